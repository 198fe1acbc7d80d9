"""TS-CYBER: Uplinks, the Defense Matrix, Protection and the objective."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.factions.cybersamurai.links import KANEDA_BLUE, KANEDA_RED, ROCKET_BLUE, ROCKET_RED
from moonwall.games.tsukuyumi.factions.cybersamurai.uplinks import shots
from moonwall.table import Match, option

from ..combat.field import (
    BOARS,
    CYBER,
    FOUR,
    NOMADS,
    PATCH,
    SEED,
    SPOT,
    at,
    attack,
    counters,
    deal,
    fallen,
    field,
    game,
    kind,
    over,
    owner,
    play,
    seat,
    settle,
    space,
    texts,
    told,
    units,
    until,
)
from ..hand import own


def linked(*uplinks: str, **more: Any) -> dict[str, Any]:
    return {CYBER: {"uplinks": ["amaterasu", *uplinks], **more}}


def installed(match: Match) -> list[str]:
    return list(match.view()["table"]["seats"][at(match, CYBER)]["board"]["uplinks"])


def at_table(uplinks: tuple[str, ...], phase: str = "red", active: str = CYBER, **doc: Any) -> Match:
    doc.setdefault("factions", linked(*uplinks))
    return deal(FOUR, phase=phase, active=active, **doc)


# --- getting Uplinks ----------------------------------------------------------------------------------------


def test_two_uplinks_of_choice_at_the_start() -> None:
    """TS-CYBER-01: Amaterasu and two of the other nine; the Shogun's unit starts with them (Q-67)."""
    match = deal(FOUR, phase="units", active=CYBER, spaces={s: {"owner": CYBER} for s in ("3,-2", "3,-1", "2,-1")})
    while kind(match) != "start-uplinks":
        play(match, texts(match)[0])
    assert len(texts(match)) == 9 and "install amaterasu" not in texts(match)
    play(match, "install tetsuo", "install shogun-sub-ai", "place shogun 3,-2")
    assert installed(match) == ["amaterasu", "tetsuo", "shogun-sub-ai"]
    assert units(match, "3,-2")["shogun"] == 1
    assert kind(match) != "start-uplinks"


def produce(points: int, *uplinks: str, polish: bool = False) -> Match:
    match = at_table(uplinks, "green", polish=polish, left={"production": points, "place": 0, "oni-combats": 0})
    return play(match, "use production")


@pytest.mark.parametrize("polish", [False, True])
def test_buying_an_uplink(polish: bool) -> None:
    """EX-IT-07, EX-PL-03 (TS-CYBER-02, TS-PROD-01): a Cybersamurai 2.1 for 1 and an Uplink of cost 1."""
    match = produce(2, polish=polish)
    play(match, "buy cybersamurai-21", "place 3,-2", "install kaneda")
    assert units(match, "3,-2") == {"cybersamurai-21": 1}
    assert installed(match) == ["amaterasu", "kaneda"]
    assert game(match).pp == 0


def test_an_uplink_must_be_affordable_and_is_bought_once() -> None:
    """TS-CYBER-02: cost on the card, permanent."""
    match = produce(1, "ghost")
    shop = [t for t in texts(match) if t.startswith("install")]
    for_one = ("tetsuo", "kaneda", "rocket-attack", "tenno", "samurai", "bushido", "espionage")
    assert shop == [f"install {uplink}" for uplink in for_one]  # the Shogun costs 2, Ghost is installed


def test_colours_are_phases() -> None:
    """TS-CYBER-03: Tetsuo in Red, Amaterasu in Green, neither elsewhere."""
    here = {SPOT: {"units": {"worker": 1}}}
    red = at_table(("tetsuo", "kaneda", "rocket-attack"), spaces=here)
    assert [t for t in texts(red) if t.startswith("use ")][-3:] == ["use tetsuo", "use kaneda", "use rocket-attack"]
    for phase in ("white", "blue", "green"):
        other = at_table(("tetsuo", "kaneda", "rocket-attack"), phase, spaces=here)
        assert "use tetsuo" not in texts(other) and "use kaneda" not in texts(other)
        assert ("use amaterasu" in texts(other)) is (phase == "green")


# --- combat cards -------------------------------------------------------------------------------------------


def test_few_counterattacks_and_no_defense_action() -> None:
    """TS-CYBER-04: on Annihilation and Conquest."""
    match = field(CYBER, {"cyberoid": 1, "boarguard": 1})
    by_id = {c.id: c.counters for c in game(match).book.cards}
    assert by_id["cyber-annihilation"] == ["counterstrike", "protection"]
    assert by_id["cyber-conquest"] == ["counterstrike", "slow-conquest"]
    attack(match, "cyber-conquest")
    assert "defense-action" not in counters(match)


