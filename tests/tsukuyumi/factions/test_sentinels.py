"""TSM-SENTINEL and TSF-JADE: hunters without land, who come through Portals and hide."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import features
from moonwall.games.tsukuyumi.board import AROUND, CENTRE, SPACE, SPACES
from moonwall.games.tsukuyumi.factions.sentinels import felled
from moonwall.games.tsukuyumi.factions.sentinels.state import DUELS, MASKED, SHUT, SLAIN, portals
from moonwall.games.tsukuyumi.position import AREA, NOBODY, ONI
from moonwall.games.tsukuyumi.rules.counter_verbs import markable
from moonwall.games.tsukuyumi.rules.devastation import raze
from moonwall.games.tsukuyumi.rules.ground import swap
from moonwall.games.tsukuyumi.rules.oni import can_place
from moonwall.games.tsukuyumi.rules.pieces import destroy, withdraw
from moonwall.games.tsukuyumi.rules.scoring import instant_points, totals
from moonwall.games.tsukuyumi.rules.setup import edge_areas
from moonwall.games.tsukuyumi.values import seat_spaces
from moonwall.table import ComposeError, Match

from ..combat.field import attack, counters, field, settle, until
from ..hand import PATCH, at, deal, game, go, kind, offered, order, own, owner, play, seat, texts, told, units
from ..modules.blanks import fails_without
from ..modules.piles import next_round, turn
from ..moon_princess import test_sentinels as coop

JADE, NOMADS, BOARS, SEED, CYBER, FIRE, KG, SEA = (
    "sentinels", "nomads", "boarlords", "dark-seed", "cybersamurai", "fireborn", "kampfgruppe-03",
    "lords-of-the-lost-sea",
)  # fmt: skip
SEATS = [JADE, NOMADS, BOARS, SEED]
SPOT = "2,0"
FAR = {"-1,0": {"units": {"oni-large": 1}}}  # an Oni that nobody meets: without one the game would be over
CARDS = {JADE: "action-organisation"}


def fight(here: dict[str, int], spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    """The Sentinels are about to attack in 2,0."""
    return field(JADE, here, doc.pop("seats", SEATS), spaces={**FAR, **(spaces or {})}, **doc)


def against(attacker: str, here: dict[str, int], spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    """Somebody else is."""
    return field(attacker, here, doc.pop("seats", SEATS), spaces={**FAR, **(spaces or {})}, **doc)


def scene(phase: str, left: dict[str, int], spaces: dict[str, Any], **doc: Any) -> Match:
    return deal(doc.pop("seats", SEATS), phase=phase, active=JADE, left={"initiative": 1, **left},
                spaces={**FAR, **spaces}, **doc)  # fmt: skip


def effect(spaces: dict[str, Any], **doc: Any) -> Match:
    return go(scene("blue", {"effect": 1}, spaces, **doc), "use faction-effect")


def vp(match: Match, faction: str = JADE) -> int:
    return instant_points(game(match), at(match, faction))


def gate_spaces(match: Match) -> set[int]:
    return set(portals(game(match)))


def board(match: Match) -> dict[str, Any]:
    return dict(match.view()["table"]["seats"][at(match, JADE)]["board"])


def set_up(match: Match, chance: int = 1) -> Match:
    pick = Random(chance)
    while game(match).round == 0:
        play(match, pick.choice(texts(match)))
    return match


# --- the faction ----------------------------------------------------------------------------------------------


def test_fourteen_pieces_without_conquest_points() -> None:
    """TSM-SENTINEL-01, TSM-SENTINEL-09, TSF-JADE-01: number 55, no CP, no card that conquers."""
    match = deal([JADE, NOMADS, BOARS, CYBER], spaces=FAR)
    book = game(match).book
    kinds = [k for k in book.kinds_of[book.faction_ids.index(JADE)] if not book.kind_ids[k].startswith("mascot")]
    assert {book.kind_ids[k]: (book.pieces[k], book.hp[k], book.dmg[k], book.cost[k]) for k in kinds} == {
        "acolyte": (6, 10, 15, 1),
        "jade-warrior": (4, 20, 25, 2),
        "jade-guardian": (2, 40, 30, 3),
        "kakurenbo": (1, 20, 20, 2),
        "kiosan": (1, 25, 15, 2),
    }
    assert not any(book.cp[k] for k in book.kinds_of[book.faction_ids.index(JADE)])
    assert not any(card.cp for card in book.cards if card.faction == JADE)
    assert order(match) == [CYBER, NOMADS, BOARS, JADE]


def test_they_settle_with_portals() -> None:
    """TSF-JADE-01, TSF-JADE-02, TSM-SENTINEL-04, HD-SENTINEL-01: three Portals off the Moon, apart from each other and
    from others' markers; units only there; no Homezone, no areas."""
    for seed in range(4):
        match = table.start("tsukuyumi", seats=SEATS, seed=seed)
        me = at(match, JADE)
        while kind(match) != "lay-portal":
            play(match, texts(match)[0])
        while kind(match) == "lay-portal":
            position = game(match)
            lying = portals(position)
            for text in texts(match):
                space = SPACE[text.split()[1]]
                assert position.ground[space] == AREA and position.territory[space] == NOBODY
                assert not any(t in lying for _, t in AROUND[space]) and space not in lying
            play(match, texts(match)[seed])
        assert len(portals(game(match))) == 3 and board(match)["portal"] == 1
        set_up(match)
        position = game(match)
        assert position.homezone[me] == -1 and position.controlled(me) == 0
        assert set(position.spaces_of(me)) <= set(portals(position)) and sum(
            position.crowd[me * len(position.ground) : (me + 1) * len(position.ground)]
        ) == 4  # fmt: skip


