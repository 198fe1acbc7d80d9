"""Guests of Tsukuyumi: two factions and a module that live outside of the package, with rows and words of their own.

They are what somebody else's package would be: nothing in ``src`` names them. The game they play is called
``tsukuyumi-guests``; five and six can sit at its tables.
"""

from __future__ import annotations

from pathlib import Path

from moonwall import table
from moonwall.games.tsukuyumi.game import TsukuyumiGame
from moonwall.games.tsukuyumi.lineup import HOUSE

from .lamplighters import Lamplighters
from .masons import Masons
from .tides import Tides

NAME = "tsukuyumi-guests"


class GuestGame(TsukuyumiGame):
    """A class of its own, so that the tests of the house's games leave it alone."""


GAME = GuestGame(
    NAME,
    HOUSE.joined({"lamplighters": Lamplighters, "masons": Masons}, (Tides,)),
    content=Path(__file__).parent / "content",
    catalogues=__name__,
)
table.register(GAME)
