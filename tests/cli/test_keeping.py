"""A game at the terminal is on disk after every answer: kills, closed windows, second games, who sat where."""

from __future__ import annotations

import fcntl
import io
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from random import Random

import pytest

from moonwall import table
from moonwall.cli import main
from moonwall.terminal import keeping
from moonwall.terminal.finding import find
from moonwall.words import Words
from tests.clock import PATIENCE
from tests.guests import dike  # noqa: F401  (seats the guest)

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("MOONWALL_KILLS", "6"))  # 50 in a long run: MOONWALL_KILLS=50
PROMPT = b"> "


def play(tmp_path: Path, *words: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOONWALL_GAMES", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    with pytest.raises(SystemExit):
        main(["play", *words])


def answers(file: Path) -> list[list[object]]:
    return list(json.loads(file.read_text())["answers"])


@pytest.mark.parametrize("number", range(KILLS))
def test_what_was_answered_is_there_after_a_kill(tmp_path: Path, number: int) -> None:
    """The process is killed, or its window closed, when so many questions have been asked."""
    chance = Random(number)
    wanted = chance.randint(1, 25)
    code = "from tests.guests import dike; from moonwall.cli import main; import sys; main(sys.argv[1:])"
    command = [sys.executable, "-c", code, "play", "dike", "--seed", str(number), "--players", "human,random"]
    env = {**os.environ, "MOONWALL_GAMES": str(tmp_path), "PYTHONUNBUFFERED": "1", "LANG": "en_GB.UTF-8"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, cwd=ROOT, env=env, **pipes) as process:  # type: ignore[call-overload]
        assert process.stdin is not None
        assert process.stdout is not None
        given, seen = 0, b""
        while given < wanted:
            byte = process.stdout.read(1)
            if not byte:
                break
            seen += byte
            if seen.endswith(b"\n" + PROMPT):
                process.stdin.write(b"1\n")
                process.stdin.flush()
                given, seen = given + 1, b""
        # half of them when the next question is there, half at whatever moment it may be
        asked = number % 4 < 2
        while asked and seen[-2:] != PROMPT and (byte := process.stdout.read(1)):
            seen += byte
        if not asked:
            time.sleep(chance.uniform(0, 0.02))
        process.send_signal(signal.SIGKILL if number % 2 else signal.SIGHUP)
    kept = keeping.games(tmp_path)
    assert len(kept) == 1
    mine = [answer for answer in answers(kept[0].file) if answer[0] == 0]
    assert len(mine) >= (given if asked else given - 1)
    match = table.replay(json.loads(kept[0].file.read_text()))
    assert match.grade == "exact"
    assert kept[0].players == ["human", "random"]


@pytest.mark.parametrize("number", range(max(2, KILLS // 3)))
def test_a_kill_at_any_moment_of_the_screen_loses_nothing(tmp_path: Path, number: int) -> None:
    """Enter is pressed again and again at the screen of a real game, which is killed or closed in the midst of it."""
    chance = Random(number)
    game = ("great-wall", "tsukuyumi")[number // 2 % 2]
    words = ["play", game, "--seed", str(number), "--players", "human,random,random", "--lang", "en"]
    env = {**os.environ, "MOONWALL_GAMES": str(tmp_path), "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"}
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    ends = dict.fromkeys(("stdin", "stdout", "stderr"), slave)

    def at_a_window() -> None:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # it is the process's own window
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # also where the tests run without one (nohup)

    command = [sys.executable, "-m", "moonwall", *words]
    process = subprocess.Popen(command, cwd=ROOT, env=env, start_new_session=True, preexec_fn=at_a_window, **ends)
    os.close(slave)
    wanted, before, end = chance.randint(3, 12), [], time.monotonic() + PATIENCE
    try:
        while len(before) < wanted and time.monotonic() < end:
            os.write(master, b"\r")
            time.sleep(chance.uniform(0.02, 0.1))
            while select.select([master], [], [], 0)[0]:
                os.read(master, 1 << 16)
            kept = keeping.games(tmp_path)
            before = answers(kept[0].file) if kept else []
        os.write(master, b"\r")
        time.sleep(chance.uniform(0, 0.05))
    finally:
        if number % 2:
            process.kill()
            process.wait(PATIENCE)
            os.close(master)
        else:
            os.close(master)  # the window is closed
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()
    kept = keeping.games(tmp_path)
    assert len(kept) == 1
    assert len(before) >= wanted
    assert answers(kept[0].file)[: len(before)] == before
    assert table.replay(json.loads(kept[0].file.read_text())).grade == "exact"
    assert kept[0].players == ["human", "random", "random"]


def test_a_second_game_of_a_seed_takes_nothing_from_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path, "dike", "--seed", "9", typed="guard north\nq\n", monkeypatch=monkeypatch)
    play(tmp_path, "dike", "--seed", "9", typed="q\n", monkeypatch=monkeypatch)
    assert answers(tmp_path / "dike-9.json")[0] == [0, "guard north"]
    assert answers(tmp_path / "dike-9-2.json") == []


def test_who_sat_where_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(
        tmp_path, "great-wall", "--seed", "4", "--players", "human,greedy,random", typed="q\n", monkeypatch=monkeypatch
    )
    file = tmp_path / "great-wall-4.json"
    assert keeping.players_of(file) == ["human", "greedy", "random"]
    play(tmp_path, "--load", str(file), typed="q\n", monkeypatch=monkeypatch)
    assert keeping.players_of(file) == ["human", "greedy", "random"]
    play(tmp_path, "--load", str(file), "--players", "human,random", typed="q\n", monkeypatch=monkeypatch)
    assert keeping.players_of(file) == ["human", "random", "random"]
    assert keeping.players_of(tmp_path / "nothing.json") == []


def test_the_last_game_goes_on_and_finished_ones_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "300")
    play(tmp_path, "--last", typed="", monkeypatch=monkeypatch)
    assert "There is no unfinished game." in capsys.readouterr().err
    play(tmp_path, "dike", "--seed", "1", typed="guard north\nq\n", monkeypatch=monkeypatch)
    play(tmp_path, "dike", "--seed", "2", "--players", "random", typed="", monkeypatch=monkeypatch)
    out = capsys.readouterr().out
    assert "The game is kept in" in out
    assert "Points from" in out
    os.utime(tmp_path / "dike-1.json", (1, 1))  # played long before the finished one
    play(tmp_path, "--last", typed="q\n", monkeypatch=monkeypatch)
    assert "dike-1.json" in capsys.readouterr().out
    (tmp_path / "other.json").write_text("[]")
    with pytest.raises(SystemExit):
        main(["saved"])
    out = capsys.readouterr().out
    assert "dike-2.json" in out
    assert "finished" in out
    assert "other.json" not in out


def test_a_game_goes_on_with_the_cards_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a pack, when its game goes on or is replayed, then with the pack's cards and words, or with a refusal."""
    pack = tmp_path / "woods"
    (pack / "locales" / "en").mkdir(parents=True)
    (pack / "rows.toml").write_text('[[generals]]\nid = "meng-gong"\n')
    (pack / "locales" / "en" / "words.ftl").write_text("gw-meng-gong = Uncle Meng\n")
    home, words = tmp_path / "games", ["great-wall", "--seed", "5", "--players", "human,random,random", "--lang", "en"]
    home.mkdir()
    monkeypatch.chdir(tmp_path)
    play(home, *words, "--content", "woods", typed="q\n", monkeypatch=monkeypatch)
    assert "Uncle Meng" in capsys.readouterr().out
    monkeypatch.chdir(home)
    play(home, "--last", "--lang", "en", typed="1\nq\n", monkeypatch=monkeypatch)
    assert "Uncle Meng" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["replay", str(home / "great-wall-5.json"), "--lang", "en"])
    said = capsys.readouterr().out
    assert "Uncle Meng" in said and "exact" in said
    pack.rename(tmp_path / "forest")
    before = (home / "great-wall-5.json").read_text()
    play(home, "--last", "--lang", "en", typed="1\nq\n", monkeypatch=monkeypatch)
    assert "cards of your own (woods)" in capsys.readouterr().err
    assert (home / "great-wall-5.json").read_text() == before
    play(home, "--last", "--content", str(tmp_path / "forest"), typed="q\n", monkeypatch=monkeypatch)
    play(home, "--last", "--lang", "en", typed="q\n", monkeypatch=monkeypatch)
    assert "cards of your own" not in capsys.readouterr().err


def test_the_log_does_not_tell_what_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    play(tmp_path, "dike", "--seed", "3", typed="guard north\nu\nl\nq\n", monkeypatch=monkeypatch)
    after = capsys.readouterr().out.split("Taken back.")[1]
    assert "guards the north bank" not in after.lower()


def test_a_card_is_found_by_any_of_its_names() -> None:
    match = table.start("great-wall", seats=3, seed=1)
    here = Words("en").at(match)
    assert find("economy", match, here) == ["economy"]
    assert find("Economy", match, here) == ["economy"]
    assert find("econ", match, here)[0] == "economy"
    assert "economy" in find(Words("it").at(match).name("economy"), match, here)
    assert find("no such card", match, here) == []
