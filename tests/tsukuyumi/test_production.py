"""TS-PROD: what Production points buy and where it comes in."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.table import Match

from .hand import at, deal, game, kind, offered, play, seat, texts, units


def green(who: str, points: int, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    left = {"production": points, "place": 0, "oni-combats": 0}
    match = deal(phase="green", active=who, left=left, spaces=spaces or {}, **doc)
    return play(match, "use production")


@pytest.mark.parametrize(("polish", "best"), [(False, "boarguard"), (True, "boarmaster")])
def test_squeaker_beside_the_homezone_and_one_grown_up(polish: bool, best: str) -> None:
    """EX-IT-06, EX-PL-03 (TS-PROD-01, TS-PROD-02, TS-PROD-09): 3 PP buy a Squeaker and a Squeaker's two upgrades."""
    match = green("boarlords", 3, {"3,-1": {"units": {"squeaker": 1}}}, polish=polish)
    play(match, "buy squeaker", "place 3,-2", "exchange squeaker 3,-1 boarmaiden", f"exchange boarmaiden 3,-1 {best}")
    assert units(match, "3,-2") == {"squeaker": 1} and units(match, "3,-1") == {best: 1}
    assert seat(match) != "boarlords" or kind(match) != "produce", "no points are left"


def test_placed_in_the_homezone_or_on_tiles_beside_it() -> None:
    """TS-PROD-02, TS-HOME-03: nowhere else."""
    match = green("nomads", 1, {"2,0": {"owner": "nomads"}})
    play(match, "buy private")
    assert texts(match) == ["place 4,0", "place 3,0"]


def test_blocks_and_enemies_do_not_hinder_placing() -> None:
    """TS-PROD-03, Q-24: across a Block and into an area full of enemies; the Moon counts as a tile beside it."""
    match = green("nomads", 1, {"3,0": {"blocks": ["4,0"], "units": {"oni-large": 2}}})
    play(match, "buy private")
    assert "place 3,0" in texts(match)
    match = green("nomads", 1, homes={"nomads": "1,-2", "boarlords": "4,-2", "dark-seed": "1,2"})
    play(match, "buy private")
    assert {"place 1,-1", "place 0,-1"} <= set(texts(match))


def test_factions_have_further_places() -> None:
    """TS-PROD-04: Squeakers at the Boarmother, other boars not."""
    match = green("boarlords", 2, {"1,1": {"units": {"boarmother": 1}}})
    play(match, "buy squeaker")
    assert "place 1,1" in texts(match)
    match = green("boarlords", 2, {"1,1": {"units": {"boarmother": 1}}})
    play(match, "buy boarmaiden")
    assert "place 1,1" not in texts(match)


def test_points_not_used_are_lost_with_the_action() -> None:
    """TS-PROD-05: Italian."""
    match = green("nomads", 3, {"2,0": {"units": {"private": 1}}})
    play(match, "done")
    assert game(match).pp == 0
    assert seat(match) != "nomads" or "use production" not in texts(match)


def test_in_polish_they_last_until_the_end_of_the_turn() -> None:
    """TS-PROD-05-PL: the action may be taken up again in the same turn, not later."""
    match = deal(
        phase="green",
        active="nomads",
        polish=True,
        spaces={"2,0": {"units": {"oni-small": 1}}},
        left={"production": 2, "place": 1, "oni-combats": 0},
    )
    play(match, "use production", "buy private", "place 4,0", "done")
    assert game(match).pp == 1
    play(match, "place oni-small 0,0")  # the only action left in between was taken up at once
    assert "use production" in texts(match)
    play(match, "done")
    assert game(match).pp == 0


def test_an_item_is_paid_in_one_go() -> None:
    """TS-PROD-06: 2 PP do not buy what costs 3, and points of two actions are not added."""
    match = green("boarlords", 2)
    assert "buy boarguard" not in texts(match) and "buy boarmaiden" in texts(match)


@pytest.mark.parametrize(("card", "points"), [("action-advance", 5), ("action-infiltration", 3)])
def test_productive_units_add_to_the_card_or_stand_alone(card: str, points: int) -> None:
    """TS-PROD-07, TS-UNIT-05, EX-IT-27: Planter 2 and Breeder 1, with Production 2 on the card or with no Green
    phase."""
    match = deal(
        phase="green",
        active="dark-seed",
        cards={"dark-seed": card},
        spaces={"2,1": {"units": {"planter": 1}}, "1,1": {"units": {"breeder": 1}}},
    )
    play(match, "use production")
    assert game(match).pp == points
    assert "buy stinger" in texts(match)


def test_productive_units_give_nothing_outside_green() -> None:
    """TS-UNIT-05: Green only."""
    match = deal(phase="white", active="dark-seed", spaces={"2,1": {"units": {"planter": 1}}})
    play(match, "use production")
    assert game(match).pp == 1


def test_destroyed_units_can_be_produced_again() -> None:
    """TS-PROD-08, TS-DMG-10: back in the stock, without limit."""
    from moonwall.games.tsukuyumi.board import SPACE
    from moonwall.games.tsukuyumi.position import NOBODY
    from moonwall.games.tsukuyumi.rules.pieces import destroy

    match = deal(
        phase="green",
        active="nomads",
        left={"production": 1, "place": 0, "oni-combats": 0},
        spaces={"2,0": {"units": {"lt-dan": 1}}},
    )
    position = game(match)
    dan = position.book.kind_index["lt-dan"]
    assert position.stock[dan] == 0
    destroy(position, SPACE["2,0"], (dan, 1), NOBODY, "radioactive")
    assert position.stock[dan] == 1
    play(match, "use production")
    assert "buy lt-dan" in texts(match)


def test_the_better_unit_stands_where_the_other_stood() -> None:
    """TS-PROD-10: the piece goes back to the stock; the better one must be there; also on a unit just placed."""
    match = green(
        "boarlords", 3, {"2,0": {"units": {"boarmaster": 1}}, "3,-1": {"units": {"squeaker": 7, "boarmaiden": 1}}}
    )
    assert "exchange boarmaiden 3,-1 boarmaster" not in texts(match), "the only Boarmaster is on the board"
    position = game(match)
    squeaker = position.book.kind_index["squeaker"]
    play(match, "buy squeaker", "place 4,-2")
    assert "buy squeaker" not in texts(match)
    play(match, "exchange squeaker 4,-2 boarrior")
    assert units(match, "4,-2") == {"boarrior": 1} and position.stock[squeaker] == 1


def test_a_purchase_may_be_left_out() -> None:
    """TS-PROD-01, TS-ROUND-11: `done` is always there."""
    match = green("nomads", 2)
    assert "done" in texts(match) and offered(match, "buy")
    assert match.view()["table"]["turn"]["points"] == 2
    assert at(match, "nomads") == 0


def test_an_event_of_somebody_else_leaves_the_points_of_the_turn_alone() -> None:
    """TS-PROD-05-PL: Stocking Up through Nature's Wisdom is the defender's; the active player's points wait."""
    from moonwall.games.tsukuyumi.rules import production

    match = green("nomads", 2, {"2,0": {"units": {"private": 1}}}, polish=True)
    position = game(match)
    play(match, "buy private", "place 4,0")
    assert position.pp == 1
    production.begin(position, at(match, "boarlords"), 1)
    assert position.pp == 1
    produce = position.stack.pop()
    produce.take(position, produce.options(position)[-1])  # type: ignore[attr-defined]
    assert position.pp == 0
    position.stack.pop().run(position)
    assert position.pp == 1
