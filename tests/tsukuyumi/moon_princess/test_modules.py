"""What of the optional modules belongs to a table of *Rise of the Moon Princess*: nothing (TSM-GEN-04, TSM-GEN-05)."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.book import RIVERLAND, TOXIC
from moonwall.games.tsukuyumi.lineup import BASE, MODULES

from ..hand import game

NAMES = [module.option.name for module in MODULES if module.option is not None]
MODE = "moon-princess"


@pytest.mark.parametrize("module", NAMES)
def test_no_module_joins_the_mode(module: str) -> None:
    """TSM-GEN-04: Mascots, Oni Missions, Oni Power cards, Alternative objectives, Starting advantages, Faction events
    are refused, and the rule is named; so is every other one (MQ-35, TSM-GEN-05). A regular table takes it."""
    with pytest.raises(table.SetupError, match=rf"{module}.*(MP|TSM?)-"):
        table.start("tsukuyumi", seats=3, mode=MODE, seed=1, **{module: True})
    assert table.start("tsukuyumi", seats=3, seed=1, **{module: True}).setup.options[module]


@pytest.mark.parametrize("field", ['type = "riverland"', 'prop = "toxic"'])
def test_no_riverland_and_no_toxic_tile_lies_there(field: str, tmp_path: Path) -> None:
    """TSM-GEN-05: neither on the board nor among the tiles that Events may fetch, even if a pack puts such tiles into
    the base box. At a regular table they lie."""
    (tmp_path / "tiles.toml").write_text("".join(f'[[tiles]]\nid = "ocean-{n:02}"\n{field}\n' for n in range(1, 9)))
    for mode, there in ((MODE, False), ("standard", True)):
        match = table.start("tsukuyumi", seats=list(BASE), mode=mode, seed=2, content=str(tmp_path))
        position, book = game(match), game(match).book
        laid = [s for s in position.areas if position.terrain[s] == RIVERLAND or position.printed[s] & TOXIC]
        spare = [t for t in position.unused_tiles if book.tile_type[t] == RIVERLAND or book.tile_prop[t] & TOXIC]
        assert bool(laid or spare) is there
