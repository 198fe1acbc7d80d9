"""TSM-ALTOBJ: alternative objectives, chosen in the set-up, fulfilled and scored like any objective."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME, features
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.lineup import BASE
from moonwall.games.tsukuyumi.modules.aims import Aims
from moonwall.games.tsukuyumi.rules.damage import assign
from moonwall.games.tsukuyumi.rules.pieces import destroy
from moonwall.games.tsukuyumi.rules.rounds import Score
from moonwall.table import ComposeError, Match
from moonwall.words import LANGUAGES, Words

from ..hand import FOUR, PATCH, at, deal, game, go, kind, own, play, seat, texts, told, want
from ..modes.test_terminal import drawn
from .blanks import fails_without

NAME = "alternative_objectives"
ON = {NAME: True}
CARDS = {"nomads": "action-advance", "boarlords": "action-progress", "dark-seed": "action-offensive"}


def aiming(*chosen: str, slain: dict[str, int] | None = None, **doc: Any) -> Match:
    """The named factions play for their alternatives."""
    doc.setdefault("options", ON)
    doc.setdefault("cards", CARDS)
    modules = {NAME: {"chosen": list(chosen), **({"slain": slain} if slain else {})}}
    return deal(modules=modules, **doc)


def reached(match: Match, faction: str) -> bool:
    return bool(match.view()["table"]["seats"][at(match, faction)]["objective"]["done"])


def instant(match: Match, faction: str) -> int:
    return int(match.view()["table"]["seats"][at(match, faction)]["points"]["instant"])


def kill(match: Match, faction: str, unit: str, n: int, space: str = "2,0") -> None:
    """Units there are destroyed by a faction, and the table looks at its aims."""
    position = game(match)
    destroy(position, SPACE[space], (position.book.kind_index[unit], n), at(match, faction), "mine")
    position.settle()


# --- choosing -----------------------------------------------------------------------------------------------


def test_each_chooses_at_the_end_of_the_own_set_up() -> None:
    """TSM-ALTOBJ-01, TSM-ALTOBJ-03, QM-08: openly, the regular or the one of the own faction."""
    match = table.start("tsukuyumi", seats=FOUR, seed=3, **ON)
    asked: dict[str, list[str]] = {}
    while game(match).round == 0:
        if kind(match) == "choose-aim":
            asked[seat(match)] = texts(match)
            play(match, texts(match)[1])
            assert told(match, "aim-chosen")
        else:
            play(match, texts(match)[0])
    assert asked == {
        "cybersamurai": ["aim gps-mapping", "aim alt-target-finder"],
        "dark-seed": ["aim space-for-the-swarm", "aim alt-fodder-for-the-swarm"],
        "nomads": ["aim regain-former-strength", "aim alt-conquest"],
        "boarlords": ["aim territorial-expansion", "aim alt-holy-ritual"],
    }
    assert own(match, NAME)[:4] == [1, 1, 1, 1]
    assert [s["objective"]["id"][:4] for s in match.view()["table"]["seats"]] == ["alt-"] * 4


def test_the_regular_one_may_be_kept() -> None:
    """TSM-ALTOBJ-03: and then the view shows it."""
    match = table.start("tsukuyumi", seats=FOUR, seed=3, **ON)
    while game(match).round == 0:
        play(match, texts(match)[0])
    assert own(match, NAME)[:4] == [0, 0, 0, 0]
    assert not [s for s in match.view()["table"]["seats"] if s["objective"]["id"].startswith("alt-")]


def test_nobody_is_asked_again() -> None:
    """TSM-ALTOBJ-04: it cannot be changed once the game has begun."""
    match = table.start("tsukuyumi", seats=3, seed=5, **ON)
    while match.decision:
        if game(match).round:
            assert kind(match) != "choose-aim"
        play(match, texts(match)[-1])


def test_a_faction_without_an_alternative_is_not_asked() -> None:
    """TSM-ALTOBJ-02: as the Sentinels, whose card does not exist."""
    match = aiming()
    part = next(p for p in game(match).rules.modules if isinstance(p, Aims))
    assert part.last_steps(game(match), 0)
    match.seats[0].faction = "sentinels"
    assert part.last_steps(game(match), 0) == ()


def test_where_objectives_are_off_it_is_refused() -> None:
    """MX-AO-6: the scenario Exploration has none, nor has a game without them."""
    for options in ({"scenario": "exploration"}, {"use_objectives": False}):
        with pytest.raises(table.SetupError, match="TSM-ALTOBJ-05"):
            table.start("tsukuyumi", seats=4, **ON, **options)
    with pytest.raises(table.SetupError, match=NAME):
        table.start("tsukuyumi", seats=2, mode="two", **ON)


# --- the cards ----------------------------------------------------------------------------------------------


def test_fodder_for_the_swarm() -> None:
    """MX-AO-1, TSM-ALTOBJ-12, TSM-ALTOBJ-13: four units in one round, in whatever phases, Oni too; own losses do not
    count; 2 points at once, once (TSM-ALTOBJ-05)."""
    there = {"2,0": {"units": {"private": 3, "worker": 2, "oni-small": 2}}}
    match = aiming("dark-seed", spaces=there)
    kill(match, "dark-seed", "private", 2)
    kill(match, "dark-seed", "worker", 1)
    assert not reached(match, "dark-seed") and own(match, NAME)[3:] == [0, 0, 2]
    kill(match, "dark-seed", "oni-small", 1)
    assert not reached(match, "dark-seed")
    kill(match, "dark-seed", "private", 1)
    assert reached(match, "dark-seed") and instant(match, "dark-seed") == 3, "and the Mission for three units"
    kill(match, "dark-seed", "oni-small", 1)
    assert instant(match, "dark-seed") == 3


def test_fodder_is_counted_by_rounds() -> None:
    """TSM-ALTOBJ-12, TSM-ALTOBJ-14: three in this round and one in the next are not four."""
    spaces = {"2,0": {"units": {"worker": 1}}, "3,0": {"units": {"private": 1}}}
    red: dict[str, Any] = {"phase": "red", "active": "dark-seed", "flipped": ["nomads", "boarlords"]}
    match = aiming("dark-seed", slain={"dark-seed": 3}, left={"movement": 1}, spaces=spaces, **red)
    assert own(match, NAME)[3:] == [0, 0, 3]
    end_round(match)
    assert own(match, NAME)[3:] == [0, 0, 0]
    kill(match, "dark-seed", "private", 1, "3,0")
    assert not reached(match, "dark-seed")


def test_kills_of_others_are_not_ones_own() -> None:
    """QM-05."""
    match = aiming("dark-seed", slain={"dark-seed": 3}, spaces={"2,0": {"units": {"private": 2, "worker": 2}}})
    kill(match, "nomads", "worker", 2)
    kill(match, "boarlords", "private", 2)
    assert not reached(match, "dark-seed")
    assert own(match, NAME)[3:] == [2, 2, 3]


NINE = {**PATCH, "4,-1": "ocean", "2,2": "ocean"}
EIGHT = ["2,0", "2,-1", "3,-1", "3,0", "1,1", "2,1", "3,-2", "4,-1"]


def test_conquest_of_nine_areas() -> None:
    """MX-AO-2, TSM-ALTOBJ-15: nine markers at the same time; the regular objective is not in force, and what is reached
    is kept (TSM-ALTOBJ-04, TSM-ALTOBJ-05)."""
    spaces: dict[str, Any] = {s: {"owner": "nomads"} for s in EIGHT}
    spaces["2,2"] = {"units": {"private": 2}, "owner": "boarlords"}
    homes = {"nomads": "5,-1", "boarlords": "4,-3", "dark-seed": "1,2"}
    red: dict[str, Any] = {"phase": "red", "active": "nomads", "left": {"combat": 1, "movement": 0, "effect": 0}}
    match = aiming("nomads", board=NINE, homes=homes, spaces=spaces, points={"retaken": {"nomads": 9}}, **red)
    assert not reached(match, "nomads"), "nine areas regained are the other objective"
    want(match, "attack 2,2", "with nomad-conquest", "pass", "pass")
    assert game(match).controlled(at(match, "nomads")) == 9
    assert reached(match, "nomads")
    game(match).territory[SPACE["2,0"]] = 7
    game(match).settle()
    assert reached(match, "nomads") and instant(match, "nomads") >= 2
    regular = aiming(board=NINE, homes=homes, spaces=spaces, **red)
    want(regular, "attack 2,2", "with nomad-conquest", "pass", "pass")
    assert not reached(regular, "nomads"), "nine areas are nothing to those who kept the regular one"


def end_round(match: Match) -> Match:
    """On to the next round; the last to act has nothing more to do."""
    before = game(match).round
    while match.decision and game(match).round == before:
        go(match, "done") if "done" in texts(match) else play(match, texts(match)[-1])
    return match


def test_target_finder() -> None:
    """MX-AO-3, TSM-ALTOBJ-18, TSM-ALTOBJ-19: three markers on open Missions, judged when the round is scored; an Oni
    Mission is none of them."""
    seats = ["cybersamurai", "dark-seed", "nomads"]
    three = ["mission-survey", "mission-nest", "mission-survival"]
    doc: dict[str, Any] = {
        "seats": seats,
        "cards": {},
        "phase": "red",
        "active": "nomads",
        "flipped": ["cybersamurai", "dark-seed"],
        "round": 3,
        "left": {"movement": 1},
        "spaces": {"2,0": {"units": {"private": 1}}},
    }
    match = aiming("cybersamurai", points={"missions": {"cybersamurai": three}}, **doc)
    assert not reached(match, "cybersamurai"), "not before the scoring"
    assert reached(end_round(match), "cybersamurai")
    doc["options"] = {**ON, "oni_missions": True}
    two = {"missions": {"cybersamurai": three[:2]}}
    match = deal(
        points=two,
        modules={NAME: {"chosen": ["cybersamurai"]}, "oni_missions": {"oni-mission-dark-side": "cybersamurai"}},
        **doc,
    )
    assert not reached(end_round(match), "cybersamurai")


def test_the_scoring_of_target_finder_comes_before_the_moon() -> None:
    """TSM-ALTOBJ-18: the step stands before the scoring phase of the calendar."""
    steps = [type(step).__name__ for step in game(aiming()).rules.calendar]
    assert steps.index("ScoreAims") == steps.index(Score.__name__) - 1
    assert "ScoreAims" not in [type(step).__name__ for step in game(deal()).rules.calendar]


def test_holy_ritual() -> None:
    """MX-AO-4, XM-30, TSM-ALTOBJ-20, TSM-ALTOBJ-21: the sixth Boarmaiden comes by an exchange in an enemy's area."""
    spaces = {
        "2,0": {"units": {"boarrior": 4, "boarmaiden": 2}, "owner": "nomads"},
        "2,1": {"units": {"boarmaiden": 3, "squeaker": 1}, "owner": "nomads"},
    }
    doc: dict[str, Any] = {
        "phase": "green",
        "active": "boarlords",
        "left": {"production": 1, "place": 0, "oni-combats": 0},
    }
    match = aiming("boarlords", spaces=spaces, **doc)
    assert not reached(match, "boarlords")
    want(match, "use production", "exchange squeaker 2,1 boarmaiden")
    assert reached(match, "boarlords") and instant(match, "boarlords") == 2
    spaces["2,0"]["units"] = {"boarrior": 3, "boarmaiden": 2}
    match = aiming("boarlords", spaces=spaces, **doc)
    want(match, "use production", "exchange squeaker 2,1 boarmaiden")
    assert not reached(match, "boarlords"), "one Boarrior is missing"


