"""Where Legendary Oni come in, how the Skybound flies, and what is left of a Black side (ledger 1.6, HD-04, HD-05)."""

from __future__ import annotations

from typing import Any

from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.board import NAMES
from moonwall.games.tsukuyumi.book import BLACK, COMBAT, DRAW, MOVE, PLAY, PROD, book_of
from moonwall.games.tsukuyumi.modes.moon_princess import legend_cards, limits, state
from moonwall.games.tsukuyumi.position import Tsukuyumi

from .stage import put, stage

MOON = ["-1,0", "-1,1", "0,-1", "0,0", "0,1", "1,-1", "1,0"]
INNER = ("2,0", "2,-1", "1,1", "0,2", "-1,2", "-2,2", "-2,1", "-2,0", "-1,-1", "0,-2", "1,-2", "2,-2")
CIRCLE: dict[str, Any] = {
    "board": dict.fromkeys(INNER, "ocean"),
    "homes": {"nomads": "3,0", "boarlords": "-3,0", "dark-seed": "0,3"},
}


def places(game: Tsukuyumi, name: str) -> list[str]:
    return sorted(NAMES[s] for s in legend_cards.places(game, game.book.content["coop_legends"][f"coop-{name}"]))


def test_each_comes_where_its_card_says() -> None:
    """HD-04 (MP-LEGEND-05, MP-LEGEND-06): the Moon, its centre, its rim, the lowest Homezone."""
    game = stage(order=["boarlords", "nomads", "dark-seed"])
    assert places(game, "dark-observer") == MOON
    assert places(game, "merchant") == places(game, "defiler") == ["0,0"]
    assert places(game, "abyssal") == [s for s in MOON if s != "0,0"]
    assert places(game, "gambler") == ["1,2"], "the Nest: the Dark Seed is last"


def test_priority_markers_come_first() -> None:
    """HD-04: of several areas those with a Priority marker, then the team."""
    game = stage(priority=["0,1", "2,0"])
    assert places(game, "dark-observer") == ["0,1"]


def test_the_ronin_looks_for_fertile_ground() -> None:
    """HD-04: Fertile Ground; else the area at the lowest Homezone with the most players' markers around it."""
    board = {"2,0": "fertile", "2,-1": "fertile", "3,0": "ocean", "3,-1": "ocean"}
    assert places(stage(board=board), "ronin") == ["2,-1", "2,0"]
    last = ["nomads", "dark-seed", "boarlords"]  # the Boarlords live at 4,-2, beside 3,-1 and 3,-2
    assert places(stage(order=last), "ronin") == ["3,-1", "3,-2"]
    assert places(stage({"2,0": {"owner": "nomads"}}, order=last), "ronin") == ["3,-1"]


def test_the_three_shadows_take_three_areas() -> None:
    """HD-04: no Tsukuyumi, no player units, another area each time."""
    spaces = {"2,0": {"units": {"private": 1}}, "3,0": {"holy": True}, "3,-1": {"owner": "nomads"}}
    game = stage(spaces)
    free = ["1,1", "2,-1", "2,1", "3,-1", "3,-2"]
    assert places(game, "three-shadows") == free
    put(game, "oni-shadow", "2,1")
    assert places(game, "three-shadows") == [s for s in free if s != "2,1"]


def test_the_skybound_comes_near_the_princess() -> None:
    """HD-04: the inner-circle area with a player's marker nearest to her; without any the nearest area of it."""
    game = stage({"-2,0": {"owner": "nomads"}, "0,2": {"owner": "nomads"}}, princess=1, **CIRCLE)
    assert places(game, "skybound") == ["0,2"]
    bare = stage(princess=1, **CIRCLE)
    assert places(bare, "skybound") == ["2,-1", "2,0"], "she touches both"


def flights(game: Tsukuyumi, dir: int) -> list[list[str]]:
    return [[NAMES[s] for s in path] for path in legend_cards.flights(game, dir)]


