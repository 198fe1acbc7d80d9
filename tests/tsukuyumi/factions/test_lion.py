"""TSM-LION and TSF-LION: Beasts that need a Beastmaster, and Beasts that remake the land."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import features
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.factions.kampfgruppe.shots import missile_targets
from moonwall.games.tsukuyumi.factions.lion import craft
from moonwall.games.tsukuyumi.factions.lion.craft import placeable
from moonwall.games.tsukuyumi.factions.lion.state import HERD, LOOSE, TILES, largest_group
from moonwall.games.tsukuyumi.position import AREA, NOBODY
from moonwall.games.tsukuyumi.rules.battle import strength
from moonwall.games.tsukuyumi.rules.devastation import is_razed, raze
from moonwall.games.tsukuyumi.rules.pieces import destroy, spawn
from moonwall.games.tsukuyumi.rules.scoring import instant_points
from moonwall.games.tsukuyumi.values import shielded
from moonwall.table import ComposeError, Match

from ..combat.field import attack, cards, counters, field, settle, until
from ..hand import PATCH, at, deal, game, go, kind, offered, order, own, owner, play, seat, texts, told, units
from ..modules.blanks import fails_without
from ..modules.piles import lasting, next_round, playable, turn, use

LION, NOMADS, BOARS, SEED, CYBER, FIRE, KG, SEA = (
    "children-of-the-lion", "nomads", "boarlords", "dark-seed", "cybersamurai", "fireborn", "kampfgruppe-03",
    "lords-of-the-lost-sea",
)  # fmt: skip
SEATS = [LION, NOMADS, BOARS, SEED]
SPOT = "2,0"
CARDS = {LION: "action-blitz"}


def fight(here: dict[str, int], **doc: Any) -> Match:
    return field(LION, here, SEATS, **doc)


def attacked(here: dict[str, int], card: str = "nomad-conquest", seats: list[str] | None = None, **doc: Any) -> Match:
    return attack(field(NOMADS, here, seats or SEATS, **doc), card)


def moving(spaces: dict[str, Any], reach: int = 1, seats: list[str] | None = None, **doc: Any) -> Match:
    left = {"movement": reach, "combat": 1, "initiative": 1}
    return go(deal(seats or SEATS, phase="red", active=LION, spaces=spaces, left=left, **doc), "use movement")


def effect(spaces: dict[str, Any], seats: list[str] | None = None, **doc: Any) -> Match:
    left = {"effect": 1, "initiative": 1}
    return deal(seats or SEATS, phase="blue", active=LION, spaces=spaces, left=left, **doc)


def call(spaces: dict[str, Any], *answers: str, **doc: Any) -> Match:
    return play(effect(spaces, **doc), "use faction-effect", *answers)


def event(name: str, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    seats = doc.pop("seats", SEATS)
    return use(LION, name, spaces, seats=seats, cards=CARDS, **doc)


def board(match: Match) -> dict[str, Any]:
    return dict(match.view()["table"]["seats"][at(match, LION)]["board"])


def first(match: Match, what: str) -> dict[str, Any]:
    """The first thing of that kind that the last answer has led to."""
    found = told(match, what)
    assert found, f"nothing is told of {what}"
    return found[0]


def vp(match: Match, faction: str) -> int:
    return instant_points(game(match), at(match, faction))


def tile(match: Match, space: str) -> str:
    position = game(match)
    return position.book.tile_ids[position.tile[SPACE[space]]]


# --- the faction ----------------------------------------------------------------------------------------------


def test_a_tribe_and_two_beasts() -> None:
    """TSM-LION-01, TSM-LION-02, TSM-LION-09, TSM-LION-11: eighteen pieces, number 34, five Beastmasters, one Procer."""
    match = deal([LION, NOMADS, BOARS, CYBER])
    book = game(match).book
    kinds = book.kinds_of[book.faction_ids.index(LION)]
    assert {book.kind_ids[k]: book.pieces[k] for k in kinds if not book.kind_ids[k].startswith("mascot")} == {
        "tracker": 6, "spearbearer": 4, "beastmaster": 5, "procer": 1, "giraffe": 1, "rhinoceros": 1,
    }  # fmt: skip
    procer = book.kind_index["procer"]
    assert (book.cp[procer], book.hp[procer], book.dmg[procer]) == (20, 20, 15)
    assert order(match) == [CYBER, NOMADS, BOARS, LION]


def test_the_camp_at_the_edge() -> None:
    """TSM-LION-07, TSF-LION-01: a Homezone at the edge, three starting areas, the usual way to place units."""
    match = table.start("tsukuyumi", seats=[LION, NOMADS, BOARS], seed=4)
    me = at(match, LION)
    while game(match).round == 0:
        if kind(match) == "place-home" and seat(match) == LION:
            assert not any(game(match).ground[SPACE[t.split()[1]]] for t in texts(match))
        play(match, texts(match)[0])
    position = game(match)
    assert position.homezone[me] >= 0 and position.controlled(me) == 3
    there = {u: n for s in position.spaces_of(me) for u, n in units(match, name(s)).items()}
    assert sum(there.values()) == 5 and there["giraffe"] == there["beastmaster"] == 1
    new = deal(SEATS, phase="green", active=LION, left={"production": 1, "initiative": 1})
    play(new, "use production", "buy tracker")
    assert {t.split()[1] for t in texts(new)} == {"0,2", "0,1", "-1,2", "1,1"} & {t.split()[1] for t in texts(new)}
    assert "place 0,2" in texts(new)


def name(space: int) -> str:
    return next(n for n, s in SPACE.items() if s == space)


# --- taming ---------------------------------------------------------------------------------------------------


def test_untamed_beasts_count_nothing() -> None:
    """XF-LION-1 (TSM-LION-03, TSF-LION-02): 55 with the Beastmaster, 20 without; the Giraffe stays where it is."""
    here = {"giraffe": 1, "beastmaster": 1, "tracker": 2, "private": 4}
    match = attacked(here)
    assert first(match, "conquest-failed")["need"] == 55 and first(match, "conquest-failed")["n"] == 40
    del here["beastmaster"]
    wild = attacked(here)
    assert first(wild, "conquered")["need"] == 20
    settle(wild)
    assert owner(wild, SPOT) == NOMADS and units(wild, SPOT)["giraffe"] == 1


def test_an_untamed_beast_defends_with_nothing() -> None:
    """TSF-LION-02, TS-COUNTER-05: it is a defender, can be hit and may choose, but has no damage to strike with."""
    alone = attacked({"rhinoceros": 1, "private": 5})
    assert seat(alone) == LION and "counterstrike" not in counters(alone) and counters(alone)
    led = attacked({"rhinoceros": 1, "beastmaster": 1, "private": 5})
    assert "counterstrike" in counters(led)
    play(led, "counter counterstrike")
    settle(led)
    assert units(led, SPOT)["private"] == 1, "45 damage: the Rhinoceros strikes with the Beastmaster"
    hit = attacked(
        {"rhinoceros": 1, "launcher": 2, "hunter": 1}, "nomad-annihilation", factions={NOMADS: {"weapons": {}}}
    )
    settle(hit)
    assert "rhinoceros" not in units(hit, SPOT)


def test_a_fallen_beastmaster_tames_until_the_battle_ends() -> None:
    """TSF-LION-02, TS-COMBAT-13: it still lies there when its side strikes back."""
    match = attacked(
        {"rhinoceros": 1, "beastmaster": 1, "hunter": 2}, "nomad-annihilation", factions={NOMADS: {"weapons": {}}}
    )
    while kind(match) != "ask-counter":
        play(match, next(t for t in texts(match) if t in ("hit beastmaster", "pass")))
    assert game(match).fallen[game(match).book.kind_index["beastmaster"]] == 1
    play(match, "counter counterstrike")
    settle(match)
    assert "hunter" not in units(match, SPOT), "(30 + 15) / 2 are 22.5"


def test_untamed_beasts_start_and_join_no_attack() -> None:
    """TSF-LION-02, TS-COMBAT-01: alone no attack begins, with Trackers it adds nothing; nor does a Mascot help."""
    assert not offered(fight({"giraffe": 1, "private": 1}), "attack")
    mixed = fight({"giraffe": 1, "tracker": 1, "private": 2})
    attack(mixed, "lion-conquest")
    assert first(mixed, "conquest-failed")["n"] == 10
    hurt = fight({"giraffe": 1, "tracker": 1, "private": 2})
    attack(hurt, "lion-annihilation")
    assert first(hurt, "attack-damage")["n"] == 10
    cub = fight({"giraffe": 1, "mascot-children-of-the-lion": 1, "private": 1}, options={"mascots": True})
    assert not offered(cub, "attack")
    led = fight({"giraffe": 1, "beastmaster": 1, "private": 2})
    attack(led, "lion-conquest")
    assert first(led, "conquered")["n"] == 35


def test_a_step_needs_a_beastmaster_where_it_begins() -> None:
    """XF-LION-2 (TSM-LION-06, TSF-LION-03, TSF-LION-04): two steps for all who begin with the Giraffe; it may leave
    its Beastmaster behind and then stays."""
    match = moving({SPOT: {"units": {"giraffe": 1, "beastmaster": 1, "tracker": 1}}, "2,1": {"units": {"tracker": 1}}})
    assert {f"march {u} {SPOT} 2" for u in ("giraffe", "beastmaster", "tracker")} <= set(texts(match))
    assert "march tracker 2,1 1" in texts(match)
    play(match, f"march all {SPOT}", "to 3,-1")
    assert units(match, "3,-1") == {"giraffe": 1, "beastmaster": 1, "tracker": 1}
    play(match, "march giraffe 3,-1 1", "to 3,-2 1")
    assert units(match, "3,-2") == {"giraffe": 1} and not [t for t in texts(match) if "giraffe" in t]
    assert board(match)["untamed"] == ["giraffe"]
    play(match, "march beastmaster 3,-1 1", "to 3,-2 1")
    assert board(match)["tamed"] == ["giraffe"]
    alone = moving({SPOT: {"units": {"giraffe": 1, "tracker": 1}}})
    assert texts(alone) == [f"march tracker {SPOT} 1", "done"]


def test_the_bonus_is_fixed_when_the_movement_begins() -> None:
    """TSF-LION-04, 5.12: who began with the Giraffe keeps it when she has gone; who meets her later has none."""
    match = moving(
        {SPOT: {"units": {"giraffe": 1, "beastmaster": 1, "tracker": 1}}, "3,0": {"units": {"spearbearer": 1}}}
    )
    play(match, f"march giraffe {SPOT} 2", "to 3,0 1", f"march beastmaster {SPOT} 2", "to 3,0 1")
    assert {f"march tracker {SPOT} 2", "march spearbearer 3,0 1"} <= set(texts(match))
    play(match, "done")
    assert own(match, LION)[HERD] == SPACE[SPOT] + 1


def test_a_beast_is_moved_by_others_tamed_or_not() -> None:
    """TSF-LION-03, TSF-PAIR-09: displaced away from its Beastmaster it is untamed at once."""
    seats = [LION, SEA, BOARS, SEED]
    left = {"effect": 1, "initiative": 1}
    spaces = {SPOT: {"units": {"whale-king": 1, "giraffe": 1, "beastmaster": 1}}}
    match = deal(seats, phase="blue", active=SEA, spaces=spaces, left=left)
    play(match, "use faction-effect", f"shove {SPOT}", f"displace giraffe {SPOT} 3,0")
    assert units(match, "3,0") == {"giraffe": 1} and board(match)["untamed"] == ["giraffe"]


def test_the_procer_leads() -> None:
    """TSF-LION-05: 5 for each Tracker and Spearbearer in its space, not for others or elsewhere."""
    match = fight(
        {"procer": 1, "tracker": 2, "spearbearer": 1, "beastmaster": 1}, spaces={"3,0": {"units": {"tracker": 1}}}
    )
    position, me = game(match), at(match, LION)
    assert strength(position, me, SPACE[SPOT]) == 20 + 30 + 25 + 15
    assert strength(position, me, SPACE["3,0"]) == 10


def test_a_rocket_attack_takes_bonuses_but_not_taming() -> None:
    """11.2: no Beast ability, no Giraffe's and no Procer's bonus there; taming and values stay."""
    seats = [LION, CYBER, BOARS, SEED]
    rocket = {CYBER: {"uplinks": ["rocket-attack"], "rocket-red": SPOT}}
    here = {SPOT: {"units": {"giraffe": 1, "beastmaster": 1, "procer": 1, "tracker": 1}}}
    match = moving(here, seats=seats, factions=rocket)
    assert f"march giraffe {SPOT} 1" in texts(match) and f"march tracker {SPOT} 1" in texts(match)
    assert strength(game(match), at(match, LION), SPACE[SPOT]) == 20 + 15 + 20 + 10
    shut = effect(here, seats, factions=rocket, board={**PATCH, SPOT: {"tile": "ocean-10"}})
    assert "use faction-effect" not in texts(shut)
    assert "use faction-effect" in texts(effect(here, seats, board={**PATCH, SPOT: {"tile": "ocean-10"}}))


# --- Call of the Wild -----------------------------------------------------------------------------------------

LED = {"units": {"giraffe": 1, "beastmaster": 1}}
STRONG = {"units": {"rhinoceros": 1, "beastmaster": 1}}


def test_rotate() -> None:
    """TSF-LION-06 (a), TSM-LION-05: its own area or one beside it, occupied or not, where turning changes something."""
    ground = {**PATCH, SPOT: {"tile": "ocean-10"}, "3,0": {"tile": "ocean-18"}, "3,-2": {"tile": "ocean-11"}}
    spaces = {SPOT: LED, "3,0": {"units": {"private": 1}, "owner": NOMADS}}
    match = call(spaces, "craft giraffe rotate-area", board=ground)
    assert set(texts(match)) == {"area 2,0", "area 3,0"}, "the tile of 3,-2 is too far away"
    before = game(match).print_blocks[SPACE["3,0"]]
    play(match, "area 3,0", "turn 2")
    after = game(match).print_blocks[SPACE["3,0"]]
    assert after != before and after.bit_count() == before.bit_count() and owner(match, "3,0") == NOMADS
    assert own(match, LION)[TILES] == 0


def test_replace() -> None:
    """XF-LION-4 (TSF-LION-06 (b), TSF-LION-08, TSM-LION-05): the Oni go back as nobody's kill, markers to their
    stocks, the own marker stays; areas with a unit or a marker of others are not offered."""
    spaces: dict[str, Any] = {
        SPOT: STRONG,
        "3,0": {"owner": LION, "units": {"oni-medium": 1}, "mines": 1, "added": ["unstable"], "blocks": ["4,0"]},
        "2,1": {"owner": BOARS},
        "1,1": {"units": {"private": 1}},
        "2,-1": {"units": {"tracker": 1}},
        "3,-1": {"owner": "oni"},
    }
    match = call(spaces, "craft rhinoceros replace-area")
    assert set(texts(match)) == {"area 3,0", "area 3,-1"}, "no Moon area, none with units or another player's marker"
    position, here = game(match), SPACE["3,0"]
    old, neutral, stock = (
        position.tile[here],
        sum(position.neutral),
        position.stock[position.book.kind_index["oni-medium"]],
    )
    points = position.scores()[at(match, LION)]
    play(match, "area 3,0")
    assert f"tile {position.book.tile_ids[old]}" not in texts(match), "the tile taken up cannot be fetched at once"
    play(match, "tile fertile-1")
    position = game(match)
    assert tile(match, "3,0") == "fertile-1" and owner(match, "3,0") == LION and not units(match, "3,0")
    assert position.marks_at("mine", here) == 0 and not position.added[here] and not position.blocks[here]
    assert sum(position.neutral) == neutral + 2
    assert position.stock[position.book.kind_index["oni-medium"]] == stock + 1 and not any(position.kills)
    assert old in position.unused_tiles and position.book.tile_index["fertile-1"] not in position.unused_tiles
    assert position.scores()[at(match, LION)] == points + 1 and own(match, LION)[TILES] == 1


def test_replace_turns_the_new_tile_and_keeps_what_lies_on_edges() -> None:
    """TSF-LION-08, 11.2: Tunnels and Kaneda keep their edge, Rockets, Eggs, Strongholds and Pig Blocks go; the new
    tile is turned by the Children and intact."""
    seats = [LION, CYBER, BOARS, SEED]
    factions = {CYBER: {"uplinks": ["kaneda", "rocket-attack"], "rocket-red": "3,0", "kaneda-red": ["3,0", "4,0"]}}
    spaces: dict[str, Any] = {
        SPOT: STRONG,
        "3,0": {"tunnels": ["2,1"], "pigs": ["3,-1"], "eggs": 2, "strongholds": 1},
    }
    match = effect(spaces, seats, factions=factions)
    raze(game(match), SPACE["3,0"], NOBODY)
    play(match, "use faction-effect", "craft rhinoceros replace-area", "area 3,0", "tile ocean-18", "turn 3")
    position, here = game(match), SPACE["3,0"]
    assert position.tunnels[here] and not position.pigs[here] and not position.marks_at("egg", here)
    assert not position.marks_at("stronghold", here) and not is_razed(position, here), "TSF-PAIR-02"
    signs = [s["what"] for s in position.rules.factions[at(match, CYBER)].signs(position)]
    assert signs == ["kaneda"]
    assert position.turn[here] == 3 and position.print_blocks[here].bit_count() == 2


def test_the_tile_of_a_portal_stays() -> None:
    """TSF-LION-07, TSF-PAIR-08: Portal areas are never replaced; without the Portal the area is offered."""
    for portal in (True, False):
        match = effect({SPOT: STRONG}, [LION, "sentinels", BOARS, SEED])
        game(match).put_marks("portal", SPACE["3,0"], int(portal))
        play(match, "use faction-effect", "craft rhinoceros replace-area")
        assert ("area 3,0" in texts(match)) is not portal


def test_place() -> None:
    """TSF-LION-06 (c), TSM-LION-04, TSM-LION-10, TS-SETUP-03: an unused tile on a vacant space beside it, one area
    touched is enough; the board grows."""
    match = call({"3,-2": LED}, "craft giraffe place-tile", "tile mountain-1")
    spots = {t.split()[1] for t in texts(match)}
    assert "4,-2" not in spots and spots and all(not game(match).ground[SPACE[s]] for s in spots)
    assert spots == {name(s) for s in placeable(game(match), SPACE["3,-2"])}
    lone = next(s for s in spots)
    areas = len(game(match).areas)
    play(match, f"lay {lone}")
    assert tile(match, lone) == "mountain-1" and len(game(match).areas) == areas + 1
    assert game(match).ground[SPACE[lone]] == AREA and own(match, LION)[TILES] == 1


def test_nothing_is_laid_into_a_hole_or_without_tiles() -> None:
    """TSF-LION-06 (c), TSF-LION-07: never a hole of a scenario; without unused tiles neither placing nor replacing."""
    match = effect({"3,-2": LED})
    position = game(match)
    hole = placeable(position, SPACE["3,-2"])[0]
    position.rules.board.holes.append(name(hole))
    try:
        assert hole not in placeable(position, SPACE["3,-2"])
    finally:
        position.rules.board.holes.pop()
    position.unused_tiles = ()
    assert not position.rules.factions[at(match, LION)].has_effect(position, at(match, LION))


def test_each_tamed_beast_once() -> None:
    """XF-LION-5, TSF-LION-06: Giraffe and Rhinoceros one ability each; an untamed one has none."""
    match = call({SPOT: LED, "3,-2": STRONG}, "craft giraffe rotate-area", board={**PATCH, SPOT: {"tile": "ocean-10"}})
    go(match, "area 2,0")
    play(match, "turn 1")
    assert {t.split()[1] for t in texts(match) if t != "done"} == {"rhinoceros"}
    play(match, "craft rhinoceros place-tile", "tile mountain-1")
    play(match, texts(match)[0])
    assert kind(match) != "call-of-the-wild" and own(match, LION)[TILES] == 1
    wild = call({SPOT: LED, "3,-2": {"units": {"rhinoceros": 1}}})
    assert {t.split()[1] for t in texts(wild) if t != "done"} == {"giraffe"}
    assert "use faction-effect" not in texts(effect({SPOT: {"units": {"giraffe": 1, "tracker": 1}}}))


def test_spare_tiles_at_five() -> None:
    """XF-TABLE-4, TSF-TABLE-05: 35 of 44 tiles, 9 unused, in both editions; without the Children fewer."""
    five = [LION, NOMADS, BOARS, SEED, CYBER]
    for edition in ("italian", "polish"):
        match = table.start("tsukuyumi", seats=five, seed=1, edition=edition)
        assert len(game(match).unused_tiles) == 9
        other = table.start("tsukuyumi", seats=[FIRE, *five[1:]], seed=1, edition=edition)
        assert len(game(other).unused_tiles) == (2 if edition == "italian" else 3)


# --- Combat cards ---------------------------------------------------------------------------------------------


def test_lions_share() -> None:
    """XF-LION-3: 45 doubled against 20 + 50 + 15; without the Beastmaster 30 fail; once per round."""
    marks = {"strongholds": 1}
    ground = {**PATCH, SPOT: {"tile": "mountain-3"}}
    match = fight({"beastmaster": 1, "tracker": 3, "boarguard": 1}, marks=marks, board=ground)
    attack(match, "lion-lions-share")
    assert first(match, "conquered")["n"] == 90 and first(match, "conquered")["need"] == 85
    settle(match)
    assert owner(match, SPOT) == LION
    alone = fight({"tracker": 3, "boarguard": 1}, marks=marks, board=ground)
    attack(alone, "lion-lions-share")
    assert first(alone, "conquest-failed")["n"] == 30
    settle(alone)
    assert "with lion-lions-share" not in cards(alone)


def test_wild_hunt() -> None:
    """XF-LION-7: 55 against 20, then 30 damage of the Beast alone; Spook moves the Rhinoceros, the marker stays."""
    match = fight({"rhinoceros": 1, "beastmaster": 1, "private": 2})
    attack(match, "lion-wild-hunt")
    assert first(match, "conquered")["n"] == 55 and first(match, "attack-damage")["n"] == 30
    until(match, "ask-counter")
    play(match, "counter spook", "spook rhinoceros 3,0")
    settle(match)
    assert units(match, SPOT) == {"beastmaster": 1} and units(match, "3,0") == {"rhinoceros": 1}
    assert owner(match, SPOT) == LION
    assert "with lion-wild-hunt" not in cards(fight({"rhinoceros": 1, "tracker": 1, "private": 2}))
    assert "with lion-wild-hunt" not in cards(fight({"beastmaster": 1, "tracker": 1, "private": 2}))
    assert "with lion-wild-hunt" not in cards(fight({"rhinoceros": 1, "beastmaster": 1}))


def test_spook_needs_a_way_out() -> None:
    """8.1: not offered where no neighbour is open to the Beast."""
    ring = ["3,0", "3,-1", "2,-1", "1,0", "1,1", "2,1"]
    match = fight({"rhinoceros": 1, "beastmaster": 1, "private": 2}, marks={"blocks": ring})
    attack(match, "lion-wild-hunt")
    until(match, "ask-counter")
    assert "spook" not in counters(match) and "trampled-to-death" in counters(match)


def test_tame() -> None:
    """XF-LION-8: the Giraffe is untamed until the round ends, Beastmaster or not; a new one obeys."""
    match = fight({"giraffe": 1, "beastmaster": 1, "private": 1}, left={"movement": 1}, phase="white")
    attack(match, "lion-lions-share")
    until(match, "ask-counter")
    play(match, "counter tame")
    settle(match)
    position, me = game(match), at(match, LION)
    assert own(match, LION)[LOOSE] and board(match)["untamed"] == ["giraffe"]
    assert strength(position, me, SPACE[SPOT]) == 15
    part = position.rules.factions[me]
    assert part.holds(position, position.book.kind_index["giraffe"], SPACE[SPOT])
    again = match.clone()
    destroy(game(again), SPACE[SPOT], (position.book.kind_index["giraffe"], 1), NOBODY, "combat")
    assert not own(again, LION)[LOOSE]
    next_round(match)
    assert not own(match, LION)[LOOSE] and board(match)["tamed"] == ["giraffe"]
    none = fight({"beastmaster": 1, "private": 1})
    attack(none, "lion-lions-share")
    until(none, "ask-counter")
    assert "tame" not in counters(none)


@pytest.mark.parametrize("polish", [False, True])
def test_pride(polish: bool) -> None:
    """XF-LION-6 (TSF-LION-09): Spearbearer and Beastmaster come in, 45 against 30; their areas are empty. In both
    editions before the attack."""
    near: dict[str, Any] = {"3,0": {"units": {"spearbearer": 1}}, "2,1": {"units": {"beastmaster": 1}}}
    match = attacked({"tracker": 1, "private": 3}, spaces=near, polish=polish)
    assert kind(match) == "ask-early" and seat(match) == LION
    play(match, "counter defense-action", "join spearbearer 3,0")
    go(match, "join beastmaster 2,1")
    assert first(match, "conquest-failed")["need"] == 45 and first(match, "conquest-failed")["n"] == 30
    assert not units(match, "3,0") and not units(match, "2,1")
    settle(match)
    assert units(match, SPOT) == {"tracker": 1, "spearbearer": 1, "beastmaster": 1, "private": 3}


def test_pride_has_limits() -> None:
    """TSF-LION-09: two units, no way past Blocks, none from the Homezone, Beasts only if tamed."""
    near: dict[str, Any] = {
        "3,0": {"units": {"giraffe": 1}},
        "2,1": {"units": {"rhinoceros": 1, "beastmaster": 1, "tracker": 3}},
        "3,-1": {"units": {"spearbearer": 1}, "blocks": [SPOT]},
    }
    match = attacked({"tracker": 1, "private": 3}, spaces=near)
    play(match, "counter defense-action")
    assert set(texts(match)) == {"join rhinoceros 2,1", "join beastmaster 2,1", "join tracker 2,1", "done"}
    play(match, "join tracker 2,1", "join tracker 2,1")
    assert kind(match) != "pride" and units(match, "2,1")["tracker"] == 1
    lone = attacked({"tracker": 1, "private": 3})
    assert kind(lone) != "ask-early"


def test_pride_is_no_answer_to_snipe() -> None:
    """TSF-PAIR-05: Snipe may hit an untamed Beast; its list has no Defense action."""
    book = game(deal([LION, KG, BOARS, SEED])).book
    card = book.card_index["kg-snipe"]
    assert "defense-action" not in [
        book.counter_ids[c] for c in [book.counter_index[i] for i in book.card_counters[card]]
    ]
    match = field(KG, {"freischutz": 1}, [LION, KG, BOARS, SEED], spaces={"3,0": {"units": {"giraffe": 1}}})
    go(match, f"attack {SPOT}", "with kg-snipe")
    assert "snipe 3,0" in texts(match) or units(match, "3,0") == {"giraffe": 1}


def test_snipe_leaves_behind_who_hid() -> None:
    """TSF-PAIR-06: units masked where the Freischütz stands have nothing to do with the battle of the target."""
    match = field(KG, {"freischutz": 1, "acolyte": 1}, [LION, KG, BOARS, "sentinels"],
                  spaces={"3,0": {"units": {"giraffe": 1}}, "2,1": {"units": {"squeaker": 1}}},
                  cards={"sentinels": "action-blitz"})  # fmt: skip
    play(match, f"attack {SPOT}", "mask all")
    go(match, "with kg-snipe")
    play(match, "snipe 3,0")
    assert not any(game(match).fallen)
    settle(match)
    assert units(match, SPOT) == {"freischutz": 1, "acolyte": 1}


# --- aims -----------------------------------------------------------------------------------------------------


def red(spaces: dict[str, Any], faction: str = LION, options: dict[str, Any] | None = None, **doc: Any) -> Match:
    return deal(SEATS, options, phase="red", active=faction, left={"initiative": 1}, spaces=spaces, **doc)


CHAIN = ["3,-2", "3,-1", "2,-1", "2,0", "3,0", "2,1", "1,1"]


def test_homeland() -> None:
    """XF-LION-9: eight areas in groups of 6 and 2 are not enough; with the gap between them nine are."""
    spaces: dict[str, Any] = {s: {"owner": LION} for s in (*CHAIN[:6], "0,1", "-1,1")}
    apart = red(spaces)
    assert largest_group(game(apart), at(apart, LION)) == 6 and game(apart).controlled(at(apart, LION)) == 8
    play(apart, "done")
    assert not game(apart).objective_done[at(apart, LION)] and vp(apart, LION) == 0
    whole = red({**spaces, "1,1": {"owner": LION}})
    assert largest_group(game(whole), at(whole, LION)) == 9
    assert not game(whole).objective_done[at(whole, LION)], "only at the end of the Red turn"
    play(whole, "done")
    assert game(whole).objective_done[at(whole, LION)] and vp(whole, LION) >= 2


def test_wide_land() -> None:
    """TSM-ALTOBJ-16, TSM-ALTOBJ-17, TSM-LION-08: both Beasts in own areas, not the same one, tamed or not, and seven
    own areas."""
    for giraffe, rhino, areas, done in (
        ("2,0", "3,0", 7, True), ("2,0", "2,0", 7, True), ("2,0", "0,0", 7, False), ("2,0", "3,0", 6, False),
    ):  # fmt: skip
        spaces: dict[str, Any] = {s: {"owner": LION} for s in list(PATCH)[:areas]}
        spaces.setdefault("0,0", {})
        spaces[giraffe] = {**spaces[giraffe], "units": {"giraffe": 1}}
        there = spaces[rhino].get("units", {})
        spaces[rhino] = {**spaces[rhino], "units": {**there, "rhinoceros": 1}}
        match = red(spaces, options={"alternative_objectives": True},
                    modules={"alternative_objectives": {"chosen": [LION]}})  # fmt: skip
        play(match, "done")
        assert bool(game(match).objective_done[at(match, LION)]) is done


def test_mission_long_march() -> None:
    """5.6: areas beside the Homezones of two other players, at once and for everybody, Blocks or not."""
    one = red({"3,0": {"owner": BOARS, "blocks": ["4,0"]}}, BOARS)
    part = game(one).rules.factions[at(one, LION)]
    assert part.mission_count(game(one), at(one, BOARS)) == 1, "beside the Nomads; the own Homezone does not count"
    position, n = game(one), game(one).book.mission_ids.index("mission-long-march")
    position.settle()
    assert not position.missions_done[at(one, BOARS)] >> n & 1
    position.territory[SPACE["2,1"]] = at(one, BOARS)
    position.settle()
    assert part.mission_count(position, at(one, BOARS)) == 2, "beside the Nomads and the Dark Seed"
    assert position.missions_done[at(one, BOARS)] >> n & 1


def test_long_march_to_a_king() -> None:
    """QM-58, TSF-PAIR-09: the King's area itself counts and those beside it; with him gone there is nobody to meet."""
    seats = [LION, SEA, BOARS, SEED]
    for spaces, met in (
        ({SPOT: {"owner": LION, "units": {"whale-king": 1}}}, 1),
        ({SPOT: {"units": {"whale-king": 1}}, "2,-1": {"owner": LION}}, 1),
        ({SPOT: {"owner": LION, "units": {"calf": 1}}}, 0),
    ):
        match = deal(seats, phase="red", active=LION, spaces=spaces, left={"initiative": 1})
        assert game(match).rules.factions[at(match, LION)].mission_count(game(match), at(match, LION)) == met


