"""The Great Wall."""

from .game import GAME

__all__ = ["GAME"]
