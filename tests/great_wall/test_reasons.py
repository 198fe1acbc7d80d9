"""What happens by itself says why: the candidates, what decided, and the rule; and it can be looked at step by step."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import moonwall.games.great_wall as package
from moonwall import ledger, table
from moonwall.games.great_wall.names import LOCATIONS
from moonwall.games.great_wall.parts.coop import DealRequestShame, Requests
from moonwall.games.great_wall.parts.qin_acts import QinBoxes, QinMove
from moonwall.games.great_wall.parts.reed import ReedEffect, ReedMoves
from moonwall.games.great_wall.rules.activation import Activate
from moonwall.games.great_wall.rules.autumn import RELIST, ActivationStep, Turn
from moonwall.games.great_wall.rules.defeat import DefeatCheck
from moonwall.games.great_wall.rules.hordes import place_horde
from moonwall.games.great_wall.rules.winter import Shots
from moonwall.table import Match, Step
from moonwall.words import LANGUAGES, Words
from tests.great_wall import scene as stages
from tests.great_wall.scene import Scene

QIN, REED = 1, 2
TRACK = ["gold-mine", "temple", "barracks", "lumber-mill", "quarry"]  # from the highest
TUMEN = "black-tumen-middle"


def solo(*steps: Step, **doc: Any) -> Scene:
    doc.setdefault("qin", {"track": TRACK})
    return stages.scene(*steps, seats=1, mode="solo", **doc)


def reasons(stage: Scene, *kinds: str) -> list[tuple[str, str]]:
    """Kind and reason of all that was explained."""
    return [
        (e.kind, str(e.data["why"])) for e in stage.match.events if "why" in e.data and (not kinds or e.kind in kinds)
    ]


def said(stage: Scene, number: int = 0, lang: str = "en") -> str:
    found = [e for e in stage.match.events if "why" in e.data]
    return Words(lang).at(stage.match).why(found[number])


# --- the catalogues ---------------------------------------


def words_in_source() -> Iterator[str]:
    """Every reason the rules can give: ``why=…``, ``"why": …``, arguments of ``skip`` and ``take_advisor``."""
    for path in Path(package.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            values: list[ast.AST] = []
            if isinstance(node, ast.Call):
                values += [k.value for k in node.keywords if k.arg == "why"]
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name == "skip":
                    values.append(node.args[3])
                elif name == "take_advisor":
                    values.append(node.args[2])
            elif isinstance(node, ast.Dict):
                values += [
                    v for k, v in zip(node.keys, node.values) if isinstance(k, ast.Constant) and k.value == "why"
                ]
            elif (isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "why" and node.value) or (
                isinstance(node, ast.Assign) and "why" in ast.dump(node.targets[0])
            ):
                values.append(node.value)
            for value in values:
                for part in ast.walk(value):
                    if (
                        isinstance(part, ast.Constant)
                        and isinstance(part.value, str)
                        and not part.value.startswith(("GW-", "box-spear", "box-barri"))
                    ):
                        yield part.value


def test_every_reason_has_its_sentence_and_every_sentence_its_reason() -> None:
    entries = Words("en")._order[0].entries
    sentences = {key.removeprefix("gw-why-") for key in entries if key.startswith("gw-why-")}
    assert set(words_in_source()) == sentences


@pytest.mark.parametrize(("mode", "seats"), [("two", 2), ("solo", 1), ("coop", 2), ("coop", 4), ("standard", 3)])
def test_in_random_games_every_act_of_an_automaton_is_explained(mode: str, seats: int) -> None:
    """Reasons are whole sentences in three languages and name a rule of the ledger; no automaton acts in silence."""
    match = table.start("great-wall", seats=seats, mode=mode, seed=11)
    here = [Words(lang).at(match) for lang in LANGUAGES]
    chance = Random(7)
    automata = {seat.index for seat in match.seats if seat.automaton}
    quiet = {"killed"}  # its dead were named and explained one event before
    explained = 0
    while not match.over and match.count < 400:
        for event in match.events:
            if "why" in event.data:
                explained += 1
                assert ledger.rule(str(event.data["rule"])) is not None, event
                for words in here:
                    text = words.why(event)
                    assert text and "{" not in text and text != event.data["why"], (event, text)
            elif event.data.get("seat") in automata and event.kind not in quiet:
                raise AssertionError(f"an automaton acts in silence: {event}")
        decision = match.decisions[0]
        match.play(chance.choice(decision.options), decision.seat)
    assert explained > 10


# --- Clerks -----------------------------------------------


def test_a_clerk_move_names_the_track_and_what_was_passed_over() -> None:
    """GW-SOLO-27, GW-SOLO-28: the lowest first; a full Location and one already served are passed over."""
    stage = solo(QinMove(2), locations={"lumber-mill": {"@0": 3}})
    assert reasons(stage) == [("move-clerk", "clerk-pool")] * 2
    first, second = stage.told("move-clerk")
    assert (first["target"], first["among"]) == ("quarry", ())
    assert first["order"] == tuple(reversed(TRACK))
    assert second["target"] == "barracks"
    assert second["among"] == ("quarry=served", "lumber-mill=full")
    assert (first["rule"], second["rule"]) == ("GW-SOLO-27", "GW-SOLO-28")
    assert said(stage, 1) == (
        "The lowest on his track that can take one now is Barracks; passed over: Quarry (has had its Clerk) and "
        "Lumber Mill (full). The Clerk comes from his pool."
    )


def test_with_an_empty_pool_the_source_is_named_or_the_move_left_out() -> None:
    """GW-SOLO-29: from the highest Location above; where none may leave, nothing moves and that is told."""
    away = {"martial-school": {"reed": 1}, "emperors-embassy": {"reed": 1}, "tea-house": {"reed": 1}}
    stage = solo(QinMove(1), locations={"gold-mine": {"qin": 2}, "temple": {"qin": 2}, "barracks": {"qin": 4}, **away})
    assert reasons(stage) == [("move-clerk", "clerk-board")]
    assert stage.told("move-clerk")[0]["source"] == "gold-mine"
    below = {"quarry": {"qin": 3}, "lumber-mill": {"qin": 3}, "barracks": {"qin": 2}}
    stage = solo(QinMove(1), locations={**below, **away})
    assert reasons(stage) == [("skipped", "no-source")], "no Clerk of his stands above the Barracks"
    full = {"gold-mine": {"qin": 3}, "temple": {"qin": 2, "reed": 1}, "lumber-mill": {"qin": 2, "reed": 1}}
    stage = solo(QinMove(1), locations={**full, "quarry": {"qin": 1, "@0": 2}, "barracks": {"@0": 3, "reed": 1}})
    assert reasons(stage) == [("skipped", "no-room")]


def test_reed_moves_under_qin() -> None:
    """GW-SOLO-41: outside his track first, else the highest; told with the candidates."""
    stage = solo(
        ReedMoves(1), turn="qin", locations={p: {"reed": 1} for p in ("tea-house", "martial-school", "gold-mine")}
    )
    assert reasons(stage) == [("move-clerk", "reed-outside")]
    assert set(stage.told("move-clerk")[0]["among"]) == {"tea-house", "martial-school"}
    stage = solo(ReedMoves(1), turn="qin", locations={p: {"reed": 1} for p in ("temple", "barracks", "gold-mine")})
    assert reasons(stage) == [("move-clerk", "reed-highest")]
    assert stage.told("move-clerk")[0]["among"][0] == "gold-mine"


# --- cards and turns --------------------------------------


def test_cards_slots_and_turns() -> None:
    """GW-SOLO-22, GW-SOLO-23, GW-TWO-18, GW-TWO-20: top card, first free slot, who commands."""
    match = table.start("great-wall", seats=1, mode="solo", seed=3)
    stage = Scene(match).until("choose-command")
    stage.do(stage.options[0])
    told = reasons(stage, "command", "slot")
    assert ("command", "card-top") in told and ("command", "card-only") in told
    stage.until("move-clerks")
    stage = stages.scene(Turn(0), seats=2, mode="two", track=[["reed", "reed-oath"], ["@0", "economy"]])
    event = stage.told("turn")[0]
    assert (event["why"], event["by"]) == ("turn-reed", stage.game.tea[0])


def test_activations_of_qin_are_compared() -> None:
    """GW-SOLO-33, GW-LOC-03: the highest ready one first; those not full wait and say what they lack."""
    stage = solo(
        ActivationStep(RELIST, 1),
        turn="qin",
        locations={"temple": {"qin": 3}, "gold-mine": {"qin": 3}, "quarry": {"qin": 1}},
    )
    nexts = stage.told("qin-next")
    assert [e["place"] for e in nexts] == ["gold-mine", "temple"]
    assert nexts[0]["among"] == ("gold-mine", "temple")
    waits = [e for e in stage.told("skipped") if e["why"] == "not-ready"]
    assert waits and waits[0]["among"] == (
        f"quarry:{stage.game.rules.spaces[1] - stage.game.clerks[4 + QIN] - stage.game.clerks[4 + REED]}",
    )
    assert "Overseer of level 1 × 3" in " ".join(Words("en").at(stage.match).why(e) for e in stage.match.events)


# --- Soldiers ---------------------------------------------


def test_targets_are_told_in_the_order_they_are_read() -> None:
    """GW-SOLO-36, GW-SOLO-38, GW-SOLO-39: marked Section, nearest Horde, row by row."""
    stage = solo(QinBoxes(3, 2), sections={"middle": {"hordes": [TUMEN]}}, decks={"hordes": ["steppe-scouts-middle"]})
    cover = stage.told("cover")[0]
    assert cover["why"] == "attack-marked" and cover["points"] == cover["among"][:1]
    assert cover["among"] == tuple(sorted(cover["among"]))
    assert ("honour", "honour-cover") in reasons(stage)


def test_shots_and_what_they_pass_over() -> None:
    """GW-SOLO-38: the nearest Horde with a point to hit."""
    armed = {"archers": {"qin": 1}, "hordes": [TUMEN, "steppe-scouts-middle"]}
    stage = solo(Shots(QIN, 1, 1), sections={"middle": armed})
    assert reasons(stage, "wound") == [("wound", "shot-nearest")]
    shot = stage.told("wound")[0]
    assert (shot["horde"], shot["point"], shot["among"][0]) == ("middle-1", "a1", "a1")
    armed["hordes"] = [{"card": TUMEN, "cover": dict.fromkeys(shot["among"], "wound")}, "steppe-scouts-middle"]
    stage = solo(Shots(QIN, 1, 1), sections={"middle": armed})
    assert reasons(stage, "wound") == [("wound", "shot-behind")]
    assert stage.told("wound")[0]["passed"] == ("middle-1",)
    empty = solo(Shots(QIN, 1, 1), sections={"middle": {"archers": {"qin": 1}, "hordes": []}})
    assert reasons(empty) == [("skipped", "no-shot")]


def test_who_takes_a_horde_and_how_a_tie_is_broken() -> None:
    """GW-HORDE-07, GW-TWO-11: the counts compared, and Tea order where they are equal."""
    half = {"a3": "@0 spearman", "b1": "@0 spearman", "b2": "@1 spearman", "b4": "@1 spearman", "b5": "wound"}
    card = {"card": "war-drummers-middle", "cover": half}
    stage = stages.scene(DefeatCheck(), sections={"middle": {"hordes": [card]}}, tea=["@1", "@0", "@2"])
    stage.until("pause")
    told = [e for m in [stage.match] for e in m.events if e.kind == "take-horde"]
    assert told and told[0].data["why"] == "taker-tie" and told[0].data["seat"] == 1
    assert set(told[0].data["among"]) == {"@0:2", "@1:2"}  # type: ignore[arg-type]


def test_where_a_new_horde_goes() -> None:
    """GW-SPRING-05, GW-SPRING-06: an empty Section first, else the marker."""
    stage = stages.scene(sections={"left": {"hordes": []}, "middle": {"hordes": ["steppe-scouts-middle"]}})
    place_horde(stage.game)
    assert (stage.game.log or [])[-1].data["why"] == "horde-empty"
    full = {s: {"hordes": [f"steppe-scouts-{s}"]} for s in ("left", "middle", "right")}
    stage = stages.scene(sections=full)
    place_horde(stage.game)
    assert (stage.game.log or [])[-1].data["why"] == "horde-marker"


# --- the Reed Clan, co-operation --------------------------


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("lumber-mill", "reed-gathers"),
        ("temple", "temple-pure"),
        ("martial-school", "reed-idle"),
        ("logistics-centre", "reed-idle"),
        ("tea-house", "tea-top"),
    ],
)
def test_what_a_reed_clerk_does_or_not(place: str, why: str) -> None:
    """GW-TWO-24, GW-TWO-25, GW-TWO-30, GW-TWO-31: nothing is left out in silence."""
    tea = ["reed", "@0", "@1"] if why == "tea-top" else ["@0", "@1", "reed"]
    stage = stages.scene(ReedEffect(LOCATIONS.index(place)), seats=2, mode="two", turn="@0", tea=tea)
    assert [reason for _, reason in reasons(stage)] == [why]


def test_a_commanders_choice_is_told_as_theirs() -> None:
    """GW-TWO-20, GW-TWO-21, GW-TWO-28: what a player does for the Reed Clan names the player."""
    stage = stages.scene(ReedMoves(1), seats=2, mode="two", turn="@1")
    stage.do("reed-move quarry barracks")
    event = stage.told("move-clerk")[0]
    assert (event["seat"], event["by"], event["why"]) == (REED, 1, "by-commander")
    assert said(stage).startswith("Chosen by Tiger clan as Supreme Commander")


def test_the_upkeep_of_the_cooperative_game() -> None:
    """GW-COOP-15, GW-COOP-16, GW-COOP-18, GW-COOP-19: which Requests cost Shame, what comes, how long it lasts."""
    stage = stages.scene(Requests(), mode="coop", requests=["tribute-of-gold", "full-granaries"])
    assert [(e["card"], e["why"]) for e in stage.told("request-waits")] == [
        ("tribute-of-gold", "request-lacking"),
        ("full-granaries", "request-lacking"),
    ]
    stage = stages.scene(DealRequestShame(), mode="coop", requests=["tribute-of-gold"])
    event = stage.told("request-shame")[0]
    assert (event["n"], event["among"]) == (1, ("tribute-of-gold",))


# --- step by step -----------------------------------------


def run_of_qin() -> tuple[Match, int]:
    """A solo game up to an answer after which Qin moves several Clerks."""
    match = table.start("great-wall", seats=1, mode="solo", seed=4)
    chance = Random(1)
    while not match.over:
        decision = match.decisions[0]
        match.play(chance.choice(decision.options), decision.seat)
        if sum(e.kind == "move-clerk" and e.data["seat"] == QIN for e in match.events) > 1:
            return match, match.count
    raise AssertionError("Qin never moved")


def test_the_table_is_shown_after_each_step() -> None:
    """Each picture has one Clerk more where the event says."""
    match, count = run_of_qin()
    before = match.clone()
    before.go_to(count - 1)
    tables = [before.view(0)["table"]]
    moves = 0
    for event, view in match.film(count, 0):
        tables.append(view["table"])
        if event["kind"] == "move-clerk" and event["data"]["seat"] == QIN:
            target = event["data"]["target"]
            was, now = (next(p for p in t["locations"] if p["id"] == target)["clerks"][QIN] for t in tables[-2:])
            assert now == was + 1, "the picture before does not have it yet"
            moves += 1
    assert moves > 1


def test_activating_by_itself_needs_nothing_of_this() -> None:
    """Without a log (bots thinking) the same rules run and nothing is told."""
    stage = solo(turn="qin", locations={"quarry": {"qin": 3}})
    quiet = stage.match.clone()
    quiet.position.stack.append(Activate(1))
    quiet._advance()
    assert quiet.position.log is None and quiet.position.honour[QIN] > 0  # type: ignore[attr-defined]


def test_what_qin_would_do_next_lies_open_and_comes_true() -> None:
    """The forecast of a spectator's view: his two lowest Locations with room, his first point, his next Wall part."""
    doc: dict[str, Any] = {"locations": {"quarry": {"@0": 3}}, "decks": {"hordes": ["naiman-lancers-right"]}}
    stage = solo(sections={"right": {"wall": 3, "hordes": [TUMEN.replace("middle", "right")]}}, **doc)
    coming = stage.match.view(None)["table"]["qin_next"]
    assert coming == {"clerks": ["lumber-mill", "barracks"], "attack": ["right-1", "a1"], "wall": "middle"}
    stage.then(QinMove(2), QinBoxes(3, 2), QinBoxes(2, 2))
    assert [e["target"] for e in stage.told("move-clerk")] == coming["clerks"]
    assert [stage.told("cover")[0]["horde"], *stage.told("cover")[0]["points"]] == coming["attack"]
    assert stage.told("wall")[0]["section"] == coming["wall"]
    assert stages.scene(seats=3).match.view(0)["table"]["qin_next"] is None
