"""What Qin Jiushao does, the rival of the solo game: all of it is computed (area SOLO).

His Location track runs from the highest token to the lowest: the four Production Locations and the Barracks. Whatever
the rules leave open is decided as GW-AMB-38..42, 62 and 63 say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from moonwall.table import Step
from moonwall.table.explain import named, skip, tally
from moonwall.table.position import replaced

from ..cards import modifiers
from ..names import (
    ARCHER,
    BARRACKS,
    BARRICADE_SPACES,
    CELLS,
    LOCATIONS,
    QIN,
    RESOURCES,
    SECTIONS,
    SLOTS,
    SPEARMAN,
    TOP_WALL,
)
from ..part import Player
from ..position import GreatWall
from ..rules.activation import Activate, ready
from ..rules.attack import free_spot
from ..rules.autumn import RELIST, ActivationStep
from ..rules.building import put_barricade
from ..rules.clerks import full, rooms, total
from ..rules.embassy import refill
from ..rules.honour import gain_honour
from ..rules.hordes import marker
from ..rules.teahouse import tea_up
from ..rules.wounds import deal, vacant, woundable
from .reed import carry, place_spearman
from .reed import seat_of as reed_seat

if TYPE_CHECKING:
    pass

TRACK, DECK = range(2)  # his lists in ``game.own``
COVER_HONOUR = 2  # for each Vital point he covers (GW-SOLO-39)
POOL = 99
COLUMNS = tuple(row * 6 + column for column in range(6) for row in range(2))
TITLES = ("economy", "despotism", "work-harder", "attack-order", "betrayal", "court-audience")


class Rival(Player):
    """Qin's switches and his lists in ``game.own``; what he listens to is in qin.py."""

    __slots__ = ("at_once", "columns", "highest", "start", "summer")

    def __init__(self, seat: int, options: dict[str, Any]) -> None:
        super().__init__(seat)
        self.highest = options.get("qin_single_activation", "highest") == "highest"
        self.summer = bool(options.get("qin_summer_honour", True))
        self.columns = options.get("qin_cover_order", "rows") == "columns"
        self.at_once = options.get("solo_empty_supply_loss", "at-the-check") == "at-once"
        level = int(options.get("difficulty", 0))
        self.start = int(options.get("qin_hardest_start", 100)) if level == 100 else level

    def blank(self) -> list[list[int]]:
        return [[], []]


def part(game: GreatWall) -> Rival:
    return cast(Rival, game.rules.named[QIN])


def seat_of(game: GreatWall) -> int:
    return game.rules.named[QIN].seat


def track_of(game: GreatWall) -> list[int]:
    """His Location track, from the highest token to the lowest."""
    return game.own[game.rules.named[QIN].slot + TRACK]


def deck_of(game: GreatWall) -> list[int]:
    """His Command cards, the top at the end."""
    return game.own[game.rules.named[QIN].slot + DECK]


def first(game: GreatWall, cells: list[int]) -> int:
    """Row by row from the top, left to right; by the switch column by column (GW-SOLO-38, GW-AMB-38)."""
    return min(cells, key=COLUMNS.index) if part(game).columns else min(cells)


def in_reading_order(game: GreatWall, cells: list[int]) -> list[int]:
    """All of them as ``first`` would take them one after another."""
    return sorted(cells, key=COLUMNS.index) if part(game).columns else sorted(cells)


def way(game: GreatWall) -> str:
    return "column-by-column" if part(game).columns else "row-by-row"


def sections(game: GreatWall) -> list[int]:
    """The Section of the Invasion marker, then the other one."""
    marked = marker(game)
    return [marked, *(s for s in game.rules.sections if s != marked)]


# --- Clerks ---


def move(game: GreatWall, n: int) -> None:
    """n Clerks to the n lowest different Locations of his track that have room (GW-SOLO-27..30, GW-AMB-62)."""
    qin = seat_of(game)
    used: list[int] = []
    for _ in range(n):
        open_places = rooms(game)
        target, place = next_move(game, open_places, used)
        if target < 0:
            order = named(LOCATIONS, reversed(track_of(game)))
            skip(game, qin, "skip-move", "no-room", "GW-SOLO-28", order=order, used=named(LOCATIONS, used), n=len(used))
            return
        used.append(target)
        if place == POOL:
            game.clerk_pool[qin] -= 1
        elif place < 0:
            skip(game, qin, "skip-move", "no-source", "GW-SOLO-29", target=LOCATIONS[target])
            continue
        else:
            game.clerks[place * 4 + qin] -= 1
        game.clerks[target * 4 + qin] += 1
        if game.log is not None:
            tell_move(game, target, place, used)


