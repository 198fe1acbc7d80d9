"""TS-ONI: the neutral Oni, placed, moved and used by the players."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import NAMES, SPACE
from moonwall.games.tsukuyumi.rules import combat, oni_plan
from moonwall.games.tsukuyumi.rules.oni import may_attack, sources
from moonwall.games.tsukuyumi.rules.pieces import destroy
from moonwall.table import Match

from .hand import at, deal, game, go, kind, offered, order, owner, play, seat, texts, told, units

ALL = {"oni-small": 11, "oni-medium": 9, "oni-large": 6}


def green(spaces: dict[str, Any], place: int = 0, oni: tuple[int, int, int] | None = None, **doc: Any) -> Match:
    """The Nomads' Green turn with Oni symbols only."""
    areas, reach, combats = oni or (0, 0, 0)
    left = {"production": 0, "place": place, "oni-areas": areas, "oni-range": reach, "oni-combats": combats}
    doc.setdefault("active", "nomads")
    doc.setdefault("cards", {"nomads": "action-advance"})
    return deal(phase="green", left=left, spaces=spaces, **doc)


def test_oni_act_only_through_players() -> None:
    """TS-ONI-01, TS-ONI-02: the active player decides for them; no seat is theirs, no faction rule touches them."""
    match = green({"2,0": {"units": {"oni-small": 1, "private": 1}, "owner": "boarlords"}}, oni=(1, 1, 1))
    assert all(s.faction != "oni" for s in match.seats)
    go(match, "use oni-conquest")
    assert seat(match) == "nomads"


def test_what_oni_achieve_is_nobodys() -> None:
    """TS-ONI-03, TS-MISSION-10, TS-ONI-07: an Oni conquest gives no conquest, Mission or objective to the player; a
    conquered Tsukuyumi area keeps its Property."""
    match = green({"2,0": {"units": {"oni-small": 1}, "owner": "boarlords", "added": ["tsukuyumi"]}}, oni=(1, 1, 1))
    go(match, "use oni-conquest", "done")
    assert owner(match, "2,0") == "oni"
    position = game(match)
    assert position.conquests == position.moonstruck == position.retaken == (0, 0, 0)
    assert position.props(SPACE["2,0"]) & 1
    assert "oni" not in [match.seats[s].faction for s in range(3)]


def test_oni_are_immune_to_radioactivity() -> None:
    """TS-ONI-04, TS-AREA-08: at the end of the round other units there are destroyed, Oni stay."""
    match = deal(
        phase="red",
        flipped=["boarlords", "dark-seed"],
        active="nomads",
        spaces={"2,0": {"units": {"oni-small": 1, "worker": 2, "private": 1}, "added": ["radioactive"]}},
    )
    while kind(match) != "select-card":
        go(match, "done")
    assert units(match, "2,0") == {"oni-small": 1}
    assert game(match).kills == (0, 0, 0), "nobody's kill"


def test_sizes_and_values() -> None:
    """TS-ONI-05, TS-UNIT-01: 10, 20 and 30 in all three values; all of one size are alike."""
    book = game(deal()).book
    values = {book.kind_ids[k]: (book.cp[k], book.hp[k], book.dmg[k], book.strength[k]) for k in book.oni_kinds}
    assert values == {"oni-small": (10, 10, 10, 1), "oni-medium": (20, 20, 20, 2), "oni-large": (30, 30, 30, 4)}


def test_a_tsukuyumi_area_is_no_oni_territory_by_itself() -> None:
    """TS-ONI-06: the Moon carries no Oni marker at the start; an Oni Territory is one with the marker."""
    match = deal(oni="moon")
    assert all(owner(match, NAMES[s]) is None for s in range(7))


def test_a_player_conquers_an_oni_territory() -> None:
    """TS-ONI-07: the marker is exchanged."""
    match = deal(
        phase="red",
        active="nomads",
        left={"combat": 1, "movement": 0},
        spaces={"2,0": {"units": {"private": 1}, "owner": "oni"}},
    )
    go(match, "attack 2,0", "with nomad-conquest")
    assert owner(match, "2,0") == "nomads"


