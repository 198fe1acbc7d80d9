"""Few cannot crowd out all: bots that nobody watches, silent connections, many watchers, what one address may keep."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from moonwall.server.catalogues import _catalogue, catalogue
from moonwall.server.errors import Refusal
from moonwall.server.hub import LONGEST, Hub
from moonwall.server.limits import caller, household
from moonwall.server.settings import Settings
from moonwall.server.space import Space
from moonwall.server.turns import IDLE, PEOPLE, WATCHED, Asker, Turns
from tests.clock import measured

from .house import PATIENCE, ForkedHouse, House, Nursery, run
from .test_hard_bots import kept_waiting

# --- turns to think ----------------------------------------------------------------------------------------------


def order(turns: Turns, askers: list[Asker], hold: float = 0.0) -> list[str]:
    """In what order these get their turns when all ask at once and each gives its place up after a moment."""

    async def play() -> list[str]:
        got: list[str] = []

        async def ask(asker: Asker) -> None:
            await turns.wait(asker)
            got.append(asker.table)
            await asyncio.sleep(hold)
            turns.leave(asker)

        await asyncio.gather(*(ask(asker) for asker in askers))
        assert turns.busy == turns.busy_long == turns.busy_bots == 0
        return got

    return run(play())


def test_parties_think_in_turn_however_many_tables_one_has() -> None:
    crowd = [Asker(PEOPLE, "many", f"m{n}") for n in range(20)]
    got = order(Turns(1), [*crowd, Asker(PEOPLE, "one", "mine"), Asker(PEOPLE, "two", "yours")])
    assert got.index("mine") <= 2 and got.index("yours") <= 3


def test_tables_of_bots_alone_never_hold_people_up_and_watched_ones_come_first() -> None:
    idle = [Asker(IDLE, "many", f"i{n}", True) for n in range(10)]
    got = order(Turns(1), [*idle, Asker(WATCHED, "many", "watched", True), Asker(PEOPLE, "one", "mine")], 0.02)
    assert got[:2] == ["i0", "mine"] and got[2] == "watched"


def test_a_quick_thought_does_not_wait_for_long_ones_where_there_are_two_places() -> None:
    long = [Asker(PEOPLE, f"p{n}", f"long{n}", True) for n in range(6)]
    got = order(Turns(2), [*long, *(Asker(PEOPLE, "q", f"quick{n}") for n in range(4))], 0.02)
    assert {"quick0", "quick1"} <= set(got[:4]) and got[:6] != sorted(got[:6])
    assert order(Turns(1), long)[-1] == "long5", "with one place long ones still get theirs"


def test_a_table_that_somebody_begins_to_watch_leaves_the_line_of_those_that_nobody_watches() -> None:
    turns = Turns(1)
    askers = [Asker(IDLE, "", f"i{n}") for n in range(6)]

    async def play() -> list[str]:
        got: list[str] = []

        async def ask(asker: Asker) -> None:
            await turns.wait(asker)
            got.append(asker.table)
            await asyncio.sleep(0.01)
            turns.leave(asker)

        tasks = [asyncio.create_task(ask(asker)) for asker in askers]
        await asyncio.sleep(0)
        assert turns.waiting[IDLE] == 5
        turns.watched("i4")
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return got

    assert run(play()) == ["i0", "i4", "i1", "i3", "i5"]


def test_fifty_tables_of_hard_bots_do_not_slow_a_persons_bot(tmp_path: Path) -> None:
    """A normal bot's move comes within a second, though fifty tables of four hard bots play on beside it."""
    with House(tmp_path / "house", bot_workers="0") as house:
        person = house.make("great-wall", ("me", "bot:normal", "bot:normal"), seed=3)
        for n in range(50):
            game, seats = ("tsukuyumi", 4) if n % 2 else ("great-wall", 4)
            house.make(game, ("bot:hard",) * seats, seed=n)
        assert house.process is not None
        pid = house.process.pid

        async def play() -> list[float]:
            spent: list[float] = []
            async with person.page(0) as page:
                end = time.monotonic() + PATIENCE
                while len(spent) < 12:
                    assert time.monotonic() < end, "the bots do not come to their turn"
                    await page.until(lambda: page.decision(0) is not None)
                    decision = page.decision(0)
                    assert decision is not None
                    ref = str(page.version)
                    said = {"type": "answer", "ref": ref, "decision": decision["id"], "option": decision["options"][-1]}
                    ack = await page.ask(said)
                    started, waited = time.perf_counter(), kept_waiting(pid)
                    await page.until(lambda v=ack["version"]: page.version >= v)
                    moves = 0
                    while page.decision(0) is None and not page.state["over"]:
                        before = page.version
                        await page.until(lambda v=before: page.version > v)
                        moves += page.version - before
                    if moves:
                        busy = (kept_waiting(pid) - waited) / 1000  # time that the machine had for others only
                        spent.append((time.perf_counter() - started - busy) / moves)
            return spent

        def quick(spent: list[float]) -> bool:
            return sorted(spent)[len(spent) // 2] < 1.0 and sorted(spent)[-2] < 1.0

        spent = measured(lambda: run(play()), quick)
        with house.http() as http:
            told = http.get("/metrics").text
        print("seconds a move:", [round(s, 3) for s in spent])
        waiting = next(line for line in told.splitlines() if line.startswith("moonwall_bots_waiting_idle "))
        assert float(waiting.split()[1]) >= 10, "the fifty tables are at it"
        assert quick(spent), spent


@pytest.mark.parametrize("tables", ["0", "50"])
def test_tables_of_bots_alone_beyond_a_number_rest_until_somebody_looks(
    nursery: Nursery, tmp_path: Path, tables: str
) -> None:
    with ForkedHouse(nursery, tmp_path / "house", idle_tables=tables) as house:
        table = house.make("goose", ("bot:random", "bot:random"), seed=1)
        if tables == "0":
            time.sleep(3.0)
        else:  # the file tells how far they are, for who asks the server looks at the table
            end = time.monotonic() + PATIENCE
            with contextlib.closing(sqlite3.connect(house.folder / "moonwall.sqlite3")) as file:
                while file.execute("SELECT max(number) FROM entries").fetchone()[0] <= 2:
                    assert time.monotonic() < end, "so many tables may play on"
                    time.sleep(0.05)

        async def watch() -> None:
            async with table.page() as page:
                if tables == "0":  # looking wakes them, so they may have just begun
                    assert page.state["count"] <= 2, "they played though nobody looked"
                await page.until(lambda: page.state["over"])

        run(watch())


# --- connections -------------------------------------------------------------------------------------------------


def silent(house: House, count: int, said: bytes = b"", source: str = "127.0.0.1") -> list[socket.socket]:
    made = []
    for _ in range(count):
        one = socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2])), 30, (source, 0))
        one.sendall(said)
        made.append(one)
    return made


