"""Match: a position at a table, with its open decisions, its history and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any, cast

from .errors import IllegalOption, NotYourDecision, RulesFault, UndoRefused
from .events import Event, visible
from .film import Frame, Reel, film
from .games import GameType, Setup
from .options import Option, parse
from .outcome import Outcome
from .position import NOBODY, Position, Seat, write_seed
from .preview import Foresight, Preview
from .shown import Shown
from .steps import Choice, Step, Together

FORMAT = 1
MARK_EVERY = 64

Past = tuple[Any, int, str, bool]  # what went before (a Past or None), seat, option text, whether it revealed something


class Decision:
    """A seat is asked. ``seats`` are all that may answer (any one of them), ``about`` fills the prompt's sentence."""

    __slots__ = ("_number", "choice", "options", "seat", "seats")

    def __init__(self, choice: Choice[Any], options: list[Option], seats: tuple[int, ...], number: int) -> None:
        self.choice = choice
        self.options = options
        self.seat = seats[0]
        self.seats = seats
        self._number = number

    @property
    def kind(self) -> str:
        return self.choice.kind

    @property
    def id(self) -> str:
        """Stays the same while this decision is open, also when others answer theirs; never comes again."""
        return f"{self._number}-{self.seat}"

    def __repr__(self) -> str:
        return f"<decision {self.id} {self.kind}: {len(self.options)} options>"


