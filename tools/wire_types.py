"""The page's types of what the server sends and takes, made from the server's own shapes (``moonwall/server/wire.py``,
``wire_chat.py``, ``wire_people.py``, ``wire_coach.py``).

``make wire-types`` writes ``web/src/lib/wire.ts``; a test says when it is not what this would write. What the server
passes on without looking (views, events, edits) has its type from the page: ``OPAQUE`` names it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from moonwall.server import wire, wire_chat, wire_coach, wire_people

HERE = Path(__file__).resolve().parent.parent
TARGET = HERE / "web/src/lib/wire.ts"
HEAD = """\
/** Made from the server's shapes by `make wire-types`: change src/moonwall/server/wire.py and make it again. */
import type { Analysis } from "./analysis.ts";
import type { Edit } from "./changes.ts";
import type { GameInfo, Problem, View } from "./types.ts";
import type { Data, Ended, Said } from "./words.ts";
"""
OPAQUE = {
    "Summary.outcome": "Ended | null",
    "SeriesMatch.outcome": "Ended | null",
    "MomentDoc.events": "Record<string, Said[]>",
    "StateDoc.views": "Record<string, View>",
    "StateDoc.changes": "Record<string, Edit[]>",
    "ReelDoc.first": "View",
    "ReelDoc.changes": "Edit[][]",
    "ReelDoc.events": "Said[][]",
    "PastDoc.view": "View",
    "PastDoc.events": "Said[]",
    "PreviewDoc.differences": "{ word: string; seat: number | null; was: number; now: number }[]",
    "PreviewDoc.events": "Said[]",
    "PreviewDoc.asks": "{ kind: string; seat: number; about: Data } | null",
    "PreviewDoc.changes": "Edit[]",
    "GamesDoc.games": "GameInfo[]",
    "PackReport.problems": "Problem[]",
    "AnalysisDoc.analysis": "Analysis | null",
}


def script(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = script(item)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {script(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(map(script, types))
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
        case inspect.Metadata(type=inner):
            return script(inner)
    raise TypeError(f"wire_types knows no TypeScript for {kind!r}")


def unset(field: inspect.Field) -> bool:
    """Whether a field may be left out of the message altogether: its default is nothing at all."""
    return not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def interface(cls: type[msgspec.Struct]) -> str:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    asked = issubclass(cls, wire.Strict)
    lines = [f"export interface {cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        kind = field.type
        # A request may leave out what has a default; of answers only what is never set, or not sent when it is not.
        maybe = (
            not field.required
            if asked
            else unset(field) or (not field.required and cls.__struct_config__.omit_defaults)
        )
        owner = next(
            base.__name__ for base in reversed(cls.__mro__) if field.name in getattr(base, "__annotations__", {})
        )
        told = OPAQUE.get(f"{owner}.{field.name}") or script(kind)
        lines.append(f"  {field.encode_name}{'?' if maybe else ''}: {told};")
    return "\n".join([*lines, "}"])


def shapes() -> list[type[msgspec.Struct]]:
    found: list[Any] = [
        one
        for module in (wire, wire_chat, wire_people, wire_coach)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]
    return [one for one in found if one is not wire.Strict]


def text() -> str:
    return HEAD + "".join(f"\n{interface(cls)}\n" for cls in shapes())


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.relative_to(HERE)}: {len(shapes())} types\n")
