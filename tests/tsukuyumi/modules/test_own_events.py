"""TSM-FEVENT: piles of Faction events, drawn, kept, played once, and hidden as they must be."""

from __future__ import annotations

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME
from moonwall.table import Match

from ..hand import FOUR, at, game, go, kind, offered, play, texts
from .piles import ON, lasting, next_round, playable, turn, use


def own(match: Match, faction: str, viewer: int | None = None) -> dict[str, object]:
    doc: dict[str, object] = match.view(viewer)["table"]["seats"][at(match, faction)].get("own_events")
    return doc


def test_five_cards_a_faction() -> None:
    """TSM-FEVENT-01, TSM-FEVENT-04: five for each faction but the Sentinels, each once, none in the common deck."""
    rows = GAME.load_content()["faction_events"].values()
    of = [r.faction for r in rows]
    assert set(of) == set(GAME.factions) - {"sentinels"} > set(FOUR) and all(of.count(f) == 5 for f in set(of))


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_the_piles_are_laid_only_if_wanted(edition: str) -> None:
    """TS-SETUP-27-PL, TS-SETUP-28-PL, TSM-FEVENT-01, TSM-GEN-06-PL: five cards face down beside each faction board, in
    an order of chance; nothing of the kind without the module."""
    match = table.start("tsukuyumi", seats=FOUR, seed=1, edition=edition, **ON)
    position = game(match)
    for seat, faction in enumerate(FOUR):
        assert own(match, faction) == {"pile": 5, "hidden": 0, "used": [], "lasting": []}
        assert {position.book.event_faction[e] for e in position.own_pile[:5]} == {0}, "by faction"
        assert seat == at(match, faction)
    others = [table.start("tsukuyumi", seats=FOUR, seed=n, edition=edition, **ON) for n in range(2, 8)]
    assert len({tuple(game(m).own_pile) for m in others}) > 1, "shuffled"
    plain = table.start("tsukuyumi", seats=FOUR, seed=1, edition=edition)
    assert own(plain, "nomads") is None and game(plain).own_pile == ()


def test_a_draw_from_the_own_pile() -> None:
    """TSM-FEVENT-02, TSM-FEVENT-05, TS-EVENT-12-PL: with an event action any draw may be the pile's top card; it is
    played now or kept."""
    for polish in (False, True):
        match = turn("nomads", [], draws=2, polish=polish, events={"own": {"nomads": ["reload", "offroad-training"]}})
        go(match, "use events")
        assert "draw own-events" in texts(match) and "draw deck" in texts(match)
        play(match, "draw own-events", "draw own-events")
        assert kind(match) == "play-events"
        assert offered(match, "play") == ["play reload", "play offroad-training"]
        play(match, "play reload")
        assert own(match, "nomads")["used"] == ["reload"] and lasting(match) == {"reload"}
        held = match.view(at(match, "nomads"))["table"]["seats"][at(match, "nomads")]["events"]
        assert held == ["offroad-training"], "kept for a later action"
        assert own(match, "nomads")["pile"] == 3


def test_without_the_module_there_is_no_such_draw() -> None:
    """TS-EVENT-12-PL: every draw is from the deck or the open cards then."""
    match = turn("nomads", [], draws=1, polish=True, options={"faction_events": False})
    go(match, "use events")
    assert "draw own-events" not in texts(match) and len(offered(match, "draw")) <= 3


def test_nobody_draws_another_factions_card() -> None:
    """TSM-FEVENT-01: each from the own pile; an empty pile gives nothing."""
    cards = [r.id for r in GAME.load_content()["faction_events"].values() if r.faction == "nomads"]
    match = turn("nomads", [], draws=1, events={"used": cards})
    go(match, "use events")
    assert "draw own-events" not in texts(match)
    assert own(match, "boarlords")["pile"] == 5


def test_only_polish_draws_are_free_to_choose() -> None:
    """TSM-FEVENT-02-PL against TSM-FEVENT-02: Nature's Wisdom is a draw, but no event action."""
    from moonwall.games.tsukuyumi.rules.events import Wisdom

    for polish in (False, True):
        match = turn("nomads", [], polish=polish)
        offers = [o.text for o in Wisdom(at(match, "nomads")).options(game(match))]
        assert ("draw own-events" in offers) is polish and "draw deck" in offers


def test_each_is_used_once_and_never_reshuffled() -> None:
    """TSM-FEVENT-04: a played one is out of the game, not in the discards, so Play it again, Sam! cannot fetch it."""
    match = use("nomads", "offroad-training", plays=2, events={"held": {"nomads": ["offroad-training", "swamp"]}})
    position = game(match)
    assert position.event_discard == () and own(match, "nomads")["used"] == ["offroad-training"]
    assert position.book.event_index["offroad-training"] not in position.own_pile


def test_what_lasts_a_round_lies_open_and_ends() -> None:
    """TSM-FEVENT-39 (QM-22): visible to all while in force, gone with the round."""
    match = use("boarlords", "deep-trenches")
    assert lasting(match) == {"deep-trenches"}
    next_round(match)
    assert lasting(match) == set() and own(match, "boarlords")["used"] == ["deep-trenches"]


def test_drawn_cards_are_open_in_italian_and_secret_in_polish() -> None:
    """TSM-FEVENT-05, TS-EVENT-05, TS-EVENT-05-PL: others learn only that a Faction event was drawn."""
    for polish in (False, True):
        match = turn("nomads", [], draws=1, plays=0, polish=polish, events={"own": {"nomads": ["reload"]}})
        go(match, "use events")
        play(match, "draw own-events")
        other = at(match, "boarlords")
        seen = match.view(other)["table"]["seats"][at(match, "nomads")]
        assert ("reload" in seen["events"]) is not polish
        assert seen["own_events"]["hidden"] == int(polish) and seen["own_events"]["pile"] == 4
        told = [e["data"] for e in match.events_for(other) if e["kind"] == "drew-own"]
        assert len(told) == 1 and ("event" in told[0]) is not polish


def test_what_is_imagined_keeps_what_is_known() -> None:
    """TSM-FEVENT-01: piles are dealt anew within each faction's own cards; a seat keeps what it holds itself."""
    match = turn("nomads", ["reload"], polish=True, draws=1)
    nomads, boars = at(match, "nomads"), at(match, "boarlords")
    position = game(match)
    seen: set[int] = set()
    orders: set[tuple[int, ...]] = set()
    for seed in range(30):
        world = game(match.imagine(boars, seed))
        seen |= set(world.held[nomads])
        assert {world.book.event_faction[e] for e in world.held[nomads]} == {2}
        orders.add(tuple(e for e in game(match.imagine(nomads, seed)).own_pile))
        assert game(match.imagine(nomads, seed)).held[nomads] == position.held[nomads]
    assert len(seen) == 5, "it could be any of the five"
    assert len(orders) > 5, "nobody knows the order of a pile, not even its owner"


def test_a_faction_event_without_use_is_not_offered() -> None:
    """TSM-FEVENT-03: always an advantage: what would do nothing cannot be played, and is kept."""
    first = ["cybersamurai", "nomads", "boarlords", "dark-seed"]
    match = turn("cybersamurai", ["update-21", "digital-mimicry"], order=first)
    assert playable(match) == set()


def test_two_players_use_them_too() -> None:
    """TSM-GEN-01, TSM-GEN-02: modules may be combined, in every mode."""
    for mode, seats in (("two", 2), ("alliance", 4), ("domination", 4)):
        match = table.start("tsukuyumi", seats=seats, mode=mode, seed=3, mascots=True, legendary_oni=True, **ON)
        assert len(game(match).own_pile) == 5 * seats
