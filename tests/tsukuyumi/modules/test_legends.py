"""TSM-LEGEND: what each Legendary Oni does while it is on the board (TS-ONI-62), and where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import NAMES, SPACE
from moonwall.games.tsukuyumi.rules.damage import assign
from moonwall.table import Match

from ..hand import PATCH, at, deal, game, go, kind, offered, owner, play, props, seat, texts, told, units

ON = {"legendary_oni": True}
PLAIN = {"nomads": "action-advance", "boarlords": "action-progress", "dark-seed": "action-offensive"}
NO_ONI = {"production": 0, "place": 0, "oni-areas": 0, "oni-range": 0, "oni-combats": 0}


def green(spaces: dict[str, Any], oni: tuple[int, int, int] = (0, 0, 0), **doc: Any) -> Match:
    """The Nomads' Green turn, with an Oni Conquest or nothing at all."""
    left = {**NO_ONI, "oni-areas": oni[0], "oni-range": oni[1], "oni-combats": oni[2], **doc.pop("left", {})}
    doc.setdefault("cards", PLAIN)
    return deal(phase="green", active="nomads", left=left, spaces=spaces, options=ON, **doc)


def red(spaces: dict[str, Any], active: str = "nomads", **doc: Any) -> Match:
    """A Red turn with three Combat actions."""
    left = {"combat": 3, "movement": 0, "effect": 0, **doc.pop("left", {})}
    return deal(phase="red", active=active, left=left, spaces=spaces, options=ON, cards=PLAIN, **doc)


def calm(match: Match) -> Match:
    """Everybody passes until the active player acts again."""
    while kind(match) != "act":
        play(match, next((o for o in ("pass", "done") if o in texts(match)), texts(match)[0]))
    return match


def damage_oni(match: Match, space: str, points: int) -> Match:
    """Damage to the Oni of an area, from the Nomads; the table answers nothing yet."""
    position = game(match)
    assign(position, 0, 6, SPACE[space], 2 * points, at(match, "nomads"), "tetsuo")
    return match


# --- Abyssal ------------------------------------------------------------------------------------------------

HOST = {"1,0": {"units": {"oni-abyssal": 1, "oni-small": 1}}, "2,0": {"owner": "boarlords"}}


def test_the_abyssal_must_attack() -> None:
    """TSM-LEGEND-09, TSM-LEGEND-10: in the Green phase, before the turn ends, with all Oni of its area as one group."""
    match = green(HOST, left={"production": 1})
    assert "use abyssal" in texts(match) and "done" not in texts(match)
    go(match, "use abyssal")
    assert "attack 2,0" in texts(match) and "attack 2,-1" in texts(match), "an empty area can be conquered, too"
    assert "attack 1,0" not in texts(match), "the Moon without a player's marker cannot"
    play(match, "attack 2,0")
    assert owner(match, "2,0") == "oni" and units(match, "2,0") == {"oni-abyssal": 1, "oni-small": 1}
    assert units(match, "1,0") == {}, "nobody stays behind"
    assert "use abyssal" not in texts(match), "once a turn"


def test_every_player_owes_the_attack() -> None:
    """TSM-LEGEND-09: also the next one in the same phase; TSM-LEGEND-11, XM-19: not without a Green phase on
    the card."""
    match = green(HOST, order=["nomads", "boarlords", "dark-seed"])
    go(match, "use abyssal", "attack 2,0", "done")
    while seat(match) == "nomads":
        play(match, "done")
    assert seat(match) == "boarlords" and "use abyssal" in texts(match)
    position = game(match)
    card = next(c for c, phases in enumerate(position.book.has_phase) if not phases[2])
    without = green(HOST, cards={**PLAIN, "nomads": position.book.action_ids[card]}, left={"production": 1})
    assert seat(without) == "nomads" and "use abyssal" not in texts(without) and "done" in texts(without)


def test_the_abyssal_attacks_only_in_green() -> None:
    """TSM-LEGEND-09: not in Red."""
    match = red({**HOST, "3,0": {"units": {"private": 1}}})
    assert "use abyssal" not in texts(match)


