"""Devastation, the third type of attack (TS-COMBAT-15-PL), with a Combat card that a content pack brings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.rules.devastation import is_razed
from moonwall.games.tsukuyumi.rules.ground import swap
from moonwall.games.tsukuyumi.rules.scoring import area_points, instant_points
from moonwall.table import Match

from ..hand import HOMES, PATCH, at, deal, game, go, kind, owner, play, texts, told, units

CARD = """
[[combat_cards]]
id = "boar-devastation"
faction = "boarlords"
needs = "any"
cp = ["units"]
devastates = true
home_vp = 3
counters = ["counterstrike", "retreat", "slow-conquest", "hold-the-line"]
"""
PLAIN = {"nomads": "action-advance", "boarlords": "action-progress", "dark-seed": "action-offensive"}


def field(tmp_path: Path, spaces: dict[str, Any], text: str = CARD, **doc: Any) -> Match:
    """The Boarlords' Red turn, with the card of the pack."""
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    options = {"edition": "polish", **doc.pop("options", {})}
    seats = ["nomads", "boarlords", "dark-seed"]
    doc = {
        "seats": seats, "options": options, "board": PATCH, "homes": {f: HOMES[f] for f in seats}, "phase": "red",
        "active": "boarlords", "left": {"combat": 3, "movement": 0}, "cards": PLAIN, "spaces": spaces, **doc,
    }  # fmt: skip
    return table.compose("tsukuyumi", doc, content=str(tmp_path))


def calm(match: Match) -> Match:
    while kind(match) != "act":
        play(match, "pass" if "pass" in texts(match) else texts(match)[0])
    return match


def test_a_third_type_of_attack(tmp_path: Path) -> None:
    """TS-COMBAT-15-PL, TSM-FIREBORN-05, TSM-FIREBORN-06: the tile is turned over; no unit dies, no marker is put."""
    match = field(tmp_path, {"2,0": {"units": {"boarguard": 1, "private": 1}, "owner": "nomads", "mines": 1}})
    play(match, "attack 2,0", "with boar-devastation")
    assert told(match, "devastated") and not told(match, "conquered")
    assert kind(match) == "ask-counter" and "counter retreat" in texts(match)
    calm(match)
    assert owner(match, "2,0") == "nomads" and units(match, "2,0") == {"boarguard": 1, "private": 1}
    row = next(r for r in match.view()["table"]["spaces"] if r["at"] == "2,0")
    assert row["devastated"] and row["markers"] == {"mine": 1} and row["type"] == "ocean"


def test_no_base_card_devastates() -> None:
    """TS-COMBAT-15-PL: it is for expansion factions; of the base cards only the Skybound's own does."""
    book = game(deal(polish=True)).book
    assert [c.id for c in book.cards if c.devastates] == ["skybound"]
    spaces = {"2,0": {"units": {"boarguard": 1}}}
    match = deal(phase="red", active="boarlords", left={"combat": 1}, spaces=spaces, cards=PLAIN)
    go(match, "attack 2,0")
    assert "with boar-devastation" not in texts(match)


def test_too_few_points_devastate_nothing(tmp_path: Path) -> None:
    """TS-COMBAT-15-PL (HD-FIREBORN-13): the comparison of a Conquest, the Mountain counted in."""
    board = {**PATCH, "2,0": "mountain"}
    cp = game(deal()).book.cp
    index = game(deal()).book.kind_index
    assert cp[index["boarrior"]] >= cp[index["private"]], "it is the Mountain that saves the area"
    match = field(tmp_path, {"2,0": {"units": {"boarrior": 1, "private": 1}}}, board=board)
    play(match, "attack 2,0", "with boar-devastation")
    calm(match)
    assert not is_razed(game(match), SPACE["2,0"])
    flat = field(tmp_path, {"2,0": {"units": {"boarrior": 1, "private": 1}}})
    play(flat, "attack 2,0", "with boar-devastation")
    assert is_razed(game(flat), SPACE["2,0"])


