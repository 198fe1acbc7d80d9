"""Position: everything that is true of a game now. Guests subclass it with flat lists of small ints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence, Sequence
from random import Random
from typing import Any, ClassVar, Self, TypeVar

from .errors import Unforeseen, missing
from .events import Event, Value
from .fields import Slotted, make, own_fields, position_sources
from .options import Option
from .outcome import Outcome
from .shown import Shown
from .steps import Choice, Step, decode, encode

T = TypeVar("T")


class Seat:
    """A place at the table. ``faction`` is a word of the game's catalogue; automata are played by the rules."""

    __slots__ = ("automaton", "faction", "index")

    def __init__(self, index: int, faction: str, automaton: bool = False) -> None:
        self.index = index
        self.faction = faction
        self.automaton = automaton

    def encode(self) -> dict[str, Any]:
        return {"index": self.index, "faction": self.faction, "automaton": self.automaton}

    def __repr__(self) -> str:
        return f"<seat {self.index} {self.faction}{' (automaton)' if self.automaton else ''}>"


class Position(metaclass=Slotted):
    """Base of a game's position. The stack's last step is the next to happen.

    A guest names its own fields with the types of ``fields.py``, which make ``clone``, ``encode`` and ``decode``; or it
    has slots and writes these itself. It writes ``view``, ``scores`` and ``redeal``. Nothing here or there reads a
    clock, a file or global randomness.
    """

    __slots__ = ("answering", "ask_always", "draws", "foresees", "log", "outcome", "revealed", "seats", "seed", "stack")
    field_types: ClassVar[dict[str, str]] = {}  # the types of a guest's fields, by name

    def __init__(self, seats: tuple[Seat, ...], seed: int) -> None:
        self.seats = seats
        self.seed = seed
        self.answering = NOBODY  # the seat whose answer is being carried out; nobody's while something is forced
        self.ask_always = False  # the table never shows who could answer (``games.COMMON``)
        self.draws = 0
        self.foresees = NOBODY  # the seat for which a preview is played (``preview.py``)
        self.stack: list[Step[Any]] = []
        self.log: MutableSequence[Event] | None = None  # a list, or a Film
        self.revealed = False
        self.outcome: Outcome | None = None

    def __init_subclass__(cls) -> None:
        _complete(cls)

    # --- what is to happen -------------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """This happens next."""
        self.stack.append(step)

    def then(self, *steps: Step[Any]) -> None:
        """These happen next, in the order they are written, before anything that was already waiting."""
        self.stack.extend(steps[::-1])

    def settler(self) -> Callable[[Any], None] | None:
        """What the kernel calls with the position after every step and every answer, before anybody is asked. A game
        that must look at something whenever it has changed gives it here; most games need nothing."""
        return None

    def calendar(self) -> tuple[Step[Any], ...]:
        """The steps of a round, of a game that lists them (``calendar.py``)."""
        raise missing(self, "calendar")

    # --- what has happened -------------------------------------------------------------------------------------

    def tell(self, _kind: str, /, to: tuple[int, ...] | None = None, **data: Value) -> None:
        """Announce a thing to all, or only to the seats named. Clones used for thinking keep no log."""
        if self.log is not None:
            self.log.append(Event(_kind, data, to))

    # The underscores: compiled, a parameter hides data of the same name even if it is positional only.
    def tell_secret(self, _kind: str, _seat: int, _secret: dict[str, Value], /, **data: Value) -> None:
        """Tell the seat everything, and all others the same kind of event without the secret part."""
        if self.log is not None:
            others = tuple(s.index for s in self.seats if s.index != _seat)
            self.log.append(Event(_kind, {**data, **_secret}, (_seat,)))
            self.log.append(Event(_kind, data, (*others, SPECTATOR)))

    def reveal(self, known_to: int = -1) -> None:
        """Something hidden becomes known to somebody: undo is not free past this point.

        Say it before the hidden thing is touched: a preview stops here, with the table as it is. Name the one seat that
        knew it already (it plays a card of its hand): what that seat foresees goes on."""
        self.revealed = True
        if self.foresees >= 0 and self.foresees != known_to:
            raise Unforeseen("reveal")

    # --- chance --------------------------------------------------------------------------------------------------

    def chance(self) -> Random:
        """A generator of its own for each draw, from the seed and the number of draws before."""
        if self.foresees >= 0:
            raise Unforeseen("chance")
        self.draws += 1
        self.revealed = True
        return Random(self.seed * 1_000_003 + self.draws)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place, the same way on every Python version."""
        shuffle(self.chance(), cards)

    def shuffled(self, cards: Iterable[int]) -> tuple[int, ...]:
        """The same cards, shuffled."""
        found = list(cards)
        self.shuffle(found)
        return tuple(found)

    # --- base parts of clone and encode --------------------------------------------------------------------------

    def clone_base(self, new: Self) -> Self:
        new.seats = self.seats
        new.seed = self.seed
        new.answering = NOBODY
        new.ask_always = self.ask_always
        new.draws = self.draws
        new.foresees = NOBODY
        new.stack = self.stack[:]
        new.log = None
        new.revealed = False
        new.outcome = self.outcome
        return new

    def encode_base(self) -> dict[str, Any]:
        return {
            "seed": write_seed(self.seed),
            "draws": self.draws,
            "stack": [encode(step) for step in self.stack],
            "outcome": None if self.outcome is None else self.outcome.encode(),
        }

    def decode_base(self, doc: dict[str, Any]) -> None:
        self.seed = read_seed(doc["seed"])
        self.draws = doc["draws"]
        self.stack = [decode(step) for step in doc["stack"]]
        self.outcome = None if doc["outcome"] is None else Outcome.decode(doc["outcome"])

    # --- what a guest writes -------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy: list copies, shared immutable content, no log."""
        raise missing(self, "clone")

    def encode(self) -> dict[str, Any]:
        """Everything, JSON-able, including ``encode_base``; equal positions encode equally."""
        raise missing(self, "encode")

    def decode(self, doc: dict[str, Any]) -> None:
        """Read back what ``encode`` wrote."""
        raise missing(self, "decode")

    def refresh(self) -> None:
        """Work out what is not written down; called when a document has been read."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that the seat (None: a spectator) may know, JSON-able, and nothing more."""
        raise missing(self, "view")

    def views(self, seats: Sequence[int | None], shown: Shown | None = None) -> list[dict[str, Any]]:
        """``view`` for several seats; a game may make what is public once and put it into all of them, and leave what
        has not changed as it was ``shown`` last."""
        return [self.view(seat) for seat in seats]

    def glimpse(self, seat: int, parts: frozenset[str]) -> dict[str, Any]:
        """Some parts of ``view`` by their keys; a game whose view is large makes only those."""
        seen = self.view(seat)
        return {part: seen[part] for part in parts if part in seen}

    def scores(self) -> list[int]:
        """The score of each seat as it stands now."""
        raise missing(self, "scores")

    def span(self, name: str) -> int:
        """The number of the turn, round or whatever else a standing answer of the game may last for; a new one each
        time it begins again (``standing.py``)."""
        raise missing(self, "span")

    def redeal(self, seat: int, chance: Random) -> None:
        """Deal again all that ``seat`` cannot know. Gather hidden things in sorted order first, so that the result
        depends only on what the seat knows and on ``chance``."""
        raise missing(self, "redeal")

    def suppose(self, seat: int) -> None:
        """In a world that ``seat`` has imagined: let the others have whatever lets them be asked, as far as the seat
        knows. A preview stops where another seat might decide, not where it would with what was dealt to it. Most games
        need nothing: only what is hidden and decides whether a choice that is no secret is asked at all."""

    def automaton(self, choice: Choice[Any], options: list[Option]) -> Option:
        """The answer of an automaton seat, as the rules dictate it."""
        raise missing(self, "automaton")


