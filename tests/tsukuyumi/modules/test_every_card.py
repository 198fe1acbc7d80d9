"""Every card of every module, and of every expansion faction, is a rule: its case fails when the card is blank.

Oni Missions, Starting advantages, Alternative objectives, Oni Power cards, Epic events and After the Moonfall do so in
their own files, for each card of their content; here are Faction events, Legendary Oni and Mascots, and a count of all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.lineup import BASE, FACTIONS
from moonwall.games.tsukuyumi.modules.mascots import lives
from moonwall.games.tsukuyumi.rules.combat import targets
from moonwall.games.tsukuyumi.rules.production import purchases

from ..factions import test_fireborn, test_kampfgruppe, test_lion, test_lost_sea, test_sentinels
from ..hand import FOUR, at, deal, game
from . import test_cards_boars as boars
from . import test_cards_cyber as cyber
from . import test_cards_nomads as nomads
from . import test_cards_seed as seed
from . import test_legends as legends
from . import test_placing as placing
from .blanks import fails_without

Case = Callable[[], None]
CONTENT = GAME.load_content()

# --- Faction events: the card, its case, and another card of the faction that lies there in its place ---------------

EVENTS: dict[str, tuple[Case, str]] = {
    "digital-mimicry": (cyber.test_digital_mimicry_copies_an_event_of_this_round, "rise"),
    "update-21": (lambda: cyber.test_update(4, 2), "raid"),
    "solar-laser": (cyber.test_solar_laser_makes_one_shot_stronger, "raid"),
    "combat-analysis": (lambda: cyber.test_combat_analysis_produces_twice(False), "raid"),
    "raider-drone-update": (cyber.test_each_shield_drone_raids, "rise"),
    "old-seed": (seed.test_old_seed_lays_eggs_anywhere, "full-nest"),
    "the-queen-travels": (seed.test_the_nest_moves_onto_an_area, "full-nest"),
    "pioneers-for-the-nest": (seed.test_pioneers_stay, "full-nest"),
    "food-for-the-queen": (seed.test_food_for_the_queen, "full-nest"),
    "full-nest": (seed.test_full_nest_keeps_the_eggs, "pioneers"),
    "burrowing-for-the-mother": (boars.test_burrowing_gives_three_each, "depths"),
    "from-the-depths": (boars.test_from_the_depths_opens_all_tunnels, "mothers"),
    "rich-harvest": (boars.test_rich_harvest_counts_strongholds, "depths"),
    "deep-trenches": (boars.test_deep_trenches_strengthen_strongholds, "depths"),
    "for-mother": (boars.test_for_mother_lets_boarmaidens_run, "depths"),
    "secret-operations": (nomads.test_secret_operations_lay_mines_anywhere, "offroad"),
    "all-guns-blazing": (nomads.test_all_guns_blazing, "offroad"),
    "reload": (nomads.test_reload_serves_one_battle, "offroad"),
    "perimeter-defense": (nomads.test_perimeter_defense_keeps_enemies_out, "offroad"),
    "offroad-training": (nomads.test_offroad_training_passes_any_enemy, "reload"),
}


@pytest.mark.parametrize("card", [row.id for row in CONTENT["faction_events"].values() if row.faction in BASE])
def test_every_faction_event_is_a_rule(card: str) -> None:
    """TSM-FEVENT: all twenty of the base box."""
    case, other = EVENTS[card]
    fails_without("faction_events", card, case, do=other)


# --- Legendary Oni: a piece of the same size that is nobody special -------------------------------------------------

LEGENDS: dict[str, Case] = {
    "oni-abyssal": legends.test_the_abyssal_must_attack,
    "oni-dark-observer": legends.test_the_hunting_party_deals_damage,
    "oni-skybound": legends.test_the_skybound_devastates,
    "oni-defiler": legends.test_the_defiler_dies_twice,
    "oni-shadow": placing.test_oni_come_out_of_the_shadows,
    "oni-gambler": legends.test_she_gambles_when_oni_attack_too,
    "oni-merchant": legends.test_who_destroys_the_merchant_produces,
    "oni-ronin": legends.test_the_ronin_goes_farther,
}


@pytest.mark.parametrize("piece", [row.id for row in CONTENT["units"].values() if row.legend])
def test_every_legendary_oni_is_a_rule(piece: str) -> None:
    """TSM-LEGEND."""
    fails_without("units", piece, LEGENDS[piece], legend="nobody")


def test_the_card_of_the_skybound_is_a_rule() -> None:
    """TSM-LEGEND-20."""
    fails_without("combat_cards", "skybound", legends.test_the_skybound_devastates, devastates=False)


# --- Mascots --------------------------------------------------------------------------------------------------------


def mascot(faction: str) -> None:
    """TSM-MASCOT-02..04: it lives and is worth a point, cannot be bought, and starts no Combat alone."""
    pet = f"mascot-{faction}"
    spaces = {"2,0": {"units": {pet: 1, "oni-small": 1}}}
    seats = FOUR if faction in FOUR else [faction, *FOUR[:3]]
    match = deal(seats, options={"mascots": True}, phase="red", active=faction, left={"combat": 1}, spaces=spaces)
    position, seat = game(match), at(match, faction)
    assert lives(position, seat)
    assert match.view()["table"]["seats"][seat]["points"]["mascot"] == 1
    assert SPACE["2,0"] not in targets(position, seat)
    position.pp = 9
    assert not [o for o in purchases(position, seat) if pet in o.text]


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_mascot_is_a_rule(faction: str) -> None:
    """TSM-MASCOT: if another unit is the Mascot, this one is none."""
    other = next(row.id for row in CONTENT["units"].values() if row.faction == faction)
    fails_without("factions", faction, lambda: mascot(faction), mascot=other)


# --- nothing is left out --------------------------------------------------------------------------------------------

BLANKED = {
    "fireborn": test_fireborn.CASES,
    "kampfgruppe-03": test_kampfgruppe.CASES,
    "lords-of-the-lost-sea": test_lost_sea.CASES,
    "children-of-the-lion": test_lion.CASES,
    "sentinels": test_sentinels.CASES,
}
TABLES = ("combat_cards", "faction_events", "objectives", "missions", "tasks", "alternative_objectives")


@pytest.mark.parametrize("faction", BLANKED)
def test_no_card_of_an_expansion_is_left_out(faction: str) -> None:
    """Each has a case that fails without it (``test_without_the_card_its_case_fails``)."""
    theirs = {
        (table, row.id)
        for table in TABLES
        for row in CONTENT[table].values()
        if getattr(row, "faction", "") == faction or row.id == objective_of(faction, table)
    }
    assert theirs and theirs <= {(case[0], case[1]) for case in BLANKED[faction]}


def objective_of(faction: str, table: str) -> Any:
    return CONTENT["factions"][faction].objective if table == "objectives" else ""