def test_the_regular_objective_scores_nothing_then() -> None:
    """MX-AO-5, TSM-ALTOBJ-04: GPS Mapping would be met, but is not in force; the counter-example has it."""
    seats = ["cybersamurai", "dark-seed", "nomads"]
    board = {**PATCH, "2,0": "mountain", "2,-1": "fertile"}
    spaces = {s: {"owner": "cybersamurai"} for s in ("0,0", "2,0", "2,-1", "3,0")}
    doc: dict[str, Any] = {"seats": seats, "cards": {}, "board": board, "spaces": spaces}
    for chosen, met in ((["cybersamurai"], False), ([], True)):
        match = aiming(*chosen, **doc)
        game(match).territory[SPACE["3,-1"]] = at(match, "cybersamurai")
        game(match).settle()
        assert reached(match, "cybersamurai") == met


# --- the table ----------------------------------------------------------------------------------------------


def test_the_table_shows_how_far_it_is() -> None:
    match = aiming("dark-seed", slain={"dark-seed": 3})
    shown = match.view()["table"]["seats"][at(match, "dark-seed")]["objective"]
    assert shown == {"id": "alt-fodder-for-the-swarm", "done": False, "have": 3, "n": 4}
    for lang in LANGUAGES:
        assert Words(lang).at(match).name("alt-fodder-for-the-swarm") in drawn(match, lang)


