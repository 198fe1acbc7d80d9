"""The Sentinels and a table of six against the Moon Princess (HD-06, MQ-44, MQ-45)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, SPACE
from moonwall.games.tsukuyumi.book import FERTILE
from moonwall.games.tsukuyumi.modes.moon_princess import score, state
from moonwall.table import Match

from ...promises import keep_promises
from .. import invariants
from ..hand import game, kind, owner, texts
from .play import begin, deal, own, told
from .test_fights import fight

JADE = "sentinels"


@pytest.fixture(autouse=True)
def mode() -> None:
    """These tables have the mode itself."""


def hunt(units: dict[str, int], oni: dict[str, int], card: str, **options: Any) -> Match:
    """The Sentinels attack Oni in 2,0 in Black; a Portal lies in -2,0."""
    spaces = {"2,0": {"units": {**units, **oni}}, "-2,0": {"markers": {"portal": 1}}}
    match = deal([JADE], spaces, left={"combat": 1}, options={"objections": False, **options})
    fight(match, "2,0", card)
    return match


def test_an_attack_that_destroys_oni_gives_no_momentum() -> None:
    """TSM-SENTINEL-06, MP-MOMENTUM-11, MP-EX-49, MQ-44: nothing if an Oni falls, 1 if none does. By the switch only the
    point for the kill is left out."""
    warrior, small, large = {"jade-warrior": 1}, {"oni-small": 1}, {"oni-large": 1}
    kill = hunt(warrior, small, "annihilation")
    assert own(kill, state.KILLS) == 1 and own(kill, state.MOMENTUM) == 1
    assert own(hunt({"acolyte": 1}, large, "annihilation"), state.MOMENTUM) == 2
    other = hunt(warrior, small, "annihilation", sentinel_momentum="no-kill")
    assert own(other, state.MOMENTUM) == 2
    others = deal(["nomads"], {"2,0": {"units": {"private": 4, "oni-small": 1}}}, left={"combat": 1})
    fight(others, "2,0", "annihilation")
    assert own(others, state.MOMENTUM) == 3, "a kill of others counts"


def test_they_conquer_here() -> None:
    """HD-06: every unit has 10 CP and *Conquest* may be played; at a regular table neither (TSM-SENTINEL-09)."""
    match = hunt({"jade-warrior": 1, "acolyte": 1}, {"oni-medium": 1}, "conquest")
    assert owner(match, "2,0") == JADE, "20 against 20"
    assert owner(hunt({"acolyte": 1}, {"oni-medium": 1}, "conquest"), "2,0") != JADE
    regular = game(table.start("tsukuyumi", seats=[JADE, "nomads", "boarlords"], seed=1)).book
    assert "jade-conquest" not in regular.card_ids
    assert not any(regular.cp[k] for k in regular.kinds_of[regular.faction_ids.index(JADE)])


def test_an_empty_board_is_no_victory() -> None:
    """HD-06, MP-VP-07: the last Oni falls, the game goes on; no points for Oni."""
    match = hunt({"jade-warrior": 1}, {"oni-small": 1}, "annihilation")
    assert not match.over and not told(match, "sealed-oni")
    assert match.position.scores()[0] == score.team_score(game(match))


def test_one_portal_carries_the_home_marker() -> None:
    """MP-SETUP-13, MP-SETUP-14, TSM-SENTINEL-04: no Oni are placed by partners (MP-ROUND-05)."""
    match = begin([JADE, "nomads"], objections=False)
    while kind(match) != "home-mark":
        match.play(texts(match)[0])
    portals = {SPACE[t.split()[1]] for t in texts(match)}
    assert len(portals) == 3 and all(game(match).marks_at("portal", s) for s in portals)
    space = SPACE[texts(match)[0].split()[1]]
    match.play(texts(match)[0])
    assert all(state.beside_home(game(match), t) for _, t in AROUND[space] if game(match).ground[t])
    while kind(match) != "select-card":
        match.play(texts(match)[0])
    assert score.figures(game(match)) == 14 + 1


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_six_players(edition: str) -> None:
    """MQ-45, MP-SETUP-08, MP-SETUP-09: 42 tiles, six of them Fertile Ground; nobody else has the sixth."""
    position = game(begin(6, edition=edition))
    fertile = [s for s in position.areas if position.terrain[s] == FERTILE]
    assert len(position.areas) == 7 + 42 and len(fertile) == 6
    assert position.rules.action_copies == 2
    sixth = position.book.tile_index["fertile-6"]
    assert not position.book.tile_blocks[sixth]
    for seed in range(6):
        five = game(begin(5, seed=seed, edition=edition))
        assert len([s for s in five.areas if five.terrain[s] == FERTILE]) == 5
        regular = game(table.start("tsukuyumi", seats=6, seed=seed, edition=edition))
        assert all(sixth not in (*p.unused_tiles, *p.tile) for p in (five, regular))


def test_promises_of_six_and_of_sentinels() -> None:
    """MP-SETUP-23: random games keep what is promised, invariants hold."""
    keep_promises(lambda seed: begin(6, seed), games=1, every=40)
    keep_promises(lambda seed: begin([JADE, "lords-of-the-lost-sea"], seed), games=1, every=20)
    match = begin([JADE, "nomads", "boarlords", "fireborn", "dark-seed", "cybersamurai"], 9, objections=False)
    chance = Random(9)
    while not match.over:
        invariants.check(game(match), match.count % 20 == 0)
        decision = match.decisions[0]
        match.play(chance.choice(decision.options), decision.seat)
    assert match.outcome is not None and match.outcome.kind == "shared"
