"""A random player who likes what the modules bring: so that a few games meet most of it."""

from __future__ import annotations

from random import Random

from moonwall.games.tsukuyumi import GAME
from moonwall.table import Decision, Option

BOTH: dict[str, bool] = {"legendary_oni": True, "faction_events": True}
CONTENT = GAME.load_content()
OWN = set(CONTENT["faction_events"])
LEGENDS = {*CONTENT["princesses"], *[u.id for u in CONTENT["units"].values() if u.legend]}


def eager(chance: Random, decision: Decision) -> Option:
    """Random, but fond of what the modules bring and of fights."""
    wanted = [o for o in decision.options if is_module(o)]
    pool = wanted if wanted and chance.random() < 0.6 else decision.options
    return pool[int(chance.random() * len(pool))]


def is_module(option: Option) -> bool:
    text = option.text
    if text in ("draw own-events", "use events"):
        return True
    if option.verb in ("raid", "attack", "conqueror", "craft"):
        return True
    return len(option.tokens) > 1 and (option.tokens[1] in OWN or option.tokens[1] in LEGENDS)
