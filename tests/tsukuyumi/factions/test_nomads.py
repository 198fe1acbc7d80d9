"""TS-NOMAD: weapons, Mines, quick feet, cards and the objective."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.factions.nomads.weapons import FreeWeapon
from moonwall.games.tsukuyumi.rules import march
from moonwall.table import Match

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

BARE: dict[str, Any] = {NOMADS: {"weapons": {}}}


def board(match: Match) -> dict[str, Any]:
    return dict(match.view()["table"]["seats"][at(match, NOMADS)]["board"])


def blue(spaces: dict[str, Any], **doc: Any) -> Match:
    match = deal(FOUR, phase="blue", active=NOMADS, spaces=spaces, left={"effect": 1, "initiative": 1}, **doc)
    return play(match, "use faction-effect")


# --- Faction effect and boards ------------------------------------------------------------------------------


def test_faction_effect() -> None:
    """EX-IT-02 (TS-NOMAD-01, TS-NOMAD-09): all free weapons ready, and one of Mines or immunity."""
    match = blue({SPOT: {"units": {"staff-sergeant": 1}}}, factions={NOMADS: {"weapons": {"weapon-15": 1}}})
    assert board(match)["weapons"] == {"weapon-10": 5, "weapon-15": 1, "weapon-25": 0}
    assert texts(match) == ["choose lay-mines", "choose immunity", "done"]
    play(match, "choose lay-mines", "mine 2,0")
    assert game(match).marks_at("mine", space(SPOT)) == 1 and not board(match)["immune"]
    assert kind(match) == "act"


def test_each_staff_sergeant_lays_one_mine_in_its_area() -> None:
    """TS-NOMAD-01: two of them, two Mines; no Mine where none stands, none in a Homezone."""
    match = blue({SPOT: {"units": {"staff-sergeant": 2}}, "3,0": {"units": {"private": 1}}})
    play(match, "choose lay-mines", "mine 2,0")
    assert texts(match) == ["mine 2,0", "done"]
    play(match, "mine 2,0")
    assert game(match).marks_at("mine", space(SPOT)) == 2
    home = blue({"4,0": {"units": {"staff-sergeant": 1}}})
    assert "choose lay-mines" not in texts(home)


@pytest.mark.parametrize("immune", [True, False])
def test_immunity_to_radioactive(immune: bool) -> None:
    """TS-NOMAD-01, TS-AREA-08: for the round; without it the unit is lost."""
    patch = {**PATCH, SPOT: "radioactive"}
    match = blue({SPOT: {"units": {"private": 1}}}, board=patch)
    play(match, "choose immunity" if immune else "done")
    while game(match).round == 1:
        options = texts(match)
        play(match, next((o for o in ("done", "pass", "no") if o in options), options[0]))
    assert (units(match, SPOT).get("private") == 1) is immune
    assert not board(match)["immune"]


def test_no_defense_action_and_protection_5() -> None:
    """TS-NOMAD-02."""
    match = field(BOARS, {"boarguard": 1, "lt-dan": 1})
    attack(match, "boar-conquest")
    assert "defense-action" not in counters(match)
    shielded = field(CYBER, {"cybersamurai-22": 1, "lt-dan": 1})
    attack(shielded, "cyber-annihilation", "counter protection")
    assert units(shielded, SPOT)["lt-dan"] == 1
    bare = field(CYBER, {"cybersamurai-22": 1, "lt-dan": 1})
    settle(attack(bare, "cyber-annihilation", "pass"))
    assert "lt-dan" not in units(bare, SPOT)


# --- Mines --------------------------------------------------------------------------------------------------


def walk_in(group: dict[str, int], mines: int, who: str = BOARS, **doc: Any) -> Match:
    match = deal(FOUR, phase="red", active=who, left={"movement": 1},
                 spaces={SPOT: {"units": group}, "3,0": {"mines": mines, **doc.pop("there", {})}}, **doc)  # fmt: skip
    play(match, "use movement")
    unit = next(iter(group))
    if len(group) > 1:
        return play(match, "march all 2,0", "to 3,0")
    steps = next(t for t in texts(match) if t.startswith(f"march {unit} 2,0"))
    return play(match, steps, f"to 3,0 {group[unit]}")


def test_a_mine_deals_15_and_returns_to_stock() -> None:
    """TS-NOMAD-03, TS-NOMAD-04 (Q-25): the Nomads decide how many explode; no counterattack."""
    match = walk_in({"squeaker": 2}, 3)
    assert seat(match) == NOMADS and texts(match) == ["explode 1", "explode 2", "explode 3", "pass"]
    play(match, "explode 1")
    assert units(match, "3,0") == {"squeaker": 1} and game(match).marks_at("mine", space("3,0")) == 2
    assert board(match)["mines"] == 18 and game(match).kills[at(match, NOMADS)] == 1
    quiet = walk_in({"squeaker": 2}, 3)
    play(quiet, "pass")
    assert units(quiet, "3,0") == {"squeaker": 2} and game(quiet).marks_at("mine", space("3,0")) == 3


def test_several_mines_add_up() -> None:
    """TS-NOMAD-03 (Q-25): 2 x 15 kill a Boarmaster of 30."""
    match = walk_in({"boarmaster": 1}, 2)
    play(match, "explode 2")
    assert units(match, "3,0") == {}


def test_only_entering_counts() -> None:
    """TS-NOMAD-05, TS-NOMAD-06: not standing there, not leaving, not being placed."""
    match = walk_in({"squeaker": 1}, 1, there={"units": {"boarrior": 1}})
    play(match, "explode 1")
    assert units(match, "3,0") == {"boarrior": 1}  # the one that was there is not hit
    leaving = deal(
        FOUR, phase="red", active=BOARS, left={"movement": 1}, spaces={"3,0": {"units": {"squeaker": 1}, "mines": 1}}
    )
    play(leaving, "use movement", "march squeaker 3,0 1", "to 2,0 1")
    assert units(leaving, SPOT) == {"squeaker": 1} and game(leaving).marks_at("mine", space("3,0")) == 1
    placed = deal(FOUR, phase="green", active=BOARS, spaces={"3,-2": {"mines": 1}},
                  left={"production": 1, "place": 0, "oni-combats": 0, "initiative": 1})  # fmt: skip
    play(placed, "use production", "buy squeaker", "place 3,-2")
    assert units(placed, "3,-2") == {"squeaker": 1} and game(placed).marks_at("mine", space("3,-2")) == 1


def test_own_units_are_safe() -> None:
    """TS-NOMAD-03: enemies only."""
    match = walk_in({"private": 1}, 2, NOMADS)
    assert kind(match) != "explode" and game(match).marks_at("mine", space("3,0")) == 2


def test_the_weakest_first() -> None:
    """TS-NOMAD-06: the 10 HP Squeaker, not the Boarguard; of equals the owner picks."""
    match = walk_in({"boarguard": 1, "squeaker": 1}, 1)
    play(match, "explode 1")
    assert units(match, "3,0") == {"boarguard": 1}
    equal = walk_in({"squeaker": 1, "boarrior": 1}, 1)
    play(equal, "explode 1")
    assert seat(equal) == BOARS and set(texts(equal)) == {"hit squeaker", "hit boarrior"}
    play(equal, "hit boarrior")
    assert units(equal, "3,0") == {"squeaker": 1}


def test_retreat_into_a_mine() -> None:
    """TS-NOMAD-03 (Q-63): every move into the area, also by counterattack."""
    match = field(NOMADS, {"lt-dan": 1, "squeaker": 1}, spaces={"3,0": {"mines": 1}})
    attack(match, "nomad-conquest", "counter retreat", "march squeaker 2,0 1", "to 3,0 1")
    assert seat(match) == NOMADS and kind(match) == "explode"


# --- weapons ------------------------------------------------------------------------------------------------


def test_one_weapon_for_each_armed_nomad() -> None:
    """TS-NOMAD-07, TS-NOMAD-15: Dogs carry none; used weapons become inactive."""
    match = field(NOMADS, {"private": 1, "dog": 2, "boarmaster": 1})
    attack(match, "nomad-annihilation", "weapon 10")
    assert told(match, "attack-damage")[0]["n"] == 5 + 20 + 10
    assert board(match)["weapons"]["weapon-10"] == 4 and board(match)["inactive"]["weapon-10"] == 1
    dogs = field(NOMADS, {"dog": 2, "boarmaster": 1})
    attack(dogs, "nomad-annihilation")
    assert told(dogs, "attack-damage")[0]["n"] == 20


def test_weapons_defend_too_and_are_halved_with_the_rest() -> None:
    """TS-NOMAD-07, TS-NOMAD-10: Counterstrike with a pistol, half against Annihilation; the fallen may use them."""
    for card, n in (("boar-annihilation", "7.5"), ("boar-conquest", 15)):
        match = field(BOARS, {"boarguard": 1, "private": 1})
        attack(match, card)
        until(match, "ask-counter")
        play(match, "counter counterstrike", "weapon 10")
        assert told(match, "damage")[-1]["n"] == n


def test_weapons_need_not_be_used() -> None:
    """TS-NOMAD-07 (D-44): done keeps them ready."""
    match = field(NOMADS, {"private": 2, "boarmaster": 1})
    attack(match, "nomad-annihilation", "done")
    assert told(match, "attack-damage")[0]["n"] == 10 and board(match)["weapons"]["weapon-10"] == 5


def test_pistols_from_the_start_others_must_be_bought() -> None:
    """TS-NOMAD-08, TS-NOMAD-09, TS-NOMAD-19: 1 PP each whatever the value; used ones are bought again."""
    match = deal(
        FOUR, phase="green", active=NOMADS, left={"production": 3, "place": 0, "oni-combats": 0, "initiative": 1}
    )
    assert board(match)["weapons"] == {"weapon-10": 5, "weapon-15": 0, "weapon-25": 0}
    play(match, "use production")
    assert [t for t in texts(match) if t.startswith("arm")] == ["arm weapon-15", "arm weapon-25"]
    play(match, "arm weapon-25", "arm weapon-25")
    assert "arm weapon-25" not in texts(match) and game(match).pp == 1
    used = deal(FOUR, phase="green", active=NOMADS, factions={NOMADS: {"weapons": {"weapon-10": 4}}},
                left={"production": 1, "place": 0, "oni-combats": 0, "initiative": 1})  # fmt: skip
    play(used, "use production")
    assert "arm weapon-10" in texts(used)


def test_two_nomads_and_a_weapon() -> None:
    """TS-NOMAD-11: 2 PP in one phase buy two Nomads of any kind and one weapon on top; one Nomad brings none."""
    match = deal(
        FOUR, phase="green", active=NOMADS, left={"production": 3, "place": 0, "oni-combats": 0, "initiative": 1}
    )
    play(match, "use production", "buy private", "place 4,0")
    assert kind(match) == "produce"
    play(match, "buy hunter", "place 4,0")
    assert kind(match) == "free-weapon"
    play(match, "take weapon-25")
    assert board(match)["weapons"]["weapon-25"] == 1 and game(match).pp == 1
    play(match, "buy dog", "place 4,0")
    assert kind(match) != "free-weapon"


def test_not_with_points_of_different_phases() -> None:
    """TS-NOMAD-11: one Nomad in White and one in Green bring no weapon."""
    match = deal(FOUR, phase="white", active=NOMADS, flipped=[CYBER, SEED, BOARS],
                 cards={NOMADS: "action-advance"})  # fmt: skip
    play(match, "use production", "buy private", "place 4,0", "done")
    while match.view()["table"]["phase"] != "green" or seat(match) != NOMADS or kind(match) != "act":
        options = texts(match)
        play(match, next((o for o in ("done", "pass", "no") if o in options), options[0]))
    play(match, "use production", "buy hunter", "place 4,0")
    assert kind(match) == "produce"


def test_a_phase_is_more_than_a_turn() -> None:
    """TS-NOMAD-11: what is bought in another seat's turn (an Event) pairs within the phase, and not beyond it."""
    match = deal(FOUR, phase="green", active=BOARS, left={"production": 0, "place": 0, "oni-combats": 0})
    position, me = game(match), at(match, NOMADS)
    nomads, private = position.rules.factions[me], position.book.kind_index["private"]
    nomads.bought(position, me, private)
    position.phase += 1
    nomads.bought(position, me, private)
    assert not isinstance(position.stack[-1], FreeWeapon)
    nomads.turn_start(position, me, True)
    nomads.bought(position, me, private)
    assert isinstance(position.stack[-1], FreeWeapon)


