"""TSM-FIREBORN and TSF-FIRE: dragons that grow, burn land and Homezones, and pay their killers."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi import features
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.factions.fireborn.state import HOMES as BURNT
from moonwall.games.tsukuyumi.factions.fireborn.state import PAID, RAZED
from moonwall.games.tsukuyumi.rules.devastation import is_razed, raze, restore
from moonwall.games.tsukuyumi.rules.pieces import destroy
from moonwall.games.tsukuyumi.rules.production import purchases
from moonwall.games.tsukuyumi.rules.scoring import area_points, instant_points, own_points
from moonwall.table import ComposeError, Match
from moonwall.table.position import replaced

from ..combat.field import attack, counters, fallen, field, settle, until
from ..hand import HOMES, PATCH, at, deal, game, go, kind, offered, order, own, owner, play, seat, texts, told, units
from ..modules.blanks import fails_without
from ..modules.piles import lasting, next_round, turn, use

FIRE, NOMADS, BOARS, SEED, CYBER = "fireborn", "nomads", "boarlords", "dark-seed", "cybersamurai"
SEATS = [FIRE, NOMADS, BOARS, SEED]
SPOT = "2,0"


def burn(here: dict[str, int], **doc: Any) -> Match:
    return field(FIRE, here, SEATS, **doc)


def produce(points: int, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    match = deal(
        SEATS, phase="green", active=FIRE, spaces=spaces or {}, left={"production": points, "initiative": 1}, **doc
    )
    return play(match, "use production")


def razed(match: Match, space: str) -> bool:
    return is_razed(game(match), SPACE[space])


def vp(match: Match, faction: str) -> int:
    return instant_points(game(match), at(match, faction))


def board(match: Match) -> dict[str, Any]:
    return dict(match.view()["table"]["seats"][at(match, FIRE)]["board"])


def end_turn(match: Match) -> Match:
    """The active player ends the turn; what is asked then waits."""
    who = match.seats[game(match).active].faction
    while match.decision is not None and kind(match) == "act" and seat(match) == who:
        play(match, "done" if "done" in texts(match) else texts(match)[0])
    return match


# --- the faction ----------------------------------------------------------------------------------------------


def test_a_faction_of_few_strong_units() -> None:
    """TSM-FIREBORN-01, TSM-FIREBORN-15, TSM-FIREBORN-20, TSM-FIREBORN-21: nine pieces, a Homezone, number 3."""
    book = game(burn({})).book
    kinds = book.kinds_of[book.faction_ids.index(FIRE)]
    assert sum(book.pieces[k] for k in kinds) == 9 + 1  # and the Mascot
    rows = {book.kind_ids[k]: (book.cp[k], book.hp[k], book.dmg[k]) for k in kinds}
    assert rows["hatchling"] == (5, 20, 10) and rows["drake"] == (15, 35, 20) and rows["wyrm"] == (30, 50, 30)
    assert [book.massive[book.kind_index[u]] for u in ("hatchling", "drake", "wyrm")] == [False, False, True]
    match = deal([NOMADS, FIRE, SEED, CYBER])
    assert order(match) == [CYBER, SEED, FIRE, NOMADS]
    assert game(match).homezone[at(match, FIRE)] == SPACE[HOMES[FIRE]]


def test_base_tables_know_nothing_of_it() -> None:
    """The book of a game without the Fireborn is as small as it was."""
    book = game(deal()).book
    assert FIRE not in book.faction_ids and "drake" not in book.kind_index and "fire-conquest" not in book.card_index
    assert "mission-ashes" not in book.mission_ids and len(book.tasks) == 24


# --- growing --------------------------------------------------------------------------------------------------


def test_grow_or_place() -> None:
    """XF-FIRE-1 (TSM-FIREBORN-14, TSF-FIRE-02, TSF-GEN-01, TSF-GEN-02): the first purchase fixes which."""
    home = HOMES[FIRE]
    match = produce(3, {home: {"units": {"hatchling": 1}}})
    assert {"buy hatchling", f"exchange hatchling {home} drake"} <= set(texts(match))
    assert not [t for t in texts(match) if t in ("buy drake", "buy wyrm")], "later stages are only grown"
    placing = match.clone()
    play(placing, "buy hatchling", f"place {home}")
    assert not offered(placing, "exchange") and "buy hatchling" in texts(placing)
    play(match, f"exchange hatchling {home} drake")
    assert game(match).pp == 2 and not offered(match, "buy")
    play(match, f"exchange drake {home} wyrm")
    assert units(match, home) == {"wyrm": 1} and game(match).pp == 0


def test_the_choice_ends_with_the_action() -> None:
    """TSF-FIRE-02: another Production action is free again."""
    home = HOMES[FIRE]
    match = produce(2, {home: {"units": {"hatchling": 1}}})
    play(match, "buy hatchling", f"place {home}", "done")
    position = game(match)
    position.pp = 1
    assert f"exchange hatchling {home} drake" in [o.text for o in purchases(position, at(match, FIRE))]


def test_a_wyrm_costs_two() -> None:
    """TSF-GEN-01, 3.2: growing a Drake needs 2 production."""
    match = produce(1, {SPOT: {"units": {"drake": 1}}})
    assert not offered(match, "exchange")
    assert offered(produce(2, {SPOT: {"units": {"drake": 1}}}), "exchange") == [f"exchange drake {SPOT} wyrm"]


def test_hatchlings_in_burnt_land() -> None:
    """TSF-FIRE-03: a devastated area with a Fireborn in it; not an intact one, nor one without a Fireborn."""
    spaces = {
        SPOT: {"units": {"drake": 1}, "devastated": True},
        "2,-1": {"devastated": True},
        "3,-1": {"units": {"hatchling": 1}},
    }
    match = produce(1, spaces)
    play(match, "buy hatchling")
    places = offered(match, "place")
    assert f"place {SPOT}" in places and "place 2,-1" not in places and "place 3,-1" not in places


# --- Rising Heat ----------------------------------------------------------------------------------------------


def test_ash_wings() -> None:
    """TSF-FIRE-04: units that are not Massive fly over Blocks until the round ends; Wyrms do not."""
    around = ["3,0", "3,-1", "2,-1", "1,0", "1,1", "2,1"]
    for wings in (True, False):
        match = deal(SEATS, board=PATCH, phase="red", active=FIRE, left={"movement": 1, "effect": 1},
                     spaces={SPOT: {"units": {"drake": 1, "wyrm": 1}, "blocks": around}})  # fmt: skip
        if wings:
            play(match, "use faction-effect", "choose ash-wings")
            assert board(match)["flying"]
        go(match, "use movement")
        marches = offered(match, "march") if match.decision and kind(match) == "move" else []
        assert [m for m in marches if "drake" in m] == (["march drake 2,0 1"] if wings else [])
        assert not [m for m in marches if "wyrm" in m]
    next_round(match)
    assert not board(match)["flying"]


def test_molten_blood() -> None:
    """TSF-FIRE-04: 1 production that can only grow, *Dominant Growth* or not."""
    match = deal(SEATS, phase="blue", active=FIRE, left={"effect": 1}, spaces={SPOT: {"units": {"hatchling": 1}}})
    play(match, "use faction-effect", "choose molten-blood")
    assert texts(match) == [f"exchange hatchling {SPOT} drake", "done"]
    play(match, f"exchange hatchling {SPOT} drake")
    assert units(match, SPOT) == {"drake": 1}
    none = deal(SEATS, phase="blue", active=FIRE, left={"effect": 1}, spaces={SPOT: {"units": {"wyrm": 1}}})
    play(none, "use faction-effect")
    assert texts(none) == ["choose ash-wings", "done"], "nobody can grow for 1"


# --- Devastation ----------------------------------------------------------------------------------------------


def test_devastation_compares_damage() -> None:
    """XF-FIRE-2 (TSF-FIRE-06, TSF-FIRE-01, TSM-FIREBORN-05, TSM-FIREBORN-06, TSM-FIREBORN-07): a Mountain of 15 and two
    Privates need 35; the marker stays, worth nothing, and no unit dies."""
    board_ = {**PATCH, SPOT: "mountain"}
    for dragons, done in (({"drake": 1, "hatchling": 1}, False), ({"drake": 1, "hatchling": 2}, True)):
        match = burn({**dragons, "private": 2}, board=board_, owner=NOMADS)
        position = game(match)
        position.set_ground("mountain", SPACE[SPOT], 15)
        before = area_points(position, at(match, NOMADS))
        settle(attack(match, "fire-devastation"))
        assert razed(match, SPOT) is done and units(match, SPOT)["private"] == 2
        assert owner(match, SPOT) == NOMADS and before == 1
        assert area_points(game(match), at(match, NOMADS)) == (0 if done else 1)
        assert game(match).controlled(at(match, NOMADS)) == 1


@pytest.mark.parametrize("polish", [False, True])
def test_burnt_land_can_be_conquered(polish: bool) -> None:
    """TSF-FIRE-01, TSM-FIREBORN-02, TSM-FIREBORN-08-PL (QM-80): in both editions, and counts as controlled."""
    match = burn({"drake": 1}, marks={"devastated": True}, polish=polish)
    settle(go(match, f"attack {SPOT}", "with fire-conquest"))
    assert owner(match, SPOT) == FIRE and area_points(game(match), at(match, FIRE)) == 0


def test_a_homezone_resists_with_50() -> None:
    """XF-FIRE-3 (TSF-FIRE-07, TSM-FIREBORN-10): round 2; 60 with a Private, 50 without; 3 points; a tie is enough."""
    home = HOMES[NOMADS]
    for dragons, private, done in (
        ({"drake": 1, "hatchling": 3}, 1, False),
        ({"drake": 1, "hatchling": 3}, 0, True),
        ({"wyrm": 1, "drake": 1, "hatchling": 1}, 1, True),
        ({"wyrm": 1, "drake": 1, "hatchling": 1}, 0, True),
    ):
        here = {**dragons, **({"private": private} if private else {})}
        match = burn({}, spaces={home: {"units": here}}, round=2)
        go(match, f"attack {home}", "with fire-devastation")
        settle(match)
        assert razed(match, home) is done and vp(match, FIRE) == (3 if done else 0)
        assert own(match, FIRE)[BURNT] == int(done)


def test_no_homezone_in_the_first_round() -> None:
    """TSF-FIRE-07: safe in round 1; the own one and the Moon are safe for ever (TSF-FIRE-09, TSM-FIREBORN-09)."""
    home = HOMES[NOMADS]
    for round_ in (1, 2):
        match = burn({}, spaces={home: {"units": {"wyrm": 2}}, HOMES[FIRE]: {"units": {"drake": 1}}}, round=round_)
        assert (f"attack {home}" in texts(match)) is (round_ == 2)
        assert f"attack {HOMES[FIRE]}" not in texts(match)
    moon = burn({}, spaces={"1,0": {"units": {"wyrm": 1}}})
    play(moon, "attack 1,0")
    assert kind(moon) != "choose-card" or "with fire-devastation" not in texts(moon)
    twice = burn({"drake": 1}, marks={"devastated": True, "owner": FIRE})
    assert f"attack {SPOT}" not in texts(twice)


def test_razed_restored_and_razed_again() -> None:
    """XF-FIRE-10, XM-26 (TSM-FIREBORN-11): +3, -3, +3."""
    match = burn({}, round=2)
    position, nest, me = game(match), SPACE[HOMES[SEED]], at(match, FIRE)
    raze(position, nest, me, 3)
    assert vp(match, FIRE) == 3
    restore(position, nest)
    assert vp(match, FIRE) == 0
    raze(position, nest, me, 3)
    assert vp(match, FIRE) == 3


def test_the_seat_of_who_has_no_homezone() -> None:
    """XF-FIRE-8, TSF-FIRE-08, TSF-GEN-06: 3 points for the first such area, once for each opponent; not in round 1."""
    match = burn({}, round=2)
    position, me, nomads = game(match), at(match, FIRE), at(match, NOMADS)
    part = position.rules.factions[nomads]
    part.stand_ins = lambda game, seat: [SPACE[SPOT], SPACE["3,0"]]  # type: ignore[method-assign]
    position.homezone = replaced(position.homezone, nomads, -1)
    raze(position, SPACE["2,-1"], me)
    assert vp(match, FIRE) == 0
    raze(position, SPACE[SPOT], me)
    assert vp(match, FIRE) == 3 and own(match, FIRE)[PAID] == 1 << nomads
    raze(position, SPACE["3,0"], me)
    assert vp(match, FIRE) == 3
    early = burn({}, round=1)
    position = game(early)
    position.rules.factions[nomads].stand_ins = lambda game, seat: [SPACE[SPOT]]  # type: ignore[method-assign]
    position.homezone = replaced(position.homezone, nomads, -1)
    raze(position, SPACE[SPOT], me)
    assert vp(early, FIRE) == 0


def test_the_end_of_the_game() -> None:
    """XF-FIRE-9 (TSF-FIRE-10): nine devastated areas are 2 points, whoever did it; a Homezone is no area."""
    board_ = {**PATCH, "3,-3": "ocean", "2,-2": "ocean"}
    spaces: dict[str, Any] = {s: {"devastated": True} for s in board_}
    spaces["2,0"]["owner"] = spaces["3,0"]["owner"] = FIRE
    match = burn({}, board=board_, round=2)
    match = deal(SEATS, board=board_, spaces=spaces, round=2, phase="red", active=FIRE)
    position, me = game(match), at(match, FIRE)
    assert len(position.razed) == 27
    part = position.rules.factions[me]
    assert part.points(position, me) == 2 and part.points(position, at(match, NOMADS)) == 0
    before = own_points(position, me)
    raze(position, SPACE[HOMES[NOMADS]], me, 3)
    assert own_points(position, me) == before + 3 and area_points(position, me) == 0


# --- Flaming Skin ---------------------------------------------------------------------------------------------


def skin(spaces: dict[str, Any], **doc: Any) -> Match:
    match = deal(SEATS, phase="red", active=FIRE, left={"movement": 0, "combat": 0}, spaces=spaces, **doc)
    return end_turn(match)


def test_flaming_skin() -> None:
    """XF-FIRE-4 (TSF-FIRE-05, TSM-FIREBORN-12, TSM-FIREBORN-13): 10 to every other side, once however many burn; the
    kills are the Fireborn's, Oni do not count there. Hatchlings do not burn."""
    match = skin(
        {
            SPOT: {"units": {"drake": 1, "wyrm": 1, "worker": 2, "oni-small": 1}},
            "3,0": {"units": {"hatchling": 2, "private": 1}},
        }
    )
    assert units(match, SPOT) == {"drake": 1, "wyrm": 1} and units(match, "3,0") == {"hatchling": 2, "private": 1}
    assert game(match).kills[at(match, FIRE)] == 2


