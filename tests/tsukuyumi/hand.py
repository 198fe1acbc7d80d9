"""Positions for examples: a small patch of seven tiles east of the Moon, and short ways to look and play."""

from __future__ import annotations

from typing import Any

from moonwall import table
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.position import Tsukuyumi
from moonwall.table import Match

# Seven tiles without printed Blocks. 2,0 and 2,-1 border the Moon.
PATCH = {
    "2,0": "ocean",
    "2,-1": "ocean",
    "3,-1": "ocean",
    "3,0": "ocean",
    "1,1": "ocean",
    "2,1": "ocean",
    "3,-2": "ocean",
}
HOMES = {
    "nomads": "4,0",
    "boarlords": "4,-2",
    "dark-seed": "1,2",
    "cybersamurai": "4,-3",
    "fireborn": "3,1",
    "kampfgruppe-03": "2,2",
    "children-of-the-lion": "0,2",
}
THREE = ["nomads", "boarlords", "dark-seed"]
FOUR = ["nomads", "boarlords", "dark-seed", "cybersamurai"]


def deal(
    seats: list[str] | None = None, options: dict[str, Any] | None = None, polish: bool = False, **doc: Any
) -> Match:
    """A composed match on the patch; ``board`` and ``homes`` may be given."""
    seats = seats or THREE
    chosen = dict(options or {})
    if polish:
        chosen["edition"] = "polish"
    doc.setdefault("board", PATCH)
    doc.setdefault("homes", {name: HOMES[name] for name in seats if name in HOMES})
    return table.compose("tsukuyumi", {"seats": seats, "options": chosen, **doc})


def own(match: Match, name: str) -> list[int]:
    """The own state of a part (a faction) by its name; it can be changed."""
    position = game(match)
    return position.own[position.rules.slot_of[name]]


def game(match: Match) -> Tsukuyumi:
    assert isinstance(match.position, Tsukuyumi)
    return match.position


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def go(match: Match, *texts_: str) -> Match:
    """As ``play``, but a text that was the only option has been played by the kernel already and is passed over."""
    for text in texts_:
        if match.decision is not None and text in texts(match):
            match.play(text)
    return match


def texts(match: Match) -> list[str]:
    assert match.decision is not None
    return [o.text for o in match.decision.options]


def offered(match: Match, verb: str) -> list[str]:
    """The options that begin with a verb."""
    return [t for t in texts(match) if t.split()[0] == verb]


def kind(match: Match) -> str:
    assert match.decision is not None
    return match.decision.kind


def seat(match: Match) -> str:
    """The faction that decides."""
    assert match.decision is not None
    return match.seats[match.decision.seat].faction


def units(match: Match, space: str) -> dict[str, int]:
    position = game(match)
    at = SPACE[space] * position.kinds
    ids = position.book.kind_ids
    return {ids[k]: position.units[at + k] for k in range(position.kinds) if position.units[at + k]}


def owner(match: Match, space: str) -> str | None:
    side = game(match).territory[SPACE[space]]
    if side == 7:
        return None
    return "oni" if side == 6 else match.seats[side].faction


def props(match: Match, space: str) -> list[str]:
    for row in match.view()["table"]["spaces"]:
        if row["at"] == space:
            return list(row["props"])
    raise AssertionError(f"no space {space}")


def at(match: Match, faction: str) -> int:
    """The seat of a faction."""
    return [s.faction for s in match.seats].index(faction)


def order(match: Match) -> list[str]:
    return [match.seats[s].faction for s in game(match).order]


def told(match: Match, kind_of: str) -> list[dict[str, Any]]:
    return [e.data for e in match.events if e.kind == kind_of]


def want(match: Match, *starts: str) -> Match:
    """As ``go``, by the beginnings of options: the first that begins so is played; what was forced is passed over."""
    for start in starts:
        found = [t for t in texts(match) if t == start or t.startswith(f"{start} ")] if match.decision else []
        if found:
            match.play(found[0])
    return match
