"""What each Event does (TS-EVENT-20..35), by the verb of its row; targets are asked one pick at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from moonwall.table import DONE, Choice, Option, option
from moonwall.table.position import without

from ..board import AROUND, NAMES, NEXT, SPACE, edge_of
from ..book import M_STOP, PROP_MARKER, PROP_NAMES, PROPS, UNSTABLE
from ..position import AREA, ONI, Tsukuyumi
from ..vocabulary import Effect, Run, always, declare
from . import ground, production
from .combat import free_fight, targets
from .initiative import Initiative
from .movement import March, begin, may_move

TURNS = [option("turn", n) for n in range(6)]


# --- targets -----------------------------------------------------------------------------------------------


def some(found: Iterable[object]) -> bool:
    """Whether there is any: looked for only as far as the first."""
    for _ in found:
        return True
    return False


def give_targets(game: Tsukuyumi, event: int) -> Iterator[int]:
    """Areas that can gain the Property; on the Moon the print may only be restored (TS-EVENT-20, -21, -34)."""
    prop, free = game.book.event_prop[event], game.book.event_free[event]
    needs = game.book.event_needs[event]  # TSM-TERRAIN-11
    for s in game.areas:
        if (
            ground.can_give(game, s, prop)
            and (not free or ground.event_free(game, s))
            and (not needs or game.props(s) & needs)
        ):
            yield s


def cancel_targets(game: Tsukuyumi) -> Iterator[tuple[int, int]]:
    """(area, Property) pairs that can be cancelled; type and Territory markers cannot (TS-EVENT-27)."""
    for s in game.areas:
        props = game.props(s)
        for p in PROP_NAMES if props else ():
            if props & p and ground.can_cancel(game, s, p):
                yield s, p


def open_targets(game: Tsukuyumi) -> Iterator[tuple[int, int]]:
    """(area, edge) with a Block of that tile that can be opened (TS-EVENT-22, Q-69)."""
    for s in game.areas:
        bits = game.print_blocks[s] | game.blocks[s]
        for d, _ in AROUND[s] if bits else ():
            if bits >> d & 1 and ground.openable(game, s, d):
                yield s, d


def close_targets(game: Tsukuyumi) -> Iterator[int]:
    """Areas with a side that can be closed, the Moon and occupied ones included (TS-EVENT-31)."""
    for s in game.areas:
        for d, _ in AROUND[s]:
            if ground.closable(game, s, d):
                yield s
                break


def turn_targets(game: Tsukuyumi) -> list[int]:
    """Tiles an Event may turn: all off the Moon, occupied or not (TS-EVENT-23, Q-21)."""
    return [s for s in game.areas if game.ground[s] == AREA]


def turns(game: Tsukuyumi, space: int) -> bool:
    """Whether turning the tile would change anything: Blocks, their markers or Pig Blocks on its sides."""
    return any(getattr(game, field)[space] for field in ground.EDGE_FIELDS)


def lay_targets(game: Tsukuyumi) -> list[int]:
    """One of each sort of unused tiles: equal ones make no difference (TS-EVENT-26)."""
    book = game.book
    sorts: dict[tuple[int, ...], int] = {}
    for tile in game.unused_tiles:
        look = (book.tile_type[tile], book.tile_mountain[tile], book.tile_prop[tile], book.tile_blocks[tile])
        sorts.setdefault(look, tile)
    return list(sorts.values())


def swap_targets(game: Tsukuyumi) -> list[tuple[int, int]]:
    """Pairs of tiles off the Moon, each without units or Unstable (TS-EVENT-10, TS-EVENT-25, Q-21)."""
    fought = game.battle[0] if game.battle else -1  # the ground of a battle in progress stays where it is
    free = {s for s in turn_targets(game) if s != fought and ground.event_free(game, s)}
    return [(s, t) for s in sorted(free) for _, t in AROUND[s] if t in free and s < t]


def march_targets(game: Tsukuyumi) -> Iterator[int]:
    """Areas with units; Homezones are no areas (TS-EVENT-24, TS-EVENT-09)."""
    for s in game.areas:
        if not game.is_empty(s):
            yield s


def storm_targets(game: Tsukuyumi) -> list[int]:
    """Unstable areas not yet under a Storm (TS-EVENT-35-PL, QM-73)."""
    needs = game.rules.storm_needs_unstable
    return [s for s in game.areas if (game.props(s) & UNSTABLE or not needs) and not game.storm >> s & 1]


def replay_targets(game: Tsukuyumi, seat: int) -> Iterator[int]:
    """Discarded Events that can be used now; never a copy of the replaying card itself (TS-EVENT-28)."""
    do = game.book.event_do
    for e in dict.fromkeys(game.event_discard):
        if do[e] != "replay" and playable(game, seat, e):
            yield e


def playable(game: Tsukuyumi, seat: int, event: int) -> bool:
    """Whether the Event would do anything; one without a legal target is not offered."""
    for part in game.rules.on_bars_events:
        if part.bars_events(game):
            return False
    effect = game.book.event_effects[event]
    return effect.possible(game, seat, effect)


def carry_out(game: Tsukuyumi, seat: int, event: int) -> None:
    """The Event happens (TS-EVENT-04). An action it grants follows the rules of that action (TS-EVENT-11)."""
    effect = game.book.event_effects[event]
    effect.run(game, seat, effect)


def turn_marker(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.push(Initiative(seat, False, effect.n, seat))  # TS-EVENT-29


def move(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    begin(game, seat, seat, effect.n, action=True)  # TS-EVENT-30


def produce(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    production.begin(game, seat, effect.n)  # TS-EVENT-32: no Productive bonus


def fight(game: Tsukuyumi, seat: int) -> None:
    """One Combat action (TS-EVENT-33); in mid-battle it is fought when that battle has ended (Q-68)."""
    if game.battle:
        game.owed = (*game.owed, seat)
    else:
        free_fight(game, seat)


# --- the choices -------------------------------------------------------------------------------------------


class EventChoice(Choice[Tsukuyumi]):
    """Base: the seat that plays the Event picks; ``event`` is its number in the book."""

    event: int

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"event": game.book.event_ids[self.event]}


class EventGive(EventChoice):
    """Oni Rule, Danger in the Deep, Radioactive Contamination: ``area <space>``."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in give_targets(game, self.event)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        ground.give(game, SPACE[str(picked.tokens[1])], game.book.event_prop[self.event])