def test_destroyed_oni_return_to_the_supply() -> None:
    """TS-ONI-08, TS-ONI-09: and may come back later; they count for no Mission."""
    match = deal(spaces={"2,0": {"units": {"oni-large": 2}}})
    position = game(match)
    large = position.book.kind_index["oni-large"]
    assert position.stock[large] == 4
    destroy(position, SPACE["2,0"], (large, 2), at(match, "nomads"), "battle")
    assert position.stock[large] == 6 and position.kills == (0, 0, 0)
    assert match.view()["table"]["oni"]["supply"]["oni-large"] == 6


def test_oni_neither_draw_nor_play_events() -> None:
    """TS-ONI-10-PL: Nature's Wisdom cannot be chosen for them."""
    book = game(deal(polish=True)).book
    assert not book.counters[book.counter_index["natures-wisdom"]].oni


def test_two_oni_where_one_likes() -> None:
    """EX-IT-08, EX-PL-07 (TS-ONI-20, TS-ONI-21, TS-ONI-23): one on the Moon, one next to an Oni Territory."""
    match = green({"3,0": {"owner": "oni"}}, place=2)
    go(match, "use place-oni", "place oni-medium 0,0", "place oni-medium 2,1")
    assert units(match, "0,0") == {"oni-medium": 1} == units(match, "2,1")


def test_where_oni_may_be_placed() -> None:
    """TS-ONI-21, TS-ONI-22, TS-AREA-06: Tsukuyumi areas, Oni Territories, neighbours without a Block; no Homezone."""
    match = green(
        {"3,0": {"owner": "oni", "blocks": ["3,-1"]}, "2,1": {"pigs": ["3,0"]}, "2,0": {"blocks": ["1,0"]}}, place=1
    )
    go(match, "use place-oni")
    spots = {t.split()[2] for t in texts(match)}
    assert {NAMES[s] for s in range(7)} <= spots, "the Moon"
    assert {"3,0", "2,0", "2,-1", "1,1"} <= spots, "Oni Territory and neighbours; 2,0 borders 3,0 openly"
    assert "3,-1" not in spots and "2,1" not in spots, "behind a Block, behind a Pig Block"
    assert "4,0" not in spots, "a Homezone is no area"
    assert "3,-2" not in spots, "too far"


def test_a_negated_moon_area_is_no_longer_a_source() -> None:
    """TS-ONI-21, TS-AREA-12, TS-MOON-05: the Property counts, not the picture."""
    spaces = {NAMES[s]: {"negated": ["tsukuyumi"]} for s in range(7)}
    match = green({**spaces, "3,-2": {"added": ["tsukuyumi"]}}, place=1)
    go(match, "use place-oni")
    assert {t.split()[2] for t in texts(match)} == {"3,-2", "3,-1", "2,-1"}


def test_placing_triggers_no_mines() -> None:
    """TS-ONI-20: placing is not entering (TS-NOMAD-05)."""
    match = green({"2,0": {"mines": 2}}, place=1, active="boarlords", cards={"boarlords": "action-advance"})
    go(match, "use place-oni", "place oni-small 2,0")
    assert units(match, "2,0") == {"oni-small": 1} and kind(match) != "explode"


def test_an_empty_supply_means_one_conquest_instead() -> None:
    """TS-ONI-24: once, however many were due."""
    match = green({"2,0": {"units": ALL, "owner": "boarlords"}, "3,0": {}}, place=3)
    go(match, "use place-oni")
    assert told(match, "no-oni")
    go(match, "done")
    assert owner(match, "2,0") == "oni" or kind(match) == "oni-target"
    assert game(match).left[5] == 0


