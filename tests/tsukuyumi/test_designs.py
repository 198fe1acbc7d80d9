"""The rules of the expansion factions (HD-…) say what their cards and boards do: the same numbers, units and lists;
scenarios have one name.

Who opens a rule reads what the card before them does, in every language.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from moonwall import ledger
from moonwall.games.tsukuyumi import GAME
from moonwall.ledger import _folder
from moonwall.words import LANGUAGES, Catalogue

CONTENT = GAME.load_content()
#: the area of a faction's rules
AREAS = {
    "fireborn": "FIREBORN",
    "kampfgruppe-03": "KAMPF",
    "children-of-the-lion": "LION",
    "sentinels": "SENTINEL",
    "lords-of-the-lost-sea": "LOSTSEA",
}
#: how a language names a card, the counterattacks against it, and a Counterstrike that is halved
SAID = {
    "en": ("Card", "Counterattacks", "(halved)"),
    "it": ("Carta", "Contrattacchi", "(dimezzato)"),
    "pl": ("Karta", "Kontrataki", "(o połowę mniejszy)"),
}
FACTIONS = pytest.mark.parametrize("faction", AREAS)
EACH = pytest.mark.parametrize(("faction", "lang"), [(f, lang) for f in AREAS for lang in LANGUAGES])


def rules(faction: str, lang: str = "en") -> dict[str, str]:
    """The texts of the faction's designs."""
    ids = [rule[0] for rule in ledger.rules("tsukuyumi-modules") if rule[0].startswith(f"HD-{AREAS[faction]}-")]
    assert len(ids) > 10
    found = [ledger.rule(rule_id, lang) for rule_id in ids]
    return {rule[0]: rule[3] for rule in found if rule is not None}


def name(what: str, lang: str = "en") -> str:
    said = Catalogue(lang).say(f"ts-{what}", {})
    assert said is not None, what
    return said[0].replace("’", "'").casefold()


def rows(table: str, faction: str) -> list[Any]:
    return [row for row in CONTENT[table].values() if row.faction == faction]


def cards(faction: str, lang: str) -> dict[str, tuple[bool, list[str]]]:
    """By name: whether a Counterstrike is halved, and the counterattacks in their order; none: an empty list."""
    card, counters, halved = SAID[lang]
    found = {}
    for text in rules(faction, lang).values():
        for part in re.split(rf"\b{card} (?=\*)", text)[1:]:
            title = part.split("*")[1]
            _, _, after = part.partition(f"{counters}: ")
            told = re.sub(r" \([^()]*\)", "", after).split(".")[0].replace("*", "")
            names = [word.strip().casefold() for word in told.split(",") if word.strip()]
            found[title.casefold()] = (halved in after.split(".")[0], names)
    return found


@EACH
def test_cards_and_their_counterattacks(faction: str, lang: str) -> None:
    """Every Combat card of the regular game stands there with its own list."""
    wanted = {
        name(row.id, lang): (row.halves, [name(c, lang) for c in row.counters])
        for row in rows("combat_cards", faction)
        if row.deck != "coop"
    }
    assert cards(faction, lang) == wanted


@FACTIONS
def test_units(faction: str) -> None:
    """The tables of section 7: pieces, CP, HP, DMG, cost, size, and Properties in the note."""
    folder = _folder()
    assert folder is not None
    page = (folder / "tsukuyumi-modules.md").read_text(encoding="utf-8")
    section = page[page.index("\n## 7.") :]
    told = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) > 6 and cells[1].isdigit():
            told[cells[0].split(" (")[0].casefold()] = cells
    for unit in rows("units", faction):
        if unit.mascot:
            continue
        cells = told[name(unit.id)]
        assert [int(cell) for cell in cells[1:5]] == [unit.pieces, unit.cp, unit.hp, unit.dmg], unit.id
        grown = [row for row in rows("units", faction) if unit.id in row.becomes]
        price = f"grow: {unit.step_cost} + {name(grown[0].id)}" if grown else str(unit.cost)
        assert cells[5].casefold() == price, unit.id
        assert cells[6] == unit.size[0].upper(), unit.id
        assert ("Massive" in cells[-1]) == unit.massive, unit.id
        assert ("Flying" in cells[-1]) == unit.flying, unit.id
        assert ("Flaming Skin" in cells[-1]) == bool(unit.flaming), unit.id
        if len(cells) > 8:
            assert (cells[7].split(" ")[0].replace("–", "0")) == str(unit.displaces), unit.id


