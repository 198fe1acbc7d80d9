"""TSM-POWER: one Oni Power card is in force each round and changes one rule of the Oni."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME, features
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.position import ONI
from moonwall.games.tsukuyumi.rules import battle, march, oni
from moonwall.games.tsukuyumi.values import times_cp
from moonwall.table import ComposeError, Match
from moonwall.words import LANGUAGES, Words

from ..hand import PATCH, at, deal, game, go, kind, offered, own, owner, play, seat, texts, units, want
from ..modes.test_terminal import drawn
from .blanks import fails_without

ON = {"oni_power": True}
IDS = list(GAME.load_content()["oni_powers"])
CARDS = {"nomads": "action-advance", "boarlords": "action-progress", "dark-seed": "action-offensive"}
NO_ONI = {"production": 1, "place": 0, "oni-areas": 0, "oni-range": 0, "oni-combats": 0}
CONQUEST = {"oni-areas": 1, "oni-range": 1, "oni-combats": 1}


def force(card: str, **doc: Any) -> Match:
    """A position with a Power card in force; an empty word: the module without one."""
    options = {**ON, **doc.pop("options", {})}
    doc.setdefault("cards", CARDS)
    modules = {"oni_power": {"card": f"power-{card}"} if card else {}, **doc.pop("modules", {})}
    return deal(options=options, modules=modules, **doc)


def green(
    card: str, spaces: dict[str, Any], left: dict[str, int] = CONQUEST, active: str = "nomads", **doc: Any
) -> Match:
    return force(card, phase="green", active=active, left={**NO_ONI, **left}, spaces=spaces, **doc)


def red(card: str, spaces: dict[str, Any], active: str, **doc: Any) -> Match:
    left = {"combat": 2, "movement": 0, "effect": 0}
    return force(card, phase="red", active=active, left=left, spaces=spaces, **doc)


# --- the pile -----------------------------------------------------------------------------------------------


def test_a_card_is_turned_up_before_action_cards_are_chosen() -> None:
    """TSM-POWER-01, TSM-POWER-02: shuffled, and known to all who choose their Action cards."""
    piles = set()
    for seed in range(6):
        match = table.start("tsukuyumi", seats=3, seed=seed, **ON)
        while kind(match) != "select-card":
            play(match, texts(match)[0])
        shown = match.view()["table"]["oni"]["power"]
        assert shown["card"] in IDS and shown["seen"] == [] and shown["left"] == 5
        piles.add(tuple(own(match, "oni_power")))
    assert len(piles) > 3


def test_used_cards_go_under_the_pile() -> None:
    """MX-PW-8, TSM-POWER-03, TSM-POWER-04: one card a round; four rounds show four of the six."""
    pile = ["agility", "revenge-of-the-oni", "new-strength", "at-full-power"]
    pack = {"oni_power": {"pile": [f"power-{card}" for card in pile]}}
    match = deal(options=ON, phase="select", modules=pack)
    seen = []
    while match.decision:
        card = match.view()["table"]["oni"]["power"]["card"]
        if not seen or seen[-1] != card:
            seen.append(card)
            assert match.view()["table"]["oni"]["power"]["seen"] == seen[:-1]
        play(match, texts(match)[-1])
    assert seen == [f"power-{card}" for card in pile]
    assert sorted([own(match, "oni_power")[0], *own(match, "oni_power")[3:]]) == list(range(6))


def test_it_changes_one_rule_and_no_other() -> None:
    """TSM-POWER-05: with Agility the strength of Oni is as printed, with New Strength their range."""
    spaces = {"1,0": {"units": {"oni-small": 1}}}
    fast, strong = force("agility", spaces=spaces), force("new-strength", spaces=spaces)
    small = game(fast).book.kind_index["oni-small"]
    assert times_cp(game(fast), ONI) == 1 and times_cp(game(strong), ONI) == 2
    reach = [march.fresh_reach(game(m), small, SPACE["1,0"], 1, 0, True) for m in (fast, strong)]
    assert reach == [2, 1]


# --- New Strength -------------------------------------------------------------------------------------------


def test_new_strength_defending() -> None:
    """MX-PW-1, XM-01, TSM-POWER-09: 50 CP against a Medium and a Small Oni fail; without the card they are enough."""
    there = {"1,0": {"units": {"oni-medium": 1, "oni-small": 1, "boarguard": 1}}}
    for card, taken in (("new-strength", None), ("", "boarlords")):
        match = red(card, there, "boarlords")
        have = battle.strength(game(match), at(match, "boarlords"), SPACE["1,0"])
        assert 30 <= have < 60
        want(match, "attack 1,0", "with boar-conquest")
        while kind(match) not in ("act",):
            play(match, texts(match)[-1])
        assert owner(match, "1,0") == taken


def test_new_strength_attacking() -> None:
    """XM-02: a Medium Oni (20) against defenders of 30 and 10, taken singly; 2 × 20 are enough, 20 are not."""
    there = {"2,0": {"units": {"oni-medium": 1}}, "3,0": {"units": {"squeaker": 2, "private": 1}}}
    for card, taken in (("new-strength", "oni"), ("", None)):
        match = green(card, there)
        need = max(battle.standing(game(match), s, SPACE["3,0"]) for s in range(3))
        assert 20 < need <= 40
        want(match, "use oni-conquest", "source 2,0", "march oni-medium 2,0", "to 3,0 1", "done", "attack 3,0")
        assert owner(match, "3,0") == taken


def test_bots_reckon_with_doubled_oni() -> None:
    """A Moon area that a Conquest would take now is not ready to be taken under New Strength."""
    there = {"1,0": {"units": {"oni-medium": 1, "boarguard": 1}, "owner": "nomads"}}
    place = list(features.WEIGHTS).index("ready")
    ready = [features.measure(game(force(card, spaces=there)))[1][place] for card in ("", "new-strength", "agility")]
    assert ready[0] == ready[2] > 0
    assert game(force("", spaces=there)).seats[1].faction == "boarlords"
    strong = {"1,0": {"units": {"oni-large": 1, "boarguard": 1}, "owner": "nomads"}}
    ready = [features.measure(game(force(card, spaces=strong)))[1][place] for card in ("", "new-strength")]
    assert ready[0] > ready[1] == 0


# --- At Full Power ------------------------------------------------------------------------------------------


def test_at_full_power() -> None:
    """MX-PW-2, TSM-POWER-07: (20 + 20 + 30) ÷ 2 = 35 against an Annihilation, not 20."""
    position = game(force("at-full-power", spaces={"2,0": {"units": {"oni-small": 2, "oni-medium": 1}}}))
    part = next(p for p in position.rules.modules if p.name == "oni_power")
    assert part.more_dmg(position, ONI, SPACE["2,0"]) == 30
    assert part.more_dmg(position, 0, SPACE["2,0"]) == 0, "players deal what they deal"
    losses = []
    for card in ("at-full-power", ""):
        there = {"2,0": {"units": {"oni-small": 2, "oni-medium": 1, "private": 5}}}
        match = red(card, there, "nomads")
        want(match, "attack 2,0", "with nomad-annihilation")
        while kind(match) != "act":
            o = texts(match)
            play(match, "counter counterstrike" if "counter counterstrike" in o else o[0])
        losses.append(5 - units(match, "2,0").get("private", 0))
    assert losses == [3, 2], "35 and 20 damage on units of 10 HP"


@pytest.mark.parametrize(("card", "covers", "lost"), [("", 0, 2), ("at-full-power", 0, 4), ("at-full-power", 1, 3)])
def test_a_module_card_comes_before_the_base_rules_and_after_the_factions(card: str, covers: int, lost: int) -> None:
    """TSM-GEN-03: At Full Power makes two Small Oni strike for 40 instead of the 20 of the base rules; the Boarlords'
    Cover still takes 10 of it (TS-BOAR-14). A Squeaker has 10 HP."""
    there = {"2,0": {"units": {"oni-small": 2, "squeaker": 5}, "covers": covers}}
    match = red(card, there, "boarlords")
    want(match, "attack 2,0", "with boar-conquest")
    while kind(match) != "act":
        offers = texts(match)
        play(match, "counter counterstrike" if "counter counterstrike" in offers else offers[0])
    assert units(match, "2,0").get("squeaker", 0) == 5 - lost


# --- Strong Defensive ---------------------------------------------------------------------------------------


def test_strong_defensive() -> None:
    """MX-PW-3, TSM-POWER-08: a second, different counterattack of the same card, or none."""
    there = {"2,0": {"units": {"oni-small": 1, "boarguard": 1}}}
    for card, more in (("strong-defensive", True), ("", False)):
        match = red(card, there, "boarlords", order=["nomads", "dark-seed", "boarlords"])
        want(match, "attack 2,0", "with boar-conquest")
        assert kind(match) == "ask-counter" and seat(match) == "dark-seed", "the last but one, as always (TS-ONI-51)"
        assert "pass" not in texts(match)
        play(match, "counter counterstrike")
        if more:
            assert kind(match) == "ask-counter" and "pass" in texts(match) and "counter retreat" in texts(match)
            assert "counter counterstrike" not in texts(match)
            go(match, "counter retreat")
        else:
            assert kind(match) != "ask-counter"


# --- Assemble the Forces ------------------------------------------------------------------------------------


def placed(card: str, n: int, supply: int) -> int:
    """How many Oni come to the board by Placing Oni."""
    match = green(card, {}, {"place": n})
    position = game(match)
    for k in position.book.plain_oni:
        position.stock[k] = 0
    position.stock[position.book.plain_oni[0]] = supply
    want(match, "use place-oni")
    while kind(match) == "place-oni":
        play(match, texts(match)[0])
    return supply - position.stock[position.book.plain_oni[0]]


def test_assemble_the_forces() -> None:
    """MX-PW-4, XM-03, XM-04, TSM-POWER-10, TSM-POWER-11: one more, once for each player; never beyond the supply."""
    assert [placed("assemble-the-forces", 2, supply) for supply in (5, 2)] == [3, 2]
    assert placed("", 2, 5) == 2
    match = green("assemble-the-forces", {}, {"place": 2})
    wanted = []
    for _ in range(2):
        oni.place_oni(game(match), 0, 2)
        step = game(match).stack.pop()
        assert isinstance(step, oni.PlaceOni)
        wanted.append(step.n)
    assert wanted == [3, 2], "five in all, not six"
    oni.place_one(game(match), 1)
    assert own(match, "oni_power")[1] == 1, "Where there is One places what it says (QM-54)"


def test_assemble_needs_an_oni_to_place() -> None:
    """TS-ONI-24: with an empty supply one Oni Conquest instead, and nothing is added."""
    match = green("assemble-the-forces", {}, {"place": 2})
    position = game(match)
    for k in position.book.plain_oni:
        position.stock[k] = 0
    want(match, "use place-oni")
    assert own(match, "oni_power")[1] == 0


# --- Agility ------------------------------------------------------------------------------------------------


def test_agility() -> None:
    """MX-PW-5, TSM-POWER-06: the Small Oni may go two areas, the Medium one; not through stronger units."""
    there = {"1,0": {"units": {"oni-small": 1, "oni-medium": 1}}, "2,0": {"units": {"squad-leader": 1}}}
    match = green("agility", there)
    want(match, "use oni-conquest", "source 1,0")
    marches = offered(match, "march")
    assert marches == ["march oni-small 1,0 2", "march oni-medium 1,0 1"]
    want(match, "march oni-small 1,0", "to 2,0 1")
    assert not [o for o in offered(match, "march") if "oni-small 2,0" in o], "1 < 2: it cannot go through"
    match = green("agility", {"1,0": {"units": {"oni-small": 1, "oni-medium": 1}}})
    want(match, "use oni-conquest", "source 1,0", "march oni-small 1,0", "to 2,0 1")
    assert "march oni-small 2,0 1" in texts(match)
    match = green("", {"1,0": {"units": {"oni-small": 1, "oni-medium": 1}}})
    want(match, "use oni-conquest", "source 1,0")
    assert "march oni-small 1,0 1" in texts(match)


def test_agility_finds_sources_farther_off() -> None:
    """The only area that can be conquered is two steps away: within reach of a Small Oni alone."""
    spaces: dict[str, Any] = {s: {"owner": "oni"} for s in PATCH}
    spaces["3,0"] = {}
    spaces["1,0"] = {"units": {"oni-small": 1}}
    match = green("agility", spaces)
    want(match, "use oni-conquest", "march oni-small 1,0", "to 2,0 1", "march oni-small 2,0", "to 3,0 1", "done")
    want(match, "attack 3,0")
    assert owner(match, "3,0") == "oni"


def test_agility_is_for_oni_actions_only() -> None:
    """QM-54: Onward March moves as its card says."""
    events = {"held": {"nomads": ["onward-march"]}}
    spaces = {"3,0": {"units": {"oni-small": 1}}}
    match = force("agility", phase="blue", active="nomads", left={"play": 1}, spaces=spaces, events=events)
    want(match, "use events", "done", "play onward-march", "area 3,0")
    assert "march oni-small 3,0 1" in texts(match)


def test_agility_in_the_fallback() -> None:
    """QM-54: with nothing to conquer a Small Oni may go two areas, in Polish counting its compulsory step."""
    spaces: dict[str, Any] = {s: {"owner": "oni"} for s in PATCH}
    spaces["3,0"] = {"owner": "oni", "units": {"oni-small": 1}}
    match = green("agility", spaces)
    want(match, "use oni-conquest")
    assert "march oni-small 3,0 2" in texts(match)
    spaces |= {"3,0": {"owner": "oni"}, "2,1": {}, "3,-2": {"owner": "oni", "units": {"oni-small": 1}}}
    match = green("agility", spaces, polish=True)
    want(match, "use oni-conquest", "step oni-small 3,-2")
    at_ = next(s for s in PATCH if units(match, s))
    assert at_ != "3,-2" and f"march oni-small {at_} 1" in texts(match)


# --- Revenge of the Oni -------------------------------------------------------------------------------------

PREY = {"1,0": {"units": {"oni-medium": 1, "oni-small": 1}}, "2,0": {"units": {"private": 1}}}
BOTH_NEAR = {**PREY, "1,1": {"units": {"boarmaster": 1}}, "2,-1": {"owner": "boarlords"}}


def test_revenge_deals_damage_and_takes_nothing() -> None:
    """MX-PW-6, TSM-POWER-12, TSM-POWER-13, TSM-POWER-15, TSM-POWER-17: both go to the Private and destroy it; the
    Nomads' own unit is a legal target; no marker is put."""
    match = green("revenge-of-the-oni", BOTH_NEAR)
    want(match, "use oni-conquest", "source 1,0")
    assert {o for o in texts(match) if "oni-small" in o} == {"send oni-small 1,1 1", "send oni-small 2,0 1"}
    assert not [o for o in texts(match) if "2,-1" in o], "an area without units is no goal"
    want(match, "send oni-medium 2,0 1", "send oni-small 2,0 1", "done", "attack 2,0")
    while kind(match) != "act":
        play(match, texts(match)[-1])
    assert units(match, "2,0") == {"oni-medium": 1, "oni-small": 1}
    assert owner(match, "2,0") is None


