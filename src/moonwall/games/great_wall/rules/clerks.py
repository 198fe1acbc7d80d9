"""Clerks: Moving them between pool and Locations (GW-LOC-02, GW-LOC-04, GW-LOC-06..08, GW-AUTUMN-10)."""

from __future__ import annotations

from itertools import compress

from moonwall.table import DONE, Choice, Option, Step, option

from ..cards import windows
from ..names import LOCATIONS, PLACES
from ..position import GreatWall

POOL = 10
MOVE = [[option("move", source, place) for place in LOCATIONS] for source in (*LOCATIONS, "pool")]
_moves: dict[tuple[int, ...], list[list[Option]]] = {}  # by targets: what moves there, by source
PICK = {MOVE[source][place]: (source, place) for source in range(11) for place in PLACES}


def total(game: GreatWall, place: int) -> int:
    """Clerks of all factions in a Location."""
    base = place * 4
    clerks = game.clerks
    return clerks[base] + clerks[base + 1] + clerks[base + 2] + clerks[base + 3]


def full(game: GreatWall, place: int) -> bool:
    """A Regular Location with a Clerk on every space."""
    spaces = game.rules.spaces[place]
    return spaces > 0 and total(game, place) >= spaces


def rooms(game: GreatWall) -> list[int]:
    """Locations that can take one more Clerk: Special ones always (GW-LOC-04), Regular ones with a free space."""
    clerks = game.clerks
    by_place = zip(PLACES, game.rules.spaces, clerks[::4], clerks[1::4], clerks[2::4], clerks[3::4])
    return [p for p, n, a, b, c, d in by_place if n == 0 or a + b + c + d < n]


def moves_to(targets: list[int]) -> list[list[Option]]:
    """By source: its moves to these Locations. Kept, as the same ones are asked for all the time."""
    key = tuple(targets)
    found = _moves.get(key)
    if found is None:
        found = _moves[key] = [[row[p] for p in targets if p != source] for source, row in enumerate(MOVE)]
    return found


class MoveClerks(Choice[GreatWall]):
    """Move up to n own Clerks; with ``distinct`` all destinations differ. ``gone`` masks the destinations used."""

    n: int
    distinct: int = 0
    gone: int = 0

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        seat = self.seat
        mine = game.clerks[seat::4]
        gone = self.gone
        open_places = rooms(game)
        moves = moves_to([p for p in open_places if not gone >> p & 1] if gone else open_places)
        found = [DONE]
        if game.clerk_pool[seat]:
            found += moves[POOL]
        for source in compress(PLACES, mine):
            if source in open_places:  # a full Regular Location is locked (GW-LOC-08)
                found += moves[source]
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        source, place = PICK[picked]
        seat = self.seat
        if source == POOL:
            game.clerk_pool[seat] -= 1
        else:
            game.clerks[source * 4 + seat] -= 1
        game.clerks[place * 4 + seat] += 1
        if game.log is not None:
            game.tell(
                "move-clerk", seat=seat, source="pool" if source == POOL else LOCATIONS[source], target=LOCATIONS[place]
            )
        if self.n > 1:
            gone = self.gone | 1 << place if self.distinct else 0
            game.push(MoveClerks(seat, self.n - 1, self.distinct, gone))


# --- "Other players" boxes ---


def whereabouts(game: GreatWall, seat: int) -> int:
    """Where a seat's Clerks stand, as one number: a hexadecimal digit for each Location."""
    return int(bytes(game.clerks[seat::4]).hex()[1::2], 16)


class AfterBox(Step[GreatWall]):
    """Cards that look at a used "Other players" box: it was used if a Clerk has moved."""

    seat: int
    before: int

    def run(self, game: GreatWall) -> None:
        if whereabouts(game, self.seat) != self.before:
            windows.open(game, windows.OTHERS_BOX, 1 << self.seat)


def watch_box(game: GreatWall, seat: int) -> None:
    """A seat is about to carry an "Other players" box out, no matter whose card it is on; push the box after this."""
    game.push(AfterBox(seat, whereabouts(game, seat)))


class OtherMoves(Step[GreatWall]):
    """The "Other players" box of an automaton's card: up to 2 Clerks to 2 Locations (GW-AUTUMN-09, GW-AUTUMN-10)."""

    seat: int

    def run(self, game: GreatWall) -> None:
        watch_box(game, self.seat)
        game.push(MoveClerks(self.seat, 2, 1))
