"""TS-SCEN-01: a scenario of one's own comes from a file; what cannot be played is refused with line and cause."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, NAMES, SPACE, spaces_in
from moonwall.games.tsukuyumi.position import NO_TILE, Tsukuyumi
from moonwall.games.tsukuyumi.rules.ground import reached
from moonwall.games.tsukuyumi.rules.setup import open_pockets
from moonwall.games.tsukuyumi.scenario_files import problems
from moonwall.games.tsukuyumi.scenarios import as_toml, outer
from moonwall.table.content import ContentError
from tests import maps

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


# One tile, -2,1, touches the Moon and no other tile.
BESIDE = [NAMES[t] for _, t in AROUND[SPACE["-2,1"]]]
LONELY = ["-2,1", *[name for name in BASE.spaces if name not in (*BESIDE, "-2,1")], "3,1", "4,0", "4,-1"]
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
    ({"spaces": LONELY, "homes": ["-3,1", "3,-2", "4,1"], "fair": []}, "homes", "-3,1 has room for 1 of 3 starting"),
    ({"spaces": LONELY, "fair": ["3,-2", "4,1", "-3,1"]}, "fair", "-3,1 has room for 1 of 3 starting areas"),
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


class Bounded(Random):
    """Chance that ends: what would ask it for ever fails."""

    left = 10_000

    def random(self) -> float:
        self.left -= 1
        assert self.left, "this goes on and on"
        return super().random()


def laid(folder: Path, text: str, name: str, players: int, seed: int) -> tuple[Tsukuyumi, list[int]]:
    """A table of this map as chance lays it, pockets and all, and the spaces of its tiles."""
    (folder / "mine.toml").write_text(text)
    match = table.start("tsukuyumi", seats=players, seed=seed, content=str(folder), scenario=name, reach_check=False)
    position = game(match)
    return position, [s for s in position.areas if position.tile[s] != NO_TILE]


def test_tiles_change_places_where_turning_is_in_vain(tmp_path: Path) -> None:
    """TS-SETUP-04 (Q-32): at a fork of single tiles one that is open on two sides alone must go elsewhere. Kinds that
    the board fixes stay where it says (TS-SCEN-01)."""
    changed = 0
    for seed in range(8):
        position, tiles = laid(tmp_path, maps.arms(3, seed, fertile=2), "own-arms", 3, seed)
        fixed = [SPACE[name] for name in position.rules.board.fixed["fertile"]]
        before = {s: position.tile[s] for s in tiles}
        open_pockets(position, tiles, Bounded(seed))
        assert set(tiles) <= set(spaces_in(reached(position)))
        assert Counter(before.values()) == Counter(position.tile[s] for s in tiles)
        assert len(fixed) == 2 and all(before[s] == position.tile[s] for s in fixed)
        changed += any(before[s] != position.tile[s] for s in tiles)
    assert 0 < changed < 8


def test_a_board_that_cannot_be_laid_is_refused(tmp_path: Path) -> None:
    """TS-SETUP-04 (Q-32): where neither turning nor changing places helps, set-up says so and ends."""
    position, tiles = laid(tmp_path, maps.never_laid(), "m", 3, 1)
    with pytest.raises(table.SetupError, match=r"board 'm-3' cannot be laid .* reach_check=no"):
        open_pockets(position, tiles, Bounded(1))


def test_no_room_for_homezones() -> None:
    """TS-SETUP-14: holes all round leave no place at the outer edge."""
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
