"""TS-AREA, TS-HOME, TS-MOON, TS-UNIT: the ground and what stands on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, COORDS, NAMES, NEXT, OPPOSITE, SPACE, SPACES, distance, edge_of
from moonwall.games.tsukuyumi.position import AREA, NOBODY
from moonwall.games.tsukuyumi.rules import ground
from moonwall.table import Match

from .hand import FOUR, HOMES, PATCH, THREE, at, deal, game, go, kind, offered, owner, play, props, seat, texts, units


def test_adjacent_means_a_common_edge() -> None:
    """TS-AREA-13: six neighbours, both ways, at distance 1."""
    for space in range(SPACES):
        for d, t in AROUND[space]:
            assert distance(COORDS[space], COORDS[t]) == 1
            assert NEXT[t * 6 + OPPOSITE[d]] == space
    assert len(AROUND[0]) == 6 and edge_of(SPACE["2,0"], SPACE["4,0"]) == -1


def test_every_area_has_one_lasting_type() -> None:
    """TS-AREA-01: Ocean Floor, Fertile Ground or Mountain Range; conquest and markers do not change it (TS-CONQ-08)."""
    match = table.start("tsukuyumi", seats=4, seed=2)
    position = game(match)
    for space in position.areas:
        assert (position.terrain[space] in (1, 2, 3)) == (position.ground[space] == AREA)
    small = deal(
        board={**PATCH, "2,0": "fertile"},
        spaces={"2,0": {"units": {"private": 1}, "added": ["unstable"], "mines": 1}},
        phase="red",
        active="boarlords",
    )
    from moonwall.games.tsukuyumi.rules.pieces import conquer

    conquer(game(small), 0, SPACE["2,0"])
    row = next(r for r in small.view()["table"]["spaces"] if r["at"] == "2,0")
    assert (row["type"], row["props"], row["markers"]) == ("fertile", ["unstable"], {"mine": 1})


def test_an_area_has_each_property_at_most_once() -> None:
    """TS-AREA-05: several different ones are possible; gaining and losing them goes by markers."""
    match = deal(board={**PATCH, "2,0": "radioactive"})
    position, space = game(match), SPACE["2,0"]
    assert not ground.can_give(position, space, 4)
    ground.give(position, space, 2)
    assert props(match, "2,0") == ["unstable", "radioactive"]
    assert not ground.can_give(position, space, 2)
    ground.cancel(position, space, 4)
    assert props(match, "2,0") == ["unstable"] and position.negated[space] == 4
    ground.give(position, space, 4)
    assert position.negated[space] == 0 and position.neutral[3] == 10, "the Negation marker is lifted"


def test_radioactive_destroys_at_the_end_of_the_round_and_not_on_the_way() -> None:
    """TS-AREA-08, TS-AREA-08-PL: whatever the Health; passing through is harmless; after the scoring (Q-15)."""
    for polish in (False, True):
        match = deal(
            phase="red",
            polish=polish,
            active="boarlords",
            flipped=["dark-seed", "nomads"],
            left={"movement": 2, "combat": 0},
            board={**PATCH, "2,0": "radioactive"},
            spaces={"3,0": {"units": {"squeaker": 1}}, "2,0": {"units": {"boarmaster": 1}}},
        )
        play(match, "use movement", "march squeaker 3,0 2", "to 2,0 1", "march squeaker 2,0 1", "to 2,-1 1", "done")
        while kind(match) != "select-card":
            play(match, "done")
        assert units(match, "2,0") == {} and units(match, "2,-1") == {"squeaker": 1}


def test_radioactivity_can_come_before_the_scoring() -> None:
    """TS-AREA-08 (switch radioactive_step, Q-15): the order shows in the log."""
    for step, first in (("after-scoring", "interim"), ("before-scoring", "lost")):
        match = deal(
            phase="red",
            active="nomads",
            flipped=["boarlords", "dark-seed"],
            options={"radioactive_step": step},
            board={**PATCH, "2,0": "radioactive"},
            left={"movement": 1, "combat": 0},
            spaces={"2,0": {"units": {"private": 1}}},
        )
        play(match, "done")
        kinds = [e.kind for e in match.events if e.kind in ("interim", "lost")]
        assert kinds[0] == first


def test_a_block_belongs_to_one_side_of_one_tile() -> None:
    """TS-AREA-14, TS-AREA-10: it closes the common edge for both, and touches neither type nor Properties nor
    conquest."""
    match = deal(
        board={**PATCH, "3,0": {"tile": "ocean-10", "turn": 3}},
        phase="red",
        active="nomads",
        left={"combat": 1, "movement": 1},
        spaces={"3,0": {"units": {"private": 1}}},
    )
    position = game(match)
    assert position.print_blocks[SPACE["3,0"]] == 1 << 3 and position.print_blocks[SPACE["2,0"]] == 0
    assert position.wall_between(SPACE["2,0"], 0) and position.wall_between(SPACE["3,0"], 3)
    ground.rotate(position, SPACE["3,0"], 1)
    assert not position.wall_between(SPACE["2,0"], 0), "it turned away with its tile"
    play(match, "attack 3,0", "with nomad-conquest")
    assert owner(match, "3,0") == "nomads"


def test_a_passage_opens_a_printed_block() -> None:
    """TS-AREA-11."""
    board = {**PATCH, "3,0": {"tile": "ocean-10", "turn": 3}}
    closed = game(deal(board=board))
    opened = game(deal(board=board, spaces={"3,0": {"passages": ["2,0"]}}))
    assert closed.wall_between(SPACE["2,0"], 0) and not opened.wall_between(SPACE["2,0"], 0)


def test_markers_run_out() -> None:
    """Q-44, TS-SETUP-10: without a Negation marker no print can be cancelled, without Block markers nothing closed."""
    match = deal()
    position = game(match)
    position.neutral[3] = position.neutral[4] = 0
    assert not ground.can_cancel(position, 0, 1)
    assert not ground.closable(position, SPACE["2,0"], 0)


# --- TS-HOME ------------------------------------------------------------------------------------------------------


def test_homezones_are_no_areas() -> None:
    """TS-HOME-01, TS-HOME-04, TS-CONQ-12: no type, no Property, no points, no conquest; each has its name."""
    match = deal(
        FOUR,
        phase="red",
        active="nomads",
        left={"combat": 1, "movement": 0},
        spaces={"4,0": {"units": {"private": 1}}, "2,0": {"units": {"private": 1}}},
    )
    homes = {r["name"]: r for r in match.view()["table"]["spaces"] if r["ground"] == "home"}
    assert set(homes) == {"otomo-core", "nest", "uss-nomad", "boarea"}
    assert all(r["type"] == "none" and not r["props"] and r["owner"] is None for r in homes.values())
    assert "attack 4,0" not in texts(match), "an empty Homezone cannot be conquered"
    with pytest.raises(table.ComposeError, match="cannot be controlled"):
        deal(spaces={"4,0": {"owner": "nomads"}})


def test_everybody_may_stand_in_a_homezone() -> None:
    """TS-HOME-02, TS-HOME-03: entered by anybody, and the base point for new units all the same."""
    match = deal(
        phase="red", active="dark-seed", left={"movement": 1, "combat": 0}, spaces={"3,0": {"units": {"worker": 1}}}
    )
    play(match, "use movement", "march worker 3,0 1", "to 4,0 1")
    assert units(match, "4,0") == {"worker": 1}
    from moonwall.games.tsukuyumi.rules.production import common_places

    assert SPACE["4,0"] in common_places(game(match), at(match, "nomads"))


def test_kaneda_may_close_a_homezone() -> None:
    """TS-HOME-05, TS-CYBER-10: the edges of Homezones are offered."""
    match = deal(
        ["cybersamurai", "nomads", "boarlords"],
        phase="red",
        active="cybersamurai",
        factions={"cybersamurai": {"uplinks": ["amaterasu", "kaneda"]}},
    )
    go(match, "use kaneda")
    assert [t for t in texts(match) if "4,0" in t], texts(match)[:5]


# --- TS-MOON ------------------------------------------------------------------------------------------------------


def test_the_moon() -> None:
    """TS-MOON-01, TS-CONQ-13: centre and six areas, all Tsukuyumi; conquered normally and still Tsukuyumi."""
    match = deal(
        phase="red", active="nomads", left={"combat": 1, "movement": 0}, spaces={"1,0": {"units": {"private": 1}}}
    )
    assert [props(match, NAMES[s]) for s in range(7)] == [["tsukuyumi"]] * 7
    play(match, "attack 1,0", "with nomad-conquest")
    assert owner(match, "1,0") == "nomads" and props(match, "1,0") == ["tsukuyumi"]


def test_moon_areas_are_neither_starting_areas_nor_homezones() -> None:
    """TS-MOON-03."""
    match = deal(["dark-seed", "nomads", "boarlords"], phase="home", homes={})
    assert not {f"home {NAMES[s]}" for s in range(7)} & set(texts(match))
    with pytest.raises(table.ComposeError, match="Moon"):
        deal(homes={"nomads": "1,0", "boarlords": "4,-2", "dark-seed": "1,2"})


# --- TS-UNIT ------------------------------------------------------------------------------------------------------


def test_three_values() -> None:
    """TS-UNIT-01: conquest, Health and damage points, as on the boards."""
    book = game(deal()).book
    wanted = {"worker": (5, 5, 5), "boarguard": (50, 20, 10), "lt-dan": (15, 15, 15), "shield-drone": (5, 15, 0)}
    for unit, values in wanted.items():
        k = book.kind_index[unit]
        assert (book.cp[k], book.hp[k], book.dmg[k]) == values


def test_properties_always_work() -> None:
    """TS-UNIT-02: nothing a player decides switches them off: a Wasp's range is always 1 more."""
    match = deal(
        phase="red", active="dark-seed", left={"movement": 1, "combat": 0}, spaces={"2,0": {"units": {"wasp": 1}}}
    )
    play(match, "use movement")
    assert offered(match, "march") == ["march wasp 2,0 2"]


