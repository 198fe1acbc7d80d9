"""TS-BOAR: terraforming, upgrades, Displacement, cards and the objective."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.table import Match

from ..combat.field import (
    BOARS,
    CYBER,
    FOUR,
    NOMADS,
    SEED,
    SPOT,
    at,
    attack,
    cards,
    counters,
    deal,
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


def blue(spaces: dict[str, Any], **doc: Any) -> Match:
    return deal(FOUR, phase="blue", active=BOARS, spaces=spaces, left={"effect": 1, "initiative": 1}, **doc)


# --- terraforming -------------------------------------------------------------------------------------------


def test_each_boarrior_builds_two_in_its_area() -> None:
    """TS-BOAR-01 (Q-28): two for one Boarrior, only where it stands."""
    match = blue({SPOT: {"units": {"boarrior": 1}}, "3,-2": {"units": {"squeaker": 3}}})
    play(match, "use faction-effect")
    assert {"build stronghold 2,0", "build cover 2,0", "build tunnel 2,0 3,0", "build pig-block 2,0 3,0"} <= set(
        texts(match)
    )
    assert not [t for t in texts(match) if " 3,-2" in t.replace(" 2,0 ", " ")]
    play(match, "build stronghold 2,0", "build stronghold 2,0")
    assert kind(match) == "act" and game(match).marks_at("stronghold", space(SPOT)) == 2


def test_no_boarrior_no_effect() -> None:
    """TS-BOAR-01: the counter-example; a Homezone is no area to build in."""
    assert "use faction-effect" not in texts(blue({SPOT: {"units": {"squeaker": 2}}}))
    assert "use faction-effect" not in texts(blue({"4,-2": {"units": {"boarrior": 1}}}))


def test_markers_stay_after_a_conquest() -> None:
    """TS-BOAR-06: still active, and nobody else's."""
    match = field(CYBER, {"cyberoid": 1}, marks={"strongholds": 1, "covers": 1, "tunnels": ["3,0"]}, owner=BOARS)
    play(match, "attack 2,0")
    assert owner(match, SPOT) == CYBER
    assert game(match).marks_at("stronghold", space(SPOT)) == 1 and game(match).tunnels[space(SPOT)] == 1


def test_markers_turn_with_their_tile_tunnels_do_not() -> None:
    """TS-BOAR-07, TS-EVENT-23: the Pig Block turns, the Tunnel is put back."""
    match = deal(FOUR, phase="blue", active=BOARS, left={"play": 1, "draw": 0, "effect": 0, "initiative": 1},
                 spaces={SPOT: {"pigs": ["3,0"], "tunnels": ["3,0"], "strongholds": 1}},
                 events={"held": {BOARS: ["tectonic-shift"]}})  # fmt: skip
    play(match, "use events")
    if kind(match) == "draw-events":
        play(match, "done")
    play(match, "play tectonic-shift", "area 2,0", "turn 1")
    assert game(match).pigs[space(SPOT)] == 2 and game(match).tunnels[space(SPOT)] == 1
    assert game(match).marks_at("stronghold", space(SPOT)) == 1


def ways(who: str, unit: str, here: dict[str, Any], reach: int = 1, **spaces: Any) -> Match:
    match = deal(FOUR, phase="red", active=who, left={"movement": reach, "combat": 0},
                 spaces={SPOT: {"units": {unit: 1}, **here}, **spaces})  # fmt: skip
    return play(match, "use movement")


@pytest.mark.parametrize(("who", "unit", "free"), [(BOARS, "squeaker", True), (NOMADS, "private", False)])
def test_pig_block(who: str, unit: str, free: bool) -> None:
    """TS-BOAR-08: a Block that Boarlords ignore."""
    match = ways(who, unit, {"pigs": ["3,0"]})
    play(match, f"march {unit} 2,0 1")
    assert ("to 3,0 1" in texts(match)) is free


def test_nobody_else_removes_a_pig_block() -> None:
    """TS-BOAR-08: an Event that opens Blocks does not see it."""
    match = deal(FOUR, phase="blue", active=NOMADS, left={"play": 1, "draw": 0, "effect": 0, "initiative": 1},
                 spaces={SPOT: {"pigs": ["3,0"]}}, events={"held": {NOMADS: ["ascent"]}})  # fmt: skip
    play(match, "use events")
    assert "play ascent" not in texts(match)