# --- Faction events -------------------------------------------------------------------------------------------


def test_newly_discovered_land() -> None:
    """XF-LION-5, TSM-FEVENT-60, TSM-FEVENT-61, TSM-FEVENT-62: one Beast of choice, tamed or not, besides its ability;
    not offered without tiles."""
    spaces = {SPOT: {"units": {"giraffe": 1}}, "3,-2": {"units": {"rhinoceros": 1}}}
    match = event("newly-discovered-land", spaces, factions={LION: {"tiles": 1}})
    if kind(match) == "explorer":
        assert set(texts(match)) <= {"beast giraffe", "beast rhinoceros"}
        play(match, "beast rhinoceros")
    play(match, "tile mountain-1")
    play(match, texts(match)[0])
    assert own(match, LION)[TILES] == 2
    both = event("newly-discovered-land", {"2,1": {"units": {"giraffe": 1}}, "3,-2": {"units": {"rhinoceros": 1}}})
    assert set(texts(both)) == {"beast giraffe", "beast rhinoceros"}
    bare = turn(LION, ["newly-discovered-land"], spaces, seats=SEATS, cards=CARDS)
    assert playable(bare) == {"newly-discovered-land"}
    game(bare).unused_tiles = ()
    assert not playable(bare)
    assert not playable(
        turn(LION, ["newly-discovered-land"], {SPOT: {"units": {"tracker": 1}}}, seats=SEATS, cards=CARDS)
    )


