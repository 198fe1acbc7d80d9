"""Edges of the rules that other tests pass by: the card with number 0, an empty deck, an exact limit.

Each was a change of one token that no test noticed (``make mutants``).
"""

from __future__ import annotations

import pytest

from moonwall.games.great_wall.parts.qin_acts import court_audience, next_attack
from moonwall.games.great_wall.parts.reed import dismiss
from moonwall.games.great_wall.rules.attack import AttackWith
from moonwall.games.great_wall.rules.breach import Assault
from moonwall.games.great_wall.rules.defeat import DefeatCheck
from moonwall.games.great_wall.rules.embassy import refill
from moonwall.games.great_wall.rules.goods import gain, spend
from moonwall.games.great_wall.rules.hordes import place_horde
from moonwall.games.great_wall.rules.killing import name_victims
from moonwall.games.great_wall.rules.logistics import March
from moonwall.games.great_wall.rules.spring import NewAdvisors
from moonwall.table.position import replaced
from tests.great_wall.scene import composed, scene

SECTIONS = ("left", "middle", "right")
QIN = 1  # the human sits at 0, the Reed Clan at 2
BOOK = scene().game.book.cards
FIRST_HORDE = BOOK.horde_ids[0]  # the card with number 0
SCOUTS = [f"steppe-scouts-{section}" for section in SECTIONS]
TUMENS = [f"black-tumen-{section}" for section in SECTIONS]


# --- Hordes --------------------------------------------------------------------------------------------------------


def test_the_first_horde_of_the_book_fills_its_place() -> None:
    """GW-SPRING-05, GW-SETUP-11: its Section is not empty, and the next card comes behind it."""
    others = [card for card in (*SCOUTS, *TUMENS) if card != FIRST_HORDE]
    stage = scene(
        sections={"left": {"hordes": [FIRST_HORDE]}, "middle": {"hordes": others[:1]}},
        decks={"hordes": [others[1], others[2], "naiman-lancers-left"]},
    )
    place_horde(stage.game)
    assert stage.horde("right-1") == others[1], "the only empty Section"
    place_horde(stage.game)
    assert stage.horde("left-1") == FIRST_HORDE
    assert stage.horde("left-2") == others[2], "the marker of the card now on top is left's"


def test_why_a_horde_comes_to_its_section() -> None:
    """GW-SPRING-05, GW-SPRING-06: an empty Section, or the marker, also where card or place has number 0."""
    others = [card for card in (*SCOUTS, *TUMENS) if card != FIRST_HORDE]
    for hordes, slot, why in (
        ({"middle": others[:1], "right": others[1:2]}, "left-1", "horde-empty"),
        ({"left": [others[2]], "middle": others[:1], "right": others[1:2]}, "left-2", "horde-marker"),
    ):
        stage = scene(
            sections={section: {"hordes": cards} for section, cards in hordes.items()},
            decks={"hordes": [FIRST_HORDE, "naiman-lancers-left"]},
        )
        place_horde(stage.game)
        stage.match._events = stage.game.log or []
        assert [(e["card"], e["horde"], e["why"]) for e in stage.told("horde-comes")] == [(FIRST_HORDE, slot, why)]
        assert stage.horde(slot) == FIRST_HORDE
    first = scene(
        sections={
            "left": {"hordes": [FIRST_HORDE]},
            "middle": {"hordes": others[:1]},
            "right": {"hordes": others[1:2]},
        },
        decks={"hordes": [others[2], "naiman-lancers-left"]},
    )
    place_horde(first.game)
    first.match._events = first.game.log or []
    assert [(e["horde"], e["why"]) for e in first.told("horde-comes")] == [("left-2", "horde-marker")]


def test_the_first_horde_of_the_book_is_defeated_like_any_other() -> None:
    """GW-HORDE-03: covered it falls, with one point left it stands."""
    points = stage_points(FIRST_HORDE)
    for covered, left in ((points, None), (points[1:], FIRST_HORDE)):
        horde = {"card": FIRST_HORDE, "cover": {" ".join(covered): "wound"}}
        stage = scene(DefeatCheck(), sections={"left": {"hordes": [horde]}})
        assert stage.horde("left-1") == left


def stage_points(card: str) -> list[str]:
    seen = composed(sections={"left": {"hordes": [card]}}).match.view(0)["table"]["sections"][0]["hordes"][0]
    return [point["id"] for point in seen["points"]]


