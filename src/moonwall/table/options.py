"""Options: what a seat may answer, as immutable words.

An option is a verb and references, for instance ``move worker 2,-1 3,-1``. Its text is stable, can be typed, and
means the same in every position. Options are pooled: building one that exists already is a dictionary look-up.
"""

from __future__ import annotations

import re

Token = str | int

_INT = re.compile(r"-?(0|[1-9][0-9]*)\Z")
_WORD = re.compile(r"\S+\Z")


class Option:
    """A verb and its references. Made by :func:`option`, never changed; pooled, so that equal ones are the same one."""

    __slots__ = ("text", "tokens", "verb")

    def __init__(self, tokens: tuple[Token, ...]) -> None:
        self.tokens = tokens
        self.verb = str(tokens[0])
        self.text = " ".join(map(str, tokens))

    @property
    def refs(self) -> tuple[Token, ...]:
        return self.tokens[1:]

    def __reduce__(self) -> tuple[object, tuple[Token, ...]]:
        return option, self.tokens  # a copy or an unpickled one is the pool's own

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text


_pool: dict[tuple[Token, ...], Option] = {}


def option(*tokens: Token) -> Option:
    """The option of these tokens; whole numbers are ints, everything else words without white space."""
    found = _pool.get(tokens)
    if found is None:
        if not tokens or not isinstance(tokens[0], str):
            raise ValueError(f"an option begins with a verb, not {tokens!r}")
        for token in tokens:
            if isinstance(token, str) and (not _WORD.match(token) or _INT.match(token)):
                raise ValueError(f"{token!r} is no option token: use a word without white space, or an int")
        found = _pool.setdefault(tokens, Option(tokens))  # one for all threads
    return found


def parse(text: str) -> Option:
    """The option a text stands for. Whether it is legal is another question; the pool does not grow."""
    tokens: tuple[Token, ...] = tuple(int(t) if _INT.match(t) else t for t in text.split())
    if not tokens or not isinstance(tokens[0], str):
        raise ValueError(f"{text!r} is no option: it must begin with a verb")
    return _pool.get(tokens) or Option(tokens)


PASS = option("pass")
DONE = option("done")
YES = option("yes")
NO = option("no")
