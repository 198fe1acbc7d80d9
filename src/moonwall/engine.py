"""Which engine runs: kernel, rules and bots in Python, or compiled to C (``make compiled``, ``make wheel``)."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
STAMP = "sources.txt"
SWITCH = "MOONWALL_ENGINE"
INTERPRETED, COMPILED = "interpreted", "compiled"
_TEXTS = (".py", ".toml", ".ftl")


def kind() -> str:
    """``compiled`` or ``interpreted``: what plays in this process."""
    from moonwall.table import match

    return INTERPRETED if str(match.__file__).endswith(".py") else COMPILED


def stamp(package: Path = PACKAGE) -> str:
    """A digest of code, content and words, to tell a fresh build from a stale one."""
    digest = hashlib.blake2b(digest_size=12)
    for file in sorted(path for path in package.rglob("*") if path.suffix in _TEXTS):
        digest.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def built() -> Path | None:
    """In a checkout: the folder of the compiled engine (``make compiled``), if it was made from these very sources. One
    that was not optimised (``make compiled-test``) is there to be compared: it is slower than the sources."""
    folder = PACKAGE.parents[1] / "build" / "compiled"
    try:
        made_from, *level = (folder / STAMP).read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return None
    return folder if made_from == stamp() and level != ["0"] else None


def go_on_compiled(arguments: list[str]) -> None:
    """Start this command anew on the compiled engine if a fresh one lies in the checkout; else do nothing.

    ``MOONWALL_ENGINE=interpreted`` keeps the Python one. An installed compiled wheel needs none of this.
    """
    if os.name != "posix" or os.environ.get(SWITCH) or kind() == COMPILED:
        return
    folder = built()
    if folder is None:
        return
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))
    sys.stdout.flush()
    sys.stderr.flush()
    environment = {**os.environ, "PYTHONPATH": path, SWITCH: COMPILED}
    os.execve(sys.executable, [sys.executable, "-m", "moonwall", *arguments], environment)
