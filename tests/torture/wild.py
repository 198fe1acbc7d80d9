"""Wild input: values, bodies, paths and frames that are wrong in every way one can think of, and some right ones."""

from __future__ import annotations

import json
import random
import string
from typing import Any

TEXTS = (
    *(
        "",
        " ",
        "x",
        "é" * 30,
        "\u0000",
        "a\u0000b",
        "\ud83c\udf19",
        "\u202e",
        "../../etc/passwd",
        "' OR 1=1 --",
        "%s%n",
    ),
    *(
        "{}",
        "null",
        "NaN",
        "-1",
        "1e400",
        "a" * 5_000,
        "\n" * 50,
        "\\",
        '"',
        "<script>",
        "\ufeff",
        "0-0",
        "1-0.5",
        "me",
    ),
)
NUMBERS = (0, 1, -1, 2, 15, 16, 255, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30, 0.5, -0.0, 1e308)
RAW = (
    *(b"", b"{", b"[", b"nul", b"\xff\xfe", b'{"a": "\xff"}', b'"\xed\xa0\x80"', b"\x00", b'"\x00"', b"NaN", b"[1,]"),
    *(b"[" * 990 + b"]" * 990, b"[" * 99_000, b'{"a":' * 990 + b"1" + b"}" * 990, b'"' + b"a" * 70_000),
    *(b"9" * 4_400, b"[" + b"9" * 4_400 + b"]", b"-" + b"1" * 9_000, b"1e999", b'"\\ud800"', b'{"a": 1, "a": 2}'),
    *(b"\xef\xbb\xbf{}", b"{'a': 1}", b"\x1f\x8b\x08"),
)


def value(chance: random.Random, depth: int = 0) -> Any:
    """Anything JSON can say."""
    kind = chance.randrange(9 if depth < 4 else 7)
    if kind < 2:
        return chance.choice(TEXTS)
    if kind == 2:
        return "".join(chance.choices(string.printable, k=chance.randrange(40)))
    if kind < 5:
        return chance.choice(NUMBERS)
    if kind < 7:
        return chance.choice((None, True, False))
    if kind == 7:
        return [value(chance, depth + 1) for _ in range(chance.randrange(5))]
    return {str(value(chance, 9)): value(chance, depth + 1) for _ in range(chance.randrange(5))}


def nested(chance: random.Random) -> Any:
    """Something deep: a few levels, or hundreds."""
    doc = value(chance, 9)
    for _ in range(chance.choice((5, 9, 10, 11, 60, 300))):
        doc = [doc] if chance.random() < 0.5 else {"a": doc}
    return doc


def bent(chance: random.Random, doc: Any) -> Any:
    """A right document with something changed in it, somewhere."""
    if isinstance(doc, dict) and doc and chance.random() < 0.8:
        key = chance.choice(list(doc))
        what = chance.randrange(6)
        changed = dict(doc)
        if what == 0:
            del changed[key]
        elif what == 1:
            changed[str(value(chance, 9))] = value(chance)
        elif what == 2:
            changed[key] = nested(chance)
        else:
            changed[key] = bent(chance, doc[key])
        return changed
    if isinstance(doc, list) and doc and chance.random() < 0.8:
        changed_list = list(doc)
        place = chance.randrange(len(doc))
        if chance.random() < 0.2:
            changed_list *= 30
        else:
            changed_list[place] = bent(chance, doc[place])
        return changed_list
    return value(chance)


def body(chance: random.Random, right: Any) -> bytes:
    """A body: now and then the right one, mostly a bent one, sometimes no JSON at all."""
    kind = chance.random()
    if kind < 0.1:
        return json.dumps(right).encode()
    if kind < 0.25:
        return chance.choice(RAW)
    if kind < 0.3:
        return json.dumps(nested(chance)).encode()
    text = json.dumps(bent(chance, right), ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    if kind < 0.4:  # bytes flipped, dropped or doubled
        place = chance.randrange(len(text))
        return text[:place] + chance.randbytes(chance.randrange(3)) + text[place + chance.randrange(3) :]
    return text