def _complete(cls: Any) -> None:
    """Make of a guest's fields what it has not written itself; compiled, all this is written out beforehand."""
    fields = own_fields(cls.__dict__)
    if fields and "clone" not in cls.__dict__:
        cls.field_types = fields
        for name, source in position_sources(cls.__name__, fields).items():
            setattr(cls, name, make(name, source, **{cls.__name__: cls}))


SPECTATOR = -1
NOBODY = -1
SEED_BITS = 128  # so many that nobody finds a seed by trying, however much of its chance was seen
_EXACT = 1 << 53  # JavaScript keeps whole numbers below it


def write_seed(seed: int) -> int | str:
    """A seed in JSON: digits in a text where a page that reads and sends it again would lose some."""
    return seed if seed < _EXACT else str(seed)


def read_seed(value: Any) -> Any:
    """The seed that :func:`write_seed` wrote; what is none is left for ``make_setup`` to refuse."""
    return int(value) if isinstance(value, str) and len(value) <= 39 and value.isascii() and value.isdigit() else value


def replaced(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value in one place; the last place is also -1."""
    new = [*row]  # a third faster than two slices and what is between them
    new[place] = value
    return tuple(new)


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The row less the first of these values, which must be there."""
    place = row.index(value)
    return row[:place] + row[place + 1 :]


def shuffle(chance: Random, cards: list[int]) -> None:
    """Fisher-Yates on ``Random.random``, whose stream Python promises to keep."""
    draw = chance.random
    for i in range(len(cards) - 1, 0, -1):
        j = int(draw() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
