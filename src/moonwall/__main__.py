"""``python -m moonwall`` is the command line."""

from moonwall.cli import main

main()
