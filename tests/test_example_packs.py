"""The example packs of the repository: checked, told as they are played, and played to the end of some rounds."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from moonwall import table
from moonwall.cli import app
from moonwall.words import LANGUAGES, Words

PACKS = Path(__file__).parents[1] / "examples" / "packs"
GAMES = {"great-wall-woods": "great-wall", "tsukuyumi-quakes": "tsukuyumi"}
TOLD = {
    "great-wall-woods": {
        "woodcutter": "Every Summer you gain 3 Wood.",
        "herbalist": "At the end of your turn, once a Year: gain 1 Qi for each Support Advisor of yours, at most 4.",
        "beekeeper": "The hives wake: every Spring you gain 2 Gold.",
        "quarryman": "When you gather in the Quarry you gain 2 Stone more.",
    },
    "tsukuyumi-quakes": {
        "onward-march": "Units of one area may move 2; you move yours and Oni, the others theirs.",
        "retreat": "Your surviving units may move 2 areas.",
        "escape": "Your surviving units may move 1 area.",
    },
}


def test_every_pack_of_the_folder_is_tested() -> None:
    assert {folder.name for folder in PACKS.iterdir() if folder.is_dir()} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_pack_is_good_and_its_check_shows_what_it_says(name: str) -> None:
    found = CliRunner().invoke(app, ["content", "check", str(PACKS / name), "--game", GAMES[name], "--lang", "en"])
    assert found.exit_code == 0, found.output
    assert "made from the" in found.output, "a card that does something else is named"


@pytest.mark.parametrize("name", GAMES)
def test_its_cards_are_told_as_they_are_played(name: str) -> None:
    match = table.start(GAMES[name], seats=3, seed=7, content=str(PACKS / name))
    words = Words("en")
    words.add_pack(str(PACKS / name))
    here = words.at(match)
    assert {token: here.text(token) for token in TOLD[name]} == TOLD[name]
    for lang in LANGUAGES:
        spoken = Words(lang)
        spoken.add_pack(str(PACKS / name))
        there = spoken.at(match)
        rows = [i for rows in match.setup.content.tables.values() for i, row in rows.items() if row.source == "pack"]
        assert rows and all(there.text(i) and there.name(i) != i for i in rows), lang
    if name == "tsukuyumi-quakes":
        assert here.text("ascent") == here.text("swamp"), "it does what Swamp does"
        assert here.text("sinkhole") == here.text("neutralization")


@pytest.mark.parametrize("name", GAMES)
def test_a_pack_is_played(name: str) -> None:
    match = table.start(GAMES[name], seats=3, seed=7, content=str(PACKS / name))
    chance = Random(7)
    for _ in range(400):
        if match.outcome is not None:
            break
        decision = match.decisions[0]
        match.play(chance.choice(decision.options), decision.seat)
    assert match.count > 100
    record = match.record()
    assert table.replay(record, content=str(PACKS / name)).grade == "exact"
