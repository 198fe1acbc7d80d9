"""Worked examples of the content page (MPX) that are played from the board."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import MOON, NAMES, SPACE
from moonwall.games.tsukuyumi.modes.moon_princess import state
from moonwall.games.tsukuyumi.modes.moon_princess.reveal import RollDie
from moonwall.table import Match

from ..hand import game, kind, offered, owner, texts, units
from .play import INNER, begin, deal, own

SHUT: dict[str, Any] = {name: {"owner": "oni"} for name in INNER}
FULL_MOON = {NAMES[s]: {"units": {"oni-small": 1, "oni-medium": 1}} for s in MOON}
TWO = ["nomads", "boarlords"]
THREE = ["nomads", "dark-seed", "boarlords"]


@pytest.fixture(autouse=True)
def mode() -> None:
    """These tables have the mode itself."""


def to_act(match: Match, *prefer: str) -> list[Any]:
    story = list(match.events)
    while not match.over and kind(match) != "act":
        found = texts(match)
        match.play(next((t for p in prefer for t in found if t.startswith(p)), found[0]), match.decisions[0].seat)
        story += match.events
    return story


def besieged() -> Match:
    """MPX-06: Nomads first, Boarlords last in initiative; Large, Medium and Small Oni deal 60."""
    here = {"private": 2, "boarmother": 1, "squeaker": 1, "oni-large": 1, "oni-medium": 1, "oni-small": 1}
    spaces = {**SHUT, "2,0": {"owner": "nomads", "units": here}}
    return deal(["nomads", "dark-seed", "boarlords"], spaces, opens=True, order=THREE)


@pytest.mark.parametrize("who", [0, 2])
def test_one_of_two_defenders_answers(who: int) -> None:
    """MPX-07 (MP-ATTACK-24, MP-DAMAGE-02, MP-MOMENTUM-09): Protection of the one, or Counterstrike of the other: then
    the Large Oni is named first, and Momentum stays."""
    match = besieged()
    assert kind(match) == "who-answers" and set(texts(match)) == {"answers @0", "answers @2", "nobody"}
    match.play(f"answers @{who}")
    wanted = ("counter protection",) if who == 2 else ("pass", "counter counterstrike", "weapon")
    if who == 0:
        match.play("pass")
        assert kind(match) == "ask-counter"
        match.play("counter counterstrike")
    story = to_act(match, *wanted)
    seats = {e.data["seat"] for e in story if e.kind == "counter"}
    assert seats == {who} and own(match, state.MOMENTUM) == 1
    fell = [e.data["unit"] for e in story if e.kind == "oni-fell"]
    assert fell[:1] == (["oni-large"] if who == 0 else [])


def test_for_the_queen_before_the_marker() -> None:
    """MPX-09 (HD-06, ALG-5 step 3): 3 of 5 Workers are given up, 2 go; the marker lies, no new Oni comes, nobody is
    hurt, and there is no second counterattack."""
    spaces = {**SHUT, "2,-1": {"owner": "dark-seed", "units": {"worker": 5}}, "1,0": {"units": {"oni-large": 1}}}
    match = deal(["dark-seed"], spaces, opens=True)
    assert kind(match) == "ask-early"
    match.play("counter defense-action")
    match.play("flee 2,-2")
    assert kind(match) == "act"
    assert owner(match, "2,-1") == "oni" and units(match, "2,-1") == {"oni-large": 1}
    assert units(match, "2,-2") == {"worker": 2}


def test_conquest_where_she_stands() -> None:
    """MPX-18 (R-6, MP-PRINCESS-04, MP-PRINCESS-12): 150 against 10 + 20 + 20: the Boarlords' marker, Momentum 2, two of
    three become Large Oni; while she stays the area counts for the Oni, then for the Boarlords."""
    spaces = {**FULL_MOON, "1,0": {"units": {"boarguard": 3, "oni-small": 1, "oni-medium": 1}}}
    match = deal(["boarlords"], spaces, left={"combat": 1}, coop={"princess": "ring-1"}, round=1)
    match.play("attack 1,0")
    story = to_act(match, "with boar-conquest")
    taken = next(e.data for e in story if e.kind == "conquered")
    assert (taken["n"], taken["need"]) == (150, 50)
    assert owner(match, "1,0") == "boarlords" and own(match, state.MOMENTUM) == 3
    assert units(match, "1,0") == {"boarguard": 1, "oni-small": 1, "oni-medium": 1, "oni-large": 2}
    position = game(match)
    assert state.oni_controls(position, SPACE["1,0"]) and not state.team_controls(position, SPACE["1,0"])
    state.own(position)[state.PRINCESS] = 4
    assert state.team_controls(position, SPACE["1,0"])


def lowered(at: int) -> Match:
    """Two players, two permanent Counters, an event point for Momentum."""
    lying = {"nomads": ["counter-fatigue"], "boarlords": ["counter-dread"]}
    match = deal(TWO, {"2,0": {"units": {"private": 3, "oni-large": 1}}}, left={"draw": 1, "play": 1, "combat": 1},
                 order=TWO, coop={"momentum": at, "counters": lying, "decks": {"counter": ["counter-silence"]}},
                 round=1)  # fmt: skip
    match.play("use events")
    match.play("momentum")
    match.play("spend deck")
    return match


def test_down_over_a_legendary_space() -> None:
    """MPX-20 (MP-COUNTER-08, MP-MOMENTUM-15): 13 is a Legendary space of two players: no Counter may go, but the
    track's point does."""
    match = lowered(13)
    assert own(match, state.MOMENTUM) == 12 and kind(match) != "drop-counter"
    coop = match.view()["table"]["coop"]
    assert coop["momentum"]["vp"] == 0 and len(coop["counters"]) == 2