@pytest.mark.parametrize(("uplinks", "total"), [((), 20), (("tetsuo",), 30)])
def test_target_acquisition(uplinks: tuple[str, ...], total: int) -> None:
    """TS-CYBER-05: 10 more with Tetsuo, which is not used up; the Cybersamurai choose the units hit."""
    match = field(CYBER, {"cyberoid": 1, "lt-dan": 1, "private": 2}, factions=linked(*uplinks))
    attack(match, "cyber-target-acquisition")
    assert told(match, "attack-damage")[0]["n"] == total
    until(match, "assign-damage")
    assert seat(match) == CYBER
    play(match, "hit lt-dan")
    settle(match)
    assert "lt-dan" not in units(match, SPOT)
    assert ("use tetsuo" in texts(match)) is bool(uplinks)


def test_annihilation_leaves_the_choice_to_the_owner() -> None:
    """TS-CYBER-05: the exception is that card alone."""
    match = field(CYBER, {"cyberoid": 1, "lt-dan": 1, "private": 2}, factions=linked("tetsuo"))
    attack(match, "cyber-annihilation")
    assert told(match, "attack-damage")[0]["n"] == 20
    until(match, "assign-damage")
    assert seat(match) == NOMADS


# --- Faction effect, Tenno ----------------------------------------------------------------------------------


def test_the_faction_effect_is_tenno() -> None:
    """TS-CYBER-06, TS-CYBER-15: with Tenno and something to drive; without it there is none."""
    left = {"effect": 1, "initiative": 1}
    here = {SPOT: {"units": {"worker": 1}}}
    without = at_table(("tetsuo",), "blue", left=left, spaces=here)
    assert "use faction-effect" not in texts(without)
    idle = at_table(("tenno",), "blue", left=left, spaces=here)
    assert "use faction-effect" not in texts(idle)
    match = at_table(("tenno", "tetsuo"), "blue", left=left, spaces=here)
    play(match, "use faction-effect")
    assert texts(match) == ["tenno tetsuo", "done"]
    play(match, "tenno tetsuo")
    assert units(match, SPOT) == {}


def blue_marker(what: str, *answers: str, **more: Any) -> Match:
    match = at_table(
        (), "blue", left={"effect": 1, "initiative": 1}, factions=linked("tenno", "kaneda", "rocket-attack", **more)
    )
    return play(match, "use faction-effect", f"tenno {what}", *answers)


def test_tenno_places_the_blue_marker() -> None:
    """TS-CYBER-15, TS-CYBER-17: never a second blue one; a red and a blue of the same effect may coexist."""
    match = blue_marker("kaneda", "edge 2,0 3,0", **{"kaneda-red": ["2,0", "2,1"]})
    kaneda = [e for e in match.view()["table"]["edges"] if e["what"] == "kaneda"]
    assert len(kaneda) == 2
    both = blue_marker("rocket-attack", "at 2,0", **{"kaneda-blue": ["2,0", "2,1"]})
    assert own(both, "cybersamurai")[ROCKET_BLUE] == space(SPOT) + 1
    assert not [e for e in both.view()["table"]["edges"] if e["what"] == "kaneda"]


@pytest.mark.parametrize("card", ["action-advance", "action-blitz"])
def test_the_blue_marker_leaves_at_the_next_blue_turn(card: str) -> None:
    """TS-CYBER-16: also when the card has no Blue phase (Blitz)."""
    factions = linked("kaneda", **{"kaneda-blue": ["2,0", "2,1"], "kaneda-red": ["2,0", "3,0"]})
    match = at_table((), "white", BOARS, factions=factions, cards={CYBER: card}, flipped=[CYBER, SEED, NOMADS])
    assert own(match, "cybersamurai")[KANEDA_BLUE] and own(match, "cybersamurai")[KANEDA_RED]
    play(match, "done")
    assert match.view()["table"]["phase"] == "blue"
    assert not own(match, "cybersamurai")[KANEDA_BLUE] and own(match, "cybersamurai")[KANEDA_RED]


# --- Defense Matrix -----------------------------------------------------------------------------------------


def defended(*uplinks: str) -> Match:
    match = field(BOARS, {"boarguard": 1, "squeaker": 1, "cyberoid": 1}, factions=linked(*uplinks))
    return attack(match, "boar-conquest")


def test_defense_matrix_fires_tetsuo_here() -> None:
    """TS-CYBER-07 (Q-66): against the enemies in the contested area."""
    match = defended("tetsuo")
    play(match, "counter defense-action")  # the one thing the Matrix can do is done
    assert seat(match) == BOARS
    play(match, "hit squeaker")
    settle(match)
    assert "squeaker" not in units(match, SPOT)


