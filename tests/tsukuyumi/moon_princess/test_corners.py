"""Rare positions: Oni that die on their way, sets that need many, tiles that run out, needless questions."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.modes.moon_princess import state
from moonwall.table import Match

from ..hand import game, kind, owner, texts, units
from .play import INNER, deal, told
from .test_every_card import shown

SHUT: dict[str, Any] = {name: {"owner": "oni"} for name in INNER}


@pytest.fixture(autouse=True)
def mode() -> None:
    """These tables have the mode itself."""


def to_act(match: Match, *prefer: str) -> list[str]:
    """Answer until the player acts; the kinds of all questions."""
    asked = []
    while kind(match) != "act":
        found = texts(match)
        asked.append(kind(match))
        match.play(next((t for p in prefer for t in found if t.startswith(p)), found[0]), match.decisions[0].seat)
    return asked


@pytest.mark.parametrize(("answer", "taken"), [("explode 2", False), ("pass", True)])
def test_where_nobody_arrives_nothing_is_taken(answer: str, taken: bool) -> None:
    """MP-ATTACK-07, MQ-14: an empty area needs no CP but an Oni; if Mines have killed it the attack is used up."""
    spaces = {**SHUT, "2,0": {"owner": "nomads", "mines": 2}, "1,0": {"units": {"oni-small": 1}}}
    match = deal(["nomads"], spaces, opens=True)
    to_act(match, answer)
    assert owner(match, "2,0") == ("oni" if taken else "nomads")
    assert bool(units(match, "2,0")) == taken
    assert bool([e for e in told(match, "skipped") if e["why"] == "nobody-left"]) != taken


def test_the_princess_alone_still_takes_it() -> None:
    """MP-ATTACK-16, MQ-06: she is there, though the Oni that moved has died; without the switch she is not enough."""
    for enables in (True, False):
        spaces = {**SHUT, "2,0": {"owner": "nomads", "mines": 1, "units": {"private": 2}}}
        spaces |= {"1,0": {"units": {"oni-small": 1}}}
        options = {"princess_enables": enables}
        match = deal(["nomads"], spaces, opens=True, coop={"princess": "ring-1"}, options=options)
        to_act(match, "explode", "pass")
        assert (owner(match, "2,0") == "oni") == enables


def substitute(**more: Any) -> Match:
    """Two areas fall at once; the Abyssal finds nothing, so that the team sends others (MP-LEGEND-15)."""
    ready = {"owner": "boarlords", "units": {"oni-medium": 1}}
    spaces = {**SHUT, "-2,0": ready, "-2,1": ready, "-1,0": {"units": {"oni-abyssal": 1}}, **more.pop("spaces")}
    return deal(["boarlords"], spaces, opens=True, **more)


def test_the_abyssals_substitute_may_need_many() -> None:
    """MP-LEGEND-15, ALG-3 step 6: ten Small Oni against 100 CP."""
    strong = {"owner": "boarlords", "units": {"boarguard": 2}}
    match = substitute(spaces={"2,0": strong, "1,0": {"units": {"oni-small": 10}}})
    to_act(match, "pass", "done")
    assert owner(match, "2,0") == "oni"


def test_the_abyssals_substitute_may_follow_the_ronin() -> None:
    """MP-LEGEND-15, MP-LEGEND-10, MQ-26: the Large Oni comes three steps far only beside the Ronin."""
    strong = {"owner": "boarlords", "units": {"boarguard": 1}}
    board = {**dict.fromkeys(INNER, "ocean"), "3,0": "ocean"}
    match = substitute(spaces={"3,0": strong, "0,0": {"units": {"oni-ronin": 1, "oni-large": 1}}}, board=board)
    assert set(texts(match)) == {"dispatch oni-ronin 0,0", "dispatch oni-large 0,0"}
    to_act(match, "dispatch oni-large", "pass", "done")
    assert owner(match, "3,0") == "oni" and not units(match, "0,0")


def test_a_set_that_is_the_only_one_is_not_asked_for() -> None:
    """ALG-4, MPX-02: 50 CP need the Large and the Medium; with a second Medium as near the team chooses."""
    board = {**dict.fromkeys(INNER, "ocean"), "3,0": "ocean", "2,1": "ocean"}
    shut = {name: {"owner": "oni"} for name in board}
    spaces = {**shut, "3,0": {"owner": "boarlords", "units": {"boarguard": 1}}}
    spaces |= {"2,0": {"owner": "oni", "units": {"oni-large": 1}}, "2,1": {"owner": "oni", "units": {"oni-medium": 1}}}
    match = deal(["boarlords"], spaces, opens=True, board=board)
    assert "oni-who" not in to_act(match, "pass") and owner(match, "3,0") == "oni"
    spaces["2,0"] = {"owner": "oni", "units": {"oni-large": 1, "oni-medium": 1}}
    assert kind(deal(["boarlords"], spaces, opens=True, board=board)) == "oni-who"


def test_the_order_is_asked_where_it_can_matter() -> None:
    """ALG-3 step 5: two areas that fall at once and hold nobody are simply taken; from one with units somebody may
    retreat into the other, if that is its neighbour."""
    here = {"owner": "nomads", "units": {"oni-small": 1}}
    held = {"owner": "nomads", "units": {"oni-medium": 1, "private": 1}}
    for first, second, asked in ((here, "-2,0", False), (held, "-2,0", False), (held, "2,-1", True)):
        match = deal(["nomads"], {**SHUT, "2,0": first, second: here}, opens=True)
        assert (kind(match) == "oni-order") == asked


def test_more_tiles_than_there_are_is_refused() -> None:
    """MP-DIFFICULTY-01, MQ-45: six players have 45 tiles, so 3 more than 42."""
    assert table.start("tsukuyumi", mode=state.NAME, seats=6, seed=1, extra_tiles=3)
    with pytest.raises(table.SetupError, match="MP-DIFFICULTY-01"):
        table.start("tsukuyumi", mode=state.NAME, seats=6, seed=1, extra_tiles=4)


def test_who_names_the_oni_that_are_hit_is_told() -> None:
    """HD-06 *Orbital Watch*, MP-SETUP-04: with *Target Acquisition* the attacker names them, else most Health is first
    (MP-DAMAGE-07); the Dark Observer is never named while another stands."""
    spaces = {"2,0": {"units": {"cyberoid": 3, "oni-small": 1, "oni-medium": 1, "oni-dark-observer": 1}}}
    for card, why in (("target-acquisition", "attacker-names"), ("annihilation", "highest-first")):
        match = deal(["cybersamurai"], spaces, left={"combat": 1}, coop={"princess": "ring-1"})
        match.play("attack 2,0")
        match.play(f"with cyber-{card}")
        if card == "target-acquisition":
            assert set(texts(match)) == {"hit oni-small", "hit oni-medium", "hit moon-princess"}
        story = list(match.events)
        while kind(match) != "act":
            match.play(next((t for t in texts(match) if t == "hit oni-small"), texts(match)[0]))
            story += match.events
        assert {e.data["why"] for e in story if e.kind == "oni-fell"} == {why}


def test_a_counter_of_attacks_is_a_step_of_its_own() -> None:
    """MQ-05, CO-03: with each Oni moving once a step, those of the step before may move again."""
    board = {**SHUT, "2,0": {"owner": "nomads"}, "1,0": {"units": {"oni-small": 1}}}
    match = shown(
        "counter", "counter-retaliation", board, options={"oni_moves_twice": False}, tired=("1,0", "oni-small")
    )
    assert owner(match, "2,0") == "oni" and units(match, "2,0")["oni-small"] == 2
    assert state.tired(game(match)), "it has moved in this step"
