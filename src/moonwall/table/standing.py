"""Standing answers: what a seat would answer to a kind of question anyway, so that nobody has to ask it.

They are wishes of a seat, not a part of the match: what runs the table (the server) gives them in the seat's name,
as answers like any other. A game names the questions that may have one (``GameType.standing``) and for how long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .options import Option

if TYPE_CHECKING:
    from .match import Decision
    from .position import Position

ALWAYS = "always"
FIRST = "first"  # the answer "the one that comes first"


class Standing(NamedTuple):
    """``decision``: the kind of question. ``answers``: words that may stand, each the verb of the one option it means,
    or FIRST. ``spans``: how long, shortest first; each but ALWAYS is known to ``Position.span``."""

    decision: str
    answers: tuple[str, ...]
    spans: tuple[str, ...]

    def describe(self) -> dict[str, Any]:
        return {"decision": self.decision, "answers": list(self.answers), "spans": list(self.spans)}


def meant(decision: Decision, word: str) -> Option | None:
    """The option that a standing answer means here; None where it means none or several, so that the seat is asked."""
    if word == FIRST:
        return decision.options[0]
    found = [option for option in decision.options if option.tokens[0] == word]
    return found[0] if len(found) == 1 else None


def until(position: Position, span: str) -> int:
    """What a wish made now must remember, to know when its time is over."""
    return -1 if span == ALWAYS else position.span(span)


def lasts(position: Position, span: str, since: int) -> bool:
    return since == until(position, span)
