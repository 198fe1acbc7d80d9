"""The grammar of a game's options: every option that its rules can offer has a number of its own.

A game names the patterns of its verbs, ``{"attack": ("soldier slot",)}``, and the words of each domain. The options of
a pattern are numbered like the digits of a mixed-radix number: a number can be turned back into its option, and no two
options share one. A domain without words makes its patterns empty: ``march`` of units that cannot be at a table takes
no numbers.

Researchers use it (``moonwall.lab``); rules do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from .errors import TableError
from .options import Option, Token, option

BARE = ""  # the pattern of a verb that stands alone


class GrammarError(TableError):
    """A pattern that names no domain, or a number that stands for no option."""


class Domain:
    """Words or numbers that may stand in one place of an option."""

    __slots__ = ("numbers", "tokens")

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tuple(dict.fromkeys(tokens))
        self.numbers = {token: n for n, token in enumerate(self.tokens)}

    @property
    def size(self) -> int:
        return len(self.tokens)

    def number(self, token: Token, before: Token) -> int:
        """The place of a token in the domain, -1 if it is not there."""
        return self.numbers.get(token, -1)

    def token(self, number: int, before: Token) -> Token | None:
        return self.tokens[number]


class Beside(Domain):
    """A place beside the one named just before, by the direction in which it lies."""

    __slots__ = ("around",)

    def __init__(self, around: Mapping[Token, Sequence[Token | None]]) -> None:
        super().__init__([place for near in around.values() for place in near if place is not None])
        self.around = around

    @property
    def size(self) -> int:
        return max([len(near) for near in self.around.values()], default=0)

    def number(self, token: Token, before: Token) -> int:
        near = self.around.get(before, ())
        return near.index(token) if token in near else -1

    def token(self, number: int, before: Token) -> Token | None:
        near = self.around.get(before, ())
        return near[number] if number < len(near) else None


class Pattern:
    """A verb with the domains of its references; ``first`` is the number of its first option."""

    __slots__ = ("domains", "first", "size", "text", "verb")

    def __init__(self, verb: str, text: str, domains: tuple[Domain, ...], first: int) -> None:
        self.verb = verb
        self.text = text
        self.domains = domains
        self.first = first
        size = 1
        for domain in domains:
            size *= domain.size
        self.size = size

    def number(self, tokens: tuple[Token, ...]) -> int:
        """The number of an option within the pattern, -1 if it does not fit."""
        found = 0
        before: Token = tokens[0]
        for domain, token in zip(self.domains, tokens[1:]):
            place = domain.number(token, before)
            if place < 0:
                return -1
            found = found * domain.size + place
            before = token
        return found

    def option(self, number: int) -> Option | None:
        """The option of a number within the pattern; None where a direction leads off the board."""
        digits = []
        for domain in reversed(self.domains):
            number, digit = divmod(number, domain.size)
            digits.append(digit)
        tokens: list[Token] = [self.verb]
        for domain, digit in zip(self.domains, reversed(digits)):
            token = domain.token(digit, tokens[-1])
            if token is None:
                return None
            tokens.append(token)
        return option(*tokens)


class Grammar:
    """All options of a game at one kind of table, numbered from 0; ``tokens`` are the words they are made of."""

    __slots__ = ("_patterns", "known", "patterns", "size", "tokens", "words")

    def __init__(self, patterns: Mapping[str, Sequence[str]], domains: Mapping[str, Domain]) -> None:
        found: list[Pattern] = []
        first = 0
        tokens: dict[Token, None] = dict.fromkeys(patterns)
        for verb, texts in patterns.items():
            for text in texts:
                names = text.split()
                for name in names:
                    if name not in domains:
                        raise GrammarError(f"pattern {text!r} of verb {verb!r} names no domain {name!r}")
                pattern = Pattern(verb, text, tuple([domains[name] for name in names]), first)
                if pattern.size:
                    found.append(pattern)
                    first += pattern.size
                    for domain in pattern.domains:
                        tokens.update(dict.fromkeys(domain.tokens))
        self.patterns = tuple(found)
        self.size = first
        self.tokens = tuple(tokens)
        self.words: dict[Token, int] = {token: n for n, token in enumerate(self.tokens)}
        self._patterns: dict[tuple[str, int], list[Pattern]] = {}
        for pattern in found:
            self._patterns.setdefault((pattern.verb, len(pattern.domains)), []).append(pattern)
        self.known: dict[Option, int] = {}

    def number(self, one: Option) -> int:
        """The number of an option, the same in every position; -1 where the grammar does not know it."""
        found = self.known.get(one)
        if found is None:
            found = self._find(one.tokens)
            if len(self.known) < 100_000:
                self.known[one] = found
        return found

    def _find(self, tokens: tuple[Token, ...]) -> int:
        for pattern in self._patterns.get((str(tokens[0]), len(tokens) - 1), ()):
            number = pattern.number(tokens)
            if number >= 0:
                return pattern.first + number
        return -1

    def option(self, number: int) -> Option | None:
        """The option that a number stands for; None for the few numbers that lead off the board."""
        low, high = 0, len(self.patterns)
        if not 0 <= number < self.size:
            raise GrammarError(f"{number} is no number of an option; they go from 0 to {self.size - 1}")
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.patterns[middle].first <= number else (low, middle)
        return self.patterns[low].option(number - self.patterns[low].first)

    def fingerprint(self) -> str:
        """Changes when any number stands for another option: keep it beside what was trained with these numbers."""
        digest = blake2b(digest_size=8)
        for pattern in self.patterns:
            digest.update(f"{pattern.verb} {pattern.text} {pattern.first} {pattern.size}\n".encode())
            for domain in pattern.domains:
                digest.update(repr(domain.tokens).encode())
        return digest.hexdigest()

    def describe(self) -> list[dict[str, object]]:
        """Every pattern with its first number and how many options it has."""
        return [{"verb": p.verb, "pattern": p.text, "first": p.first, "size": p.size} for p in self.patterns]
