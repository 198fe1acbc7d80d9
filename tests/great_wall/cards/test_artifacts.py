"""The five Artifacts at the final scoring (GW-END-07)."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.great_wall.cards.scoring import artifact_honour
from moonwall.games.great_wall.position import GreatWall

from .scenes import Doc, compose, goods


def worth(artifact: str, players: Doc, **more: Any) -> list[int]:
    """What the Artifact brings each of three players."""
    game = compose({"players": players, **more}).position
    assert isinstance(game, GreatWall)
    number = game.book.cards.artifact_ids.index(artifact)
    return [artifact_honour(game, number, seat) for seat in range(3)]


def test_seal_of_counsel() -> None:
    """8 for each Support Advisor; Active ones do not count (GW-SETUP-36)."""
    players = {"@0": {"support": ["abbot", "groom"], "active": ["scribe"]}, "@1": {"active": ["envoy"]}}
    assert worth("seal-of-counsel", players) == [16, 0, 0]


def test_bow_of_a_thousand_wounds() -> None:
    """1 for each Wound dealt; those left by Soldiers do not count."""
    sections = {"left": {"hordes": [{"card": "steppe-scouts-left", "cover": {"a1": "wound"}}]}}
    assert worth("bow-of-a-thousand-wounds", {"@0": {"wounds": 7}}, sections=sections) == [7, 0, 0]


def test_jade_abacus() -> None:
    """3 for each Overseer level (GW-PROD-13)."""
    players = {"@0": {"overseers": {"quarry": 2, "temple": 1}}, "@2": {"overseers": {"temple": 4}}}
    assert worth("jade-abacus", players) == [9, 0, 12]


def test_banner_of_broken_hordes() -> None:
    """4 for each taken Horde without Shame."""
    hordes = ["steppe-scouts-left", {"card": "black-tumen-left", "shame": 1}, "black-tumen-right"]
    assert worth("banner-of-broken-hordes", {"@1": {"hordes": hordes}}, shame=29) == [0, 8, 0]


@pytest.mark.parametrize(
    ("gold", "tea", "expected"),
    [
        ((9, 5, 4), ["@0", "@1", "@2"], [21, 12, 6]),
        ((9, 5, 2), ["@0", "@1", "@2"], [21, 12, 0]),  # fewer than 3
        ((5, 5, 4), ["@1", "@0", "@2"], [12, 21, 6]),  # ties by Tea order (GW-TEA-03)
        ((2, 1, 0), ["@0", "@1", "@2"], [0, 0, 0]),
    ],
)
def test_golden_scales(gold: tuple[int, int, int], tea: list[str], expected: list[int]) -> None:
    players = {f"@{seat}": goods(gold=n) for seat, n in enumerate(gold)}
    assert worth("golden-scales", players, tea=tea) == expected


def test_three_in_play_are_scored() -> None:
    """GW-END-07: the three Artifacts on the board, no other."""
    players = {"@0": {"support": ["abbot"], "wounds": 3, "overseers": {"quarry": 1}, "hordes": ["steppe-scouts-left"]}}
    doc = {"year": 6, "start": "end-check", "players": players}
    doc["artifacts"] = ["seal-of-counsel", "bow-of-a-thousand-wounds", "jade-abacus"]
    assert compose(doc).scores[0] == 4 + 8 + 3 + 3
    doc["artifacts"] = ["golden-scales", "bow-of-a-thousand-wounds", "banner-of-broken-hordes"]
    assert compose(doc).scores[0] == 4 + 3 + 4


@pytest.mark.parametrize(("gold", "expected"), [(8, 21), (7, 12), (5, 12), (4, 6), (3, 6), (2, 0)])
def test_golden_scales_alone(gold: int, expected: int) -> None:
    """Solo: the human scores by the amount of Gold left."""
    doc = {"seats": 1, "mode": "solo", "seed": 1, "players": {"@0": goods(gold=gold)}}
    game = table.compose("great-wall", doc).position
    assert isinstance(game, GreatWall)
    assert artifact_honour(game, game.book.cards.artifact_ids.index("golden-scales"), 0) == expected