class EventCancel(EventChoice):
    """Neutralization, Swallowed by the Earth: ``cancel <space> <property>``."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("cancel", NAMES[s], PROP_NAMES[p]) for s, p in cancel_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        ground.cancel(game, SPACE[str(picked.tokens[1])], PROPS[str(picked.tokens[2])])


class EventOpen(EventChoice):
    """Ascent, Passage: ``open <space> <towards>``: that tile's Block on that side."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("open", NAMES[s], NAMES[NEXT[s * 6 + d]]) for s, d in open_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        ground.open_edge(game, space, edge_of(space, SPACE[str(picked.tokens[2])]))


class EventClose(EventChoice):
    """Swamp, Invisible Hazard: ``area <space>``, then the side."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in close_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        game.push(EventCloseSide(self.seat, self.event, SPACE[str(picked.tokens[1])]))


class EventCloseSide(EventChoice):
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("close", NAMES[self.space], NAMES[t]) for d, t in AROUND[self.space]
                if ground.closable(game, self.space, d)]  # fmt: skip

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        ground.close_edge(game, self.space, edge_of(self.space, SPACE[str(picked.tokens[2])]))


class EventRotate(EventChoice):
    """Tectonic Shift, Unsolid Ground: ``area <space>``, then by how much."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in turn_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        if turns(game, space):
            game.push(TurnTile(self.seat, self.event, space))


class TurnTile(EventChoice):
    """``turn <sixths>``; 0 leaves the tile as it lies."""

    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return TURNS

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        n = int(picked.tokens[1])
        if n:
            ground.rotate(game, self.space, n)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"event": game.book.event_ids[self.event], "space": NAMES[self.space]}


