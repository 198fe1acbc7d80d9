"""Whole random games with each further module alone, with others and in every mode it is made for: pieces and cards are
conserved, the kernel's promises kept, and the module is met on the way."""

from __future__ import annotations

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.lineup import BASE
from tests.promises import keep_promises

from ..test_games import EDITIONS, random_game
from .eager import BOTH, eager

# By module: what games with it must have told.
MODULES: dict[str, set[str]] = {
    "oni_missions": {"oni-mission"},
    "alternative_objectives": {"aim-chosen"},
    "after_the_moonfall": {"river"},
    "starting_advantages": {"advantage-used"},
    "epic_events": {"epic"},
    "oni_power": {"power", "power-more", "revenge"},
    "moon_princess": {"princess-comes", "princess-walks"},
}
OTHERS: dict[str, bool] = {**BOTH, "mascots": True}


@pytest.mark.parametrize("module", MODULES)
def test_pieces_and_cards_are_conserved(module: str) -> None:
    """Twelve games: both editions, three and four seats, alone and with the other modules, each with each."""
    for seed in range(12):
        others = OTHERS if seed % 3 == 2 else {}
        match = table.start(
            "tsukuyumi", seats=3 + seed % 2, seed=seed, edition=EDITIONS[seed // 2 % 2], **{module: True}, **others
        )
        assert random_game(match, seed) <= 150


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("module", MODULES)
def test_the_promises_of_the_kernel(module: str, edition: str) -> None:
    seen = keep_promises(
        lambda seed: table.start("tsukuyumi", seats=list(BASE), seed=seed, edition=edition, **{module: True}),
        games=2,
        every=40,
        pick=eager,
    )
    assert MODULES[module] <= set(seen.events)


@pytest.mark.parametrize("mode", ["alliance", "domination"])
@pytest.mark.parametrize("module", MODULES)
def test_every_mode_that_takes_it(module: str, mode: str) -> None:
    option = next(o for o in table.game_type("tsukuyumi").options if o.name == module)
    if mode in (option.modes or (mode,)):
        match = table.start("tsukuyumi", seats=4, mode=mode, seed=4, edition="polish", **{module: True})
        assert random_game(match, 4) <= 150
    else:
        with pytest.raises(table.SetupError, match=module):
            table.start("tsukuyumi", seats=4, mode=mode, **{module: True})
