"""TS-ALLY: two against two, and one against three."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import SPACE, edge_of
from moonwall.games.tsukuyumi.book import FERTILE
from moonwall.games.tsukuyumi.factions.cybersamurai.links import closed_by_kaneda
from moonwall.games.tsukuyumi.lineup import BASE
from moonwall.games.tsukuyumi.position import AREA
from moonwall.games.tsukuyumi.rules.arsenal import EACH, MARKERS, WORKS
from moonwall.games.tsukuyumi.rules.combat import open_battle, targets
from moonwall.games.tsukuyumi.rules.comparison import attack_cp, defence_cp
from moonwall.games.tsukuyumi.rules.movement import tunnel_ways
from moonwall.games.tsukuyumi.rules.scoring import own_points
from moonwall.games.tsukuyumi.rules.ways import open_edges
from moonwall.games.tsukuyumi.values import suppressed
from moonwall.table import Match

from ..hand import at, deal, game, go, kind, offered, own, owner, play, texts, units

# Seats 0 and 2 against 1 and 3: Nomads and Boarlords against Dark Seed and Cybersamurai.
PAIRS = ["nomads", "dark-seed", "boarlords", "cybersamurai"]
ORDER = ["nomads", "dark-seed", "boarlords", "cybersamurai"]


def allied(seats: list[str] | None = None, mode: str = "alliance", **doc: Any) -> Match:
    return deal(seats or PAIRS, polish=True, mode=mode, order=doc.pop("order", ORDER), **doc)


def fight(spaces: dict[str, Any], **doc: Any) -> Match:
    return allied(phase="red", active="nomads", left={"combat": 3, "movement": 2}, spaces=spaces, **doc)


# --- the table ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["exploration", "random"])
def test_the_board_of_an_alliance(board: str) -> None:
    """TS-ALLY-01-PL: four players, 28 tiles; as Exploration with its two Fertile Grounds, or free with two at most."""
    for seed in range(4):
        match = table.start(
            "tsukuyumi", seats=4, seed=seed, mode="alliance", edition="polish", alliance_board=board
        )  # fmt: skip
        position = game(match)
        tiles = [s for s in position.spaces if position.ground[s] == AREA]
        fertile = sum(position.terrain[s] == FERTILE for s in tiles)
        assert len(tiles) == 28 and (fertile == 2 if board == "exploration" else fertile <= 2)
        assert position.rules.objectives
    with pytest.raises(table.SetupError, match=r"tsukuyumi \(alliance\) is for 4 seats, not 3"):
        table.start("tsukuyumi", seats=3, mode="alliance")


def test_partners_sit_opposite_and_add_their_points() -> None:
    """TS-ALLY-02-PL: 0 and 2, 1 and 3; the points of both count for each."""
    match = allied(phase="red", active="nomads", spaces={"2,0": {"owner": "nomads"}, "2,1": {"owner": "boarlords"}})
    position = game(match)
    assert match.view()["table"]["teams"] == [0, 1, 0, 1]
    own = [own_points(position, s) for s in range(4)]
    assert own == [3, 1, 1, 0], "areas, and the first two places of Initiative"
    assert match.scores == [4, 1, 4, 1] or tuple(match.scores) == (4, 1, 4, 1)


def finish(spaces: dict[str, Any], order: list[str], mode: str = "alliance", seats: list[str] | None = None) -> Match:
    match = allied(
        seats, mode, order=order, round=4, phase="red", active=order[-1], flipped=order[:-1], spaces=spaces
    )  # fmt: skip
    return go(match, "done")


def test_the_alliance_with_more_points_wins_together() -> None:
    """TS-ALLY-03-PL, TS-ALLY-02-PL: both winners; a tie goes to the alliance with the highest marker."""
    ahead = {"2,0": {"owner": "cybersamurai"}, "2,1": {"owner": "cybersamurai"}, "1,1": {"owner": "dark-seed"}}
    match = finish(ahead, ORDER)
    assert match.outcome is not None
    assert match.outcome.scores == (2, 4, 2, 4) and match.winners == (1, 3)
    assert set(match.outcome.ranking[:2]) == {1, 3}
    tied = {"2,0": {"owner": "cybersamurai"}}
    for order, winners in ((ORDER, (0, 2)), (["dark-seed", "nomads", "boarlords", "cybersamurai"], (1, 3))):
        spaces = tied if winners == (0, 2) else {"2,0": {"owner": "boarlords"}}
        match = finish(spaces, order)
        assert match.outcome is not None and len(set(match.outcome.scores)) == 1
        assert match.winners == winners


# --- no harm among allies ----------------------------------------------------------------------------------


def test_no_attack_on_allies_and_no_conquest_of_their_areas() -> None:
    """TS-ALLY-04-PL, Q-60: neither units nor areas of the ally can be attacked; those of others can."""
    spaces = {
        "2,0": {"units": {"private": 1, "squeaker": 1}, "owner": "boarlords"},
        "2,1": {"units": {"private": 1, "worker": 1}},
        "3,0": {"units": {"private": 1}, "owner": "dark-seed"},
    }
    match = fight(spaces)
    assert offered(match, "attack") == ["attack 2,1", "attack 3,0"] or set(offered(match, "attack")) == {
        "attack 2,1",
        "attack 3,0",
    }
    assert targets(game(match), 0) and SPACE["2,0"] not in targets(game(match), 0)
    # where an ally's area holds an enemy, only damage can be dealt
    mixed = fight({"2,0": {"units": {"private": 2, "worker": 1, "squeaker": 1}, "owner": "boarlords"}})
    play(mixed, "attack 2,0")
    assert "with nomad-conquest" not in texts(mixed) and any("annihilation" in t for t in texts(mixed))


def test_an_attack_passes_the_ally_by() -> None:
    """TS-ALLY-04-PL, TS-ALLY-05-PL, TS-ALLY-08-PL: the ally is no defender: it neither counts, nor suffers, nor
    counters; strength of allies is never added."""
    strong_ally = {"2,0": {"units": {"private": 1, "boarmaster": 1, "worker": 1}, "strongholds": 2}}
    match = fight(strong_ally)
    position = game(match)
    open_battle(position, 0, 0, SPACE["2,0"])
    assert position.battle[6] == 1 << 1, "only the Dark Seed defend"
    position.battle[2] = position.book.card_index["nomad-conquest"]
    assert attack_cp(position) == position.book.cp[position.book.kind_index["private"]]
    assert defence_cp(position) == position.book.cp[position.book.kind_index["worker"]]

    match = go(fight(strong_ally), "attack 2,0", "with nomad-conquest")
    assert owner(match, "2,0") == "nomads"
    if kind(match) == "ask-counter":
        assert match.decision is not None and match.decision.seat == at(match, "dark-seed")

    match = fight({"2,0": {"units": {"private": 2, "squeaker": 3, "worker": 1}}})
    card = next(t for t in texts(play(match, "attack 2,0")) if "annihilation" in t)
    go(match, card)
    for _ in range(12):
        if match.decision is None or not game(match).battle:
            break
        assert match.decision.seat != at(match, "boarlords"), "the ally is asked nothing"
        assert match.decision.kind != "split-damage", "there is only one enemy to take the damage"
        match.play(match.decision.options[0])
    assert units(match, "2,0")["squeaker"] == 3


def test_a_counterstrike_spares_the_ally() -> None:
    """Q-60, TS-ALLY-05-PL: of two defenders who are allies neither hurts the other."""
    from moonwall.games.tsukuyumi.rules.counter_verbs import markable, strike_targets

    match = fight({"2,0": {"units": {"private": 1, "worker": 1, "cyberoid": 1, "oni-small": 1}, "owner": "dark-seed"}})
    position = game(match)
    open_battle(position, 0, 0, SPACE["2,0"])
    assert strike_targets(position, 3) == (0, 6)
    assert not markable(position, 3), "an area of the ally stays the ally's"


def test_allies_do_not_stand_in_the_way() -> None:
    """TS-ALLY-06-PL: passing through allied units is free, through enemies it needs the Health."""
    for stoppers, free in (({"boarmaster": 1}, True), ({"boarmaster": 1, "worker": 1}, True), ({"worker": 10}, False)):
        match = fight({"2,0": {"units": {"dog": 1}}, "2,1": {"units": stoppers}})
        go(match, "use movement")
        dog = next(t for t in texts(match) if t.startswith("march dog 2,0"))
        go(match, dog, "to 2,1 1")
        assert bool([t for t in texts(match) if t.startswith("march dog 2,1")]) == free


def test_mines_and_pig_blocks_spare_the_ally() -> None:
    """EX-PL-14, TS-ALLY-07-PL: no explosion, no obstruction; but Eggs and Tunnels serve their own faction only."""
    spaces: dict[str, Any] = {
        "2,0": {"units": {"private": 1, "squeaker": 1, "worker": 1}, "pigs": ["2,-1"], "tunnels": ["3,-1"]},
        "2,1": {"mines": 2},
        "3,0": {"eggs": 1},
    }
    position = game(fight(spaces))
    nomads, seed, boars, cyber = range(4)
    here, edge = SPACE["2,0"], edge_of(SPACE["2,0"], SPACE["2,-1"])
    assert open_edges(position, nomads, here, False) >> edge & 1, "the ally of the Boarlords crosses"
    assert not open_edges(position, seed, here, False) >> edge & 1
    assert tunnel_ways(position, boars, here) and not tunnel_ways(position, nomads, here)

    match = allied(phase="red", active="boarlords", left={"movement": 1}, spaces=spaces, flipped=ORDER[:2])
    go(match, "use movement", "march squeaker 2,0 1", "to 2,1 1")
    assert units(match, "2,1") == {"squeaker": 1} and kind(match) != "explode"
    match = allied(phase="red", active="dark-seed", left={"movement": 1}, spaces=spaces, flipped=ORDER[:1])
    go(match, "use movement", "march worker 2,0 1", "to 2,1 1")
    assert kind(match) == "explode"

    worker = position.book.kind_index["worker"]
    assert "hatch 3,0" in [o.text for o in position.rules.factions[seed].places(position, seed, worker)]
    drone = position.book.kind_index["cyberoid"]
    assert "hatch 3,0" not in [o.text for o in position.rules.factions[cyber].places(position, cyber, drone)]


def test_uplinks_spare_the_ally() -> None:
    """TS-ALLY-07-PL: Kaneda, Rocket Attack and Tetsuo harm the enemies of the Cybersamurai only."""
    from moonwall.games.tsukuyumi.factions.cybersamurai.uplinks import can_shoot, enemies_in

    match = fight(
        {"2,0": {"units": {"private": 1, "worker": 1}}, "2,1": {"units": {"worker": 1}}},
        factions={"cybersamurai": {"kaneda-red": ["2,0", "2,1"], "rocket-red": "2,0"}},
    )
    position = game(match)
    nomads, seed, cyber = 0, 1, 3
    edge = edge_of(SPACE["2,0"], SPACE["2,1"])
    assert closed_by_kaneda(position, nomads, SPACE["2,0"]) >> edge & 1
    assert not closed_by_kaneda(position, seed, SPACE["2,0"])
    assert suppressed(position, nomads, SPACE["2,0"]) and not suppressed(position, seed, SPACE["2,0"])
    assert enemies_in(position, cyber, SPACE["2,0"]) == (nomads,)
    assert enemies_in(position, cyber, SPACE["2,1"]) == ()
    assert can_shoot(position, cyber)


def test_displacement_spares_the_ally() -> None:
    """TS-ALLY-07-PL: only enemies are moved out of the area."""
    from moonwall.games.tsukuyumi.factions.boarlords.displacement import Displace

    match = fight({"2,0": {"units": {"private": 1, "worker": 1, "squeaker": 1}}})
    position = game(match)
    open_battle(position, 1, 1, SPACE["2,0"])
    Displace(position.rules.seat_of["boarlords"], ()).run(position)
    asked = position.stack[-1]
    assert type(asked).__name__ == "DisplaceUnits" and getattr(asked, "side", None) == 1
    position.stack.pop()
    worker = position.book.kind_index["worker"]
    position.add(SPACE["2,0"], worker, -1)
    before = len(position.stack)
    Displace(position.rules.seat_of["boarlords"], ()).run(position)
    assert len(position.stack) == before, "nobody is left but the ally"


# --- Domination --------------------------------------------------------------------------------------------


def dominate(first: str, seed: int = 1, **options: object) -> Match:
    seats = [first, *(f for f in BASE if f != first)]
    return table.start("tsukuyumi", seats=seats, seed=seed, mode="domination", edition="polish", **options)


def until_single(match: Match) -> Match:
    """The three allies set up; then it is the single player's turn."""
    while match.decision and match.decision.seat != 0:
        match.play(match.decision.options[0])
    return match