def test_defense_matrix_places_blue_markers_in_the_contested_area() -> None:
    """TS-CYBER-07 (Q-66): Rocket Attack on it, Kaneda on one of its edges; a blue marker on the board is moved."""
    match = defended("kaneda", "rocket-attack")
    play(match, "counter defense-action")
    assert "matrix rocket-attack" in texts(match) and "matrix kaneda 2,0 3,0" in texts(match)
    assert all("2,0" in t for t in texts(match) if "kaneda" in t)
    play(match, "matrix kaneda 2,0 3,0")
    assert own(match, "cybersamurai")[2] == space(SPOT) * 6 + 0 + 1
    attack(match, "boar-annihilation")
    settle(match)


def test_the_polish_matrix_works_anywhere() -> None:
    """TS-CYBER-07 (edition=polish): the board names no area; but only installed Uplinks, and blue markers."""
    uplinks = linked("tetsuo", "kaneda", "rocket-attack")
    far = {"3,-2": {"units": {"worker": 2}}}

    def defence(factions: dict[str, Any]) -> Match:
        match = field(BOARS, {"boarguard": 1, "cyberoid": 1}, factions=factions, spaces=far, polish=True)
        return play(attack(match, "boar-conquest"), "counter defense-action")

    match = defence(uplinks)
    assert texts(match) == ["activate tetsuo", "activate kaneda", "activate rocket-attack"]
    play(match, "activate tetsuo")
    assert {"shoot 2,0", "shoot 3,-2"} <= set(texts(match))
    play(match, "shoot 3,-2")
    assert units(match, "3,-2") == {}
    edge = play(defence(uplinks), "activate kaneda", "edge 3,0 2,1")
    assert own(edge, "cybersamurai")[KANEDA_BLUE] and not own(edge, "cybersamurai")[KANEDA_RED]
    area = play(defence(uplinks), "activate rocket-attack", "at 3,-2")
    assert own(area, "cybersamurai")[ROCKET_BLUE] == space("3,-2") + 1
    one = defence(linked("rocket-attack"))  # the one choice was taken by itself
    assert kind(one) == "place-rocket" and len(texts(one)) > 7


def test_tetsuo_does_not_shoot_at_the_fallen() -> None:
    """TS-COMBAT-13 (edition=polish): where all enemies of the battle have fallen, there is nobody left to hit."""
    factions = linked("tetsuo", "bushido")
    match = field(BOARS, {"squeaker": 1, "cyberoid": 1}, factions=factions, spaces={"3,-2": {"units": {"worker": 2}}},
                  polish=True)  # fmt: skip
    attack(match, "boar-conquest", "counter counterstrike")
    assert fallen(match) == {"squeaker": 1}
    until(match, "ask-counter")
    before = [o.text for o in shots(game(match), at(match, CYBER))]
    assert "shoot 3,-2" in before and "shoot 2,0" not in before


def test_the_matrix_moves_the_blue_marker() -> None:
    """TS-CYBER-07, TS-CYBER-17: a blue Kaneda on the board goes when the blue Rocket Attack comes; never two."""
    factions = linked("kaneda", "rocket-attack", **{"kaneda-blue": ["3,0", "2,1"]})
    match = field(BOARS, {"boarguard": 1, "cyberoid": 1}, factions=factions)
    attack(match, "boar-conquest", "counter defense-action", "matrix rocket-attack")
    assert own(match, "cybersamurai")[ROCKET_BLUE] == space(SPOT) + 1 and not own(match, "cybersamurai")[KANEDA_BLUE]


def test_no_matrix_without_its_uplinks() -> None:
    """TS-CYBER-07: the Uplink concerned must be installed."""
    assert "defense-action" not in counters(defended("ghost", "bushido"))


def test_protection_is_times_two() -> None:
    """TS-CYBER-08: a Cyberoid of 20 survives 35."""
    match = field(BOARS, {"boarmaster": 1, "boarguard": 2, "cyberoid": 1})
    attack(match, "boar-annihilation", "counter protection")
    assert over(match) and units(match, SPOT)["cyberoid"] == 1
    match = field(BOARS, {"boarmaster": 1, "boarguard": 2, "cyberoid": 1})
    settle(attack(match, "boar-annihilation", "pass"))
    assert "cyberoid" not in units(match, SPOT)


# --- Tetsuo -------------------------------------------------------------------------------------------------


