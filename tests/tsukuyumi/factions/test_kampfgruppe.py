"""TSM-KAMPF and TSF-KG: five battle suits, Missiles and attacks at a distance."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import CENTRE, SPACE
from moonwall.games.tsukuyumi.book import RADIOACTIVE
from moonwall.games.tsukuyumi.factions.kampfgruppe.state import BROKEN, KEPT, READY, ROUND, SLAIN
from moonwall.games.tsukuyumi.position import AREA
from moonwall.games.tsukuyumi.rules.combat import usable
from moonwall.games.tsukuyumi.rules.pieces import destroy
from moonwall.games.tsukuyumi.rules.scoring import instant_points
from moonwall.table import ComposeError, Match
from moonwall.table.position import replaced

from ..combat.field import attack, counters, fallen, field, settle, until
from ..hand import HOMES, PATCH, at, deal, game, go, kind, order, own, owner, play, props, seat, texts, units
from ..modules.blanks import fails_without
from ..modules.piles import next_round, turn, use

KG, NOMADS, BOARS, SEED, CYBER, FIRE = "kampfgruppe-03", "nomads", "boarlords", "dark-seed", "cybersamurai", "fireborn"
SEATS = [KG, NOMADS, BOARS, SEED]
SPOT = "2,0"


def fight(here: dict[str, int], **doc: Any) -> Match:
    return field(KG, here, SEATS, **doc)


def effect(spaces: dict[str, Any], missiles: int = 2, seats: list[str] | None = None, **doc: Any) -> Match:
    factions = {KG: {"missiles": missiles}, **doc.pop("factions", {})}
    match = deal(seats or SEATS, phase="blue", active=KG, spaces=spaces, left={"effect": 1, "initiative": 1},
                 factions=factions, **doc)  # fmt: skip
    return go(match, "use faction-effect")


def board(match: Match) -> dict[str, Any]:
    return dict(match.view()["table"]["seats"][at(match, KG)]["board"])


def vp(match: Match, faction: str) -> int:
    return instant_points(game(match), at(match, faction))


# --- the faction ----------------------------------------------------------------------------------------------


def test_five_suits_one_of_each() -> None:
    """TSM-KAMPF-01, TSM-KAMPF-11, TSM-KAMPF-14, TSF-KG-02: values, number 5, and each piece once."""
    match = deal([NOMADS, KG, SEED, CYBER])
    book = game(match).book
    kinds = [k for k in book.kinds_of[book.faction_ids.index(KG)] if book.cost[k]]
    assert {book.kind_ids[k]: (book.cp[k], book.hp[k], book.dmg[k], book.pieces[k]) for k in kinds} == {
        "marduk": (25, 20, 15, 1), "freischutz": (15, 20, 20, 1), "erzengel": (25, 15, 10, 1),
        "beowulf": (50, 50, 25, 1), "drachentoter": (75, 35, 40, 1),
    }  # fmt: skip
    assert order(match) == [CYBER, SEED, KG, NOMADS]
    dead = fight({"marduk": 1})
    destroy(game(dead), SPACE[SPOT], (book.kind_index["marduk"], 1), 1, "combat")
    assert game(dead).stock[game(dead).book.kind_index["marduk"]] == 1


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_the_landing_module_lies_where_it_likes(edition: str) -> None:
    """XF-KG-9 (TSF-KG-01, TSM-KAMPF-09, TSM-KAMPF-13, TS-SETUP-15, TS-SETUP-16): on an area, too; the tile leaves the
    game, in the Polish edition it joins the unused ones; three starting areas beside it."""
    match = table.start("tsukuyumi", seats=[KG, NOMADS, BOARS], seed=5, edition=edition)
    assert seat(match) == KG and kind(match) == "place-home"
    inside = [t for t in texts(match) if game(match).ground[SPACE[t.split()[1]]] == AREA]
    assert inside and len(inside) < len(texts(match))
    tile = game(match).tile[SPACE[inside[0].split()[1]]]
    play(match, inside[0])
    assert (tile in game(match).unused_tiles) is (edition == "polish")
    while seat(match) == KG and kind(match) == "start-area":
        play(match, texts(match)[0])
    assert game(match).controlled(at(match, KG)) == 3 and board(match)["missile"] == 1


# --- Missiles -------------------------------------------------------------------------------------------------


def test_missiles_are_bought() -> None:
    """XF-KG-1 (TSM-KAMPF-15, TSF-KG-03): with 2 production up to two Missiles, no heavy suit; with 3 one of those."""
    spaces = {SPOT: {"units": {"marduk": 1, "freischutz": 1, "erzengel": 1}}}
    for points, wanted in (
        (2, {"arm missile", "done"}),
        (3, {"arm missile", "buy beowulf", "buy drachentoter", "done"}),
    ):
        match = deal(SEATS, phase="green", active=KG, spaces=spaces, left={"production": points, "initiative": 1})
        play(match, "use production")
        assert set(texts(match)) == wanted
    play(match, "arm missile", "arm missile", "arm missile")
    assert board(match)["missile"] == 4
    full = deal(
        SEATS,
        phase="green",
        active=KG,
        spaces=spaces,
        left={"production": 1, "initiative": 1},
        factions={KG: {"missiles": 5}},
    )
    assert "use production" not in texts(full), "five are all"


def test_missiles_at_one_area_are_one_total() -> None:
    """XF-KG-2 (TSF-KG-04, TSM-KAMPF-07): 30 together kill a Large Oni, 15 and 15 do not."""
    spaces = {SPOT: {"units": {"marduk": 1}}, "3,-1": {"units": {"oni-large": 1}}}
    match = effect(spaces)
    assert texts(match) == ["missile 3,-1 1", "missile 3,-1 2", "done"]
    play(match, "missile 3,-1 2")
    assert units(match, "3,-1") == {} and board(match)["missile"] == 0
    single = effect(spaces)
    play(single, "missile 3,-1 1", "missile 3,-1 1")
    assert units(single, "3,-1") == {"oni-large": 1}
    covered = effect({SPOT: {"units": {"marduk": 1}}, "3,-1": {"units": {"squeaker": 3}, "covers": 1}})
    play(covered, "missile 3,-1 2")
    assert units(covered, "3,-1") == {"squeaker": 1}, "20 of 30 get through"


def test_where_missiles_reach() -> None:
    """TSF-KG-04, TSF-GEN-05: within 2 of any own unit, past Blocks; no Homezone, no area without enemies, not from
    under a Rocket Attack."""
    spaces = {"2,-1": {"units": {"marduk": 1}}, "3,0": {"units": {"private": 1}}, "1,1": {"units": {"squeaker": 1}},
              "2,1": {"units": {"worker": 1}}, HOMES[BOARS]: {"units": {"squeaker": 1}}, "3,-1": {}}  # fmt: skip
    match = effect(spaces, missiles=1)
    assert set(texts(match)) == {"missile 3,0 1", "missile 1,1 1", "missile 2,1 1", "done"}
    seats = [KG, CYBER, BOARS, SEED]
    rocket = {CYBER: {"uplinks": ["rocket-attack"], "rocket-red": "2,-1"}}
    hidden = effect({"2,-1": {"units": {"marduk": 1}}, "3,-1": {"units": {"squeaker": 1}}}, 1, seats, factions=rocket)
    assert "use faction-effect" not in texts(hidden)


def test_missiles_are_split_between_sides() -> None:
    """TSF-KG-04: the Kampfgruppe split, owners assign, nobody counters; a second one may go elsewhere."""
    match = effect(
        {
            SPOT: {"units": {"marduk": 1}},
            "3,-1": {"units": {"private": 1, "squeaker": 1}},
            "3,0": {"units": {"worker": 1}},
        }
    )
    play(match, "missile 3,-1 1")
    assert kind(match) == "split-damage" and seat(match) == KG
    play(match, next(t for t in texts(match) if t.endswith(" 10")))
    assert kind(match) == "fire-control"
    play(match, "missile 3,0 1")
    assert units(match, "3,0") == {} and sum(units(match, "3,-1").values()) == 1
    assert game(match).kills[at(match, KG)] == 2


# --- Snipe ----------------------------------------------------------------------------------------------------


def test_snipe() -> None:
    """XF-KG-3 (TSF-KG-07, TSM-KAMPF-06): over Blocks at distance 2, 20 damage to split; nobody strikes back, and it
    spends a Combat action."""
    spaces = {"3,-2": {"units": {"oni-medium": 1, "private": 1}}, "2,1": {"units": {"squeaker": 1}}}
    match = fight({"freischutz": 1, "marduk": 1}, spaces=spaces)
    attack(match, "kg-snipe")
    assert set(texts(match)) == {"snipe 3,-2", "snipe 2,1"}
    both = match.clone()
    play(match, "snipe 3,-2")
    assert kind(match) == "split-damage" and seat(match) == KG
    play(match, "deal @1 0")
    until(match, "ask-counter")
    assert set(counters(match)) <= {"retreat", "slow-conquest", "jam"} and "counterstrike" not in counters(match)
    settle(match)
    assert units(match, "3,-2") == {"private": 1} and units(match, SPOT) == {"freischutz": 1, "marduk": 1}
    assert game(match).left[-1] == 2
    play(both, "snipe 3,-2", "deal @1 10")
    while kind(both) == "ask-early":
        assert texts(both) == ["counter protection", "pass"]
        play(both, "pass")
    settle(both)
    assert units(both, "3,-2") == {"oni-medium": 1}


def test_snipe_needs_the_freischutz_and_a_target() -> None:
    """TSF-KG-07: not without it, not at its own area, not at a Homezone or beyond 2."""
    for here, there, possible in (
        ({"freischutz": 1}, "2,1", True),
        ({"marduk": 1}, "2,1", False),
        ({"freischutz": 1}, SPOT, False),
        ({"freischutz": 1}, HOMES[NOMADS], False),
    ):
        here = {**here, "private": 1} if there == SPOT else here
        spaces = {} if there == SPOT else {there: {"units": {"private": 1}}}
        match = fight(here, spaces=spaces, owner=KG)
        position = game(match)
        card = position.book.card_index["kg-snipe"]
        assert usable(position, at(match, KG), SPACE[SPOT], card) is possible
        assert (f"attack {SPOT}" in texts(match)) is (possible or there == SPOT)


def test_jam() -> None:
    """8.1: a ready Missile is lost; not offered without one."""
    for ready in (1, 0):
        match = fight(
            {"freischutz": 1}, spaces={"2,1": {"units": {"boarguard": 2}}}, factions={KG: {"missiles": ready}}
        )
        go(match, f"attack {SPOT}", "with kg-snipe", "snipe 2,1")
        until(match, "ask-counter")
        assert ("jam" in counters(match)) is bool(ready)
        if ready:
            play(match, "counter jam")
            assert own(match, KG)[READY] == 0


# --- Chase, Ragnarök ------------------------------------------------------------------------------------------


def test_chase() -> None:
    """4.5, TSM-KAMPF-04: damage, a halved Counterstrike, then a step."""
    match = fight({"beowulf": 1, "boarguard": 2})
    attack(match, "kg-chase")
    until(match, "ask-counter")
    assert set(counters(match)) >= {"counterstrike", "defense-action", "retreat"}
    play(match, "counter counterstrike")
    until(match, "move")
    play(match, f"march beowulf {SPOT} 1", "to 3,0 1")
    settle(match)
    assert units(match, "3,0") == {"beowulf": 1} and units(match, SPOT) == {"boarguard": 1}


def ragnarok(**doc: Any) -> Match:
    match = fight({"erzengel": 1, "drachentoter": 1, "boarmaster": 1, "boarguard": 1, "squeaker": 1}, **doc)
    attack(match, "kg-ragnarok")
    return match


def test_ragnarok() -> None:
    """XF-KG-4 (TSF-KG-08, TSM-KAMPF-05): 70 damage, then the area is Radioactive; at the end of the round the
    Drachentöter is lost as nobody's kill and the Erzengel stays (TSM-KAMPF-02)."""
    match = ragnarok()
    settle(match)
    assert units(match, SPOT) == {"erzengel": 1, "drachentoter": 1}
    assert "radioactive" in props(match, SPOT)
    next_round(match)
    assert units(match, SPOT) == {"erzengel": 1} and game(match).kills[at(match, BOARS)] == 0


