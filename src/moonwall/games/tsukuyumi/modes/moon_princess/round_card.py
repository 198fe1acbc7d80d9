"""What an Oni Round card makes and asks for, as functions that only look (MP-ROUND-07 to -13, HD-09)."""

from __future__ import annotations

from ...board import CENTRE, MOON, SPACES
from ...book import FERTILE
from ...position import ONI, Tsukuyumi
from .aim import without_units
from .ring import MOON_CLOCKWISE, OFF
from .rows import RoundCard
from .score import figures
from .state import DIE, KILLS, PRINCESS, beside_home, marker_at, own, team_controls, touched, touches

SMALLEST = "smallest"
GAMBLERS_SPITE = 3  # the result of her die with which no objective can be met (MP-LEGEND-16)


class Making:
    """Oni of a kind (a unit's word, or SMALLEST): one in each of the ``sure`` spaces; and one in each of ``asked``
    spaces that the team picks from ``among`` (``again``: the same one twice, if it likes)."""

    __slots__ = ("again", "among", "asked", "sure", "what")

    def __init__(
        self, what: str, sure: list[int], among: list[int] | None = None, asked: int = 0, again: bool = False
    ) -> None:
        self.what = what
        self.sure = sure
        self.among = among or []
        self.asked = asked
        self.again = again


def makes(game: Tsukuyumi, card: RoundCard) -> list[Making]:
    """The Oni that a card brings, in its order (MP-ROUND-10)."""
    players = game.rules.seats
    do = card.make
    if do == "centre-and-marked":
        return [Making("oni-small", [CENTRE, *[s for s in MOON[1:] if _marked(game, s)]])]
    if do == "fewest-moon":
        return [_fewest(game, "oni-medium", players)]
    if do == "gates":
        gates = [s for s in game.areas if game.territory[s] == ONI and beside_home(game, s)]
        return [Making("oni-small", gates) if len(gates) <= players else Making("oni-small", [], gates, players)]
    if do == "touched":
        return [Making(SMALLEST, touched(game))]
    if do == "fertile":
        return [Making("oni-medium", [s for s in fertile_grounds(game) if without_units(game, s)])]
    if do == "heart":
        if _marked(game, CENTRE):
            return [Making("oni-medium", [], list(MOON[1:]), 2, again=True)]
        return [Making("oni-large", [CENTRE])]
    if do == "ring":
        return [_round_the_moon(game, players + 1)]
    return []


def _marked(game: Tsukuyumi, space: int) -> bool:
    return marker_at(game, space) < game.rules.seats


def fertile_grounds(game: Tsukuyumi) -> list[int]:
    return [s for s in game.areas if game.terrain[s] == FERTILE]


def oni_at(game: Tsukuyumi, space: int) -> int:
    """Oni in an area, with the Princess if she is there (MP-PRINCESS-05)."""
    return game.crowd[ONI * SPACES + space] + int(touches(game, space))


def _fewest(game: Tsukuyumi, what: str, n: int) -> Making:
    """The n Moon areas with the fewest Oni; the team breaks ties for the last of them."""
    counts = sorted([oni_at(game, s) for s in MOON])
    limit = counts[n - 1]
    sure = [s for s in MOON if oni_at(game, s) < limit]
    equal = [s for s in MOON if oni_at(game, s) == limit]
    if len(sure) + len(equal) == n:
        return Making(what, sure + equal)
    return Making(what, sure, equal, n - len(sure))


def _round_the_moon(game: Tsukuyumi, n: int) -> Making:
    """One each, clockwise from the first Moon area that the Princess touches; if she is away the team names it."""
    place = own(game)[PRINCESS]
    if place == OFF:
        return Making(SMALLEST, [], list(MOON_CLOCKWISE), 1)
    return Making(SMALLEST, clockwise(MOON_CLOCKWISE[(place - 1) // 3 % 6], n))


def clockwise(first: int, n: int) -> list[int]:
    """So many Moon areas clockwise from one of them, round again after six."""
    at = MOON_CLOCKWISE.index(first)
    return [MOON_CLOCKWISE[(at + step) % 6] for step in range(n)]


def provide(game: Tsukuyumi, what: str, n: int) -> list[int]:
    """Kinds of Oni from the supply: of the size named, then the next larger, then the next smaller; the rest is lost
    (MQ-37)."""
    sizes = sorted(game.book.plain_oni, key=game.book.cp.__getitem__)
    at = 0 if what == SMALLEST else sizes.index(game.book.kind_index[what])
    found: list[int] = []
    for kind in (*sizes[at:], *reversed(sizes[:at])):
        found += [kind] * min(n - len(found), game.stock[kind])
    return found


# --- the objective ------------------------------------------------------------------------------------------


class Objective:
    """How far the team is: ``have`` of ``need``; ``met`` now (MP-ROUND-12)."""

    __slots__ = ("have", "met", "need")

    def __init__(self, have: int, need: int, met: bool) -> None:
        self.have = have
        self.need = need
        self.met = met


def objective(game: Tsukuyumi, card: RoundCard) -> Objective:
    """The round's objective as it stands. What the Princess overrides is not held (MP-PRINCESS-04); while the Gambler
    stands with a 3 nothing is met (MP-LEGEND-16)."""
    have, need, least = _measured(game, card)
    met = (have <= need if least else have >= need) and own(game)[DIE] != GAMBLERS_SPITE
    return Objective(have, need, met)


def _measured(game: Tsukuyumi, card: RoundCard) -> tuple[int, int, bool]:
    """(have, need, whether less is better)."""
    players = game.rules.seats
    need = card.n + card.per_player * players
    if players == 1 and card.solo:
        need = card.solo
    elif players > 4 and card.many:
        need = card.many
    what = card.objective
    if what == "moon":
        return len([s for s in MOON if team_controls(game, s)]), need, False
    if what == "few":
        return figures(game), need, True
    if what == "gates":
        return len([s for s in game.areas if game.territory[s] == ONI and beside_home(game, s)]), 0, True
    if what == "away":
        near = [s for s in touched(game) if _marked(game, s) or not without_units(game, s)]
        return len(near), 0, True
    if what == "fertile":
        grounds = fertile_grounds(game)
        return len([s for s in grounds if team_controls(game, s)]), (len(grounds) + 1) // 2, False
    if what == "centre":
        return int(team_controls(game, CENTRE)), 1, False
    if what == "areas":
        return len([s for s in game.areas if team_controls(game, s)]), need, False
    return own(game)[KILLS], need, False


def princess_actions(game: Tsukuyumi, card: RoundCard, long_game: bool) -> int:
    """Princess actions that a card orders: with four players one more than its row, with five or six two; not in the
    game of four rounds (HD-09)."""
    players = game.rules.seats
    more = 0 if long_game or players < 4 else 1 if players == 4 else 2
    return card.princess + more
