"""TS-COMBAT, TS-CARD-04 and -05: the frame of a battle."""

from __future__ import annotations

import pytest

from moonwall.table import IllegalOption

from .field import (
    BOARS,
    CYBER,
    NOMADS,
    SEED,
    SPOT,
    at,
    attack,
    cards,
    counters,
    fallen,
    field,
    game,
    kind,
    over,
    owner,
    play,
    seat,
    settle,
    texts,
    told,
    units,
)


def test_a_combat_action_needs_an_own_unit_and_costs_one_symbol() -> None:
    """TS-COMBAT-01, TS-CARD-05."""
    match = field(NOMADS, {"private": 1}, spaces={"3,0": {"units": {"squeaker": 1}}}, combat=1)
    assert "attack 2,0" in texts(match)
    assert "attack 3,0" not in texts(match)
    attack(match, "nomad-conquest")
    assert owner(match, SPOT) == NOMADS
    assert not [t for t in texts(match) if t.startswith("attack")]


def test_conquering_an_empty_area_is_a_combat_action() -> None:
    """TS-COMBAT-02: it spends the action; TS-COUNTER-02: nobody there, nobody asked."""
    match = field(NOMADS, {"private": 1}, combat=2)
    attack(match, "nomad-conquest")
    assert over(match)
    assert match.view()["table"]["turn"]["left"]["combat"] == 1


def test_all_own_units_fight() -> None:
    """TS-COMBAT-03, TS-CARD-04: their DMG in one total."""
    match = field(BOARS, {"boarguard": 2, "squeaker": 1, "oni-large": 1})
    play(match, "attack 2,0", "with boar-annihilation")
    assert told(match, "attack-damage")[0]["n"] == 25


def test_every_other_side_there_defends() -> None:
    """TS-COMBAT-04: players and Oni, in the area only."""
    match = field(BOARS, {"boarguard": 1, "private": 1, "oni-small": 1}, spaces={"3,0": {"units": {"worker": 1}}})
    play(match, "attack 2,0", "with boar-conquest")
    battle = match.view()["table"]["battle"]
    assert battle["attacker"] == at(match, BOARS)
    assert battle["defenders"] == [at(match, NOMADS), "oni"]


def test_the_view_of_a_battle_tells_both_strengths() -> None:
    """TS-CONQ-02, TS-CONQ-03, TS-CONQ-05: CP of the attack, and the strongest defender with the Mountain on top."""
    match = field(BOARS, {"boarguard": 2, "private": 1, "oni-small": 1})
    play(match, "attack 2,0", "with boar-conquest")
    battle = match.view()["table"]["battle"]
    position = match.position
    cp = {unit: position.book.cp[position.book.kind_index[unit]] for unit in ("boarguard", "private", "oni-small")}
    assert battle["attack"] == 2 * cp["boarguard"]
    assert battle["defence"] == max(cp["private"], cp["oni-small"])


def test_conquest_damage_or_a_special_card() -> None:
    """TS-COMBAT-05, TS-COMBAT-16: Annihilation only hurts, Conquest only marks, few cards do both."""
    pure = field(BOARS, {"boarguard": 1, "private": 1})
    attack(pure, "boar-annihilation", "pass", "pass")
    assert owner(pure, SPOT) is None and units(pure, SPOT) == {"boarguard": 1}
    mark = field(BOARS, {"boarguard": 1, "private": 1})
    attack(mark, "boar-conquest", "pass")
    assert owner(mark, SPOT) == BOARS and units(mark, SPOT)["private"] == 1
    both = field(BOARS, {"boarguard": 1, "private": 1})
    attack(both, "boar-stampede", "pass")
    assert owner(both, SPOT) == BOARS and "private" not in units(both, SPOT)


def test_two_attacks_on_one_area() -> None:
    """EX-IT-11 (TS-COMBAT-06): Annihilation, then Conquest in the same area; two actions are spent."""
    match = field(NOMADS, {"lt-dan": 1, "worker": 1}, owner=SEED, combat=2)
    settle(attack(match, "nomad-annihilation"))
    assert units(match, SPOT) == {"lt-dan": 1}
    attack(match, "nomad-conquest")
    assert owner(match, SPOT) == NOMADS
    assert "combat" not in match.view()["table"]["turn"]["left"]


def test_two_attacks_on_two_areas() -> None:
    """EX-PL-06 (TS-COMBAT-01): one action each, also elsewhere."""
    match = field(NOMADS, {"lt-dan": 1, "worker": 1}, spaces={"3,0": {"units": {"private": 1}}}, combat=2, polish=True)
    settle(attack(match, "nomad-annihilation"))
    play(match, "attack 3,0", "with nomad-conquest")
    assert owner(match, "3,0") == NOMADS


def test_only_the_attacker_plays_a_card_and_its_list_counts() -> None:
    """TS-COMBAT-07: the defender chooses from the attacker's card."""
    match = field(BOARS, {"boarguard": 1, "private": 2})
    attack(match, "boar-conquest")
    assert seat(match) == NOMADS
    assert counters(match) == ["counterstrike", "retreat", "natures-wisdom"]


