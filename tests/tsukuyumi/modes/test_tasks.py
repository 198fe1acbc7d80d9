"""TS-TWO-02, TS-TWO-10-PL: each task of the eight Victory cards, when it is fulfilled and when it is not."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.rules import tasks
from moonwall.table import Match

from ..hand import at, deal, game, go, told

OTHER = {"nomads": "boarlords", "boarlords": "nomads", "cybersamurai": "nomads", "dark-seed": "nomads"}
OWN = {"2,0": "ocean", "2,-1": "ocean", "3,-1": "ocean", "3,0": "ocean", "1,1": "ocean", "2,1": "fertile",
       "3,-2": "mountain", "1,2": "fertile", "2,2": "mountain"}  # fmt: skip
HOMES = {"nomads": "4,0", "boarlords": "4,-2", "dark-seed": "4,-2", "cybersamurai": "4,-2"}


def at_end(faction: str, spaces: dict[str, Any], round_: int = 3, **doc: Any) -> Match:
    """The faction ends its Red turn, the other has acted; in round 3 that is the last one."""
    other = OTHER[faction]
    if faction == "nomads":
        doc.setdefault("factions", {"nomads": {"weapons": {}}})
    match = deal(
        [faction, other], board=OWN, homes={f: HOMES[f] for f in (faction, other)}, spaces=spaces, round=round_,
        phase="red", active=faction, flipped=[other], order=[other, faction], **doc,
    )  # fmt: skip
    return go(match, "done")


def scored(match: Match, task: str) -> int:
    return sum(e["n"] for e in told(match, "task") if e["task"] == task)


def owned(faction: str, *spaces: str, **more: Any) -> dict[str, Any]:
    return {s: {"owner": faction, **more} for s in spaces}


LAST_RED: list[tuple[str, str, dict[str, Any], dict[str, Any], int]] = [
    # task, faction, fulfilled, not fulfilled, points
    ("agritourism", "nomads", owned("nomads", "2,1", "1,2", "2,0"), owned("nomads", "2,0"), 2),
    ("minefield", "nomads", {s: {"mines": 1} for s in ("2,0", "2,1", "3,0")}, {"2,0": {"mines": 5}}, 2),
    ("moon-landing", "nomads", owned("nomads", "1,0", "0,0"), owned("nomads", "0,0", "2,0"), 2),
    ("relay-stations", "cybersamurai", owned("cybersamurai", "3,-2", "2,2"), owned("cybersamurai", "2,0"), 2),
    ("secured-sector", "cybersamurai", owned("cybersamurai", "2,0", "2,-1", "3,0", "1,1", "3,-1"),
     {**owned("cybersamurai", "2,0", "2,-1", "3,0", "1,1"),
      "3,-1": {"owner": "cybersamurai", "units": {"oni-small": 1}}}, 2),
    ("green-nest", "dark-seed", owned("dark-seed", "2,1", "1,2"), owned("dark-seed", "2,0"), 2),
    ("everywhere", "dark-seed",
     {s: {"units": {"worker": 1}} for s in ("2,0", "2,-1", "3,0", "1,1", "3,-1", "2,1", "1,2", "2,2")},
     {"2,0": {"units": {"worker": 8}}}, 2),
    ("brood-care", "dark-seed", {"2,0": {"units": {"planter": 1, "breeder": 3}}},
     {"2,0": {"units": {"planter": 1, "breeder": 2}}}, 2),
    ("clutch", "dark-seed", {"2,0": {"eggs": 6}}, {"2,0": {"eggs": 5}}, 2),
    ("bulwark", "boarlords", owned("boarlords", "2,0", "2,-1", "3,0", "1,1", "3,-1", strongholds=1),
     {**owned("boarlords", "2,0", strongholds=2), "2,1": {"strongholds": 1}}, 4),
    ("the-herd", "boarlords", {"2,0": {"units": {"boarmother": 1, "boarmaster": 1, "boarguard": 2}}},
     {"2,0": {"units": {"boarmother": 1, "boarguard": 2}}}, 4),
    ("tunnel-network", "boarlords", {"2,0": {"tunnels": ["2,-1", "3,-1", "1,1", "2,1", "1,0"]}},
     {"2,0": {"tunnels": ["2,-1", "3,-1", "1,1", "2,1"]}}, 3),
    ("moon-snout", "boarlords", {**owned("boarlords", "1,0"), "2,0": {"owner": "boarlords", "added": ["tsukuyumi"]}},
     owned("boarlords", "1,0", "2,0"), 4),
]  # fmt: skip


@pytest.mark.parametrize(("task", "faction", "there", "missing", "points"), LAST_RED, ids=lambda v: str(v)[:20])
def test_tasks_of_the_last_red_turn(
    task: str, faction: str, there: dict[str, Any], missing: dict[str, Any], points: int
) -> None:
    """TS-TWO-02, EX-PL-15: at the end of the own Red turn of the last round, not earlier; per area where it says so."""
    assert scored(at_end(faction, there), task) == points
    assert scored(at_end(faction, missing), task) == 0
    assert scored(at_end(faction, there, round_=2), task) == 0


def test_agritourism_pays_three_for_three() -> None:
    """EX-PL-15, TS-TWO-02: three Fertile Grounds at the end of the last Red turn are 3 VP."""
    board = {**OWN, "2,0": "fertile"}
    match = deal(
        ["nomads", "boarlords"], board=board, homes={"nomads": "4,0", "boarlords": "4,-2"}, round=3, phase="red",
        spaces=owned("nomads", "2,0", "2,1", "1,2"), active="nomads", flipped=["boarlords"],
        order=["boarlords", "nomads"], factions={"nomads": {"weapons": {}}},
    )  # fmt: skip
    go(match, "done")
    assert scored(match, "agritourism") == 3 and match.scores[at(match, "nomads")] == 3


def test_all_weapons_ready() -> None:
    """TS-TWO-02: Ammunition Depot wants every weapon ready."""
    rows = game(at_end("nomads", {})).book.weapons
    full = {row.id: row.pieces for row in rows}
    assert scored(at_end("nomads", {}, factions={"nomads": {"weapons": full}}), "ammunition-depot") == 3
    one_less = {**full, rows[0].id: rows[0].pieces - 1}
    assert scored(at_end("nomads", {}, factions={"nomads": {"weapons": one_less}}), "ammunition-depot") == 0


def test_full_network() -> None:
    """TS-TWO-02: six Uplinks installed."""
    ids = game(at_end("cybersamurai", {})).book.uplink_ids
    assert scored(at_end("cybersamurai", {}, factions={"cybersamurai": {"uplinks": ids[:6]}}), "full-network") == 1
    assert scored(at_end("cybersamurai", {}, factions={"cybersamurai": {"uplinks": ids[:5]}}), "full-network") == 0


def test_own_land_counts_in_any_round() -> None:
    """TS-TWO-02: seven areas at the end of one of the own Red turns; once (TS-TWO-10-PL)."""
    seven = owned("boarlords", "2,0", "2,-1", "3,0", "1,1", "3,-1", "2,1", "1,2")
    assert scored(at_end("boarlords", seven, round_=1), "own-land") == 4
    assert scored(at_end("boarlords", seven, round_=2, points={"tasks": {"own-land": 1}}), "own-land") == 0
    del seven["1,2"]
    assert scored(at_end("boarlords", seven, round_=1), "own-land") == 0


def test_round_ends() -> None:
    """TS-TWO-02, TS-TWO-10-PL: Lunar Beacon at every round's end; Unyielding in rounds 2 and 3 if no area was lost."""
    beacon = owned("cybersamurai", "0,0")
    assert scored(at_end("cybersamurai", beacon, round_=1), "lunar-beacon") == 1
    again = at_end("cybersamurai", beacon, round_=2, points={"tasks": {"lunar-beacon": 1}})
    assert scored(again, "lunar-beacon") == 1 and tasks.points(game(again), 0) == 2
    assert scored(at_end("cybersamurai", {}, round_=1), "lunar-beacon") == 0
    assert scored(at_end("boarlords", {}, round_=1), "unyielding") == 0
    assert scored(at_end("boarlords", {}, round_=2), "unyielding") == 2


