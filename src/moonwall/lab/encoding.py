"""A match as numbers: what a seat sees as a row of bytes, what it may answer as ids. All environments use it.

Where a game declares a layout and a grammar (both games of the house do), every place of an observation and every id
means one thing. Games without them (guests) are hashed: numbers of their views and texts of their options fall on
places by what they are called, and two may fall on the same one.

Answers come in two forms. ``options``: an id is a whole option. ``tokens``: an id is one word of an option, and a seat
picks words until one option is left; far fewer ids, more steps.
"""

from __future__ import annotations

import importlib
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from moonwall import table
from moonwall.table import Decision, IllegalOption, Match, Option, SetupError, game_type
from moonwall.table.grammar import Grammar
from moonwall.table.layout import Layout, one_of
from moonwall.table.outcome import RANKED
from moonwall.table.steps import choice_kinds

OPTIONS, TOKENS = "options", "tokens"
FLAT_MOST = 20_000  # a game with more options than this is answered token by token, unless told otherwise
SPARE = 64  # ids for what a grammar does not know (cards of a pack): they mean their place in the legal list
HASHED = 1 << 14
OBSERVED = 1 << 11

Bytes = NDArray[np.uint8]

_joined = bytearray().join


class Codec:
    """How the matches of one start are written in numbers. ``names`` says what each place of an observation is."""

    def __init__(self, game: str, start: dict[str, Any], match: Match, actions: str | None) -> None:
        if actions not in (None, OPTIONS, TOKENS):
            raise SetupError(f"actions must be 'options' or 'tokens', not {actions!r}")
        kind = game_type(game)
        self.declared = bool(kind.grammar and kind.layout)
        self.form = actions or OPTIONS
        self.kinds = choice_kinds(type(kind).__module__.split(".")[-2]) if self.declared else []
        self._kind_rows = dict(zip(self.kinds, one_of(len(self.kinds))))
        self._no_kind = bytes(len(self.kinds))
        if not self.declared:
            if actions == TOKENS:
                raise SetupError(f"{game} declares no grammar, so its options cannot be walked token by token")
            self.actions, self.observed = HASHED, OBSERVED
            return
        setup = match.setup
        people = [seat.faction for seat in match.seats if not seat.automaton]
        wanted = start.get("seats")
        may = kind.may_sit(wanted if isinstance(wanted, list) else len(people), setup.mode, setup.options)
        grammar = importlib.import_module(kind.grammar).grammar
        self.grammar: Grammar = grammar(setup.content, setup.mode, may, setup.options)
        self.layout: Layout = importlib.import_module(kind.layout).layout(match.position, may)
        if actions is None and self.grammar.size > FLAT_MOST:
            self.form = TOKENS
        self.words = self.grammar.words
        self.end = len(self.words)  # an option that ends where others go on
        self.actions = (self.end + 1 if self.form == TOKENS else self.grammar.size) + SPARE
        self._asked = self.layout.size
        self._picked = self._asked + len(self.kinds)
        self._no_words = bytes(self.end if self.form == TOKENS else 0)
        self.observed = self._picked + len(self._no_words)
        self._turns = [self._turn(seat) for seat in range(len(match.seats))]

    def _turn(self, seat: int) -> tuple[NDArray[np.intp], NDArray[np.intp]] | None:
        order = self.layout.order(seat)
        moved = [at for at, source in enumerate(order) if at != source]
        return (np.array(moved), np.array([order[at] for at in moved])) if moved else None

    def names(self) -> list[str]:
        """What each place of an observation means."""
        if not self.declared:
            return [f"hashed/{n}" for n in range(self.observed)]
        found = [*self.layout.names(), *[f"asked/{kind}" for kind in self.kinds]]
        return found + [f"picked/{word}" for word in self.words] if self.form == TOKENS else found

    def fingerprint(self) -> str:
        """Changes when an observation or an id means something else: keep it beside a trained policy."""
        parts = [self.form, str(self.observed), str(self.actions), *self.kinds]
        if self.declared:
            parts += [self.layout.fingerprint(), self.grammar.fingerprint()]
        return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()

    def observe(self, match: Match, seat: int, decision: Decision | None) -> Bytes:
        """What a seat may know and what it is asked; no word is picked yet."""
        if not self.declared:
            return observe_view(match.view(seat), self.observed)
        asked = self._no_kind if decision is None else self._kind_rows.get(decision.kind, self._no_kind)
        row = _joined((self.layout.write(match.position, seat), asked, self._no_words))
        found: Bytes = np.frombuffer(row, dtype=np.uint8)
        turn = self._turns[seat]
        if turn is not None:
            found[turn[0]] = found[turn[1]]
        return found

    def with_words(self, seen: Bytes, picked: tuple[int, ...]) -> Bytes:
        """The same with the words that have been picked."""
        found = seen.copy()
        for word in picked:
            if word < self.end:
                found[self._picked + word] = 1
        return found

    def ids(self, options: list[Option]) -> dict[int, Option]:
        """The ids of a legal list of whole options."""
        if not self.declared:
            return hashed_ids(options, self.actions)
        known, number, spare = self.grammar.known, self.grammar.number, self.grammar.size
        found: dict[int, Option] = {}
        for one in options:
            at = known[one] if one in known else number(one)
            if at < 0:
                at, spare = spare, spare + 1
            found[at] = one
        return found

    def words_of(self, options: list[Option], depth: int) -> dict[int, list[Option]]:
        """The words that may come next, each with the options it leads to."""
        found: dict[int, list[Option]] = {}
        words, end, unknown = self.words, self.end, {}  # type: ignore[var-annotated]
        for one in options:
            tokens = one.tokens
            at = end if len(tokens) == depth else words.get(tokens[depth], -1)
            if at < 0:
                at = unknown.setdefault(tokens[depth], end + 1 + len(unknown))
            if at in found:
                found[at].append(one)
            else:
                found[at] = [one]
        return found


