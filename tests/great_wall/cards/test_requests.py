"""Emperor's Requests: what each asks for, what is paid, and when it cannot be fulfilled (GW-COOP-10..14, GW-EX-31)."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.great_wall.parts import requests
from moonwall.games.great_wall.parts.requests import REQUESTS, SACRIFICED, fulfilled, kept
from moonwall.games.great_wall.position import GreatWall
from moonwall.table import Match
from moonwall.table.position import replaced

from .scenes import Doc, compose_coop, goods, see

RIDERS = [f"co-ordu-riders-{marker}" for marker in ("left", "middle", "right")]


def asked(request: str, doc: Doc, seats: int = 3, **state: Any) -> Match:
    """The table is asked in Winter step 3, with one open Request."""
    match = compose_coop(doc, seats=seats)
    game = match.position
    assert isinstance(game, GreatWall)
    kept(game, REQUESTS)[:] = [game.book.cards.request_ids.index(request), -1, -1]
    game.breaches = state.get("breaches", 0)
    for seat, n in enumerate(state.get("taken", ())):
        game.taken_this_year = replaced(game.taken_this_year, seat, n)
    game.push(requests.AskRequests())
    match._advance()
    return match


def can(match: Match) -> bool:
    return match.decision is not None and match.decision.kind == "fulfil-requests"


def all_agree(match: Match) -> None:
    """Everybody says yes to their share."""
    while match.decision is not None and match.decision.kind == "agree-to-pay":
        match.play("agree", match.decision.seat)


def everybody(own: Doc, seats: int = 3) -> Doc:
    return {"players": {f"@{seat}": own for seat in range(seats)}}


def hordes(*counts: int, **more: Any) -> Doc:
    """So many Hordes in each Section."""
    cards = iter([*RIDERS, *(f"co-iron-column-{m}" for m in ("left", "middle", "right"))])
    names = ("left", "middle", "right")
    return {"sections": {name: {"hordes": [next(cards) for _ in range(n)], **more} for name, n in zip(names, counts)}}


def walls(*levels: int) -> Doc:
    return {"sections": {name: {"wall": level} for name, level in zip(("left", "middle", "right"), levels)}}


RESTING = {"sections": {"left": {"rest": {f"@{seat}": {"spearman": 1} for seat in range(3)}}}}
MET: list[tuple[str, Doc, dict[str, Any]]] = [
    ("taunt-them-and-prevail", hordes(2, 1, 1), {}),
    ("glory-belongs-to-the-emperor", everybody({"honour": 12}), {}),
    ("warriors-for-the-guard", RESTING, {}),
    ("timber-for-the-palace", everybody(goods(wood=3, stone=2)), {}),
    ("tribute-of-gold", everybody(goods(gold=4)), {}),
    ("incense-for-the-ancestors", everybody(goods(qi=4)), {}),
    ("unbroken-line", walls(1, 1, 1), {}),
    ("the-wall-rises", walls(2, 0, 2), {}),
    ("full-granaries", {"warehouse": {"wood": 6}}, {}),
    ("trophies-of-the-steppe", {}, {"taken": (1, 2, 0)}),
    ("clerks-for-the-capital", {}, {}),
    (
        "royal-escort",
        {
            "sections": {
                "left": {"rest": {"@0": {"spearman": 1}}},
                "middle": {"archers": {"@1": 1}},
                "right": {"rest": {"@2": {"horseman": 1}}},
            }
        },
        {},
    ),
]
NOT_MET: list[tuple[str, Doc, dict[str, Any]]] = [
    ("taunt-them-and-prevail", hordes(3, 1, 0), {}),  # not in every Section
    ("taunt-them-and-prevail", hordes(1, 1, 1), {}),  # too few
    ("taunt-them-and-prevail", hordes(2, 1, 1), {"breaches": 1}),
    ("glory-belongs-to-the-emperor", everybody({"honour": 11}), {}),
    (
        "glory-belongs-to-the-emperor",
        {"players": {"@0": {"honour": 40}, "@1": {"honour": 40}, "@2": {"honour": 5}}},
        {},
    ),
    ("warriors-for-the-guard", {"sections": {"left": {"rest": {"@0": {"spearman": 3}}}}}, {}),
    ("timber-for-the-palace", {"players": {"@0": goods(wood=9, stone=9)}}, {}),  # no sharing
    ("tribute-of-gold", everybody(goods(gold=3)), {}),
    ("incense-for-the-ancestors", everybody(goods(qi=3)), {}),
    ("unbroken-line", walls(3, 3, 0), {}),
    ("unbroken-line", walls(1, 1, 1), {"breaches": 2}),
    ("the-wall-rises", walls(3, 1, 1), {}),
    ("full-granaries", {"warehouse": {"wood": 5}}, {}),
    ("trophies-of-the-steppe", {}, {"taken": (1, 1, 0)}),
    ("clerks-for-the-capital", {"locations": {"martial-school": {"@1": 5}}}, {}),
    (
        "royal-escort",
        {"sections": {name: {"rest": {"@0": {"spearman": 1}}} for name in ("left", "middle", "right")}},
        {},
    ),
]


@pytest.mark.parametrize(("request_id", "doc", "state"), MET, ids=[row[0] for row in MET])
def test_it_can_be_fulfilled(request_id: str, doc: Doc, state: dict[str, Any]) -> None:
    match = asked(request_id, doc, **state)
    assert can(match)
    assert match.decision is not None and match.decision.seats == (0, 1, 2)  # the table decides together
    match.play(f"fulfil {request_id}", 1)
    all_agree(match)
    game = match.position
    assert isinstance(game, GreatWall)
    assert fulfilled(game) == 1  # GW-COOP-13
    assert kept(game, REQUESTS) == [-1, -1, -1]


@pytest.mark.parametrize(("request_id", "doc", "state"), NOT_MET, ids=[row[0] for row in NOT_MET])
def test_it_cannot_be_fulfilled(request_id: str, doc: Doc, state: dict[str, Any]) -> None:
    assert not can(asked(request_id, doc, **state))


def test_every_request_has_both_cases() -> None:
    ids = set(compose_coop({}).position.book.cards.request_ids)  # type: ignore[attr-defined]
    assert {row[0] for row in MET} == ids == {row[0] for row in NOT_MET}


def test_each_pays_the_full_share() -> None:
    """GW-COOP-11: all at the same time, nobody for a partner."""
    match = asked("timber-for-the-palace", everybody(goods(wood=4, stone=2, qi=1)))
    match.play("fulfil timber-for-the-palace")
    all_agree(match)
    assert [(see(match, f"wood_{seat}"), see(match, f"goods_{seat}")) for seat in range(3)] == [(1, 2)] * 3


def test_all_must_agree_before_anybody_pays() -> None:
    """GW-COOP-11: where all pay, each is asked; one no, and nothing has happened, for this Year."""
    match = asked("timber-for-the-palace", everybody(goods(wood=3, stone=2)))
    match.play("fulfil timber-for-the-palace", 2)
    seats = []
    for answer in ("agree", "agree", "refuse"):
        assert match.decision is not None and match.decision.kind == "agree-to-pay"
        shown = match.view(0)["table"]["coop"]
        assert (shown["requests"][0], shown["fulfilled"]) == ("timber-for-the-palace", 0), "not yet fulfilled"
        assert see(match, "wood_0") == 3, "nobody pays before all have agreed"
        seats.append(match.decision.seat)
        match.play(answer, match.decision.seat)
    assert sorted(seats) == [0, 1, 2]
    game = match.position
    assert isinstance(game, GreatWall)
    assert fulfilled(game) == 0 and kept(game, REQUESTS)[0] >= 0
    assert [see(match, f"goods_{seat}") for seat in range(3)] == [5, 5, 5]
    assert not can(match), "it is not proposed again this Year"


def test_in_an_imagined_world_everybody_can_pay_what_was_proposed() -> None:
    """GW-COOP-11, GW-COOP-20: that a Request is put to the table tells that all hold what it asks."""
    for seed in range(10):
        match = asked("timber-for-the-palace", everybody(goods(wood=3, stone=2, gold=4)))
        match.play("fulfil timber-for-the-palace")
        assert match.decision is not None
        world = match.imagine(match.decision.seat, seed)
        all_agree(world)
        assert [see(world, f"goods_{seat}") for seat in range(3)] == [4, 4, 4]
        assert min(world.position.res) >= 0  # type: ignore[attr-defined]


def test_what_is_nobodys_own_needs_no_agreement() -> None:
    """GW-COOP-11 counter-example: Walls and the Warehouse belong to the table, so any player may answer for it."""
    for request, doc in (("full-granaries", {"warehouse": {"wood": 6}}), ("the-wall-rises", walls(2, 0, 2))):
        match = asked(request, doc)
        match.play(f"fulfil {request}", 2)
        assert fulfilled(match.position) == 1
        assert match.decision is None or match.decision.kind != "agree-to-pay"


def test_fewer_demands_with_four_players() -> None:
    assert can(asked("tribute-of-gold", everybody(goods(gold=3), 4), 4))
    assert not can(asked("trophies-of-the-steppe", {}, 4, taken=(1, 1, 1, 0)))


def test_sacrificed_pieces_are_boxed() -> None:
    """GW-COOP-14: out of the game, not in the pool; Overseers and Soldiers on Hordes cannot be given (GW-AMB-46)."""
    doc: Doc = {"sections": {"left": {"rest": {f"@{seat}": {"spearman": 1, "archer": 1} for seat in range(3)}}}}
    match = asked("warriors-for-the-guard", doc)
    match.play("fulfil warriors-for-the-guard")
    all_agree(match)
    for seat in range(3):
        match.play(f"sacrifice left archer @{seat}", seat)
    game = match.position
    assert isinstance(game, GreatWall)
    for seat in range(3):
        assert kept(game, SACRIFICED)[seat * 4 : seat * 4 + 4] == [1, 1, 0, 0]
        assert see(match, f"pool_{seat}_spearman") == 10 - 1 - 1
        assert see(match, f"rest_left_{seat}_spearman") == 1
    match = asked("clerks-for-the-capital", {})
    match.play("fulfil clerks-for-the-capital")
    all_agree(match)
    assert [see(match, f"clerkpool_{seat}") for seat in range(3)] == [4, 4, 4]


def test_glory_is_shared_out() -> None:
    """Together 36 Honour, each at least 6; nobody can leave more to the others than they have."""
    doc: Doc = {"players": {"@0": {"honour": 30}, "@1": {"honour": 10}, "@2": {"honour": 8}}}
    match = asked("glory-belongs-to-the-emperor", doc)
    match.play("fulfil glory-belongs-to-the-emperor")
    all_agree(match)
    assert match.decision is not None
    assert [option.text for option in match.decision.options] == [f"offer {n}" for n in range(18, 25)]
    match.play("offer 20")
    match.play("offer 9")
    assert [see(match, f"honour_{seat}") for seat in range(3)] == [10, 1, 1]


@pytest.mark.parametrize("who", ["archer", "lookout"])
def test_an_archer_on_the_wall_or_a_resting_one_is_given(who: str) -> None:
    """GW-COOP-14: players say which; both stand in the same Section (Warriors for the Guard, Royal Escort)."""
    both: Doc = {"archers": {"@0": 1}, "rest": {"@0": {"archer": 1}}}
    others = {"rest": {"@1": {"spearman": 1}, "@2": {"horseman": 1}}}
    for card, sections in (
        ("warriors-for-the-guard", {"left": both, "middle": others}),
        ("royal-escort", {"left": both, "middle": others, "right": {"rest": {"@2": {"horseman": 1}}}}),
    ):
        match = asked(card, {"sections": sections})
        match.play(f"fulfil {card}")
        all_agree(match)
        assert match.decision is not None
        assert [o.text for o in match.decision.options] == ["sacrifice left archer @0", "sacrifice left lookout @0"]
        match.play(f"sacrifice left {who} @0", 0)
        assert see(match, "spots_left_0") == int(who == "archer")
        assert see(match, "rest_left_0_archer") == int(who == "lookout")
        game = match.position
        assert isinstance(game, GreatWall)
        assert kept(game, SACRIFICED)[1] == 1


def test_the_escort_needs_a_horseman() -> None:
    """One Soldier of each Section, whoever's; the choice must leave a Horseman possible."""
    sections = {
        "left": {"rest": {"@0": {"spearman": 1, "horseman": 1}}},
        "middle": {"rest": {"@1": {"spearman": 1}}},
        "right": {"rest": {"@2": {"spearman": 1}}},
    }
    match = asked("royal-escort", {"sections": sections})
    match.play("fulfil royal-escort")  # only the Horseman of the left Section will do, so nobody is asked
    all_agree(match)
    assert see(match, "rest_left_0_horseman") == 0
    assert see(match, "rest_left_0_spearman") == 1
    assert see(match, "rest_middle_1_spearman") == 0
    assert see(match, "rest_right_2_spearman") == 0


def test_any_number_in_one_year() -> None:
    """GW-AMB-46: any number of Requests, but a Resource pays for one only."""
    match = compose_coop(everybody(goods(gold=4, qi=4)))
    game = match.position
    assert isinstance(game, GreatWall)
    ids = game.book.cards.request_ids
    kept(game, REQUESTS)[:] = [
        ids.index(r) for r in ("tribute-of-gold", "incense-for-the-ancestors", "timber-for-the-palace")
    ]
    game.push(requests.AskRequests())
    match._advance()
    match.play("fulfil tribute-of-gold")
    all_agree(match)
    match.play("fulfil incense-for-the-ancestors")
    all_agree(match)
    assert fulfilled(game) == 2
    assert [see(match, f"goods_{seat}") for seat in range(3)] == [0, 0, 0]
    assert not can(match)
