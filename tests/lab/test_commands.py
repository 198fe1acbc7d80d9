"""The lab's commands, and going on after an interruption."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from moonwall.lab import cli
from moonwall.lab.batch import Result
from moonwall.lab.cli import read_seats, split_bots
from moonwall.lab.ledger import Ledger, read
from moonwall.lab.plans import Plan, jobs
from moonwall.table import SetupError
from tests.guests import dike, goose

assert goose, dike
ROOT = Path(__file__).parents[2]
APP = typer.Typer()
cli.add_to(APP)
RUN = CliRunner()
ENV = {"MOONWALL_PLUGINS": "tests.guests.goose,tests.guests.dike", "COLUMNS": "120"}


def moonwall(*args: str, code: int = 0) -> str:
    result = RUN.invoke(APP, list(args), env=ENV)
    assert result.exit_code == code, result.output
    return result.output


def test_simulate_prints_numbers_as_json() -> None:
    text = moonwall("simulate", "goose", "--games", "8", "--bots", "random,greedy", "--seats", "2", "--json")
    doc = json.loads(text[text.index("{") : text.rindex("}") + 1])
    assert doc["games"] == 8
    assert doc["errors"] == 0
    assert {row["bot"] for row in doc["bots"]} == {"random", "greedy"}
    assert sum(row["won"] for row in doc["bots"]) == 8
    assert all(row["games"] == 8 and row["fair"] == 0.5 for row in doc["bots"])


def test_simulate_shows_a_table_in_the_reader_s_language() -> None:
    text = moonwall("simulate", "goose", "--games", "4", "--lang", "it")
    assert "partite giocate" in text
    assert "Partite vinte" in text


def test_games_won_are_the_first_number_of_the_table() -> None:
    text = moonwall("simulate", "goose", "--games", "6", "--bots", "random,greedy", "--seats", "3", "--lang", "en")
    assert re.search(r"Bot +┃ Games won +┃ Share +┃ 95 % interval", text)
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in text.splitlines() if line.startswith("│")]
    won = {row[0]: row[1] for row in rows if row[0] in ("random", "greedy")}
    assert sum(float(cell.split(" / ")[0]) for cell in won.values()) == 6
    assert all(cell.endswith("/ 6") for cell in won.values())


def test_moves_of_a_stand_in_are_said_with_the_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that fails is replaced move by move; what then stands in the table is not its own strength."""
    sound = moonwall("simulate", "goose", "--games", "2", "--bots", "greedy", "--seats", "2", "--lang", "en")
    assert "stand-in" not in sound

    def fails(*_: Any) -> None:
        raise ValueError("broken")

    monkeypatch.setattr("moonwall.bots.greedy.look_ahead", fails)
    text = moonwall("simulate", "goose", "--games", "2", "--bots", "greedy", "--seats", "2", "--lang", "en")
    assert re.search(r"\d+ moves were made by a stand-in, since a bot failed", text)


def test_a_bot_that_has_all_seats_is_not_said_to_win_all() -> None:
    text = moonwall("simulate", "goose", "--games", "4", "--bots", "random", "--seats", "3", "--lang", "en")
    assert "│ random │ – / 4" in text and "its games won say nothing" in text


def test_a_tournament_shows_who_beats_whom(tmp_path: Path) -> None:
    out = tmp_path / "t.jsonl"
    text = moonwall(
        "tournament",
        "goose",
        "--bots",
        "random greedy",
        "--games",
        "6",
        "--seats",
        "3",
        "--out",
        str(out),
        "--lang",
        "en",
    )
    assert "random against greedy" in text
    assert len(out.read_text().splitlines()) == 7


@pytest.mark.parametrize(
    ("args", "what"),
    [
        (["simulate", "gose"], "Did you mean 'goose'"),
        (["simulate", "goose", "--bots", "gredy"], "Did you mean 'greedy'"),
        (["simulate", "goose", "--option", "rounds"], "name=value"),
        (["simulate", "goose", "--option", "rounds=99"], "at most 3"),
        (["report", "nowhere.jsonl"], "cannot be read"),
        (["simulate", "goose", "--lang", "xx"], "no language 'xx'"),
    ],
)
def test_wrong_input_gets_a_clear_refusal(args: list[str], what: str) -> None:
    assert what in moonwall(*args, code=2)


def test_how_bots_and_seats_are_written() -> None:
    assert split_bots("greedy,random") == ["greedy", "random"]
    assert split_bots("search:ms=300,depth=2 greedy") == ["search:ms=300,depth=2", "greedy"]
    assert split_bots("search:ms=300,depth=2,greedy;easy") == ["search:ms=300,depth=2", "greedy", "easy"]
    assert read_seats("4") == 4
    assert read_seats("nomads,boarlords") == ["nomads", "boarlords"]
    assert read_seats(None) is None
    with pytest.raises(SetupError, match="at least one bot"):
        split_bots(" ")


# --- interruption -----------------------------------------------------------------------------------------------------

COMMAND = [
    "tournament",
    "goose",
    "--bots",
    "random greedy search:iterations=12",
    "--games",
    "20",
    "--seats",
    "3",
    "--json",
]


def start(out: Path, jobs: int) -> subprocess.Popen[str]:
    # Tests that a shell started in the background are deaf to SIGINT, and so is what they start.
    ears = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    code = ears + "import typer\nfrom moonwall.lab import cli\napp = typer.Typer()\ncli.add_to(app)\napp()"
    return subprocess.Popen(
        [sys.executable, "-c", code, *COMMAND, "--out", str(out), "--jobs", str(jobs)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **ENV, "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"},
    )