# --- movement -----------------------------------------------------------------------------------------------


def red(spaces: dict[str, Any], reach: int = 1, **doc: Any) -> Match:
    match = deal(FOUR, phase="red", active=NOMADS, spaces=spaces, left={"movement": reach, "combat": 0}, **doc)
    return play(match, "use movement")


def test_lt_dan_and_dog() -> None:
    """EX-IT-24 (TS-NOMAD-12, TS-NOMAD-13): range 1 + 1 (Dog) + 1 (Lt. Dan) are 3; he speeds himself up (Q-72)."""
    match = red(
        {SPOT: {"units": {"dog": 1, "lt-dan": 1, "private": 1}}, "3,-2": {"units": {"hunter": 1, "staff-sergeant": 1}}}
    )
    assert {"march dog 2,0 3", "march lt-dan 2,0 2", "march private 2,0 2"} <= set(texts(match))
    assert {"march hunter 3,-2 2", "march staff-sergeant 3,-2 1"} <= set(texts(match))


def test_lt_dan_helps_who_comes_by_once() -> None:
    """TS-NOMAD-12: entering his area gives one step more, once."""
    match = red({"3,0": {"units": {"private": 1}}, SPOT: {"units": {"lt-dan": 1}}})
    play(match, "march private 3,0 1", "to 2,0 1")
    assert "march private 2,0 1" in texts(match)
    play(match, "march private 2,0 1", "to 2,1 1")
    assert not [t for t in texts(match) if t.startswith("march private")]