@pytest.mark.parametrize("first", BASE)
def test_one_starts_with_sixteen_areas_and_everything(first: str) -> None:
    """TS-ALLY-09-PL: the first seat stands alone, marks 16 areas, has all material in play."""
    match = until_single(dominate(first))
    position = game(match)
    assert [position.controlled(s) for s in (1, 2, 3)] == [3, 3, 3], "the allies have started before"
    assert (
        position.rules.teams == [0, 1, 1, 1] and position.rules.foes[0] == [1, 2, 3] and position.rules.foes[2] == [0]
    )
    marked = 0
    while kind(match) in ("place-home", "start-area"):
        marked += kind(match) == "start-area"
        match.play(match.decision.options[0] if match.decision else "")
    position = game(match)
    assert position.controlled(0) == 16
    assert kind(match) == "start-all" and len(texts(match)) <= 150
    match.play(next(t for t in texts(match) if t.startswith("put all")))
    while match.decision and match.decision.kind in ("start-markers", "start-works"):
        match.play(match.decision.options[0])
    position = game(match)
    book = position.book
    mine = [k for k in book.kinds_of[book.faction_ids.index(first)] if k not in book.companions]
    assert all(position.stock[k] == 0 for k in mine)
    if first == "cybersamurai":
        assert own(match, "cybersamurai")[0].bit_count() == len(book.uplinks)
    elif first == "nomads":
        assert own(match, "nomads")[:3] == [row.pieces for row in book.weapons]
        assert sum(position.marks_of("mine")) == MARKERS and max(position.marks_of("mine")) == EACH
    elif first == "dark-seed":
        assert sum(position.marks_of("egg")) == MARKERS and max(position.marks_of("egg")) == EACH
    else:
        built = sum(position.marks_of("cover")) + sum(position.marks_of("stronghold"))
        built += sum(b.bit_count() for b in position.tunnels) // 2 + sum(b.bit_count() for b in position.pigs)
        assert built == WORKS
    assert position.round == 1, "the game begins"


def test_the_three_share_a_third() -> None:
    """TS-ALLY-10-PL: the points of the three are added and divided by 3, rounded down; then most points win."""
    seats = ["nomads", "dark-seed", "boarlords", "cybersamurai"]
    spaces = {"2,0": {"owner": "dark-seed"}, "2,1": {"owner": "boarlords"}, "1,1": {"owner": "cybersamurai"}}
    match = finish(spaces, ["dark-seed", "boarlords", "nomads", "cybersamurai"], "domination", seats)
    assert match.outcome is not None
    assert match.outcome.scores == (0, 2, 2, 2) and match.winners == (1, 2, 3), "3 areas and 3 of Initiative, by 3"
    spaces = {"2,0": {"owner": "dark-seed"}, "2,1": {"owner": "nomads"}, "1,1": {"owner": "nomads"}}
    match = finish(spaces, ["dark-seed", "boarlords", "nomads", "cybersamurai"], "domination", seats)
    assert match.outcome is not None
    assert match.outcome.scores == (2, 1, 1, 1) and match.winners == (0,), "4 by 3 is 1"
