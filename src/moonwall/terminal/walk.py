"""Walking the tree of options: verb first, then reference by reference, until one is left."""

from __future__ import annotations

from moonwall.table import Option
from moonwall.table.options import Token

SHORT = 12  # so few options are listed whole
#: Answers that do nothing more and go on: they stand last, so that nobody ends by habit what could go on.
ENDS = frozenset({("done",), ("pass",), ("no",), ("decline",), ("refuse",)})


class Branch:
    """One way on: a single option, or all that begin with the same token."""

    __slots__ = ("options", "token")

    def __init__(self, token: Token | None, options: list[Option]) -> None:
        self.token = token
        self.options = options

    @property
    def leaf(self) -> Option | None:
        return self.options[0] if len(self.options) == 1 else None


class Walk:
    """Where somebody stands between a decision and its answer."""

    def __init__(self, options: list[Option], short: int = SHORT) -> None:
        self.options = options
        self.short = short
        self.steps: list[tuple[Token, ...]] = [()]

    @property
    def path(self) -> tuple[Token, ...]:
        return self.steps[-1]

    @property
    def left(self) -> list[Option]:
        """The options that begin with the path."""
        size = len(self.path)
        return [o for o in self.options if o.tokens[:size] == self.path]

    def branches(self) -> list[Branch]:
        """The ways on, in the order of the legal list but for what ends; few options are listed whole."""
        left = sorted(self.left, key=lambda option: option.tokens in ENDS)
        if len(left) <= self.short:
            return [Branch(None, [o]) for o in left]
        size = len(self.path)
        groups: dict[Token | None, list[Option]] = {}
        for option in left:
            groups.setdefault(option.tokens[size] if len(option.tokens) > size else None, []).append(option)
        return [Branch(token, options) for token, options in groups.items()]

    def follow(self, branch: Branch) -> Option | None:
        """The option, where the branch holds only one; else one stands further along, past all that is no choice."""
        if branch.leaf is not None:
            return branch.leaf
        first, size = branch.options[0].tokens, len(self.path) + 1
        while all(o.tokens[: size + 1] == first[: size + 1] and len(o.tokens) > size for o in branch.options):
            size += 1
        self.steps.append(first[:size])
        return None

    def back(self) -> bool:
        """One step back; False at the beginning."""
        if len(self.steps) == 1:
            return False
        self.steps.pop()
        return True

    def restart(self) -> None:
        del self.steps[1:]
