"""Shapes of the coach and of analyses, as ``docs/protocol.md`` tells them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class ReasonDoc(Struct):
    """A sentence, and whether it speaks for the answer or against it."""

    text: str
    good: bool


class AdviceDoc(Struct):
    """An answer that a bot likes, the chance to win with it, what speaks for it, and how it differs from the first."""

    option: str
    say: str
    chance: float
    reasons: list[ReasonDoc]
    behind: list[ReasonDoc]


class CoachDoc(Struct):
    """``hint``: what matters in such a decision."""

    version: int
    decision: str
    seat: int
    answers: list[AdviceDoc]
    hint: str


class AnalysisDoc(Struct):
    """``state``: none (nobody has asked), waiting, working, done, failed. ``link`` is where the page of it is; ``done``
    of ``of`` answers are judged."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    link: str
    done: int = 0
    of: int = 0
    why: str = ""
    match: str = ""
    analysis: dict[str, Any] | None = None
