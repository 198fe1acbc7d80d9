"""Area END: the three ends, final scoring, ties."""

from __future__ import annotations

from moonwall.games.great_wall.rules.ending import end_reason, final_scoring
from tests.great_wall.scene import composed, scene

FINISHED = {"wall": 3}


def test_the_game_ends_if_a_condition_holds() -> None:
    """GW-END-01: none, one or several."""
    assert not composed(start="end-check").match.over
    assert composed(start="end-check", shame=0).match.over
    assert composed(start="end-check", shame=0, year=6).match.over


def test_finished_walls() -> None:
    """GW-END-02: 2 of 3 Sections with three players (3 by the switch), 3 with four."""
    two = {"left": FINISHED, "right": FINISHED, "middle": {"wall": 2}}
    stage = composed(start="end-check", sections=two)
    assert stage.match.outcome is not None and stage.match.outcome.reason == "walls"
    assert not composed(start="end-check", sections=two, options={"walls_to_end_3p": 3}).match.over
    assert not composed(start="end-check", sections=two, seats=4).match.over
    assert composed(start="end-check", sections={**two, "middle": FINISHED}, seats=4).match.over


def test_empty_shame_supply() -> None:
    """GW-END-03."""
    stage = composed(start="end-check", shame=0)
    assert stage.match.outcome is not None and stage.match.outcome.reason == "shame"
    assert end_reason(composed(shame=1).game) == ""


def test_last_space_of_time() -> None:
    """GW-END-04: space 6 with three players, 5 with four."""
    for seats, last in ((3, 6), (4, 5)):
        stage = composed(start="end-check", seats=seats, year=last)
        assert stage.match.outcome is not None and stage.match.outcome.reason == "time"
        assert not composed(start="end-check", seats=seats, year=last - 1).match.over


def test_scoring_order_and_floor() -> None:
    """GW-END-05, GW-END-06, GW-END-08, GW-EX-66: 7 Honour, 2 Shamed Soldiers, a Horde worth 6: 0, then 6."""
    stage = composed(
        start="end-check",
        year=6,
        shame=10,
        artifacts=["jade-abacus", "seal-of-counsel", "bow-of-a-thousand-wounds"],
        players={"@0": {"honour": 7, "shamed": {"spearman": 2}, "hordes": ["naiman-lancers-left"]}},
    )
    assert stage.match.scores == [6, 0, 0]


def test_artifacts() -> None:
    """GW-END-07: each of the three scores for everybody."""
    stage = scene(
        artifacts=["jade-abacus", "seal-of-counsel", "bow-of-a-thousand-wounds"],
        players={"@0": {"overseers": {"quarry": 2, "temple": 1}, "support": ["scribe", "groom"]}, "@1": {"wounds": 5}},
    )
    final_scoring(stage.game)
    assert stage.game.honour[:3] == [3 * 3 + 8 * 2, 5, 0]


def test_most_honour_wins_and_ties_go_by_tea() -> None:
    """GW-END-09: the higher in Tea order of those who are level."""
    players = {"@0": {"honour": 9}, "@1": {"honour": 12}, "@2": {"honour": 12}}
    for tea, winner in ((["@0", "@1", "@2"], 1), (["@2", "@0", "@1"], 2)):
        stage = composed(start="end-check", year=6, tea=tea, players=players)
        assert stage.match.winners == (winner,)
        assert stage.match.outcome is not None
        assert stage.match.outcome.ranking[-1] == 0


def test_the_year_is_played_to_the_end_of_the_assault() -> None:
    """GW-END-10: two finished Walls in Autumn, and still Winter comes with its Breach."""
    stage = composed(
        turn="@0",
        start="end-of-turn",
        sections={"left": FINISHED, "right": FINISHED, "middle": {"hordes": ["black-tumen-left"]}},
    )
    assert stage.kind == "place-shame"
    assert end_reason(stage.game) == "walls"
    while stage.kind == "place-shame":
        stage.do("shame spearman")
    assert stage.match.over