def test_the_abyssal_goes_towards_a_target() -> None:
    """TSM-LEGEND-12: with nothing to conquer in reach the group comes one step nearer; there is no attack."""
    match = green({"-1,0": {"units": {"oni-abyssal": 1}}, "2,0": {"owner": "nomads"}})
    go(match, "use abyssal")
    assert set(texts(match)) <= {"to 0,0", "to 0,-1", "to -1,1"}, "nearer, and no attack"
    play(match, "to 0,0")
    assert units(match, "0,0") == {"oni-abyssal": 1}
    assert not any(owner(match, NAMES[s]) == "oni" for s in game(match).areas)


# --- Dark Observer ------------------------------------------------------------------------------------------


def test_the_hunting_party_deals_damage() -> None:
    """TSM-LEGEND-14, TSM-LEGEND-15, TSM-LEGEND-16, XM-18: she and the Oni of her area hurt instead of conquering; the
    active player splits 40; both defenders choose from Oni Conquest."""
    spot = {"units": {"oni-dark-observer": 1, "oni-small": 1, "private": 4, "boarguard": 1}, "owner": "boarlords"}
    match = green({"2,0": spot}, oni=(1, 1, 1))
    go(match, "use oni-conquest", "source 2,0", "done", "attack 2,0")
    assert kind(match) == "split-damage" and seat(match) == "nomads"
    assert max(int(t.split()[2]) for t in texts(match)) == 40
    play(match, texts(match)[-1] if "@0 40" not in texts(match)[-1] else "deal @0 10")
    asked = set()
    while kind(match) != "act":
        if kind(match) == "ask-counter":
            asked.add(seat(match))
            assert {t.split()[-1] for t in texts(match)} <= {
                "counterstrike", "defense-action", "retreat", "hold-your-ground", "where-there-is-one", "pass",
            }  # fmt: skip
        play(match, "pass" if "pass" in texts(match) else texts(match)[0])
    assert asked == {"nomads", "boarlords"}
    assert owner(match, "2,0") == "boarlords", "no marker was put"
    assert sum(game(match).kills) == 0


def test_she_hunts_on_the_moon_and_in_oni_territories() -> None:
    """TSM-LEGEND-14 (QM-64): wherever a player's unit stands; not where there is none."""
    match = green(
        {
            "1,0": {"units": {"oni-dark-observer": 1, "private": 1}},
            "2,0": {"units": {"worker": 1}, "owner": "oni"},
            "0,0": {"units": {"worker": 1}},
            "2,-1": {"owner": "boarlords"},
        },
        oni=(1, 1, 1),
    )
    go(match, "use oni-conquest", "source 1,0")
    assert "done" in texts(match), "she may stay and hunt on the Moon"
    go(match, "march oni-dark-observer 1,0 1")
    assert set(texts(match)) == {"to 2,0 1", "to 0,0 1"}, "nobody to hunt in 2,-1"


def test_other_oni_conquer_as_usual() -> None:
    """TSM-LEGEND-17: those that do not stand in her area."""
    match = green(
        {
            "0,0": {"units": {"oni-dark-observer": 1}},
            "2,0": {"units": {"oni-medium": 1, "private": 1}, "owner": "boarlords"},
        },
        oni=(1, 1, 1),
    )
    go(match, "use oni-conquest", "source 2,0", "done", "attack 2,0")
    assert owner(match, "2,0") == "oni"
    assert not told(match, "hunting-party")


def test_defend_the_mistress() -> None:
    """TSM-LEGEND-18, XM-17: with a Small Oni beside her 30 damage kill that first and 20 are too few for her."""
    match = green({"2,0": {"units": {"oni-dark-observer": 1, "oni-small": 1}}})
    damage_oni(match, "2,0", 30)
    assert units(match, "2,0") == {"oni-dark-observer": 1}
    damage_oni(match, "2,0", 30)
    assert units(match, "2,0") == {}, "alone she must take it"


