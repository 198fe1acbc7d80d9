"""TSM-FEVENT-21..33: Dark Seed's Faction events, each with a case where it does not apply."""

from __future__ import annotations

from typing import Any

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.rules.devastation import is_razed, raze
from moonwall.games.tsukuyumi.rules.scoring import instant_points
from moonwall.table import Match

from .. import invariants
from ..hand import FOUR, HOMES, at, game, go, kind, offered, owner, play, seat, texts, units
from .piles import lasting, next_round, playable, turn, use

SEED = "dark-seed"
NEST = HOMES[SEED]


# --- Old Seed -----------------------------------------------------------------------------------------------


def test_old_seed_lays_eggs_anywhere() -> None:
    """TSM-FEVENT-21, TSM-FEVENT-22: up to 3, on any areas whoever stands there, not on Homezones."""
    match = use(SEED, "old-seed", {"2,0": {"units": {"boarguard": 1}, "owner": "boarlords"}})
    assert {"egg 2,0", "egg 0,0", "egg 3,-2"} <= set(texts(match))
    assert not {f"egg {h}" for h in HOMES.values()} & set(texts(match))
    play(match, "egg 2,0", "egg 2,0", "egg 0,0")
    assert game(match).marks_at("egg", SPACE["2,0"]) == 2 and game(match).marks_at("egg", 0) == 1
    assert kind(match) != "old-seed", "three are all"


def test_old_seed_moves_eggs_when_the_stock_is_empty() -> None:
    """TSM-FEVENT-21 (QM-28), TS-SEED-11; and one may stop before."""
    match = use(SEED, "old-seed", {"3,0": {"eggs": 25}})
    play(match, "egg 2,0")
    assert game(match).marks_at("egg", SPACE["2,0"]) == 1 and game(match).marks_at("egg", SPACE["3,0"]) == 24
    play(match, "done")
    assert sum(game(match).marks_of("egg")) == 25


# --- The Queen Travels --------------------------------------------------------------------------------------


def test_the_nest_moves_onto_an_area() -> None:
    """TSM-FEVENT-23, TSM-FEVENT-24, TSM-FEVENT-25: with what stands in it; markers and units of the area stay there,
    its Territory marker goes; the old place is a hole."""
    spaces = {
        NEST: {"units": {"worker": 2, "private": 1}},
        "3,0": {"units": {"boarguard": 1}, "owner": "boarlords", "mines": 1, "eggs": 1, "blocks": ["3,-1"]},
    }
    match = use(SEED, "the-queen-travels", spaces)
    play(match, "home 3,0")
    position = game(match)
    assert position.homezone[at(match, SEED)] == SPACE["3,0"] and owner(match, "3,0") is None
    assert units(match, "3,0") == {"worker": 2, "private": 1, "boarguard": 1}
    assert (position.marks_at("mine", SPACE["3,0"]), position.marks_at("egg", SPACE["3,0"])) == (1, 1)
    assert position.blocks[SPACE["3,0"]]
    assert position.ground[SPACE[NEST]] == 0 and SPACE["3,0"] not in position.areas
    invariants.check(position)


def test_the_nest_goes_where_nobody_lives() -> None:
    """TSM-FEVENT-26: never onto the Moon or another Homezone; an empty place at the edge will do."""
    match = use(SEED, "the-queen-travels")
    spots = {t.split()[1] for t in texts(match)}
    assert not spots & ({"0,0", "1,0", "1,-1"} | {HOMES[name] for name in FOUR})
    assert "2,2" in spots or "3,1" in spots, "beside the board"
    edge = next(s for s in ("3,1", "2,2") if s in spots)
    play(match, f"home {edge}")
    assert game(match).homezone[at(match, SEED)] == SPACE[edge]
    invariants.check(game(match))


def test_the_queen_stays_during_a_battle() -> None:
    """TSM-FEVENT-23: the ground of a battle stays where it is."""
    from moonwall.games.tsukuyumi.rules.event_cards import playable as can_play

    match = turn(SEED, ["the-queen-travels"])
    assert playable(match) == {"the-queen-travels"}
    game(match).battle = [0] * 29
    assert not can_play(game(match), at(match, SEED), game(match).book.event_index["the-queen-travels"])


def test_a_devastated_nest_is_turned_back() -> None:
    """TSM-FEVENT-27, TSM-FIREBORN-11, XM-26: who devastated it loses the points and may do so again."""
    match = turn(SEED, ["the-queen-travels"])
    nomads = at(match, "nomads")
    raze(game(match), SPACE[NEST], nomads, 3)
    assert instant_points(game(match), nomads) == 3
    go(match, "use events")
    play(match, "play the-queen-travels", "home 3,0")
    assert kind(match) == "turn-back" and is_razed(game(match), SPACE["3,0"])
    play(match, "yes")
    assert instant_points(game(match), nomads) == 0 and not is_razed(game(match), SPACE["3,0"])
    raze(game(match), SPACE["3,0"], nomads, 3)
    assert instant_points(game(match), nomads) == 3
    whole = use(SEED, "the-queen-travels")
    play(whole, "home 3,0")
    assert kind(whole) != "turn-back", "an intact Nest needs none"


