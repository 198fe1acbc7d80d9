"""TSM-LEGEND: when and where Legendary Oni come in."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import MOON, NAMES, SPACE
from moonwall.games.tsukuyumi.modules.legend_places import available, places
from moonwall.games.tsukuyumi.rules.pieces import destroy
from moonwall.table import Match

from ..hand import HOMES, PATCH, at, deal, game, go, kind, play, texts, told, units

LEGENDS = {
    "oni-abyssal", "oni-dark-observer", "oni-skybound", "oni-defiler", "oni-shadow", "oni-gambler", "oni-merchant",
    "oni-ronin",
}  # fmt: skip
ON = {"legendary_oni": True}


def placing(spaces: dict[str, Any] | None = None, n: int = 1, **doc: Any) -> Match:
    """The Nomads are placing Oni."""
    left = {"production": 0, "place": n, "oni-areas": 0, "oni-range": 0, "oni-combats": 0}
    options = {**ON, **doc.pop("options", {})}
    match = deal(
        phase="green",
        active="nomads",
        cards={"nomads": "action-advance"},
        left=left,
        spaces=spaces or {},
        options=options,
        **doc,
    )
    return go(match, "use place-oni")


def spots(match: Match, unit: str) -> set[str]:
    """Where this unit may be placed now."""
    copy = match.clone()
    if f"size {unit}" in texts(copy):
        copy.play(f"size {unit}")
        if copy.decision is None or copy.decision.kind != "place-oni":  # one place only: it is there already
            return {NAMES[s] for s in game(copy).spaces if unit in units(copy, NAMES[s])}
    return {t.split()[2] for t in texts(copy) if t.split()[1] == unit and t.split()[0] == "place"}


def put(match: Match, unit: str, space: str) -> Match:
    return go(match, f"size {unit}", f"place {unit} {space}")


def kinds_offered(match: Match) -> set[str]:
    return {t.split()[1] for t in texts(match) if t.split()[0] in ("size", "place")}


@pytest.mark.parametrize("polish", [False, True])
def test_they_are_used_only_if_all_agree(polish: bool) -> None:
    """TS-ONI-60, TSM-LEGEND-01, TS-SETUP-27-PL: without the option there is none, with it each may be placed."""
    plain = deal(phase="green", active="nomads", cards={"nomads": "action-advance"}, left={"place": 1}, polish=polish)
    go(plain, "use place-oni")
    assert not kinds_offered(plain) & LEGENDS
    assert plain.view()["table"]["oni"].get("legends") is None
    board = {**PATCH, "3,0": "fertile"}
    match = placing(board=board, polish=polish)
    assert kinds_offered(match) == LEGENDS | {"oni-small", "oni-medium", "oni-large"}
    assert set(match.view()["table"]["oni"]["legends"]["away"]) == LEGENDS
    with pytest.raises(table.ComposeError, match="oni-abyssal"):
        deal(spaces={"2,0": {"units": {"oni-abyssal": 1}}})


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_none_is_among_the_first_seven(edition: str) -> None:
    """TSM-LEGEND-06-PL, TS-SETUP-01-PL: on the Moon stand seven ordinary Oni; a smaller number of Oni means those."""
    for seed in range(8):
        match = table.start("tsukuyumi", seats=3, seed=seed, edition=edition, oni_total=18, **ON)
        there = {u for s in MOON for u in units(match, NAMES[s])}
        assert there <= {"oni-small", "oni-medium", "oni-large"}
        position = game(match)
        assert sum(position.stock[k] for k in position.book.plain_oni) == 18 - 7
        assert all(position.stock[k] == position.book.pieces[k] for k in position.book.legends.values())


def test_one_at_a_time_instead_of_an_ordinary_one() -> None:
    """TS-ONI-61, TSM-LEGEND-02, TSM-LEGEND-03: one of two placed Oni is Legendary, the second cannot be."""
    match = placing(n=2)
    put(match, "oni-dark-observer", "1,0")
    assert told(match, "legend-placed") or units(match, "1,0") == {"oni-dark-observer": 1}
    assert kind(match) == "place-oni" and not kinds_offered(match) & LEGENDS
    go(match, "place oni-small 1,0")
    assert units(match, "1,0") == {"oni-dark-observer": 1, "oni-small": 1}
    assert kind(match) != "place-oni"
    assert match.view()["table"]["oni"]["legends"]["here"] == ["oni-dark-observer"]


def test_a_destroyed_one_can_come_again() -> None:
    """TS-ONI-62, TSM-LEGEND-05: destroyed, its rules stop and all may come again, itself included."""
    match = placing({"0,0": {"units": {"oni-dark-observer": 1}}})
    assert not kinds_offered(match) & LEGENDS
    position = game(match)
    destroy(position, SPACE["0,0"], (position.book.kind_index["oni-dark-observer"], 1), at(match, "nomads"), "combat")
    assert match.decision is not None
    again = {o.tokens[1] for o in match.decision.choice.options(position)}
    assert "oni-dark-observer" in again and "oni-merchant" in again


ALL_ORDINARY = {"oni-small": 11, "oni-medium": 9, "oni-large": 6}


def test_they_come_when_all_ordinary_ones_are_used_up() -> None:
    """TS-ONI-61, TSM-LEGEND-02: they belong to the supply, so one must come (TS-ONI-25), and there is no Conquest."""
    match = placing({"2,0": {"units": ALL_ORDINARY, "owner": "boarlords"}}, n=2)
    assert kind(match) == "place-oni" and kinds_offered(match) == LEGENDS
    put(match, "oni-dark-observer", "1,0")
    assert units(match, "1,0") == {"oni-dark-observer": 1}
    assert not told(match, "no-oni") and kind(match) == "act"


def test_with_nothing_left_to_place_it_is_an_oni_conquest() -> None:
    """TS-ONI-24, TSM-LEGEND-03: all ordinary ones and one Legendary are on the board, so none can come."""
    match = placing({"2,0": {"units": ALL_ORDINARY, "owner": "boarlords"}, "0,0": {"units": {"oni-merchant": 1}}})
    assert told(match, "no-oni") and kind(match) not in ("place-oni", "act")


def test_where_there_is_one_with_ordinary_ones_used_up() -> None:
    """TS-COUNTER-29, TSM-LEGEND-02: a Legendary Oni can still be called, unless one is on the board."""
    for spaces, can in (({}, True), ({"0,0": {"units": {"oni-merchant": 1}}}, False)):
        match = deal(
            phase="green",
            active="nomads",
            left={"production": 0, "place": 0, "oni-areas": 1, "oni-range": 1, "oni-combats": 1},
            options=ON,
            cards={"nomads": "action-advance"},
            spaces={"2,0": {"units": {**ALL_ORDINARY, "private": 1}, "owner": "boarlords"}, **spaces},
        )
        go(match, "use oni-conquest", "source 2,0", "done", "attack 2,0")
        assert kind(match) == "ask-counter" and ("counter where-there-is-one" in texts(match)) is can


def test_where_there_is_one_may_bring_a_legend() -> None:
    """TSM-LEGEND-02: whenever a player places Oni, by a counterattack too."""
    match = deal(
        phase="green",
        active="nomads",
        left={"production": 0, "place": 0, "oni-areas": 1, "oni-range": 1, "oni-combats": 1},
        options=ON,
        cards={"nomads": "action-advance"},
        spaces={"2,0": {"units": {"oni-small": 1, "private": 1}, "owner": "boarlords"}},
    )
    go(match, "use oni-conquest", "source 2,0", "done", "attack 2,0", "counter where-there-is-one")
    assert kind(match) == "place-oni" and "oni-abyssal" in kinds_offered(match)


# --- each one's place ---------------------------------------------------------------------------------------


def test_places_on_the_moon() -> None:
    """TSM-LEGEND-08 Abyssal, TSM-LEGEND-13 Dark Observer, TSM-LEGEND-23 Defiler, TSM-LEGEND-38 Merchant."""
    match = placing()
    moon = {NAMES[s] for s in MOON}
    assert spots(match, "oni-abyssal") == moon - {"0,0"}
    assert spots(match, "oni-dark-observer") == moon
    assert spots(match, "oni-defiler") == {"0,0"} == spots(match, "oni-merchant")


def test_the_skybound_comes_beside_tsukuyumi() -> None:
    """TSM-LEGEND-19: in or next to a Tsukuyumi area, never the centre, a Homezone or beyond a Block."""
    match = placing({"2,0": {"blocks": ["1,0"]}, "3,0": {"owner": "oni"}})
    found = spots(match, "oni-skybound")
    assert {NAMES[s] for s in MOON} - {"0,0"} <= found and "0,0" not in found
    assert {"2,-1", "1,1"} <= found and "2,0" not in found, "2,0 lies behind its Block"
    assert "3,-1" not in found, "next to an Oni Territory is not enough"
    assert not found & set(HOMES.values())


def test_three_shadows_anywhere() -> None:
    """TSM-LEGEND-27, TSM-LEGEND-28 (QM-66): all three at once, in three different areas, Tsukuyumi or not."""
    match = placing({"3,0": {"units": {"private": 1}}}, n=2)
    assert spots(match, "oni-shadow") == {NAMES[s] for s in game(match).areas}
    put(match, "oni-shadow", "3,0")
    assert kind(match) == "place-shadow" and "place oni-shadow 3,0" not in texts(match)
    assert "place oni-shadow 4,0" not in texts(match), "no Homezone"
    play(match, "place oni-shadow 0,0", "place oni-shadow 3,-2")
    assert [units(match, s).get("oni-shadow") for s in ("3,0", "0,0", "3,-2")] == [1, 1, 1]
    assert kind(match) == "place-oni", "they count as one of the two to place"


def test_oni_come_out_of_the_shadows() -> None:
    """TSM-LEGEND-29: in or next to an area with a Shadow, though nothing there is Tsukuyumi; a Block counts."""
    far = placing()
    assert "3,-1" not in spots(far, "oni-small") and "3,-2" not in spots(far, "oni-small")
    match = placing({"3,-1": {"units": {"oni-shadow": 1}, "blocks": ["3,0"]}})
    assert {"3,-1", "3,-2"} <= spots(match, "oni-small")
    assert "3,0" not in spots(match, "oni-small"), "behind the Block"


def test_the_gambler_comes_home_with_company() -> None:
    """TSM-LEGEND-30: any Homezone, with 3 Medium Oni or as many as there are (QM-67)."""
    match = placing()
    assert spots(match, "oni-gambler") == {HOMES[f] for f in ("nomads", "boarlords", "dark-seed")}
    put(match, "oni-gambler", HOMES["boarlords"])
    assert units(match, HOMES["boarlords"]) == {"oni-gambler": 1, "oni-medium": 3}
    few = placing({"3,0": {"units": {"oni-medium": 8}}})
    put(few, "oni-gambler", HOMES["boarlords"])
    assert units(few, HOMES["boarlords"]) == {"oni-gambler": 1, "oni-medium": 1}


def test_the_ronin_and_the_fertile_grounds() -> None:
    """TSM-LEGEND-40, TSM-LEGEND-42: on a Fertile Ground; a Medium Oni on each other one."""
    match = placing(board={**PATCH, "3,0": "fertile", "3,-2": "fertile"})
    assert spots(match, "oni-ronin") == {"3,0", "3,-2"}
    put(match, "oni-ronin", "3,0")
    assert units(match, "3,0") == {"oni-ronin": 1} and units(match, "3,-2") == {"oni-medium": 1}
    assert units(match, "2,0") == {}


def test_without_fertile_ground_a_tile_is_replaced() -> None:
    """TSM-LEGEND-41 (QM-69): one without units and Territory marker, off the Moon; its markers go with it."""
    match = placing({"3,0": {"units": {"private": 1}}, "2,1": {"owner": "nomads"}, "3,-1": {"mines": 2, "covers": 1}})
    assert spots(match, "oni-ronin") == set(PATCH) - {"3,0", "2,1"}
    before = len(game(match).unused_tiles)
    put(match, "oni-ronin", "3,-1")
    row = next(r for r in match.view()["table"]["spaces"] if r["at"] == "3,-1")
    assert row["type"] == "fertile" and row["markers"] == {} and row["units"][0]["unit"] == "oni-ronin"
    assert len(game(match).unused_tiles) == before


def test_without_a_spare_fertile_tile_the_ronin_stays_away() -> None:
    """TSM-LEGEND-41: nothing to replace a tile with."""
    match = placing()
    position = game(match)
    position.unused_tiles = tuple([t for t in position.unused_tiles if position.book.tile_type[t] != 2])
    assert match.decision is not None
    assert "oni-ronin" not in {o.tokens[1] for o in match.decision.choice.options(position)}


def test_a_pack_leaves_one_out(tmp_path: Any) -> None:
    """QM-61: each can be switched off."""
    (tmp_path / "mine.toml").write_text('[[units]]\nid = "oni-defiler"\npieces = 0\n', encoding="utf-8")
    match = table.start("tsukuyumi", seats=3, seed=1, content=str(tmp_path), **ON)
    assert "oni-defiler" not in match.view()["table"]["oni"]["legends"]["away"]
    assert len(match.view()["table"]["oni"]["legends"]["away"]) == 7


def test_only_chosen_legends_may_come() -> None:
    """MX-LG-1, QM-61."""
    board = {**PATCH, "2,0": "fertile"}
    match = deal(options={"legendary_oni": True, "legends": ["oni-ronin", "oni-merchant"]}, board=board)
    ids = game(match).book.kind_ids
    assert {ids[k] for k in available(game(match))} == {"oni-ronin", "oni-merchant"}
    assert len(available(game(deal(options={"legendary_oni": True}, board=board)))) == 8


def test_shadows_may_be_kept_out_of_tsukuyumi_areas() -> None:
    """QM-66: the switch; by default they need not stay out."""
    for word, there in (("must-not", False), ("need-not", True)):
        position = game(deal(options={"legendary_oni": True, "three_shadows_tsukuyumi": word}))
        spaces = places(position, position.book.kind_index["oni-shadow"])
        assert (SPACE["1,0"] in spaces) is there and SPACE["2,0"] in spaces