def test_savage_soul() -> None:
    """TSM-FEVENT-63: the bonus is 2, also for who enters, crosses or leaves her space, once each."""
    spaces = {SPOT: LED, "2,1": {"units": {"tracker": 1}}, "3,-2": {"units": {"spearbearer": 1}}}
    match = event("savage-soul", spaces, left={"movement": 1}, phase="white")
    assert lasting(match) == {"savage-soul"}
    go(match, "use movement")
    assert {f"march giraffe {SPOT} 3", f"march beastmaster {SPOT} 3", "march tracker 2,1 1"} <= set(texts(match))
    play(match, "march tracker 2,1 1", f"to {SPOT} 1")
    assert f"march tracker {SPOT} 2" in texts(match), "she has been entered"
    play(match, f"march tracker {SPOT} 2", "to 3,-1 1", "march tracker 3,-1 1", f"to {SPOT} 1")
    assert not [t for t in texts(match) if "tracker" in t], "once each"
    play(match, f"march giraffe {SPOT} 3", "to 3,-1 1", f"march beastmaster {SPOT} 3", "to 3,-1 1")
    play(match, "march giraffe 3,-1 2", "to 3,-2 1", "march beastmaster 3,-1 2", "to 3,-2 1")
    assert "march spearbearer 3,-2 3" in texts(match), "she has come to it, and it may leave her space"
    plain = turn(LION, [], spaces, seats=SEATS, cards=CARDS, left={"movement": 1, "play": 0})
    go(plain, "use movement")
    play(plain, "march tracker 2,1 1", f"to {SPOT} 1")
    assert not [t for t in texts(plain) if "tracker" in t]