def test_ragnarok_needs_the_erzengel_and_no_homezone_glows() -> None:
    """TSF-KG-08."""
    match = fight({"beowulf": 1, "squeaker": 1})
    play(match, f"attack {SPOT}")
    assert "with kg-ragnarok" not in texts(match)
    home = HOMES[BOARS]
    match = fight({}, spaces={home: {"units": {"erzengel": 1, "squeaker": 1}}})
    go(match, f"attack {home}", "with kg-ragnarok")
    settle(match)
    assert not game(match).props(SPACE[home]) & RADIOACTIVE


def breached() -> Match:
    match = ragnarok()
    until(match, "ask-counter")
    play(match, "counter breach")
    return settle(match)


def test_breach() -> None:
    """XF-KG-5 (TSF-KG-05, TSM-KAMPF-03): the Erzengel is lost, too; produced anew it is sealed."""
    match = breached()
    assert board(match)["sealed"] == ["beowulf"]
    next_round(match)
    assert units(match, SPOT) == {}
    position = game(match)
    position.rules.factions[at(match, KG)].bought(position, at(match, KG), position.book.kind_index["erzengel"])
    assert board(match)["sealed"] == ["erzengel", "beowulf"]
    weak = fight({"erzengel": 1, "boarguard": 2})
    own(weak, KG)[KEPT] = 1
    attack(weak, "kg-ragnarok")
    until(weak, "ask-counter")
    assert "breach" not in counters(weak)


