"""The terminal shows what the other tables add: Victory cards, alliances, Mascots."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from moonwall.games.tsukuyumi import terminal
from moonwall.table import Match
from moonwall.words import Words

from ..hand import deal


def drawn(match: Match, lang: str = "en") -> str:
    out = StringIO()
    Console(file=out, width=200).print(terminal.draw(match.view(0), Words(lang).at(match)))
    return out.getvalue()


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_victory_cards_and_alliances(lang: str) -> None:
    """TS-TWO-12-PL, TS-ALLY-02-PL: tasks with their points, and who plays against whom."""
    two = drawn(deal(["nomads", "boarlords"], points={"tasks": {"deep-raid": 3}}), lang)
    name = {"en": "Deep Raid", "it": "Incursione", "pl": "Głęboki rajd"}[lang]
    assert name in two and " 3" in two.split(name)[1][:20]
    seats = ["nomads", "dark-seed", "boarlords", "cybersamurai"]
    against = {"en": "against", "it": "contro", "pl": "kontra"}[lang]
    assert against in drawn(deal(seats, mode="alliance"), lang)


def test_a_living_mascot_adds_its_point() -> None:
    """TS-MASCOT-02: the sum in the table of seats counts it."""
    match = deal(options={"mascots": True}, spaces={"2,0": {"units": {"mascot-nomads": 1}}})
    assert "2 (0+0+1+1)" in drawn(match), "Initiative place 2 and the Mascot"
