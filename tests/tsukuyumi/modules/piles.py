"""Turns for examples of Faction events: the card is held, and an event action is to be had."""

from __future__ import annotations

from typing import Any

from moonwall.table import Match

from ..hand import FOUR, HOMES, deal, game, go, kind, play, texts

ON = {"faction_events": True}
PLAIN = dict(zip(FOUR, ("action-advance", "action-progress", "action-offensive", "action-delivery")))


def turn(faction: str, held: list[str], spaces: dict[str, Any] | None = None, phase: str = "blue", **doc: Any) -> Match:
    """The faction's turn with an event action: draw ``draws`` and play ``plays``, and these Events before it."""
    seats = doc.pop("seats", FOUR)
    events = {"held": {faction: held}, **doc.pop("events", {})}
    left = {"effect": 0, "draw": doc.pop("draws", 0), "play": doc.pop("plays", 1), "initiative": 0}
    left |= {"movement": 0, "combat": 0, "production": 0, "place": 0, "oni-areas": 0, "oni-combats": 0}
    left |= doc.pop("left", {})
    options = {**ON, **doc.pop("options", {})}
    cards = {who: card for who, card in {**PLAIN, **doc.pop("cards", {})}.items() if who in seats}
    return deal(
        seats,
        options,
        phase=phase,
        active=faction,
        left=left,
        events=events,
        spaces=spaces or {},
        cards=cards,
        **doc,
    )


def use(faction: str, event: str, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    """The Faction event has just been played."""
    match = turn(faction, [event], spaces, **doc)
    if kind(match) == "act":
        play(match, "use events")
    if kind(match) == "draw-events":
        play(match, "done")
    return play(match, f"play {event}")


def playable(match: Match) -> set[str]:
    """Events of the hand that may be played in the event action to come."""
    copy = match.clone()
    go(copy, "use events")
    if copy.decision is not None and copy.decision.kind == "draw-events":
        copy.play("done")
    return {t.split()[1] for t in texts(copy) if t.startswith("play ")}


def lasting(match: Match) -> set[str]:
    rows = [seat["own_events"]["lasting"] for seat in match.view()["table"]["seats"]]
    return {entry["event"] for entries in rows for entry in entries}


def next_round(match: Match) -> Match:
    """Everybody does nothing until the next round's cards are selected."""
    number = game(match).round
    for _ in range(300):
        if game(match).round > number:
            return match
        options = texts(match)
        play(match, next((o for o in ("done", "pass") if o in options), options[0]))
    raise AssertionError("the round does not end")


__all__ = ["FOUR", "HOMES", "ON", "PLAIN", "lasting", "next_round", "playable", "turn", "use"]
