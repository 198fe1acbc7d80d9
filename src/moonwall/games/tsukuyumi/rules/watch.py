"""Aims are looked at whenever anything they count has changed (TS-MISSION-02, Q-62), and once when round 1 begins.

No rule has to think of it. The kernel settles the position after every step and every answer; ``settle`` compares what
the aims of this table count with what it was at the last look, and looks only at aims that count something changed. It
is called so often that lists of parts which no aim counts are not even compared.
``game.seen`` holds that last state; it is empty until round 1 begins.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import attrgetter, itemgetter, ne
from typing import Any

from ..book import Book
from ..part import CHANGE, Part
from ..position import Rules, Tsukuyumi, Watcher
from . import tasks
from .missions import fulfilled, look_at_mission, objective, supremacy

LAND = ("territory", "terrain")
HOLY = ("territory", "printed", "negated", "added")
MAP = (*LAND, "printed", "negated", "added")

# The fields of the position that each kind of aim counts: Missions and objectives, tasks of Victory cards, Supremacy.
MISSIONS = {"control": ("territory",), "destroy": ("kills",), "conquer": ("moonstruck",), "types": LAND}
OBJECTIVES: dict[str, tuple[str, ...]] = {
    "map": MAP,
    "conquests": ("conquests",),
    "reconquests": ("retaken",),
    "control-red": (),  # only at the end of a Red turn (TS-BOAR-18)
    "own": (),  # what the faction's part says (Part.watches)
}
TASKS: dict[str, tuple[str, ...]] = {
    "destroyed": ("deeds",),
    "destroyed-round": ("deeds",),
    "fertile": LAND,
    "mountains": LAND,
    "weapons-ready": ("own",),
    "mine-areas": ("marks",),
    "moon-areas": ("territory",),
    "uplinks": ("own",),
    "map": MAP,
    "clean-areas": ("territory", "crowd"),
    "moon-centre": ("territory",),
    "areas": ("territory",),
    "spaces-held": ("crowd",),
    "brood": ("stock",),
    "eggs": ("marks",),
    "stronghold-areas": ("territory", "marks"),
    "herd": ("stock",),
    "nothing-lost": ("deeds", "round"),
    "tunnels": ("tunnels",),
    "tsukuyumi-areas": HOLY,
}
OWN = ("own", "stock", "marks")  # what a faction counts itself
SUPREMACY = (*MAP, "razed", "order", "moon_vp", "missions_done", "objective_done", "stock", "deeds", "own")


FIRST_LIST = 64  # of the bits: the first list of ``own``. Only its part reads it, so each is a field of its own here.


class Watch(Watcher):
    """What the aims of one table count, and which of them must be looked at when a field has changed, as bits."""

    __slots__ = (
        "aimed",
        "bits",
        "fields",
        "lists",
        "missions",
        "names",
        "nested",
        "objectives",
        "owned",
        "parts",
        "places",
        "slots",
        "tasks",
    )

    def __init__(self, book: Book, rules: Rules) -> None:
        super().__init__()
        self.names: list[str] = []  # fields that something counts
        self.slots: list[int] = []  # lists of ``own`` that something counts
        self.lists = sum([part.lists for part in rules.parts if part.slot >= 0])
        self.missions: list[tuple[int, int]] = []
        for n in rules.missions:
            row = book.missions[n]
            if row.when == "instant":
                part = rules.factions[rules.seat_of[row.faction]]
                counted = part.mission_counts if row.do == "own" else MISSIONS[row.do]
                self.missions.append((n, self._bits(counted, part)))
        self.objectives: list[tuple[int, int]] = []
        for seat, faction in enumerate(rules.faction_of if rules.objectives else []):
            do = book.objectives[faction].do
            faction_part = rules.factions[seat]
            bits = self._bits(faction_part.counts if do == "own" else OBJECTIVES[do], faction_part)
            for part in rules.on_watches:
                more = part.watches(book, book.faction_ids[faction])  # counted by this part or by the faction's
                bits |= self._bits(more, part) | self._bits(more, faction_part)
            self.objectives.append((seat, bits))
        self.tasks: list[tuple[int, int, int]] = []  # seat, task, bits
        for seat, mine in enumerate(rules.tasks):
            for task in mine:
                row = book.tasks[task]
                if row.when == "instant" and row.do not in tasks.ACTS:
                    self.tasks.append((seat, task, self._bits(TASKS.get(row.do, OWN))))
        self.parts: list[tuple[Part, int]] = [(part, self._bits(part.looks, part)) for part in rules.on_look]
        self.aimed = 0  # all bits that tasks, Missions and objectives depend on
        for _, counts in (*self.missions, *self.objectives):
            self.aimed |= counts
        for _, _, counts in self.tasks:
            self.aimed |= counts
        if rules.supremacy:
            self._bits(SUPREMACY)
        self.idle = not (self.names or self.slots)
        names, slots = several(self.names), several(self.slots)
        self.fields: Callable[[Any], tuple[Any, ...]] = attrgetter(*names) if names else nothing
        self.owned: Callable[[Any], tuple[Any, ...]] | None = itemgetter(*slots) if slots else None
        self.bits = [1 << self.names.index(name) for name in names] + [1 << FIRST_LIST + slot for slot in slots]
        self.places = range(len(self.bits))
        self.nested = [Tsukuyumi.field_types.get(name) == "Lists" for name in names] + [False] * len(slots)

    def _bits(self, fields: tuple[str, ...], part: Part | None = None) -> int:
        """The fields as bits; ``own`` are the lists of the part that counts them, or of all parts."""
        self.names += [name for name in fields if name != "own" and name not in self.names]
        bits = sum([1 << self.names.index(name) for name in set(fields) if name != "own"])
        if "own" in fields and (part is None or part.slot >= 0):
            first, n = (0, self.lists) if part is None else (part.slot, part.lists)
            bits |= (1 << n) - 1 << FIRST_LIST + first
            self.slots += [slot for slot in range(first, first + n) if slot not in self.slots]
        return bits

    def now(self, game: Tsukuyumi) -> tuple[Any, ...]:
        """What is counted, as it is now."""
        found = self.fields(game)
        return found if self.owned is None else found + self.owned(game.own)

    def remember(self, game: Tsukuyumi) -> None:
        """All has been looked at as it is now; before round 1 nothing has, so that it begins with a look."""
        seen = game.seen
        if not game.round or self.idle:
            game.seen = ()
        elif seen:  # most of it is as it was
            now, new = self.now(game), list(seen)
            for n in compress(self.places, map(ne, now, seen)):
                new[n] = kept(now[n], self.nested[n])
            game.seen = tuple(new)
        else:
            game.seen = tuple([kept(now, nested) for now, nested in zip(self.now(game), self.nested)])

    def settle(self, game: Tsukuyumi) -> None:
        now = self.fields(game)
        if self.owned is not None:
            now += self.owned(game.own)
        seen = game.seen
        if now == seen or not game.round or game.outcome is not None:
            return
        changed = -1  # the first look: everything
        if seen:
            changed = 0
            for bit in compress(self.bits, map(ne, now, seen)):
                changed |= bit
        self.look(game, changed)
        self.remember(game)

    def look(self, game: Tsukuyumi, changed: int) -> None:
        """Look at all aims that count something of what has changed: tasks, Missions, objectives, what
        parts look for, then Supremacy."""
        if changed & self.aimed:
            self._look_at_aims(game, changed)
        for part, counts in self.parts:
            if counts & changed:
                part.look(game)
        if game.outcome is None:
            supremacy(game)

    def _look_at_aims(self, game: Tsukuyumi, changed: int) -> None:
        for seat, task, counts in self.tasks:
            if counts & changed:
                tasks.look(game, seat, task)
        for mission, counts in self.missions:
            if counts & changed:
                for seat, done in enumerate(game.missions_done):
                    if not done >> mission & 1 and fulfilled(game, seat, mission):
                        look_at_mission(game, seat, mission)
        for seat, counts in self.objectives:
            if counts & changed:
                objective(game, seat, CHANGE)


def several(keys: list[Any]) -> list[Any]:
    """The keys for a getter: it gives a tuple only for two or more."""
    return keys * 2 if len(keys) == 1 else keys


def nothing(game: Tsukuyumi) -> tuple[Any, ...]:
    return ()


def kept(value: Any, nested: bool) -> Any:
    """The value as it is now, whatever becomes of it; ``nested``: a list of lists."""
    if nested:
        return [one[:] for one in value]
    return value[:] if isinstance(value, (list, bytearray)) else value
