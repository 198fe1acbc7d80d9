"""Measure every game beside the yardstick, print ratios, keep the numbers, and fail below the floors.

Where a compiled engine of these very sources lies in the checkout (``make compiled``), it is measured too, in a process
of its own beside the same yardstick, and its rows stand beside the interpreted ones.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from moonwall import __version__, engine, table
from moonwall.games.tsukuyumi.lineup import HOUSE

from .subjects import Catanatron, Moonwall

HERE = Path(__file__).parent


# By row of a larger table: the row it is compared with, and what is on besides.
BESIDE = {
    "tsukuyumi standard 6": "tsukuyumi standard 4",
    "tsukuyumi standard 4 all modules": "tsukuyumi standard 4",
}


def subjects(only: list[str]) -> list[Moonwall]:
    found = []
    for game in table.games():
        for mode in game["modes"]:
            if not only or game["name"] in only:
                found.append(Moonwall(game["name"], mode["name"], max(mode["seats"])))
    if not only or "tsukuyumi" in only:  # a common table, and the same with everything on
        modules = dict.fromkeys(HOUSE.joinable(), True)
        found.append(Moonwall("tsukuyumi", "standard", 4))
        found.append(Moonwall("tsukuyumi", "standard", 4, modules, " all modules"))
    return found


def measure(ours: list[Moonwall], rounds: int, seconds: float, console: Console) -> dict[str, Any]:
    """Subject and yardstick take turns in every round, so that a slow moment of the machine hits both."""
    yardstick = Catanatron()
    yardstick.play(seconds)
    rows: dict[str, dict[str, list[float]]] = {s.name: {} for s in (yardstick, *ours)}
    ratios: dict[str, dict[str, list[float]]] = {s.name: {"play": [], "clone": [], "legal": []} for s in ours}

    def note(name: str, what: str, value: float) -> float:
        rows[name].setdefault(what, []).append(value)
        return value

    for _ in track(range(rounds), description="measuring", console=console):
        for subject in ours:
            for what in ("play", "clone", "legal"):
                args = (seconds,) if what == "play" else ()
                theirs = note(yardstick.name, what, getattr(yardstick, what)(*args))
                mine = note(subject.name, what, getattr(subject, what)(*args))
                ratios[subject.name][what].append(mine / theirs)
    doc: dict[str, Any] = {
        "moonwall": __version__,
        "engine": engine.kind(),
        "python": platform.python_version(),
        "rounds": rounds,
        "games": {},
    }
    doc["catanatron"] = {what: statistics.median(values) for what, values in rows[yardstick.name].items()}
    for subject in ours:
        median = {what: statistics.median(values) for what, values in rows[subject.name].items()}
        doc["games"][subject.name] = {
            "game": subject.game,
            "decisions_per_s": median["play"],
            "clone_us": 1e6 * median["clone"],
            "legal_us": 1e6 * median["legal"],
            "play_ratio": statistics.median(ratios[subject.name]["play"]),
            "clone_ratio": statistics.median(ratios[subject.name]["clone"]),
            "legal_ratio": statistics.median(ratios[subject.name]["legal"]),
            "decisions_per_game": statistics.mean(subject.lengths) if subject.lengths else None,
            "widest": subject.widest,
            **subject.papers(),
        }
    for name, other in BESIDE.items():
        if name in rows and other in rows:
            pairs = zip(rows[name]["play"], rows[other]["play"])
            doc["games"][name]["beside"] = statistics.median([mine / theirs for mine, theirs in pairs])
    return doc


def measure_compiled(folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    """The same on the compiled engine: it cannot share a process with the interpreted one."""
    with tempfile.TemporaryDirectory() as made:
        out = Path(made) / "compiled.json"
        command = [sys.executable, "-m", "bench", "--no-compiled", "--quiet", "--out", str(out)]
        command += ["--rounds", str(given.rounds), "--seconds", str(given.seconds)]
        command += [word for game in given.game for word in ("--game", game)]
        path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))
        subprocess.run(command, cwd=HERE.parent, env={**os.environ, "PYTHONPATH": path}, check=True)
        doc: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    if doc["engine"] != engine.COMPILED:
        raise SystemExit(f"The engine in {folder} does not run compiled: make compiled")
    return doc


def judge(doc: dict[str, Any], floors: dict[str, Any]) -> list[str]:
    """What lies below a floor, in sentences. Floors of all, then of a game, then of a row; the last one counts."""
    wrong = []
    for name, row in doc["games"].items():
        floor = floors["floors"] | floors.get("games", {}).get(row["game"], {}) | floors.get("rows", {}).get(name, {})
        if row["play_ratio"] < floor["random-play"]:
            wrong.append(
                f"{name}: random play is {row['play_ratio']:.2f}x the yardstick; floor {floor['random-play']}x"
            )
        if row["clone_ratio"] > floor["clone"]:
            wrong.append(
                f"{name}: a clone takes {row['clone_ratio']:.2f}x the yardstick's copy; floor {floor['clone']}x"
            )
        if row.get("beside", 1.0) < floor["beside"]:
            wrong.append(f"{name}: {row['beside']:.2f}x the speed of {BESIDE[name]}; floor {floor['beside']}x")
        if row["widest"] > floor["widest"]:
            wrong.append(f"{name}: a decision offers {row['widest']} options; at most {floor['widest']}")
    return wrong


def show(doc: dict[str, Any], console: Console, compiled: dict[str, Any] | None = None) -> None:
    grid = Table(
        "game", "decisions/s", "x", "clone µs", "x", "legal µs", "x", "a game", "widest", "snapshot ms", "replay ms"
    )
    yard = doc["catanatron"]
    grid.add_row(
        "catanatron", f"{yard['play']:,.0f}", "1", f"{1e6 * yard['clone']:.1f}", "1", f"{1e6 * yard['legal']:.1f}", "1"
    )
    for name, row in doc["games"].items():
        length = row["decisions_per_game"]
        grid.add_row(
            name,
            f"{row['decisions_per_s']:,.0f}",
            f"{row['play_ratio']:.2f}",
            f"{row['clone_us']:.1f}",
            f"{row['clone_ratio']:.2f}",
            f"{row['legal_us']:.1f}",
            f"{row['legal_ratio']:.2f}",
            f"{length:.0f}" if length else "–",
            str(row["widest"]),
            f"{row['snapshot_ms']:.2f}",
            f"{row['replay_ms']:.0f}",
        )
        if compiled is not None:
            fast = compiled["games"][name]
            grid.add_row(
                f"  compiled: {fast['decisions_per_s'] / row['decisions_per_s']:.1f} times as fast",
                f"{fast['decisions_per_s']:,.0f}",
                f"{fast['play_ratio']:.2f}",
                f"{fast['clone_us']:.1f}",
                f"{fast['clone_ratio']:.2f}",
                f"{fast['legal_us']:.1f}",
                f"{fast['legal_ratio']:.2f}",
                "",
                "",
                f"{fast['snapshot_ms']:.2f}",
                f"{fast['replay_ms']:.0f}",
            )
    console.print(grid)
    for name, row in doc["games"].items():
        if "beside" in row:
            console.print(f"{name}: {row['beside']:.2f}x the decisions a second of {BESIDE[name]}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench ARGS=…", description=__doc__)
    parser.add_argument("--game", action="append", default=[], help="measure only this game; repeatable")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="of random play in each round")
    parser.add_argument("--out", type=Path, default=HERE / "latest.json")
    parser.add_argument(
        "--compiled",
        action=argparse.BooleanOptionalAction,
        help="measure the compiled engine, too (default: if a fresh one is there)",
    )
    parser.add_argument("--quiet", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    folder = None if given.compiled is False else engine.built()
    if given.compiled and folder is None:
        parser.error("there is no compiled engine of these sources: make compiled")
    console = Console(width=max(Console().width, 130))
    ours = subjects(given.game)
    if not ours:
        console.print("There is no game to measure.")
        return 2 if given.game else 0
    doc = measure(ours, given.rounds, given.seconds, console)
    compiled = None if folder is None else measure_compiled(folder, given)
    kept = doc if compiled is None else doc | {"compiled": compiled}
    given.out.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    if given.quiet:
        return 0
    show(doc, console, compiled)
    floors = tomllib.loads((HERE / "floors.toml").read_text(encoding="utf-8"))
    wrong = judge(doc, floors)
    if compiled is not None:
        wrong += [f"compiled, {line}" for line in judge(compiled, floors["compiled"])]
    for line in wrong:
        console.print(f"below the floor: {line}", style="red")
    console.print(f"written to {given.out.name}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