class EventSwap(EventChoice):
    """New Alignment, Continental Drift (TS-EVENT-25-PL): ``swap <space> <space>``, then both are turned."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("swap", NAMES[a], NAMES[b]) for a, b in swap_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        a, b = (SPACE[str(t)] for t in picked.tokens[1:])
        ground.swap(game, a, b)
        game.then(*[TurnTile(self.seat, self.event, s) for s in (a, b) if turns(game, s)])


class EventLay(EventChoice):
    """Land Gain, New Land: ``tile <tile>``, ``lay <space>``, ``turn <sixths>`` (TS-EVENT-26)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("tile", game.book.tile_ids[t]) for t in lay_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        game.push(LayTile(self.seat, self.event, game.book.tile_index[str(picked.tokens[1])]))


class LayTile(EventChoice):
    tile: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("lay", NAMES[s]) for s in ground.vacant(game, 2)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        lay_unused(game, self.seat, self.event, self.tile, SPACE[str(picked.tokens[1])])


def lay_unused(game: Tsukuyumi, seat: int, event: int, tile: int, space: int) -> None:
    """An unused tile comes to the board; whoever lays it turns it, if that makes a difference."""
    game.unused_tiles = without(game.unused_tiles, tile)
    ground.lay_tile(game, space, tile, 0)
    game.tell("tile-laid", seat=seat, tile=game.book.tile_ids[tile], space=NAMES[space])
    if game.book.tile_blocks[tile]:
        game.push(TurnTile(seat, event, space))


class EventMarch(EventChoice):
    """Onward March: ``area <space>``; then every owner there decides for their own units (TS-EVENT-24, Q-61)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in march_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space, reach = SPACE[str(picked.tokens[1])], game.book.event_n[self.event]
        sides = game.sides_at(space)
        first = [side for side in (self.seat, ONI) if side in sides]
        rest = [side for side in sides if side not in first]
        game.then(*[March(False, -1, reach, space, self.seat if side == ONI else side, side) for side in first + rest])


class EventReplay(EventChoice):
    """Play it again, Sam!: ``again <event>``; it stays in the discard pile."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("again", game.book.event_ids[e]) for e in replay_targets(game, self.seat)] or [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not DONE:
            game.tell("played-again", seat=self.seat, event=str(picked.tokens[1]))
            carry_out(game, self.seat, game.book.event_index[str(picked.tokens[1])])


class EventStorm(EventChoice):
    """Storm: ``area <space>``; no unit leaves it this round, entering stays possible (TS-EVENT-35-PL)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in storm_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        game.storm |= 1 << space
        game.neutral[M_STOP] -= 1
        game.tell("storm", seat=self.seat, space=NAMES[space])


# --- the verbs ---------------------------------------------------------------------------------------------


def asks(choice: type[EventChoice]) -> Run:
    """The verb asks its player; the choice holds the number of the Event."""
    return lambda game, seat, effect: game.push(choice(seat, effect.code))


def can_lay(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return bool(game.unused_tiles and ground.vacant(game, 2))


def can_fight(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return bool(game.battle) or bool(targets(game, seat))


def can_storm(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return game.neutral[M_STOP] > 0 and bool(storm_targets(game))


MARKED = tuple(PROP_NAMES[prop] for prop in PROP_MARKER)  # Properties that have a marker
declare("give", "events", lambda g, s, e: some(give_targets(g, e.code)), asks(EventGive), what=MARKED)
declare("cancel", "events", lambda g, s, e: some(cancel_targets(g)), asks(EventCancel))
declare("open", "events", lambda g, s, e: some(open_targets(g)), asks(EventOpen))
declare("close", "events", lambda g, s, e: some(close_targets(g)), asks(EventClose))
declare("rotate", "events", lambda g, s, e: bool(turn_targets(g)), asks(EventRotate))
declare("swap", "events", lambda g, s, e: bool(swap_targets(g)), asks(EventSwap))
declare("lay", "events", can_lay, asks(EventLay))
declare("march", "events", lambda g, s, e: some(march_targets(g)), asks(EventMarch), n=(1, 5))
declare("replay", "events", lambda g, s, e: some(replay_targets(g, s)), asks(EventReplay))
declare("initiative", "events", always, turn_marker, n=(1, 5))
declare("move", "events", lambda g, s, e: may_move(g, s), move, n=(1, 5))
declare("production", "events", always, produce, n=(1, 5))
declare("combat", "events", can_fight, lambda g, s, e: fight(g, s), n=(1, 1))
declare("storm", "events", can_storm, asks(EventStorm))
