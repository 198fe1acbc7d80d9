"""The words of card effects: one registry for Events, Faction events, counterattacks and Legendary Oni.

A verb is declared once, beside the code that carries it out:

    declare("retreat", "counterattacks", own_left, retreat, n=(1, 9))

Content is checked against these declarations, the book binds each row to its verb when it is made, and the page
``docs/tsukuyumi-cards.md`` is compared with them by a test. A verb of another table with the same name is another verb.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from moonwall.table.errors import did_you_mean

if TYPE_CHECKING:
    from .position import Tsukuyumi

Possible = Callable[["Tsukuyumi", int, "Effect"], bool]
Run = Callable[["Tsukuyumi", int, "Effect"], None]


class Verb:
    """``n``: the least and the greatest number it takes, None if it takes none. ``what``: the words it may be about.
    ``faction``: only on that faction's cards. ``possible`` says whether it would do anything for a seat or side now."""

    __slots__ = ("faction", "n", "name", "possible", "run", "table", "what")

    def __init__(
        self,
        name: str,
        table: str,
        possible: Possible,
        run: Run,
        n: tuple[int, int] | None,
        what: tuple[str, ...],
        faction: str,
    ) -> None:
        self.name = name
        self.table = table
        self.possible = possible
        self.run = run
        self.n = n
        self.what = what
        self.faction = faction


class Effect:
    """What a row does, bound to its verb. ``code`` is the row's number in its table, ``what`` the word it is about."""

    __slots__ = ("code", "do", "free", "id", "n", "possible", "run", "what")

    def __init__(self, table: str, code: int, id_: str, do: str, n: int, what: str = "", free: bool = False) -> None:
        verb = VERBS[table, do]
        self.code = code
        self.id = id_
        self.do = do
        self.n = n
        self.what = what
        self.free = free
        self.possible: Possible = verb.possible
        self.run: Run = verb.run


VERBS: dict[tuple[str, str], Verb] = {}


def always(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return True


def never(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return False


def nothing(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """For verbs whose rule asks for them by name when its moment comes."""


def declare(
    name: str,
    tables: str,
    possible: Possible = always,
    run: Run = nothing,
    *,
    n: tuple[int, int] | None = None,
    what: tuple[str, ...] = (),
    faction: str = "",
) -> None:
    """Add a verb to the vocabulary of one or more ``tables`` (their names, with spaces between)."""
    for table in tables.split():
        if (table, name) in VERBS:
            raise ValueError(f"the verb {name!r} of {table!r} is declared twice")
        VERBS[table, name] = Verb(name, table, possible, run, n, what, faction)


def verbs_of(table: str) -> dict[str, Verb]:
    return {name: verb for (where, name), verb in VERBS.items() if where == table}


def check(table: str, do: str, n: int, unused: int, what: str, faction: str = "") -> Iterator[tuple[str, str]]:
    """What is wrong with the verb of a row: (field, message). ``unused`` is the number a row has that names none."""
    known = verbs_of(table)
    verb = known.get(do)
    if verb is None:
        mine = [name for name, v in known.items() if v.faction in ("", faction)]
        yield "do", f"there is no verb {do!r} in {table!r}; known: {', '.join(mine)}.{did_you_mean(do, mine)}"
        return
    if verb.faction and verb.faction != faction:
        mine = [name for name, v in known.items() if v.faction == faction]
        yield "do", f"the cards of {faction!r} are {', '.join(mine)}; not {do!r}"
    if verb.n is None and n != unused:
        yield "n", f"{do!r} takes no number: leave n out"
    elif verb.n is not None and not verb.n[0] <= n <= verb.n[1]:
        low, high = verb.n
        wanted = f"must be {low}" if low == high else f"must be a whole number from {low} to {high}"
        yield "n", f"{wanted} for {do!r}, not {n}"
    if what not in (verb.what or ("",)):
        field = "prop" if table == "events" else "what"
        one_of = f"must be one of {', '.join(verb.what)}" if verb.what else "leave it out"
        yield field, f"{one_of} for {do!r}, not {what!r}"
