"""Views of every mode for the page's tests: the page is tested with what the games show today, not with memories of it.

`make fixtures` (`python -m tests.fixtures`) writes them, and `make web-test` does so first.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from moonwall import table

FOLDER = Path(__file__).parents[1] / "web" / "test" / "fixtures" / "modes"
ANSWERS = 60
MODULES = dict.fromkeys(
    (
        "mascots", "oni_power", "legendary_oni", "faction_events", "oni_missions", "alternative_objectives",
        "after_the_moonfall", "starting_advantages", "epic_events",
    ),
    True,
)  # fmt: skip


def tables() -> dict[str, tuple[str, str, int, dict[str, Any]]]:
    """Every mode of every game with a board of its own, with most seats; and all modules together."""
    found: dict[str, tuple[str, str, int, dict[str, Any]]] = {}
    for game in ("great-wall", "tsukuyumi"):
        for mode in table.game_type(game).modes:
            found[f"{game}-{mode.name}"] = (game, mode.name, max(mode.seats), {})
    found["tsukuyumi-modules"] = ("tsukuyumi", "standard", 4, MODULES)
    found["tsukuyumi-rival"] = ("tsukuyumi", "standard", 4, {"rival_oni": True})
    return found


def view_of(game: str, mode: str, seats: int, options: dict[str, Any]) -> str:
    """What the seat that decides sees after some answers by chance."""
    match = table.start(game, seats=seats, seed=7, mode=mode, **options)
    chance = Random(7)
    for _ in range(ANSWERS):
        if match.decision is None:
            break
        match.play(chance.choice(match.decision.options), match.decision.seat)
    seat = 0 if match.decision is None else match.decision.seat
    return json.dumps(match.view(seat), ensure_ascii=False, separators=(",", ":")) + "\n"


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, how in tables().items():
        (folder / f"{name}.json").write_text(view_of(*how), encoding="utf-8")


if __name__ == "__main__":
    write(FOLDER)
