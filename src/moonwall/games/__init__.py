"""The guests of the table: one package a game, each with a module-level ``GAME``."""
