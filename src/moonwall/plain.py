"""Output that no terminal refuses: where an encoding lacks a letter, a plain one stands for it."""

from __future__ import annotations

import codecs
import sys
import unicodedata

_STAND_IN = {
    "…": "...",
    "–": "-",
    "—": "-",
    "−": "-",
    "·": "-",
    "•": "*",
    "→": "->",
    "←": "<-",
    "›": ">",
    "×": "x",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "ł": "l",
    "Ł": "L",
}


def plain(text: str) -> str:
    """The text in ASCII: accents fall, signs are written out, what is left becomes a question mark."""
    out = []
    for letter in text:
        bare = "".join(c for c in unicodedata.normalize("NFKD", letter) if c.isascii())
        out.append(letter if letter.isascii() else _STAND_IN.get(letter) or bare or "?")
    return "".join(out)


def _fall_back(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


def allow_any_terminal() -> None:
    """Let standard output and errors take what their encoding lacks, in plain letters."""
    codecs.register_error("moonwall-plain", _fall_back)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="moonwall-plain")