def next_move(game: GreatWall, open_places: list[int], used: list[int]) -> tuple[int, int]:
    """Where his next Clerk goes, -1 nowhere, and where it comes from: POOL, a Location, -1 nowhere."""
    qin, track = seat_of(game), track_of(game)
    target = next((p for p in reversed(track) if p in open_places and p not in used), -1)
    if target < 0 or game.clerk_pool[qin]:
        return target, POOL
    above = track[: track.index(target)]
    return target, next((p for p in above if game.clerks[p * 4 + qin] and not full(game, p)), -1)


def tell_move(game: GreatWall, target: int, place: int, used: list[int]) -> None:
    """A Clerk has moved: which Locations lie lower on his track and could not take it, and where it came from."""
    qin, track = seat_of(game), track_of(game)
    lower = reversed(track[track.index(target) + 1 :])
    passed = tuple(f"{LOCATIONS[p]}={'served' if p in used else 'full'}" for p in lower)
    source = "own-pool" if place == POOL else LOCATIONS[place]
    why, rule = ("clerk-pool", "GW-SOLO-27") if place == POOL else ("clerk-board", "GW-SOLO-29")
    if passed and place == POOL:
        rule = "GW-SOLO-28"
    game.tell(
        "move-clerk",
        seat=qin,
        source=source,
        target=LOCATIONS[target],
        why=why,
        order=named(LOCATIONS, reversed(track)),
        among=passed,
        n=len(passed),
        rule=rule,
    )


def next_targets(game: GreatWall, n: int) -> list[int]:
    """Where his next n Clerks would go as things stand: public, since his track and the Clerks are."""
    spare = [game.rules.spaces[p] - total(game, p) for p in range(BARRACKS + 1)]
    return [p for p in reversed(track_of(game)) if spare[p] > 0][:n]


def next_attack(game: GreatWall) -> tuple[int, int] | None:
    """The slot and cell his next Spearman would cover as things stand."""
    for section in sections(game) if game.pool[seat_of(game) * 3 + SPEARMAN] else ():
        cells = vacant(game, section * 3)
        if cells and not modifiers.spearman_barred(game, game.hordes[section * 3], True):
            return section * 3, first(game, cells)
    return None


class QinMove(Step[GreatWall]):
    """At his place in Tea order."""

    n: int

    def run(self, game: GreatWall) -> None:
        move(game, self.n)


def move_reed(game: GreatWall) -> None:
    """One Reed Move under Qin: toward the lowest possible Location, first a Clerk he has no use for, else the highest
    one that goes down the track (GW-SOLO-41, GW-AMB-63)."""
    reed = reed_seat(game)
    open_places = rooms(game)
    track = track_of(game)
    target = next((p for p in reversed(track) if p in open_places and not game.clerks[p * 4 + reed]), -1)
    if target < 0:
        skip(game, reed, "skip-move", "reed-no-target", "GW-SOLO-41", order=named(LOCATIONS, reversed(track)))
        return
    free = [p for p in open_places if game.clerks[p * 4 + reed]]
    outside = [p for p in free if p not in track]
    above = [p for p in track[: track.index(target)] if p in free]
    source = outside[0] if outside else above[0] if above else -1
    if source < 0:
        skip(game, reed, "skip-move", "reed-no-source", "GW-SOLO-41", target=LOCATIONS[target])
        return
    why = "reed-outside" if outside else "reed-highest"
    carry(game, source, target, why=why, among=named(LOCATIONS, outside or above), rule="GW-SOLO-41")


# --- Activation ---


