"""Horde cards on the board: drawing, placing, Raids, sliding (GW-SETUP-08..11, GW-SPRING-03..09, GW-HORDE-02, 14)."""

from __future__ import annotations

from moonwall.table.position import replaced

from ..names import CELL_COUNT, SECTIONS, SLOTS, SOLDIER_ON, VACANT
from ..position import GreatWall
from .shame import supply_shrank


def marker(game: GreatWall) -> int:
    """The Section shown on the back of the deck's top card; with no card, the leftmost in play (GW-AMB-23)."""
    if game.horde_deck:
        return game.book.cards.horde_marker[game.horde_deck[-1]]
    return game.rules.sections[0]


def draw_horde(game: GreatWall) -> int:
    """The top card, -1 when there is none. The deck is refilled as soon as it is empty, so that a marker shows."""
    if not game.horde_deck:
        _reshuffle(game)
        if not game.horde_deck:
            return -1
    game.reveal()
    card = game.horde_deck[-1]
    game.horde_deck = game.horde_deck[:-1]
    if not game.horde_deck:
        _reshuffle(game)
    return card


def _reshuffle(game: GreatWall) -> None:
    if game.horde_discard:
        game.horde_deck = tuple(sorted(game.horde_discard))
        game.horde_discard = ()
        game.horde_deck = game.shuffled(game.horde_deck)
        game.tell("hordes-shuffled")


def free_slot(game: GreatWall, section: int) -> int:
    """The empty Horde space nearest the Wall (GW-SETUP-11), -1 when the Section is full."""
    for slot in range(section * 3, section * 3 + 3):
        if game.hordes[slot] < 0:
            return slot
    return -1


def target_section(game: GreatWall) -> int:
    """The leftmost Section without a Horde (GW-SPRING-05), else the one of the Invasion marker (GW-SPRING-06)."""
    for section in game.rules.sections:
        if game.hordes[section * 3] < 0:
            return section
    return marker(game)


def place_horde(game: GreatWall) -> None:
    """Draw one card and place it; the marker is that of the next card (GW-SPRING-04, GW-SPRING-06)."""
    card = draw_horde(game)
    if card < 0:
        return
    section = target_section(game)
    slot = free_slot(game, section)
    empty = game.hordes[section * 3] < 0
    if slot < 0:
        raid(game, card, section)
        return
    game.hordes = replaced(game.hordes, slot, card)
    word = game.book.cards.horde_ids[card]
    why, rule = ("horde-empty", "GW-SPRING-05") if empty else ("horde-marker", "GW-SPRING-06")
    game.tell("horde-comes", card=word, horde=SLOTS[slot], why=why, section=SECTIONS[section], rule=rule)


def raid(game: GreatWall, card: int, section: int) -> None:
    """No room: the card is discarded and Shame leaves the supply for good (GW-SPRING-07..09)."""
    game.horde_discard += (card,)
    n = min(game.shame_supply, len(game.rules.humans))
    game.shame_supply -= n
    game.shame_boxed += n
    supply_shrank(game)
    word = game.book.cards.horde_ids[card]
    game.tell("raid", card=word, section=SECTIONS[section], n=n, why="horde-raid", rule="GW-SPRING-08")


def covered(game: GreatWall, slot: int) -> bool:
    """Every Vital point holds a Soldier or a Wound (GW-HORDE-03)."""
    card = game.hordes[slot]
    if card < 0:
        return False
    base = slot * CELL_COUNT
    cover = game.cover
    for cell in game.book.cards.horde_points[card]:  # noqa: SIM110 - a plain loop is twice as fast here
        if not cover[base + cell]:
            return False
    return True


def points_of(game: GreatWall, slot: int, seat: int) -> int:
    """Vital points that a seat's Soldiers cover; a Horseman counts two (GW-HORDE-08)."""
    low = SOLDIER_ON + seat * 8
    base = slot * CELL_COUNT
    n = 0
    for code in game.cover[base : base + CELL_COUNT]:
        if low <= code < low + 8:
            n += 1
    return n


def remove_card(game: GreatWall, slot: int) -> None:
    """Take a card off the board; those behind it slide toward the Wall with all on them (GW-HORDE-14)."""
    end = (slot // 3 + 1) * 3
    cover = game.cover
    game.hordes = (*game.hordes[:slot], *game.hordes[slot + 1 : end], -1, *game.hordes[end:])
    for s in range(slot, end - 1):
        cover[s * 12 : s * 12 + 12] = cover[s * 12 + 12 : s * 12 + 24]
    cover[end * 12 - 12 : end * 12] = [VACANT] * 12
