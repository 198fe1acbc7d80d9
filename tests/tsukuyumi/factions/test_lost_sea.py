"""TSM-LOSTSEA and TSF-SEA: whales without a home, Cleansing and Displacement."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import features
from moonwall.games.tsukuyumi.board import AROUND, SPACE
from moonwall.games.tsukuyumi.book import RADIOACTIVE, UNSTABLE
from moonwall.games.tsukuyumi.factions.kampfgruppe.shots import snipe_targets, sniper
from moonwall.games.tsukuyumi.factions.kampfgruppe.state import READY
from moonwall.games.tsukuyumi.factions.lost_sea.state import EVENTS, FAST, MOVED, STRANDED
from moonwall.games.tsukuyumi.position import AREA
from moonwall.games.tsukuyumi.rules.devastation import raze
from moonwall.games.tsukuyumi.rules.events import natures_wisdom
from moonwall.games.tsukuyumi.rules.pieces import destroy
from moonwall.games.tsukuyumi.rules.scoring import instant_points
from moonwall.games.tsukuyumi.rules.setup import edge_areas
from moonwall.games.tsukuyumi.values import seat_spaces, suppressed
from moonwall.table import ComposeError, Match

from ..combat.field import attack, counters, field, settle, until
from ..hand import PATCH, at, deal, game, go, kind, offered, order, own, owner, play, props, seat, texts, told, units
from ..modules.blanks import fails_without
from ..modules.piles import next_round, playable, turn, use

SEA, NOMADS, BOARS, SEED, CYBER, FIRE = (
    "lords-of-the-lost-sea", "nomads", "boarlords", "dark-seed", "cybersamurai", "fireborn",
)  # fmt: skip
SEATS = [SEA, NOMADS, BOARS, SEED]
SPOT = "2,0"
CARDS = {SEA: "action-blitz"}


def fight(here: dict[str, int], **doc: Any) -> Match:
    return field(SEA, here, SEATS, **doc)


def effect(spaces: dict[str, Any], seats: list[str] | None = None, **doc: Any) -> Match:
    left = {"effect": 1, "initiative": 1}
    return go(deal(seats or SEATS, phase="blue", active=SEA, spaces=spaces, left=left, **doc), "use faction-effect")


def produce(points: int, spaces: dict[str, Any], **doc: Any) -> Match:
    left = {"production": points, "initiative": 1}
    return go(deal(SEATS, phase="green", active=SEA, spaces=spaces, left=left, **doc), "use production")


def board(match: Match) -> dict[str, Any]:
    return dict(match.view()["table"]["seats"][at(match, SEA)]["board"])


def vp(match: Match, faction: str) -> int:
    return instant_points(game(match), at(match, faction))


def event(name: str, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    return use(SEA, name, spaces, seats=SEATS, cards=CARDS, **doc)


# --- the faction ----------------------------------------------------------------------------------------------


def test_nine_whales_all_massive() -> None:
    """TSM-LOSTSEA-01, TSM-LOSTSEA-06, TSM-LOSTSEA-11, TSM-LOSTSEA-12, TSM-LOSTSEA-14, TSF-SEA-02: number 21."""
    match = deal([SEA, NOMADS, BOARS, CYBER])
    book = game(match).book
    kinds = book.kinds_of[book.faction_ids.index(SEA)]
    assert all(book.massive[k] for k in kinds)
    assert {book.kind_ids[k]: book.pieces[k] for k in kinds if not book.kind_ids[k].startswith("mascot")} == {
        "calf": 3, "young-whale": 3, "anik": 1, "malak": 1, "whale-king": 1,
    }  # fmt: skip
    assert [book.hp[book.kind_index[u]] for u in ("calf", "whale-king")] == [25, 70]
    assert order(match) == [CYBER, NOMADS, BOARS, SEA]


@pytest.mark.parametrize("mode", ["standard", "two"])
def test_they_settle_without_a_homezone(mode: str) -> None:
    """TSF-SEA-01, TSM-LOSTSEA-07: connected areas, the first at the edge; two with two players; an Event."""
    seats = [SEA, NOMADS] if mode == "two" else [SEA, NOMADS, BOARS]
    match = table.start("tsukuyumi", seats=seats, seed=4, mode=mode)
    me = at(match, SEA)
    while game(match).round == 0:
        if kind(match) == "shore":
            assert {SPACE[t.split()[1]] for t in texts(match)} <= set(edge_areas(game(match)))
        play(match, texts(match)[0])
    position = game(match)
    mine = [s for s in position.areas if position.territory[s] == me]
    assert len(mine) == (2 if mode == "two" else 3) and position.homezone[me] == -1
    assert all(position.ground[s] == AREA and any(t in mine for _, t in AROUND[s]) for s in mine)
    assert set(position.spaces_of(me)) <= set(mine) and len(position.held[me]) == 1


def test_they_begin_where_their_areas_hang_together() -> None:
    """TSF-SEA-01, Q-50: 2,-1 and 3,-2 are cut off by Blocks, so nobody could go on from there; 3,0 leads to three."""
    land = {"2,-1": "ocean", "3,-2": "ocean", "3,0": "ocean", "2,0": "ocean", "1,1": "ocean"}
    spaces = {"2,-1": {"blocks": ["3,-2", "2,0"]}}
    match = deal([SEA, NOMADS, BOARS], phase="home", active=SEA, board=land, spaces=spaces, homes={NOMADS: "4,0"})
    assert kind(match) == "shore" and set(texts(match)) == {"mark 3,0", "mark 2,0", "mark 1,1"}


@pytest.mark.parametrize("answer", ["mark", "done"])
def test_spread_out_is_a_fourth_area(answer: str) -> None:
    """TSM-START-16, TSM-START-17: they have starting areas, so no point instead (TSM-START-18)."""
    held = {SEA: "advantage-spread-out"}
    options = {"starting_advantages": True}
    match = deal([SEA, NOMADS, BOARS], options=options, phase="home", active=SEA, homes={NOMADS: "4,0", BOARS: "4,-2"},
                 modules={"starting_advantages": held})  # fmt: skip
    for _ in range(3):
        play(match, texts(match)[0])
    assert kind(match) == "extra-area"
    play(match, next(t for t in texts(match) if t.startswith(answer)))
    me = at(match, SEA)
    assert game(match).controlled(me) == (4 if answer == "mark" else 3)
    assert len({t.split()[2] for t in texts(match) if t.startswith("put all")}) == game(match).controlled(me)
    while match.decisions and kind(match) != "select-card":
        assert kind(match) != "use-advantage"
        play(match, texts(match)[0])
    assert vp(match, SEA) == 0


def test_nobody_stands_alone_without_a_homezone() -> None:
    """TSF-TABLE-11: not as the single player of Domination; beside others yes."""
    with pytest.raises(table.SetupError, match="cannot stand alone"):
        table.start("tsukuyumi", seats=[SEA, NOMADS, BOARS, SEED], mode="domination")
    table.start("tsukuyumi", seats=[NOMADS, SEA, BOARS, SEED], mode="domination")


# --- Production -----------------------------------------------------------------------------------------------


def test_place_and_grow() -> None:
    """XF-SEA-1, XM-35 (TSM-LOSTSEA-09, TSM-LOSTSEA-10, TSF-SEA-03): 3 production, one of the two; with 4 both."""
    spaces = {SPOT: {"units": {"whale-king": 1}}, "3,0": {"units": {"calf": 1}}}
    match = produce(3, spaces)
    assert set(texts(match)) == {"buy calf", "exchange calf 3,0 young-whale", "done"}
    play(match, "buy calf")
    go(match, f"place {SPOT}")
    assert units(match, SPOT) == {"whale-king": 1, "calf": 1} and not offered(match, "exchange")
    four = produce(4, spaces)
    play(four, "buy calf")
    assert kind(four) == "produce", "there was one place only"
    assert set(offered(four, "exchange")) == {f"exchange calf {SPOT} young-whale", "exchange calf 3,0 young-whale"}
    grown = produce(3, {SPOT: {"units": {"young-whale": 1}}})
    assert set(offered(grown, "exchange")) == {
        f"exchange young-whale {SPOT} {u}" for u in ("anik", "malak", "whale-king")
    }


def test_where_calves_come() -> None:
    """TSF-SEA-04: at a great whale; else at any whale; else in an own area; else at the edge."""

    def places(spaces: dict[str, Any]) -> set[str]:
        match = produce(2, spaces)
        options = match.clone()
        play(options, "buy calf")
        if kind(options) == "place-unit":
            return {t.split()[1] for t in texts(options)}
        return {s for s in spaces if units(options, s) != units(match, s)}

    assert places({SPOT: {"units": {"malak": 1}}, "3,0": {"units": {"calf": 1}}}) == {SPOT}
    assert places({SPOT: {"units": {"calf": 1}}, "3,0": {"units": {"calf": 1}}}) == {SPOT, "3,0"}
    assert places({SPOT: {"owner": SEA}, "3,0": {"owner": SEA}}) == {SPOT, "3,0"}
    bare = places({"2,1": {"units": {"private": 1}}})
    assert bare and "2,1" not in bare and SPOT not in bare


def test_growing_gives_no_second_step() -> None:
    """1.2: movement used up in the phase stays used up."""
    match = deal(SEATS, phase="green", active=SEA, spaces={SPOT: {"units": {"calf": 1}}},
                 left={"movement": 1, "production": 2, "initiative": 1})  # fmt: skip
    play(match, "use movement", f"march calf {SPOT} 1", "to 3,0 1")
    go(match, "done")
    play(match, "use production", "exchange calf 3,0 young-whale")
    position = game(match)
    assert [position.tags[i] for i in (0, 1)] == [position.book.kind_index["young-whale"], SPACE["3,0"]]


# --- Tide and Song --------------------------------------------------------------------------------------------


def test_displacement_by_the_faction_effect() -> None:
    """XF-SEA-2 (TSF-SEA-05, TSF-SEA-06, TSM-LOSTSEA-02, TSM-LOSTSEA-03): 3 + 1 units, each one area, no damage."""
    match = effect({SPOT: {"units": {"whale-king": 1, "young-whale": 1, "private": 3, "oni-small": 1}, "owner": SEA}})
    assert texts(match) == [f"cleanse {SPOT}", f"shove {SPOT}", "done"]
    play(match, f"shove {SPOT}")
    for unit in ("private", "private", "private", "oni-small"):
        play(match, f"displace {unit} {SPOT} 3,0")
    assert units(match, SPOT) == {"whale-king": 1, "young-whale": 1} and own(match, SEA)[MOVED] == 4
    assert owner(match, SPOT) == SEA and texts(match) == [f"cleanse {SPOT}", "done"]
    few = effect({SPOT: {"units": {"young-whale": 1, "private": 3}}})
    play(few, f"shove {SPOT}", f"displace private {SPOT} 3,0")
    assert units(few, SPOT)["private"] == 2 and kind(few) != "push"


def test_cleansing() -> None:
    """XF-SEA-3, XM-34 (TSM-LOSTSEA-05): all markers go, the own one too; print stays, nobody conquers."""
    spot = {
        "units": {"calf": 1},
        "owner": SEED,
        "eggs": 2,
        "strongholds": 1,
        "added": ["radioactive"],
        "blocks": ["3,0"],
    }
    match = effect({SPOT: spot}, board={**PATCH, SPOT: "unstable"})
    before = game(match).neutral[:]
    play(match, f"cleanse {SPOT}")
    position, here = game(match), SPACE[SPOT]
    assert owner(match, SPOT) is None and props(match, SPOT) == ["unstable"]
    assert not position.props(here) & RADIOACTIVE and position.props(here) & UNSTABLE
    assert position.marks_at("egg", here) == position.marks_at("stronghold", here) == position.blocks[here] == 0
    assert sum(position.neutral) == sum(before) + 2 and not position.conquests[at(match, SEA)]
    mine = effect({SPOT: {"units": {"calf": 1}, "owner": SEA}})
    play(mine, f"cleanse {SPOT}")
    assert owner(mine, SPOT) is None


def test_cleansing_takes_rockets_but_not_from_under_one() -> None:
    """11.2: Kaneda on the edges goes; a whale under a Rocket Attack cannot use the effect."""
    seats = [SEA, CYBER, BOARS, SEED]
    factions = {CYBER: {"uplinks": ["rocket-attack"], "rocket-red": SPOT}}
    spaces = {SPOT: {"units": {"calf": 1}, "owner": SEED}}
    shut = deal(seats, phase="blue", active=SEA, spaces=spaces, left={"effect": 1, "initiative": 1}, factions=factions)
    assert "use faction-effect" not in texts(shut)
    position = game(shut)
    assert suppressed(position, at(shut, SEA), SPACE[SPOT])
    position.rules.factions[at(shut, CYBER)].cleansed(position, SPACE[SPOT])
    assert not suppressed(position, at(shut, SEA), SPACE[SPOT])


# --- Combat cards ---------------------------------------------------------------------------------------------


def test_the_card_displacement() -> None:
    """XF-SEA-4: two are moved out, then 25 against 15; Hold Fast keeps the Boarguard, 25 against 50 fails."""
    here = {"anik": 1, "calf": 1, "boarguard": 1, "squeaker": 2}
    match = fight(here)
    attack(match, "sea-displacement")
    assert kind(match) == "ask-early" and seat(match) == BOARS
    fast = match.clone()
    play(match, "pass", f"displace boarguard {SPOT} 3,0", f"displace squeaker {SPOT} 3,0")
    settle(match)
    assert owner(match, SPOT) == SEA and units(match, SPOT) == {"anik": 1, "calf": 1, "squeaker": 1}
    play(fast, "counter hold-fast", "hold boarguard", "done")
    assert f"displace boarguard {SPOT} 3,0" not in texts(fast)
    play(fast, f"displace squeaker {SPOT} 3,0", f"displace squeaker {SPOT} 3,0")
    settle(fast)
    assert owner(fast, SPOT) is None and not own(fast, SEA)[FAST:]


def test_malak_pushes_two_areas() -> None:
    """XF-SEA-5: in a battle one area more, past a Mine that may explode; by the Faction effect one area only."""
    match = fight({"malak": 1, "squeaker": 1}, spaces={"3,0": {"mines": 1}})
    attack(match, "sea-displacement")
    go(match, "pass")
    play(match, f"displace squeaker {SPOT} 3,0")
    assert kind(match) == "explode" and seat(match) == NOMADS
    play(match, "pass")
    assert kind(match) == "onward" and "displace squeaker 3,0 3,-1" in texts(match)
    play(match, "displace squeaker 3,0 3,-1")
    assert units(match, "3,-1") == {"squeaker": 1} and own(match, SEA)[MOVED] == 1
    song = effect({SPOT: {"units": {"malak": 1, "squeaker": 1}}})
    play(song, f"shove {SPOT}", f"displace squeaker {SPOT} 3,0")
    assert kind(song) != "onward"


def test_who_falls_on_the_way_is_not_replaced_by_another() -> None:
    """TSF-SEA-05, TSM-FEVENT-71: a Mine kills the Squeaker that Malak pushed; the one that stood there stays."""
    match = fight({"malak": 1, "squeaker": 1}, spaces={"3,0": {"mines": 1, "units": {"squeaker": 1}}})
    attack(match, "sea-displacement")
    go(match, "pass")
    play(match, f"displace squeaker {SPOT} 3,0", "explode 1")
    assert kind(match) != "onward"
    settle(match)
    assert units(match, "3,0") == {"squeaker": 1}


def test_displacement_needs_a_whale_that_displaces() -> None:
    """7.5: a Calf displaces nobody."""
    match = fight({"calf": 2, "squeaker": 1})
    play(match, f"attack {SPOT}")
    assert "with sea-displacement" not in texts(match)


def test_a_place_of_peace() -> None:
    """XF-SEA-6 (TSF-SEA-08, TSM-LOSTSEA-04): 1 point and a marker; each area once, nobody else there, a great whale."""
    match = fight({"whale-king": 1}, owner=SEA)
    go(match, f"attack {SPOT}", "with sea-place-of-peace")
    assert (
        vp(match, SEA) == 1 and game(match).marks_at("peace", SPACE[SPOT]) == 1 and f"attack {SPOT}" not in texts(match)
    )
    next_round(match)
    position = game(match)
    part = position.rules.factions[at(match, SEA)]
    assert not part.may_strike(position, at(match, SEA), SPACE[SPOT], "peace")
    for here, mine in (
        ({"whale-king": 1, "oni-small": 1}, SEA),
        ({"young-whale": 1}, SEA),
        ({"whale-king": 1}, NOMADS),
    ):
        other = fight(here, owner=mine)
        go(other, f"attack {SPOT}")
        assert "with sea-place-of-peace" not in texts(other) and not told_peace(other)


def told_peace(match: Match) -> bool:
    return bool(sum(game(match).marks_of("peace")))


def test_undertow() -> None:
    """XF-SEA-7 (TSF-SEA-07): the King absorbs it, then up to three attackers are moved away."""
    match = field(NOMADS, {"private": 4, "whale-king": 1}, SEATS, factions={NOMADS: {"weapons": {}}})
    attack(match, "nomad-annihilation")
    until(match, "ask-counter")
    play(match, "counter defense-action")
    assert kind(match) == "push" and seat(match) == SEA
    for _ in range(3):
        play(match, f"displace private {SPOT} 3,0")
    settle(match)
    assert units(match, SPOT) == {"private": 1, "whale-king": 1} and units(match, "3,0") == {"private": 3}


def test_stranded() -> None:
    """8.1: whales may not leave until the round ends; being pushed is another thing."""
    match = fight({"whale-king": 1, "private": 1}, phase="white", left={"movement": 1})
    attack(match, "sea-conquest")
    play(match, "counter stranded")
    settle(match)
    assert board(match)["stranded"] == [SPOT] and own(match, SEA)[STRANDED]
    position = game(match)
    assert position.rules.factions[at(match, SEA)].holds(position, position.book.kind_index["whale-king"], SPACE[SPOT])
    red = deal(SEATS, phase="red", active=SEA, spaces={SPOT: {"units": {"whale-king": 1}}}, left={"movement": 1})
    own(red, SEA)[STRANDED] = 1 << SPACE[SPOT]
    go(red, "use movement")
    assert not offered(red, "march")
    next_round(match)
    assert not own(match, SEA)[STRANDED]


def test_harpoon() -> None:
    """XF-SEA-9: 45 on a Young Whale kill it, on the King nothing; the defender names the whale."""
    for target, dead in (("young-whale", True), ("whale-king", False)):
        match = fight({"young-whale": 1, "whale-king": 1, "boarmaster": 1, "boarguard": 3})
        attack(match, "sea-displacement", "pass", "done")
        assert seat(match) == BOARS
        play(match, "counter harpoon", f"hit {target}")
        settle(match)
        assert (target not in units(match, SPOT)) is dead


# --- aims -----------------------------------------------------------------------------------------------------


def test_song_of_the_deep() -> None:
    """XF-SEA-10 (TSF-SEA-10): five units displaced in one round, 2 points at once."""
    spaces = {SPOT: {"units": {"whale-king": 1, "private": 3}}}
    match = effect(spaces, factions={SEA: {"displaced": 3}})
    play(match, f"shove {SPOT}", f"displace private {SPOT} 3,0")
    assert not game(match).objective_done[at(match, SEA)]
    play(match, f"displace private {SPOT} 3,0")
    assert game(match).objective_done[at(match, SEA)] and vp(match, SEA) == 2


def test_mission_quiet_shore() -> None:
    """7.6: five controlled areas where nobody else stands, at the end of the own Red turn; for everybody."""
    for crowded, done in ((False, True), (True, False)):
        spaces: dict[str, Any] = {s: {"owner": NOMADS} for s in list(PATCH)[:5]}
        if crowded:
            spaces[SPOT]["units"] = {"squeaker": 1}
        match = deal(SEATS, phase="red", active=NOMADS, left={"initiative": 1}, spaces=spaces)
        n = game(match).book.mission_ids.index("mission-quiet-shore")
        play(match, "done")
        assert bool(game(match).missions_done[at(match, NOMADS)] >> n & 1) is done


def test_whale_school() -> None:
    """TSM-ALTOBJ-06, TSM-ALTOBJ-07, TSM-ALTOBJ-08, TSM-ALTOBJ-09, TSM-LOSTSEA-08: one area of anybody's and
    six own areas of any kind."""
    for young, areas, done in ((3, 6, True), (2, 6, False), (3, 5, False)):
        spaces: dict[str, Any] = {s: {"owner": SEA} for s in list(PATCH)[1 : areas + 1]}
        spaces[SPOT] = {"units": {"whale-king": 1, "young-whale": young}, "owner": NOMADS}
        match = deal(SEATS, {"alternative_objectives": True}, phase="red", active=SEA, left={"initiative": 1},
                     spaces=spaces, modules={"alternative_objectives": {"chosen": [SEA]}})  # fmt: skip
        play(match, "done")
        assert bool(game(match).objective_done[at(match, SEA)]) is done


# --- Faction events -------------------------------------------------------------------------------------------


def test_aggressive_displacement() -> None:
    """XF-SEA-11, MX-FE-3, TSM-FEVENT-70, TSM-FEVENT-71: Private and Worker fall where they stand, a Boarguard is moved;
    one displaced."""
    match = event(
        "aggressive-displacement",
        {SPOT: {"units": {"whale-king": 1, "private": 1, "worker": 1, "boarguard": 1}}},
        left={"effect": 1},
    )
    go(match, "use faction-effect")
    play(match, f"shove {SPOT}", f"displace private {SPOT} 3,0", f"displace worker {SPOT} 3,0")
    play(match, f"displace boarguard {SPOT} 3,0")
    assert units(match, "3,0") == {"boarguard": 1} and units(match, SPOT) == {"whale-king": 1}
    assert own(match, SEA)[MOVED] == 1 and game(match).kills[at(match, SEA)] == 2


def test_massive_displacement() -> None:
    """TSM-FEVENT-72, TSM-FEVENT-73: every enemy unit beside a whale, one area each, whatever the whale."""
    match = event("massive-displacement", {SPOT: {"units": {"calf": 1, "private": 2, "oni-small": 1}}})
    assert kind(match) == "push"
    for unit in ("private", "private", "oni-small"):
        play(match, f"displace {unit} {SPOT} 3,0")
    assert units(match, SPOT) == {"calf": 1} and own(match, SEA)[MOVED] == 3


def test_massive_displacement_moves_nobody_twice() -> None:
    """TSM-FEVENT-73: who is pushed from one whale to the next stays there; those who stood there before may go."""
    spaces = {SPOT: {"units": {"calf": 1, "private": 1}}, "3,0": {"units": {"calf": 1, "boarrior": 1}}}
    match = event("massive-displacement", spaces)
    first = texts(match)[0].split()[2]
    unit, other = ("private", "3,0") if first == SPOT else ("boarrior", SPOT)
    play(match, f"displace {unit} {first} {other}")
    assert kind(match) == "push" and units(match, other)[unit] == 1
    assert {t.split()[1] for t in texts(match) if t != "done"} == {"boarrior" if unit == "private" else "private"}


def test_migration() -> None:
    """XF-SEA-8, TSM-FEVENT-74: two areas with a Movement of 2 or more, one with a Movement of 1; without it one."""
    spaces = {SPOT: {"units": {"calf": 1}}}
    for reach, steps in ((3, 2), (1, 1)):
        match = event("migration", spaces, left={"movement": reach})
        go(match, "use movement")
        assert f"march calf {SPOT} {steps}" in texts(match)
    match = event("migration", spaces, left={"movement": 3})
    play(match, "use movement", f"march calf {SPOT} 2", "to 3,0 1", "march calf 3,0 1", "to 3,-1 1")
    assert units(match, "3,-1") == {"calf": 1} and not [t for t in texts(match) if t.startswith("march")]
    plain = turn(SEA, [], spaces, seats=SEATS, cards=CARDS, left={"movement": 3, "play": 0})
    go(plain, "use movement")
    assert f"march calf {SPOT} 1" in texts(plain)


def test_whale_rider() -> None:
    """TSM-FEVENT-75, TSM-FEVENT-76: A Place of Peace twice, each for its Combat action."""
    spaces: dict[str, Any] = {
        s: {"units": {u: 1}, "owner": SEA} for s, u in ((SPOT, "anik"), ("3,0", "malak"), ("2,1", "whale-king"))
    }
    match = event("whale-rider", spaces, left={"combat": 3, "initiative": 1})
    for space in (SPOT, "3,0"):
        go(match, f"attack {space}", "with sea-place-of-peace")
    assert vp(match, SEA) == 2 and game(match).left[-1] == 1 and "attack 2,1" not in texts(match)


def test_the_will_of_nature() -> None:
    """TSM-FEVENT-77, TSM-FEVENT-78: nobody plays Events any more this round, its player neither."""
    held = {"held": {SEA: ["the-will-of-nature", "oni-rule"], NOMADS: ["danger-in-the-deep"]}}
    match = event("the-will-of-nature", plays=3, events=held)
    position = game(match)
    from moonwall.games.tsukuyumi.rules.event_cards import playable as can

    for faction, name in ((SEA, "oni-rule"), (NOMADS, "danger-in-the-deep")):
        assert not can(position, at(match, faction), position.book.event_index[name])
    free = turn(SEA, ["oni-rule"], seats=SEATS, cards=CARDS)
    assert playable(free) == {"oni-rule"}


def test_the_will_of_nature_stops_no_epic_event() -> None:
    """MX-FE-4 (TSM-FEVENT-77, TSM-EPIC-03): an Epic event that a refill turns up happens; held Events stay in hand, and
    others may still be drawn."""
    events = {"open": ["swamp", "oni-rule"], "deck": ["epic-rockfall", "stocking-up"]}
    held = {"held": {SEA: ["the-will-of-nature"], NOMADS: ["danger-in-the-deep"]}}
    match = use(SEA, "the-will-of-nature", seats=SEATS, cards=CARDS, plays=1, events={**events, **held},
                options={"epic_events": True})  # fmt: skip
    position, nomads = game(match), at(match, NOMADS)
    natures_wisdom(position, nomads)
    match = table.restore(match.snapshot())
    go(match, "draw swamp")
    assert told(match, "epic")[0]["event"] == "epic-rockfall"
    names = [game(match).book.event_ids[e] for e in game(match).held[nomads]]
    assert sorted(names) == ["danger-in-the-deep", "swamp"]


def test_one_event_more() -> None:
    """XF-SEA-12 (TSF-SEA-09, TSM-LOSTSEA-13): with one to play, two are played."""
    match = turn(SEA, ["oni-rule", "danger-in-the-deep"], seats=SEATS, cards=CARDS, plays=1)
    go(match, "use events")
    play(match, next(t for t in texts(match) if t.startswith("play ")))
    while kind(match) != "play-events":
        play(match, texts(match)[0])
    assert [t for t in texts(match) if t.startswith("play ")] and own(match, SEA)[EVENTS] == 1


# --- other factions -------------------------------------------------------------------------------------------


def test_whales_and_battle_suits() -> None:
    """TSF-PAIR-07: Massive units can be displaced; Cleansing takes the marker of Ragnarök, while Missiles lie
    off the map; a displaced Freischütz shoots from where it stands then."""
    suits = "kampfgruppe-03"
    seats = [SEA, suits, BOARS]
    there = {"units": {"whale-king": 1, "drachentoter": 1, "freischutz": 1}, "added": ["radioactive"]}
    far = {"2,-1": {"units": {"oni-small": 1}}, "1,1": {"units": {"oni-small": 1}}}
    match = effect({SPOT: there, **far}, seats, factions={suits: {"missiles": 3}})
    play(match, f"cleanse {SPOT}")
    assert "radioactive" not in props(match, SPOT) and own(match, suits)[READY] == 3
    play(match, f"shove {SPOT}", f"displace drachentoter {SPOT} 3,0", f"displace freischutz {SPOT} 3,-1")
    assert units(match, "3,0") == {"drachentoter": 1} and units(match, "3,-1") == {"freischutz": 1}
    position = game(match)
    me = at(match, suits)
    assert SPACE["2,-1"] in snipe_targets(position, me, SPACE["3,-1"], 2) and sniper(position, me, SPACE["3,-1"]) >= 0
    assert sniper(position, me, SPACE[SPOT]) == -1
    assert SPACE["1,1"] not in snipe_targets(position, me, SPACE["3,-1"], 1)


def test_the_kings_area_stands_for_a_homezone() -> None:
    """XF-FIRE-8, TSF-GEN-06, TSF-PAIR-04 (QM-58): the Fireborn score for it once; with the King gone there is none."""
    match = field(FIRE, {"wyrm": 1, "whale-king": 1}, [FIRE, SEA, BOARS, SEED], round=2)
    position = game(match)
    assert seat_spaces(position, at(match, SEA)) == [SPACE[SPOT]]
    raze(position, SPACE[SPOT], at(match, FIRE))
    assert vp(match, FIRE) == 3
    destroy(position, SPACE[SPOT], (position.book.kind_index["whale-king"], 1), at(match, FIRE), "combat")
    assert seat_spaces(position, at(match, SEA)) == []


# --- two players, Mascot, the board ---------------------------------------------------------------------------


def tasks_of(match: Match) -> dict[str, int]:
    return {t["id"]: t["scored"] for t in match.view()["table"]["seats"][at(match, SEA)]["tasks"] if t["scored"]}


def two(spaces: dict[str, Any], round_: int = 3, **doc: Any) -> Match:
    doc.setdefault("left", {"initiative": 1})
    return deal([SEA, NOMADS], spaces=spaces, round=round_, mode="two", phase="red", active=SEA, **doc)


def test_victory_tasks_at_the_last_red() -> None:
    """7.9: Peaceful Shores, The School, Clean Sea, Wide Water."""
    spaces: dict[str, Any] = {s: {"owner": SEA} for s in list(PATCH)[:5]}
    spaces["2,0"]["units"], spaces["2,-1"]["units"] = {"whale-king": 1}, {"young-whale": 2}
    spaces["3,-1"]["units"], spaces["3,0"]["peaces"] = {"calf": 1}, 1
    match = play(two(spaces), "done")
    assert tasks_of(match) == {"peaceful-shores": 1, "the-school": 2, "clean-sea": 2, "wide-water": 3}
    spaces["2,0"]["mines"] = 1
    spaces["2,-1"]["units"] = {"young-whale": 1}
    spaces["3,0"] = {}
    assert tasks_of(play(two(spaces), "done")) == {}


def test_they_may_play_for_two() -> None:
    """TSM-GEN-10: with their own Victory cards, all of whose tasks lie open; no other points (TSM-GEN-07)."""
    match = table.start("tsukuyumi", seats=[SEA, NOMADS], seed=3)
    assert match.setup.mode == "two"
    shown = match.view()["table"]["seats"][0]
    own = [row.id for row in game(match).book.tasks if row.faction == SEA]
    assert len(own) == 6 and [task["id"] for task in shown["tasks"]] == own
    spaces = {"0,0": {"owner": SEA}, SPOT: {"owner": SEA, "units": {"calf": 1}}}
    assert vp(two(spaces), SEA) == 0


def test_strong_current_and_storm_song() -> None:
    """7.9: a round with three displaced units; four Events played. Peace gives no points of its own (TSM-GEN-07)."""
    for moved, points in ((3, {"strong-current": 1}), (2, {})):
        match = two({SPOT: {"units": {"calf": 1}}}, 2, factions={SEA: {"displaced": moved}})
        next_round(match)
        assert tasks_of(match) == points
    song = two({SPOT: {"units": {"calf": 1}, "peaces": 1}}, 2, factions={SEA: {"events": 3}})
    assert vp(song, SEA) == 0
    position = game(song)
    position.rules.factions[at(song, SEA)].played_event(position, at(song, NOMADS), 0)
    position.settle()
    assert tasks_of(song) == {}
    position.rules.factions[at(song, SEA)].played_event(position, at(song, SEA), 0)
    position.settle()
    assert tasks_of(song) == {"storm-song": 2}


def test_the_mascot() -> None:
    """7.8: a whale for Cleansing, but it displaces nobody and is no place for Calves."""
    match = effect(
        {SPOT: {"units": {"mascot-lords-of-the-lost-sea": 1, "private": 1}, "owner": NOMADS}}, options={"mascots": True}
    )
    assert texts(match) == [f"cleanse {SPOT}", "done"]


def test_the_board_and_hand_written_positions() -> None:
    match = fight({"calf": 1}, factions={SEA: {"displaced": 2, "events": 1}})
    assert board(match) == {"displaced-now": 2, "peace": 0, "events-played": 1, "stranded": []}
    with pytest.raises(ComposeError, match="'displaced' .units displaced this round. and 'events'"):
        fight({}, factions={SEA: {"whales": 1}})


def test_bots_like_quiet_places() -> None:
    """13.5: a great whale in a quiet own area is worth something, a Calf there nothing."""
    at_ = list(features.WEIGHTS).index("prospects")

    def prospects(unit: str) -> float:
        match = fight({unit: 1}, owner=SEA)
        return features.measure(game(match))[at(match, SEA)][at_]

    assert prospects("anik") > prospects("calf")


# --- every card does something --------------------------------------------------------------------------------

CASES = [
    ("combat_cards", "sea-annihilation", lambda: annihilation(), {"dmg": [], "cp": ["units"]}),
    ("combat_cards", "sea-conquest", test_stranded, {"counters": ["counterstrike"]}),
    ("combat_cards", "sea-displacement", test_the_card_displacement, {"deed": ""}),
    ("combat_cards", "sea-place-of-peace", test_a_place_of_peace, {"deed": "push"}),
    ("counterattacks", "stranded", test_stranded, {"do": "bar"}),
    ("counterattacks", "harpoon", test_harpoon, {"do": "bar"}),
    ("counterattacks", "hold-fast", test_the_card_displacement, {"window": "counter"}),
    ("faction_events", "aggressive-displacement", test_aggressive_displacement, {"do": "rider"}),
    ("faction_events", "massive-displacement", test_massive_displacement, {"do": "rider"}),
    ("faction_events", "migration", test_migration, {"do": "rider"}),
    ("faction_events", "whale-rider", test_whale_rider, {"do": "migration"}),
    ("faction_events", "the-will-of-nature", test_the_will_of_nature, {"do": "rider"}),
    ("objectives", "song-of-the-deep", test_song_of_the_deep, {"n": 9}),
    ("alternative_objectives", "alt-whale-school", test_whale_school, {"n": 9}),
    ("missions", "mission-quiet-shore", test_mission_quiet_shore, {"n": 9}),
    ("tasks", "strong-current", test_strong_current_and_storm_song, {"n": 9}),
    ("tasks", "peaceful-shores", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "the-school", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "clean-sea", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "wide-water", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "storm-song", test_strong_current_and_storm_song, {"n": 9}),
    ("units", "malak", test_malak_pushes_two_areas, {"displaces_far": 0}),
]  # fmt: skip


def annihilation() -> None:
    match = fight({"whale-king": 1, "private": 1})
    settle(attack(match, "sea-annihilation"))
    assert units(match, SPOT) == {"whale-king": 1} and not counters_left(match)


def counters_left(match: Match) -> list[str]:
    return counters(match)


@pytest.mark.parametrize(("table_", "card", "case", "fields"), CASES, ids=[c[1] for c in CASES])
def test_without_the_card_its_case_fails(table_: str, card: str, case: Any, fields: dict[str, Any]) -> None:
    fails_without(table_, card, case, **fields)