def test_as_many_as_possible_and_no_substitute() -> None:
    """TS-ONI-25: one Oni is left, three are due: one is placed and that is all."""
    match = green({"2,0": {"units": {**ALL, "oni-small": 10}, "owner": "boarlords"}}, place=3)
    go(match, "use place-oni", "place oni-small 0,0")
    assert owner(match, "2,0") == "boarlords"
    assert seat(match) != "nomads" or kind(match) == "act"


def test_where_there_is_one_gives_no_substitute() -> None:
    """TS-ONI-26: with an empty supply nothing is placed and no Oni Conquest follows."""
    from moonwall.games.tsukuyumi.rules.oni import place_one

    match = deal(spaces={"2,0": {"units": ALL, "owner": "boarlords"}})
    position = game(match)
    before = len(position.stack)
    place_one(position, 0)
    assert len(position.stack) == before
    position.stock[position.book.kind_index["oni-small"]] = 1
    place_one(position, 0)
    assert len(position.stack) == before + 1


def test_four_oni_one_stays_three_part() -> None:
    """EX-IT-09, EX-PL-07 (TS-ONI-30, TS-ONI-31, TS-ONI-33, TS-ONI-38): three go to three areas, one group conquers."""
    match = green({"2,0": {"units": {"oni-small": 4}}}, oni=(1, 1, 1))
    go(match, "use oni-conquest")
    for target in ("3,0", "3,-1", "2,1"):
        go(match, "march oni-small 2,0 1", f"to {target} 1")
    go(match, "done")
    assert kind(match) == "oni-target"
    assert sorted(texts(match)) == ["attack 2,0", "attack 2,1", "attack 3,-1", "attack 3,0"]
    go(match, "attack 3,-1")
    assert owner(match, "3,-1") == "oni"
    assert [owner(match, s) for s in ("2,0", "3,0", "2,1")] == [None, None, None]


def test_oni_may_stay_and_attack_where_they_are() -> None:
    """TS-ONI-31, TS-ONI-33: moving is optional; the origin may be the target."""
    match = green({"2,0": {"units": {"oni-small": 1}, "owner": "boarlords"}}, oni=(1, 1, 1))
    go(match, "use oni-conquest", "done")
    assert owner(match, "2,0") == "oni"


def test_oni_move_by_the_rules_and_apart_from_the_players_movement() -> None:
    """TS-ONI-32, TS-ONI-43: Blocks stop them, occupied areas do not; the player's own Movement is untouched."""
    match = green(
        {"2,0": {"units": {"oni-small": 1}, "blocks": ["3,0"]}, "3,-1": {"units": {"boarguard": 1}}}, oni=(1, 1, 1)
    )
    go(match, "use oni-conquest", "march oni-small 2,0 1")
    assert "to 3,-1 1" in texts(match) and "to 3,0 1" not in texts(match)


def test_all_oni_of_the_area_take_part() -> None:
    """TS-ONI-34: 30 CP of Oni against a Lt. Dan of 15 although only one was moved in."""
    match = green(
        {"2,0": {"units": {"oni-small": 1}}, "2,1": {"units": {"oni-medium": 1, "lt-dan": 1}, "owner": "nomads"}},
        oni=(1, 1, 1),
        active="boarlords",
        cards={"boarlords": "action-advance"},
    )
    go(match, "use oni-conquest", "source 2,0", "march oni-small 2,0 1", "to 2,1 1")
    if kind(match) == "oni-target":
        go(match, "attack 2,1")
    while not match.over and kind(match) not in ("act", "select-card"):
        go(match, "pass" if "pass" in texts(match) else texts(match)[-1])
    assert owner(match, "2,1") == "oni"


