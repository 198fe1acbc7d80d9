"""Edges of factions, modes and modules that other tests pass by: the second of several, the last right number.

Each was a change of one token that no test noticed (``make mutants``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, NAMES, SPACE
from moonwall.games.tsukuyumi.factions.boarlords.terraforming import stocks
from moonwall.games.tsukuyumi.factions.cybersamurai import marker_view
from moonwall.games.tsukuyumi.factions.cybersamurai.events import Analyse
from moonwall.games.tsukuyumi.factions.dark_seed.eggs import spots
from moonwall.games.tsukuyumi.modules.legends import gamble_away
from moonwall.games.tsukuyumi.modules.own_events import hidden
from moonwall.games.tsukuyumi.position import HOMEZONE
from moonwall.games.tsukuyumi.rules.arsenal import Arsenal
from moonwall.games.tsukuyumi.rules.oni import OniMove, OniTarget
from moonwall.games.tsukuyumi.rules.oni_plan import goals
from moonwall.games.tsukuyumi.rules.pieces import destroy, withdraw
from moonwall.games.tsukuyumi.rules.tasks import battle_over, clean_areas
from moonwall.games.tsukuyumi.rules.tasks import points as tasks_points
from moonwall.table import ComposeError, Match, Step
from moonwall.table.position import replaced

from ..hand import FOUR, HOMES, PATCH, at, deal, game, go, kind, play, texts, units
from ..modes.test_tasks import fight
from ..modules.piles import turn
from ..modules.test_cards_seed import fight as conquer_once
from ..modules.test_cards_seed import pioneers

BOARS, SEED, CYBER, NOMADS = "boarlords", "dark-seed", "cybersamurai", "nomads"


def then(match: Match, *steps: Step[Any]) -> Match:
    """These steps, before whatever the match asks next."""
    game(match).then(*steps)
    match._advance()
    return match


# --- Boarlords -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", [["3,0"], ["3,0", "2,1"], ["3,0", "2,1", "1,1"]])
def test_a_tunnel_is_one_piece(ends: list[str]) -> None:
    """TS-BOAR-19: seen from both its areas, it is taken from the stock once."""
    whole = stocks(game(deal(FOUR)))
    left = stocks(game(deal(FOUR, spaces={"2,0": {"tunnels": ends}})))
    assert left == {**whole, "tunnel": whole["tunnel"] - len(ends)}


def test_boarriors_of_several_areas_build_in_each() -> None:
    """TS-BOAR-01: in the first, the second and the third of their areas, nowhere else."""
    areas = ("2,0", "3,-1", "1,1")
    spaces = {name: {"units": {"boarrior": 1}} for name in areas}
    match = deal(FOUR, phase="blue", active=BOARS, spaces=spaces, left={"effect": 1, "initiative": 1})
    play(match, "use faction-effect")
    assert {t.split()[2] for t in texts(match) if t.startswith("build cover")} == set(areas)


# --- Cybersamurai --------------------------------------------------------------------------------------------------


def test_kaneda_lies_on_any_edge() -> None:
    """Uplink Kaneda, composed: each of the six edges of an area, also on the Moon; not between distant spaces."""
    for centre in ("0,0", "2,0"):
        for _, other in AROUND[SPACE[centre]]:
            pair = [centre, NAMES[other]]
            for ends in (pair, pair[::-1]):
                match = deal(FOUR, factions={CYBER: {"uplinks": ["kaneda"], "kaneda-red": ends}})
                (row,) = marker_view(game(match))
                assert (row["what"], row["at"], row["to"]) == ("kaneda", *ends)
    with pytest.raises(ComposeError, match="two adjacent spaces"):
        deal(FOUR, factions={CYBER: {"uplinks": ["kaneda"], "kaneda-red": ["0,0", "2,0"]}})


def test_three_actions_of_an_analysis_are_three() -> None:
    """TSM-FEVENT-14: as many as the card says, one after the other."""
    match = turn(CYBER, [], {"2,0": {"units": {"cybersamurai-21": 3}}})
    then(match, Analyse(at(match, CYBER), 3))
    for left in (3, 2, 1):
        assert kind(match) == "analyse" and match.decision is not None
        before = [step for step in game(match).stack if isinstance(step, Analyse)]
        assert [step.n for step in before] == [left]
        play(match, "use movement")
        while kind(match) != "analyse" and "done" in texts(match):
            play(match, "done")
        if left == 1:
            assert kind(match) != "analyse"


# --- Dark Seed -----------------------------------------------------------------------------------------------------


def test_eggs_lie_on_areas_only() -> None:
    """TS-SEED-04, TS-HOME-01: the layer's own area and those around it; no Homezone, no place without a tile."""
    position = game(deal(FOUR))
    for name in PATCH:
        found = spots(position, SPACE[name])
        around = [SPACE[name], *(t for _, t in AROUND[SPACE[name]])]
        assert found == [s for s in around if position.ground[s] not in (0, HOMEZONE)]
        assert 0 not in {position.ground[s] for s in found}
    edge = spots(position, SPACE["3,0"])
    assert len(edge) < 7 and SPACE[HOMES[NOMADS]] not in edge


