"""What the Great Wall's evaluation sees where a table plays together or one player plays against Qin."""

from __future__ import annotations

import json
from pathlib import Path

from moonwall import table
from moonwall.bots import evaluation
from moonwall.games.great_wall.features import measure
from moonwall.games.great_wall.features.weights import RANKED, WEIGHTS
from moonwall.games.great_wall.names import BARRACKS, LOGISTICS, QI
from moonwall.games.great_wall.position import GreatWall
from moonwall.table import Match, compose, game_type

NAMES = list(WEIGHTS)
MODES = (("standard", 3), ("two", 2), ("coop", 2), ("coop", 4), ("solo", 1))


def begun(mode: str, seats: int, seed: int = 3) -> tuple[Match, GreatWall]:
    """A table where Command cards are about to be chosen."""
    match = table.start("great-wall", seats=seats, mode=mode, seed=seed)
    while match.decision is not None and match.decision.kind != "choose-command":
        match.play(match.decision.options[0])
    game = match.position
    assert isinstance(game, GreatWall)
    return match, game


def prefix(mode: str) -> str:
    return {"coop": "co-op: ", "solo": "solo: "}.get(mode, "")


def test_each_mode_is_weighed_by_features_of_its_own() -> None:
    for mode, seats in MODES:
        match, game = begun(mode, seats)
        own = [NAMES.index(prefix(mode) + name) for name in RANKED]
        for row in measure(game):
            assert all(not number for place, number in enumerate(row) if place not in own)
            assert len(row) == own[-1] + 1
        assert len(evaluation(match.game).explain(game, 0)) == own[-1] + 1


def test_a_file_of_weights_says_what_it_means_for_one_mode_alone(tmp_path: Path) -> None:
    """Not a number that some other weight multiplies."""
    path = tmp_path / "mine.json"
    for mode, seats in MODES:
        match, game = begun(mode, seats)
        usual = evaluation(match.game).explain(game, 0)
        for other in ("", "co-op: ", "solo: "):
            path.write_text(json.dumps({other + "command cards": 2 * WEIGHTS[other + "command cards"]}))
            told = tmp_path / f"{mode}-{seats}-{other[:2]}.json"
            path.rename(told)
            found = evaluation(game_type("great-wall"), str(told)).explain(game, 0)
            name = prefix(mode) + "command cards"
            assert usual[name] > 0
            twice = 2 if other == prefix(mode) else 1
            assert abs(found[name] - twice * usual[name]) < 1e-9
            assert {n: v for n, v in found.items() if n != name} == {n: v for n, v in usual.items() if n != name}


def test_honour_of_qin_counts_against_that_of_the_human_one_for_one() -> None:
    match, game = begun("solo", 1)
    judge = evaluation(match.game)
    before = judge.worths(game)
    game.honour[game.rules.rivals[0]] += 10
    rise = judge.worths(game)[game.rules.rivals[0]] - before[game.rules.rivals[0]]
    own = (WEIGHTS["solo: honour"] + WEIGHTS["solo: likely score"]) * 10
    assert abs(rise / own - measure(game)[0][NAMES.index("solo: command cards")] / 6) < 1e-9, "by the same share"


def test_a_clerk_of_the_reed_clan_is_worth_most_in_the_barracks() -> None:
    """GW-TWO-28: a free Spearman; in the Logistics Centre it does nothing (GW-TWO-30)."""
    for mode, seats in (("coop", 2), ("solo", 1)):
        _, game = begun(mode, seats)
        reed = game.rules.bystanders[0] if game.rules.bystanders else -1
        found = {}
        for place in (0, BARRACKS, LOGISTICS):
            tried = game.clone()
            for other in range(10):
                tried.clerks[other * 4 + reed] = 0
            tried.clerks[place * 4 + reed] = 1
            found[place] = measure(tried)[0][NAMES.index(prefix(mode) + "reed clan")]
        assert found[BARRACKS] > found[0] > found[LOGISTICS] == 0
    for mode, seats in (("coop", 3), ("two", 2)):
        _, game = begun(mode, seats)
        assert measure(game)[0][NAMES.index(prefix(mode) + "reed clan")] == 0


def test_alone_qi_that_can_discard_shame_makes_the_supply_safer() -> None:
    """GW-SHAME-11: two Qi a token, in Summer; not where there is no Shame, nor in the last Year."""

    def safety(qi: int, shamed: int, time: int = 0) -> float:
        _, game = begun("solo", 1)
        game.time = time
        game.shame_supply -= shamed
        game.shamed[0] = shamed
        game.res[QI] = qi
        return measure(game)[0][NAMES.index("solo: safety")]

    assert safety(4, 2) > safety(2, 2) > safety(0, 2)
    assert safety(4, 0) == safety(0, 0)
    assert safety(4, 2, 5) == safety(0, 2, 5)


def test_soldiers_at_rest_that_are_about_to_attack_count_as_recruits() -> None:
    """Attack Order Recruits to a Resting zone and attacks from it at once: a Recruit there is not one that waits."""
    match = compose(
        "great-wall",
        {
            "seats": 3,
            "mode": "coop",
            "start": "turns",
            "track": [["@0", "attack-order"]],
            "players": {"@0": {"resources": {"wood": 2, "stone": 4}}},
            "sections": {"middle": {"hordes": ["co-ordu-riders-middle"]}},
        },
    )
    while match.decision is not None and match.decision.kind != "recruit":
        match.play(next((o for o in match.decision.options if o.text == "done"), match.decision.options[0]))
    judge = evaluation(match.game)
    waits = judge.worths(match.position)[0]
    match.play("recruit spearman")
    match.play("rest spearman middle")
    assert match.decision is not None and match.decision.kind == "choose-zones"
    game = match.position
    assert isinstance(game, GreatWall)
    recruits, resting = (NAMES.index("co-op: " + name) for name in ("recruits", "resting spearmen"))
    row = measure(game)[0]
    assert row[recruits] > 0 and row[resting] == 0
    assert judge.worths(game)[0] > waits, "worth its price"
    match.play("done")
    row = measure(game)[0]
    assert row[recruits] == 0 and row[resting] > 0, "told to stay, it rests"
