"""TS-INIT: the order of play and how it changes."""

from __future__ import annotations

import pytest

from moonwall.table import Match

from .hand import at, deal, game, kind, order, play, seat, texts

MARCELA, TILL, KAI, REGINA = "boarlords", "nomads", "dark-seed", "cybersamurai"


def blue(polish: bool = False, n: int = 1) -> Match:
    """Blue phase: Marcela has acted, Till is active, then Kai, then Regina."""
    cards = {
        who: "action-" + card
        for who, card in zip((MARCELA, TILL, KAI, REGINA), ("advance", "progress", "offensive", "delivery"))
    }
    return deal(
        [MARCELA, TILL, KAI, REGINA],
        polish=polish,
        phase="blue",
        order=[MARCELA, TILL, KAI, REGINA],
        flipped=[MARCELA],
        active=TILL,
        cards=cards,
        left={"initiative": n, "effect": 0},
    )


@pytest.mark.parametrize("polish", [False, True])
def test_moving_up(polish: bool) -> None:
    """EX-IT-03, EX-PL-05 (TS-INIT-02, TS-INIT-02-PL, TS-INIT-03, TS-INIT-04): Till goes before Marcela and is flipped;
    next is Kai, not Marcela."""
    match = blue(polish)
    play(match, "use initiative", "up 1")
    assert order(match) == [TILL, MARCELA, KAI, REGINA]
    assert game(match).flipped[at(match, TILL)]
    while seat(match) == TILL:
        play(match, "done")
    assert seat(match) == KAI


def test_moving_down_counts_from_the_next_phase() -> None:
    """EX-IT-04 (TS-INIT-05): Kai acts next, and in the next phase Kai is before Till."""
    match = blue()
    play(match, "use initiative", "down 1")
    assert order(match) == [MARCELA, KAI, TILL, REGINA]
    while seat(match) == TILL:
        play(match, "done")
    assert seat(match) == KAI
    acted = []
    while match.view()["table"]["phase"] in ("blue", "green"):
        if (
            match.view()["table"]["phase"] == "green"
            and (not acted or acted[-1] != seat(match))
            and kind(match) == "act"
        ):
            acted.append(seat(match))
        options = texts(match)
        play(match, "done" if "done" in options else options[0])
    assert acted.index(KAI) < acted.index(TILL)


def test_the_mover_may_go_on_acting() -> None:
    """TS-INIT-03: flipped at once, but the turn goes on."""
    match = blue()
    game(match).left[0] = 1  # the Faction effect symbol
    play(match, "use initiative", "up 1")
    assert seat(match) == TILL and "use faction-effect" in texts(match)
    assert game(match).flipped[at(match, TILL)], "although the turn is not over"


def test_fewer_places_or_none_and_never_beyond_the_ends() -> None:
    """TS-INIT-02, TS-INIT-06, TS-ROUND-11: x = 3 from place 2: one up, two down, or not at all."""
    match = blue(n=3)
    play(match, "use initiative")
    assert texts(match) == ["up 1", "down 1", "down 2", "done"]
    play(match, "done")
    assert order(match) == [MARCELA, TILL, KAI, REGINA]


def test_the_order_of_the_others_does_not_change() -> None:
    """TS-INIT-02."""
    match = blue(n=3)
    play(match, "use initiative", "down 2")
    assert order(match) == [MARCELA, KAI, REGINA, TILL]


def test_initiative_decides_ties_at_the_end() -> None:
    """TS-INIT-07, TS-END-03: equal points, the higher place wins."""
    match = deal(
        phase="red",
        round=4,
        order=["boarlords", "dark-seed", "nomads"],
        flipped=["boarlords", "dark-seed"],
        active="nomads",
        spaces={"2,0": {"owner": "dark-seed"}, "3,0": {"owner": "nomads"}, "3,-1": {"owner": "nomads"}},
    )
    play(match, "done") if not match.over else None
    scores = {match.seats[s].faction: n for s, n in enumerate(match.scores)}
    assert scores == {"boarlords": 2, "dark-seed": 2, "nomads": 2}
    assert [match.seats[s].faction for s in match.outcome.ranking] == ["boarlords", "dark-seed", "nomads"]  # type: ignore[union-attr]


def test_a_marker_moved_outside_the_own_turn_keeps_its_side() -> None:
    """TS-INIT-08: an Event in Nature's Wisdom or Slow Conquest does not cost a turn."""
    from moonwall.games.tsukuyumi.rules.initiative import Initiative

    match = blue()
    position = game(match)
    position.push(Initiative(at(match, KAI), False, 1, at(match, KAI)))
    Initiative(at(match, KAI), False, 1, at(match, KAI)).take(position, __import__("moonwall").table.option("up", 1))
    assert order(match) == [MARCELA, KAI, TILL, REGINA]
    assert not position.flipped[at(match, KAI)]
