"""Positions written by hand: what the document says is there, and what is wrong in it is named."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.great_wall.compose import STARTS
from moonwall.table import ComposeError
from tests.great_wall.invariants import check
from tests.great_wall.scene import composed


@pytest.mark.parametrize("start", [s for s in STARTS if s != "activate"])
def test_every_start_can_be_played(start: str) -> None:
    stage = composed(
        year=2,
        start=start,
        track=[] if start == "autumn" else [["@0", "economy"], ["@1", "despotism"]],
        sections={"left": {"hordes": ["black-tumen-left"], "archers": {"@0": 1}}},
        locations={"martial-school": {"@0": 1}},
    )
    for _ in range(60):
        check(stage.match)
        if stage.match.over:
            break
        decision = stage.match.decisions[-1]
        stage.match.play(decision.options[-1], decision.seat)


def test_a_composed_match_has_a_record_that_replays() -> None:
    stage = composed(year=3, start={"at": "activate", "location": "temple"}, locations={"temple": {"carp": 3}})
    assert stage.seat == 2
    stage.do("shame archer", "gather")
    again = table.replay(stage.match.record())
    assert again.grade == "exact"
    assert again.fingerprint() == stage.match.fingerprint()
    assert table.restore(stage.match.snapshot()).fingerprint() == stage.match.fingerprint()


def test_what_is_not_mentioned_is_in_pools_and_decks() -> None:
    stage = composed(
        sections={"left": {"hordes": [{"card": "black-tumen-left", "cover": {"a1 a2": "tiger horseman"}}]}},
        decks={"tactics": ["rally", "feint"]},
        discards={"advisors": ["scribe"]},
    )
    assert stage.pool(1) == {"spearman": 10, "archer": 4, "horseman": 1}
    ids = stage.game.book.cards.tactic_ids
    assert [ids[c] for c in stage.game.tactic_deck[:-3:-1]] == ["rally", "feint"], "listed from the top"
    check(stage.match)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"sektions": {}}, "sektions.*Did you mean 'sections'"),
    ({"year": 0}, "year.*1 to 99"),
    ({"time": 7}, "time.*1 to 6"),
    ({"tea": ["@0", "@1", "@1"]}, "tea.*each of the 3 seats once"),
    ({"shame": 31}, "shame.*0 to 30"),
    ({"warehouse": {"qi": 1}}, "warehouse.qi"),
    ({"artifacts": ["jade-abacus"]}, "artifacts.*3 different"),
    ({"advisors": ["scribe", "scribe"]}, "advisors.*already somewhere else"),
    ({"players": {"@7": {}}}, "players.@7.*no seat"),
    ({"players": {"@0": {"gold": 3}}}, "players.@0.gold.*no such field"),
    ({"players": {"@0": {"resources": {"gold": -1}}}}, "players.@0.resources.gold.*0 to 99"),
    ({"players": {"@0": {"general": "yue-fai"}}}, "players.@0.general.*Did you mean 'yue-fei'"),
    ({"players": {"@0": {"general": "yue-fei"}, "@1": {"general": "yue-fei"}}}, "leads another clan"),
    ({"players": {"@0": {"overseers": {"barracks": 1}}}}, "overseers.barracks"),
    ({"players": {"@0": {"overseers": {"quarry": 5}}}}, "overseers.quarry.level.*1 to 4"),
    ({"players": {"@0": {"shamed": {"horseman": 3}}}, "shame": 20}, "3 horseman, a clan has 2"),
    ({"sections": {"north": {}}}, "sections.north"),
    ({"sections": {"left": {"wall": 4}}}, "sections.left.wall.*0 to 3"),
    ({"sections": {"left": {"archers": {"@0": 2}}}}, "sections.left.archers.*1 Shooting spots"),
    ({"sections": {"left": {"hordes": ["black-tumen"]}}}, "hordes.1.card.*Did you mean"),
    (
        {"sections": {"left": {"hordes": [{"card": "steppe-scouts-left", "cover": {"a2": "wound"}}]}}},
        "cover.a2.*no Vital point",
    ),
    (
        {"sections": {"left": {"hordes": [{"card": "steppe-scouts-left", "cover": {"a1 a3": "@0 horseman"}}]}}},
        "cover.a1 a3.*two neighbouring points",
    ),
    (
        {"sections": {"left": {"hordes": [{"card": "steppe-scouts-left", "cover": {"a1": "@0 archer"}}]}}},
        "cover.a1.*'archer' is not known",
    ),
    ({"locations": {"quarry": {"@0": 4}}}, "locations.quarry.*3 spaces"),
    ({"locations": {"martial-school": {"@0": 6}}}, "9 Clerks"),
    ({"track": [["@0", "economy"], ["@0", "despotism"]]}, "track.2.*two cards"),
    ({"track": [["@0", "economy"]], "players": {"@0": {"discard": ["economy"]}}}, "track.1.*not in the hand"),
    ({"track": [["@0", "economy"]], "start": "autumn"}, "track.*empty when Autumn begins"),
    ({"start": "lunch"}, "start.*'lunch' is not known"),
    ({"start": {"at": "activate"}}, "start.location"),
    ({"start": {"at": "spring"}, "year": 1}, "year.*no Spring"),
    ({"start": {"at": "winter", "location": "quarry"}}, "start.*belong to the start 'activate'"),
]


@pytest.mark.parametrize(("doc", "message"), WRONG, ids=[m for _, m in WRONG])
def test_what_is_wrong_is_named(doc: dict[str, Any], message: str) -> None:
    with pytest.raises(ComposeError, match=message):
        table.compose("great-wall", {"seats": 3, **doc})
