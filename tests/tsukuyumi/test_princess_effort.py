"""What the Oni look for is found without trying everything: nobody waits for their attack."""

from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.modes.moon_princess.party import Parties


def test_a_large_set_of_oni_is_found_in_few_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this game six Oni must go together (ALG-4). Trying every order of naming eight of 21 took 4,587 searches."""
    searches = 0
    largest = 0
    search = Parties._best

    def counted(self: Parties, movers: Any, most: int, *more: Any) -> Any:
        nonlocal searches, largest
        searches += 1
        largest = max(largest, most)
        return search(self, movers, most, *more)

    monkeypatch.setattr(Parties, "_best", counted)
    chance = Random(230)
    match = table.start("tsukuyumi", seats=6, seed=230, mode="moon-princess").clone()
    most = 0
    while not match.over:
        options = match.decisions[0].options
        searches = 0
        match.play(options[int(chance.random() * len(options))])
        most = max(most, searches)
    assert most < 200
    assert largest >= 6, "this game has no large attack any more; look for another"
