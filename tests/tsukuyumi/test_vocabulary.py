"""One registry of verbs: declared once each, known to the checks of content and to the page for card authors."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from moonwall.games.tsukuyumi.game import GAME
from moonwall.games.tsukuyumi.vocabulary import VERBS, declare, verbs_of

PAGE = Path(__file__).parents[2] / "docs" / "tsukuyumi-cards.md"
SECTIONS = {
    "Events": "events",
    "Faction events": "faction_events",
    "Counterattacks": "counterattacks",
    "Legendary Oni": "legends",
}


def lines(section: str) -> dict[str, list[str]]:
    """The rows of a section's table on the page: verb and further cells."""
    text = PAGE.read_text(encoding="utf-8").partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    found = {}
    for row in re.findall(r"^\| `([^`]+)` \|(.*)\|$", text, re.M):
        found[row[0]] = [cell.strip() for cell in row[1].split("|")]
    return found


@pytest.mark.parametrize("section", SECTIONS)
def test_the_page_lists_the_registry(section: str) -> None:
    page, registry = lines(section), verbs_of(SECTIONS[section])
    assert sorted(page) == sorted(registry)
    if section == "Legendary Oni":
        return
    for name, verb in registry.items():
        n, about = page[name][:2]
        low, high = verb.n or (0, 0)
        assert n == ("" if verb.n is None else str(low) if low == high else f"{low}–{high}"), name
        assert about == (verb.faction if section == "Faction events" else ", ".join(verb.what)), name


def test_every_table_of_verbs_is_on_the_page() -> None:
    assert {table for table, _ in VERBS} == set(SECTIONS.values())


def test_every_verb_is_used_by_a_card_of_the_box() -> None:
    content = GAME.load_content()
    used = {
        (table, row.do) for table in ("events", "faction_events", "counterattacks") for row in content[table].values()
    }
    used |= {("legends", row.legend) for row in content["units"].values() if row.legend}
    assert used == set(VERBS)


def test_a_verb_is_declared_once() -> None:
    with pytest.raises(ValueError, match="'give' of 'events' is declared twice"):
        declare("give", "events")
    assert VERBS["events", "give"].what  # the first declaration stands