def test_down_over_a_counter_space_and_up_again() -> None:
    """MPX-21 (MP-COUNTER-06, MP-COUNTER-07): one may go, anybody's; the next attack draws a new one."""
    match = lowered(7)
    assert own(match, state.MOMENTUM) == 6 and kind(match) == "drop-counter"
    assert set(texts(match)) == {"put-away counter-fatigue", "put-away counter-dread", "keep"}
    match.play("put-away counter-dread")
    to_act(match, "done")
    match.play("attack 2,0")
    to_act(match, "with nomad-conquest")
    coop = match.view()["table"]["coop"]
    assert coop["momentum"]["at"] == 7 and coop["pending"] == [{"seat": 0, "what": "counter-space"}]
    assert [row["id"] for row in coop["counters"]] == ["counter-fatigue"]


def test_alone_three_new_cards_every_round() -> None:
    """MPX-33 (MP-SOLO-03, content page 12): one of three, the others are discarded, three new ones next round; the
    initiative symbol is never offered."""
    match = begin(["dark-seed"], objections=False, seed=5)
    hands = []
    while not match.over:
        found = texts(match)
        if kind(match) == "select-card":
            hands.append([t.split()[1] for t in found])
            if len(hands) == 3:
                break
        assert not [t for t in found if t == "use initiative"]
        match.play(next((t for t in ("done", "pass") if t in found), found[0]))
    assert [len(hand) for hand in hands] == [3, 3, 3]
    assert len({card for hand in hands for card in hand}) == 9


def test_silence_leaves_one_point() -> None:
    """MPX-34 (MP-BLACK-11, MP-BLACK-12, CO-10): Portents has two; one is spent on a Priority marker, the open Swamp is
    discarded unused and the display refilled."""
    match = deal(THREE, {}, order=THREE, cards={"nomads": "coop-portents"}, round=2,
                 events={"open": ["swamp", "ascent"]},
                 coop={"counters": {"boarlords": ["counter-silence"]}, "priority": ["2,-1"]})  # fmt: skip
    match.play("use events")
    match.play("priority 2,-1")
    assert {"spend swamp", "spend ascent", "spend deck"} == set(texts(match))
    match.play("spend swamp")
    position = game(match)
    assert not position.marks_at(state.PRIORITY, SPACE["2,-1"]) and len(position.open_events) == 2
    assert position.book.event_index["swamp"] in position.event_discard
    assert kind(match) != "event-point" or not [t for t in texts(match) if t in ("draw-event", "momentum")]


@pytest.mark.parametrize(("card", "sufferer"), [("counter-fatigue", ["boarlords"]), ("counter-dread", TWO)])
def test_the_gamblers_six_hits_the_lowest(card: str, sufferer: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """MPX-35 (MP-LEGEND-16, MQ-26): the Counter lies before the last in initiative; one for all hits everybody."""
    match = deal(TWO, {}, order=TWO, round=2, coop={"decks": {"counter": [card]}})
    position = game(match)

    class Six:
        def random(self) -> float:
            return 0.99

    monkeypatch.setattr(type(position), "chance", lambda _: Six())
    RollDie().run(position)
    monkeypatch.undo()
    assert own(match, state.DIE) == 6
    while position.stack and type(position.stack[-1]).__name__ == "Show":
        position.stack.pop().run(position)
    lying = [(row["id"], match.seats[row["owner"]].faction) for row in match.view()["table"]["coop"]["counters"]]
    assert lying == [(card, "boarlords")]
    row = position.book.content["coop_counters"][card]
    assert (TWO if row.all else ["boarlords"]) == sufferer


def test_offered_is_all_that_may_be_done() -> None:
    """MP-BLACK-11: nothing of the three other uses where they cannot be had."""
    match = deal(TWO, {}, order=TWO, left={"draw": 1, "play": 1}, round=1)
    match.play("use events")
    assert not offered(match, "princess") and "momentum" not in texts(match)