def test_savage_soul_in_every_movement() -> None:
    """TSM-FEVENT-63: once each in a movement, so in the next one of the phase again."""
    match = event("savage-soul", {SPOT: LED}, left={"movement": 1}, phase="white")
    play(match, "use movement", f"march all {SPOT}", "to 3,-1", "done")
    assert not game(match).tags


def test_kingdom() -> None:
    """TSM-FEVENT-64, TSM-FEVENT-65: a tile without units, with its markers, beside another area; no Homezone moves,
    nothing is covered, the board stays in one piece."""
    spaces: dict[str, Any] = {
        "3,-2": {"owner": NOMADS, "eggs": 1, "added": ["unstable"]},
        "2,0": {"units": {"giraffe": 1}},
        "2,1": {"strongholds": 1},
    }
    ground = {**PATCH, "3,-2": {"tile": "ocean-18"}}
    match = event("kingdom", spaces, board=ground)
    offers = {t.split()[1] for t in texts(match)}
    assert "3,-2" in offers and "2,0" not in offers and not offers & {"0,0", "4,0", "1,0"}
    homes = {NOMADS: "4,0", LION: "2,-1", BOARS: "1,1", SEED: "3,-1"}
    alone = event("kingdom", {}, board={"2,0": "ocean", "3,0": "ocean"}, homes=homes)
    assert not any(t == "area 3,0" for t in texts(alone)), "the Nomads would be cut off"
    play(match, "area 3,-2")
    places = {t.split()[1] for t in texts(match)}
    assert "3,-2" not in places and all(not game(match).ground[SPACE[s]] for s in places)
    play(match, "lay 1,-2" if "1,-2" in places else f"lay {sorted(places)[0]}")
    to = next(s for s in places if game(match).ground[SPACE[s]])
    play(match, "turn 1")
    position = game(match)
    assert tile(match, to) == "ocean-18" and not position.ground[SPACE["3,-2"]]
    assert owner(match, to) == NOMADS and position.marks_at("egg", SPACE[to]) == 1 and position.added[SPACE[to]]
    assert position.territory[SPACE["3,-2"]] == NOBODY and not position.added[SPACE["3,-2"]]


