"""Positions of *Rise of the Moon Princess* for tests: the mode's part sits at a table of the regular game."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import COORDS, SPACE, SPACES, distance
from moonwall.games.tsukuyumi.lineup import Lineup
from moonwall.games.tsukuyumi.modes.moon_princess import state
from moonwall.games.tsukuyumi.modes.moon_princess.presence import Presence
from moonwall.games.tsukuyumi.part import Part
from moonwall.games.tsukuyumi.position import HOMEZONE, NOBODY, ONI, Tsukuyumi

from ..hand import FOUR, HOMES, PATCH, THREE, deal
from ..hand import game as position_of

POOL = {"oni-small": 15, "oni-medium": 12, "oni-large": 7}  # MP-SETUP-05


def seat_the_mode(patch: pytest.MonkeyPatch) -> None:
    """From now on every table has the mode's part."""
    usual = Lineup.seated

    def seated(lineup: Lineup, factions: list[str], options: Mapping[str, Any]) -> tuple[Part, ...]:
        parts = usual(lineup, factions, options)
        return (*parts, Presence(state.NAME, -1, len(parts)))

    patch.setattr(Lineup, "seated", seated)


def stage(spaces: dict[str, Any] | None = None, **doc: Any) -> Tsukuyumi:
    """A position written by hand, with Legendary Oni in the book and the pool of this mode. ``princess``: her
    intersection; ``priority``: spaces; ``momentum``; ``round_card``: its id; ``stock``: Oni available."""
    princess, priority = doc.pop("princess", -1), doc.pop("priority", [])
    momentum, card, stock = doc.pop("momentum", 1), doc.pop("round_card", ""), doc.pop("stock", None)
    options = {"legendary_oni": True, **doc.pop("options", {})}
    found = position_of(deal(spaces={}, options=options, **doc))
    found.print_blocks = bytes(len(found.print_blocks))  # plain tiles
    found.refresh_ground()
    found.chosen = (-1,) * found.rules.seats  # the mode's Action cards have no special texts
    for kind in found.book.plain_oni:
        found.stock[kind] = POOL[found.book.kind_ids[kind]]
    for name, what in (spaces or {}).items():
        for unit, n in what.get("units", {}).items():
            put(found, unit, name, n)
        if "owner" in what:
            claim(found, what["owner"], name)
        for kind, n in what.get("markers", {}).items():
            found.put_marks(kind, SPACE[name], n)
        if "mountain" in what:
            found.set_ground("mountain", SPACE[name], what["mountain"])
        if what.get("holy"):
            found.added[SPACE[name]] |= 1
    for name in priority:
        found.put_marks("priority", SPACE[name])
    own = state.own(found)
    own[state.PRINCESS], own[state.MOMENTUM] = princess, momentum
    if card:
        own[state.ROUND_CARD] = list(found.book.content["round_cards"]).index(card)
    for unit, n in (stock or {}).items():
        found.stock[found.book.kind_index[unit]] = n
    return found


def play_with(game: Tsukuyumi, players: int) -> None:
    """The position as one of so many players; its rules are a copy, as tables that agree on everything share theirs."""
    game.rules = copy(game.rules)
    game.rules.seats = players


def put(game: Tsukuyumi, unit: str, space: str, n: int = 1) -> None:
    kind = game.book.kind_index[unit]
    game.stock[kind] -= n
    game.add(SPACE[space], kind, n)


def claim(game: Tsukuyumi, owner: str, space: str) -> None:
    sides = {"oni": ONI, "nobody": NOBODY, **{s.faction: s.index for s in game.seats}}
    game.territory[SPACE[space]] = sides[owner]


def closed(game: Tsukuyumi, *but: str) -> Tsukuyumi:
    """Put an Oni marker on every area but these, so that nothing else can be attacked."""
    for space in game.areas:
        if space not in [SPACE[name] for name in but]:
            game.territory[space] = ONI
    return game


