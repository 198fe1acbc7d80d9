"""What a seat may know, as JSON. Everything that can be pointed at carries the same word as in the options."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from moonwall.table.shown import Shown

from .board import AROUND, COORDS, NAMES, SPACES
from .book import MARKERS, PHASES, PROPS, SYMBOLS, TYPES
from .position import HOMEZONE, MOON_AREA, NO_TILE, NOBODY, ONI, Tsukuyumi
from .rules.battle import ATTACKER, CARD, SPACE, battle_view, set_out, strength
from .rules.comparison import attack_cp, defence_cp
from .rules.scoring import area_points, initiative_points, instant_points
from .values import objective_of

SYMBOL_NAMES = ("effect", "draw", "play", "initiative", "production", "place", "oni-areas", "oni-range", "oni-combats",
                "movement", "combat")  # fmt: skip
assert len(SYMBOL_NAMES) == SYMBOLS


def views(game: Tsukuyumi, seats: Sequence[int | None], shown: Shown | None = None) -> list[dict[str, Any]]:
    """For each seat everything public, with hands and Events of the players as far as that seat knows them."""
    public = _public(game, shown)
    for part in game.rules.on_shows_table:
        part.shows_table(game, public)
    players: list[dict[str, Any]] = public["seats"]
    if shown is None:
        return [
            {**public, "seats": [_player(game, s, viewer, doc) for s, doc in enumerate(players)]} for viewer in seats
        ]
    players = [shown.same(("seat", s), doc) for s, doc in enumerate(players)]
    return [
        {
            **public,
            "seats": [
                doc if mine is doc else shown.same(("seat", viewer, s), mine)
                for s, doc in enumerate(players)
                for mine in (_player(game, s, viewer, doc),)
            ],
        }
        for viewer in seats
    ]


def glimpse(game: Tsukuyumi, seat: int) -> dict[str, Any]:
    """The players and the turn alone, as the seat sees them."""
    players = [_player(game, s, seat, _seat(game, s)) for s in range(game.rules.seats)]
    return {"seats": players, "turn": _turn(game)}


def _public(game: Tsukuyumi, shown: Shown | None) -> dict[str, Any]:
    book, rules = game.book, game.rules
    actions, event_ids = book.action_ids, book.event_ids
    return {
        "edition": rules.edition,
        "scenario": {"id": rules.scenario.id, "name": rules.scenario.name, "holes": list(rules.board.holes)},
        "teams": rules.teams[:] if rules.allied else None,
        "pile": len(game.pile),
        "round": game.round,
        "rounds": rules.rounds,
        "phase": PHASES[game.phase] if game.round else "setup",
        "active": None if game.active < 0 else game.active,
        "order": game.order[:],
        "flipped": [bool(f) for f in game.flipped],
        "spaces": _spaces_shown(game, shown),
        "edges": _edges(game, shown),
        "seats": [_seat(game, s) for s in range(rules.seats)],
        "values": _values(game, shown),
        "oni": {
            "supply": {book.kind_ids[k]: game.stock[k] for k in book.plain_oni},
        },
        "events": {
            "open": [event_ids[e] for e in game.open_events],
            "deck": len(game.event_deck),
            "discard": [event_ids[e] for e in game.event_discard],
        },
        "markers": dict(zip(MARKERS, game.neutral)),
        "tiles": [book.tile_ids[t] for t in game.unused_tiles],
        "actions": {"undealt": len(game.undealt), "used": [actions[c] for c in game.used_actions]},
        "missions": [
            {
                "id": book.mission_ids[m],
                "vp": book.missions[m].vp,
                "done": [s for s in range(rules.seats) if game.missions_done[s] >> m & 1],
            }
            for m in rules.missions
        ],
        "turn": _turn(game),
        "battle": _battle(game),
        "storm": [NAMES[s] for s in game.spaces if game.storm >> s & 1],
    }


def _values(game: Tsukuyumi, shown: Shown | None) -> dict[str, list[int]]:
    """CP, HP, damage and cost of every kind in the game. Nothing changes them while it is played."""
    book, rules = game.book, game.rules
    made = None if shown is None else shown.get("values", book)
    if made is None:
        made = {
            book.kind_ids[k]: [book.cp[k], book.hp[k], book.dmg[k], book.cost[k]]
            for k, side in enumerate(rules.kind_side)
            if side >= 0
        }
        if shown is not None:
            shown.put("values", book, made)
    return made


_OWNERS: list[int | str | None] = [None if side == NOBODY else "oni" if side == ONI else side for side in range(256)]
_SOME = re.compile(rb"[^\0]").finditer  # most spaces hold none of most kinds of units: find where some stand
_WORDS = [[name for name, bit in PROPS.items() if bits & bit] for bits in range(256)]


def _spaces_shown(game: Tsukuyumi, shown: Shown | None) -> list[dict[str, Any]]:
    """The spaces, as they were shown last if nothing has changed of what :func:`_spaces` looks at. In a battle that is
    too much to say."""
    if shown is None or game.battle:
        return _spaces(game)
    made_of = (game.book, game.rules, game.terrain, game.printed, bytes(game.negated), bytes(game.added), game.ground,
               bytes(game.territory), bytes(game.units), game.tile, game.turn, game.mountain, game.home,
               tuple(game.razed), bytes(game.marks), game.spaces)  # fmt: skip
    found: list[dict[str, Any]] | None = shown.get("spaces", made_of)
    return found if found is not None else shown.put("spaces", made_of, _spaces(game))


def _spaces(game: Tsukuyumi) -> list[dict[str, Any]]:
    """Every hex: ``at`` is its word, ``units`` by kind, ``owner`` who controls it (a seat, ``oni`` or null)."""
    terrain, printed, negated, added = game.terrain, game.printed, game.negated, game.added
    ground, territory, units = game.ground, game.territory, _units(game)
    tile, mountain, razed = game.tile, game.mountain, game.razed[::3]
    marked = _marked(game)
    found = []
    for s in game.spaces:
        q, r = COORDS[s]
        lies = ground[s]
        doc: dict[str, Any] = {
            "at": NAMES[s],
            "q": q,
            "r": r,
            "ground": "home" if lies == HOMEZONE else "moon" if lies == MOON_AREA else "area",
            "type": TYPES[terrain[s]],
            "props": _WORDS[printed[s] & ~negated[s] | added[s]][:],  # TS-AREA-05, TS-AREA-12
            "owner": _OWNERS[territory[s]],
            "units": units.get(s) or [],
            "markers": marked.get(s) or {},
        }
        if lies == HOMEZONE:
            doc["home"] = game.home[s]
            doc["name"] = game.book.factions[game.rules.faction_of[game.home[s]]].homezone
        if tile[s] != NO_TILE:
            doc["tile"] = game.book.tile_ids[tile[s]]
            doc["turn"] = game.turn[s]
        if razed and s in razed:
            doc["devastated"] = True
        if mountain[s]:
            doc["mountain"] = mountain[s]
        if added[s]:
            doc["added"] = _WORDS[added[s]][:]
        if negated[s]:
            doc["negated"] = _WORDS[printed[s] & negated[s]][:]
        found.append(doc)
    return found


def _units(game: Tsukuyumi) -> dict[int, list[dict[str, Any]]]:
    """What stands in each space where anything stands."""
    ids, strength, notes, side = game.book.kind_ids, game.book.strength, game.book.notes, game.rules.kind_side
    units, kinds = game.units, game.kinds
    fight = game.battle[0] if game.battle else -1
    found: dict[int, list[dict[str, Any]]] = {}
    for place in _SOME(units):
        at = place.start()
        s, k = divmod(at, kinds)
        doc = {"unit": ids[k], "n": units[at], "side": _OWNERS[side[k]], "size": strength[k]}
        if notes[k]:
            doc.update(notes[k])
        if s == fight and game.fallen[k]:
            doc |= set_out(game, k)
        if s in found:
            found[s].append(doc)
        else:
            found[s] = [doc]
    return found


def _marked(game: Tsukuyumi) -> dict[int, dict[str, int]]:
    """The markers in each space where any lies."""
    marks, kinds = game.marks, list(game.rules.marks)
    found: dict[int, dict[str, int]] = {}
    for place in _SOME(marks):
        kind, s = divmod(place.start(), SPACES)
        found.setdefault(s, {})[kinds[kind]] = marks[place.start()]
    return found


def _edges(game: Tsukuyumi, shown: Shown | None) -> list[dict[str, Any]]:
    """What lies on sides of spaces: ``at`` the space, ``edge`` 0 to 5, ``to`` the hex beyond, and what it is."""
    made_of = (game.print_blocks, game.passages, game.blocks, game.pigs, game.tunnels, game.tunnels_used, game.spaces)
    found: list[dict[str, Any]] | None = None if shown is None else shown.get("edges", made_of)
    if found is None:
        found = _sides(game)
        if shown is not None:
            shown.put("edges", made_of, found)
    signs = [sign for part in game.rules.on_signs for sign in part.signs(game)]
    return found + signs if signs else found


def _sides(game: Tsukuyumi) -> list[dict[str, Any]]:
    found = []
    kinds = (
        ("block", game.print_blocks),
        ("passage-marker", game.passages),
        ("block-marker", game.blocks),
        ("pig-block", game.pigs),
    )
    for s in game.spaces:
        sides = game.print_blocks[s] | game.blocks[s] | game.pigs[s] | game.tunnels[s]
        if not sides:
            continue
        for d, t in AROUND[s]:
            bit = 1 << d
            if not sides & bit:
                continue
            for what, bits in kinds:
                if bits[s] & bit:
                    found.append({"at": NAMES[s], "edge": d, "to": NAMES[t], "what": what})
            if game.tunnels[s] & bit and s < t:
                used = bool(game.tunnels_used[s] & bit)
                found.append({"at": NAMES[s], "edge": d, "to": NAMES[t], "what": "tunnel", "used": used})
    return found


def _player(game: Tsukuyumi, s: int, viewer: int | None, doc: dict[str, Any]) -> dict[str, Any]:
    """A player as the viewer knows it: the hand and, in Polish, the Events and in White the Action card are for those
    who know them."""
    if viewer is None:
        return doc
    book = game.book
    own: dict[str, Any] = {}
    if game.knows(viewer, s):
        own["hand"] = [book.action_ids[c] for c in game.hands[s]]
    if viewer == s:
        own["events"] = [book.event_ids[e] for e in game.held[s]]
        own["hidden_events"] = 0
        own["card"] = None if game.chosen[s] < 0 else book.action_ids[game.chosen[s]]
        for part in game.rules.on_shows_own:
            part.shows_own(game, s, own)
    return {**doc, **own} if own else doc


def _seat(game: Tsukuyumi, s: int) -> dict[str, Any]:
    """Public things of a seat."""
    book, rules = game.book, game.rules
    f = rules.faction_of[s]
    covered = game.covered()
    doc: dict[str, Any] = {
        "faction": game.seats[s].faction,
        "place": game.order.index(s) + 1 if game.order else 0,
        "home": None if game.homezone[s] < 0 else NAMES[game.homezone[s]],
        "stock": {book.kind_ids[k]: game.stock[k] for k in book.kinds_of[f] if k != book.companions[f]},
        "card": None if game.chosen[s] < 0 or covered else book.action_ids[game.chosen[s]],
        "card_down": covered,
        "hand": None,
        "hand_size": len(game.hands[s]),
        "events": [book.event_ids[e] for e in game.held_open[s]],
        "hidden_events": len(game.held[s]) - len(game.held_open[s]),
        "areas": game.controlled(s),
        "points": {
            "instant": instant_points(game, s),
            "moon": game.moon_vp[s],
            "areas": area_points(game, s),
            "initiative": initiative_points(game, s) if game.order else 0,
        },
        "tasks": [
            {"id": t.id, "card": t.card, "vp": t.vp, "repeat": t.repeat, "scored": game.deeds[n] * t.vp}
            for n, t in ((n, book.tasks[n]) for n in rules.tasks[s])
        ],
        "objective": {"id": objective_of(game, s)[1].id, "done": bool(game.objective_done[s])},
        "kills": game.kills[s],
        "conquests": game.conquests[s].bit_count(),
        "retaken": game.retaken[s].bit_count(),
        "moonstruck": game.moonstruck[s].bit_count(),
        "once_used": bool(game.once_used[s]),
        "vendetta": game.vendetta[s],
    }
    doc["board"] = _board(game, s)
    for part in rules.on_shows_seat:
        part.shows_seat(game, s, doc)
    return doc


def _board(game: Tsukuyumi, s: int) -> dict[str, Any]:
    """What the faction's own module shows of its board: Uplinks, weapons, stocks of markers …"""
    return game.rules.factions[s].board(game, s)