@pytest.mark.parametrize("polish", [False, True])
def test_what_is_no_target(polish: bool) -> None:
    """TS-ONI-35, TS-ONI-36: unmarked Moon and Tsukuyumi areas, Oni Territories, Homezones. The Polish card names only
    the Property: a Moon area whose Property is cancelled can be conquered."""
    from moonwall.games.tsukuyumi.rules.oni_plan import is_target

    match = deal(
        spaces={
            "2,0": {"added": ["tsukuyumi"]},
            "2,1": {"added": ["tsukuyumi"], "owner": "nomads"},
            "0,0": {"owner": "nomads"},
            "3,0": {"owner": "oni"},
            "1,0": {"negated": ["tsukuyumi"]},
        },
        polish=polish,
    )
    position = game(match)
    wanted = {
        "2,0": False,
        "2,1": True,
        "0,0": True,
        "0,1": False,
        "1,0": polish,
        "3,0": False,
        "3,-1": True,
        "4,0": False,
    }
    assert {name: is_target(position, SPACE[name]) for name in wanted} == wanted


def test_a_choice_that_makes_conquest_impossible_is_not_offered() -> None:
    """TS-ONI-33 (4.6): the only Oni stands beside the Moon; it may not wander off to where nothing can be conquered."""
    match = green(
        {
            "2,0": {"units": {"oni-small": 1}, "owner": "oni"},
            "3,0": {"owner": "boarlords"},
            "3,-1": {"owner": "oni"},
            "2,-1": {"owner": "oni"},
            "2,1": {"owner": "oni"},
            "1,1": {"owner": "oni"},
        },
        oni=(1, 1, 1),
    )
    go(match, "use oni-conquest")
    assert owner(match, "3,0") == "oni", "one Oni, one way: all of it was forced"


def test_no_legal_conquest_up_to_three_oni_may_move() -> None:
    """TS-ONI-37: by 1 each, or not at all; then the action ends (Q-05)."""
    match = green({"0,0": {"units": {"oni-small": 4}}}, oni=(1, 1, 1))
    go(match, "use oni-conquest")
    assert kind(match) == "move" and seat(match) == "nomads" and "done" in texts(match)
    go(match, "march oni-small 0,0 1", "to 1,0 2", "march oni-small 0,0 1", "to 0,1 1")
    assert units(match, "0,0") == {"oni-small": 1} and units(match, "1,0") == {"oni-small": 2}
    assert seat(match) != "nomads" or kind(match) == "act", "three are all, and each moved by 1"


def test_polish_one_must_move_towards_an_area() -> None:
    """TS-ONI-37-PL: at least one Oni must come nearer; away or not at all is not offered."""
    match = green({"0,0": {"units": {"oni-small": 2}}}, oni=(1, 1, 1), polish=True)
    go(match, "use oni-conquest")
    assert kind(match) == "oni-towards" and "done" not in texts(match)
    assert "step oni-small 0,0 1,0" in texts(match) and "step oni-small 0,0 -1,0" not in texts(match)
    go(match, "step oni-small 0,0 1,0")
    assert units(match, "1,0") == {"oni-small": 1}
    assert "march oni-small 1,0 1" not in texts(match), "it has moved"
    go(match, "done")


def test_no_oni_on_the_board_and_the_action_lapses() -> None:
    """TS-ONI-37 (Q-05)."""
    match = green({}, oni=(1, 1, 1))
    go(match, "use oni-conquest") if seat(match) == "nomads" and kind(match) == "act" else None
    assert seat(match) != "nomads"


def test_polish_card_gives_range_areas_and_attacks() -> None:
    """EX-PL-08 (TS-ONI-30-PL, TS-ONI-31-PL, TS-ONI-33-PL): up to 2 moves from 1 area, then exactly 1 attack."""
    match = green({"1,0": {"units": {"oni-medium": 2}}}, oni=(1, 2, 1), polish=True)
    go(match, "use oni-conquest", "march oni-medium 1,0 2", "to 2,0 2", "march oni-medium 2,0 1", "to 3,0 1", "done")
    assert sorted(texts(match)) == ["attack 2,0", "attack 3,0"]
    go(match, "attack 3,0")
    assert owner(match, "3,0") == "oni" and owner(match, "2,0") is None


