"""Scenario files as people write them: what is wrong with one."""

from __future__ import annotations

import tempfile
from pathlib import Path

from moonwall.table.content import ContentError, Problem

from .game import GAME


def problems(text: str, name: str = "scenario.toml") -> list[Problem]:
    """Everything that is wrong with a scenario file, with its lines; nothing if it can be played."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "scenario.toml").write_text(text, encoding="utf-8")
        try:
            GAME.load_content((folder,))
        except ContentError as error:
            return [Problem(name, p.row, p.field, p.message, p.line) for p in error.problems]
    return []
