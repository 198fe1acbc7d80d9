"""Counterattacks that reach beyond the battle: markers, edges, Boarriors and movement elsewhere on the board."""

from __future__ import annotations

from collections.abc import Iterator

from moonwall.table import DONE, Choice, Option, option

from ..board import AROUND, NAMES, NEXT, OPPOSITE, SPACE, edge_of
from ..position import ONI, Tsukuyumi
from .battle import alive
from .damage import fall
from .ground import closable, close_edge, open_edge, openable, set_pig, set_tunnel
from .movement import begin
from .pieces import spawn, withdraw

WORKS = ("cover", "stronghold")  # terraformings on spaces; the others lie on edges


def removable(game: Tsukuyumi, side: int, what: str) -> list[Option]:
    """Markers of that sort the defender may take off the board."""
    if what != "terraforming":
        lying = game.marks_of(what)
        return [option("remove", what, NAMES[s]) for s in game.spaces if lying[s]]
    found: list[Option] = []
    for space in game.areas:  # TS-COUNTER-51: in areas with the own Territory marker, Tunnels that lead there included
        if game.territory[space] != side:
            continue
        found += [option("remove", work, NAMES[space]) for work in WORKS if game.marks_at(work, space)]
        for d in range(6):
            if game.tunnels[space] >> d & 1:
                towards = NEXT[space * 6 + d]
                if space < towards or game.territory[towards] != side:
                    found.append(option("remove", "tunnel", NAMES[space], NAMES[towards]))
            if game.pigs[space] >> d & 1:
                found.append(option("remove", "pig-block", NAMES[space], NAMES[NEXT[space * 6 + d]]))
    return found


def remove(game: Tsukuyumi, picked: Option) -> None:
    """Take one marker off; it returns to its owner's stock."""
    what, space = str(picked.tokens[1]), SPACE[str(picked.tokens[2])]
    if what in ("tunnel", "pig-block"):
        edge = edge_of(space, SPACE[str(picked.tokens[3])])
        (set_tunnel if what == "tunnel" else set_pig)(game, space, edge, False)
    else:
        game.put_marks(what, space, -1)
    game.tell("removed", marker=what, space=NAMES[space])


class RemoveMarkers(Choice[Tsukuyumi]):
    """Up to n markers: ``remove egg 2,-1``, ``remove tunnel 2,-1 3,-1`` (D-57)."""

    side: int
    what: str
    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*removable(game, self.side, self.what), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        remove(game, picked)
        if self.n > 1 and removable(game, self.side, self.what):
            game.push(RemoveMarkers(self.seat, self.side, self.what, self.n - 1))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n, "what": self.what}


def edge_owner(game: Tsukuyumi, space: int, edge: int, opening: bool) -> int:
    """Which of the two sides of an edge can be changed, as space * 6 + edge; the contested tile first, else -1."""
    test = openable if opening else closable
    if test(game, space, edge):
        return space * 6 + edge
    other = NEXT[space * 6 + edge]
    if test(game, other, OPPOSITE[edge]):
        return other * 6 + OPPOSITE[edge]
    return -1


def landscape_options(game: Tsukuyumi, space: int) -> list[Option]:
    found: list[Option] = []
    for d, t in AROUND[space]:
        if not game.ground[t]:
            continue
        opening = bool(game.walls[space] >> d & 1)
        at = edge_owner(game, space, d, opening)
        if at >= 0:
            found.append(option("open" if opening else "close", NAMES[at // 6], NAMES[NEXT[at]]))
    return found


class Landscaping(Choice[Tsukuyumi]):
    """Place or remove a Block, and where (D-63)."""

    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*landscape_options(game, self.space), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = SPACE[str(picked.tokens[1])]
        edge = edge_of(space, SPACE[str(picked.tokens[2])])
        (open_edge if picked.verb == "open" else close_edge)(game, space, edge)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space]}


def racket_options(game: Tsukuyumi, side: int) -> list[Option]:
    own: list[Option] = []
    if side != ONI:
        own = [option("rally", "own", NAMES[s]) for s in game.spaces_of(side) if alive(game, side, s)]
    return own + [option("rally", "oni", NAMES[s]) for s in game.spaces_of(ONI) if alive(game, ONI, s)]


class Racket(Choice[Tsukuyumi]):
    """What a Racket: whose units move, and of which area (D-62)."""

    side: int
    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*racket_options(game, self.side), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        side = self.side if picked.tokens[1] == "own" else ONI
        begin(game, self.seat, side, self.n, scope=SPACE[str(picked.tokens[2])])


class Regress(Choice[Tsukuyumi]):
    """De-Evolution: which Boarriors become Squeakers; with none in stock the Boarrior is lost (D-64, Q-42)."""

    side: int
    n: int

    @staticmethod
    def spaces(game: Tsukuyumi, kind: int) -> Iterator[int]:
        seat = game.rules.kind_side[kind]
        if seat >= 0:
            for space in game.spaces_of(seat):
                if any(k == kind for k, _ in alive(game, seat, space)):
                    yield space

    def options(self, game: Tsukuyumi) -> list[Option]:
        kind = game.book.kind_index["boarrior"]
        return [option("regress", NAMES[s]) for s in self.spaces(game, kind)] + [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        book = game.book
        kind, into = book.kind_index["boarrior"], book.kind_index["squeaker"]
        space = SPACE[str(picked.tokens[1])]
        if self.n > 1:
            game.push(Regress(self.seat, self.side, self.n - 1))
        game.tell("regressed", space=NAMES[space], rule="TS-COUNTER-53")
        if game.stock[into]:
            withdraw(game, kind, space)
            spawn(game, into, space)
        else:
            fall(game, space, (kind, 1), self.side, "de-evolution")

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}
