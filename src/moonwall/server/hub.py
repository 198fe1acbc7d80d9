"""Hub: all rooms of this process, what they share (disk, bots, webhooks, other processes), and how they come and go."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from moonwall import table

from . import tidy
from .absent import look_at_clocks
from .alone import Alone, private
from .analysts import Analysts
from .contents import Contents
from .database import Database, Journal
from .errors import Refusal, StartFault
from .health import Health
from .limits import Bucket, caller
from .operate import tend
from .packs import PackShelf
from .push import Push
from .readers import Readers
from .rebuild import Rebuilt, compare, rebuild
from .room import ELSEWHERE_DELAY, Room, renewed
from .rows import MatchRow
from .settings import Settings
from .space import Space
from .standing import given
from .store import Store, under_rules
from .store import now as store_now
from .telling import Telling
from .thinkers import Thinkers, thinks_long
from .turns import IDLE, PEOPLE, WATCHED, Asker
from .webhook import Webhooks
from .wire import Presence

if TYPE_CHECKING:
    from .bus import Bus

log = structlog.get_logger("moonwall.hub")
PRESENCE_EVERY = 30.0
PRESENCE_KEPT = 75.0
RESUME_AT_START = 500
SWEEP_EVERY = 6.0
PRESENCE_PAUSE = 0.1
LONGEST = 20_000  # answers; no game has a tenth of it, but one with a pack may never end
IDLE_RATE, IDLE_BURST = 20.0, 20  # moves a second of all tables that nobody looks at
TEND_FIRST, TEND_EVERY = 60.0, 3600.0
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.database = Database(settings.url)
        file = self.database.file
        self.space = Space(settings, file.parent if file is not None else None)
        self.store = Store(self.database, self.process, self.space)
        self.blocked: list[Network] = []
        self.journal = Journal(self.database, self.process)
        self.thinkers = Thinkers(settings.bot_workers, settings.plugins, seed=settings.bot_seed)
        self.webhooks = Webhooks(settings.webhooks, keeper=self.store)
        self.push = Push(settings.push, settings.push_contact, self.database)
        self.telling = Telling(self)
        self.readers = Readers(settings)
        self.analysts = Analysts(self.database, settings.plugins)
        self.packs = PackShelf(self.store, settings.folder / "packs", self.readers)
        self.health = Health(self.database)
        self.alone: Alone | None = None
        self.contents = Contents(self.store, self.packs, settings.folder / "contents")
        self.bus: Bus | None = None
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.turn = asyncio.Lock()  # one page's news at a time, so that answers are heard in between
        self.answers = 0
        self.closing = False
        self.draining = False  # it ends soon: a balancer should send nobody here any more
        self._photographer = asyncio.Lock()  # one snapshot at a time
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._elsewhere: dict[str, dict[str, tuple[Presence, float]]] = {}
        self._alone_at_play: set[str] = set()  # tables of bots alone that play on though nobody looks
        self._alone_pace = Bucket(IDLE_RATE, IDLE_BURST)
        self._presence_due: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self._take_database()
        await self.contents.keep_house()
        self.journal.start()
        if self.database.postgres:
            from .bus import Bus

            self.bus = Bus(self.database.url, self.process, self._heard, self._catch_up_all)
            await self.bus.start()
        self.spawn(self._resume_bots())
        self.spawn(self._repeat_presence())
        self.spawn(self._sweep())
        self.spawn(self.readers.warm())
        self.spawn(self._tend())
        await self._read_blocks()
        self.spawn(self.webhooks.watch_over(alone=not self.database.postgres))
        self.spawn(self.push.watch_over())
        self.spawn(tidy.keep(lambda: self.answers))

    async def _take_database(self) -> None:
        file = self.database.file
        if file is not None:
            try:
                file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                self.alone = Alone(file)
                self.alone.hold()
                private(file)
            except OSError as error:
                raise StartFault(f"The folder {file.parent} cannot be used: {error.strerror or error}") from error
        await self.database.open()

    async def close(self) -> None:
        self.closing = True
        for room in self.rooms.values():
            room.tell("restart")
        await asyncio.sleep(0.05)
        for task in [*self._tasks, *(t for r in self.rooms.values() for t in r.thinking.values())]:
            task.cancel()
        if self.bus is not None:
            await self.bus.stop()
        await self.journal.stop()
        await self.thinkers.close()
        await self.readers.close()
        await self.analysts.close()
        await self.webhooks.close()
        await self.database.close()
        if self.alone is not None:
            self.alone.let_go()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- rooms ---------------------------------------------------------------------------------------------------

    async def room(self, match_id: str, ours: bool = False) -> Room:
        """The room of a match, rebuilt from disk if it is not open; ``ours``: no other process can know it yet."""
        found = self.rooms.get(match_id)
        if found is not None and not found.gone:
            self.rooms.move_to_end(match_id)
            found.used = time.monotonic()
            return found
        task = self._loading.get(match_id)
        if task is None:
            task = self._loading[match_id] = asyncio.create_task(self._load(match_id, ours))
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def enter(self, match_id: str, tokens: list[str]) -> Room:
        """The room for somebody who comes with these tokens. What another process has committed before is seen here
        now: its notice may still be on the way, or lost with a connection."""
        room = await self.room(match_id)
        unseen = not room.watched
        room.looked = time.monotonic()
        if tokens:
            room.party = caller.get()
        if unseen:
            self.thinkers.turns.watched(room.id)
            self.consider(room)
        if self.database.postgres:
            await room.catch_up()
            if not room.all_known(tokens):
                await room.refresh_table()  # a seat that was taken elsewhere a moment ago
        return room

    async def _load(self, match_id: str, ours: bool) -> Room:
        row = await self.store.match(match_id)
        if row is None:
            raise Refusal("not-found", "there is no such match here")
        started = time.perf_counter()
        rows = await self.store.entries(match_id)
        packs, made = await self._rebuild(row, rows)
        store = self.store
        people = await store.seats(match_id), await store.holders(match_id), await store.asks(match_id)
        room = Room(self, row, packs, *people, made)
        if made.broken:
            log.warning("rules have changed under a match", match=match_id[:6], count=made.match.count)
        log.debug(
            "room opened", match=match_id[:6], entries=len(rows), ms=round(1000 * (time.perf_counter() - started))
        )
        room.party = caller.get() if ours else ""
        self.rooms[match_id] = room
        if self.database.postgres:
            await room.refresh()  # what was written between reading and being known to the bus
        self._evict()
        elsewhere = self.database.postgres and not ours
        self.consider(room, delay=ELSEWHERE_DELAY if elsewhere else 0.0, ours=ours)
        return room

    async def _rebuild(self, row: MatchRow, rows: Sequence[Any]) -> tuple[tuple[str, ...], Rebuilt]:
        """A match as its journal tells it. Under other rules, or without the content it was begun with, it is compared
        answer by answer first: nothing changes that its people have not agreed to."""
        setup = msgspec.json.decode(row.setup)
        snapshot = await self.store.snapshot(row.id)
        try:
            packs, own = await self.contents.find(row.game, setup, msgspec.json.decode(row.packs))
            same = own and setup["rules"] == table.game_type(row.game).rules_version
            if same:
                made = await asyncio.to_thread(rebuild, row.setup, packs, rows, snapshot)
                if not made.broken:
                    return packs, made
            story = await self.store.story(row.id)
            made = await asyncio.to_thread(compare, row.setup, packs, rows, snapshot, story)
        except (table.TableError, table.RulesFault) as error:
            raise Refusal("stuck", f"this table cannot be set under the rules of this version: {error}") from error
        if not made.broken and not row.closed:  # all that was played is the same: it simply goes on
            row.setup = renewed(row.setup, made.match)
            await self.store.write(*under_rules(row.id, row.setup))
            await self.contents.keep(row.game, made.match.setup.content)
        return packs, made

    def _evict(self) -> None:
        if len(self.rooms) <= self.settings.cached_matches:
            return
        for room in list(self.rooms.values())[:-1]:
            if not room.busy:
                self._put_to_sleep(room)
                if len(self.rooms) <= self.settings.cached_matches:
                    return

    def _put_to_sleep(self, room: Room) -> None:
        """Nothing of the match stays in memory: whoever comes next wakes it from disk."""
        del self.rooms[room.id]
        self._alone_at_play.discard(room.id)

    def rest(self) -> None:
        """Let matches sleep that nobody has looked at or needed for a while."""
        before = time.monotonic() - self.settings.sleep_after
        for room in list(self.rooms.values()):
            if room.used < before and room.looked < before and not room.busy:
                self._put_to_sleep(room)

    async def save_snapshot(self, room: Room, number: int, match: table.Match) -> None:
        """Taken on a copy, in a thread, one after the other, and written with the next answers, which then wait for no
        second writer. A failure costs nothing but time later."""
        try:
            async with self._photographer:
                doc = await asyncio.to_thread(lambda: msgspec.json.encode(match.snapshot()))
            await self.journal.beside(room.id, self.store.snapshot_kept(room.id, number, doc))
        except Exception:
            log.exception("snapshot failed", match=room.id[:6])

    async def delete(self, room: Room) -> None:
        await self.store.delete(room.id)
        self._drop(room)

    def _drop(self, room: Room) -> None:
        room.gone = True
        self.rooms.pop(room.id, None)
        self.telling.forget(room.id)
        self._alone_at_play.discard(room.id)
        for task in room.thinking.values():
            task.cancel()
        room.tell("gone")

    # --- what follows a change -----------------------------------------------------------------------------------

    def consider(self, room: Room, delay: float = 0.0, ours: bool = False) -> bool:
        """Let bots think whose turn it is, give standing answers, tell the webhook when the turn has passed to other
        people. Says whether a standing answer is being given at once."""
        if self.closing or room.gone or room.broken or room.row.closed:
            return False
        unasked = False
        who = {s.seat: s for s in room.seats}
        for decision in room.match.decisions:
            if any(s in who and who[s].player is None for s in decision.seats):
                unasked |= self._answer_unasked(room, decision, delay)
                continue
            chair = who.get(decision.seat)
            decision_id = room.history.decision_id(decision)
            bot = None if chair is None else chair.player
            if bot is not None and decision_id not in room.thinking and self._may_think(room):
                work = self._think(room, decision_id, decision.seat, bot, delay)
                room.thinking[decision_id] = asyncio.create_task(work)
        if ours:
            self.telling.turn(room)
        return unasked and not delay

    def _answer_unasked(self, room: Room, decision: table.Decision, delay: float) -> bool:
        """Give the standing answer of a person's seat, if it has one for this."""
        answer = given(room, decision)
        if answer is None:
            return False
        decision_id = room.history.decision_id(decision)
        if decision_id not in room.thinking:
            room.thinking[decision_id] = asyncio.create_task(self._give(room, decision_id, *answer, delay))
        return True

    async def _give(self, room: Room, decision_id: str, seat: int, option: str, delay: float) -> None:
        try:
            if delay:
                await asyncio.sleep(delay)
            room.thinking.pop(decision_id, None)  # the answer may open this seat's next decision at once
            await room.answer((seat,), decision_id, option, seat)
        except Refusal as refusal:
            room.tell("state")
            if refusal.code != "late":
                log.warning("standing answer refused", error=refusal.code, match=room.id[:6])
        except Exception:
            room.tell("state")
            log.exception("standing answer failed", match=room.id[:6])
        finally:
            room.thinking.pop(decision_id, None)

    def _lane(self, room: Room) -> str:
        if any(s.who == "human" for s in room.seats):
            return PEOPLE
        return WATCHED if room.watched else IDLE

    def _may_think(self, room: Room) -> bool:
        """Tables of bots alone rest while nobody looks, but for some; all bots rest where a game does not end."""
        if room.count >= LONGEST:
            return False
        if self._lane(room) != IDLE or room.over:
            self._alone_at_play.discard(room.id)
        elif room.id not in self._alone_at_play:
            if len(self._alone_at_play) >= self.settings.idle_tables:
                return False
            self._alone_at_play.add(room.id)
        return True

    async def _think(self, room: Room, decision_id: str, seat: int, bot: str, delay: float) -> None:
        try:
            if delay:
                await asyncio.sleep(delay)
            lane = self._lane(room)
            while lane == IDLE and (pause := self._alone_pace.take()):
                await asyncio.sleep(pause)
            if not self._still_bots(room, decision_id, seat):
                return  # answered while this one waited, or its holder is back
            asker = Asker(lane, room.party, room.id, thinks_long(bot))
            option = await self.thinkers.choose(room.match.clone(), room.packs, seat, bot, asker)
            if not self._still_bots(room, decision_id, seat):
                return
            room.thinking.pop(decision_id, None)  # the answer may open this seat's next decision at once
            await room.answer((seat,), decision_id, option, seat)
        except Refusal as refusal:
            if refusal.code != "late":
                log.warning("bot's answer refused", bot=bot, error=refusal.code, match=room.id[:6])
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot's turn failed", bot=bot, match=room.id[:6])
        finally:
            room.thinking.pop(decision_id, None)

    def _still_bots(self, room: Room, decision_id: str, seat: int) -> bool:
        chair = room.seat_row(seat)
        open_now = any(room.history.decision_id(d) == decision_id for d in room.match.decisions)
        return open_now and chair is not None and chair.player is not None

    async def _resume_bots(self) -> None:
        """After a restart somebody may be waiting for a bot."""
        for match_id in await self.store.with_bots(RESUME_AT_START):
            with contextlib.suppress(Refusal):
                await self.room(match_id)
            await asyncio.sleep(0.01)

    async def _sweep(self) -> None:
        """Now and then look whether a room missed something: a notice that was lost, a bot whose turn was forgotten,
        what an operator has done."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self._read_blocks()
                await self._drop_deleted()
                await look_at_clocks(self)
                self.rest()
            except Exception:
                log.exception("sweep failed")
                continue
            for room in [r for r in self.rooms.values() if r.pages]:
                try:
                    if self.database.postgres:
                        await room.refresh()
                    self.consider(room)
                except Exception:
                    log.exception("sweep failed", match=room.id[:6])

    async def _drop_deleted(self) -> None:
        """Close the rooms whose matches are gone. Rooms that open while the database is asked are not asked about."""
        asked = list(self.rooms)
        there = await self.store.existing(asked)
        for match_id in asked:
            if match_id not in there and match_id in self.rooms:
                self._drop(self.rooms[match_id])

    async def _read_blocks(self) -> None:
        self.blocked = [ipaddress.ip_network(net) for net in await self.store.blocked()]
        for room in self.rooms.values() if self.blocked else ():
            for page in room.pages:
                if self._in_blocks(page.address):
                    page.wake("blocked")

    def is_blocked(self, scope: Mapping[str, Any]) -> bool:
        client: Any = scope.get("client")
        return bool(self.blocked) and client is not None and self._in_blocks(str(client[0]))

    def _in_blocks(self, address: str) -> bool:
        """``address`` may be the network that shares limits."""
        try:
            found = ipaddress.ip_network(address.partition("%")[0], strict=False)
        except ValueError:
            return False
        return any(net.version == found.version and net.overlaps(found) for net in self.blocked)

    async def _tend(self) -> None:
        """Forget what has outlived its time (``operate.outlived``), an hour after the other."""
        await asyncio.sleep(TEND_FIRST)
        while True:
            try:
                busy = {room.id for room in self.rooms.values() if room.pages}
                gone = await asyncio.to_thread(tend, self.database, self.settings, busy)
                for room in [self.rooms[match_id] for match_id in gone if match_id in self.rooms]:
                    self._drop(room)
            except Exception:
                log.exception("tending failed")
            await asyncio.sleep(TEND_EVERY)

    # --- other processes -----------------------------------------------------------------------------------------

    async def _heard(self, what: str, match_id: str, rest: str) -> None:
        room = self.rooms.get(match_id)
        if room is None:
            return
        if what == "e":
            self.spawn(room.refresh())
        elif what == "c":
            room.tell("chat")
        elif what == "t":
            self.spawn(room.refresh_table())
        elif what == "d":
            self._drop(room)
        elif what == "p":
            process, _, doc = rest.partition(" ")
            here = self._elsewhere.setdefault(match_id, {})
            here[process] = (msgspec.json.decode(doc, type=Presence), time.monotonic() + PRESENCE_KEPT)
            room.tell("presence")

    async def _catch_up_all(self) -> None:
        for room in list(self.rooms.values()):
            await room.refresh()
            await room.refresh_table()
            room.tell("chat")

    # --- presence ------------------------------------------------------------------------------------------------

    def presence(self, room: Room) -> Presence:
        """How many pages each seat has open, here and in the other processes."""
        seats, watchers = self._present_here(room)
        now = time.monotonic()
        seen = {str(s.seat): s.seen for s in room.seats if s.taken}
        for doc, until in self._elsewhere.get(room.id, {}).values():
            if until > now:
                watchers += doc.watchers
                for name, n in doc.seats.items():
                    seats[name] = seats.get(name, 0) + n
            for name, at in (doc.away or {}).items():
                seen[name] = max(seen.get(name) or "", at or "") or None
        return Presence(seats, watchers, {name: at for name, at in seen.items() if not seats.get(name)})

    def _present_here(self, room: Room) -> tuple[dict[str, int], int]:
        seats = {str(s.seat): 0 for s in room.seats if s.who == "human"}
        watchers = 0
        for page in room.pages:
            watchers += not page.seats
            for seat in page.seats:
                seats[str(seat)] = seats.get(str(seat), 0) + 1
        return seats, watchers

    def present(self, room: Room) -> None:
        """A page has come or gone. It is told after a moment, together with others that come and go meanwhile; the
        more pages are there to be told, the longer the moment."""
        if room.id not in self._presence_due and not self.closing:
            self._presence_due.add(room.id)
            pause = PRESENCE_PAUSE * min(25.0, 1.0 + len(room.pages) / 50)
            asyncio.get_running_loop().call_later(pause, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        self._presence_due.discard(room.id)
        self._note_leaving(room)
        room.tell("presence")
        if self.database.postgres and not self.closing:
            self.spawn(self._announce(room))

    def _note_leaving(self, room: Room) -> None:
        """Keep since when seats are away that had a page here a moment ago."""
        here = {seat for page in room.pages for seat in page.seats}
        left, room.attended = room.attended - here, here
        if not left or self.closing or room.gone:
            return
        at = store_now()
        for row in room.seats:
            if row.seat in left:
                row.seen = at
        self.spawn(self._keep_seen(room.id, left, at))

    async def _keep_seen(self, match_id: str, left: set[int], at: str) -> None:
        with contextlib.suppress(SQLAlchemyError):  # it is only told
            await self.store.saw(match_id, left, at)

    async def _announce(self, room: Room) -> None:
        seats, watchers = self._present_here(room)
        away: dict[str, str | None] = {str(s.seat): s.seen for s in room.seats if s.seen and not seats.get(str(s.seat))}
        doc = msgspec.json.encode(Presence(seats, watchers, away)).decode()
        async with self.database.engine.begin() as connection:
            await self.database.notify(connection, [f"p {room.id} {self.process} {doc}"])

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_EVERY)
            now = time.monotonic()
            for match_id in list(self._elsewhere):
                kept = {p: v for p, v in self._elsewhere[match_id].items() if v[1] > now}
                if kept and match_id in self.rooms:
                    self._elsewhere[match_id] = kept
                else:
                    del self._elsewhere[match_id]
            if self.database.postgres:
                for room in [r for r in self.rooms.values() if r.pages]:
                    with contextlib.suppress(Exception):
                        await self._announce(room)
