"""What a seat may know, as JSON (GW-SETUP-28, GW-SETUP-29; ledger 3.10). Words are those of options and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moonwall.table.shown import Shown

from .cards import modifiers
from .names import (
    BARRICADE_SPACES,
    CELLS,
    FOOT,
    LOCATIONS,
    PARTNER,
    RESOURCES,
    SEASONS,
    SECTIONS,
    SLOTS,
    SOLDIER_ON,
    SOLDIERS,
    VACANT,
    WOUND,
)
from .position import GreatWall
from .rules.activation import ready
from .rules.autumn import card_word
from .rules.hordes import marker
from .rules.shame import count
from .rules.tactics import held

REWARDS = ("none", "wood", "stone", "gold", "qi", "any", "honour-1", "honour-2", "tactic")


def views(game: GreatWall, seats: Sequence[int | None], shown: Shown | None = None) -> list[dict[str, Any]]:
    """For each seat everything public, and its own hidden things under its player."""
    public = _public(game, shown)
    public.update(game.rules.unseen)
    for part in game.rules.on_show:
        part.show(game, public)
    players: list[dict[str, Any]] = public["players"]
    if shown is not None:
        public["players"] = players = [shown.same(("player", seat), doc) for seat, doc in enumerate(players)]
    made = []
    for seat in seats:
        seen = public.copy()
        if seat is not None:
            own = {**players[seat], "hidden": _hidden(game, seat)}
            seen["players"] = players[:]
            seen["players"][seat] = own if shown is None else shown.same(("own", seat), own)
        made.append(seen)
    return made


def players(game: GreatWall, seat: int) -> list[dict[str, Any]]:
    """The players alone, as the seat sees them."""
    found = [_player(game, player) for player in range(len(game.seats))]
    found[seat]["hidden"] = _hidden(game, seat)
    return found


def _public(game: GreatWall, shown: Shown | None) -> dict[str, Any]:
    cards = game.book.cards
    rules = game.rules
    return {
        "year": game.year,
        "season": SEASONS[game.season],
        "time": {
            "space": game.time + 1,
            "hordes": list(rules.new_hordes),
            "lethality": list(rules.lethality),
        },
        "turn": game.turn if game.turn >= 0 else None,
        "slot": game.slot + 1 if game.slot >= 0 else None,
        "activating": LOCATIONS[game.place] if game.place >= 0 else None,
        "tea": [*game.tea],
        "shame": {"supply": game.shame_supply, "boxed": game.shame_boxed},
        "warehouse": {RESOURCES[r]: game.warehouse[r] for r in range(3)},
        "artifacts": [cards.artifact_ids[card] for card in game.artifacts],
        "advisors": [cards.advisor_ids[card] if card >= 0 else None for card in game.advisor_track],
        "decks": {
            "hordes": len(game.horde_deck),
            "advisors": len(game.advisor_deck),
            "tactics": len(game.tactic_deck),
        },
        "marker": SECTIONS[marker(game)],
        "discards": {
            "hordes": [game.book.cards.horde_ids[card] for card in sorted(game.horde_discard)],
            "advisors": [cards.advisor_ids[card] for card in sorted(game.advisor_discard)],
            "tactics": [cards.tactic_ids[card] for card in game.tactic_discard],
        },
        "track": [
            {"slot": i + 1, "seat": owner, "card": card_word(game, owner, game.track_card[i])} if owner >= 0 else None
            for i, owner in enumerate(game.track_seat)
        ],
        "sections": [_section_shown(game, section, shown) for section in rules.sections],
        "locations": _locations(game, shown),
        "players": [_player(game, player) for player in range(len(game.seats))],
    }


def _section_shown(game: GreatWall, section: int, shown: Shown | None) -> dict[str, Any]:
    """The Section, as it was shown last if nothing has changed of what :func:`_section` looks at. What cards change of
    it are its numbers."""
    if shown is None:
        return _section(game, section)
    slots = range(section * 3, section * 3 + 3)
    made_of = (
        game.book, game.wall[section], game.barricades[section], game.spots[section * 4 : section * 4 + 4],
        game.rest[section * 12 : section * 12 + 12], game.hordes[section * 3 : section * 3 + 3],
        game.cover[section * 36 : section * 36 + 36], modifiers.defence(game, section), modifiers.power(game, section),
        [modifiers.lethality(game, slot) for slot in slots if game.hordes[slot] >= 0],
    )  # fmt: skip
    found: dict[str, Any] | None = shown.get(("section", section), made_of)
    return found if found is not None else shown.put(("section", section), made_of, _section(game, section))


def _section(game: GreatWall, section: int) -> dict[str, Any]:
    seats = range(len(game.seats))
    level = game.wall[section]
    slots = [section * 3 + row for row in range(3)]
    return {
        "id": SECTIONS[section],
        "level": level,
        "barricades": game.barricades[section],
        "barricade_spaces": BARRICADE_SPACES,
        "next_cost": game.book.wall_cost[level + 1] if level < 3 else None,
        "spots": game.book.wall_spots[level],
        "archers": [game.spots[section * 4 + s] for s in seats],
        "rest": [{SOLDIERS[k]: game.rest[(section * 4 + s) * 3 + k] for k in range(3)} for s in seats],
        "defence": modifiers.defence(game, section),
        "power": modifiers.power(game, section),
        "hordes": [_horde(game, slot) for slot in slots if game.hordes[slot] >= 0],
    }


def _horde(game: GreatWall, slot: int) -> dict[str, Any]:
    """A Horde on the board; ``points`` lists its Vital points with what covers them."""
    cards = game.book.cards
    card = game.hordes[slot]
    points = []
    for cell in cards.horde_points[card]:
        code = game.cover[slot * 12 + cell]
        point: dict[str, Any] = {
            "id": CELLS[cell],
            "reward": REWARDS[cards.horde_cells[card][cell]],
            "armoured": bool(cards.horde_armour[card] >> cell & 1),
            "by": None,
            "seat": None,
            "with": None,
        }
        if code == WOUND:
            point["by"] = "wound"
        elif code != VACANT:
            posture = (code - SOLDIER_ON) & 7
            point["by"] = SOLDIERS[0 if posture == FOOT else 2]
            point["seat"] = (code - SOLDIER_ON) >> 3
            if posture != FOOT:
                point["with"] = CELLS[cell + PARTNER[posture]]
        points.append(point)
    return {
        "slot": SLOTS[slot],
        "id": game.book.cards.horde_ids[card],
        "type": cards.horde_type_ids[cards.horde_type[card]],
        "power": cards.horde_power[card],
        "honour": cards.horde_honour[card],
        "lethality": modifiers.lethality(game, slot),
        "points": points,
    }


def _locations(game: GreatWall, shown: Shown | None) -> list[dict[str, Any]]:
    """All of them, as they were shown last if nothing has changed of what :func:`_location` looks at."""
    made_of = game.book, game.rules, game.clerks[:], game.overseer, game.overseer_soldier
    found: list[dict[str, Any]] | None = None if shown is None else shown.get("locations", made_of)
    if found is None:
        found = [_location(game, place) for place in range(len(LOCATIONS))]
        if shown is not None:
            shown.put("locations", made_of, found)
    return found


def _location(game: GreatWall, place: int) -> dict[str, Any]:
    seats = range(len(game.seats))
    doc: dict[str, Any] = {
        "id": LOCATIONS[place],
        "regular": game.book.regular[place],
        "shame": game.book.shame_icon[place],
        "spaces": game.rules.spaces[place] or None,
        "clerks": [game.clerks[place * 4 + s] for s in seats],
        "ready": ready(game, place),
    }
    if place < 4:
        doc["gives"] = RESOURCES[place]
        doc["overseers"] = [game.overseer[place * 4 + s] for s in seats]
        doc["overseer_soldiers"] = [_soldier(game.overseer_soldier[place * 4 + s]) for s in seats]
        doc["overseer_pays"] = RESOURCES[game.book.overseer_pays[place]]
        doc["overseer_costs"] = list(game.book.overseer_costs[place])
    return doc


def _soldier(soldier: int) -> str | None:
    return SOLDIERS[soldier] if soldier >= 0 else None


def _player(game: GreatWall, seat: int) -> dict[str, Any]:
    cards = game.book.cards
    base = seat * 3
    return {
        "seat": seat,
        "honour": game.honour[seat],
        "general": cards.general_ids[game.general[seat]] if game.general[seat] >= 0 else None,
        "active": [cards.advisor_ids[card] for card in held(game.active[seat])],
        "support": [cards.advisor_ids[card] for card in held(game.support[seat])],
        "clerks": {"pool": game.clerk_pool[seat], "area": game.clerk_area[seat]},
        "pool": {SOLDIERS[k]: game.pool[base + k] for k in range(3)},
        "shamed": {SOLDIERS[k]: game.shamed[base + k] for k in range(3)},
        "recruits": {SOLDIERS[k]: game.recruits[base + k] for k in range(3)},
        "shame": count(game, seat),
        "hordes": [
            {
                "id": game.book.cards.horde_ids[card],
                "type": cards.horde_type_ids[cards.horde_type[card]],
                "honour": cards.horde_honour[card],
                "shame": game.horde_shame[card],
            }
            for card, owner in enumerate(game.horde_owner)
            if owner == seat
        ],
        "wounds_dealt": game.wounds_dealt[seat],
        "discard": [cards.command_ids[card] for card in held(game.command_discard[seat])],
        "laid": card_word(game, seat, game.chosen[seat]) if game.chosen[seat] >= 0 else None,
        "tactics": game.tactics[seat].bit_count(),
        "commands": game.command_hand[seat].bit_count(),
        "hidden": None,
    }


def _hidden(game: GreatWall, seat: int) -> dict[str, Any]:
    """What only the owner sees."""
    cards = game.book.cards
    dealt = game.dealt[seat * 4 : seat * 4 + 4]
    return {
        "resources": {RESOURCES[r]: game.res[seat * 4 + r] for r in range(4)},
        "tactics": [cards.tactic_ids[card] for card in held(game.tactics[seat])],
        "commands": [cards.command_ids[card] for card in held(game.command_hand[seat])],
        "dealt_generals": [cards.general_ids[card] for card in dealt[:2] if card >= 0],
        "dealt_advisors": [cards.advisor_ids[card] for card in dealt[2:] if card >= 0],
        "other_general": cards.general_ids[game.other_general[seat]] if game.other_general[seat] >= 0 else None,
    }
