"""What keeps a server from starting is told in a line that says what to do, with exit code 2."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import psutil
import pytest

from moonwall import table
from moonwall.server.app import create_app
from moonwall.server.settings import Settings, SettingsError, misspelt, read_settings, variable
from moonwall.table.games import _ready

from .house import PATIENCE, ROOT, House


def start(folder: Path, **settings: str) -> tuple[int, list[str]]:
    """Exit code and lines of a server that should not start."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MOONWALL_")}
    environment |= {"MOONWALL_DATA_DIR": str(folder), **{f"MOONWALL_{k.upper()}": v for k, v in settings.items()}}
    command = [sys.executable, "-m", "moonwall.server", *([] if "port" in settings else ["--port", "0"])]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert "Moonwall is at" not in done.stdout
    return done.returncode, done.stderr.strip().splitlines()


def file_of_words(folder: Path) -> dict[str, str]:
    (folder / "words.txt").write_text(
        "these are words, and no database at all, for a hundred bytes and more than that" * 9
    )
    return {"database_url": f"sqlite:///{folder / 'words.txt'}"}


def newer(folder: Path) -> dict[str, str]:
    with sqlite3.connect(folder / "moonwall.sqlite3") as base:
        base.execute("CREATE TABLE alembic_version (version_num TEXT)")
        base.execute("INSERT INTO alembic_version VALUES ('9999')")
    return {}


def no_folder(folder: Path) -> dict[str, str]:
    (folder / "file").write_text("")
    return {"data_dir": str(folder / "file" / "below")}


def no_postgres(folder: Path) -> dict[str, str]:
    return {"database_url": "postgresql://ada:PasswordCanary@127.0.0.1:9/none"}


def no_plugin(folder: Path) -> dict[str, str]:
    return {"plugins": "no.such.module"}


def port_in_use(folder: Path) -> dict[str, str]:
    taken = socket.create_server(("127.0.0.1", 0))
    KEPT.append(taken)
    return {"port": str(taken.getsockname()[1])}


KEPT: list[socket.socket] = []


@pytest.mark.parametrize(
    ("prepare", "words"),
    [
        (file_of_words, ["words.txt", "not a database"]),
        (newer, ["newer Moonwall", "9999"]),
        (no_folder, ["below", "cannot be used"]),
        (no_postgres, ["postgresql://ada:", "127.0.0.1", "cannot be used"]),
        (no_plugin, ["MOONWALL_PLUGINS", "No module named"]),
        (port_in_use, ["Cannot listen", "in use"]),
    ],
)
def test_a_fault_at_the_start_is_one_line(prepare: object, words: list[str], tmp_path: Path) -> None:
    code, lines = start(tmp_path, **prepare(tmp_path))  # type: ignore[operator]
    assert code == 2 and len(lines) == 1, lines
    assert all(word in lines[0] for word in words), lines
    assert "PasswordCanary" not in lines[0]


def test_every_game_is_ready_before_anybody_is_let_in(tmp_path: Path) -> None:
    _ready.clear()
    create_app(Settings(data_dir=str(tmp_path)))
    assert set(_ready) == {game["name"] for game in table.games()}


def test_nonsense_in_settings_is_a_line_each(tmp_path: Path) -> None:
    code, lines = start(tmp_path, port="99999", rate="-3", log="loud", cached_matches="x", burst="nan")
    assert code == 2 and len(lines) == 5 and all(line.startswith("MOONWALL_") for line in lines), lines
    for name, value in (
        ("RATE", "nan"),
        ("RATE", "inf"),
        ("MAX_BODY", "0"),
        ("BOT_WORKERS", "-1"),
        ("SNAPSHOT_EVERY", "0"),
        ("PORT", "1e3"),
        ("DATABASE_URL", "mysql://x/y"),
        ("DATABASE_URL", "just words"),
    ):
        with pytest.raises(SettingsError, match=f"^MOONWALL_{name}"):
            read_settings({f"MOONWALL_{name}": value})
    assert read_settings({"MOONWALL_PORT": " 8001 ", "MOONWALL_RATE": "0"}).port == 8001
    assert misspelt({"MOONWALL_PROT": "1", "MOONWALL_ZEBRA": "1", "MOONWALL_PORT": "1", "PROT": "1"}) == [
        "MOONWALL_PROT is no setting and does nothing; did you mean MOONWALL_PORT?"
    ]


def test_every_number_has_limits() -> None:
    numbers = [field for field in msgspec.structs.fields(Settings) if isinstance(field.default, (int, float))]
    assert len(numbers) > 20
    for field in numbers:
        name = variable(field.name)
        for value in ("-5", "1" + "0" * 30) + (("nan", "inf") if isinstance(field.default, float) else ()):
            with pytest.raises(SettingsError, match=f"^{name} must lie between"):
                read_settings({name: value})
        assert getattr(read_settings({name: str(field.default)}), field.name) == field.default


def test_a_second_server_on_the_same_file_is_refused_and_the_lock_dies_with_the_first(tmp_path: Path) -> None:
    house = House(tmp_path / "house").start()
    assert house.process is not None
    code, lines = start(house.folder)
    assert code == 2 and len(lines) == 1 and "Another Moonwall server" in lines[0], lines
    assert str(house.process.pid) in lines[0]
    house.kill()
    house.start().stop()


def test_workers_of_bots_do_not_keep_the_port_after_a_crash(tmp_path: Path) -> None:
    house = House(tmp_path / "house").start()
    assert house.process is not None
    port = int(house.url.rpartition(":")[2])
    house.make("goose", ("bot:hard", "bot:hard"))
    server = psutil.Process(house.process.pid)
    end = time.monotonic() + PATIENCE
    while not server.children():
        assert time.monotonic() < end, "no worker came"
        time.sleep(0.05)
    workers = server.children()
    for worker in workers:
        assert [c for c in worker.net_connections(kind="inet") if c.laddr.port == port] == []
        worker.suspend()  # as if it thought for a long time
    house.kill()
    try:
        again = socket.socket()
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind(("127.0.0.1", port))
        again.listen()
        again.close()
    finally:
        for worker in workers:
            worker.resume()
