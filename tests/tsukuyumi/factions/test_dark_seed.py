"""TS-SEED: Eggs, Conquerors, the swarm and the objective."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.book import COMBAT
from moonwall.games.tsukuyumi.position import NOT_LAST
from moonwall.games.tsukuyumi.rules.combat import FreeFight
from moonwall.table import Match

from ..combat.field import (
    BOARS,
    CYBER,
    FOUR,
    NOMADS,
    SEED,
    SPOT,
    at,
    attack,
    cards,
    counters,
    deal,
    field,
    game,
    kind,
    over,
    owner,
    play,
    seat,
    settle,
    space,
    texts,
    told,
    units,
    until,
)


def blue(spaces: dict[str, Any], **doc: Any) -> Match:
    match = deal(
        FOUR, phase="blue", active=SEED, spaces=spaces, left={"effect": 1, "initiative": 1, "combat": 0}, **doc
    )
    return play(match, "use faction-effect")


def swarm(match: Match) -> list[str]:
    return [t for t in texts(match) if t.startswith("swarm")]


def test_two_of_three_abilities() -> None:
    """TS-SEED-01: two different ones in any order."""
    match = blue({SPOT: {"units": {"breeder": 1, "worker": 1}}})
    assert swarm(match) == ["swarm move-all", "swarm all-fly", "swarm lay-eggs"]
    play(match, "swarm all-fly")
    assert swarm(match) == ["swarm move-all", "swarm lay-eggs"]
    play(match, "swarm lay-eggs", "egg 2,0")
    assert swarm(match) == []


def test_additional_move() -> None:
    """TS-SEED-02 (Q-61): all units by 1, Wasps by 2; Blocks count for those that do not fly."""
    match = blue({SPOT: {"units": {"worker": 1, "wasp": 1}, "blocks": ["3,0"]}})
    play(match, "swarm move-all")
    assert {"march worker 2,0 1", "march wasp 2,0 2"} <= set(texts(match))
    play(match, "march worker 2,0 1")
    assert "to 3,0 1" not in texts(match)


def test_all_fly_then_move() -> None:
    """TS-SEED-03: from then on for the round, so a later additional move crosses Blocks; gone next round."""
    match = blue({SPOT: {"units": {"worker": 1}, "blocks": ["3,0"]}})
    play(match, "swarm all-fly", "swarm move-all", "march worker 2,0 1", "to 3,0 1", "done")
    assert units(match, "3,0") == {"worker": 1}
    assert match.view()["table"]["seats"][at(match, SEED)]["board"]["flying"]
    while game(match).round == 1:
        options = texts(match)
        play(match, next((o for o in ("done", "pass", "no") if o in options), options[0]))
    assert not match.view()["table"]["seats"][at(match, SEED)]["board"]["flying"]


def test_laying_eggs() -> None:
    """TS-SEED-04: each Planter and Breeder one, here or next door, Blocks and occupation ignored, no Mine explodes."""
    match = blue(
        {
            SPOT: {"units": {"planter": 1, "worker": 1}, "blocks": ["3,0"]},
            "3,0": {"units": {"private": 1}, "mines": 1},
            "3,-2": {"units": {"breeder": 1}},
        }
    )
    play(match, "swarm lay-eggs")
    offers = set(texts(match))
    play(match, "egg 3,0" if "egg 3,0" in offers else "egg 3,-2")
    assert kind(match) == "lay-eggs"
    play(match, next(t for t in ("egg 3,0", "egg 3,-2") if t in texts(match)))
    assert game(match).marks_at("egg", space("3,0")) == 1 and game(match).marks_at("egg", space("3,-2")) == 1
    assert units(match, "3,0") == {"private": 1} and game(match).marks_at("mine", space("3,0")) == 1


def test_only_planter_and_breeder_lay() -> None:
    """TS-SEED-04: the counter-example."""
    assert "swarm lay-eggs" not in texts(blue({SPOT: {"units": {"worker": 3, "wasp": 1}}}))


@pytest.mark.parametrize(("n", "left"), [(1, 0), (3, 1), (4, 2)])
def test_for_the_queen(n: int, left: int) -> None:
    """TS-SEED-05: before the attack half is removed, rounded up, the rest goes to one adjacent area."""
    match = field(BOARS, {"boarguard": 2, "worker": n})
    attack(match, "boar-conquest")
    assert seat(match) == SEED and owner(match, SPOT) is None  # nothing has been marked yet
    play(match, "counter defense-action")
    if left:
        play(match, "flee 3,0")
        assert units(match, "3,0") == {"worker": left}
    assert units(match, SPOT) == {"boarguard": 2} and owner(match, SPOT) == BOARS
    assert game(match).kills[at(match, BOARS)] == 0 and not any(game(match).marks_of("egg"))


def test_for_the_queen_saves_the_comparison_only_in_polish() -> None:
    """TS-SEED-05, TS-SEED-05-PL: Italian units are gone before the comparison; Polish ones still count in it."""
    for polish, wins in ((False, True), (True, False)):
        match = field(BOARS, {"squeaker": 1, "stinger": 2}, polish=polish)
        attack(match, "boar-conquest")
        play(match, "counter defense-action", "flee 3,0")
        settle(match)
        assert (owner(match, SPOT) == BOARS) is wins
        assert units(match, "3,0") == {"stinger": 1}


def test_for_the_queen_before_damage_is_assigned() -> None:
    """TS-SEED-05-PL: the split is made, then the units are away, and the damage hits nobody."""
    match = field(CYBER, {"cyberoid": 3, "worker": 4, "private": 1}, polish=True, order=[CYBER, SEED, NOMADS, BOARS])
    attack(match, "cyber-target-acquisition", f"deal @{at(match, SEED)} 60")
    until(match, "ask-early")
    while seat(match) != SEED or "counter defense-action" not in texts(match):
        play(match, "pass")
    play(match, "counter defense-action", "flee 3,0")
    settle(match)
    assert units(match, "3,0") == {"worker": 2}


def test_for_the_queen_blocks_count_and_no_way_means_staying() -> None:
    """TS-SEED-05 (Q-42): the rest stays where no edge is open."""
    shut = {"blocks": ["2,-1", "3,-1", "3,0", "2,1", "1,1", "1,0"]}
    match = field(BOARS, {"boarguard": 2, "worker": 3}, marks=shut)
    attack(match, "boar-conquest", "counter defense-action")
    assert units(match, SPOT) == {"boarguard": 2, "worker": 1}
    flyers = field(BOARS, {"boarguard": 2, "wasp": 2}, marks=shut)
    attack(flyers, "boar-conquest", "counter defense-action")
    assert "flee 3,0" in texts(flyers)


# --- Conquerors ---------------------------------------------------------------------------------------------


def test_two_conquerors_in_one_area() -> None:
    """EX-IT-23 (TS-SEED-06): one is removed after the fight; all Dark Seed units there fight."""
    match = blue({SPOT: {"units": {"conqueror": 2, "worker": 1, "private": 4}}})
    play(match, "conqueror 2,0", "with seed-swarm-attack")
    settle(match)
    assert owner(match, SPOT) == SEED  # 45 against 40: all of them counted
    assert units(match, SPOT)["conqueror"] == 1


def test_if_one_falls_the_survivor_is_removed() -> None:
    """EX-IT-23 (TS-SEED-06): no Conqueror is left."""
    match = blue({SPOT: {"units": {"conqueror": 2, "stinger": 1, "private": 3}}})
    play(match, "conqueror 2,0", "with seed-annihilation")
    until(match, "ask-counter")
    play(match, "counter crush-the-bugs", "lose conqueror", "lose stinger")
    assert "conqueror" not in units(match, SPOT)


def test_conquerors_in_two_areas() -> None:
    """EX-IT-29 (TS-SEED-06): one fight each; one Conqueror leaves each area."""
    match = blue(
        {SPOT: {"units": {"conqueror": 1}}, "3,-2": {"units": {"conqueror": 1}}},
        options={"conqueror_may_conquer": True},
    )
    play(match, "conqueror 2,0", "with seed-conquest", "conqueror 3,-2", "with seed-conquest")
    assert owner(match, SPOT) == SEED and owner(match, "3,-2") == SEED
    assert units(match, SPOT) == {} and units(match, "3,-2") == {}


def test_a_conqueror_pushed_out_is_given_up_all_the_same() -> None:
    """TS-SEED-06: Pushback moves it next door, and there it leaves the board; another one elsewhere stays."""
    may = {"conqueror_may_conquer": True}
    match = blue({SPOT: {"units": {"conqueror": 1, "private": 1}}, "3,-2": {"units": {"conqueror": 1}}}, options=may)
    play(match, "conqueror 2,0", "with seed-conquest")
    until(match, "ask-counter")
    play(match, "counter pushback", "push conqueror 2,1")
    settle(match)
    assert owner(match, SPOT) == SEED and units(match, "2,1") == {} and units(match, "3,-2") == {"conqueror": 1}
    mined = blue(
        {SPOT: {"units": {"conqueror": 1, "private": 1}}, "2,1": {"mines": 1, "units": {"conqueror": 1}}}, options=may
    )
    play(mined, "conqueror 2,0", "with seed-conquest")
    until(mined, "ask-counter")
    play(mined, "counter pushback", "push conqueror 2,1", "explode 1")
    settle(mined)
    assert units(mined, "2,1") == {"conqueror": 1}  # the one that moved has died in the Mine


@pytest.mark.parametrize(("options", "offer"), [({}, False), ({"conqueror_may_conquer": True}, True)])
def test_conquest_is_closed_to_conquerors(options: dict[str, Any], offer: bool) -> None:
    """TS-SEED-06 (Q-11): as the Codex prints, unless the switch opens it; never Swarm Attack, nor an ordinary fight."""
    match = blue({SPOT: {"units": {"conqueror": 1, "worker": 1, "private": 1}}}, options=options)
    play(match, "conqueror 2,0")
    assert ("with seed-conquest" in texts(match)) is offer
    assert {"with seed-swarm-attack", "with seed-annihilation"} <= set(texts(match))
    assert "with seed-conquest" in cards(field(SEED, {"conqueror": 1, "worker": 1, "private": 1}, options=options))


def test_a_conqueror_with_nothing_but_conquest_cannot_fight() -> None:
    """TS-SEED-06 (Q-11): in an empty area only Swarm Attack is left, once a round."""
    spots = {SPOT: {"units": {"conqueror": 1}}, "3,-2": {"units": {"conqueror": 1}}}
    match = blue(spots)
    assert {"conqueror 2,0", "conqueror 3,-2"} <= set(texts(match))
    play(match, "conqueror 2,0")  # Swarm Attack is the one card
    assert owner(match, SPOT) == SEED and "conqueror 3,-2" not in texts(match)
    open_ = play(blue(spots, options={"conqueror_may_conquer": True}), "conqueror 2,0", "with seed-swarm-attack")
    assert "conqueror 3,-2" in texts(open_)


def test_no_conqueror_no_fight() -> None:
    """TS-SEED-06: the counter-example."""
    match = blue({SPOT: {"units": {"warrior": 2, "private": 1}}})
    assert not [t for t in texts(match) if t.startswith("conqueror")]


@pytest.mark.parametrize("polish", [False, True])
def test_polish_move_before_the_fight(polish: bool) -> None:
    """TS-ROUND-10-PL (Q-01): after a Conqueror's fight the additional move is gone in the Polish edition only."""
    match = blue({SPOT: {"units": {"conqueror": 1, "worker": 1}}}, polish=polish)
    play(match, "conqueror 2,0")  # with Swarm Attack, the one card there is
    assert ("swarm move-all" in texts(match)) is not polish


