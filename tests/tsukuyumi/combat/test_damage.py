"""TS-DMG: totals, splits and who loses what."""

from __future__ import annotations

import pytest

from ..hand import own
from .field import (
    BOARS,
    CYBER,
    NOMADS,
    SEED,
    SPOT,
    at,
    attack,
    cards,
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
    until,
)

HERD = {"boarmaster": 1, "boarmother": 1, "boarguard": 1}


def test_damage_needs_enemies() -> None:
    """TS-DMG-01: no Annihilation in an area of one's own units."""
    assert cards(field(CYBER, {"cyberoid": 1})) == []
    assert "with cyber-annihilation" in cards(field(CYBER, {"cyberoid": 1, "worker": 1}))


@pytest.mark.parametrize("polish", [False, True])
def test_overflow(polish: bool) -> None:
    """EX-IT-16, EX-PL-11 (TS-DMG-02, TS-DMG-06, TS-DMG-07, TS-DMG-08): 10 + 10 + 20 on Boarmaster, -mother, -guard."""
    match = field(CYBER, {"cybersamurai-21": 2, "cyberoid": 1, **HERD}, polish=polish)
    attack(match, "cyber-annihilation")
    assert told(match, "attack-damage")[0]["n"] == 40
    until(match, "assign-damage")
    assert seat(match) == BOARS  # TS-DMG-05: the owner chooses
    assert texts(match) == ["hit boarguard", "hit boarmaster", "hit boarmother"]
    play(match, "hit boarmaster")
    assert fallen(match) == {"boarmaster": 1}
    assert kind(match) == "ask-counter"  # 10 < 25 and 10 < 20: the rest is lost
    settle(match)
    assert units(match, SPOT) == {"boarguard": 1, "boarmother": 1, "cybersamurai-21": 2, "cyberoid": 1}


@pytest.mark.parametrize("polish", [False, True])
def test_absorbing(polish: bool) -> None:
    """EX-IT-17, EX-PL-13 (TS-DMG-06, TS-DMG-08): 10 on Lt. Dan, and nothing happens."""
    match = field(CYBER, {"cybersamurai-21": 1, "lt-dan": 1, "private": 1}, polish=polish)
    attack(match, "cyber-annihilation")
    until(match, "assign-damage")
    play(match, "hit lt-dan")
    assert fallen(match) == {}
    settle(match)
    assert units(match, SPOT)["lt-dan"] == 1 and units(match, SPOT)["private"] == 1


def test_the_rest_must_go_on() -> None:
    """TS-DMG-07, TS-DMG-09: not divided in advance; what is left over hits the next unit named."""
    match = field(CYBER, {"cyberoid": 1, "private": 2, "lt-dan": 1})
    attack(match, "cyber-annihilation")
    until(match, "assign-damage")
    play(match, "hit private")
    assert kind(match) == "assign-damage"
    play(match, "hit private")
    assert fallen(match) == {"private": 2}


def test_damage_is_not_stored() -> None:
    """TS-DMG-08: two attacks of 10 do not kill 15 HP."""
    match = field(CYBER, {"cybersamurai-21": 1, "lt-dan": 1})
    settle(attack(match, "cyber-annihilation"))
    settle(attack(match, "cyber-annihilation"))
    assert units(match, SPOT)["lt-dan"] == 1


def test_damage_never_conquers() -> None:
    """TS-DMG-03: everybody dies, the marker stays."""
    match = field(CYBER, {"cyberoid": 1, "worker": 1}, owner=SEED)
    settle(attack(match, "cyber-annihilation"))
    assert owner(match, SPOT) == SEED and "worker" not in units(match, SPOT)


