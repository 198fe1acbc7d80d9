"""Structured logs that cannot hold a secret.

Three walls. What is logged is a fixed sentence and fields that are named in ``FIELDS``; anything else is left out. A
field's value is a number or a short word; anything else becomes the name of its type. An exception is told by its kind
and by the places it went through: never by its message, never with the values it met. What still looks like a token or
a password in an address is struck out.
"""

from __future__ import annotations

import logging
import re
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import structlog

_NAMES = """
event level timestamp report kind match method path status ms entries game count bot attempt again_in why error code
what where errno state contents
"""
FIELDS = frozenset(_NAMES.split())
MAX_TEXT = 200
MAX_PLACES = 12
_TOKEN = re.compile(r"mw[siokdv]_[A-Za-z0-9_-]*")
_PASSWORD = re.compile(r"(\w+://[^\s:/@]*):[^\s@]*@")
_LIBRARIES = ("uvicorn", "asyncio", "websockets")
_SAID_BY_US = ("Application startup failed. Exiting.",)
_ROOT = str(Path(__file__).parents[2])


def masked(text: str) -> str:
    """The text without what looks like a token, or the password of an address."""
    return _PASSWORD.sub(r"\1:…@", _TOKEN.sub("[token]", text))


def strike_out(_logger: Any, _method: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    """Keep the fields that may be logged, as numbers and short words."""
    return {key: _plain(value) for key, value in event.items() if key in FIELDS}


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, str):
        return masked(value)[:MAX_TEXT]
    if isinstance(value, Places):
        return list(value)
    return type(value).__name__


class Places(tuple[str, ...]):
    """Where an exception went through: file, line and function of our code and others'; no values."""

    __slots__ = ()


def places(trace: TracebackType | None) -> Places:
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        name = code.co_filename.removeprefix(_ROOT).lstrip("/")
        found.append(f"{name.rpartition('site-packages/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return Places(found[-MAX_PLACES:])


def told_without_words(_logger: Any, _method: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    """Put an exception's kind, number and places into the event, and none of its words."""
    given = event.pop("exc_info", None)
    error = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event.setdefault("kind", type(error).__name__)
        event["where"] = places(error.__traceback__)
        event["why"] = " < ".join(_causes(error)) or None
        for name, field in (("errno", "errno"), ("sqlstate", "state"), ("sqlite_errorname", "state")):
            value = getattr(getattr(error, "orig", None) or error, name, None)
            if isinstance(value, (int, str)):
                event[field] = value
    return event


def _causes(error: BaseException) -> list[str]:
    found: list[str] = []
    cause = error.__cause__ or error.__context__
    while cause is not None and len(found) < 5:
        found.append(type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    return found


class _Others(logging.Handler):
    """What libraries log goes the same way: their fixed sentence, an exception's kind and places."""

    def emit(self, record: logging.LogRecord) -> None:
        library = record.name.partition(".")[0]
        fixed = isinstance(record.msg, str) and library in _LIBRARIES
        sentence = record.msg.partition("\n")[0] if fixed else "a library has something to say"
        if sentence in _SAID_BY_US:
            return
        log = structlog.get_logger(record.name)
        log.log(record.levelno, sentence, what=record.name, exc_info=record.exc_info or None)


def set_up(style: str, debug: bool = False) -> None:
    level = logging.CRITICAL if style == "off" else logging.DEBUG if debug else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            told_without_words,
            strike_out,
            structlog.processors.JSONRenderer()
            if style == "json"
            else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[_Others()], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
