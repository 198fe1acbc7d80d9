"""Games of the terminal on disk: written after every answer, whole or not at all, so that nothing can be lost.

A kept game is a record with two fields more: ``players``, who sits where, as on the command line, and ``folders`` of
the content packs it is played with. Finished games stay.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from moonwall.table import Match, RulesFault

FOLDER = "MOONWALL_GAMES"  # where games are kept, if not in the user's data folder


class Kept(NamedTuple):
    """A game in the folder."""

    file: Path
    game: str
    answers: int
    over: bool
    players: list[str]


def folder() -> Path:
    """Where games are kept unless one says otherwise; it is made if it is not there."""
    named = os.environ.get(FOLDER)
    found = Path(named) if named else platformdirs.user_data_path("moonwall", appauthor=False) / "games"
    found.mkdir(parents=True, exist_ok=True)
    return found


def free_name(where: Path, match: Match) -> Path:
    """A name that no other game has: the same seed may be played twice."""
    stem = f"{match.game.name}-{match.setup.seed}"
    number = 1
    while (found := where / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")).exists():
        number += 1
    return found


def keep(file: Path, match: Match, players: list[str], packs: Sequence[str] = ()) -> None:
    """Write the game beside its old copy and then in its place; after a power cut one of the two is there."""
    draft = file.with_name(f".{file.name}.new")
    with draft.open("w", encoding="utf-8") as out:
        folders = [str(Path(pack).absolute()) for pack in packs]
        json.dump({**record_of(match), "players": players, "folders": folders}, out)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


def players_of(file: Path) -> list[str]:
    """Who sat at a kept game; nobody is known of a record from elsewhere."""
    return _names(_read(file).get("players"))


def packs_of(file: Path) -> tuple[list[str], list[str]]:
    """The folders of the packs that a kept game is played with, and the names of those that are not found."""
    doc = _read(file)
    content = doc.get("content")
    packs = content.get("packs") if isinstance(content, dict) else None
    names = [str(pack.get("name")) for pack in packs if isinstance(pack, dict)] if isinstance(packs, list) else []
    folders = _names(doc.get("folders"))
    if len(folders) != len(names):  # a record from elsewhere
        return [], names
    return folders, [name for name, folder in zip(names, folders) if not Path(folder).is_dir()]


def _read(file: Path) -> dict[str, Any]:
    try:
        doc = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return doc if isinstance(doc, dict) else {}


def _names(found: object) -> list[str]:
    return found if isinstance(found, list) and all(isinstance(name, str) for name in found) else []


def games(where: Path) -> list[Kept]:
    """All games in a folder, the last played first; files that are no games are passed over."""
    found = []
    for file in sorted(where.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            doc: Any = json.loads(file.read_text(encoding="utf-8"))
            if doc["what"] == "moonwall-record":
                over = doc.get("result") is not None
                found.append(Kept(file, str(doc["game"]), len(doc["answers"]), over, list(doc.get("players", []))))
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return found


def record_of(match: Match) -> dict[str, Any]:
    """The record, also of a match that a fault in the rules left between two answers."""
    try:
        return match.record()
    except RulesFault:
        again = match.beginning()
        for seat, text in match.answers:
            again.play(text, seat)
        return again.record()