def test_flaming_skin_only_at_the_end_of_the_red_turn() -> None:
    """TSF-FIRE-05: not in other phases; with or without Red on the card, also by Regroup's end."""
    blue = deal(
        SEATS, phase="blue", active=FIRE, left={"effect": 0}, spaces={SPOT: {"units": {"drake": 1, "worker": 1}}}
    )
    end_turn(blue)
    assert units(blue, SPOT) == {"drake": 1, "worker": 1}


def test_the_fireborn_choose_the_order_of_flames() -> None:
    """TSF-FIRE-05: where first; owners assign."""
    match = skin(
        {SPOT: {"units": {"drake": 1, "worker": 1}}, "3,0": {"units": {"drake": 1, "worker": 3, "warrior": 1}}}
    )
    assert kind(match) == "burn" and seat(match) == FIRE and texts(match) == ["flame 2,0", "flame 3,0"]
    play(match, "flame 3,0")
    assert seat(match) == SEED and kind(match) == "assign-damage"
    play(match, "hit worker")
    go(match, "hit worker")
    assert units(match, "3,0") == {"drake": 1, "worker": 1, "warrior": 1} and units(match, SPOT) == {"drake": 1}


def test_a_rocket_attack_puts_the_flames_out() -> None:
    """11.2, TS-CYBER-14: no Flaming Skin under a Rocket Attack."""
    seats = [FIRE, CYBER, BOARS, SEED]
    for rocket in (True, False):
        factions = {CYBER: {"uplinks": ["rocket-attack"], "rocket-red": SPOT}} if rocket else {}
        match = deal(
            seats,
            phase="red",
            active=FIRE,
            left={},
            spaces={SPOT: {"units": {"drake": 1, "worker": 1}}},
            factions=factions,
        )
        end_turn(match)
        assert ("worker" in units(match, SPOT)) is rocket


