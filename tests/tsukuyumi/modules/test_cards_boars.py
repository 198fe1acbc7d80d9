"""TSM-FEVENT-34..41: the Boarlords' Faction events, each with a case where it does not apply."""

from __future__ import annotations

from typing import Any

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.rules.battle import standing

from ..hand import HOMES, at, game, go, kind, offered, play, texts, units
from .piles import playable, turn, use

BOARS = "boarlords"


# --- Burrowing for the Mother -------------------------------------------------------------------------------


def test_burrowing_gives_three_each() -> None:
    """TSM-FEVENT-34 (QM-33): at once, 3 markers for each Boarrior; none where there is no Boarrior."""
    spaces = {"2,0": {"units": {"boarrior": 1}}, "3,0": {"units": {"boarmaiden": 1}}}
    match = use(BOARS, "burrowing-for-the-mother", spaces)
    assert kind(match) == "terraform"
    assert not [t for t in texts(match) if t.startswith("build stronghold") and "2,0" not in t]
    play(match, "build stronghold 2,0", "build cover 2,0", "build stronghold 2,0")
    assert kind(match) != "terraform"
    assert (game(match).marks_at("stronghold", SPACE["2,0"]), game(match).marks_at("cover", SPACE["2,0"])) == (2, 1)


def test_burrowing_and_the_faction_effect_make_three_together() -> None:
    """TSM-FEVENT-34 (QM-33): what the effect has built counts in, before or after."""
    spaces = {"2,0": {"units": {"boarrior": 1}}}
    match = turn(BOARS, ["burrowing-for-the-mother"], spaces, left={"effect": 1})
    go(match, "use faction-effect")
    play(match, "build stronghold 2,0", "build stronghold 2,0")
    go(match, "use events")
    play(match, "play burrowing-for-the-mother", "build cover 2,0")
    assert kind(match) != "terraform", "two and one are three"
    later = use(BOARS, "burrowing-for-the-mother", spaces, left={"effect": 1})
    play(later, "build cover 2,0", "build cover 2,0", "done")
    go(later, "use faction-effect")
    play(later, "build cover 2,0")
    assert kind(later) != "terraform" and game(later).marks_at("cover", SPACE["2,0"]) == 3


def test_burrowing_is_bound_to_the_pieces() -> None:
    """TSM-FEVENT-35, TS-BOAR-19: a marker on the board is not taken up; with none left, or no Boarrior, no use."""
    spaces: dict[str, Any] = {"2,0": {"units": {"boarrior": 1}}, "3,0": {"strongholds": 10}}
    stock = game(turn(BOARS, [])).book.markers
    spaces["3,0"]["strongholds"] = stock["stronghold"].pieces
    match = use(BOARS, "burrowing-for-the-mother", spaces)
    assert not [t for t in texts(match) if t.startswith("build stronghold")]
    assert [t for t in texts(match) if t.startswith("build cover")]
    assert playable(turn(BOARS, ["burrowing-for-the-mother"], {"2,0": {"units": {"squeaker": 1}}})) == set()


# --- From the Depths ----------------------------------------------------------------------------------------


def test_from_the_depths_opens_all_tunnels() -> None:
    """TSM-FEVENT-36: any number of units, any number of times; without it the Tunnel is used up by one group."""
    spaces = {"2,0": {"units": {"squeaker": 2, "boarmaiden": 1}, "tunnels": ["3,0"]}}
    for event in (True, False):
        if event:
            match = use(BOARS, "from-the-depths", spaces, left={"movement": 1})
        else:
            match = turn(BOARS, [], spaces, left={"movement": 1, "play": 0})
        go(match, "use movement")
        play(match, "march squeaker 2,0 1", "tunnel 3,0 1", "march boarmaiden 2,0 1")
        assert ("tunnel 3,0 1" in texts(match)) is event


# --- Rich Harvest -------------------------------------------------------------------------------------------


def test_rich_harvest_counts_strongholds() -> None:
    """TSM-FEVENT-37, TSM-FEVENT-38, XM-08: 5 Strongholds, 3 Squeakers, free, in or beside the Homezone."""
    match = use(BOARS, "rich-harvest", {"2,0": {"strongholds": 3}, "3,0": {"strongholds": 2}})
    home = HOMES[BOARS]
    assert f"place {home}" in texts(match) and "place 2,1" not in texts(match)
    play(match, f"place {home}", f"place {home}", f"place {home}")
    assert units(match, home) == {"squeaker": 3} and kind(match) != "litter"


def test_rich_harvest_needs_strongholds_and_squeakers() -> None:
    """TSM-FEVENT-37, XM-08: none without a Stronghold; no more than the stock has; one may stop."""
    assert playable(turn(BOARS, ["rich-harvest"])) == set()
    match = turn(BOARS, ["rich-harvest"], {"2,0": {"strongholds": 7}})
    position = game(match)
    position.stock[position.book.kind_index["squeaker"]] = 2
    go(match, "use events")
    play(match, "play rich-harvest")
    home = HOMES[BOARS]
    play(match, f"place {home}")
    assert "done" in texts(match)
    play(match, f"place {home}")
    assert kind(match) != "litter"


# --- Deep Trenches ------------------------------------------------------------------------------------------


def test_deep_trenches_strengthen_strongholds() -> None:
    """TSM-FEVENT-39 (QM-36): 30 each instead of 15; Covers and other factions' areas are as before."""
    spaces = {"2,0": {"strongholds": 2, "covers": 1, "units": {"private": 1}}}
    plain = turn(BOARS, [], spaces, left={"play": 0})
    match = use(BOARS, "deep-trenches", spaces)
    boars, nomads = at(match, BOARS), at(match, "nomads")
    assert standing(game(plain), boars, SPACE["2,0"]) == 30
    assert standing(game(match), boars, SPACE["2,0"]) == 60
    assert standing(game(match), nomads, SPACE["2,0"]) == standing(game(plain), nomads, SPACE["2,0"])


# --- For Mother! --------------------------------------------------------------------------------------------


def test_for_mother_lets_boarmaidens_run() -> None:
    """TSM-FEVENT-40, TSM-FEVENT-41: 1 area farther in every movement, by an Event too; other Boarlords as before."""
    spaces = {"2,0": {"units": {"boarmaiden": 1, "squeaker": 1}}}
    match = use(BOARS, "for-mother", spaces, left={"movement": 1})
    go(match, "use movement")
    assert {"march boarmaiden 2,0 2", "march squeaker 2,0 1"} <= set(offered(match, "march"))
    held = {"held": {BOARS: ["for-mother", "onward-march"]}}
    again = use(BOARS, "for-mother", spaces, plays=2, events=held)
    play(again, "play onward-march")
    go(again, "area 2,0")
    reach = game(again).book.event_n[game(again).book.event_index["onward-march"]]
    assert f"march boarmaiden 2,0 {reach + 1}" in texts(again) and f"march squeaker 2,0 {reach}" in texts(again)
