"""Refusals: what the server says no to, in one shape for HTTP and WebSocket."""

from __future__ import annotations

import msgspec

from moonwall import table

STATUS = {
    "invalid": 400,
    "setup": 400,
    "record": 400,
    "content": 400,
    "token-missing": 401,
    "token-unknown": 401,
    "not-owner": 403,
    "not-allowed": 403,
    "not-found": 404,
    "method": 405,
    "not-your-decision": 409,
    "late": 409,
    "undo-refused": 409,
    "taken": 409,
    "ask-closed": 409,
    "stuck": 409,
    "too-large": 413,
    "media-type": 415,
    "illegal-option": 422,
    "too-many": 429,
    "internal": 500,
    "not-ready": 503,
}


NOT_READY = "the database does not answer; try again in a moment"


class Field(msgspec.Struct):
    """Where in a request something is wrong."""

    path: str
    message: str


class ErrorDoc(msgspec.Struct, omit_defaults=True):
    """What every refusal looks like."""

    error: str
    message: str
    fields: list[Field] = []
    report: str | None = None


class StartFault(Exception):
    """Why the server cannot start, in a line for the operator that says what to do."""


class Refusal(Exception):
    """``code`` is a word of the protocol, the message is for people."""

    def __init__(self, code: str, message: str, fields: list[Field] | None = None, retry: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.fields = fields or []
        self.retry = retry

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def doc(self) -> ErrorDoc:
        return ErrorDoc(self.code, self.message, self.fields)


_KERNEL: tuple[tuple[type[table.TableError], str], ...] = (
    (table.NotYourDecision, "not-your-decision"),
    (table.IllegalOption, "illegal-option"),
    (table.UndoRefused, "undo-refused"),
    (table.RecordError, "record"),
    (table.ContentError, "content"),
    (table.ComposeError, "setup"),
    (table.SetupError, "setup"),
)


def from_table(error: table.TableError) -> Refusal:
    """A kernel error as a refusal; the kernel's messages are made for people already."""
    code = next((code for kind, code in _KERNEL if isinstance(error, kind)), "invalid")
    fields = [Field(p.file, str(p)) for p in error.problems] if isinstance(error, table.ContentError) else []
    return Refusal(code, str(error), fields)