def test_she_cannot_be_named_while_others_stand() -> None:
    """TSM-LEGEND-18: in a battle, too; an ordinary Large Oni could be."""
    spot = {"units": {"oni-dark-observer": 1, "oni-small": 1, "oni-medium": 1, "launcher": 2}}
    match = red({"2,0": spot})
    play(match, "attack 2,0", "with nomad-annihilation")
    while kind(match) != "assign-damage":
        play(match, "done" if "done" in texts(match) else texts(match)[0])
    assert texts(match) == ["hit oni-small", "hit oni-medium"]


# --- The Skybound -------------------------------------------------------------------------------------------


def test_the_skybound_devastates() -> None:
    """TSM-LEGEND-20, TSM-LEGEND-21: its own card always; the tile is turned over, no marker is put, markers stay."""
    spot = {"units": {"oni-skybound": 1, "private": 1}, "owner": "boarlords", "mines": 1}
    match = green({"2,0": spot}, oni=(1, 1, 1))
    before = match.view()["table"]["seats"][at(match, "boarlords")]["points"]["areas"]
    go(match, "use oni-conquest", "source 2,0", "done", "attack 2,0")
    row = next(r for r in match.view()["table"]["spaces"] if r["at"] == "2,0")
    assert row["devastated"] and owner(match, "2,0") == "boarlords" and row["markers"] == {"mine": 1}
    assert kind(match) == "ask-counter" and "counter hold-your-ground" not in texts(match)
    assert match.view()["table"]["battle"]["card"] == "skybound"
    calm(match)
    after = match.view()["table"]["seats"][at(match, "boarlords")]["points"]["areas"]
    assert (before, after) == (1, 0)


def test_the_skybound_fails_against_more() -> None:
    """TSM-LEGEND-20 (QM-62): Oni CP must reach each defender's."""
    spot = {"units": {"oni-skybound": 1, "boarmother": 1, "boarmaster": 1, "boarguard": 2}, "owner": "boarlords"}
    match = green({"2,0": spot}, oni=(1, 1, 1))
    go(match, "use oni-conquest", "source 2,0", "done", "attack 2,0")
    calm(match)
    assert "devastated" not in next(r for r in match.view()["table"]["spaces"] if r["at"] == "2,0")


def test_the_moon_and_devastated_ground_are_no_targets() -> None:
    """TSM-LEGEND-22, TS-MOON-02: never the Moon, even with a player's marker; nothing twice; it flies over Blocks."""
    match = green(
        {
            "1,0": {"units": {"oni-skybound": 1}, "owner": "nomads", "blocks": ["2,0"]},
            "2,-1": {"owner": "boarlords", "devastated": True},
            "2,0": {"owner": "oni"},
        },
        oni=(1, 1, 1),
    )
    go(match, "use oni-conquest", "source 1,0")
    assert "done" not in texts(match), "the Moon cannot be devastated"
    go(match, "march oni-skybound 1,0 1")
    assert "to 2,0 1" in texts(match) or units(match, "2,0") == {"oni-skybound": 1}, "over the Block, an Oni Territory"
    assert "to 2,-1 1" not in texts(match)


def test_other_oni_still_conquer_beside_the_skybound() -> None:
    """TSM-LEGEND-20: only where it stands."""
    match = green(
        {"3,0": {"units": {"oni-skybound": 1}}, "2,0": {"units": {"oni-small": 1}, "owner": "boarlords"}}, oni=(1, 1, 1)
    )
    go(match, "use oni-conquest", "source 2,0", "done", "attack 2,0")
    assert owner(match, "2,0") == "oni"
    assert "devastated" not in next(r for r in match.view()["table"]["spaces"] if r["at"] == "2,0")


# --- The Defiler --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("here", [True, False])
def test_the_defiler_closes_oni_land(here: bool) -> None:
    """TSM-LEGEND-24, XM-15: a Moon area and an Oni Territory cannot be conquered, an Ocean Floor can."""
    centre = {"units": {"oni-defiler": 1}} if here else {}
    match = red(
        {
            "0,0": centre,
            "1,0": {"units": {"private": 3}},
            "2,0": {"units": {"private": 1}, "owner": "oni"},
            "3,0": {"units": {"hunter": 1}},
        }
    )
    assert ("attack 1,0" in texts(match)) is not here
    assert ("attack 2,0" in texts(match)) is not here
    play(match, "attack 3,0", "with nomad-conquest")
    assert owner(match, "3,0") == "nomads"


