"""The books of a movement: who has moved how far, and what is used up for the rest of the phase.

Units that have not moved in the present movement are simply those that stand there. Those that have are *groups* in
``game.march``, five ints each: kind, space, steps left, flags, number. ``game.tags`` keeps, four ints each, the flags
that outlive the movement (kind, space, flags, number).
"""

from __future__ import annotations

from ..position import Tsukuyumi
from ..values import is_massive, massive_steps, shielded, suppressed

ESCORTED = 1  # has had the bonus of an escort (Lt. Dan), once a phase (TS-NOMAD-12)
SPENT = 2  # Massive: its one step of the phase is made (TS-UNIT-04)
TWICE = 16  # Massive, where two steps a phase are allowed: both are made
KEPT = ESCORTED | SPENT | TWICE  # what counts for the rest of the phase
FRESH = 4  # carries a flag from earlier in the phase, but has not moved in this movement
TUNNELLED = 8  # has come through a Tunnel that stays open: a step must follow before the next one

Group = tuple[int, int, int, int, int]  # kind, space, steps left, flags, number


def open_march(game: Tsukuyumi, side: int, reach: int, scope: int, action: bool = False) -> None:
    game.march = []
    game.gone = []
    game.trail = 0
    for part in game.rules.on_march_opens:
        part.march_opens(game, side)
    sides = game.rules.kind_side
    tags = game.tags
    tagged: dict[tuple[int, int], int] = {}  # several tags may speak of the same units: never of more than stand there
    for i in range(0, len(tags), 4):
        kind, space, flags, n = tags[i : i + 4]
        if sides[kind] == side and scope in (-1, space):
            before = tagged.get((kind, space), 0)
            n = min(n, standing(game, kind, space) - before)
            if n > 0:
                tagged[kind, space] = before + n
                game.march += (kind, space, fresh_reach(game, kind, space, reach, flags, action), flags | FRESH, n)


def hold(game: Tsukuyumi, side: int) -> None:
    """The movement is part of the Faction effect: units where that has no force stay out of it (TS-CYBER-14)."""
    for space in game.spaces_of(side):
        if suppressed(game, side, space) or shielded(game, side, space):
            march = game.march
            game.march = [v for i in range(0, len(march), 5) if march[i + 1] != space for v in march[i : i + 5]]
            for kind in game.kinds_at(space, side):
                game.march += (kind, space, 0, FRESH, game.count(space, kind))


def close_march(game: Tsukuyumi) -> None:
    """Keep what counts for the rest of the phase; the movement is over."""
    groups = game.march
    sides = {game.rules.kind_side[groups[i]] for i in range(0, len(groups), 5)}
    kept: list[int] = []
    tags, book = game.tags, game.book
    for i in range(0, len(tags), 4):  # groups of other movers stay as they are
        if game.rules.kind_side[tags[i]] not in sides:
            kept += tags[i : i + 4]
    for i in range(0, len(groups), 5):
        kind, space, _, flags, n = groups[i : i + 5]
        if not book.escort_kinds[book.faction_of[kind]]:  # a bonus of every movement, not of the phase
            flags &= ~ESCORTED
        if flags & KEPT:
            kept += (kind, space, flags & KEPT, n)
    game.tags = kept
    game.march = []
    game.gone = []
    game.trail = 0


def fresh_reach(game: Tsukuyumi, kind: int, space: int, reach: int, flags: int, action: bool = False) -> int:
    """Steps of a unit that starts a movement: range and its own bonus, Massive at most 1 a phase (TS-UNIT-04)."""
    book = game.book
    if book.anchored[kind]:  # TSM-LEGEND-26
        return 0
    if is_massive(game, kind):
        made = bool(flags & SPENT) + bool(flags & TWICE)
        return min(reach, max(0, massive_steps(game, kind) - made))
    for part in game.rules.on_more_steps:
        reach += part.more_steps(game, kind)
    if action:
        for part in game.rules.on_action_steps:
            reach += part.action_steps(game, kind)
    for part in game.rules.on_steps_from:
        reach += part.steps_from(game, kind, space)
    bonus = book.range_bonus[kind]
    return reach + (0 if bonus and suppressed(game, book_side(game, kind), space) else bonus)


def book_side(game: Tsukuyumi, kind: int) -> int:
    return game.rules.kind_side[kind]


def spent(game: Tsukuyumi, kind: int, space: int) -> int:
    """Flags of this phase that hold for every unit of the kind there; 0 if one of them is fresh."""
    tags, found, n = game.tags, 0, 0
    for i in range(0, len(tags), 4):
        if tags[i] == kind and tags[i + 1] == space:
            found, n = tags[i + 2], n + tags[i + 3]
    return found if n and n >= standing(game, kind, space) else 0


def standing(game: Tsukuyumi, kind: int, space: int) -> int:
    """Units there that are not marked as destroyed in the battle in progress (Q-68)."""
    n = game.units[space * game.kinds + kind]
    if game.battle and game.battle[0] == space:
        n -= game.fallen[kind]
    return n


def take_from_march(game: Tsukuyumi, group: Group) -> None:
    """Take so many units out of the tracked groups of that kind, with as many steps left and these flags; untracked
    units need no book-keeping."""
    march, all_of_them = game.march, False
    kind, space, left, flags, n = group
    for i in range(0, len(march), 5):
        if march[i] == kind and march[i + 1] == space and march[i + 2] == left and march[i + 3] == flags and n:
            took = min(n, march[i + 4])
            march[i + 4] -= took
            all_of_them = all_of_them or not march[i + 4]
            n -= took
    if all_of_them:
        game.march = [v for i in range(0, len(march), 5) if march[i + 4] for v in march[i : i + 5]]


def join_march(game: Tsukuyumi, group: Group) -> None:
    march, (kind, space, left, flags, n) = game.march, group
    for i in range(0, len(march), 5):
        if march[i] == kind and march[i + 1] == space and march[i + 2] == left and march[i + 3] == flags:
            march[i + 4] += n
            return
    march += group


def add_gone(game: Tsukuyumi, space: int, n: int) -> None:
    gone = game.gone
    for i in range(0, len(gone), 2):
        if gone[i] == space:
            gone[i + 1] += n
            return
    gone += (space, n)


def forget_lost(game: Tsukuyumi, space: int, kind: int) -> None:
    """After losses: no more units are tracked in a space than stand there."""
    present = game.count(space, kind)
    for books, width, number in ((game.march, 5, 4), (game.tags, 4, 3)):
        for i in range(len(books) - width, -1, -width):
            if books[i] == kind and books[i + 1] == space:
                books[i + number] = min(books[i + number], present)
                present -= books[i + number]
    march, tags = game.march, game.tags
    game.march = [v for i in range(0, len(march), 5) if march[i + 4] for v in march[i : i + 5]]
    game.tags = [v for i in range(0, len(tags), 4) if tags[i + 3] for v in tags[i : i + 4]]
