"""Protocols: how connections are held, below HTTP and WebSocket. Slow clients are disconnected."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from .limits import household
from .settings import LOOPBACK, Settings

BODY_WITHIN = 60.0  # seconds for a whole request
LINGER = 1.0  # seconds for which a talk that has ended in nonsense is still heard
WISHED_FILES = 65_536
PUT = "moonwall.put"  # the name of Socket.put among the extensions of a connection


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that tells a lost connection from one that was closed, and takes text that is encoded already."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # there is none where the handshake was refused
        if scope is not None:
            scope["extensions"][PUT] = self.put

    async def put(self, *texts: bytes) -> None:
        """Send texts at once: as :meth:`send` does, but for what every message passes on its way there, and what is
        decoded for it only to be encoded again."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState as error:
            raise ClientDisconnected from error
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_parser_exception(self) -> None:
        """Say why it ends, and hear for a moment what is still on the way: bytes that nobody has read would reset the
        connection, and the other side would never learn the reason."""
        if self.close_timer is not None:
            return
        assert self.conn.close_sent is not None
        ended = self.conn.close_sent
        self.queue.put_nowait({"type": "websocket.disconnect", "code": ended.code, "reason": ended.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.handshake_complete and self.conn.close_rcvd is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        super().connection_lost(exc)


class Doors:
    """All connections, and those among them that have not said yet what they want."""

    def __init__(self, settings: Settings) -> None:
        self.head_within = settings.head_seconds
        self.per_address = settings.connections_per_address
        self.silent: OrderedDict[Http, None] = OrderedDict()  # the oldest first
        self.most_silent = max(100, room_for_files() // 2)
        self.open = 0
        self.let_go = 0  # for being silent too long, or one too many
        self._addresses: dict[str, int] = {}

    @property
    def waiting(self) -> int:
        return len(self.silent)

    def enter(self, connection: Http, address: str) -> bool:
        """Whether this address may have one more. The longest silent one goes where there are too many of them."""
        if address and self._addresses.get(address, 0) >= self.per_address > 0:
            self.let_go += 1
            return False
        if address:
            self._addresses[address] = self._addresses.get(address, 0) + 1
        self.open += 1
        self.silent[connection] = None
        if len(self.silent) > self.most_silent:
            oldest, _ = self.silent.popitem(last=False)
            oldest.send_away()
        return True

    def leave(self, connection: Http, address: str) -> None:
        self.open -= 1
        self.silent.pop(connection, None)
        if address:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]


def room_for_files() -> int:
    """How many connections and files this process may have open; as many as the system allows."""
    try:
        import resource
    except ImportError:  # Windows
        return 8_192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = WISHED_FILES if hard == resource.RLIM_INFINITY else min(hard, WISHED_FILES)
    if soft < wished:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            return wished
    return soft


class Http(HttpToolsProtocol):
    """HTTP whose request must come in time: its head within some seconds, all of it within a minute."""

    doors: Doors
    transport: asyncio.Transport

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        # a proxy on this machine speaks for many: it counts the connections itself
        self._address = "" if host in LOOPBACK else household(host)
        self._inside = self.doors.enter(self, self._address)
        self._since: float | None = self.loop.time()  # when the request began that is not whole yet
        self._head = False
        if not self._inside:
            transport.abort()
            return
        self._timer = self.loop.call_later(self.doors.head_within, self._look)

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self._since is None:
            self._since = self.loop.time()
        if self.cycle is not before:
            self._head = True
            self.doors.silent.pop(self, None)
        if self.cycle is None or (self.cycle.more_body and not self.cycle.response_complete):
            return
        if self.cycle is not before or self._head:
            self._since, self._head = None, False

    def _look(self) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        now = self.loop.time()
        limit = BODY_WITHIN if self._head else self.doors.head_within
        if self._since is not None and now - self._since >= limit:
            self.send_away()
            return
        self._timer = self.loop.call_later(self.doors.head_within, self._look)

    def send_away(self) -> None:
        self.doors.let_go += 1
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._timer.cancel()
        super().handle_websocket_upgrade()
        self._leave()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._inside:
            self._timer.cancel()
            self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._inside:
            self._inside = False
            self.doors.leave(self, self._address)


def http_protocol(doors: Doors) -> type[Http]:
    """The protocol with these doors."""
    return type("Http", (Http,), {"doors": doors})