def test_bots_see_how_far_it_is() -> None:
    """The feature of the objective follows the one in force."""
    place = list(features.WEIGHTS).index("objective")

    def far(match: Match) -> float:
        return features.measure(game(match))[at(match, "dark-seed")][place]

    assert far(aiming("dark-seed", slain={"dark-seed": 2})) == 0.5
    assert far(aiming(slain={"dark-seed": 2})) == 0.0


def test_a_written_position_says_who_chose() -> None:
    with pytest.raises(ComposeError, match="does not sit here"):
        aiming("cybersamurai")
    with pytest.raises(ComposeError, match="but 'chosen' and 'slain'"):
        deal(options=ON, modules={NAME: {"aims": []}})
    match = aiming("nomads")
    assign(game(match), 0, 6, SPACE["2,0"], 2, 0, "mine")
    assert own(match, NAME)[:3] == [1, 0, 0]


CASES = {
    "alt-target-finder": test_target_finder,
    "alt-fodder-for-the-swarm": test_fodder_for_the_swarm,
    "alt-conquest": test_conquest_of_nine_areas,
    "alt-holy-ritual": test_holy_ritual,
}


@pytest.mark.parametrize("card", [row.id for row in GAME.load_content()[NAME].values() if row.faction in BASE])
def test_every_card_is_a_rule(card: str) -> None:
    fails_without(NAME, card, CASES[card])
