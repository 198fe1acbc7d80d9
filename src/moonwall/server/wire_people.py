"""More shapes, as ``docs/protocol.md`` tells them: keys and devices, absent players, rematches, watching."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from .wire import Delay, MadeSeat, SeatNumber, Strict, Token

# --- requests ----------------------------------------------------------------------------------------------------


class OneSeat(Strict):
    seat: SeatNumber | None = None


class Nudge(Strict):
    """``seat`` is who is asked to play."""

    seat: SeatNumber


class Rematch(Strict):
    """``shift``: by how many seats everybody moves on. ``factions``: the seats keep theirs, or all are dealt anew."""

    shift: SeatNumber = 1
    factions: Literal["keep", "deal"] = "keep"


class Watching(Strict):
    """``link``, ``commentator``: true makes a new one (older ones end), false ends it; left out, nothing changes."""

    spectators: bool | None = None
    delay: Delay | None = None
    link: bool | None = None
    commentator: bool | None = None


class KeyWish(Strict):
    """``key``: one's own, to which what the tokens hold is added; left out, a new one is made."""

    tokens: Annotated[list[Token], Meta(max_length=500)]
    key: Token | None = None


class KeyToken(Strict):
    key: Token


class Subscription(Strict):
    """A browser that wants to be told by push; ``endpoint``, ``p256dh`` and ``auth`` as its push service gave them."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    tokens: Annotated[list[Token], Meta(max_length=500)]
    lang: Literal["en", "it", "pl"] = "en"


class Unsubscription(Strict):
    endpoint: Annotated[str, Meta(max_length=1000)]


class DeviceLink(Strict):
    link: Token


# --- answers -----------------------------------------------------------------------------------------------------


class WatchingDoc(Struct):
    """``link`` and ``commentator`` are told this once. ``agreed``: everybody has said yes to a commentator, and
    ``commented``: there is a link for one."""

    spectators: bool
    delay: int
    linked: bool
    link: str | None = None
    agreed: bool = False
    commented: bool = False
    commentator: str | None = None


class PushKey(Struct):
    """The house's public key (VAPID), as a page gives it to ``pushManager.subscribe``."""

    key: str


class Subscribed(Struct):
    """In how many matches the tokens hold something."""

    matches: int


class DeviceDoc(Struct):
    link: str
    until: str


class HeldDoc(Struct):
    match: str
    seats: list[int]
    owner: bool


class KeyDoc(Struct):
    """``key`` is told when it was made."""

    key: str | None
    matches: list[HeldDoc]


class Rematched(Struct):
    """``seats``: invitations to seats that nobody has taken, for the owner, this once."""

    match: str
    seats: list[MadeSeat]


class SeriesMatch(Struct):
    """``places``: by person (see ``Standing.person``) the place, 1 the best."""

    match: str
    created: str
    over: bool
    outcome: dict[str, Any] | None
    persons: list[int]
    places: dict[str, int]


class Standing(Struct):
    """``person`` is the seat in the first match; ``points`` are those of all matches that are over."""

    person: int
    name: str
    played: int
    wins: int
    points: int
    places: list[int]


class SeriesDoc(Struct):
    series: str
    matches: list[SeriesMatch]
    standings: list[Standing]


class ReelDoc(Struct):
    """``first`` is the view of moment 0, ``changes[k-1]`` the edits that answer k made in it, ``events[k]`` what was
    told at moment k."""

    match: str
    viewer: str
    count: int
    first: Raw
    changes: list[Raw]
    events: list[list[dict[str, Any]]]
