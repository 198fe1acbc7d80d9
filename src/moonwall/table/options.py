"""Options: what a seat may answer, as immutable words.

An option is a verb and references, for instance ``move worker 2,-1 3,-1``. Its text is stable, can be typed, and
means the same in every position. Options are pooled: building one that exists already is a dictionary look-up.
The pool forgets options that nobody holds, so that the words of ever new content do not fill it.
"""

from __future__ import annotations

import re
from sys import getrefcount
from threading import Lock

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


# The pool: options made since it was last full, and those of the generation before.
POOL_MOST = 50_000
_pool: dict[tuple[Token, ...], Option] = {}
_before: dict[tuple[Token, ...], Option] = {}
_words: set[str] = set()  # those that have been found to be good, of the pool's options
_lock = Lock()


def option(*tokens: Token) -> Option:
    """The option of these tokens; whole numbers are ints, everything else words without white space."""
    found = _pool.get(tokens)
    return _make(tokens) if found is None else found


def _make(tokens: tuple[Token, ...]) -> Option:
    if not tokens or not isinstance(tokens[0], str):
        raise ValueError(f"an option begins with a verb, not {tokens!r}")
    for token in tokens:
        if isinstance(token, str) and token not in _words:
            if not _WORD.match(token) or _INT.match(token):
                raise ValueError(f"{token!r} is no option token: use a word without white space, or an int")
            _words.add(token)
    with _lock:  # one for all threads
        if len(_pool) >= POOL_MOST:
            _forget()
        return _pool.setdefault(tokens, _before.get(tokens) or Option(tokens))


def _forget() -> None:
    """Begin a new generation and drop the one before the last. Rules compare options by identity, so one that anybody
    still holds must not be made again: it stays. Such an option has more references than one that only the pool has."""
    global _before, _pool
    unheld: tuple[Token, ...] = ("unheld",)
    _before[unheld] = Option(unheld)
    counts = {tokens: getrefcount(found) for tokens, found in list(_before.items())}
    alone = counts.pop(unheld)
    for tokens, n in counts.items():
        if n > alone:
            _pool.setdefault(tokens, _before[tokens])
    _before, _pool = _pool, {}
    _words.clear()


def parse(text: str) -> Option:
    """The option a text stands for. Whether it is legal is another question; the pool does not grow."""
    tokens: tuple[Token, ...] = tuple(int(t) if _INT.match(t) else t for t in text.split())
    if not tokens or not isinstance(tokens[0], str):
        raise ValueError(f"{text!r} is no option: it must begin with a verb")
    return _pool.get(tokens) or _before.get(tokens) or Option(tokens)


PASS = option("pass")
DONE = option("done")
YES = option("yes")
NO = option("no")
