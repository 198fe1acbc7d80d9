"""Rules by id, read from the ledgers, so that a table can show the rule behind what happened, in the reader's language.

The English ledgers are ``docs/rules/*.md``; ``locales/<language>/rules/*.toml`` hold what other languages say.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

_RULE = re.compile(r"- \**([A-Z]+(?:-[A-Z0-9]+)+)\**[:.]?\s+(.*)")
_HEADING = re.compile(r"#+\s+(.*)")

Rule = tuple[str, str, str, str]  # id, game, title of its section, text


def _folder() -> Path | None:
    here = Path(__file__).resolve()
    for folder in (here.parent / "rules", here.parents[2] / "docs" / "rules"):
        if folder.is_dir():
            return folder
    return None


@cache
def _ledgers() -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    folder = _folder()
    for path in sorted(folder.glob("*.md")) if folder else ():
        title, rule_id, lines = "", "", [""]
        for line in [*path.read_text(encoding="utf-8").splitlines(), "# end"]:
            found = _RULE.match(line)
            heading = _HEADING.match(line)
            if rule_id and (found or heading or not line.strip() or line.startswith("- ")):
                rules.setdefault(rule_id, (rule_id, path.stem, title, _plain(" ".join(lines))))
                rule_id = ""
            if heading:
                title = heading[1]
            elif found:
                rule_id, lines = found[1], [found[2]]
            elif rule_id:
                lines.append(line.strip())
    return rules


def _plain(text: str) -> str:
    """Without the dash and the half of a pair of stars that are left when the id is cut off."""
    text = text.removeprefix("— ")
    return text.replace("**", "", 1) if text.count("**") % 2 else text


@cache
def _translated(lang: str, ledger: str) -> tuple[dict[str, str], dict[str, str]]:
    """Headings by the English ones, and texts by id."""
    path = Path(__file__).resolve().parent / "locales" / lang / "rules" / f"{ledger}.toml"
    doc = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return doc.get("headings", {}), doc.get("rules", {})


def rules(ledger: str) -> list[Rule]:
    """All rules of one ledger, in English."""
    return [found for found in _ledgers().values() if found[1] == ledger]


def rule(rule_id: str, lang: str = "en") -> Rule | None:
    """A rule as its language has it, else in English; None where no ledger knows it."""
    found = _ledgers().get(rule_id)
    if found is None or lang == "en" or not re.fullmatch("[a-z]{2}", lang):
        return found
    _, ledger, title, text = found
    headings, texts = _translated(lang, ledger)
    return rule_id, ledger, headings.get(title, title), texts.get(rule_id, text)
