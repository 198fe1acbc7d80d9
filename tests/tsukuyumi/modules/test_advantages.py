"""TSM-START: starting advantages, dealt in secret, used once in the set-up or the first White turn."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.modules import advantages
from moonwall.table import ComposeError, Match
from moonwall.words import LANGUAGES, Words

from ..hand import FOUR, PATCH, at, deal, game, go, kind, offered, order, own, play, seat, texts, told, units, want
from ..modes.test_terminal import drawn
from .blanks import fails_without

NAME = "starting_advantages"
ON = {NAME: True}
IDS = list(GAME.load_content()["advantages"])
BOARD = {**PATCH, "4,-1": "ocean", "2,2": "ocean", "0,2": "ocean", "3,1": "ocean"}


def holding(cards: dict[str, str], **doc: Any) -> Match:
    """A position where factions hold advantages."""
    options = {**ON, **doc.pop("options", {})}
    return deal(options=options, modules={NAME: {who: f"advantage-{card}" for who, card in cards.items()}}, **doc)


def begin(match: Match, cards: dict[str, str]) -> Match:
    """A game that begins, with these cards dealt (the others get none)."""
    position = game(match)
    seats = position.rules.seats
    names = [row.id for row in advantages.rows(position)]
    for s in range(seats):
        advantages.put(position, s, advantages.HELD, -1)
    left = list(range(len(names)))
    for who, card in cards.items():
        n = names.index(f"advantage-{card}")
        left.remove(n)
        advantages.put(position, at(match, who), advantages.HELD, n)
    own(match, NAME)[advantages.FIELDS * seats :] = left
    return match


# --- dealing ------------------------------------------------------------------------------------------------


def test_each_has_another_card_in_secret() -> None:
    """TSM-START-01, TSM-START-02, QM-06: the owner sees it, the others see a card."""
    for seed in range(4):
        match = table.start("tsukuyumi", seats=4, seed=seed, **ON)
        held = own(match, NAME)[:4]
        assert len({c for c in held if c >= 0}) == len([c for c in held if c >= 0])
        for s in range(4):
            shown = [doc["advantage"]["card"] for doc in match.view(s)["table"]["seats"]]
            assert shown[s] in IDS or held[s] < 0
            assert [c for n, c in enumerate(shown) if n != s] == [None] * 3
        assert [doc["advantage"]["card"] for doc in match.view()["table"]["seats"]] == [None] * 4


def test_a_useless_card_may_be_exchanged() -> None:
    """MX-SA-2, TSM-START-04: Rise to Power for the first, Scout for the Dark Seed; others are not asked."""
    position = game(holding({"dark-seed": "scout", "nomads": "rise-to-power", "boarlords": "precious-land"}))
    assert position.seats[position.order[0]].faction == "dark-seed"
    assert [advantages.useless(position, s) for s in range(3)] == [False, False, True]
    position = game(holding({"dark-seed": "rise-to-power", "nomads": "scout"}))
    assert [advantages.useless(position, s) for s in range(3)] == [False, False, True]
    match = holding({"dark-seed": "scout"}, phase="select")
    position = game(match)
    before = advantages.undealt(position)
    choice = advantages.ExchangeAdvantage(at(match, "dark-seed"))
    assert [o.text for o in choice.options(position)] == ["exchange", "keep"]
    choice.take(position, advantages.EXCHANGE)
    assert advantages.get(position, at(match, "dark-seed"), advantages.HELD) == before[-1]
    assert advantages.undealt(position) == before[:-1], "the card shown does not come back"
    assert [o.text for o in advantages.ExchangeAdvantage(0).options(position)] == ["keep"]


def test_not_in_domination_and_not_for_two() -> None:
    """TSM-GEN-07, TS-ALLY-09-PL."""
    for mode, seats in (("two", 2), ("domination", 4)):
        with pytest.raises(table.SetupError, match="TSM-GEN-07"):
            table.start("tsukuyumi", seats=seats, mode=mode, **ON)


# --- the cards ----------------------------------------------------------------------------------------------


def test_rise_to_power() -> None:
    """MX-SA-1, TSM-START-19: to place 1 before anybody sets up, so that the owner places the Homezone first."""
    for answer, first in (("yes", "boarlords"), ("no", "cybersamurai")):
        match = begin(table.start("tsukuyumi", seats=FOUR, seed=2, **ON), {"boarlords": "rise-to-power"})
        position = game(match)
        position.stack.clear()
        assert order(match) == ["cybersamurai", "dark-seed", "nomads", "boarlords"]
        choice = advantages.UseAdvantage(at(match, "boarlords"))
        choice.take(position, next(o for o in choice.options(position) if o.text == answer))
        assert order(match)[0] == first
        assert advantages.get(position, at(match, "boarlords"), advantages.HELD) == -1, "used or not, it is gone"


def test_rise_to_power_comes_before_the_homezones() -> None:
    """TSM-START-19: in a whole game nobody has a Homezone when it is asked."""
    for seed in range(40):
        match = table.start("tsukuyumi", seats=FOUR, seed=seed, **ON)
        if kind(match) == "use-advantage":
            assert game(match).homezone == (-1,) * 4
            who = seat(match)
            play(match, "yes")
            assert order(match)[0] == who and kind(match) == "place-home" and seat(match) == who
            return
    raise AssertionError("nobody was asked")


def test_spread_out() -> None:
    """MX-SA-3, TSM-START-16, TSM-START-17: a fourth area, in which starting units and Mascots may stand."""
    for answer, areas in (("mark", 4), ("done", 3)):
        spaces = {s: {"owner": "nomads"} for s in ("3,0", "3,-1")}
        homes = {"nomads": "4,0", "boarlords": "4,-3", "dark-seed": "1,3"}
        match = holding({"nomads": "spread-out"}, phase="areas", active="nomads", board=BOARD, spaces=spaces,
                        homes=homes, options={"mascots": True})  # fmt: skip
        want(match, "mark")
        assert kind(match) == "extra-area" and "done" in texts(match)
        want(match, answer)
        assert game(match).controlled(at(match, "nomads")) == areas
        assert own(match, NAME)[at(match, "nomads")] == -1
        spots = {o.split()[2] for o in offered(match, "put") if o.startswith("put all")}
        assert len(spots) == areas + 1


def test_spread_out_without_starting_areas() -> None:
    """TSM-START-18: 1 point instead."""
    match = holding({"nomads": "spread-out"}, phase="select")
    position = game(match)
    choice = advantages.UseAdvantage(0)
    choice.take(position, choice.options(position)[0])
    assert match.view()["table"]["seats"][0]["points"]["instant"] == 1
    steps = holding({"nomads": "spread-out"}, phase="select")
    game(steps).stack.clear()
    advantages.SetUpEnds().run(game(steps))
    assert [type(s).__name__ for s in game(steps).stack] == ["UseAdvantage"]


def test_scout() -> None:
    """MX-SA-5, TSM-START-09, TSM-START-10, TSM-START-11: over an area off the Moon without a Territory marker; the tile
    leaves the game (Polish: to the unused ones), other markers lie on the Homezone."""
    for polish in (False, True):
        spaces: dict[str, Any] = {"2,1": {"eggs": 1}, "2,0": {"owner": "boarlords"}}
        doc: dict[str, Any] = {"board": BOARD, "spaces": spaces, "phase": "home", "active": "nomads", "polish": polish}
        doc["homes"] = {"boarlords": "4,-3", "dark-seed": "1,3"}
        match = holding({"nomads": "scout"}, **doc)
        assert "home 2,1" in texts(match) and "home 2,0" not in texts(match) and "home 0,0" not in texts(match)
        tile = game(match).tile[SPACE["2,1"]]
        play(match, "home 2,1")
        position = game(match)
        assert position.homezone[0] == SPACE["2,1"] and position.marks_at("egg", SPACE["2,1"]) == 1
        assert (tile in position.unused_tiles) is polish
        assert own(match, NAME)[0] == -1
        plain = holding({"nomads": "precious-land"}, **doc)
        assert "home 2,1" not in texts(plain)


def test_a_scout_at_the_edge_is_unused() -> None:
    """TSM-START-05, TSM-START-06: the moment has passed, the card is gone."""
    match = holding({"nomads": "scout"}, board=BOARD, phase="home", active="nomads",
                    homes={"boarlords": "4,-3", "dark-seed": "1,3"})  # fmt: skip
    edge = next(o for o in texts(match) if game(match).ground[SPACE[o.split()[1]]] == 0)
    play(match, edge)
    assert told(match, "advantage-lost") and own(match, NAME)[0] == -1


def test_rich_harvest() -> None:
    """MX-SA-4, TSM-START-12, TSM-START-13: 2 PP; a Squeaker in a starting area becomes a Boarrior."""
    spaces = {"3,-1": {"owner": "boarlords"}}
    match = holding({"boarlords": "rich-harvest"}, phase="units", active="boarlords", spaces=spaces)
    want(match, "put all 4,-2")
    assert kind(match) == "produce" and game(match).pp == 2
    play(match, "buy squeaker")
    assert texts(match) == ["place 4,-2", "place 3,-1"], "Homezone and starting areas alone"
    play(match, "place 3,-1")
    go(match, "exchange squeaker 3,-1 boarrior", "done")
    assert units(match, "3,-1") == {"boarrior": 1}
    assert game(match).pp == 0 and own(match, NAME)[at(match, "boarlords")] == -1


def test_unspent_points_of_rich_harvest_are_lost() -> None:
    """TSM-START-05, TS-PROD-05: also in the Polish edition, where points of a turn stay together."""
    spaces = {"3,-1": {"owner": "boarlords"}}
    match = holding({"boarlords": "rich-harvest"}, phase="units", active="boarlords", polish=True, spaces=spaces)
    want(match, "put all 4,-2", "done")
    assert game(match).pp == 0 and not game(match).paused
    assert game(match).rules.modules and advantages.get(game(match), 1, advantages.BUYING) == 0


def test_precious_land() -> None:
    """TSM-START-15: 1 point, kept to the end."""
    match = holding(
        {"nomads": "precious-land"}, phase="units", active="nomads", order=["boarlords", "dark-seed", "nomads"]
    )
    want(match, "put all 4,0")
    while kind(match) != "use-advantage":
        play(match, texts(match)[0])
    assert seat(match) == "nomads"
    play(match, "yes")
    assert match.view()["table"]["seats"][at(match, "nomads")]["points"]["instant"] == 1


def test_jack_of_all_trades() -> None:
    """MX-SA-6, TSM-START-14: three different actions in the first White turn, none twice; then two again."""
    spaces = {"2,0": {"units": {"worker": 2, "warrior": 1}}, "3,0": {"units": {"squeaker": 1}}}
    match = holding({"dark-seed": "jack-of-all-trades"}, phase="white", active="dark-seed", spaces=spaces)
    assert game(match).white_left == 3
    want(match, "use production", "done")
    want(match, "use movement", "done")
    assert "use movement" not in texts(match) and "use production" not in texts(match)
    assert game(match).white_left == 1 and offered(match, "attack")
    plain = holding({"nomads": "jack-of-all-trades"}, phase="white", active="dark-seed", spaces=spaces)
    assert game(plain).white_left == 2
    assert own(match, NAME)[at(match, "dark-seed")] == -1


def test_intelligence() -> None:
    """MX-SA-7, TSM-START-20, TSM-START-21: two Events, played in the first White turn besides its two actions."""
    match = holding({"nomads": "intelligence"}, phase="select", events={"deck": ["swamp", "stocking-up"], "open": []})
    position = game(match)
    choice = advantages.UseAdvantage(0)
    choice.take(position, choice.options(position)[0])
    ids = position.book.event_ids
    assert sorted(ids[e] for e in position.held[0]) == ["stocking-up", "swamp"]
    turn = holding({}, phase="white", active="nomads", events={"held": {"nomads": ["swamp", "stocking-up"]}})
    advantages.put(game(turn), 0, advantages.PLAYS, 2)
    turn = table.restore(turn.snapshot())
    assert "use advantage-intelligence" in texts(turn)
    go(turn, "use advantage-intelligence", "play swamp")
    want(turn, "area 2,0", "close 2,0")
    assert game(turn).white_left == 2 and advantages.get(game(turn), 0, advantages.PLAYS) == 1
    go(turn, "use advantage-intelligence", "play stocking-up")
    want(turn, "done")
    assert "use advantage-intelligence" not in texts(turn)


def test_who_is_done_with_intelligence_is_not_asked_again() -> None:
    """TSM-START-21: the Events stay in hand; asking for ever for nothing would keep the turn from ending."""
    turn = holding({}, phase="white", active="nomads", events={"held": {"nomads": ["swamp", "stocking-up"]}})
    advantages.put(game(turn), 0, advantages.PLAYS, 2)
    turn = table.restore(turn.snapshot())
    go(turn, "use advantage-intelligence", "done")
    assert "use advantage-intelligence" not in texts(turn) and len(game(turn).held[0]) == 2


def test_intelligence_ends_with_the_first_white_turn() -> None:
    """QM-07: later they are Events one keeps."""
    match = holding({}, phase="white", active="nomads", events={"held": {"nomads": ["swamp"]}},
                    flipped=["boarlords", "dark-seed"])  # fmt: skip
    advantages.put(game(match), 0, advantages.PLAYS, 2)
    position = game(match)
    part = next(p for p in position.rules.modules if p.name == NAME)
    steps = part.after_turn(position, 0)
    assert len(steps) == 1
    steps[0].run(position)
    assert advantages.get(position, 0, advantages.PLAYS) == 0 and part.offers(position, 0) == []


def test_advanced_position() -> None:
    """MX-SA-8, TSM-START-07, TSM-START-08: before the first White turn, with all bonuses, which White has anew."""
    match = holding(
        {"dark-seed": "advanced-position"}, phase="select", spaces={"1,2": {"units": {"wasp": 1, "worker": 1}}}
    )
    while kind(match) == "select-card":
        for decision in list(match.decisions):
            match.play(decision.options[0], decision.seat)
    assert kind(match) == "move" and seat(match) == "dark-seed"
    assert {"march wasp 1,2 2", "march worker 1,2 1"} <= set(texts(match))
    want(match, "march wasp 1,2", "to 1,1 1", "done")
    assert game(match).phase == 0 and game(match).tags == []
    assert own(match, NAME)[at(match, "dark-seed")] == -1


# --- the table ----------------------------------------------------------------------------------------------


def test_cards_are_used_up_in_whole_games() -> None:
    """TSM-START-03, TSM-START-06: after the first White turns nobody holds one."""
    match = table.start("tsukuyumi", seats=4, seed=9, **ON)
    while match.decision and game(match).round < 2:
        play(match, texts(match)[0])
    assert own(match, NAME)[:4] == [-1] * 4


def test_the_owner_sees_the_card() -> None:
    match = holding({"nomads": "scout", "boarlords": "precious-land"}, phase="select")
    for lang in LANGUAGES:
        words = Words(lang).at(match)
        assert words.name("advantage-scout") in drawn(match, lang)
        assert words.name("advantage-precious-land") not in drawn(match, lang)


def test_a_written_position_says_who_holds_what() -> None:
    with pytest.raises(ComposeError, match="does not sit here"):
        holding({"cybersamurai": "scout"})
    with pytest.raises(ComposeError, match="is none of the cards left"):
        holding({"nomads": "x"})
    with pytest.raises(ComposeError, match="is none of the cards left"):
        holding({"nomads": "scout", "boarlords": "scout"})


CASES = {
    "advantage-advanced-position": test_advanced_position,
    "advantage-scout": test_scout,
    "advantage-rich-harvest": test_rich_harvest,
    "advantage-jack-of-all-trades": test_jack_of_all_trades,
    "advantage-precious-land": test_precious_land,
    "advantage-spread-out": test_spread_out,
    "advantage-rise-to-power": test_rise_to_power,
    "advantage-intelligence": test_intelligence,
}


@pytest.mark.parametrize("card", IDS)
def test_every_card_is_a_rule(card: str) -> None:
    fails_without("advantages", card, CASES[card], do="blank", n=0)
