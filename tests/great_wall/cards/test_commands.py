"""The six Command cards: their boxes (GW-AUTUMN-06..10) and the bonus for a rival's card on the track."""

from __future__ import annotations

from typing import Any

import pytest

from .scenes import LATER, NAIMANS, SCOUTS, Case, Doc, check, compose, goods, horde, see

RESTING = {"spearman": 2, "archer": 1}


def plays(card: str, rival: str = "", own: Doc | None = None, **more: Any) -> Doc:
    """Seat 0 resolves a card in slot 1; a rival's card may lie in slot 2."""
    track = [["@0", card]] + ([["@1", rival]] if rival else [])
    return {"track": track, "start": "turns", "players": {"@0": own or {}}, **more}


OPEN = horde("left", SCOUTS, rest={"@0": {"spearman": 1}})

FIRE = [
    Case(
        "economy",
        plays("economy"),
        "move pool quarry,move pool temple,move pool gold-mine,take wood,take gold",
        clerks_quarry_0=1,
        clerks_goldmine_0=1,
        wood_0=1,
        gold_0=1,
        goods_0=2,
    ),
    Case("economy", plays("economy", "work-harder"), "done,take wood,take gold,take gold", gold_0=2),
    Case(
        "despotism",
        plays("despotism", locations={"quarry": {"@0": 2}}),
        "done,activate quarry,gather",
        stone_0=2,
        shame_0=0,
    ),
    Case(
        "despotism",
        plays("despotism", "economy"),
        "move pool quarry,move pool quarry,move pool temple,move pool temple,move pool gold-mine",
        clerks_quarry_0=2,
        clerks_temple_0=2,
        clerks_goldmine_0=1,
    ),
    Case(
        "work-harder",
        plays("work-harder", own=goods(stone=3)),
        "done,build wall left",
        wall_left=1,
        stone_0=0,
        honour_0=5,
    ),
    Case(
        "work-harder",
        plays("work-harder", own=goods(stone=8), warehouse={"wood": 3}),
        "done,build wall left",
        stone_0=8,
        warehouse=0,
        honour_0=5,
    ),
    Case(
        "work-harder",
        plays("work-harder", "attack-order", sections=horde("left", SCOUTS)),
        "done,barricade left",
        barricades_left=1,
        honour_0=2,
    ),
    Case(
        "attack-order",
        plays("attack-order", sections=horde("left", NAIMANS, rest={"@0": RESTING})),
        "done,zone left,attack spearman left-1,cover a1,attack spearman left-1,cover a5,wound left-1 b2",
        points_left1_0=2,
        wounds_left1=1,
        spots_left_0=1,
        gold_0=1,
    ),
    Case(
        "attack-order",
        plays("attack-order", own=goods(wood=1, stone=2), sections=horde("left", SCOUTS)),
        "done,recruit spearman,rest spearman left,zone left,cover a1",
        points_left1_0=1,
        pool_0_spearman=9,
    ),
    Case(
        "attack-order",
        plays("attack-order", "despotism", sections=horde("left", SCOUTS, wall=1, archers={"@0": 2})),
        "done,fire left,wound left-1 a1,wound left-1 a3",
        wounds_left1=2,
    ),
    Case(
        "betrayal",
        plays("betrayal", "economy"),
        "copy @1 economy,move pool quarry,move pool temple,move pool temple,take wood,take gold",
        clerks_temple_0=2,
        wood_0=1,
        gold_0=1,
    ),
    Case(
        "betrayal",
        plays("betrayal", "economy"),
        "alternative,move pool temple,move pool temple,1:move pool quarry,2:move pool quarry",
        clerks_temple_0=2,
        clerks_quarry_1=1,
        clerks_quarry_2=1,
        goods_0=0,
    ),
    Case(
        "court-audience",
        plays("court-audience", tea=["@1", "@0", "@2"]),
        "done,choose tea-up,choose draw-card",
        tea=(0, 1, 2),
        hand_0=1,
    ),
    Case(
        "court-audience",
        plays("court-audience", own={"shamed": {"spearman": 1}, **goods(gold=1)}, shame=29),
        "done,choose hire-cheaper,hire clerk,choose shed-shame,cleanse spearman",
        clerkpool_0=6,
        shame_0=0,
        gold_0=0,
    ),
    Case(
        "court-audience",
        plays("court-audience", "betrayal", own=goods(gold=1), tea=["@1", "@0", "@2"]),
        "done,choose tea-up,choose draw-card,choose hire-cheaper,hire clerk",
        tea=(0, 1, 2),
        hand_0=1,
        clerkpool_0=6,
    ),
]

