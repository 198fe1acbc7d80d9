"""The words of card effects: verbs with the fields each one takes, windows, counters, scopes, limits.

Content is checked against these tables, and compiled by their positions: a verb, window or counter is an int in play.
"""

from __future__ import annotations

from ..names import LOCATIONS, SOLDIERS

# The moments at which a card may be used. The seven windows of Tactic cards are marked in TACTIC_WINDOWS (GW-AMB-36).
WINDOWS = (
    "always",
    "spring-start",
    "spring-end",
    "summer-start",
    "summer-income",
    "turn-start",
    "others-box",
    "after-your-activation-step",
    "turn-end",
    "lone-shame",
    "location-activates",
    "when-you-gather",
    "when-you-upgrade",
    "when-you-donate",
    "when-you-recruit",
    "when-you-build",
    "when-you-hire",
    "when-you-cover",
    "when-you-attack",
    "on-horde-defeated",
    "taker-fixed",
    "when-you-take-horde",
    "when-soldiers-would-die",
    "when-your-soldier-is-killed",
    "winter-start",
    "winter-shooting",
    "before-assault",
    "on-breach",
    "when-section-holds",
    "when-you-draw-tactic",
    "when-you-play-tactic",
    "request-step",
    "event",
    "horde-itself",
)
INTERNAL_WINDOWS = ("taker-fixed", "event", "horde-itself")  # no card names them
TACTIC_WINDOWS = (
    "turn-start",
    "turn-end",
    "when-you-attack",
    "location-activates",
    "on-horde-defeated",
    "when-soldiers-would-die",
    "on-breach",
)

LIMITS = ("", "turn", "own-turn", "activation", "year", "game", "section")

COUNTERS = (
    "X",  # the owner's Support Advisors
    "half-X",
    "killed",
    "killed-horsemen",
    "own-overseers",
    "overseer-levels",
    "clean-hordes",
    "wounds-dealt",
    "clerks-here",
    "other-hordes",
    "all",
)

OF = ("wood", "stone", "gold", "qi", "building", "any", "here", "wood-or-stone")
KINDS = ("any", *SOLDIERS)

# Who carries an effect out: the owner, unless a Horde or a card of the co-operative game says otherwise.
WHO = (
    "owner",
    "each-player",
    "any-player",
    "another-player",
    "each-other-player",
    "others-together",
    "all-together",
    "actor",
)

# verb -> the fields it may have (all have "if" and "who"), and the words its "where" and "what" may be
_ATTACK = ("any", "rest", "each-section", "those-sections")
_WOUND = ("row-1", "one-horde", "that-horde", "section", "each-horde", "those-sections", "archer-sections", "any")
VERBS: dict[str, dict[str, tuple[str, ...]]] = {
    "lose-honour": {"n": ()},
    "gain": {"n": (), "of": OF, "distinct": (), "per": (), "max": ()},
    "pay": {"n": (), "of": OF},
    "lose": {"n": (), "of": OF},
    "exchange": {"n": ()},
    "give": {"n": (), "of": OF},
    "honour": {"n": (), "per": (), "max": ()},
    "donate": {"n": (), "of": OF, "distinct": ()},
    "stock": {"n": (), "of": OF},
    "income": {"max": ()},
    "move-clerks": {"n": (), "distinct": (), "plus": ()},
    "hire": {"what": ("clerk", "advisor", "either"), "less": ()},
    "activate": {"where": ("any", "regular"), "clerks": ()},
    "count-clerks": {"n": (), "max": (), "per": (), "plus": ()},
    "cheaper-recruitment": {"n": ()},
    "recruit": {"n": (), "soldiers": KINDS, "less": (), "of": OF, "rest": ()},
    "muster": {"n": (), "soldiers": KINDS},
    "attack": {"n": (), "soldiers": KINDS, "where": _ATTACK},
    "shoot": {"n": (), "where": ("any", "section"), "wound": (), "max": ()},
    "wound": {"n": (), "where": _WOUND},
    "reward": {"n": (), "where": ("next-to", "covered")},
    "rescue": {"n": (), "price": (), "honour": ()},
    "spare": {"n": ()},
    "kill": {"n": (), "where": ("section", "own")},
    "march": {"n": (), "attack": ()},
    "cover-bonus": {"n": ()},
    "upgrade": {"n": (), "where": ("any", "here", *LOCATIONS[:4]), "less": (), "distinct": ()},
    "build": {"what": ("barricade", "wall", "either"), "less": ()},
    "barricade": {"n": (), "where": ("any", "threatened"), "plain": ()},
    "defence": {"n": (), "plus": (), "where": ("section", "shared-sections")},
    "power": {"n": (), "where": ("self", "row-1")},
    "lethality": {"n": (), "where": ("self", "breach")},
    "draw": {"n": ()},
    "discard": {"n": ()},
    "recall": {"n": ()},
    "tea": {"n": ()},
    "cleanse": {"n": (), "coop": (), "price": (), "coop-price": ()},
    "forgive": {"n": ()},
    "price": {
        "what": (
            *SOLDIERS,
            "recruitment",
            "upgrade",
            "hire",
            "rescue",
            "boosted",
            "shame",
            "coop-shame",
            "wall",
            "barricade",
            "building",
        ),
        "less": (),
        "more": (),
        "of": OF,
        "where": ("self",),
    },
    "reach": {"soldiers": KINDS, "n": (), "where": ("never-self", "self-from-rest")},
    "swap-horde": {"where": ("self-forward", "neighbouring-rows")},
    "place-horde": {"n": ()},
    "remove-horde": {"where": ("northmost",)},
    "choose": {"n": (), "bonus": (), "options": (), "must": ()},
    "function": {"what": (), "honour": ()},
}
VERB_CODES = {verb: code for code, verb in enumerate(VERBS)}
WINDOW_CODES = {window: code for code, window in enumerate(WINDOWS)}
COUNTER_CODES = {counter: code for code, counter in enumerate(COUNTERS)}
PASSIVE = ("cover-bonus", "power", "lethality", "price", "reach")
STANDING_ONLY = ("power", "lethality", "price", "reach")  # passive verbs that nobody can carry out
REQUIRED = {
    "hire": "what",
    "build": "what",
    "price": "what",
    "reward": "where",
    "swap-horde": "where",
    "choose": "options",
}
PLACES_IN_CONDITIONS = (*LOCATIONS, "production")
BUILT_OR_HIRED = ("wall", "barricade", "advisor", "clerk")

