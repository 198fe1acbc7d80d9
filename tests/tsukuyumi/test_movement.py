"""TS-MOVE: unit by unit and step by step."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import NAMES
from moonwall.games.tsukuyumi.rules.march import FRESH
from moonwall.table import Match

from .hand import PATCH, THREE, at, deal, game, kind, offered, owner, play, seat, texts, told, units


def red(spaces: dict[str, Any], who: str = "nomads", reach: int = 2, **doc: Any) -> Match:
    match = deal(phase="red", active=who, left={"movement": reach, "combat": 0}, spaces=spaces, **doc)
    return play(match, "use movement")


def targets(match: Match, march: str) -> set[str]:
    """Where the picked group may go."""
    again = match.clone()
    again.play(march)
    return {t.split()[1] for t in texts(again)} if kind(again) == "move-to" else set()


def test_three_workers_two_areas_in_four_clicks() -> None:
    """TS-MOVE-01, TS-MOVE-04: a group of identical units goes step by step; the rest stays."""
    match = red({"2,1": {"units": {"worker": 5}}}, "dark-seed")
    play(match, "march worker 2,1 2", "to 2,0 3", "march worker 2,0 1", "to 2,-1 3", "done")
    assert units(match, "2,-1") == {"worker": 3} and units(match, "2,1") == {"worker": 2}
    assert match.count == 6
    assert max(len(texts(match)), 30) <= 150


def test_some_stay_some_go_one_some_go_two() -> None:
    """EX-IT-10, EX-PL-07 (TS-MOVE-01): two stay, three move by 1, the others by 2."""
    match = red({"2,1": {"units": {"worker": 7}}}, "dark-seed")
    play(match, "march worker 2,1 2", "to 2,0 3", "march worker 2,1 2", "to 1,1 2", "march worker 1,1 1", "to 2,0 2")
    assert units(match, "2,1") == {"worker": 2} and units(match, "2,0") == {"worker": 5}
    assert offered(match, "march") == ["march worker 2,0 1", "march worker 2,1 2"]
    play(match, "march worker 2,0 1")
    assert "to 2,-1 3" in texts(match) and "to 2,-1 4" not in texts(match), "only the three have a step left"


def test_a_step_is_paid_by_the_unit_that_takes_it() -> None:
    """TS-MOVE-01: where two of a kind have met after one and after two steps, only the first can go on, once."""
    once, twice = (
        ["march worker 2,0 2", "to 2,-1 1"],
        ["march worker 2,1 2", "to 2,0 1", "march worker 2,0 1", "to 2,-1 1"],
    )
    for ways in ([*once, *twice], [*twice, *once]):
        match = play(red({s: {"units": {"worker": 1}} for s in ("2,1", "2,0")}, "dark-seed"), *ways)
        assert offered(match, "march") == ["march worker 2,-1 1"]
        play(match, "march worker 2,-1 1", "to 2,0 1")
        assert not offered(match, "march"), "both have gone two areas"


def test_a_step_that_an_escort_gives_is_paid_by_the_unit_that_takes_it() -> None:
    """TS-MOVE-01, TS-NOMAD-12: the same where Lt. Dan lends a step to one of those that have met."""
    match = red({"2,1": {"units": {"private": 1, "lt-dan": 1}}, "3,0": {"units": {"private": 1}}}, reach=1)
    play(match, "march private 3,0 1", "to 2,0 1", "march private 2,1 2", "to 2,0 1")
    assert privates(match) == ["march private 2,0 1"]
    play(match, "march private 2,0 1", "to 1,1 1")
    assert not privates(match)
    match = red({"2,1": {"units": {"lt-dan": 1}}, "3,0": {"units": {"private": 1}}}, reach=1)
    play(match, "march private 3,0 1", "to 2,0 1", "march lt-dan 2,1 2", "to 2,0 1")
    assert privates(match) == ["march private 2,0 1"], "he has come to lend it"
    play(match, "march private 2,0 1", "to 1,1 1")
    assert not privates(match)


def privates(match: Match) -> list[str]:
    return [text for text in texts(match) if text.startswith("march private")]


def test_every_step_is_paid_in_random_games() -> None:
    """TS-MOVE-01: who steps on is no longer where they were, with the steps they had, and has one fewer."""
    assert sum([_paid(seed) for seed in range(8)]) > 40


def _paid(seed: int) -> int:
    """The further steps of those who had moved in a random game, all looked at."""
    seats = ["dark-seed", "cybersamurai"]  # nobody lends steps on the way, nobody has Tunnels
    match = table.start("tsukuyumi", mode="two", seats=seats, seed=seed, edition=("italian", "polish")[seed % 2])
    chance, steps = Random(seed), 0
    picked = ("", "", 0)
    while not match.over:
        books = _books(match)
        options = [o for o in match.decisions[0].options if o.text != "done" or kind(match) != "move"]
        option = chance.choice(options or match.decisions[0].options)
        if option.verb == "march":
            _, unit, space, *left = option.tokens
            picked = (str(unit), str(space), int(*left or (-1,)))
        match.play(option)
        moved = [e for e in told(match, "moved") if option.verb in ("march", "to") and e["unit"] == picked[0]]
        if len(moved) != 1 or not game(match).march:
            continue
        n = moved[0]["n"]
        if books[picked]:  # they had moved before, else they just stood there
            books[picked] -= n
            steps += n
        books[picked[0], moved[0]["to_space"], picked[2] - 1] += n
        assert _books(match) == +books, (picked, moved)
    return steps


def _books(match: Match) -> Counter[tuple[str, str, int]]:
    """How many units of a kind that have moved stand in a space with so many steps left."""
    found: Counter[tuple[str, str, int]] = Counter()
    march, ids = game(match).march, game(match).book.kind_ids
    for i in range(0, len(march), 5):
        unit, space, left, flags, n = march[i : i + 5]
        if not flags & FRESH:
            found[ids[unit], NAMES[space], left] += n
    return found


def test_blocks_stop_both_ways() -> None:
    """TS-MOVE-02, TS-AREA-10, EX-IT-12: a Block on either tile closes the common edge in both directions."""
    match = red({"2,0": {"units": {"private": 1}, "blocks": ["3,0"]}, "3,0": {"units": {"private": 1}}}, reach=1)
    assert "3,0" not in targets(match, "march private 2,0 1")
    assert "2,0" not in targets(match, "march private 3,0 1")
    assert "3,-1" in targets(match, "march private 2,0 1")


def test_an_area_open_to_one_side_only() -> None:
    """EX-IT-12 (TS-MOVE-02): A1 is entered and left only through A3."""
    blocks = ["3,0", "3,-1", "2,-1", "1,0", "1,1"]
    match = red({"2,0": {"units": {"private": 1}, "blocks": blocks}}, reach=1)
    play(match, "march private 2,0 1")
    assert units(match, "2,1") == {"private": 1}, "the only way was taken at once"


def test_gaps_cannot_be_crossed_even_in_flight() -> None:
    """TS-MOVE-03, EX-IT-12: no tile, no way, whatever the range and for Flying units too."""
    board = {"2,0": "ocean", "4,0": "ocean"}
    match = red(
        {"2,0": {"units": {"wasp": 1}}},
        "dark-seed",
        reach=2,
        board=board,
        homes={"nomads": "5,0", "boarlords": "5,-1", "dark-seed": "1,1"},
    )
    assert "3,0" not in targets(match, "march wasp 2,0 3")


def test_effects_count_in_every_area_on_the_way() -> None:
    """TS-MOVE-04: Mines in the area between ask before the unit moves on."""
    match = red({"2,1": {"units": {"worker": 1}}, "2,0": {"mines": 1}}, "dark-seed")
    play(match, "march worker 2,1 2", "to 2,0 1")
    assert seat(match) == "nomads", "they decide whether it explodes"


def test_flying_ignores_blocks_and_enemies() -> None:
    """TS-MOVE-05, TS-UNIT-03."""
    spaces = {"2,1": {"units": {"wasp": 1, "worker": 1}, "blocks": ["2,0"]}, "2,0": {"units": {"oni-large": 2}}}
    match = red(spaces, "dark-seed", reach=2)
    assert "2,0" in targets(match, "march wasp 2,1 3")
    assert "2,0" not in targets(match, "march worker 2,1 2")
    play(match, "march wasp 2,1 3", "to 2,0 1")
    assert "march wasp 2,0 2" in texts(match), "the large Oni do not hold it"


def test_entering_and_leaving_is_free() -> None:
    """TS-MOVE-06, TS-MOVE-12: a Worker enters an area of Oni and stops there; one that starts there leaves; no
    fight."""
    match = red(
        {"2,0": {"units": {"oni-large": 2, "worker": 1}}, "2,1": {"units": {"worker": 1}}}, "dark-seed", reach=1
    )
    play(match, "march worker 2,0 1", "to 3,0 1", "march worker 2,1 1", "to 2,0 1")
    assert units(match, "2,0") == {"worker": 1, "oni-large": 2}
    assert not game(match).battle


def test_passing_through_needs_the_strength() -> None:
    """TS-MOVE-07: small 1, medium 2, large 4: a Private (2) passes a medium Oni, not a large one."""
    for oni, further in (("oni-small", True), ("oni-medium", True), ("oni-large", False)):
        match = red({"3,0": {"units": {"private": 1}}, "2,0": {"units": {oni: 1}}})
        play(match, "march private 3,0 2", "to 2,0 1")
        moving = offered(match, "march") if kind(match) == "move" else []
        assert bool(moving) is further, oni


def test_units_passing_count_together_and_may_split() -> None:
    """TS-MOVE-08: two Privates from different areas (2 + 2) pass a large Oni (4), then part."""
    match = red(
        {"3,0": {"units": {"private": 1}}, "2,1": {"units": {"private": 1}}, "2,0": {"units": {"oni-large": 1}}}
    )
    play(match, "march private 3,0 2", "to 2,0 1")
    assert offered(match, "march") == ["march private 2,1 2"], "alone it must wait"
    play(match, "march private 2,1 2", "to 2,0 1", "march private 2,0 1", "to 2,-1 1")
    assert "march private 2,0 1" in texts(match), "the second still counts the first"
    play(match, "march private 2,0 1", "to 1,1 1")
    assert units(match, "2,-1") == units(match, "1,1") == {"private": 1}


def test_own_units_standing_there_count_too() -> None:
    """TS-MOVE-08 (Q-09): passing units and own units in the area are added."""
    match = red({"3,0": {"units": {"private": 1}}, "2,0": {"units": {"oni-large": 1, "private": 1}}})
    play(match, "march private 3,0 2", "to 2,0 1")
    assert "march private 2,0 1" in texts(match)


def test_enemies_are_compared_one_by_one() -> None:
    """TS-MOVE-09: Oni 2 and Dark Seed 2 do not add up against 2."""
    match = red({"3,0": {"units": {"private": 1}}, "2,0": {"units": {"oni-medium": 1, "warrior": 1}}})
    play(match, "march private 3,0 2", "to 2,0 1")
    assert "march private 2,0 1" in texts(match)
    match = red({"3,0": {"units": {"private": 1}}, "2,0": {"units": {"oni-medium": 1, "warrior": 2}}})
    play(match, "march private 3,0 2", "to 2,0 1")
    assert kind(match) != "move" or not offered(match, "march")


def test_strength_has_no_other_use() -> None:
    """TS-MOVE-10: a small Worker conquers from a large Oni's neighbour all the same; strength is not CP."""
    match = deal(
        phase="red",
        active="dark-seed",
        left={"movement": 0, "combat": 1},
        spaces={"2,1": {"units": {"worker": 1}, "owner": "nomads"}},
    )
    play(match, "attack 2,1", "with seed-conquest")
    assert owner(match, "2,1") == "dark-seed"


