"""Room: a match that is being played. One change at a time, on disk before visible, then told to all pages."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

import msgspec
import structlog
from sqlalchemy import Executable

from moonwall import table

from . import tokens
from .database import Row
from .errors import Refusal, from_table
from .gallery import Eye, Gallery, Viewer
from .rebuild import PRINT_EVERY, Marks, Rebuilt, begin, journal_record, print_of, waiting_text
from .rows import Ask, ChatLine, MatchRow, Moment, SeatRow
from .store import close_ask, close_match, encode_events, lapse_asks, now, set_outcome, under_rules
from .thinker import Said
from .timing import first_look
from .wire import AskDoc, Asked, Done, PreviewDoc, UndoDone

if TYPE_CHECKING:
    from .hub import Hub

log = structlog.get_logger("moonwall.room")
KEEP_MOMENTS = 300
CHAT_KEPT = 200
TAKEN_BACK = 1_000  # bytes of an answer that is taken back, about: the journal keeps it
LOOK_LASTS = 60.0  # seconds for which a look counts as watching
ELSEWHERE_DELAY = 3.0  # another process is probably thinking already
T = TypeVar("T")


class Page(Protocol):
    """Somebody who follows a room: it is told that something is new, and fetches it."""

    seats: tuple[int, ...]
    viewers: tuple[Viewer, ...]
    address: str

    def wake(self, what: str) -> None: ...


class Room:
    """``match`` is always what the disk has: an answer is tried on a copy, which takes its place when it is kept."""

    def __init__(
        self,
        hub: Hub,
        row: MatchRow,
        packs: tuple[str, ...],
        seats: list[SeatRow],
        holders: dict[str, frozenset[int]],
        asks: list[Ask],
        made: Rebuilt,
    ):
        self.hub = hub
        self.id = row.id
        self.row = row
        self.packs = packs
        self.seats = seats
        self.holders = holders
        self.asks = asks
        self.match = made.match
        self.history = made.history
        self.broken = made.broken
        self.lock = asyncio.Lock()
        self.pages: set[Page] = set()
        self.attended: set[int] = set()  # seats that had a page here when presence was told last
        self.party = ""  # the address of the one who sat here last: who shares turns to think with other tables
        self.looked = 0.0  # when somebody asked for it last
        self.used = time.monotonic()  # when it was needed last, by whomever
        self.said: dict[Any, tuple[int, bytes]] = {}  # states as they were told to spectators, until something is new
        self.foreseen: dict[Any, list[PreviewDoc]] = {}  # previews that were asked for, until something is new
        self.advised: dict[Any, list[Said]] = {}  # advice that was asked for, likewise
        self._chat: list[ChatLine] | None = None
        self._chat_news = 0
        self.gone = False
        self.recent: dict[int, Moment] = {}
        self.gallery = Gallery()
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self._marks: Marks | None = None
        self._marks_lock = asyncio.Lock()
        self._stale = False
        self._refreshing = False
        self._work: set[asyncio.Task[Any]] = set()

    # --- who is who ----------------------------------------------------------------------------------------------

    def held(self, given: Sequence[str]) -> tuple[int, ...]:
        """The seats of these tokens. A token that is no seat of this match (any more) holds nothing; if none of them
        is good they are refused."""
        found, unknown = self._sorted_out(given)
        theirs = [token for token in given if not token.startswith(tokens.KEY)]  # a key may hold nothing here
        if unknown and theirs and not found and not self.owned(given) and not self.let_in(given):
            raise Refusal("token-unknown", "this token is no seat of this match")
        return found

    def all_known(self, given: Iterable[str]) -> bool:
        """Whether each of these tokens is a seat of this match, its owner's or that of its spectators."""
        return not self._sorted_out(given)[1]

    def _sorted_out(self, given: Iterable[str]) -> tuple[tuple[int, ...], int]:
        """The seats of these tokens, and how many tokens are none."""
        found: set[int] = set()
        unknown = 0
        for token in given:
            hashed = tokens.digest(token)
            mine = {s.seat for s in self.seats if s.token_hash and hmac.compare_digest(s.token_hash, hashed)}
            mine |= {seat for seat in self.holders.get(hashed, ()) if seat >= 0}
            found |= mine
            unknown += (
                not mine and not self._owns(hashed) and hashed not in (self.row.watch_hash, self.row.comment_hash)
            )
        return tuple(sorted(found)), unknown

    def _owns(self, hashed: str) -> bool:
        return hmac.compare_digest(self.row.owner_hash, hashed) or -1 in self.holders.get(hashed, ())

    def owned(self, given: Iterable[str]) -> bool:
        return any(self._owns(tokens.digest(token)) for token in given)

    def let_in(self, given: Iterable[str]) -> bool:
        """Whether one of these tokens lets one watch, whoever else may."""
        links = {self.row.watch_hash, self.row.comment_hash} - {None}
        return bool(links) and any(tokens.digest(t) in links for t in given)

    def comments(self, given: Iterable[str]) -> bool:
        """Whether one of these tokens shows all seats' views, as everybody at the table has agreed."""
        return self.row.comment_hash is not None and any(tokens.digest(t) == self.row.comment_hash for t in given)

    def seat_row(self, seat: int) -> SeatRow | None:
        return next((s for s in self.seats if s.seat == seat), None)

    @property
    def people(self) -> set[int]:
        """Seats that somebody has taken and not given up."""
        return {s.seat for s in self.seats if s.taken and not s.resigned}

    def voters(self, what: str) -> set[int]:
        """Whose yes is needed: who has resigned no more decides how it is played, but still what is shown."""
        return {s.seat for s in self.seats if s.taken} if what in ("record", "comment") else self.people

    def whole_table(self, held: Iterable[int]) -> bool:
        """Whether these are all the seats that ever were people's: then nobody else's secret or wish is in the way."""
        humans = {s.seat for s in self.seats if s.who == "human"}
        return humans <= set(held) and not self.left

    @property
    def left(self) -> list[int]:
        """Seats that a person held who does not any more: nobody can agree to anything in their name."""
        return [s.seat for s in self.seats if s.passed]

    @property
    def count(self) -> int:
        return self.history.count

    @property
    def version(self) -> int:
        return self.history.version

    @property
    def over(self) -> bool:
        return self.match.over if not self.broken else self.row.outcome is not None

    @property
    def open(self) -> bool:
        """Whether everything may be shown: the game is over, or its people have closed it."""
        return self.over or self.row.closed is not None

    @property
    def coached(self) -> bool:
        """Whether its people may ask a bot: as it was chosen, else where all other seats are bots'."""
        return sum(s.who == "human" for s in self.seats) <= 1 if self.row.coach is None else self.row.coach

    @property
    def shown(self) -> int:
        """The newest moment that spectators may see."""
        return self.count if self.open else max(0, self.count - self.row.delay)

    # --- answers -------------------------------------------------------------------------------------------------

    async def answer(self, held: Sequence[int], decision: str, option: str, seat: int | None = None) -> Done:
        """Take an answer: it is on disk when this returns. A repeated one is acknowledged again, a late one refused."""
        return await self._finish(self._answer(held, decision, option, seat))

    async def _answer(self, held: Sequence[int], decision_id: str, option: str, seat: int | None) -> Done:
        async with self.lock:
            await self._freshen()
            while True:
                open_now = next((d for d in self.match.decisions if self.history.decision_id(d) == decision_id), None)
                if open_now is None:
                    return await self._repeated(held, decision_id, option)
                by = who_answers(held, open_now, seat)
                trial = self.match.trial()
                try:
                    trial.play(option, by)
                except table.TableError as error:
                    raise from_table(error) from error
                row = self._row("answer", trial, by, option, decision_id)
                if await self._keep(row, self._after(trial)):
                    self._accept_answer(trial, row)
                    self.publish()
                    return Done(self.version, self.count)
                await self._catch_up()  # another process was first with this number; look again

    async def _repeated(self, held: Sequence[int], decision_id: str, option: str) -> Done:
        before = await self.hub.store.answer_to(self.id, decision_id)
        if before is not None and before[0] in held and before[1] == option:
            return Done(self.version, self.count, repeat=True)
        if before is None or before[0] in held:
            raise Refusal("late", "this decision is not open any more; here is how things stand")
        raise Refusal("late", "somebody else has answered this decision already; here is how things stand")

    def _after(self, trial: table.Match) -> list[Executable]:
        """What else changes on disk with the next entry."""
        if trial.over == self.match.over:
            return []
        outcome = trial.outcome
        due = None if trial.over else first_look(self.row.clock)
        return [set_outcome(self.id, None if outcome is None else msgspec.json.encode(outcome.encode()).decode(), due)]

    def _accept_answer(self, trial: table.Match, row: Row) -> None:
        self._follow_answer(trial, row["seat"], row["decision"], row["at"])
        if self.version % self.hub.settings.snapshot_every == 0:
            self._spawn(self.hub.save_snapshot(self, self.version, trial.clone()))

    def _follow_answer(self, trial: table.Match, seat: int, decision: str, at: str) -> None:
        self.match = trial
        self.history.answered(seat, decision)
        moment = self.count
        self.recent[moment] = Moment(moment, seat, at, list(trial.events))
        if len(self.recent) > 2 * KEEP_MOMENTS:
            self.recent = {k: m for k, m in self.recent.items() if k > moment - KEEP_MOMENTS}

    # --- undo ----------------------------------------------------------------------------------------------------

    async def undo(self, held: Sequence[int], to: int, seat: int | None = None) -> UndoDone:
        """Back to a moment: at once where that is free or everybody at the table asks for it, else by an ask."""
        return await self._finish(self._undo(held, to, seat))

    async def _undo(self, held: Sequence[int], to: int, seat: int | None) -> UndoDone:
        async with self.lock:
            await self._freshen()
            by = _one_of(held, seat, "undo")
            if not 0 <= to < self.count:
                raise Refusal(
                    "undo-refused", f"there is nothing to take back to moment {to}; the match is at {self.count}"
                )
            self.hub.space.check()  # what is taken back stays in the journal: a match can be played, not for ever anew
            free = max(self.match.undoable(s) for s in held)
            agreed = set(held) & self.people
            if self.count - to <= free or agreed >= self.people:
                await self._go_back(to, by, ())
                return UndoDone(True, self.version, self.count)
            return await self._ask("undo", by, to, agreed)

    async def _ask(self, what: str, by: int, to: int, agreed: set[int]) -> UndoDone:
        """Ask the others; not while somebody else's request of the kind is open."""
        if any(ask.seat != by and ask.what == what for ask in self.asks):
            raise Refusal("undo-refused", "another seat's request of this kind is still open; answer that first")
        await self.hub.store.open_ask(self.id, by, what, to, agreed)
        await self._reload_asks()
        return UndoDone(False, self.version, self.count, next(a for a in self.ask_docs() if a.seat == by))

    async def vote(self, held: Sequence[int], ask_id: int, yes: bool, seat: int | None = None) -> UndoDone:
        """Say yes or no to an ask; the last yes takes back."""
        return await self._finish(self._vote(held, ask_id, yes, seat))

    async def _vote(self, held: Sequence[int], ask_id: int, yes: bool, seat: int | None) -> UndoDone:
        async with self.lock:
            await self._freshen(choosing=True)
            voters = set(held) if seat is None else {_one_of(held, seat, "vote")}
            if not voters:
                raise Refusal("token-missing", "only seats can vote")
            if not any(a.id == ask_id for a in self.asks):
                raise Refusal("ask-closed", "this request to go back is not open any more")
            await self.hub.store.vote(self.id, ask_id, voters, yes)
            await self._reload_asks()
            ask = next((a for a in self.asks if a.id == ask_id), None)
            if ask is None:
                return UndoDone(False, self.version, self.count)
            if all(ask.votes.get(person) for person in self.voters(ask.what)):
                if ask.what != "undo":
                    await self._grant(ask.what, ask.seat, close_ask(ask.id, "granted"))
                    return UndoDone(True, self.version, self.count)
                if ask.to < self.count:
                    await self._go_back(ask.to, ask.seat, (close_ask(ask.id, "granted"),))
                    return UndoDone(True, self.version, self.count)
            return UndoDone(False, self.version, self.count, next(a for a in self.ask_docs() if a.id == ask_id))

    # --- what else the table agrees on ---------------------------------------------------------------------------

    async def wish(self, held: Sequence[int], what: str, seat: int | None = None) -> UndoDone:
        """Ask for the record, or choose how a match goes on whose rules have changed; at once if nobody else is
        there."""
        return await self._finish(self._wish(held, what, seat))

    async def _wish(self, held: Sequence[int], what: str, seat: int | None) -> UndoDone:
        async with self.lock:
            await self._freshen(choosing=True)
            by = _one_of(held, seat, "ask")
            if what == "record":
                if self.left:
                    gone = ", ".join(str(s + 1) for s in self.left)
                    raise Refusal("not-allowed", f"who held seat {gone} before has left and cannot agree to that")
            elif what != "comment" and (not self.broken or self.over):
                raise Refusal("ask-closed", "the rules of this match have not changed; there is nothing to choose")
            agreed = set(held) & self.voters(what)
            if agreed < self.voters(what):
                return await self._ask(what, by, self.match.count if self.broken else self.count, agreed)
            asked = await self.hub.store.open_ask(self.id, by, what, self.count, agreed)
            await self._grant(what, by, close_ask(asked, "granted"))
            return UndoDone(True, self.version, self.count)

    async def _grant(self, what: str, by: int, granted: Executable) -> None:
        """Everybody has agreed."""
        if what == "go-on":
            await self._go_on(by, granted)
        else:
            extra = [close_match(self.id)] if what == "keep" else []
            await self.hub.store.write(granted, *extra, notice=f"t {self.id}")
        await self.refresh_table()

    async def _go_on(self, by: int, granted: Executable) -> None:
        """From the last agreed moment on the match goes by the rules and the content that are here."""
        trial = await self.match_at(self.match.count)
        setup = renewed(self.row.setup, trial)
        why, self.broken = self.broken, ""
        try:
            await self._go_back(trial.count, by, (granted, *under_rules(self.id, setup)))
        except BaseException:
            self.broken = why
            raise
        self.row.setup = setup
        await self.hub.store.set_setup(self.id, setup)  # tells the other processes

    async def _go_back(self, to: int, by: int, extra: Sequence[Executable]) -> None:
        version = self.version
        trial = await self.match_at(to)
        row = self._row("undo", trial, by, None, None)
        row["events"] = "[]"
        self.hub.space.owe(TAKEN_BACK * (self.count - to + 1))
        if not await self._keep(row, [*self._after(trial), *extra, lapse_asks(self.id, to)]):
            await self._catch_up()
            raise Refusal("late", f"something happened in between (version {version}); look again and ask again")
        await self._accept_undo(trial)
        await self._reload_asks()
        self.publish()

    async def _accept_undo(self, trial: table.Match) -> None:
        self.match = trial
        self.history.undone(trial.count)
        self.recent = {k: m for k, m in self.recent.items() if k <= trial.count}
        async with self._marks_lock:
            if self._marks is not None:
                self._marks.forget_after(trial.count)

    async def _reload_asks(self) -> None:
        self.asks = await self.hub.store.asks(self.id)
        self.tell("state")

    def ask_docs(self) -> list[AskDoc]:
        return [
            AskDoc(
                a.id,
                a.seat,
                a.to,
                cast("Asked", a.what),
                sorted(s for s, yes in a.votes.items() if yes),
                sorted(self.voters(a.what) - {s for s, yes in a.votes.items() if yes}),
            )
            for a in self.asks
        ]

    # --- earlier moments -----------------------------------------------------------------------------------------

    async def match_at(self, moment: int) -> table.Match:
        """A copy of the match as it was; a worker thread plays the answers again."""
        async with self._marks_lock:
            if self._marks is None:
                self._marks = Marks(await asyncio.to_thread(begin, self.row.setup, self.packs))
            answers = self.match.answers  # read under the lock: an undo cuts the marks under it, too
            return await asyncio.to_thread(self._marks.match_at, min(moment, len(answers)), answers)

    async def moments(self, first: int, last: int) -> list[Moment]:
        """What happened at these moments, from memory or disk."""
        first, last = max(first, 0), min(last, self.count)
        if first > last:
            return []
        missing = [self.history.reached[k] for k in range(first, last + 1) if k not in self.recent]
        found = {m.k: m for m in await self.hub.store.moments(self.id, missing)} if missing else {}
        recent = self.recent
        return [recent.get(k) or found[k] for k in range(first, last + 1) if k in recent or k in found]

    async def record(self) -> dict[str, Any]:
        """The record as it stands; made on a copy in a thread, since it plays everything again."""
        if self.broken:
            return journal_record(self.row.setup, await self.hub.store.entries(self.id))
        return await asyncio.to_thread(self.match.clone().record)

    def eye(self, viewer: Viewer) -> Eye:
        """What a viewer sees now."""
        return self.gallery.eye(viewer, {v for page in self.pages for v in page.viewers}, self.match, self.history)

    @property
    def watched(self) -> bool:
        """Whether somebody looks, or did a moment ago."""
        return bool(self.pages) or time.monotonic() - self.looked < LOOK_LASTS

    async def chat(self, after: int, limit: int, fresh: bool = False) -> list[ChatLine]:
        """The newest lines after one; read from disk once for all pages, unless they are wanted ``fresh``."""
        while self._chat is None or fresh:
            news = self._chat_news
            found = await self.hub.store.chat(self.id, 0, CHAT_KEPT)
            if news == self._chat_news:
                self._chat = found
                break
        kept = self._chat
        if len(kept) == CHAT_KEPT and 0 < after < kept[0].id - 1:
            return await self.hub.store.chat(self.id, after, limit)
        return [line for line in kept if line.id > after][-limit:]

    # --- news ----------------------------------------------------------------------------------------------------

    def publish(self, ours: bool = True) -> None:
        """Something is new: tell the pages, let bots think, tell the webhook (unless another process wrote it). What is
        answered unasked at once is told together with its answer, so that no page shows the question."""
        if not self.hub.consider(self, 0.0 if ours else ELSEWHERE_DELAY, ours):
            self.tell("state")

    def tell(self, what: str) -> None:
        if what in ("state", "table"):
            self.foreseen.clear()
            self.advised.clear()
        if what == "state":
            self.said.clear()
        elif what == "chat":
            self._chat = None
            self._chat_news += 1
        for page in self.pages:
            page.wake(what)

    async def refresh(self) -> None:
        """Another process has written something. Notices that come while one is waiting are the same notice."""
        if self._refreshing:
            return
        self._refreshing = True
        try:
            await self.lock.acquire()
        finally:
            self._refreshing = False
        try:
            await self._catch_up()
        finally:
            self.lock.release()

    async def catch_up(self) -> None:
        """Know everything that is on disk now. A match that was deleted meanwhile is gone."""
        async with self.lock:
            await self._catch_up()

    async def refresh_table(self) -> None:
        """Seats or asks have changed, here or elsewhere."""
        row = await self.hub.store.match(self.id)
        if row is None:
            self.gone = True
            self.tell("gone")
            return
        if row.setup != self.row.setup:
            self.broken = ""  # its people go on under the rules that are here
        self.row = row
        self.seats = await self.hub.store.seats(self.id)
        self.holders = await self.hub.store.holders(self.id)
        await self._reload_asks()
        self.tell("table")
        self.hub.consider(self)

    async def _freshen(self, choosing: bool = False) -> None:
        if self.gone:
            raise Refusal("not-found", "this match has been deleted")
        if self._stale:
            await self._catch_up()
        if self.row.closed:
            raise Refusal("stuck", "the people of this match have kept it as a record; it is not played any more")
        if self.broken and not choosing:
            choice = f"go on from moment {self.match.count}, up to which all is the same, or keep it as a record"
            raise Refusal("stuck", f"{self.broken}. Choose: {choice}")

    async def _catch_up(self) -> None:
        """Follow the entries on disk and tell of them: the first to read them here must do it, nobody does it later."""
        rows = await self.hub.store.entries(self.id, self.version)
        for number, kind, seat, option, decision, moment, at, _ in rows:
            if number != self.version + 1:
                raise RuntimeError(f"entry {number} follows {self.version}")
            if kind == "undo":
                await self._accept_undo(await self.match_at(moment))
                continue
            trial = self.match.trial()
            trial.play(option, seat)
            self._follow_answer(trial, seat, decision, at)
        self._stale = False
        if rows:
            self.asks = await self.hub.store.asks(self.id)
            self.publish(ours=False)

    # --- small parts ---------------------------------------------------------------------------------------------

    def _row(self, kind: str, trial: table.Match, seat: int, option: str | None, decision: str | None) -> Row:
        return {
            "match_id": self.id,
            "number": self.version + 1,
            "kind": kind,
            "seat": seat,
            "option": option,
            "decision": decision,
            "moment": trial.count,
            "waiting": waiting_text(trial),
            "events": encode_events(trial.events),
            "at": now(),
            "print": print_of(trial) if kind == "answer" and (self.version + 1) % PRINT_EVERY == 0 else None,
        }

    async def _keep(self, row: Row, extra: Sequence[Executable]) -> bool:
        try:
            return await self.hub.journal.add(row, extra)
        except BaseException:
            self._stale = True  # nobody knows whether it reached the disk: look there before the next thing
            raise

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """A page that closes in the middle must not leave the room half changed."""
        return await asyncio.shield(self._spawn(work))

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    @property
    def busy(self) -> bool:
        return bool(self.pages or self.thinking or self._work) or self.lock.locked()


def renewed(setup: str, match: table.Match) -> str:
    """The start of a match that goes by these rules and this content from now on."""
    doc = msgspec.json.decode(setup)
    now = {"rules": match.game.rules_version, "content": match.setup.content.describe()}
    return msgspec.json.encode({**doc, **now}).decode()


def who_answers(held: Sequence[int], decision: table.Decision, seat: int | None) -> int:
    if seat is not None:
        if seat not in held:
            raise Refusal("not-your-decision", f"this page does not hold seat {seat}")
        if seat not in decision.seats:
            raise Refusal("not-your-decision", f"this decision is for seat {decision.seat}, not for seat {seat}")
        return seat
    mine = [s for s in decision.seats if s in held]
    if not mine:
        raise Refusal("not-your-decision", f"this decision is for seat {decision.seat}, which this page does not hold")
    return mine[0]


def _one_of(held: Sequence[int], seat: int | None, verb: str) -> int:
    """The seat that acts where any held one may."""
    if not held:
        raise Refusal("token-missing", f"only seats can {verb}; show a seat token")
    if seat is None:
        return held[0]
    if seat not in held:
        raise Refusal("not-your-decision", f"this page does not hold seat {seat}")
    return seat