def test_without_a_card_to_show_a_marker_it_is_the_leftmost() -> None:
    """GW-AMB-23, GW-SPRING-06: the last card of the deck comes, no discards, all Sections hold a Horde."""
    for seats, mode, sections, slot in (
        (3, "standard", SECTIONS, "left-2"),
        (2, "two", SECTIONS[1:], "middle-2"),
    ):
        hordes = {name: {"hordes": [f"steppe-scouts-{name}"]} for name in sections}
        stage = scene(seats=seats, mode=mode, sections=hordes, decks={"hordes": ["black-tumen-right"]})
        stage.game.horde_deck = stage.game.horde_deck[-1:]
        place_horde(stage.game)
        assert stage.horde(slot) == "black-tumen-right"


# --- Advisors ------------------------------------------------------------------------------------------------------


def test_an_empty_advisor_deck_is_made_anew() -> None:
    """GW-AMB-23, GW-SPRING-10: from the discards, the two that have just left the track included."""
    ids = list(BOOK.advisor_ids)
    stage = scene(NewAdvisors(), advisors=ids[:4], discards={"advisors": ids[4:]})
    game = stage.game
    assert [ids[card] for card in game.advisor_track[:2]] == ids[2:4]
    assert all(card >= 0 for card in game.advisor_track), "the track is full again"
    assert game.advisor_discard == ()
    assert sorted([*game.advisor_deck, *game.advisor_track]) == list(range(len(ids)))


def test_with_no_advisor_left_the_track_stays_short() -> None:
    """GW-AMB-23: nothing in deck and discards, nothing comes."""
    stage = scene(advisors=list(BOOK.advisor_ids[:4]))
    stage.game.advisor_deck = ()
    refill(stage.game)
    assert -1 not in stage.game.advisor_track
    kept = stage.game.advisor_track[2:]
    stage.game.advisor_track = (-1, -1, *kept)  # two were hired
    refill(stage.game)
    assert stage.game.advisor_track == (*kept, -1, -1)


# --- Logistics -----------------------------------------------------------------------------------------------------


def test_who_marched_twice_attacks_where_he_stands_now() -> None:
    """GW-LOGI-08 with Forced March: only those who have moved attack, from where they have arrived."""
    hordes = {section: {"hordes": [card]} for section, card in zip(SECTIONS, TUMENS)}
    alone = {**hordes, "left": {**hordes["left"], "rest": {"@0": {"spearman": 1}}}}
    stage = scene(March(0, 2, 2), sections=alone)
    stage.do("march left middle", "bring spearman", "march middle right", "bring spearman")
    stage.until("attack-with", "done")
    assert {o.split()[-1] for o in stage.options if o != "done"} == {"right-1"}
    # with a comrade who rested in the middle, it is he who goes on, and both have moved
    two = {**alone, "middle": {**hordes["middle"], "rest": {"@0": {"spearman": 1}}}}
    stage = scene(March(0, 2, 2), sections=two)
    stage.do("march left middle", "bring spearman", "march middle right", "bring spearman", "done")
    stage.until("attack-with", "done")
    assert {o.split()[-1] for o in stage.options if o != "done"} == {"middle-1", "right-1"}


def test_an_archer_who_rests_and_marches_on_attacks_from_there() -> None:
    """GW-LOGI-05, GW-LOGI-08: each kind of Soldier is followed for itself."""
    hordes = {section: {"hordes": [card]} for section, card in zip(SECTIONS, TUMENS)}
    camp = {**hordes, "middle": {**hordes["middle"], "rest": {"@0": {"archer": 1, "horseman": 1}}}}
    stage = scene(March(0, 2, 2), sections=camp)
    stage.do("march middle right", "bring archer", "done", "march right left", "bring archer")
    stage.until("attack-with", "done")
    assert isinstance(stage.game.stack[-1], AttackWith)
    places = {o.split()[-1] for o in stage.options if o != "done"}
    assert places and all(place.startswith("left") for place in places)


def test_an_archer_of_the_wall_who_marched_twice() -> None:
    """GW-LOGI-04, GW-LOGI-08: from spot to spot to spot he shoots from the last one only; a comrade who stayed in his
    spot goes on in his stead, and both have moved."""
    walls = {name: {"wall": 1, "hordes": [card]} for name, card in zip(SECTIONS, TUMENS)}
    alone = {**walls, "left": {**walls["left"], "archers": {"@0": 1}}}
    for sections, places in (
        (alone, {"right-1"}),
        ({**alone, "middle": {**walls["middle"], "wall": 2, "archers": {"@0": 1}}}, {"middle-1", "right-1"}),
    ):
        stage = scene(March(0, 2, 2), sections=sections)
        stage.do("march left middle", "bring lookout spot", "march middle right", "bring lookout spot")
        stage.until("attack-with", "done")
        assert {o.split()[-1] for o in stage.options if o != "done"} == places


