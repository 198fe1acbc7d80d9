"""TSM-TERRAIN: Riverland and Toxic ground, their markers, and the Event cards of After the Moonfall."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME, features
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.modules.legend_places import replace
from moonwall.games.tsukuyumi.rules import ground, production
from moonwall.games.tsukuyumi.rules.homes import travel
from moonwall.games.tsukuyumi.rules.movement import exits
from moonwall.games.tsukuyumi.rules.scoring import area_points, score_moon
from moonwall.table import Match
from moonwall.words import LANGUAGES, Words

from ..hand import PATCH, at, deal, game, kind, offered, play, props, seat, texts, units, want
from ..modes.test_terminal import drawn
from .blanks import fails_without

NAME = "after_the_moonfall"
ON = {NAME: True}
CARDS = {"nomads": "action-advance", "boarlords": "action-progress", "dark-seed": "action-offensive"}
RIVERS = {**PATCH, "2,0": "riverland"}


def set_up(**doc: Any) -> Match:
    options = {**ON, **doc.pop("options", {})}
    doc.setdefault("cards", CARDS)
    return deal(options=options, **doc)


def event(card: str, **doc: Any) -> Match:
    """The Nomads play an Event in Blue and are asked for its area; nothing comes if it has none."""
    doc.setdefault("left", {"play": 1})
    match = set_up(phase="blue", active="nomads", events={"held": {"nomads": [card]}}, **doc)
    return want(match, "use events", "done", f"play {card}")


def green(active: str, production_: int = 0, **doc: Any) -> Match:
    left = {"production": production_, "place": 0, "oni-areas": 0, "oni-range": 0, "oni-combats": 0}
    return set_up(phase="green", active=active, left=left, **doc)


# --- the box ------------------------------------------------------------------------------------------------


def test_tiles_and_cards_are_mixed_in() -> None:
    """MX-TR-7, QM-70: 28 of 44 tiles lie, 30 Events are in the Italian game, 29 in the Polish one."""
    for edition, cards in (("italian", 30), ("polish", 29)):
        match = table.start("tsukuyumi", seats=4, seed=1, edition=edition, **ON)
        shown = match.view()["table"]
        assert shown["events"]["deck"] + 2 == cards
        assert shown["markers"]["toxic"] == 8 and shown["markers"]["stop"] == 4
        if edition == "italian":
            assert len(shown["tiles"]) == 16
    types = set()
    for seed in range(5):
        match = table.start("tsukuyumi", seats=4, seed=seed, **ON)
        for space in match.view()["table"]["spaces"]:
            types |= {space["type"], *space["props"]}
    assert {"riverland", "toxic"} <= types
    plain = table.start("tsukuyumi", seats=4, seed=1).view()["table"]
    assert plain["events"]["deck"] + 2 == 23 and "toxic" not in plain["markers"]


def test_not_for_two_players() -> None:
    """Their ten tiles are a fixed mixture."""
    with pytest.raises(table.SetupError, match=NAME):
        table.start("tsukuyumi", seats=2, mode="two", **ON)


# --- Riverland ----------------------------------------------------------------------------------------------


def test_riverland_produces_in_green() -> None:
    """MX-TR-1, XM-23, TSM-TERRAIN-01, TSM-TERRAIN-03: its controller has 1 PP, though the card shows none."""
    match = green("nomads", board=RIVERS, spaces={"2,0": {"owner": "nomads"}})
    want(match, "use production")
    assert kind(match) == "produce" and game(match).pp == 1
    match = green("nomads", board=RIVERS, spaces={"2,0": {"owner": "boarlords"}})
    assert seat(match) != "nomads" and production.harvest(game(match), 0) == 0


def test_riverland_is_for_green_only() -> None:
    """MX-TR-2, TSM-TERRAIN-02: 2 + 1 + 1 are one sum in Green; in White neither counts."""
    spaces: dict[str, Any] = {"2,0": {"owner": "boarlords"}, "3,0": {"owner": "boarlords", "markers": {"river": 1}}}
    match = green("boarlords", 2, board=RIVERS, spaces=spaces)
    want(match, "use production")
    assert game(match).pp == 4 and {"buy boarguard", "buy squeaker"} <= set(texts(match))
    match = set_up(phase="white", active="boarlords", board=RIVERS, spaces=spaces)
    want(match, "use production")
    assert game(match).pp == 1


def test_riverland_scores_as_any_area() -> None:
    """TSM-TERRAIN-04, QM-71: 1 point; a river marker changes neither type nor points."""
    spaces: dict[str, Any] = {"2,0": {"owner": "nomads"}, "3,0": {"owner": "nomads"}}
    plain = set_up(board=RIVERS, spaces=spaces)
    assert area_points(game(plain), 0) == 2
    spaces["3,0"] = {"owner": "nomads", "markers": {"river": 1}}
    match = set_up(board={**RIVERS, "3,0": "fertile"}, spaces=spaces)
    assert area_points(game(match), 0) == 3
    rows = {s["at"]: s for s in match.view()["table"]["spaces"]}
    assert rows["3,0"]["type"] == "fertile" and rows["3,0"]["markers"] == {"river": 1}


def test_glacier_melt() -> None:
    """MX-TR-6, TSM-TERRAIN-10: any area off the Moon, occupied or not; the controller has the PP, whoever that is; the
    marker travels with the tile, and nothing gets two."""
    spaces: dict[str, Any] = {"2,-1": {"owner": "boarlords", "units": {"squeaker": 1}}}
    match = event("glacier-melt", board=RIVERS, spaces=spaces)
    assert seat(match) == "nomads"
    assert set(offered(match, "area")) == {f"area {s}" for s in PATCH if s != "2,0"}
    play(match, "area 2,-1")
    position = game(match)
    assert production.harvest(position, at(match, "boarlords")) == 1 and production.harvest(position, 0) == 0
    position.territory[SPACE["2,-1"]] = at(match, "nomads")
    assert production.harvest(position, 0) == 1
    ground.swap(position, SPACE["2,-1"], SPACE["3,-1"])
    assert position.marks_at("river", SPACE["3,-1"]) == 1 and production.harvest(position, 0) == 1
    spaces["2,-1"]["markers"] = {"river": 1}
    match = event("glacier-melt", board=RIVERS, spaces=spaces)
    assert "area 2,-1" not in texts(match)


def test_rivers_run_out() -> None:
    """QM-70: five markers."""
    spaces = {s: {"markers": {"river": 1}} for s in ("2,0", "2,-1", "3,-1", "3,0", "1,1")}
    match = event("glacier-melt", spaces=spaces)
    assert kind(match) != "event-river" and not game(match).marks_left("river")


def test_a_river_returns_when_its_tile_goes() -> None:
    """QM-71: under the Ronin's tile, or under a Homezone."""
    match = set_up(spaces={"3,0": {"markers": {"river": 1}}}, options={"legendary_oni": True})
    replace(game(match), 0, SPACE["3,0"])
    assert game(match).marks_left("river") == 5
    match = set_up(spaces={"3,0": {"markers": {"river": 1}}})
    travel(game(match), at(match, "dark-seed"), SPACE["3,0"], "TSM-FEVENT-23")
    assert game(match).marks_left("river") == 5


