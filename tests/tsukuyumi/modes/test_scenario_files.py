"""TS-SCEN-01: a scenario of one's own comes from a file; what cannot be played is refused with line and cause."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.scenario_files import problems
from moonwall.games.tsukuyumi.scenarios import as_toml, outer
from moonwall.table.content import ContentError

from ..hand import game

BASE = table.game_type("tsukuyumi").load_content()["boards"]["random-3"]


def scenario(**changes: Any) -> dict[str, Any]:
    return {"id": "islands", "name": "Islands", "players": [3], **changes}


def board(**changes: Any) -> dict[str, Any]:
    row = {"id": "islands-3", "scenario": "islands", "players": 3, "tiles": 21, "spaces": list(BASE.spaces)}
    row["fair"] = list(BASE.fair)
    row["fixed"] = {"fertile": ["2,0"], "mountain": ["0,2"]}
    return {**row, **changes}


def test_a_scenario_of_ones_own_is_played(tmp_path: Path) -> None:
    """TS-SCEN-01: saved as an editor would, started by its name, its special rules kept."""
    text = as_toml(scenario(objectives=False, home_by_moon=False), [board()])
    assert problems(text) == []
    (tmp_path / "islands.toml").write_text(text)
    match = table.start("tsukuyumi", seats=3, seed=1, content=str(tmp_path), scenario="islands")
    position = game(match)
    assert match.view()["table"]["scenario"] == {"id": "islands", "name": "Islands", "holes": []}
    assert not position.rules.objectives
    again = table.replay(match.record(), content=(str(tmp_path),))
    assert again.grade == "exact"
    with pytest.raises(table.SetupError, match="does not know 'islands'"):
        table.start("tsukuyumi", seats=3, scenario="islands")


def test_teams_of_ones_own_scenario(tmp_path: Path) -> None:
    """TS-ALLY-02-PL: a scenario of one's own can ask for alliances."""
    base = table.game_type("tsukuyumi").load_content()["boards"]["random-4"]
    row = board(players=4, tiles=28, spaces=list(base.spaces), fair=list(base.fair))
    (tmp_path / "s.toml").write_text(as_toml(scenario(players=[4], teams="pairs"), [row]))
    match = table.start("tsukuyumi", seats=4, seed=1, content=str(tmp_path), scenario="islands")
    assert game(match).rules.teams == [0, 1, 0, 1]


FAR = [*BASE.spaces[:-1], "6,-6"]
WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"tiles": 20}, "tiles", "3 players need 21 tiles"),
    ({"spaces": list(BASE.spaces)[:-1]}, "spaces", "21 tiles need as many spaces, not 20"),
    ({"spaces": FAR}, "spaces", "6,-6 cannot be reached from the Moon"),
    ({"spaces": [*BASE.spaces[:-1], "1,0"]}, "spaces", "1,0 is part of the Moon"),
    ({"spaces": [*BASE.spaces[:-1], "7,0"]}, "spaces", "7,0 is too far out"),
    ({"spaces": [*BASE.spaces[:-1], "2,0"]}, "spaces", "2,0 is named twice"),
    ({"spaces": [*BASE.spaces[:-1], "east"]}, "spaces", "a space is written q,r.*not 'east'"),
    ({"homes": ["3,-2", "-2,-1"]}, "homes", "need at least 3 Homezone spaces, not 2"),
    ({"homes": ["3,-2", "-2,-1", "6,0"]}, "homes", "6,0 is no place for a Homezone"),
    ({"fair": ["3,-2"]}, "fair", "name one fair Homezone space for each of the 3"),
    ({"holes": ["2,0"]}, "holes", "2,0 is one of the spaces that take a tile"),
    ({"fixed": {"lava": ["2,0"]}}, "fixed", "cannot fix 'lava'"),
    ({"fixed": {"fertile": ["5,0"]}}, "fixed", "5,0 is not among the spaces"),
    ({"fixed": {"radioactive": list(BASE.spaces[:12])}}, "fixed", "the box holds"),
    ({"exact": ["lava"]}, "exact", "cannot count 'lava'"),
    ({"groups": [["2,0"]]}, "groups", "3 players need as many groups"),
    ({"groups": [["2,0"], ["0,2"], ["5,0"]]}, "groups", "5,0 is not among the spaces"),
    ({"open": ["2,0|0,2"]}, "open", "name two neighbours"),
    ({"players": 4, "tiles": 28}, "players", "is not for 4 players"),
    ({"scenario": "isles"}, "scenario", "there is no row 'isles'"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "field", "words"), WRONG, ids=lambda v: str(v)[:24])
def test_a_broken_board_is_refused_with_line_and_cause(
    changes: dict[str, Any], field: str, words: str, tmp_path: Path
) -> None:
    """TS-SCEN-01, TS-SETUP-03, TS-SETUP-14: reachable, the right number of tiles, room for every Homezone."""
    text = as_toml(scenario(), [board(**changes)])
    (tmp_path / "islands.toml").write_text(text)
    with pytest.raises(ContentError, match=words) as caught:
        table.start("tsukuyumi", seats=3, content=str(tmp_path), scenario="islands")
    found = [p for p in caught.value.problems if p.row == "islands-3" and p.field == field]
    assert found and found[0].file.endswith("islands.toml")
    assert text.splitlines()[found[0].line - 1].startswith(f"{field} =")


def test_no_room_for_homezones() -> None:
    """TS-SETUP-14: holes all round leave no place at the outer edge."""
    from moonwall.games.tsukuyumi.board import NAMES

    free = [NAMES[s] for s in outer(BASE.spaces, [], True)]
    found = problems(as_toml(scenario(), [board(holes=free[2:], fair=[])]))
    assert [p.field for p in found] == ["spaces"] and "can take a Homezone; 3 are needed" in found[0].message


def test_a_broken_scenario_row() -> None:
    """TS-SCEN-01: players without a board, twins, teams that do not fit, unknown words, no TOML at all."""

    def said(text: str) -> str:
        return "\n".join(str(p) for p in problems(text, "mine.toml"))

    assert "there is no board for 4 players" in said(as_toml(scenario(players=[3, 4]), [board()]))
    assert "3 to 6 players, not 2" in said(as_toml(scenario(players=[2, 3]), [board()]))
    assert "exactly 4 players" in said(as_toml(scenario(teams="pairs"), [board()]))
    assert "name at least one number" in said('[[scenarios]]\nid = "islands"\nplayers = []\n')
    assert "is for the same scenario" in said(as_toml(scenario(), [board(), board(id="islands-b")]))
    assert said(as_toml(scenario(moons=2), [board()])).startswith("mine.toml:5, row 'islands', field 'moons'")
    assert "mine.toml:2: not valid TOML" in said("[[scenarios]]\nid = islands\n")
