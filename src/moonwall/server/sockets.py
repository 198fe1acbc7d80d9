"""The WebSocket of a page: it says hello with its seats, hears what is new, and answers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET, UnsetType
from sqlalchemy.exc import SQLAlchemyError

from .absent import by_hand, playing
from .access import hub_of
from .bodies import has_nul
from .database import away
from .errors import NOT_READY, Refusal
from .gallery import Viewer
from .hub import Hub
from .limits import Bucket, caller
from .previews import previews
from .protocols import PUT
from .room import Room
from .rows import ChatLine
from .standing import stand
from .store import OVERHEAD
from .views import state, table_doc, viewers_of
from .wire import (
    Ack,
    AnswerFrame,
    Bye,
    ChatFrame,
    ChatNews,
    Frame,
    Hello,
    PingFrame,
    Pong,
    PreviewFrame,
    PreviewNews,
    Refused,
    StandFrame,
    SyncFrame,
    UndoFrame,
    VoteFrame,
    encode,
    read_frame,
)
from .wire_chat import ChatDoc, ToldDoc

log = structlog.get_logger("moonwall.socket")
HELLO_WITHIN = 10.0
CHAT_AT_HELLO = 50
MAX_LOG = 5000
GOOD_ENDS = (1000, 1001, 1005, 1012)  # done, the page is left, the same without a word, the server restarts
LAST_WORD_WITHIN = 1.0
AGAIN = 1.0  # seconds between two checks whether the database is back
_BEHIND = ("late", "not-your-decision", "illegal-option", "undo-refused", "ask-closed")
Deed = AnswerFrame | UndoFrame | VoteFrame | ChatFrame | StandFrame | PreviewFrame


class Closed(Exception):
    """The server ends the talk."""

    def __init__(self, code: int, error: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.error = error


class Connection:
    """One page. News are not queued: the page is woken, and gets the newest state when it can take it.

    So a slow page costs nothing, and what it gets is always whole."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, room: Room, hello: Hello) -> None:
        self.socket = socket
        self.hub = hub
        self.room = room
        self.seats = room.held(hello.tokens)
        self.owner = room.owned(hello.tokens)
        self.viewers: tuple[Viewer, ...] = viewers_of(room, self.seats, hello.tokens)
        self.tokens = hello.tokens
        self.address = caller.get()
        self.known = hello.since
        self.log = hello.log
        self.changes = hello.changes
        self.base: int | None = None  # the version of the views that the page was sent last
        self.chat_seen = 0
        self.delay = room.row.delay
        self._sync: SyncFrame | None = None
        self._news: set[str] = set()
        self._wake = asyncio.Event()
        extensions: Any = socket.scope["extensions"]
        self._put: Callable[..., Coroutine[Any, Any, None]] = extensions[PUT]
        self._owed = False  # a state is being made for the page
        self._held: list[bytes] = []  # the acknowledgement that goes with it

    def wake(self, what: str) -> None:
        self._news.add(what)
        self._owed = self._owed or what == "state"
        self._wake.set()

    async def send(self, message: object) -> None:
        await self._put(encode(message))

    async def greet(self) -> None:
        await self.send(table_doc(self.room, self.seats, self.owner))
        await self._send_state()
        await self._send_chat(CHAT_AT_HELLO, fresh=self.hub.database.postgres)

    async def pump(self) -> None:
        """Send what is new until the page is gone."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            news, self._news = self._news, set()
            try:
                await self._tell(news)
            except Closed:
                await self._let_go()
                raise
            except SQLAlchemyError as error:
                if not away(error):
                    raise
                await self._let_go()
                self._news |= news  # nothing of it is lost: it is told when the database is back
                await self.send(Refused("", "not-ready", NOT_READY))
                await asyncio.sleep(AGAIN)
                self._wake.set()

    async def _tell(self, news: set[str]) -> None:
        if "gone" in news:
            raise Closed(4004, "not-found", "this match has been deleted")
        if "blocked" in news:
            raise Closed(1008, "not-allowed", "the operator has blocked your address")
        if "restart" in news:
            raise Closed(1012, "not-ready", "the server restarts; come again in a moment")
        if "table" in news:
            if self._seats_changed():
                news.add("state")
            await self.send(table_doc(self.room, self.seats, self.owner))
        if "state" in news:
            await self._send_state()
        if "chat" in news:
            await self._send_chat(200)
        if "presence" in news:
            await self.send(self.hub.presence(self.room))

    def _seats_changed(self) -> bool:
        """A seat may have been given to somebody else since: this page gets the views of those it still has."""
        try:
            held = self.room.held(self.tokens)
        except Refusal:
            held = ()
        self.owner = self.room.owned(self.tokens)
        if held == self.seats:
            self._look_behind()
            return False
        if not held and not self.owner and not self.room.let_in(self.tokens):
            raise Closed(1008, "token-unknown", "this seat has been given to somebody else")
        self.seats = held
        self.viewers = viewers_of(self.room, held, self.tokens)
        self.base = None
        return True

    def _look_behind(self) -> None:
        """Spectators: whether they may still watch, and how far behind."""
        if self.seats:
            return
        try:
            viewers = viewers_of(self.room, (), self.tokens)
        except Refusal as refusal:
            raise Closed(1008, refusal.code, refusal.message) from refusal
        if self.room.row.delay != self.delay or viewers != self.viewers:
            self.delay, self.known, self.base = self.room.row.delay, None, None
            self.viewers = viewers
            self.wake("state")

    async def _send_state(self) -> None:
        asked, self._sync = self._sync, None
        if asked is not None:
            self.known, self.base = asked.since, None  # a page asks when it has missed something: it gets whole views
        version, message = await self._state()
        self.known = version
        self.base = version if self.changes else None
        self.log = MAX_LOG
        self._owed = False
        held, self._held = self._held, []
        await self._put(*held, message)

    async def _state(self) -> tuple[int, bytes]:
        """The newest state; spectators who know the same are told the same."""
        key = None if self.seats else (self.viewers, self.known, self.log, self.base)
        async with self.hub.turn:
            found = self.room.said.get(key)
            if found is None:
                doc = await state(self.room, self.viewers, self.seats, self.known, self.log, self.base)
                found = doc.version, encode(doc)
                if key is not None and doc.version == self.room.version:
                    self.room.said[key] = found
            return found

    async def _send_chat(self, limit: int, fresh: bool = False) -> None:
        lines = await self.room.chat(self.chat_seen, limit, fresh)
        if lines:
            self.chat_seen = lines[-1].id
            await self.send(ChatNews(chat_docs(lines)))

    # --- what the page says --------------------------------------------------------------------------------------

    async def hear(self, frame: Frame) -> None:
        if isinstance(frame, PingFrame):
            await self.send(Pong())
        elif isinstance(frame, SyncFrame):
            self._sync = frame
            self.wake("state")
        elif isinstance(frame, Hello):
            raise Refusal("invalid", "hello was said already; open another connection for another match")
        else:
            await self._acknowledge(encode(await self._try(frame)))

    async def _acknowledge(self, message: bytes) -> None:
        """What came of a deed. The state that follows from it is mostly being made already: both are then sent at once,
        since each sending costs as much as making a view."""
        if self._owed and not self._held:
            self._held.append(message)
        else:
            await self._put(message)

    async def _let_go(self) -> None:
        """Send what waits for a state that does not come now."""
        self._owed = False
        held, self._held = self._held, []
        if held:
            await self._put(*held)

    async def _try(self, frame: Deed) -> Ack | PreviewNews | Refused:
        try:
            return await self._do(frame)
        except Refusal as refusal:
            if refusal.code in _BEHIND:
                self.wake("state")
            return Refused(frame.ref, refusal.code, refusal.message)
        except (Closed, WebSocketDisconnect, OSError):
            raise
        except Exception as error:
            if away(error):
                log.error("database does not answer", kind=type(error).__name__)
                return Refused(frame.ref, "not-ready", NOT_READY)
            report = secrets.token_hex(4)
            log.error("message failed", report=report, kind=type(error).__name__, exc_info=error)
            return Refused(frame.ref, "internal", f"something went wrong on the server (report {report})")

    async def _do(self, frame: Deed) -> Ack | PreviewNews:
        room = self.room
        if isinstance(frame, AnswerFrame):
            if not self.seats:
                raise Refusal("token-missing", "spectators cannot answer")
            done = await by_hand(room, self.seats, frame.decision, frame.option, frame.seat)
            self.hub.answers += not done.repeat
            return Ack(frame.ref, done.version, done.count, done.repeat)
        if isinstance(frame, UndoFrame):
            undone = await room.undo(playing(room, self.seats, frame.seat), frame.to, frame.seat)
            return Ack(frame.ref, undone.version, undone.count, done=undone.done, ask=undone.ask or UNSET)
        if isinstance(frame, VoteFrame):
            undone = await room.vote(self.seats, frame.ask, frame.yes, frame.seat)
            return Ack(frame.ref, undone.version, undone.count, done=undone.done, ask=undone.ask or UNSET)
        if isinstance(frame, StandFrame):
            done = await stand(room, self.seats, frame.seat, frame.decision, frame.answer, frame.span)
            return Ack(frame.ref, done.version, done.count)
        if isinstance(frame, PreviewFrame):
            return await previews(room, self.seats, frame)
        kept = await say(self.hub, room, self.seats, frame.text, frame.seat, frame.key)
        return Ack(frame.ref, room.version, room.count, repeat=not kept)


async def say(hub: Hub, room: Room, held: tuple[int, ...], text: str, seat: int | None, key: str | None = None) -> bool:
    """A line of chat by a seat; False when it has been kept before."""
    if not held:
        raise Refusal("token-missing", "only seats can chat")
    by = held[0] if seat is None else seat
    if by not in held:
        raise Refusal("not-allowed", f"this page does not hold seat {by}")
    text = text.strip()
    if not text:
        raise Refusal("invalid", "there is nothing to say")
    name = next(s.name for s in room.seats if s.seat == by)
    hub.space.check()
    made = await hub.store.say(room.id, by, name, text, key)
    hub.space.owe(OVERHEAD + len(text.encode()))
    room.tell("chat")
    return made is not None


def chat_docs(lines: list[ChatLine]) -> list[ChatDoc]:
    return [ChatDoc(line.id, line.seat, line.name, line.text, line.at, _told(line)) for line in lines]


def _told(line: ChatLine) -> ToldDoc | UnsetType:
    return UNSET if line.told is None else msgspec.json.decode(line.told, type=ToldDoc)


def origin_allowed(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Browsers name the page's origin: it must be ours. Programs name none, and hold no one's tokens by accident."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == (host or "").lower()


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    hub = hub_of(socket)
    settings = hub.settings
    if not origin_allowed(socket.headers.get("origin"), socket.headers.get("host"), settings.origins):
        await socket.close(code=1008, reason="pages of other origins may not connect")
        return
    await socket.accept()
    metrics = socket.app.state.metrics
    metrics.sockets.inc()
    started = time.perf_counter()
    code, error, trouble = 1006, "", None
    try:
        code, error = await _ended(socket, _talk(socket, hub, Bucket(settings.socket_rate, settings.socket_burst)))
    except Exception as fault:
        code, error, trouble = 1011, "internal", fault
        await _say_bye(socket, Closed(1011, "internal", "something went wrong on the server; come again in a moment"))
    finally:
        metrics.sockets.dec()
        metrics.socket_ends.labels(str(code)).inc()
        if code not in GOOD_ENDS:
            level = log.error if trouble is not None else log.info
            ms = round(1000 * (time.perf_counter() - started))
            level("websocket ended", code=code, error=error or None, ms=ms, exc_info=trouble)


async def _ended(socket: WebSocket[Any, Any, Any], talk: Coroutine[Any, Any, None]) -> tuple[int, str]:
    """How a talk ended: the code, and the server's word for it if it was the server that ended it."""
    try:
        await talk
    except Closed as closed:
        await _say_bye(socket, closed)
        return closed.code, closed.error
    except WebSocketDisconnect as gone:
        return gone.code, ""
    except OSError:  # it left while it was being told something
        return await _last_word(socket), ""
    except SQLAlchemyError as error:
        if not away(error):
            raise
        await _say_bye(socket, Closed(1013, "not-ready", NOT_READY))
        return 1013, "not-ready"
    return 1000, ""