def test_without_revenge_they_conquer() -> None:
    match = green("", BOTH_NEAR)
    want(match, "use oni-conquest", "source 1,0", "march oni-medium 1,0", "to 2,-1 1", "done", "attack 2,-1")
    assert owner(match, "2,-1") == "oni"


def test_revenge_splits_damage_and_oni_kill_for_nobody() -> None:
    """TSM-POWER-16, TSM-POWER-18: the active player divides it among the players there; kills are nobody's."""
    there = {"2,0": {"units": {"oni-large": 1, "private": 1, "squeaker": 1}}}
    match = green("revenge-of-the-oni", there, active="dark-seed")
    want(match, "use oni-conquest", "source 2,0")
    while kind(match) in ("ask-early", "ask-shield"):
        play(match, "pass")
    assert kind(match) == "split-damage" and seat(match) == "dark-seed"
    play(match, texts(match)[0])
    while match.decision and game(match).battle:
        play(match, texts(match)[-1])
    assert game(match).kills == (0, 0, 0)


def test_revenge_comes_nearer_if_nobody_is_in_reach() -> None:
    """MX-PW-7, TSM-POWER-14, QM-53: three steps away, so one step nearer, and no attack."""
    there = {"1,0": {"units": {"oni-large": 1}}, "4,0": {"units": {"private": 1}}}
    match = green("revenge-of-the-oni", there)
    want(match, "use oni-conquest", "source 1,0")
    want(match, "send oni-large 2,0 1", "done")
    assert units(match, "2,0") == {"oni-large": 1} and units(match, "1,0") == {}
    assert kind(match) == "act" and units(match, "4,0") == {"private": 1}


