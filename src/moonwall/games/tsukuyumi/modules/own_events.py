"""Faction events, an optional module: five cards for each faction, in a face-down pile of its own (TSM-FEVENT).

They are Events of the book without a copy in the common deck, so hands and plays know them like any other. What is
here: the piles, and the cards in force. What each card does lies with its faction, ``factions/<id>/events.py``.

``game.lasting`` holds three ints for each card in force: the event and two numbers of the card's own. It is empty most
of the time; the rules look into it only if it is not.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from moonwall.table.position import replaced, without

from ..board import AROUND, NAMES, SPACES
from ..position import Tsukuyumi
from ..vocabulary import Effect


def begin(game: Tsukuyumi) -> None:
    """Each player shuffles the own five into a pile (TSM-FEVENT-01, TS-SETUP-28-PL)."""
    for faction in sorted(game.rules.faction_of):
        game.own_pile += game.shuffled(cards_of(game, faction))


def cards_of(game: Tsukuyumi, faction: int) -> list[int]:
    return [e for e, f in enumerate(game.book.event_faction) if f == faction]


# --- the piles ----------------------------------------------------------------------------------------------


def pile(game: Tsukuyumi, seat: int) -> list[int]:
    """The seat's pile, the top card last."""
    mine, owner = game.rules.faction_of[seat], game.book.event_faction
    return [e for e in game.own_pile if owner[e] == mine]


def left(game: Tsukuyumi, seat: int) -> int:
    return len(pile(game, seat))


def take_top(game: Tsukuyumi, seat: int) -> int:
    """The top card leaves the pile."""
    game.reveal()
    event = pile(game, seat)[-1]
    game.own_pile = without(game.own_pile, event)
    return event


def used(game: Tsukuyumi, event: int) -> None:
    """Played: once in a game (TSM-FEVENT-04)."""
    game.used_own = tuple(sorted([*game.used_own, event]))


def hidden(game: Tsukuyumi, seat: int) -> list[int]:
    """Faction events in the seat's hand that not all have seen."""
    first = game.book.first_own
    return [e for e in game.held[seat] if e >= first and e not in game.held_open[seat]]


# --- cards in force -----------------------------------------------------------------------------------------


def stay(game: Tsukuyumi, seat: int, event: int, a: int = 0, b: int = 0) -> None:
    """The card lies before its player, for all to see, until the end of the round (or what it says)."""
    game.lasting += (event, a, b)
    game.tell("in-force", seat=seat, event=game.book.event_ids[event])


def stays(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    """A verb that is nothing but a card in force."""
    stay(game, seat, effect.code)


def find(game: Tsukuyumi, do: str) -> int:
    """Where a card in force stands in ``game.lasting``; -1 if it is not."""
    lasting, what = game.lasting, game.book.event_do
    for i in range(0, len(lasting), 3):
        if what[lasting[i]] == do:
            return i
    return -1


def lasts(game: Tsukuyumi, do: str) -> bool:
    return find(game, do) >= 0


def amount(game: Tsukuyumi, do: str) -> int:
    """The number of a card in force, 0 if it is not."""
    i = find(game, do)
    return game.book.event_n[game.lasting[i]] if i >= 0 else 0


def end(game: Tsukuyumi, do: str) -> None:
    i = find(game, do)
    if i >= 0:
        game.lasting = game.lasting[:i] + game.lasting[i + 3 :]


def round_end(game: Tsukuyumi) -> None:
    """What lasts a round ends (QM-22)."""
    game.lasting = ()
    game.played = ()


# --- what the rules ask -------------------------------------------------------------------------------------


def longer_steps(game: Tsukuyumi, kind: int) -> int:
    """*For Mother!*: Boarmaidens move farther in every movement (TSM-FEVENT-40, TSM-FEVENT-41)."""
    return amount(game, "mothers") if game.book.kind_ids[kind] == "boarmaiden" else 0


def offroad(game: Tsukuyumi, side: int) -> bool:
    """*Offroad Training*: Nomads pass whatever the number of enemies (TSM-FEVENT-52)."""
    return game.rules.seat_of.get("nomads", -1) == side and lasts(game, "offroad")


def guarded_edges(game: Tsukuyumi, side: int, space: int) -> int:
    """*Perimeter Defense*: edges of a space that lead into a guarded area, closed to enemies of the Nomads, Oni and
    flyers included (TSM-FEVENT-49, TSM-FEVENT-50, QM-40)."""
    edges = all_guarded_edges(game, side)
    return edges[space] if edges else 0


def all_guarded_edges(game: Tsukuyumi, side: int) -> bytes:
    """The same of all spaces, in order; empty where none is closed."""
    i = find(game, "perimeter")
    if i < 0 or game.rules.friends[side] >> game.rules.seat_of["nomads"] & 1:
        return b""
    return _edges_into(game.lasting[i + 1], game.lasting[i + 2])


@cache
def _edges_into(a: int, b: int) -> bytes:
    """By space: its edges into either of two spaces (each one more than its number, 0: none)."""
    return bytes([sum(1 << d for d, t in AROUND[space] if t + 1 in (a, b)) for space in range(SPACES)])


def destroyed(game: Tsukuyumi, kind: int, n: int, by: int) -> None:
    """*Food for the Queen* counts what Dark Seed destroy, Oni too (TSM-FEVENT-30, QM-31)."""
    i = find(game, "feast")
    if i >= 0 and by == game.rules.seat_of["dark-seed"] and game.rules.kind_side[kind] != by:
        game.lasting = replaced(game.lasting, i + 1, game.lasting[i + 1] + n)


def feast(game: Tsukuyumi) -> int:
    """*Food for the Queen*: the points it brings at the end of the round (TSM-FEVENT-31)."""
    i = find(game, "feast")
    return game.lasting[i + 1] * game.book.event_n[game.lasting[i]] if i >= 0 else 0


def battle_over(game: Tsukuyumi) -> None:
    """*Reload!* serves one battle only (TSM-FEVENT-47)."""
    i = find(game, "reload")
    if i >= 0 and game.lasting[i + 1]:
        end(game, "reload")


# --- what everybody sees ------------------------------------------------------------------------------------


def look(game: Tsukuyumi, seat: int) -> dict[str, Any]:
    """The seat's Faction events for the view, as all see them."""
    book, mine = game.book, game.rules.faction_of[seat]
    return {
        "pile": left(game, seat),
        "hidden": len(hidden(game, seat)),
        "used": [book.event_ids[e] for e in game.used_own if book.event_faction[e] == mine],
        "lasting": [
            {"event": book.event_ids[game.lasting[i]], "spaces": spaces_of(game, i), "n": counted(game, i)}
            for i in range(0, len(game.lasting), 3)
            if book.event_faction[game.lasting[i]] == mine
        ],
    }


def spaces_of(game: Tsukuyumi, i: int) -> list[str]:
    if game.book.event_do[game.lasting[i]] != "perimeter":
        return []
    return [NAMES[s - 1] for s in game.lasting[i + 1 : i + 3] if s]


def counted(game: Tsukuyumi, i: int) -> int:
    return game.lasting[i + 1] if game.book.event_do[game.lasting[i]] == "feast" else 0
