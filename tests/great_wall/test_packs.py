"""Content packs: a user's own board values, and clear words about broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonwall import table
from moonwall.games.great_wall.position import GreatWall
from moonwall.table import ContentError


def pack(folder: Path, text: str) -> str:
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return str(folder)


def test_a_pack_changes_the_board(tmp_path: Path) -> None:
    text = '[[walls]]\nid = "level-1"\ncost = 4\n\n[[soldiers]]\nid = "archer"\nqi = 1\n'
    match = table.start("great-wall", seats=3, seed=1, content=pack(tmp_path, text))
    assert isinstance(match.position, GreatWall)
    assert match.position.book.wall_cost == (0, 4, 10, 15)
    assert match.position.book.soldier_cost[1] == (1, 0, 0, 1)
    assert match.setup.content.hash != table.start("great-wall", seats=3, seed=1).setup.content.hash


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ('[[locations]]\nid = "quarry"\nspaces_three = 1\n', "quarry.*spaces_three.*2 to 8"),
        ('[[locations]]\nid = "warehouse"\nregular = true\nshame = false\n', "cannot add rows"),
        ('[[locations]]\nid = "martial-school"\nspaces_four = 3\n', "no separate spaces"),
        ('[[walls]]\nid = "level-2"\ndefense = 9\n', "defense.*Did you mean 'defence'"),
        ('[[walls]]\nid = "level-2"\ndefence = "nine"\n', "level-2.*defence"),
        ('[[times]]\nid = "three"\nlethality = [1, 2]\n', "three.*one number for each space"),
        ('[[prices]]\nid = "rescue"\nvalue = -1\n', "rescue.*value.*0 or more"),
        ('[[soldiers]]\nid = "spearman"\nstone = -2\n', "spearman.*stone.*0 or more"),
        ('[[wals]]\nid = "level-2"\n', "no table 'wals'"),
    ],
)
def test_a_broken_pack_is_named(tmp_path: Path, text: str, wanted: str) -> None:
    with pytest.raises(ContentError, match=wanted) as found:
        table.start("great-wall", seats=3, seed=1, content=pack(tmp_path, text))
    assert "mine.toml" in str(found.value)