# --- Toxic --------------------------------------------------------------------------------------------------


def test_toxic_areas_score_nothing() -> None:
    """MX-TR-3, XM-24, TSM-TERRAIN-05, QM-72: 0 points, but controlled for everything else; Neutralization lifts it."""
    spaces: dict[str, Any] = {s: {"owner": "dark-seed"} for s in PATCH}
    spaces["2,0"] = {"owner": "dark-seed", "added": ["toxic"]}
    match = set_up(board={**PATCH, "2,0": "fertile"}, spaces=spaces)
    position, home = game(match), at(match, "dark-seed")
    assert area_points(position, home) == 6 and position.controlled(home) == 7
    assert props(match, "2,0") == ["toxic"]
    ground.cancel(position, SPACE["2,0"], 8)
    assert area_points(position, home) == 8 and position.neutral[6] == 8


@pytest.mark.parametrize(("pays", "added", "points"), [(True, ["toxic"], 1), (False, ["toxic"], 0), (False, [], 1)])
def test_a_toxic_moon_centre(pays: bool, added: list[str], points: int) -> None:
    """QM-72: its point at the end of a round is no area value and stays; the table may agree otherwise."""
    spaces = {"0,0": {"owner": "dark-seed", "added": added}}
    position = game(deal(options={**ON, "toxic_moon_round_vp": pays}, spaces=spaces))
    score_moon(position)
    assert position.moon_vp == (0, 0, points)


