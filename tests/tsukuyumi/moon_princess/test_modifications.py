"""The factions' modification cards (MP-SETUP-04, HD-06): each changes its faction, and does not when it is blank."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.modes.moon_princess import state
from moonwall.games.tsukuyumi.modes.moon_princess.mode import MoonPrincess
from moonwall.games.tsukuyumi.modes.moon_princess.ring import INNER_CIRCLE
from moonwall.games.tsukuyumi.position import Tsukuyumi
from moonwall.games.tsukuyumi.rules.devastation import can_raze

from ..hand import game, kind, offered, owner, texts, units
from ..modules.blanks import fails_without
from . import test_sentinels
from .play import INNER, begin, deal, own, told

Case = Callable[[], None]
CONTENT = GAME.load_content()


@pytest.fixture(autouse=True)
def mode() -> None:
    """These tables have the mode itself."""


def part_of(position: Tsukuyumi) -> MoonPrincess:
    return next(part for part in position.rules.parts if isinstance(part, MoonPrincess))


def orbital_watch() -> None:
    """Espionage once a round; four Action cards instead of three."""
    match = begin(["cybersamurai", "nomads"], objections=False)
    while kind(match) != "select-card":
        match.play(texts(match)[0])
    position = game(match)
    assert [len(hand) for hand in position.hands] == [4, 3]
    part = part_of(position)
    assert not part.bars_reaction(position, 0)
    part.reacted(position, 0)
    part.reacted(position, 1)
    assert part.bars_reaction(position, 0) and not part.bars_reaction(position, 1)


def outside_the_inner_circle(faction: str) -> None:
    """The Nest and the Landing Module cover neither Fertile Ground nor the inner circle; those of others could."""
    board = {**dict.fromkeys(INNER, "ocean"), "3,0": "fertile", "3,-1": "ocean"}
    match = deal([faction, "nomads"], {}, board=board, order=[faction, "nomads"],
                 homes={faction: "-3,0", "nomads": "0,3"})  # fmt: skip
    position, part = game(match), part_of(game(match))
    for name, barred in (("2,0", True), ("3,0", True), ("3,-1", False), ("4,0", False)):
        assert part.bars_home(position, 0, SPACE[name]) == barred
        assert not part.bars_home(position, 1, SPACE[name])
    assert SPACE["2,0"] in INNER_CIRCLE


def border_patrol() -> None:
    """At most two Mines in an area; where one lies a second may."""
    for mines, able in ((1, True), (2, False)):
        spaces = {"2,0": {"units": {"staff-sergeant": 1}, "mines": mines}}
        match = deal(["nomads"], spaces, left={"effect": 1})
        if "use faction-effect" in texts(match):
            match.play("use faction-effect")
        found = set()
        for option in texts(match):
            copy = match.clone()
            copy.play(option)
            if copy.decision is not None:
                found |= {t for t in texts(copy) if t == "mine 2,0"}
            found |= {"mine 2,0"} if game(copy).marks_at("mine", SPACE["2,0"]) > mines else set()
        assert bool(found) == able


def old_ramparts() -> None:
    """At most two Strongholds in an area."""
    for strongholds, able in ((1, True), (2, False)):
        spaces = {"2,0": {"units": {"boarrior": 1}, "strongholds": strongholds}}
        match = deal(["boarlords"], spaces, left={"effect": 1})
        match.play("use faction-effect")
        assert bool([t for t in texts(match) if "stronghold" in t]) == able


def banked_fire() -> None:
    """No Devastation of an area with a marker of the team; elsewhere as always."""
    spaces = {"2,0": {"owner": "nomads", "units": {"wyrm": 1}}, "1,1": {"owner": "oni", "units": {"wyrm": 1}}}
    match = deal(["fireborn", "nomads"], spaces, order=["fireborn", "nomads"],
                 homes={"fireborn": "-3,0", "nomads": "0,3"})  # fmt: skip
    position = game(match)
    assert not can_raze(position, 0, SPACE["2,0"]) and can_raze(position, 0, SPACE["1,1"])


def shared_shore() -> None:
    """Two starting areas, one with the Home marker."""
    match = begin(["lords-of-the-lost-sea"], objections=False)
    while kind(match) != "home-mark":
        assert kind(match) != "select-card"
        match.play(texts(match)[0])
    assert game(match).controlled(0) == 2


def gate_of_jade() -> None:
    test_sentinels.test_an_attack_that_destroys_oni_gives_no_momentum()
    test_sentinels.test_an_empty_board_is_no_victory()
    test_sentinels.test_one_portal_carries_the_home_marker()


CARDS: dict[str, Case] = {
    "mod-cybersamurai": orbital_watch,
    "mod-dark-seed": lambda: outside_the_inner_circle("dark-seed"),
    "mod-nomads": border_patrol,
    "mod-boarlords": old_ramparts,
    "mod-fireborn": banked_fire,
    "mod-kampfgruppe-03": lambda: outside_the_inner_circle("kampfgruppe-03"),
    "mod-sentinels": gate_of_jade,
    "mod-lords-of-the-lost-sea": shared_shore,
}


@pytest.mark.parametrize("card", CARDS)
def test_every_modification_is_a_rule(card: str) -> None:
    """MP-SETUP-04, HD-06: ``land-no-momentum`` stands for what is no rule of its own (``test_lion``)."""
    fails_without("modifications", card, CARDS[card], do=["land-no-momentum"])


def test_no_modification_is_left_out() -> None:
    assert set(CARDS) == set(CONTENT["modifications"]) - {"mod-children-of-the-lion"}
    assert CONTENT["modifications"]["mod-children-of-the-lion"].do == ["land-no-momentum"]


def test_displacement_moves_the_oni_of_the_attack() -> None:
    """MPX-02, HD-06 *Old Ramparts*: both Oni go to a neighbour of the Boarlords' choice, the marker stays, the Princess
    does not move."""
    board = {**dict.fromkeys(INNER, "ocean"), "3,0": "ocean", "2,1": "ocean"}
    shut: dict[str, Any] = {name: {"owner": "oni"} for name in board}
    spaces = {**shut, "3,0": {"owner": "boarlords", "units": {"boarguard": 2}}}
    spaces |= {"2,0": {"owner": "oni", "units": {"oni-large": 2}}, "2,1": {"owner": "oni", "units": {"oni-large": 2}}}
    match = deal(["boarlords"], spaces, opens=True, board=board, coop={"princess": "ring-8"})
    story = list(match.events)
    while kind(match) != "act":
        found = texts(match)
        wanted = [t for t in found if t == "counter defense-action" or t.endswith(" 2,0")]
        match.play((wanted or [t for t in found if t == "pass"] or found)[0])
        story += match.events
    assert owner(match, "3,0") == "oni" and own(match, state.PRINCESS) == 8
    assert "oni-large" not in units(match, "3,0") and units(match, "2,0")["oni-large"] >= 1
    assert own(match, state.MOMENTUM) == 1 and not offered(match, "place-oni") and not told(match, "momentum")
