"""What is found quickly is what would be found space by space: in random games of many tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import AROUND, CENTRE
from moonwall.games.tsukuyumi.factions.cybersamurai import links
from moonwall.games.tsukuyumi.position import HOMEZONE, ONI, Tsukuyumi
from moonwall.games.tsukuyumi.rules import combat, oni_plan
from moonwall.games.tsukuyumi.rules.ground import in_one_piece
from moonwall.games.tsukuyumi.rules.march import FRESH
from moonwall.games.tsukuyumi.rules.movement import candidates
from moonwall.games.tsukuyumi.rules.oni_plan import Plan, goals, known_targets, waiting
from moonwall.games.tsukuyumi.rules.ways import all_open_edges, open_edges
from moonwall.games.tsukuyumi.values import may_suppress, suppressed
from tests.random_games import started

ALLIES = 5  # of ``started``: an alliance with the Cybersamurai
NUMBERS = (ALLIES, *range(600, 610))


def hand_made(game: Tsukuyumi, seat: int, space: int) -> bool:
    """Whether an enemy of a seat stands there, asked of each side (TS-COMBAT-04, TS-ALLY-04-PL)."""
    if game.battle and game.battle[0] == space and game.battle[1] == seat:
        return combat.has_enemy(game, seat, space)
    sides = [side for side in (*range(game.rules.seats), ONI) if not game.rules.friends[seat] >> side & 1]
    return any(game.crowd[side * len(game.ground) + space] for side in sides)


def look_at_sides(game: Tsukuyumi) -> None:
    """Areas, enemies, open edges (TS-AREA-10, TS-MOVE-02) and Rocket Attacks (TS-CYBER-14) of every side."""
    for side in (*range(game.rules.seats), ONI):
        assert game.areas_of(side) == [s for s in game.areas if game.territory[s] == side]
        for flying in (False, True):
            assert list(all_open_edges(game, side, flying)) == [
                open_edges(game, side, space, flying) for space in range(len(game.ground))
            ]
        if not may_suppress(game, side):
            assert not any(suppressed(game, side, space) for space in game.spaces)
        if side != ONI and not game.rules.on_present:
            assert all(combat.has_enemy(game, side, s) == hand_made(game, side, s) for s in game.spaces)


def look_at_markers(game: Tsukuyumi, chance: Random) -> None:
    """The same with Kaneda and a Rocket Attack anywhere, red ones and blue ones (TS-CYBER-11, TS-CYBER-14)."""
    if not game.rules.uses(links.NAME):
        return
    again = game.clone()
    mine = links.own(again)
    for kaneda, rocket in ((links.KANEDA_RED, links.ROCKET_BLUE), (links.KANEDA_BLUE, links.ROCKET_RED)):
        mine[links.KANEDA_RED : links.ROCKET_BLUE + 1] = [0] * 4
        mine[kaneda] = chance.choice(again.spaces) * 6 + chance.randrange(6) + 1
        mine[rocket] = chance.choice(again.spaces) + 1
        look_at_sides(again)


def look_at_groups(game: Tsukuyumi) -> None:
    """Groups of one space, or of one kind there, are those of all groups (TS-MOVE-01)."""
    for side in {game.rules.kind_side[game.march[0]]} if game.march else ():
        every = candidates(game, side, 1, -1, -1, action=True)
        for space in {group[1] for group in every}:
            here = candidates(game, side, 1, -1, -1, space, True)
            assert here == [group for group in every if group[1] == space]
            for kind in {group[0] for group in here}:
                one = candidates(game, side, 1, -1, -1, space, True, kind)
                assert one == [group for group in here if group[0] == kind]


def look_at_oni(game: Tsukuyumi) -> None:
    """What Oni may conquer now, and where they come for a single attack (TS-ONI-33, TS-ONI-35)."""
    assert known_targets(game)[0] == oni_plan._targets(game)
    plan = Plan(game, 1, 1)
    for space in game.spaces_of(ONI) if not plan.led else []:
        for group in waiting(game, space, 1):
            for flags in (FRESH, 0):
                for left in range(3):
                    asked = (group[0], space, left, flags, 1)
                    quick = plan.at_once(asked)
                    assert quick < 0 or quick == goals(game, asked, [asked], Plan(game, 1, 1))


def look_at_board(game: Tsukuyumi, chance: Random) -> None:
    """Whether a board hangs together when a tile has left it (QM-14)."""
    for space in chance.sample(game.areas, 6):
        rest = {s for s in game.spaces if s != space} | {CENTRE}
        seen = [CENTRE]
        for at in seen:
            seen += [t for _, t in AROUND[at] if t in rest and t not in seen]
        assert in_one_piece(sum(1 << s for s in rest)) is (len(seen) == len(rest))


@pytest.mark.parametrize("number", NUMBERS)
def test_quick_ways_find_the_same(number: int) -> None:
    _, start = started("tsukuyumi" if number % 2 else "factions", number)
    match, chance = start(number), Random(number)
    while not match.over and match.count < 600:
        options = match.decisions[0].options
        match.play(options[int(chance.random() * len(options))])
        game: Any = match.position
        look_at_groups(game)
        if match.count % 12 == 0:
            look_at_sides(game)
            look_at_markers(game, chance)
            look_at_oni(game)
            look_at_board(game, chance)
    assert all(game.ground[space] != HOMEZONE for space in game.areas)