def test_kingdom_keeps_the_devastated_side() -> None:
    """TSF-PAIR-02, TSF-PAIR-08: a razed tile stays razed where it goes."""
    match = event("kingdom", {})
    raze(game(match), SPACE["3,-2"], NOBODY)
    play(match, "area 3,-2")
    play(match, texts(match)[0])
    assert game(match).razed and not is_razed(game(match), SPACE["3,-2"])


def homeland(active: str, spaces: dict[str, Any], seats: list[str], shield: bool, **doc: Any) -> Match:
    """The Faction effect of another faction, with or without Ancestral Homeland in force."""
    left = {"effect": 1, "initiative": 1}
    match = deal(seats, {"faction_events": True}, phase="blue", active=active, spaces=spaces, left=left, **doc)
    if shield:
        position = game(match)
        position.lasting = (position.book.event_index["ancestral-homeland"], 0, 0)
    return match


def test_ancestral_homeland() -> None:
    """XF-LION-10, TSM-FEVENT-66, TSM-FEVENT-67: Boarriors build nothing and no Missile flies into areas of the
    Children; elsewhere they do."""
    played = event("ancestral-homeland")
    assert lasting(played) == {"ancestral-homeland"}
    spaces: dict[str, Any] = {SPOT: {"owner": LION, "units": {"boarrior": 1}}, "3,0": {"units": {"boarrior": 1}}}
    for shield in (False, True):
        match = go(homeland(BOARS, spaces, SEATS, shield), "use faction-effect")
        assert any(t.startswith(f"build cover {SPOT}") for t in texts(match)) is not shield
        assert "build cover 3,0" in texts(match)
        assert ("build tunnel 3,0 2,0" in texts(match)) is not shield
    seats = [LION, KG, BOARS, SEED]
    spaces = {SPOT: {"owner": LION, "units": {"tracker": 1}}, "3,0": {"units": {"marduk": 1, "squeaker": 1}}}
    for shield in (False, True):
        match = homeland(KG, spaces, seats, shield, factions={KG: {"missiles": 1}})
        go(match, "use faction-effect")
        assert any(t.startswith(f"missile {SPOT}") for t in texts(match)) is not shield
        assert any(t.startswith("missile 3,0") for t in texts(match))


