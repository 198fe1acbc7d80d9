"""Uplinks that act: Tetsuo, Kaneda, Rocket Attack, Tenno, Amaterasu, and the choice of the first ones."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...board import AROUND, NAMES, SPACE, SPACES, edge_of
from ...book import RED
from ...position import HOMEZONE, ONI, Tsukuyumi
from ...rules.battle import alive, contested
from ...rules.damage import split
from ...rules.pieces import spawn
from ...rules.production import PlaceUnit
from ...values import joins, present, shielded, start_spots
from .events import laser
from .links import (
    INSTALLED,
    KANEDA,
    KANEDA_BLUE,
    KANEDA_RED,
    ROCKET,
    ROCKET_BLUE,
    ROCKET_RED,
    SHOGUN,
    TETSUO,
    installed,
    own,
    put_blue,
    spend,
)

MOST = 150


# --- buying -------------------------------------------------------------------------------------------------


def install(game: Tsukuyumi, seat: int, uplink: int) -> None:
    """Lay an Uplink face up for good (TS-CYBER-02); the Shogun brings its unit (TS-CYBER-18)."""
    own(game)[INSTALLED] |= 1 << uplink
    game.tell("installed", seat=seat, uplink=game.book.uplink_ids[uplink], rule="TS-CYBER-02")


def open_uplinks(game: Tsukuyumi, most: int) -> list[Option]:
    book = game.book
    shogun = book.kind_index["shogun"]
    return [
        option("install", row.id)
        for n, row in enumerate(book.uplinks)
        if not installed(game, n) and row.cost <= most and (n != SHOGUN or game.stock[shogun])
    ]


class StartUplinks(Choice[Tsukuyumi]):
    """Two further Uplinks of choice at the start (TS-CYBER-01, D-06); a Shogun comes with the starting units (Q-67)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return open_uplinks(game, 99)

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        uplink = game.book.uplink_ids.index(str(picked.tokens[1]))
        install(game, self.seat, uplink)
        if self.n > 1:
            game.push(StartUplinks(self.seat, self.n - 1))
        if uplink == SHOGUN:
            game.push(StartShogun(self.seat))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


class StartShogun(Choice[Tsukuyumi]):
    """Where the Shogun starts: Homezone or a starting area (TS-SETUP-24)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        spots = start_spots(game, self.seat)
        return [option("place", "shogun", NAMES[s]) for s in spots]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[2])]
        spawn(game, game.book.kind_index["shogun"], space)
        game.tell("started", seat=self.seat, unit="shogun", n=1, space=NAMES[space], rule="TS-SETUP-24")


# --- Tetsuo -------------------------------------------------------------------------------------------------


def enemies_in(game: Tsukuyumi, seat: int, space: int) -> tuple[int, ...]:
    friends = game.rules.friends[seat]
    return tuple(
        s for s in (*game.order, ONI) if not friends >> s & 1 and (alive(game, s, space) or joins(game, s, space))
    )


def kept_out(game: Tsukuyumi, seat: int, space: int) -> bool:
    """Whether Tenno, the Faction effect, has no force in the space; Tetsuo's own shot belongs to the Red phase, the
    Defense Matrix to a battle (TSM-FEVENT-66)."""
    return not game.battle and not game.in_phase(RED) and shielded(game, seat, space)


def shots(game: Tsukuyumi, seat: int) -> list[Option]:
    """Areas with enemies that have not fallen; Homezones are none."""
    others = [*game.rules.foes[seat], ONI]
    found = [s for s in game.areas if any(present(game, o, s) for o in others) and not kept_out(game, seat, s)]
    return [option("shoot", NAMES[s]) for s in found if not contested(game, s) or enemies_in(game, seat, s)]


def can_shoot(game: Tsukuyumi, seat: int) -> bool:
    crowd, ground = game.crowd, game.ground
    for side in (*game.rules.foes[seat], ONI):
        for space in game.spaces_of(side):
            there = alive(game, side, space) if contested(game, space) else crowd[side * SPACES + space]
            if there and ground[space] != HOMEZONE and not kept_out(game, seat, space):
                return True
    if not game.rules.on_present:
        return False
    return any(joins(game, ONI, s) and not kept_out(game, seat, s) for s in game.areas)


def fire(game: Tsukuyumi, seat: int, space: int) -> None:
    """10 damage: no Combat action, no card, no counterattack; split by the Cybersamurai, assigned by the owners
    (TS-CYBER-09, Q-48)."""
    amount = 2 * (laser(game) or game.book.uplinks[TETSUO].n)
    game.tell("tetsuo", seat=seat, space=NAMES[space], n=amount // 2, rule="TS-CYBER-09")
    split(game, seat, space, amount, enemies_in(game, seat, space), seat, "tetsuo")
    for part in game.rules.on_shot:
        part.shot(game, seat, space)


class Shoot(Choice[Tsukuyumi]):
    """Where Tetsuo fires (D-39)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return shots(game, self.seat)

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        fire(game, self.seat, SPACE[str(picked.tokens[1])])