def test_toxic_area_counts_for_the_mission_nest() -> None:
    """MX-TR-3: seven areas, one of them Toxic."""
    spaces: dict[str, Any] = {s: {"owner": "dark-seed"} for s in PATCH if s != "2,0"}
    spaces["2,0"] = {"added": ["toxic"]}
    match = set_up(spaces=spaces)
    game(match).territory[SPACE["2,0"]] = at(match, "dark-seed")
    game(match).settle()
    shown = {m["id"]: m["done"] for m in match.view()["table"]["missions"]}
    assert shown["mission-nest"] == [at(match, "dark-seed")]


def test_toxic_tiles_are_printed_so() -> None:
    """TSM-TERRAIN-05: a Negation marker covers the print."""
    match = set_up(board={**PATCH, "2,0": "toxic"}, spaces={"2,0": {"owner": "nomads"}})
    assert area_points(game(match), 0) == 0
    match = set_up(board={**PATCH, "2,0": "toxic"}, spaces={"2,0": {"owner": "nomads", "negated": ["toxic"]}})
    assert area_points(game(match), 0) == 1


@pytest.mark.parametrize("card", ["slag-lake", "sulphur-geysers"])
def test_slag_lake_and_sulphur_geysers(card: str) -> None:
    """MX-TR-4, TSM-TERRAIN-11: only an Unstable area, occupied or not; its units and its marker stay."""
    spaces = {
        "2,0": {"added": ["unstable"], "units": {"private": 3}, "owner": "nomads"},
        "2,1": {},
        "3,0": {"added": ["unstable"]},
    }
    match = event(card, spaces=spaces)
    assert texts(match) == ["area 2,0", "area 3,0"]
    play(match, "area 2,0")
    assert set(props(match, "2,0")) == {"unstable", "toxic"} and units(match, "2,0") == {"private": 3}
    assert game(match).territory[SPACE["2,0"]] == 0 and game(match).neutral[6] == 7


def test_the_moons_round_point_stays() -> None:
    """QM-72: Toxic takes the area's points at the end, not the point of the round."""
    spaces = {"0,0": {"owner": "nomads", "added": ["toxic"]}, "2,0": {"units": {"private": 1}}}
    match = set_up(
        phase="red", active="nomads", flipped=["boarlords", "dark-seed"], left={"movement": 1}, spaces=spaces
    )
    assert area_points(game(match), 0) == 0
    while game(match).round == 1:
        play(match, "done" if "done" in texts(match) else texts(match)[0])
    assert game(match).moon_vp[0] == 1


# --- Oil and Storm ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["oil", "storm"])
def test_oil_and_storm(card: str) -> None:
    """MX-TR-5, TSM-TERRAIN-07, -08, -09: nobody leaves, flying or not; entering stays possible, passing through is not;
    the next White phase frees them."""
    spaces = {
        "2,0": {"added": ["unstable"], "units": {"wasp": 1, "private": 1}},
        "3,0": {"units": {"hunter": 1}, "added": ["unstable"]},
    }
    match = event(card, spaces=spaces)
    assert texts(match) == ["area 2,0", "area 3,0"]
    play(match, "area 2,0")
    position = game(match)
    assert position.neutral[5] == 3
    for side, unit in ((at(match, "dark-seed"), "wasp"), (0, "private")):
        assert exits(position, side, position.book.kind_index[unit], SPACE["2,0"]) == []
        assert SPACE["2,0"] in exits(position, 0, position.book.kind_index["hunter"], SPACE["3,0"])
    while game(match).round == 1:
        play(match, "done" if "done" in texts(match) else texts(match)[0])
    assert game(match).storm == 0 and game(match).neutral[5] == 4


