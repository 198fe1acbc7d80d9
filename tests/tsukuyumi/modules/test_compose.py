"""Positions written by hand know the modules, and say what is wrong (docs/positions.md)."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME
from moonwall.table import ContentError

from ..hand import at, deal, game
from .piles import ON


@pytest.mark.parametrize(
    ("doc", "says"),
    [
        ({"spaces": {"0,0": {"devastated": True}}}, "Moon areas cannot be devastated"),
        ({"events": {"held": {"nomads": ["old-seed"]}}}, "belongs to another faction"),
        ({"events": {"open": ["reload"]}}, "is a Faction event"),
        ({"events": {"held": {"nomads": ["reload", "reload"]}}}, "no copy of 'reload' is left"),
        ({"events": {"used": ["reloaded"]}}, "does not know 'reloaded'"),
    ],
)
def test_wrong_fields_are_named(doc: dict[str, Any], says: str) -> None:
    with pytest.raises(table.ComposeError, match=says):
        deal(options=ON, **doc)


def test_faction_events_need_their_module() -> None:
    """TS-SETUP-27-PL: without it there is no such card to hold."""
    with pytest.raises(table.ComposeError, match="no copy of 'reload' is left"):
        deal(events={"held": {"nomads": ["reload"]}})


def test_piles_as_written() -> None:
    """The tops of the piles as named, the rest in an order of chance; all cards are there."""
    match = deal(options=ON, events={"own": {"nomads": ["reload", "secret-operations"]}, "used": ["old-seed"]})
    position = game(match)
    ids = position.book.event_ids
    mine = [ids[e] for e in position.own_pile if position.book.event_faction[e] == 2]
    assert mine[-1] == "reload" and mine[-2] == "secret-operations" and len(mine) == 5
    assert match.view()["table"]["seats"][at(match, "dark-seed")]["own_events"]["pile"] == 4


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[faction_events]]\nid = "reload"\ndo = "seed"', "the cards of 'nomads' are"),
        (
            '[[faction_events]]\nid = "mine-own"\nfaction = "nomads"\ndo = "reload"',
            "cannot add rows to 'faction_events'",
        ),
        ('[[units]]\nid = "worker"\nlegend = "ronin"', "only Oni are Legendary"),
    ],
)
def test_broken_packs_are_explained(tmp_path: Any, text: str, says: str) -> None:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=says):
        GAME.load_content((str(tmp_path),))


def test_a_pack_changes_a_number(tmp_path: Any) -> None:
    """House numbers are data: five Mines of Secret Operations."""
    (tmp_path / "mine.toml").write_text('[[faction_events]]\nid = "secret-operations"\nn = 5\n', encoding="utf-8")
    match = table.start("tsukuyumi", seats=3, seed=1, content=str(tmp_path), **ON)
    book = game(match).book
    assert book.event_n[book.event_index["secret-operations"]] == 5
