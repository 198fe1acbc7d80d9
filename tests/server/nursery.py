"""A process that has everything imported and forks servers on request: they start in no time and die like any other."""

from __future__ import annotations

import json
import os
import signal
import sys


def main() -> None:
    import uvicorn  # noqa: F401

    import moonwall.server.app
    import moonwall.server.bus  # noqa: F401
    from moonwall.server.cli import serve
    from tests.guests import dike, goose  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        wanted = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.environ.clear()
            os.environ.update(wanted["environment"])
            for name, number in (("out", 1), ("log", 2)):
                os.dup2(os.open(wanted[name], os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            serve(port=0)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
