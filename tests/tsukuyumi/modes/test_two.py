"""TS-TWO: two players lay the board, play three rounds with their own cards, and score by Victory cards only."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, SPACE, distance
from moonwall.games.tsukuyumi.board import COORDS as HEX
from moonwall.games.tsukuyumi.book import FERTILE, MOUNTAIN, OCEAN
from moonwall.games.tsukuyumi.lineup import BASE
from moonwall.games.tsukuyumi.modes.two import sealed
from moonwall.games.tsukuyumi.position import AREA, VOID
from moonwall.table import Match

from ..hand import at, deal, game, go, kind, offered, order, play, seat, texts, told, units

PAIRS = [list(pair) for pair in combinations(BASE, 2)]


def two(seats: list[str] | None = None, seed: int = 1, **options: object) -> Match:
    return table.start("tsukuyumi", seats=seats or ["nomads", "boarlords"], seed=seed, **options)


def lay_all(match: Match) -> Match:
    while match.decision and match.decision.kind in ("lay-drawn", "turn-drawn"):
        match.play(match.decision.options[0])
    return match


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_ten_tiles_are_drawn_and_laid_in_turn(pair: list[str], edition: str) -> None:
    """TS-TWO-03, TS-TWO-04, TS-TWO-05: Oni on the Moon, two of each type and four others; Initiative place 2 begins."""
    match = two(pair, edition=edition)
    position = game(match)
    assert all(sum(units(match, f"{q},{r}").values()) == 1 for q, r in HEX[:7])
    book = position.book
    tiles = [*position.pile, book.tile_index[told(match, "tile-drawn")[0]["tile"]]]
    assert len(tiles) == len(set(tiles)) == 10
    for type_ in (FERTILE, OCEAN, MOUNTAIN):
        assert sum(book.tile_type[t] == type_ and not book.tile_prop[t] for t in tiles) >= 2
    assert not set(tiles) & set(position.unused_tiles)
    layers = []
    while kind(match) in ("lay-drawn", "turn-drawn"):
        if kind(match) == "lay-drawn":
            layers.append(seat(match))
        match.play(texts(match)[0])
    first, second = order(match)[::-1]
    assert layers == [first, second] * 5
    assert sum(ground == AREA for ground in game(match).ground) == 10


def test_each_tile_touches_what_lies() -> None:
    """TS-TWO-06, TS-TWO-06-PL: the first tile touches the Moon, each further one any area; the way round is free."""
    for edition in ("italian", "polish"):
        match = two(edition=edition)
        assert all(distance(HEX[SPACE[t.split()[1]]], (0, 0)) == 2 for t in texts(match)), "the first touches the Moon"
        assert len(texts(match)) == 12
        turned = set()
        while kind(match) in ("lay-drawn", "turn-drawn"):
            if kind(match) == "lay-drawn":
                position = game(match)
                spaces = [SPACE[t.split()[1]] for t in offered(match, "lay")]
                assert all(position.ground[s] == VOID for s in spaces)
                assert all(any(position.ground[t] for _, t in AROUND[s]) for s in spaces)
                match.play(texts(match)[-1])
            else:
                turned |= set(texts(match))
                match.play(texts(match)[-1])
        assert len(turned) == 6


def test_no_tile_seals_an_area() -> None:
    """TS-TWO-06 and the option reach_check: a tile may not take the last open edge of an area or of the Moon."""
    position = game(deal(["nomads", "boarlords"], board={"2,0": "ocean"}, homes={"nomads": "3,0", "boarlords": "3,-1"}))
    assert sealed(position, SPACE["2,1"], 63)
    assert not sealed(position, SPACE["2,1"], 31)
    position.walls = bytes([0b101111 if s == SPACE["2,0"] else w for s, w in enumerate(position.walls)])
    towards = next(d for d, t in AROUND[SPACE["2,0"]] if d == 4)
    beyond = dict(AROUND[SPACE["2,0"]])[towards]
    assert sealed(position, beyond, 1 << (towards + 3) % 6)
    assert not sealed(position, beyond, 0)


def test_then_home_one_area_units_in_initiative_order() -> None:
    """TS-TWO-07, TS-SETUP-18: one starting area; the same units as at larger tables."""
    match = lay_all(two(["boarlords", "nomads"]))
    assert seat(match) == order(match)[0] == "nomads"
    asked = []
    while kind(match) != "select-card":
        asked.append((seat(match), kind(match)))
        match.play(texts(match)[0])
    assert asked.count(("nomads", "place-home")) == asked.count(("boarlords", "place-home")) == 1
    assert asked.index(("boarlords", "place-home")) > max(n for n, a in enumerate(asked) if a[0] == "nomads")
    position = game(match)
    assert [position.controlled(s) for s in (0, 1)] == [1, 1]
    stock = match.view()["table"]["seats"][at(match, "boarlords")]["stock"]
    squeakers = position.book.pieces[position.book.kind_index["squeaker"]]
    assert stock["squeaker"] == squeakers - 3


def test_a_pack_may_give_two_players_other_units(tmp_path: Path) -> None:
    """TS-SETUP-18 (house): ``start_two`` replaces the starting units for two, and only for two."""
    (tmp_path / "mine.toml").write_text('[[factions]]\nid = "boarlords"\nstart_two = { squeaker = 1 }\n')
    for seats, there in ((["boarlords", "nomads"], 1), (["boarlords", "nomads", "dark-seed"], 3)):
        match = table.start("tsukuyumi", seats=seats, seed=1, content=(str(tmp_path),))
        while kind(match) != "select-card":
            match.play(texts(match)[0])
        stock = match.view()["table"]["seats"][at(match, "boarlords")]["stock"]
        assert stock["squeaker"] == 8 - there


def test_the_nest_may_cover_fertile_ground() -> None:
    """TS-TWO-07, TS-SETUP-15: the Nest may lie on any tile off the Moon without another faction's marker."""
    match = deal(
        ["dark-seed", "nomads"],
        board={"2,0": "ocean", "2,1": "fertile", "3,0": "ocean", "1,1": "ocean"},
        homes={"nomads": "4,0"},
        phase="home",
        active="dark-seed",
        spaces={"1,1": {"owner": "nomads"}},
    )
    assert {"home 2,0", "home 2,1"} <= set(texts(match))
    assert not {"home 1,1", "home 1,0"} & set(texts(match))


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_only_the_cards_for_two(edition: str) -> None:
    """TS-TWO-08: sixteen cards, six to each player, four nobody sees; Oni numbers as printed in both editions."""
    match = two(edition=edition)
    position = game(match)
    assert len(position.book.action_ids) == 16
    assert all(card.startswith("duo-") for card in position.book.action_ids)
    assert [len(h) for h in position.hands] == [6, 6] and len(position.undealt) == 4
    card = position.book.action_index["duo-observation"]
    assert position.book.symbols[card][2][6:9] == [2, 1, 2]


