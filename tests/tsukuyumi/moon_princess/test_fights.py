"""Oni attacks, players' attacks, the Princess, Legendary Oni and the team's decisions in play."""

from __future__ import annotations

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import SPACE, SPACES
from moonwall.games.tsukuyumi.factions.cybersamurai.ghost import DropCard
from moonwall.games.tsukuyumi.modes.moon_princess import state
from moonwall.games.tsukuyumi.modes.moon_princess.princess_steps import PrincessAttack
from moonwall.games.tsukuyumi.position import NOBODY, ONI
from moonwall.table import Match
from moonwall.table.position import replaced

from ..hand import game, kind, offered, owner, texts, units
from .play import deal, own, told

TWO = ["nomads", "boarlords"]


@pytest.fixture(autouse=True)
def mode() -> None:
    """These tables have the mode itself."""


def until(match: Match, *kinds: str) -> list[str]:
    """Play first options until one of these is asked; the kinds of all events on the way."""
    story = [e.kind for e in match.events]
    while not match.over and kind(match) not in kinds:
        match.play(texts(match)[0], match.decisions[0].seat)
        story += [e.kind for e in match.events]
    return story


def fight(match: Match, space: str, card: str) -> list[str]:
    match.play(f"attack {space}")
    story: list[str] = []
    while kind(match) != "act":
        found = [t for t in texts(match) if card in t] or [t for t in texts(match) if t == "done"] or texts(match)
        match.play(found[0])
        story += [e.kind for e in match.events]
    return story


# --- Oni attacks ----------------------------------------------------------------------------------------------


def onslaught(seats: list[str], spaces: dict, **doc: object) -> Match:  # type: ignore[type-arg]
    """Only the area 2,0 can be attacked."""
    shut = {name: {"owner": "oni"} for name in ("2,-1", "1,1", "2,-2", "1,-2", "0,-2", "-1,-1", "-2,0", "-2,1", "-2,2",
                                                "-1,2", "0,2")}  # fmt: skip
    return deal(seats, {**shut, **spaces}, opens=True, **doc)


def test_marker_then_damage_then_one_counterattack_then_losses() -> None:
    """MP-ATTACK-19, MP-ATTACK-22, MP-ATTACK-23, MP-DAMAGE-05, MP-EX-19: Protection saves one of three."""
    match = onslaught(["nomads"], {"2,0": {"owner": "nomads", "units": {"private": 3, "oni-large": 1}}})
    kinds = [e.kind for e in match.events]
    assert kinds.index("oni-marked") < kinds.index("oni-damage") and owner(match, "2,0") == "oni"
    assert kind(match) == "ask-early" and units(match, "2,0")["private"] == 3
    match.play("counter protection")
    assert units(match, "2,0") == {"private": 1, "oni-large": 1}
    assert own(match, state.MOMENTUM) == 1  # MP-MOMENTUM-09
    bare = onslaught(["nomads"], {"2,0": {"owner": "nomads", "units": {"private": 3, "oni-large": 1}}})
    bare.play("pass")
    until(bare, "act")
    assert "private" not in units(bare, "2,0")


def test_one_of_several_defenders_answers() -> None:
    """MP-ATTACK-24: the team names one, or nobody; the others may not. MP-DAMAGE-02: the last in initiative is hit
    first."""
    spaces = {"2,0": {"units": {"private": 2, "boarguard": 1, "oni-large": 2}}}
    match = onslaught(TWO, spaces, order=["nomads", "boarlords"])
    assert kind(match) == "who-answers"
    assert set(texts(match)) == {"answers @0", "answers @1", "nobody"}
    match.play("nobody")
    until(match, "act")
    assert units(match, "2,0") == {"oni-large": 2}
    one = onslaught(TWO, spaces, order=["nomads", "boarlords"])
    one.play("answers @0")
    asked = set()
    while kind(one) in ("ask-early", "ask-counter"):
        assert one.decision is not None
        asked.add(one.decision.seat)
        one.play("pass")
    assert asked == {0}


def test_partners_must_agree() -> None:
    """Section 5: any seat answers, all others must agree; after an objection the active player decides alone."""
    spaces = {"2,0": {"units": {"private": 2, "boarguard": 1, "oni-large": 2}}}
    given = {"order": ["nomads", "boarlords"], "options": {"objections": True}}
    match = onslaught(TWO, spaces, **given)
    assert match.decision is not None and set(match.decision.seats) == {0, 1}
    match.play("nobody", 1)
    assert kind(match) == "consent" and match.decision.seat == 0 and told(match, "team-proposes")
    match.play("agree", 0)
    assert kind(match) != "alone"
    other = onslaught(TWO, spaces, **given)
    other.play("answers @1", 1)
    other.play("object", 0)
    assert kind(other) == "alone" and other.decision is not None and other.decision.seats == (0,)
    other.play("nobody", 0)
    assert kind(other) != "alone"


