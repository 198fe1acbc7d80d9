"""Plain sentences made from effects: every word of the vocabulary can be said, and a pack's card is told truly."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonwall import table
from moonwall.games.great_wall.cards import vocabulary as v
from moonwall.games.great_wall.cards.parts import Ability, Alternative, Effect, If
from moonwall.games.great_wall.sentences import _YES_OR_NO, Teller
from moonwall.words import LANGUAGES, Words

WOODS = """
[[advisors]]
id = "woodcutter"
abilities = [{ when = "summer-income", do = [{ verb = "gain", n = 3, of = "wood" }] }]
"""
GOLD = """
[[advisors]]
id = "woodcutter"
abilities = [{ when = "winter-start", if = { on-top = true }, do = [{ verb = "gain", n = 5, of = "gold" }] }]
"""


def pack(folder: Path, text: str, words: str = "", lang: str = "en") -> str:
    (folder / "advisors.toml").write_text(text, encoding="utf-8")
    if words:
        (folder / "locales" / lang).mkdir(parents=True)
        (folder / "locales" / lang / "mine.ftl").write_text(words, encoding="utf-8")
    return str(folder)


def text(content: str, lang: str, token: str = "woodcutter") -> str:
    words = Words(lang)
    words.add_pack(content)
    return words.at(table.start("great-wall", seats=3, seed=1, content=content)).text(token)


def test_a_changed_number_is_shown_and_played(tmp_path: Path) -> None:
    """The pack of CONTRIBUTING; with its counter-example, the house's card."""
    content = pack(tmp_path, WOODS)
    assert text(content, "en") == "Every Summer you gain 3 Wood."
    assert text(content, "it") == "Ogni Estate ottieni 3 Legno."
    assert text(content, "pl") == "Każdego Lata zyskujesz 3 Drewna."
    assert Words("en").at("great-wall").text("woodcutter") == "Every Summer you gain 2 Wood."
    match = table.start("great-wall", seats=3, seed=1, content=content)
    (ability,) = match.setup.content["advisors"]["woodcutter"].abilities
    assert ability.do[0].n == 3


def test_a_card_that_does_something_else_is_told_from_its_effects(tmp_path: Path) -> None:
    content = pack(tmp_path, GOLD)
    assert text(content, "en") == "At the start of Winter, if you are on top of the Tea order: gain 5 Gold."
    assert text(content, "it") == "All'inizio dell'Inverno, se sei in cima all'ordine di Tè: ottieni 5 Oro."
    assert text(content, "pl") == "Na początku Zimy, jeśli jesteś na szczycie kolejności Herbaty: zyskaj 5 Złota."
    assert text(content, "en", "herbalist") == "Every Summer you gain 2 Qi."


def test_the_own_text_of_a_pack_comes_first_and_may_name_the_numbers(tmp_path: Path) -> None:
    content = pack(tmp_path, GOLD, "gw-woodcutter = Old Fox\n    .text = Top of the tea? { $n } Gold in Winter.\n")
    assert text(content, "en") == "Top of the tea? 5 Gold in Winter."
    assert text(content, "pl").startswith("Na początku Zimy"), "a language the pack does not speak is told plainly"


def test_a_changed_option_changes_its_name(tmp_path: Path) -> None:
    rows = """
[[events]]
id = "spy-in-the-palace"
do = [{ verb = "choose", n = 1, must = true, who = "each-player", options = [
  { name = "give-up-card", do = [{ verb = "discard", n = 1 }] },
  { name = "give-up-honour", do = [{ verb = "lose-honour", n = 7 }] },
] }]
"""
    match = table.start("great-wall", seats=3, seed=1, mode="coop", content=pack(tmp_path, rows))
    assert Words("en").at(match).option("choose give-up-honour") == "Choose: lose 7 Honour"
    assert Words("pl").at(match).option("choose give-up-honour") == "Wybierz: strać 7 Honoru"


def effects() -> list[Effect]:
    """Every verb with each word that its fields may have."""
    found = []
    for verb, fields in v.VERBS.items():
        options = (Alternative("a", (Effect("draw"),)), Alternative("b", (Effect("tea"),)))
        what = {"function": v.FUNCTIONS}.get(verb, fields.get("what") or ("",))
        for thing in what:
            for where in ("", *(fields.get("where") or ())):
                if not where and v.REQUIRED.get(verb) == "where":
                    continue
                for of in fields.get("of") or ("",):
                    for soldiers in fields.get("soldiers") or ("any",):
                        found.append(
                            Effect(verb, 2, of=of, what=thing, where=where, soldiers=soldiers, options=options)
                        )
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_can_be_said(lang: str) -> None:
    here = Words(lang).at("great-wall")
    teller = Teller(here)
    said = [teller.effect(effect) for effect in effects()]
    said += [teller.effect(Effect("honour", 1, who=who)) for who in v.WHO]
    said += [teller.effect(Effect("honour", 1, per=counter, max=3, plus=2)) for counter in v.COUNTERS]
    said += [teller.effect(Effect("gain", counter, of="wood")) for counter in v.COUNTERS]
    windows = [w for w in v.WINDOWS if w not in v.INTERNAL_WINDOWS]
    said += [teller.ability(Ability(w, do=(Effect("draw"),), any=True, must=True)) for w in windows if w != "always"]
    limits = [limit for limit in v.LIMITS if limit]
    said += [
        teller.ability(Ability("turn-start", limit, n, do=(Effect("draw"),))) for limit in limits for n in (1, 2, "X")
    ]
    said += [teller.condition(If(**{name: value})) for name in _YES_OR_NO for value in (True, False)]
    said += [teller.condition(If(at=place)) for place in v.PLACES_IN_CONDITIONS]
    said += [teller.condition(If(what=thing)) for thing in v.BUILT_OR_HIRED]
    said += [teller.condition(If(soldier=kind, soldiers_min=2, attacked=True)) for kind in v.KINDS if kind != "any"]
    said += [teller.condition(If(clerks=0)), teller.condition(If(clerks=2, clerks_min=3, row=2, track_has="economy"))]
    for line in said:
        assert line and "gw-" not in line and "{" not in line, line