def test_tetsuo() -> None:
    """TS-CYBER-09: once in Red, any area, owner assigns, no card and no counterattack; also without a Red phase."""
    spaces = {SPOT: {"units": {"worker": 1, "breeder": 2}}, "4,0": {"units": {"private": 1}}}
    match = at_table(("tetsuo",), spaces=spaces, cards={CYBER: "action-dawn-raid"})
    play(match, "use tetsuo")  # 2,0 is the only area with enemies: Homezones are none
    assert seat(match) == SEED and kind(match) == "assign-damage"
    play(match, "hit worker")
    assert units(match, SPOT) == {"breeder": 1}
    assert "use tetsuo" not in texts(match)
    assert game(match).kills[at(match, CYBER)] == 2


def test_tetsuo_among_several_enemies() -> None:
    """TS-CYBER-09 (Q-48): the Cybersamurai split the 10."""
    match = at_table(("tetsuo",), spaces={SPOT: {"units": {"worker": 2, "squeaker": 1}}})
    play(match, "use tetsuo")
    assert seat(match) == CYBER and kind(match) == "split-damage"
    play(match, f"deal @{at(match, SEED)} 5")
    assert units(match, SPOT) == {"worker": 1, "squeaker": 1}


def test_no_tetsuo_without_the_uplink() -> None:
    """TS-CYBER-09: the counter-example."""
    assert "use tetsuo" not in texts(at_table((), spaces={SPOT: {"units": {"worker": 1}}}))


# --- Kaneda -------------------------------------------------------------------------------------------------


def moving(who: str, unit: str, **more: Any) -> Match:
    return deal(
        FOUR,
        phase="red",
        active=who,
        left={"movement": 1},
        spaces={SPOT: {"units": {unit: 1}, **more.pop("marks", {})}},
        factions=linked("kaneda", "rocket-attack", **more),
    )


def ways(match: Match, unit: str) -> list[str]:
    play(match, "use movement")
    if not [t for t in texts(match) if t.startswith("march")]:
        return []
    play(match, next(t for t in texts(match) if t.startswith(f"march {unit} ")))
    return [t.split()[1] for t in texts(match)]


def test_kaneda_is_placed_in_red_on_any_edge() -> None:
    """TS-CYBER-10, TS-HOME-05: Moon and Homezone edges included, free of cost."""
    match = at_table(("kaneda",))
    play(match, "use kaneda")
    offers = texts(match)
    assert ("edge 0,0 1,0" in offers and "edge 3,0 4,0" in offers) or "edge 4,0 3,0" in offers
    play(match, "edge 2,0 3,0")
    assert "use kaneda" not in texts(match)


@pytest.mark.parametrize(("who", "unit"), [(NOMADS, "private"), (SEED, "wasp"), (BOARS, "squeaker")])
def test_no_enemy_crosses_kaneda(who: str, unit: str) -> None:
    """TS-CYBER-11, TS-CYBER-12: not by Flying, not by a Tunnel; in both directions."""
    marks = {"tunnels": ["3,0"]} if who == BOARS else {}
    assert "3,0" not in ways(moving(who, unit, marks=marks, **{"kaneda-red": ["2,0", "3,0"]}), unit)
    assert "3,0" not in ways(moving(who, unit, marks=marks, **{"kaneda-blue": ["3,0", "2,0"]}), unit)
    assert "3,0" in ways(moving(who, unit), unit)


def test_the_cybersamurai_cross_it() -> None:
    """TS-CYBER-11: enemies only."""
    match = moving(CYBER, "cyberoid", **{"kaneda-blue": ["2,0", "3,0"]})
    assert "3,0" in ways(match, "cyberoid")


def test_kaneda_without_a_red_phase() -> None:
    """TS-CYBER-13: not placed, and the red marker is removed; the same for Rocket Attack (Q-46)."""
    factions = linked("kaneda", "rocket-attack", **{"kaneda-red": ["2,0", "3,0"], "rocket-red": "2,1"})
    card = {CYBER: "action-dawn-raid"}
    match = at_table((), "green", factions=factions, cards=card, order=[CYBER, SEED, NOMADS, BOARS],
                     flipped=[SEED, NOMADS, BOARS], left={"place": 0, "oni-combats": 0})  # fmt: skip
    assert own(match, "cybersamurai")[1]
    while match.view()["table"]["phase"] == "green":
        play(match, "done" if "done" in texts(match) else texts(match)[0])
    assert own(match, "cybersamurai")[1] == 0 and own(match, "cybersamurai")[3] == 0
    assert "use kaneda" not in texts(match) and "use rocket-attack" not in texts(match)