def test_tunnel() -> None:
    """EX-IT-21 (TS-BOAR-09, TS-BOAR-10): range 2: one step, the Tunnel for nothing, one step more."""
    spaces = {"3,0": {"tunnels": ["2,1"], "blocks": ["2,1"]}}
    match = ways(BOARS, "squeaker", {}, 2, **spaces)
    play(
        match,
        "march squeaker 2,0 2",
        "to 3,0 1",
        "march squeaker 3,0 1",
        "tunnel 2,1 1",
        "march squeaker 2,1 1",
        "to 1,1 1",
    )
    assert units(match, "1,1") == {"squeaker": 1}


def test_a_tunnel_ignores_enemies_and_is_used_once() -> None:
    """TS-BOAR-09, TS-BOAR-10 (Q-26): past stronger enemies; one group a round."""
    spaces = {"3,0": {"units": {"oni-large": 1}, "tunnels": ["2,1"]}, "1,1": {"units": {"private": 1}}}
    match = ways(BOARS, "squeaker", {}, 1, **spaces)
    play(match, "march squeaker 2,0 1", "to 3,0 1")
    assert "march squeaker 3,0 0" in texts(match)
    play(match, "march squeaker 3,0 0")  # one way, so it is taken
    assert units(match, "2,1") == {"squeaker": 1}
    used = [e for e in match.view()["table"]["edges"] if e["what"] == "tunnel"]
    assert used and all(e["used"] for e in used)
    said = {"seat": at(match, BOARS), "n": 1, "space": "3,0", "to_space": "2,1", "rule": "TS-BOAR-09"}
    assert told(match, "tunnel-used") == [said], "the log tells of it"


def test_tunnels_are_for_boarlords() -> None:
    """TS-BOAR-09: nobody else passes."""
    match = ways(NOMADS, "private", {"tunnels": ["3,0"], "blocks": ["3,0"]})
    play(match, "march private 2,0 1")
    assert "tunnel 3,0 1" not in texts(match) and "to 3,0 1" not in texts(match)


@pytest.mark.parametrize(("n", "wins"), [(0, True), (1, False)])
def test_stronghold_defends(n: int, wins: bool) -> None:
    """TS-BOAR-11: +15 CP each for the Boarlords there."""
    match = field(CYBER, {"cyberoid": 1, "squeaker": 1}, marks={"strongholds": n} if n else {})
    settle(attack(match, "cyber-conquest"))
    assert (owner(match, SPOT) == CYBER) is wins


def test_strongholds_alone() -> None:
    """TS-BOAR-12, TS-BOAR-13, TS-CONQ-04 (Q-07): 30 CP must be reached even without units; no counterattack."""
    short = field(CYBER, {"cyberoid": 1}, marks={"strongholds": 2}, owner=BOARS)
    play(short, "attack 2,0")
    assert over(short) and owner(short, SPOT) == BOARS
    enough = field(CYBER, {"cyberoid": 2}, marks={"strongholds": 2}, owner=BOARS)
    play(enough, "attack 2,0")
    assert owner(enough, SPOT) == CYBER


@pytest.mark.parametrize(("covers", "survivors"), [(0, 0), (1, 1), (2, 2)])
def test_cover(covers: int, survivors: int) -> None:
    """TS-BOAR-14 (Q-27): 10 less on the total for each; others there are not covered."""
    match = field(CYBER, {"cyberoid": 1, "squeaker": 2}, marks={"covers": covers} if covers else {})
    settle(attack(match, "cyber-annihilation"))
    assert units(match, SPOT).get("squeaker", 0) == survivors
    others = field(CYBER, {"cyberoid": 1, "private": 2}, marks={"covers": 2})
    settle(attack(others, "cyber-annihilation"))
    assert "private" not in units(others, SPOT)


def test_cover_against_a_counterattack_and_a_mine() -> None:
    """TS-BOAR-14: every total, also Counterstrike and Mines."""
    match = field(BOARS, {"squeaker": 1, "boarguard": 1, "oni-small": 1}, marks={"covers": 1})
    attack(match, "boar-conquest", "counter counterstrike")
    assert over(match) and units(match, SPOT) == {"squeaker": 1, "boarguard": 1, "oni-small": 1}
    mined = deal(FOUR, phase="red", active=BOARS, left={"movement": 1},
                 spaces={SPOT: {"units": {"squeaker": 1}}, "3,0": {"mines": 1, "covers": 1}})  # fmt: skip
    play(mined, "use movement", "march squeaker 2,0 1", "to 3,0 1", "explode 1")
    assert units(mined, "3,0") == {"squeaker": 1}