@pytest.mark.parametrize(("others", "oni"), [(2, 11), (3, 10), (5, 12)])
def test_further_oni(others: int, oni: int) -> None:
    """XF-JADE-1, TSF-JADE-03, XF-TABLE-1: each other player places one, at a table of three two; never a Legendary."""
    seats = [JADE, NOMADS, BOARS, SEED, CYBER, FIRE][: others + 1]
    match = table.start("tsukuyumi", seats=seats, seed=3, legendary_oni=True)
    asked: list[str] = []
    while game(match).round == 0:
        if kind(match) == "further-oni":
            asked.append(seat(match))
            assert all(t.split()[1] in ("oni-small", "oni-medium", "oni-large") for t in texts(match))
        play(match, texts(match)[0])
    position = game(match)
    assert sum(position.crowd[ONI * SPACES :]) == oni
    assert asked == [name for name in order(match) if name != JADE for _ in range(2 if others == 2 else 1)]


def test_without_them_nobody_places_further_oni() -> None:
    """TS-SETUP-01: seven Oni, as ever."""
    match = set_up(table.start("tsukuyumi", seats=SEATS[1:], seed=3))
    assert not told(match, "oni-placed")


def test_tables_that_refuse_them() -> None:
    """TSM-GEN-10, QM-78, TSF-TABLE-11: never with two players, nor alone in Domination; beside others yes."""
    with pytest.raises(table.SetupError, match="TSM-GEN-10"):
        table.start("tsukuyumi", seats=[JADE, NOMADS], mode="two")
    with pytest.raises(table.SetupError, match="cannot stand alone"):
        table.start("tsukuyumi", seats=SEATS, mode="domination")
    table.start("tsukuyumi", seats=[NOMADS, JADE, BOARS, SEED], mode="domination")
    for seed in range(20):
        drawn = table.start("tsukuyumi", seats=2, seed=seed, mode="two", expansions=True).seats
        assert JADE not in [s.faction for s in drawn]


# --- Production, movement -------------------------------------------------------------------------------------


def places(spaces: dict[str, Any]) -> set[str]:
    match = go(scene("green", {"production": 1}, spaces), "use production")
    play(match, "buy acolyte")
    if kind(match) == "place-unit":
        return {t.split()[1] for t in texts(match)}
    return {e["space"] for e in told(match, "produced")}


def test_where_new_units_come() -> None:
    """TSM-SENTINEL-07, TSF-JADE-04: at a Portal, whoever stands there; without one beside an own unit; else a Portal is
    laid at the edge first."""
    gates = {SPOT: {"portals": 1, "units": {"squeaker": 3}, "owner": BOARS}, "3,0": {"portals": 1}}
    assert places({**gates, "2,1": {"units": {"acolyte": 1}}}) == {SPOT, "3,0"}
    assert places({"2,1": {"units": {"acolyte": 1}}}) == {"2,1"}
    bare = places({})
    match = scene("green", {"production": 2}, {})
    assert bare == {n for n in PATCH if SPACE[n] in edge_areas(game(match))} and bare
    go(match, "use production")
    spot = sorted(bare)[0]
    play(match, "buy acolyte", f"place {spot}")
    assert gate_spaces(match) == {SPACE[spot]} and units(match, spot) == {"acolyte": 1}
    go(match, "buy acolyte")
    assert len(gate_spaces(match)) == 1, "the first one served"


def test_teleport_at_the_start_of_a_movement() -> None:
    """XF-JADE-10, TSM-SENTINEL-08, TSF-JADE-05: a Massive Guardian far away comes to a Portal with Mines, and none
    explodes; its one step into the next area may set them off."""
    spaces = {
        "2,-1": {"units": {"jade-guardian": 1, "acolyte": 2}},
        SPOT: {"portals": 1, "mines": 1},
        "3,0": {"mines": 1},
    }
    match = go(scene("red", {"movement": 1}, spaces), "use movement")
    assert kind(match) == "teleport"
    play(match, f"teleport jade-guardian 2,-1 {SPOT} 1")
    assert units(match, SPOT) == {"jade-guardian": 1} and not told(match, "explode")
    assert not [t for t in texts(match) if t.startswith("teleport jade-guardian")], "each unit once"
    play(match, f"teleport acolyte 2,-1 {SPOT} 1", "done", f"march jade-guardian {SPOT} 1", "to 3,0 1")
    assert kind(match) == "explode" and seat(match) == NOMADS
    assert units(match, "2,-1") == {"acolyte": 1} and units(match, "3,0") == {"jade-guardian": 1}


def test_movement_used_up_stays_used_up() -> None:
    """1.2: teleporting gives no second step to a Massive unit that has made one in the phase."""
    spaces = {"2,-1": {"units": {"jade-guardian": 2}}, SPOT: {"portals": 1}}
    match = scene("red", {"movement": 1}, spaces)
    position = game(match)
    guardian = position.book.kind_index["jade-guardian"]
    position.tags = [guardian, SPACE["2,-1"], 2, 1]
    play(match, "use movement", f"teleport jade-guardian 2,-1 {SPOT} 2")
    assert kind(match) == "move", "nobody is left to teleport"
    play(match, f"march jade-guardian {SPOT} 1")
    assert texts(match) == [t for t in texts(match) if t.endswith(" 1")], "one of the two"


def test_a_portal_under_a_rocket_attack_is_shut() -> None:
    """TSF-JADE-05, 11.2: nobody teleports there, and Gatekeepers do not count it; units may leave from under one."""
    seats = [JADE, CYBER, BOARS, SEED]
    factions = {CYBER: {"uplinks": ["rocket-attack"], "rocket-red": SPOT}}
    spaces = {SPOT: {"portals": 1, "units": {"acolyte": 1}}, "3,0": {"portals": 1}, "2,1": {"units": {"acolyte": 1}}}
    match = go(scene("red", {"movement": 1}, spaces, seats=seats, factions=factions), "use movement")
    assert set(offered(match, "teleport")) == {f"teleport acolyte {s} 3,0 1" for s in (SPOT, "2,1")}
    spaces[SPOT]["units"] = {"acolyte": 1, "squeaker": 1}
    shut = scene("red", {"combat": 1}, spaces, seats=seats, factions=factions)
    play(shut, f"attack {SPOT}")
    assert "with jade-gatekeepers" not in texts(shut) and "with jade-annihilation" in texts(shut)


