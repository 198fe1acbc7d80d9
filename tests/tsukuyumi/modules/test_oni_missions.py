"""TSM-ONIMISSION: three cards that are met with Oni, each by the first player who does it."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME, features
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.modules.oni_missions import SOME_DAY, SOON
from moonwall.games.tsukuyumi.position import ONI
from moonwall.games.tsukuyumi.rules.pieces import conquer
from moonwall.table import ComposeError, Match
from moonwall.words import LANGUAGES, Words

from ..hand import PATCH, at, deal, game, go, own, owner, play, texts, told, units, want
from ..modes.test_terminal import drawn
from .blanks import fails_without

ON = {"oni_missions": True}
CENTRE, HOME, GATE = range(3)
IDLE = "action-harvest"  # brings no Oni Conquest
CARDS = {"nomads": "action-advance", "boarlords": "action-progress", "dark-seed": "action-offensive"}
NONE = {"production": 0, "place": 0, "oni-areas": 1, "oni-range": 1, "oni-combats": 1}


def green(spaces: dict[str, Any], active: str = "nomads", options: dict[str, Any] = ON, **doc: Any) -> Match:
    """A Green turn with one Oni Conquest."""
    left = {**NONE, **doc.pop("left", {})}
    doc.setdefault("cards", CARDS)
    return deal(phase="green", active=active, left=left, spaces=spaces, options=dict(options), **doc)


def send(match: Match, source: str, unit: str, to: str, n: int = 1) -> Match:
    """Activate the Oni of an area and move some of them one step."""
    return want(match, "use oni-conquest", f"source {source}", f"march {unit} {source}", f"to {to} {n}")


def points(match: Match, faction: str) -> int:
    return int(match.view()["table"]["seats"][at(match, faction)]["points"]["instant"])


# --- A: the centre ------------------------------------------------------------------------------------------

MOONS = {"0,0": {"owner": "boarlords"}, "0,-1": {"units": {"oni-medium": 2}}}


def conquer_centre(match: Match) -> Match:
    send(match, "0,-1", "oni-medium", "0,0", 2)
    return go(match, "done", "attack 0,0")


def test_the_first_to_conquer_the_centre_with_oni_takes_the_card() -> None:
    """MX-OM-1, TSM-ONIMISSION-01, TSM-ONIMISSION-02, TSM-ONIMISSION-05, TSM-ONIMISSION-06: 1 point at once, though the
    Oni hold the centre."""
    match = green(MOONS)
    assert own(match, "oni_missions") == [-1, -1, -1], "all three lie open"
    conquer_centre(match)
    assert owner(match, "0,0") == "oni"
    assert own(match, "oni_missions") == [at(match, "nomads"), -1, -1]
    assert points(match, "nomads") == 1 and points(match, "boarlords") == 0
    assert told(match, "oni-mission") == [
        {"seat": at(match, "nomads"), "mission": "oni-mission-dark-side", "n": 1, "rule": "TSM-ONIMISSION-05"}
    ]


@pytest.mark.parametrize(("module", "points_"), [(True, 1), (False, 0)])
def test_the_card_is_all_that_a_deed_of_oni_brings(module: bool, points_: int) -> None:
    """TSM-ONIMISSION-03, TS-ONI-03, TS-MISSION-10: the second Tsukuyumi area that the Nomads' Oni take is no
    conquest of theirs and fulfils no Mission; the card of the module is the one exception."""
    options = ON if module else {}
    match = conquer_centre(green(MOONS, options=options, points={"moonstruck": {"nomads": ["1,0"]}}))
    nomads = at(match, "nomads")
    shown = match.view()["table"]
    assert owner(match, "0,0") == "oni" and points(match, "nomads") == points_
    assert shown["seats"][nomads]["moonstruck"] == 1 and shown["seats"][nomads]["conquests"] == 0
    assert [m["id"] for m in shown["missions"] if nomads in m["done"]] == (["oni-mission-dark-side"] if module else [])


def test_ones_own_marker_on_the_centre_will_do() -> None:
    """XM-21, QM-56: the player loses control of the centre and has the card."""
    match = conquer_centre(green({**MOONS, "0,0": {"owner": "nomads"}}))
    assert owner(match, "0,0") == "oni" and points(match, "nomads") == 1


def test_a_centre_without_a_players_marker_is_no_target() -> None:
    """TSM-ONIMISSION-07: Oni conquer a Tsukuyumi area only from a player."""
    match = green({"0,-1": {"units": {"oni-medium": 2}}, "2,0": {}})
    go(match, "use oni-conquest")
    assert "attack 0,0" not in texts(match)
    assert own(match, "oni_missions")[CENTRE] == -1


def test_a_card_that_is_taken_is_closed_for_all_others() -> None:
    """TSM-ONIMISSION-04."""
    match = conquer_centre(green(MOONS, modules={"oni_missions": {"oni-mission-dark-side": "dark-seed"}}))
    assert owner(match, "0,0") == "oni"
    assert points(match, "nomads") == 0 and points(match, "dark-seed") == 1


def test_markers_of_counterattacks_do_not_count() -> None:
    """TSM-ONIMISSION-08, TSM-ONIMISSION-13: only the action Oni Conquest; a marker that Oni get otherwise is none."""
    match = green(MOONS)
    conquer(game(match), ONI, SPACE["0,0"])
    conquer(game(match), ONI, SPACE["3,0"])
    assert owner(match, "0,0") == owner(match, "3,0") == "oni"
    assert own(match, "oni_missions") == [-1, -1, -1]


def test_a_players_own_conquest_is_no_deed_of_oni() -> None:
    """TSM-ONIMISSION-02: 3,-1 borders two Homezones, and the Nomads take it with their own units."""
    spaces = {"3,-1": {"units": {"private": 2}}}
    match = deal(options=ON, phase="red", active="nomads", left={"combat": 1}, spaces=spaces, cards=CARDS)
    play(match, "attack 3,-1")
    go(match, next(o for o in texts(match) if "conquest" in o))
    assert owner(match, "3,-1") == "nomads" and own(match, "oni_missions") == [-1, -1, -1]


# --- B: the own Homezone ------------------------------------------------------------------------------------

GUESTS = {"3,0": {"units": {"oni-small": 2}}}


def test_oni_in_ones_own_homezone() -> None:
    """MX-OM-2, TSM-ONIMISSION-09: one goes in, another attacks elsewhere; entering is enough."""
    match = send(green(GUESTS), "3,0", "oni-small", "4,0")
    assert units(match, "4,0") == {"oni-small": 1}
    assert own(match, "oni_missions") == [-1, at(match, "nomads"), -1]


LORDS, PANDAS = "lords-of-the-lost-sea", "sentinels"
STANDS = [(LORDS, {"units": {"whale-king": 1}}), (PANDAS, {"portals": 1})]


@pytest.mark.parametrize(("faction", "there"), STANDS)
def test_who_has_no_homezone_has_a_place_that_stands_for_it(faction: str, there: dict[str, Any]) -> None:
    """QM-58, TSM-ONIMISSION-09, TSM-ONIMISSION-11: the King's area, or one with a Portal. Oni that come in there fulfil
    *Guests at Home*; for another player the area beside it is *At the Gates*. Elsewhere nothing happens."""
    spaces = {"2,0": there, "2,-1": {"units": {"oni-small": 2}}, "-1,0": {"units": {"oni-large": 1}}}
    cards = {"nomads": "action-advance", "boarlords": "action-progress", faction: "action-offensive"}
    seats = {"seats": ["nomads", "boarlords", faction], "cards": cards}
    for to, taken in (("2,0", True), ("3,-1", False)):
        match = send(green(spaces, faction, **seats), "2,-1", "oni-small", to)
        assert own(match, "oni_missions")[HOME] == (at(match, faction) if taken else -1)
    match = green({**spaces, "1,1": {"units": {"oni-small": 1}}}, "nomads", **seats)
    want(match, "use oni-conquest", "source 1,1", "done", "attack 1,1")
    assert owner(match, "1,1") == "oni" and own(match, "oni_missions")[GATE] == at(match, "nomads")
    match = green({**spaces, "2,1": {"units": {"oni-small": 1}}, "2,0": {}}, "nomads", **seats)
    want(match, "use oni-conquest", "source 2,1", "done", "attack 2,1")
    assert owner(match, "2,1") == "oni" and own(match, "oni_missions")[GATE] == -1


def test_another_players_homezone_is_not_ones_own() -> None:
    """XM-22, TSM-ONIMISSION-10: the Boarlords' Oni in the Nomads' Homezone bring nobody anything; the Nomads may still
    do it later."""
    match = send(green(GUESTS, active="boarlords"), "3,0", "oni-small", "4,0")
    assert units(match, "4,0") == {"oni-small": 1}
    assert own(match, "oni_missions") == [-1, -1, -1]


def test_mines_in_the_homezone_come_too_late() -> None:
    """Oni that Mines destroy on entering have still entered."""
    spaces = {"1,2": {"mines": 1}, "1,1": {"units": {"oni-small": 2}}}
    match = send(green(spaces, active="dark-seed"), "1,1", "oni-small", "1,2")
    assert own(match, "oni_missions")[HOME] == at(match, "dark-seed")


def test_a_march_by_an_event_is_no_oni_action() -> None:
    """MX-OM-5, QM-57: Onward March moves Oni into the Homezone, and the card stays open."""
    events = {"held": {"nomads": ["onward-march"]}}
    match = deal(options=ON, phase="blue", active="nomads", left={"play": 1}, spaces=GUESTS, cards=CARDS, events=events)
    want(match, "use events", "done", "play onward-march", "area 3,0", "march oni-small 3,0", "to 4,0 1")
    assert units(match, "4,0") == {"oni-small": 1}
    assert own(match, "oni_missions") == [-1, -1, -1]


@pytest.mark.parametrize("polish", [False, True])
def test_the_fallback_of_oni_conquest_counts(polish: bool) -> None:
    """QM-57: with nothing to conquer in reach Oni still move, and may come home; in Polish by the compulsory step on
    the way to 5,0."""
    everywhere = ("2,0", "2,-1", "3,-1", "1,1", "2,1", "3,-2")
    spaces: dict[str, Any] = {s: {"owner": "oni"} for s in everywhere}
    spaces["3,0"] = {"owner": "oni", "units": {"oni-small": 1}}
    match = green(spaces, polish=polish, board={**PATCH, "5,0": "ocean"})
    want(match, "use oni-conquest", "march oni-small 3,0", "to 4,0 1", "step oni-small 3,0 4,0")
    assert own(match, "oni_missions")[HOME] == at(match, "nomads")


# --- C: at the gates ----------------------------------------------------------------------------------------


def at_gate(active: str, **doc: Any) -> Match:
    """A Small Oni conquers 3,-2, which borders the Homezone of the Boarlords alone."""
    spaces = {"2,-1": {"units": {"oni-small": 1}, "owner": "oni"}, **doc.pop("spaces", {})}
    match = send(green(spaces, active=active, **doc), "2,-1", "oni-small", "3,-2")
    return go(match, "done", "attack 3,-2")


def test_an_area_that_borders_another_homezone() -> None:
    """MX-OM-3, TSM-ONIMISSION-11, TSM-ONIMISSION-12, QM-59: whatever Block lies between; it is the Oni's."""
    match = at_gate("nomads", spaces={"3,-2": {"blocks": ["4,-2"]}})
    assert owner(match, "3,-2") == "oni"
    assert own(match, "oni_missions") == [-1, -1, at(match, "nomads")]


