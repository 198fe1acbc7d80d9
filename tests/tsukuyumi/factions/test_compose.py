"""The factions' own part of a hand-written position: what it reads, and how it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.table import ComposeError

from ..combat.field import BOARS, CYBER, NOMADS, SEED, at, field


@pytest.mark.parametrize(
    ("who", "part", "says"),
    [
        (CYBER, {"uplinks": ["tetsu"]}, "there is no Uplink 'tetsu'"),
        (CYBER, {"kaneda-red": ["2,0", "3,-2"]}, "two adjacent spaces"),
        (CYBER, {"rocket-red": "nowhere"}, "has the fields uplinks"),
        (SEED, {"flying": "yes"}, "'flying', true or false"),
        (NOMADS, {"weapons": {"weapon-99": 1}}, "there is no weapon 'weapon-99'"),
        (NOMADS, {"weapons": {"weapon-25": 3}}, "a number from 0 to 2"),
        (NOMADS, {"mines": 3}, "has the fields 'immune'"),
        (BOARS, {"tunnels": 3}, "has no field 'tunnels'"),
    ],
)
def test_what_is_wrong_is_named(who: str, part: dict[str, Any], says: str) -> None:
    with pytest.raises(ComposeError) as error:
        field(NOMADS, {"private": 1}, factions={who: part})
    assert says in str(error.value)


def test_what_is_right_lies_on_the_table() -> None:
    match = field(
        NOMADS,
        {"private": 1},
        factions={
            CYBER: {"uplinks": ["tetsuo"], "kaneda-blue": ["2,0", "3,0"], "rocket-blue": "2,1"},
            SEED: {"flying": True},
            NOMADS: {"weapons": {"weapon-25": 2}, "immune": True},
        },
    )
    view = match.view()["table"]
    boards = [seat["board"] for seat in view["seats"]]
    assert boards[at(match, CYBER)]["uplinks"] == ["tetsuo"]
    assert boards[at(match, SEED)]["flying"] and boards[at(match, NOMADS)]["immune"]
    assert boards[at(match, NOMADS)]["weapons"] == {"weapon-10": 0, "weapon-15": 0, "weapon-25": 2}
    assert {e["what"] for e in view["edges"]} >= {"kaneda"}