def test_only_movement_actions_open_the_portals() -> None:
    """TSF-JADE-05: Retreat is none."""
    spaces = {"3,0": {"portals": 1}}
    match = against(BOARS, {"squeaker": 1, "jade-guardian": 1}, spaces, factions={JADE: {"masked": 2}})
    attack(match, "boar-conquest")
    until(match, "ask-counter")
    assert "retreat" in counters(match)
    play(match, "counter retreat")
    assert kind(match) == "move"


# --- Seal and Shift -------------------------------------------------------------------------------------------


def test_banish() -> None:
    """TSF-JADE-07, HD-SENTINEL-04: a Small Oni beside an own unit, no counterattack; no Medium one, none elsewhere."""
    spaces = {
        SPOT: {"units": {"acolyte": 1, "oni-small": 1}},
        "3,0": {"units": {"acolyte": 1, "oni-medium": 1}},
        "2,1": {"units": {"oni-small": 1}},
    }
    match = effect(spaces)
    assert offered(match, "banish") == [f"banish {SPOT}"]
    play(match, f"banish {SPOT}")
    assert units(match, SPOT) == {"acolyte": 1} and own(match, JADE)[SLAIN] == 1
    assert [e["by"] for e in told(match, "destroyed")] == [at(match, JADE)]


def test_shift() -> None:
    """TSF-JADE-07, TSF-JADE-06: a Portal from stock or from the board to an own unit without one, the Moon included; at
    most four, one an area, none in a Homezone."""
    spaces = {
        SPOT: {"units": {"acolyte": 1}},
        "1,0": {"units": {"acolyte": 1}},
        "3,0": {"units": {"acolyte": 1}, "portals": 1},
        "4,0": {"units": {"acolyte": 1}},
        "2,1": {"portals": 1},
    }
    match = effect(spaces)
    assert set(offered(match, "portal")) == {f"portal {SPOT}", "portal 1,0"}
    assert set(offered(match, "transfer")) == {f"transfer {a} {b}" for a in ("3,0", "2,1") for b in (SPOT, "1,0")}
    moved = match.clone()
    play(match, "portal 1,0")
    assert gate_spaces(match) == {SPACE[s] for s in ("1,0", "3,0", "2,1")} and kind(match) == "act"
    play(moved, "transfer 2,1 1,0")
    assert gate_spaces(moved) == {SPACE[s] for s in ("1,0", "3,0")}
    full = effect({**{s: {"portals": 1} for s in ("2,1", "3,0", "1,1", "3,-1")}, SPOT: spaces[SPOT]})
    assert not offered(full, "portal") and len(offered(full, "transfer")) == 4


# --- Masking --------------------------------------------------------------------------------------------------


def test_some_hide() -> None:
    """XF-JADE-3, XM-32, TSM-SENTINEL-12, TSF-JADE-08, HD-SENTINEL-13: only the Acolyte can be hit; its Counterstrike is
    its own; the others are seen again."""
    here = {"private": 4, "jade-guardian": 1, "jade-warrior": 1, "acolyte": 1}
    match = against(NOMADS, here, factions={NOMADS: {"weapons": {}}})
    play(match, f"attack {SPOT}")
    assert kind(match) == "mask" and seat(match) == JADE, "before the card is known"
    play(match, "mask jade-guardian 1", "mask jade-warrior 1", "done", "with nomad-annihilation")
    shown = {u["unit"]: u for s in match.view()["table"]["spaces"] if s["at"] == SPOT for u in s["units"]}
    assert shown["jade-guardian"]["aside"] == 1 and "aside" not in shown["acolyte"]
    until(match, "ask-counter")
    assert "fallen" not in {k for u in ("jade-guardian", "jade-warrior") for k in shown[u]}
    play(match, "counter counterstrike")
    assert {e["n"] for e in told(match, "damage") if e["seat"] == at(match, NOMADS)} == {"7.5"}
    settle(match)
    assert units(match, SPOT) == {"private": 4, "jade-guardian": 1, "jade-warrior": 1}
    assert not any(game(match).fallen) and own(match, JADE)[MASKED] == 1
    play(match, f"attack {SPOT}")
    assert kind(match) == "choose-card", "once a round"


def test_all_hide() -> None:
    """XF-JADE-4, XM-33: in the attacker's own area nothing is left to do, and the Combat action is spent; elsewhere
    a Conquest succeeds against nobody."""
    here = {"private": 4, "jade-guardian": 1, "jade-warrior": 1, "acolyte": 1}
    match = against(NOMADS, here, owner=NOMADS, combat=2)
    play(match, f"attack {SPOT}", "mask all")
    assert not game(match).battle and kind(match) == "act" and game(match).left[-1] == 1
    assert told(match, "attack-void") and not game(match).fought and not any(game(match).fallen)
    free = against(NOMADS, here, owner=BOARS)
    play(free, f"attack {SPOT}", "mask all")
    assert "with nomad-annihilation" not in texts(free), "there is nobody to hurt"
    play(free, "with nomad-conquest")
    assert owner(free, SPOT) == NOMADS and units(free, SPOT) == here and not game(free).battle


def test_kakurenbo_masks_twice() -> None:
    """TSM-SENTINEL-13, TSF-JADE-08: a second time where it stands, and no third time."""
    for here, masked, asked in (
        ({"kakurenbo": 1, "private": 1}, 1, True),
        ({"acolyte": 1, "private": 1}, 1, False),
        ({"kakurenbo": 1, "private": 1}, 2, False),
    ):
        spaces = {"3,0": {"units": {"kakurenbo": 1}}} if "kakurenbo" not in here else {}
        match = against(NOMADS, here, spaces, factions={JADE: {"masked": masked}})
        play(match, f"attack {SPOT}")
        assert (kind(match) == "mask") is asked


def test_masking_comes_back_each_round() -> None:
    """TSM-SENTINEL-12: once per round."""
    match = scene("red", {}, {SPOT: {"units": {"acolyte": 1}}}, factions={JADE: {"masked": 1, "unmasked": 1}})
    next_round(match)
    assert own(match, JADE)[MASKED] == own(match, JADE)[SHUT] == 0


