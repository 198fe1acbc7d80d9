"""The page's tests get a view of every mode."""

from __future__ import annotations

import json
from pathlib import Path

from moonwall import table
from tests.fixtures import tables, write


def test_there_is_a_view_of_every_mode_in_which_somebody_decides(tmp_path: Path) -> None:
    write(tmp_path)
    views = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in tmp_path.glob("*.json")}
    assert set(views) == set(tables())
    for game in ("great-wall", "tsukuyumi"):
        assert {f"{game}-{mode.name}" for mode in table.game_type(game).modes} <= set(views)
    for name, view in views.items():
        assert view["decision"]["options"], name
        assert view["you"] == view["decision"]["seat"], name