def gone(one: socket.socket, within: float) -> bool:
    one.settimeout(within)
    try:
        while one.recv(1000):
            pass  # the rest of an answer
        return True
    except ConnectionError:
        return True
    except TimeoutError:
        return False


HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
BODY = (
    b'POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"tok'
)


def test_two_thousand_silent_and_half_said_connections_keep_nobody_out(tmp_path: Path) -> None:
    with House(tmp_path / "house", head_seconds="300") as house:
        made = house.make("goose", ("me", "me"))
        held = silent(house, 700) + silent(house, 700, HALF) + silent(house, 600, BODY)

        async def play() -> None:
            async with made.page(0, 1) as page:
                decision = page.decision(0)
                assert decision is not None
                said = {"type": "answer", "decision": decision["id"], "option": decision["options"][0], "seat": 0}
                assert (await page.ask({**said, "ref": "1"}))["type"] == "ack"

        run(play())
        with house.http() as http:
            assert http.get("/api/games").status_code == 200
            told = http.get("/metrics").text
        assert float(next(x for x in told.splitlines() if x.startswith("moonwall_connections ")).split()[1]) >= 2000
        for one in held:
            one.close()


def test_a_request_that_does_not_come_is_not_waited_for_and_a_slow_one_is(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path / "house", head_seconds="1.0") as house:
        nothing, half = silent(house, 1)[0], silent(house, 1, HALF)[0]
        again = silent(house, 1, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")[0]
        assert again.recv(20).startswith(b"HTTP/1.1 200")
        again.settimeout(PATIENCE)
        again.recv(10_000)
        again.sendall(HALF)
        for one in (nothing, half, again):
            assert gone(one, PATIENCE)
        slow = silent(house, 1, BODY)[0]
        time.sleep(2.5)
        slow.sendall(b'ens": []}' + b" " * 36)
        assert slow.recv(20).startswith(b"HTTP/1.1 200"), "a body may take its time"

        async def idle() -> None:
            made = house.make("goose", ("me", "me"))
            async with made.page(0) as page:
                await asyncio.sleep(2.5)
                await page.say({"type": "ping"})
                while (await page.hear())["type"] != "pong":
                    pass

        run(idle())


def test_one_address_may_have_so_many_connections_and_loopback_any(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path / "house", connections_per_address="5") as house:
        held = silent(house, 5, source="127.0.0.2")
        assert gone(silent(house, 1, source="127.0.0.2")[0], PATIENCE)
        assert not gone(held[0], 0.2)
        held[0].close()
        end = time.monotonic() + PATIENCE
        while gone(silent(house, 1, source="127.0.0.2")[0], 0.3):
            assert time.monotonic() < end, "a place that is left can be taken"
        assert not any(gone(one, 0.01) for one in silent(house, 20))


def test_a_thousand_watchers_within_half_a_minute_all_get_in_and_stay(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        made = house.make("great-wall", ("me", "me", "me"), seed=1)
        for _ in range(30):
            state = made.state(0, 1, 2)
            views = [v["decision"] for v in state["views"].values() if v["decision"]]
            body = {"decision": views[0]["id"], "option": views[0]["options"][-1], "seat": views[0]["seat"]}
            assert made.call("POST", "/answer", json=body).status_code == 200

        pages: list[ClientConnection] = []
        heard: dict[int, int] = {}

        async def watch(n: int) -> None:
            await asyncio.sleep(30 * n / 1000)
            url = house.url.replace("http", "ws") + "/ws"
            page = await connect(url, proxy=None, open_timeout=PATIENCE, ping_timeout=PATIENCE, compression=None)
            pages.append(page)
            await page.send(json.dumps({"type": "hello", "match": made.id, "changes": True}))
            listeners.append(asyncio.create_task(listen(page, n)))

        async def listen(page: ClientConnection, n: int) -> None:
            async for frame in page:
                message: dict[str, Any] = json.loads(frame) if len(frame) < 1000 else {"type": "state"}
                if message["type"] == "presence":
                    heard[n] = message["watchers"]

        listeners: list[asyncio.Task[None]] = []

        async def come() -> int:
            async with made.page(0, 1, 2) as page:
                started = time.monotonic()
                await asyncio.gather(*(watch(n) for n in range(1000)))
                while len(heard) < 1000 or max(heard.values()) < 1000:
                    assert time.monotonic() - started < PATIENCE, (len(heard), max(heard.values(), default=0))
                    await asyncio.sleep(0.1)
                spent = time.monotonic() - started
                decision = page.decision(0) or page.decision(1) or page.decision(2)
                assert decision is not None
                begun = time.monotonic()
                said = {"type": "answer", "decision": decision["id"], "seat": decision["seat"]}
                assert (await page.ask({**said, "ref": "1", "option": decision["options"][0]}))["type"] == "ack"
                print(f"1000 watchers within {spent:.1f} s; an answer beside them {time.monotonic() - begun:.3f} s")
                await asyncio.sleep(1)
                with house.http() as http:
                    told = (await asyncio.to_thread(http.get, "/metrics")).text
                here = next(line for line in told.splitlines() if line.startswith("moonwall_websockets "))
                for listener, watcher in zip(listeners, pages, strict=True):
                    listener.cancel()
                    watcher.transport.abort()
                return int(float(here.split()[1]))

        assert run(come()) == 1001, "nobody was thrown out"


# --- memory and disk ---------------------------------------------------------------------------------------------


class Lobbied:
    """As much of a room as is told who is there."""

    id, gone, seats = "room", False, ()

    def __init__(self) -> None:
        self.pages: set[Any] = set()
        self.attended: set[int] = set()
        self.told = 0

    def tell(self, what: str) -> None:
        self.told += what == "presence"


def test_who_comes_and_goes_is_told_in_batches(tmp_path: Path) -> None:
    async def play() -> None:
        hub, room = Hub(Settings(data_dir=str(tmp_path))), Lobbied()
        for _ in range(200):
            hub.present(room)  # type: ignore[arg-type]
            await asyncio.sleep(0)
        while hub._presence_due:
            await asyncio.sleep(0.01)
        assert 1 <= room.told <= 20
        await hub.database.close()

    run(play())


def test_catalogues_that_are_not_there_are_not_remembered() -> None:
    catalogue("en", "table.ftl")
    before = _catalogue.cache_info().currsize
    assert all(catalogue("en", f"nothing-{n}.ftl") is None for n in range(50))
    assert _catalogue.cache_info().currsize == before
    found = catalogue("en", "table.ftl")
    assert found is not None and b"=" in found.body


def test_limits_are_shared_by_a_household() -> None:
    assert household("192.0.2.7") == "192.0.2.7" == household("::ffff:192.0.2.7")
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::1") == "::1" and household("fe80::1%eth0") == "fe80::/64" and household("?") == "?"


def test_one_address_keeps_so_much_a_day_and_others_are_not_touched(tmp_path: Path) -> None:
    space = Space(Settings(daily_bytes=1000, min_free_bytes=0), tmp_path)
    caller.set("192.0.2.1")
    space.check()
    space.owe(2500)
    with pytest.raises(Refusal) as refused:
        space.check()
    assert refused.value.code == "too-many" and 86_400 < (refused.value.retry or 0) < 200_000
    caller.set("192.0.2.2")
    space.check()
    with pytest.raises(Refusal, match="nearly full"):
        Space(Settings(min_free_bytes=10**18), tmp_path).check()
    Space(Settings(min_free_bytes=10**18), None).check()
    Space(Settings(daily_bytes=0), tmp_path).owe(10**9)


def test_the_share_of_the_disk_is_told_with_a_time_to_come_again(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path / "house", daily_bytes="20000") as house, house.http() as http:
        wish = {"game": "great-wall", "seats": [{"who": "me"}] * 3}
        answers = [http.post("/api/matches", json=wish) for _ in range(40)]
        assert answers[0].status_code == 201 and answers[-1].status_code == 429
        assert answers[-1].json()["error"] == "too-many" and int(answers[-1].headers["retry-after"]) > 0


def test_talk_and_answers_taken_back_are_part_of_the_share_and_the_match_goes_on(
    nursery: Nursery, tmp_path: Path
) -> None:
    """Else one seat of a match fills the disk: a thousand letters, or an answer and an undo, forty times a second."""
    with ForkedHouse(nursery, tmp_path / "house", daily_bytes="20000") as house:
        made = house.make("goose", ("me", "me"), seed=1)
        lines = [made.call("POST", "/chat", [made.tokens[0]], json={"text": "x" * 1_000}) for _ in range(30)]
        assert 5 < [line.status_code for line in lines].index(429) < 20
        assert lines[-1].json()["error"] == "too-many" and "share of the disk" in lines[-1].json()["message"]
        made.answer(0)
        assert made.state(0)["count"] == 1, "the match goes on"
    with ForkedHouse(nursery, tmp_path / "other", daily_bytes="20000") as house:
        made = house.make("goose", ("me", "me"), seed=1)
        times = 0
        while True:
            made.answer(0)
            back = made.call("POST", "/undo", [*made.tokens.values()], json={"to": 0})
            if back.status_code == 429:
                break
            times += 1
            assert back.json()["done"] is True and times < 30
        assert times > 5 and "share of the disk" in back.json()["message"]
        made.answer(1)
        assert made.state(0)["count"] == 2


def test_bots_rest_where_a_game_does_not_end() -> None:
    """A pack can make a game that never ends; bots would fill the disk with it."""
    hub: Any = SimpleNamespace(_lane=lambda room: PEOPLE, _alone_at_play=set())
    for count, plays in ((0, True), (LONGEST - 1, True), (LONGEST, False)):
        room: Any = SimpleNamespace(id="m", count=count, over=False)
        assert Hub._may_think(hub, room) is plays