@pytest.mark.parametrize("stormy", [True, False])
@pytest.mark.parametrize(("faction", "unit"), [("nomads", "hunter"), ("dark-seed", "wasp")])
def test_who_enters_oil_or_storm_goes_no_further(faction: str, unit: str, stormy: bool) -> None:
    """TSM-TERRAIN-08: units may enter the area but not move through it; TSM-TERRAIN-09: Flying ones neither. Where no
    Storm rages both go on."""
    spaces = {"2,0": {"added": ["unstable"]}, "2,1": {"added": ["unstable"]}, "3,0": {"units": {unit: 1}}}
    left = {"play": 1, "movement": 1}
    match = set_up(phase="blue", active=faction, events={"held": {faction: ["oil"]}}, left=left, spaces=spaces)
    want(match, "use events", "done", "play oil", "area 2,0" if stormy else "area 2,1")
    want(match, "use movement", f"march {unit} 3,0")
    assert "to 2,0 1" in texts(match)
    play(match, "to 2,0 1")
    assert (not offered(match, "march")) is stormy


def test_storm_may_be_read_without_unstable() -> None:
    """QM-73: the Italian explanation names no Property; a switch."""
    match = event(
        "oil",
        spaces={"2,0": {"added": ["unstable"]}, "3,0": {"added": ["unstable"]}},
        options={"storm_needs_unstable": False},
    )
    assert "area 2,1" in texts(match)
    match = event("oil", spaces={"2,1": {}})
    assert kind(match) != "event-storm", "without an Unstable area it cannot be played"


def test_polish_storm() -> None:
    """TSM-TERRAIN-09-PL: there with and without the module; with it twice."""
    for options, copies in (({}, 1), (ON, 2)):
        match = deal(polish=True, options=options)
        book = game(match).book
        assert book.event_copies[book.event_index["storm"]] == copies


def test_danger_in_the_deep() -> None:
    """TSM-TERRAIN-12: an area becomes Unstable; one copy more with the module."""
    match = event("danger-in-the-deep")
    play(match, "area 2,0")
    assert props(match, "2,0") == ["unstable"]
    book = game(match).book
    assert book.event_copies[book.event_index["danger-in-the-deep"]] == 2
    plain = game(deal()).book
    assert plain.event_copies[plain.event_index["danger-in-the-deep"]] == 1 and "oil" not in plain.event_index


def test_devastated_rivers_still_produce() -> None:
    """TSM-TERRAIN-06, QM-80: a devastated area keeps its type and is worth nothing."""
    match = set_up(board=RIVERS, spaces={"2,0": {"owner": "nomads", "devastated": True}})
    assert area_points(game(match), 0) == 0 and production.harvest(game(match), 0) == 1


# --- the table ----------------------------------------------------------------------------------------------


def test_rivers_and_toxic_ground_are_seen() -> None:
    spaces: dict[str, Any] = {"3,0": {"markers": {"river": 1}, "added": ["toxic"]}}
    match = event("glacier-melt", spaces=spaces)
    text = drawn(match)
    assert "≈1" in text and "X" in text
    for lang in LANGUAGES:
        assert Words(lang).at(match).name("glacier-melt") != "glacier-melt"


def test_bots_see_what_rivers_are_worth() -> None:
    place = list(features.WEIGHTS).index("prospects")
    match = set_up(board=RIVERS, spaces={"2,0": {"owner": "nomads"}})
    rows = features.measure(game(match))
    assert rows[0][place] > 0 == rows[1][place]


CASES = {
    "oil": lambda: test_oil_and_storm("oil"),
    "glacier-melt": test_glacier_melt,
    "slag-lake": lambda: test_slag_lake_and_sulphur_geysers("slag-lake"),
    "sulphur-geysers": lambda: test_slag_lake_and_sulphur_geysers("sulphur-geysers"),
}


@pytest.mark.parametrize("card", [e.id for e in GAME.load_content()["events"].values() if e.module == NAME])
def test_every_card_is_a_rule(card: str) -> None:
    """Without it another card of the deck would be played in its place."""
    fails_without("events", card, CASES[card], do="open", prop="", needs="")