# --- the end -------------------------------------------------------------------------------------------------------


def test_qins_artifacts_are_told_as_his() -> None:
    """GW-SOLO-44, GW-END-07: 20 for each, whatever it counts; the human's by what the card counts."""
    stage = composed(
        seats=1,
        mode="solo",
        year=6,
        start="end-check",
        artifacts=["jade-abacus", "seal-of-counsel", "banner-of-broken-hordes"],
        players={"@0": {"overseers": {"quarry": 2}}},
    )
    told = [
        (e.data["seat"], e.data["card"], e.data["n"], e.data["rule"])
        for e in stage.match.events
        if e.kind == "artifact"
    ]
    assert [row for row in told if row[0] == 1] == [
        (1, "jade-abacus", 20, "GW-SOLO-44"),
        (1, "seal-of-counsel", 20, "GW-SOLO-44"),
        (1, "banner-of-broken-hordes", 20, "GW-SOLO-44"),
    ]
    assert [row for row in told if row[0] == 0] == [(0, "jade-abacus", 6, "GW-END-07")]


# --- attacks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("section", SECTIONS)
def test_an_archer_on_the_wall_shoots_once(section: str) -> None:
    """GW-BARRACKS-12: three attacks, one Archer in a Shooting spot: after the shot nobody is left to attack there."""
    place = SECTIONS.index(section)
    other = SECTIONS[(place + 1) % 3]
    sections = {name: {"wall": 1, "hordes": [card]} for name, card in zip(SECTIONS, TUMENS)}
    for name in (section, other):
        sections[name]["archers"] = {"@0": 1}
    stage = scene(AttackWith(0, 3, 7, 0, 7), sections=sections)
    shots = [o for o in stage.options if o != "done"]
    assert {o.split()[-1] for o in shots} == {f"{section}-1", f"{other}-1"}
    stage.do(f"shoot {section}-1" if f"shoot {section}-1" in shots else next(o for o in shots if section in o))
    stage.until("attack-with")
    assert {o.split()[-1] for o in stage.options if o != "done"} == {f"{other}-1"}


# --- Assault -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("section", SECTIONS)
def test_a_breach_kills_in_its_own_section(section: str) -> None:
    """GW-AMB-05, GW-BREACH-04: read as one Lethality for the Section, in each of them; the neighbours are spared."""
    rows = [{"card": card, "cover": {"a1": "@1 spearman"}} for card in SCOUTS]
    sections = {name: {"hordes": [row], "wall": 0 if name == section else 3} for name, row in zip(SECTIONS, rows)}
    stage = scene(Assault(SECTIONS.index(section)), sections=sections, options={"breach_lethality_scope": "section"})
    while stage.kind == "place-shame":
        stage.do("shame spearman")
    assert [name for name in SECTIONS if stage.wounds(f"{name}-1")] == [section]


# --- automata ------------------------------------------------------------------------------------------------------


def test_the_rule_behind_the_slot_of_an_automaton() -> None:
    """GW-SOLO-23 for Qin's card, GW-TWO-19 for the Reed card."""
    for seats, mode, rules in ((1, "solo", {1: "GW-SOLO-23", 2: "GW-TWO-19"}), (2, "two", {2: "GW-TWO-19"})):
        stage = scene(seats=seats, mode=mode)
        for seat in rules:
            stage.game.chosen = replaced(stage.game.chosen, seat, 0)
            stage.then(stage.game.rules.players[seat].place_card(stage.game))
            (told,) = stage.told("slot")
            assert (told["seat"], told["why"], told["rule"]) == (seat, "slot-first", rules[seat])
            stage.game.log = []


# --- what is told --------------------------------------------------------------------------------------------------


def test_what_is_paid_and_gained_is_told() -> None:
    """GW-SETUP-31, GW-SETUP-32: how many of what; nothing is told of nothing."""
    stage = scene(players={"@1": {"resources": {"gold": 3}}})
    spend(stage.game, 1, 2, 2)
    spend(stage.game, 1, 2, 0)
    gain(stage.game, 1, 3, 4)
    gain(stage.game, 1, 3, 0)
    assert [(e.kind, e.data["seat"], e.data["n"], e.data["what"]) for e in stage.game.log or []] == [
        ("pay", 1, 2, "gold"),
        ("gain", 1, 4, "qi"),
    ]