def test_two_attacks_before_a_black_turn_and_a_third_with_the_abyssal() -> None:
    """MP-BLACK-03, MP-LEGEND-14; MP-ATTACK-26: markers never run out. MP-PRIORITY-01."""
    for unit, n in (("oni-medium", 2), ("oni-abyssal", 3)):
        match = deal(["nomads"], {"1,0": {"units": {unit: 1}}}, opens=True)
        story = until(match, "act")
        assert story.count("oni-marked") == n


def test_mines_do_not_hurt_the_princess() -> None:
    """MP-PRINCESS-10, MP-EX-40: she walks over them; nothing explodes."""
    match = deal(["nomads"], {"2,0": {"owner": "nomads", "mines": 2}}, phase="white", opens=True,
                 coop={"princess": "ring-17", "decks": {"princess": ["princess-first-light"]}})  # fmt: skip
    assert "explode" not in [t.split()[0] for t in texts(match)]
    assert own(match, state.PRINCESS) == 1 and game(match).marks_at("mine", SPACE["2,0"]) == 2


def test_rocket_attack_bars_ordinary_oni_only() -> None:
    """MP-PRINCESS-11, MP-LEGEND-06, HD-06 *Orbital Watch*, MPX-08: the marker, but no new Oni."""
    rocket = {"cybersamurai": {"uplinks": [], "rocket-red": "2,0"}}
    match = deal(["cybersamurai"], {"2,0": {"owner": "cybersamurai"}}, opens=True, factions=rocket,
                 coop={"princess": "ring-1"})  # fmt: skip
    story = until(match, "act")
    assert owner(match, "2,0") == "oni" and "skipped" in story
    assert not game(match).crowd[ONI * SPACES + SPACE["2,0"]]


# --- players' attacks -----------------------------------------------------------------------------------------


def test_oni_answer_with_momentum_not_with_a_counterattack() -> None:
    """MP-MOMENTUM-01, MP-EX-24: nobody is asked for them; MP-DAMAGE-10: they return to the supply."""
    match = deal(["nomads"], {"2,0": {"units": {"private": 4, "oni-small": 2}}}, left={"combat": 1})
    supply = game(match).stock[game(match).book.kind_index["oni-small"]]
    story = fight(match, "2,0", "annihilation")
    assert "counter-oni" not in story
    assert own(match, state.MOMENTUM) == 3
    assert game(match).stock[game(match).book.kind_index["oni-small"]] > supply


def test_the_standard_counter_comes_though_she_fell() -> None:
    """MP-PRINCESS-14, MPX-13: Princess and Medium fall, half of the units become Large Oni all the same."""
    spaces = {"2,0": {"units": {"lt-dan": 1, "private": 2, "dog": 1, "oni-medium": 1}}}
    match = deal(["nomads"], spaces, left={"combat": 1}, coop={"princess": "ring-1"}, round=1)
    match.play("attack 2,0")
    story: list[str] = []
    while kind(match) != "act":
        able = [t for t in texts(match) if "annihilation" in t or t.startswith(("fire", "use "))]
        match.play((able or texts(match))[0])
        story += [e.kind for e in match.events]
    assert "standard-counter" in story
    assert units(match, "2,0").get("oni-large") == 2
    assert ("princess-falls" in story) == (own(match, state.PRINCESS) == -1)


def test_a_lone_princess_can_be_attacked() -> None:
    """MP-PRINCESS-05, MP-PRINCESS-15: without any Oni beside her; elsewhere there is nobody to annihilate."""
    match = deal(["boarlords"], {"2,0": {"units": {"boarguard": 2}}, "-2,0": {"units": {"boarguard": 1}}},
                 left={"combat": 2}, coop={"princess": "ring-1"})  # fmt: skip
    match.play("attack 2,0")
    hurts = [t for t in texts(match) if "conquest" not in t]
    assert hurts and match.view()["table"]["battle"]["defenders"] == ["oni"]
    far = deal(["boarlords"], {"-2,0": {"units": {"boarguard": 1}}}, left={"combat": 2}, coop={"princess": "ring-1"})
    far.play("attack -2,0")
    assert far.view()["table"]["battle"] is None or not far.view()["table"]["battle"]["defenders"]


def test_legendary_oni_fall_like_others_and_lowering_keeps_them() -> None:
    """MP-LEGEND-07, MP-LEGEND-09, MP-COUNTER-08: +1 for its area; an event point down changes nothing for it."""
    match = deal(["boarlords"], {"2,0": {"units": {"boarguard": 3, "oni-merchant": 1}}},
                 left={"combat": 1, "draw": 1, "play": 1}, coop={"momentum": 9}, round=1)  # fmt: skip
    match.play("use events")
    match.play("momentum")
    match.play("spend deck")
    until(match, "act")
    assert own(match, state.MOMENTUM) == 8 and units(match, "2,0")["oni-merchant"] == 1
    fight(match, "2,0", "conquest")
    assert own(match, state.MOMENTUM) == 10


