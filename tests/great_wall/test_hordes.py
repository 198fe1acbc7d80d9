"""Areas HORDE and KILL: defeat, killing, Rescue."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.great_wall.names import CELLS
from moonwall.games.great_wall.rules.attack import AttackWith
from moonwall.games.great_wall.rules.defeat import DefeatCheck, taker
from moonwall.games.great_wall.rules.hordes import free_slot, points_of
from moonwall.games.great_wall.rules.recruit import Recruit
from moonwall.table import ComposeError
from tests.great_wall.scene import composed, everything, scene

SCOUTS = "steppe-scouts-left"


def fallen(cover: dict[str, str], card: str = SCOUTS, **doc: Any) -> Any:
    """One covered Horde in the left Section, its defeat under way."""
    section = {"hordes": [{"card": card, "cover": cover}], **doc.pop("section", {})}
    return scene(DefeatCheck(), sections={"left": section}, **doc)


def test_what_a_horde_card_shows() -> None:
    """GW-HORDE-01: Vital points with Rewards, Power, Honour; the marker on the back; two Shame spaces."""
    stage = composed(sections={"left": {"hordes": [SCOUTS]}})
    horde = stage.match.view(0)["table"]["sections"][0]["hordes"][0]
    assert {p["id"]: p["reward"] for p in horde["points"]} == {
        "a1": "wood",
        "a3": "qi",
        "a6": "honour-1",
        "b1": "stone",
    }
    assert (horde["power"], horde["honour"]) == (3, 4)
    cards = stage.game.book.cards
    assert [cards.horde_marker[cards.horde_ids.index(f"steppe-scouts-{s}")] for s in ("left", "middle", "right")] == [
        0,
        1,
        2,
    ]
    with pytest.raises(ComposeError, match="shame"):
        composed(players={"@0": {"hordes": [{"card": SCOUTS, "shame": 3}]}})


def test_three_hordes_without_gaps() -> None:
    """GW-HORDE-02: rows fill from the Wall; a fourth has no place."""
    stage = scene(sections={"left": {"hordes": [SCOUTS]}})
    assert free_slot(stage.game, 0) == 1
    assert free_slot(stage.game, 1) == 3
    with pytest.raises(ComposeError, match="at most 3"):
        composed(sections={"left": {"hordes": [f"black-tumen-{s}" for s in ("left", "middle", "right")] + [SCOUTS]}})


def test_defeated_when_all_points_are_covered() -> None:
    """GW-HORDE-03: by Soldiers or Wounds; one vacant point keeps it standing."""
    assert fallen({"a1 a3": "@0 spearman", "a6 b1": "wound"}).horde("left-1") is None
    assert fallen({"a1 a3": "@0 spearman", "a6": "wound"}).horde("left-1") == SCOUTS


def test_defeat_is_tested_only_at_the_check() -> None:
    """GW-HORDE-04, GW-EX-51: covered by a Recruit it stays until 3C, also while other Locations are Activated."""
    stage = composed(
        turn="@0",
        start="activation-step",
        locations={"barracks": {"@0": 3, "@1": 1}, "martial-school": {"@2": 1}},
        sections={"left": {"hordes": [{"card": SCOUTS, "cover": {"a1 a3 a6": "wound"}}]}},
        players={"@0": {"resources": everything()}},
    )
    stage.do("activate barracks", "recruit spearman", "done", "attack spearman left-1")
    assert stage.kind == "school"
    assert stage.horde("left-1") == SCOUTS
    assert stage.pool(0)["spearman"] == 9, "and its Soldier is on it"
    stage.do("draw")
    assert [e["card"] for e in stage.told("defeated")] == [SCOUTS]


def test_honour_for_soldiers_and_archers() -> None:
    """GW-HORDE-05, GW-HORDE-06, GW-HORDE-10..13, GW-KILL-02, GW-EX-52: the whole defeat.

    GW-HORDE-11, GW-HORDE-12, GW-HORDE-13: 2 Honour once for presence, 2 for each Archer; the taker is fixed first; the
    dead go to the pools, the others rest."""
    stage = fallen(
        {"a1 a3 a6": "@0 spearman", "b1": "@1 spearman"},
        year=4,
        time=4,
        section={"wall": 1, "archers": {"@0": 2}},
    )
    assert stage.quiet, "equal Spearmen need no choice, and nobody has Qi"
    assert stage.game.honour[:3] == [6, 2, 0]
    card = stage.game.book.cards.horde_ids.index(SCOUTS)
    assert stage.game.horde_owner[card] == 0
    assert stage.pool(0)["spearman"] == 9 and stage.rest("left", 0) == {"spearman": 1}
    assert stage.pool(1)["spearman"] == 10 and stage.rest("left", 1) == {}
    assert stage.horde("left-1") is None
    assert stage.archers("left", 0) == 2


def test_the_taker_covers_most_points() -> None:
    """GW-HORDE-07, GW-HORDE-10, GW-HORDE-11, GW-EX-53: Wounds are ignored; ties by Tea order, though all die."""
    stage = fallen({"a1 a3": "@0 spearman", "a6 b1": "@1 spearman"}, tea=["@1", "@0", "@2"], year=4, time=4)
    card = stage.game.book.cards.horde_ids.index(SCOUTS)
    assert stage.game.horde_owner[card] == 1
    assert stage.pool(1)["spearman"] == 10
    minority = fallen({"a1": "@2 spearman", "a3 a6 b1": "wound"})
    assert minority.game.horde_owner[card] == 2


def test_a_horseman_counts_two() -> None:
    """GW-HORDE-08, GW-EX-54: one Horseman outnumbers one Spearman."""
    stage = scene(
        sections={"left": {"hordes": [{"card": SCOUTS, "cover": {"a1 b1": "@1 horseman", "a3": "@0 spearman"}}]}}
    )
    assert (points_of(stage.game, 0, 1), points_of(stage.game, 0, 0)) == (2, 1)
    assert taker(stage.game, 0) == 1


def test_covered_by_wounds_alone() -> None:
    """GW-HORDE-09, GW-EX-55: nobody takes it, it is discarded; an Archer's Honour still comes."""
    stage = fallen({"a1 a3 a6 b1": "wound"}, section={"archers": {"@2": 1}})
    card = stage.game.book.cards.horde_ids.index(SCOUTS)
    assert stage.game.horde_owner[card] == -1
    assert stage.game.horde_discard == (card,)
    assert stage.game.honour[:3] == [0, 0, 2]