def test_ones_own_homezone_is_no_gate() -> None:
    """QM-59."""
    match = at_gate("boarlords")
    assert owner(match, "3,-2") == "oni" and own(match, "oni_missions") == [-1, -1, -1]


def test_no_gate_no_card() -> None:
    """2,0 borders no Homezone."""
    match = send(green({"2,-1": {"units": {"oni-small": 1}, "owner": "oni"}}), "2,-1", "oni-small", "2,0")
    go(match, "done", "attack 2,0")
    assert owner(match, "2,0") == "oni" and own(match, "oni_missions") == [-1, -1, -1]


def test_a_mine_at_the_gate() -> None:
    """MX-OM-4: the Oni dies on entering, nothing is conquered, the card stays open."""
    match = at_gate("boarlords", spaces={"3,-2": {"mines": 1}})
    while "3,-2" not in {e["space"] for e in told(match, "destroyed")} and match.decision:
        play(match, next((o for o in texts(match) if o.startswith(("explode", "yes", "mine"))), texts(match)[0]))
    assert units(match, "3,-2") == {} and owner(match, "3,-2") is None
    assert own(match, "oni_missions") == [-1, -1, -1]


def test_the_gate_of_an_ally_is_none() -> None:
    """MX-OM-6: an area that borders only the Homezone of one's partner; the same area is the enemies' gate."""
    order = ["cybersamurai", "dark-seed", "nomads", "boarlords"]
    for active, taken in (("cybersamurai", -1), ("dark-seed", 1)):
        match = table.compose(
            "tsukuyumi",
            {
                "seats": order, "mode": "alliance", "options": {**ON, "edition": "polish"}, "phase": "green",
                "active": active, "left": NONE, "board": {"2,0": "ocean", "3,0": "ocean", "2,1": "ocean"},
                "homes": {"nomads": "4,0", "cybersamurai": "1,2", "dark-seed": "3,-2", "boarlords": "2,-2"},
                "spaces": {"2,0": {"units": {"oni-small": 1}, "owner": "oni"}},
            },
        )  # fmt: skip
        go(send(match, "2,0", "oni-small", "3,0"), "done", "attack 3,0")
        assert owner(match, "3,0") == "oni"
        assert own(match, "oni_missions")[GATE] == taken


