"""Victory cards: the only points of the two-player game (TS-TWO-02), three tasks on each of a faction's two cards.

``game.deeds`` holds how often each task of ``book.tasks`` has scored, then a few counts for each seat. A task scores
once, unless it bears a plus: then each time (TS-TWO-10-PL); and only for its own faction.
"""

from __future__ import annotations

from collections.abc import Callable

from moonwall.table.position import replaced

from ..board import CENTRE, SPACES
from ..book import FERTILE, MOUNTAIN, TSUKUYUMI
from ..part import CHANGE
from ..position import MOON_AREA, ONI, Tsukuyumi

# Counts of a seat, after the tasks: units destroyed in the game and in this round, own areas lost in this round.
DESTROYED, DESTROYED_ROUND, LOST = range(3)
COUNTS = 3


def begin(game: Tsukuyumi) -> None:
    """Both cards of each faction lie face up from the start (TS-TWO-12-PL)."""
    if game.rules.victory_cards:
        game.deeds = (0,) * (len(game.book.tasks) + COUNTS * game.rules.seats)


def count(game: Tsukuyumi, seat: int, what: int) -> int:
    return game.deeds[len(game.book.tasks) + COUNTS * seat + what]


def add(game: Tsukuyumi, seat: int, what: int, n: int) -> None:
    place = len(game.book.tasks) + COUNTS * seat + what
    game.deeds = replaced(game.deeds, place, game.deeds[place] + n)


# --- what the tasks count ----------------------------------------------------------------------------------


def own(game: Tsukuyumi, seat: int) -> list[int]:
    return game.areas_of(seat)


def of_type(game: Tsukuyumi, seat: int, type_: int) -> int:
    return sum(game.terrain[s] == type_ for s in own(game, seat))


def on_board(game: Tsukuyumi, *units: str) -> int:
    book = game.book
    return sum(book.pieces[k] - game.stock[k] for k in (book.kind_index[u] for u in units))


def surveyed(game: Tsukuyumi, seat: int) -> int:
    """The four types of the objective GPS Mapping at the same time."""
    return 4 if game.rules.factions[seat].objective(game, seat, CHANGE) else 0


def clean_areas(game: Tsukuyumi, seat: int) -> int:
    """Own areas, if there is no enemy unit in any of them."""
    mine = own(game, seat)
    sides = (*game.rules.foes[seat], ONI)
    return 0 if any(game.crowd[side * SPACES + s] for s in mine for side in sides) else len(mine)


def brood(game: Tsukuyumi, seat: int) -> int:
    return on_board(game, "planter", "breeder")


def herd(game: Tsukuyumi, seat: int) -> int:
    """Two Boarguards, with Boarmother and Boarmaster beside them."""
    parents = on_board(game, "boarmother") and on_board(game, "boarmaster")
    return on_board(game, "boarguard") if parents else 0


def nothing_lost(game: Tsukuyumi, seat: int) -> int:
    return int(game.round > 1 and not count(game, seat, LOST))


COUNTING: dict[str, Callable[[Tsukuyumi, int], int]] = {
    "destroyed": lambda game, seat: count(game, seat, DESTROYED),
    "destroyed-round": lambda game, seat: count(game, seat, DESTROYED_ROUND),
    "fertile": lambda game, seat: of_type(game, seat, FERTILE),
    "mountains": lambda game, seat: of_type(game, seat, MOUNTAIN),
    "weapons-ready": lambda game, seat: game.rules.factions[seat].counted(game, seat, "weapons-ready"),
    "mine-areas": lambda game, seat: len(game.marks_of("mine")) - game.marks_of("mine").count(0),
    "moon-areas": lambda game, seat: sum(game.ground[s] == MOON_AREA for s in own(game, seat)),
    "uplinks": lambda game, seat: game.rules.factions[seat].counted(game, seat, "uplinks"),
    "map": surveyed,
    "clean-areas": clean_areas,
    "moon-centre": lambda game, seat: int(game.territory[CENTRE] == seat),
    "areas": lambda game, seat: game.controlled(seat),
    "spaces-held": lambda game, seat: len(game.spaces_of(seat)),
    "brood": brood,
    "eggs": lambda game, seat: sum(game.marks_of("egg")),
    "stronghold-areas": lambda game, seat: sum(1 for s in own(game, seat) if game.marks_at("stronghold", s)),
    "herd": herd,
    "nothing-lost": nothing_lost,
    "tunnels": lambda game, seat: int.from_bytes(game.tunnels, "big").bit_count() // 2,
    "tsukuyumi-areas": lambda game, seat: sum(bool(game.props(s) & TSUKUYUMI) for s in own(game, seat)),
}
ACTS = ("raid", "destroyed-battle")  # scored when they are done, not counted later