# --- who destroys a Fireborn ----------------------------------------------------------------------------------


def test_a_point_for_each_dead_fireborn() -> None:
    """XF-FIRE-5 (TSF-FIRE-11, TSM-FIREBORN-03, TSM-FIREBORN-18): 40 damage kill one of the two, whoever is named."""
    seats = [FIRE, CYBER, BOARS, SEED]
    for first in ("drake", "hatchling"):
        match = field(CYBER, {"cyberoid": 2, "drake": 1, "hatchling": 1}, seats)
        attack(match, "cyber-annihilation")
        until(match, "assign-damage")
        play(match, f"hit {first}")
        settle(match)
        assert first not in units(match, SPOT) and vp(match, CYBER) == 1 and vp(match, FIRE) == 0
        assert told(match, "dragon-slain")[-1]["n"] == 1


def test_no_point_for_oni_events_or_nobody() -> None:
    """TSM-FIREBORN-04, TSF-GEN-03, XM-25: killed by Oni, by an Event, by Radioactive; growing destroys nothing."""
    for by, points in ((6, 0), (7, 0), (1, 2)):
        match = burn({"hatchling": 2})
        position = game(match)
        destroy(position, SPACE[SPOT], (position.book.kind_index["hatchling"], 2), by, "combat")
        assert [vp(match, f) for f in SEATS] == [0, points, 0, 0]


