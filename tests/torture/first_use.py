"""Fresh processes in which several threads use a game at once before anything has been read.

What each thread does is known beforehand from a process with one thread: where it stands after a few answers, and what
it is offered on the way. A process that dies, or a thread that stands elsewhere, is a failure.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from moonwall import table

ROOT = Path(__file__).parents[2]
GAMES = ("great-wall", "tsukuyumi")
THREADS = 4
ANSWERS = 12
GAIN = '{ when = "summer-income", do = [{ verb = "gain", n = 3, of = "wood" }] }'
PACKS = {  # a row of one's own, so that content is read again over the game's
    "great-wall": f'[[advisors]]\nid = "woodcutter"\nabilities = [{GAIN}]\n',
    "tsukuyumi": '[[units]]\nid = "attack-drone"\nhp = 15\n',
}


def walk(match: table.Match) -> str:
    """A few answers; a digest of all that was offered and of where they led."""
    digest = hashlib.blake2b(digest_size=12)
    for number in range(ANSWERS):
        decision = match.decision
        assert decision is not None
        texts = [option.text for option in decision.options]
        digest.update(json.dumps([decision.seat, texts]).encode())
        match.play(texts[number % len(texts)])
    digest.update(match.fingerprint().encode())
    return digest.hexdigest()


def ways(game: str, folder: Path) -> list[Callable[[], str]]:
    """The ways to a match, one a thread: start, with a pack, from a record, from a snapshot."""
    return [
        lambda: walk(table.start(game, seed=5)),
        lambda: walk(table.start(game, seed=5, content=folder / game)),
        lambda: walk(table.replay((folder / f"{game}.record.json").read_bytes())),
        lambda: walk(table.restore((folder / f"{game}.snapshot.json").read_bytes())),
    ]


def lay_out(folder: Path) -> dict[str, list[str]]:
    """Write what the ways need and walk them one after the other; what each comes to, by game."""
    found = {}
    for game in GAMES:
        (folder / game).mkdir(parents=True)
        (folder / game / "mine.toml").write_text(PACKS[game], encoding="utf-8")
        match = table.start(game, seed=5)
        for _ in range(3):
            assert match.decision is not None
            match.play(match.decision.options[0])
        (folder / f"{game}.record.json").write_text(json.dumps(match.record()), encoding="utf-8")
        (folder / f"{game}.snapshot.json").write_text(json.dumps(match.snapshot()), encoding="utf-8")
        found[game] = [way() for way in ways(game, folder)]
    (folder / "expected.json").write_text(json.dumps(found), encoding="utf-8")
    return found


def one_process(folder: Path, games: list[str], shift: int) -> list[str]:
    """In a fresh process: a thread for each game named, all let go at once; what went wrong."""
    expected: dict[str, list[str]] = json.loads((folder / "expected.json").read_bytes())
    gate = threading.Barrier(len(games))
    wrong: list[str] = []

    def use(number: int, game: str) -> None:
        way = (number + shift) % 4
        gate.wait()
        try:
            came_to = ways(game, folder)[way]()
            if came_to != expected[game][way]:
                wrong.append(f"{game}, way {way}: offered something else than with one thread")
        except BaseException as error:
            wrong.append(f"{game}, way {way}: {error!r}")

    threads = [threading.Thread(target=use, args=pair) for pair in enumerate(games)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return wrong


def first_use(folder: Path, processes: int, tell: Callable[[str], None] = print) -> list[str]:
    """So many fresh processes; what failed, one line each."""
    lay_out(folder)
    tables = [[GAMES[0]] * THREADS, [GAMES[1]] * THREADS, [GAMES[0], GAMES[1]] * (THREADS // 2)]
    failures = []
    for number in range(processes):
        games = tables[number % len(tables)]
        command = [sys.executable, "-m", "tests.torture.first_use", str(folder), ",".join(games), str(number)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            failures.append(f"process {number} ({','.join(games)}): code {done.returncode}, {done.stdout[-300:]}")
            tell(failures[-1])
        if (number + 1) % 20 == 0:
            tell(f"{number + 1} processes of {THREADS} threads, {len(failures)} failures")
    return failures


def main() -> None:
    folder, games, shift = sys.argv[1:]
    wrong = one_process(Path(folder), games.split(","), int(shift))
    print("; ".join(wrong))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