# --- the table ----------------------------------------------------------------------------------------------


def test_points_end_a_game_of_supremacy_at_once() -> None:
    """TS-END-06: the point of a card counts in the moment it is taken."""
    match = green(GUESTS, options={**ON, "supremacy": 3}, order=["nomads", "boarlords", "dark-seed"])
    assert match.scores[at(match, "nomads")] == 2, "for Initiative"
    send(match, "3,0", "oni-small", "4,0")
    assert match.over and match.outcome is not None and match.outcome.reason == "supremacy"


def test_not_for_two_players() -> None:
    """TSM-GEN-07."""
    with pytest.raises(table.SetupError, match="oni_missions"):
        table.start("tsukuyumi", seats=2, mode="two", oni_missions=True)


def test_they_lie_beside_the_missions() -> None:
    """TSM-ONIMISSION-01: in view and terminal, in three languages; none without the module."""
    match = green(GUESTS, modules={"oni_missions": {"oni-mission-at-the-gates": "nomads"}})
    shown = {m["id"]: m["done"] for m in match.view()["table"]["missions"]}
    assert shown["oni-mission-at-the-gates"] == [0] and shown["oni-mission-dark-side"] == []
    for lang in LANGUAGES:
        assert Words(lang).at(match).name("oni-mission-dark-side") in drawn(match, lang)
    assert not [m for m in deal().view()["table"]["missions"] if m["id"].startswith("oni-")]


