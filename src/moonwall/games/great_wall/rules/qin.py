"""Qin Jiushao, the rival of the solo game: all he does is computed (area SOLO).

``game.qin_track`` is his Location track from the highest token to the lowest: the four Production Locations and the
Barracks. Whatever the rules leave open is decided as GW-AMB-38..42, 62 and 63 say.
"""

from __future__ import annotations

from moonwall.table import Step

from ..names import (
    ARCHER,
    BARRACKS,
    BARRICADE_SPACES,
    LOCATIONS,
    RESOURCES,
    SECTIONS,
    SPEARMAN,
    TOP_WALL,
)
from ..position import GreatWall
from .activation import Activate, ready
from .attack import free_spot
from .building import put_barricade
from .clerks import full, rooms
from .embassy import refill
from .honour import gain_honour
from .hordes import marker
from .reed import carry, place_spearman
from .teahouse import tea_up
from .wounds import deal, vacant, woundable

COVER_HONOUR = 2  # for each Vital point he covers (GW-SOLO-39)
COLUMNS = tuple(row * 6 + column for column in range(6) for row in range(2))
TITLES = ("economy", "despotism", "work-harder", "attack-order", "betrayal", "court-audience")


def first(game: GreatWall, cells: list[int]) -> int:
    """Row by row from the top, left to right; by the switch column by column (GW-SOLO-38, GW-AMB-38)."""
    return min(cells, key=COLUMNS.index) if game.terms.qin_columns else min(cells)


def sections(game: GreatWall) -> list[int]:
    """The Section of the Invasion marker, then the other one."""
    marked = marker(game)
    return [marked, *(s for s in game.terms.sections if s != marked)]


# --- Clerks ---


def move(game: GreatWall, n: int) -> None:
    """n Clerks to the n lowest different Locations of his track that have room (GW-SOLO-27..30, GW-AMB-62)."""
    qin = game.terms.qin
    used: list[int] = []
    for _ in range(n):
        open_places = rooms(game)
        target = next((p for p in reversed(game.qin_track) if p in open_places and p not in used), -1)
        if target < 0:
            return
        used.append(target)
        if game.clerk_pool[qin]:
            game.clerk_pool[qin] -= 1
            source = "pool"
        else:
            above = game.qin_track[: game.qin_track.index(target)]
            place = next((p for p in above if game.clerks[p * 4 + qin] and not full(game, p)), -1)
            if place < 0:
                continue
            game.clerks[place * 4 + qin] -= 1
            source = LOCATIONS[place]
        game.clerks[target * 4 + qin] += 1
        game.tell("move-clerk", seat=qin, source=source, target=LOCATIONS[target], rule="GW-SOLO-27")


class QinMove(Step):
    """At his place in Tea order."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, game: GreatWall) -> None:
        move(game, self.n)


def move_reed(game: GreatWall) -> None:
    """One Reed Move under Qin: toward the lowest possible Location, first a Clerk he has no use for, else the highest
    one that goes down the track (GW-SOLO-41, GW-AMB-63)."""
    reed = game.terms.reed
    open_places = rooms(game)
    track = game.qin_track
    target = next((p for p in reversed(track) if p in open_places and not game.clerks[p * 4 + reed]), -1)
    if target < 0:
        return
    free = [p for p in open_places if game.clerks[p * 4 + reed]]
    outside = [p for p in free if p not in track]
    above = [p for p in track[: track.index(target)] if p in free]
    source = outside[0] if outside else above[0] if above else -1
    if source >= 0:
        carry(game, source, target)


# --- Activation ---


class QinEffect(Step):
    """Honour for his Overseer's level times his Clerks (GW-SOLO-31); in the Barracks free Spearmen (GW-SOLO-32)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, game: GreatWall) -> None:
        qin = game.terms.qin
        n = game.clerks[self.place * 4 + qin]
        if self.place == BARRACKS:
            for _ in range(n):
                spearman(game, qin)
        elif self.place < BARRACKS:
            gain_honour(game, qin, n * game.overseer[self.place * 4 + qin])


def rise(game: GreatWall, place: int) -> None:
    """After an Activation with his Clerks its token goes to the highest space (GW-SOLO-20, GW-SOLO-21)."""
    if place in game.qin_track:
        game.qin_track.remove(place)
        game.qin_track.insert(0, place)
        game.tell("qin-track", place=LOCATIONS[place], rule="GW-SOLO-20")


def activations(game: GreatWall) -> tuple[int, ...]:
    """His track as it stands when the Activation step begins (GW-SOLO-33, GW-AMB-02)."""
    return tuple(game.qin_track)


def next_own(game: GreatWall, order: tuple[int, ...]) -> int:
    """The highest ready Location with his Clerks, -1 when none is left."""
    qin = game.terms.qin
    return next((p for p in order if game.clerks[p * 4 + qin] and ready(game, p)), -1)


# --- Soldiers ---


