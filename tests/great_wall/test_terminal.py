"""The drawn board: what a person needs to play from it is there, in 100 columns and three languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from moonwall import table
from moonwall.games.great_wall.terminal import draw
from moonwall.words import LANGUAGES, Words
from tests.great_wall.scene import Scene, composed


def stage() -> Scene:
    return composed(
        seats=4,
        year=3,
        tea=["@2", "@0", "@1", "@3"],
        warehouse={"stone": 4},
        sections={
            "left": {
                "wall": 2,
                "barricades": 1,
                "archers": {"@1": 2},
                "rest": {"@3": {"horseman": 1}},
                "hordes": [
                    {"card": "kheshig-guard-left", "cover": {"b3": "@0 spearman", "b4 b5": "@2 horseman"}},
                    {"card": "steppe-scouts-left", "cover": {"a6": "wound"}},
                ],
            }
        },
        locations={"quarry": {"@0": 2, "@2": 1}, "martial-school": {"@1": 3}},
        advisors=["scribe", "groom", "abbot", "envoy"],
        players={
            "@0": {
                "honour": 17,
                "resources": {"gold": 6},
                "general": "yue-fei",
                "tactics": ["ambush"],
                "overseers": {"temple": 2},
            },
            "@1": {"resources": {"gold": 9}, "tactics": ["retreat"], "hordes": ["war-drummers-left"]},
        },
    )


def drawn(scene: Scene, seat: int | None, lang: str = "en") -> str:
    out = StringIO()
    Console(file=out, width=100).print(draw(scene.match.view(seat), Words(lang).at(scene.match)))
    return out.getvalue()


def test_the_wall_with_its_hordes() -> None:
    text = drawn(stage(), 0)
    assert "2 Steppe Scouts" in text and "1 Kheshig Guard" in text
    assert text.index("2 Steppe Scouts") < text.index("1 Kheshig Guard"), "north is on top"
    assert "a [w] · [q] ·  ·  x  P3 L2" in text
    assert "b  · [o]▲S ●H ●H  ·  H9" in text
    assert "a  · [g![t![?] ·  ·  P6 L2" in text
    assert "Wall 2 · Barricades 1/3" in text
    assert "Defence 10 / Power 9" in text
    assert "Archers 2/3 ■2" in text
    assert "Resting ◆1H" in text


def test_locations_court_and_clans() -> None:
    text = drawn(stage(), 0)
    assert "Quarry ☹" in text and "▲▲●□" in text
    assert "■■■ …" in text
    assert "▲2  (Stone 2-3-4-5)" in text
    assert "Scribe · Groom · Abbot · Envoy" in text
    assert "0 Wood 4 Stone 0 Gold" in text
    assert "Yue Fei" in text and "17" in text
    assert "War Drummers" in text
    assert "Tea order ● > ▲ > ■ > ◆" in text


def test_only_the_own_hidden_things() -> None:
    own, other, watching = drawn(stage(), 0), drawn(stage(), 1), drawn(stage(), None)
    assert "6 Gold" in own and "Ambush" in own and "Retreat" not in own
    assert "9 Gold" in other and "Retreat" in other and "Ambush" not in other
    assert "Ambush" not in watching and "Behind your screen" not in watching


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_in_a_hundred_columns(lang: str) -> None:
    text = drawn(stage(), 0, lang)
    assert max(map(len, text.splitlines())) <= 100
    assert "gw-" not in text


def test_what_other_modes_add() -> None:
    solo = Scene(table.start("great-wall", seats=1, seed=3))
    assert "Qin's track" in drawn(solo, 0) and " > " in drawn(solo, 0)
    coop = Scene(table.start("great-wall", seats=3, mode="coop", seed=3))
    text = drawn(coop, 0)
    assert "0/7" in text and text.count("Request") >= 3
    assert max(map(len, text.splitlines())) <= 100
    assert "gw-" not in text + drawn(coop, 1, "pl") + drawn(solo, 0, "it")
