"""The violet ring round the Moon: 18 intersections, numbered clockwise (ledger 1.5; content page 2.3).

Every third one touches two Moon areas and one space outside, the others one and two. What lies at an intersection may
be a gap or a Homezone: that is no area, and the Princess is not there (MP-PRINCESS-02).
"""

from __future__ import annotations

from ...board import COORDS, MOON, SPACE

PLACES = 18
OFF = -1  # she is not on the board
CLOCKWISE, COUNTER_CLOCKWISE = 1, -1

_TOUCHED = (
    ("1,-1", "1,0", "2,-1"),
    ("1,0", "2,-1", "2,0"),
    ("1,0", "1,1", "2,0"),
    ("0,1", "1,0", "1,1"),
    ("0,1", "0,2", "1,1"),
    ("0,1", "-1,2", "0,2"),
    ("-1,1", "0,1", "-1,2"),
    ("-1,1", "-2,2", "-1,2"),
    ("-1,1", "-2,1", "-2,2"),
    ("-1,0", "-1,1", "-2,1"),
    ("-1,0", "-2,0", "-2,1"),
    ("-1,0", "-2,0", "-1,-1"),
    ("-1,0", "0,-1", "-1,-1"),
    ("0,-1", "-1,-1", "0,-2"),
    ("0,-1", "0,-2", "1,-2"),
    ("0,-1", "1,-1", "1,-2"),
    ("1,-1", "1,-2", "2,-2"),
    ("1,-1", "2,-1", "2,-2"),
)
NAMES: tuple[str, ...] = tuple([f"ring-{n}" for n in range(PLACES)])

# By intersection: the three spaces that meet there, Moon areas first.
TOUCHED: tuple[tuple[int, ...], ...] = tuple([tuple([SPACE[name] for name in three]) for three in _TOUCHED])
MOON_TOUCHED: tuple[tuple[int, ...], ...] = tuple([tuple([s for s in three if s in MOON]) for three in TOUCHED])
OUTER_TOUCHED: tuple[tuple[int, ...], ...] = tuple([tuple([s for s in three if s not in MOON]) for three in TOUCHED])

# The 12 spaces round the Moon, clockwise from 2,-1: the inner circle.
INNER_CIRCLE: tuple[int, ...] = tuple(
    [SPACE[s] for s in ("2,-1", "2,0", "1,1", "0,2", "-1,2", "-2,2", "-2,1", "-2,0", "-1,-1", "0,-2", "1,-2", "2,-2")]
)

# The six Moon areas round the centre, clockwise from 1,0: each has four intersections, the last of them with the next.
MOON_CLOCKWISE: tuple[int, ...] = tuple([SPACE[s] for s in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")])

# By space: the intersections that touch it, as bits.
TOUCHES: dict[int, int] = {}
for _place, _three in enumerate(TOUCHED):
    for _space in _three:
        TOUCHES[_space] = TOUCHES.get(_space, 0) | 1 << _place


def farness(place: int, space: int) -> int:
    """How far an intersection is from the middle of a space: whole numbers that compare like straight distances
    (ALG-10)."""
    q, r = COORDS[space]
    u = sum([COORDS[s][0] for s in TOUCHED[place]]) - 3 * q
    v = sum([COORDS[s][1] for s in TOUCHED[place]]) - 3 * r
    return u * u + u * v + v * v