def test_revenge_reaches_homezones() -> None:
    """Q-22: damage is allowed there."""
    there = {"3,0": {"units": {"oni-large": 1}}, "4,0": {"units": {"private": 1}}}
    match = green("revenge-of-the-oni", there, active="boarlords")
    want(match, "use oni-conquest", "source 3,0", "send oni-large 4,0 1", "done", "attack 4,0")
    while game(match).battle and match.decision:
        play(match, texts(match)[0])
    assert units(match, "4,0") == {"oni-large": 1}


def test_revenge_takes_the_nearest() -> None:
    """TSM-POWER-13: a unit two steps away is no goal while one is next door, even with a range of two."""
    there = {"1,0": {"units": {"oni-large": 1}}, "2,0": {"units": {"private": 1}}, "3,0": {"units": {"squeaker": 1}}}
    match = green("revenge-of-the-oni", there, {"oni-areas": 1, "oni-range": 2, "oni-combats": 1}, polish=True)
    want(match, "use oni-conquest", "source 1,0")
    while match.decision and kind(match) not in ("act", "ask-counter", "hit", "assign-damage"):
        assert not [o for o in texts(match) if "3,0" in o]
        play(match, texts(match)[0])
    assert "oni-large" in units(match, "2,0")


def test_revenge_closes_two_oni_missions_for_the_round() -> None:
    """MX-OM-7: the centre is attacked, not conquered; moving into one's own Homezone still counts."""
    there = {"0,0": {"owner": "boarlords", "units": {"squeaker": 1}}, "0,-1": {"units": {"oni-medium": 2}}}
    both = {**ON, "oni_missions": True}
    match = green("revenge-of-the-oni", there, options=both)
    want(match, "use oni-conquest", "source 0,-1", "send oni-medium 0,0 2", "done", "attack 0,0")
    assert owner(match, "0,0") == "boarlords" and own(match, "oni_missions") == [-1, -1, -1]
    there = {"3,0": {"units": {"oni-large": 1}}, "4,0": {"units": {"private": 1}}}
    match = green("revenge-of-the-oni", there, options=both)
    want(match, "use oni-conquest", "source 3,0", "send oni-large 4,0 1")
    assert own(match, "oni_missions")[1] == at(match, "nomads")