# --- boards and production ----------------------------------------------------------------------------------


def test_no_protection() -> None:
    """TS-SEED-07: +0, whatever is chosen."""
    match = field(CYBER, {"attack-drone": 1, "warrior": 1})
    attack(match, "cyber-annihilation", "counter protection")
    assert "warrior" not in units(match, SPOT)


def green(points: int, spaces: dict[str, Any], card: str = "action-offensive", **doc: Any) -> Match:
    return deal(FOUR, phase="green", active=SEED, spaces=spaces, cards={SEED: card},
                left={"production": points, "place": 0, "oni-combats": 0}, **doc)  # fmt: skip


def test_planter_and_breeder_without_a_green_phase() -> None:
    """EX-IT-27 (TS-SEED-08, TS-PROD-07): exactly 3 PP."""
    match = green(0, {SPOT: {"units": {"planter": 1, "breeder": 1}}}, "action-onslaught")
    play(match, "use production")
    assert game(match).pp == 3


def test_remote_hatching() -> None:
    """EX-IT-22 (TS-SEED-08, TS-SEED-12): a Breeder's PP hatches a Worker from an Egg anywhere; the Egg is used up."""
    match = green(0, {SPOT: {"units": {"breeder": 1}}, "3,-2": {"eggs": 1, "mines": 1}})
    play(match, "use production", "buy worker")
    assert {"place 2,0", "hatch 3,-2", "place 1,2"} <= set(texts(match))
    assert "place 3,-2" not in texts(match)
    play(match, "hatch 3,-2")
    assert units(match, "3,-2") == {"worker": 1} and not any(game(match).marks_of("egg"))
    assert kind(match) != "explode" and game(match).marks_at("mine", space("3,-2")) == 1  # TS-NOMAD-05


