"""Aims are looked at whenever anything they count has changed (TS-MISSION-02, Q-62), and once when round 1 begins.

No rule has to think of it. The kernel settles the position after every step and every answer; ``settle`` compares what
the aims of this table count with what it was at the last look, and looks only at aims that count something changed.
``game.seen`` holds that last state; it is empty until round 1 begins.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from ..book import Book
from ..part import CHANGE, Part
from ..position import Rules, Tsukuyumi, Watcher
from . import tasks
from .missions import look_at_mission, objective, supremacy

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


class Watch(Watcher):
    """What the aims of one table count, and which of them must be looked at when a field has changed, as bits."""

    __slots__ = ("fields", "missions", "names", "nested", "objectives", "parts", "tasks")

    def __init__(self, book: Book, rules: Rules) -> None:
        self.names: list[str] = []
        self.missions: list[tuple[int, int]] = []
        for n in rules.missions:
            row = book.missions[n]
            if row.when == "instant":
                theirs = rules.factions[rules.seat_of[row.faction]].mission_counts
                self.missions.append((n, self._bits(theirs if row.do == "own" else MISSIONS[row.do])))
        self.objectives: list[tuple[int, int]] = []
        for seat, faction in enumerate(rules.faction_of if rules.objectives else []):
            do = book.objectives[faction].do
            fields = rules.factions[seat].counts if do == "own" else OBJECTIVES[do]
            for part in rules.on_watches:
                fields += part.watches(book, book.faction_ids[faction])
            self.objectives.append((seat, self._bits(fields)))
        self.tasks: list[tuple[int, int, int]] = []  # seat, task, bits
        for seat, own in enumerate(rules.tasks):
            for task in own:
                row = book.tasks[task]
                if row.when == "instant" and row.do not in tasks.ACTS:
                    self.tasks.append((seat, task, self._bits(TASKS.get(row.do, OWN))))
        self.parts: list[tuple[Part, int]] = [(part, self._bits(part.looks)) for part in rules.on_look]
        if rules.supremacy:
            self._bits(SUPREMACY)
        # attrgetter gives a tuple only for two names or more
        names = (self.names * 2)[: max(2, len(self.names))]
        self.fields: Callable[[Any], tuple[Any, ...]] | None = attrgetter(*names) if names else None
        self.nested = [Tsukuyumi.field_types.get(name) == "Lists" for name in names]

    def _bits(self, fields: tuple[str, ...]) -> int:
        self.names += [name for name in fields if name not in self.names]
        return sum(1 << self.names.index(name) for name in set(fields))

    def remember(self, game: Tsukuyumi) -> None:
        """All has been looked at as it is now; before round 1 nothing has, so that it begins with a look."""
        fields, seen = self.fields, game.seen
        if not game.round or fields is None:
            game.seen = ()
        elif seen:  # most fields are as they were
            each = zip(fields(game), seen, self.nested)
            game.seen = tuple([old if now == old else kept(now, nested) for now, old, nested in each])
        else:
            game.seen = tuple([kept(now, nested) for now, nested in zip(fields(game), self.nested)])

    def settle(self, game: Tsukuyumi) -> None:
        fields = self.fields
        if fields is None:
            return
        now = fields(game)
        seen = game.seen
        if now == seen or not game.round or game.outcome is not None:
            return
        changed = -1  # the first look: everything
        if seen:
            changed = sum([1 << n for n, (new, old) in enumerate(zip(now, seen)) if new != old])
        self.look(game, changed)
        self.remember(game)

    def look(self, game: Tsukuyumi, changed: int) -> None:
        """Look at all aims that count something of what has changed: tasks, Missions, objectives, what
        parts look for, then Supremacy."""
        for seat, task, counts in self.tasks:
            if counts & changed:
                tasks.look(game, seat, task)
        for mission, counts in self.missions:
            if counts & changed:
                for seat in range(game.rules.seats):
                    look_at_mission(game, seat, mission)
        for seat, counts in self.objectives:
            if counts & changed:
                objective(game, seat, CHANGE)
        for part, counts in self.parts:
            if counts & changed:
                part.look(game)
        if game.outcome is None:
            supremacy(game)


def kept(value: Any, nested: bool) -> Any:
    """The value as it is now, whatever becomes of it; ``nested``: a list of lists."""
    if nested:
        return [one[:] for one in value]
    return value[:] if isinstance(value, (list, bytearray)) else value
