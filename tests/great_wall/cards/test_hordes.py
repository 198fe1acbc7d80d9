"""Horde abilities: each in force, and a case where it is not."""

from __future__ import annotations

import pytest

from moonwall.games.great_wall.cards import modifiers
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules.breach import defence

from .scenes import LATER, NAIMANS, SCOUTS, SHARED, Case, Doc, assault, check, compose, defeated, goods

RAIDERS = "merkit-raiders-left"  # g . . a . . / . . h . . o
ARCHERS = "horse-archers-left"  # . q . w . . / . t . q h .
DRUMS = "war-drummers-left"  # . . t . . . / h w . q o .
TUMEN = "black-tumen-left"  # w s . . q w / o s . . q h
GUARD = "kheshig-guard-left"  # . g! t! a . . / . o H q! h .
SAPPERS = "siege-sappers-left"  # . s s . w . / . o . . w a


def left(*hordes: str, **more: int) -> GreatWall:
    game = compose({"sections": {"left": {"hordes": list(hordes), **more}}}).position
    assert isinstance(game, GreatWall)
    return game


@pytest.mark.parametrize(
    ("hordes", "power"),
    [
        ((SCOUTS,), 3),
        ((NAIMANS,), 3 + 2),  # Charge, in row 1
        ((SCOUTS, NAIMANS), 3 + 3),  # not behind another
        ((DRUMS,), 2),  # no other Horde to drum for
        ((DRUMS, SCOUTS), 2 + 1 + 3),
        ((SCOUTS, DRUMS, TUMEN), 3 + 2 + 2 + 6),
        ((DRUMS, "war-drummers-right"), 2 + 1 + 2 + 1),
        ((TUMEN, GUARD, SCOUTS), 15),  # GW-EX-11: the pictured sum
    ],
)
def test_power(hordes: tuple[str, ...], power: int) -> None:
    """GW-WINTER-07: the sum over all Horde cards with the abilities that apply."""
    assert modifiers.power(left(*hordes), 0) == power


@pytest.mark.parametrize(
    ("hordes", "expected"),
    [((SCOUTS,), 6), ((SAPPERS,), 3), ((SAPPERS, "siege-sappers-right"), 3), ((SCOUTS, SAPPERS), 3)],
)
def test_sappers_halve_barricades(hordes: tuple[str, ...], expected: int) -> None:
    """Undermine: each Barricade adds 1 Defence, once however many such cards stand there (GW-WINTER-06)."""
    assert defence(left(*hordes, barricades=3), 0) == expected


def test_sappers_leave_the_wall_and_other_sections_alone() -> None:
    assert defence(left(SAPPERS, wall=2), 0) == 8
    doc: Doc = {"sections": {"left": {"hordes": [SAPPERS]}, "middle": {"barricades": 3}}}
    game = compose(doc).position
    assert isinstance(game, GreatWall)
    assert defence(game, 1) == 6


def test_sappers_break_two_barricades() -> None:
    """Power 3 against 2, where other Hordes of Power 3 stand before 4."""
    check(Case("siege-sappers", assault({}, SAPPERS, barricades=2), until=LATER, shame_0=1, shame_1=1))
    check(Case("steppe-scouts", assault({}, SCOUTS, barricades=2), until=LATER, shame_0=0, shame_1=0))


def test_pursuit_makes_rescue_dearer() -> None:
    cover = {"a2 a4 b2 b4 b5": "@0 spearman"}
    check(Case("horse-archers", defeated(goods(qi=2), cover, ARCHERS), until=LATER, never="rescue left-1 spearman"))
    check(Case("horse-archers", defeated(goods(qi=3), cover, ARCHERS), "rescue left-1 spearman", qi_0=0))
    check(Case("steppe-scouts", defeated(goods(qi=2), SHARED, SCOUTS), "rescue left-1 spearman", qi_0=0))


