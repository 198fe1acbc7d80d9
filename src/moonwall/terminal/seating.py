"""Who sits where: people and bots, as written on the command line."""

from __future__ import annotations

from moonwall import bots
from moonwall.table import Match, SetupError
from moonwall.table.errors import did_you_mean

HUMAN = "human"


def seat_count(seats: int | list[str] | None, players: list[str]) -> int | list[str] | None:
    """What ``--seats`` asks for, or as many seats as ``--players`` names where it names several."""
    if isinstance(seats, list):
        known = {HUMAN, *bots.names()}
        for word in seats:
            if word.partition(":")[0] in known:
                raise SetupError(
                    f"--seats takes a number or factions, and {word!r} is who plays: write --players {','.join(seats)}"
                )
    return len(players) if seats is None and len(players) > 1 else seats


def seat_names(match: Match, players: list[str]) -> list[str]:
    """The name of who plays each seat that is no automaton: ``human`` or a bot's, the last name given for the rest."""
    people = [seat for seat in match.seats if not seat.automaton]
    players = players or [HUMAN, "normal"][: len(people)]
    return [players[min(number, len(players) - 1)] for number in range(len(people))]


def seat_players(match: Match, players: list[str]) -> list[bots.Player | None]:
    """A bot or None (a person) for each seat that is no automaton; the last name given serves the remaining seats.

    Where no one is named, a person plays against bots."""
    people = [s for s in match.seats if not s.automaton]
    players = players or [HUMAN, "normal"][: len(people)]
    if len(players) > len(people):
        raise SetupError(f"--players names {len(players)} players for {len(people)} seats")
    known = [HUMAN, *bots.names()]
    found: list[bots.Player | None] = []
    for seat in people:
        name = players[min(seat.index, len(players) - 1)]
        if name == HUMAN:
            found.append(None)
            continue
        if name.partition(":")[0] not in known:
            raise SetupError(f"--players: there is no player {name!r}.{did_you_mean(name, known)}")
        found.append(bots.make(name, seed=match.setup.seed + seat.index))
    return found