def test_the_conqueror_that_has_fought_falls_first() -> None:
    """TSM-FEVENT-29: of two Pioneers one has fought; if one falls, beside a Wasp, the other may fight; if only Wasps
    fall both are there, and if the other falls in its battle too nobody is left."""
    wasp, conqueror = (game(deal(FOUR)).book.kind_index[name] for name in ("wasp", "conqueror"))
    spaces = {
        "2,0": {"units": {"conqueror": 2, "wasp": 2, "boarguard": 3}, "owner": BOARS},
        "3,0": {"units": {"worker": 1}},
    }
    for losses, offered in (
        ((wasp, 1, conqueror, 1), True),
        ((conqueror, 1, wasp, 1), True),
        ((wasp, 2), True),
        ((wasp, 1, conqueror, 2), False),
    ):
        match = conquer_once(pioneers(spaces), "2,0")
        assert "conqueror 2,0" in texts(match), "the second one"
        destroy(game(match), SPACE["2,0"], losses, at(match, BOARS), "combat")
        now = [o.text for o in game(match).stack[-1].options(game(match))]
        assert ("conqueror 2,0" in now) is offered


def test_a_storm_travels_with_the_nest() -> None:
    """TSM-FEVENT-24: what lies on the Nest goes along; one elsewhere stays."""
    for stormy in (HOMES[SEED], "2,-1"):
        match = turn(SEED, ["the-queen-travels"])
        game(match).storm = 1 << SPACE[stormy]
        go(match, "use events")
        play(match, "play the-queen-travels", "home 3,0")
        assert game(match).storm == 1 << SPACE["3,0" if stormy == HOMES[SEED] else stormy]


# --- Nomads --------------------------------------------------------------------------------------------------------


def test_how_many_weapons_a_position_may_have() -> None:
    """In a composed position: none up to all pieces of a kind."""
    book = game(deal(FOUR)).book
    for row in book.weapons:
        for n in (0, row.pieces):
            deal(FOUR, factions={NOMADS: {"weapons": {row.id: n}}})
        for n in (-1, row.pieces + 1):
            with pytest.raises(ComposeError, match="must be a number from 0 to"):
                deal(FOUR, factions={NOMADS: {"weapons": {row.id: n}}})


# --- modes and modules ---------------------------------------------------------------------------------------------


def test_the_boarlords_choose_an_area_first() -> None:
    """TS-ALLY-09-PL: their first works, in any own area; no area is chosen for them."""
    spaces = {name: {"owner": BOARS} for name in ("2,0", "3,0")}
    match = deal(FOUR, spaces=spaces, phase="blue", active=BOARS, polish=True)
    then(match, Arsenal(at(match, BOARS)))
    assert {t.split()[0] for t in texts(match)} == {"area", "done"}
    assert {"area 2,0", "area 3,0"} <= set(texts(match))


def test_the_gambler_takes_no_more_than_she_won() -> None:
    """TSM-LEGEND-32, TSM-LEGEND-33: one of three kinds is named and lost, then nothing more is asked."""
    match = deal(
        FOUR, spaces={"2,0": {"units": {"private": 1, "lt-dan": 1, "hunter": 1}}}, options={"legendary_oni": True}
    )
    before = kind(match)
    gamble_away(game(match), at(match, NOMADS), SPACE["2,0"], 1)
    match._advance()
    play(match, "lose private")
    assert units(match, "2,0") == {"lt-dan": 1, "hunter": 1} and kind(match) == before


def test_the_first_faction_event_is_hidden_like_the_others() -> None:
    """TSM-FEVENT-02-PL: those in hand that not all have seen; ordinary Events do not count."""
    match = turn(CYBER, [])
    position = game(match)
    first, seat = position.book.first_own, at(match, CYBER)
    position.held = replaced(position.held, seat, (0, first - 1, first, first + 1))
    assert hidden(position, seat) == [first, first + 1]
    position.held_open = replaced(position.held_open, seat, (first,))
    assert hidden(position, seat) == [first + 1]


def test_enemies_in_one_own_area_spoil_them_all() -> None:
    """Task Secured sector: own areas count if there is no enemy unit in any of them; own units and others' areas do
    not matter."""
    own = {
        "2,0": {"owner": NOMADS},
        "3,0": {"owner": NOMADS, "units": {"private": 1}},
        "1,1": {"units": {"squeaker": 1}},
    }
    match = deal(spaces=own)
    assert clean_areas(game(match), at(match, NOMADS)) == 2
    for enemy in ("squeaker", "oni-small"):
        match = deal(spaces={**own, "2,0": {"owner": NOMADS, "units": {enemy: 1}}})
        assert clean_areas(game(match), at(match, NOMADS)) == 0