def test_a_rocket_attack_breaks_no_seal_but_stops_it() -> None:
    """11.2, TS-CYBER-14: under a Rocket Attack there is no immunity."""
    seats = [KG, CYBER, BOARS, SEED]
    for rocket in (True, False):
        factions = {CYBER: {"uplinks": ["rocket-attack"], "rocket-red": SPOT}} if rocket else {}
        match = deal(seats, spaces={SPOT: {"units": {"beowulf": 1}}}, factions=factions)
        position = game(match)
        part = position.rules.factions[at(match, KG)]
        assert part.immune(position, at(match, KG), position.book.kind_index["beowulf"], SPACE[SPOT]) is not rocket


def test_a_strong_suit_alone() -> None:
    """XF-KG-7: 75 against 85 fails, 100 with Marduk succeeds."""
    for here, done in (({"drachentoter": 1}, False), ({"drachentoter": 1, "marduk": 1}, True)):
        match = fight({**here, "boarguard": 1}, board={**PATCH, SPOT: "mountain"}, marks={"strongholds": 1})
        position = game(match)
        position.set_ground("mountain", SPACE[SPOT], 20)
        position.book.cp[position.book.kind_index["boarguard"]]
        need = position.book.cp[position.book.kind_index["boarguard"]] + 15 + 20
        position.set_ground("mountain", SPACE[SPOT], 20 + 85 - need)
        settle(attack(match, "kg-conquest"))
        assert (owner(match, SPOT) == KG) is done


