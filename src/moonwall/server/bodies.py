"""What strangers send, read in one place: JSON within bounds, or a refusal that says which bound.

Deeper than ``DEPTH``, an integer beyond 64 bits, bytes that are no UTF-8, a NUL that a database cannot keep: nothing of
that reaches a handler.
"""

from __future__ import annotations

import re
from types import GenericAlias
from typing import Annotated, Any, Union

import msgspec
from litestar import Request
from litestar.datastructures import State
from msgspec import Meta

from .errors import Refusal

DEPTH = 10
_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
_Int = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


def _values(depth: int) -> Any:
    """The type of everything JSON can say in so many levels; msgspec checks it while it reads."""
    kind: Any = None | bool | _Int | float | str
    flat = kind
    for _ in range(depth):
        kind = Union[flat, GenericAlias(list, kind), GenericAlias(dict, (str, kind))]  # noqa: UP007 (kinds are values)
    return kind


_read = msgspec.json.Decoder(_values(DEPTH))


def read_json(body: bytes) -> Any:
    """The document of a body, or a Refusal."""
    try:
        text = body.decode()
        found = _read.decode(text)
    except UnicodeDecodeError as error:
        raise Refusal("invalid", f"the body is not UTF-8 text (byte {error.start})") from error
    except msgspec.ValidationError as error:
        what = str(error)
        if "got `array`" in what or "got `object`" in what:
            what = f"it is nested more than {DEPTH} levels deep"
        raise Refusal("invalid", f"the body cannot be read: {what}") from error
    except msgspec.DecodeError as error:
        raise Refusal("invalid", f"the body is not JSON: {error}") from error
    if has_nul(text):
        raise Refusal("invalid", "the character NUL (\\u0000) cannot be kept; leave it out")
    return found


def has_nul(text: str) -> bool:
    """Whether a JSON text spells a NUL character."""
    return "\\u0000" in text and _NUL.search(text) is not None


class BoundedRequest(Request[Any, Any, State]):
    """A request whose body is read here."""

    async def json(self) -> Any:
        return read_json(await self.body())
