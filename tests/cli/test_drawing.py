"""Every game can be drawn at every moment, for every eye, in every language."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from moonwall import table
from moonwall.terminal.drawing import draw, outline
from moonwall.words import LANGUAGES, Words
from tests.guests import dike, goose  # noqa: F401  (seats the guests)
from tests.promises import known_games

ROOT = Path(__file__).parents[2]
MODES = [(game.name, mode.name, mode.seats[-1]) for game in known_games() for mode in game.modes]


def drawn(match: table.Match, seat: int | None, lang: str = "en", width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(match.view(seat), Words(lang).at(match)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("game", "mode", "seats"), MODES)
def test_a_game_is_drawn_from_start_to_end(game: str, mode: str, seats: int) -> None:
    match, chance = table.start(game, seats=seats, mode=mode, seed=2), Random(2)
    while not match.over:
        if match.count % 60 == 0:
            for number, seat in enumerate([None, *(s.index for s in match.seats if not s.automaton)]):
                text = drawn(match, seat, LANGUAGES[number % len(LANGUAGES)])
                assert "{$" not in text
                assert text.strip()
        decision = match.decisions[0]
        match.play(chance.choice(decision.options), decision.seat)
    for seat in match.seats:
        assert Words("en").at(match).seat(seat.index) in drawn(match, None) or seat.automaton


def test_a_game_without_a_drawing_is_outlined() -> None:
    match = table.start("dike", seats=2, seed=1)
    text = drawn(match, 0)
    assert "north bank: 3" in text
    assert "guarded: –" in text
    assert "Alder" in text


def test_an_outline_shows_lists_of_things() -> None:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(
        outline({"banks": [{"id": "north", "wet": True}], "none": [], "deep": [[1, 2], [3]]}, Words().at("dike"))
    )
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    for part in ("id: north bank", "wet: yes", "none: –", "1: 1, 2"):
        assert part in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_named_whole_where_there_is_little_room(lang: str) -> None:
    record = (ROOT / "tests/records/tsukuyumi-six.json").read_text(encoding="utf-8")
    match = table.replay(record, to=120)
    here = Words(lang).at(match)
    board = match.view(None)["table"]
    names = [here.name(seat["card"]) for seat in board["seats"] if seat["card"]]
    narrow = drawn(match, None, lang, width=76)
    assert names and all(name.split()[0] in narrow for name in names)
    assert here.say("ts-term-stock") + ": " in narrow
    assert max(map(len, narrow.splitlines())) <= 76
    assert here.say("ts-term-stock") + ": " not in drawn(match, None, lang, width=110)