def test_red_markers_stay_while_the_card_has_a_red_phase() -> None:
    """TS-CYBER-10, TS-CYBER-13 (Q-46): they may be placed anew, and are not lost if they are not."""
    factions = linked("kaneda", "rocket-attack", **{"kaneda-red": ["2,0", "3,0"], "rocket-red": "2,1"})
    card = {CYBER: "action-advance"}
    match = at_table((), "green", factions=factions, cards=card, order=[CYBER, SEED, NOMADS, BOARS],
                     flipped=[SEED, NOMADS, BOARS], left={"place": 0, "oni-combats": 0})  # fmt: skip
    before = own(match, "cybersamurai")[KANEDA_RED], own(match, "cybersamurai")[ROCKET_RED]
    assert all(before)
    while match.view()["table"]["phase"] == "green":
        play(match, "done" if "done" in texts(match) else texts(match)[0])
    assert (own(match, "cybersamurai")[KANEDA_RED], own(match, "cybersamurai")[ROCKET_RED]) == before and seat(
        match
    ) == CYBER
    play(match, "use kaneda", "edge 3,0 2,1")
    assert own(match, "cybersamurai")[KANEDA_RED] != before[0] and own(match, "cybersamurai")[ROCKET_RED] == before[1]
    assert not told(match, "marker-off")
    play(match, "done")
    assert seat(match) != CYBER and own(match, "cybersamurai")[ROCKET_RED] == before[1]


# --- Rocket Attack ------------------------------------------------------------------------------------------


def test_rocket_attack_takes_properties() -> None:
    """TS-CYBER-14: Wasps no longer fly or go further; elsewhere they do."""
    marks = {"blocks": ["3,0"]}
    assert "3,0" not in ways(moving(SEED, "wasp", marks=marks, **{"rocket-red": SPOT}), "wasp")
    assert "3,0" in ways(moving(SEED, "wasp", marks=marks, **{"rocket-red": "2,1"}), "wasp")
    slow = moving(SEED, "wasp", **{"rocket-red": SPOT})
    play(slow, "use movement")
    assert "march wasp 2,0 1" in texts(slow)


def test_rocket_attack_silences_pig_blocks_mines_and_eggs() -> None:
    """TS-CYBER-14: markers lying there cannot be used; those of the next area can."""
    for rocket, silent in ((SPOT, True), ("2,1", False)):
        pig = moving(NOMADS, "private", marks={"pigs": ["3,0"]}, **{"rocket-red": rocket})
        assert ("3,0" in ways(pig, "private")) is silent
        factions = linked("rocket-attack", **{"rocket-red": rocket})
        spaces = {SPOT: {"mines": 1}, "3,0": {"units": {"squeaker": 1}}}
        mine = deal(FOUR, phase="red", active=BOARS, left={"movement": 1}, factions=factions, spaces=spaces)
        play(mine, "use movement", "march squeaker 3,0 1", "to 2,0 1")
        assert (kind(mine) != "explode") is silent
        left = {"production": 1, "place": 0, "oni-combats": 0}
        egg = deal(FOUR, phase="green", active=SEED, left=left, factions=factions, spaces={SPOT: {"eggs": 1}})
        play(egg, "use production", "buy worker")
        assert ("hatch 2,0" not in texts(egg)) is silent


def test_rocket_attack_silences_markers_and_effects() -> None:
    """TS-CYBER-14: Strongholds and Cover do not count there, Boarriors cannot build there."""
    for rocket, wins in ((SPOT, True), ("2,1", False)):
        factions = linked("rocket-attack", **{"rocket-red": rocket})
        match = field(NOMADS, {"lt-dan": 1, "squeaker": 1}, marks={"strongholds": 1}, factions=factions)
        settle(attack(match, "nomad-conquest"))
        assert (owner(match, SPOT) == NOMADS) is wins
        cover = field(NOMADS, {"lt-dan": 1, "squeaker": 1}, marks={"covers": 1}, factions=factions)
        settle(attack(cover, "nomad-annihilation"))
        assert ("squeaker" not in units(cover, SPOT)) is wins
        build = deal(FOUR, phase="blue", active=BOARS, left={"effect": 1}, factions=factions,
                     spaces={SPOT: {"units": {"boarrior": 1}}})  # fmt: skip
        assert ("use faction-effect" not in texts(build)) is wins


