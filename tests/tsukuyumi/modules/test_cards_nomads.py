"""TSM-FEVENT-42..52: the Nomads' Faction events, each with a case where it does not apply."""

from __future__ import annotations

from typing import Any

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.table import Match

from ..hand import HOMES, at, game, go, kind, offered, play, seat, texts, told, units
from .piles import lasting, next_round, playable, turn, use

NOMADS = "nomads"


# --- Secret Operations --------------------------------------------------------------------------------------


def test_secret_operations_lay_mines_anywhere() -> None:
    """TSM-FEVENT-42, TSM-FEVENT-43, TSM-FEVENT-44: up to 3, in one or several areas, not on Homezones; they do not hurt
    who stands there."""
    match = use(NOMADS, "secret-operations", {"2,0": {"units": {"boarguard": 1}, "owner": "boarlords"}})
    assert not {f"mine {h}" for h in HOMES.values()} & set(texts(match))
    play(match, "mine 2,0", "mine 2,0", "mine 0,0")
    assert (game(match).marks_at("mine", SPACE["2,0"]), game(match).marks_at("mine", 0)) == (2, 1)
    assert units(match, "2,0") == {"boarguard": 1} and kind(match) != "secret-mines"


def test_secret_operations_need_mines() -> None:
    """TSM-FEVENT-42: all 20 lie on the board."""
    assert playable(turn(NOMADS, ["secret-operations"], {"2,0": {"mines": 20}})) == set()
    short = use(NOMADS, "secret-operations", {"2,0": {"mines": 19}})
    play(short, "mine 3,0")
    assert kind(short) != "secret-mines"


# --- All Guns Blazing! --------------------------------------------------------------------------------------


def guns(event: str | None, here: dict[str, int], **doc: Any) -> Match:
    """The Nomads attack 2,0 with Annihilation, with all weapons ready."""
    spaces = {"2,0": {"units": here}}
    weapons = {NOMADS: {"weapons": {"weapon-10": 5, "weapon-15": 5, "weapon-25": 2}}}
    left = {"combat": 2, "play": 1 if event else 0}
    if event:
        match = use(NOMADS, event, spaces, phase="red", left=left, factions=weapons, **doc)
    else:
        match = turn(NOMADS, [], spaces, phase="red", left=left, factions=weapons, **doc)
    play(match, "attack 2,0", "with nomad-annihilation")
    return match


def fire(match: Match) -> int:
    """Use as many weapons as are allowed; how many were they?"""
    n = 0
    while kind(match) == "use-weapons":
        play(match, next(t for t in texts(match) if t.startswith("weapon ")))
        n += 1
    return n


def test_all_guns_blazing() -> None:
    """TSM-FEVENT-45, XM-09: 3 Nomads and a Dog: four weapons instead of three, in each battle of the round."""
    here = {"private": 3, "dog": 1, "boarguard": 3, "boarmaster": 1}
    assert fire(guns(None, here)) == 3
    match = guns("all-guns-blazing", here)
    assert fire(match) == 4
    next_round(match)
    assert lasting(match) == set()


def test_all_guns_need_a_nomad() -> None:
    """TSM-FEVENT-46: Dogs alone use no weapon."""
    match = guns("all-guns-blazing", {"dog": 2, "boarguard": 1})
    assert fire(match) == 0


# --- Reload! ------------------------------------------------------------------------------------------------


def ready(match: Match) -> dict[str, int]:
    board: dict[str, dict[str, int]] = match.view()["table"]["seats"][at(match, NOMADS)]["board"]
    return board["weapons"]


def finish(match: Match) -> Match:
    while kind(match) != "act":
        play(match, "pass" if "pass" in texts(match) else texts(match)[0])
    return match


def test_reload_serves_one_battle() -> None:
    """TSM-FEVENT-47 (QM-39): weapons used in that battle stay ready; in the next they are used up."""
    here = {"private": 2, "boarguard": 3, "boarmaster": 1}
    match = guns("reload", here)
    assert kind(match) == "ask-reload"
    play(match, "yes")
    assert fire(match) == 2
    finish(match)
    assert ready(match)["weapon-25"] == 2 and lasting(match) == set()
    if "attack 2,0" in texts(match):
        play(match, "attack 2,0", "with nomad-annihilation")
        used = fire(match)
        assert sum(ready(match).values()) == 12 - used


def test_reload_may_wait() -> None:
    """TSM-FEVENT-47: not declared, weapons are used up and the card stays in force."""
    match = guns("reload", {"private": 2, "boarguard": 3, "boarmaster": 1})
    play(match, "no")
    assert fire(match) == 2
    assert ready(match)["weapon-25"] == 0
    finish(match)
    assert lasting(match) == {"reload"}


