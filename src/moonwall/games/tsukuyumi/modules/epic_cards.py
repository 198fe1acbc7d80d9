"""What each Epic event does (TSM-EPIC-05..26). ``Each`` player: in Initiative order as it is when the card comes up."""

from __future__ import annotations

from moonwall.table import DONE, PASS, Option, Step, option

from ..board import AROUND, CENTRE, NAMES, SPACE, edge_of
from ..book import M_BLOCK, TSUKUYUMI
from ..position import AREA, HOMEZONE, NOBODY, Tsukuyumi
from ..rules import ground
from ..rules.event_cards import EventChoice, TurnTile, carry_out, lay_unused, playable, turn_targets, turns
from ..rules.homes import travel
from ..vocabulary import Effect, declare, never
from .epics import QUIET, REVERSE, aside, gone, own, set_lists, waiting


class EpicChoice(EventChoice):
    """Base: ``seat`` decides for the card ``event``."""


# --- Gain of Power ------------------------------------------------------------------------------------------


def holy(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.then(*[HolyFor(seat, effect.code, whose) for whose in game.order])


class HolyFor(Step[Tsukuyumi]):
    """One player's area, chosen by the active player; markers on it stay (TSM-EPIC-05, TSM-EPIC-06, QM-10)."""

    seat: int
    event: int
    whose: int

    def run(self, game: Tsukuyumi) -> None:
        if holy_targets(game, self.whose):
            game.push(EpicHoly(self.seat, self.event, self.whose))


def holy_targets(game: Tsukuyumi, whose: int) -> list[int]:
    return [
        s
        for s in game.areas
        if game.ground[s] == AREA and game.territory[s] == whose and ground.can_give(game, s, TSUKUYUMI)
    ]


class EpicHoly(EpicChoice):
    whose: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in holy_targets(game, self.whose)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        ground.give(game, SPACE[str(picked.tokens[1])], TSUKUYUMI)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"event": game.book.event_ids[self.event], "who": f"@{self.whose}"}


# --- Land Emerges -------------------------------------------------------------------------------------------


def lay_each(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.then(*[LandFor(s, effect.code) for s in game.order])


class LandFor(Step[Tsukuyumi]):
    """A random unused tile, seen by all before it is laid; none left: nothing (QM-14)."""

    seat: int
    event: int

    def run(self, game: Tsukuyumi) -> None:
        if game.unused_tiles and ground.vacant(game, 1):
            tile = game.unused_tiles[int(game.chance().random() * len(game.unused_tiles))]
            game.tell("epic-tile", seat=self.seat, tile=game.book.tile_ids[tile], rule="TSM-EPIC-07")
            game.push(EpicLay(self.seat, self.event, tile))


class EpicLay(EpicChoice):
    """``lay <space>``: open spaces beside the board, a Block between or not; never over an area (TSM-EPIC-07, -08)."""

    tile: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("lay", NAMES[s]) for s in ground.vacant(game, 1)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        lay_unused(game, self.seat, self.event, self.tile, SPACE[str(picked.tokens[1])])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"event": game.book.event_ids[self.event], "tile": game.book.tile_ids[self.tile]}


# --- Surprised by the Storm, Dragon Blood -------------------------------------------------------------------


