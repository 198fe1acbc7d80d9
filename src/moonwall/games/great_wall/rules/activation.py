"""Activation of a Location: the common frame (GW-LOC-01..05, GW-LOC-09..21; order of resolution 3.6)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option

from ..cards import modifiers, windows
from ..names import BARRACKS, BUILDERS, EMBASSY, LOCATIONS, LOGISTICS, PLACES, SCHOOL, TEA_HOUSE, TEMPLE
from ..position import GreatWall
from . import production, shame, tactics
from .building import Build
from .clerks import full, total
from .embassy import Hire
from .logistics import March
from .recruit import Recruit
from .teahouse import TeaHouse, in_order

DRAW = option("draw")
DECLINE = option("decline")


def ready(game: GreatWall, place: int) -> bool:
    """Regular: all spaces hold Clerks (GW-LOC-03); Special: 1 or more (GW-LOC-05)."""
    if game.rules.spaces[place]:
        return full(game, place)
    return players_there(game, place) > 0


def players_there(game: GreatWall, place: int) -> int:
    """Clerks that make a Special Location ready: a bystander's alone do not (GW-TWO-15)."""
    n = total(game, place)
    for seat in game.rules.bystanders:
        n -= game.clerks[place * 4 + seat]
    return n


def ready_places(game: GreatWall) -> list[int]:
    return [place for place in PLACES if ready(game, place)]


def can_advance(game: GreatWall, place: int) -> bool:
    """Advanced Activation: a Regular one need not be full, a Special one needs its Clerk (GW-LOC-17, GW-AMB-58)."""
    return game.rules.spaces[place] > 0 or players_there(game, place) > 0


def advances(game: GreatWall, place: int) -> bool:
    """An Advanced Activation of which something would come: not without a Clerk, nor with a bystander's alone that
    would do nothing now (GW-AMB-58). A player's Clerk at least leaves."""
    if players_there(game, place):
        return True
    there = [seat for seat in game.rules.bystanders if game.clerks[place * 4 + seat]]
    return can_advance(game, place) and any(game.rules.players[seat].acts(game, place) for seat in there)


class Activate(Step[GreatWall]):
    """The Location fires: lone-Clerk Shame, effects in Tea order, then the Clerks go home."""

    place: int
    advanced: int = 0

    def run(self, game: GreatWall) -> None:
        place = self.place
        base = place * 4
        company = [seat for seat in game.tea if game.clerks[base + seat]]
        before = game.place
        game.place = place
        if self.advanced:
            game.tell("activate-advanced", place=LOCATIONS[place], rule="GW-LOC-15")
        else:
            game.tell("activate", place=LOCATIONS[place], rule="GW-LOC-09")
        game.push(Effects(place, before))
        mask = 0
        for seat in company:
            mask |= 1 << seat
        game.push(Open(windows.LOCATION_ACTIVATES, mask, place))
        alone = len(company) == 1 and company[0] in game.rules.humans
        if alone and game.book.shame_icon[place] and not self.advanced:  # GW-SHAME-02, GW-LOC-16
            game.push(LoneShame(company[0]))
            windows.open(game, windows.LONE_SHAME, mask, (place,))


class Open(Step[GreatWall]):
    """Open a window about a Location or Section when its turn comes."""

    window: int
    seats: int
    about: int

    def run(self, game: GreatWall) -> None:
        windows.open(game, self.window, self.seats, (self.about,))


class LoneShame(Step[GreatWall]):
    """GW-LOC-13: taken at the start, also by one who will decline the effect (GW-AMB-10)."""

    seat: int

    def run(self, game: GreatWall) -> None:
        game.tell("alone", seat=self.seat, place=LOCATIONS[game.place], rule="GW-SHAME-02")
        shame.receive(game, self.seat, 1)


class Effects(Step[GreatWall]):
    """All of a player's Clerks together (GW-LOC-10), in the Tea order of now (GW-TEAHOUSE-02)."""

    place: int
    before: int

    def run(self, game: GreatWall) -> None:
        place = self.place
        base = place * 4
        game.push(GoHome(place, self.before))
        if place <= TEMPLE:
            production.begin(game, place)
        players = game.rules.players
        in_order(game, [(seat, players[seat].effect(game, place)) for seat in game.tea if game.clerks[base + seat]])


def act(game: GreatWall, seat: int, place: int) -> Step[GreatWall]:
    """What a player does with their Clerks in an Activated Location."""
    if place <= TEMPLE:
        return production.Gather(seat, place)
    if place == TEA_HOUSE:
        return TeaHouse(seat)
    n = modifiers.clerks_here(game, seat, place, game.clerks[place * 4 + seat])
    if place == BARRACKS:
        return Recruit(seat, n)
    if place == BUILDERS:
        return Build(seat, 0b11, 0, n)
    if place == EMBASSY:
        return Hire(seat, 0b11, 0, n)
    if place == LOGISTICS:
        return March(seat, n)
    return School(seat, n)


class School(Choice[GreatWall]):
    """Martial School: draw 1 Tactic card for each own Clerk (GW-SCHOOL-01), or decline (GW-LOC-12)."""

    n: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        return [DRAW, DECLINE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DECLINE:
            game.tell("decline", seat=self.seat, place=LOCATIONS[SCHOOL], rule="GW-LOC-12")
            return
        windows.open(game, windows.DRAW_TACTIC, 1 << self.seat)
        tactics.draw(game, self.seat, self.n)


class GoHome(Step[GreatWall]):
    """All Clerks there return to their owners' pools, used or not (GW-LOC-11)."""

    place: int
    before: int

    def run(self, game: GreatWall) -> None:
        base = self.place * 4
        for part in game.rules.on_clerks_leave:
            part.clerks_leave(game, self.place)
        for seat, n in enumerate(game.clerks[base : base + 4]):
            if n and seat not in game.rules.bystanders:  # theirs stay (GW-TWO-16)
                game.clerk_pool[seat] += n
                game.clerks[base + seat] = 0
        game.place = self.before
        modifiers.end(game, modifiers.ACTIVATION)
        windows.reset(game, windows.ACTIVATION)
