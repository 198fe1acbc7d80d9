"""Behind: a process of the server that gives way to who plays, from its first import on.

``python -m moonwall.server.behind 10 moonwall.server.reader …`` runs that module ten steps behind. A worker that steps
back only once it has loaded would hold tables up for the second or two that loading takes.
"""

from __future__ import annotations

import os
import runpy
import sys

READER = 10
ANALYST = 10
BOTS_ALONE = 19  # nobody looks at what bots play among themselves


def command(module: str, steps: int, *arguments: str) -> list[str]:
    """The command that runs a module of the server so many steps behind; 0 is beside the server."""
    name = f"moonwall.server.{module}"
    return [sys.executable, "-m", *([__name__, str(steps)] if steps else []), name, *arguments]


def main() -> None:
    steps, module = int(sys.argv[1]), sys.argv[2]
    if hasattr(os, "nice"):
        os.nice(steps)
    del sys.argv[:2]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