def test_masking_against_oni() -> None:
    """TSF-JADE-08: an attack of Oni finds nobody, too."""
    match = scene("green", {"oni-areas": 1, "oni-range": 1, "oni-combats": 1},
                  {SPOT: {"units": {"acolyte": 1, "oni-large": 1}, "owner": BOARS}})  # fmt: skip
    play(match, "use oni-conquest")
    while kind(match) != "mask":
        play(match, next((t for t in texts(match) if SPOT in t or t == "done"), texts(match)[0]))
    play(match, "mask all")
    assert owner(match, SPOT) == "oni" and units(match, SPOT)["acolyte"] == 1


def test_masking_against_a_far_shot() -> None:
    """TSF-PAIR-06: window A opens for the target of Snipe."""
    seats = [JADE, KG, BOARS, SEED]
    match = against(KG, {"freischutz": 1}, {"3,0": {"units": {"acolyte": 1}}}, seats=seats,
                    cards={KG: "action-deployment"})  # fmt: skip
    play(match, f"attack {SPOT}", "with kg-snipe")
    go(match, "snipe 3,0")
    assert kind(match) == "mask"
    play(match, "mask all")
    settle(match)
    assert units(match, "3,0") == {"acolyte": 1}


def test_samurai_and_masking_in_initiative_order() -> None:
    """11.2: both declare before the card, the first in Initiative first."""
    seats = [JADE, CYBER, BOARS, SEED]
    here = {"acolyte": 1, "shogun": 1, "squeaker": 1}
    for first, asked in ((JADE, "mask"), (CYBER, "declare-samurai")):
        rest = [s for s in seats if s != first]
        match = against(BOARS, here, seats=seats, order=[first, *rest], factions={CYBER: {"uplinks": ["samurai"]}})
        play(match, f"attack {SPOT}")
        assert kind(match) == asked


def test_displacement_leaves_the_masked() -> None:
    """11.2, TSF-PAIR-10: Displacement moves unmasked units only; the Faction effect of the Lords may push any."""
    seats = [JADE, SEA, BOARS, SEED]
    match = against(SEA, {"anik": 1, "jade-warrior": 1, "acolyte": 1}, seats=seats)
    play(match, f"attack {SPOT}", "mask jade-warrior 1", "done", "with sea-displacement")
    go(match, "pass")
    assert {t.split()[1] for t in offered(match, "displace")} == {"acolyte"}
    song = deal(seats, phase="blue", active=SEA, left={"effect": 1, "initiative": 1},
                spaces={**FAR, SPOT: {"units": {"anik": 1, "jade-warrior": 1}, "portals": 1}})  # fmt: skip
    play(song, "use faction-effect", f"cleanse {SPOT}", f"shove {SPOT}")
    assert offered(song, "displace") and not gate_spaces(song) and board(song)["portal"] == 4


# --- Kiosan ---------------------------------------------------------------------------------------------------


def test_kiosan() -> None:
    """XF-JADE-9, TSM-SENTINEL-14, TSF-JADE-09: with Kiosan either Oni action may be left out, without it neither."""
    for unit, free in (("kiosan", True), ("acolyte", False)):
        match = scene("green", {"place": 2, "oni-areas": 1, "oni-range": 1, "oni-combats": 1},
                      {SPOT: {"units": {unit: 1}}})  # fmt: skip
        assert {"use place-oni", "use oni-conquest"} <= set(texts(match))
        assert ("done" in texts(match)) is free
    match = scene("green", {"place": 1}, {SPOT: {"units": {"acolyte": 1}}, "3,0": {"units": {"kiosan": 1}}})
    assert "done" in texts(match), "wherever it stands"
    seats = [JADE, CYBER, BOARS, SEED]
    shut = scene("green", {"place": 1}, {SPOT: {"units": {"kiosan": 1}}}, seats=seats,
                 factions={CYBER: {"uplinks": ["rocket-attack"], "rocket-red": SPOT}})  # fmt: skip
    assert "done" not in texts(shut), "not under a Rocket Attack (TS-CYBER-14)"


# --- The Jade Seal --------------------------------------------------------------------------------------------


def test_points_for_oni() -> None:
    """XF-JADE-2, TSM-SENTINEL-10, TSF-JADE-10, 2 for each 4 as tuned since: 0, 1, 1, 2, 2, 3; only their own kills."""
    match = fight({"acolyte": 1}, {"3,0": {"units": {"oni-small": 6}}})
    position = game(match)
    small = position.book.kind_index["oni-small"]
    found = []
    for _ in range(6):
        destroy(position, SPACE["3,0"], (small, 1), at(match, JADE), "banish")
        found.append(vp(match))
    assert found == [0, 1, 1, 2, 2, 3]
    before = vp(match)
    position.add(SPACE["3,0"], small, 2)
    position.stock[small] -= 2
    for by in (at(match, NOMADS), NOBODY):
        destroy(position, SPACE["3,0"], (small, 1), by, "mine")
    assert vp(match) == before and vp(match, NOMADS) == 0


def test_the_empty_board() -> None:
    """XF-JADE-7, TSM-SENTINEL-11, TSF-JADE-11: both Oni fall to Vanishing Blow; the Sentinels win with few points."""
    match = field(JADE, {"jade-warrior": 1, "oni-small": 2}, SEATS, points={"moon": {NOMADS: 13}})
    attack(match, "jade-vanishing-blow")
    assert match.outcome is None
    settle(match)
    assert match.outcome is not None and match.outcome.reason == "jade-seal"
    me, nomads = at(match, JADE), at(match, NOMADS)
    assert match.outcome.winners == (me,) and match.outcome.ranking[:2] == (me, nomads)
    assert match.outcome.scores[nomads] > match.outcome.scores[me]
    assert not units(match, SPOT).get("oni-small"), "losses have left"


@pytest.mark.parametrize("who", [NOMADS, None])
def test_whoever_removes_the_last_oni(who: str | None) -> None:
    """XM-31, XF-JADE-8, TSF-PAIR-03, TSF-PAIR-08: by others' Mines, or by a tile that leaves the board."""
    match = deal(SEATS, phase="red", active=NOMADS, left={"initiative": 1}, spaces={SPOT: {"units": {"oni-small": 1}}})
    position = game(match)
    small = position.book.kind_index["oni-small"]
    if who:
        destroy(position, SPACE[SPOT], (small, 1), at(match, who), "mine")
    else:
        withdraw(position, small, SPACE[SPOT])
    position.settle()
    assert position.outcome is not None and position.outcome.winners == (at(match, JADE),)
    assert position.outcome.reason == "jade-seal" and vp(match) == 0