def test_no_spotters_in_the_homeland() -> None:
    """TSM-FEVENT-66: units that stand there do not guide a Missile to other areas."""
    seats = [LION, KG, BOARS, SEED]
    spaces: dict[str, Any] = {SPOT: {"owner": LION, "units": {"marduk": 1}}, "3,0": {"units": {"squeaker": 1}}}
    for shield in (False, True):
        match = homeland(KG, spaces, seats, shield, factions={KG: {"missiles": 1}})
        assert bool(missile_targets(game(match), at(match, KG))) is not shield


def test_the_homeland_holds_every_faction_effect() -> None:
    """TSM-FEVENT-66: Eggs, Conquerors, Mines, Tides, Molten Blood and Tenno stop at the border; the own one works."""
    egg = {SPOT: {"owner": LION, "units": {"planter": 1, "conqueror": 1, "tracker": 1}}}
    for shield in (False, True):
        seed = play(homeland(SEED, egg, SEATS, shield), "use faction-effect")
        assert (f"conqueror {SPOT}" in texts(seed)) is not shield
        moved = play(seed.clone(), next(t for t in texts(seed) if "move" in t))
        assert bool(offered(moved, "march")) is not shield
        play(seed, next(t for t in texts(seed) if "egg" in t))
        assert (f"egg {SPOT}" in texts(seed)) is not shield and "egg 3,0" in texts(seed)
    for faction, there, word in (
        (NOMADS, {"staff-sergeant": 1}, "mine"),
        (SEA, {"whale-king": 1}, "cleanse"),
        (FIRE, {"hatchling": 1}, "molten"),
    ):
        seats = [LION, faction, BOARS, SEED]
        for shield in (False, True):
            match = homeland(faction, {SPOT: {"owner": LION, "units": there}}, seats, shield)
            go(match, "use faction-effect")
            assert any(word in t for t in texts(match)) is not shield, faction
    seats = [LION, CYBER, BOARS, SEED]
    uplinks = {CYBER: {"uplinks": ["tenno", "tetsuo", "rocket-attack", "kaneda"]}}
    spaces = {SPOT: {"owner": LION, "units": {"tracker": 1}}, "3,0": {"units": {"squeaker": 1}}}
    for shield in (False, True):
        match = play(homeland(CYBER, spaces, seats, shield, factions=uplinks), "use faction-effect")
        for uplink, verb in (("tetsuo", "shoot"), ("rocket-attack", "at")):
            shot = play(match.clone(), f"tenno {uplink}")
            if kind(shot) == "act":  # the only other target was hit at once
                assert shield
                continue
            assert (f"{verb} {SPOT}" in texts(shot)) is not shield
        edge = play(match.clone(), "tenno kaneda")
        assert any(SPOT in t.split() for t in texts(edge)) is not shield
    own_land = homeland(LION, {SPOT: {**LED, "owner": LION}}, SEATS, True)
    assert "use faction-effect" in texts(own_land) and not shielded(game(own_land), at(own_land, LION), SPACE[SPOT])