def test_covering_fire() -> None:
    """XF-KG-8 (TSF-KG-06): the Conquest fails, 10 damage kill a Private, then the Erzengel may leave."""
    match = field(NOMADS, {"private": 2, "erzengel": 1}, SEATS)
    attack(match, "nomad-conquest")
    assert owner(match, SPOT) is None and seat(match) == KG
    play(match, "counter defense-action")
    assert fallen(match) == {"private": 1} and kind(match) == "move" and seat(match) == KG
    play(match, f"march erzengel {SPOT} 1", "to 3,0 1")
    settle(match)
    assert units(match, "3,0") == {"erzengel": 1} and units(match, SPOT) == {"private": 1}


# --- aims -----------------------------------------------------------------------------------------------------


def slay(match: Match, n: int, by: str = KG) -> None:
    position = game(match)
    destroy(position, SPACE[SPOT], (position.book.kind_index["oni-small"], n), at(match, by), "missile")
    position.settle()


def test_exorcism() -> None:
    """XF-KG-6, XM-36 (TSF-KG-09, TSM-KAMPF-08, TSM-KAMPF-12): six Oni in one round, whatever the phases, 2 points at
    once; others none."""
    match = fight({"oni-small": 9})
    slay(match, 5)
    assert own(match, KG)[ROUND] == 5 and not game(match).objective_done[at(match, KG)]
    slay(match, 2, NOMADS)
    assert not game(match).objective_done[at(match, KG)]
    slay(match, 1)
    assert game(match).objective_done[at(match, KG)] and vp(match, KG) == 2 + 1  # and the Mission
    over = fight({}, factions={KG: {"oni_round": 5}})
    next_round(over)
    assert own(over, KG)[ROUND] == 0