@pytest.mark.parametrize(("rocket", "silent"), [(SPOT, True), ("2,1", False)])
def test_rocket_attack_leaves_units_out_of_the_faction_effect(rocket: str, silent: bool) -> None:
    """TS-CYBER-14, TS-SEED-02: the Dark Seed's additional move is part of the effect; units there stay behind."""
    spaces = {SPOT: {"units": {"worker": 2}}, "3,-2": {"units": {"worker": 1}}}
    factions = linked("rocket-attack", **{"rocket-blue": rocket})
    match = deal(FOUR, phase="blue", active=SEED, left={"effect": 1}, factions=factions, spaces=spaces)
    play(match, "use faction-effect", "swarm move-all")
    assert ("march worker 2,0 1" not in texts(match)) is silent and "march worker 3,-2 1" in texts(match)
    spaces.pop("3,-2")
    match = deal(FOUR, phase="blue", active=SEED, left={"effect": 1}, factions=factions, spaces=spaces)
    assert ("swarm move-all" not in texts(play(match, "use faction-effect"))) is silent


@pytest.mark.parametrize(("rocket", "silent"), [(SPOT, True), ("3,0", True), ("2,1", False)])
def test_rocket_attack_closes_a_tunnel_from_both_ends(rocket: str, silent: bool) -> None:
    """TS-CYBER-14, TS-BOAR-09."""
    match = moving(BOARS, "squeaker", marks={"tunnels": ["3,0"]}, **{"rocket-red": rocket})
    play(match, "use movement", "march squeaker 2,0 1")
    assert (not [t for t in texts(match) if t.startswith("tunnel")]) is silent


@pytest.mark.parametrize(("rocket", "silent"), [(SPOT, True), ("2,1", False)])
def test_rocket_attack_silences_the_squad_leader(rocket: str, silent: bool) -> None:
    """TS-CYBER-14, TS-NOMAD-14: enemies hold him there, and the Mountain counts for his attack."""
    factions = linked("rocket-attack", **{"rocket-red": rocket})
    spaces = {"2,-1": {"units": {"squad-leader": 1}}, SPOT: {"units": {"oni-large": 1}}}
    match = deal(FOUR, phase="red", active=NOMADS, left={"movement": 2}, factions=factions, spaces=spaces)
    play(match, "use movement", "march squad-leader 2,-1 2", "to 2,0 1")
    assert (not [t for t in texts(match) if t.startswith("march squad-leader 2,0")]) is silent
    hill = field(NOMADS, {"squad-leader": 1, "private": 1, "squeaker": 1}, factions=factions,
                 board={**PATCH, SPOT: {"tile": "mountain-3"}})  # fmt: skip
    settle(attack(hill, "nomad-conquest"))
    assert (owner(hill, SPOT) != NOMADS) is silent


@pytest.mark.parametrize(("rocket", "silent"), [(SPOT, True), ("2,1", False)])
def test_rocket_attack_ends_the_nomads_immunity(rocket: str, silent: bool) -> None:
    """TS-CYBER-14, TS-NOMAD-01: the immunity is part of the Faction effect."""
    factions = {**linked("rocket-attack", **{"rocket-red": rocket}), NOMADS: {"immune": True}}
    match = deal(FOUR, phase="red", active=NOMADS, flipped=[CYBER, SEED, BOARS], factions=factions,
                 left={"movement": 0, "combat": 0},
                 spaces={SPOT: {"units": {"private": 1}, "added": ["radioactive"]}})  # fmt: skip
    while match.decision and kind(match) != "select-card":
        play(match, "done")
    assert (not units(match, SPOT)) is silent


# --- Shogun -------------------------------------------------------------------------------------------------


def test_shogun_comes_and_goes_with_its_uplink() -> None:
    """TS-CYBER-18, TS-CYBER-26: bought with the unit, lost with the unit, bought again; never bought without."""
    match = produce(3)
    assert "buy shogun" not in texts(match)
    play(match, "install shogun-sub-ai", "place 3,-2")
    assert units(match, "3,-2") == {"shogun": 1}
    lost = field(BOARS, {"boarguard": 3, "boarmaster": 1, "shogun": 1}, factions=linked("shogun-sub-ai"))
    settle(attack(lost, "boar-annihilation"))
    assert "shogun" not in units(lost, SPOT) and installed(lost) == ["amaterasu"]


@pytest.mark.parametrize(("uplinks", "plays"), [(("shogun-sub-ai",), 2), ((), 1)])
def test_shogun_plays_one_event_more(uplinks: tuple[str, ...], plays: int) -> None:
    """TS-CYBER-20: one more to play, none more to draw."""
    match = at_table(
        uplinks,
        "blue",
        left={"draw": 1, "play": 1, "effect": 0, "initiative": 1},
        events={"held": {CYBER: ["danger-in-the-deep", "oni-rule"]}, "open": ["swamp", "ascent"]},
        spaces={SPOT: {"units": {"shogun": 1}}} if uplinks else {},
    )
    play(match, "use events", "draw swamp")
    assert kind(match) == "play-events"
    play(match, "play danger-in-the-deep", "area 3,0")
    assert (kind(match) == "play-events" and "play oni-rule" in texts(match)) is (plays == 2)


