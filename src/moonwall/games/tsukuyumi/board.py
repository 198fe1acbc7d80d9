"""The hex grid: spaces as small ints, with everything about them that never changes.

Pointy-top hexes in axial coordinates, the Moon's centre at ``0,0``. Edge k faces: 0 = (+1,0), 1 = (+1,-1), 2 = (0,-1),
3 = (-1,0), 4 = (-1,+1), 5 = (0,+1). The grid is large enough for every board with its Homezones and new land.
"""

from __future__ import annotations

from itertools import compress

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
ALL_SPACES = tuple(range(SPACES))
EVERYWHERE = (1 << SPACES) - 1  # the same, as bits
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


def _neighbour_bits(first: int) -> list[tuple[int, ...]]:
    """By space and three bits of edges from ``first`` on: the neighbours over these edges, as bits."""
    found = []
    for around in AROUND:
        near = [(1 << d - first, 1 << t) for d, t in around if first <= d < first + 3]
        found.append(tuple([sum([there for edge, there in near if edges & edge]) for edges in range(8)]))
    return found


_LOW, _HIGH = _neighbour_bits(0), _neighbour_bits(3)


def over(space: int, edges: int) -> int:
    """The neighbours of a space over these edges (six bits), as bits; looked up, as searches ask all the time."""
    return _LOW[space][edges & 7] | _HIGH[space][edges >> 3]


NEAR = [over(space, 63) for space in range(SPACES)]  # all neighbours of a space, as bits
_DIGITS = bytes([ord("1") if value else ord("0") for value in range(256)])
_FLAGS = bytes([int(value == ord("1")) for value in range(256)])


def bits_of(by_space: bytes) -> int:
    """Spaces whose byte is not zero, as bits."""
    return int(by_space[::-1].translate(_DIGITS), 2)


def spaces_in(bits: int) -> list[int]:
    """The spaces of these bits, in order."""
    return list(compress(ALL_SPACES, bin(bits)[:1:-1].encode().translate(_FLAGS)))


_edges_to: dict[int, dict[int, int]] = {}


def edges_to(space: int, bits: int) -> int:
    """Edges of a space (six bits) beyond which lies one of the spaces of these bits."""
    found = _edges_to.get(space)
    if found is None:
        found = _edges_to[space] = {over(space, edges): edges for edges in range(63, -1, -1)}
    return found[NEAR[space] & bits]


_neighbours: dict[int, tuple[int, ...]] = {}


def neighbours(space: int, edges: int) -> tuple[int, ...]:
    """The neighbours of a space over these edges (six bits), in order of the edges."""
    found = _neighbours.get(space << 6 | edges)
    if found is None:
        found = _neighbours[space << 6 | edges] = tuple([t for d, t in AROUND[space] if edges >> d & 1])
    return found


_both_sides: dict[int, int] = {}


def both_sides(space: int, edges: int) -> int:
    """These edges of a space as they are seen from either side, one byte a space, the first one lowest."""
    found = _both_sides.get(space << 6 | edges)
    if found is None:
        found = 0
        for d, t in AROUND[space]:
            if edges >> d & 1:
                found |= 1 << space * 8 + d | 1 << t * 8 + OPPOSITE[d]
        _both_sides[space << 6 | edges] = found
    return found


RINGS = [0] + [1 + 3 * n * (n - 1) for n in range(1, RADIUS + 2)]  # by ring: its first space

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


_steps_to: dict[int, list[int]] = {}


def steps_to(space: int) -> list[int]:
    """By space: its distance from this one, whatever lies between."""
    found = _steps_to.get(space)
    if found is None:
        found = _steps_to[space] = [distance(there, COORDS[space]) for there in COORDS]
    return found


_within: dict[tuple[int, int], int] = {}


def within(space: int, reach: int) -> int:
    """Spaces at most so many steps from this one, whatever lies between, as bits."""
    found = _within.get((space, reach))
    if found is None:
        found = _within[space, reach] = sum([1 << s for s, far in enumerate(steps_to(space)) if far <= reach])
    return found


def turned(mask: int, by: int) -> int:
    """Six edge bits after a turn by ``by`` sixths: edge e shows in direction (e + by) mod 6."""
    by %= 6
    return ((mask << by) | (mask >> (6 - by))) & 63


def beyond_bits(taken: bytes) -> int:
    """Spaces connected with the outside of a board whose spaces (and holes) are not zero in ``taken``, as bits."""
    last = len(taken.rstrip(b"\0"))
    ring = next((n for n in range(1, RADIUS + 1) if RINGS[n] >= last), RADIUS)  # the first that is empty, or the rim
    inner, outer = 1 << RINGS[ring], 1 << RINGS[ring + 1]
    free = ~bits_of(taken) & outer - 1
    found = todo = free & -inner
    free ^= found
    while todo and free:
        low = todo & -todo
        new = NEAR[low.bit_length() - 1] & free
        todo = todo ^ low | new
        free ^= new
        found |= new
    return found | (1 << SPACES) - outer


def beyond(taken: bytearray) -> set[int]:
    """Spaces connected with the outside of a board whose spaces (and holes) are marked in ``taken``."""
    return set(spaces_in(beyond_bits(bytes(taken))))
