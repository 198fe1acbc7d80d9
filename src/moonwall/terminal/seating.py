"""Who sits where: people and bots, as written on the command line."""

from __future__ import annotations

from moonwall import bots
from moonwall.table import Match, SetupError
from moonwall.table.errors import did_you_mean

HUMAN = "human"


def seat_count(players: int | list[str] | None, seats: list[str]) -> int | list[str] | None:
    """What ``--players`` asks for, or as many seats as ``--seats`` names where it names several."""
    return len(seats) if players is None and len(seats) > 1 else players


def seat_players(match: Match, seats: list[str]) -> list[bots.Player | None]:
    """A bot or None (a person) for each seat that is no automaton; the last name given serves the remaining seats.

    Where no one is named, a person plays against bots."""
    people = [s for s in match.seats if not s.automaton]
    seats = seats or [HUMAN, "normal"][: len(people)]
    if len(seats) > len(people):
        raise SetupError(f"--seats names {len(seats)} players for {len(people)} seats")
    known = [HUMAN, *bots.names()]
    found: list[bots.Player | None] = []
    for seat in people:
        name = seats[min(seat.index, len(seats) - 1)]
        if name == HUMAN:
            found.append(None)
            continue
        if name.partition(":")[0] not in known:
            raise SetupError(f"--seats: there is no player {name!r}.{did_you_mean(name, known)}")
        found.append(bots.make(name, seed=match.setup.seed + seat.index))
    return found