def test_good_training() -> None:
    """TSM-FEVENT-68, TSM-FEVENT-69: full values, fights and moves alone until the next round begins."""
    spaces = {SPOT: {"units": {"rhinoceros": 1, "private": 1}}}
    match = event("good-training", spaces, left={"movement": 1, "combat": 1}, phase="white")
    assert board(match)["tamed"] == ["rhinoceros"] and lasting(match) == {"good-training"}
    assert strength(game(match), at(match, LION), SPACE[SPOT]) == 40
    assert f"attack {SPOT}" in texts(match)
    go(match, "use movement")
    assert f"march rhinoceros {SPOT} 1" in texts(match)
    next_round(match)
    assert board(match)["untamed"] == ["rhinoceros"]


def test_tame_is_stronger_than_training() -> None:
    """8.1: "Beastmaster or not"; what is forbidden beats what is allowed."""
    match = event("good-training", {SPOT: {"units": {"rhinoceros": 1}}})
    own(match, LION)[LOOSE] = -1
    assert board(match)["untamed"] == ["rhinoceros"]


# --- two players, Mascot, modules, the board ------------------------------------------------------------------


def tasks_of(match: Match) -> dict[str, int]:
    return {t["id"]: t["scored"] for t in match.view()["table"]["seats"][at(match, LION)]["tasks"] if t["scored"]}


def two(spaces: dict[str, Any], round_: int = 3, **doc: Any) -> Match:
    doc.setdefault("left", {"initiative": 1})
    return deal([LION, NOMADS], spaces=spaces, round=round_, mode="two", phase="red", active=LION, **doc)


def test_victory_tasks_at_the_last_red() -> None:
    """5.9: Savannah, Two Beasts, One Land, Tamers."""
    ground = {**PATCH, "2,0": "fertile", "3,0": "fertile"}
    spaces: dict[str, Any] = {s: {"owner": LION} for s in CHAIN[:5]}
    spaces["2,0"]["units"] = {"giraffe": 1, "rhinoceros": 1, "beastmaster": 4}
    homes = {NOMADS: "0,-2", LION: "0,2"}
    match = play(two(spaces, board=ground, homes=homes), "done")
    assert tasks_of(match) == {"savannah": 2, "two-beasts": 2, "one-land": 3, "tamers": 2}
    spaces["2,0"] = {"units": {"giraffe": 1, "rhinoceros": 1, "tracker": 3}}
    spaces["3,0"] = {"units": {"beastmaster": 3}}
    assert tasks_of(play(two(spaces, board=ground, homes=homes), "done")) == {}
    early = play(two({s: {"owner": LION} for s in CHAIN[:5]}, 2, homes=homes), "done")
    assert tasks_of(early) == {"one-land": 3}, "at the end of any own Red turn"


def test_new_horizons_and_at_the_camp() -> None:
    """5.9: three tiles of Beasts; an area beside the opponent's Homezone at each round's end."""
    for tiles, points in ((1, {}), (2, {"new-horizons": 2})):
        match = two({SPOT: LED}, 2, factions={LION: {"tiles": tiles}})
        craft.made(game(match), at(match, LION), SPACE[SPOT], 0)
        game(match).settle()
        assert tasks_of(match) == points
    for space, points in (("3,0", {"at-the-camp": 1}), ("2,-1", {})):
        match = next_round(two({space: {"owner": LION}}, 1))
        assert tasks_of(match) == points
    again = next_round(next_round(two({"3,0": {"owner": LION}}, 1)))
    assert tasks_of(again) == {"at-the-camp": 2}