def test_markers_are_limited() -> None:
    """TS-BOAR-19, TS-SETUP-10: with all ten Strongholds on the board no further one is built."""
    match = blue({SPOT: {"units": {"boarrior": 1}}, "3,-2": {"strongholds": 10}})
    play(match, "use faction-effect")
    assert "build stronghold 2,0" not in texts(match) and "build cover 2,0" in texts(match)


def test_first_terraforming() -> None:
    """TS-BOAR-20 (house numbers): three at the start, at most two an area, at most one Stronghold an area."""
    match = deal(FOUR, phase="units", active=BOARS, spaces={s: {"owner": BOARS} for s in ("3,-2", "3,-1", "2,-1")})
    while kind(match) != "start-terraforming":
        play(match, texts(match)[0])
    play(match, "build stronghold 3,-1")
    assert "build stronghold 3,-1" not in texts(match) and "build cover 3,-1" in texts(match)
    play(match, "build cover 3,-1")
    assert not [t for t in texts(match) if t.startswith(("build cover 3,-1", "build tunnel 3,-1"))]
    assert kind(match) == "start-terraforming"
    play(match, "build pig-block 2,-1 2,0")
    assert kind(match) != "start-terraforming"


# --- Displacement and Protection ----------------------------------------------------------------------------


def test_displacement() -> None:
    """TS-BOAR-02: after the battle all enemies of it, players' and Oni, go where the Boarlords want; Blocks count."""
    here = {"lt-dan": 1, "private": 2, "squeaker": 1, "worker": 1, "oni-small": 1}
    match = field(NOMADS, here, marks={"blocks": ["3,0"]}, order=[BOARS, NOMADS, SEED, CYBER])
    attack(match, "nomad-conquest", "pass", "counter defense-action", "pass", "counter retreat", "done")
    assert kind(match) == "displace-units"
    assert owner(match, SPOT) == NOMADS  # a conquest made stands
    assert seat(match) == BOARS
    moved = []
    while kind(match) == "displace-units":
        assert not [t for t in texts(match) if t.split()[2] == "3,0"]
        moved.append(texts(match)[0].split()[1])
        unit = moved[-1]
        play(match, f"push {unit} 2,1 1")
    assert units(match, SPOT) == {"squeaker": 1} and owner(match, SPOT) == NOMADS
    assert units(match, "2,1") == {"lt-dan": 1, "private": 2, "worker": 1, "oni-small": 1}


def test_displacement_even_if_no_boarlord_survives() -> None:
    """TS-BOAR-02."""
    match = field(NOMADS, {"private": 1, "launcher": 1, "squeaker": 1})
    attack(match, "nomad-annihilation", "done")
    until(match, "ask-counter")
    play(match, "counter defense-action", "push private 2,1 1", "push launcher 3,0 1")
    assert units(match, SPOT) == {} and units(match, "3,0") == {"launcher": 1}


def test_no_displacement_unless_chosen() -> None:
    """TS-BOAR-02: the counter-example."""
    match = field(NOMADS, {"lt-dan": 1, "squeaker": 1})
    attack(match, "nomad-conquest", "counter counterstrike")
    settle(match)
    assert over(match) and units(match, SPOT)["lt-dan"] == 1


def test_protection_10() -> None:
    """TS-BOAR-03: a Squeaker of 10 survives 15, not 20."""
    for attacker, survives in ("cybersamurai-22", True), ("cyberoid", False):
        match = field(CYBER, {attacker: 1, "squeaker": 1})
        attack(match, "cyber-annihilation", "counter protection")
        assert ("squeaker" in units(match, SPOT)) is survives


# --- Production ---------------------------------------------------------------------------------------------


def green(points: int, spaces: dict[str, Any], polish: bool = False) -> Match:
    match = deal(FOUR, phase="green", active=BOARS, spaces=spaces, polish=polish,
                 left={"production": points, "place": 0, "oni-combats": 0, "initiative": 1})  # fmt: skip
    return play(match, "use production")


@pytest.mark.parametrize(("polish", "best"), [(False, "boarguard"), (True, "boarmaster")])
def test_upgrades(polish: bool, best: str) -> None:
    """EX-IT-06, EX-PL-03 (TS-BOAR-04, Q-52): a Squeaker for 1, another becomes a Boarguard or Boarmaster for 1 + 1."""
    match = green(3, {SPOT: {"units": {"squeaker": 1}}}, polish)
    play(match, "buy squeaker", "place 3,-2", "exchange squeaker 2,0 boarmaiden", f"exchange boarmaiden 2,0 {best}")
    assert units(match, "3,-2") == {"squeaker": 1} and units(match, SPOT) == {best: 1}
    assert game(match).pp == 0


