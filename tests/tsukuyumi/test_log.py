"""What the log tells besides what tests of the rules look at, and the rule ids it names."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.table import Match

from .combat.field import BOARS, CYBER, FOUR, NOMADS, SEED, SPOT, at, attack, deal, field, game, play, texts, told
from .hand import go

GREEN = {"production": 1, "place": 0, "oni-combats": 0, "oni-areas": 0}


def produce(spaces: dict[str, Any]) -> Match:
    match = deal(FOUR, phase="green", active=SEED, left=GREEN, spaces=spaces)
    return play(match, "use production", "buy worker")


def test_an_egg_used_by_hatching() -> None:
    """TS-SEED-12; a unit placed otherwise uses none."""
    match = produce({SPOT: {"eggs": 1}})
    play(match, "hatch 2,0")
    assert told(match, "egg-used") == [{"seat": at(match, SEED), "space": "2,0", "rule": "TS-SEED-12"}]
    match = produce({SPOT: {"eggs": 1}})
    play(match, next(t for t in texts(match) if t.startswith("place")))
    assert not told(match, "egg-used")


def test_units_given_up_for_the_queen() -> None:
    """TS-SEED-05: those chosen one by one, and those nobody is asked about."""
    match = field(BOARS, {"boarguard": 2, "worker": 3})
    attack(match, "boar-conquest")
    play(match, "counter defense-action")
    said = {"seat": at(match, SEED), "unit": "worker", "n": 2, "space": SPOT, "rule": "TS-SEED-05"}
    assert told(match, "given-up") == [said]
    match = field(BOARS, {"boarguard": 2, "worker": 1, "wasp": 1})
    attack(match, "boar-conquest")
    play(match, "counter defense-action", "give-up wasp")
    assert [e["unit"] for e in told(match, "given-up")] == ["wasp"]


def test_where_a_starting_shogun_stands() -> None:
    """TS-SETUP-24, Q-67."""
    match = table.start("tsukuyumi", seats=[CYBER, NOMADS, BOARS], seed=1)
    while match.decision and match.decision.kind != "start-uplinks":
        match.play(match.decision.options[0])
    play(match, "install shogun-sub-ai")
    spot = texts(match)[0].split()[2]
    play(match, f"place shogun {spot}")
    said = {"seat": 0, "unit": "shogun", "n": 1, "space": spot, "rule": "TS-SETUP-24"}
    assert told(match, "started") == [said]


def test_eggs_name_the_rule_they_come_by() -> None:
    """TS-SEED-13 for the dead, TS-SEED-04 for those that are laid."""
    match = field(BOARS, {"boarguard": 3, "worker": 1})
    attack(match, "boar-annihilation")
    go(match, "pass", "pass", "pass")
    assert [e["rule"] for e in told(match, "egg")] == ["TS-SEED-13"]
    match = deal(FOUR, phase="blue", active=SEED, left={"effect": 1}, spaces={SPOT: {"units": {"planter": 1}}})
    play(match, "use faction-effect", "swarm lay-eggs", "egg 2,0")
    assert [e["rule"] for e in told(match, "egg")] == ["TS-SEED-04"]


def test_the_gamblers_oni_name_her_rule() -> None:
    """TSM-LEGEND-30 for those that come with the Gambler, TSM-LEGEND-42 for the Ronin's."""
    from moonwall.games.tsukuyumi.modules.legend_places import arrive

    for legend, rule in (("gambler", "TSM-LEGEND-30"), ("ronin", "TSM-LEGEND-42")):
        match = deal(options={"legendary_oni": True}, board={"2,0": "fertile", "3,0": "fertile", "2,1": "ocean"},
                     homes={"nomads": "4,0", "boarlords": "4,-1", "dark-seed": "1,2"})  # fmt: skip
        position = game(match)
        position.log = []
        home = position.homezone[0] if legend == "gambler" else position.areas[-1]
        arrive(position, 0, position.book.legends[legend], home)
        assert {e.data["rule"] for e in position.log if e.kind == "oni-placed"} == {rule}


@pytest.mark.parametrize("n", [0, 1])
def test_movement_is_offered_only_to_who_has_a_unit(n: int) -> None:
    """TS-MOVE-01: without a unit the action could do nothing."""
    spaces: dict[str, Any] = {SPOT: {"units": {"private": n}}} if n else {}
    match = deal(FOUR, phase="white", active=NOMADS, spaces=spaces, events={"held": {NOMADS: ["swamp"]}})
    assert ("use movement" in texts(match)) is (n == 1)
