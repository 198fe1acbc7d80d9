"""The list of equivalent mutants: every entry can be read, and says why."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import mutants as tool  # noqa: E402

LIST = ROOT / "tests/mutants-equivalent.toml"


@pytest.mark.parametrize("game", ["tsukuyumi", "great-wall"])
def test_every_entry_names_a_file_and_a_reason(game: str) -> None:
    package = ROOT / "src/moonwall/games" / game.replace("-", "_")
    entries = tool.judged(LIST, game)
    assert entries
    for (file, _, code, mutant), reason in entries.items():
        assert (package / file).is_file(), file
        assert code != mutant and len(reason) > 20
