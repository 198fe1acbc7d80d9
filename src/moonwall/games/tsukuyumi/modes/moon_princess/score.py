"""Both sides' points: ALG-12, line by line, as a function that only looks. ``Position.scores`` asks it, too."""

from __future__ import annotations

from ...board import CENTRE
from ...book import FERTILE, TOXIC
from ...position import Tsukuyumi
from ...rules.devastation import is_razed
from .momentum import track_points
from .ring import OFF
from .state import (
    ONI_VP,
    PLAIN_TERMS,
    PRINCESS,
    TEAM_VP,
    Terms,
    beside_home,
    oni_controls,
    own,
    team_controls,
)

CENTRE_VP = 1  # MQ-10
FEW_ONI, FEW_ONI_VP = 15, 2  # MQ-10
GATE_VP = 2  # MP-VP-11
MANY_VP, MANY_BASE = 2, 3  # MP-VP-13
Lines = list[tuple[str, int]]


def worth(game: Tsukuyumi, space: int, gate: int = GATE_VP) -> int:
    """VP of an area that the Oni control: 1, Fertile Ground 2, Toxic or devastated 0; more beside a Homezone, once
    (MP-VP-08, -11, MQ-12)."""
    return plain_worth(game, space) + (gate if beside_home(game, space) else 0)


def plain_worth(game: Tsukuyumi, space: int) -> int:
    if game.props(space) & TOXIC or is_razed(game, space):
        return 0
    return 2 if game.terrain[space] == FERTILE else 1


def figures(game: Tsukuyumi) -> int:
    """Oni on the board: each ordinary and Legendary one, each Shadow, and the Princess (MQ-10)."""
    kinds, oni = game.kinds, game.book.oni_kinds
    units = game.units
    total = sum([units[s * kinds + k] for s in game.spaces for k in oni])
    return total + int(own(game)[PRINCESS] != OFF)


def legends_on_board(game: Tsukuyumi) -> int:
    """Legendary Oni on the board; the Three Shadows are one as long as one of them stands (MP-VP-12, HD-04)."""
    book, units, kinds = game.book, game.units, game.kinds
    return len({book.legend[k] for k in book.legends.values() if any(units[s * kinds + k] for s in game.spaces)})


def team_lines(game: Tsukuyumi) -> Lines:
    """Points of the players together (MP-VP-03 to -07). An area that the Princess overrides is not theirs."""
    held = len([s for s in game.areas if team_controls(game, s)])
    return [
        ("score-areas", held),
        ("score-centre", CENTRE_VP if game.territory[CENTRE] < game.rules.seats else 0),
        ("score-few", FEW_ONI_VP if figures(game) < FEW_ONI else 0),
        ("score-recorded", own(game)[TEAM_VP]),
    ]


def oni_lines(game: Tsukuyumi, terms: Terms = PLAIN_TERMS, gate: int = GATE_VP) -> Lines:
    """Points of the Oni (MP-VP-08 to -15). ``gate``: what an area beside a Homezone is worth more."""
    return [
        *board_lines(game, terms, gate),
        ("score-track", track_points(game, terms)),
        ("score-recorded", own(game)[ONI_VP]),
    ]


def board_lines(game: Tsukuyumi, terms: Terms = PLAIN_TERMS, gate: int = GATE_VP) -> Lines:
    """Those of the board alone (MP-VP-08 to -13)."""
    theirs = [s for s in game.areas if oni_controls(game, s)]
    plain = [plain_worth(game, s) for s in theirs]
    seats = game.rules.seats
    enough = MANY_BASE * seats if terms.area_product else MANY_BASE + seats
    return [
        ("score-land", len([n for n in plain if n])),
        ("score-fertile", len([n for n in plain if n > 1])),
        ("score-gates", gate * len([s for s in theirs if beside_home(game, s)])),
        ("score-legends", legends_on_board(game)),
        ("score-princess", int(own(game)[PRINCESS] != OFF)),
        ("score-many", MANY_VP if len(theirs) >= enough else 0),
    ]


def team_score(game: Tsukuyumi) -> int:
    return sum([n for _, n in team_lines(game)])


def shares(game: Tsukuyumi) -> list[int]:
    """By seat, what it brings to the team's points: its areas, and an equal part of what all have together; the first
    in initiative have the rest (MP-VP-02: they are added up)."""
    seats = game.rules.seats
    found = [0] * seats
    for space in game.areas:
        if team_controls(game, space):
            found[game.territory[space]] += 1
    common = team_score(game) - sum(found)
    for place, seat in enumerate(game.order):
        found[seat] += common // seats + int(place < common % seats)
    return found


def oni_score(game: Tsukuyumi, terms: Terms = PLAIN_TERMS, gate: int = GATE_VP) -> int:
    return sum([n for _, n in oni_lines(game, terms, gate)])


def team_wins(game: Tsukuyumi, terms: Terms = PLAIN_TERMS, gate: int = GATE_VP) -> bool:
    """The side with more wins; equal ones are the Oni's (MP-VP-02, MQ-13)."""
    return team_score(game) > oni_score(game, terms, gate)


def swing(game: Tsukuyumi, space: int) -> int:
    """VP that the players lose if the Princess comes to an area: theirs and what it is worth to the Oni, or that alone;
    nothing where the Oni have it already (ALG-10)."""
    if game.territory[space] < game.rules.seats:
        return 1 + worth(game, space)
    if oni_controls(game, space):
        return 0
    return worth(game, space)
