"""Battles for examples: one area, 2,0, with whoever stands there, and an attacker in the Red phase."""

from __future__ import annotations

from typing import Any

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.table import Match

from ..hand import FOUR, HOMES, PATCH, at, deal, game, kind, order, owner, play, seat, texts, told, units

SPOT = "2,0"
PLAIN = {
    **dict(zip(FOUR, ("action-advance", "action-progress", "action-offensive", "action-delivery"))),
    "fireborn": "action-deployment",
    "kampfgruppe-03": "action-organisation",
    "children-of-the-lion": "action-deployment",
    "sentinels": "action-organisation",
    "lords-of-the-lost-sea": "action-blitz",
}  # Action cards without special text
NOMADS, BOARS, SEED, CYBER = FOUR


def field(
    attacker: str,
    here: dict[str, int],
    seats: list[str] | None = None,
    *,
    owner: str | None = None,
    spaces: dict[str, Any] | None = None,
    marks: dict[str, Any] | None = None,
    combat: int = 3,
    cards: dict[str, str] | None = None,
    phase: str = "red",
    **doc: Any,
) -> Match:
    """The attacker is about to act in 2,0, where ``here`` stands; ``marks``: owner, covers … of that area."""
    seats = seats or FOUR
    spot: dict[str, Any] = {"units": here, **(marks or {})}
    if owner:
        spot["owner"] = owner
    return deal(
        seats,
        spaces={SPOT: spot, **(spaces or {})},
        phase=phase,
        active=attacker,
        cards={who: card for who, card in {**PLAIN, **(cards or {})}.items() if who in seats},
        left={"combat": combat, "movement": 0, "effect": 0, "initiative": 1, **doc.pop("left", {})},
        **doc,
    )


def attack(match: Match, card: str, *answers: str) -> Match:
    """Attack 2,0 with a card, then answer in the order the rules ask."""
    return play(match, f"attack {SPOT}", f"with {card}", *answers)


def settle(match: Match) -> Match:
    """Let the battle run out: everybody passes where they may, else takes the first option."""
    while game(match).battle and match.decision is not None:
        options = texts(match)
        play(match, next((o for o in ("pass", "done") if o in options), options[0]))
    return match


def until(match: Match, wanted: str) -> Match:
    """Pass until a decision of this kind is open."""
    for _ in range(20):
        if kind(match) == wanted:
            return match
        options = texts(match)
        play(match, next((o for o in ("pass", "done") if o in options), options[0]))
    raise AssertionError(f"nobody is asked {wanted}")


def cards(match: Match) -> list[str]:
    """The cards offered for an attack on 2,0."""
    copy = match.clone()
    play(copy, f"attack {SPOT}")
    if copy.decision is None or copy.decision.kind != "choose-card":
        return []
    return [o.text for o in copy.decision.options]


def counters(match: Match) -> list[str]:
    """The counterattacks offered now, without pass."""
    assert match.decision is not None
    return [o.split()[1] for o in texts(match) if o.startswith("counter ")]


def fallen(match: Match) -> dict[str, int]:
    position = game(match)
    return {position.book.kind_ids[k]: n for k, n in enumerate(position.fallen) if n}


def space(name: str) -> int:
    return SPACE[name]


def over(match: Match) -> bool:
    """The battle is over and the active player acts again."""
    return not game(match).battle and match.decision is not None and match.decision.kind == "act"


__all__ = [
    "BOARS",
    "CYBER",
    "FOUR",
    "HOMES",
    "NOMADS",
    "PATCH",
    "SEED",
    "SPOT",
    "at",
    "attack",
    "cards",
    "counters",
    "deal",
    "fallen",
    "field",
    "game",
    "kind",
    "order",
    "over",
    "owner",
    "play",
    "seat",
    "settle",
    "space",
    "texts",
    "told",
    "units",
    "until",
]