# --- random positions ---------------------------------------------------------------------------------------


def boards(patch: pytest.MonkeyPatch, n: int = 8) -> list[Tsukuyumi]:
    """Tables of three and four players on random boards, of both editions, with nothing on them."""
    found = []
    for seed in range(n):
        seats = THREE if seed % 2 else FOUR
        match = deal(seats, {"legendary_oni": True}, polish=seed % 4 == 3, board=None, homes={}, seed=seed)
        found.append(position_of(match))
        found[-1].chosen = (-1,) * len(seats)  # the mode's Action cards have no special texts
    return found


LEGENDS = ("oni-ronin", "oni-dark-observer", "oni-shadow", "oni-abyssal", "oni-skybound", "oni-defiler", "oni-gambler")


def scatter(blank: Tsukuyumi, chance: Random, oni: int = 7, wild: bool = True) -> Tsukuyumi:
    """A random position on a board: units crowded on few spaces, markers, a Princess, some works and Blocks."""
    game = blank.clone()
    book = game.book
    for kind in book.plain_oni:
        game.stock[kind] = POOL[book.kind_ids[kind]]
    middle = chance.choice(game.areas)
    near = [s for s in game.spaces if far(middle, s) <= 3]
    for _ in range(chance.randint(1, oni)):
        kind = chance.choice([k for k in book.plain_oni if game.stock[k]])
        drop(game, kind, chance.choice(near))
    for unit in LEGENDS if wild else ():
        if chance.random() < 0.18:
            drop(game, book.kind_index[unit], chance.choice(near))
    for seat in range(game.rules.seats):
        kinds = list(book.kinds_of[game.rules.faction_of[seat]])
        forts = chance.sample(near, 2)
        for _ in range(chance.choice((0, 1, 2, 4, 7))):
            kind = chance.choice(kinds)
            if game.stock[kind] and not book.content["units"][book.kind_ids[kind]].mascot:
                drop(game, kind, chance.choice(forts))
    shut = chance.random()  # how much of the board is closed to the Oni
    siege = chance.random() < 0.5  # only areas with players are open
    for space in game.areas:
        if chance.random() < shut or (siege and not any(game.crowd[s * SPACES + space] for s in game.order)):
            game.territory[space] = ONI
        elif chance.random() < 0.3:
            game.territory[space] = chance.randrange(game.rules.seats)
        if chance.random() < 0.1:
            game.added[space] |= chance.choice((1, 8))
        if chance.random() < 0.25:
            game.put_marks("priority", space)
        if "stronghold" in game.rules.marks and chance.random() < 0.1:
            game.put_marks("stronghold", space, chance.randint(1, 2))
    for space in chance.sample(near, min(3, len(near))):
        if game.ground[space] != HOMEZONE:
            game.set_ground("blocks", space, game.blocks[space] | 1 << chance.randrange(6))
    if chance.random() < 0.3:
        area = chance.choice(game.areas)
        game.razed = (area, NOBODY, 0) if area > 6 else ()
    game.refresh_ground()
    order = list(game.order)
    chance.shuffle(order)
    game.order = tuple(order)
    own = state.own(game)
    own[state.PRINCESS] = chance.choice((-1, *range(18)))
    own[state.MOMENTUM] = chance.randint(1, 60)
    own[state.TEAM_VP], own[state.ONI_VP] = chance.randint(0, 5), chance.randint(0, 5)
    own[state.ROUND_CARD] = chance.choice((-1, -1, *range(8)))
    return game


def drop(game: Tsukuyumi, kind: int, space: int) -> None:
    game.stock[kind] -= 1
    game.add(space, kind, 1)


def far(a: int, b: int) -> int:
    return distance(COORDS[a], COORDS[b])


__all__ = ["HOMES", "PATCH", "boards", "claim", "closed", "put", "scatter", "seat_the_mode", "stage"]