def spearman(game: GreatWall, seat: int) -> None:
    """A free Spearman attacks in the marked Section, else in the other; if neither, it stays (GW-SOLO-36)."""
    from ..cards import modifiers

    if not game.pool[seat * 3 + SPEARMAN]:
        return
    for section in sections(game):
        slot = section * 3
        cells = vacant(game, slot)
        if cells and not modifiers.spearman_barred(game, game.hordes[slot], True):
            place_spearman(game, seat, slot, first(game, cells))
            if seat == game.terms.qin:  # under his command Reed Soldiers bring him nothing (GW-SOLO-42)
                gain_honour(game, seat, COVER_HONOUR)
            return


def archer(game: GreatWall) -> None:
    """A free Archer takes a Shooting spot of the marked Section; if it cannot it is not Recruited (GW-SOLO-37)."""
    qin = game.terms.qin
    section = marker(game)
    if game.pool[qin * 3 + ARCHER] and free_spot(game, section):
        game.pool[qin * 3 + ARCHER] -= 1
        game.spots[section * 4 + qin] += 1
        game.tell("take-spot", seat=qin, section=SECTIONS[section], rule="GW-SOLO-37")
        shoot(game, section)


def shoot(game: GreatWall, section: int) -> None:
    """A Wound on the Horde nearest the Wall that has a point to hit (GW-SOLO-38)."""
    for slot in range(section * 3, section * 3 + 3):
        cells = woundable(game, slot)
        if cells:
            deal(game, game.terms.qin, slot, first(game, cells))
            gain_honour(game, game.terms.qin, COVER_HONOUR)
            return


# --- his turn ---


class QinBoxes(Step):
    """Box 1: his Clerks; box 2: the human's and the Reed Clan's; box 3: the title's own effect."""

    __slots__ = ("title", "box")

    def __init__(self, title: int, box: int) -> None:
        self.title = title
        self.box = box

    def run(self, game: GreatWall) -> None:
        from . import reed
        from .clerks import MoveClerks

        if self.box < 2:
            game.push(QinBoxes(self.title, self.box + 1))
        if self.box == 0:
            move(game, game.book.cards.automata[f"qin-{TITLES[self.title]}"].clerks)
        elif self.box == 1:
            for seat in reversed(game.tea):
                if seat == game.terms.reed:
                    game.push(reed.ReedMoves(2))
                elif seat != game.terms.qin:
                    game.push(MoveClerks(seat, 2, 1))
        else:
            last_box(game, TITLES[self.title])


def last_box(game: GreatWall, title: str) -> None:
    qin = game.terms.qin
    if title == "economy":
        place = next(p for p in reversed(game.qin_track) if p < BARRACKS)
        if game.overseer[place * 4 + qin] < len(game.book.overseer_costs[place]):
            game.overseer[place * 4 + qin] += 1
            game.tell("upgrade", seat=qin, place=LOCATIONS[place], n=game.overseer[place * 4 + qin])
    elif title == "despotism":
        order = game.qin_track if game.terms.qin_highest else game.qin_track[::-1]  # GW-SOLO-34, GW-AMB-03
        place = next((p for p in order if game.clerks[p * 4 + qin]), -1)
        if place >= 0:
            game.push(Activate(place, 1))
    elif title == "work-harder":
        build(game)
    elif title == "attack-order":
        spearman(game, qin)
        archer(game)
    elif title == "betrayal":
        human = game.terms.humans[0]
        other = TITLES[game.track_card[game.track_seat.index(human)]] if human in game.track_seat else "betrayal"
        if other == "betrayal":
            gain_honour(game, qin, 4)
        else:
            last_box(game, other)
    else:
        tea_up(game, qin, 1)
        card = next((c for c in game.advisor_track if c >= 0), -1)
        if card >= 0:
            take_advisor(game, card)
            refill(game)
        gain_honour(game, qin, 2)


def take_advisor(game: GreatWall, card: int) -> None:
    """Under his card, as Support (GW-SOLO-08, GW-SOLO-43)."""
    if card in game.advisor_track:
        game.advisor_track[game.advisor_track.index(card)] = -1
    game.support[game.terms.qin] |= 1 << card
    word = game.book.cards.advisor_ids[card]
    game.tell("assign", seat=game.terms.qin, card=word, role="support", rule="GW-SOLO-43")


def build(game: GreatWall) -> None:
    """A Wall part in the marked Section, else the other; the Warehouse is used, the rest counts as paid, full Honour
    (GW-SOLO-17, GW-AMB-41); with both Walls complete a Barricade in the marked Section."""
    qin = game.terms.qin
    for section in sections(game):
        if game.wall[section] < TOP_WALL:
            cost = game.book.wall_cost[game.wall[section] + 1]
            left = cost
            for r in range(3):
                used = min(left, game.warehouse[r])
                game.warehouse[r] -= used
                left -= used
                if used:
                    game.tell("warehouse-pays", n=used, what=RESOURCES[r], rule="GW-SOLO-17")
            game.wall[section] += 1
            game.built[qin] |= 1 << section
            game.tell("wall", seat=qin, section=SECTIONS[section], n=game.wall[section], rule="GW-SOLO-17")
            gain_honour(game, qin, cost)
            return
    if game.barricades[marker(game)] < BARRICADE_SPACES:
        put_barricade(game, qin, marker(game), True)
