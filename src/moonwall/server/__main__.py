"""``python -m moonwall.server``: the same as ``moonwall serve``."""

from .cli import main

main()
