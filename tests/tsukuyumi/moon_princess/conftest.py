"""Every table of these tests has the mode's part; how many random positions are tried is an option."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from moonwall.games.tsukuyumi.position import Tsukuyumi

from . import stage


@pytest.fixture(autouse=True)
def mode(monkeypatch: pytest.MonkeyPatch) -> None:
    stage.seat_the_mode(monkeypatch)


@pytest.fixture(scope="module")
def blanks() -> Iterator[list[Tsukuyumi]]:
    with pytest.MonkeyPatch.context() as patch:
        stage.seat_the_mode(patch)
        yield stage.boards(patch)
