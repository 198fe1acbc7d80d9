"""Pictures of the rule book: positions written by hand, drawn by the page with the game's own board."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from moonwall import table

from .book import BookError, _read


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    """A picture: its caption is ``book-picture-<id>``."""

    id: str
    game: str
    position: dict[str, Any]  # as in docs/positions.md
    focus: list[str] = []  # tokens that must be in the frame; none: the whole board
    lit: list[str] = []  # tokens that are marked


@cache
def pictures() -> dict[str, Picture]:
    found: dict[str, Picture] = {}
    for number, row in enumerate(_read("pictures.toml").get("picture", []), 1):
        try:
            picture = msgspec.convert(row, Picture)
        except msgspec.ValidationError as error:
            raise BookError(f"pictures.toml, [[picture]] number {number}: {error}") from error
        found[picture.id] = picture
    return found


@cache
def picture(name: str) -> dict[str, Any] | None:
    """What the page needs to draw one: game, a spectator's view of the position, what to frame and to mark."""
    found = pictures().get(name)
    if found is None:
        return None
    try:
        match = table.compose(found.game, found.position)
    except table.TableError as error:
        raise BookError(f"pictures.toml, {name}: {error}") from error
    about = match.game.describe()
    return {
        "id": name,
        "game": found.game,
        "prefix": about["prefix"],
        "labels": about["labels"],
        "view": match.view(),
        "focus": found.focus,
        "lit": found.lit,
    }
