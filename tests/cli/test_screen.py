"""The table as one screen, used as a person does: keys, clicks, typed lines; wide and narrow."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from textual.widgets import Input, OptionList, RichLog, Static

from moonwall import bots, table
from moonwall.table import Match
from moonwall.terminal import keeping
from moonwall.terminal.screen import TableApp
from moonwall.words import Words
from tests.clock import PATIENCE
from tests.guests import dike, goose

assert goose


def screen(tmp_path: Path, match: Match, people: int = 1) -> TableApp:
    names = ["human"] * people + ["random"] * (len(match.seats) - people)
    players = [None if name == "human" else bots.make(name, seed=n) for n, name in enumerate(names)]
    return TableApp(match, players, Words("en"), tmp_path / "game.json", names)


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not come true"
        await asyncio.sleep(0.02)


def keys(line: str) -> list[str]:
    return ["space" if letter == " " else letter for letter in line]


def text_of(app: TableApp, where: str) -> str:
    return str(app.query_one(where, Static).render())


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_a_whole_game_by_pressing_enter(tmp_path: Path, size: tuple[int, int]) -> None:
    async def go() -> None:
        match = table.start("dike", seed=3)
        app = screen(tmp_path, match)
        async with app.run_test(size=size) as pilot:
            options = app.query_one("#options", OptionList)
            assert app.has_class("narrow") == (size[0] < 110)
            while not match.over:
                await until(lambda: app.asked or match.over)  # the lines of the question before are no answers
                if not match.over:
                    options.focus()
                    await pilot.press("enter")
            await until(lambda: "over" in text_of(app, "#head"))
            assert "Press q" in text_of(app, "#question") and not options.display
            closer = app.query_one("#closer", RichLog)
            await until(lambda: len(closer.lines) > 3)
            said = [line.text.strip() for line in closer.lines]
            assert match.outcome is not None
            for seat, n in enumerate(match.outcome.scores):
                assert f"{app.session.words.seat(seat)}: {n}" in said, "a line of its own for every seat"
            assert max(line.cell_length for line in closer.lines) <= closer.size.width
            await pilot.press("q", "enter")
            await until(lambda: not app.is_running)

    asyncio.run(go())
    kept = keeping.games(tmp_path)
    assert kept[0].over


def test_lines_are_typed_completed_explained_and_taken_back(tmp_path: Path) -> None:
    async def go() -> None:
        match = table.start("dike", seed=3)
        app = screen(tmp_path, match)
        async with app.run_test(size=(160, 50)) as pilot:
            options = app.query_one("#options", OptionList)
            closer = app.query_one("#closer", RichLog)
            await until(lambda: options.option_count > 1)
            await until(lambda: text_of(app, "#preview") != "")
            await pilot.press(*keys("guard nort"))
            await until(lambda: app.query_one("#line", Input)._suggestion == "guard north")
            await pilot.press("tab", "enter")
            await until(lambda: [text for _, text in match.answers] == ["guard north"])
            await pilot.press("ctrl+z")
            await until(lambda: match.count == 0)
            await pilot.press(*keys("guard nirth"), "enter")
            await until(lambda: "Did you mean" in "".join(line.text for line in closer.lines))
            await pilot.press("f1")
            await until(lambda: len(closer.lines) > 5)
            await pilot.click("#options", offset=(4, 1))
            await until(lambda: match.count == 1)
            await pilot.press("ctrl+q")
            await until(lambda: not app.is_running)

    asyncio.run(go())
    assert keeping.games(tmp_path)[0].answers == 1


def test_keys_while_another_decides_are_no_answers(tmp_path: Path) -> None:
    """Given a bot that thinks for long, then arrows and Enter on the lines of the last question do nothing."""

    async def go() -> None:
        match = table.start("dike", seed=3)
        app = screen(tmp_path, match)
        thinks, may = Event(), Event()
        real = app.session.players[1]
        assert real is not None

        class Slow:
            def choose(self, match: Match, seat: int) -> table.Option:
                thinks.set()
                may.wait(PATIENCE)
                return real.choose(match, seat)

        app.session.players[1] = Slow()  # type: ignore[call-overload]
        async with app.run_test(size=(160, 50)) as pilot:
            options = app.query_one("#options", OptionList)
            await until(lambda: options.option_count > 1)
            while not thinks.is_set():
                options.focus()
                await pilot.press("enter")
                await asyncio.sleep(0.1)
            given = match.count
            await pilot.press("down", "down", "enter", "up", "enter")
            assert (match.count, app.typed.qsize()) == (given, 0)
            may.set()
            await until(lambda: app.asked)
            assert [seat for seat, _ in match.answers[given:]].count(0) == 0
            await pilot.press("ctrl+q")
            await until(lambda: not app.is_running)

    asyncio.run(go())


def test_the_text_of_a_card_is_not_cut_off(tmp_path: Path) -> None:
    async def go() -> None:
        app = screen(tmp_path, table.start("great-wall", seats=3, seed=5))
        async with app.run_test(size=(160, 50)) as pilot:
            closer = app.query_one("#closer", RichLog)
            await until(lambda: len(closer.lines) > 1)
            said = " ".join(line.text.strip() for line in closer.lines)
            assert "1 Resource less for each Support Advisor" in said
            assert max(line.cell_length for line in closer.lines) <= closer.size.width
            await pilot.press("ctrl+q")
            await until(lambda: not app.is_running)

    asyncio.run(go())


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_a_key_goes_to_log_card_or_board_and_back(tmp_path: Path, size: tuple[int, int]) -> None:
    """On a narrow screen it also shows what has no room; on any, the arrows scroll it."""

    async def go() -> None:
        app = screen(tmp_path, table.start("great-wall", seats=3, seed=5))
        async with app.run_test(size=size) as pilot:
            options = app.query_one("#options", OptionList)
            await until(lambda: app.asked and options.has_focus)
            for key, region in (("f2", "log"), ("f3", "closer"), ("f5", "board")):
                await pilot.press(key)
                shown = app.query_one(f"#{region}")
                await until(lambda s=shown: s.has_focus and s.region.height > 3)  # type: ignore[misc]
                await pilot.press(key)
                await until(lambda: options.has_focus and options.region.height > 3)
            await pilot.press("f3")
            closer = app.query_one("#closer", RichLog)
            assert "1 Resource less for each Support Advisor" in " ".join(line.text.strip() for line in closer.lines)
            await pilot.press("f5", "escape")
            await until(lambda: options.has_focus or size[0] > 110)
            await pilot.press("ctrl+q")
            await until(lambda: not app.is_running)
        assert app.fault is None

    asyncio.run(go())


def test_the_keys_are_named_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def go() -> None:
        match = table.start("dike", seed=3)
        app = TableApp(match, [None, bots.make("random")], Words("it"), tmp_path / "game.json", ["human", "random"])
        async with app.run_test(size=(80, 24)) as pilot:
            await until(lambda: app.asked)
            named = {bound.binding.description for bound in app.active_bindings.values() if bound.binding.show}
            assert {"Esci", "Indietro", "Ritira", "Aiuto"} <= named
            await pilot.press("ctrl+q")
            await until(lambda: not app.is_running)

    asyncio.run(go())


def test_nobody_sees_another_hand_while_the_seat_changes(tmp_path: Path) -> None:
    async def go() -> None:
        match = table.start("goose", seats=2, seed=3)
        app = screen(tmp_path, match, people=2)
        async with app.run_test(size=(160, 50)) as pilot:
            await until(lambda: "nobody else is looking" in text_of(app, "#question"))
            assert text_of(app, "#table") == ""
            await pilot.press(*"x", "enter")
            options = app.query_one("#options", OptionList)
            await until(lambda: options.option_count > 0)
            assert text_of(app, "#table") != ""
            options.focus()
            await pilot.press("enter")
            await until(lambda: "nobody else is looking" in text_of(app, "#question"))
            assert text_of(app, "#table") == ""
            await pilot.press("ctrl+q")
            await until(lambda: not app.is_running)

    asyncio.run(go())


def test_a_fault_of_the_rules_is_said_when_the_screen_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dike.Raise, "options", lambda self, game: [])

    async def go() -> TableApp:
        app = screen(tmp_path, table.start("dike", seed=3))
        async with app.run_test(size=(160, 50)) as pilot:
            await until(lambda: app.query_one("#options", OptionList).option_count > 0)
            await pilot.press("enter")
            await until(lambda: not app.is_running)
        return app

    app = asyncio.run(go())
    assert app.fault is not None
    assert (tmp_path / "game.json").exists()