def test_units_beside_the_defiler_may_be_attacked() -> None:
    """TSM-LEGEND-24 (QM-65): damage is still dealt there, and nobody holds such an area by a counterattack."""
    match = red({"0,0": {"units": {"oni-defiler": 1, "boarguard": 2}}}, active="boarlords")
    assert "attack 0,0" in texts(match)
    play(match, "attack 0,0")
    assert "with boar-annihilation" in texts(match) and "with boar-conquest" not in texts(match)
    stampede = [t for t in texts(match) if "stampede" in t]
    assert stampede == ["with boar-stampede"] or not stampede, "no conquest part to choose alone"


def test_the_defiler_dies_twice() -> None:
    """TSM-LEGEND-25, XM-16: first it is turned over, then it goes; what comes again is whole."""
    match = green({"0,0": {"units": {"oni-defiler": 1}}})
    damage_oni(match, "0,0", 90)
    assert units(match, "0,0") == {"oni-defiler": 1} and match.view()["table"]["oni"]["legends"]["flipped"]
    damage_oni(match, "0,0", 25)
    assert units(match, "0,0") == {"oni-defiler": 1}, "too little"
    damage_oni(match, "0,0", 30)
    assert units(match, "0,0") == {} and not match.view()["table"]["oni"]["legends"]["flipped"]
    assert "oni-defiler" in match.view()["table"]["oni"]["legends"]["away"]


def test_the_defiler_dies_once_in_a_battle() -> None:
    """TSM-LEGEND-25 (QM-65): however much damage one battle brings."""
    match = red({"0,0": {"units": {"oni-defiler": 1, "boarguard": 3, "boarmaster": 1}}}, active="boarlords")
    play(match, "attack 0,0", "with boar-annihilation")
    calm(match)
    assert units(match, "0,0")["oni-defiler"] == 1 and match.view()["table"]["oni"]["legends"]["flipped"]


def test_the_defiler_never_moves() -> None:
    """TSM-LEGEND-26 (QM-65): not by Oni Conquest, not by Onward March; a Small Oni beside it does."""
    match = green({"0,0": {"units": {"oni-defiler": 1}}, "1,0": {"owner": "nomads"}}, oni=(1, 1, 1))
    go(match, "use oni-conquest")
    assert not offered(match, "source") and units(match, "0,0") == {"oni-defiler": 1}
    both = green({"0,0": {"units": {"oni-defiler": 1, "oni-small": 1}}, "1,0": {"owner": "nomads"}}, oni=(1, 1, 1))
    go(both, "use oni-conquest", "source 0,0")
    assert {t.split()[1] for t in offered(both, "march")} <= {"oni-small"}


# --- Gambler ------------------------------------------------------------------------------------------------


def battle_with_gambler(wanted: int, spot: dict[str, Any], more: dict[str, Any] | None = None) -> Match:
    """Boarlords attack 2,0, where the Gambler stands, and the die shows ``wanted``."""
    for seed in range(200):
        match = red({"2,0": spot, **(more or {})}, active="boarlords", seed=seed)
        play(match, "attack 2,0", "with boar-conquest")
        for _ in range(40):
            rolled = [e["n"] for e in told(match, "gambler")]
            if rolled or kind(match) == "act":
                break
            play(match, "pass" if "pass" in texts(match) else texts(match)[0])
        if rolled == [wanted]:
            return match
    raise AssertionError(f"no seed rolls {wanted}")


FIVE = {"units": {"oni-gambler": 1, "boarguard": 3, "boarmaiden": 2}}