def counted(game: Tsukuyumi, seat: int, do: str) -> int:
    """How much the seat has of what a task counts; words that are not here are its faction's own."""
    found = COUNTING.get(do)
    return found(game, seat) if found else game.rules.factions[seat].counted(game, seat, do)


def worth(game: Tsukuyumi, seat: int, task: int) -> int:
    """How often the task would score now: once if its number is reached, with ``each`` for every such number."""
    row = game.book.tasks[task]
    have = counted(game, seat, row.do)
    if have < row.n:
        return 0
    return have // row.n if row.each else 1


def score(game: Tsukuyumi, seat: int, task: int, times: int = 1) -> None:
    row = game.book.tasks[task]
    before = game.deeds[task]
    if before and not row.repeat:
        return
    after = before + times
    if row.most:
        after = min(after, row.most // row.vp)
    if after > before:
        game.deeds = replaced(game.deeds, task, after)
        game.tell("task", seat=seat, task=row.id, n=(after - before) * row.vp, rule="TS-TWO-02")


def look(game: Tsukuyumi, seat: int, task: int) -> None:
    """Score the task if it is worth something now and has not scored before, or may again."""
    if game.book.tasks[task].repeat or not game.deeds[task]:
        times = worth(game, seat, task)
        if times:
            score(game, seat, task, times)


def moment(game: Tsukuyumi, seat: int, when: str) -> None:
    """Tasks of a seat that are looked at now: own-red, last-red or round-end; instant ones at every change
    (rules/watch.py, TS-TWO-10-PL)."""
    for task in game.rules.tasks[seat]:
        row = game.book.tasks[task]
        if row.when == when and row.do not in ACTS:
            look(game, seat, task)


# --- what happens ------------------------------------------------------------------------------------------


def red_turn_ended(game: Tsukuyumi, seat: int) -> None:
    moment(game, seat, "own-red")
    if game.round == game.rules.rounds:
        moment(game, seat, "last-red")


def round_ended(game: Tsukuyumi) -> None:
    for seat in range(game.rules.seats):
        moment(game, seat, "round-end")
        add(game, seat, DESTROYED_ROUND, -count(game, seat, DESTROYED_ROUND))
        add(game, seat, LOST, -count(game, seat, LOST))


def act(game: Tsukuyumi, seat: int, do: str, n: int) -> None:
    for task in game.rules.tasks[seat]:
        row = game.book.tasks[task]
        if row.do == do and n >= row.n:
            score(game, seat, task)


def marked(game: Tsukuyumi, side: int, before: int) -> None:
    """A Territory marker was replaced: its owner has lost an area."""
    if before < game.rules.seats and before != side:
        add(game, before, LOST, 1)


def conquered(game: Tsukuyumi, seat: int, before: int) -> None:
    if before in game.rules.foes[seat]:
        act(game, seat, "raid", 1)


def destroyed(game: Tsukuyumi, by: int, owner: int, n: int) -> None:
    """Enemy units and Oni, by attacks, counterattacks, abilities or markers."""
    if by < game.rules.seats and owner != by:
        add(game, by, DESTROYED, n)
        add(game, by, DESTROYED_ROUND, n)


def battle_over(game: Tsukuyumi, by: int, losses: list[int]) -> None:
    """All units of one battle that a seat has destroyed."""
    if by < game.rules.seats:
        sides = game.rules.kind_side
        n = sum(n for kind, n in zip(losses[::2], losses[1::2]) if sides[kind] != by)
        act(game, by, "destroyed-battle", n)


# --- points ------------------------------------------------------------------------------------------------


def points(game: Tsukuyumi, seat: int) -> int:
    """VP of the seat's Victory cards so far."""
    return sum(game.deeds[task] * game.book.tasks[task].vp for task in game.rules.tasks[seat])


def prospect(game: Tsukuyumi, seat: int) -> int:
    """VP that would come at the end of the last Red turn, if it were now (for the bots)."""
    total = 0
    for task in game.rules.tasks[seat]:
        row = game.book.tasks[task]
        if row.when in ("last-red", "own-red") and not game.deeds[task]:
            vp = worth(game, seat, task) * row.vp
            total += min(vp, row.most) if row.most else vp
    return total
