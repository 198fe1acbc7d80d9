"""What only this mode remembers, and the few questions that all of its rules ask about it.

The own state is a list of small ints (fields below). Priority markers lie on spaces, as the kind ``priority`` of
``game.marks``. The Princess is no unit of the board: she stands on the ring and is in up to three areas at once
(MP-PRINCESS-01, -02), so her CP and damage reach battles through the mode's hooks.
"""

from __future__ import annotations

from typing import Any

from ...board import AROUND, SPACES
from ...book import TSUKUYUMI
from ...position import HOMEZONE, MOON_AREA, NOBODY, ONI, VOID, Tsukuyumi
from .cards import cards_of
from .ring import OFF, TOUCHED, TOUCHES

NAME = "moon-princess"
PRIORITY = "priority"

HOME_MARKER = "home-marker"

# Fields of the own state: the Momentum marker; her intersection, or OFF; VP recorded for the team and for the Oni; the
# Gambler's die, 0 if she is away; whether the Defiler is turned over; the Round card, -1 for none; Oni that players'
# own attacks have destroyed in this round. Then the attack in progress: its area and one more, 0 for none, what stood
# there as bits (ONI_THERE …), Oni it has destroyed; bits of the seats that have attacked Oni, and of those that have
# reacted to others' Events, in this round; who answers the Oni's attack in progress (``onslaught.py``);
# one more than the player whose attack it is, 0 for none.
(MOMENTUM, PRINCESS, TEAM_VP, ONI_VP, DIE, TURNED, ROUND_CARD, KILLS, FIGHT, THERE, SLAIN, FOUGHT, REACTED,
 ANSWERS, FIGHTER) = range(15)  # fmt: skip
FRESH: tuple[int, ...] = (1, OFF, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0)
ONI_THERE, PRINCESS_THERE, LEGEND_THERE, FROM_AFAR = 1, 2, 4, 8

# Lists of the mode after that one: decks (tops last) and what was discarded of each; the Legendary card in the box;
# cards drawn from the track and not yet shown, as (seat, what, card); permanent Counters, as (owner, last round's
# deck, card); by seat the area with its Home marker, or -1.
(PRINCESS_DECK, PRINCESS_GONE, ROUND_DECK, COUNTER_DECK, COUNTER_GONE, LAST_DECK, LAST_GONE, LEGEND_DECK, LEGEND_GONE,
 BOXED, PENDING, LYING, HOMES) = range(1, 14)  # fmt: skip
LISTS = 14


class Terms:
    """The switches of this mode: readings the ledger leaves open, with its own reading first."""

    __slots__ = (
        "area_product", "difficulty", "extra_tiles", "ghosts", "held_events", "longest", "long_game", "moves_once",
        "no_kill_gain", "objections", "observer_first", "princess_enables", "random_start", "rivals", "sentinels_keep",
        "start_on_moon", "white_points",
    )  # fmt: skip

    def __init__(self, options: dict[str, Any]) -> None:
        self.longest: bool = options.get("oni_distance", "sum") == "longest"  # MQ-04
        self.princess_enables: bool = bool(options.get("princess_enables", True))  # MQ-06
        self.moves_once: bool = not options.get("oni_moves_twice", True)  # MQ-05
        self.observer_first: bool = options.get("observer_attacks", "all") == "first"  # MQ-25
        self.area_product: bool = options.get("area_bonus", "sum") == "product"  # MQ-10
        self.sentinels_keep: bool = options.get("sentinel_momentum", "none") == "no-kill"  # MQ-44
        self.long_game: bool = options.get("rounds", 3) > 3  # MP-DIFFICULTY-02
        self.difficulty: str = options.get("difficulty", "normal")
        self.extra_tiles: int = options.get("extra_tiles", 0)  # MP-DIFFICULTY-01
        self.random_start: bool = options.get("princess_start", "team") == "random"  # MQ-20
        self.white_points: bool = bool(options.get("event_action_in_white", False))  # MQ-17
        self.held_events: bool = bool(options.get("discard_held_events", False))  # MQ-16
        self.start_on_moon: bool = bool(options.get("start_on_moon", False))  # MQ-19
        self.objections: bool = bool(options.get("objections", True))
        self.ghosts: list[int] = []  # seats that draw one Action card more (HD-06)
        self.no_kill_gain: list[int] = []  # seats whose attacks give no Momentum if they destroy Oni (MP-MOMENTUM-11)
        # The players are no team, so the last in initiative decides for it, every defender answers for himself, and
        # there is no Momentum (MP-REGULAR-02)
        self.rivals = False


PLAIN_TERMS = Terms({})


def own(game: Tsukuyumi) -> list[int]:
    return game.own[game.rules.slot_of[NAME]]


def pile(game: Tsukuyumi, which: int) -> list[int]:
    """One of the mode's further lists; it can be changed."""
    return game.own[game.rules.slot_of[NAME] + which]


def tired(game: Tsukuyumi) -> dict[tuple[int, int], int]:
    """Oni that have moved in this step and must not again, by space and kind; none unless the switch is set (MQ-05)."""
    if not terms_of(game).moves_once:
        return {}
    rest = own(game)[len(FRESH) :]
    return {(rest[at], rest[at + 1]): rest[at + 2] for at in range(0, len(rest), 3)} if rest else {}


