"""Fields: a class names them once, with their types, and gets the rest made of them.

A step gets slots and ``__init__``; a position gets slots, ``clone``, ``encode`` and ``decode``. What is made is written
as source and compiled once a class, so that it is as fast as the same lines written by hand.

How a field of a position is copied and written down follows from its type:

=================  ==========================  =====================
type               a clone                     written down
=================  ==========================  =====================
``Number``         has the same number         as it is
``Ints``           has a copy of the list      as it is
``Lists``          has copies of the lists     as it is
``Row``            shares the tuple            as a list
``Rows``           shares the tuples           as lists
``Bytes``          has a copy                  in hexadecimal
``Frozen``         shares it                   in hexadecimal
``Copied[...]``    has a copy                  not: it is worked out
any other          shares it                   not: it is worked out
=================  ==========================  =====================

What changes seldom is a ``Row`` rather than ``Ints``: a change makes another tuple (``replaced``), a clone costs
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

T = TypeVar("T")

Number = Annotated[int, "Number"]
Ints = Annotated[list[int], "Ints"]
Lists = Annotated[list[list[int]], "Lists"]
Row = Annotated[tuple[int, ...], "Row"]
Rows = Annotated[tuple[tuple[int, ...], ...], "Rows"]
Bytes = Annotated[bytearray, "Bytes"]
Frozen = Annotated[bytes, "Frozen"]  # never changed in place
Copied = Annotated[T, "Copied[]"]


def _word(kind: Any) -> str:
    """A type as it is written in the source, or the name of ours if it is already worked out."""
    marks = getattr(kind, "__metadata__", ())
    return str(marks[0] if marks else kind)


def own_fields(body: Any) -> dict[str, str]:
    """The fields that the body of a class names, with their types as they are written."""
    named = {name: _word(kind) for name, kind in body.get("__annotations__", {}).items()}
    return {name: kind for name, kind in named.items() if not kind.startswith(("ClassVar", "typing.ClassVar"))}


class Slotted(type):
    """Makes slots of the fields that a class names; what they are given there are defaults."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Slotted:
        if "__slots__" not in body:
            body["__slots__"] = tuple(own_fields(body))
            body["defaults"] = {field: body.pop(field) for field in body["__slots__"] if field in body}
        return super().__new__(mcs, name, bases, body)


def initializer_source(fields: tuple[str, ...], defaults: dict[str, Any]) -> str:
    """An ``__init__`` that takes and keeps the fields; ``defaults`` is a name it finds at its start."""
    takes = "".join(f", {field}=defaults[{field!r}]" if field in defaults else f", {field}" for field in fields)
    return f"def __init__(self{takes}):" + "".join(f"\n    self.{field} = {field}" for field in fields)


# copy() needs two thirds of the time of a slice
_COPIES = {
    "Ints": "{}.copy()",
    "Bytes": "{}.copy()",
    "Lists": "[*map(list.copy, {})]",
    "Copied[list[int]]": "{}.copy()",
    "Copied[bytearray]": "{}.copy()",
}
_WRITES = {
    "Number": "{}",
    "Ints": "{}[:]",
    "Lists": "[one[:] for one in {}]",
    "Row": "[*{}]",
    "Rows": "[[*one] for one in {}]",
    "Bytes": "{}.hex()",
    "Frozen": "{}.hex()",
}
WRITTEN_KINDS = tuple(_WRITES)  # two positions are the same where the fields of these types are
_READS = {
    "Number": "{}",
    "Ints": "list({})",
    "Lists": "[list(one) for one in {}]",
    "Row": "tuple({})",
    "Rows": "tuple([tuple(one) for one in {}])",
    "Bytes": "bytearray.fromhex({})",
    "Frozen": "bytes.fromhex({})",
}


def position_sources(name: str, fields: dict[str, str]) -> dict[str, str]:
    """``clone``, ``encode`` and ``decode`` of a position class of that name."""
    clone = [f"def clone(self) -> {name}:", f"    new = self.clone_base({name}.__new__({name}))"]
    write = ["def encode(self) -> dict[str, Any]:", "    doc = self.encode_base()"]
    read = ["def decode(self, doc: dict[str, Any]) -> None:", "    self.decode_base(doc)"]
    for field, kind in fields.items():
        copied = _COPIES.get(kind, "{}[:]" if kind.startswith("Copied[") else "{}")
        clone.append(f"    new.{field} = " + copied.format(f"self.{field}"))
        if kind in _WRITES:
            write.append(f'    doc["{field}"] = ' + _WRITES[kind].format(f"self.{field}"))
            read.append(f"    self.{field} = " + _READS[kind].format(f'doc["{field}"]'))
    clone.append("    return new")
    write.append("    return doc")
    read.append("    self.refresh()")
    return {"clone": "\n".join(clone), "encode": "\n".join(write), "decode": "\n".join(read)}


def make(name: str, source: str, **space: Any) -> Callable[..., Any]:
    """The function of that name in the source."""
    exec("from __future__ import annotations\n" + source, space)
    made: Callable[..., Any] = space[name]
    return made
