"""The terminal shows what the modules add, in three languages; the kept sentences are whole."""

from __future__ import annotations

from random import Random

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.lineup import BASE
from moonwall.words import LANGUAGES, Words
from tests.promises import Seen
from tests.test_locales import whole

from ..hand import deal
from ..modes.test_terminal import drawn
from .eager import BOTH, eager
from .piles import use


def test_legends_and_devastated_ground_on_the_map() -> None:
    """TSM-LEGEND-03, TSM-TERRAIN-06: a crown beside the Oni, a cross on the ground, who is here and who could come."""
    spaces = {"2,0": {"units": {"oni-ronin": 1}, "devastated": True}}
    text = drawn(deal(options={"legendary_oni": True}, spaces=spaces))
    assert "☠1♛" in text and "✕" in text
    line = next(one for one in text.splitlines() if one.startswith("Legendary Oni"))
    assert "Ronin on the board" in line and line.index("Merchant") > line.index("Ronin")
    plain = drawn(deal(spaces={"2,0": {"units": {"oni-small": 1}}}))
    assert "♛" not in plain and "✕" not in plain and "Legendary" not in plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faction_events_on_the_table(lang: str) -> None:
    """TSM-FEVENT-39: piles, cards in force and used cards of every faction."""
    text = drawn(use("boarlords", "deep-trenches"), lang)
    name = Words(lang).at("tsukuyumi").name("deep-trenches")
    assert text.count(name) == 2, "in force, and used"
    assert "deep-trenches" not in text


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_every_sentence_of_the_modules_can_be_said(edition: str) -> None:
    """Nothing that these games ask, offer or tell leaves a hole in its sentence."""
    seen = Seen()
    for seed in range(3):
        match = table.start("tsukuyumi", seats=list(BASE), seed=seed, edition=edition, **BOTH)
        chance = Random(seed)
        while match.decisions:
            seen.look(match)
            for lang in LANGUAGES:
                decision = match.decisions[0]
                whole(Words(lang).at(match).ask(match.describe(decision)), decision.kind)
            decision = match.decisions[0]
            match.play(eager(chance, decision), decision.seat)
    for lang in LANGUAGES:
        here = Words(lang).at(match)
        for text in seen.options:
            whole(here.option(text), text)
        for kind, examples in seen.events.items():
            for data in examples:
                whole(here.event({"kind": kind, "data": data}), kind)
