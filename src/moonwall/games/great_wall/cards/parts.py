"""Parts of card rows: conditions, effects and abilities as frozen structs, and checks that say what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal

import msgspec

from moonwall.table.errors import did_you_mean

from ..names import SOLDIERS
from . import vocabulary as words
from .modifiers import STATS

Mode = Literal["", "coop", "solo", "two"]
Number = int | str
Found = Iterator[tuple[str, str]]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """A part of a row; unknown fields are refused."""


class If(Part, frozen=True):
    """What must hold for an ability or effect; every field given must be true."""

    at: str = ""  # the Location in question; "production" is any of the four
    clerks: int = -1  # own Clerks there, exactly
    clerks_min: int = 0
    soldier: str = ""  # the kind of Soldier in question
    soldiers_min: int = 1
    attacked: bool = False
    what: str = ""  # what was built or hired
    soldier_on: bool | None = None  # an own Soldier is on the Horde in question
    alone_on: bool | None = None
    taker: bool | None = None
    last_slot: bool | None = None
    on_top: bool | None = None  # of the Tea order
    archer_in: bool | None = None  # an own Archer in a Shooting spot of some Section
    archer_or_built: bool | None = None  # in the Section: an own Archer, or built there this Year
    holds: bool | None = None  # the Section's Defence is not below the Power now
    track_has: str = ""  # a Command card of that title of another faction is on the track
    row: int = 0
    off_hordes: bool | None = None  # own Soldiers in Shooting spots or Resting zones

    def uses(self, field: str) -> bool:
        return field != "soldiers-min" or bool(self.soldier)


class Effect(Part, frozen=True):
    """One verb with its fields; vocabulary.VERBS says which verb takes which."""

    verb: str
    n: Number = 1
    of: str = ""
    per: str = ""
    max: int = 0
    plus: int = 0
    distinct: bool = False
    what: str = ""
    where: str = ""
    soldiers: str = "any"
    less: Number = 0
    more: int = 0
    price: int = 0
    honour: int = 0
    clerks: int = 0
    rest: bool = False
    wound: int = 0
    attack: int = 0
    plain: bool = False
    coop: int = 0
    coop_price: int = 0
    must: bool = False
    bonus: int = 0
    who: str = "owner"
    if_: If | None = msgspec.field(default=None, name="if")
    options: tuple[Alternative, ...] = ()

    def uses(self, field: str) -> bool:
        """Whether the verb takes the field."""
        if field == "n" and self.verb == "reach" and self.where:
            return False  # it forbids, and counts nothing
        return field in ("verb", "who", "if") or field in words.VERBS[self.verb]


class Alternative(Part, frozen=True):
    """One of the things to choose from."""

    name: str
    do: tuple[Effect, ...]


class Ability(Part, frozen=True):
    """WINDOW (LIMIT) if CONDITION: COST -> EFFECTS."""

    when: str
    limit: str = ""
    times: Number = 1
    repeat: bool = False  # as often in one event as the limit allows
    any: bool = False
    must: bool = False
    if_: If | None = msgspec.field(default=None, name="if")
    cost: tuple[Effect, ...] = ()
    do: tuple[Effect, ...] = ()
    function: str = ""

    def uses(self, field: str) -> bool:
        return field != "times" or bool(self.limit)


class Box(Part, frozen=True):
    """A box of a Command card: dark for its owner, or for all other factions."""

    who: Literal["owner", "others"]
    do: tuple[Effect, ...]


# --- checks ----------------------------------------------------------------------------------------------------------


def known(field: str, what: str, word: str, known: Iterable[str]) -> Found:
    words_known = list(known)
    if word not in words_known:
        yield field, f"there is no {what} {word!r}.{did_you_mean(word, words_known)}"


def check_if(field: str, condition: If | None) -> Found:
    if condition is None:
        return
    if condition.at:
        yield from known(f"{field}.if.at", "Location", condition.at, words.PLACES_IN_CONDITIONS)
    if condition.soldier:
        yield from known(f"{field}.if.soldier", "Soldier", condition.soldier, SOLDIERS)
    if condition.what:
        yield from known(f"{field}.if.what", "thing to build or hire", condition.what, words.BUILT_OR_HIRED)


def check_number(field: str, number: Number) -> Found:
    if isinstance(number, str):
        yield from known(field, "counter", number, words.COUNTERS)
    elif not 0 <= number <= 50:
        yield field, f"a number from 0 to 50 is expected, not {number}"


@cache
def _effect_fields() -> list[tuple[str, str, Any]]:
    """Attribute, name in TOML and default of every field of an effect."""
    return [(info.name, info.encode_name, info.default) for info in msgspec.structs.fields(Effect)]


def check_effect(field: str, effect: Effect) -> Found:
    fields = words.VERBS.get(effect.verb)
    if fields is None:
        yield f"{field}.verb", f"there is no verb {effect.verb!r}.{did_you_mean(effect.verb, list(words.VERBS))}"
        return
    for attribute, name, default in _effect_fields():
        if name in ("verb", "who", "if") or name in fields or getattr(effect, attribute) == default:
            continue
        takes = ", ".join(fields) or "no field"
        yield f"{field}.{name}", f"the verb {effect.verb!r} takes no {name!r}; it takes {takes}"
    if effect.n != 1 and not effect.uses("n"):
        yield f"{field}.n", f"the verb {effect.verb!r} with 'where' takes no 'n'"
    yield from check_number(f"{field}.n", effect.n)
    yield from check_number(f"{field}.less", effect.less)
    if effect.per:
        yield from known(f"{field}.per", "counter", effect.per, words.COUNTERS)
    for name in ("of", "what", "where", "soldiers"):
        word = getattr(effect, name)
        if word and fields.get(name):
            yield from known(f"{field}.{name}", f"word for {name!r} of {effect.verb!r}", word, fields[name])
    if effect.verb in ("gain", "pay", "lose", "stock", "donate", "give") and not effect.of:
        yield f"{field}.of", f"{effect.verb!r} must say of which Resource: {', '.join(words.OF)}"
    required = words.REQUIRED.get(effect.verb, "")
    if required and not getattr(effect, required):
        allowed = f": {', '.join(fields[required])}" if fields[required] else ""
        yield f"{field}.{required}", f"{effect.verb!r} must say {required!r}{allowed}"
    if effect.verb == "function":
        yield from known(f"{field}.what", "function", effect.what, words.FUNCTIONS)
    if effect.verb == "choose" and len(effect.options) < 2:
        yield f"{field}.options", "a choice needs at least two options"
    yield from known(f"{field}.who", "word for 'who'", effect.who, words.WHO)
    yield from check_if(field, effect.if_)
    for number, alternative in enumerate(effect.options):
        yield from check_effects(f"{field}.options[{number}]", alternative.do)
        yield from check_active(f"{field}.options[{number}]", alternative.do)


def check_effects(field: str, effects: tuple[Effect, ...]) -> Found:
    for number, effect in enumerate(effects):
        yield from check_effect(f"{field}[{number}]", effect)


def check_active(field: str, effects: tuple[Effect, ...], any_event: bool = False) -> Found:
    """Effects that are carried out at a moment: none of them standing."""
    for number, effect in enumerate(effects):
        if effect.verb in words.STANDING_ONLY:
            yield f"{field}[{number}].verb", f"{effect.verb!r} is a standing effect; it belongs to an ability"
        if effect.who == "actor" and not any_event:
            yield f"{field}[{number}].who", "'actor' is for abilities that look at everybody's events (any = true)"
        for alternative in effect.options:
            yield from check_active(f"{field}[{number}].options", alternative.do, any_event)


def check_context(field: str, when: str, effects: tuple[Effect, ...]) -> Found:
    """Words that look at a Location, a Horde or victims need a window that is about one."""
    for number, effect in enumerate(effects):
        for name in ("verb", "of", "what", "where", "n", "per"):
            word = getattr(effect, name)
            windows = words.NEEDS.get((name, str(word)))
            if windows is None or when in windows or (effect.verb == "shoot" and name == "where"):
                continue
            fits = ", ".join(windows) or "abilities of Hordes"
            yield f"{field}[{number}].{name}", f"{word!r} has no meaning in the window {when!r}; it fits {fits}"
        for alternative in effect.options:
            yield from check_context(f"{field}[{number}].options", when, alternative.do)


def check_abilities(abilities: tuple[Ability, ...], contexts: bool = True) -> Found:
    for number, ability in enumerate(abilities):
        field = f"abilities[{number}]"
        windows = [window for window in words.WINDOWS if window not in words.INTERNAL_WINDOWS]
        yield from known(f"{field}.when", "window", ability.when, windows)
        if ability.limit:
            yield from known(f"{field}.limit", "limit", ability.limit, words.LIMITS[1:])
        yield from check_number(f"{field}.times", ability.times)
        if ability.repeat and not ability.limit:
            yield f"{field}.repeat", "an ability that repeats in one event needs a limit"
        yield from check_if(field, ability.if_)
        yield from check_effects(f"{field}.cost", ability.cost)
        yield from check_effects(f"{field}.do", ability.do)
        if contexts:
            named = (Effect(verb="function", what=ability.function),) if ability.function else ()
            yield from check_context(f"{field}.do", ability.when, ability.do or named)
        for effect in ability.cost:
            if effect.verb not in ("pay", "discard"):
                yield f"{field}.cost", f"a cost is paid by 'pay' or 'discard', not by {effect.verb!r}"
        if ability.function:
            standing = words.HORDE_FUNCTIONS if ability.when == "always" else words.FUNCTIONS
            yield from known(f"{field}.function", "function", ability.function, standing)
        elif not ability.do:
            yield f"{field}.do", "an ability needs effects ('do') or a 'function'"
        passive = [effect.verb for effect in ability.do if effect.verb in words.PASSIVE]
        if 0 < len(passive) < len(ability.do) and ability.when != "always":
            yield f"{field}.do", f"{passive[0]!r} is a standing effect; give it an ability of its own"
        if not ability.any and any(effect.who == "actor" for effect in ability.do):
            yield f"{field}.do", "'actor' is for abilities that look at everybody's events (any = true)"
        if ability.when == "always" and len(passive) < len(ability.do):
            yield f"{field}.when", f"'always' goes with passive verbs only: {', '.join(words.PASSIVE)}"


def stat_of(effect: Effect, condition: If | None) -> str:
    """The number that a passive effect of a General or Advisor changes."""
    if effect.verb == "price":
        return effect.what + ("-" + effect.of if effect.of else "")
    return effect.verb + ("-" + condition.soldier if condition is not None and condition.soldier else "")


def check_passive(abilities: tuple[Ability, ...]) -> Found:
    """Passive effects of Generals and Advisors must change a number that some rule reads."""
    for number, ability in enumerate(abilities):
        for effect in ability.do:
            if effect.verb in words.PASSIVE and effect.verb in words.VERBS:
                stat = stat_of(effect, ability.if_)
                if stat not in STATS:
                    hint = did_you_mean(stat, list(STATS))
                    yield f"abilities[{number}].do", f"nothing reads the passive change of {stat!r}.{hint}"
