"""Rules by id, read from the ledgers, so that the table can show the rule behind what happened."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_RULE = re.compile(r"- \**([A-Z]{2,}(?:-[A-Z0-9]+)+)\**[:.]?\s+(.*)")
_HEADING = re.compile(r"#+\s+(.*)")

Rule = tuple[str, str, str, str]  # id, game, title of its section, text


def _folder() -> Path | None:
    here = Path(__file__).resolve()
    for folder in (here.parents[1] / "rules", here.parents[3] / "docs" / "rules"):
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
                rules.setdefault(rule_id, (rule_id, path.stem, title, " ".join(lines)))
                rule_id = ""
            if heading:
                title = heading[1]
            elif found:
                rule_id, lines = found[1], [found[2]]
            elif rule_id:
                lines.append(line.strip())
    return rules


def rule(rule_id: str) -> Rule | None:
    return _ledgers().get(rule_id)