def test_upgrade_paths() -> None:
    """TS-BOAR-04: a Squeaker cannot become a Boarguard in one step; a Boarrior nothing at all; outright they cost 2
    and 3."""
    match = green(2, {SPOT: {"units": {"squeaker": 1, "boarrior": 1}}})
    assert [t for t in texts(match) if t.startswith("exchange")] == [
        "exchange squeaker 2,0 boarrior", "exchange squeaker 2,0 boarmaiden",
    ]  # fmt: skip
    assert [t for t in texts(match) if t.startswith("buy")] == ["buy squeaker", "buy boarrior", "buy boarmaiden"]


def test_squeakers_at_the_boarmother() -> None:
    """TS-BOAR-05: placed where she stands and upgraded at once; other boars are not."""
    match = green(4, {"1,1": {"units": {"boarmother": 1}}})
    play(match, "buy squeaker", "place 1,1", "exchange squeaker 1,1 boarrior")
    assert units(match, "1,1") == {"boarmother": 1, "boarrior": 1}
    play(match, "buy boarmaiden")
    assert "place 1,1" not in texts(match)


# --- cards --------------------------------------------------------------------------------------------------


def test_conquest_counts_strongholds() -> None:
    """TS-BOAR-15: 15 + 15 reach 30; without the Stronghold they do not."""
    for n, wins in ((1, True), (0, False)):
        match = field(BOARS, {"squeaker": 1, "oni-large": 1}, marks={"strongholds": n} if n else {})
        settle(attack(match, "boar-conquest"))
        assert (owner(match, SPOT) == BOARS) is wins


def test_raging_horde() -> None:
    """TS-BOAR-16: HP are added to DMG; at least three Boarlords."""
    match = field(BOARS, {"squeaker": 2, "boarguard": 1, "cyberoid": 3})
    attack(match, "boar-raging-horde")
    assert told(match, "attack-damage")[0]["n"] == 2 * 15 + 30
    two = field(BOARS, {"squeaker": 2, "cyberoid": 3})
    assert "with boar-raging-horde" not in cards(two)


def test_stampede() -> None:
    """TS-BOAR-17: conquest first, with the CP at the start; then damage. Too few CP still hurt."""
    match = field(BOARS, {"boarguard": 1, "squeaker": 1, "private": 1, "launcher": 1})
    attack(match, "boar-stampede")
    assert owner(match, SPOT) == BOARS and told(match, "attack-damage")[0]["n"] == 15
    settle(match)
    weak = field(BOARS, {"squeaker": 2, "lt-dan": 1, "squad-leader": 1, "private": 1})
    attack(weak, "boar-stampede")
    until(weak, "assign-damage")
    play(weak, "hit private")
    settle(weak)
    assert owner(weak, SPOT) is None and "private" not in units(weak, SPOT)


def test_annihilation_list() -> None:
    """TS-CARD-04: DMG only; its list has no Defense action."""
    match = field(BOARS, {"boarguard": 1, "lt-dan": 1})
    attack(match, "boar-annihilation", "pass")
    assert counters(match) == ["counterstrike", "landscaping", "time-consuming"]


@pytest.mark.parametrize(("owned", "done"), [(9, True), (8, False)])
def test_territorial_expansion(owned: int, done: bool) -> None:
    """EX-IT-28 (TS-BOAR-18): ten areas at the end of the own Red turn, not before; a later loss changes nothing."""
    areas = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1", "0,0", "3,0", "3,-1"][:owned]
    match = field(
        BOARS, {"boarguard": 1}, spaces={s: {"owner": BOARS} for s in areas}, order=[BOARS, NOMADS, SEED, CYBER]
    )
    play(match, "attack 2,0")
    assert game(match).objective_done[at(match, BOARS)] == 0
    play(match, "done")
    assert bool(game(match).objective_done[at(match, BOARS)]) is done
    before = match.scores[at(match, BOARS)]
    game(match).territory[space("3,0")] = at(match, NOMADS)
    if done:
        assert game(match).objective_done[at(match, BOARS)] == 1 and match.scores[at(match, BOARS)] == before - 1