def test_the_cub() -> None:
    """5.8, TSM-MASCOT-07-PL: no Beast, shares the Giraffe's range, tames nobody."""
    spaces = {SPOT: {"units": {**LED["units"], "mascot-children-of-the-lion": 1}}}
    match = moving(spaces, options={"mascots": True})
    assert f"march mascot-children-of-the-lion {SPOT} 2" in texts(match)
    wild = moving({SPOT: {"units": {"giraffe": 1, "mascot-children-of-the-lion": 1}}}, options={"mascots": True})
    assert texts(wild) == [f"march mascot-children-of-the-lion {SPOT} 1", "done"]


def test_starting_advantages() -> None:
    """9.2, TSM-START-08, TSM-START-09: Advanced Position uses the Giraffe's range; Scout may cover an area."""
    spaces = {SPOT: LED, "2,1": {"units": {"tracker": 1}}}
    match = deal(SEATS, {"starting_advantages": True}, phase="select", round=1, spaces=spaces,
                 modules={"starting_advantages": {LION: "advantage-advanced-position"}})  # fmt: skip
    while kind(match) == "select-card":
        for decision in list(match.decisions):
            match.play(decision.options[0], decision.seat)
    assert kind(match) == "move" and seat(match) == LION
    assert {f"march giraffe {SPOT} 2", "march tracker 2,1 1"} <= set(texts(match))
    rows = table.start("tsukuyumi", seats=SEATS, seed=1, starting_advantages=True)
    assert LION not in game(rows).book.content["advantages"]["advantage-scout"].useless


def test_the_board_and_hand_written_positions() -> None:
    match = fight({"giraffe": 1}, owner=LION, factions={LION: {"tiles": 2}})
    assert board(match) == {"tamed": [], "untamed": ["giraffe"], "tiles-made": 2, "largest-group": 1}
    with pytest.raises(ComposeError, match="'tiles' .laid or replaced by Beasts."):
        fight({}, factions={LION: {"lions": 1}})


def test_bots_want_tamed_beasts_and_land_in_one_piece() -> None:
    """13.5: a Beast with a Beastmaster, and a larger group of areas, are worth more."""
    names = list(features.WEIGHTS)

    def measured(spaces: dict[str, Any], feature: str) -> float:
        match = red(spaces)
        return features.measure(game(match))[at(match, LION)][names.index(feature)]

    wild = {SPOT: {"units": {"giraffe": 1}}, "3,0": {"units": {"beastmaster": 1}}}
    for feature in ("prospects", "conquest"):
        assert measured({SPOT: LED}, feature) > measured(wild, feature)
    apart = {s: {"owner": LION} for s in ("3,-2", "2,0", "0,1")}
    assert measured({s: {"owner": LION} for s in CHAIN[:3]}, "objective") > measured(apart, "objective")


def test_keepers_of_the_land() -> None:
    """HD-06, MP-MOMENTUM-11: against the Princess a replaced area keeps its Priority marker, and nothing gives
    Momentum."""
    match = table.start("tsukuyumi", seats=[LION, NOMADS], mode="moon-princess", seed=3)
    position = game(match)
    area = next(s for s in position.areas if position.ground[s] == AREA and position.is_empty(s))
    position.put_marks("priority", area, 1 - position.marks_at("priority", area))
    spawn(position, position.book.kind_index["oni-small"], area)
    before = position.own[position.rules.slot_of["moon-princess"]][:]
    craft.replace(position, at(match, LION), area, position.unused_tiles[0])
    assert position.marks_at("priority", area) == 1 and position.is_empty(area)
    assert position.own[position.rules.slot_of["moon-princess"]] == before


# --- every card does something --------------------------------------------------------------------------------


def annihilation() -> None:
    match = fight({"tracker": 2, "private": 2})
    settle(attack(match, "lion-annihilation"))
    assert units(match, SPOT) == {"tracker": 2}


def conquest() -> None:
    match = fight({"tracker": 2, "private": 2})
    attack(match, "lion-conquest")
    until(match, "ask-counter")
    assert "natures-wisdom" in counters(match) and owner(match, SPOT) == LION


def lead_kingdom() -> None:
    assert kind(event("kingdom")) == "kingdom"


CASES = [
    ("combat_cards", "lion-annihilation", annihilation, {"dmg": [], "cp": ["units"]}),
    ("combat_cards", "lion-conquest", conquest, {"counters": ["counterstrike"]}),
    ("combat_cards", "lion-wild-hunt", test_wild_hunt, {"dmg": ["units"]}),
    ("combat_cards", "lion-lions-share", test_lions_share, {"cp": ["units"]}),
    ("counterattacks", "spook", test_wild_hunt, {"do": "bar"}),
    ("counterattacks", "tame", test_tame, {"do": "bar"}),
    ("faction_events", "newly-discovered-land", test_newly_discovered_land, {"do": "training"}),
    ("faction_events", "savage-soul", test_savage_soul, {"do": "training"}),
    ("faction_events", "kingdom", lead_kingdom, {"do": "training"}),
    ("faction_events", "ancestral-homeland", test_ancestral_homeland, {"do": "training"}),
    ("faction_events", "good-training", test_good_training, {"do": "ancestral"}),
    ("objectives", "homeland", test_homeland, {"n": 10}),
    ("alternative_objectives", "alt-wide-land", test_wide_land, {"n": 9}),
    ("missions", "mission-long-march", test_mission_long_march, {"n": 9}),
    ("tasks", "new-horizons", test_new_horizons_and_at_the_camp, {"n": 9}),
    ("tasks", "savannah", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "two-beasts", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "one-land", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "tamers", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "at-the-camp", test_new_horizons_and_at_the_camp, {"n": 9}),
    ("units", "giraffe", test_a_step_needs_a_beastmaster_where_it_begins, {"herds": 0}),
    ("units", "rhinoceros", test_good_training, {"beast": False}),
    ("units", "beastmaster", test_untamed_beasts_count_nothing, {"tames": False}),
    ("units", "procer", test_the_procer_leads, {"leads": 0}),
    ("factions", LION, test_pride_has_limits, {"joiners": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("table_", "card", "case", "fields"), CASES, ids=[c[1] for c in CASES])
def test_without_the_card_its_case_fails(table_: str, card: str, case: Any, fields: dict[str, Any]) -> None:
    fails_without(table_, card, case, **fields)