def test_splitting() -> None:
    """EX-IT-15, EX-PL-12 (TS-DMG-02, TS-DMG-04): Lt. Dan 15, Private 5 and two pistols are 40, dealt as 10 and 30."""
    match = field(NOMADS, {"lt-dan": 1, "private": 1, "worker": 1, "wasp": 1, "boarguard": 1})
    attack(match, "nomad-annihilation")
    until(match, "use-weapons")
    play(match, "weapon 10", "weapon 10")
    assert told(match, "attack-damage")[0]["n"] == 40
    assert kind(match) == "split-damage" and seat(match) == NOMADS
    assert len(texts(match)) == 9
    first = match.seats[game(match).order[0]].faction
    assert first == CYBER
    play(match, f"deal @{at(match, SEED)} 10")
    battle = match.view()["table"]["battle"]
    assert battle["damage"] == {str(at(match, SEED)): 10, str(at(match, BOARS)): 30}
    settle(match)
    assert units(match, SPOT) == {"lt-dan": 1, "private": 1}


def test_oni_take_their_share_and_their_chooser_assigns() -> None:
    """TS-DMG-04, TS-DMG-05 (Q-04): the last on the Initiative board names the Oni that is hit."""
    here = {"lt-dan": 1, "launcher": 1, "oni-small": 2, "oni-large": 1}
    match = field(NOMADS, here, order=[CYBER, SEED, NOMADS, BOARS])
    attack(match, "nomad-annihilation", "weapon 10", "done")
    assert kind(match) == "assign-damage" and seat(match) == BOARS
    play(match, "hit oni-small", "hit oni-small")
    assert fallen(match) == {"oni-small": 2}


def test_halves_are_not_rounded() -> None:
    """TS-DMG-11, TS-COUNTER-10 (Q-40): half of 15 is 7.5, too little for 10 HP, enough for 5."""
    match = field(CYBER, {"cybersamurai-21": 1, "attack-drone": 1, "launcher": 1})
    own(match, "nomads")[:3] = [0, 0, 0]
    attack(match, "cyber-annihilation", "pass", "counter counterstrike")
    assert told(match, "damage")[-1]["n"] == "7.5"
    assert kind(match) == "assign-damage" and seat(match) == CYBER
    play(match, "hit cybersamurai-21")
    settle(match)
    assert units(match, SPOT)["cybersamurai-21"] == 1 and units(match, SPOT)["attack-drone"] == 1
    again = field(CYBER, {"cybersamurai-21": 1, "attack-drone": 1, "launcher": 1})
    own(again, "nomads")[:3] = [0, 0, 0]
    attack(again, "cyber-annihilation", "pass", "counter counterstrike", "hit attack-drone")
    settle(again)
    assert "attack-drone" not in units(again, SPOT)


def test_the_destroyed_return_to_stock_and_come_again() -> None:
    """TS-DMG-10, TS-PROD-08: at the end of the battle, to the owner's stock."""
    match = field(CYBER, {"cyberoid": 1, "worker": 2})
    before = game(match).stock[:]
    settle(attack(match, "cyber-annihilation"))
    worker = game(match).book.kind_index["worker"]
    assert game(match).stock[worker] == before[worker] + 2
    assert over(match)


def test_a_second_source_cannot_hit_the_fallen() -> None:
    """Q-59: Counterstrike of one defender on another that has already lost a unit."""
    match = field(CYBER, {"cybersamurai-22": 1, "worker": 3, "squeaker": 2}, order=[SEED, BOARS, NOMADS, CYBER])
    attack(match, "cyber-annihilation", f"deal @{at(match, SEED)} 15")
    settle_to = until(match, "ask-counter")
    assert fallen(settle_to) == {"worker": 3}
    play(match, "counter counterstrike", f"deal @{at(match, BOARS)} 5")
    until(match, "ask-counter")
    play(match, "counter counterstrike")
    assert not [t for t in texts(match) if t.startswith(f"deal @{at(match, SEED)}")]


def test_winter_quarters() -> None:
    """Action card Winter Quarters: 5 HP more for each own unit, only for the player who has it."""
    for card, survives in (("action-winter-quarters", True), ("action-advance", False)):
        match = field(CYBER, {"cybersamurai-21": 1, "private": 1}, cards={NOMADS: card})
        settle(attack(match, "cyber-annihilation"))
        assert ("private" in units(match, SPOT)) is survives
