"""Moonwall: a digital table for heavy board games."""

__version__ = "0.1.0"
