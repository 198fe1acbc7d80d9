"""Who asks: tokens of a request, and the room they lead to."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from .errors import Refusal
from .gallery import Viewer
from .hub import Hub
from .room import Room
from .views import viewers_of

MAX_TOKENS = 20


def hub_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks, for taking turns."""
    return connection.client.host if connection.client is not None else "?"


def bearer(request: Request[Any, Any, State]) -> list[str]:
    """The tokens of ``Authorization: Bearer T1,T2``."""
    header = request.headers.get("authorization", "")
    if not header:
        return []
    scheme, _, rest = header.partition(" ")
    given = [t.strip() for t in rest.split(",") if t.strip()]
    if scheme.lower() != "bearer" or not given or len(given) > MAX_TOKENS or any(len(t) > 80 for t in given):
        raise Refusal("token-unknown", "write the tokens as 'Authorization: Bearer TOKEN' (several with commas)")
    return given


class Caller:
    """A request's rights in a room."""

    __slots__ = ("held", "owner", "room", "tokens")

    def __init__(self, room: Room, tokens: list[str]) -> None:
        self.room = room
        self.tokens = tokens
        self.held = room.held(tokens)
        self.owner = room.owned(tokens)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return viewers_of(self.room, self.held, self.tokens)

    @property
    def newest(self) -> int:
        """The newest moment that this caller may see."""
        return self.room.count if self.viewers != (None,) else self.room.shown

    def eyes(self, seat: int | None) -> Viewer:
        """Whose eyes see an earlier moment: one's seat's or a spectator's; any seat's when the game is over."""
        viewers = self.viewers
        viewer = viewers[0] if seat is None else seat
        if viewer not in viewers and not self.room.open:
            raise Refusal("not-allowed", f"what seat {seat} sees is its own while the game runs")
        if seat is not None and seat >= len(self.room.match.seats):
            raise Refusal("not-found", f"this match has no seat {seat}")
        return viewer

    def must_be_shown(self, moment: int) -> None:
        """Refuse a spectator who asks for what is not told to spectators yet."""
        if self.newest < moment <= self.room.count:
            raise Refusal("not-found", f"spectators of this match see it up to moment {self.newest} now")

    def seat(self, seat: int | None = None) -> int:
        """The one seat that acts."""
        if not self.held:
            raise Refusal("token-missing", "this needs a seat: send its token as 'Authorization: Bearer TOKEN'")
        if seat is None:
            return self.held[0]
        if seat not in self.held:
            raise Refusal("not-allowed", f"these tokens do not hold seat {seat}")
        return seat

    def need_owner(self) -> None:
        if not self.tokens:
            raise Refusal("token-missing", "this needs the owner's token")
        if not self.owner:
            raise Refusal("not-owner", "only the match's owner may do that")

    async def need_everything(self, what: str) -> None:
        """Records hold every secret: for finished matches, for those who hold all seats that ever were people's, and
        for the table when all of them have agreed."""
        if self.room.open:
            _ = self.viewers
            return
        if self.held and self.room.whole_table(self.held):
            return
        if (self.held or self.owner) and not self.room.left:
            if await self.room.hub.store.granted(self.room.id, "record"):
                return
            raise Refusal("not-allowed", f"{what} would show hidden things; all people at the table must agree to it")
        raise Refusal("not-allowed", f"{what} would show hidden things; it is possible when the game is over")


async def caller(request: Request[Any, Any, State], match_id: str) -> Caller:
    tokens = bearer(request)
    return Caller(await hub_of(request).enter(match_id, tokens), tokens)