@pytest.mark.parametrize("legends", [True, False])
def test_ordinary_oni_do_not_fly(legends: bool) -> None:
    """TS-ONI-31: shut in by Blocks they conquer nothing outside, whoever else is in play."""
    left = {"production": 0, "place": 0, "oni-areas": 1, "oni-range": 2, "oni-combats": 1}
    around = [NAMES[t] for _, t in AROUND[SPACE["2,0"]]]
    for blocks, reached in ((around, False), ([], True)):
        spaces = {"2,0": {"units": {"oni-small": 1}, "blocks": blocks}, "3,0": {"owner": BOARS}}
        match = deal(FOUR, phase="green", active=NOMADS, left=left, spaces=spaces, options={"legendary_oni": legends})
        position = game(match)
        group = (position.book.kind_index["oni-small"], SPACE["2,0"], 2, 0, 1)
        assert bool(goals(position, group, [group]) >> SPACE["3,0"] & 1) is reached


@pytest.mark.parametrize(("march", "tags"), [(True, False), (False, True), (True, True)])
def test_who_is_withdrawn_is_no_longer_on_the_march(march: bool, tags: bool) -> None:
    """TS-PROD-08: neither among those who have moved nor among those with a tag."""
    match = deal(spaces={"2,0": {"units": {"private": 1}}, "3,0": {"units": {"private": 1}}})
    position = game(match)
    kind_ = position.book.kind_index["private"]
    here, there = SPACE["2,0"], SPACE["3,0"]
    position.march = [kind_, here, 1, 0, 1, kind_, there, 1, 0, 1] if march else []
    position.tags = [kind_, here, 0, 1, kind_, there, 0, 1] if tags else []
    withdraw(position, kind_, here)
    assert position.march == ([kind_, there, 1, 0, 1] if march else [])
    assert position.tags == ([kind_, there, 0, 1] if tags else [])


def test_the_oni_agreed_on(tmp_path: Path) -> None:
    """TS-SETUP-02 (Q-30): a total that the book names brings its mixture, also where that is all pieces of a kind."""
    whole = game(table.start("tsukuyumi", seats=FOUR, seed=1))
    pieces = {unit: whole.book.pieces[whole.book.kind_index[unit]] for unit in ("oni-small", "oni-medium", "oni-large")}
    mixture = {**pieces, "oni-small": 1}
    total = sum(mixture.values())
    row = ", ".join(f"{unit} = {n}" for unit, n in mixture.items())
    text = f'[[oni_pools]]\nid = "expert"\ntotal = {total}\nunits = {{ {row} }}\n'
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    for seed in range(3):
        match = table.start("tsukuyumi", seats=FOUR, seed=seed, oni_total=total, content=str(tmp_path))
        position = game(match)
        index = position.book.kind_index
        found = {
            unit: position.stock[index[unit]] + sum(position.count(space, index[unit]) for space in position.spaces)
            for unit in mixture
        }
        assert found == mixture


def test_units_of_two_kinds_destroyed_in_one_battle() -> None:
    """TS-TWO-02: they are added up, Oni too; own losses do not count."""
    for losses, points in (
        (("private", 1, "hunter", 1), 1),
        (("private", 1, "worker", 1), 0),
        (("worker", 1, "private", 1, "oni-small", 1), 1),
    ):
        position = game(fight(SEED, {}))
        kinds = position.book.kind_index
        dead = [kinds[word] if isinstance(word, str) else word for word in losses]
        battle_over(position, 0, dead)
        assert tasks_points(position, 0) == points


def test_three_attacks_of_one_oni_conquest() -> None:
    """TS-ONI-33-PL: as many as the card says, one after the other."""
    spots_ = ("2,0", "3,0", "2,1", "1,1")
    spaces = {name: {"units": {"oni-small": 1}, "owner": BOARS} for name in spots_}
    match = deal(FOUR, phase="green", active=NOMADS, spaces=spaces, polish=True)
    then(match, OniTarget(at(match, NOMADS), 3, tuple(SPACE[name] for name in spots_)))
    attacked = []
    while kind(match) == "oni-target":
        attacked.append(texts(match)[0].split()[1])
        play(match, texts(match)[0])
    assert len(set(attacked)) == 3


def test_oni_who_are_activated_are_no_further_source() -> None:
    """TS-ONI-30-PL: one Oni attacks where it stands, and is not counted again for a second area; another one is."""
    left = {"production": 0, "place": 0}
    owned = {"2,0": {"owner": BOARS, "units": {"oni-small": 1}}, "3,0": {"owner": BOARS}}
    for more, n in (({}, 1), ({"2,1": {"units": {"oni-small": 1}}}, 2)):
        match = deal(FOUR, phase="green", active=NOMADS, left=left, spaces={**owned, **more}, polish=True)
        move = OniMove(at(match, NOMADS), 2, 2, 1, (), SPACE["2,0"])
        assert move.attacks(game(match), [], move.plan(game(match))) == n