def test_two_players_score_only_tasks() -> None:
    """TSM-GEN-07, TSF-GEN-04: no points for Homezones, burnt land or dead dragons."""
    board_ = {**PATCH, "3,-3": "ocean", "2,-2": "ocean"}
    spaces = {s: {"devastated": True} for s in board_}
    match = deal(
        [FIRE, NOMADS],
        board=board_,
        spaces=spaces,
        round=2,
        mode="two",
        phase="red",
        active=FIRE,
        left={"initiative": 1},
    )
    position, me = game(match), at(match, FIRE)
    position.round = 2
    assert own_points(position, me) == 0
    raze(position, SPACE[HOMES[NOMADS]], me, 3)
    position.settle()
    assert own_points(position, me) == 3, "Scorched Home alone"
    assert tasks_of(match)["scorched-home"] == 3


# --- cards ----------------------------------------------------------------------------------------------------


def test_overwhelm() -> None:
    """XF-FIRE-6 (TSM-FIREBORN-16, TSF-GEN-07): each own unit one enemy of lower Health; the Counterstrike of all three
    is 30, not halved, and a Wyrm absorbs it. Once per round."""
    match = burn({"wyrm": 1, "hatchling": 1, "boarmaster": 1, "boarguard": 1, "squeaker": 1})
    attack(match, "fire-overwhelm")
    assert kind(match) == "overwhelm"
    assert set(texts(match)) == {
        "overwhelm wyrm boarmaster", "overwhelm wyrm boarguard", "overwhelm wyrm squeaker",
        "overwhelm hatchling squeaker", "done",
    }  # fmt: skip
    play(match, "overwhelm wyrm boarmaster")
    assert texts(match) == ["overwhelm hatchling squeaker", "done"]
    play(match, "overwhelm hatchling squeaker")
    assert fallen(match) == {"boarmaster": 1, "squeaker": 1} and seat(match) == BOARS
    assert counters(match) == [
        "counterstrike",
        "retreat",
        "cold-snap",
        "break-the-shell",
    ] or "counterstrike" in counters(match)
    play(match, "counter counterstrike")
    until(match, "assign-damage")
    play(match, "hit wyrm")
    settle(match)
    assert units(match, SPOT) == {"wyrm": 1, "hatchling": 1, "boarguard": 1}
    play(match, f"attack {SPOT}")
    assert "with fire-overwhelm" not in texts(match), "once per round"


