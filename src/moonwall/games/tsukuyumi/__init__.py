"""Tsukuyumi: Full Moon Down. Rules in ``rules/``, one folder a faction in ``factions/``, content in ``content/``."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
