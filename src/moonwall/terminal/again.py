"""What happened by itself, step by step: which event, why, by which rule, and the table as it then was.

Events of automatic acts carry ``why``; one whose word begins with ``turn-`` opens a run of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from moonwall.words import TableWords

Answered = tuple[int, list[dict[str, Any]]]  # the number of an answer and what one was told of it
OPENS = "turn-"
KEPT = 200


def opens(event: Mapping[str, Any]) -> bool:
    """The event begins a turn or a season."""
    return str(event["data"].get("why", "")).startswith(OPENS)


def line(words: TableWords, event: Mapping[str, Any]) -> Text:
    """A line of the log: what happened, and why where nobody chose it. A turn or a season is a heading."""
    why = words.why(event)
    said = f"{words.event(event)} ({why})" if why else words.event(event)
    return Text(f"— {said}", "bold") if opens(event) else Text(f"· {said}", "dim")


class Step:
    """Event number ``place`` of answer ``count``."""

    __slots__ = ("count", "event", "place")

    def __init__(self, count: int, place: int, event: dict[str, Any]) -> None:
        self.count = count
        self.place = place
        self.event = event

    @property
    def opens(self) -> bool:
        return opens(self.event)


def runs(answers: Sequence[Answered]) -> list[list[Step]]:
    """All explained events, a list for each turn or season; those in which nothing happened by itself are left out."""
    found: list[list[Step]] = [[]]
    for count, events in answers:
        for place, event in enumerate(events):
            if "why" in event["data"]:
                step = Step(count, place, event)
                if step.opens:
                    found.append([])
                found[-1].append(step)
    return [run for run in found if any(not step.opens for step in run)]


class Memory:
    """What one reader was told lately, by the number of the answer."""

    def __init__(self) -> None:
        self.answers: list[Answered] = []

    def hear(self, count: int, events: list[dict[str, Any]]) -> None:
        self.answers = [old for old in self.answers if old[0] < count][-KEPT:]
        self.answers.append((count, events))

    def forget(self, count: int) -> None:
        """Answers after so many were taken back."""
        self.answers = [old for old in self.answers if old[0] <= count]

    def run(self, back: int) -> list[Step]:
        """The newest run (1), or one before it; empty where there is none."""
        found = runs(self.answers)
        return found[-back] if 1 <= back <= len(found) else []