def test_polish_compares_health() -> None:
    """EX-PL-02 (TS-MOVE-07-PL): 10 HP against Oni of 30 HP must stop; with two more standing there it may go on, and
    they may always leave."""
    three = ["cybersamurai", "nomads", "boarlords"]
    oni = {"oni-small": 1, "oni-medium": 1}
    match = red(
        {"3,0": {"units": {"cybersamurai-21": 1}}, "2,0": {"units": oni}}, "cybersamurai", seats=three, polish=True
    )
    play(match, "march cybersamurai-21 3,0 2", "to 2,0 1")
    assert kind(match) != "move" or not offered(match, "march"), "20 short"
    match = red(
        {"3,0": {"units": {"cybersamurai-21": 1}}, "2,0": {"units": {**oni, "cybersamurai-21": 2}}},
        "cybersamurai",
        seats=three,
        polish=True,
    )
    play(match, "march cybersamurai-21 3,0 2", "to 2,0 1", "march cybersamurai-21 2,0 1", "to 2,-1 1")
    assert units(match, "2,-1") == {"cybersamurai-21": 1}
    play(match, "march cybersamurai-21 2,0 2", "to 2,-1 2")
    assert units(match, "2,-1") == {"cybersamurai-21": 3}


@pytest.mark.parametrize("polish", [False, True])
def test_different_units_move_as_a_group(polish: bool) -> None:
    """TS-MOVE-11-PL: all units of an area together; a Mine then sees one group. They may split afterwards."""
    match = red({"2,1": {"units": {"worker": 2, "warrior": 1}}, "2,0": {"mines": 1}}, "dark-seed", polish=polish)
    play(match, "march all 2,1", "to 2,0")
    assert seat(match) == "nomads" and kind(match) == "explode"
    play(match, texts(match)[-1])
    assert sum(units(match, "2,0").values()) == 3
    play(match, "march worker 2,0 1", "to 1,1 1")
    assert units(match, "1,1") == {"worker": 1}