def fight(faction: str, spaces: dict[str, Any], *answers: str, **doc: Any) -> Match:
    other = OTHER[faction]
    match = deal(
        [faction, other], board=OWN, homes={f: HOMES[f] for f in (faction, other)}, spaces=spaces, round=1,
        phase="red", active=faction, left={"combat": 3}, order=[faction, other], **doc,
    )  # fmt: skip
    return go(match, *answers)


def test_a_raid_pays_each_time_and_costs_the_other_its_calm() -> None:
    """TS-TWO-10-PL: Deep Raid bears a plus, at most 4; a free area pays nothing. The loser's Unyielding is gone."""
    there = {"2,0": {"owner": "boarlords", "units": {"hunter": 1}}, "3,0": {"units": {"private": 1}},
             "2,1": {"owner": "boarlords", "units": {"hunter": 1}}, "1,1": {"units": {"squeaker": 1}}}  # fmt: skip
    conquest = "with nomad-conquest"
    match = fight("nomads", there, "attack 2,0", conquest, "attack 3,0", conquest, "attack 2,1", conquest)
    assert tasks.points(game(match), 0) == 2
    assert tasks.count(game(match), 1, tasks.LOST) == 2
    assert tasks.nothing_lost(game(match), 1) == 0
    full = fight("nomads", there, "attack 2,0", conquest, points={"tasks": {"deep-raid": 4}})
    assert tasks.points(game(full), 0) == 4


