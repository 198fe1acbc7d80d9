"""A game may be used first by any number of threads at once: nothing dies, and all see the same game."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from moonwall import table
from moonwall.games.great_wall.cards.effects import verbs as great_wall_verbs
from moonwall.table.games import _games
from tests.guests import goose
from tests.torture.first_use import first_use


def test_fresh_processes_survive_four_threads_at_once(tmp_path: Path) -> None:
    assert not first_use(tmp_path / "first", processes=9, tell=lambda _: None)


class Slow(goose.GooseChase):
    """A guest whose content takes long to read."""

    name = "slow-goose"

    def __init__(self) -> None:
        self.began = threading.Event()
        self.may_end = threading.Event()
        self.read = 0

    def load_content(self, packs: tuple[str, ...] = ()) -> table.Content:
        if not self.may_end.is_set():
            self.began.set()
            assert self.may_end.wait(60)
            self.read += 1
        return super().load_content(packs)


def test_nobody_gets_a_game_that_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a guest whose first reading takes long, and a thread that is at it
    slow = Slow()
    monkeypatch.setitem(_games, slow.name, slow)
    got: list[table.GameType] = []
    threads = [threading.Thread(target=lambda: got.append(table.prepare(slow.name))) for _ in range(4)]
    threads[0].start()
    assert slow.began.wait(60)
    # When others ask for it meanwhile, they wait
    for thread in threads[1:]:
        thread.start()
    threads[1].join(0.2)
    assert not got
    # Then all get it when it is ready, and it was read once
    slow.may_end.set()
    for thread in threads:
        thread.join(60)
    assert got == [slow] * 4 and slow.read == 1


def test_a_ready_game_has_all_its_modules_and_verbs() -> None:
    verbs = [module.__name__.removeprefix("moonwall.games.") for module in great_wall_verbs.MODULES]
    for name in (
        *verbs,
        "great_wall.compose",
        "great_wall.features.hordes",
        "tsukuyumi.compose",
        "tsukuyumi.modules.legends",
    ):
        table.prepare(name.partition(".")[0].replace("_", "-"))
        assert f"moonwall.games.{name}" in sys.modules


def test_a_game_that_is_registered_anew_is_made_ready_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = Slow(), Slow()
    for game in (one, two):
        game.may_end.set()
        monkeypatch.setitem(_games, game.name, game)
        assert table.prepare(game.name) is game
