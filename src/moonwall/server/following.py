"""Where matches begin: a record is played again and every entry of it written down, or a table is set again."""

from __future__ import annotations

from typing import Any

import msgspec

from moonwall import table

from .history import History
from .rebuild import waiting_text
from .store import encode_events, now


class Followed(msgspec.Struct, tag="followed"):
    """What a record comes to: where it starts, its entries, how well it could be followed, and where it ends."""

    setup: dict[str, Any]
    rows: list[dict[str, Any]]
    grade: str
    reason: str
    snapshot: str


def follow(record: bytes, to: int | None, paths: tuple[str, ...]) -> Followed:
    try:
        graded = table.replay(record, to=to, content=paths)
        match = table.replay(record, to=0, content=paths)
    except table.RulesFault as error:
        raise table.RecordError(f"the record leads to a position the rules cannot follow: {error}") from error
    setup = bare(match.record())
    rows = [first_row(match)]
    history = History()
    at = now()
    for seat, option in graded.answers:
        decision = match.decision_of(seat)
        assert decision is not None
        decision_id = history.decision_id(decision)
        match.play(option, seat)
        history.answered(seat, decision_id)
        rows.append(
            {
                "number": match.count,
                "kind": "answer",
                "seat": seat,
                "option": option,
                "decision": decision_id,
                "moment": match.count,
                "waiting": waiting_text(match),
                "events": encode_events(match.events),
                "at": at,
            }
        )
    snapshot = msgspec.json.encode(match.snapshot()).decode()
    return Followed(setup, rows, graded.grade, graded.grade_reason, snapshot)


def lay_out(
    game: str, seats: int | list[str], seed: int | None, options: dict[str, Any], paths: tuple[str, ...]
) -> Followed:
    """A new match of a pack's content, as a record without answers comes to it."""
    match = table.start(game, seats=seats, seed=seed, content=paths, **options)
    snapshot = msgspec.json.encode(match.snapshot()).decode()
    return Followed(bare(match.record()), [first_row(match)], "exact", "", snapshot)


def bare(record: dict[str, Any]) -> dict[str, Any]:
    """What a match starts from."""
    return {**record, "answers": [], "fingerprints": {}, "result": None}


def first_row(match: table.Match) -> dict[str, Any]:
    return {
        "number": 0,
        "kind": "start",
        "seat": None,
        "option": None,
        "decision": None,
        "moment": 0,
        "waiting": waiting_text(match),
        "events": encode_events(match.events),
        "at": now(),
    }