def test_overwhelm_needs_somebody_weaker() -> None:
    """3.5: not against an equal or stronger one; Winter Quarters count, and one may stop."""
    match = burn({"hatchling": 1, "boarguard": 1})
    play(match, f"attack {SPOT}")
    assert "with fire-overwhelm" not in texts(match)
    weak = burn({"drake": 1, "private": 1})
    attack(weak, "fire-overwhelm", "done")
    assert not fallen(weak)


def test_scorch() -> None:
    """XF-FIRE-7 (TSF-FIRE-12): the Nomads conquer, and then the area burns; it counts for Burning World."""
    match = field(NOMADS, {"private": 1, "hatchling": 1}, SEATS)
    attack(match, "nomad-conquest")
    assert seat(match) == FIRE
    play(match, "counter defense-action")
    settle(match)
    assert owner(match, SPOT) == NOMADS and razed(match, SPOT)
    assert area_points(game(match), at(match, NOMADS)) == 0 and own(match, FIRE)[RAZED] == 1


def test_scorch_spares_moon_and_homezones() -> None:
    """TSF-FIRE-12, TSF-FIRE-09: not offered where nothing can burn."""
    home = HOMES[NOMADS]
    for space in ("1,0", home):
        match = field(NOMADS, {}, SEATS, spaces={space: {"units": {"private": 1, "hatchling": 1}}})
        go(match, f"attack {space}", "with nomad-annihilation", "done")
        while kind(match) in ("use-weapons",):
            play(match, "done")
        assert seat(match) == FIRE and "defense-action" not in counters(match)


def test_smother() -> None:
    """8.1: no Flaming Skin in this space until the round ends; not offered without a burning attacker."""
    match = burn({"drake": 1, "boarguard": 2}, left={"movement": 0})
    attack(match, "fire-annihilation")
    until(match, "ask-counter")
    play(match, "counter smother")
    settle(match)
    assert board(match)["smothered"] == [SPOT]
    before = units(match, SPOT)
    end_turn(match)
    assert units(match, SPOT) == before
    cold = burn({"hatchling": 2, "boarguard": 1})
    attack(cold, "fire-annihilation")
    until(cold, "ask-counter")
    assert "smother" not in counters(cold)


def test_cold_snap() -> None:
    """8.1, TSF-FIRE-11: a Drake or Wyrm becomes one stage smaller, nobody scores; not if that is not in stock."""
    match = burn({"drake": 1, "wyrm": 1, "private": 2})
    attack(match, "fire-overwhelm", "done")
    play(match, "counter cold-snap")
    assert set(texts(match)) == {"shrink drake", "shrink wyrm"}
    play(match, "shrink wyrm")
    settle(match)
    assert units(match, SPOT)["drake"] == 2 and vp(match, NOMADS) == 0
    full = burn({"drake": 1, "private": 2}, spaces={"3,0": {"units": {"hatchling": 4}}})
    attack(full, "fire-overwhelm", "done")
    assert "cold-snap" not in counters(full)


def test_break_the_shell() -> None:
    """8.1: a Hatchling of the attacker is destroyed, a point for who chose it; not offered without one."""
    match = burn({"drake": 1, "hatchling": 1, "private": 2})
    attack(match, "fire-overwhelm", "done")
    play(match, "counter break-the-shell")
    settle(match)
    assert "hatchling" not in units(match, SPOT) and vp(match, NOMADS) == 1
    none = burn({"drake": 1, "private": 2})
    attack(none, "fire-overwhelm", "done")
    assert "break-the-shell" not in counters(none)