def test_wasps_go_further_in_every_movement() -> None:
    """TS-SEED-09: also by counterattack, flying."""
    match = field(BOARS, {"boarguard": 1, "wasp": 1, "worker": 1}, marks={"blocks": ["3,0"]})
    attack(match, "boar-conquest", "pass", "counter retreat")
    assert "march wasp 2,0 2" in texts(match) and "march worker 2,0 1" in texts(match)
    play(match, "march wasp 2,0 2")
    assert "to 3,0 1" in texts(match)


def test_eggs_are_no_units() -> None:
    """TS-SEED-10: they stay after a conquest and give no counterattack."""
    match = field(BOARS, {"squeaker": 1}, marks={"eggs": 3}, owner=SEED)
    play(match, "attack 2,0")
    assert over(match) and owner(match, SPOT) == BOARS and game(match).marks_at("egg", space(SPOT)) == 3


def test_when_all_eggs_lie_one_is_moved() -> None:
    """TS-SEED-11: with an empty stock an Egg on the board is moved; otherwise a new one is laid."""
    match = blue({SPOT: {"units": {"breeder": 1}}, "3,-2": {"eggs": 25}})
    play(match, "swarm lay-eggs", "egg 2,0")
    assert game(match).marks_at("egg", space(SPOT)) == 1 and game(match).marks_at("egg", space("3,-2")) == 24


