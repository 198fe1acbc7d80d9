"""Plain sentences of cards, made from their rows: messages ``ts-fx-…``.

Action cards are always told from their symbols. Any other row that a pack has changed is told like the card of the box
that does the same, with the row's own numbers, and what else is different is named behind it. ``here`` are the words
of a table (``moonwall.words.TableWords``).
"""

from __future__ import annotations

from typing import Any

import msgspec

from moonwall.table import Content
from moonwall.table.facts import Facts

from .content_rows import ActionCard, Phase

ASIDE = frozenset({"id", "source", "house"})


def parts(content: Content) -> dict[str, Any]:
    return {}


def sentence(table: str, row: Any, here: Any) -> str:
    if table == "action_cards":
        return _action(row, here)
    aside: dict[str, str] = next((spec.aside for spec in here.game.load_content().specs if spec.name == table), {})
    facts = Facts(row, aside)
    own = f"ts-fx-{table}-{getattr(row, 'do', '')}"
    if here.words.has(own):
        return str(here.say(own, what=here.name(row.what), **facts.numbers))
    twin = _twin(table, row, facts, aside, here)
    said = [] if twin is None else [here.words.find(f"ts-{twin.id}", "text", **facts.numbers)]
    notes = _notes(row, twin, facts, aside, here)
    if notes:
        text = "; ".join(notes)
        said.append(f"{text[:1].upper()}{text[1:]}.")
    return " ".join(said)


# --- Action cards -------------------------------------------------------------------------------------------


def _action(row: ActionCard, here: Any) -> str:
    said = []
    for colour in ("blue", "green", "red"):
        phase = getattr(row, colour)
        symbols = _symbols(phase, here) if phase is not None else []
        if symbols:
            said.append(here.say(f"ts-fx-{colour}", do=", ".join(symbols)) + ".")
    if row.special:
        said.append(here.say(f"ts-fx-special-{row.special}", n=row.n))
    return " ".join(said)


def _symbols(phase: Phase, here: Any) -> list[str]:
    """The symbols of a phase in the order of the card."""
    found = [here.say("ts-fx-effect")] if phase.effect else []
    if phase.draw and phase.play:
        found.append(here.say("ts-fx-events", draw=phase.draw, play=phase.play))
    elif phase.draw or phase.play:
        found.append(here.say("ts-fx-draw" if phase.draw else "ts-fx-play", n=phase.draw or phase.play))
    for name in ("initiative", "production", "place"):
        if getattr(phase, name):
            found.append(here.say(f"ts-fx-{name}", n=getattr(phase, name)))
    if phase.oni is not None:
        areas, reach, combats = phase.oni
        plain = phase.oni == (1, 1, 1)
        numbers = {"areas": areas, "range": reach, "combats": combats}
        found.append(here.say("ts-fx-oni") if plain else here.say("ts-fx-oni-numbers", **numbers))
    for name in ("movement", "combat"):
        if getattr(phase, name):
            found.append(here.say(f"ts-fx-{name}", n=getattr(phase, name)))
    return found


# --- what a pack has changed --------------------------------------------------------------------------------


def _twin(table: str, row: Any, facts: Facts, aside: dict[str, str], here: Any) -> Any:
    """The card of the box whose sentence fits best: of the same kind, with the same verb about the same thing, with the
    same verb, or, where a table has no verbs, the one that is changed."""
    best, rank = None, 0
    for known in here.game.load_content().tables[table].values():
        needs = here.words.needs(f"ts-{known.id}")
        if not needs <= facts.numbers.keys() or here.words.find(f"ts-{known.id}", "text", **facts.numbers) is None:
            continue
        fit = _fit(known, row, facts, aside)
        if fit > rank:
            best, rank = known, fit
    return best


def _fit(known: Any, row: Any, facts: Facts, aside: dict[str, str]) -> int:
    same_id = int(known.id == row.id)
    if not hasattr(row, "do"):
        return same_id
    if known.do != row.do or getattr(known, "faction", "") != getattr(row, "faction", ""):
        return 0
    if Facts(known, aside).kind == facts.kind:
        return 6 + same_id
    about = all(getattr(known, name, "") == getattr(row, name, "") for name in ("what", "prop"))
    return (4 if about else 2) + same_id


def _notes(row: Any, twin: Any, facts: Facts, aside: dict[str, str], here: Any) -> list[str]:
    """Fields that the twin's sentence does not tell of: changed words, and numbers it does not name."""
    told = set() if twin is None else here.words.needs(f"ts-{twin.id}")
    found = []
    for field in msgspec.structs.fields(row):
        name, value = field.encode_name, getattr(row, field.name)
        if name in ASIDE or name in aside or name in told:
            continue
        before = getattr(twin, field.name) if twin is not None else field.default
        if name == "n" and name not in facts.numbers:
            continue
        if value != before and not (twin is None and value in ("", [], {}, field.default)):
            label = here.words.find(f"ts-fx-field-{name}") or name.replace("_", " ")
            found.append(here.say("ts-fx-note", label=label, value=_value(value, here)))
    return found


def _value(value: Any, here: Any) -> str:
    if isinstance(value, bool):
        return str(here.say("ts-fx-yes" if value else "ts-fx-no"))
    if isinstance(value, (list, tuple)):
        return ", ".join(_value(entry, here) for entry in value) or str(here.say("ts-fx-none"))
    if isinstance(value, dict):
        return ", ".join(f"{n} {here.name(key)}" for key, n in value.items()) or str(here.say("ts-fx-none"))
    if isinstance(value, str):
        return str(here.name(value)) if value else str(here.say("ts-fx-none"))
    return str(value)
