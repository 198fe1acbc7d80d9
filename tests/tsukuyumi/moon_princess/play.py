"""Matches of the mode for tests: started, or written by hand on a ring of plain tiles."""

from __future__ import annotations

from typing import Any

from moonwall import table
from moonwall.games.tsukuyumi.modes.moon_princess import state
from moonwall.table import Match

from ..hand import game

INNER = ("2,0", "2,-1", "2,-2", "1,-2", "0,-2", "-1,-1", "-2,0", "-2,1", "-2,2", "-1,2", "0,2", "1,1")
HOMES = {"nomads": "3,0", "boarlords": "-3,0", "dark-seed": "0,3", "cybersamurai": "0,-3"}


def begin(seats: int | list[str], seed: int = 1, **options: Any) -> Match:
    return table.start("tsukuyumi", mode=state.NAME, seats=seats, seed=seed, **options)


def deal(seats: list[str], spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    """A hand-written position: the inner circle of ocean tiles without Blocks, no Princess unless said."""
    mine = {"priority": [], **doc.pop("coop", {})}
    options = {"objections": False, **doc.pop("options", {})}
    doc.setdefault("board", dict.fromkeys(INNER, "ocean"))
    doc.setdefault("homes", {name: HOMES[name] for name in seats if name in HOMES})
    doc.setdefault("phase", "black")
    full = {"seats": seats, "mode": state.NAME, "options": options, "spaces": spaces or {}, **doc}
    match = table.compose("tsukuyumi", {**full, "modules": {state.NAME: mine}})
    position = game(match)
    if any(position.print_blocks):
        position.print_blocks = bytes(len(position.print_blocks))
        position.refresh_ground()
    return match


def own(match: Match, field: int) -> int:
    return state.own(game(match))[field]


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    return [dict(e.data) for e in match.events if e.kind == kind]


def follow(match: Match, prefer: tuple[str, ...] = ("done", "pass", "nobody")) -> list[Any]:
    """Play one answer after the other to the end, idle where that is possible; all events in order."""
    story: list[Any] = list(match.events)
    while not match.over:
        decision = match.decisions[0]
        texts = [o.text for o in decision.options]
        match.play(next((t for t in prefer if t in texts), texts[0]), decision.seat)
        story += match.events
    return story