# --- with Legendary Oni -------------------------------------------------------------------------------------

LEGENDS = {"legendary_oni": True}


def test_the_skybound_devastates_nothing_under_revenge() -> None:
    """MX-LG-4, QM-53."""
    there = {"2,0": {"units": {"oni-skybound": 1, "private": 1}}}
    for card, razed in (("revenge-of-the-oni", False), ("", True)):
        match = green(card, there, options=LEGENDS)
        want(match, "use oni-conquest", "source 2,0", "done", "attack 2,0")
        while match.decision and game(match).battle:
            play(match, texts(match)[-1])
        spaces = {s["at"]: s for s in match.view()["table"]["spaces"]}
        assert bool(spaces["2,0"].get("devastated")) is razed


def test_the_abyssal_takes_part_in_the_revenge() -> None:
    """QM-53: its additional attack deals damage where units stand, the group stays together."""
    there = {"1,0": {"units": {"oni-abyssal": 1, "oni-small": 1}}, "2,0": {"units": {"private": 1}, "owner": "nomads"}}
    match = green("revenge-of-the-oni", there, {}, options=LEGENDS)
    want(match, "use abyssal")
    assert offered(match, "attack") in ([], ["attack 2,0"])
    go(match, "attack 2,0")
    while match.decision and game(match).battle:
        play(match, texts(match)[-1])
    assert units(match, "2,0") == {"oni-abyssal": 1, "oni-small": 1} and owner(match, "2,0") == "nomads"


