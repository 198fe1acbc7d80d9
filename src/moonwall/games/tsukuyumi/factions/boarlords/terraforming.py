"""Terraforming: Tunnels, Covers, Strongholds and Pig Blocks, where a Boarrior stands (TS-BOAR-01, TS-BOAR-06..14)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...board import AROUND, NAMES, SPACE, SPACES, edge_of
from ...modules.own_events import amount
from ...position import HOMEZONE, Tsukuyumi
from ...rules.arsenal import EACH, spots
from ...rules.ground import set_pig, set_tunnel
from ...values import enough_marks, shielded, suppressed

NAME = "boarlords"

COVER = [option("build", "cover", name) for name in NAMES]
STRONGHOLD = [option("build", "stronghold", name) for name in NAMES]
# by space * 6 + edge, as far as there is a space beyond it
TUNNEL, PIG_BLOCK = (
    {s * 6 + d: option("build", what, NAMES[s], NAMES[t]) for s in range(SPACES) for d, t in AROUND[s]}
    for what in ("tunnel", "pig-block")
)


def stocks(game: Tsukuyumi) -> dict[str, int]:
    """Pieces not on the board; they are limited and never taken up to be placed again (TS-BOAR-19)."""
    pieces = game.book.marks_in_box
    return {
        "tunnel": pieces["tunnel"] - int.from_bytes(game.tunnels, "big").bit_count() // 2,
        "cover": game.marks_left("cover"),
        "stronghold": game.marks_left("stronghold"),
        "pig-block": pieces["pig-block"] - int.from_bytes(game.pigs, "big").bit_count(),
    }


def sites(game: Tsukuyumi, space: int, left: dict[str, int]) -> list[Option]:
    """What can be built in an area: markers on it, Tunnels and Pig Blocks on its edges (Q-28)."""
    found: list[Option] = []
    if left["stronghold"] > 0 and not enough_marks(game, "stronghold", space):
        found.append(STRONGHOLD[space])
    if left["cover"] > 0:
        found.append(COVER[space])
    ground, tunnels, pigs = game.ground, game.tunnels[space], game.pigs[space]
    for d, t in AROUND[space]:
        if not ground[t]:
            continue
        if left["tunnel"] > 0 and ground[t] != HOMEZONE and not tunnels >> d & 1:  # 2 areas (TS-BOAR-09)
            found.append(TUNNEL[space * 6 + d])
        if left["pig-block"] > 0 and not pigs >> d & 1:
            found.append(PIG_BLOCK[space * 6 + d])
    return found


def build(game: Tsukuyumi, seat: int, picked: Option) -> int:
    """Put the marker down; the area it counts for is returned."""
    what, space = str(picked.tokens[1]), SPACE[str(picked.tokens[2])]
    if what == "cover":
        game.put_marks("cover", space)
    elif what == "stronghold":
        game.put_marks("stronghold", space)
    else:
        edge = edge_of(space, SPACE[str(picked.tokens[3])])
        (set_tunnel if what == "tunnel" else set_pig)(game, space, edge, True)
    if game.rules.uses("faction_events") and game.round:
        built = game.own[game.rules.slot_of[NAME]]
        built[:] = sorted([*built, space])
    game.tell("built", seat=seat, marker=what, space=NAMES[space], rule="TS-BOAR-01")
    return space


def builders(game: Tsukuyumi, seat: int) -> tuple[int, ...]:
    """Areas with Boarriors and how much the Faction effect may build there, as (space, n, space, n …)."""
    most = amount(game, "burrow") if game.lasting else 0
    found = allowance(game, seat, 0, most)
    if not game.rules.on_shields:
        return found
    return tuple([v for s, n in zip(found[::2], found[1::2]) if not shielded(game, seat, s) for v in (s, n)])


def allowance(game: Tsukuyumi, seat: int, each: int, most: int) -> tuple[int, ...]:
    """So much for each Boarrior (0: as its row says); with ``most`` not more for each than that in the whole round,
    what was built in its area counted in (TSM-FEVENT-34, QM-33)."""
    units, ids = game.book.content["units"], game.book.kind_ids
    found: dict[int, int] = {}
    workers: dict[int, int] = {}
    for kind in game.book.kinds_of[game.rules.faction_of[seat]]:
        own = units[ids[kind]].terraforms
        if own:
            for space in game.spaces_of(seat):
                n = game.count(space, kind)
                if n and game.ground[space] != HOMEZONE and not suppressed(game, seat, space):
                    found[space] = found.get(space, 0) + (each or own) * n
                    workers[space] = workers.get(space, 0) + n
    if most:
        built = game.own[game.rules.slot_of[NAME]]
        capped = {s: min(n, most * workers[s] - built.count(s)) for s, n in found.items()}
        found = {s: n for s, n in capped.items() if n > 0}
    return tuple(v for pair in found.items() for v in pair)


class Terraform(Choice[Tsukuyumi]):
    """The Faction effect: ``build <marker> <space>``, ``build tunnel <space> <space>``, or ``done`` (D-26)."""

    left: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        left = stocks(game)
        found: list[Option] = []
        for space in self.left[::2]:
            found += sites(game, space, left)
        if game.rules.on_shields:  # a Tunnel lies in both areas (TSM-FEVENT-66)
            seat = self.seat
            found = [o for o in found if o.tokens[1] != "tunnel" or not shielded(game, seat, SPACE[str(o.tokens[3])])]
        return [*found, DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = build(game, self.seat, picked)
        rest: list[int] = []
        for at, n in zip(self.left[::2], self.left[1::2]):
            n -= at == space
            if n:
                rest += (at, n)
        if rest:
            game.push(Terraform(self.seat, tuple(rest)))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": sum(self.left[1::2])}


class StartTerraforming(Choice[Tsukuyumi]):
    """The first markers, in own starting areas (TS-BOAR-20); the numbers are house values. ``built``: areas used."""

    n: int
    built: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        row = game.book.factions[game.rules.faction_of[self.seat]]
        left = stocks(game)
        found: list[Option] = []
        for space in game.areas:
            if game.territory[space] == self.seat and self.built.count(space) < row.terraforming_per_area:
                here = dict(left)
                if game.marks_at("stronghold", space) >= row.strongholds_per_area:
                    here["stronghold"] = 0
                found += sites(game, space, here)
        return found

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = build(game, self.seat, picked)
        again = StartTerraforming(self.seat, self.n - 1, (*self.built, space))
        if self.n > 1 and again.options(game):
            game.push(again)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


class StartWorks(Choice[Tsukuyumi]):
    """``area <space>``, then what is built there; ``built``: areas used so far, one entry each."""

    n: int
    built: tuple[int, ...]
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        if self.space >= 0:
            return sites(game, self.space, stocks(game))
        return [option("area", NAMES[s]) for s in spots(game, self.seat) if self.built.count(s) < EACH] + [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        if picked.verb == "area":
            game.push(StartWorks(self.seat, self.n, self.built, SPACE[str(picked.tokens[1])]))
            return
        space = build(game, self.seat, picked)
        if self.n > 1:
            game.push(StartWorks(self.seat, self.n - 1, (*self.built, space), -1))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}
