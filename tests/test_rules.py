"""Every rule id that code, content or tests cite is a rule of the ledgers. ``make rules`` shows which nobody cites."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
ID = re.compile(r"\b((?:TS|TSM|MP|GW)-[A-Z]+-\d+(?:-PL)?)\b")
SUFFIXES = {".py", ".toml", ".ts", ".svelte", ".ftl", ".json"}


def ledger() -> dict[str, str]:
    """Every rule, by id, with the ledger it stands in."""
    found = {}
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        for match in re.finditer(rf"^- \**{ID.pattern}", page.read_text(encoding="utf-8"), re.MULTILINE):
            found[match[1]] = page.stem
    return found


def cited(*folders: str) -> dict[str, list[str]]:
    """Every id that is cited below the folders, with the files that cite it."""
    found: dict[str, list[str]] = {}
    for folder in folders:
        for path in (ROOT / folder).rglob("*"):
            if (
                path.suffix in SUFFIXES
                and path.is_file()
                and "node_modules" not in path.parts
                and path != Path(__file__)
            ):
                for rule in set(ID.findall(path.read_text(encoding="utf-8", errors="ignore"))):
                    found.setdefault(rule, []).append(str(path.relative_to(ROOT)))
    return found


def test_every_cited_rule_is_in_a_ledger() -> None:
    text = "\n".join(p.read_text(encoding="utf-8") for p in (ROOT / "docs" / "rules").glob("*.md"))
    known = set(ID.findall(text)) | {"GW-NONE-99"}  # the one that is meant to be missing
    unknown = {rule: files[:3] for rule, files in cited("src", "tests", "web").items() if rule not in known}
    assert not unknown


def main() -> None:
    """How many rules of each area a test cites."""
    rules, tests = ledger(), cited("tests")
    for name in sorted(set(rules.values())):
        mine = [rule for rule, page in rules.items() if page == name and "-AMB-" not in rule]
        print(f"{name}: {sum(rule in tests for rule in mine)} of {len(mine)} rules are cited by tests")
        missing = Counter("-".join(rule.split("-")[:2]) for rule in mine if rule not in tests)
        for area, n in missing.items():
            print(f"  {area}: {n} not cited")


if __name__ == "__main__":
    main()