class QinEffect(Step[GreatWall]):
    """Honour for his Overseer's level times his Clerks (GW-SOLO-31); in the Barracks free Spearmen (GW-SOLO-32)."""

    place: int

    def run(self, game: GreatWall) -> None:
        qin = seat_of(game)
        n = game.clerks[self.place * 4 + qin]
        if self.place == BARRACKS:
            for _ in range(n):
                spearman(game, qin)
        elif self.place < BARRACKS:
            level = game.overseer[self.place * 4 + qin]
            where = LOCATIONS[self.place]
            gain_honour(game, qin, n * level, why="honour-place", place=where, level=level, clerks=n, rule="GW-SOLO-31")


def rise(game: GreatWall, place: int) -> None:
    """After an Activation with his Clerks its token goes to the highest space (GW-SOLO-20, GW-SOLO-21)."""
    if place in track_of(game):
        was = track_of(game).index(place)
        track_of(game).remove(place)
        track_of(game).insert(0, place)
        if game.log is not None:
            slid = named(LOCATIONS, track_of(game)[1 : was + 1])
            game.tell(
                "qin-track",
                seat=seat_of(game),
                place=LOCATIONS[place],
                why="rise" if was else "rise-none",
                n=was + 1,
                among=slid,
                rule="GW-SOLO-20",
            )


def activations(game: GreatWall) -> tuple[int, ...]:
    """His track as it stands when the Activation step begins (GW-SOLO-33, GW-AMB-02)."""
    return tuple(track_of(game))


def next_own(game: GreatWall, order: tuple[int, ...]) -> int:
    """The highest ready Location with his Clerks, -1 when none is left."""
    qin = seat_of(game)
    mine = [p for p in order if game.clerks[p * 4 + qin]]
    fit = [p for p in mine if ready(game, p)]
    if game.log is not None:
        if fit:
            place, among = LOCATIONS[fit[0]], named(LOCATIONS, fit)
            game.tell("qin-next", seat=qin, place=place, why="next-highest", among=among, n=len(fit), rule="GW-SOLO-33")
        elif mine:
            wanting = tally((LOCATIONS[p], game.rules.spaces[p] - total(game, p)) for p in mine)
            skip(game, qin, "skip-activation", "not-ready", "GW-LOC-03", among=wanting)
    return fit[0] if fit else -1


class QinActivations(Step[GreatWall]):
    """Locations with Qin's Clerks first, from the highest of his track to the lowest (GW-SOLO-33)."""

    left: int
    order: tuple[int, ...]

    def run(self, game: GreatWall) -> None:
        place = next_own(game, self.order)
        if place < 0:
            game.push(ActivationStep(self.left, 0))
            return
        game.push(QinActivations(self.left if self.left == RELIST else self.left & ~(1 << place), self.order))
        game.push(Activate(place))


class QinHonour(Step[GreatWall]):
    """He takes no card back and gains 2 Honour for each in the pile (GW-SOLO-16, GW-AMB-40)."""

    def run(self, game: GreatWall) -> None:
        qin = part(game)
        if qin.summer:
            pile = game.command_discard[qin.seat].bit_count()
            honour = game.book.discard_honour * pile
            gain_honour(game, qin.seat, honour, why="honour-pile", cards=pile, rule="GW-SOLO-16")


# --- Soldiers ---


def spearman(game: GreatWall, seat: int) -> None:
    """A free Spearman attacks in the marked Section, else in the other; if neither, it stays (GW-SOLO-36)."""
    rule = "GW-SOLO-36" if seat == seat_of(game) else "GW-SOLO-42"
    if not game.pool[seat * 3 + SPEARMAN]:
        skip(game, seat, "skip-attack", "no-spearman", rule)
        return
    both = sections(game)
    for section in both:
        slot = section * 3
        cells = vacant(game, slot)
        if cells and not modifiers.spearman_barred(game, game.hordes[slot], True):
            why = "attack-marked" if section == both[0] else "attack-other"
            reasons = {} if game.log is None else target_reasons(game, why, both[0], cells, rule)
            place_spearman(game, seat, slot, first(game, cells), **reasons)
            if seat == seat_of(game):  # under his command Reed Soldiers bring him nothing (GW-SOLO-42)
                gain_honour(game, seat, COVER_HONOUR, why="honour-cover", rule="GW-SOLO-39")
            return
    skip(game, seat, "skip-attack", "no-point", rule, among=tuple(SECTIONS[s] for s in both))