def test_moon_flight_may_miss_a_round() -> None:
    """XM-29 (TSM-ALTOBJ-22, QM-04): the centre at the end of rounds 1, 3 and 4: achieved at the end of the fourth."""
    match = deal(SEATS, {"alternative_objectives": True}, spaces={"0,0": {"owner": KG}}, phase="red", active=KG,
                 left={"initiative": 1}, modules={"alternative_objectives": {"chosen": [KG]}}, round=1)  # fmt: skip
    position, mine = game(match), at(match, KG)
    done = []
    for ends in range(1, 5):
        position.territory[CENTRE] = at(match, NOMADS) if ends == 2 else mine
        while not match.over and position.round == ends:
            match.play(match.decisions[0].options[-1], match.decisions[0].seat)
        done.append(bool(position.objective_done[mine]))
    assert done == [False, False, False, True]


def test_mission_oni_hunters() -> None:
    """4.6, TSF-GEN-03: three Oni over several rounds, for everybody."""
    match = fight({"oni-small": 5})
    slay(match, 2, NOMADS)
    assert vp(match, NOMADS) == 0
    slay(match, 1, NOMADS)
    assert vp(match, NOMADS) == 1 and own(match, KG)[SLAIN + at(match, NOMADS)] == 3


def test_moon_flight() -> None:
    """TSM-ALTOBJ-22, TSM-ALTOBJ-23, TSM-ALTOBJ-24: the Moon centre at the end of three rounds."""
    for before, done in ((2, True), (1, False)):
        match = deal(SEATS, {"alternative_objectives": True}, spaces={"0,0": {"owner": KG}}, phase="red", active=KG,
                     left={"initiative": 1}, modules={"alternative_objectives": {"chosen": [KG]}}, round=2)  # fmt: skip
        game(match).moon_vp = replaced(game(match).moon_vp, at(match, KG), before)
        assert game(match).territory[CENTRE] == at(match, KG)
        next_round(match)
        assert bool(game(match).objective_done[at(match, KG)]) is done


@pytest.mark.parametrize(("switch", "round_", "done"), [(True, 4, True), (True, 3, False), (False, 4, False)])
def test_moon_flight_by_the_area_point(switch: bool, round_: int, done: bool) -> None:
    """QM-04: with the switch a second round that is the last one is enough, for the area point comes on top."""
    options = {"alternative_objectives": True, "moon_flight_area_vp": switch}
    match = deal(SEATS, options, spaces={"0,0": {"owner": KG}}, phase="red", active=KG, left={"initiative": 1},
                 modules={"alternative_objectives": {"chosen": [KG]}}, round=round_)  # fmt: skip
    game(match).moon_vp = replaced(game(match).moon_vp, at(match, KG), 1)
    while not match.over and game(match).round == round_:
        match.play(match.decisions[0].options[-1], match.decisions[0].seat)
    assert bool(game(match).objective_done[at(match, KG)]) is done


# --- Faction events -------------------------------------------------------------------------------------------

CARDS = {KG: "action-organisation"}


