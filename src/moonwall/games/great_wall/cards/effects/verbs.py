"""All verbs of card effects: importing their modules registers them. Only game.py does, on top of rules and cards."""

from __future__ import annotations

from . import (
    choosing,
    clerks,
    deaths,
    hand,
    honour,
    hordes,
    named,
    partners,
    resources,
    soldiers,
    walls,
    wounds,
)

MODULES = (
    choosing,
    clerks,
    deaths,
    hand,
    honour,
    hordes,
    named,
    partners,
    resources,
    soldiers,
    walls,
    wounds,
)
