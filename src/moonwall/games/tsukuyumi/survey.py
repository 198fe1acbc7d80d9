"""The board at a glance, for the bots: what each side has where, remembered by what it depends on.

Thinking looks at thousands of positions that differ in one unit or one marker. A *force* (the units of a side) and a
*land* (all Territory markers) are worked out once and kept under the very bytes they follow from, so that nothing can
be out of date. Sets of spaces are ints, one bit a space.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable
from typing import Any

from moonwall.table import Together

from .board import AROUND, COORDS, SPACES, distance
from .book import (  # fmt: skip
    COMBAT,
    DRAW,
    EFFECT,
    FERTILE,
    INIT,
    MOVE,
    ONI_COMBATS,
    PLACE,
    PLAY,
    PROD,
    SYMBOLS,
    TOXIC,
    TYPES,
    Book,
)
from .position import ONI, Rules, Tsukuyumi
from .values import idle_cp, more_cp

TO_MOON = [distance(hex_, (0, 0)) for hex_ in COORDS]
BESIDE = [tuple(t for _, t in around) for around in AROUND]
NEAR = [sum(1 << t for _, t in AROUND[s]) for s in range(SPACES)]
MOST = 2_000  # entries of one kind kept; then all of them are forgotten
GAMES = 4  # games thought about at the same time

Key = tuple[bytes, ...]


class Force:
    """The units of a side: where, how strong, and what lies beside them."""

    __slots__ = ("at", "far", "mask", "near", "number", "push", "total")

    def __init__(self, game: Tsukuyumi, side: int, number: int, might: array[int]) -> None:
        self.number = number
        base = side * SPACES
        crowd = game.crowd[base : base + SPACES]
        self.at = {s: might[s] for s in game.spaces if crowd[s]}
        mask = near = far = total = 0
        push: dict[int, int] = {}  # by space beside them: the strongest that could step in together
        for s, power in self.at.items():
            mask |= 1 << s
            near |= NEAR[s]
            far += TO_MOON[s] * crowd[s]
            total += power
            for t in BESIDE[s]:
                if power > push.get(t, -1):
                    push[t] = power
        self.push = push
        self.mask = mask
        self.near = near
        self.far = far
        self.total = total

    def times(self, n: int) -> dict[int, int]:
        """How strong they are where, with so many times their strength."""
        return self.at if n == 1 else {space: power * n for space, power in self.at.items()}


def picked(game: Tsukuyumi) -> tuple[int, ...]:
    """The Action cards as they will be: one picked in secret, while others still choose, is already the seat's own."""
    top = game.stack[-1]
    assert isinstance(top, Together)
    found = list(game.chosen)
    for choice, answer in zip(top.choices, top.answers):
        if answer is not None and answer.verb == "select":
            found[choice.seat] = game.book.action_index[str(answer.tokens[1])]
    return tuple(found)


def oni_to_come(game: Tsukuyumi, seat: int) -> bool:
    """Whether the seat is about to carry out an Oni Conquest, or its Action card still brings one this round."""
    selecting = bool(game.stack) and type(game.stack[-1]) is Together
    if not selecting and game.active == seat and game.left[ONI_COMBATS]:
        return True
    card = (picked(game) if selecting else game.chosen)[seat]
    if card < 0:
        return False
    rules, place = game.rules, 0
    if not selecting:
        place = rules.phase_place.get(game.phase, 0) + bool(game.flipped[seat] or game.active == seat)
    rows = game.book.symbols[card]
    return any(rows[phase][ONI_COMBATS] for phase in rules.phases[place:])


class Estate:
    """The areas of one seat: which, what they score, which types are among them."""

    __slots__ = ("held", "holy", "mask", "points", "scoring", "types")

    def __init__(self, game: Tsukuyumi, side: int) -> None:
        territory, terrain = game.territory, game.terrain
        mask = held = types = points = holy = 0
        scoring: dict[int, int] = {}
        at = territory.find(side)
        while at >= 0:
            held += 1
            mask |= 1 << at
            types |= 1 << terrain[at]
            if game.is_tsukuyumi(at):
                holy += 1
            worth = points_of(game, at)
            if worth:
                scoring[at] = worth
                points += worth
            at = territory.find(side, at + 1)
        self.mask = mask
        self.held = held
        self.holy = holy  # Tsukuyumi areas
        self.types = types
        self.points = points
        self.scoring = scoring


def points_of(game: Tsukuyumi, space: int) -> int:
    """What an area scores for its owner at the end (TS-VP-05, TS-VP-06, TS-CONQ-14-PL)."""
    if game.razed and space in game.razed[::3]:
        return 0
    if (game.printed[space] & ~game.negated[space] | game.added[space]) & TOXIC:
        return 0
    return 2 if game.terrain[space] == FERTILE else 1


class Land:
    """All Territory markers: the estate of every seat."""

    __slots__ = ("estates", "number")

    def __init__(self, game: Tsukuyumi, number: int) -> None:
        self.number = number
        self.estates = [Estate(game, seat) for seat in range(game.rules.seats)]