def test_all_not_killed_rest() -> None:
    """GW-HORDE-12: Lethality 1, two Spearmen: one dies, one rests; the card's Wounds are gone."""
    stage = fallen({"a1 a3": "@0 spearman", "a6 b1": "wound"})
    assert stage.rest("left", 0) == {"spearman": 1}
    assert stage.cover("left-1") == {}


def test_the_others_slide_toward_the_wall() -> None:
    """GW-HORDE-14: with the Soldiers and Wounds on them."""
    rows = [
        {"card": SCOUTS, "cover": {"a1 a3 a6 b1": "wound"}},
        {"card": "black-tumen-left", "cover": {"a1": "@1 spearman", "a2": "wound", "a5 b5": "@2 horseman"}},
        {"card": "war-drummers-left", "cover": {"b1": "wound"}},
    ]
    stage = scene(DefeatCheck(), sections={"left": {"hordes": rows}, "middle": {"hordes": ["horse-archers-left"]}})
    assert stage.horde("left-1") == "black-tumen-left"
    assert stage.horde("left-2") == "war-drummers-left"
    assert stage.horde("left-3") is None
    assert set(stage.cover("left-1")) == {"a1", "a2", "a5", "b5"}
    assert stage.wounds("left-2") == ["b1"]
    assert stage.cover("left-3") == {}
    assert stage.horde("middle-1") == "horse-archers-left"


def test_each_defeat_is_an_event() -> None:
    """GW-HORDE-15, GW-TACTIC-07, GW-EX-14: two defeats allow a Tactic card each."""
    covered = {"a1 a3": "@0 spearman", "a6 b1": "wound"}
    stage = scene(
        DefeatCheck(),
        sections={
            "left": {"hordes": [{"card": SCOUTS, "cover": covered}]},
            "right": {"hordes": [{"card": "steppe-scouts-right", "cover": covered}]},
        },
        players={"@0": {"tactics": ["feint", "spoils-of-war"]}},
    )
    assert stage.kind == "play-tactic"
    stage.do("play spoils-of-war plain", "take gold")
    assert stage.horde("right-1") is None
    assert stage.kind == "play-tactic", "the second defeat asks again"
    assert stage.horde("left-1") == SCOUTS


