"""Secrets of seats: made here, given once, kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets

SEAT = "mws_"
INVITE = "mwi_"
OWNER = "mwo_"
KEY = "mwk_"
DEVICE = "mwd_"
WATCH = "mwv_"
COMMENT = "mwc_"
ID_LENGTH = 16


def new_token(prefix: str) -> str:
    """192 bits that nobody can guess."""
    return prefix + secrets.token_urlsafe(24)


def new_id() -> str:
    """A match's address: 96 bits, since it lets one watch where the match allows that.

    It does not begin with a dash: a command line would take it for an option.
    """
    made = secrets.token_urlsafe(12)
    while made.startswith("-"):
        made = secrets.token_urlsafe(12)
    return made


def digest(token: str) -> str:
    """What is stored. The tokens are random, so one round of SHA-256 cannot be run backwards."""
    return hashlib.sha256(token.encode()).hexdigest()
