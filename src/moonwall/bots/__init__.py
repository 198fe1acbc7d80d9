"""Bots: players that use the public kernel only.

from moonwall import bots
player = bots.make("greedy", seed=7)
match.play(player.choose(match, seat), seat)
"""

from __future__ import annotations

from .advice import Advice, Reason, advise
from .analysis import Analysis, analyse
from .base import Bot, Overrun, RandomBot, Seen
from .calibration import chances
from .evaluation import Evaluation, evaluation
from .greedy import GreedyBot
from .guard import Player
from .registry import BOTS, LEVELS, make, names, read_spec
from .search import SearchBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Analysis",
    "Bot",
    "Evaluation",
    "GreedyBot",
    "Overrun",
    "Player",
    "RandomBot",
    "Reason",
    "SearchBot",
    "Seen",
    "advise",
    "analyse",
    "chances",
    "evaluation",
    "make",
    "names",
    "read_spec",
]