@pytest.mark.parametrize(("unit", "passes"), [("squad-leader", True), ("launcher", False)])
def test_squad_leader_ignores_enemies(unit: str, passes: bool) -> None:
    """TS-NOMAD-14: he moves through stronger enemies; others stop there."""
    match = red({SPOT: {"units": {unit: 1}}, "3,0": {"units": {"oni-large": 1}}}, 2)
    play(match, f"march {unit} 2,0 2", "to 3,0 1")
    assert bool([t for t in texts(match) if t.startswith(f"march {unit} 3,0")]) is passes


def led(follower_first: bool) -> Match:
    """A Private beside large Oni, the Squad Leader one area behind him; both go into the Oni's area."""
    spaces = {"2,-1": {"units": {"private": 1}}, SPOT: {"units": {"squad-leader": 1}}}
    match = red({**spaces, "3,-1": {"units": {"oni-large": 2}}}, 2)
    moves = ["march private 2,-1 2", "to 3,-1 1", "march squad-leader 2,0 2", "to 3,-1 1"]
    return play(match, *(moves if follower_first else moves[2:] + moves[:2]))


@pytest.mark.parametrize("follower_first", [True, False])
def test_squad_leader_helps_only_those_who_move_with_him(follower_first: bool) -> None:
    """TS-NOMAD-14: that he stands in the area, or has been there, helps nobody; who takes his step with him passes."""
    match = led(follower_first)
    assert not [t for t in texts(match) if t.startswith("march private 3,-1")]
    apart = match.clone()
    play(apart, "march squad-leader 3,-1 1", "to 3,-2 1", "march private 3,-1 1")
    assert units(apart, "3,-2") == {"squad-leader": 1, "private": 1}, "the only way open to the Private is his"
    together = match.clone()
    play(together, "march all 3,-1", "to 3,0")
    assert units(together, "3,0") == {"squad-leader": 1, "private": 1}


