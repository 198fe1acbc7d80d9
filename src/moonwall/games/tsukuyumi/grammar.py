"""Every option that the rules of Tsukuyumi can offer, for researchers (``table/grammar.py``).

Units are those of the factions that may sit at the table and of the Oni. What only one mode or faction asks has a
domain of its own, which is empty elsewhere: a table without units that teleport has no numbers for teleports.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from moonwall.table import Content
from moonwall.table.games import Setting
from moonwall.table.grammar import BARE, Beside, Domain, Grammar
from moonwall.table.options import Token

from .board import NAMES, NEXT

MOST_UNITS = 15  # that one option names
FINE_DAMAGE = 400  # that one option deals, in half points; more is dealt in fives
MOST_DAMAGE = 700  # in whole points: all Oni in one area
TRAVELLERS = {"sentinels"}  # factions whose units teleport, duel and wear masks
MOST_WAY = 4  # steps of an Oni's way that are named

_SPACE = (
    "area",
    "attack",
    "banish",
    "cleanse",
    "conqueror",
    "egg",
    "explore",
    "first",
    "flame",
    "flee",
    "gate",
    "hatch",
)
_MORE = ("home", "home-marker", "lay", "mark", "mine", "oni-attack", "pincer", "portal", "priority", "raid", "rage")
_SPACES = (*_SPACE, *_MORE, "regress", "shoot", "shove", "snipe", "source")
_UNIT = ("beast", "buy", "champion", "destroy", "drone", "give-up", "hold", "lose", "sacrifice", "shrink")
_UNITS = (*_UNIT, "stone", "tame")
_ALONE = ("pass", "done", "yes", "no", "agree", "draw-event", "exchange", "keep", "momentum", "nobody", "nowhere")
_ALONES = (*_ALONE, "object", "samurai")

PATTERNS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(_ALONES, (BARE,)),
    **dict.fromkeys(_SPACES, ("space",)),
    **dict.fromkeys(_UNITS, ("unit",)),
    "activate": ("uplink",),
    "again": ("event",),
    "aim": ("aim",),
    "answers": ("seat",),
    "arm": ("weapon",),
    "at": ("space", "ring"),
    "build": ("marker space", "marker space beside"),
    "cancel": ("space property",),
    "choose": ("effect",),
    "close": ("space beside",),
    "counter": ("counterattack",),
    "craft": ("unit craft",),
    "deal": ("seat damage", "oni damage"),
    "discard": ("value",),
    "dispatch": tuple(["coop-oni space" + " beside" * n for n in range(MOST_WAY + 1)]),
    "displace": ("unit space beside",),
    "down": ("places",),
    "draw": ("event", "pile"),
    "drop": ("action",),
    "duel": ("seat traveller", "oni traveller"),
    "edge": ("space beside",),
    "exchange": (BARE, "unit space unit"),
    "explode": ("amount",),
    "from": ("space", "space beside"),
    "give": ("unit", "event", "action"),
    "hit": ("unit", "princess"),
    "install": ("uplink",),
    "join": ("unit space",),
    "march": ("all space", "unit space few"),
    "mask": ("all", "traveller amount"),
    "matrix": ("uplink", "uplink space beside"),
    "missile": ("space amount",),
    "open": ("space beside",),
    "overwhelm": ("unit unit",),
    "place": ("space", "unit space", "princess ring"),
    "play": ("event",),
    "princess": ("direction",),
    "push": ("unit space", "unit space few"),
    "put": ("all space", "unit space amount"),
    "put-away": ("counter",),
    "rally": ("rally space",),
    "remove": ("marker space", "marker space beside"),
    "remove-unit": ("unit space",),
    "select": ("action",),
    "send": ("unit space few",),
    "shift": ("shift",),
    "size": ("unit", "princess"),
    "spend": ("event", "pile"),
    "spend-held": ("event",),
    "spook": ("unit space",),
    "step": ("unit space beside",),
    "swap": ("space space",),
    "swarm": ("swarm",),
    "take": ("weapon",),
    "teleport": ("traveller space space few",),
    "tenno": ("uplink",),
    "tile": ("tile",),
    "to": ("space", "space amount"),
    "transfer": ("space space",),
    "tunnel": ("space amount",),
    "turn": ("sixths",),
    "up": ("places",),
    "use": ("use", "uplink", "combat", "event"),
    "via": tuple(["coop-space" + " beside" * n for n in range(MOST_WAY + 1)]),
    "weapon": ("value",),
    "walk": ("direction places",),
    "with": ("combat", "combat half"),
}

_USES = ("abyssal", "advantage-intelligence", "amaterasu", "events", "faction-effect", "initiative", "movement")


def grammar(
    content: Content, mode: str, factions: tuple[str, ...], options: Mapping[str, Setting] = MappingProxyType({})
) -> Grammar:
    """The options of a mode with these factions at the table, and with these start options."""
    at_table = {*factions, "oni"}
    units = [row.id for row in content["units"].values() if row.faction in at_table]
    coop = mode == "moon-princess" or bool(options.get("rival_oni"))  # Oni that act by themselves
    words: dict[str, list[Token]] = {
        "space": list(NAMES),
        "ring": [f"ring-{n}" for n in range(18)] if coop or "princesses" in content.tables else [],
        "unit": list(units),
        "traveller": [row.id for row in content["units"].values() if row.faction in at_table & TRAVELLERS],
        "coop-oni": [unit for unit in units if unit.startswith("oni-")] if coop else [],
        "coop-space": list(NAMES) if mode == "moon-princess" else [],  # only there the Skybound flies
        "seat": [f"@{seat}" for seat in range(6)],
        "oni": ["oni"],
        "all": ["all"],
        "princess": list(content["princesses"]) if "princesses" in content.tables else [],
        "action": list(content["action_cards"]),
        "event": [*content["events"], *_of(content, "faction_events", at_table)],
        "combat": _of(content, "combat_cards", at_table),
        "counterattack": list(content["counterattacks"]),
        "uplink": list(content["uplinks"]),
        "weapon": [*content["weapons"], "missile"],
        "marker": list(content["markers"]),
        "property": ["tsukuyumi", "unstable", "radioactive", "toxic"],
        "tile": list(content["tiles"]),
        "aim": [*content["objectives"], *content["alternative_objectives"]],
        "counter": [*content["coop_counters"], *content["coop_legends"]],
        "pile": ["deck", "discard", "own-events"],
        "effect": ["ash-wings", "molten-blood", "immunity", "lay-mines"],
        "craft": ["place-tile", "replace-area", "rotate-area"],
        "direction": ["clockwise", "counter-clockwise"],
        "half": ["conquest-only", "damage-only"],
        "rally": ["own", "oni"],
        "shift": ["home", "markers"],
        "swarm": ["all-fly", "lay-eggs", "move-all"],
        "use": [*_USES, "place-oni", "production", "settlement"],
        "amount": list(range(MOST_UNITS + 1)),
        "damage": _damage(),
        "places": list(range(1, 7)),
        "sixths": list(range(6)),
        "few": list(range(9)),
        "value": list(range(101)),
    }
    domains = {name: Domain(tokens) for name, tokens in words.items()}
    domains["beside"] = Beside(_AROUND)
    return Grammar(PATTERNS, domains)


def _damage() -> list[Token]:
    fine: list[Token] = [str(n / 2) if n % 2 else n // 2 for n in range(FINE_DAMAGE + 1)]
    return [*fine, *range(FINE_DAMAGE // 2 + 5, MOST_DAMAGE + 1, 5)]


def _of(content: Content, table: str, factions: set[str]) -> list[Token]:
    return [row.id for row in content[table].values() if row.faction in factions]


_AROUND: dict[Token, list[Token | None]] = {
    name: [NAMES[to] if to >= 0 else None for to in NEXT[space * 6 : space * 6 + 6]] for space, name in enumerate(NAMES)
}