@pytest.mark.parametrize(("option", "eggs"), [("battle", 1), ("none", 0), ("unit", 3)])
def test_the_dead_leave_eggs(option: str, eggs: int) -> None:
    """TS-SEED-13 (Q-13): one per area and battle by default."""
    match = field(CYBER, {"cyberoid": 1, "worker": 3}, options={"eggs_on_death": option})
    settle(attack(match, "cyber-annihilation"))
    assert units(match, SPOT) == {"cyberoid": 1}
    assert game(match).marks_at("egg", space(SPOT)) == eggs


def test_one_egg_however_many_killers() -> None:
    """TS-SEED-13 (Q-13): attack and Counterstrike of another defender in one battle, one Egg."""
    match = field(CYBER, {"cybersamurai-21": 1, "worker": 3, "squeaker": 2}, order=[BOARS, SEED, CYBER, NOMADS])
    attack(match, "cyber-annihilation", f"deal @{at(match, BOARS)} 0", "pass", "pass", "counter counterstrike",
           f"deal @{at(match, SEED)} 5")  # fmt: skip
    settle(match)
    assert "worker" not in units(match, SPOT) and game(match).marks_at("egg", space(SPOT)) == 1


# --- cards --------------------------------------------------------------------------------------------------


def test_kamikaze() -> None:
    """TS-SEED-14 (Q-12): HP are added to DMG; another Combat action must be left."""
    match = field(SEED, {"worker": 2, "stinger": 1, "boarmaster": 1}, combat=2)
    attack(match, "seed-kamikaze")
    assert told(match, "attack-damage")[0]["n"] == 2 * 10 + 35
    last = field(SEED, {"worker": 2, "boarmaster": 1}, combat=1)
    assert "with seed-kamikaze" not in cards(last) and "with seed-annihilation" in cards(last)


def test_kamikaze_is_followed_by_another_combat_action() -> None:
    """TS-SEED-14 (Q-12): the turn cannot be ended before one more was taken; other cards leave that free."""
    for card, free in (("seed-kamikaze", False), ("seed-annihilation", True)):
        match = field(
            SEED, {"worker": 2, "boarmaster": 1, "boarguard": 3}, spaces={"3,-2": {"units": {"worker": 1}}}, combat=2
        )
        settle(attack(match, card))
        assert over(match) and ("done" in texts(match)) is free
        play(match, "use initiative", "done")  # other actions remain possible
        assert ("done" in texts(match)) is free
        play(match, "attack 3,-2", "with seed-conquest")
        assert "done" in texts(match)