def test_the_skybound_follows_and_tears_markers() -> None:
    """MPX-17, MP-EX-50 (MP-LEGEND-19, MP-LEGEND-20): two areas her way; each one it enters loses a player's marker."""
    spaces = {"2,0": {"units": {"oni-skybound": 1}, "owner": "nomads"}, "1,1": {"owner": "nomads"},
              "0,2": {"owner": "boarlords"}, "2,-1": {"owner": "oni"}}  # fmt: skip
    game = stage(spaces, **CIRCLE)
    assert flights(game, 1) == [["1,1", "0,2"]] and flights(game, -1) == [["2,-1", "2,-2"]]
    assert [NAMES[s] for s in legend_cards.torn(game, legend_cards.flights(game, 1)[0])] == ["1,1", "0,2"]
    assert legend_cards.torn(game, legend_cards.flights(game, -1)[0]) == [], "an Oni marker stays"
    assert flights(stage(**CIRCLE), 1) == [], "it is not on the board"


def test_a_gap_ends_its_flight() -> None:
    """MQ-26: the patch has 2,-1, 2,0 and 1,1 of the inner circle only."""
    game = stage({"2,0": {"units": {"oni-skybound": 1}}})
    assert flights(game, 1) == [["1,1"]] and flights(game, -1) == [["2,-1"]]


def test_from_elsewhere_it_comes_to_the_circle_first() -> None:
    """MQ-26: one step to it, one along it; from further away it only comes nearer."""
    game = stage({"1,0": {"units": {"oni-skybound": 1}}}, **CIRCLE)
    assert ["2,0", "1,1"] in flights(game, 1) and ["1,1", "0,2"] in flights(game, 1)
    assert all(len(path) == 2 for path in flights(game, 1))
    far = stage({"3,0": {"units": {"oni-skybound": 1}}})
    assert ["2,0", "1,1"] in flights(far, 1)
    home = stage({"4,0": {"units": {"oni-skybound": 1}}})
    assert all(path[-1] in ("2,0", "2,1", "2,-1") for path in flights(home, 1)), "two steps to the circle, none left"


# --- Black sides ----------------------------------------------------------------------------------------------


def black(card: str) -> list[int]:
    book = book_of(GAME.load_content(), "italian", "coop")
    return book.symbols[book.action_index[f"coop-{card}"]][BLACK]


def left(game: Tsukuyumi, card: str, *counters: str) -> list[int]:
    rows = [game.book.content["coop_counters"][f"counter-{name}"] for name in counters]
    return limits.black_side(game, black(card), rows)[0]


def test_the_merchant_and_shortage() -> None:
    """MPX-23 (MP-LEGEND-13, MP-WHITE-08): he looks at the printed 3; Shortage comes on top. A 2 is not taxed."""
    game = stage({"0,0": {"units": {"oni-merchant": 1}}})
    assert left(game, "muster")[PROD] == 2 and left(game, "muster", "shortage")[PROD] == 1
    assert left(game, "common-cause")[PROD] == 2 and left(stage(), "muster")[PROD] == 3
    assert black("muster")[PROD] == 3, "the card itself is as it was"
    told = limits.black_side(game, black("muster"), [])[1]
    assert told == [("coop-merchant", PROD, 1)]


def test_the_gambler_and_fatigue() -> None:
    """MPX-24 (MP-LEGEND-16): 2 less 1 less 1, but at least 1."""
    game = stage()
    assert left(game, "common-cause", "fatigue")[COMBAT] == 1
    state.own(game)[state.DIE] = 4
    assert left(game, "common-cause")[COMBAT] == 1 and left(game, "common-cause", "fatigue")[COMBAT] == 1
    assert left(game, "last-stand", "fatigue")[COMBAT] == 1


def test_limits_never_add_a_symbol() -> None:
    """CO-07, CO-10: Movement at least 1, but none where the card has none; event points may vanish."""
    game = stage()
    assert left(game, "long-road", "heavy-limbs")[MOVE] == 2 and left(game, "redoubt", "heavy-limbs")[MOVE] == 1
    assert left(game, "last-stand", "heavy-limbs")[MOVE] == 0
    silent = left(game, "portents", "silence")
    assert (silent[DRAW], silent[PLAY]) == (1, 1) and left(game, "muster", "silence")[DRAW] == 0
    assert left(game, "muster", "dread") == black("muster")