def test_without_sentinels_an_empty_board_is_nothing() -> None:
    match = deal(SEATS[1:], phase="red", active=NOMADS, left={"initiative": 1},
                 spaces={SPOT: {"units": {"oni-small": 1}}})  # fmt: skip
    withdraw(game(match), game(match).book.kind_index["oni-small"], SPACE[SPOT])
    game(match).settle()
    assert match.outcome is None


def test_not_before_the_battle_is_over() -> None:
    """TSM-SENTINEL-11: while it lasts somebody may still call Oni."""
    match = field(NOMADS, {"private": 4, "oni-small": 1}, SEATS)
    play(match, f"attack {SPOT}")
    position = game(match)
    withdraw(position, position.book.kind_index["oni-small"], SPACE[SPOT])
    position.settle()
    assert position.outcome is None and can_place(position)
    position.battle = []
    position.settle()
    assert position.outcome is not None


def test_allies_win_along() -> None:
    """TSF-GEN-08: the victory counts for the alliance."""
    match = deal([NOMADS, JADE, BOARS, SEED], {"edition": "polish"}, mode="alliance", phase="red", active=NOMADS,
                 left={"initiative": 1}, spaces={SPOT: {"units": {"oni-small": 1}}})  # fmt: skip
    position = game(match)
    withdraw(position, position.book.kind_index["oni-small"], SPACE[SPOT])
    position.settle()
    assert position.outcome is not None
    mine = position.rules.teams[at(match, JADE)]
    assert {position.rules.teams[s] for s in position.outcome.winners} == {mine} and len(position.outcome.winners) == 2


def test_the_seal_holds_without_objectives() -> None:
    """TSF-JADE-12, TSM-SENTINEL-02, TSM-ALTOBJ-02: it is part of the faction, and cannot be exchanged."""
    match = fight({"acolyte": 1}, options={"use_objectives": False}, factions={JADE: {"oni": 4}})
    assert vp(match) == 2
    match = deal(SEATS, {"use_objectives": False}, phase="red", active=NOMADS, left={"initiative": 1},
                 spaces={SPOT: {"units": {"oni-small": 1}}})  # fmt: skip
    withdraw(game(match), game(match).book.kind_index["oni-small"], SPACE[SPOT])
    game(match).settle()
    assert match.outcome is not None
    aims = table.start("tsukuyumi", seats=SEATS, seed=2, alternative_objectives=True)
    asked = set()
    while game(aims).round == 0:
        if kind(aims) == "choose-aim":
            asked.add(seat(aims))
        play(aims, texts(aims)[0])
    assert asked == set(SEATS) - {JADE}


def stoned(here: dict[str, int], **doc: Any) -> Match:
    """The Dark Seed attack; the Sentinels may turn somebody to stone."""
    match = against(SEED, {"warrior": 6, **here}, factions={JADE: {"masked": 2}}, **doc)
    attack(match, "seed-annihilation")
    return match


def test_living_stone() -> None:
    """XF-JADE-12, TSF-JADE-13: it cannot be hit; Warrior and Acolyte fall, the rest is lost; it strikes back."""
    for edition in ("italian", "polish"):
        here = {"jade-guardian": 1, "jade-warrior": 1, "acolyte": 1}
        match = stoned(here, options={"edition": edition})
        assert kind(match) == "ask-early" and seat(match) == JADE
        plain = until(match.clone(), "assign-damage")
        settle(play(plain, "hit jade-guardian"))
        assert "jade-guardian" not in units(plain, SPOT), "without it one may fall"
        play(match, "counter defense-action", "stone jade-guardian")
        settle(match)
        assert units(match, SPOT) == {"jade-guardian": 1, "warrior": 6} and not any(game(match).fallen)


def test_living_stone_alone_loses_all_damage() -> None:
    """TSF-JADE-13: nobody else is there to be hit."""
    match = stoned({"acolyte": 1})
    play(match, "counter defense-action")
    settle(match)
    assert units(match, SPOT)["acolyte"] == 1


def test_stone_strikes_back() -> None:
    """TSF-JADE-13: with a second counterattack (Ambush) it joins the Counterstrike, and a masked unit does not."""
    match = against(
        SEED,
        {"warrior": 6, "jade-guardian": 1, "jade-warrior": 1},
        cards={JADE: "action-ambush"},
        options={"edition": "polish"},
    )
    play(match, f"attack {SPOT}", "mask jade-warrior 1", "done", "with seed-annihilation")
    play(match, "counter defense-action")
    until(match, "ask-counter")
    shown = {u["unit"]: u for s in match.view()["table"]["spaces"] if s["at"] == SPOT for u in s["units"]}
    assert shown["jade-guardian"]["sheltered"] == 1 == shown["jade-warrior"]["aside"]
    play(match, "counter counterstrike")
    assert [float(e["n"]) for e in told(match, "damage") if e["seat"] == at(match, SEED)] == [15.0]


# --- Combat cards ---------------------------------------------------------------------------------------------


def test_annihilation() -> None:
    """6.5: the damage of all units here; Counterstrike deals half."""
    match = fight({"jade-warrior": 1, "squeaker": 1, "boarguard": 1})
    attack(match, "jade-annihilation")
    assert [e["n"] for e in told(match, "attack-damage")] == [25]
    until(match, "ask-counter")
    assert set(counters(match)) == {"counterstrike", "retreat"} or "defense-action" in counters(match)
    dmg = sum(game(match).book.dmg[game(match).book.kind_index[u]] for u in ("squeaker", "boarguard"))
    play(match, "counter counterstrike")
    assert [float(e["n"]) for e in told(match, "damage") if e["seat"] == at(match, JADE)] == [dmg / 2]


