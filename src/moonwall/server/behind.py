"""Behind: a process of the server that gives way to who plays, and ends with the server, from its first import on.

``python -m moonwall.server.behind 10 moonwall.server.reader …`` runs that module ten steps behind. A worker that steps
back only once it has loaded would hold tables up for the second or two that loading takes. One that loads, or thinks,
when its server is killed would go on for nobody.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys

READER = 10
ANALYST = 10
BOTS_ALONE = 19  # nobody looks at what bots play among themselves
PR_SET_PDEATHSIG = 1  # of Linux' <sys/prctl.h>


def command(module: str, steps: int, *arguments: str) -> list[str]:
    """The command that runs a module of the server so many steps behind; 0 is beside the server."""
    return [sys.executable, "-m", __name__, str(steps), f"moonwall.server.{module}", *arguments]


def end_with_the_server() -> None:
    """Where the system can, it kills this process as soon as the one that started it is gone, however that ended."""
    if sys.platform == "linux":
        import ctypes  # not loaded where it is of no use

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    steps, module = int(sys.argv[1]), sys.argv[2]
    end_with_the_server()
    if hasattr(os, "nice"):
        os.nice(steps)
    del sys.argv[:2]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