def reverse(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    """Everybody still to act in this phase acts in the old order (TSM-EPIC-09)."""
    own(game)[REVERSE] ^= 1
    game.tell("order-will-turn", why="storm-next-phase", rule="TSM-EPIC-09")


def stay_open(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    """The card lies open from now on (TSM-EPIC-13)."""


# --- The Ground Breaks Away ---------------------------------------------------------------------------------


def break_away(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    if ground.removable(game):
        game.push(EpicBreak(seat, effect.code, effect.n))


class EpicBreak(EpicChoice):
    """``area <space>``, one after the other on the changed board (TSM-EPIC-10..12)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in ground.removable(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        ground.remove_tile(game, SPACE[str(picked.tokens[1])])
        if self.n > 1 and ground.removable(game):
            game.push(EpicBreak(self.seat, self.event, self.n - 1))


# --- Earthquake, Liquid Magma -------------------------------------------------------------------------------


def quake(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    if turn_targets(game):
        game.push(EpicQuake(seat, effect.code))


class EpicQuake(EpicChoice):
    """``area <space>``: it and every area next to it may be turned; Homezones and the Moon are immune (TSM-EPIC-15)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in turn_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        near = [space, *[t for _, t in AROUND[space] if game.ground[t] == AREA]]
        game.then(*[TurnTile(self.seat, self.event, s) for s in near if turns(game, s)])


def magma(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    if turn_targets(game):
        game.then(*[EpicMagma(s, effect.code) for s in game.order])


class EpicMagma(EpicChoice):
    """``area <space>``, also one that was turned before (TSM-EPIC-16); all in it turns with it (TSM-EPIC-17)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in turn_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        if turns(game, space):
            game.push(TurnTile(self.seat, self.event, space))


# --- Rockfall -----------------------------------------------------------------------------------------------


def rock_sides(game: Tsukuyumi, space: int) -> list[int]:
    """Sides without a Block, a Passage or a marker."""
    taken = game.print_blocks[space] | game.passages[space] | game.blocks[space]
    return [t for d, t in AROUND[space] if not taken >> d & 1]


def rockfall(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.then(*[RocksFor(s, effect.code) for s in game.order for _ in range(effect.n)])


class RocksFor(Step[Tsukuyumi]):
    """One Block marker, as long as there are any (TSM-EPIC-18, TSM-EPIC-19)."""

    seat: int
    event: int

    def run(self, game: Tsukuyumi) -> None:
        if game.neutral[M_BLOCK] > 0:
            game.push(EpicRocks(self.seat, self.event))


class EpicRocks(EpicChoice):
    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in game.areas if rock_sides(game, s)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        game.push(EpicRocksSide(self.seat, self.event, SPACE[str(picked.tokens[1])]))


class EpicRocksSide(EpicChoice):
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("close", NAMES[self.space], NAMES[t]) for t in rock_sides(game, self.space)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        ground.close_edge(game, self.space, edge_of(self.space, SPACE[str(picked.tokens[2])]))


# --- Shifting Frontiers -------------------------------------------------------------------------------------

HOME, MARKERS = option("shift", "home"), option("shift", "markers")


def frontiers(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.then(*[EpicFrontiers(s, effect.code) for s in game.order])


def home_shifts(game: Tsukuyumi, seat: int) -> list[int]:
    """Empty spaces beside the own Homezone that touch an area; no tile is covered (TSM-EPIC-20)."""
    home = game.homezone[seat]
    if home < 0:
        return []
    empty = ground.vacant(game, 1)
    beside = [t for _, t in AROUND[home] if t in empty]
    return [t for t in beside if any(game.ground[n] and game.ground[n] != HOMEZONE for _, n in AROUND[t])]


def marker_shifts(game: Tsukuyumi, seat: int, moved: int) -> list[tuple[int, int]]:
    """Own markers and areas beside them without a marker, Blocks or not, never the Moon's centre (TSM-EPIC-22, -23)."""
    return [
        (s, t)
        for s in game.areas
        if game.territory[s] == seat and s != moved
        for _, t in AROUND[s]
        if game.ground[t] and game.ground[t] != HOMEZONE and t != CENTRE and game.territory[t] == NOBODY
    ]


class EpicFrontiers(EpicChoice):
    """``shift home``, ``shift markers`` or ``pass`` (QM-18)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        found = [HOME] if home_shifts(game, self.seat) else []
        return [*found, *([MARKERS] if marker_shifts(game, self.seat, -1) else []), PASS]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is HOME:
            game.push(FrontierHome(self.seat, self.event))
        elif picked is MARKERS:
            game.push(FrontierMarker(self.seat, self.event, game.book.event_n[self.event], -1))


class FrontierHome(EpicChoice):
    """``home <space>``: by one space, with its units and markers (TSM-EPIC-20, TSM-EPIC-21)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("home", NAMES[s]) for s in home_shifts(game, self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        travel(game, self.seat, SPACE[str(picked.tokens[1])], "TSM-EPIC-21")


class FrontierMarker(EpicChoice):
    """``from <space> <to>`` or ``done``; no conquest, but control (TSM-EPIC-22, TSM-EPIC-23)."""

    n: int
    moved: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        found = marker_shifts(game, self.seat, self.moved)
        return [*[option("from", NAMES[s], NAMES[t]) for s, t in found], DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        a, b = (SPACE[str(t)] for t in picked.tokens[1:])
        game.territory[a] = NOBODY
        game.territory[b] = self.seat
        game.tell("marker-shifted", seat=self.seat, space=NAMES[a], to_space=NAMES[b], rule="TSM-EPIC-22")
        if self.n > 1 and marker_shifts(game, self.seat, b):
            game.push(FrontierMarker(self.seat, self.event, self.n - 1, b))


# --- Nature on the Move -------------------------------------------------------------------------------------


def nature(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    own(game)[QUIET] = 1
    game.then(*[NatureFor(s) for s in game.order], NatureEnds())


class NatureFor(Step[Tsukuyumi]):
    """The top Event that is not Epic, and it must be played; without a target it is discarded (TSM-EPIC-24..26)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        epic = game.book.event_epic
        while game.event_deck:
            game.reveal()
            event, game.event_deck = game.event_deck[-1], game.event_deck[:-1]
            word = game.book.event_ids[event]
            if epic[event]:
                set_lists(game, gone(game), waiting(game), sorted([*aside(game), event]))
                game.tell("epic-set-aside", event=word, why="epic-nature", rule="TSM-EPIC-26")
                continue
            game.event_discard = tuple(sorted([*game.event_discard, event]))
            game.tell("nature", seat=self.seat, event=word, rule="TSM-EPIC-24")
            for part in game.rules.on_played_event:
                part.played_event(game, self.seat, event)
            if playable(game, self.seat, event):
                carry_out(game, self.seat, event)
            return


class NatureEnds(Step[Tsukuyumi]):
    """Epics laid aside are shuffled back (TSM-EPIC-26)."""

    def run(self, game: Tsukuyumi) -> None:
        own(game)[QUIET] = 0
        back = aside(game)
        set_lists(game, gone(game), waiting(game), [])
        if back:
            game.event_deck = tuple(sorted([*game.event_deck, *back]))
            game.event_deck = game.shuffled(game.event_deck)
            game.tell("events-shuffled", rule="TSM-EPIC-26")


declare("holy-each", "events", never, holy)
declare("lay-each", "events", never, lay_each)
declare("reverse", "events", never, reverse)
declare("break-away", "events", never, break_away, n=(1, 5))
declare("dragon-blood", "events", never, stay_open, n=(1, 5))
declare("quake", "events", never, quake)
declare("magma", "events", never, magma)
declare("rockfall", "events", never, rockfall, n=(1, 5))
declare("frontiers", "events", never, frontiers, n=(1, 5))
declare("nature", "events", never, nature)
