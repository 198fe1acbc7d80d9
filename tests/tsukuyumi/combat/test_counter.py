"""TS-COUNTER: who may counterattack, when, and the general counterattacks."""

from __future__ import annotations

import pytest

from moonwall.games.tsukuyumi.factions.cybersamurai.links import BUSHIDO, INSTALLED
from moonwall.table import IllegalOption

from ..hand import own
from .field import (
    BOARS,
    CYBER,
    NOMADS,
    PATCH,
    SEED,
    SPOT,
    at,
    attack,
    counters,
    fallen,
    field,
    game,
    kind,
    order,
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

# --- the frame ----------------------------------------------------------------------------------------------


def test_each_defender_may_choose_one() -> None:
    """TS-COUNTER-01 (Q-03): one counterattack or none."""
    match = field(BOARS, {"boarguard": 2, "private": 2})
    attack(match, "boar-conquest")
    assert texts(match) == ["counter counterstrike", "counter retreat", "counter natures-wisdom", "pass"]
    play(match, "counter counterstrike", "done")
    assert over(match)


def test_choosing_can_be_made_a_duty() -> None:
    """Q-03: the switch counter_optional off takes the pass away."""
    match = field(BOARS, {"boarguard": 2, "private": 2}, options={"counter_optional": False})
    attack(match, "boar-conquest")
    assert "pass" not in texts(match)


@pytest.mark.parametrize("polish", [False, True])
def test_two_defenders_in_initiative_order(polish: bool) -> None:
    """EX-IT-13, EX-PL-09 (TS-COUNTER-03, TS-COUNTER-10, TS-COUNTER-15): Counterstrike 30 and Retreat."""
    match = field(
        BOARS,
        {"squeaker": 3, "boarguard": 1, "launcher": 2, "worker": 1},
        order=[NOMADS, SEED, BOARS, CYBER],
        polish=polish,
    )
    own(match, "nomads")[:3] = [0, 0, 0]
    attack(match, "boar-conquest")
    until(match, "ask-counter")
    assert seat(match) == NOMADS
    play(match, "counter counterstrike", f"deal @{at(match, SEED)} 0")
    assert seat(match) == BOARS
    play(match, "hit boarguard")  # the 10 left over kill one of the Squeakers
    assert fallen(match) == {"boarguard": 1, "squeaker": 1}
    assert seat(match) == SEED
    play(match, "counter retreat", "march worker 2,0 1", "to 3,0 1", "done")
    assert units(match, SPOT) == {"squeaker": 2, "launcher": 2}
    assert units(match, "3,0") == {"worker": 1}


def test_the_same_counterattack_may_be_chosen_twice() -> None:
    """TS-COUNTER-03: by two defenders."""
    match = field(BOARS, {"boarguard": 2, "private": 1, "cybersamurai-21": 1}, order=[NOMADS, CYBER, BOARS, SEED])
    attack(match, "boar-conquest", "counter counterstrike", "done", f"deal @{at(match, CYBER)} 0")
    assert seat(match) == CYBER and "counterstrike" in counters(match)


def test_counterattacks_come_after_the_attack() -> None:
    """TS-COUNTER-04: by then the area is marked and the losses are known."""
    match = field(BOARS, {"boarguard": 2, "private": 1})
    attack(match, "boar-stampede")
    until(match, "ask-counter")
    assert owner(match, SPOT) == BOARS and fallen(match) == {"private": 1}


def test_the_fallen_counterattack_too() -> None:
    """TS-COUNTER-05: all units destroyed, and still they strike."""
    match = field(BOARS, {"boarguard": 2, "launcher": 1})
    own(match, "nomads")[:3] = [0, 0, 0]
    attack(match, "boar-stampede")
    until(match, "ask-counter")
    play(match, "counter counterstrike")
    assert told(match, "damage")[-1]["n"] == 15


def test_another_defender_may_be_the_target() -> None:
    """TS-COUNTER-06."""
    match = field(BOARS, {"boarguard": 1, "launcher": 1, "worker": 3}, order=[NOMADS, BOARS, SEED, CYBER])
    own(match, "nomads")[:3] = [0, 0, 0]
    attack(match, "boar-conquest", "pass", "counter counterstrike", f"deal @{at(match, BOARS)} 0")
    assert fallen(match) == {"worker": 3}


# --- for Oni ------------------------------------------------------------------------------------------------


def test_oni_defend_by_the_last_on_the_initiative_board() -> None:
    """TS-ONI-50, TS-ONI-51, TS-ONI-54 (Q-70): no pass, no Defense action, no Nature's Wisdom."""
    match = field(BOARS, {"boarguard": 1, "oni-small": 1}, order=[NOMADS, BOARS, CYBER, SEED])
    attack(match, "boar-conquest")
    assert seat(match) == SEED
    assert texts(match) == ["counter counterstrike", "counter retreat"]
    last = field(BOARS, {"boarguard": 1, "oni-small": 1}, order=[NOMADS, SEED, CYBER, BOARS])
    attack(last, "boar-conquest")
    assert seat(last) == CYBER


def test_oni_counterattack_with_their_own_values() -> None:
    """TS-ONI-52, TS-ONI-02: 10 damage of the Oni, whoever chooses."""
    match = field(BOARS, {"boarguard": 1, "squeaker": 1, "oni-small": 1}, order=[BOARS, CYBER, SEED, NOMADS])
    attack(match, "boar-conquest", "counter counterstrike")
    assert told(match, "damage")[-1]["n"] == 10
    play(match, "hit squeaker")
    assert "squeaker" not in units(match, SPOT)


def test_what_cannot_be_applied_to_oni_cannot_be_chosen() -> None:
    """TS-ONI-53: no Vendetta for Oni; Protection never."""
    match = field(NOMADS, {"private": 1, "oni-small": 1}, spaces={"3,0": {"mines": 1}})
    attack(match, "nomad-guerilla-attack", "done")
    assert counters(match) == ["counterstrike", "misfire"]


def test_oni_hunt() -> None:
    """Action card Oni Hunt: no counterattack for Oni in the own battles; players still choose."""
    match = field(BOARS, {"boarguard": 1, "oni-small": 1, "private": 1}, cards={BOARS: "action-oni-hunt"})
    attack(match, "boar-conquest")
    assert seat(match) == NOMADS
    play(match, "pass")
    assert over(match)


# --- general counterattacks ---------------------------------------------------------------------------------


def test_counterstrike_is_halved_against_annihilation_only() -> None:
    """TS-COUNTER-10: half against the card Annihilation, full against others."""
    for card, n in (("boar-annihilation", 5), ("boar-conquest", 10)):
        match = field(BOARS, {"boarguard": 1, "hunter": 1})
        own(match, "nomads")[:3] = [0, 0, 0]
        attack(match, card)
        until(match, "ask-counter")
        play(match, "counter counterstrike")
        assert told(match, "damage")[-1]["n"] == n


def test_counterstrike_needs_damage() -> None:
    """TS-COUNTER-10: units without DMG cannot strike."""
    match = field(BOARS, {"boarguard": 1, "breeder": 1})
    attack(match, "boar-conquest", "pass")
    assert "counterstrike" not in counters(match)


def test_defense_action_is_the_boards_own() -> None:
    """TS-COUNTER-11: Boarlords have Displacement, Nomads none."""
    boars = field(NOMADS, {"lt-dan": 1, "squeaker": 1})
    attack(boars, "nomad-conquest")
    assert "defense-action" in counters(boars)
    nomads = field(BOARS, {"boarguard": 1, "private": 1})
    attack(nomads, "boar-conquest")
    assert "defense-action" not in counters(nomads)


@pytest.mark.parametrize(
    ("who", "unit", "damage", "survives"),
    [
        (NOMADS, "private", {"cybersamurai-21": 1}, True),  # 10 + 5 against 10
        (NOMADS, "private", {"cybersamurai-22": 1}, False),  # 15 kills 15
        (BOARS, "squeaker", {"cybersamurai-22": 1}, True),  # 10 + 10 against 15
        (SEED, "worker", {"cybersamurai-21": 1}, False),  # +0
    ],
)
def test_protection(who: str, unit: str, damage: dict[str, int], survives: bool) -> None:
    """EX-IT-19 (TS-COUNTER-12): HP raised by the board's value before damage is distributed."""
    match = field(CYBER, {**damage, unit: 1})
    attack(match, "cyber-annihilation")
    assert kind(match) == "ask-early"
    play(match, "counter protection")
    assert over(match)
    assert (unit in units(match, SPOT)) is survives


def test_protection_doubles_for_the_cybersamurai() -> None:
    """EX-IT-19 (TS-COUNTER-12, TS-CYBER-08): times two; without it the unit dies."""
    for answer, survives in (("counter protection", True), ("pass", False)):
        match = field(BOARS, {"boarmaster": 1, "cybersamurai-21": 1})
        attack(match, "boar-annihilation", answer)
        settle(match)
        assert ("cybersamurai-21" in units(match, SPOT)) is survives


def test_protection_counts_against_other_defenders() -> None:
    """TS-COUNTER-12: also against a Counterstrike of another defender in this battle."""
    match = field(BOARS, {"squeaker": 1, "private": 1, "warrior": 2}, order=[NOMADS, SEED, BOARS, CYBER])
    attack(match, "boar-annihilation", f"deal @{at(match, NOMADS)} 0", "counter protection", "pass")
    assert seat(match) == SEED
    play(match, "counter counterstrike", f"deal @{at(match, NOMADS)} 10")
    settle(match)
    assert "private" in units(match, SPOT)


def test_protection_is_the_one_counterattack() -> None:
    """Q-02: one in all windows together."""
    match = field(BOARS, {"squeaker": 1, "private": 1})
    attack(match, "boar-annihilation", "counter protection")
    assert over(match)


def test_slow_conquest() -> None:
    """TS-COUNTER-13, TS-INIT-08: the attacker's marker, one place, not flipped by it."""
    match = field(CYBER, {"cyberoid": 1, "private": 1}, order=[CYBER, SEED, NOMADS, BOARS])
    attack(match, "cyber-conquest", "counter slow-conquest")
    assert seat(match) == NOMADS and texts(match) == ["down 1", "done"]
    play(match, "down 1")
    assert order(match) == [SEED, CYBER, NOMADS, BOARS]
    assert not game(match).flipped[at(match, CYBER)]
    oni = field(CYBER, {"cyberoid": 1, "oni-small": 1})
    attack(oni, "cyber-conquest")
    assert "slow-conquest" in counters(oni)


def test_hold_the_line() -> None:
    """TS-COUNTER-14: a survivor is enough, whatever the CP; without one it cannot be chosen."""
    held = field(BOARS, {"squeaker": 3, "cyberoid": 3}, owner=BOARS)
    attack(held, "boar-raging-horde", "pass")
    until(held, "ask-counter")
    play(held, "counter hold-the-line")
    assert owner(held, SPOT) == CYBER
    dead = field(BOARS, {"squeaker": 3, "private": 1}, owner=BOARS)
    attack(dead, "boar-raging-horde", "pass")
    assert "hold-the-line" not in counters(dead)


@pytest.mark.parametrize(("hits", "offered"), [(("stinger", "stinger"), False), (("warrior", "warrior"), True)])
def test_hold_the_line_of_two(hits: tuple[str, str], offered: bool) -> None:
    """TS-COUNTER-14, TS-INIT-07: the higher CP wins, a tie goes to the higher Initiative."""
    here = {"squeaker": 3, "cyberoid": 1, "stinger": 2, "warrior": 2}
    match = field(BOARS, here, owner=BOARS, order=[CYBER, SEED, BOARS, NOMADS])
    attack(match, "boar-raging-horde", f"deal @{at(match, CYBER)} 15", "pass", "pass", *[f"hit {h}" for h in hits])
    until(match, "ask-counter")
    play(match, "counter hold-the-line")
    assert owner(match, SPOT) == CYBER  # 20 CP
    assert seat(match) == SEED and ("hold-the-line" in counters(match)) is offered  # 20 or 30 CP are left


def test_hold_the_line_for_oni() -> None:
    """TS-COUNTER-14 (Q-70): an Oni marker is placed."""
    match = field(BOARS, {"squeaker": 3, "oni-large": 2}, owner=BOARS)
    attack(match, "boar-raging-horde")
    until(match, "ask-counter")
    play(match, "counter hold-the-line")
    assert owner(match, SPOT) == "oni"


def test_retreat_per_unit_and_blocks_count() -> None:
    """TS-COUNTER-15: each survivor stays or goes; not across a Block; bonuses apply."""
    match = field(BOARS, {"boarguard": 1, "private": 2, "dog": 1}, marks={"blocks": ["3,0"]})
    attack(match, "boar-conquest", "counter retreat", "march private 2,0 1")
    assert "to 3,0 1" not in texts(match)
    play(match, "to 2,1 1", "march dog 2,0 2", "to 2,1 1", "march dog 2,1 1", "to 1,2 1", "done")
    assert units(match, SPOT) == {"boarguard": 1, "private": 1}
    assert units(match, "2,1") == {"private": 1} and units(match, "1,2") == {"dog": 1}


def test_retreat_needs_survivors() -> None:
    """TS-COUNTER-54 too: Escape is offered like Retreat (Q-42), and to survivors only."""
    match = field(BOARS, {"boarguard": 1, "lt-dan": 1})
    attack(match, "boar-stampede", "counter escape", "march lt-dan 2,0 2", "to 3,0 1", "done")
    assert units(match, "3,0") == {"lt-dan": 1}
    dead = field(BOARS, {"boarguard": 1, "private": 1})
    attack(dead, "boar-stampede")
    assert "escape" not in counters(dead)


def test_time_consuming() -> None:
    """TS-COUNTER-16 (Q-41): not here again this turn; elsewhere yes."""
    match = field(BOARS, {"boarguard": 1, "lt-dan": 1}, spaces={"3,0": {"units": {"squeaker": 1}}})
    attack(match, "boar-annihilation", "pass", "counter time-consuming")
    assert "attack 2,0" not in texts(match) and "attack 3,0" in texts(match)
    assert match.view()["table"]["turn"]["barred"] == [SPOT]


@pytest.mark.parametrize("polish", [False, True])
def test_natures_wisdom(polish: bool) -> None:
    """TS-COUNTER-17, TS-COUNTER-17-PL: one Event, to be played now on any area or kept."""
    events = {"open": ["oni-rule", "swamp"], "deck": ["danger-in-the-deep"]}
    keep = field(BOARS, {"boarguard": 1, "private": 1}, events=events, polish=polish)
    attack(keep, "boar-conquest", "counter natures-wisdom", "draw deck")
    assert seat(keep) == NOMADS
    play(keep, "no" if "no" in texts(keep) else texts(keep)[-1])
    assert game(keep).held[at(keep, NOMADS)] == (game(keep).book.event_index["danger-in-the-deep"],)
    now = field(BOARS, {"boarguard": 1, "private": 1}, events=events, polish=polish)
    attack(now, "boar-conquest", "counter natures-wisdom", "draw deck", "yes", "area 3,-2")
    settle(now)
    assert game(now).props(space("3,-2")) == 2 and not game(now).held[at(now, NOMADS)]


# --- more than one ------------------------------------------------------------------------------------------


def test_ambush_allows_any_number_in_one_battle() -> None:
    """TS-CARD-03-PL (TS-CARD-02): all different, in one battle of the round."""
    match = field(BOARS, {"boarguard": 2, "lt-dan": 1, "private": 1}, cards={NOMADS: "action-ambush"}, polish=True)
    attack(match, "boar-conquest", "counter counterstrike", "done")
    until(match, "ask-counter")
    assert seat(match) == NOMADS and counters(match) == ["retreat", "natures-wisdom"]
    play(match, "counter retreat", "done")
    assert seat(match) == NOMADS and counters(match) == ["natures-wisdom"]
    play(match, "pass")
    assert game(match).special_used[at(match, NOMADS)] == 1
    attack(match, "boar-annihilation", "pass", "hit lt-dan", "counter counterstrike", "done")  # now one is all
    assert over(match)


def test_without_ambush_one_is_all() -> None:
    """TS-CARD-03-PL: the counter-example."""
    match = field(BOARS, {"boarguard": 2, "private": 1}, polish=True)
    attack(match, "boar-conquest", "counter natures-wisdom")
    settle(match)
    assert over(match)
    with pytest.raises(IllegalOption):
        play(match, "counter retreat")


def test_bushido_counts_two() -> None:
    """TS-CYBER-21: two different ones, the second optional; without the Uplink one."""
    match = field(BOARS, {"boarguard": 1, "cyberoid": 1})
    own(match, "cybersamurai")[INSTALLED] |= 1 << BUSHIDO
    attack(match, "boar-conquest", "counter counterstrike")
    until(match, "ask-counter")
    assert seat(match) == CYBER and "counterstrike" not in counters(match) and "pass" in texts(match)
    play(match, "counter retreat", "done")
    assert over(match)
    without = field(BOARS, {"boarguard": 1, "cyberoid": 1})
    attack(without, "boar-conquest", "counter counterstrike")
    settle(without)
    assert over(without) and units(without, SPOT)["cyberoid"] == 1


def test_the_patch_is_what_these_examples_think() -> None:
    """The examples above count on the neighbours of 2,0."""
    assert {"3,0", "2,1", "3,-1", "2,-1", "1,1"} <= set(PATCH)


@pytest.mark.parametrize(("squeakers", "left"), [(1, 0), (2, 1)])
def test_the_fallen_are_not_exchanged(squeakers: int, left: int) -> None:
    """TS-COMBAT-13, TS-PROD-10 (Q-68): in mid-battle *Stocking Up* upgrades only units that have not fallen."""
    match = field(
        SEED,
        {"worker": 1, "squeaker": squeakers, "cybersamurai-21": 1},
        order=[CYBER, BOARS, SEED, NOMADS],
        events={"open": ["oni-rule", "swamp"], "deck": ["stocking-up"]},
    )
    attack(match, "seed-swarm-attack")
    until(match, "ask-counter")
    play(match, "counter counterstrike", f"deal @{at(match, BOARS)} 10")
    assert seat(match) == BOARS and fallen(match) == {"squeaker": 1}
    play(match, "counter natures-wisdom", "draw deck", "yes")
    assert ("exchange squeaker 2,0 boarrior" in texts(match)) is bool(left)
    if left:
        play(match, "exchange squeaker 2,0 boarrior")
        assert "exchange squeaker 2,0 boarrior" not in texts(match)
    settle(match)
    assert over(match) and units(match, SPOT).get("boarrior", 0) == left and "squeaker" not in units(match, SPOT)
