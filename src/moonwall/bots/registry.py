"""Bots by name, and the levels the table offers.

A bot is written ``name`` or ``name:key=value,key=value``: ``greedy``, ``search:ms=300``, ``search:iterations=200``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from moonwall.table import SetupError
from moonwall.table.errors import did_you_mean

from .base import Bot, RandomBot
from .greedy import GreedyBot
from .guard import Player
from .search import SearchBot

BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}

LEVELS: dict[str, str] = {
    "easy": "greedy:noise=0.35,follow=0",
    "normal": "greedy",
    "hard": "search:ms=1000,worlds=24,keep=6,far=3",
}

# What a spec may set, and how its text is read. "ms" and "iterations" are the budget.
SETTINGS: dict[str, dict[str, Callable[[str], Any]]] = {
    "random": {},
    "greedy": {
        "worlds": int,
        "follow": int,
        "beam": int,
        "tries": int,
        "noise": float,
        "weights": str,
        "blind": str,
    },
    "search": {
        "ms": int,
        "iterations": int,
        "worlds": int,
        "keep": int,
        "depth": int,
        "far": int,
        "sample": int,
        "trust": float,
        "believe": float,
        "explore": float,
        "weights": str,
    },
}


def names() -> list[str]:
    """Every bot and level that can be asked for."""
    return [*BOTS, *LEVELS]


def read_spec(spec: str) -> tuple[str, dict[str, Any]]:
    """The bot a spec names and its settings; a SetupError says what is wrong with it."""
    name, _, rest = spec.strip().partition(":")
    if name in LEVELS:
        level, settings = read_spec(LEVELS[name])
        if rest:
            settings.update(_settings(level, rest, spec))
        return level, settings
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r}.{did_you_mean(name, names())}")
    return name, _settings(name, rest, spec)


def _settings(name: str, rest: str, spec: str) -> dict[str, Any]:
    allowed = SETTINGS[name]
    found: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        key = key.strip()
        if key not in allowed:
            hint = did_you_mean(key, list(allowed)) or f" {name} has no settings."
            raise SetupError(f"bot {spec!r} has no setting {key!r}.{hint}")
        try:
            if not equals:
                raise ValueError
            found[key] = allowed[key](value.strip())
        except ValueError:
            kind = "a whole number" if allowed[key] is int else "a number"
            raise SetupError(f"bot {spec!r}: {key} must be {kind}, not {value!r}") from None
        if not isinstance(found[key], str) and found[key] < 0:
            raise SetupError(f"bot {spec!r}: {key} cannot be negative")
    return found


def make(spec: str, seed: int = 0, budget_ms: int | None = None, iterations: int | None = None) -> Player:
    """The player a spec names, with its seed. ``budget_ms`` and ``iterations`` replace the spec's own budget."""
    name, settings = read_spec(spec)
    if name == "search":
        if iterations is not None:
            settings.pop("ms", None)
            settings["iterations"] = iterations
        if budget_ms is not None:
            settings["ms"] = budget_ms
        budget_ms = settings.get("ms")
    bot = BOTS[name](seed=seed, **settings)
    bot.name = spec
    # Who steps in has no time left to think far.
    stand_ins: tuple[Bot, ...] = () if name != "search" else (GreedyBot(seed, beam=3, tries=30),)
    return Player(bot, stand_ins, budget_ms)