SCAN = [
    # direction of the switch, then the cards in the order in which they are Defeated
    ("right-to-left", ["steppe-scouts-right", "steppe-scouts-left", "horse-archers-right", "horse-archers-left"]),
    ("left-to-right", ["steppe-scouts-left", "steppe-scouts-right", "horse-archers-left", "horse-archers-right"]),
]


@pytest.mark.parametrize(("direction", "order"), SCAN)
def test_a_horde_that_slides_forward_waits_for_its_row(direction: str, order: list[str]) -> None:
    """GW-AUTUMN-13, GW-WINTER-04, GW-AMB-15: the rows are looked at from the south without starting anew."""
    cards = scene().game.book.cards
    points = cards.horde_points[cards.horde_ids.index("horse-archers-left")]
    archers = {" ".join(CELLS[cell] for cell in points): "wound"}

    def rows(side: str) -> list[dict[str, Any]]:
        return [
            {"card": f"steppe-scouts-{side}", "cover": {"a1 a3 a6 b1": "wound"}},
            {"card": f"horse-archers-{side}", "cover": archers},
        ]

    stage = scene(
        DefeatCheck(),
        sections={
            "left": {"hordes": rows("left")},
            "middle": {"hordes": ["black-tumen-middle"]},
            "right": {"hordes": rows("right")},
        },
        options={"defeat_scan_direction": direction},
    )
    assert [told["card"] for told in stage.told("defeated")] == order
    assert stage.horde("middle-1") == "black-tumen-middle"


def test_what_is_covered_after_its_row_is_looked_at_in_another_round() -> None:
    """GW-AMB-15: the right Section was passed before its Horde was covered; it is not left out."""
    wounds = {"a1 a3 a6 b1": "wound"}
    stage = scene(
        sections={
            "left": {"hordes": [{"card": SCOUTS, "cover": wounds}]},
            "right": {"hordes": [{"card": "steppe-scouts-right", "cover": wounds}]},
        },
    )
    stage.then(DefeatCheck((stage.game.hordes[0],)))
    assert [told["card"] for told in stage.told("defeated")] == [SCOUTS, "steppe-scouts-right"]


def test_a_removed_soldier_leaves_a_wound() -> None:
    """GW-HORDE-16: unless the Horde is being Defeated."""
    from moonwall.games.great_wall.rules.breach import BreachDeaths

    stage = scene(sections={"left": {"hordes": [{"card": "black-tumen-left", "cover": {"a1": "@0 spearman"}}]}})
    stage.game.events.append(0)
    stage.then(BreachDeaths(0))
    assert stage.wounds("left-1") == ["a1"]
    assert fallen({"a1 a3 a6 b1": "@0 spearman"}).cover("left-1") == {}


def test_a_wound_never_gives_a_reward() -> None:
    """GW-HORDE-17: an Archer on the Stone point gains no Stone."""
    stage = scene(
        Recruit(0, 1), sections={"left": {"hordes": [SCOUTS]}}, players={"@0": {"resources": {"wood": 1, "qi": 2}}}
    )
    stage.do("recruit archer", "attack archer left-1", "wound left-1 b1")
    assert stage.res(0) == {}


def test_lethality_is_the_number_under_the_token() -> None:
    """GW-KILL-01, GW-KILL-02, GW-EX-12: 2 under the Time token kills two of each player, or all if fewer."""
    stage = fallen({"a1 a3 a6": "@0 spearman", "b1": "@1 spearman"}, year=4, time=4)
    assert stage.game.rules.lethality[3] == 2
    assert stage.pool(0)["spearman"] == 9
    early = fallen({"a1 a3 a6": "@0 spearman", "b1": "@1 spearman"}, year=1)
    assert early.pool(0)["spearman"] == 8