def test_what_cannot_be_devastated(tmp_path: Path) -> None:
    """TSM-FIREBORN-09, TS-MOON-02, TS-EVENT-10: no Moon area; nothing twice; the own Homezone neither."""
    match = field(
        tmp_path,
        {
            "1,0": {"units": {"boarguard": 1}},
            "2,0": {"units": {"boarguard": 1}, "devastated": True},
            "4,-2": {"units": {"squeaker": 1}},
        },
    )
    for space in ("1,0", "2,0"):
        copy = match.clone()
        play(copy, f"attack {space}")
        assert kind(copy) != "choose-card" or "with boar-devastation" not in texts(copy)
    assert "attack 4,-2" not in texts(match)


def test_devastated_areas_score_nothing(tmp_path: Path) -> None:
    """TSM-TERRAIN-06, TSM-FIREBORN-02, TSM-FIREBORN-07, TS-AREA-09, TS-CONQ-14-PL, TSM-FIREBORN-08-PL: 0 points even
    for Fertile Ground; it can be conquered and counts as controlled."""
    board = {**PATCH, "2,0": "fertile"}
    spaces: dict[str, Any] = {"2,0": {"units": {"boarguard": 1}, "owner": "nomads"}}
    intact = field(tmp_path, spaces, board=board)
    assert area_points(game(intact), at(intact, "nomads")) == 2
    spaces["2,0"]["devastated"] = True
    match = field(tmp_path, spaces, board=board)
    assert area_points(game(match), at(match, "nomads")) == 0
    go(match, "attack 2,0", "with boar-conquest")
    assert owner(match, "2,0") == "boarlords"
    assert area_points(game(match), at(match, "boarlords")) == 0 and game(match).controlled(at(match, "boarlords")) == 1


def test_an_enemy_homezone_pays_at_once(tmp_path: Path) -> None:
    """TSM-FIREBORN-10, TSM-FIREBORN-11: 3 points for the devastated Homezone of an enemy; not with two players."""
    match = field(tmp_path, {"4,0": {"units": {"boarguard": 1}}})
    go(match, "attack 4,0", "with boar-devastation")
    calm(match)
    boars = at(match, "boarlords")
    assert instant_points(game(match), boars) == 3 and match.scores[boars] >= 3
    row = next(r for r in match.view()["table"]["spaces"] if r["at"] == "4,0")
    assert row["devastated"]
    assert "attack 4,0" not in texts(match), "once"


def test_a_card_with_two_parts(tmp_path: Path) -> None:
    """TS-COMBAT-09: one part of a card that devastates and hurts may be renounced."""
    text = CARD.replace('cp = ["units"]', 'cp = ["units"]\ndmg = ["units"]').replace('"any"', '"enemy"')
    match = field(tmp_path, {"2,0": {"units": {"boarguard": 1, "private": 1}}}, text)
    play(match, "attack 2,0")
    both = {"with boar-devastation", "with boar-devastation devastation-only", "with boar-devastation damage-only"}
    assert both <= set(texts(match))
    play(match, "with boar-devastation damage-only")
    calm(match)
    assert not is_razed(game(match), SPACE["2,0"]) and "private" not in units(match, "2,0")


def test_the_devastated_side_travels_with_its_tile(tmp_path: Path) -> None:
    """TSM-TERRAIN-06: two tiles change places, the devastated one stays devastated."""
    match = field(tmp_path, {"2,0": {"devastated": True}})
    swap(game(match), SPACE["2,0"], SPACE["3,0"])
    assert is_razed(game(match), SPACE["3,0"]) and not is_razed(game(match), SPACE["2,0"])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (CARD.replace('cp = ["units"]\n', 'dmg = ["units"]\n'), "compares Conquest points"),
        (CARD.replace("devastates = true\n", ""), "only a card that devastates"),
    ],
)
def test_wrong_cards_are_explained(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(table.ContentError, match=says):
        field(tmp_path, {}, text)