def test_plunder_robs_those_without_a_soldier() -> None:
    """In a Breach each player without a Soldier on the card loses 1 Resource of choice; as many as owned."""
    horde = {"card": RAIDERS, "cover": {"a1": "@1 spearman"}}
    others = {"@1": goods(gold=2), "@2": {}}
    doc = assault(goods(wood=1, qi=1), horde, players=others)
    check(Case("merkit-raiders", doc, "give-up qi", until=LATER, qi_0=0, wood_0=1, gold_1=2))
    held = assault(goods(wood=1, qi=1), horde, wall=1)
    check(Case("merkit-raiders", held, until=LATER, goods_0=2))


def test_raiders_have_no_neighbouring_points() -> None:
    """GW-BARRACKS-08: no pair, so no Horseman can attack them; the others' pairs as printed."""
    cards = left().book.cards
    pairs = {kind: len(cards.horde_pairs[3 * at]) for at, kind in enumerate(cards.horde_type_ids)}
    assert pairs == {
        "steppe-scouts": 1,
        "horse-archers": 3,
        "naiman-lancers": 3,
        "siege-sappers": 4,
        "merkit-raiders": 0,
        "kheshig-guard": 8,
        "black-tumen": 8,
        "war-drummers": 2,
    }


def test_armour_takes_no_wounds() -> None:
    """Armoured points cannot be shot at; a Soldier covers them, and leaves a Wound when removed (GW-HORDE-16)."""
    doc = {"start": "shooting", "sections": {"left": {"hordes": [GUARD], "archers": {"@0": 1}}}}
    check(Case("kheshig-guard", doc, "wound left-1 b2", never="wound left-1 a2"))
    doc = {"start": "shooting", "sections": {"left": {"hordes": [TUMEN], "archers": {"@0": 1}}}}
    check(Case("black-tumen", doc, "wound left-1 a2"))
    doc = assault({}, {"card": GUARD, "cover": {"a2": "@0 spearman"}})
    check(Case("kheshig-guard", doc, until=LATER, wounds_left1=1, points_left1_0=0))


def test_fury_kills_one_more() -> None:
    """Lethality is 1 higher on this card only (GW-KILL-01)."""
    game = left(TUMEN, SCOUTS)
    assert modifiers.lethality(game, 0) == 2
    assert modifiers.lethality(game, 1) == 1
    doc = assault({}, {"card": TUMEN, "cover": {"a1 a2 a5": "@0 spearman"}})
    check(Case("black-tumen", doc, until=LATER, points_left1_0=1, wounds_left1=2))


def test_every_type_three_times() -> None:
    """GW-HORDE-01, GW-SETUP-08: 8 types, one copy for each Invasion marker."""
    cards = left().book.cards
    assert len(cards.horde_ids) == len(set(cards.horde_ids)) == 24
    assert [cards.horde_marker[card] for card in range(24)] == [0, 1, 2] * 8
    shape = {
        kind: (len(cards.horde_points[3 * at]), cards.horde_power[3 * at], cards.horde_honour[3 * at])
        for at, kind in enumerate(cards.horde_type_ids)
    }
    assert shape == {
        "steppe-scouts": (4, 3, 4),
        "horse-archers": (5, 2, 5),
        "naiman-lancers": (5, 3, 6),
        "siege-sappers": (6, 3, 6),
        "merkit-raiders": (4, 2, 4),
        "kheshig-guard": (7, 6, 9),
        "black-tumen": (8, 6, 9),
        "war-drummers": (5, 2, 5),
    }


def test_plunder_looks_at_its_own_card_only() -> None:
    """A Soldier on another Horde of the Section does not protect; the Raiders may stand in any row and Section."""
    scouts = {"card": "steppe-scouts-middle", "cover": {"a1": "@0 spearman"}}
    raiders = {"card": "merkit-raiders-middle", "cover": {"a1": "@1 spearman"}}
    doc = {"start": "assault", "sections": {"middle": {"hordes": [scouts, raiders]}}}
    doc["players"] = {"@0": goods(wood=1, qi=1), "@1": goods(gold=1)}
    check(Case("merkit-raiders", doc, "give-up qi", until=LATER, qi_0=0, wood_0=1, gold_1=1))
