"""Every option that the rules of The Great Wall can offer, for researchers (``table/grammar.py``)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from moonwall.table import Content
from moonwall.table.games import Setting
from moonwall.table.grammar import BARE, Domain, Grammar

from .names import (
    BUILDINGS,
    CELLS,
    LOCATIONS,
    OFF_HORDES,
    RESOURCES,
    SEAT_REFS,
    SECTIONS,
    SLOTS,
    SOLDIERS,
)
from .sentences import parts

MOST_RESOURCES = 40  # that one payment or one draw names
MOST_HONOUR = 200  # that a player offers for a Request

PATTERNS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("pass", "done", "yes", "no", "agree", "alternative", "atone", "box", "decline"), (BARE,)),
    **dict.fromkeys(("gather", "honour", "nothing", "refuse", "retrieve"), (BARE,)),
    "activate": ("location",),
    "attack": ("soldier slot",),
    "barricade": ("section",),
    "bring": ("soldier", "off-horde where"),
    "build": ("building section",),
    "choose": ("part",),
    "cleanse": ("soldier", "horde"),
    "command": ("command",),
    "copy": ("seat command",),
    "cover": ("cell", "cell cell"),
    "discard": ("tactic",),
    "dismiss": ("advisor",),
    "donate": ("resource",),
    "doom": ("slot cell", "section off-horde seat"),
    "draw": (BARE, "resource amount"),
    "fire": ("section",),
    "first": ("advisor",),
    "fulfil": ("request",),
    "general": ("general",),
    "give": ("resource seat",),
    "give-up": ("resource",),
    "hire": ("advisor", "clerk"),
    "income": ("location",),
    "make": ("court",),
    "march": ("section section",),
    "move": ("clerk-place location",),
    "move-horde": ("section section",),
    "muster": ("soldier section amount",),
    "next": ("seat",),
    "offer": ("honour",),
    "pay": ("resource amount",),
    "play": ("tactic way",),
    "player": ("seat",),
    "post": ("section",),
    "recall": ("command",),
    "recruit": ("soldier",),
    "reed": ("reed",),
    "reed-move": ("location location",),
    "remove-horde": ("section",),
    "rescue": ("section off-horde", "slot off-horde", "section off-horde seat seat", "slot off-horde seat seat"),
    "rest": ("soldier section",),
    "reward": ("slot cell",),
    "sacrifice": ("section off-horde seat",),
    "shame": ("soldier", "horde"),
    "share": ("seat",),
    "shoot": ("slot",),
    "slot": ("place",),
    "spare": ("slot", "section", "slot off-horde", "section off-horde"),
    "stock": ("resource",),
    "swap": ("resource resource",),
    "swap-hordes": ("slot",),
    "take": ("resource",),
    "taker": ("seat",),
    "tea": ("tea",),
    "upgrade": ("location", "location soldier"),
    "use": ("general", "advisor", "command", "tactic", "request", "artifact"),
    "waive": ("resource",),
    "wound": ("slot cell",),
    "zone": ("section",),
}


def grammar(
    content: Content, mode: str, factions: tuple[str, ...], options: Mapping[str, Setting] = MappingProxyType({})
) -> Grammar:
    """The options of a content; clans play alike, and the modes share one numbering."""
    hordes = [f"{row}-{section}" for row in content["hordes"] for section in SECTIONS]
    words = {
        "location": LOCATIONS,
        "clerk-place": ("pool", *LOCATIONS),
        "soldier": SOLDIERS,
        "off-horde": OFF_HORDES,
        "slot": SLOTS,
        "section": SECTIONS,
        "cell": CELLS,
        "building": BUILDINGS,
        "resource": RESOURCES,
        "seat": SEAT_REFS,
        "clerk": ("clerk",),
        "where": ("rest", "spot"),
        "court": ("active", "support"),
        "way": ("plain", "boosted"),
        "reed": ("attack", "barricade"),
        "tea": ("stay", "up", "top"),
        "part": tuple(parts(content)),
        "horde": hordes,
        "command": tuple(content["commands"]),
        "tactic": tuple(content["tactics"]),
        "advisor": tuple(content["advisors"]),
        "general": tuple(content["generals"]),
        "request": tuple(content["requests"]),
        "artifact": tuple(content["artifacts"]),
    }
    domains = {name: Domain(tokens) for name, tokens in words.items()}
    domains["amount"] = Domain(range(MOST_RESOURCES + 1))
    domains["honour"] = Domain(range(MOST_HONOUR + 1))
    domains["place"] = Domain(range(1, 9))
    return Grammar(PATTERNS, domains)
