"""Push: browsers that asked for it are told that it is somebody's turn, also while no page is open.

What is to be told is a row until a push service has taken it, so that it outlives this process. Of each match a browser
is told the newest thing only."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from . import outside, tokens
from .database import Database
from .errors import Refusal
from .schema import keepsakes, pushes, subscribers, subscriptions
from .store import now, until_ms

if TYPE_CHECKING:
    from .webpush import Signer

log = structlog.get_logger("moonwall.push")
PAUSES = (10.0, 60.0, 600.0, 3600.0)  # seconds before each further try
CLAIMED = 2 * outside.TIMEOUT + 5.0  # seconds for which who tries has a message for itself
LOOK_EVERY = 5.0
AT_ONCE = 8
LASTS = 3 * 86_400  # seconds for which a push service keeps what it cannot deliver
PASSING = (408, 425, 429)
GONE = (404, 410)
MAX_TOKENS = 1000  # of one browser
KEY = "push"


class Message(msgspec.Struct):
    """What the page's worker shows. A click opens ``url``; a newer message of the same ``tag`` takes its place."""

    title: str
    body: str
    tag: str
    url: str


class Waiting(msgspec.Struct):
    """A message on its way to a browser."""

    hash: str
    match: str
    note: str
    body: str
    attempt: int
    due: int
    endpoint: str
    p256dh: str
    auth: str


class Listener(msgspec.Struct):
    hash: str
    lang: str