def test_new_strength_and_the_abyssal() -> None:
    """MX-LG-2: 2 × (40 + 10) = 100 CP."""
    match = force("new-strength", spaces={"1,0": {"units": {"oni-abyssal": 1, "oni-small": 1}}}, options=LEGENDS)
    assert battle.strength(game(match), ONI, SPACE["1,0"]) == 100


def test_agility_and_the_ronin() -> None:
    """MX-LG-3: Small Oni activated with the Ronin go 1 + 1 + 1, the Ronin 2. The Shadows are small, too."""
    there = {"2,0": {"units": {"oni-ronin": 1, "oni-small": 1}}}
    match = green("agility", there, options=LEGENDS)
    want(match, "use oni-conquest", "source 2,0")
    assert {"march oni-small 2,0 3", "march oni-ronin 2,0 2"} <= set(texts(match))
    position = game(match)
    shadow = position.book.kind_index["oni-shadow"]
    assert march.fresh_reach(position, shadow, SPACE["2,0"], 1, 0, True) == 2


# --- the table ----------------------------------------------------------------------------------------------


def test_the_card_lies_open() -> None:
    """TSM-POWER-03: for all to see, in terminal and view; nothing without the module."""
    match = force("agility")
    assert match.view()["table"]["open_cards"] == [{"id": "power-agility", "what": "oni-power", "done": []}]
    for lang in LANGUAGES:
        assert Words(lang).at(match).name("power-agility") in drawn(match, lang)
    assert "power" not in deal().view()["table"]["oni"]


def test_a_written_position_names_cards() -> None:
    with pytest.raises(ComposeError, match="does not know 'power-x'"):
        force("x")
    with pytest.raises(ComposeError, match="has the fields 'card'"):
        deal(options=ON, modules={"oni_power": {"deck": []}})
    with pytest.raises(ComposeError, match="exists once"):
        deal(options=ON, modules={"oni_power": {"card": "power-agility", "pile": ["power-agility"]}})


CASES = {
    "power-agility": test_agility,
    "power-at-full-power": test_at_full_power,
    "power-strong-defensive": test_strong_defensive,
    "power-new-strength": test_new_strength_defending,
    "power-assemble-the-forces": test_assemble_the_forces,
    "power-revenge-of-the-oni": test_revenge_deals_damage_and_takes_nothing,
}


@pytest.mark.parametrize("card", IDS)
def test_every_card_is_a_rule(card: str) -> None:
    fails_without("oni_powers", card, CASES[card])