# --- aims -----------------------------------------------------------------------------------------------------


def test_burning_world() -> None:
    """3.6: three spaces in one round, 2 points at once; the Skybound's do not count, and a new round counts anew."""
    match = burn({}, round=2)
    position, me = game(match), at(match, FIRE)
    for space, by in ((SPOT, me), ("3,0", me), ("2,-1", 6)):
        raze(position, SPACE[space], by)
    position.settle()
    assert not position.objective_done[me]
    raze(position, SPACE["3,-1"], me)
    position.settle()
    assert position.objective_done[me] == 1 and vp(match, FIRE) == 2
    later = burn({}, factions={FIRE: {"razed": 2}})
    next_round(later)
    assert own(later, FIRE)[RAZED] == 0


def test_mission_ashes() -> None:
    """3.6: for everybody, own units in two devastated areas when the own Red turn ends."""
    for burnt, done in ((True, True), (False, False)):
        spaces = {
            SPOT: {"units": {"private": 1}, "devastated": True},
            "3,0": {"units": {"private": 1}, "devastated": burnt},
        }
        match = deal(SEATS, phase="red", active=NOMADS, left={}, spaces=spaces)
        position, n = game(match), game(match).book.mission_ids.index("mission-ashes")
        assert not position.missions_done[at(match, NOMADS)] >> n & 1, "not before the turn ends"
        end_turn(match)
        assert bool(position.missions_done[at(match, NOMADS)] >> n & 1) is done


def test_alternative_devastation() -> None:
    """TSM-ALTOBJ-10, TSM-ALTOBJ-11, TSM-FIREBORN-17: seven devastated areas, whoever did it or holds them."""
    board_ = {**PATCH, "3,-3": "ocean"}
    for n in (6, 7):
        spaces: dict[str, Any] = {s: {"devastated": True} for s in list(board_)[:n]}
        spaces[SPOT]["owner"] = NOMADS
        match = deal(SEATS, {"alternative_objectives": True}, board=board_, spaces=spaces, phase="red", active=FIRE,
                     modules={"alternative_objectives": {"chosen": [FIRE]}})  # fmt: skip
        position = game(match)
        position.seen = ()
        position.settle()
        assert position.objective_done[at(match, FIRE)] == int(n == 7)


# --- Faction events -------------------------------------------------------------------------------------------