def event(name: str, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    return use(KG, name, spaces, seats=SEATS, cards=CARDS, **doc)


def test_major_rearmament() -> None:
    """TSM-FEVENT-53, TSM-KAMPF-10: no counterattack against Chase, against others as ever."""
    spaces = {SPOT: {"units": {"erzengel": 1, "beowulf": 1, "boarguard": 3}}}
    match = event("major-rearmament", spaces, left={"combat": 2})
    attack(match, "kg-chase")
    assert kind(match) not in ("ask-counter", "ask-early")
    settle(match)
    attack(match, "kg-ragnarok")
    until(match, "ask-counter")


def test_hermetic_seal() -> None:
    """XF-KG-5, TSM-FEVENT-54: sealed again, and no Breach any more."""
    match = turn(KG, ["hermetic-seal"], {SPOT: {"units": {"erzengel": 1}}}, seats=SEATS, cards=CARDS)
    own(match, KG)[BROKEN] = 4
    go(match, "use events")
    play(match, "play hermetic-seal")
    assert board(match)["sealed"] == ["erzengel", "beowulf"] and board(match)["hermetic-seal"]


def test_combat_tactics() -> None:
    """TSM-FEVENT-55, XM-06, MX-FE-1: exactly two places, one only where two are impossible."""
    match = event("combat-tactics", order=[KG, NOMADS, BOARS, SEED])
    go(match, "down 2")
    assert order(match) == [NOMADS, BOARS, KG, SEED]
    last = event("combat-tactics", order=[NOMADS, BOARS, KG, SEED])
    go(last, "up 2")
    assert order(last) == [KG, NOMADS, BOARS, SEED]
    second = event("combat-tactics", order=[NOMADS, KG, BOARS, SEED])
    assert texts(second) == ["up 1", "down 2"]
    three = use(KG, "combat-tactics", seats=SEATS[:3], cards=CARDS, order=[NOMADS, KG, BOARS])
    assert texts(three) == ["up 1", "down 1"]


def test_the_great_hunt() -> None:
    """TSM-FEVENT-56, TSM-FEVENT-57: it lies open until the Combat action is used, in a White or Red turn, later too."""
    match = event("the-great-hunt", {SPOT: {"units": {"beowulf": 1, "squeaker": 1}}})
    assert board(match)["the-great-hunt"] == 1 and "use the-great-hunt" not in texts(match)
    next_round(match)
    assert board(match)["the-great-hunt"] == 1
    red = fight({"beowulf": 1, "squeaker": 1}, combat=0, factions={KG: {"hunts": 1}})
    assert f"attack {SPOT}" not in texts(red)
    play(red, "use the-great-hunt", f"attack {SPOT}", "with kg-conquest")
    settle(red)
    assert owner(red, SPOT) == KG and board(red)["the-great-hunt"] == 0 and "use the-great-hunt" not in texts(red)


def test_holy_mission() -> None:
    """XF-KG-6, MX-FE-2, TSM-FEVENT-58, TSM-FEVENT-59: a point more if the objective is reached later in this round."""
    match = event("holy-mission", {SPOT: {"units": {"oni-small": 7}}}, factions={KG: {"oni_round": 0}})
    slay(match, 6)
    assert vp(match, KG) == 2 + 1 + 1
    late = event("holy-mission", factions={KG: {"oni_round": 0}})
    next_round(late)
    position = game(late)
    position.add(SPACE[SPOT], position.book.kind_index["oni-small"], 6)
    slay(late, 6)
    assert vp(late, KG) == 2 + 1


# --- two players, Mascot, the board ---------------------------------------------------------------------------


def tasks_of(match: Match) -> dict[str, int]:
    return {t["id"]: t["scored"] for t in match.view()["table"]["seats"][at(match, KG)]["tasks"] if t["scored"]}


def two(spaces: dict[str, Any], round_: int = 3, **doc: Any) -> Match:
    doc.setdefault("left", {})
    return deal([KG, NOMADS], spaces=spaces, round=round_, mode="two", phase="red", active=KG, **doc)


def finish(match: Match) -> Match:
    for _ in range(40):
        if match.decision is None or game(match).flipped[at(match, KG)]:
            return match
        play(match, next((o for o in ("done", "pass") if o in texts(match)), texts(match)[0]))
    raise AssertionError("the turn does not end")


def test_victory_tasks_at_the_last_red() -> None:
    """4.9: Full Muster, Arsenal, Cleared Zone, Moon Mission."""
    spaces: dict[str, Any] = {s: {"owner": KG} for s in list(PATCH)[:4]}
    spaces[SPOT]["units"] = dict.fromkeys(("marduk", "freischutz", "erzengel", "beowulf", "drachentoter"), 1)
    spaces["0,0"] = {"owner": KG}
    match = finish(two(spaces, factions={KG: {"missiles": 4}}))
    assert tasks_of(match) == {"full-muster": 3, "arsenal": 2, "cleared-zone": 2, "moon-mission": 1}
    spaces[SPOT]["units"] = {"marduk": 1, "oni-small": 1}
    spaces["0,0"] = {}
    assert tasks_of(finish(two(spaces, factions={KG: {"missiles": 3}}))) == {}


def test_dragon_hunt_and_heavy_hitters() -> None:
    """4.9: five Oni; a battle with two destroyed units."""
    match = two(
        {SPOT: {"units": {"beowulf": 1, "oni-small": 2}}, "3,0": {"units": {"oni-small": 5}}}, 2, left={"combat": 1}
    )
    attack(match, "kg-chase")
    settle(match)
    assert tasks_of(match) == {"heavy-hitters": 1}
    position = game(match)
    destroy(position, SPACE["3,0"], (position.book.kind_index["oni-small"], 3), at(match, KG), "missile")
    position.settle()
    assert tasks_of(match) == {"heavy-hitters": 1, "dragon-hunt": 2}


def test_two_missiles_for_two_players() -> None:
    """2.3."""
    match = table.start("tsukuyumi", seats=[KG, NOMADS], seed=1, mode="two")
    assert own(match, KG)[READY] == 2


def test_the_mascot_spots_but_is_not_immune() -> None:
    """4.8."""
    match = effect(
        {SPOT: {"units": {"mascot-kampfgruppe-03": 1}}, "3,0": {"units": {"worker": 1}}}, 1, options={"mascots": True}
    )
    assert "missile 3,0 1" in texts(match)
    position = game(match)
    kind_ = position.book.kind_index["mascot-kampfgruppe-03"]
    assert not position.rules.factions[at(match, KG)].immune(position, at(match, KG), kind_, SPACE[SPOT])


def test_missiles_that_kill_a_fireborn_pay() -> None:
    """TSF-PAIR-01: abilities count; Radioactive is nobody's."""
    match = effect({SPOT: {"units": {"marduk": 1}}, "3,0": {"units": {"hatchling": 1}}}, 2, [KG, FIRE, BOARS, SEED])
    play(match, "missile 3,0 2")
    assert vp(match, KG) == 1


def test_the_board_and_hand_written_positions() -> None:
    match = fight({"beowulf": 1}, factions={KG: {"missiles": 3, "oni_round": 2}})
    assert board(match) == {
        "missile": 3, "sealed": ["erzengel", "beowulf"], "hermetic-seal": False, "the-great-hunt": 0, "oni-now": 2,
        "oni-slain": {},
    }  # fmt: skip
    with pytest.raises(ComposeError, match="'missiles' .ready ones, 0 to 5"):
        fight({}, factions={KG: {"missiles": 6}})


# --- every card does something --------------------------------------------------------------------------------

CASES = [
    ("combat_cards", "kg-conquest", test_a_strong_suit_alone, {"cp": [], "dmg": ["units"]}),
    ("combat_cards", "kg-chase", test_chase, {"move_after": 0}),
    ("combat_cards", "kg-snipe", test_snipe, {"reach": 1}),
    ("combat_cards", "kg-ragnarok", test_ragnarok, {"plus": 0, "after_give": ""}),
    ("counterattacks", "jam", test_jam, {"do": "bar"}),
    ("counterattacks", "breach", test_breach, {"do": "bar"}),
    ("faction_events", "major-rearmament", test_major_rearmament, {"do": "seal"}),
    ("faction_events", "hermetic-seal", test_hermetic_seal, {"do": "rearm"}),
    ("faction_events", "combat-tactics", test_combat_tactics, {"do": "rearm"}),
    ("faction_events", "the-great-hunt", test_the_great_hunt, {"do": "rearm"}),
    ("faction_events", "holy-mission", test_holy_mission, {"do": "rearm"}),
    ("objectives", "exorcism", test_exorcism, {"n": 9}),
    ("alternative_objectives", "alt-moon-flight", test_moon_flight, {"n": 9}),
    ("missions", "mission-oni-hunters", test_mission_oni_hunters, {"n": 9}),
    ("tasks", "dragon-hunt", test_dragon_hunt_and_heavy_hitters, {"n": 9}),
    ("tasks", "heavy-hitters", test_dragon_hunt_and_heavy_hitters, {"n": 9}),
    ("tasks", "full-muster", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "arsenal", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "cleared-zone", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "moon-mission", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("units", "erzengel", test_ragnarok, {"sealed": False}),
    ("units", "freischutz", test_snipe, {"snipes": False}),
    ("markers", "missile", test_missiles_at_one_area_are_one_total, {"value": 5}),
]  # fmt: skip


@pytest.mark.parametrize(("table_", "card", "case", "fields"), CASES, ids=[c[1] for c in CASES])
def test_without_the_card_its_case_fails(table_: str, card: str, case: Any, fields: dict[str, Any]) -> None:
    fails_without(table_, card, case, **fields)
