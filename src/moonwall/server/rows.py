"""What the store gives out: rows of the database as small structs."""

from __future__ import annotations

import msgspec

from moonwall import table


class MatchRow(msgspec.Struct):
    id: str
    game: str
    setup: str
    packs: str
    spectators: bool
    listed: bool
    seeded: bool
    owner_hash: str
    webhook: str | None
    grade: str
    grade_reason: str
    parent: str | None
    parent_moment: int | None
    outcome: str | None
    created: str
    closed: str | None = None
    clock: str | None = None
    due: int | None = None
    rematch: str | None = None
    series: str | None = None
    watch_hash: str | None = None
    delay: int = 0
    comment_hash: str | None = None
    coach: bool | None = None


class SeatRow(msgspec.Struct):
    match_id: str
    seat: int
    who: str
    faction: str
    name: str
    bot: str | None
    token_hash: str | None
    invite_hash: str | None
    passed: bool = False
    standing: str = "[]"
    seen: str | None = None
    since: str | None = None
    nudged: str | None = None
    stand_in: str | None = None
    resigned: str | None = None
    used_invite: str | None = None
    person: int | None = None

    @property
    def taken(self) -> bool:
        """A person holds this seat."""
        return self.who == "human" and self.token_hash is not None

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now; None where a person does."""
        return self.bot if self.who == "bot" else self.stand_in


class Moment(msgspec.Struct):
    """An answer's consequences, still with everybody's addresses on them."""

    k: int
    by: int | None
    at: str
    events: list[table.Event]


class Ask(msgspec.Struct):
    """A wish that others must agree to: going back further than is free (``undo``), the record of a running match
    (``record``), a commentator who sees all hands (``comment``), going on under other rules (``go-on``) or keeping the
    match as a record instead (``keep``)."""

    id: int
    seat: int
    to: int
    what: str
    votes: dict[int, bool]


class LastEntry(msgspec.Struct):
    number: int
    moment: int
    waiting: list[int]
    at: str


class ChatLine(msgspec.Struct):
    id: int
    seat: int | None
    name: str
    text: str
    at: str
    told: str | None
