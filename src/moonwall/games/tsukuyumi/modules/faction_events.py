"""The module Faction events as the rules meet it; the piles and the cards in force are in ``own_events``."""

from __future__ import annotations

from random import Random
from typing import Any

from moonwall.table import OptionSpec
from moonwall.table.position import replaced, shuffle

from ..part import Part
from ..position import Tsukuyumi
from ..rules.events import keep
from ..rules.production import begin as produce
from . import own_events

# What bots expect of a Faction event beyond that of any Event: in hand, and in force for a whole round
IN_HAND, IN_FORCE = 0.2, 0.6


class FactionEvents(Part):
    option = OptionSpec("faction_events", False)

    def deals(self, game: Tsukuyumi) -> None:
        own_events.begin(game)

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        own_events.round_end(game)

    # --- the piles ------------------------------------------------------------------------------------------
    def pile(self, game: Tsukuyumi, seat: int) -> int:
        return own_events.left(game, seat) if game.own_pile else 0

    def draw(self, game: Tsukuyumi, seat: int) -> int:
        """Kept open in Italian, in hand in Polish, for now or a later action (TSM-FEVENT-05, QM-22)."""
        event = own_events.take_top(game, seat)
        keep(game, seat, event, not game.rules.events_hidden)
        word = game.book.event_ids[event]
        if game.rules.events_hidden:
            game.tell_secret("drew-own", seat, {"event": word}, seat=seat, rule="TSM-FEVENT-02-PL")
        else:
            game.tell("drew-own", seat=seat, event=word, rule="TSM-FEVENT-02")
        return event

    def played_event(self, game: Tsukuyumi, seat: int, event: int) -> None:
        if event >= game.book.first_own:
            own_events.used(game, event)
        else:
            game.played = (*game.played, event)

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        """Nobody knows the order of a pile; what another seat has drawn from its own in secret could be any of those
        not seen (TSM-FEVENT-01)."""
        piles: list[int] = []
        for other in sorted(range(game.rules.seats), key=lambda s: game.rules.faction_of[s]):
            rest = own_events.pile(game, other)
            held = own_events.hidden(game, other) if other != seat else []
            rest = sorted(rest + held)
            shuffle(chance, rest)
            dealt = [rest.pop() for _ in held]
            if held:
                known = [e for e in game.held[other] if e not in held]
                game.held = replaced(game.held, other, tuple(sorted([*known, *dealt])))
            piles += rest
        game.own_pile = tuple(piles)

    # --- cards in force -------------------------------------------------------------------------------------
    def closes(self, game: Tsukuyumi, side: int, space: int) -> int:
        return own_events.guarded_edges(game, side, space) if game.lasting else 0

    def all_closes(self, game: Tsukuyumi, side: int) -> bytes:
        return own_events.all_guarded_edges(game, side) if game.lasting else b""

    def gives_steps(self, game: Tsukuyumi, side: int) -> bool:
        return bool(game.lasting)

    def more_steps(self, game: Tsukuyumi, kind: int) -> int:
        return own_events.longer_steps(game, kind) if game.lasting else 0

    def passes(self, game: Tsukuyumi, side: int) -> bool:
        return bool(game.lasting) and own_events.offroad(game, side)

    def opens_tunnels(self, game: Tsukuyumi) -> bool:
        """*From the Depths* (TSM-FEVENT-36)."""
        return bool(game.lasting) and own_events.lasts(game, "depths")

    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        if game.lasting:
            own_events.destroyed(game, kind, n, by)

    def battle_over(self, game: Tsukuyumi) -> None:
        if game.lasting:
            own_events.battle_over(game)

    def scored(self, game: Tsukuyumi) -> None:
        """*Food for the Queen*: 1 PP for each, to be spent now and with nothing else (TSM-FEVENT-31)."""
        points = own_events.feast(game) if game.lasting else 0
        if points:
            seat = game.rules.seat_of["dark-seed"]
            game.tell("feast", seat=seat, n=points, rule="TSM-FEVENT-31")
            produce(game, seat, points)

    # --- what bots look at ----------------------------------------------------------------------------------
    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """They always help their player (TSM-FEVENT-03): those in hand, and those in force by the phases left."""
        first, mine, owner = game.book.first_own, game.rules.faction_of[seat], game.book.event_faction
        total = IN_HAND * sum([event >= first for event in game.held[seat]])
        if game.lasting:
            phases = len(game.rules.phases)
            left = (phases - game.rules.phase_place.get(game.phase, 0)) / phases
            total += IN_FORCE * left * sum([owner[event] == mine for event in game.lasting[::3]])
        return total

    # --- what everybody sees --------------------------------------------------------------------------------
    def shows_seat(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        doc["own_events"] = own_events.look(game, seat)

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        found = []
        for index, seat in enumerate(board["seats"]):
            own = seat.get("own_events")
            if own:
                lasting = ", ".join(" ".join([words.name(e["event"]), *e["spaces"]]) for e in own["lasting"])
                used = ", ".join(words.name(e) for e in own["used"])
                who, pile = words.seat(index), own["pile"]
                found.append(words.say("ts-term-own", seat=who, n=pile, lasting=lasting or "–", used=used or "–"))
        return found