class Match:
    """Made by ``table.start``, ``restore``, ``replay`` or ``compose``."""

    __slots__ = (
        "_automata",
        "_decisions",
        "_events",
        "_marks",
        "_opened",
        "_past",
        "_settle",
        "checked",
        "count",
        "game",
        "grade",
        "grade_reason",
        "origin",
        "position",
        "setup",
    )

    def __init__(self, game: GameType, setup: Setup, position: Position, origin: dict[str, Any] | None = None) -> None:
        self.game = game
        self.setup = setup
        self.position = position
        self.count = 0
        self.grade = "exact"
        self.grade_reason = ""
        self._past: Past | None = None
        self.origin = origin  # the document of a composed position; None: the match began with its set-up
        self._automata = position.seats[-1].automaton
        self._settle = position.settler()
        self._events: list[Event] = []
        self._decisions: list[Decision] = []
        self._opened = 0
        self._marks: list[tuple[int, Match]] | None = None
        self.checked: tuple[Match, dict[int, str]] | None = None  # how far a record was played again, and its prints

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.position.seats

    @property
    def decision(self) -> Decision | None:
        return self._decisions[0] if self._decisions else None

    @property
    def decisions(self) -> list[Decision]:
        return self._decisions

    @property
    def over(self) -> bool:
        return not self._decisions

    @property
    def events(self) -> list[Event]:
        """What has happened since the last decision; each says who may see it."""
        return self._events

    @property
    def scores(self) -> list[int]:
        outcome = self.position.outcome
        return self.position.scores() if outcome is None else list(outcome.scores)

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.position.outcome is None else self.position.outcome.winners

    @property
    def answers(self) -> list[tuple[int, str]]:
        """All answers so far, oldest first."""
        return [(seat, text) for seat, text, _ in self._history()]

    @property
    def together(self) -> bool:
        """Whether seats answer at once and in secret now."""
        stack = self.position.stack
        return bool(stack) and isinstance(stack[-1], Together)

    @property
    def revealed(self) -> bool:
        """Whether chance was drawn or something hidden became known with the last answer."""
        return self.position.revealed

    @property
    def depth(self) -> int:
        """How many steps wait, that of the open decision included; no less while an action begun here goes on."""
        return len(self.position.stack)

    def step_at(self, place: int) -> Step[Any] | None:
        """The step that waits at this place, counted from the last to happen; None if fewer wait. It stays the same
        object until it happens."""
        stack = self.position.stack
        return stack[place] if 0 <= place < len(stack) else None

    def decision_of(self, seat: int) -> Decision | None:
        """The open decision this seat may answer."""
        for decision in self._decisions:
            if seat in decision.seats:
                return decision
        return None

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that the seat may know, JSON-able; None is a spectator."""
        return self.views((seat,))[0]

    def views(self, seats: Sequence[int | None], shown: Shown | None = None) -> list[dict[str, Any]]:
        """The views of several seats at once: what is the same for all is made once, so only read them. With ``shown``
        what has not changed since the last call is not even made."""
        position, outcome = self.position, self.position.outcome
        options = None if shown is None else shown.get("options", self.setup.options)
        if options is None:
            options = {k: v if isinstance(v, (int, str)) else _copied(v) for k, v in self.setup.options.items()}
            if shown is not None:
                shown.put("options", self.setup.options, options)
        public: dict[str, Any] = {
            "game": self.game.name,
            "mode": self.setup.mode,
            "options": options,
            "seats": [s.encode() for s in position.seats],
            "you": None,
            "count": self.count,
            "waiting": sorted({s for d in self._decisions for s in d.seats}),
            "decision": None,
            "outcome": None if outcome is None else outcome.encode(),
            "scores": self.scores,
        }
        views = []
        for seat, seen in zip(seats, position.views(seats, shown)):
            mine = None if seat is None else self.decision_of(seat)
            own = {"you": seat, "decision": None if mine is None else self.describe(mine), "table": seen}
            views.append({**public, **own})
        return views

    def describe(self, decision: Decision) -> dict[str, Any]:
        """A decision as JSON, for its own seats only."""
        return {
            "id": decision.id,
            "seat": decision.seat,
            "seats": list(decision.seats),
            "kind": decision.kind,
            "sealed": self._sealed(decision),
            "about": decision.choice.about(self.position),
            "options": [o.text for o in decision.options],
        }

    def _sealed(self, decision: Decision) -> bool:
        """Whether the answer stays hidden until others have given theirs."""
        top = self.step_at(self.depth - 1)
        return isinstance(top, Together) and len(top.choices) > 1 and decision.choice in top.choices

    def events_for(self, seat: int | None) -> list[dict[str, Any]]:
        return visible(self._events, seat)

    # --- playing -------------------------------------------------------------------------------------------------

    def play(self, option: Option | str, seat: int | None = None) -> None:
        """Answer ``decision`` (or the open decision of ``seat``). What is illegal raises and changes nothing."""
        before = self._decisions
        decision = before[0] if before and (seat is None or seat == before[0].seat) else self._asked(seat)
        if option not in decision.options:  # a text, or not the pool's own object: rules compare options by identity
            option = read_option(str(option), decision)
        self._take(decision, option, decision.seat if seat is None else seat)

    def _asked(self, seat: int | None) -> Decision:
        """The decision that is open, or that of the seat."""
        if not self._decisions:
            raise NotYourDecision("the game is over")
        found = self._decisions[0] if seat is None else self.decision_of(seat)
        if found is None:
            waiting = ", ".join(str(d.seat) for d in self._decisions)
            raise NotYourDecision(f"seat {seat} has nothing to decide now; waiting for seat {waiting}")
        return found

    def _take(self, decision: Decision, option: Option, seat: int) -> None:
        before = self._decisions
        position = self.position
        keep_log = position.log is not None
        if keep_log and not isinstance(position.log, Reel):
            position.log = []
        position.revealed = False
        top = position.stack.pop()
        if top.joint:
            self.count += 1
            self._take_together(cast(Together, top), decision.choice, option)
        else:
            position.answering = seat
            decision.choice.take(position, option)
            position.answering = NOBODY
            self.count += 1
            self._advance()
        revealed = position.revealed
        if not revealed:
            after = self._decisions
            if len(after) != 1 or len(before) != 1:
                revealed = _others_asked(before, after, seat)
            elif after[0].seats != before[0].seats:  # else the same seats go on
                revealed = not {seat, *before[0].seats}.issuperset(after[0].seats)
        self._past = (self._past, seat, option.text, revealed)
        if keep_log:
            self._events = cast("list[Event]", position.log)
            if self._marks is not None and self.count % MARK_EVERY == 0:
                self._marks.append((self.count, self.clone()))

    def _take_together(self, group: Together, choice: Choice[Any], option: Option) -> None:
        """One of several answers; where others are still to give theirs, nothing has happened yet."""
        self.position.stack.append(group.answered(group.place_of(choice), option))
        if len(self._decisions) > 1:
            self._decisions = [d for d in self._decisions if d.choice.seat != choice.seat]
        else:
            self._advance(True)

    def _advance(self, same_group: bool = False) -> None:
        """Run steps until somebody must decide or the game is over."""
        position = self.position
        stack = position.stack
        settle = self._settle
        if settle is not None:
            settle(position)
        while stack:
            step = stack.pop()
            if not step.waits:
                step.run(position)
            elif step.joint:
                stack.append(step)
                if self._open_together(cast(Together, step), same_group):
                    return
            else:
                choice: Choice[Any] = step  # type: ignore[assignment]  # what waits is a choice, or joint
                stack.append(step)
                options = choice.options(position)
                if len(options) == 1 and not (position.ask_always and self._asks_alone(choice)):
                    self._take_forced(choice, options[0])
                elif not options:
                    raise RulesFault(f"{choice!r} of {self.game.name} offers nothing")
                elif self._automata and position.seats[choice.seat].automaton:
                    self._take_automatic(choice, options)
                else:
                    self._opened = self.count
                    self._decisions = [Decision(choice, options, choice.deciders(position), self.count)]
                    return
            same_group = False
            if settle is not None:
                settle(position)
        self._decisions = []
        if position.outcome is None:
            raise RulesFault(f"{self.game.name} stopped without an outcome")

    def _take_forced(self, choice: Choice[Any], option: Option) -> None:
        """The only answer of a seat: nobody is asked."""
        position = self.position
        position.stack.pop()
        if position.log is not None and not choice.silent:
            to = (choice.seat,) if choice.secret else None
            position.tell("forced", to, seat=choice.seat, decision=choice.kind, option=option.text)
        choice.take(position, option)

    def _take_automatic(self, choice: Choice[Any], options: list[Option]) -> None:
        """What an automaton answers, as the rules dictate it."""
        position = self.position
        position.stack.pop()
        picked = position.automaton(choice, options)
        position.tell("automaton", seat=choice.seat, decision=choice.kind, option=picked.text)
        choice.take(position, picked)

    def _open_together(self, step: Together, same_group: bool) -> bool:
        """Open the unanswered choices of a simultaneous step; True when somebody must still answer."""
        position = self.position
        still: list[Decision] = []
        opened = self._opened if same_group else self.count
        for place, choice in enumerate(step.choices):
            if step.answers[place] is not None:
                continue
            options = choice.options(position)
            if not options:
                raise RulesFault(f"{choice!r} of {self.game.name} offers nothing")
            if len(options) == 1 and not self._asks_alone(choice):
                step = step.answered(place, options[0])
            elif position.seats[choice.seat].automaton:
                step = step.answered(place, position.automaton(choice, options))
            else:
                still.append(Decision(choice, options, choice.deciders(position), opened))
        position.stack[-1] = step
        if still:
            self._opened = opened
            self._decisions = still
            return True
        position.stack.pop()
        step.reveal(position)
        return False

    def _asks_alone(self, choice: Choice[Any]) -> bool:
        """Whether a seat is asked though there is only one answer: nobody may see what else it could have done."""
        position = self.position
        return (
            position.ask_always
            and choice.secret
            and choice.seat != position.foresees
            and not position.seats[choice.seat].automaton
        )

    # --- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent match at the same point; it keeps no log, so thinking on it is fast."""
        new = Match.__new__(Match)
        new.game = self.game
        new.setup = self.setup
        new.position = self.position.clone()
        new.count = self.count
        new.grade = self.grade
        new.grade_reason = self.grade_reason
        new._past = self._past
        new.origin = self.origin
        new._automata = self._automata
        new._settle = self._settle
        new._events = []
        new._decisions = self._decisions
        new._opened = self._opened
        new._marks = None
        new.checked = self.checked
        return new

    def trial(self) -> Match:
        """A copy that keeps a log, to try an answer on and see what it would tell."""
        new = self.clone()
        new.position.log = []
        return new

    def beginning(self) -> Match:
        """A new match of the same table, before its first answer."""
        return begin(self.game, self.setup, self.origin)

    @property
    def imagined(self) -> bool:
        """Whether this match comes from ``imagine``: it has no history of its own."""
        return self.origin is not None and bool(self.origin.get("cut"))

    def imagine(self, seat: int, seed: int) -> Match:
        """A match that could be this one as far as ``seat`` can tell; hidden things and future chance are new."""
        new = self.clone()
        position = new.position
        chance = Random(seed)
        position.seed = chance.getrandbits(62)
        position.draws = 0
        if position.stack and isinstance(position.stack[-1], Together):
            position.stack[-1] = position.stack[-1].forget_others(seat)
        position.redeal(seat, chance)
        new._past = None
        new.checked = None
        new.origin = {"cut": True}  # what is imagined has no history of its own
        new._advance(True)
        return new

    def fingerprint(self) -> str:
        """A short stable digest of the whole position."""
        return fingerprint(self.position.encode())

    # --- history -------------------------------------------------------------------------------------------------

    def _history(self) -> list[tuple[int, str, bool]]:
        past, node = [], self._past
        while node is not None:
            past.append(node[1:])
            node = node[0]
        past.reverse()
        return past

    def undoable(self, seat: int | None = None) -> int:
        """How many of the last answers ``seat`` (default: the one that answered last) may take back freely."""
        steps, node = 0, self._past
        if node is None:
            return 0
        seat = node[1] if seat is None else seat
        while node is not None and node[1] == seat and not node[3]:
            steps += 1
            node = node[0]
        return steps

    def undo(self, steps: int = 1, seat: int | None = None, consent: bool = False) -> None:
        """Take back answers: freely to the last reveal, another seat's decision, or an answer that led to one; beyond
        that with consent."""
        if steps < 1 or steps > self.count:
            raise UndoRefused(f"there are {self.count} answers; {steps} cannot be taken back")
        if not consent and steps > self.undoable(seat):
            raise UndoRefused(
                "something was revealed or another seat was asked since; "
                "this needs the consent of the other seats at the table"
            )
        self.go_to(self.count - steps)

    def go_to(self, count: int) -> None:
        """Rebuild the position after ``count`` answers of this match's own history."""
        history = self._history()
        if self.imagined:
            raise UndoRefused("this match is imagined; it has no history to go back in")
        if not 0 <= count <= self.count:
            raise UndoRefused(f"there are {self.count} answers; there is no moment {count}")
        marks = [m for m in self._marks or [] if m[0] < count]  # before it, so that its last answer is told again
        back = marks[-1][1].clone() if marks else None
        if back is None:
            back = self.beginning()
        back.position.log = None
        for seat, text, _ in history[back.count : count]:
            if back.count == count - 1:
                back.position.log = []
            back.play(text, seat)
        self.position = back.position
        self.position.log = back.position.log if back.position.log is not None else []
        self.count = back.count
        self._past = back._past
        self._decisions = back._decisions
        self._opened = back._opened
        self._events = back._events
        if self._marks is not None:
            self._marks = marks
        if self.checked is not None and self.checked[0].count > count:
            self.checked = None

    def film(self, count: int, seat: int | None = None) -> list[Frame]:
        """Answer number ``count`` again, slowly: each event ``seat`` was told of it, and the table right after it."""
        if not 1 <= count <= self.count:
            raise UndoRefused(f"there are {self.count} answers; there is no answer {count}")
        by, text, _ = self._history()[count - 1]
        before = self.clone()
        before.go_to(count - 1)
        return film(before, text, by, seat)

    def preview(self, option: Option | str, seat: int | None = None) -> Preview:
        """What an answer would do, as far as the seat that gives it can know; the match stays as it is."""
        asked = self._asked(seat)
        picked = read_option(option if isinstance(option, str) else option.text, asked)
        return Foresight(self, asked.seat if seat is None else seat).preview(picked)

    def previews(self, seat: int | None = None) -> list[Preview]:
        """``preview`` of every option of a decision, in their order."""
        asked = self._asked(seat)
        foresight = Foresight(self, asked.seat if seat is None else seat)
        return [foresight.preview(option) for option in asked.options]

    def record(self) -> dict[str, Any]:
        """Game, content hashes, rules version, options, seed, answers, and fingerprints to check a replay by."""
        from .records import write

        return write(self)

    def snapshot(self) -> dict[str, Any]:
        """The exact position and its history, JSON-able; ``table.restore`` reads it."""
        return {
            "format": FORMAT,
            "what": "moonwall-snapshot",
            "game": self.game.name,
            "rules": self.game.rules_version,
            "content": self.setup.content.describe(),
            "mode": self.setup.mode,
            "options": deepcopy(self.setup.options),
            "seats": [s.faction for s in self.setup.seats if not s.automaton],
            "seed": write_seed(self.setup.seed),
            "origin": self.origin,
            "count": self.count,
            "opened": self._opened,
            "history": [list(h) for h in self._history()],
            "position": self.position.encode(),
        }

    def resume(self, count: int, opened: int, history: Sequence[tuple[int, str, bool]]) -> None:
        """Go on from a position that was saved after ``count`` answers; ``opened``: when its decision was."""
        position = self.position
        position.ask_always = bool(self.setup.options.get("ask_always"))
        position.log = []
        self._marks = []
        self.count = count
        self._opened = opened
        for seat, text, revealed in history:
            self._past = (self._past, seat, text, revealed)
        self._advance(True)

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {[d.seat for d in self._decisions]}"
        return f"<match {self.game.name} {self.setup.mode}, {self.count} answers, {state}>"