def test_destroyed_units_count_for_their_killer() -> None:
    """TS-TWO-02: Destroy the Enemy (5 in the game), Precision (3 in a round), Feast (2 in a battle, each time)."""
    position = game(fight("nomads", {}, points={"destroyed": {"nomads": 4}}))
    position.settle()
    assert position.deeds[0] == 0
    tasks.destroyed(position, 0, 1, 1)
    tasks.destroyed(position, 0, 0, 5)
    assert tasks.count(position, 0, tasks.DESTROYED) == 5, "own losses do not count"
    position.settle()
    assert tasks.points(position, 0) == 2
    position.settle()
    assert tasks.points(position, 0) == 2, "once only"

    position = game(fight("cybersamurai", {}))
    tasks.destroyed(position, 0, 6, 3)
    position.settle()
    assert tasks.points(position, 0) == 1
    tasks.round_ended(position)
    assert tasks.count(position, 0, tasks.DESTROYED_ROUND) == 0

    position = game(fight("dark-seed", {}))
    kinds = position.book.kind_index
    for losses, points in (([kinds["private"], 1], 0), ([kinds["private"], 2], 1), ([kinds["worker"], 2], 1)):
        tasks.battle_over(position, 0, losses)
        assert tasks.points(position, 0) == points
    for _ in range(5):
        tasks.battle_over(position, 0, [kinds["oni-small"], 2])
    assert tasks.points(position, 0) == 3, "at most 3"


def test_a_battle_is_counted_where_it_is_fought() -> None:
    """TS-TWO-02: units destroyed in a battle, Oni too, reach the counts of Victory cards through the battle's end."""
    there = {"2,0": {"units": {"wasp": 6, "worker": 8, "oni-small": 2}}}
    match = fight("dark-seed", there, "attack 2,0")
    assert match.decision is not None
    card = next(o.text for o in match.decision.options if "conquest" not in o.text.split()[1])
    go(match, card)
    for _ in range(20):
        if not game(match).battle or match.decision is None:
            break
        match.play(match.decision.options[-1])
    assert tasks.count(game(match), 0, tasks.DESTROYED) >= 2
    assert scored(match, "feast") == 1


def test_instant_tasks_of_areas() -> None:
    """TS-TWO-02: Spread with seven areas at once, Orbital Survey with the four kinds of area."""
    areas = owned("dark-seed", "2,0", "2,-1", "3,0", "1,1", "3,-1", "2,1")
    position = game(fight("dark-seed", areas))
    position.settle()
    assert tasks.points(position, 0) == 0
    position.territory[position.areas[0]] = 0
    position.settle()
    assert tasks.points(position, 0) == 3
    position = game(fight("cybersamurai", owned("cybersamurai", "2,0", "2,1", "3,-2")))
    position.settle()
    assert tasks.points(position, 0) == 0
    position.territory[0] = 0
    position.settle()
    assert tasks.points(position, 0) == 2


def test_tasks_belong_to_their_faction() -> None:
    """TS-TWO-10-PL: what one player does is no task of the other."""
    match = at_end("boarlords", owned("boarlords", "2,1", "1,2"))
    assert scored(match, "agritourism") == 0
    assert not set(game(match).rules.tasks[0]) & set(game(match).rules.tasks[1])