def test_homezones_and_moon_can_be_entered() -> None:
    """TS-MOVE-13, TS-MOVE-14, TS-HOME-02, TS-MOON-02: everybody may enter and cross them."""
    match = red({"3,-1": {"units": {"private": 1}}, "2,0": {"units": {"private": 1}}})
    assert "4,-2" in targets(match, "march private 3,-1 2"), "the Boarlords' Homezone"
    assert "1,0" in targets(match, "march private 2,0 2"), "a Moon area"
    play(match, "march private 3,-1 2", "to 4,-2 1")
    assert "3,-2" in targets(match, "march private 4,-2 1"), "and on through it"


def test_no_limit_to_units_in_an_area() -> None:
    """TS-MOVE-15."""
    match = red({"2,1": {"units": {"worker": 15}}, "2,0": {"units": {"wasp": 6, "warrior": 8}}}, "dark-seed", reach=1)
    play(match, "march worker 2,1 1", "to 2,0 15")
    assert sum(units(match, "2,0").values()) == 29


def test_massive_units_move_one_area_a_phase(tmp_path: Any) -> None:
    """TS-UNIT-04, Q-45: whatever the range, and over several movements of the phase together. No base unit is Massive,
    so a content pack makes one."""
    from moonwall import table

    (tmp_path / "units.toml").write_text('[[units]]\nid = "boarmaster"\nmassive = true\n')
    doc = {
        "seats": THREE,
        "board": PATCH,
        "homes": {"nomads": "4,0", "boarlords": "4,-2", "dark-seed": "1,2"},
        "phase": "red",
        "active": "boarlords",
        "left": {"movement": 3, "combat": 0},
        "spaces": {"3,-1": {"units": {"boarmaster": 1, "squeaker": 1}}},
    }
    match = table.compose("tsukuyumi", doc, content=str(tmp_path))
    play(match, "use movement")
    assert {"march boarmaster 3,-1 1", "march squeaker 3,-1 3"} <= set(texts(match))
    play(match, "march boarmaster 3,-1 1", "to 2,0 1", "done")
    from moonwall.games.tsukuyumi.rules import movement

    position = game(match)
    movement.begin(position, at(match, "boarlords"), at(match, "boarlords"), 1)
    step = position.stack.pop()
    step.run(position)
    assert "march boarmaster 2,0 1" not in [o.text for o in position.stack[-1].options(position)]  # type: ignore[attr-defined]