def test_kamikaze_binds_nobody_who_cannot_fight_any_more() -> None:
    """TS-SEED-14 (Q-12): unless none is possible; here all attackers are lost."""
    match = field(SEED, {"worker": 2, "boarmaster": 1, "boarguard": 3}, combat=2)
    attack(match, "seed-kamikaze")
    until(match, "ask-counter")
    play(match, "counter total-loss")
    settle(match)
    assert "worker" not in units(match, SPOT) and "done" in texts(match)


@pytest.mark.parametrize(("other", "offered"), [("1,2", False), ("3,-2", True)])
def test_a_conqueror_that_cannot_fight_is_no_other_combat_action(other: str, offered: bool) -> None:
    """TS-SEED-14 (Q-12): one in the Nest has nothing to fight for; one in a free area has, and then it must."""
    match = blue(
        {
            SPOT: {"units": {"conqueror": 1, "worker": 1, "boarmaster": 1, "boarguard": 3}},
            other: {"units": {"conqueror": 1}},
        }
    )
    play(match, "conqueror 2,0")
    assert ("with seed-kamikaze" in texts(match)) is offered
    if offered:
        play(match, "with seed-kamikaze")
        settle(match)
        assert "conqueror 3,-2" in texts(match) and "done" not in texts(match)
        play(match, "swarm all-fly", "conqueror 3,-2")
        assert owner(match, "3,-2") == SEED and "done" in texts(match)


def test_the_conqueror_given_up_is_no_other_combat_action() -> None:
    """TS-SEED-14 (Q-12): alone it cannot play Kamikaze; two in the area can, and the second must fight."""
    for n, offered in ((1, False), (2, True)):
        match = blue({SPOT: {"units": {"conqueror": n, "worker": 1, "boarmaster": 1, "boarguard": 3}}})
        play(match, "conqueror 2,0")
        assert ("with seed-kamikaze" in texts(match)) is offered
    play(match, "with seed-kamikaze")
    settle(match)
    assert "done" not in texts(match)
    lost = blue({SPOT: {"units": {"conqueror": 2, "worker": 1, "boarmaster": 1, "boarguard": 3}}})
    play(lost, "conqueror 2,0", "with seed-kamikaze")
    until(lost, "ask-counter")
    play(lost, "counter total-loss")
    settle(lost)
    assert "done" in texts(lost)


@pytest.mark.parametrize(("effect", "offered"), [(1, True), (0, False)])
def test_conquerors_of_an_effect_to_come_follow_kamikaze(effect: int, offered: bool) -> None:
    """TS-SEED-14 (Q-12): the fight of an Event first, then the Faction effect; without it nothing could follow."""
    match = deal(
        FOUR,
        phase="blue",
        active=SEED,
        spaces={SPOT: {"units": {"worker": 2, "boarmaster": 1, "boarguard": 3}}, "3,-2": {"units": {"conqueror": 1}}},
        left={"effect": effect, "initiative": 1, "combat": 0, "draw": 0, "play": 1},
        events={"held": {SEED: ["event-offensive"]}},
    )
    play(match, "use events", "play event-offensive", "attack 2,0")
    assert ("with seed-kamikaze" in texts(match)) is offered
    if offered:
        play(match, "with seed-kamikaze")
        settle(match)
        assert kind(match) == "act" and "done" not in texts(match)
        play(match, "use faction-effect")
        assert "done" not in texts(match)
        play(match, "conqueror 3,-2", "done")
        assert "done" in texts(match)


def test_a_free_combat_action_after_kamikaze_is_not_declined() -> None:
    """TS-SEED-14 (Q-12): while it is the only one that could follow."""
    match = field(SEED, {"worker": 2, "boarmaster": 1, "boarguard": 3}, combat=1)
    position, choice = game(match), FreeFight(at(match, SEED))
    position.fought = NOT_LAST
    assert "pass" in [o.text for o in choice.options(position)]  # a symbol is left
    position.left[COMBAT] = 0
    assert [o.text for o in choice.options(position)] == ["attack 2,0"]
    position.fought = 1
    assert "pass" in [o.text for o in choice.options(position)]