def test_no_missions_no_objectives_three_rounds() -> None:
    """TS-TWO-01, TS-TWO-09: three rounds, and options that would change it do not exist for two."""
    match = two()
    rules = game(match).rules
    assert rules.rounds == 3 and not rules.missions and not rules.objectives
    for name, value in (("rounds", 4), ("use_missions", True), ("use_objectives", True)):
        with pytest.raises(table.SetupError, match=f"option '{name}' belongs to mode"):
            two(**{name: value})


def test_white_is_up_to_two_different_actions_and_victory_cards_are_open() -> None:
    """TS-TWO-12-PL: as in the game for more; both players see all six tasks of each."""
    match = deal(["nomads", "boarlords"], phase="white", active="nomads", polish=True)
    assert match.view(1)["table"]["turn"]["white"] == 2
    for viewer in (None, 0, 1):
        seats = match.view(viewer)["table"]["seats"]
        assert [len(s["tasks"]) for s in seats] == [6, 6]
        assert {t["card"] for t in seats[0]["tasks"]} == {"victory-nomads-a", "victory-nomads-b"}


def last_round(polish: bool = False, **doc: object) -> Match:
    """The end of the last Red phase; the other player has acted."""
    doc.setdefault("order", ["dark-seed", "nomads"])
    return deal(
        ["nomads", "dark-seed"], polish=polish, round=3, phase="red", active="nomads", flipped=["dark-seed"], **doc
    )


def test_nothing_but_victory_cards_scores() -> None:
    """TS-TWO-02: neither areas nor Initiative nor the Moon centre."""
    owned = {"2,0": {"owner": "nomads"}, "2,-1": {"owner": "nomads"}, "0,0": {"owner": "nomads"}}
    match = go(last_round(spaces=owned, factions={"nomads": {"weapons": {}}}), "done")
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0)


def test_a_tie_goes_to_initiative_place_one() -> None:
    """TS-TWO-11-PL, TS-TWO-01: equal points; otherwise most points win."""
    for first, second in (("dark-seed", "nomads"), ("nomads", "dark-seed")):
        match = last_round(True, order=[first, second], factions={"nomads": {"weapons": {}}})
        go(match, "done")
        assert match.winners == (at(match, first),)
    match = go(last_round(points={"tasks": {"deep-raid": 2}}, factions={"nomads": {"weapons": {}}}), "done")
    assert match.outcome is not None and match.outcome.scores == (2, 0) and match.winners == (0,)


def test_a_mascot_scores_in_the_polish_game_only() -> None:
    """TS-TWO-02-PL, TSM-GEN-08-PL: a surviving Mascot scores for two as well; Italian: Victory cards alone do."""
    for polish, points in ((True, 1), (False, 0)):
        match = last_round(
            polish, options={"mascots": True}, spaces={"2,0": {"units": {"mascot-nomads": 1}}},
            factions={"nomads": {"weapons": {}}},
        )  # fmt: skip
        go(match, "done")
        assert match.outcome is not None and match.outcome.scores == (points, 0)


def test_the_pile_stays_secret() -> None:
    """TS-TWO-05: tiles are drawn one by one; what comes next is nobody's knowledge."""
    match = two(seed=3)
    assert match.view(0)["table"]["pile"] == 9
    imagined = match.imagine(0, 7)
    assert sorted(game(imagined).pile) == sorted(game(match).pile)
    assert game(imagined).pile != game(match).pile
    play(match, texts(match)[0])
