"""What can go wrong at the table, said so that a player understands it."""

from __future__ import annotations

from collections.abc import Iterable


class TableError(Exception):
    """Base of all errors that are the caller's to mend; the message is meant for people."""


class SetupError(TableError):
    """The table cannot be set as asked: unknown game, wrong seats, unknown or bad option."""


class IllegalOption(TableError):
    """The option is not among the legal ones. Nothing has changed."""


class NotYourDecision(IllegalOption):
    """The seat has no open decision. Nothing has changed."""


class UndoRefused(TableError):
    """Undo would go beyond what is free, and no consent was given."""


class Unforeseen(Exception):
    """A preview has come to something that its seat cannot know: chance, or what is hidden. The kernel catches it."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class RecordError(TableError):
    """The document is not a record or snapshot this version can read."""


class ComposeError(TableError):
    """A hand-written position is wrong; the message names the field."""


class RulesFault(Exception):
    """A bug in a game's rules: a choice with no option, or a record that does not repeat. Never the user's fault."""


def missing(owner: object, method: str) -> RulesFault:
    """A guest does not bring what the kernel asks of it."""
    return RulesFault(f"{type(owner).__name__} does not bring {method!r}")


def one_of(numbers: Iterable[int]) -> str:
    """ "3", "3 or 4", "3, 4 or 5"."""
    *most, last = map(str, numbers)
    return f"{', '.join(most)} or {last}" if most else last


LISTED = 40  # so many known words are read; more are only counted


def did_you_mean(wrong: str, known: list[str]) -> str:
    """A closing sentence that offers the nearest known words, or lists what there is."""
    from difflib import get_close_matches  # only when something is wrong

    near = get_close_matches(wrong, known, n=3, cutoff=0.5)
    if near:
        return " Did you mean " + " or ".join(repr(n) for n in near) + "?"
    if not known:
        return ""
    more = f" and {len(known) - LISTED} more" if len(known) > LISTED else ""
    return " Known: " + ", ".join(known[:LISTED]) + more + "."