def target_reasons(game: GreatWall, why: str, section: int, cells: list[int], rule: str) -> dict[str, Any]:
    """The points he could have taken, in the order in which he reads them."""
    among = named(CELLS, in_reading_order(game, cells))
    return {"why": why, "section": SECTIONS[section], "way": way(game), "among": among, "rule": rule}


def archer(game: GreatWall) -> None:
    """A free Archer takes a Shooting spot of the marked Section; if it cannot it is not Recruited (GW-SOLO-37)."""
    qin = seat_of(game)
    section = marker(game)
    word = SECTIONS[section]
    if not game.pool[qin * 3 + ARCHER]:
        skip(game, qin, "skip-archer", "no-archer", "GW-SOLO-37")
    elif not free_spot(game, section):
        skip(game, qin, "skip-archer", "no-spot", "GW-SOLO-37", section=word)
    else:
        game.pool[qin * 3 + ARCHER] -= 1
        game.spots = replaced(game.spots, section * 4 + qin, game.spots[section * 4 + qin] + 1)
        game.tell("take-spot", seat=qin, section=word, why="archer-marked", rule="GW-SOLO-37")
        shoot(game, section)


def shoot(game: GreatWall, section: int) -> None:
    """A Wound on the Horde nearest the Wall that has a point to hit (GW-SOLO-38)."""
    qin = seat_of(game)
    word = SECTIONS[section]
    for slot in range(section * 3, section * 3 + 3):
        cells = woundable(game, slot)
        if cells:
            passed = tuple(SLOTS[section * 3 : slot])
            why = "shot-behind" if passed else "shot-nearest"
            reasons = {} if game.log is None else target_reasons(game, why, section, cells, "GW-SOLO-38")
            deal(game, qin, slot, first(game, cells), **reasons, passed=passed)
            gain_honour(game, qin, COVER_HONOUR, why="honour-cover", rule="GW-SOLO-39")
            return
    skip(game, qin, "skip-shot", "no-shot", "GW-SOLO-38", section=word)


# --- his turn ---


class QinBoxes(Step[GreatWall]):
    """Box 1: his Clerks; box 2: the human's and the Reed Clan's; box 3: the title's own effect."""

    title: int
    box: int

    def run(self, game: GreatWall) -> None:
        if self.box < 2:
            game.push(QinBoxes(self.title, self.box + 1))
        if self.box == 0:
            move(game, game.book.cards.automata[f"qin-{TITLES[self.title]}"].clerks)
        elif self.box == 1:
            for seat in reversed(game.tea):
                if seat != seat_of(game):
                    game.push(game.rules.players[seat].other_moves(game))
        else:
            last_box(game, TITLES[self.title])


def last_box(game: GreatWall, title: str) -> None:
    LAST_BOX[title](game)


def economy(game: GreatWall) -> None:
    """An Upgrade in the lowest Production Location of his track."""
    qin, track = seat_of(game), track_of(game)
    place = next(p for p in reversed(track) if p < BARRACKS)
    order = named(LOCATIONS, [p for p in reversed(track) if p < BARRACKS])
    where = LOCATIONS[place]
    if game.overseer[place * 4 + qin] < len(game.book.overseer_costs[place]):
        game.overseer = replaced(game.overseer, place * 4 + qin, game.overseer[place * 4 + qin] + 1)
        level = game.overseer[place * 4 + qin]
        game.tell("upgrade", seat=qin, place=where, n=level, why="upgrade-lowest", order=order, rule="GW-SOLO-24")
    else:
        skip(game, qin, "skip-upgrade", "upgrade-full", "GW-SOLO-24", place=where, order=order)


def despotism(game: GreatWall) -> None:
    """An Advanced Activation of one Location with his Clerks (GW-SOLO-34, GW-AMB-03)."""
    qin = seat_of(game)
    order = track_of(game) if part(game).highest else track_of(game)[::-1]
    mine = [p for p in order if game.clerks[p * 4 + qin]]
    if mine:
        why = "despot-highest" if part(game).highest else "despot-lowest"
        among = named(LOCATIONS, mine)
        game.tell("qin-next", seat=qin, place=among[0], why=why, among=among, rule="GW-SOLO-34")
        game.push(Activate(mine[0], 1))
    else:
        skip(game, qin, "skip-activation", "despot-none", "GW-SOLO-34")