def event(name: str, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    return use(FIRE, name, spaces, seats=SEATS, cards={FIRE: "action-deployment"}, **doc)


def test_a_wave_of_destruction() -> None:
    """TSM-FEVENT-79, TSM-FEVENT-80: a Devastation at once with all units of the space, counterattacks as usual."""
    match = event(
        "a-wave-of-destruction", {SPOT: {"units": {"drake": 1, "private": 1}}, "3,0": {"units": {"hatchling": 1}}}
    )
    assert kind(match) == "wave" and texts(match) == ["attack 2,0", "attack 3,0"]
    play(match, "attack 2,0")
    assert razed(match, SPOT) and seat(match) == NOMADS and kind(match) == "ask-counter"
    settle(match)
    assert kind(match) != "move", "no movement comes with it"


def test_dominant_growth() -> None:
    """XF-FIRE-1, TSM-FEVENT-81, TSM-FEVENT-82: place, grow the new one, place another; without it not."""
    home = HOMES[FIRE]
    match = event("dominant-growth", phase="green", left={"production": 3})
    go(match, "use production")
    play(match, "buy hatchling", f"place {home}", f"exchange hatchling {home} drake", "buy hatchling", f"place {home}")
    assert units(match, home) == {"drake": 1, "hatchling": 1} and lasting(match) == {"dominant-growth"}


def test_surprisingly_agile() -> None:
    """TSM-FEVENT-83: a Wyrm moves as far as others; Drakes as before."""
    spaces = {SPOT: {"units": {"wyrm": 1, "drake": 1}}}
    match = event("surprisingly-agile", spaces, left={"movement": 2})
    go(match, "use movement")
    assert set(offered(match, "march")) >= {"march wyrm 2,0 2", "march drake 2,0 2"}
    plain = turn(FIRE, [], spaces, seats=SEATS, cards={FIRE: "action-deployment"}, left={"movement": 2, "play": 0})
    go(plain, "use movement")
    assert set(offered(plain, "march")) >= {"march wyrm 2,0 1", "march drake 2,0 2"}


def test_agile_wyrms_have_wings() -> None:
    """TSF-FIRE-04, TSM-FEVENT-83: who ignores Massive flies with Ash Wings, too."""
    around = ["3,0", "3,-1", "2,-1", "1,0", "1,1", "2,1"]
    spaces = {SPOT: {"units": {"wyrm": 1}, "blocks": around}}
    for wings in (True, False):
        match = event("surprisingly-agile", spaces, left={"movement": 1}, factions={FIRE: {"flying": wings}})
        go(match, "use movement")
        marches = offered(match, "march") if match.decision and kind(match) == "move" else []
        assert [m for m in marches if "wyrm" in m] == (["march wyrm 2,0 1"] if wings else [])


def test_top_of_the_food_chain() -> None:
    """TSM-FEVENT-84, TSM-FEVENT-85: Overwhelm twice, each for its own Combat action."""
    spaces = {SPOT: {"units": {"wyrm": 1, "private": 4}}}
    match = event("top-of-the-food-chain", spaces, left={"combat": 3})
    for n in range(2):
        attack(match, "fire-overwhelm", "overwhelm wyrm private")
        settle(match)
        assert game(match).left[-1] == 2 - n
    play(match, f"attack {SPOT}")
    assert "with fire-overwhelm" not in texts(match)


def test_crown_of_creation() -> None:
    """TSM-FEVENT-86, XM-27, MX-FE-5: then no points for dead Fireborn, not retroactive, until the round ends."""
    match = turn(
        FIRE, ["crown-of-creation"], {SPOT: {"units": {"hatchling": 3}}}, seats=SEATS, cards={FIRE: "action-deployment"}
    )
    position, kind_ = game(match), game(match).book.kind_index["hatchling"]
    destroy(position, SPACE[SPOT], (kind_, 1), at(match, NOMADS), "mine")
    go(match, "use events")
    play(match, "play crown-of-creation")
    destroy(position, SPACE[SPOT], (kind_, 1), at(match, NOMADS), "mine")
    assert vp(match, NOMADS) == 1
    next_round(match)
    destroy(position, SPACE[SPOT], (kind_, 1), at(match, NOMADS), "mine")
    assert vp(match, NOMADS) == 2


@pytest.mark.parametrize(("until", "points"), [("this-round", 1), ("whole-game", 0)])
def test_how_long_the_crown_lasts(until: str, points: int) -> None:
    """QM-48: this round, or as the table has agreed from its playing to the end of the game."""
    options = {"crown_of_creation_duration": until}
    match = turn(FIRE, ["crown-of-creation"], {SPOT: {"units": {"hatchling": 3}}}, seats=SEATS, options=options,
                 cards={FIRE: "action-deployment"})  # fmt: skip
    go(match, "use events")
    play(match, "play crown-of-creation")
    next_round(match)
    hatchling = game(match).book.kind_index["hatchling"]
    destroy(game(match), SPACE[SPOT], (hatchling, 1), at(match, NOMADS), "mine")
    assert vp(match, NOMADS) == points


# --- two players, Mascot, the board ---------------------------------------------------------------------------


def tasks_of(match: Match) -> dict[str, int]:
    return {t["id"]: t["scored"] for t in match.view()["table"]["seats"][at(match, FIRE)]["tasks"]}


def last_red(spaces: dict[str, Any], **doc: Any) -> Match:
    match = deal([FIRE, NOMADS], spaces=spaces, round=3, mode="two", phase="red", active=FIRE, left={}, **doc)
    return end_turn(match)


def test_victory_tasks_at_the_last_red() -> None:
    """3.9: Scorched Earth per two areas, at most 4; Full-Grown; Dragon Moon."""
    spaces: dict[str, Any] = {s: {"devastated": True} for s in list(PATCH)[:5]}
    spaces["3,-2"] = {"units": {"wyrm": 2}}
    spaces["1,0"] = spaces["0,1"] = {"owner": FIRE}
    assert tasks_of(last_red(spaces)) == {
        "scorched-home": 0, "scorched-earth": 2, "apex-predators": 0, "full-grown": 3, "no-dragon-falls": 1,
        "dragon-moon": 2,
    }  # fmt: skip
    bare = tasks_of(last_red({"3,-2": {"units": {"wyrm": 1}}, "1,0": {"owner": FIRE}, SPOT: {"devastated": True}}))
    assert {task for task, n in bare.items() if n} == {"no-dragon-falls"}


def test_no_dragon_falls() -> None:
    """3.9: a point when round 2 or 3 ends without a loss."""
    for lost, points in ((0, 1), (1, 0)):
        match = deal(
            [FIRE, NOMADS],
            spaces={SPOT: {"units": {"hatchling": 2}}},
            round=2,
            mode="two",
            phase="red",
            active=FIRE,
            left={},
        )
        position = game(match)
        if lost:
            destroy(position, SPACE[SPOT], (position.book.kind_index["hatchling"], 1), 7, "gambler")
        next_round(match)
        assert tasks_of(match)["no-dragon-falls"] == points


def test_apex_predators() -> None:
    """3.9: each battle with two destroyed units."""
    match = deal(
        [FIRE, NOMADS],
        spaces={SPOT: {"units": {"wyrm": 1, "private": 2}}},
        round=2,
        mode="two",
        phase="red",
        active=FIRE,
        left={"combat": 1},
    )
    attack(match, "fire-annihilation")
    settle(match)
    assert tasks_of(match)["apex-predators"] == 1


def test_the_mascot() -> None:
    """3.8, TSM-MASCOT-01: Ember never grows and never burns; its killer gets a point."""
    match = burn({"mascot-fireborn": 1, "private": 1}, options={"mascots": True})
    position = game(match)
    assert not offered(produce(3, {SPOT: {"units": {"mascot-fireborn": 1}}}, options={"mascots": True}), "exchange")
    destroy(position, SPACE[SPOT], (position.book.kind_index["mascot-fireborn"], 1), at(match, NOMADS), "mine")
    assert vp(match, NOMADS) == 1


def test_the_board_and_hand_written_positions() -> None:
    """The faction board shows wings, burnt land and dead dragons; wrong fields are explained."""
    match = burn({"hatchling": 1}, marks={"devastated": True}, factions={FIRE: {"flying": True, "razed": 2}})
    destroy(game(match), SPACE[SPOT], (game(match).book.kind_index["hatchling"], 1), at(match, BOARS), "mine")
    assert board(match) == {
        "flying": True, "razed-now": 2, "razed-areas": 1, "smothered": [], "dragons-slain": {f"@{at(match, BOARS)}": 1},
    }  # fmt: skip
    with pytest.raises(ComposeError, match="'flying' .true or false. and 'razed'"):
        burn({}, factions={FIRE: {"wings": 1}})


def test_bots_gather_before_a_homezone() -> None:
    """13.5: damage in and beside an intact Homezone is worth something, more of it more; a burnt one nothing."""
    home, near = HOMES[NOMADS], "3,0"
    names = list(features.WEIGHTS)

    def prospects(spaces: dict[str, Any]) -> float:
        match = burn({}, spaces=spaces, round=2)
        return features.measure(game(match))[at(match, FIRE)][names.index("prospects")]

    one, two = prospects({near: {"units": {"drake": 1}}}), prospects({near: {"units": {"drake": 2}}})
    assert 0 < one < two < prospects({home: {"units": {"drake": 2}}})
    burnt = {home: {"devastated": True}, near: {"units": {"drake": 2}}}
    assert prospects(burnt) < two


# --- every card does something --------------------------------------------------------------------------------

CASES = [
    ("combat_cards", "fire-annihilation", test_apex_predators, {"dmg": [], "cp": ["units"]}),
    ("combat_cards", "fire-conquest", lambda: test_burnt_land_can_be_conquered(False), {"cp": [], "dmg": ["units"]}),
    ("combat_cards", "fire-devastation", test_devastation_compares_damage, {"cp": ["units"]}),
    ("combat_cards", "fire-overwhelm", test_overwhelm, {"deed": "", "dmg": ["units"]}),
    ("counterattacks", "smother", test_smother, {"do": "bar"}),
    ("counterattacks", "cold-snap", test_cold_snap, {"do": "bar"}),
    ("counterattacks", "break-the-shell", test_break_the_shell, {"do": "bar"}),
    ("faction_events", "a-wave-of-destruction", test_a_wave_of_destruction, {"do": "agile"}),
    ("faction_events", "dominant-growth", test_dominant_growth, {"do": "agile"}),
    ("faction_events", "surprisingly-agile", test_surprisingly_agile, {"do": "crown"}),
    ("faction_events", "top-of-the-food-chain", test_top_of_the_food_chain, {"do": "agile"}),
    ("faction_events", "crown-of-creation", test_crown_of_creation, {"do": "agile"}),
    ("objectives", "burning-world", test_burning_world, {"n": 9}),
    ("alternative_objectives", "alt-devastation", test_alternative_devastation, {"n": 9}),
    ("missions", "mission-ashes", test_mission_ashes, {"n": 9}),
    ("tasks", "scorched-home", test_two_players_score_only_tasks, {"n": 9}),
    ("tasks", "scorched-earth", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "apex-predators", test_apex_predators, {"n": 9}),
    ("tasks", "full-grown", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("tasks", "no-dragon-falls", test_no_dragon_falls, {"n": 9}),
    ("tasks", "dragon-moon", test_victory_tasks_at_the_last_red, {"n": 9}),
    ("units", "drake", test_the_fireborn_choose_the_order_of_flames, {"flaming": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("table", "card", "case", "fields"), CASES, ids=[c[1] for c in CASES])
def test_without_the_card_its_case_fails(table: str, card: str, case: Any, fields: dict[str, Any]) -> None:
    fails_without(table, card, case, **fields)