def numbers(text: str) -> dict[str, Any]:
    """The table without the time that bots took to think."""
    doc: dict[str, Any] = json.loads(text)
    for row in doc["bots"]:
        assert row.pop("thinking_ms") >= 0
    return doc


def games(path: Path) -> list[str]:
    """The lines of a state file, likewise."""
    return sorted(re.sub(r'"thought":\[[^]]*\]', "", line) for line in path.read_text().splitlines())


def test_interrupted_and_taken_up_again_gives_the_same_table(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    straight = start(whole, 1)
    expected, _ = straight.communicate(timeout=400)
    assert straight.returncode == 0

    for _ in range(5):
        broken.unlink(missing_ok=True)
        first = start(broken, 2)
        deadline = time.monotonic() + 200
        while time.monotonic() < deadline and (not broken.exists() or broken.read_bytes().count(b"\n") < 9):
            time.sleep(0.02)
        first.send_signal(signal.SIGINT)
        _, said = first.communicate(timeout=200)
        if first.returncode:
            break  # else all games had ended before the signal came
    assert first.returncode == 130, said
    assert "repeat the command" in said
    kept = broken.read_bytes().count(b"\n") - 1
    assert 0 < kept < 60

    with broken.open("ab") as file:
        file.write(b'{"number": 77, "pairing": "half a li')  # as a cut in the power would leave it
    second = start(broken, 2)
    table, said = second.communicate(timeout=400)
    assert second.returncode == 0, said
    assert numbers(table) == numbers(expected)
    assert games(broken) == games(whole)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="children are looked for in /proc")
@pytest.mark.parametrize("games", [0, 2], ids=["just started", "at work"])
def test_processes_leave_with_the_one_who_started_them(tmp_path: Path, games: int) -> None:
    """The one is killed when ``games`` games have ended; at 0 the processes do not even know yet whose they are."""
    state = tmp_path / "state.jsonl"
    first = start(state, 2)
    deadline = time.monotonic() + 200
    while time.monotonic() < deadline and (not state.exists() or state.read_bytes().count(b"\n") < games + 1):
        time.sleep(0.02)
    while time.monotonic() < deadline and len(children(first.pid)) < 2:
        time.sleep(0.005)
    kin = children(first.pid)
    assert len(kin) >= 2
    first.kill()
    first.communicate(timeout=100)
    while time.monotonic() < deadline and any(Path(f"/proc/{pid}").exists() for pid in kin):
        time.sleep(0.1)
    assert not [pid for pid in kin if Path(f"/proc/{pid}").exists()]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="children are looked for in /proc")
def test_a_process_that_is_killed_is_told_of_and_what_was_played_is_kept(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    first = start(state, 2)
    deadline = time.monotonic() + 200
    while time.monotonic() < deadline and (not state.exists() or state.read_bytes().count(b"\n") < 3):
        time.sleep(0.01)
    players = [pid for pid in children(first.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    os.kill(players[0], signal.SIGKILL)
    _, said = first.communicate(timeout=200)
    assert first.returncode == 1, said
    kept = state.read_bytes().count(b"\n") - 1
    assert f"{kept} of 60 games are finished" in said and "was ended from outside" in said
    assert f"kept in {state}: repeat the command" in said and "Traceback" not in said
    assert 0 < kept < 60
    assert len(read(state)[1]) == kept, "what is kept can be taken up"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("was ended from outside", "are not kept")),
        ("it", ("stato chiuso", "non sono")),
        ("pl", ("został", "nie są")),
    ],
)
def test_without_a_file_nothing_is_kept_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, str]
) -> None:
    def broken(*_: object) -> Iterator[Result]:
        raise BrokenProcessPool
        yield

    monkeypatch.setattr(cli, "run", broken)
    said = moonwall("simulate", "goose", "--games", "8", "--lang", language, code=1)
    assert all(word in said for word in words) and "8" in said


def children(parent: int) -> list[int]:
    """The processes whose parent this is."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            after_name = path.read_text().rpartition(")")[2].split()
            if int(after_name[1]) == parent:
                found.append(int(path.parent.name))
    return found


def test_a_state_file_of_another_plan_is_refused_and_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "t.jsonl"
    with Ledger(Plan("tournament", "goose", ["random", "greedy"], 4, 3), out):
        pass
    before = out.read_bytes()
    with (
        pytest.raises(SetupError, match="other rounds, seed"),
        Ledger(Plan("tournament", "goose", ["random", "greedy"], 6, 3, 5), out),
    ):
        pass
    assert out.read_bytes() == before


def test_two_commands_on_one_file_are_kept_apart(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    out = tmp_path / "t.jsonl"
    plan = Plan("tournament", "goose", ["random", "greedy"], 4, 3)
    with Ledger(plan, out):
        before = out.read_bytes()
        with pytest.raises(SetupError, match="another command is writing"), Ledger(plan, out):
            pass
        assert out.read_bytes() == before
    with Ledger(plan, out):  # free again
        pass
    with pytest.raises(SetupError, match="cannot be written: Is a directory"), Ledger(plan, tmp_path):
        pass


def test_files_that_are_no_state_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text("hello\n")
    with pytest.raises(SetupError, match="first line has no plan"):
        read(path)
    plan = Plan("tournament", "goose", ["random", "greedy"], 4, 3)
    path.unlink()
    with Ledger(plan, path):
        pass
    with path.open("a") as file:
        file.write('{"number": "x"}\n')
    with pytest.raises(SetupError, match="line 2: not a result"):
        read(path)
    assert list(jobs(plan))