def test_the_retreat_of_a_group_uses_the_same_rules() -> None:
    """TS-MOVE-01: a movement limited to one area moves only units that start there."""
    from moonwall.games.tsukuyumi.rules import movement

    match = deal(
        phase="red", active="nomads", spaces={"2,0": {"units": {"private": 1}}, "3,0": {"units": {"private": 1}}}
    )
    position = game(match)
    found = movement.march_options(position, at(match, "nomads"), 1, 0, -1, False)
    assert not found, "nothing starts on the Moon"
    space = 0
    from moonwall.games.tsukuyumi.board import SPACE

    space = SPACE["2,0"]
    assert [o.text for o in movement.march_options(position, at(match, "nomads"), 1, space, -1, False)] == [
        "march private 2,0 1"
    ]


def test_tunnels_may_carry_one_group_or_any_number() -> None:
    """TS-BOAR-09, TS-BOAR-10 (switch tunnel_capacity, Q-26): one group a round, or every unit; no going to and fro."""
    spaces = {"3,-1": {"units": {"squeaker": 2}, "tunnels": ["2,0"], "blocks": ["2,0"]}}
    for capacity, again in (("group", False), ("unlimited", True)):
        match = red(spaces, "boarlords", reach=1, options={"tunnel_capacity": capacity})
        play(match, "march squeaker 3,-1 1", "tunnel 2,0 1")
        assert units(match, "2,0") == {"squeaker": 1}
        through = match.clone()
        play(through, "march squeaker 3,-1 1")
        assert ("tunnel 2,0 1" in texts(through)) is again
        play(match, "march squeaker 2,0 1")
        assert "tunnel 3,-1 1" not in texts(match) and "to 3,0 1" in texts(match)


def test_the_editions_weigh_differently() -> None:
    """TS-MOVE-07, TS-MOVE-07-PL: a Worker equals a small Oni in size (1) but not in Health (5 against 10)."""
    for polish, further in ((False, True), (True, False)):
        match = red({"2,1": {"units": {"worker": 1}}, "2,0": {"units": {"oni-small": 1}}}, "dark-seed", polish=polish)
        play(match, "march worker 2,1 2", "to 2,0 1")
        assert bool(kind(match) == "move" and offered(match, "march")) is further