def test_polish_two_areas_two_attacks() -> None:
    """TS-ONI-30-PL, TS-ONI-33-PL: Oni of two areas move, then two attacks, each where activated Oni stand."""
    match = green(
        {"2,0": {"units": {"oni-small": 1}}, "2,-1": {"units": {"oni-small": 1}}},
        oni=(2, 1, 2),
        polish=True,
        cards={"nomads": "action-wild-hunt"},
    )
    go(match, "use oni-conquest", "source 2,0", "march oni-small 2,0 1", "to 3,0 1")
    go(match, "source 2,-1", "march oni-small 2,-1 1", "to 3,-2 1")
    assert sorted(texts(match)) == ["attack 3,-2", "attack 3,0"]
    go(match, "attack 3,0")
    assert owner(match, "3,0") == owner(match, "3,-2") == "oni"


def test_italian_reads_every_card_as_one_one_one() -> None:
    """TS-ONI-30: Wild Hunt prints 2/1/2, which is Polish."""
    italian, polish = game(deal()).book, game(deal(polish=True)).book
    for book, numbers in ((italian, [1, 1, 1]), (polish, [2, 1, 2])):
        card = book.action_index["action-wild-hunt"]
        assert book.symbols[card][2][6:9] == numbers


def test_oni_conquer_and_deal_no_damage() -> None:
    """TS-ONI-39, TS-ONI-42: units in the area live on; a player may send Oni against an own area."""
    match = green({"2,0": {"units": {"oni-large": 1, "private": 1}, "owner": "nomads"}}, oni=(1, 1, 1))
    go(match, "use oni-conquest", "done")
    while kind(match) not in ("act", "select-card"):
        go(match, "pass" if "pass" in texts(match) else texts(match)[-1])
    assert owner(match, "2,0") == "oni" and units(match, "2,0") == {"oni-large": 1, "private": 1}


def test_every_player_there_counterattacks_also_the_active_one() -> None:
    """TS-ONI-40, TS-ONI-41: in Initiative order; damage to Oni is assigned by the active player."""
    match = green(
        {"2,0": {"units": {"oni-large": 1, "oni-medium": 1, "private": 2, "squeaker": 1}, "owner": "dark-seed"}},
        oni=(1, 1, 1),
        order=["boarlords", "nomads", "dark-seed"],
    )
    go(match, "use oni-conquest", "done")
    asked = []
    while kind(match) not in ("act", "select-card"):
        if kind(match) == "ask-counter":
            asked.append(seat(match))
        go(match, "pass" if "pass" in texts(match) else texts(match)[-1])
    assert asked == ["boarlords", "nomads"]


def test_damage_to_attacking_oni_is_assigned_by_the_active_player() -> None:
    """TS-ONI-41: not by the last on the Initiative board, who decides for Oni that defend (TS-ONI-51)."""
    match = green(
        {"2,0": {"units": {"oni-large": 1, "oni-medium": 1, "boarguard": 2}, "owner": "dark-seed"}},
        oni=(1, 1, 1),
        order=["boarlords", "nomads", "dark-seed"],
    )
    go(match, "use oni-conquest", "done", "counter counterstrike")
    assert (kind(match), seat(match)) == ("assign-damage", "nomads")
    go(match, "hit oni-medium")
    assert "oni-medium" not in units(match, "2,0") and units(match, "2,0")["oni-large"] == 1


def test_a_longer_range_follows_the_movement_rules() -> None:
    """TS-ONI-44: with range 2 each step counts, passing through enemies by the strength of the moving Oni."""
    for oni, further in (("oni-large", True), ("oni-small", False)):
        match = green(
            {"1,0": {"units": {oni: 1}}, "2,0": {"units": {"warrior": 2}, "owner": "dark-seed"}},
            oni=(1, 2, 1),
            polish=True,
        )
        go(match, "use oni-conquest", f"march {oni} 1,0 2", "to 2,0 1")
        moving = offered(match, "march") if kind(match) == "oni-move" else []
        assert bool(moving) is further