def test_out_of_ammo_under_reload() -> None:
    """TSM-FEVENT-48: a counterattack can still force a weapon to be discarded."""
    match = guns("reload", {"private": 2, "boarguard": 3, "boarmaster": 1})
    play(match, "yes")
    fire(match)
    while kind(match) not in ("ask-counter", "act"):
        play(match, "pass" if "pass" in texts(match) else texts(match)[0])
    assert "counter out-of-ammo" in texts(match)
    play(match, "counter out-of-ammo")
    assert seat(match) == NOMADS and "discard 25" in texts(match)
    play(match, "discard 25")
    finish(match)
    assert ready(match)["weapon-25"] == 1


# --- Perimeter Defense --------------------------------------------------------------------------------------

GUARDED = {
    "2,0": {"owner": NOMADS, "units": {"boarmaiden": 1}},
    "3,0": {"owner": NOMADS},
    "3,-1": {"units": {"boarmaiden": 1, "oni-small": 1, "private": 1}},
    "2,1": {"units": {"wasp": 1}},
}


def perimeter() -> Match:
    match = use(NOMADS, "perimeter-defense", GUARDED, order=[NOMADS, "boarlords", "dark-seed", "cybersamurai"])
    play(match, "area 2,0")
    return go(match, "area 3,0")


def test_perimeter_defense_keeps_enemies_out() -> None:
    """TSM-FEVENT-49, TSM-FEVENT-50, XM-10: enemies, flyers and Oni cannot move in; who stands there may leave, but not
    into the other one; the Nomads themselves move freely."""
    from moonwall.games.tsukuyumi.rules.movement import exits

    match = perimeter()
    position = game(match)
    kinds = position.book.kind_index

    def ways(side: int, unit: str, space: str) -> set[int]:
        return set(exits(position, side, kinds[unit], SPACE[space]))

    boars, seed, nomads = (at(match, f) for f in ("boarlords", "dark-seed", NOMADS))
    closed = {SPACE["2,0"], SPACE["3,0"]}
    assert not ways(boars, "boarmaiden", "3,-1") & closed
    assert not ways(6, "oni-small", "3,-1") & closed
    assert not ways(seed, "wasp", "2,1") & closed
    leaving = ways(boars, "boarmaiden", "2,0")
    assert leaving and SPACE["3,0"] not in leaving
    assert closed <= ways(nomads, "private", "3,-1")
    assert match.view()["table"]["seats"][nomads]["own_events"]["lasting"][0]["spaces"] == ["2,0", "3,0"]


def test_perimeter_defense_does_not_stop_placing() -> None:
    """TSM-FEVENT-51: hatching from an Egg there is possible; the round over, everybody may come."""
    match = perimeter()
    position = game(match)
    position.put_marks("egg", SPACE["2,0"])
    seed = at(match, "dark-seed")
    offers = position.rules.factions[seed].places(position, seed, 0)
    assert "hatch 2,0" in [o.text for o in offers]
    next_round(match)
    from moonwall.games.tsukuyumi.rules.ways import open_edges

    assert open_edges(game(match), at(match, "boarlords"), SPACE["3,-1"], False) >> 4 & 1


def test_perimeter_needs_own_areas() -> None:
    """TSM-FEVENT-49 (QM-40): areas the Nomads control."""
    match = turn(NOMADS, ["perimeter-defense"], {"2,0": {"owner": "boarlords"}})
    assert playable(match) == set()
    assert "area 2,1" not in texts(use(NOMADS, "perimeter-defense", GUARDED))


# --- Offroad Training ---------------------------------------------------------------------------------------


def test_offroad_training_passes_any_enemy() -> None:
    """TSM-FEVENT-52: Nomads go on through an area full of enemies; without the card they are held there."""
    spaces = {"2,0": {"units": {"private": 1}}, "3,0": {"units": {"boarguard": 3}}}
    for event in (True, False):
        if event:
            match = use(NOMADS, "offroad-training", spaces, left={"movement": 2})
        else:
            match = turn(NOMADS, [], spaces, left={"movement": 2, "play": 0})
        go(match, "use movement")
        play(match, "march private 2,0 2", "to 3,0 1")
        assert bool([t for t in offered(match, "march") if t.startswith("march private 3,0")]) is event


def test_offroad_training_is_for_nomads_only() -> None:
    """TSM-FEVENT-52: enemies moving past Nomads still have to compare."""
    from moonwall.games.tsukuyumi.rules.movement import passes

    match = use(NOMADS, "offroad-training", {"3,0": {"units": {"private": 5, "squeaker": 1}}})
    assert not passes(game(match), at(match, "boarlords"), SPACE["3,0"])
    assert passes(game(match), at(match, NOMADS), SPACE["3,0"])
    assert not told(match, "moved")