def test_the_defiler_bars_conquest_of_what_oni_control() -> None:
    """MP-LEGEND-21: their marker, or Tsukuyumi without one; other areas can still be taken."""
    spaces = {"0,0": {"units": {"oni-defiler": 1}}, "2,0": {"owner": "oni", "units": {"private": 1}},
              "1,0": {"units": {"private": 1}}, "1,1": {"units": {"private": 1}}}  # fmt: skip
    match = deal(["nomads"], spaces, left={"combat": 3})
    assert offered(match, "attack") == ["attack 1,1"]
    free = deal(["nomads"], {k: v for k, v in spaces.items() if k != "0,0"}, left={"combat": 3})
    assert set(offered(free, "attack")) == {"attack 1,0", "attack 1,1", "attack 2,0"}


def test_three_shadows_bring_two_oni_each() -> None:
    """MP-LEGEND-12: when a Round card is turned up, before anything else."""
    match = deal(["nomads"], {"2,0": {"units": {"oni-shadow": 1}}, "-2,0": {"units": {"oni-shadow": 1}}},
                 phase="select", coop={"decks": {"round": ["round-scattered-host"]}, "princess": "ring-1"})  # fmt: skip
    while kind(match) == "select-card":
        match.play(texts(match)[0])
    made = [e for e in told(match, "oni-made") if e["why"] == "made-shadow"]
    assert [e["space"] for e in made].count("2,0") == 2 and len(made) == 4


def test_the_gamblers_five_holds_players_down() -> None:
    """MP-LEGEND-16, MP-LEGEND-17: units are Massive and none flies while she stands."""
    spaces = {"2,0": {"units": {"private": 1}}, "3,0": {"units": {"oni-gambler": 1}}}
    for die, steps in ((5, {"1"}), (0, {"2"})):
        match = deal(["nomads"], spaces, left={"movement": 2}, coop={"gambler": die})
        match.play("use movement")
        assert {t.split()[-1] for t in offered(match, "march") if "all" not in t} == steps


# --- the Princess attacks -------------------------------------------------------------------------------------


def test_she_attacks_in_all_her_areas_before_anybody_answers() -> None:
    """MP-PRINCESS-18, MPX-11: both markers and all damage first, then the counterattack."""
    spaces = {"2,-1": {"owner": "boarlords"}, "2,0": {"owner": "boarlords", "units": {"squeaker": 1}}}
    match = deal(TWO, spaces, phase="white", coop={"princess": "ring-1"}, order=["nomads", "boarlords"])
    position = game(match)
    position.log = []
    PrincessAttack().run(position)
    assert owner(match, "2,-1") == owner(match, "2,0") == "oni"
    assert [e.kind for e in position.log].count("oni-made") == 1
    assert position.territory[SPACE["1,0"]] == NOBODY


def test_areas_that_fall_at_once_share_the_supply() -> None:
    """MP-ATTACK-20, MP-ATTACK-27, MP-PRINCESS-18: with one small Oni left the second empty area gets the next size, and
    with nothing left no Oni at all."""
    spaces = {"2,-1": {"owner": "boarlords"}, "2,0": {"owner": "boarlords"}}
    for left, made in (((1, 5, 5), ["oni-small", "oni-medium"]), ((1, 0, 0), ["oni-small"])):
        match = deal(TWO, spaces, phase="white", coop={"princess": "ring-1"}, order=["nomads", "boarlords"])
        position = game(match)
        for size, n in zip(("oni-small", "oni-medium", "oni-large"), left, strict=True):
            position.stock[position.book.kind_index[size]] = n
        position.log = []
        PrincessAttack().run(position)
        assert [e.data["unit"] for e in position.log if e.kind == "oni-made"] == made
        assert min(position.stock) >= 0


def test_alone_her_cards_do_not_attack() -> None:
    """HD-02, MPX-12: Rising Tide attacks from two players on."""
    spaces = {"2,-1": {"owner": "nomads"}, "2,0": {"owner": "nomads"}}
    given = {
        "phase": "white",
        "opens": True,
        "coop": {"princess": "ring-16", "decks": {"princess": ["princess-rising-tide"]}},
    }
    alone = deal(["nomads"], spaces, **given)
    assert own(alone, state.PRINCESS) == 1 and owner(alone, "2,0") == "nomads"
    assert [e["why"] for e in told(alone, "skipped")] == ["strike-few-players"]
    two = deal(TWO, spaces, order=["nomads", "boarlords"], **given)
    assert owner(two, "2,0") == "oni"


def test_two_copies_of_a_card_are_one_choice_for_ghost() -> None:
    """HD-07, TS-CYBER-24: five players have two copies of each Action card; two alike are no question."""
    five = ["cybersamurai", "dark-seed", "nomads", "boarlords", "fireborn"]
    position = game(table.start("tsukuyumi", mode="moon-princess", seats=five, seed=1))
    position.hands = replaced(position.hands, 0, (0, 0, 3))
    assert [str(o) for o in DropCard(0).options(position)] == [f"drop {position.book.action_ids[n]}" for n in (0, 3)]