def test_gatekeepers() -> None:
    """XF-JADE-6: 15 here and 55 at the other Portal; only who stands here can be hurt; needs a Portal here."""
    spaces = {"3,-1": {"units": {"jade-guardian": 1, "jade-warrior": 1}, "portals": 1}}
    match = fight({"acolyte": 1, "oni-large": 1}, spaces, marks={"portals": 1})
    attack(match, "jade-gatekeepers")
    go(match, "gate 3,-1")
    assert [e["n"] for e in told(match, "attack-damage")] == [70]
    until(match, "ask-counter")
    assert set(counters(match)) == {"counterstrike", "crack-the-gate"}
    play(match, "counter counterstrike")
    settle(match)
    assert units(match, SPOT) == {} and units(match, "3,-1") == {"jade-guardian": 1, "jade-warrior": 1}
    bare = fight({"acolyte": 1, "oni-large": 1}, spaces)
    play(bare, f"attack {SPOT}")
    assert "with jade-gatekeepers" not in texts(bare)
    two = fight({"acolyte": 1, "oni-large": 1}, {**spaces, "3,0": {"units": {"acolyte": 1}, "portals": 1}},
                marks={"portals": 1})  # fmt: skip
    attack(two, "jade-gatekeepers")
    assert set(texts(two)) == {"gate 3,-1", "gate 3,0"}, "one of them"


def test_crack_the_gate() -> None:
    """8.1: the Portal returns to the stock."""
    match = fight({"acolyte": 1, "oni-large": 1}, marks={"portals": 1})
    attack(match, "jade-gatekeepers")
    until(match, "ask-counter")
    play(match, "counter crack-the-gate")
    settle(match)
    assert not gate_spaces(match) and board(match)["portal"] == 4


def test_vanishing_blow() -> None:
    """6.5: survivors may leave through one Portal after the battle, as many as like."""
    spaces = {"3,-1": {"portals": 1}, "3,0": {"portals": 1}}
    match = fight({"jade-warrior": 2, "acolyte": 1, "boarguard": 1}, spaces)
    attack(match, "jade-vanishing-blow")
    until(match, "teleport")
    play(match, f"teleport jade-warrior {SPOT} 3,0 1")
    assert set(offered(match, "teleport")) == {f"teleport {u} {SPOT} 3,0 1" for u in ("jade-warrior", "acolyte")}
    play(match, "done")
    assert units(match, "3,0") == {"jade-warrior": 1} and units(match, SPOT)["acolyte"] == 1
    plain = fight({"jade-warrior": 2, "acolyte": 1, "boarguard": 1}, spaces)
    settle(attack(plain, "jade-annihilation"))
    assert not told(plain, "teleported") and kind(plain) == "act"


def test_unmask() -> None:
    """8.1: no Masking until the round ends; not offered once it is used up."""
    match = fight({"jade-warrior": 1, "boarguard": 1})
    attack(match, "jade-vanishing-blow")
    until(match, "ask-counter")
    play(match, "counter unmask")
    settle(match)
    assert board(match)["masking-shut"] is True
    for masked, kakurenbo, there in ((1, False, False), (1, True, True), (2, True, False)):
        spaces = {"3,0": {"units": {"kakurenbo": 1}}} if kakurenbo else {}
        used = fight({"jade-warrior": 1, "boarguard": 1}, spaces, factions={JADE: {"masked": masked}})
        attack(used, "jade-vanishing-blow")
        until(used, "ask-counter")
        assert ("unmask" in counters(used)) is there
    shut = against(NOMADS, {"private": 1, "acolyte": 1}, factions={JADE: {"unmasked": 1}})
    play(shut, f"attack {SPOT}")
    assert kind(shut) == "choose-card"


@pytest.mark.parametrize(
    ("mine", "theirs", "seats", "won"),
    [
        ("jade-guardian", "oni-large", SEATS, True),
        ("jade-guardian", "beowulf", [JADE, KG, BOARS, SEED], False),
        ("jade-warrior", "boarmaster", SEATS, False),
    ],
)
def test_ritual_combat(mine: str, theirs: str, seats: list[str], won: bool) -> None:
    """XF-JADE-5, TSM-SENTINEL-05, TSF-JADE-15: 70 against 60, 70 against 75, 45 against 45. Nobody else is hurt; an
    Oni champion is a duel won and no Oni of the Jade Seal."""
    match = fight({mine: 1, "acolyte": 1, theirs: 1}, seats=seats, factions={JADE: {"oni": 2}},
                  cards={KG: "action-deployment"} if KG in seats else None)  # fmt: skip
    attack(match, "jade-ritual-combat")
    side = "oni" if theirs.startswith("oni") else f"@{match.seats[1].index if KG in seats else at(match, BOARS)}"
    assert kind(match) == "challenge" and f"duel {side} acolyte" in texts(match)
    before = vp(match)
    play(match, f"duel {side} {mine}")
    go(match, f"champion {theirs}")
    until(match, "ask-counter")
    play(match, "counter unmask")
    settle(match)
    assert units(match, SPOT) == {mine if won else theirs: 1, "acolyte": 1}
    assert vp(match) == before + won and own(match, JADE)[DUELS] == won and own(match, JADE)[SLAIN] == 2
    loser = [(e["unit"], e["by"]) for e in told(match, "destroyed") if e["unit"] in (mine, theirs)]
    if won:
        assert loser == [(theirs, at(match, JADE))] and f"attack {SPOT}" not in texts(match)
    else:
        assert loser == [(mine, match.seats[1].index if KG in seats else at(match, BOARS))]


def test_the_champion_is_answered_by_its_side() -> None:
    """TSF-JADE-15: the other side names after the Sentinels; for Oni the chooser (TS-ONI-51). Once per round."""
    match = fight({"jade-guardian": 1, "boarmaster": 1, "boarguard": 1, "oni-small": 1, "oni-large": 1})
    attack(match, "jade-ritual-combat")
    oni = match.clone()
    play(match, f"duel @{at(match, BOARS)} jade-guardian")
    assert seat(match) == BOARS and set(texts(match)) == {"champion boarmaster", "champion boarguard"}
    play(oni, "duel oni jade-guardian")
    assert seat(oni) != JADE and set(texts(oni)) == {"champion oni-small", "champion oni-large"}
    play(oni, "champion oni-small")
    settle(oni)
    play(oni, f"attack {SPOT}")
    assert "with jade-ritual-combat" not in texts(oni)