def _copied(value: Any) -> Any:
    """A copy of what JSON can say; :func:`copy.deepcopy` takes several times as long."""
    if isinstance(value, list):
        return [_copied(one) for one in value]
    if isinstance(value, dict):
        return {key: _copied(one) for key, one in value.items()}
    return value


def fingerprint(position: dict[str, Any]) -> str:
    """The digest of an encoded position."""
    import hashlib
    import json

    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def begin(game: GameType, setup: Setup, origin: dict[str, Any] | None = None) -> Match:
    """The match before its first answer."""
    position = game.setup(setup) if origin is None else game.compose(setup, origin)
    match = Match(game, setup, position, origin)
    match._marks = []
    position.ask_always = bool(setup.options.get("ask_always"))
    position.log = match._events = []
    match._advance()
    return match


def _others_asked(before: list[Decision], after: list[Decision], seat: int) -> bool:
    """Whether an answer of ``seat`` ended the game, or led to another seat that was not asked before: who is asked may
    tell what is hidden, so nobody tries it out for free."""
    if not after:
        return True
    return not {s for d in after for s in d.seats} <= {seat, *(s for d in before for s in d.seats)}


def read_option(text: str, decision: Decision) -> Option:
    """The legal option a text stands for."""
    try:
        found = parse(text)
    except ValueError:
        found = None
    if found is None or found not in decision.options:
        raise _illegal(text, decision)
    return found


def _illegal(text: str, decision: Decision) -> IllegalOption:
    from .errors import did_you_mean

    known = [o.text for o in decision.options]
    hint = did_you_mean(text, known) or f" For instance: {known[0]!r}."
    return IllegalOption(f"{text!r} is not one of the {len(known)} options of decision {decision.kind!r} now.{hint}")
