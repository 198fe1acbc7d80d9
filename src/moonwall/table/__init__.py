"""The kernel: it knows no game.

from moonwall import table
match = table.start("great-wall", seats=3, seed=7)
while match.decision:
    match.play(match.decision.options[0])
print(match.outcome)
"""

from __future__ import annotations

import os
from typing import Any

from .calendar import Calendar
from .content import Content, ContentError, Problem, TableSpec
from .errors import (
    ComposeError,
    IllegalOption,
    NotYourDecision,
    RecordError,
    RulesFault,
    SetupError,
    TableError,
    UndoRefused,
)
from .events import Event, visible
from .games import GameType, Mode, OptionSpec, Setup, game_type, games, make_setup, prepare, register
from .match import Decision, Match, begin, fingerprint
from .options import DONE, NO, PASS, YES, Option, option, parse
from .outcome import Outcome, ranked, shared, threshold
from .position import SEED_BITS, Position, Seat, read_seed
from .steps import Choice, Step, Together, together

Path = str | os.PathLike[str]
Packs = Path | list[Path] | tuple[Path, ...] | list[str] | tuple[str, ...]  # folders with content of one's own


def _packs(content: Packs) -> tuple[str, ...]:
    return tuple(map(str, content if isinstance(content, (list, tuple)) else (content,)))


def start(
    game: str,
    seats: int | list[str] | None = None,
    seed: int | None = None,
    content: Packs = (),
    **options: Any,
) -> Match:
    """Set a table: a number of seats or the factions that sit, a seed for all chance, packs of content, options."""
    kind = game_type(game)
    packs = _packs(content)
    return begin(
        kind,
        make_setup(kind, seats, int.from_bytes(os.urandom(SEED_BITS // 8)) if seed is None else seed, packs, options),
    )


def compose(game: str, doc: dict[str, Any], content: Packs = ()) -> Match:
    """A position written by hand. ``doc`` holds ``seats``, ``seed``, ``mode``, ``options`` (all optional) and what the
    game's own format says (``docs/positions.md``)."""
    kind = game_type(game)
    packs = _packs(content)
    if not isinstance(doc, dict):
        raise ComposeError(f"a position is a table of fields, not {type(doc).__name__}")
    given = doc.get("options", {})
    if not isinstance(given, dict):
        raise ComposeError(f"field 'options' is a table of names and values, not {given!r}")
    given = dict(given)
    if "mode" in doc:
        given["mode"] = doc["mode"]
    setup = make_setup(kind, doc.get("seats"), read_seed(doc.get("seed", 0)), packs, given)
    return begin(kind, setup, doc)


def replay(record: Any, to: int | None = None, content: Packs = ()) -> Match:
    """Play a record again, up to ``to`` answers. The match's ``grade`` is exact, unverified or diverged."""
    from . import records

    return records.replay(record, to, _packs(content))


def restore(snapshot: Any, content: Packs = ()) -> Match:
    """The match a snapshot was taken of, exactly; a snapshot of other rules or content is refused."""
    from . import records

    return records.restore(snapshot, _packs(content))


__all__ = [
    "DONE",
    "NO",
    "PASS",
    "YES",
    "Calendar",
    "Choice",
    "ComposeError",
    "Content",
    "ContentError",
    "Decision",
    "Event",
    "GameType",
    "IllegalOption",
    "Match",
    "Mode",
    "NotYourDecision",
    "Option",
    "OptionSpec",
    "Outcome",
    "Position",
    "Problem",
    "RecordError",
    "RulesFault",
    "Seat",
    "Setup",
    "SetupError",
    "Step",
    "TableError",
    "TableSpec",
    "Together",
    "UndoRefused",
    "compose",
    "fingerprint",
    "game_type",
    "games",
    "option",
    "parse",
    "prepare",
    "ranked",
    "register",
    "replay",
    "restore",
    "shared",
    "start",
    "threshold",
    "together",
    "visible",
]