class Play:
    """One table played through ids: ``seat`` is to answer, ``legal`` are the ids it may give."""

    def __init__(
        self,
        game: str,
        seats: int | list[str] | None = None,
        content: tuple[str, ...] = (),
        actions: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game
        self.start: dict[str, Any] = {"seats": seats, "content": content, **options}
        self.match: Match = table.start(game, seed=0, **self.start)
        self.codec = Codec(game, self.start, self.match, actions)
        self.people = [seat.index for seat in self.match.seats if not seat.automaton]
        self.walks = self.codec.form == TOKENS
        self.seat = -1
        self.decision: Decision | None = None
        self.legal: dict[int, Any] = {}
        self.picked: tuple[int, ...] = ()
        self._seen: Bytes | None = None

    def reset(self, seed: int, changes: dict[str, Any] | None = None) -> None:
        self.match = table.start(self.game, seed=seed, **{**self.start, **(changes or {})})
        self.ask()

    def ask(self) -> None:
        """Look who is to answer what; call it when the match was changed from outside, too."""
        decision = self.decision = self.match.decision
        self.picked = ()
        self._seen = None
        if decision is None:
            self.seat, self.legal = -1, {}
            return
        self.seat = decision.seat
        codec = self.codec
        self.legal = codec.words_of(decision.options, 0) if self.walks else codec.ids(decision.options)

    def answer(self, action: int | None) -> bool:
        """Give an id; whether a decision has been answered by it (a word may be only a part of an answer)."""
        found = self.legal.get(-1 if action is None else int(action))
        if found is None:
            raise IllegalOption(
                f"action {action} is not legal for seat {self.seat} now; the action mask marks the "
                f"{len(self.legal)} that are"
            )
        if not self.walks:
            self.match.play(found, self.seat)
        elif len(found) > 1:
            self.picked = (*self.picked, int(action))  # type: ignore[arg-type]
            self.legal = self.codec.words_of(found, len(self.picked))
            return False
        else:
            self.match.play(found[0], self.seat)
        self.ask()
        return True

    def observe(self, seat: int) -> Bytes:
        if seat != self.seat:
            return self.codec.observe(self.match, seat, self.match.decision_of(seat))
        if not self.picked or self._seen is None:  # between two words only the words change
            self._seen = self.codec.observe(self.match, seat, self.decision)
        return self.codec.with_words(self._seen, self.picked) if self.walks else self._seen

    def mask(self, seat: int) -> NDArray[np.int8]:
        if seat != self.seat:
            return np.zeros(self.codec.actions, dtype=np.int8)
        if self.codec.actions > FLAT_MOST:
            wide = np.zeros(self.codec.actions, dtype=np.int8)
            wide[list(self.legal)] = 1
            return wide
        row = bytearray(self.codec.actions)
        for number in self.legal:
            row[number] = 1
        return np.frombuffer(row, dtype=np.int8)

    def option_of(self, action: int) -> Option:
        """The option that a legal id stands for; with words, the one it leads to, if it is only one."""
        found = self.legal.get(int(action))
        if isinstance(found, Option):
            return found
        if found is not None and len(found) == 1:
            return found[0]  # type: ignore[no-any-return]
        raise IllegalOption(f"action {action} is {'only a part of several options' if found else 'not legal'} now")

    def way_to(self, option: Option | str) -> list[int]:
        """The ids to give, from here, for a legal option."""
        text = option if isinstance(option, str) else option.text
        for number, found in self.legal.items():
            if not self.walks and found.text == text:
                return [number]
            if self.walks and any(one.text == text for one in found):
                return [number, *self._way(found, text, len(self.picked) + 1)]
        raise IllegalOption(f"{text!r} is not legal now")

    def _way(self, options: list[Option], text: str, depth: int) -> list[int]:
        if len(options) == 1:
            return []
        for number, found in self.codec.words_of(options, depth).items():
            if any(one.text == text for one in found):
                return [number, *self._way(found, text, depth + 1)]
        raise AssertionError(f"{text} is among these options")

    def rewards(self) -> dict[int, float]:
        """At the end: 1 for the first place down to -1 for the last, or 1 and -1 where all win or lose together.
        Whoever plays without a seat has a place, too."""
        outcome = self.match.outcome
        assert outcome is not None
        if outcome.kind == RANKED and len(outcome.ranking) > 1:
            target = outcome.target
            last = len(outcome.ranking) - (target is None)
            behind = {seat for seat in self.people if target is not None and target >= outcome.scores[seat]}
            return {seat: 1.0 - 2.0 * (outcome.ranking.index(seat) + (seat in behind)) / last for seat in self.people}
        return {seat: 1.0 if seat in outcome.winners else -1.0 for seat in self.people}


# --- games that declare nothing --------------------------------------------------------------------------------------

_places: dict[str, int] = {}


def place_of(text: str, size: int) -> int:
    """Where a text falls among ``size`` places, the same in every process."""
    found = _places.get(text)
    if found is None:
        found = int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
        if len(_places) < 1_000_000:
            _places[text] = found
    return found % size


def hashed_ids(options: list[Option], size: int) -> dict[int, Option]:
    """The ids of a legal list; should two options fall on one, the later (by text) takes the next free one."""
    found: dict[int, Option] = {}
    for one in sorted(options, key=lambda o: o.text):
        number = place_of(one.text, size)
        while number in found:
            number = (number + 1) % size
        found[number] = one
    return found


def observe_view(view: dict[str, Any], size: int) -> Bytes:
    """A view as a vector: numbers count in the place of their path, words in that of their path and themselves."""
    seen = dict(view)
    decision = seen.pop("decision", None)
    seen["kind"] = None if decision is None else decision["kind"]
    vector = np.zeros(size, dtype=np.float64)
    _pour(vector, seen, "", size)
    return np.clip(np.abs(vector), 0, 255).astype(np.uint8)


def _pour(vector: NDArray[np.float64], part: Any, path: str, size: int) -> None:
    if isinstance(part, dict):
        for key, value in part.items():
            _pour(vector, value, f"{path}/{key}", size)
    elif isinstance(part, (list, tuple)):
        for number, value in enumerate(part):
            _pour(vector, value, f"{path}/{number}", size)
    elif isinstance(part, str):
        vector[place_of(f"{path}={part}", size)] += 1
    elif part is not None:
        vector[place_of(path, size)] += part