# Words that mean something only in some windows: what the window must be about.
ABOUT_PLACE = ("lone-shame", "location-activates", "when-you-gather", "when-you-upgrade")
ABOUT_HORDE = ("when-you-cover", "when-you-attack", "on-horde-defeated", "on-breach", "when-soldiers-would-die")
ABOUT_SECTION = ("before-assault", "on-breach", "when-section-holds", "when-soldiers-would-die")
NEEDS: dict[tuple[str, str], tuple[str, ...]] = {
    ("of", "here"): (*ABOUT_PLACE, "when-you-donate"),
    ("where", "here"): ABOUT_PLACE,
    ("n", "clerks-here"): ABOUT_PLACE,
    ("per", "clerks-here"): ABOUT_PLACE,
    ("where", "that-horde"): ABOUT_HORDE,
    ("where", "section"): ABOUT_SECTION,
    ("where", "each-horde"): ABOUT_SECTION,
    ("where", "those-sections"): ("when-you-recruit", *ABOUT_HORDE),
    ("where", "next-to"): ("when-you-cover",),
    ("where", "covered"): ("on-horde-defeated",),
    ("where", "self-forward"): (),
    ("what", "trophy-rights"): ("on-horde-defeated",),
    ("what", "mu-guiying"): ("when-soldiers-would-die",),
    ("verb", "reward"): ("when-you-cover", "on-horde-defeated"),
    ("verb", "count-clerks"): ("location-activates",),
    ("verb", "cheaper-recruitment"): ("location-activates",),
    ("verb", "rescue"): ("when-soldiers-would-die",),
    ("verb", "spare"): ("when-soldiers-would-die",),
    ("verb", "defence"): ("before-assault", "on-breach"),
    ("verb", "forgive"): ("lone-shame", "on-breach", "request-step"),
}

# Cards that need code of their own, one function each, by where they may be named.
FUNCTIONS = (  # effects (effects/named.py)
    "betrayal",
    "attack-order",
    "wen-tianxiang",
    "mu-guiying",
    "signal-fires",
    "trophy-rights",
    "bandits-in-the-stores",
)
COMMAND_FUNCTIONS = ("betrayal",)
HORDE_FUNCTIONS = ("siege-sappers",)  # standing (modifiers.py)
ARTIFACT_FUNCTIONS = ("golden-scales",)  # scoring.py
AUTOMATON_FUNCTIONS = (  # parts/reed.py, parts/qin_acts.py
    "reed-oath",
    "qin-economy",
    "qin-despotism",
    "qin-work-harder",
    "qin-attack-order",
    "qin-betrayal",
    "qin-court-audience",
)