def aggressive(tmp_path: Path, **doc: Any) -> Match:
    (tmp_path / "units.toml").write_text('[[units]]\nid = "boarmaster"\naggressive = true\n')
    whole = {"seats": THREE, "board": PATCH, "homes": {f: HOMES[f] for f in THREE}, **doc}
    return table.compose("tsukuyumi", whole, content=str(tmp_path))


def test_aggressive_units_fight_once_more_in_red(tmp_path: Path) -> None:
    """TS-UNIT-06, TS-ROUND-18: also without a Red phase on the card; in its own area only, with all own units there. No
    base unit is Aggressive, so a content pack makes one."""
    spaces = {"3,-1": {"units": {"boarmaster": 1, "squeaker": 1}}, "2,0": {"units": {"squeaker": 1}}}
    match = aggressive(
        tmp_path, phase="red", active="boarlords", cards={"boarlords": "action-winter-quarters"}, spaces=spaces
    )
    assert texts(match) == ["rage 3,-1", "done"]
    go(match, "rage 3,-1", "with boar-conquest")
    assert owner(match, "3,-1") == "boarlords"
    assert seat(match) != "boarlords", "once"
    for rocket, silent in (("3,-1", True), ("2,0", False)):
        hit = aggressive(
            tmp_path,
            seats=["boarlords", "dark-seed", "cybersamurai"],
            homes={f: HOMES[f] for f in ("boarlords", "dark-seed", "cybersamurai")},
            phase="red",
            active="boarlords",
            spaces=spaces,
            factions={"cybersamurai": {"uplinks": ["rocket-attack"], "rocket-red": rocket}},
        )
        assert (not offered(hit, "rage")) is silent, "a Rocket Attack silences it (TS-CYBER-14)"
    white = aggressive(tmp_path, phase="white", active="boarlords", spaces=spaces)
    assert not offered(white, "rage"), "only in Red"
    assert game(white).territory.count(NOBODY)
