"""Random games by players who like to fight: what must hold after every decision of a battle."""

from __future__ import annotations

import json
from random import Random

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import SPACES
from moonwall.games.tsukuyumi.factions.cybersamurai.links import KANEDA_BLUE, ROCKET_BLUE
from moonwall.games.tsukuyumi.position import Tsukuyumi

EAGER = {"attack", "with", "counter", "conqueror", "swarm", "build", "mine", "explode", "weapon", "samurai", "matrix",
         "tenno", "march", "to", "use"}  # fmt: skip


def holds(game: Tsukuyumi) -> None:
    """Pieces, markers and losses are what the rules allow."""
    book = game.book
    on_board = [0] * game.kinds
    for at, n in enumerate(game.units):
        on_board[at % game.kinds] += n
    if game.battle:
        space = game.battle[0]
        assert all(game.fallen[k] <= game.count(space, k) for k in range(game.kinds))
    else:
        assert not any(game.fallen)
    for side in range(game.rules.seats):
        for kind in book.kinds_of[game.rules.faction_of[side]]:
            assert on_board[kind] + game.stock[kind] == book.pieces[kind]
    assert sum(game.crowd) == sum(game.units) and len(game.crowd) == 7 * SPACES
    assert all(game.marks_left(kind) >= 0 for kind in game.rules.marks)
    own = {part.name: game.own[part.slot] for part in game.rules.parts}
    if "nomads" in own:
        assert all(0 <= n <= row.pieces for n, row in zip(own["nomads"], book.weapons))
    if "cybersamurai" in own:
        cyber = own["cybersamurai"]
        assert not (cyber[KANEDA_BLUE] and cyber[ROCKET_BLUE])  # TS-CYBER-17


@pytest.mark.parametrize("seed", range(8))
def test_battles_keep_the_promises(seed: int) -> None:
    """TS-COMBAT-13, TS-CONQ-07, TS-SETUP-10, TS-CYBER-17: over both editions and the switches of battles."""
    chance = Random(seed)
    match = table.start(
        "tsukuyumi",
        seats=3 + seed % 2,
        seed=seed,
        edition="polish" if seed % 3 == 0 else "italian",
        counter_optional=seed % 4 != 0,
        eggs_on_death=("battle", "unit", "none")[seed % 3],
        rounds=3,
    )
    game = match.position
    assert isinstance(game, Tsukuyumi)
    saved = False
    while match.decision is not None:
        options = match.decision.options
        assert len(options) <= 150
        eager = [o for o in options if o.verb in EAGER]
        match.play(chance.choice(eager if eager and chance.random() < 0.75 else options))
        holds(game)
        if game.battle and not saved:  # in the middle of a battle
            saved = True
            again = table.restore(json.loads(json.dumps(match.snapshot())))
            assert again.fingerprint() == match.fingerprint()
            assert again.clone().fingerprint() == match.fingerprint()
    assert saved
