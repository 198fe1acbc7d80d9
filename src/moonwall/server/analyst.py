"""A process that analyses one game: a job on its input, lines of progress and at last the analysis on its output.

It ends when nobody reads what it writes, and steps back for everything else on the machine.
"""

from __future__ import annotations

import importlib
import os
import sys

import msgspec

from moonwall.bots.analysis import analyse


class Job(msgspec.Struct):
    record: msgspec.Raw
    packs: tuple[str, ...]
    jobs: int
    depth: str = "normal"
    plugins: tuple[str, ...] = ()


class Line(msgspec.Struct):
    """``result`` is the analysis as JSON; ``error`` says what kind of fault ended it."""

    done: int = 0
    of: int = 0
    result: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""


def main() -> None:
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    for module in job.plugins:
        importlib.import_module(module)

    def tell(line: Line) -> None:
        out.write(msgspec.json.encode(line) + b"\n")

    try:
        hear = lambda done, of: tell(Line(done, of))  # noqa: E731
        found = analyse(bytes(job.record), job.packs, job.depth, job.jobs, hear, job.plugins)
        tell(Line(found.answers, found.answers, msgspec.Raw(msgspec.json.encode(found))))
    except BrokenPipeError:
        os._exit(1)
    except Exception as error:
        tell(Line(error=type(error).__name__))


if __name__ == "__main__":
    main()