def test_who_decides_for_defending_oni() -> None:
    """TS-ONI-50, TS-ONI-51: the last on the Initiative board, or the last but one if that is the attacker."""
    for attacker, chooser in (("nomads", "dark-seed"), ("dark-seed", "boarlords")):
        match = deal(order=["nomads", "boarlords", "dark-seed"])
        assert order(match)[-1] == "dark-seed"
        assert match.seats[game(match).chooser(at(match, attacker))].faction == chooser


def test_oni_defend_with_their_own_values_and_never_by_protection() -> None:
    """TS-ONI-52, TS-ONI-53, TS-ONI-54: Counterstrike of a small Oni deals 10; Defense action and Protection are
    closed."""
    match = deal(
        phase="red",
        active="boarlords",
        left={"combat": 1, "movement": 0},
        order=["nomads", "boarlords", "dark-seed"],
        spaces={"2,0": {"units": {"oni-medium": 1, "boarmaiden": 1}}},
    )
    go(match, "attack 2,0", "with boar-annihilation")
    while kind(match) != "ask-counter":
        go(match, texts(match)[0])
    assert seat(match) == "dark-seed"
    entries = {t.split()[-1] for t in texts(match)}
    assert "counterstrike" in entries
    assert not entries & {"protection", "defense-action"}


def test_legendary_oni_act_at_once_and_by_themselves() -> None:
    """TS-ONI-60, TS-ONI-61, TS-ONI-62: agreed on, one is placed like any Oni, and its rules hold from that moment: with
    the Defiler in play no Oni Territory can be conquered; destroyed (twice) it may come again. More in ``modules``."""
    spaces = {"2,0": {"units": {"private": 1}, "owner": "oni"}, "0,0": {"units": {"hunter": 1}}}
    match = green(spaces, place=2, options={"legendary_oni": True})
    assert combat.targets(game(match), at(match, "nomads")) == [0, SPACE["2,0"]]
    go(match, "use place-oni", "size oni-defiler", "place oni-defiler 0,0")
    assert SPACE["2,0"] not in combat.targets(game(match), at(match, "nomads"))
    assert not [t for t in texts(match) if t.split()[1] == "oni-merchant"], "one at a time"
    position = game(match)
    for _ in range(2):
        destroy(position, 0, (position.book.kind_index["oni-defiler"], 1), at(match, "nomads"), "combat")
    assert SPACE["2,0"] in combat.targets(position, at(match, "nomads"))
    assert {"oni-defiler", "oni-merchant"} <= set(match.view()["table"]["oni"]["legends"]["away"])


def test_nowhere_to_place_them() -> None:
    """TS-ONI-21, TS-ONI-24: with every Tsukuyumi area cancelled the action lapses; the supply is not empty, so no
    Oni Conquest replaces it."""
    spaces = {NAMES[s]: {"negated": ["tsukuyumi"]} for s in range(7)}
    match = green({**spaces, "2,0": {"units": {"oni-small": 1}, "owner": "boarlords"}}, place=2)
    go(match, "use place-oni")
    assert owner(match, "2,0") == "boarlords" and kind(match) == "act", (
        "neither placing nor an Oni Conquest is asked for"
    )
    assert [e["rule"] for e in told(match, "no-oni")] == ["TS-ONI-21"]


# --- Polish: all attacks of the card are mandatory (TS-ONI-30-PL, TS-ONI-33-PL, 4.6 step 3) -------------------


def test_the_first_source_must_leave_both_attacks_possible() -> None:
    """Two attacks from one area: the pair on 1,0 can attack two areas, the single Oni on 0,1 only one."""
    spaces = {"1,0": {"units": {"oni-small": 2}}, "0,1": {"units": {"oni-small": 1}}}
    match = green(spaces, oni=(1, 1, 2), polish=True)
    assert not offered(match, "source"), "only one source makes both possible: it is activated without asking"
    assert {t.split()[0] for t in texts(match)} == {"to"}
    one = green(spaces, oni=(1, 1, 1), polish=True)
    assert offered(one, "source") == ["source 1,0", "source 0,1"], "for a single attack both will do"


