"""Torture: long runs that try to break the table, as commands. ``python -m tests.torture`` lists them.

Each is a function that the tests call with small numbers, and the command with those of a long run.
"""