def attack_order(game: GreatWall) -> None:
    spearman(game, seat_of(game))
    archer(game)


def betrayal(game: GreatWall) -> None:
    """The last box of the human's card, as his own card of that title has it; against Betrayal 4 Honour."""
    human = game.rules.humans[0]
    other = TITLES[game.track_card[game.track_seat.index(human)]] if human in game.track_seat else "betrayal"
    if other == "betrayal":
        gain_honour(game, seat_of(game), 4, why="betrayal-alone", rule="GW-SOLO-24")
    else:
        game.tell("copied", seat=seat_of(game), card=f"qin-{other}", why="betrayal-copies", by=human, rule="GW-SOLO-24")
        last_box(game, other)


def court_audience(game: GreatWall) -> None:
    """Up one in Tea order, the leftmost Advisor of the track, 2 Honour."""
    qin = seat_of(game)
    if game.tea[0] == qin:
        skip(game, qin, "skip-tea", "tea-top", "GW-TEAHOUSE-04")
    tea_up(game, qin, 1, why="court-tea", rule="GW-SOLO-24")
    card = next((c for c in game.advisor_track if c >= 0), -1)
    if card >= 0:
        take_advisor(game, card, "court-advisor", "GW-SOLO-24")
        refill(game)
    else:
        skip(game, qin, "skip-advisor", "no-advisor", "GW-SOLO-24")
    gain_honour(game, qin, 2, why="court-honour", rule="GW-SOLO-24")


def take_advisor(game: GreatWall, card: int, why: str, rule: str) -> None:
    """Under his card, as Support (GW-SOLO-08, GW-SOLO-43)."""
    ids = game.book.cards.advisor_ids
    among = tuple(ids[c] for c in game.advisor_track[:2] if c >= 0)
    if card in game.advisor_track:
        game.advisor_track = replaced(game.advisor_track, game.advisor_track.index(card), -1)
    qin = seat_of(game)
    game.support = replaced(game.support, qin, game.support[qin] | 1 << card)
    game.tell("assign", seat=qin, card=ids[card], role="support", why=why, among=among, rule=rule)


def build(game: GreatWall) -> None:
    """A Wall part in the marked Section, else the other; the Warehouse is used, the rest counts as paid, full Honour
    (GW-SOLO-17, GW-AMB-41); with both Walls complete a Barricade in the marked Section."""
    qin = seat_of(game)
    both = sections(game)
    marked = SECTIONS[both[0]]
    for section in both:
        if game.wall[section] < TOP_WALL:
            cost = game.book.wall_cost[game.wall[section] + 1]
            left = cost
            for r in range(3):
                used = min(left, game.warehouse[r])
                game.warehouse[r] -= used
                left -= used
                if used:
                    game.tell("warehouse-pays", n=used, what=RESOURCES[r], why="qin-pays", cost=cost, rule="GW-SOLO-17")
            game.wall = replaced(game.wall, section, game.wall[section] + 1)
            game.built = replaced(game.built, qin, game.built[qin] | 1 << section)
            game.tell(
                "wall",
                seat=qin,
                section=SECTIONS[section],
                n=game.wall[section],
                why="wall-marked" if section == both[0] else "wall-other",
                marked=marked,
                rule="GW-SOLO-17",
            )
            gain_honour(game, qin, cost, why="honour-wall", cost=cost, left=left, rule="GW-SOLO-17")
            return
    if game.barricades[both[0]] < BARRICADE_SPACES:
        put_barricade(game, qin, both[0], True, why="walls-done", rule="GW-SOLO-17")
    else:
        skip(game, qin, "skip-building", "no-building", "GW-SOLO-17", section=marked)


LAST_BOX = {
    "economy": economy,
    "despotism": despotism,
    "work-harder": build,
    "attack-order": attack_order,
    "betrayal": betrayal,
    "court-audience": court_audience,
}
assert set(LAST_BOX) == set(TITLES)
