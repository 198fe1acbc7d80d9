"""Set-up of the table and Oni Round cards (ledger 1.1, 1.2, HD-09; content page 2 and 9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import COORDS, NAMES, SPACE, distance, spaces_in
from moonwall.games.tsukuyumi.book import FERTILE, RIVERLAND, TOXIC
from moonwall.games.tsukuyumi.modes.moon_princess import round_card, setup, state
from moonwall.games.tsukuyumi.modes.moon_princess.round_card import Making
from moonwall.games.tsukuyumi.position import Tsukuyumi
from moonwall.games.tsukuyumi.rules.ground import reached

from .stage import claim, play_with, put, stage

FAR = {"nomads": "6,0", "boarlords": "-6,0", "dark-seed": "0,6"}
MOON = ("0,0", "1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")


def bare(players: int = 3, seed: int = 0, **options: Any) -> Tsukuyumi:
    """The Moon alone, for so many players."""
    game = stage(board={}, homes=FAR, seed=seed, options=options)
    play_with(game, players)
    return game


# --- the land and the Oni -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "extra", "tiles"), [(1, 0, 12), (2, 0, 14), (3, 0, 21), (3, -2, 19), (4, 2, 30)])
def test_tiles_lie_in_circles_round_the_moon(players: int, extra: int, tiles: int) -> None:
    """MP-SETUP-08, MP-SETUP-09, MP-SETUP-10, MP-SOLO-02, MP-DIFFICULTY-01, MQ-31: the inner circle is full, the
    next one is begun at a corner and has no gap; one Fertile Ground for each player."""
    for seed in range(4):
        game = bare(players, seed)
        setup.lay_land(game, extra)
        land = [s for s in game.areas if s > 6]
        assert len(land) == tiles == setup.tile_count(players, extra)
        circles = Counter(distance(COORDS[s], (0, 0)) for s in land)
        assert circles[2] == 12 and circles[3] == min(18, tiles - 12) and circles[4] == max(0, tiles - 30)
        kinds = Counter(game.terrain[s] for s in land)
        assert kinds[FERTILE] == players and not kinds[RIVERLAND]
        assert not any(game.printed[s] & TOXIC for s in land)
        assert set(land) <= set(spaces_in(reached(game)))
        assert len({game.tile[s] for s in land}) == tiles, "no tile twice"
        assert not {game.tile[s] for s in land} & set(game.unused_tiles)


def test_a_circle_goes_clockwise_from_its_corner() -> None:
    """Content page 2.2: from 3,0 on towards 2,1, as the ring is numbered."""
    assert [NAMES[s] for s in setup.circle(3, 0)[:5]] == ["3,0", "2,1", "1,2", "0,3", "-1,3"]
    corners = {NAMES[setup.circle(3, corner)[0]] for corner in range(6)}
    assert corners == {"3,0", "3,-3", "0,-3", "-3,0", "-3,3", "0,3"}
    assert len(set(setup.circle(4, 2))) == 24


def test_the_oni_of_the_beginning() -> None:
    """MP-SETUP-05, MP-SETUP-06: one Small and one Medium on each Moon area; 8, 5 and 7 are left."""
    game = bare()
    setup.lay_oni(game)
    kinds = [game.book.kind_index[u] for u in ("oni-small", "oni-medium", "oni-large")]
    assert [game.stock[k] for k in kinds] == [8, 5, 7]
    assert all([game.count(SPACE[s], k) for k in kinds] == [1, 1, 0] for s in MOON)


def test_priority_markers() -> None:
    """MP-SETUP-18: beside Homezones, Fertile, Radioactive, the centre; one each, none elsewhere or on a Homezone."""
    board = {"2,0": "fertile", "2,-1": "radioactive", "1,1": "ocean", "3,0": "fertile", "3,-1": "ocean"}
    game = stage(board=board, homes={"nomads": "4,0", "boarlords": "-3,0", "dark-seed": "-3,1"})
    setup.lay_priority(game)
    setup.lay_priority(game)
    found = {NAMES[s]: n for s, n in enumerate(game.marks_of("priority")) if n}
    assert found == {"0,0": 1, "2,0": 1, "2,-1": 1, "3,0": 1}, "3,0 qualifies twice; 1,1 and 3,-1 do not"


def test_head_starts() -> None:
    """HD-10: 1 + P for the team, nothing, 1 + P and twice that for the Oni."""
    found = [setup.head_start(level, 2) for level in ("easy", "normal", "hard", "nightmare")]
    assert found == [(3, 0), (0, 0), (0, 3), (0, 6)]
    assert setup.head_start("hard", 4) == (0, 5)


# --- Round cards: what they make ------------------------------------------------------------------------------


def card(game: Tsukuyumi, name: str) -> Any:
    return game.book.content["round_cards"][f"round-{name}"]


def made(game: Tsukuyumi, name: str) -> Making:
    (found,) = round_card.makes(game, card(game, name))
    return found


def names(spaces: Any) -> list[str]:
    return sorted(NAMES[s] for s in spaces)


def test_low_tide_makes_small_oni() -> None:
    """OR-01 (MP-ROUND-10): the centre, and other Moon areas with a player's marker."""
    game = stage({"1,0": {"owner": "nomads"}, "0,0": {"owner": "nomads"}, "0,1": {"owner": "oni"}})
    found = made(game, "low-tide")
    assert found.what == "oni-small" and names(found.sure) == ["0,0", "1,0"] and not found.asked