def test_a_written_position_names_cards_and_players() -> None:
    with pytest.raises(ComposeError, match="has the cards oni-mission-dark-side"):
        deal(options=ON, modules={"oni_missions": {"oni-mission-moon": "nomads"}})
    with pytest.raises(ComposeError, match="does not sit here"):
        deal(options=ON, modules={"oni_missions": {"oni-mission-dark-side": "cybersamurai"}})
    with pytest.raises(ComposeError, match="is not used"):
        deal(modules={"oni_missions": {}})
    with pytest.raises(ComposeError, match="module 'mascots' has no field"):
        deal(options={"mascots": True}, modules={"mascots": {"x": 1}})


def test_bots_see_the_cards() -> None:
    """A taken card is a point; while a card lies open, Oni that could meet it are a prospect, the more with an Oni
    Conquest to come: at one's own door, beside a centre that a player holds, at the gates of another."""
    names = list(features.WEIGHTS)

    def here(spaces: dict[str, Any], but: int, card: str = "action-advance") -> list[float]:
        taken = {card: "dark-seed" for n, card in enumerate(CASES) if n != but}
        match = deal(options=ON, spaces=spaces, phase="blue", active="nomads", left={"effect": 1, "initiative": 1},
                     cards={**CARDS, "nomads": card}, modules={"oni_missions": taken})  # fmt: skip
        return features.measure(game(match))[at(match, "nomads")]

    worth, kept = names.index("prospects"), names.index("instant points")
    near = {CENTRE: MOONS, HOME: GUESTS, GATE: {"3,-2": {"units": {"oni-small": 1}}}}
    for card, spaces in near.items():
        assert here(spaces, card)[worth] == SOON and here(spaces, card, IDLE)[worth] == SOME_DAY
        others = [there for n, there in near.items() if n != card and (n, card) != (HOME, GATE)]
        assert all(here(there, card)[worth] == 0 for there in others)
    strong = {**MOONS, "0,0": {"owner": "boarlords", "units": {"boarguard": 1}}}
    assert here(strong, CENTRE)[worth] == 0, "the Oni are too weak"
    match = green(GUESTS, modules={"oni_missions": {"oni-mission-guests-at-home": "nomads"}})
    row = features.measure(game(match))[at(match, "nomads")]
    assert row[kept] == 1 and len(row) == features.USUAL


CASES = {
    "oni-mission-dark-side": test_the_first_to_conquer_the_centre_with_oni_takes_the_card,
    "oni-mission-guests-at-home": test_oni_in_ones_own_homezone,
    "oni-mission-at-the-gates": test_an_area_that_borders_another_homezone,
}


@pytest.mark.parametrize("card", GAME.load_content()["oni_missions"])
def test_every_card_is_a_rule(card: str) -> None:
    fails_without("oni_missions", card, CASES[card])