class Survey:
    """What is remembered about one game: it holds the game's rules and book, and all that was worked out for it."""

    __slots__ = (
        "areas",
        "book",
        "boards",
        "own_missions",
        "forces",
        "kept",
        "lands",
        "missions",
        "number",
        "progress",
        "rules",
        "sums",
        "symbols",
        "totals",
    )

    def __init__(self, rules: Rules, book: Book) -> None:
        self.rules = rules
        self.book = book
        self.forces: list[dict[Key, Force]] = [{} for _ in range(ONI + 1)]
        self.lands: dict[Key, Land] = {}
        self.boards: dict[tuple[int, ...], list[list[float]]] = {}  # by the numbers of land and forces, see features
        self.kept: dict[Hashable, Any] = {}  # what a mode remembers for features of its own
        self.number = 0  # of forces and lands worked out so far
        self.sums: dict[bytes, int] = {}
        self.areas: dict[bytes, int] = {}
        self.totals: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        self.progress: dict[tuple[int, ...], float] = {}
        self.symbols: dict[int, tuple[int, ...]] = {}
        rows = [(n, book.missions[n]) for n in rules.missions]
        self.missions = [(n, row) for n, row in rows if row.do != "own"]
        # those that a faction counts itself, with that faction
        self.own_missions = [(n, row, rules.factions[rules.seat_of[row.faction]]) for n, row in rows if row.do == "own"]

    def force(self, game: Tsukuyumi, side: int) -> Force:
        base = side * SPACES
        known = self.forces[side]
        might = game.might[base : base + SPACES]
        if game.rules.on_more_cp:
            for space in game.spaces_of(side):
                might[space] += more_cp(game, side, space)
        if game.rules.on_sits_out:
            for space in game.spaces_of(side):
                might[space] -= idle_cp(game, side, space)
        key = (bytes(game.crowd[base : base + SPACES]), might.tobytes(), game.ground)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST:
                known.clear()
            self.number += 1
            found = known[key] = Force(game, side, self.number, might)
        return found

    def land(self, game: Tsukuyumi) -> Land:
        key = (
            bytes(game.territory),
            bytes(game.negated),
            bytes(game.added),
            game.terrain,
            game.printed,
            game.mountain,
            bytes(game.razed),
        )
        found = self.lands.get(key)
        if found is None:
            if len(self.lands) >= MOST:
                self.lands.clear()
            self.number += 1
            found = self.lands[key] = Land(game, self.number)
        return found

    def open_ground(self, game: Tsukuyumi) -> int:
        """The areas of the board, without Homezones."""
        found = self.areas.get(game.ground)
        if found is None:
            found = self.areas[game.ground] = sum(1 << s for s in game.areas)
        return found

    def tally(self, pieces: bytes) -> int:
        """The sum of a row of counts."""
        found = self.sums.get(pieces)
        if found is None:
            if len(self.sums) >= MOST:
                self.sums.clear()
            found = self.sums[pieces] = sum(pieces)
        return found

    def bodies(self, game: Tsukuyumi) -> list[tuple[int, int]]:
        """Health and Damage of each seat's units on the board."""
        key = tuple(game.stock)
        found = self.totals.get(key)
        if found is None:
            if len(self.totals) >= MOST:
                self.totals.clear()
            found = self.totals[key] = []
            book = self.book
            for faction in self.rules.faction_of:
                here = [(kind, book.pieces[kind] - key[kind]) for kind in book.kinds_of[faction]]
                found.append((sum(book.hp[k] * n for k, n in here), sum(book.dmg[k] * n for k, n in here)))
        return found

    def to_come(self, card: int, place: int) -> tuple[int, ...]:
        """The symbols of an Action card from a phase on (its place in the round), summed: effect, Events, Initiative,
        Production, Movement, Combat, Place Oni."""
        key = card * 8 + place
        found = self.symbols.get(key)
        if found is None:
            rows = [self.book.symbols[card][phase] for phase in self.rules.phases[place:]]
            all_ = [sum(row[symbol] for row in rows) for symbol in range(SYMBOLS)]
            found = (
                all_[EFFECT],
                all_[DRAW] + all_[PLAY],
                all_[INIT],
                all_[PROD],
                all_[MOVE],
                all_[COMBAT],
                all_[PLACE],
            )
            self.symbols[key] = found
        return found

    def under_way(self, done: int, held: int, kills: int, moonstruck: int, types: int) -> float:
        """How far a seat is with the Missions it has not fulfilled, each from 0 to 1, in points."""
        key = (done, held, kills, moonstruck, types)
        found = self.progress.get(key)
        if found is None:
            found = 0.0
            for mission, row in self.missions:
                if done >> mission & 1:
                    continue
                if row.do == "control":
                    have = held
                elif row.do == "destroy":
                    have = kills
                elif row.do == "conquer":
                    have = moonstruck
                else:
                    have = sum([1 for name in row.types if types >> TYPES.index(name) & 1])
                found += row.vp * min(1.0, have / (row.n or len(row.types)))
            self.progress[key] = found
        return found


_surveys: dict[int, Survey] = {}


def survey(game: Tsukuyumi) -> Survey:
    """The survey of this game; its rules are held by it, so their identity is not given to another game's."""
    rules = game.rules
    found = _surveys.get(id(rules))
    if found is None:
        if len(_surveys) >= GAMES:
            _surveys.clear()
        found = _surveys[id(rules)] = Survey(rules, game.book)
    return found