def test_roll_one_costs_half() -> None:
    """TSM-LEGEND-31, TSM-LEGEND-32, XM-20: five units, three are lost, by own choice."""
    match = battle_with_gambler(1, FIVE)
    assert kind(match) == "gambler-loss" and seat(match) == "boarlords"
    play(match, "lose boarmaiden", "lose boarmaiden")
    go(match, "lose boarguard")
    assert units(match, "2,0").get("boarguard") == 2 and "boarmaiden" not in units(match, "2,0")
    assert game(match).kills == (0, 0, 0)


def test_roll_two_costs_one() -> None:
    """TSM-LEGEND-33."""
    match = battle_with_gambler(2, FIVE)
    play(match, "lose boarmaiden")
    assert units(match, "2,0")["boarmaiden"] == 1 and units(match, "2,0")["boarguard"] == 3


def test_roll_three_gives_the_left_neighbour_an_event() -> None:
    """TSM-LEGEND-34: who sits left of the active player may draw and play one."""
    match = battle_with_gambler(3, FIVE)
    assert kind(match) == "wisdom" and seat(match) == "dark-seed"
    assert "done" in texts(match), "or not"


def test_roll_four_marks_an_area() -> None:
    """TSM-LEGEND-35 (QM-67): any area that is not Tsukuyumi yet."""
    match = battle_with_gambler(4, FIVE)
    assert kind(match) == "gambler-mark" and seat(match) == "boarlords"
    assert "area 0,0" not in texts(match)
    play(match, "area 3,0")
    assert props(match, "3,0") == ["tsukuyumi"]


def test_roll_five_brings_the_largest() -> None:
    """TSM-LEGEND-36: two of the largest available Oni come there; never a Legendary one."""
    match = battle_with_gambler(5, FIVE)
    assert units(match, "2,0")["oni-large"] == 2
    few = battle_with_gambler(5, FIVE, more={"3,0": {"units": {"oni-large": 5}}})
    assert units(few, "2,0")["oni-large"] == 1 and units(few, "2,0")["oni-medium"] == 1


def test_roll_six_produces() -> None:
    """TSM-LEGEND-37: for 2, in the Red phase."""
    match = battle_with_gambler(6, FIVE)
    assert kind(match) == "produce" and game(match).pp == 2


def test_no_roll_without_the_gambler() -> None:
    """TSM-LEGEND-31: she must stand in the area of the battle."""
    match = red(
        {"3,0": {"units": {"oni-gambler": 1}}, "2,0": {"units": {"boarguard": 1, "oni-small": 1}}}, active="boarlords"
    )
    draws = game(match).draws
    play(match, "attack 2,0", "with boar-conquest")
    calm(match)
    assert game(match).draws == draws


def test_she_gambles_when_oni_attack_too() -> None:
    """TSM-LEGEND-31: a battle started by Oni; with no own unit there rolls 1 and 2 do nothing (QM-67)."""
    match = green({"2,0": {"units": {"oni-gambler": 1}, "owner": "boarlords"}}, oni=(1, 1, 1))
    draws = game(match).draws
    go(match, "use oni-conquest", "source 2,0", "done", "attack 2,0")
    assert game(match).draws > draws and owner(match, "2,0") == "oni"


# --- Merchant -----------------------------------------------------------------------------------------------


def test_who_destroys_the_merchant_produces() -> None:
    """TSM-LEGEND-39: at once, for 1, in whatever phase."""
    match = red({"0,0": {"units": {"oni-merchant": 1, "boarguard": 2}}}, active="boarlords")
    play(match, "attack 0,0", "with boar-annihilation")
    while kind(match) not in ("produce", "act"):
        play(match, "pass" if "pass" in texts(match) else texts(match)[0])
    assert kind(match) == "produce" and seat(match) == "boarlords" and game(match).pp == 1
    play(match, "buy squeaker")