class Push:
    """``policy`` is off, public (only public addresses, by HTTPS) or any."""

    def __init__(self, policy: str, contact: str, database: Database) -> None:
        self.policy = policy
        self.contact = contact
        self.database = database
        self.sent = 0
        self.failed = 0
        self.anybody = False  # whether any browser listens at all; looked up now and then
        self._signer: Signer | None = None
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._wake = asyncio.Event()

    async def signer(self) -> Signer:
        """The house's key, made when it is needed first and kept for ever: browsers are bound to it."""
        from .webpush import Signer  # here, since most servers never push

        if self.policy == "off":
            raise Refusal("not-allowed", "this server sends no push messages (MOONWALL_PUSH=off)")
        if self._signer is None:
            mine = select(keepsakes.c.value).where(keepsakes.c.name == KEY)
            async with self.database.engine.begin() as connection:
                found = (await connection.execute(mine)).scalar()
                if found is None:  # another process may be making one, too: the first one kept counts
                    row = {"name": KEY, "value": Signer.new_secret()}
                    await connection.execute(self.database.insert_new(keepsakes).values(row))
                    found = (await connection.execute(mine)).scalar_one()
            self._signer = Signer(str(found), self.contact)
        return self._signer

    # --- who listens ---------------------------------------------------------------------------------------------

    async def subscribe(self, endpoint: str, p256dh: str, auth: str, lang: str, hashes: Sequence[str]) -> None:
        """From now on this browser hears of what these tokens hold."""
        from .webpush import readable

        if self.policy == "off":
            raise Refusal("not-allowed", "this server sends no push messages (MOONWALL_PUSH=off)")
        outside.check(endpoint, self.policy, "push service")
        if self.policy == "public" and not endpoint.startswith("https:"):
            raise Refusal("invalid", "the push service must be an https address")
        if not readable(p256dh, auth):
            raise Refusal("invalid", "p256dh must be a P-256 point of 65 bytes and auth 16 bytes, both as base64url")
        name = tokens.digest(endpoint)
        values = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth, "lang": lang, "at": now()}
        rows = [{"token_hash": hashed, "hash": name} for hashed in hashes]
        async with self.database.engine.begin() as connection:
            await connection.execute(self.database.upsert(subscriptions, {"hash": name}, values))
            await connection.execute(self.database.insert_new(subscribers), rows)
            mine = select(func.count()).where(subscribers.c.hash == name)
            if (await connection.execute(mine)).scalar_one() > MAX_TOKENS:
                await connection.rollback()
                raise Refusal("too-many", f"a browser listens for {MAX_TOKENS} tokens, not more; make a key of them")
        self.anybody = True

    async def unsubscribe(self, endpoint: str) -> bool:
        return await self._forget(tokens.digest(endpoint))

    async def _forget(self, name: str) -> bool:
        async with self.database.engine.begin() as connection:
            gone = await connection.execute(delete(subscriptions).where(subscriptions.c.hash == name))
        return gone.rowcount == 1

    async def listeners(self, hashes: Iterable[str]) -> list[Listener]:
        """The browsers that hear of what these tokens hold."""
        query = (
            select(subscriptions.c.hash, subscriptions.c.lang)
            .join(subscribers, subscribers.c.hash == subscriptions.c.hash)
            .where(subscribers.c.token_hash.in_(list(hashes)))
            .distinct()
        )
        async with self.database.engine.connect() as connection:
            return [Listener(*row) for row in await connection.execute(query)]

    # --- telling -------------------------------------------------------------------------------------------------

    async def tell(self, match: str, messages: Sequence[tuple[Listener, Message]]) -> None:
        """Keep what is to be told; it is sent as soon as there is time."""
        async with self.database.engine.begin() as connection:
            for listener, message in messages:
                values = {
                    "note": secrets.token_hex(8),
                    "body": msgspec.json.encode(message).decode(),
                    "attempt": 0,
                    "due": until_ms(0.0),
                }
                key = {"hash": listener.hash, "match_id": match}
                await connection.execute(self.database.upsert(pushes, key, values))
        self._wake.set()

    async def watch_over(self) -> None:
        """Send what is due, whoever kept it: this process, another one, one that has ended."""
        while True:
            try:
                await self._look()
            except (SQLAlchemyError, OSError) as error:
                log.warning("push must wait", kind=type(error).__name__)
            self._wake.clear()
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self._wake.wait()
            except TimeoutError:
                continue

    async def _look(self) -> None:
        if self.policy == "off":
            return
        async with self.database.engine.connect() as connection:
            self.anybody = (await connection.execute(select(subscriptions.c.hash).limit(1))).first() is not None
        while self.anybody and (due := await self._due()):
            await asyncio.gather(*(self._send(one) for one in due))

    async def _due(self) -> list[Waiting]:
        columns = (pushes.c.hash, pushes.c.match_id, pushes.c.note, pushes.c.body, pushes.c.attempt, pushes.c.due)
        browser = (subscriptions.c.endpoint, subscriptions.c.p256dh, subscriptions.c.auth)
        query = select(*columns, *browser).join(subscriptions, subscriptions.c.hash == pushes.c.hash)
        query = query.where(pushes.c.due <= until_ms(0.0)).order_by(pushes.c.due).limit(4 * AT_ONCE)
        async with self.database.engine.connect() as connection:
            return [Waiting(*row) for row in await connection.execute(query)]

    async def _send(self, one: Waiting) -> None:
        """Try once. Who has put it off first has it: two processes do not send the same."""
        if not await self._put_off(one, one.attempt, CLAIMED):
            return
        async with self._slots:
            status, after = await self._try(one)
        if status in GONE:
            await self._forget(one.hash)
        elif 200 <= status < 300:
            self.sent += 1
            await self._done(one)
        elif (status == 0 or status >= 500 or status in PASSING) and one.attempt < len(PAUSES):
            await self._put_off(one, one.attempt + 1, max(PAUSES[one.attempt], after))
        else:
            self.failed += 1
            await self._done(one)
        if not 200 <= status < 300:
            log.info("push failed", match=one.match[:6], status=status, attempt=one.attempt + 1)

    async def _try(self, one: Waiting) -> tuple[int, float]:
        """The status; 0 when nobody answered. What is logged never holds the address: it is a secret itself."""
        from .webpush import seal

        headers = {
            "Authorization": (await self.signer()).header(one.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Urgency": "normal",
            "Topic": hashlib.sha256(one.match.encode()).hexdigest()[:32],
        }
        try:
            outside.check(one.endpoint, self.policy, "push service")
            async with asyncio.timeout(2 * outside.TIMEOUT):
                sealed = seal(one.body.encode(), one.p256dh, one.auth)
                return await outside.post(one.endpoint, self.policy, sealed, headers)
        except Refusal:
            return 400, 0.0
        except (OSError, TimeoutError):
            return 0, 0.0

    async def _put_off(self, one: Waiting, attempt: int, seconds: float) -> bool:
        due = until_ms(seconds)
        where = and_(self._is(one), pushes.c.due == one.due)
        async with self.database.engine.begin() as connection:
            mine = await connection.execute(update(pushes).where(where).values(attempt=attempt, due=due))
        one.due = due
        return mine.rowcount == 1

    async def _done(self, one: Waiting) -> None:
        async with self.database.engine.begin() as connection:
            await connection.execute(delete(pushes).where(self._is(one)))

    def _is(self, one: Waiting) -> Any:
        return and_(pushes.c.hash == one.hash, pushes.c.match_id == one.match, pushes.c.note == one.note)