def test_masks_of_fury_go_where_fewest_oni_are() -> None:
    """OR-02: P Moon areas with the fewest; ties are the team's. The Princess counts as an Oni where she is."""
    game = stage(princess=1)  # she is in 1,0
    for name in MOON[2:]:
        put(game, "oni-small", name)
    found = made(game, "masks-of-fury")
    assert found.what == "oni-medium" and names(found.sure) == ["0,0"]
    assert names(found.among) == sorted(MOON[1:]) and found.asked == 2
    put(game, "oni-small", "0,1")
    put(game, "oni-small", "-1,1")
    put(game, "oni-small", "-1,0")
    put(game, "oni-small", "0,-1")
    exact = made(game, "masks-of-fury")
    assert names(exact.sure) == ["0,0", "1,-1", "1,0"] and not exact.asked


def test_siege_and_her_call() -> None:
    """OR-03: Oni markers beside Homezones, at most P; OR-04: each area the Princess touches, none if she is away."""
    game = stage({"3,0": {"owner": "oni"}, "3,-1": {"owner": "oni"}, "2,0": {"owner": "oni"}})
    assert names(made(game, "siege").sure) == ["3,-1", "3,0"]
    play_with(game, 1)
    limited = made(game, "siege")
    assert not limited.sure and names(limited.among) == ["3,-1", "3,0"] and limited.asked == 1
    assert made(game, "her-call").sure == []
    assert names(made(stage(princess=1), "her-call").sure) == ["1,0", "2,-1", "2,0"]


def test_offerings_and_heart_of_the_moon() -> None:
    """OR-05: Fertile Grounds without player units; OR-06: a Large on the centre, or two Medium elsewhere."""
    board = {"2,0": "fertile", "2,-1": "fertile", "3,0": "ocean"}
    game = stage({"2,0": {"units": {"private": 1}}}, board=board)
    assert names(made(game, "offerings").sure) == ["2,-1"]
    assert (made(game, "heart-of-the-moon").what, names(made(game, "heart-of-the-moon").sure)) == ("oni-large", ["0,0"])
    claim(game, "nomads", "0,0")
    other = made(game, "heart-of-the-moon")
    assert other.what == "oni-medium" and other.asked == 2 and other.again and names(other.among) == sorted(MOON[1:])
    assert round_card.makes(game, card(game, "scattered-host")) == []


def test_new_blood_comes_clockwise_from_the_princess() -> None:
    """MPX-27 (OR-08, MQ-37): 0,1 is the first Moon area of ring-6; Small, Small, Medium, Large, Large of the supply."""
    game = stage(princess=6, stock={"oni-small": 2, "oni-medium": 1, "oni-large": 7})
    play_with(game, 4)
    found = made(game, "new-blood")
    assert [NAMES[s] for s in found.sure] == ["0,1", "-1,1", "-1,0", "0,-1", "1,-1"]
    kinds = round_card.provide(game, found.what, 5)
    assert [game.book.kind_ids[k] for k in kinds] == ["oni-small"] * 2 + ["oni-medium"] + ["oni-large"] * 2
    state.own(game)[state.PRINCESS] = 0
    assert NAMES[made(game, "new-blood").sure[0]] == "1,-1"
    state.own(game)[state.PRINCESS] = -1
    away = made(game, "new-blood")
    assert away.asked == 1 and len(away.among) == 6
    assert [NAMES[s] for s in round_card.clockwise(SPACE["1,-1"], 7)][-2:] == ["0,-1", "1,-1"]


