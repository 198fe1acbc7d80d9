"""Turns: phases in Initiative order, and what the active player may do in one (TS-ROUND, TS-INIT-04, 4.3)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import replaced

from ..board import AROUND, NAMES, SPACE
from ..book import (
    COLOURS,
    COMBAT,
    DRAW,
    EFFECT,
    GREEN,
    INIT,
    MOUNTAIN,
    MOVE,
    NO_SYMBOLS,
    ONI_AREAS,
    ONI_COMBATS,
    ONI_RANGE,
    PHASES,
    PLACE,
    PLAY,
    PROD,
    RED,
    TSUKUYUMI,
    WHITE,
    WHITE_LIST,
)
from ..part import RED_TURN_END
from ..position import AREA, NOBODY, NOT_LAST, Tsukuyumi
from ..values import may_mark
from . import combat, events, movement, oni, production, tasks
from .initiative import Initiative
from .missions import look_at_missions, objective
from .pieces import claim
from .ways import special

USE = {
    name: option("use", name)
    for name in (
        "faction-effect",
        "events",
        "initiative",
        "production",
        "place-oni",
        "oni-conquest",
        "movement",
        "settlement",
        "abyssal",
    )
}


class Phase(Step[Tsukuyumi]):
    """A phase begins with all markers on the same side (TS-ROUND-03, TS-ROUND-06). A first game may leave out the first
    White (TS-ROUND-24)."""

    phase: int

    def run(self, game: Tsukuyumi) -> None:
        if self.phase == WHITE and game.round == 1 and game.rules.skip_first_white:
            return
        game.phase = self.phase
        game.flipped = (0,) * game.rules.seats
        game.tags = []
        game.tell("phase", phase=PHASES[self.phase])
        game.push(NextTurn())


class ShowCards(Step[Tsukuyumi]):
    """Polish: the Action cards are turned from their White side when Blue begins (TS-ROUND-07-PL)."""

    def run(self, game: Tsukuyumi) -> None:
        game.reveal()
        for seat in game.order:
            game.tell("turned-up", seat=seat, card=game.book.action_ids[game.chosen[seat]], rule="TS-ROUND-07-PL")


class NextTurn(Step[Tsukuyumi]):
    """Next to act is always the highest marker not yet flipped (TS-INIT-04, TS-ROUND-04)."""

    def run(self, game: Tsukuyumi) -> None:
        for seat in game.order:
            if not game.flipped[seat]:
                before = [step for part in game.rules.on_before_turn for step in part.before_turn(game, seat)]
                after = [step for part in game.rules.on_after_turn for step in part.after_turn(game, seat)]
                game.then(*before, Turn(seat), *after, NextTurn())
                return
        game.active = -1


class Turn(Step[Tsukuyumi]):
    """One player's part of a phase: their symbols, or only what abilities grant (TS-ROUND-17, TS-ROUND-18)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        seat = self.seat
        game.active = seat
        game.fought = 0
        game.banned = 0
        game.pp = 0
        game.paused = 0
        game.raged = ()
        game.white_left = 0
        for part in game.rules.on_turn_opens:
            part.turn_opens(game, seat)
        game.harvest = 1 if game.in_phase(GREEN) else 0
        game.free_fights = game.vendetta[seat]  # a player still to act uses Vendetta in their own turn (TS-COUNTER-42)
        game.vendetta = replaced(game.vendetta, seat, 0)
        if game.phase == WHITE:  # TS-ROUND-15, TS-ROUND-16
            game.left = NO_SYMBOLS[:]
            for symbol in (*WHITE_LIST, PLAY):
                game.left[symbol] = 1
            game.white_left = 2 + sum([part.more_white(game, seat) for part in game.rules.on_more_white])
        else:
            game.left = game.book.symbols[game.chosen[seat]][game.phase][:]
        for part in game.rules.on_limits:
            part.limits(game, seat)
        game.rules.factions[seat].turn_start(game, seat, has_phase(game, seat))
        game.tell("turn", seat=seat, phase=PHASES[game.phase])
        game.then(Act(seat), EndTurn(seat))


def has_phase(game: Tsukuyumi, seat: int) -> bool:
    return game.book.has_phase[game.chosen[seat]][game.phase]