def test_oni_at_full_power_in_a_duel() -> None:
    """11.3: their damage is higher in a Ritual Combat, too."""
    for card, won in (("power-at-full-power", False), ("power-agility", True)):
        match = fight({"jade-guardian": 1, "oni-large": 1}, options={"oni_power": True},
                      modules={"oni_power": {"card": card}})  # fmt: skip
        attack(match, "jade-ritual-combat")
        settle(match)
        assert bool(own(match, JADE)[DUELS]) is won


def test_they_never_mark() -> None:
    """TSF-JADE-01, TSM-SENTINEL-09, HD-SENTINEL-14: Hold the Line cannot be chosen by them, and Settlement neither."""
    match = against(SEED, {"warrior": 3, "acolyte": 1, "squeaker": 1}, owner=SEED, factions={JADE: {"masked": 2}})
    position = game(match)
    part = position.rules.factions[at(match, JADE)]
    assert not part.may_mark(position, at(match, JADE))
    play(match, f"attack {SPOT}", texts(play(match.clone(), f"attack {SPOT}"))[0])
    assert markable(position, at(match, BOARS)) and not markable(position, at(match, JADE))
    for who, settles in ((JADE, False), (NOMADS, True)):
        spaces = {**FAR, SPOT: {"owner": who}}
        land = deal(SEATS, phase="green", active=who, left={"initiative": 1}, spaces=spaces,
                    cards={who: "action-settlement"})  # fmt: skip
        assert ("use settlement" in texts(land)) is settles


def test_a_conquered_portal_serves_on() -> None:
    """XF-JADE-11, TSF-JADE-06: 15 against 0, and the Portal stays."""
    match = against(BOARS, {"squeaker": 1, "jade-guardian": 1, "acolyte": 2}, marks={"portals": 1},
                    factions={JADE: {"masked": 2}})  # fmt: skip
    settle(attack(match, "boar-conquest"))
    assert owner(match, SPOT) == BOARS and gate_spaces(match) == {SPACE[SPOT]}


def test_a_portal_goes_with_its_tile() -> None:
    """TSF-JADE-06, 11.3: travels with it, and returns to the stock when the tile leaves."""
    match = scene("blue", {}, {SPOT: {"portals": 1}, "3,0": {}})
    swap(game(match), SPACE[SPOT], SPACE["3,0"])
    assert gate_spaces(match) == {SPACE["3,0"]}


# --- Mission, modules -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("second", "done"), [("0,1", True), (SPOT, False)])
def test_tribute_to_the_moon(second: str, done: bool) -> None:
    """6.6, HD-SENTINEL-09: units in two different Moon areas at the end of a round, for everybody."""
    spaces = {"1,0": {"units": {"private": 1}}, second: {"units": {"private": 1}}}
    match = scene("red", {}, spaces)
    number = game(match).book.mission_ids.index("mission-tribute")
    assert not game(match).missions_done[at(match, NOMADS)] >> number & 1
    next_round(match)
    assert bool(game(match).missions_done[at(match, NOMADS)] >> number & 1) is done


def test_no_faction_events_but_one_more_event() -> None:
    """TSM-SENTINEL-03, TSM-FEVENT-06, TSF-JADE-14, HD-SENTINEL-12: one more is drawn in each Event action, only where
    others have Faction events."""
    match = turn(JADE, [], FAR, seats=SEATS, cards=CARDS, draws=1)
    assert match.view()["table"]["seats"][at(match, JADE)]["own_events"]["pile"] == 0
    for on, n in ((True, 2), (False, 1)):
        match = turn(JADE, [], FAR, seats=SEATS, cards=CARDS, draws=1, options={"faction_events": on})
        go(match, "use events")
        for _ in range(n):
            assert kind(match) == "draw-events" and "draw deck" in texts(match)
            play(match, "draw deck")
        assert match.decision is None or kind(match) != "draw-events" or "draw deck" not in texts(match)


@pytest.mark.parametrize("on", [True, False])
def test_the_mascot(on: bool) -> None:
    """6.8, QM-50, TSM-MASCOT-01: in a Portal area, unless the switch is off."""
    match = set_up(table.start("tsukuyumi", seats=SEATS, seed=5, mascots=True, sentinel_mascot=on))
    position = game(match)
    mascot = position.book.kind_index["mascot-sentinels"]
    spots = [s for s in position.spaces if position.count(s, mascot)]
    assert len(spots) == on and set(spots) <= set(portals(position))


def test_the_mascot_hides_and_travels() -> None:
    """6.8, 11.3."""
    match = against(NOMADS, {"private": 1, "mascot-sentinels": 1}, options={"mascots": True})
    play(match, f"attack {SPOT}")
    assert "mask mascot-sentinels 1" in texts(match)
    walk = go(scene("red", {"movement": 1}, {SPOT: {"units": {"mascot-sentinels": 1}}, "3,0": {"portals": 1}},
                    options={"mascots": True}), "use movement")  # fmt: skip
    assert f"teleport mascot-sentinels {SPOT} 3,0 1" in texts(walk)


def advantages(card: str, seed: int = 3) -> Match:
    """A game in which the Sentinels hold this Starting advantage."""
    for number in range(seed, seed + 400):
        match = table.start("tsukuyumi", seats=SEATS, seed=number, starting_advantages=True)
        shown = match.view(at(match, JADE))["table"]["seats"][at(match, JADE)]["advantage"]
        if shown["card"] == card:
            return match
    raise AssertionError(card)


