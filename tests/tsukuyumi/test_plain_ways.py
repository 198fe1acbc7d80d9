"""What is worked out fast is what the plain way finds, in positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, COORDS, OPPOSITE, SPACES, beyond, distance, steps_to
from moonwall.games.tsukuyumi.book import TSUKUYUMI
from moonwall.games.tsukuyumi.modes.moon_princess.party import Parties
from moonwall.games.tsukuyumi.modes.moon_princess.search import Field, Lack, alone, single_ranks
from moonwall.games.tsukuyumi.position import HOMEZONE, MOON_AREA, NOBODY, ONI, Tsukuyumi
from moonwall.games.tsukuyumi.rules.ground import vacant
from moonwall.games.tsukuyumi.rules.oni_plan import bits_of, targets

TABLES = [
    ("standard", 4, {}),
    ("standard", 6, {"edition": "polish", "legendary_oni": True}),
    ("standard", 3, {"edition": "polish", "expansions": True}),
]


def positions(mode: str, seats: int, options: dict[str, object], games: int = 2, every: int = 9) -> Iterator[Tsukuyumi]:
    for seed in range(games):
        match = table.start("tsukuyumi", seats=seats, seed=seed, mode=mode, **options).clone()
        chance = Random(seed)
        while not match.over:
            if match.count % every == 0:
                position = match.position
                assert isinstance(position, Tsukuyumi)
                yield position
            offered = match.decisions[0].options
            match.play(offered[int(chance.random() * len(offered))])


def test_outside_of_a_board() -> None:
    """Spaces are outside that can be walked to from the rim of the grid, past all that is taken."""
    rim = [s for s in range(SPACES) if len(AROUND[s]) < 6]
    chance = Random(3)
    for _ in range(400):
        size, share = chance.choice((1, 7, 19, 37, 61, 91, 127, SPACES)), chance.random()
        taken = bytearray([chance.random() < share for _ in range(size)] + [False] * (SPACES - size))
        found = {s for s in rim if not taken[s]}
        todo = list(found)
        for space in todo:
            for _, t in AROUND[space]:
                if not taken[t] and t not in found:
                    found.add(t)
                    todo.append(t)
        assert beyond(bytearray(taken)) == found


def test_steps_between_spaces() -> None:
    for space in (0, 5, 40, SPACES - 1):
        assert steps_to(space) == [distance(COORDS[space], there) for there in COORDS]


@pytest.mark.parametrize(("mode", "seats", "options"), TABLES)
def test_what_follows_from_the_ground_and_the_units(mode: str, seats: int, options: dict[str, object]) -> None:
    for game in positions(mode, seats, options):
        ground = game.ground
        assert game.spaces == tuple(s for s in range(SPACES) if ground[s])
        assert game.areas == tuple(s for s in game.spaces if ground[s] != HOMEZONE)
        walls, pigs, rims = bytearray(SPACES), bytearray(SPACES), bytearray(SPACES)
        for s in game.spaces:
            closed = (game.print_blocks[s] & ~game.passages[s]) | game.blocks[s]
            for d, t in AROUND[s]:
                rims[s] |= bool(ground[t]) << d
                for sides, bits in ((walls, closed), (pigs, game.pigs[s])):
                    sides[s] |= (bits >> d & 1) << d
                    sides[t] |= (bits >> d & 1) << OPPOSITE[d]
        assert (game.walls, game.pig_walls, game.rims) == (walls, pigs, rims)
        holes = game.book.spaces(game.rules.board.holes)
        for touching in (1, 2, 3):
            near = [s for s in range(SPACES) if sum(1 for _, t in AROUND[s] if ground[t]) >= touching]
            assert vacant(game, touching) == [s for s in near if not ground[s] and s not in holes]
        for side in (*range(seats), ONI):
            assert game.spaces_of(side) == [s for s in game.spaces if game.crowd[side * SPACES + s]]


@pytest.mark.parametrize(("mode", "seats", "options"), TABLES)
def test_what_oni_may_conquer(mode: str, seats: int, options: dict[str, object]) -> None:
    """TS-ONI-35, TS-ONI-36: no Homezone, no Oni Territory, no Moon or Tsukuyumi area without a player's marker."""
    for game in positions(mode, seats, options):
        found = set()
        for s in game.areas:
            holy = game.props(s) & TSUKUYUMI or (game.ground[s] == MOON_AREA and not game.rules.oni_take_moon)
            if game.territory[s] != ONI and (game.territory[s] != NOBODY or not holy):
                found.add(s)
        known = targets(game)
        assert {s for s in range(SPACES) if known[s]} == found
        assert bits_of(known) == sum(1 << s for s in found)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_search_of_the_princess_leaves_nothing_out(seats: int) -> None:
    """ALG-2: Oni that are left out because others beside them are as good, and areas that are left out because too
    little CP is near, change no rank."""
    for game in positions("moon-princess", seats, {}, every=29):
        field, lack = Field(game), Lack(game)
        best: dict[int, int] = {}
        for source, kind, _ in field.oni:
            for space, steps in alone(field, kind, source).items():
                if space in lack.open and steps < best.get(space, 99) and game.book.cp[kind] >= lack.of(space):
                    best[space] = steps
        assert single_ranks(field, lack) == best
        least = min(best.values(), default=0)
        nearest = single_ranks(field, lack, nearest=True)
        assert {s: n for s, n in nearest.items() if n == least} == {s: n for s, n in best.items() if n == least}
        for space in lack.open:
            rank = Parties(game, space).rank()
            assert rank is None or field.most(space) >= lack.of(space)
            assert Parties(game, space, field=field).rank() == rank