async def _last_word(socket: WebSocket[Any, Any, Any]) -> int:
    """The code with which a page has closed."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(LAST_WORD_WITHIN):
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    return int(message.get("code") or 1005)
    return 1006


async def _say_bye(socket: WebSocket[Any, Any, Any], closed: Closed) -> None:
    with contextlib.suppress(Exception):
        await socket.send_data(encode(Bye(closed.error, str(closed))), mode="text")
        await socket.close(code=closed.code, reason=closed.error)


async def _talk(socket: WebSocket[Any, Any, Any], hub: Hub, bucket: Bucket) -> None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            first = await _receive(socket, bucket)
    except TimeoutError:
        raise Closed(1008, "token-missing", "no hello came within 10 seconds") from None
    except Refusal as refusal:
        raise Closed(1008, refusal.code, refusal.message) from refusal
    if not isinstance(first, Hello):
        raise Closed(1008, "invalid", "the first message must be 'hello'")
    try:
        room = await hub.enter(first.match, first.tokens)
        connection = Connection(socket, hub, room, first)
    except Refusal as refusal:
        raise Closed(4004 if refusal.code == "not-found" else 1008, refusal.code, refusal.message) from refusal
    room.pages.add(connection)
    try:
        await connection.greet()
        hub.present(room)
        await _both(connection.pump(), _listen(connection, bucket))
    finally:
        room.pages.discard(connection)
        hub.present(room)


async def _listen(connection: Connection, bucket: Bucket) -> None:
    while True:
        try:
            await connection.hear(await _receive(connection.socket, bucket))
        except Refusal as refusal:
            await connection.send(Refused("", refusal.code, refusal.message))


async def _receive(socket: WebSocket[Any, Any, Any], bucket: Bucket) -> Frame:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code") or 1000)
    if bucket.take():
        raise Closed(4029, "too-many", "too many messages; slow down")
    text: Any = message.get("text")
    if text is None:
        raise Closed(1003, "media-type", "messages are JSON text, not binary")
    try:
        frame: Frame = read_frame.decode(text)
    except msgspec.ValidationError as error:
        raise Refusal("invalid", f"this message is not of the protocol: {error}") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Closed(1003, "invalid", f"messages are JSON text: {error}") from error
    except (RecursionError, ValueError) as error:
        raise Closed(1003, "invalid", "this message is nested too deep or holds a number that is too long") from error
    if has_nul(text):
        raise Refusal("invalid", "the character NUL (\\u0000) cannot be kept; leave it out")
    return frame


async def _both(*works: Any) -> None:
    """Run both until one ends, then end the other."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