QUIET_CASES = [
    # a card of one's own, or another title, gives no bonus
    Case("economy", plays("economy", "despotism"), "done,take wood,take gold", until=LATER, goods_0=2),
    Case(
        "despotism",
        plays("despotism", "work-harder"),
        "move pool quarry,move pool quarry,move pool temple",
        until="advanced-activation",
        clerks_quarry_0=2,
        clerkpool_0=2,
    ),
    Case(
        "work-harder",
        plays("work-harder", "economy", sections=horde("left", SCOUTS)),
        "done",
        until=LATER,
        never="barricade left",
    ),
    Case(
        "attack-order",
        plays("attack-order", "economy", sections=horde("left", SCOUTS, wall=1, archers={"@0": 2})),
        "done",
        until=LATER,
        never="fire left",
    ),
    Case("betrayal", plays("betrayal"), "move pool temple,move pool temple", until=LATER, never="copy @0 betrayal"),
    Case(
        "court-audience",
        plays("court-audience", tea=["@1", "@0", "@2"]),
        "done,choose tea-up,choose draw-card",
        until="next-activation",
        tea=(0, 1, 2),
        never="choose shed-shame",
    ),
]


@pytest.mark.parametrize("case", FIRE, ids=repr)
def test_the_card_does(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", QUIET_CASES, ids=repr)
def test_the_card_does_not(case: Case) -> None:
    check(case)


def test_every_command_card_has_both_cases() -> None:
    cards = set(compose({}).position.book.cards.command_ids)  # type: ignore[attr-defined]
    assert {case.card for case in FIRE} == cards == {case.card for case in QUIET_CASES}


def test_despotism_moves_three_only_without_economy() -> None:
    """The bonus looks at the cards of other factions: after three Moves the box is done."""
    for rival, moves in (("", 3), ("work-harder", 3), ("economy", 3 + 2)):
        match = compose(plays("despotism", rival, own={"area": 0}))
        for _ in range(moves):
            match.play("move pool martial-school", 0)
        assert see(match, "clerkpool_0") == 8 - moves
        assert match.decision is not None and (match.decision.seat, match.decision.kind) == (1, "move-clerks")


def test_the_others_move_to_different_locations() -> None:
    """GW-AUTUMN-10, GW-EX-09: the two destinations differ."""
    match = compose(plays("economy"))
    match.play("done")
    assert match.decision is not None and match.decision.seat == 1
    match.play("move pool quarry")
    texts = [option.text for option in match.decision.options]
    assert "move pool quarry" not in texts and "move pool temple" in texts


def test_a_whole_zone_attacks() -> None:
    """Attack Order: in a chosen Resting zone every Soldier with a legal target must attack; others stay."""
    doc = plays("attack-order", sections={"left": {"hordes": [SCOUTS], "rest": {"@0": {"spearman": 2, "horseman": 1}}}})
    match = compose(doc)
    match.play("done")
    while match.decision is not None and match.decision.seat != 0:
        match.play("done")
    match.play("zone left")
    texts = [option.text for option in match.decision.options]  # type: ignore[union-attr]
    assert "done" not in texts
    check(
        Case(
            "attack-order",
            doc,
            "done,zone left,attack horseman left-1,cover a3",
            points_left1_0=4,
        )
    )


def test_betrayal_never_copies_the_own_card_or_a_betrayal() -> None:
    """GW-AMB-19: with nothing to copy only the alternative is left; a copied card counts as one's own."""
    match = compose(plays("betrayal", "betrayal"))
    assert match.decision is not None and match.decision.kind == "move-clerks"
    match = compose(
        plays("betrayal", "despotism") | {"track": [["@0", "betrayal"], ["@1", "despotism"], ["@2", "economy"]]}
    )
    match.play("copy @1 despotism")
    for place in ("temple", "temple", "quarry", "quarry", "gold-mine"):  # with the bonus for a rival's Economy
        match.play(f"move pool {place}", 0)
    assert see(match, "clerkpool_0") == 0
