"""Structured logs. Nothing secret is ever given to them; tokens that slip in by mistake are struck out."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import structlog

_TOKEN = re.compile(r"mw[sio]_[A-Za-z0-9_-]{8,}")


def strike_out(_logger: Any, _method: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    for key, value in event.items():
        if isinstance(value, str) and "mw" in value:
            event[key] = _TOKEN.sub("[token]", value)
    return event


def set_up(style: str, debug: bool = False) -> None:
    level = logging.CRITICAL if style == "off" else logging.DEBUG if debug else logging.INFO
    last: list[Any] = (
        [structlog.processors.dict_tracebacks, strike_out, structlog.processors.JSONRenderer()]
        if style == "json"
        else [
            structlog.processors.format_exc_info,
            strike_out,
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ]
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