def test_the_owner_names_the_dead() -> None:
    """GW-KILL-02 with GW-AMB-06: a Horseman is one Soldier; kinds are asked where there are two."""
    stage = fallen({"a1 b1": "@0 horseman", "a3 a6": "@0 spearman"})
    assert stage.kind == "name-victim"
    assert stage.options == ["doom left-1 a1", "doom left-1 a3"]
    stage.do("doom left-1 a1")
    assert stage.pool(0) == {"spearman": 8, "archer": 4, "horseman": 2}
    assert stage.rest("left", 0) == {"spearman": 2}


def test_the_dead_leave_before_the_card_is_taken() -> None:
    """GW-HORDE-10, GW-HORDE-13 (3.7, steps 5 and 6): abilities that look at the dead come before those of the taker."""
    stage = fallen({"a1 a3 a6 b1": "@0 spearman"}, players={"@0": {"active": ["executioner", "undertaker"]}})
    assert stage.kind == "gain-choice", "the Executioner's Resources"
    assert [told["card"] for told in stage.told("used")] == ["undertaker", "executioner"]


def test_all_die_at_once_and_return_to_their_pools() -> None:
    """GW-KILL-03, GW-KILL-04, GW-EX-13: nobody has left before all victims and Rescues are settled."""
    stage = fallen({"a1 a3": "@0 spearman", "a6 b1": "@1 spearman"}, players={"@1": {"resources": {"qi": 2}}})
    assert (stage.kind, stage.seat) == ("rescue", 1)
    assert stage.pool(0)["spearman"] == 8, "the first player's dead are still on the card"
    stage.do("done")
    assert stage.pool(0)["spearman"] == 9 and stage.pool(1)["spearman"] == 9


def test_rescue_costs_two_qi() -> None:
    """GW-KILL-05, GW-KILL-06: into the Resting zone of that Section; a Rescued Soldier is not Killed."""
    stage = fallen(
        {"a1 a3 a6 b1": "@0 spearman"},
        players={"@0": {"resources": {"qi": 3}, "active": ["undertaker"]}},
    )
    stage.do("rescue left-1 spearman")
    assert stage.res(0) == {"qi": 1}
    assert stage.rest("left", 0) == {"spearman": 4}
    assert stage.game.honour[0] == 2, "the Undertaker saw no dead"
    dead = fallen({"a1 a3 a6 b1": "@0 spearman"}, players={"@0": {"resources": {"qi": 3}, "active": ["undertaker"]}})
    dead.do("done")
    assert dead.game.honour[0] == 3


def test_rescue_is_decided_soldier_by_soldier() -> None:
    """GW-KILL-07: as many as one pays for."""
    doc = {"year": 6, "time": 6, "players": {"@0": {"resources": {"qi": 5}}}}
    stage = fallen({"a1 a3 a6 b1": "@0 spearman"}, **doc)
    stage.do("rescue left-1 spearman", "rescue left-1 spearman")
    assert stage.quiet, "1 Qi is not enough for the third"
    assert stage.rest("left", 0) == {"spearman": 3}
    assert stage.pool(0)["spearman"] == 7


def test_resting_zones_are_open_and_safe() -> None:
    """GW-KILL-08, GW-KILL-09: any number, of all players; a Breach does not touch them."""
    from moonwall.games.great_wall.rules.breach import Assault

    many = {"@0": {"spearman": 7, "horseman": 2}, "@1": {"spearman": 9}}
    stage = scene(Assault(0), sections={"left": {"hordes": ["black-tumen-left"], "rest": many}})
    while not stage.quiet:
        stage.do(stage.options[0])
    assert stage.rest("left", 0) == {"spearman": 7, "horseman": 2}
    assert stage.rest("left", 1) == {"spearman": 9}


def test_from_a_resting_zone_only_its_own_section() -> None:
    """GW-KILL-10, GW-KILL-11: no Horde of another Section is a target, and an Attack moves nobody between zones."""
    stage = scene(
        AttackWith(0, 3, 7, 0, 7),
        sections={
            "left": {"hordes": [SCOUTS], "rest": {"@0": {"spearman": 1, "archer": 1}}},
            "right": {"hordes": ["black-tumen-left"]},
        },
    )
    assert stage.options == ["done", "attack spearman left-1", "attack archer left-1"]
    stage.do("attack archer left-1", "wound left-1 a1")
    assert stage.archers("left", 0) == 1, "an Archer first takes a Shooting spot there"
