"""The vocabulary of card effects, carried out."""

from .core import Run, amount, amount_of, can_pay, run, useful

__all__ = ["Run", "amount", "amount_of", "can_pay", "run", "useful"]
