"""A pack that passes the checks can be played: Advisors with random abilities, made of the vocabulary alone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.great_wall.cards import vocabulary as words
from moonwall.games.great_wall.game import GAME
from moonwall.table import ContentError

from .scenes import Doc

WINDOWS = [w for w in words.WINDOWS if w not in words.INTERNAL_WINDOWS and w != "always"]
VERBS = [verb for verb in words.VERBS if verb not in ("pay", "choose", "function", *words.STANDING_ONLY)]
ANSWERS = 400


def effect(chance: Random) -> dict[str, Any]:
    made: dict[str, Any] = {"verb": chance.choice(VERBS)}
    for field, known in words.VERBS[made["verb"]].items():
        if known and (field in ("of", "what") or chance.random() < 0.7):
            made[field] = chance.choice(known)
        elif field in ("n", "less") and chance.random() < 0.7:
            made[field] = chance.choice((1, 2, 3, "X", "own-overseers", "killed"))
        elif field in ("max", "plus", "price", "honour", "attack", "wound", "clerks") and chance.random() < 0.5:
            made[field] = chance.randint(0, 3)
        elif field in ("distinct", "rest", "plain"):
            made[field] = chance.random() < 0.5
    return made


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def pack(chance: Random, folder: Path) -> list[str]:
    """Write a pack; rows that are refused are dropped until the rest is accepted."""
    rows = {}
    for card in GAME.load_content()["advisors"]:
        ability: dict[str, Any] = {"when": chance.choice(WINDOWS), "do": [effect(chance), effect(chance)]}
        if chance.random() < 0.3:
            ability["limit"] = chance.choice(words.LIMITS[1:])
        rows[card] = f'[[advisors]]\nid = "{card}"\nabilities = {toml([ability])}'
    while True:
        (folder / "random.toml").write_text("\n".join(rows.values()), encoding="utf-8")
        try:
            GAME.load_content((str(folder),))
            return list(rows)
        except ContentError as error:
            for problem in error.problems:
                rows.pop(problem.row, None)


@pytest.mark.parametrize("seed", range(6))
def test_random_rows_can_be_played(seed: int, tmp_path: Path) -> None:
    chance = Random(seed)
    cards = pack(chance, tmp_path)
    assert len(cards) > 5
    goods = {"wood": 5, "stone": 5, "gold": 5, "qi": 5}
    doc: Doc = {"seats": 3, "seed": seed, "year": 2, "start": "summer"}
    doc["players"] = {f"@{seat}": {"active": cards[seat::3], "resources": goods} for seat in range(3)}
    rest = {f"@{seat}": {"spearman": 1, "archer": 1} for seat in range(3)}
    doc["sections"] = {
        name: {"hordes": [f"steppe-scouts-{name}", f"black-tumen-{name}"], "wall": 1, "rest": rest}
        for name in ("left", "middle", "right")
    }
    match = table.compose("great-wall", doc, content=str(tmp_path))
    while not match.over and match.count < ANSWERS:
        decision = match.decisions[0]
        match.play(chance.choice(decision.options), decision.seat)
    assert min(match.scores) >= 0