def test_squad_leader_who_has_passed_opens_no_other_way() -> None:
    """TS-NOMAD-14: he came through the Oni's area; a Private who enters it after him must stop there."""
    spaces = {"2,-1": {"units": {"private": 1}}, SPOT: {"units": {"squad-leader": 1}}}
    match = red({**spaces, "3,-1": {"units": {"oni-large": 2}}}, 2)
    play(match, "march squad-leader 2,0 2", "to 3,0 1", "march squad-leader 3,0 1", "to 3,-1 1")
    play(match, "march private 2,-1 2", "to 3,-1 1")
    assert not [t for t in texts(match) if t.startswith("march private 3,-1")]


def test_squad_leader_does_not_ignore_blocks() -> None:
    """TS-NOMAD-14: Blocks still count."""
    match = red({SPOT: {"units": {"squad-leader": 1}, "blocks": ["3,0"]}})
    play(match, "march squad-leader 2,0 1")
    assert "to 3,0 1" not in texts(match)


@pytest.mark.parametrize(
    ("polish", "unit", "wins"), [(False, "squad-leader", True), (True, "squad-leader", False), (False, "lt-dan", False)]
)
def test_squad_leader_and_mountains(polish: bool, unit: str, wins: bool) -> None:
    """TS-NOMAD-14 (Q-08): the Mountain value counts neither as minimum nor for defenders; Polish: movement only."""
    patch = {**PATCH, SPOT: {"tile": "mountain-3"}}
    match = field(NOMADS, {unit: 1, "private": 1, "squeaker": 1}, board=patch, polish=polish)
    settle(attack(match, "nomad-conquest"))
    assert (owner(match, SPOT) == NOMADS) is wins


