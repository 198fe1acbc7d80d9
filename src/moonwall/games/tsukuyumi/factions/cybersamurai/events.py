"""The Cybersamurai's Faction events (TSM-FEVENT-07..20)."""

from __future__ import annotations

from moonwall.table import DONE, PASS, Choice, Option, Step, option

from ...board import NAMES, SPACE, SPACES
from ...book import RED
from ...modules.own_events import amount, end, lasts, stays
from ...position import Tsukuyumi
from ...rules import combat, events, movement, production
from ...rules.cards import cards_of
from ...rules.combat import begin_with, usable
from ...rules.event_cards import carry_out as happen
from ...rules.event_cards import playable as can_play
from ...rules.initiative import shift
from ...rules.movement import may_move
from ...rules.production import Produce
from ...vocabulary import Effect, declare
from .links import TETSUO, USED, installed, own

FIRED = 1 << 10  # in own(game)[USED], after the Uplinks: Tetsuo has fired this round; kept only with Faction events

RAID = [option("raid", name) for name in NAMES]


def can_fire(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return installed(game, TETSUO) and not own(game)[USED] & FIRED  # TSM-FEVENT-13


def can_analyse(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return not game.battle and len(Analyse(seat, 1).options(game)) > 1


def red_to_come(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return not game.in_phase(RED) or seat == game.active or not game.flipped[seat]


def rise(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    shift(game, seat, -effect.n)  # TSM-FEVENT-11: by one from place 2 (XM-05)


# --- Digital Mimicry ----------------------------------------------------------------------------------------


def copies(game: Tsukuyumi, seat: int) -> list[int]:
    """Regular Events played this round by anybody that can be carried out now (TSM-FEVENT-07, QM-23). Faction events
    are not among them (TSM-FEVENT-08), nor is what was a copy itself (TSM-FEVENT-10)."""
    return [e for e in dict.fromkeys(game.played) if can_play(game, seat, e)]


class Mimic(Choice[Tsukuyumi]):
    """``again <event>``: its effect, after the original (TSM-FEVENT-09)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("again", game.book.event_ids[e]) for e in copies(game, self.seat)] or [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not DONE:
            game.tell("copied", seat=self.seat, event=str(picked.tokens[1]), rule="TSM-FEVENT-07")
            happen(game, self.seat, game.book.event_index[str(picked.tokens[1])])


# --- Solar Laser --------------------------------------------------------------------------------------------


def laser(game: Tsukuyumi) -> int:
    """Tetsuo fires: the damage of *Solar Laser* if it is in force, and it is used up (QM-25); else 0."""
    if not game.rules.uses("faction_events"):
        return 0
    own(game)[USED] |= FIRED
    damage = amount(game, "laser") if game.lasting else 0
    if damage:
        end(game, "laser")
    return damage


# --- Combat Analysis ----------------------------------------------------------------------------------------

PRODUCE = option("use", "production")
MOVE = option("use", "movement")
EVENTS = option("use", "events")


class Analyse(Choice[Tsukuyumi]):
    """Two actions of the White list, one after the other, also the same twice (TSM-FEVENT-14, QM-26)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        found: list[Option] = []
        kept, game.pp = game.pp, 1
        if production.can_buy(game, self.seat):
            found.append(PRODUCE)
        game.pp = kept
        if may_move(game, self.seat):  # TS-ROUND-10
            found.append(MOVE)
        if events.can_draw(game, self.seat) or game.held[self.seat]:
            found.append(EVENTS)
        found += [combat.ATTACK[s] for s in combat.targets(game, self.seat)]
        return [*found, DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        seat = self.seat
        if picked is DONE:
            return
        if self.n > 1:
            game.push(Analyse(seat, self.n - 1))
        if picked is PRODUCE:  # TSM-FEVENT-15: a Production of 1 by itself, in the Polish edition too
            game.push(Purse(game.paused, game.pp))
            game.pp = 1
            game.push(Produce(seat))
        elif picked is MOVE:
            movement.begin(game, seat, seat, 1, action=True)
        elif picked is EVENTS:
            events.action(game, seat, 1, 1)
        else:
            combat.begin(game, seat, SPACE[str(picked.tokens[1])])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


class Purse(Step[Tsukuyumi]):
    """The points of the turn as they were before; what is left of the single one is lost."""

    paused: int
    points: int

    def run(self, game: Tsukuyumi) -> None:
        game.pp, game.paused = self.points, self.paused


# --- Raider Drone Update ------------------------------------------------------------------------------------


def drones(game: Tsukuyumi, space: int) -> int:
    return game.count(space, game.book.kind_index["shield-drone"])


def can_raid(game: Tsukuyumi, seat: int, space: int) -> bool:
    """A Shield Drone stands there, and the card Conquest can be played (TSM-FEVENT-16)."""
    card = cards_of(game.book).plain_conquest[game.rules.faction_of[seat]]
    return card >= 0 and drones(game, space) > 0 and not game.banned >> space & 1 and usable(game, seat, space, card)


def raids(game: Tsukuyumi, seat: int) -> list[Option]:
    """Areas whose Shield Drones have not yet flown their free attacks in this Red turn (QM-27)."""
    if not game.in_phase(RED) or not game.lasting or not lasts(game, "raid"):
        return []
    return [RAID[s] for s in game.spaces_of(seat) if s + SPACES not in game.raged and can_raid(game, seat, s)]


def raid(game: Tsukuyumi, seat: int, space: int) -> None:
    """As many attacks as there are Shield Drones, one after another (TSM-FEVENT-18)."""
    game.raged = (*game.raged, space + SPACES)
    strike(game, seat, space, drones(game, space))


def strike(game: Tsukuyumi, seat: int, space: int, left: int) -> None:
    if left > 1:
        game.push(MoreRaids(left - 1, seat, space))
    begin_with(
        game, seat, space, cards_of(game.book).plain_conquest[game.rules.faction_of[seat]]
    )  # all units join: TSM-FEVENT-17


class MoreRaids(Step[Tsukuyumi]):
    """After such a battle: the remaining attacks lapse if no Shield Drone is left (TSM-FEVENT-19)."""

    left: int
    seat: int
    space: int

    def run(self, game: Tsukuyumi) -> None:
        if can_raid(game, self.seat, self.space):
            game.push(RaidAgain(self.seat, self.left, self.space))


class RaidAgain(Choice[Tsukuyumi]):
    """``raid <space>`` once more, or pass (TSM-FEVENT-20)."""

    left: int
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [RAID[self.space], PASS]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not PASS:
            strike(game, self.seat, self.space, self.left)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.left, "space": NAMES[self.space]}


# --- the verbs ----------------------------------------------------------------------------------------------

OWN, NAME = "faction_events", "cybersamurai"
declare("mimic", OWN, lambda g, s, e: bool(copies(g, s)), lambda g, s, e: g.push(Mimic(s)), faction=NAME)
declare("rise", OWN, lambda g, s, e: g.place_of(s) > 0, rise, n=(1, 5), faction=NAME)
declare("laser", OWN, can_fire, stays, n=(5, 60), faction=NAME)
declare("analyse", OWN, can_analyse, lambda g, s, e: g.push(Analyse(s, e.n)), n=(1, 5), faction=NAME)
declare("raid", OWN, red_to_come, stays, faction=NAME)
