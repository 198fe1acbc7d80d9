"""Rise of the Moon Princess: players together against Oni that act by themselves (docs/rules/moon-princess.md).

The algorithms of the ledger's section 2 are functions that look at a position and change nothing: the steps of the mode
carry out what they find, pages show it before it happens, bots count with it.
"""
