"""The long run of random games (``python -m tests.random_games``) reaches every way to set a table."""

from __future__ import annotations

import pytest

from moonwall.games.tsukuyumi.lineup import FACTIONS, MODULES
from moonwall.table import game_type

from .random_games import play, started


@pytest.mark.parametrize("name", ["great-wall", "tsukuyumi"])
def test_every_mode_and_number_of_seats_comes_in_turn(name: str) -> None:
    wanted = {(mode.name, n) for mode in game_type(name).modes for n in mode.seats}
    found = set()
    for number in range(len(wanted)):
        doc = started(name, number)[0]
        seats = doc["seats"]
        found.add((doc["mode"], seats if isinstance(seats, int) else len(seats)))
    assert found == wanted


def test_every_faction_module_and_edition_comes_soon() -> None:
    docs = [started("tsukuyumi", number)[0] for number in range(80)]
    assert {faction for doc in docs for faction in doc["seats"]} == set(FACTIONS)
    assert {doc["edition"] for doc in docs} == {"italian", "polish"}
    assert all(any(doc.get(m.option.name) for doc in docs) for m in MODULES if m.option is not None)


def test_tables_of_all_nine_factions() -> None:
    """With and without modules, in both editions, on the boards of six as well."""
    docs = [started("factions", number)[0] for number in range(64)]
    assert {len(doc["seats"]) for doc in docs} == {3, 4, 5, 6}
    assert {faction for doc in docs for faction in doc["seats"]} == set(FACTIONS)
    assert {doc["edition"] for doc in docs} == {"italian", "polish"}
    with_modules = [doc for doc in docs if any(doc.get(m.option.name) for m in MODULES if m.option is not None)]
    assert 16 < len(with_modules) < 48 and any("scenario" in doc for doc in docs)


@pytest.mark.parametrize(("name", "number"), [("great-wall", 3), ("tsukuyumi", 19), ("factions", 7)])
def test_one_of_each(name: str, number: int) -> None:
    assert play(name, number)["seats"]
