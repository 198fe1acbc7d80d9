"""Tables of five and six, and factions of the expansions among themselves (TSF-TABLE, TSM-GEN-09)."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from random import Random

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, COORDS, SPACE, SPACES, distance
from moonwall.games.tsukuyumi.factions.lost_sea.state import FIRST
from moonwall.games.tsukuyumi.lineup import BASE, FACTIONS
from moonwall.games.tsukuyumi.position import AREA, ONI
from moonwall.games.tsukuyumi.rules.scoring import initiative_points
from moonwall.table import Match

from ..hand import game, order, own
from ..modules.eager import BOTH
from .test_expansion_games import EDITIONS, EXPANSIONS, play_out

FIVE = ["cybersamurai", "fireborn", "nomads", "boarlords", "lords-of-the-lost-sea"]
SIX = [*FIVE, "children-of-the-lion"]
PAIRS = [pair for pair in combinations(EXPANSIONS, 2) if "sentinels" not in pair]  # TSM-GEN-10


def tiles(match: Match) -> int:
    position = game(match)
    return sum(position.ground[s] == AREA for s in position.areas)


def set_up(match: Match) -> Match:
    """Everybody takes the first option until the Action cards of round 1 are chosen."""
    while match.decisions and match.decisions[0].kind != "select-card":
        match.play(match.decisions[0].options[0], match.decisions[0].seat)
    return match


@pytest.mark.parametrize(
    ("seats", "edition", "laid", "unused", "left"),
    [(FIVE, "italian", 35, 2, 7), (FIVE, "polish", 35, 3, 6), (SIX, "italian", 42, 2, 1), (SIX, "polish", 42, 2, 0)],
)
def test_tiles_and_cards(seats: list[str], edition: str, laid: int, unused: int, left: int) -> None:
    """XF-TABLE-1, XF-TABLE-2, XF-TABLE-3, TSF-TABLE-03, TSF-TABLE-04, TSF-TABLE-08: seven tiles and six Action cards
    a player, a Mission of each faction."""
    match = table.start("tsukuyumi", seats=seats, seed=5, edition=edition)
    assert (tiles(match), len(game(match).unused_tiles)) == (laid, unused)
    set_up(match)
    assert len(game(match).undealt) == left
    assert all(len(hand) == 6 for hand in game(match).hands) and len(game(match).rules.missions) == len(seats)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_supply_of_oni(edition: str) -> None:
    """TSF-TABLE-06, XF-TABLE-5: all pieces of the box at five, the co-operative book's 34 at six; seven are on the Moon
    as ever. Expert pools of 22 and 26 have fixed sizes, and more than there are is refused."""

    def sizes(match: Match) -> list[int]:
        position = game(match)
        book, here = position.book, position.stock
        assert sum(position.crowd[ONI * SPACES : (ONI + 1) * SPACES]) == 7
        return [here[k] + sum(position.units[k :: position.kinds]) for k in book.plain_oni]

    box = 26 if edition == "italian" else 21
    start = partial(table.start, "tsukuyumi", seed=5, edition=edition)
    assert sum(sizes(start(seats=FIVE))) == box
    assert sizes(start(seats=SIX)) == sizes(start(seats=SIX, oni_total=34)) == [15, 12, 7]
    assert sizes(start(seats=SIX, oni_total=26)) == [11, 9, 6]
    assert sizes(start(seats=SIX, oni_total=18)) == [7, 7, 4]
    if edition == "italian":
        assert sizes(start(seats=FIVE, oni_total=22)) == [9, 8, 5]
    with pytest.raises(table.SetupError, match=f"from 7 to {box}, not 34"):
        start(seats=FIVE, oni_total=34)


def test_rounds_at_five_and_six() -> None:
    """TSF-TABLE-02: four rounds as everywhere, three or five by agreement; nothing else is offered."""
    for seats in (FIVE, SIX):
        assert game(table.start("tsukuyumi", seats=seats, seed=5)).rules.rounds == 4
        for rounds in (3, 5):
            position = game(table.start("tsukuyumi", seats=seats, seed=5, rounds=rounds))
            assert position.rules.rounds == rounds and all(len(hand) == 6 for hand in position.hands)
        with pytest.raises(table.SetupError, match="rounds"):
            table.start("tsukuyumi", seats=seats, seed=5, rounds=6)


@pytest.mark.parametrize("seed", range(6))
def test_fair_spots(seed: int) -> None:
    """TSF-TABLE-10: with fixed Homezones each Homezone lies on a fair spot, the Lords begin beside a free one, which
    nobody takes after them; the Sentinels do not care. Nobody is shut in: three starting areas for each who has any."""
    seats = [*SIX[2:], "kampfgruppe-03", "sentinels"]
    match = table.start("tsukuyumi", seats=seats, seed=seed, fixed_homezones=True)
    fair = {SPACE[name] for name in game(match).rules.board.fair}
    chance = Random(seed)
    while match.decisions[0].kind != "select-card":
        decision = match.decisions[0]
        if decision.kind == "shore":
            free = {s for s in fair if not game(match).ground[s]}
            places = [SPACE[str(o.tokens[1])] for o in decision.options]
            assert places and all(any(t in free for _, t in AROUND[s]) for s in places)
        begun = own(match, "lords-of-the-lost-sea")[FIRST] - 1
        if decision.kind == "place-home" and begun >= 0:
            assert not {SPACE[str(o.tokens[1])] for o in decision.options} & {t for _, t in AROUND[begun]}
        match.play(chance.choice(decision.options), decision.seat)
    position = game(match)
    assert {home for home in position.homezone if home >= 0} <= fair
    lords, sentinels = seats.index("lords-of-the-lost-sea"), seats.index("sentinels")
    first = own(match, "lords-of-the-lost-sea")[FIRST] - 1
    assert any(t in fair and not position.ground[t] for _, t in AROUND[first])
    assert position.homezone[lords] == position.homezone[sentinels] == -1
    assert [position.controlled(s) for s in range(6)] == [0 if s == sentinels else 3 for s in range(6)]


def test_the_first_order_follows_the_numbers() -> None:
    """TSF-TABLE-07, XF-TABLE-1, XF-TABLE-6: by faction number whatever the seats; points for places 1 and 2."""
    match = table.start("tsukuyumi", seats=SIX[::-1], seed=5)
    assert order(match) == SIX
    position = game(match)
    assert [initiative_points(position, seat) for seat in position.order] == [2, 1, 0, 0, 0, 0]


def test_six_fair_homezones() -> None:
    """XF-TABLE-7: neighbours four spaces apart, four steps from the centre, two tiles touched by each."""
    row = game(table.start("tsukuyumi", seats=SIX, seed=5)).rules.board
    there = {SPACE[name] for name in row.spaces}
    homes = [SPACE[name] for name in row.fair]
    for n, home in enumerate(homes):
        assert distance(COORDS[home], COORDS[homes[n - 1]]) == distance(COORDS[home], COORDS[0]) == 4
        assert sum(t in there for _, t in AROUND[home]) == 2


@pytest.mark.parametrize("pair", PAIRS, ids=["-".join(pair) for pair in PAIRS])
def test_every_faction_of_the_expansions_against_each_other(pair: tuple[str, str]) -> None:
    """TS-TWO, 9.5: two players; against those of the base box see test_expansion_games."""
    number = PAIRS.index(pair)
    match = table.start("tsukuyumi", seats=list(pair), seed=number, mode="two", edition=EDITIONS[number % 2])
    play_out(match, number, deep=40)


@pytest.mark.parametrize("scenario", ["exploration", "canyon", "full-moon-down"])
def test_scenarios_for_five(scenario: str) -> None:
    """TS-SCEN, 10.2: with as many factions of the expansions as there are."""
    seats = [*EXPANSIONS, *BASE][:5]
    match = table.start("tsukuyumi", seats=seats, seed=11, scenario=scenario)
    assert tiles(match) == 35
    play_out(match, 11, deep=40)


@pytest.mark.parametrize("edition", EDITIONS)
def test_six_with_modules(edition: str) -> None:
    """TSF-TABLE-01, TSF-TABLE-09: a whole game of six different factions with Legendary Oni and Faction events."""
    seats = list(FACTIONS)[::-1][:6]
    match = table.start("tsukuyumi", seats=seats, seed=12, edition=edition, mascots=True, **BOTH)
    play_out(match, 12, deep=60)


@pytest.mark.parametrize("mode", ["alliance", "domination"])
def test_teams_stay_four(mode: str) -> None:
    """TSF-TABLE-11: alliances and Domination are tables of four, open to all."""
    with pytest.raises(table.SetupError, match="4"):
        table.start("tsukuyumi", seats=FIVE, mode=mode, edition="polish")
