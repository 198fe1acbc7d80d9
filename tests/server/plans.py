"""How the database finds what a request asks for: by an index, or by reading a table from end to end. That does not
depend on how busy the machine is, so it tells what a clock can only guess."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import httpx
import psycopg
from sqlalchemy import Engine, event

from moonwall.server.app import create_app
from moonwall.server.settings import Settings

Asked = tuple[str, Any]  # a statement as the driver gets it, and its parameters
Filled = tuple[Path, str, dict[str, list[Asked]]]  # folder and address of a store, and what was asked of it by request
GROWING = ("matches", "seats", "entries", "holders", "asks", "chat")
MORE = (  # of what matches have now and then, something for each
    "INSERT INTO holders (token_hash, match_id, seat) SELECT 'h' || id, id, 0 FROM matches",
    "INSERT INTO asks (match_id, seat, moment, state, at) SELECT id, 0, 0, 'lapsed', created FROM matches",
    "INSERT INTO chat (match_id, seat, name, text, at, key) SELECT id, 0, 'Ada', 'well met', created, id FROM matches",
    "UPDATE seats SET used_invite = match_id WHERE seat = 1",
)
_asking: ContextVar[bool] = ContextVar("asking", default=False)


@contextlib.contextmanager
def overheard() -> Iterator[list[Asked]]:
    """Every statement that is sent meanwhile for who asks here: the journal's, but not what a server does by itself."""
    heard: list[Asked] = []

    def hear(_connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        if _asking.get() or threading.current_thread().name.startswith("journal"):
            heard.append((statement, parameters[0] if many else parameters))

    event.listen(Engine, "before_cursor_execute", hear)
    told = _asking.set(True)
    try:
        yield heard
    finally:
        _asking.reset(told)
        event.remove(Engine, "before_cursor_execute", hear)


async def ask_a_little(folder: Path, database: str, docs: list[dict[str, Any]]) -> dict[str, list[Asked]]:
    """What a server in this process sends its database for the lobby, one's own matches, a match that wakes, a move and
    an invitation."""
    app = create_app(
        Settings(data_dir=str(folder), database=database, plugins=("tests.guests.goose",), bot_workers=1, rate=0)
    )
    found: dict[str, list[Asked]] = {}
    tokens = [seat["token"] for doc in docs[:10] for seat in doc["seats"] if seat.get("token")]
    first = docs[0]
    mine = {"Authorization": "Bearer " + ",".join(s["token"] for s in first["seats"] if s.get("token"))}
    path = f"/api/matches/{first['match']}"
    await app.hub.open()
    try:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=mine) as http:

            async def ask(what: str, verb: str, path: str, body: Any = None, expected: int = 200) -> Any:
                with overheard() as heard:
                    answer = await http.request(verb, path, json=body)
                assert answer.status_code == expected, answer.text
                found[what] = heard
                return answer.json()

            await ask("lobby", "GET", "/api/matches")
            await ask("mine", "POST", "/api/mine", {"tokens": tokens})
            state = (await ask("wake", "GET", path))["state"]
            decision = next(v["decision"] for v in state["views"].values() if v["decision"])
            body = {"decision": decision["id"], "option": decision["options"][0], "seat": decision["seat"]}
            await ask("move", "POST", f"{path}/answer", body)
            await ask("invitation", "POST", "/api/invitation", {"invite": "i" * 32, "tokens": []}, expected=404)
    finally:
        await app.hub.close()
    return found


def read_through(folder: Path, database: str, statements: list[Asked]) -> list[str]:
    """Those of the statements that read a growing table from end to end, with the line of the plan that says so."""
    plan = _postgres_plan if database else _sqlite_plan
    with _open(folder, database) as base:
        return [
            f"{line}: {' '.join(statement.split())}"
            for statement, parameters in statements
            if re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE)", statement) and "pg_notify" not in statement
            for line in plan(base, statement, parameters)
        ]


@contextlib.contextmanager
def _open(folder: Path, database: str) -> Iterator[Any]:
    if database:
        with psycopg.connect(database) as base:
            # these tables are small enough to be read through, real ones are not
            base.execute("SET enable_seqscan = off")
            yield base
    else:
        with contextlib.closing(sqlite3.connect(folder / "moonwall.sqlite3")) as file:
            yield file


def _sqlite_plan(base: Any, statement: str, parameters: Any) -> list[str]:
    """``SCAN t`` reads all of a table, ``SCAN t USING INDEX`` all of an index; ``SEARCH`` goes where it must."""
    lines = [row[3] for row in base.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
    names = _named(statement)
    return [line for line in lines if (m := re.match(r"SCAN (\w+)", line)) and names.get(m[1], m[1]) in GROWING]


def _named(statement: str) -> dict[str, str]:
    """Tables by the names a statement gives them."""
    return {alias: table for table, alias in re.findall(r"\b(\w+) AS (\w+)", statement)}


def _postgres_plan(base: Any, statement: str, parameters: Any) -> list[str]:
    """A sequential scan though it is to be avoided at any price, or all of an index: no condition leads into it."""
    rows = base.execute(f"EXPLAIN (FORMAT JSON) {statement}", parameters).fetchone()[0]
    return [line for top in rows for line in _bad_nodes(top["Plan"])]


def _bad_nodes(node: dict[str, Any]) -> list[str]:
    found = [line for child in node.get("Plans", []) for line in _bad_nodes(child)]
    all_of_it = node["Node Type"] == "Seq Scan" or ("Index" in node["Node Type"] and "Index Cond" not in node)
    if all_of_it and node.get("Relation Name") in GROWING:
        found.append(f"{node['Node Type']} of {node['Relation Name']}")
    return found
