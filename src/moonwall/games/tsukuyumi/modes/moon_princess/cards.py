"""This mode's content, compiled once a book: rows in the order of their files, numbers ready to be asked."""

from __future__ import annotations

from moonwall.table import Content

from ...position import Tsukuyumi
from .rows import CoopCounter, CoopLegend, Princess, PrincessCard, RoundCard, Track


class Cards:
    """The rows of the mode by number. Decks of the position hold these numbers."""

    __slots__ = ("counters", "last_counters", "legends", "princess", "princess_cards", "rounds", "tracks")

    def __init__(self, content: Content) -> None:
        self.princess: Princess = next(iter(content["princesses"].values()))
        self.princess_cards: list[PrincessCard] = list(content["princess_cards"].values())
        self.rounds: list[RoundCard] = list(content["round_cards"].values())
        self.legends: list[CoopLegend] = list(content["coop_legends"].values())
        both: list[CoopCounter] = list(content["coop_counters"].values())
        self.counters: list[CoopCounter] = [row for row in both if not row.last]
        self.last_counters: list[CoopCounter] = [row for row in both if row.last]  # MP-COUNTER-10
        self.tracks: dict[int, Track] = {row.players: row for row in content["tracks"].values()}


KEPT = 16
_cards: dict[str, Cards] = {}


def cards_of(game: Tsukuyumi) -> Cards:
    content = game.book.content
    found = _cards.get(content.hash)
    if found is None:
        if len(_cards) >= KEPT:
            _cards.clear()
        found = _cards.setdefault(content.hash, Cards(content))
    return found
