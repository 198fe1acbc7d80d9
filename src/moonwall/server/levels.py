"""The bots that may take a seat here."""

from __future__ import annotations

from moonwall import bots

from .errors import Refusal

LEVELS = ("random", *bots.LEVELS)


def need_bot(level: str | None) -> str:
    """The name of a bot that is here; without a name the normal one."""
    if (level or "normal") not in LEVELS:
        raise Refusal("setup", f"there is no bot {level!r} here. Known: {', '.join(LEVELS)}.")
    return level or "normal"
