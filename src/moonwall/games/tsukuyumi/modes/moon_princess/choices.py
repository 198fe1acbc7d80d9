"""What cards and event points leave to decide: the complete lists of what may be chosen, as functions that only look.

Counters are the rows of HD-05; "the player" is the seat that drew one. An empty list: nothing happens.
"""

from __future__ import annotations

from ...board import MOON, NAMES, SPACES
from ...position import Tsukuyumi
from .aim import ranks
from .ring import INNER_CIRCLE, OFF
from .rows import CoopCounter, PrincessCard
from .search import Rank, cp_there, need, ready
from .state import MOMENTUM, PLAIN_TERMS, PRINCESS, PRIORITY, Terms, effect, eligible, own, touched


def players_marked(game: Tsukuyumi, space: int) -> bool:
    return game.territory[space] < game.rules.seats


def players_units(game: Tsukuyumi, space: int) -> int:
    return sum([game.crowd[seat * SPACES + space] for seat in range(game.rules.seats)])


# --- Counters -----------------------------------------------------------------------------------------------


def counter_areas(game: Tsukuyumi, card: CoopCounter, seat: int) -> list[int]:
    """The areas that a Counter is about, of which the team (or for *Ambush* the player) picks; see ``picks``."""
    if card.do == "ambush":
        most = max([game.crowd[seat * SPACES + s] for s in game.areas], default=0)
        return [s for s in game.areas if most and game.crowd[seat * SPACES + s] == most]
    if card.do == "reclaim":
        moon = [s for s in MOON if players_marked(game, s)]
        return moon or [s for s in INNER_CIRCLE if game.ground[s] and players_marked(game, s)]
    if card.do == "mark-land":
        return [s for s in game.areas if players_marked(game, s) and not game.marks_at(PRIORITY, s)]
    if card.do == "ebb":
        moon = [s for s in MOON if players_marked(game, s)]
        fewest = min([players_units(game, s) for s in moon], default=0)
        return [s for s in moon if players_units(game, s) == fewest]
    return []


def picks(game: Tsukuyumi, card: CoopCounter, seat: int) -> int:
    """How many of ``counter_areas`` are picked: three for *Marked Land*, as far as there are so many, else one."""
    areas = len(counter_areas(game, card, seat))
    return min(areas, card.n if card.do == "mark-land" else 1)


def own_units(game: Tsukuyumi, seat: int) -> list[tuple[int, int]]:
    """(kind, space) of the units that *Backlash* lets the player choose from, and the Gambler's 1 the team."""
    return [(kind, space) for space in game.spaces_of(seat) for kind in game.kinds_at(space, seat)]


# --- the Princess's attack ----------------------------------------------------------------------------------


def she_attacks(card: PrincessCard, players: int) -> bool:
    """Whether a card ends with an attack at a table of so many players (HD-02)."""
    return 0 < card.attack_from <= players


def her_targets(game: Tsukuyumi, terms: Terms = PLAIN_TERMS) -> list[int]:
    """The areas that she attacks at the same time: those she touches that Oni may attack, and where all Oni there with
    her are enough (MP-PRINCESS-18, R-7, MQ-24)."""
    return [s for s in touched(game) if eligible(game, s) and ready(game, s, terms)]


# --- event points -------------------------------------------------------------------------------------------


def event_uses(game: Tsukuyumi) -> list[tuple[str, ...]]:
    """What a point of an event action in Black can be spent on besides drawing and playing Events (MP-BLACK-11 to -14):
    the Princess two steps either way, Momentum one down, a Priority marker away (not at *Siege*)."""
    found: list[tuple[str, ...]] = []
    if own(game)[PRINCESS] != OFF:
        found += [("princess", "clockwise"), ("princess", "counter-clockwise")]
    if own(game)[MOMENTUM] > 1:
        found.append(("momentum",))
    if not effect(game, "siege"):
        marks = game.marks_of(PRIORITY)
        found += [("priority", NAMES[s]) for s in game.areas if marks[s]]
    return found


def may_play_events(game: Tsukuyumi) -> bool:
    """Events cannot be played at *New Blood*; the other uses stay."""
    return not effect(game, "no-events")


# --- what the board shows -----------------------------------------------------------------------------------


class Threat:
    """An area that the Oni could conquer now: its rank, the CP it needs, and what they have there already."""

    __slots__ = ("have", "need", "rank")

    def __init__(self, rank: Rank, need: int, have: int) -> None:
        self.rank = rank
        self.need = need
        self.have = have


def threats(game: Tsukuyumi, terms: Terms = PLAIN_TERMS) -> dict[int, Threat]:
    """Every area in danger: open information, to be drawn on the board."""
    return {s: Threat(rank, need(game, s), cp_there(game, s)) for s, rank in ranks(game, terms).items()}