# --- Kaneda and Rocket Attack -------------------------------------------------------------------------------


def inner_edges(game: Tsukuyumi, spaces: list[int]) -> list[Option]:
    """All edges between two of these spaces of the board, Moon and Homezones included (TS-CYBER-10, TS-HOME-05)."""
    there = set(spaces)
    return [option("edge", NAMES[s], NAMES[t]) for s in spaces for _, t in AROUND[s] if s < t and t in there]


class PlaceKaneda(Choice[Tsukuyumi]):
    """Put the Kaneda marker on an edge: ``edge <space> <space>``; on large boards first a space of it (D-38)."""

    colour: int
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        spaces = [s for s in game.spaces if not kept_out(game, self.seat, s)]
        if self.space >= 0:
            here = self.space
            return [option("edge", NAMES[here], NAMES[t]) for _, t in AROUND[here] if t in spaces]
        found = inner_edges(game, spaces)
        if len(found) <= MOST:
            return found
        return [option("at", NAMES[s]) for s in spaces if any(t in spaces for _, t in AROUND[s])]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        a = SPACE[str(picked.tokens[1])]
        if picked.verb == "at":
            game.push(PlaceKaneda(self.seat, self.colour, a))
            return
        set_kaneda(game, self.colour, a, SPACE[str(picked.tokens[2])])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"marker": "kaneda-red" if self.colour == KANEDA_RED else "kaneda-blue"}


def set_kaneda(game: Tsukuyumi, colour: int, a: int, b: int) -> None:
    value = a * 6 + edge_of(a, b) + 1
    if colour == KANEDA_BLUE:
        put_blue(game, KANEDA_BLUE, value)
    else:
        own(game)[KANEDA_RED] = value
    marker = "kaneda-red" if colour == KANEDA_RED else "kaneda-blue"
    game.tell("marker-edge", marker=marker, space=NAMES[a], to_space=NAMES[b], rule="TS-CYBER-10")


class PlaceRocket(Choice[Tsukuyumi]):
    """Put the Rocket Attack marker on an area: ``at <space>`` (D-38)."""

    colour: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("at", NAMES[s]) for s in game.areas if not kept_out(game, self.seat, s)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        set_rocket(game, self.colour, SPACE[str(picked.tokens[1])])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"marker": "rocket-red" if self.colour == ROCKET_RED else "rocket-blue"}


def set_rocket(game: Tsukuyumi, colour: int, space: int) -> None:
    if colour == ROCKET_BLUE:
        put_blue(game, ROCKET_BLUE, space + 1)
    else:
        own(game)[ROCKET_RED] = space + 1
    marker = "rocket-red" if colour == ROCKET_RED else "rocket-blue"
    game.tell("marker-area", marker=marker, space=NAMES[space], rule="TS-CYBER-14")


# --- Tenno --------------------------------------------------------------------------------------------------


def drivable(game: Tsukuyumi, seat: int) -> list[str]:
    """Bought Uplinks that Tenno can drive (TS-CYBER-15), and in the Polish edition the Defense Matrix."""
    found = []
    if installed(game, TETSUO) and can_shoot(game, seat):
        found.append("tetsuo")
    if installed(game, KANEDA):
        found.append("kaneda")
    if installed(game, ROCKET):
        found.append("rocket-attack")
    return found


def activate(game: Tsukuyumi, seat: int, uplink: str) -> None:
    """Fire Tetsuo, or place a blue marker."""
    if uplink == "tetsuo":
        game.push(Shoot(seat))
    elif uplink == "kaneda":
        game.push(PlaceKaneda(seat, KANEDA_BLUE, -1))
    else:
        game.push(PlaceRocket(seat, ROCKET_BLUE))


class Tenno(Choice[Tsukuyumi]):
    """The Faction effect: fire Tetsuo, or place the blue marker of Kaneda or Rocket Attack (TS-CYBER-06, D-27)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*(option("tenno", uplink) for uplink in drivable(game, self.seat)), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not DONE:
            activate(game, self.seat, str(picked.tokens[1]))


# --- Amaterasu ----------------------------------------------------------------------------------------------

DRONES = ("attack-drone", "shield-drone")


def free_drones(game: Tsukuyumi) -> list[str]:
    return [d for d in DRONES if game.stock[game.book.kind_index[d]]]


class FreeDrone(Choice[Tsukuyumi]):
    """Amaterasu: one drone free of charge, placed by the usual rules (TS-CYBER-25, D-20)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("drone", d) for d in free_drones(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        game.push(PlaceUnit(self.seat, game.book.kind_index[str(picked.tokens[1])]))


def use_marker(game: Tsukuyumi, seat: int, uplink: int) -> None:
    spend(game, uplink)
    if uplink == KANEDA:
        game.push(PlaceKaneda(seat, KANEDA_RED, -1))
    else:
        game.push(PlaceRocket(seat, ROCKET_RED))
