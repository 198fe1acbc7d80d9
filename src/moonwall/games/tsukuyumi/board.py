"""The hex grid: spaces as small ints, with everything about them that never changes.

Pointy-top hexes in axial coordinates, the Moon's centre at ``0,0``. Edge k faces: 0 = (+1,0), 1 = (+1,-1), 2 = (0,-1),
3 = (-1,0), 4 = (-1,+1), 5 = (0,+1). The grid is large enough for every board with its Homezones and new land.
"""

from __future__ import annotations

RADIUS = 7
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps between two hexes (TS-AREA-13: adjacent means sharing one of the six edges)."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def _ring(n: int) -> list[tuple[int, int]]:
    """Ring n from (n,0) on, along edge direction 2 first."""
    if n == 0:
        return [(0, 0)]
    found, q, r = [], n, 0
    for direction in (2, 3, 4, 5, 0, 1):
        dq, dr = DIRECTIONS[direction]
        for _ in range(n):
            found.append((q, r))
            q, r = q + dq, r + dr
    return found


COORDS: list[tuple[int, int]] = [hex_ for n in range(RADIUS + 1) for hex_ in _ring(n)]
SPACES = len(COORDS)
INDEX: dict[tuple[int, int], int] = {c: i for i, c in enumerate(COORDS)}
NAMES: list[str] = [f"{q},{r}" for q, r in COORDS]
SPACE: dict[str, int] = {name: i for i, name in enumerate(NAMES)}

CENTRE = 0
MOON = tuple(range(7))  # the centre and the ring round it

# NEXT[space * 6 + edge]: the neighbour, -1 beyond the grid. AROUND[space]: the neighbours as (edge, space).
NEXT: list[int] = [INDEX.get((q + dq, r + dr), -1) for q, r in COORDS for dq, dr in DIRECTIONS]
AROUND: list[tuple[tuple[int, int], ...]] = [
    tuple((d, NEXT[s * 6 + d]) for d in range(6) if NEXT[s * 6 + d] >= 0) for s in range(SPACES)
]
OPPOSITE = (3, 4, 5, 0, 1, 2)
RIM = [s for s in range(SPACES) if len(AROUND[s]) < 6]

# An edge as a word: the two spaces it lies between, smaller index first, or a space and the outside.
EDGE_NAMES: list[str] = [
    f"{NAMES[s]}/{d}" if NEXT[s * 6 + d] < 0 else f"{NAMES[min(s, NEXT[s * 6 + d])]}|{NAMES[max(s, NEXT[s * 6 + d])]}"
    for s in range(SPACES)
    for d in range(6)
]
EDGE: dict[str, int] = {}
for _edge, _name in enumerate(EDGE_NAMES):
    EDGE.setdefault(_name, _edge)


def edge_of(a: int, b: int) -> int:
    """The edge of ``a`` that faces its neighbour ``b`` (0 to 5), -1 if they are not adjacent."""
    for d, s in AROUND[a]:
        if s == b:
            return d
    return -1


def turned(mask: int, by: int) -> int:
    """Six edge bits after a turn by ``by`` sixths: edge e shows in direction (e + by) mod 6."""
    by %= 6
    return ((mask << by) | (mask >> (6 - by))) & 63


def beyond(taken: bytearray) -> set[int]:
    """Spaces connected with the outside of a board whose spaces (and holes) are marked in ``taken`` (used up)."""
    todo = [s for s in RIM if not taken[s]]
    for space in todo:
        taken[space] = 1
    for space in todo:
        for _, t in AROUND[space]:
            if not taken[t]:
                taken[t] = 1
                todo.append(t)
    return set(todo)
