"""The card tests prove something: with every effect taken away by a content pack, each of them fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonwall.games.great_wall.game import GAME
from moonwall.table import Content, TableError

from . import test_advisors, test_commands, test_generals, test_tactics
from .scenes import Case, check

CASES = [
    *test_advisors.FIRE,
    *test_generals.FIRE,
    *test_tactics.PLAIN,
    *test_tactics.BOOSTED,
    *test_commands.FIRE,
]


@pytest.fixture(scope="module")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Content:
    """All cards without their effects."""
    content = GAME.load_content()
    nothing = '[{ verb = "honour", n = 0 }]'
    rows = [f'[[advisors]]\nid = "{card}"\nabilities = []' for card in content["advisors"]]
    rows += [f'[[generals]]\nid = "{card}"\nabilities = []' for card in content["generals"]]
    rows += [f'[[commands]]\nid = "{card}"\nboxes = []\nfunction = ""' for card in content["commands"]]
    rows += [
        f'[[tactics]]\nid = "{card}"\nplain = {nothing}\nboosted = {nothing}\nplain-cost = []'
        for card in content["tactics"]
    ]
    folder: Path = tmp_path_factory.mktemp("blank")
    (folder / "cards.toml").write_text("\n".join(rows), encoding="utf-8")
    return GAME.load_content((str(folder),))


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_blank_card_fails_its_test(case: Case, blank: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "load_content", lambda packs=(): blank)
    with pytest.raises((AssertionError, TableError)):
        check(case)