@FACTIONS
def test_boards(faction: str) -> None:
    """Initiative, what one starts with, Protection, points and numbers of the aims."""
    row = CONTENT["factions"][faction]
    texts = rules(faction)
    first = texts[f"HD-{AREAS[faction]}-01"]
    assert first.startswith(f"Initiative {row.number};")
    numbers = ledger.rule("QM-76")
    assert numbers is not None
    assert re.search(rf"→.*{re.escape(name(faction))} {row.number}\b", numbers[3].casefold())
    start = first.casefold()[first.casefold().index("starting units") :]
    for unit, n in row.start.items():
        many = rf"\b{n} {name(unit)}s\b" if n > 1 else rf"(?:\b1|units|,) {name(unit)}\b"
        assert re.search(many, start), unit
    for unit in rows("units", faction):
        if not unit.mascot and unit.id not in row.start:
            assert name(unit.id) not in start, unit.id
    assert f"Protection: +{row.protection_add}." in texts.values()
    aim, mission = CONTENT["objectives"][row.objective], CONTENT["missions"][row.mission]
    told = {i: text for i, text in texts.items() if text.startswith(("Objective", "Mission"))}
    assert len(told) == 2
    for what, text in zip((aim, mission), told.values()):
        words = {2: "2|two", 1: "1|one"}.get(what.n, str(what.n))
        assert name(what.id) in text.casefold()
        assert re.search(rf"\b(?:{words})\b", text), text
    if aim.each:  # The Jade Seal: so many points for so many Oni
        assert f"{aim.each} instant VP for each {aim.n} Oni" in next(iter(told.values()))


def test_single_numbers() -> None:
    """What is said in the middle of a rule."""
    fire, kampf, sea = rules("fireborn"), rules("kampfgruppe-03"), rules("lords-of-the-lost-sea")
    card = CONTENT["combat_cards"]["fire-devastation"]
    razing = fire["HD-FIREBORN-13"]
    assert f"from round {card.home_round} on" in razing and f"resists with {card.home_cp} more" in razing
    assert f"gives {card.home_vp} instant VP" in razing
    assert f"1 VP per {CONTENT['factions']['fireborn'].razed_per_vp} devastated areas" in fire["HD-FIREBORN-10"]
    flames = {unit.flaming for unit in rows("units", "fireborn")} - {0}
    assert [f"suffers {n} damage" in fire["HD-FIREBORN-05"] for n in flames] == [True]
    row, missile = CONTENT["factions"]["kampfgruppe-03"], CONTENT["markers"]["missile"]
    assert f"{row.missiles} Missile ready ({row.missiles_two} in" in kampf["HD-KAMPF-01"]
    assert f"fire up to {row.missiles_fired} of them, each {missile.value} damage" in kampf["HD-KAMPF-02"]
    assert f"at most {row.missile_reach} spaces" in kampf["HD-KAMPF-02"]
    assert f"at most {missile.pieces} lie ready" in kampf["HD-KAMPF-02"]
    whales = CONTENT["factions"]["lords-of-the-lost-sea"]
    assert f"{whales.start_areas} starting areas ({whales.start_areas_two} in" in sea["HD-LOSTSEA-01"]
    assert f"{whales.peace_vp} instant VP" in sea["HD-LOSTSEA-12"]
    great = [name(unit.id) for unit in rows("units", "lords-of-the-lost-sea") if unit.stage == 3]
    assert all(whale in sea["HD-LOSTSEA-12"].casefold() for whale in great)
    jade, seal = CONTENT["factions"]["sentinels"], rules("sentinels")
    assert f"put {jade.portals} Portals" in seal["HD-SENTINEL-01"]
    assert f"{CONTENT['markers']['portal'].pieces} Portal markers" in seal["HD-SENTINEL-01"]
    assert f"places {jade.extra_oni} Oni" in seal["HD-SENTINEL-01"]
    assert f"at a table of three {jade.extra_oni_three}" in seal["HD-SENTINEL-01"]
    assert f"{CONTENT['combat_cards']['jade-ritual-combat'].vp} instant VP" in seal["HD-SENTINEL-07"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenarios_have_one_name(lang: str) -> None:
    ids = ["exploration", "control", "pacific-standoff", "broken-earth", "canyon", "full-moon-down"]
    for n, scenario in enumerate(ids, 2):
        rule = ledger.rule(f"TS-SCEN-{n:02}", lang)
        assert rule is not None
        assert rule[3].casefold().startswith(f"*{name(scenario, lang)}*,"), scenario
