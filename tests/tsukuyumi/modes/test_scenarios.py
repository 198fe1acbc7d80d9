"""TS-SCEN: the scenarios of the box, their boards and special rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, MOON, NAMES, NEXT, SPACE, edge_of
from moonwall.games.tsukuyumi.book import FERTILE, MOUNTAIN, RADIOACTIVE
from moonwall.games.tsukuyumi.lineup import BASE
from moonwall.games.tsukuyumi.position import AREA, HOMEZONE, VOID, Tsukuyumi
from moonwall.games.tsukuyumi.rules.ground import vacant
from moonwall.games.tsukuyumi.rules.setup import groups_at, start_spaces
from moonwall.games.tsukuyumi.rules.ways import open_edges
from moonwall.table import Match
from moonwall.table.position import without

from ..hand import game, kind, offered, seat, texts


def start(scenario: str, seats: int | list[str] = 3, seed: int = 1, **options: object) -> Match:
    return table.start("tsukuyumi", seats=seats, seed=seed, scenario=scenario, **options)


def laid(position: Tsukuyumi) -> list[int]:
    return [s for s in position.spaces if position.ground[s] == AREA]


def of_type(position: Tsukuyumi, type_: int) -> list[str]:
    return [NAMES[s] for s in laid(position) if position.terrain[s] == type_]


@pytest.mark.parametrize(
    ("scenario", "seats", "tiles"),
    [("exploration", 3, 21), ("exploration", 4, 28), ("control", 3, 21), ("pacific-standoff", 3, 21),
     ("broken-earth", 4, 28), ("canyon", 4, 28), ("three-canyons", 6, 42), ("six-lands", 6, 42)],
)  # fmt: skip
def test_the_board_is_the_scenarios(scenario: str, seats: int, tiles: int) -> None:
    """TS-SCEN-01, TS-SCEN-06: so many tiles on the spaces of the diagram; fixed types lie where it wants them, the
    others are arbitrary."""
    boards = set()
    for seed in range(3):
        position = game(start(scenario, seats, seed))
        row = position.rules.board
        assert [NAMES[s] for s in sorted(laid(position))] == sorted(row.spaces, key=SPACE.__getitem__)
        assert len(laid(position)) == tiles
        for what, type_ in (("fertile", FERTILE), ("mountain", MOUNTAIN)):
            assert set(row.fixed.get(what, ())) <= set(of_type(position, type_))
        boards.add(position.tile)
    assert len(boards) == 3


def test_exploration_has_no_objectives_and_a_fixed_number_of_fertile_grounds() -> None:
    """TS-SCEN-02, TS-SCEN-02-PL: three or two Fertile Grounds exactly; the Polish surplus leaves the game; at most four
    players there."""
    for edition in ("italian", "polish"):
        for seats, fertile in ((3, 3), (4, 2)):
            position = game(start("exploration", seats, edition=edition))
            assert len(of_type(position, FERTILE)) == fertile
            assert not position.rules.objectives
            left = [t for t in position.unused_tiles if position.book.tile_type[t] == FERTILE]
            plain = [t for t in left if not position.book.tile_prop[t]]
            assert bool(plain) == (edition == "italian")
    assert game(start("random")).rules.objectives
    assert len(of_type(game(start("exploration", 5)), FERTILE)) == 3
    with pytest.raises(table.SetupError, match="is for 3 or 4 players, not 5"):
        start("exploration", 5, edition="polish")


def test_control_gives_each_player_a_group() -> None:
    """TS-SCEN-03: one group each, no Homezone beside the Moon, starting areas in the own group; gates stand open."""
    for seed in range(4):
        match = start("control", ["cybersamurai", "dark-seed", "nomads"], seed)
        position = game(match)
        assert len(of_type(position, FERTILE)) == 3
        for pair in position.rules.board.open:
            a, b = (SPACE[name] for name in pair.split("|"))
            assert not position.wall_between(a, edge_of(a, b))
        taken: list[int] = []
        while kind(match) != "select-card":
            if kind(match) == "place-home":
                spaces = [SPACE[t.split()[1]] for t in offered(match, "home")]
                assert spaces and not any(t in MOON for s in spaces for _, t in AROUND[s])
                assert all(len(groups_at(game(match), s)) == 1 for s in spaces)
                assert not any(set(groups_at(game(match), s)) & set(taken) for s in spaces)
                taken += groups_at(game(match), spaces[-1])
                match.play(texts(match)[-1])
            elif kind(match) == "start-area":
                group = set(game(match).rules.board.groups[taken[-1]])
                assert {t.split()[1] for t in texts(match)} <= group
                match.play(texts(match)[-1])
            else:
                match.play(texts(match)[0])
        assert sorted(taken) == [0, 1, 2]


@pytest.mark.parametrize("seed", range(4))
def test_six_lands_give_each_player_a_group(seed: int) -> None:
    """10.2, TS-SCEN-03: each in another group, the Lords' areas and one Portal of the Sentinels too, whoever sets up
    first (here the Sentinels or the Lords, by *Rise to Power*); gates are open and no Homezone lies by the Moon."""
    first = ("sentinels", "lords-of-the-lost-sea")[seed % 2]
    seats = ["nomads", "fireborn", "sentinels", "lords-of-the-lost-sea", "dark-seed", "children-of-the-lion"]
    match = start("six-lands", seats, seed, starting_advantages=True)
    position = game(match)
    place = seats.index(first)
    position.order = (place, *without(position.order, place))
    for pair in position.rules.board.open:
        a, b = (SPACE[name] for name in pair.split("|"))
        assert not position.wall_between(a, edge_of(a, b))
    assert len(position.rules.board.open) == 12
    chance = Random(seed)
    while kind(match) != "select-card":
        match.play(chance.choice(match.decisions[0].options), match.decisions[0].seat)
    position = game(match)
    groups = [set(position.book.spaces(names)) for names in position.rules.board.groups]
    taken = []
    for n in range(6):
        home, areas = position.homezone[n], {s for s in position.areas if position.territory[s] == n}
        lands = {g for g, group in enumerate(groups) if group & areas}
        if home >= 0:
            assert not any(t in MOON for _, t in AROUND[home]) and lands <= set(groups_at(position, home))
            taken += groups_at(position, home)
        elif areas:
            taken += sorted(lands)
        else:
            taken += groups_at(position, position.rules.factions[n].settled_at(position, n))
    assert sorted(taken) == [0, 1, 2, 3, 4, 5]


def test_pacific_standoff_names_the_homezones() -> None:
    """TS-SCEN-04: A, B or C, one each, the Nest too; X stays free of Homezones and of new land."""
    match = start("pacific-standoff", ["dark-seed", "nomads", "boarlords"])
    left = {"home -1,-3", "home 4,-3", "home -2,4"}
    for _ in range(2):
        assert kind(match) == "place-home" and set(texts(match)) == left
        left.remove(texts(match)[0])
        before = seat(match)
        match.play(texts(match)[0])
        while match.decision and kind(match) != "place-home" and kind(match) != "select-card":
            match.play(texts(match)[0])
        assert not match.decision or seat(match) != before or kind(match) == "select-card"
    position = game(match)
    assert position.ground[SPACE["1,-2"]] == VOID
    assert {position.ground[SPACE[n]] for n in ("-1,-3", "4,-3", "-2,4")} == {HOMEZONE}
    assert SPACE["1,-2"] not in vacant(position, 1)


def test_holes_of_broken_earth_cannot_be_crossed_or_filled() -> None:
    """TS-SCEN-05: neither flying nor walking units cross them, no Homezone lies there, no new land either."""
    match = start("broken-earth", 4)
    position = game(match)
    holes = [SPACE[n] for n in position.rules.board.holes]
    assert len(holes) == 6
    homes = {SPACE[t.split()[1]] for t in offered(match, "home")}
    assert not homes & set(holes) and not set(vacant(position, 1)) & set(holes)
    for hole in holes:
        assert position.ground[hole] == VOID
        for d, t in AROUND[hole]:
            assert not open_edges(position, 0, t, flying=True) >> (d + 3) % 6 & 1
            assert NEXT[t * 6 + (d + 3) % 6] == hole


def test_homezones_beside_the_moon_in_the_canyon() -> None:
    """TS-SCEN-06, TS-SETUP-17: a strip through the Moon without special rules; spaces beside the Moon are legal."""
    found = set()
    for seed in range(6):
        found |= set(offered(start("canyon", 4, seed), "home"))
    assert found & {"home 2,-2", "home 0,-2", "home -2,2", "home 0,2"}
    with pytest.raises(table.SetupError, match="italian edition, not the polish"):
        start("canyon", 4, edition="polish")


def test_full_moon_down_is_for_five() -> None:
    """TS-SCEN-07: 35 tiles, 4 Fertile Grounds and 2 Radioactive ones for five players; the error says who may not."""
    content = table.game_type("tsukuyumi").load_content()
    row = content["boards"]["full-moon-down-5"]
    assert row.tiles == len(row.spaces) == 35
    assert len(row.fixed["fertile"]) == 4 and len(row.fixed["radioactive"]) == 2
    assert set(row.exact) == {"fertile", "radioactive"}
    box = [t for t in content["tiles"].values() if "base" in t.sets and t.prop == "radioactive"]
    assert len(box) >= 2 and RADIOACTIVE
    assert "full-moon-down" in next(o for o in table.game_type("tsukuyumi").options if o.name == "scenario").choices
    with pytest.raises(table.SetupError, match="is for 5 players, not 4"):
        start("full-moon-down", 4)
    position = game(start("full-moon-down", 5))
    assert len(laid(position)) == 35 and len(of_type(position, FERTILE)) == 4


@pytest.mark.parametrize(("edition", "unused"), [("italian", 2), ("polish", 3)])
def test_five_players_take_further_tiles_where_the_box_is_too_small(edition: str, unused: int) -> None:
    """TS-SETUP-03, TSM-GEN-09 (Q-74): 35 tiles; the Polish box has 31 and takes the set for more players."""
    five = ["cybersamurai", "dark-seed", "nomads", "boarlords", "fireborn"]
    position = game(start("random", five, edition=edition))
    assert len(laid(position)) == 35 and len(position.unused_tiles) == unused


@pytest.mark.parametrize(
    ("options", "words"),
    [({"scenario": "controll"}, "Did you mean 'control'"), ({"scenario": "alliance"}, "does not know 'alliance'"),
     ({"scenario": 3}, "name of a scenario"), ({"scenario": "broken-earth"}, "is for 4 players, not 3"),
     ({"mode": "two", "scenario": "control", "seats": 2}, "belongs to mode standard")],
)  # fmt: skip
def test_what_does_not_fit_is_refused(options: dict[str, Any], words: str) -> None:
    """TS-SCEN-01: a scenario is for certain numbers of players; the error says what would be right."""
    with pytest.raises(table.SetupError, match=words):
        table.start("tsukuyumi", **{"seats": 3, **options})


def test_groups_hold_only_where_there_are_some() -> None:
    """TS-SCEN-03: on other boards starting areas are free of groups."""
    match = start("random", list(BASE)[:3])
    match.play(texts(match)[0])
    assert start_spaces(game(match), match.decision.seat if match.decision else 0)