def test_who_is_rescued_is_told() -> None:
    """GW-KILL-05: the Soldier and its owner."""
    stage = scene(
        Assault(0),
        sections={"left": {"hordes": TUMENS[:2], "wall": 2, "archers": {"@1": 3}}},
        players={"@1": {"resources": {"qi": 3}}},
    )
    while stage.kind == "place-shame":
        stage.do("shame spearman")
    stage.do("rescue left archer")
    assert [(e["seat"], e["soldier"], e["rule"]) for e in stage.told("rescue")] == [(1, "archer", "GW-KILL-05")]


@pytest.mark.parametrize(("lethality", "why"), [(1, "doomed-first"), (2, "doomed-all"), (3, "doomed-all")])
def test_why_soldiers_of_an_automaton_die(lethality: int, why: str) -> None:
    """GW-AMB-06: the first of several, or all there are."""
    cover = {"a1": "reed spearman", "b1": "reed spearman"}
    stage = scene(seats=2, mode="two", sections={"middle": {"hordes": [{"card": SCOUTS[1], "cover": cover}]}})
    name_victims(stage.game, 1 << 3, lethality, 0)
    assert len(stage.game.victims) == min(lethality, 2)
    assert [e.data["why"] for e in stage.game.log or [] if e.kind == "doomed"] == [why]


# --- Qin Jiushao ---------------------------------------------------------------------------------------------------


def test_qin_needs_a_spearman_to_attack() -> None:
    """GW-SOLO-38: what he would cover next, shown to all; without a Spearman in his pool nothing."""
    hordes = {name: {"hordes": [f"steppe-scouts-{name}"]} for name in SECTIONS[1:]}
    stage = scene(seats=1, mode="solo", sections=hordes)
    found = next_attack(stage.game)
    assert found is not None and found[0] in (3, 6)
    stage.game.pool[QIN * 3] = 0
    assert stage.pool(QIN)["archer"] >= 0 and next_attack(stage.game) is None


def test_court_audience_says_when_qin_is_on_top() -> None:
    """GW-TEAHOUSE-04, GW-SOLO-24: then he goes no higher; else he goes up and nothing is skipped."""
    for tea, skipped, after in (
        (["qin", "@0", "reed"], ["GW-TEAHOUSE-04"], (1, 0, 2)),
        (["@0", "qin", "reed"], [], (1, 0, 2)),
    ):
        stage = scene(seats=1, mode="solo", tea=tea)
        court_audience(stage.game)
        assert [e.data["rule"] for e in stage.game.log or [] if e.kind == "skipped"] == skipped
        assert tuple(stage.game.tea) == after


def test_the_first_advisor_of_the_book_is_taken_like_any_other() -> None:
    """GW-SOLO-24: the leftmost of the track, also the card with number 0."""
    ids = list(BOOK.advisor_ids)
    for track in (ids[:4], ids[1:5]):
        stage = scene(seats=1, mode="solo", advisors=track)
        court_audience(stage.game)
        assert stage.game.support[QIN] == 1 << ids.index(track[0])


def test_spring_moves_the_first_advisor_of_the_book() -> None:
    """GW-SPRING-10, GW-SOLO-43: discarded, or taken by Qin from the leftmost place, also the card with number 0."""
    ids = list(BOOK.advisor_ids)
    for track in (ids[:4], [ids[1], ids[0], *ids[2:4]]):
        plain = scene(NewAdvisors(), advisors=track)
        assert plain.game.advisor_discard == tuple([ids.index(card) for card in track[:2]])
        solo = scene(NewAdvisors(), seats=1, mode="solo", advisors=track)
        assert solo.game.support[QIN] == 1 << ids.index(track[0])
        assert solo.game.advisor_discard == (ids.index(track[1]),)


def test_reed_dismisses_the_last_advisor_there_is() -> None:
    """GW-TWO-26: also the card with number 0; with an empty track nobody."""
    for track, skipped in (([0, -1, -1, -1], []), ([-1, -1, -1, -1], ["GW-TWO-26"])):
        stage = scene(seats=2, mode="two")
        stage.game.advisor_track = tuple(track)
        dismiss(stage.game)
        assert [e.data["rule"] for e in stage.game.log or [] if e.kind == "skipped"] == skipped