def settlement_targets(game: Tsukuyumi, seat: int) -> list[int]:
    """Special text Settlement: free, empty areas beside an own one without a Block, no Mountain, Moon or Tsukuyumi."""
    found = []
    for s in game.areas:
        if game.ground[s] != AREA or game.territory[s] != NOBODY or game.terrain[s] == MOUNTAIN:
            continue
        if game.props(s) & TSUKUYUMI or not game.is_empty(s):
            continue
        if any(game.territory[t] == seat and game.ground[t] and not game.wall_between(s, d) for d, t in AROUND[s]):
            found.append(s)
    return found


def may_settle(game: Tsukuyumi, seat: int) -> bool:
    if game.special_used[seat] or special(game, seat) != "settlement" or not may_mark(game, seat):
        return False
    return bool(settlement_targets(game, seat))


class Act(Choice[Tsukuyumi]):
    """The next action of the turn, in any order (TS-ROUND-09), or ``done`` if nothing mandatory is left (TS-ROUND-12).

    ``use <action>``, ``attack <space>`` for a Combat action, ``rage <space>`` for that of an Aggressive unit."""

    silent = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        seat, left = self.seat, game.left
        white, colours = game.phase == WHITE, COLOURS[game.phase]
        listed = not white or game.white_left > 0  # White: up to two different actions of the list
        hooks = game.rules.factions[seat]
        found: list[Option] = []
        if left[EFFECT] and hooks.has_effect(game, seat):
            found.append(USE["faction-effect"])
        if listed and (
            (left[DRAW] and events.can_draw(game, seat)) or (game.held[seat] and (left[DRAW] or left[PLAY]))
        ):
            found.append(USE["events"])
        if left[INIT]:
            found.append(USE["initiative"])
        if can_produce(game, seat, listed):
            found.append(USE["production"])
        if left[PLACE]:
            found.append(USE["place-oni"])
        if left[ONI_COMBATS]:
            found.append(USE["oni-conquest"])
        if listed and left[MOVE] and movement.may_move(game, seat) and game.on_board(seat):
            found.append(USE["movement"])
        if colours >> GREEN & 1 and may_settle(game, seat):
            found.append(USE["settlement"])
        raging = combat.aggressive_spots(game, seat) if colours >> RED & 1 else []
        fights = (listed and left[COMBAT]) or game.free_fights
        if fights or raging:
            able = combat.targets(game, seat)
            if fights:
                found += [ATTACK[s] for s in able]
            found += [option("rage", NAMES[s]) for s in dict.fromkeys(raging) if s in able]
        shown = has_phase(game, seat)
        found += hooks.granted(game, seat, shown)
        for part in game.rules.on_offers:
            found += part.offers(game, seat)
        owed = False
        for part in game.rules.on_duties:
            duties = part.duties(game, seat, shown)
            owed = owed or bool(duties)
            found += duties
        if game.fought == NOT_LAST and not owed:  # TS-SEED-14: one more Combat action, if one is possible
            owed = combat.fights_to_come(game, seat) > 0
        if not owed and (not (left[PLACE] or left[ONI_COMBATS]) or hooks.oni_optional(game, seat)):
            found.append(DONE)
        return found

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return  # unused symbols are lost (TS-ROUND-13)
        game.push(self)
        game.paused = 0
        if picked.verb == "attack":
            spend_combat(game)
            start_fight(game, self.seat, SPACE[str(picked.tokens[1])])
        elif picked.verb == "rage":
            space = SPACE[str(picked.tokens[1])]
            game.raged = (*game.raged, space)
            start_fight(game, self.seat, space)
        elif picked in ACTIONS:
            ACTIONS[picked](game, self.seat)
        else:
            for part in game.rules.on_duties:
                if picked in part.duties(game, self.seat, has_phase(game, self.seat)):
                    part.do_duty(game, self.seat, picked)
                    return
            for part in game.rules.on_offers:
                if picked in part.offers(game, self.seat):
                    part.take_offer(game, self.seat, picked)
                    return
            game.rules.factions[self.seat].use(game, self.seat, picked)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        card = game.chosen[self.seat]
        return {"phase": PHASES[game.phase], "card": game.book.action_ids[card], "n": game.white_left}


ATTACK = [option("attack", name) for name in NAMES]


def can_produce(game: Tsukuyumi, seat: int, listed: bool) -> bool:
    points = game.left[PROD] if listed else 0
    if game.harvest:
        points += production.harvest(game, seat)
    kept = game.pp
    if not points and game.paused:
        return False  # nothing has happened since: picking it up again would change nothing
    points += kept
    if points <= 0:
        return False
    game.pp = points
    found = production.can_buy(game, seat)
    game.pp = kept
    return found