# --- Samurai ------------------------------------------------------------------------------------------------


def test_samurai() -> None:
    """TS-CYBER-19: declared before the card; one unit is lost, others leave; only those that stay strike back."""
    match = field(
        BOARS, {"boarmaster": 1, "boarguard": 3, "cyberoid": 1, "cybersamurai-21": 2}, factions=linked("samurai")
    )
    play(match, "attack 2,0")
    assert seat(match) == CYBER and texts(match) == ["samurai", "pass"]
    play(match, "samurai")
    assert seat(match) == BOARS
    play(match, "with boar-annihilation")
    assert seat(match) == CYBER and kind(match) == "samurai-victim"
    play(match, "hit cybersamurai-21")
    assert fallen(match) == {"cybersamurai-21": 1}
    play(match, "march cybersamurai-21 2,0 1", "to 3,0 1", "done")
    play(match, "counter counterstrike")
    assert told(match, "damage")[-1]["n"] == 10  # half of the Cyberoid's 20, not of the lost one
    settle(match)
    assert units(match, SPOT)["cyberoid"] == 1 and units(match, "3,0") == {"cybersamurai-21": 1}


def test_samurai_if_none_stay_none_counterattacks() -> None:
    """TS-CYBER-19 (Q-58): against a Conquest no unit is lost, but they may leave, and then choose nothing."""
    match = field(BOARS, {"boarmaster": 1, "cyberoid": 1}, factions=linked("samurai"))
    play(match, "attack 2,0", "samurai", "with boar-conquest")
    assert owner(match, SPOT) == BOARS
    play(match, "march cyberoid 2,0 1", "to 3,0 1")
    settle(match)
    assert over(match) and units(match, "3,0") == {"cyberoid": 1}


def test_no_samurai_without_the_uplink_or_for_others() -> None:
    """TS-CYBER-19: the counter-example."""
    match = field(BOARS, {"boarmaster": 1, "cyberoid": 1})
    play(match, "attack 2,0")
    assert kind(match) == "choose-card"
    other = field(BOARS, {"boarmaster": 1, "private": 1}, factions=linked("samurai"))
    play(other, "attack 2,0")
    assert kind(other) == "choose-card"


# --- Espionage, Ghost, Amaterasu ----------------------------------------------------------------------------


@pytest.mark.parametrize(("uplinks", "asked"), [(("espionage",), True), ((), False)])
def test_espionage(uplinks: tuple[str, ...], asked: bool) -> None:
    """TS-CYBER-22: after another player has drawn, one card from the deck, without a right to play it."""
    match = at_table(uplinks, "blue", NOMADS, left={"draw": 1, "play": 0, "effect": 0, "initiative": 1})
    play(match, "use events", "draw deck")
    if asked:
        until(match, "ask-espionage")
    assert (kind(match) == "ask-espionage") is asked
    if asked:
        assert seat(match) == CYBER
        play(match, "yes")
        assert len(game(match).held[at(match, CYBER)]) == 1
        assert seat(match) == NOMADS


def test_espionage_not_for_own_draws() -> None:
    """TS-CYBER-22: another player's."""
    match = at_table(("espionage",), "blue", left={"draw": 1, "play": 0, "effect": 0, "initiative": 1})
    play(match, "use events", "draw deck")
    assert kind(match) != "ask-espionage"


def test_ghost() -> None:
    """TS-CYBER-23, TS-CYBER-24: one card more to choose from, one dropped for good, the normal number passed on."""
    match = at_table(("ghost",), "select")
    assert kind(match) == "ask-ghost" and texts(match) == ["draw deck", "no"]  # nothing was played yet
    pool = len(game(match).undealt)
    play(match, "draw deck")
    cyber = at(match, CYBER)
    assert len(game(match).hands[cyber]) == 7 and len(game(match).undealt) == pool - 1
    for _ in range(4):
        assert match.decision is not None
        match.play(match.decision.options[0])
    assert kind(match) == "drop-card" and seat(match) == CYBER
    dropped = texts(match)[0].split()[1]
    play(match, texts(match)[0])
    assert [len(h) for h in game(match).hands] == [5, 5, 5, 5]
    position = game(match)
    assert position.book.action_index[dropped] not in position.undealt + position.used_actions


