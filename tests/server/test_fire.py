"""Wild requests and frames by the thousand on both databases: refused in words, and nothing breaks.

``python -m tests.torture fire`` fires 100,000 of each.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidState
from websockets.frames import Close

from moonwall.server.protocols import LINGER, Socket
from moonwall.server.sockets import Closed, Connection
from tests.torture.fire import fire_frames, fire_requests, unharmed

from .house import ForkedHouse, House, Nursery, run

COUNT = 2_000


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def target(
    request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else ""
    with ForkedHouse(nursery, tmp_path_factory.mktemp("target"), database) as house:
        yield house


def test_wild_requests_are_refused_and_nothing_breaks(target: House) -> None:
    fired = run(fire_requests(target, COUNT, tell=lambda _: None))
    assert fired.sent == COUNT and not fired.faults, fired.faults[:5]
    assert {"200", "201", "400", "401", "403", "404", "405", "415"} <= set(fired.answers), fired.answers
    assert not unharmed(target)


def test_wild_frames_are_refused_and_nothing_breaks(target: House) -> None:
    fired = run(fire_frames(target, COUNT, tell=lambda _: None))
    assert fired.sent == COUNT and not fired.faults, fired.faults[:5]
    assert {"invalid", "state", "closed 1003", "closed 1008", "ack"} <= set(fired.answers), fired.answers
    assert not unharmed(target)


@pytest.mark.parametrize(
    ("body", "word"),
    [
        (b'{"game": ' + b"[" * 990 + b"]" * 990 + b"}", "deep"),
        (b'{"game": "goose", "options": {"a": ' + b'{"a":' * 12 + b"1" + b"}" * 12 + b"}}", "deep"),
        (b'{"game": "go\xffose"}', "UTF-8"),
        (b'{"game": "goose", "seed": ' + b"9" * 4301 + b"}", "range"),
        (b'{"game": "goose", "options": {"rounds": ' + b"9" * 30 + b"}}", "9223372036854775807"),
        (rb'{"game": "goose", "seats": [{"who": "me", "name": "a\u0000b"}]}', "NUL"),
        (rb'{"game": "goose", "seats": [{"who": "me", "name": "a\\\u0000b"}]}', "NUL"),
    ],
)
def test_bodies_out_of_bounds_are_told_which_bound(target: House, body: bytes, word: str) -> None:
    with target.http() as http:
        answer = http.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400 and answer.json()["error"] == "invalid" and word in answer.json()["message"]


def test_text_that_only_looks_like_a_nul_is_kept(target: House) -> None:
    made = target.make("goose", ("me", "me"))
    text = "a backslash and some digits: \\u0000"
    assert made.call("PUT", "/notes", [made.tokens[0]], json={"text": text}).status_code == 200
    assert made.call("GET", "/notes", [made.tokens[0]]).json()["text"] == text
    refused = made.call("PUT", "/notes", [made.tokens[0]], json={"text": "\0"})
    assert refused.status_code == 400 and "NUL" in refused.json()["message"]
    with target.http() as http:
        assert http.get("/api/matches/%00").status_code == http.get("/api/packs/a%00").status_code == 404


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_foreign_page_may_send_unasked_is_not_taken(target: House, kind: str) -> None:
    wish = json.dumps({"game": "goose", "seats": [{"who": "me"}] * 2}).encode()
    with target.http() as http:
        answer = http.post("/api/matches", content=wish, headers={"Content-Type": kind} if kind else {})
        assert answer.status_code == 415 and answer.json()["error"] == "media-type"
        right = {"Content-Type": "application/json; charset=utf-8"}
        assert http.post("/api/matches", content=wish, headers=right).status_code == 201


def test_deep_frames_end_the_talk_with_a_reason_and_others_are_refused(target: House) -> None:
    from .test_safety import talk

    made = target.make("goose", ("me", "me"))
    hello = json.dumps({"type": "hello", "match": made.id})
    heard, code = run(talk(target, hello, f'{{"x": {"[" * 5000 + "]" * 5000}, "type": "ping"}}'))
    assert code == 1003 and heard[-1]["error"] == "invalid"

    async def say() -> None:
        async with made.page(0) as page:
            refused = await page.ask({"type": "chat", "ref": "", "text": "a\0b"})
            assert refused["error"] == "invalid" and "NUL" in refused["message"]
            await page.socket.send(f'{{"type": "undo", "to": {"9" * 4400}}}')
            await page.until(lambda: "" in page.acks)
            assert page.acks[""]["error"] == "invalid" and "range" in page.acks[""]["message"]

    run(say())


def test_who_says_much_after_nonsense_still_hears_why_the_talk_ended(target: House) -> None:
    made = target.make()

    async def play() -> None:
        for nonsense, code in ((b"\xc1", 1002), (b"\x81\xff" + (10**6).to_bytes(8, "big") + b"mask", 1009)):
            page = made.page(0)
            async with page:
                page.socket.transport.write(nonsense + b"x" * 200_000)
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await page.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == code

    run(play())


def test_a_talk_that_ended_in_nonsense_is_heard_a_moment_longer() -> None:
    """Closed at once, what the other side still sends would be answered by a reset, which overtakes the reason."""
    done: list[Any] = []
    transport = SimpleNamespace(
        write=lambda data: done.append(data), close=lambda: done.append("closed"), resume_reading=lambda: None
    )
    talk = Socket.__new__(Socket)
    talk.conn = SimpleNamespace(close_sent=Close(1009, "too large"), data_to_send=lambda: [b"why"])  # type: ignore
    talk.queue, talk.close_timer, talk.read_paused = asyncio.Queue(), None, True
    talk.transport = transport  # type: ignore
    talk.loop = SimpleNamespace(call_later=lambda *later: done.append(later) or later)  # type: ignore
    talk.handle_parser_exception()
    talk.handle_parser_exception()  # with every further byte
    assert done == [b"why", (LINGER, transport.close)]
    assert talk.queue.get_nowait()["code"] == 1009 and talk.queue.empty()


@pytest.mark.parametrize("state", ["open", "closed for a large frame", "lost", "being closed by the page"])
def test_news_for_a_talk_that_has_ended_find_it_gone_and_are_no_fault(state: str) -> None:
    """News for a page may come in the moment in which its talk ends, and even while it waits for a slow page."""
    done: list[Any] = []

    def send_text(text: bytes) -> None:
        if state == "being closed by the page":
            raise InvalidState("it is closing")
        done.append(text)

    talk = Socket.__new__(Socket)
    talk.writable = asyncio.Event()
    talk.disconnected = talk.close_sent = False
    talk.conn = SimpleNamespace(send_text=send_text, data_to_send=lambda: [b"a", b"b"])  # type: ignore
    talk.transport = SimpleNamespace(write=lambda data: done.append(data))  # type: ignore

    async def play() -> None:
        news = asyncio.create_task(talk.put(b"more", b"news"))
        await asyncio.sleep(0)
        talk.close_sent, talk.disconnected = state.startswith("closed"), state == "lost"
        assert not done and not news.done(), "the page is slow"
        talk.writable.set()
        await news

    if state == "open":
        run(play())
        assert done == [b"more", b"news", b"ab"], "one writing for all"
    else:
        with pytest.raises(OSError):
            run(play())
        assert not done


def test_an_acknowledgement_goes_with_the_state_that_follows_or_alone_where_none_comes() -> None:
    sent: list[tuple[bytes, ...]] = []

    async def put(*texts: bytes) -> None:
        sent.append(texts)

    async def play(fault: Exception | None) -> None:
        page = Connection.__new__(Connection)
        page._news, page._wake, page._put = set(), asyncio.Event(), put
        page._owed, page._held, page._sync = False, [], None
        page.known = page.base = None
        page.changes, page.seats, page.log = True, (0,), 0

        async def made() -> tuple[int, bytes]:
            await asyncio.sleep(0.01)
            if fault is not None:
                raise fault
            return 1, b"state"

        page._state = made  # type: ignore[method-assign]
        await page._acknowledge(b"nothing is on the way")
        pump = asyncio.create_task(page.pump())
        page.wake("state")
        await asyncio.sleep(0)
        await page._acknowledge(b"first")
        await page._acknowledge(b"second")  # a page that answers and does not listen is not waited for twice
        await asyncio.sleep(0.05)
        await page._acknowledge(b"later")
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)

    run(play(None))
    assert sent == [(b"nothing is on the way",), (b"second",), (b"first", b"state"), (b"later",)]
    sent.clear()
    run(play(OperationalError("SELECT 1", {}, OSError("gone"))))
    assert sent[:3] == [(b"nothing is on the way",), (b"second",), (b"first",)], "the database is away"
    assert b"not-ready" in sent[3][0] and sent[4] == (b"later",)
    sent.clear()
    run(play(Closed(4004, "not-found", "deleted")))
    assert sent[2] == (b"first",)
