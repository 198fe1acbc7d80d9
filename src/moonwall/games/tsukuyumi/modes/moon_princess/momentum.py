"""Momentum: what an attack of a player brings, and which cards the track gives: ALG-8, as functions that only look."""

from __future__ import annotations

from ...position import Tsukuyumi
from .cards import cards_of
from .rows import Track
from .state import DIE, MOMENTUM, PLAIN_TERMS, Terms, effect, own, touches

COUNTER, LEGEND = range(2)  # what a special space gives
FEWER_STEPS = 1  # the first space
GAMBLERS_RISE = 2  # the result of her die that raises every gain


class Deed:
    """An attack of a player, as Momentum looks at it. What stood there is judged before the card's effect
    (MP-MOMENTUM-06)."""

    __slots__ = ("attack", "card", "first", "killed", "legendary", "no_kill_gain", "oni", "princess", "ranged")

    def __init__(
        self,
        card: bool = True,
        oni: bool = False,
        princess: bool = False,
        legendary: bool = False,
        killed: bool = False,
        ranged: bool = False,
        attack: bool = True,
        first: bool = False,
        no_kill_gain: bool = False,
    ) -> None:
        self.card = card  # a Combat card was played
        self.oni = oni  # an Oni stood there
        self.princess = princess  # she touched the area
        self.legendary = legendary  # a Legendary Oni stood there
        self.killed = killed  # the attack has destroyed an Oni or the Princess
        self.ranged = ranged  # a shot from elsewhere (MP-MOMENTUM-08)
        self.attack = attack  # no counterattack, Mine, Event or passive ability (MP-MOMENTUM-09, -10)
        self.first = first  # the seat's first one against Oni in this round
        self.no_kill_gain = no_kill_gain  # the attacker's kills give nothing (MP-MOMENTUM-11)


def looks_at(game: Tsukuyumi, space: int) -> Deed:
    """An attack with a Combat card that is about to happen in a space."""
    kinds = [k for k in game.book.oni_kinds if game.units[space * game.kinds + k]]
    return Deed(oni=bool(kinds), princess=touches(game, space), legendary=any(bool(game.book.legend[k]) for k in kinds))


def gain(game: Tsukuyumi, deed: Deed, terms: Terms = PLAIN_TERMS) -> tuple[int, list[str]]:
    """By how much Momentum rises, and every reason (MP-MOMENTUM-02 to -11)."""
    against = deed.oni or deed.princess
    n, why = 0, []
    if not against:
        return 0, ["m-none-free"]
    if not deed.card or not deed.attack:
        why.append("m-none-card")
    elif deed.ranged:
        why.append("m-none-ranged")
    elif deed.no_kill_gain and deed.killed and not terms.sentinels_keep:
        why.append("m-none-sentinels")
    else:
        n = 1
        why.append("m-card")
        if deed.killed and not deed.no_kill_gain:
            n += 1
            why.append("m-kill")
        if deed.princess or deed.legendary:
            n += 1
            why.append("m-legend")
    if deed.attack and own(game)[DIE] == GAMBLERS_RISE:  # MP-LEGEND-16
        n += 1
        why.append("m-gambler")
    if deed.attack and deed.first and effect(game, "first-attack"):
        n += effect(game, "first-attack")
        why.append("m-first")
    return n, why


# --- the track ----------------------------------------------------------------------------------------------


def track_of(game: Tsukuyumi) -> Track:
    """That of the number of players (MP-SETUP-17, MP-MOMENTUM-13)."""
    return cards_of(game).tracks[game.rules.seats]


def step_of(track: Track, terms: Terms = PLAIN_TERMS) -> int:
    return track.long_step if terms.long_game else track.step


def special(track: Track, terms: Terms = PLAIN_TERMS) -> dict[int, int]:
    """The special spaces, and what each gives (MP-COUNTER-01)."""
    step = step_of(track, terms)
    found = {1 + n * step: COUNTER for n in track.counters}
    found.update({1 + n * step: LEGEND for n in track.legends})
    return found


def raised(game: Tsukuyumi, n: int, terms: Terms = PLAIN_TERMS) -> tuple[int, list[int]]:
    """Where the marker comes to, and what is drawn on the way, in order (MP-COUNTER-02). On the last space every
    further point draws a Counter (MQ-33)."""
    spaces = special(track_of(game), terms)
    last = max(spaces)
    at = own(game)[MOMENTUM]
    to = min(at + n, last)
    drawn = [spaces[c] for c in sorted(spaces) if at < c <= to]
    return to, drawn + [COUNTER] * (at + n - to)


def lowered(game: Tsukuyumi, n: int, terms: Terms = PLAIN_TERMS) -> tuple[int, int]:
    """Where the marker comes to, and how many permanent Counters the team may discard: one for every Counter space
    that is left downwards (MP-COUNTER-06); a Legendary space gives nothing (MP-COUNTER-08)."""
    at = own(game)[MOMENTUM]
    to = max(at - n, FEWER_STEPS)
    spaces = special(track_of(game), terms)
    return to, len([c for c, what in spaces.items() if what == COUNTER and to < c <= at])


def track_points(game: Tsukuyumi, terms: Terms = PLAIN_TERMS) -> int:
    """VP of the marker's zone for the Oni at the end (MP-MOMENTUM-15, HD-01)."""
    track = track_of(game)
    return min(track.most, (own(game)[MOMENTUM] - 1) // (track.zone * step_of(track, terms)))
