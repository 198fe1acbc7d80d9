"""Guard: the outermost layer. Host check, rate limits, headers on every answer, one log line a request."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
import structlog

from .errors import ErrorDoc
from .hub import Hub
from .limits import Buckets, caller, household
from .metrics import Metrics
from .settings import LOOPBACK, Settings
from .tokens import ID_LENGTH

log = structlog.get_logger("moonwall.http")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
_COSTLY = ("/api/matches", "/api/import", "/api/packs", "/api/packs/check", "/api/key", "/api/push")
_MAKING = ("/continue", "/rematch")
_FREE = ("/healthz", "/metrics")


class Guard:
    """Wraps the application. What it refuses never reaches it."""

    def __init__(self, app: ASGIApp, settings: Settings, hub: Hub, metrics: Metrics) -> None:
        self.app = app
        self.hub = hub
        self.settings = settings
        self.metrics = metrics
        self.fault: BaseException | None = None
        self._all = Buckets(settings.rate, settings.burst)
        self._costly = Buckets(settings.create_rate, settings.create_burst)
        self._sockets: dict[str, int] = {}
        self._hosts = {*LOOPBACK, *(h.lower() for h in settings.hosts)}
        self._any_host = "*" in settings.hosts or (not settings.loopback and not settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._life(scope, receive, send)

    async def _life(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Starting and ending. What a failed start says is for the operator: see :attr:`fault`."""

        async def send_quietly(message: Message) -> None:
            await send({**message, "message": ""} if "message" in message else message)

        try:
            await self.app(scope, receive, send_quietly)
        except BaseException as error:
            self.fault = _root(error)
            raise

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS, *_caching(scope, message)]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            await _answer(send_guarded, *refusal)
        else:
            await self.app(scope, receive, send_guarded)
        spent = time.perf_counter() - started
        self.metrics.requests.labels(scope["method"] if scope["method"] in _METHODS else "other", str(status)).inc()
        self.metrics.seconds.observe(spent)
        level = log.info if scope["method"] != "GET" or status >= 400 else log.debug
        level(
            "request",
            method=scope["method"] if scope["method"] in _METHODS else "other",
            path=_public_path(scope["path"]),
            status=status,
            ms=round(1000 * spent, 1),
        )

    def _refusal(self, scope: Scope) -> tuple[int, ErrorDoc, int] | None:
        path = scope["path"]
        if not self.host_allowed(scope):
            message = "this server does not answer to that name; see MOONWALL_HOSTS"
            return 400, ErrorDoc("invalid", message), 0
        if "\0" in path:
            return 404, ErrorDoc("not-found", "there is nothing at this address"), 0
        if path in _FREE:
            return None
        if scope["method"] in _SENDING and not _says_json(scope):
            message = "send JSON, and say so: 'Content-Type: application/json'"
            return 415, ErrorDoc("media-type", message), 0
        address = _address(scope)
        caller.set(address)
        if self.hub.is_blocked(scope):
            return 403, ErrorDoc("not-allowed", "the operator has blocked your address"), 0
        wait = self._all.take(address)
        if not wait and scope["method"] == "POST" and (path in _COSTLY or path.endswith(_MAKING)):
            wait = self._costly.take(address)
        if wait:
            self.metrics.limited.inc()
            return 429, ErrorDoc("too-many", "too many requests from your address; slow down"), int(wait) + 1
        return None

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        caller.set(address)
        if (
            not self.host_allowed(scope)
            or self.hub.is_blocked(scope)
            or self._all.take(address)
            or self._sockets.get(address, 0) >= self.settings.sockets_per_address > 0
        ):
            self.metrics.limited.inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def host_allowed(self, scope: Scope) -> bool:
        """On loopback only loopback names are answered to, so that a foreign name pointed here reads nothing."""
        if self._any_host:
            return True
        host = next((v for k, v in scope["headers"] if k == b"host"), b"").decode("latin-1").lower()
        name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
        return name in self._hosts


def _root(error: BaseException) -> BaseException:
    """The one fault inside of groups of them."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


_OURS = """
about answer api assets chat check continue devices forget games healthz import index.html invitation join key locales
log matches metrics mine moments name notes nudge openapi.json packs push record reel rematch resign rows rules schema
seats series standing steps story style.css undo votes watching webhook wishes ws
"""
_WORDS = frozenset(["", *_OURS.split()])
_SENDING = ("POST", "PUT")
_METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")


def _says_json(scope: Scope) -> bool:
    """A foreign page may send plain text or forms without asking; for JSON its browser asks first, and is refused."""
    kinds = [v.partition(b";")[0].strip().lower() for k, v in scope["headers"] if k == b"content-type"]
    return kinds == [b"application/json"]


def _address(scope: Scope) -> str:
    client: Any = scope.get("client")
    return household(str(client[0])) if client else "?"


def _public_path(path: str) -> str:
    """The path in words of ours. A match's id lets one watch: logs keep only its beginning, and nothing else of
    what a stranger has written there."""
    parts = path.split("/")
    shown = [p if p in _WORDS or (p.isdigit() and len(p) < 8) else "…" for p in parts]
    if path.startswith("/api/matches/") and len(parts[3]) == ID_LENGTH:
        shown[3] = parts[3][:6] + "…"
    return "/".join(shown[:9])


def _caching(scope: Scope, message: Any) -> list[tuple[bytes, bytes]]:
    known = {name.lower() for name, _ in message.get("headers", [])}
    return [] if b"cache-control" in known else [(b"cache-control", b"no-store")]


async def _answer(send: Send, status: int, doc: ErrorDoc, retry: int) -> None:
    headers = [(b"content-type", b"application/json")]
    if retry:
        headers.append((b"retry-after", str(retry).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(doc), "more_body": False})