# --- cards --------------------------------------------------------------------------------------------------


def test_guerilla_attack() -> None:
    """TS-NOMAD-16: conquest first, then weapons alone, then the Nomads of the battle may move with all bonuses."""
    match = field(NOMADS, {"private": 1, "hunter": 1, "worker": 1})
    attack(match, "nomad-guerilla-attack")
    until(match, "use-weapons")
    assert owner(match, SPOT) == NOMADS
    play(match, "weapon 10", "done")
    assert told(match, "attack-damage")[0]["n"] == 10  # not the units' own 15
    until(match, "ask-counter")
    play(match, "pass")
    assert kind(match) == "move" and {"march hunter 2,0 2", "march private 2,0 1"} <= set(texts(match))
    play(match, "march private 2,0 1", "to 3,0 1", "done")
    assert over(match) and units(match, "3,0") == {"private": 1}


def test_guerilla_move_after_displacement() -> None:
    """TS-NOMAD-16 (Q-73): also from where a Defense action has put them; others there do not move."""
    match = field(NOMADS, {"private": 1, "boarguard": 1}, spaces={"3,0": {"units": {"launcher": 1}}})
    attack(match, "nomad-guerilla-attack", "done", "counter defense-action", "push private 2,1 1")
    assert kind(match) == "move" and seat(match) == NOMADS
    assert texts(match) == ["march private 2,1 1", "done"]


def test_no_guerilla_move_for_other_cards() -> None:
    """TS-NOMAD-16: the counter-example."""
    match = field(NOMADS, {"private": 1, "worker": 1})
    settle(attack(match, "nomad-conquest"))
    assert over(match)


def test_assume_a_position() -> None:
    """TS-NOMAD-17: CP doubled before the comparison; plain Conquest fails where it succeeds."""
    strong = field(NOMADS, {"private": 1, "oni-medium": 1})
    settle(attack(strong, "nomad-assume-position"))
    assert owner(strong, SPOT) == NOMADS
    plain = field(NOMADS, {"private": 1, "oni-medium": 1})
    settle(attack(plain, "nomad-conquest"))
    assert owner(plain, SPOT) is None


@pytest.mark.parametrize(
    ("before", "mark", "done"), [(3, BOARS, True), (3, "oni", True), (2, BOARS, False), (3, None, False)]
)
def test_regain_former_strength(before: int, mark: str | None, done: bool) -> None:
    """EX-IT-28 (TS-NOMAD-18, Q-51): four conquests of areas with another side's marker in one round."""
    match = field(NOMADS, {"lt-dan": 1}, owner=mark, points={"retaken": {NOMADS: before}})
    play(match, "attack 2,0", "with nomad-conquest")
    assert bool(game(match).objective_done[at(match, NOMADS)]) is done
    assert fallen(match) == {}


def test_escorted_units_that_fell_do_not_move_on() -> None:
    """TS-NOMAD-12, TS-NOMAD-16: of two escorted Sergeants one has fallen; only the survivor can be moved after."""
    match = deal(
        FOUR, phase="red", active=NOMADS, spaces={SPOT: {"units": {"staff-sergeant": 1}}}, left={"movement": 1}
    )
    position, me = game(match), at(match, NOMADS)
    sergeant = position.book.kind_index["staff-sergeant"]
    position.tags = [sergeant, space(SPOT), march.ESCORTED, 1] * 2
    march.open_march(position, me, 1, space(SPOT))
    assert sum(position.march[4::5]) == 1