def test_starting_advantages() -> None:
    """TSM-START-04, TSM-START-09, TSM-START-18, 9.2: Scout may be exchanged, Spread Out is a point, a movement opens
    the Portals, bought units come to Portals."""
    scout = advantages("advantage-scout")
    assert kind(scout) == "exchange-advantage" and "exchange" in texts(scout)
    spread = advantages("advantage-spread-out")
    while kind(spread) != "use-advantage" or seat(spread) != JADE:
        play(spread, texts(spread)[0])
    play(spread, "yes")
    assert vp(spread) == 1 and game(spread).controlled(at(spread, JADE)) == 0
    march = advantages("advantage-advanced-position")
    seen = False
    while game(march).phase != 0 or game(march).round == 0 or kind(march) == "select-card":
        if kind(march) in ("teleport", "act"):
            break
        play(march, texts(march)[0])
    seen = kind(march) == "teleport"
    assert seen and seat(march) == JADE
    harvest = advantages("advantage-rich-harvest")
    while kind(harvest) != "produce":
        play(harvest, texts(harvest)[0])
    play(harvest, "buy acolyte")
    assert {SPACE[t.split()[1]] for t in texts(harvest)} == gate_spaces(harvest)


def test_portal_areas_stand_for_a_homezone() -> None:
    """TSF-GEN-06, TSF-PAIR-03, QM-58: the Fireborn score for the first one razed, and the Portal stays."""
    seats = [FIRE, JADE, BOARS, SEED]
    match = deal(seats, phase="red", active=FIRE, left={"initiative": 1}, round=2,
                 spaces={**FAR, SPOT: {"portals": 1}, "3,-1": {"portals": 1}})  # fmt: skip
    position = game(match)
    assert set(seat_spaces(position, at(match, JADE))) == {SPACE[SPOT], SPACE["3,-1"]}
    raze(position, SPACE[SPOT], at(match, FIRE))
    raze(position, SPACE["3,-1"], at(match, FIRE))
    assert vp(match, FIRE) == 3 and gate_spaces(match) == {SPACE[SPOT], SPACE["3,-1"]}


def test_a_fireborn_champion_pays_twice() -> None:
    """TSF-PAIR-03: 1 for the duel, 1 for the kill."""
    match = fight({"jade-guardian": 1, "hatchling": 1}, seats=[JADE, FIRE, BOARS, SEED])
    attack(match, "jade-ritual-combat")
    settle(match)
    assert totals(game(match))[at(match, JADE)] - 0 >= 2 and vp(match) == 2


# --- the board, bots ------------------------------------------------------------------------------------------


def test_the_board_and_hand_written_positions() -> None:
    match = fight({"acolyte": 1}, factions={JADE: {"oni": 4, "duels": 1, "masked": 1, "unmasked": 1}})
    assert board(match) == {"portal": 4, "oni-sealed": 4, "duels-won": 1, "maskings": 1, "masking-shut": True}
    assert vp(match) == 3
    with pytest.raises(ComposeError, match="'oni' .destroyed, 0 to 99."):
        fight({"acolyte": 1}, factions={JADE: {"pandas": 1}})


def prospects(match: Match, faction: str) -> float:
    return features.measure(game(match))[at(match, faction)][list(features.WEIGHTS).index("prospects")]


def test_bots_hunt() -> None:
    """13.5: Oni that would fall, a part of the next point, few Oni left; free land is worth nothing to them."""
    crowd = {"0,0": {"units": {"oni-medium": 5}}}
    near = fight({"jade-warrior": 1, "oni-small": 1}, crowd)
    weak = fight({"acolyte": 1, "oni-large": 1}, crowd)
    assert felled(game(near), at(near, JADE), SPACE[SPOT]) == 1 and not felled(game(weak), at(weak, JADE), SPACE[SPOT])
    assert prospects(near, JADE) > prospects(weak, JADE) > prospects(fight({"acolyte": 1}, crowd), JADE)
    share = fight({"acolyte": 1}, crowd, factions={JADE: {"oni": 1}})
    assert prospects(share, JADE) > prospects(fight({"acolyte": 1}, crowd), JADE)
    few = fight({"acolyte": 1})
    assert prospects(few, NOMADS) < 0 < prospects(few, JADE)
    names = list(features.WEIGHTS)
    rows = features.measure(game(fight({"acolyte": 1, "private": 1})))
    for name in ("ready", "within reach", "next"):
        assert rows[0][names.index(name)] == 0 < rows[1][names.index(name)] + (name == "next")


# --- every card does something --------------------------------------------------------------------------------

CASES = [
    ("combat_cards", "jade-annihilation", test_annihilation, {"halves": False}),
    ("combat_cards", "jade-gatekeepers", test_gatekeepers, {"deed": "vanish"}),
    ("combat_cards", "jade-vanishing-blow", test_vanishing_blow, {"deed": ""}),
    ("combat_cards", "jade-ritual-combat", test_the_champion_is_answered_by_its_side, {"deed": "vanish"}),
    ("combat_cards", "jade-conquest", coop.test_they_conquer_here, {"cp": [], "dmg": ["units"]}),
    ("counterattacks", "crack-the-gate", test_crack_the_gate, {"do": "bar"}),
    ("counterattacks", "unmask", test_unmask, {"do": "bar"}),
    ("objectives", "the-jade-seal", test_points_for_oni, {"each": 1}),
    ("missions", "mission-tribute", lambda: test_tribute_to_the_moon("0,1", True), {"n": 3}),
    ("units", "kakurenbo", test_kakurenbo_masks_twice, {"second_mask": False}),
    ("units", "kiosan", test_kiosan, {"calms_oni": False}),
    ("markers", "portal", test_shift, {"pieces": 9}),
    ("factions", "sentinels", lambda: test_further_oni(3, 10), {"extra_oni": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("table_", "card", "case", "fields"), CASES, ids=[c[1] for c in CASES])
def test_without_the_card_its_case_fails(table_: str, card: str, case: Any, fields: dict[str, Any]) -> None:
    fails_without(table_, card, case, **fields)


def test_the_moon_centre_is_no_place_for_the_first_portals() -> None:
    """TSF-JADE-02: off the Moon."""
    match = table.start("tsukuyumi", seats=SEATS, seed=1)
    while kind(match) != "lay-portal":
        play(match, texts(match)[0])
    assert SPACE["0,0"] == CENTRE and "portal 0,0" not in texts(match) and "portal 1,0" not in texts(match)