def tire(game: Tsukuyumi, space: int, kind: int, n: int) -> None:
    """So many Oni of a kind have come to a space in this step of the Oni."""
    own(game).extend([space, kind, n + tired(game).get((space, kind), 0)])


def rested(game: Tsukuyumi) -> None:
    """A new step of the Oni begins."""
    del own(game)[len(FRESH) :]


def terms_of(game: Tsukuyumi) -> Terms:
    """The readings of this table."""
    return game.rules.terms or PLAIN_TERMS


# --- the Round card -----------------------------------------------------------------------------------------


def effect(game: Tsukuyumi, word: str) -> int:
    """The number of the round effect in force if it is this one, else 0 (MP-ROUND-09)."""
    card = own(game)[ROUND_CARD]
    if card < 0:
        return 0
    row = cards_of(game).rounds[card]
    return row.effect_n if row.effect == word else 0


# --- the Princess -------------------------------------------------------------------------------------------


def touched(game: Tsukuyumi) -> list[int]:
    """The areas she is in: those of the three spaces at her intersection that are areas (MP-PRINCESS-02)."""
    place = own(game)[PRINCESS]
    if place == OFF:
        return []
    ground = game.ground
    return [s for s in TOUCHED[place] if ground[s] != VOID and ground[s] != HOMEZONE]


def touches(game: Tsukuyumi, space: int) -> bool:
    """Whether she is in the area."""
    place = game.own[game.rules.slot_of[NAME]][PRINCESS]  # asked all the time: without a call in between
    if place == OFF or not TOUCHES.get(space, 0) >> place & 1:
        return False
    return game.ground[space] != VOID and game.ground[space] != HOMEZONE


def princess_cp(game: Tsukuyumi) -> int:
    """Her CP, which count in full in each of her areas (MP-PRINCESS-05, HD-03)."""
    return cards_of(game).princess.cp + effect(game, "princess")


def princess_dmg(game: Tsukuyumi) -> int:
    return cards_of(game).princess.dmg + effect(game, "princess")


def princess_hp(game: Tsukuyumi) -> int:
    return cards_of(game).princess.hp


# --- areas --------------------------------------------------------------------------------------------------


def beside_home(game: Tsukuyumi, space: int) -> bool:
    """Whether the area has an edge in common with a Homezone or a Home marker, Block or not (MP-SETUP-14, MP-SETUP-18,
    MP-VP-11)."""
    ground = game.ground
    marked = HOME_MARKER in game.rules.marks
    for _, t in AROUND[space]:  # noqa: SIM110 (asked of every area)
        if ground[t] == HOMEZONE or (marked and game.marks_at(HOME_MARKER, t)):
            return True
    return False


def marker_at(game: Tsukuyumi, space: int) -> int:
    """Whose Territory marker lies there, also one that the Princess overrides (MP-PRINCESS-04); NOBODY without."""
    holder = game.territory[space]
    if holder == NOBODY:
        for part in game.rules.on_lies_aside:
            owner = part.lies_aside(game, space)
            if owner >= 0:
                return owner
    return holder


def prioritised(game: Tsukuyumi, space: int) -> bool:
    """Whether it carries a Priority marker, or counts as if (*Siege*)."""
    if game.marks_at(PRIORITY, space):
        return True
    return bool(effect(game, "siege")) and beside_home(game, space)


def oni_controls(game: Tsukuyumi, space: int) -> bool:
    """Control of an area by the Oni: the Princess, an Oni marker, or Tsukuyumi without any (MP-VP-09, MQ-43)."""
    holder = game.territory[space]
    if holder == ONI or touches(game, space):
        return True
    return holder == NOBODY and bool(game.props(space) & TSUKUYUMI)


def team_controls(game: Tsukuyumi, space: int) -> bool:
    """A player's marker that she does not override (MP-PRINCESS-03, -04)."""
    return game.territory[space] < game.rules.seats and not touches(game, space)


def eligible(game: Tsukuyumi, space: int) -> bool:
    """What Oni may attack at all: no Homezone, no Oni Territory, no Moon or Tsukuyumi area without a player's marker
    (MP-ATTACK-02 to -04)."""
    ground = game.ground[space]
    if ground in (VOID, HOMEZONE):
        return False
    holder = game.territory[space]
    if holder == ONI:
        return False
    if holder != NOBODY:
        return True
    if ground != MOON_AREA and not game.props(space) & TSUKUYUMI:
        return True
    return bool(game.rules.on_lies_aside) and marker_at(game, space) != NOBODY


def defenders(game: Tsukuyumi, space: int) -> list[int]:
    """Players with a unit in the area, the last on the Initiative board first (MP-ATTACK-25, MP-DAMAGE-02)."""
    crowd = game.crowd
    return [seat for seat in reversed(game.order) if crowd[seat * SPACES + space]]


def supply(game: Tsukuyumi) -> list[int]:
    """Kinds of ordinary Oni that are available, smallest first; Legendary Oni never are (MP-LEGEND-04)."""
    kinds = [k for k in game.book.plain_oni if game.stock[k]]
    kinds.sort(key=game.book.cp.__getitem__)
    return kinds