# --- Pioneers for the Nest ----------------------------------------------------------------------------------


def pioneers(spaces: dict[str, Any]) -> Match:
    match = use(SEED, "pioneers-for-the-nest", spaces, left={"effect": 1})
    return go(match, "use faction-effect")


def fight(match: Match, space: str) -> Match:
    play(match, f"conqueror {space}")
    go(match, "with seed-conquest")
    while kind(match) not in ("swarm", "act"):
        play(match, "pass" if "pass" in texts(match) else texts(match)[0])
    return match


def test_pioneers_stay() -> None:
    """TSM-FEVENT-28: the Conqueror is not removed after its battle; without the card it is."""
    spaces = {"2,0": {"units": {"conqueror": 1}}, "3,0": {"units": {"worker": 1}}}
    match = fight(pioneers(spaces), "2,0")
    assert units(match, "2,0") == {"conqueror": 1} and owner(match, "2,0") == SEED
    plain = turn(SEED, [], spaces, left={"effect": 1, "play": 0})
    go(plain, "use faction-effect")
    fight(plain, "2,0")
    assert units(plain, "2,0") == {}


def test_each_pioneer_fights_once() -> None:
    """TSM-FEVENT-29: two Conquerors of an area start two battles, not three."""
    spaces = {"2,0": {"units": {"conqueror": 2, "boarguard": 3}, "owner": "boarlords"}, "3,0": {"units": {"worker": 1}}}
    match = pioneers(spaces)
    fight(match, "2,0")
    assert "conqueror 2,0" in texts(match)
    fight(match, "2,0")
    assert kind(match) == "swarm" and "conqueror 2,0" not in texts(match)
    assert units(match, "2,0")["conqueror"] == 2


# --- Food for the Queen -------------------------------------------------------------------------------------


def test_food_for_the_queen() -> None:
    """TSM-FEVENT-30, TSM-FEVENT-31: 1 PP for each enemy unit destroyed since, spent at the end of the round by the
    usual rules; own losses and what others destroy do not count."""
    from moonwall.games.tsukuyumi.rules.pieces import destroy

    spaces = {"2,0": {"units": {"private": 3, "oni-small": 1, "worker": 1}}, "3,0": {"units": {"worker": 1}}}
    match = use(SEED, "food-for-the-queen", spaces)
    position = game(match)
    index, me = position.book.kind_index, at(match, SEED)
    destroy(position, SPACE["2,0"], (index["private"], 2, index["oni-small"], 1), me, "combat")
    destroy(position, SPACE["2,0"], (index["worker"], 1), me, "combat")
    destroy(position, SPACE["2,0"], (index["private"], 1), at(match, "boarlords"), "combat")
    entry = match.view()["table"]["seats"][me]["own_events"]["lasting"][0]
    assert entry["event"] == "food-for-the-queen" and entry["n"] == 3
    for _ in range(200):
        if kind(match) == "produce" and seat(match) == SEED and game(match).active < 0:
            break
        play(match, next((o for o in ("done", "pass") if o in texts(match)), texts(match)[0]))
    assert game(match).pp == 3
    play(match, "done")
    assert game(match).pp == 0, "now or never"


def test_no_food_no_production() -> None:
    """TSM-FEVENT-30: nothing destroyed, nothing to spend."""
    match = use(SEED, "food-for-the-queen")
    next_round(match)
    assert game(match).pp == 0 and lasting(match) == set()


# --- Full Nest ----------------------------------------------------------------------------------------------


def test_full_nest_keeps_the_eggs() -> None:
    """TSM-FEVENT-32, TSM-FEVENT-33: any number of units hatch from one Egg this round; without the card one does."""
    spaces = {"2,0": {"eggs": 1}}
    match = use(SEED, "full-nest", spaces, left={"production": 2})
    go(match, "use production")
    for _ in range(2):
        play(match, "buy worker", "hatch 2,0")
    assert units(match, "2,0") == {"worker": 2} and game(match).marks_at("egg", SPACE["2,0"]) == 1
    plain = turn(SEED, [], spaces, left={"production": 2, "play": 0})
    go(plain, "use production")
    play(plain, "buy worker", "hatch 2,0", "buy worker")
    assert offered(plain, "hatch") == [] and game(plain).marks_at("egg", SPACE["2,0"]) == 0
