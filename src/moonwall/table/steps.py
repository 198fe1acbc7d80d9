"""Steps: what is still to happen, as immutable data.

A :class:`Step` happens by itself, a :class:`Choice` waits for a seat, :class:`Together` waits for several seats that
choose at once and in secret. Steps lie on the stack of a position; none of them holds a function, so every position
can be cloned, saved and compared at any decision.

A step class names its fields once, with their types, as a dataclass does; it takes them as arguments, those of its base
first. Fields are ints, strings, None, bools, tuples of these, or other steps. An ``__init__`` written by hand takes
them in the same order.
"""

from __future__ import annotations

import contextlib
import importlib
import pkgutil
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, dataclass_transform

from .errors import missing
from .fields import Slotted, initializer_source, make, own_fields
from .options import Option, option, parse

if TYPE_CHECKING:
    from .position import Position

_classes: dict[str, type[Step[Any]]] = {}
_IN_HOUSE = re.compile(r"moonwall\.games\.([a-z][a-z0-9_]*)\b.*")
_HOUSE_NAME = re.compile(r"([a-z][a-z0-9_]*):\w+\Z")
P = TypeVar("P")  # the position of a game: its rules know more of it than the kernel does


def _enrol(cls: Any) -> None:
    """A step class gets its fields, its ``__init__`` if it has none, and its name, by which it can be found."""
    fields: list[str] = []
    defaults: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        body = base.__dict__
        own = body.get("__slots__", ()) or tuple(own_fields(body))
        fields.extend((own,) if isinstance(own, str) else own)
        # without slots (a guest's class beside a compiled kernel) a default is still where it was written
        defaults.update(body.get("defaults") or {f: body[f] for f in own if "__slots__" not in body and f in body})
    cls.fields = tuple(fields)
    if own and "__init__" not in cls.__dict__:
        cls.__init__ = make("__init__", initializer_source(cls.fields, defaults), defaults=defaults)
    # Documents name a step by its game and class, so that it may move to another module of the game.
    cls.name = _IN_HOUSE.sub(r"\1", cls.__module__) + ":" + cls.__qualname__
    before: Any = _classes.get(cls.name)
    if before is not None and before.__module__ != cls.__module__:
        raise TypeError(f"two steps are called {cls.name}: one in {before.__module__}, one in {cls.__module__}")
    _classes[cls.name] = cls


def _give_kind(cls: Any) -> None:
    if "kind" not in cls.__dict__:
        cls.kind = "".join("-" + c.lower() if c.isupper() else c for c in cls.__name__).lstrip("-")


@dataclass_transform(eq_default=False)
class Step(Generic[P], metaclass=Slotted):
    """Something that happens by itself when it comes to the top of the stack."""

    waits: ClassVar[bool] = False
    joint: ClassVar[bool] = False  # several seats answer at once (Together)
    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        _enrol(cls)

    def run(self, game: P) -> None:
        raise missing(self, "run")

    def values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, field) for field in self.fields)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            type(self) is type(other) and isinstance(other, Step) and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash((type(self), self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f}={v!r}' for f, v in zip(self.fields, self.values()))})"


class Choice(Step[P]):
    """Waits for ``seat``. ``options`` is the complete legal list, ``take`` carries the picked one out.

    When ``take`` is called the choice has already left the stack; push it again (or a changed copy) to ask once more.
    A single option is played by the kernel; set ``silent`` on choices whose forced answer is not worth a log line, and
    ``secret`` on those whose options only their seat may know.
    """

    seat: int
    waits = True
    kind: ClassVar[str] = ""
    silent: ClassVar[bool] = False
    secret: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        _enrol(cls)
        _give_kind(cls)

    def options(self, game: P) -> list[Option]:
        raise missing(self, "options")

    def take(self, game: P, option: Option) -> None:
        raise missing(self, "take")

    def deciders(self, game: P) -> tuple[int, ...]:
        """The seats any one of which may answer; more than one where the table decides together."""
        return (self.seat,)

    def about(self, game: P) -> dict[str, str | int]:
        """What the prompt of this decision mentions, for its sentence in the catalogues; public or the seat's own."""
        return {}


class Together(Step[Any]):
    """Several seats choose at once; answers stay secret until the last one is in, then all are taken in order."""

    answers: tuple[Option | None, ...]
    choices: tuple[Choice[Any], ...]
    waits = True
    joint = True

    def answered(self, place: int, option: Option) -> Together:
        answers = list(self.answers)
        answers[place] = option
        return type(self)(tuple(answers), self.choices)

    def place_of(self, choice: Choice[Any]) -> int:
        """The place of one of the choices; a seat has only one."""
        for place, one in enumerate(self.choices):
            if one.seat == choice.seat:
                return place
        raise ValueError(f"{choice!r} is not asked here")

    def forget_others(self, seat: int) -> Together:
        """What this seat may know of it: its own answer."""
        return type(self)(
            tuple(a if c.seat == seat else None for a, c in zip(self.answers, self.choices)), self.choices
        )

    def reveal(self, game: Position) -> None:
        """All answers are in: nobody can take theirs back, and each choice is carried out in the given order."""
        game.reveal(self.choices[0].seat if len(self.choices) == 1 else -1)
        for choice, answer in zip(self.choices, self.answers):
            assert answer is not None
            choice.take(game, answer)


TogetherT = TypeVar("TogetherT", bound=Together)


def together(choices: Sequence[Choice[Any]], kind: type[TogetherT] | None = None) -> Together:
    """A secret, simultaneous choice, one for each seat that takes part; ``kind`` may be a subclass with a ``reveal`` of
    its own."""
    if len({choice.seat for choice in choices}) != len(choices):
        raise ValueError(f"a seat can have only one choice in a simultaneous step: {choices!r}")
    return (kind or Together)((None,) * len(choices), tuple(choices))


def encode(value: Any) -> Any:
    """A step (or a field of one) as JSON."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, tuple):
        return [encode(v) for v in value]
    if isinstance(value, Option):
        return {"option": value.text}
    if isinstance(value, Step):
        return {"step": value.name, "with": [encode(v) for v in value.values()]}
    raise TypeError(f"a step may not hold {value!r}: use ints, strings, None, tuples, options or steps")


def _step_class(name: Any) -> type[Step[Any]] | None:
    """The step of that name. A guest may import parts of its rules late: a fresh process then loads all modules of the
    named game, but never one outside of the house's own games."""
    if not isinstance(name, str):
        return None
    house = _HOUSE_NAME.match(name)
    if name not in _classes and house:
        with contextlib.suppress(ModuleNotFoundError):
            package = importlib.import_module(f"moonwall.games.{house[1]}")
            for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
                importlib.import_module(module.name)
    return _classes.get(name)


def decode(value: Any) -> Any:
    """The step (or field) that :func:`encode` wrote."""
    if isinstance(value, list):
        return tuple(decode(v) for v in value)
    if isinstance(value, dict):
        if "option" in value:  # pooled, as rules may compare options by identity
            return option(*parse(value["option"]).tokens)
        cls = _step_class(value.get("step"))
        if cls is None:
            from .errors import RecordError

            raise RecordError(
                f"the document holds a step {value.get('step')!r} that this version of the rules does not have; "
                "replay its record instead of restoring the snapshot"
            )
        return cls(*(decode(v) for v in value["with"]))
    return value


def choice_kinds(home: str) -> list[str]:
    """The kinds of decisions that the steps of a game's package can ask, sorted."""
    found = {str(cls.kind) for name, cls in _classes.items() if name.startswith(f"{home}:") and issubclass(cls, Choice)}
    return sorted(found)