def test_what_the_supply_lacks() -> None:
    """MQ-37: the size named, then larger, then smaller; the rest is lost."""
    game = stage(stock={"oni-small": 1, "oni-medium": 1, "oni-large": 1})
    found = [game.book.kind_ids[k] for k in round_card.provide(game, "oni-medium", 4)]
    assert found == ["oni-medium", "oni-large", "oni-small"]


# --- Round cards: objectives ----------------------------------------------------------------------------------


def check(game: Tsukuyumi, name: str) -> tuple[int, int, bool]:
    found = round_card.objective(game, card(game, name))
    return found.have, found.need, found.met


def test_held_areas_respect_the_princess() -> None:
    """MPX-28 (MP-ROUND-12, MP-PRINCESS-04): three Moon areas, one of them touched: missed; she walks on: met. Alone two
    are enough; while the Gambler stands with a 3 nothing is (MP-LEGEND-16)."""
    game = stage({s: {"owner": "nomads"} for s in ("1,0", "-1,0", "0,0")}, princess=1)
    assert check(game, "low-tide") == (2, 3, False)
    state.own(game)[state.PRINCESS] = 4
    assert check(game, "low-tide") == (3, 3, True) and check(game, "heart-of-the-moon") == (1, 1, True)
    state.own(game)[state.DIE] = 3
    assert check(game, "low-tide") == (3, 3, False)
    state.own(game)[state.DIE] = 4
    play_with(game, 1)
    assert check(game, "low-tide") == (3, 2, True)
    play_with(game, 5)
    assert check(game, "low-tide") == (3, 4, False)


def test_gates_figures_and_areas() -> None:
    """MPX-29 (OR-03), OR-02, OR-07: no Oni marker at a gate, at most 16 + 2P figures, 4P areas."""
    game = stage({"3,0": {"owner": "oni"}})
    assert check(game, "siege") == (1, 0, False)
    claim(game, "nomads", "3,0")
    assert check(game, "siege") == (0, 0, True) and check(game, "scattered-host") == (1, 12, False)
    put(game, "oni-small", "0,0", 15)
    put(game, "oni-medium", "0,0", 7)
    assert check(game, "masks-of-fury") == (22, 22, True)
    state.own(game)[state.PRINCESS] = 3
    assert check(game, "masks-of-fury") == (23, 22, False)
    for space in game.areas[:12]:
        game.territory[space] = 0
    state.own(game)[state.PRINCESS] = -1
    assert check(game, "scattered-host") == (12, 12, True)


def test_her_call_offerings_and_new_blood() -> None:
    """OR-04: she touches neither marker nor unit; OR-05: half of the Fertile Grounds, rounded up; OR-08: P kills."""
    board = {"2,0": "fertile", "2,-1": "fertile", "1,1": "fertile", "3,0": "ocean"}
    game = stage({"2,0": {"units": {"private": 1}}}, board=board, princess=1)
    assert check(game, "her-call") == (1, 0, False)
    state.own(game)[state.PRINCESS] = 8
    assert check(game, "her-call") == (0, 0, True)
    claim(game, "nomads", "2,0")
    assert check(game, "offerings") == (1, 2, False)
    claim(game, "boarlords", "1,1")
    assert check(game, "offerings") == (2, 2, True) and check(stage(), "offerings") == (0, 0, True)
    state.own(game)[state.KILLS] = 2
    assert check(game, "new-blood") == (2, 3, False)
    state.own(game)[state.KILLS] = 3
    assert check(game, "new-blood") == (3, 3, True)


def test_more_players_more_princess_actions() -> None:
    """HD-09 (MP-ROUND-11): one more with four, two with five or six; not in the game of four rounds."""
    game = stage()
    orders = []
    for players in (3, 4, 5):
        play_with(game, players)
        orders.append([round_card.princess_actions(game, card(game, "her-call"), long) for long in (False, True)])
    assert orders == [[1, 1], [2, 1], [3, 1]]