def start_fight(game: Tsukuyumi, seat: int, space: int) -> None:
    combat.begin(game, seat, space)


def spend_combat(game: Tsukuyumi) -> None:
    """A Combat action costs one symbol (TS-COMBAT-01); free ones go first."""
    if game.free_fights:
        game.free_fights -= 1
    else:
        game.left[COMBAT] -= 1
        spend_white(game)


def spend_white(game: Tsukuyumi) -> None:
    if game.phase == WHITE:
        game.white_left -= 1


def do_effect(game: Tsukuyumi, seat: int) -> None:
    game.left[EFFECT] = 0
    game.rules.factions[seat].effect(game, seat)


def do_events(game: Tsukuyumi, seat: int) -> None:
    draws, plays = game.left[DRAW], game.left[PLAY]
    game.left[DRAW] = game.left[PLAY] = 0
    spend_white(game)
    events.action(game, seat, draws, plays)


def do_initiative(game: Tsukuyumi, seat: int) -> None:
    n = game.left[INIT]
    game.left[INIT] = 0
    game.push(Initiative(seat, True, n, seat))


def do_production(game: Tsukuyumi, seat: int) -> None:
    """The symbol, and in Green what Productive units give, once a turn (TS-PROD-07)."""
    points = game.left[PROD]
    if points:
        game.left[PROD] = 0
        spend_white(game)
    if game.harvest:
        points += production.harvest(game, seat)
        game.harvest = 0
    production.begin(game, seat, points)


def do_place(game: Tsukuyumi, seat: int) -> None:
    n = game.left[PLACE]
    game.left[PLACE] = 0
    oni.place_oni(game, seat, n)


def do_oni(game: Tsukuyumi, seat: int) -> None:
    left = game.left
    areas, reach, combats = left[ONI_AREAS], left[ONI_RANGE], left[ONI_COMBATS]
    left[ONI_AREAS] = left[ONI_RANGE] = left[ONI_COMBATS] = 0
    oni.conquest(game, seat, areas, reach, combats)


def do_movement(game: Tsukuyumi, seat: int) -> None:
    reach = game.left[MOVE]
    game.left[MOVE] = 0
    spend_white(game)
    movement.begin(game, seat, seat, reach, action=True)


def do_settlement(game: Tsukuyumi, seat: int) -> None:
    game.special_used = replaced(game.special_used, seat, 1)
    game.push(Settle(seat))


class Settle(Choice[Tsukuyumi]):
    """Special text Settlement: ``area <space>``; a marker, not a conquest."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in settlement_targets(game, self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        claim(game, self.seat, SPACE[str(picked.tokens[1])])


ACTIONS = {
    USE["faction-effect"]: do_effect,
    USE["events"]: do_events,
    USE["initiative"]: do_initiative,
    USE["production"]: do_production,
    USE["place-oni"]: do_place,
    USE["oni-conquest"]: do_oni,
    USE["movement"]: do_movement,
    USE["settlement"]: do_settlement,
}


class EndTurn(Step[Tsukuyumi]):
    """The turn ends: special text Regroup first, then what is due at its end."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        seat = self.seat
        game.pp = 0  # TS-PROD-05-PL
        game.then(*game.rules.factions[seat].closing(game, seat), Flip(seat))
        if game.in_phase(RED) and special(game, seat) == "regroup" and not game.special_used[seat]:
            game.special_used = replaced(game.special_used, seat, 1)
            movement.begin(game, seat, seat, 1)


class Flip(Step[Tsukuyumi]):
    """Objectives of the turn's end, the marker is flipped (TS-ROUND-06), then Vendetta of those who have acted."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        seat = self.seat
        game.rules.factions[seat].turn_end(game, seat)
        if game.in_phase(RED):
            objective(game, seat, RED_TURN_END)
            look_at_missions(game, seat, "own-red")
            if game.deeds:
                tasks.red_turn_ended(game, seat)
        game.flipped = replaced(game.flipped, seat, 1)
        game.left = NO_SYMBOLS[:]
        game.free_fights = 0
        game.white_left = 0
        owed = [s for s in game.order if game.vendetta[s] and game.flipped[s]]
        game.then(*[combat.Avenge(s) for s in owed for _ in range(game.vendetta[s])])
        for s in owed:
            game.vendetta = replaced(game.vendetta, s, 0)