def _turn(game: Tsukuyumi) -> dict[str, Any] | None:
    """Symbols the active player has left."""
    if game.active < 0 or not game.round:
        return None
    return {
        "seat": game.active,
        "left": {name: n for name, n in zip(SYMBOL_NAMES, game.left) if n},
        "white": game.white_left,
        "points": game.pp,
        "free_fights": game.free_fights,
        "fought": bool(game.fought),
        "barred": [NAMES[s] for s in game.spaces if game.banned >> s & 1],
        "moving": _moving(game),
    }


def _moving(game: Tsukuyumi) -> list[dict[str, Any]]:
    """Groups that have moved in the movement in progress, with the steps they have left."""
    march = game.march
    ids = game.book.kind_ids
    return [
        {"unit": ids[march[i]], "at": NAMES[march[i + 1]], "left": march[i + 2], "n": march[i + 4]}
        for i in range(0, len(march), 5)
    ]


def _battle(game: Tsukuyumi) -> dict[str, Any] | None:
    """The battle with what both sides bring as things stand: CP of the attack, and what it must reach."""
    doc = battle_view(game)
    if doc is not None:
        battle = game.battle
        doc["attack"] = attack_cp(game) if battle[CARD] >= 0 else strength(game, battle[ATTACKER], battle[SPACE])
        doc["defence"] = defence_cp(game)
    return doc