def test_cards_say_when_they_may_be_used() -> None:
    """TS-COMBAT-08, TS-DMG-01: damage needs enemies; three Boarlords for the Raging Horde."""
    alone = field(BOARS, {"boarguard": 3})
    assert cards(alone) == []  # the one legal card was played by the table
    enemy = field(BOARS, {"boarguard": 2, "private": 1})
    assert [c.split()[1] for c in cards(enemy)] == [
        "boar-annihilation", "boar-conquest", "boar-stampede", "boar-stampede", "boar-stampede",
    ]  # fmt: skip
    three = field(BOARS, {"boarguard": 3, "private": 1})
    assert "with boar-raging-horde" in cards(three)


@pytest.mark.parametrize("polish", [False, True])
def test_a_part_may_be_renounced(polish: bool) -> None:
    """TS-COMBAT-09, TS-COMBAT-09-PL: the whole effect, or one part of it; single parts are not divided."""
    full = attack(field(BOARS, {"boarguard": 1, "private": 1}, polish=polish), "boar-stampede", "pass")
    assert owner(full, SPOT) == BOARS and "private" not in units(full, SPOT)
    mark = field(BOARS, {"boarguard": 1, "private": 1}, polish=polish)
    attack(mark, "boar-stampede conquest-only", "pass")
    assert owner(mark, SPOT) == BOARS and units(mark, SPOT)["private"] == 1
    hurt = field(BOARS, {"boarguard": 1, "private": 1}, polish=polish)
    attack(hurt, "boar-stampede damage-only", "pass")
    assert owner(hurt, SPOT) is None and "private" not in units(hurt, SPOT)
    with pytest.raises(IllegalOption):
        attack(field(BOARS, {"boarguard": 1, "private": 1}), "boar-conquest damage-only")
    own = cards(field(BOARS, {"boarguard": 1, "private": 1}, owner=BOARS, polish=polish))
    assert [c for c in own if "stampede" in c] == ["with boar-stampede"], "nothing to mark, nothing to divide (Q-14)"


def test_the_attack_happens_whatever_the_defender_chooses() -> None:
    """TS-COMBAT-10: Retreat comes after the marker is placed."""
    match = field(BOARS, {"boarguard": 1, "private": 1})
    attack(match, "boar-conquest")
    assert owner(match, SPOT) == BOARS
    play(match, "counter retreat", "march private 2,0 1", "to 3,0 1", "done")
    assert owner(match, SPOT) == BOARS and units(match, "3,0") == {"private": 1}


def test_cards_return_and_are_reusable() -> None:
    """TS-COMBAT-11: the same card again in the same turn."""
    match = field(BOARS, {"boarguard": 1}, spaces={"3,0": {"units": {"boarguard": 1}}})
    play(match, "attack 2,0", "attack 3,0")
    assert owner(match, SPOT) == BOARS and owner(match, "3,0") == BOARS


def test_one_card_of_each_faction_once_per_round() -> None:
    """TS-COMBAT-12, TS-COMBAT-16 (Q-38): a special card, never plain Annihilation or Conquest."""
    match = field(BOARS, {"boarguard": 3, "private": 3})
    settle(attack(match, "boar-stampede conquest-only"))
    assert not [c for c in cards(match) if "stampede" in c]
    assert "with boar-annihilation" in cards(match)
    book = game(match).book
    for faction in (NOMADS, BOARS, SEED, CYBER):
        once = [c.id for c in book.cards if c.faction == faction and c.once]
        assert len(once) == 1 and "annihilation" not in once[0] and not once[0].endswith("-conquest")


def test_once_per_round_counts_over_all_phases() -> None:
    """TS-COMBAT-12: used in White, not to be used in Red."""
    match = field(BOARS, {"boarguard": 2, "private": 2}, phase="white", left={"combat": 1})
    attack(match, "boar-stampede", "pass")
    assert game(match).once_used[at(match, BOARS)] == 1


def test_losses_leave_only_at_the_end() -> None:
    """TS-COMBAT-13, TS-COUNTER-05, TS-DMG-10: the destroyed strike back before they go."""
    match = field(BOARS, {"squeaker": 3, "launcher": 1})
    attack(match, "boar-annihilation")
    play(match, "pass")  # Protection
    assert fallen(match) == {"launcher": 1}
    assert units(match, SPOT)["launcher"] == 1
    play(match, "counter counterstrike", "done")
    assert over(match)
    assert "launcher" not in units(match, SPOT)
    assert match.view()["table"]["seats"][at(match, NOMADS)]["stock"]["launcher"] == 2


def test_the_sequence_in_order() -> None:
    """TS-COMBAT-14-PL: initiate, card, attack, counterattack, losses, card back."""
    match = field(BOARS, {"boarguard": 1, "boarmother": 1, "private": 1}, polish=True)
    play(match, "attack 2,0")
    assert kind(match) == "choose-card"
    play(match, "with boar-stampede")
    assert owner(match, SPOT) == BOARS and fallen(match) == {"private": 1}
    assert kind(match) == "ask-counter"
    play(match, "counter trampled-to-death", "destroy boarmother")
    assert over(match) and units(match, SPOT) == {"boarguard": 1}


def test_no_movement_action_after_a_combat_card() -> None:
    """TS-ROUND-10: set by the card, not by the end of the battle."""
    match = field(BOARS, {"boarguard": 1})
    game(match).left[9] = 2
    assert "use movement" in [o.text for o in match.decision.choice.options(game(match))]  # type: ignore[union-attr]
    play(match, "attack 2,0")
    assert "use movement" not in texts(match)