def test_ghost_chooses_between_deck_and_discard_pile() -> None:
    """TS-CYBER-23: a random card of the pile named; an empty pile is not offered."""
    for pile, secret in (("deck", True), ("discard", False)):
        match = at_table(("ghost",), "select")
        position, cyber = game(match), at(match, CYBER)
        before = set(position.hands[cyber])
        used, undealt = position.undealt[:4], position.undealt[4:]
        position.used_actions, position.undealt = used, undealt
        assert match.decision is not None
        assert [o.text for o in match.decision.choice.options(position)] == ["draw deck", "draw discard", "no"]
        match.decision.choice.take(position, option("draw", pile))
        drawn = set(position.hands[cyber]) - before
        assert len(drawn) == 1 and drawn <= set(undealt if secret else used)
        assert not drawn & set(position.undealt + position.used_actions)


def test_ghost_takes_a_used_card_in_the_open() -> None:
    """TS-CYBER-23, Q-49: the discard pile lies face up, so everybody sees which card goes; one of the deck stays
    secret."""
    match = at_table(("ghost",), "select")
    position = game(match)
    hidden = play(at_table(("ghost",), "select"), "draw deck")
    other = next(s for s in range(4) if s != at(match, CYBER))
    assert "card" not in next(e for e in hidden.events_for(other) if e["kind"] == "ghost")["data"]
    position.used_actions, position.undealt = position.undealt, ()
    assert match.decision is not None
    match.decision.choice.take(position, option("draw", "discard"))
    seen = next(e for e in match.events_for(other) if e["kind"] == "ghost")["data"]
    assert seen["card"] in [position.book.action_ids[card] for card in position.hands[at(match, CYBER)]]


def test_no_ghost_without_the_uplink() -> None:
    """TS-CYBER-23: the counter-example; nothing is dropped either."""
    match = at_table((), "select")
    assert kind(match) == "select-card"


@pytest.mark.parametrize("card", ["action-advance", "action-onslaught"])
def test_amaterasu(card: str) -> None:
    """TS-CYBER-25, TS-ROUND-18 (Q-47): one free drone in Green, also without a Green phase on the card; once."""
    match = at_table((), "green", cards={CYBER: card}, left={"production": 0, "place": 0, "oni-combats": 0})
    play(match, "use amaterasu", "drone shield-drone", "place 3,-2")
    assert units(match, "3,-2") == {"shield-drone": 1}
    assert game(match).active != at(match, CYBER) or "use amaterasu" not in texts(match)


def test_drones_fly_and_the_shield_drone_takes_damage() -> None:
    """TS-CYBER-26, TS-NOMAD-06: named first even where the weakest unit would be hit."""
    assert "3,0" in ways(moving(CYBER, "attack-drone", marks={"blocks": ["3,0"]}), "attack-drone")
    assert "3,0" not in ways(moving(CYBER, "cyberoid", marks={"blocks": ["3,0"]}), "cyberoid")
    match = deal(FOUR, phase="red", active=CYBER, left={"movement": 1},
                 spaces={SPOT: {"units": {"attack-drone": 1, "shield-drone": 1}}, "3,0": {"mines": 1}})  # fmt: skip
    play(match, "use movement", "march all 2,0", "to 3,0", "explode 1")
    assert seat(match) == CYBER and set(texts(match)) == {"hit attack-drone", "hit shield-drone"}
    play(match, "hit shield-drone")
    assert units(match, "3,0") == {"attack-drone": 1}


# --- objective ----------------------------------------------------------------------------------------------

GPS = {**PATCH, "3,0": "mountain", "2,1": "fertile"}


@pytest.mark.parametrize(
    ("owned", "board", "distinct", "done"),
    [
        (("3,0", "2,1", "3,-1", "1,0"), GPS, True, True),
        (("3,0", "2,1", "1,0"), GPS, True, False),
        (("3,0", "2,1", "3,-1"), {**GPS, "3,-1": "tsukuyumi"}, True, False),
        (("3,0", "2,1", "3,-1"), {**GPS, "3,-1": "tsukuyumi"}, False, True),
        (("3,0", "2,1", "3,-1", "2,-1"), {**GPS, "3,-1": "tsukuyumi"}, True, True),
    ],
)
def test_gps_mapping(owned: tuple[str, ...], board: dict[str, str], distinct: bool, done: bool) -> None:
    """TS-CYBER-27 (Q-16): Mountain, Fertile, Ocean and Tsukuyumi at once; one area does not serve twice."""
    spaces: dict[str, Any] = {s: {"owner": CYBER} for s in owned[1:]}
    spaces[owned[0]] = {"units": {"cyberoid": 1}}
    match = deal(FOUR, phase="red", active=CYBER, board=board, spaces=spaces, left={"combat": 1, "initiative": 1},
                 options={"gps_distinct_areas": distinct})  # fmt: skip
    play(match, f"attack {owned[0]}")
    assert bool(game(match).objective_done[at(match, CYBER)]) is done