def test_oni_split_up_if_only_that_makes_both_attacks_possible() -> None:
    """Two Oni of one area must go to different areas; both to one area is not offered, nor staying on the Moon."""
    match = green({"1,0": {"units": {"oni-small": 2}}}, oni=(1, 1, 2), polish=True)
    go(match, "use oni-conquest", "march oni-small 1,0 1")
    assert sorted(texts(match)) == ["to 1,1 1", "to 2,-1 1", "to 2,0 1"], "never both to the same area"
    play(match, "to 2,0 1")
    go(match, "march oni-small 1,0 1")
    assert sorted(texts(match)) == ["to 1,1 1", "to 2,-1 1"], "another area, and no `done` before"
    play(match, "to 1,1 1")
    go(match, "attack 2,0", "attack 1,1")
    assert owner(match, "2,0") == owner(match, "1,1") == "oni"
    single = green({"1,0": {"units": {"oni-small": 2}}}, oni=(1, 1, 1), polish=True)
    go(single, "use oni-conquest", "march oni-small 1,0 1")
    assert "to 2,0 2" in texts(single), "with one attack they may go together"


def test_a_second_source_is_not_optional_while_an_attack_needs_it() -> None:
    """Two areas, two attacks, one Oni each: after the first has moved the other must be activated, too."""
    spaces = {"1,0": {"units": {"oni-small": 1}}, "0,1": {"units": {"oni-small": 1}}}
    match = green(spaces, oni=(2, 1, 2), polish=True)
    go(match, "use oni-conquest", "source 1,0", "march oni-small 1,0 1")
    play(match, "to 2,0 1")
    assert sorted(texts(match)) == ["attack 1,1", "attack 2,0"], "the other one had to come, to the one area it can"
    may = green(spaces, oni=(2, 1, 1), polish=True)
    go(may, "use oni-conquest", "source 1,0", "march oni-small 1,0 1")
    play(may, "to 2,0 1")
    assert texts(may) == ["source 0,1", "done"], "for a single attack it is optional"
    alone = green({"1,0": {"units": {"oni-small": 1}}}, oni=(2, 1, 2), polish=True)
    go(alone, "use oni-conquest", "march oni-small 1,0 1", "to 2,0 1")
    assert owner(alone, "2,0") == "oni", "what no choice can bring about is not asked for"


def test_a_way_through_stronger_enemies_is_not_counted() -> None:
    """TS-MOVE-07-PL: the area behind three Warriors is out of reach for small Oni, so nobody has to go for it."""
    board = {"2,0": "ocean", "3,0": "ocean"}
    homes = {"nomads": "4,0", "boarlords": "3,1", "dark-seed": "4,-1"}
    for warriors in (3, 0):
        there = {"owner": "dark-seed", "units": {"warrior": warriors}} if warriors else {}
        spaces = {"1,0": {"units": {"oni-small": 2}}, "2,0": there}
        match = green(spaces, oni=(1, 2, 2), polish=True, board=board, homes=homes)
        go(match, "use oni-conquest", "march oni-small 1,0 2", "to 2,0 2")
        assert ("attack 3,0" in texts(match)) is (warriors == 0)


def test_where_oni_can_attack_is_worked_out_once_for_each_group(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of previews asks for it once for every option (TS-ONI-33), so it must not grow with the Oni's square."""
    spaces = {name: {"units": {"oni-small": 1}} for name in ("0,0", "1,0", "0,1", "-1,0", "2,0")}
    position = game(green(spaces, oni=(2, 2, 2)))
    calls: list[int] = []
    real = oni_plan.goals

    def counted(*args: Any) -> int:
        calls.append(1)
        return real(*args)

    monkeypatch.setattr(oni_plan, "goals", counted)
    for areas in (1, 2):
        calls.clear()
        assert sources(position, areas, 2, 2)
        assert len(calls) == len(spaces), "each group once"
    calls.clear()
    assert may_attack(position, 1, 2, 2)
    assert len(calls) == 1, "whether any can attack ends at the first that can"