def test_nobody_produces_for_other_oni_or_by_chance() -> None:
    """TSM-LEGEND-39 (QM-68): not for an ordinary Oni, nor if nobody's attack killed him."""
    from moonwall.games.tsukuyumi.position import NOBODY
    from moonwall.games.tsukuyumi.rules.pieces import destroy

    match = red({"0,0": {"units": {"oni-small": 1, "boarguard": 2}}}, active="boarlords")
    play(match, "attack 0,0", "with boar-annihilation")
    calm(match)
    assert units(match, "0,0") == {"boarguard": 2} and game(match).pp == 0
    other = red({"0,0": {"units": {"oni-merchant": 1}}})
    position = game(other)
    depth = len(position.stack)
    destroy(position, 0, (position.book.kind_index["oni-merchant"], 1), NOBODY, "gambler")
    assert len(position.stack) == depth


def test_what_they_do_with_the_moon_princess_they_do_only_there() -> None:
    """TSM-LEGEND-44: the Merchant's tax on Production and the Gambler's roll on entering belong to the co-operative
    mode. Here 3 points are 3, and she rolls after a battle only."""
    match = green({"0,0": {"units": {"oni-merchant": 1}}}, left={"production": 3})
    play(match, "use production")
    assert game(match).pp == 3
    coop = {row.legend: row.do for row in game(match).book.content["coop_legends"].values()}
    assert coop["merchant"] == "tax" and coop["gambler"] == "die"
    walk = green({"3,0": {"units": {"oni-gambler": 1, "oni-small": 1}}, "2,0": {"owner": "boarlords"}}, oni=(1, 1, 1))
    draws = game(walk).draws
    go(walk, "use oni-conquest", "source 3,0", "march oni-gambler 3,0 1", "to 2,1 1")
    assert units(walk, "2,1") == {"oni-gambler": 1} and told(walk, "oni-attack") == [], "she has only entered"
    assert game(walk).draws == draws


# --- Ronin --------------------------------------------------------------------------------------------------


def test_the_ronin_goes_farther() -> None:
    """TSM-LEGEND-43: it and the other Oni of its tile move one more area by an Oni Conquest; others do not."""
    board = {**PATCH, "3,0": "fertile"}
    match = green(
        {"3,0": {"units": {"oni-ronin": 1, "oni-small": 1}}, "2,0": {"units": {"oni-medium": 1}}},
        oni=(1, 1, 1),
        board=board,
    )
    slow = match.clone()
    go(match, "use oni-conquest", "source 3,0")
    assert {"march oni-ronin 3,0 2", "march oni-small 3,0 2"} <= set(texts(match))
    go(slow, "use oni-conquest", "source 2,0")
    assert "march oni-medium 2,0 1" in texts(slow)


def test_the_next_activated_area_has_the_usual_range() -> None:
    """TSM-LEGEND-43, TS-ONI-30-PL: the Ronin's bonus is its own group's."""
    board = {**PATCH, "3,0": "fertile"}
    match = green(
        {"3,0": {"units": {"oni-ronin": 1}}, "2,-1": {"units": {"oni-medium": 1}}},
        oni=(2, 1, 2),
        board=board,
        polish=True,
    )
    go(match, "use oni-conquest", "source 3,0")
    assert "march oni-ronin 3,0 2" in texts(match)
    play(match, "done")
    go(match, "source 2,-1")
    assert "march oni-medium 2,-1 1" in texts(match)


# --- all of them --------------------------------------------------------------------------------------------


def test_they_count_as_oni() -> None:
    """TSM-LEGEND-04, TSM-LEGEND-07: they defend with the others, chosen for by the last on the Initiative board, return
    to the supply, and are nobody's kill."""
    match = red(
        {"2,0": {"units": {"oni-ronin": 1, "boarguard": 3}}},
        active="boarlords",
        order=["boarlords", "nomads", "dark-seed"],
    )
    play(match, "attack 2,0", "with boar-annihilation")
    while kind(match) not in ("ask-counter", "act"):
        play(match, texts(match)[0])
    assert kind(match) == "ask-counter" and seat(match) == "dark-seed"
    assert "counter protection" not in texts(match)
    calm(match)
    assert "oni-ronin" not in units(match, "2,0") and game(match).kills == (0, 0, 0)
    assert "oni-ronin" in match.view()["table"]["oni"]["legends"]["away"]