def test_swarm_attack_leaves_out_a_homezone() -> None:
    """TS-SEED-15, TS-HOME-01: it is no area; the same units in an area count."""
    for where, wins in (("1,2", False), ("3,0", True)):
        match = deal(
            FOUR,
            phase="red",
            active=SEED,
            left={"combat": 1, "movement": 0},
            spaces={"2,1": {"units": {"worker": 1, "oni-medium": 1}}, where: {"units": {"worker": 3}}},
        )
        play(match, "attack 2,1", "with seed-swarm-attack")
        settle(match)
        assert (owner(match, "2,1") == SEED) is wins


def test_swarm_attack() -> None:
    """TS-SEED-15: CP of the six areas around count, distant ones do not; only units here can be hit."""
    around = {"3,0": {"units": {"worker": 2}}, "2,1": {"units": {"worker": 1}}, "3,-2": {"units": {"stinger": 2}}}
    match = field(SEED, {"worker": 1, "oni-medium": 1}, spaces=around)
    attack(match, "seed-swarm-attack", "counter counterstrike")
    assert owner(match, SPOT) == SEED  # 5 + 10 + 5 = 20
    settle(match)
    assert "worker" not in units(match, SPOT) and units(match, "3,0") == {"worker": 2}
    short = field(
        SEED, {"worker": 1, "oni-medium": 1}, spaces={"3,0": {"units": {"worker": 2}}, "3,-2": around["3,-2"]}
    )
    settle(attack(short, "seed-swarm-attack"))
    assert owner(short, SPOT) is None


def test_plain_conquest_counts_this_area_only() -> None:
    """TS-SEED-15: the counter-example."""
    match = field(SEED, {"worker": 1, "oni-small": 1}, spaces={"3,0": {"units": {"worker": 5}}})
    settle(attack(match, "seed-conquest"))
    assert owner(match, SPOT) is None


def test_annihilation_of_the_swarm() -> None:
    """TS-CARD-04: DMG only; Defense action and Protection are on its list."""
    match = field(SEED, {"stinger": 1, "boarmaster": 1})
    attack(match, "seed-annihilation")
    assert told(match, "attack-damage")[0]["n"] == 20
    until(match, "ask-counter")
    assert counters(match) == ["counterstrike", "defense-action", "crush-the-bugs"]


@pytest.mark.parametrize(("polish", "needed"), [(False, 6), (True, 7)])
def test_space_for_the_swarm(polish: bool, needed: int) -> None:
    """EX-IT-28 (TS-SEED-16, TS-SEED-16-PL): so many conquests in one round, held or not."""
    for before, done in ((needed - 1, True), (needed - 2, False)):
        match = field(SEED, {"worker": 1}, polish=polish, points={"conquests": {SEED: before}})
        play(match, "attack 2,0", "with seed-conquest")
        assert bool(game(match).objective_done[at(match, SEED)]) is done


def test_upgrades() -> None:
    """TS-SEED-17, TS-PROD-09, TS-PROD-10: Worker to Warrior, Planter or Conqueror, Warrior to Stinger; 1 PP each."""
    match = green(2, {SPOT: {"units": {"worker": 1}}, "3,-2": {"units": {"breeder": 1}}})
    play(match, "use production")
    offers = [t for t in texts(match) if t.startswith("exchange")]
    assert offers == [f"exchange worker 2,0 {u}" for u in ("warrior", "planter", "conqueror")]
    play(match, "exchange worker 2,0 warrior", "exchange warrior 2,0 stinger")
    assert units(match, SPOT) == {"stinger": 1} and game(match).pp == 1
    assert game(match).stock[game(match).book.kind_index["worker"]] == 15


def test_first_eggs() -> None:
    """TS-SEED-10 (house numbers): two at the start, at most one in each own starting area."""
    match = deal(FOUR, phase="units", active=SEED, spaces={s: {"owner": SEED} for s in ("1,1", "2,1", "2,0")})
    while kind(match) != "start-eggs":
        play(match, texts(match)[0])
    assert sorted(texts(match)) == ["egg 1,1", "egg 2,0", "egg 2,1"]
    play(match, "egg 2,0")
    assert sorted(texts(match)) == ["egg 1,1", "egg 2,1"]
