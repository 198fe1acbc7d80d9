"""Positions written by hand (docs/positions.md): worked examples, puzzles, the physical table.

Everything is optional but ``seats``; what is not said is as after a normal set-up. Errors name the field.
"""

from __future__ import annotations

from typing import Any

from moonwall.table import Calendar, ComposeError
from moonwall.table.calendar import after_step, from_step
from moonwall.table.errors import did_you_mean
from moonwall.table.position import replaced

from .board import NAMES, SPACE, SPACES, edge_of
from .book import M_BLOCK, M_NEGATION, PHASES, PROPS, TYPES
from .position import AREA, HOMEZONE, MOON_AREA, NOBODY, ONI, VOID, Tsukuyumi
from .rules import setup, tasks
from .rules.events import show_open
from .rules.ground import lay_home, lay_moon, lay_tile, set_tunnel, tile_pool
from .rules.pieces import spawn
from .rules.rounds import NewRound
from .rules.turns import NextTurn, Phase, Turn
from .view import SYMBOL_NAMES

FIELDS = (
    "seats", "seed", "mode", "options", "board", "homes", "spaces", "order", "flipped", "round", "phase", "active",
    "cards", "hands", "events", "left", "points", "factions", "modules", "fought", "oni", "opens",
)  # fmt: skip
SPACE_FIELDS = (
    "units", "owner", "added", "negated", "markers", "blocks", "passages", "pigs", "tunnels", "devastated",
)  # fmt: skip
STEPS = ("home", "areas", "units", "select")  # and the phases of a round
COUNTERS = ("moon", "kills", "vendetta")
TAKEN = ("moonstruck", "conquests", "retaken")  # areas, not numbers


def compose(game: Tsukuyumi, doc: dict[str, Any]) -> None:
    known(doc, FIELDS, "")
    game.round = number(doc.get("round", 1), "round", 1, game.rules.rounds)
    _order(game, doc)
    lay_moon(game)
    setup.trim_oni(game)
    _board(game, doc.get("board"))
    _homes(game, doc.get("homes", {}), doc)
    for part in game.rules.on_begin:
        part.begin(game, part.seat)
    _spaces(game, doc)
    _actions(game, doc)
    _events(game, doc.get("events", {}))
    tasks.begin(game)
    _points(game, doc.get("points", {}))
    for name, part in table_of(doc.get("factions", {}), "factions").items():
        seat = seat_of(game, name, "factions")
        game.rules.factions[seat].compose(game, seat, table_of(part, f"factions.{name}"))
    used = {part.name: part for part in game.rules.modules}
    modes = {part.name: part for part in game.rules.parts if part.seat < 0 <= part.slot and part.name not in used}
    given = table_of(doc.get("modules", {}), "modules")
    for name, fields in given.items():
        if name not in used and name not in modes:
            raise ComposeError(f"field 'modules': {name!r} is not used.{did_you_mean(str(name), [*used, *modes])}")
        if name in used:
            used[name].compose(game, -1, table_of(fields, f"modules.{name}"))
    always = {name: part for name, part in used.items() if part.composed and name not in given}
    for name, part in (*always.items(), *modes.items()):  # a mode with state of its own has some in any case
        part.compose(game, -1, table_of(given.get(name, {}), f"modules.{name}"))
    _start(game, doc)
    game.remember()


# --- reading -----------------------------------------------------------------------------------------------


def known(doc: dict[str, Any], fields: tuple[str, ...], where: str) -> None:
    for key in doc:
        if key not in fields:
            raise ComposeError(f"there is no field {where + key!r}.{did_you_mean(str(key), list(fields))}")


def table_of(value: Any, field: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ComposeError(f"field {field!r} is a table of fields, not {value!r}")
    return value


def list_of(value: Any, field: str) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise ComposeError(f"field {field!r} is a list, not {value!r}")
    return list(value)


def number(value: Any, field: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ComposeError(f"field {field!r} must be a whole number from {low} to {high}, not {value!r}")
    return value


def word(value: Any, index: dict[str, int], field: str) -> int:
    if value not in index:
        raise ComposeError(f"field {field!r} does not know {value!r}.{did_you_mean(str(value), list(index))}")
    return index[value]


def space_of(value: Any, field: str) -> int:
    if value not in SPACE:
        raise ComposeError(f"field {field!r}: {value!r} is no space; write q,r with the Moon's centre 0,0")
    return SPACE[value]


def seat_of(game: Tsukuyumi, value: Any, field: str) -> int:
    names = [seat.faction for seat in game.seats]
    if value not in names:
        raise ComposeError(f"field {field!r}: {value!r} does not sit here. Seated: {', '.join(names)}.")
    return names.index(value)


# --- parts -------------------------------------------------------------------------------------------------


def _order(game: Tsukuyumi, doc: dict[str, Any]) -> None:
    setup.first_order(game)
    if "order" in doc:
        order = [seat_of(game, name, "order") for name in list_of(doc["order"], "order")]
        if sorted(order) != list(range(game.rules.seats)):
            raise ComposeError("field 'order' must name every seated faction once")
        game.order = tuple(order)
    for name in list_of(doc.get("flipped", []), "flipped"):
        game.flipped = replaced(game.flipped, seat_of(game, name, "flipped"), 1)


def _board(game: Tsukuyumi, board: Any) -> None:
    """None: the random board of the seed. Otherwise a table of spaces and their tiles."""
    if board is None:
        if not any(part.lays_land(game) for part in game.rules.on_lays_land):
            setup.lay_board(game)
        return
    pool = tile_pool(game)
    pool.sort(key=lambda t: (game.book.tile_blocks[t].bit_count(), t))
    wanted = table_of(board, "board")
    for name, what in sorted(wanted.items(), key=lambda item: isinstance(item[1], str)):
        field = f"board.{name}"
        space = space_of(name, "board")
        if space < 7:
            raise ComposeError(f"field {field!r}: this is the Moon, where no tile lies")
        turn = 0
        if isinstance(what, dict):
            known(what, ("tile", "turn"), f"{field}.")
            turn = number(what.get("turn", 0), f"{field}.turn", 0, 5)
            tile = word(what.get("tile"), game.book.tile_index, f"{field}.tile")
            if tile not in pool:
                raise ComposeError(f"field {field!r}: tile {what['tile']!r} is not in the box, or lies elsewhere")
        else:
            tile = _tile_like(game, what, pool, field)
        pool.remove(tile)
        lay_tile(game, space, tile, turn)
    game.unused_tiles = tuple(sorted(pool))


def _tile_like(game: Tsukuyumi, what: Any, pool: list[int], field: str) -> int:
    """A tile by type (``ocean``, ``fertile``, ``mountain``) or by Property (``radioactive``, ``unstable`` …)."""
    book = game.book
    kinds = [*TYPES[1:], *PROPS]
    if what not in kinds:
        raise ComposeError(f"field {field!r}: {what!r} is no kind of tile.{did_you_mean(str(what), kinds)}")
    for tile in pool:
        if what in PROPS:
            if book.tile_prop[tile] == PROPS[what]:
                return tile
        elif TYPES[book.tile_type[tile]] == what and not book.tile_prop[tile]:
            return tile
    raise ComposeError(f"field {field!r}: no tile of kind {what!r} is left in the box")


def has_home(game: Tsukuyumi, seat: int) -> bool:
    return bool(game.book.factions[game.rules.faction_of[seat]].homezone)


def _homes(game: Tsukuyumi, homes: Any, doc: dict[str, Any]) -> None:
    given = {seat_of(game, name, "homes"): at for name, at in table_of(homes, "homes").items()}
    for seat, at in given.items():
        if not has_home(game, seat):
            raise ComposeError(f"field 'homes': the {game.seats[seat].faction} have no Homezone")
        space = space_of(at, f"homes.{game.seats[seat].faction}")
        if space < 7 or game.ground[space] == HOMEZONE:
            raise ComposeError(f"field 'homes': {at} is a Moon area or another Homezone")
        lay_home(game, space, seat)
    if doc.get("phase") == "home":
        return
    fair = [s for s in game.book.spaces(game.rules.board.fair) if game.ground[s] == VOID]
    for seat in range(game.rules.seats):
        if seat not in given and has_home(game, seat):
            if not fair:
                raise ComposeError("field 'homes' must say where every Homezone lies on this board")
            lay_home(game, fair.pop(0), seat)


def _spaces(game: Tsukuyumi, doc: dict[str, Any]) -> None:
    if doc.get("oni") == "moon":
        setup.seed_moon(game)
    elif "oni" in doc:
        raise ComposeError("field 'oni' may only be 'moon': one random Oni on each Moon area")
    for name, part in table_of(doc.get("spaces", {}), "spaces").items():
        space = space_of(name, "spaces")
        field = f"spaces.{name}"
        if game.ground[space] == VOID:
            raise ComposeError(f"field {field!r}: no tile or Homezone lies there")
        plurals = [kind + "s" for kind in game.book.area_marks]
        known(table_of(part, field), (*SPACE_FIELDS, *plurals), f"{field}.")
        _units(game, space, table_of(part.get("units", {}), f"{field}.units"), field)
        if "owner" in part:
            if game.ground[space] == HOMEZONE:
                raise ComposeError(f"field '{field}.owner': a Homezone cannot be controlled (TS-HOME-01)")
            game.territory[space] = ONI if part["owner"] == "oni" else seat_of(game, part["owner"], f"{field}.owner")
        _markers(game, space, part, field)
        if part.get("devastated"):
            if space < 7:
                raise ComposeError(f"field '{field}.devastated': Moon areas cannot be devastated (TS-MOON-02)")
            game.razed += (space, NOBODY, 0)
    game.refresh_ground()
    game.razed = tuple([v for at in sorted(game.razed[::3]) for v in (at, NOBODY, 0)])


def _units(game: Tsukuyumi, space: int, units: dict[str, Any], field: str) -> None:
    for unit, n in units.items():
        kind = word(unit, game.book.kind_index, f"{field}.units")
        if game.rules.kind_side[kind] < 0:
            raise ComposeError(f"field '{field}.units': {unit!r} belongs to a faction that does not sit here")
        number(n, f"{field}.units.{unit}", 1, 99)
        if n > game.stock[kind]:
            raise ComposeError(f"field '{field}.units.{unit}': only {game.stock[kind]} pieces are left, not {n}")
        spawn(game, kind, space, n)


def _markers(game: Tsukuyumi, space: int, part: dict[str, Any], field: str) -> None:
    for name in list_of(part.get("added", []), f"{field}.added"):
        prop = word(name, PROPS, f"{field}.added")
        if game.printed[space] & prop:
            raise ComposeError(f"field '{field}.added': {name!r} is printed there already")
        game.added[space] |= prop
        spend(game, game.book.prop_marker.get(prop, -1), f"{field}.added")
    for name in list_of(part.get("negated", []), f"{field}.negated"):
        prop = word(name, PROPS, f"{field}.negated")
        if not game.printed[space] & prop:
            raise ComposeError(f"field '{field}.negated': {name!r} is not printed there")
        game.negated[space] |= prop
        spend(game, M_NEGATION, f"{field}.negated")
    for kind, n in table_of(part.get("markers", {}), f"{field}.markers").items():
        _lay_marks(game, space, kind, n, f"{field}.markers.{kind}")
    for kind in game.book.area_marks:
        if kind + "s" in part:
            _lay_marks(game, space, kind, part[kind + "s"], f"{field}.{kind}s")
    for name in ("blocks", "passages", "pigs", "tunnels"):
        for towards in list_of(part.get(name, []), f"{field}.{name}"):
            edge = edge_of(space, space_of(towards, f"{field}.{name}"))
            if edge < 0:
                raise ComposeError(f"field '{field}.{name}': {towards} is not adjacent to {NAMES[space]}")
            if name == "tunnels":
                set_tunnel(game, space, edge, True)
                continue
            if name == "passages" and not game.print_blocks[space] >> edge & 1:
                raise ComposeError(f"field '{field}.passages': no Block is printed towards {towards}")
            if name in ("blocks", "passages"):
                spend(game, M_BLOCK, f"{field}.{name}")
            game.set_ground(name, space, getattr(game, name)[space] | 1 << edge)


def _lay_marks(game: Tsukuyumi, space: int, kind: str, n: Any, field: str) -> None:
    """Markers of a part: ``eggs = 2``, or ``markers = { egg = 2 }``."""
    if kind not in game.book.area_marks:
        raise ComposeError(f"field {field!r}: there is no such marker.{did_you_mean(kind, list(game.book.area_marks))}")
    pieces = game.book.marks_in_box[kind]
    number(n, field, 0, pieces)
    if kind not in game.rules.marks:
        if n:
            raise ComposeError(f"field {field!r}: nobody here has this marker, of {game.book.markers[kind].owner}")
        return
    if n > game.marks_left(kind):
        raise ComposeError(f"field {field!r}: there are only {pieces} pieces")
    game.put_marks(kind, space, n)


def spend(game: Tsukuyumi, marker: int, field: str) -> None:
    if marker < 0 or not game.neutral[marker]:
        raise ComposeError(f"field {field!r}: no such marker is left in the box")
    game.neutral[marker] -= 1


def _actions(game: Tsukuyumi, doc: dict[str, Any]) -> None:
    """Action cards: played ones, hands, the rest dealt from the seed."""
    index = game.book.action_index
    deck = list(range(len(index))) * game.rules.action_copies
    game.shuffle(deck)
    selecting = doc.get("phase", "white") in ("select", "home", "areas", "units")
    given_hands = table_of(doc.get("hands", {}), "hands")
    given_cards = table_of(doc.get("cards", {}), "cards")
    hands: dict[int, list[int]] = {}
    for name, cards in given_hands.items():
        seat = seat_of(game, name, "hands")
        hands[seat] = sorted(word(card, index, f"hands.{name}") for card in list_of(cards, f"hands.{name}"))
    for name, card in given_cards.items():
        game.chosen = replaced(game.chosen, seat_of(game, name, "cards"), word(card, index, f"cards.{name}"))
    taken = [c for cards in hands.values() for c in cards] + [c for c in game.chosen if c >= 0]
    for card in taken:
        if taken.count(card) > game.rules.action_copies:
            raise ComposeError(f"card {game.book.action_ids[card]!r} exists once and is named twice (TS-CARD-01)")
        deck.remove(card)
    size = max(0, game.rules.hand - game.round + (1 if selecting else 0))
    for seat in range(game.rules.seats):
        if game.chosen[seat] < 0 and not selecting:
            game.chosen = replaced(game.chosen, seat, deck.pop())
        hand = hands[seat] if seat in hands else sorted(deck.pop() for _ in range(size))
        game.hands = replaced(game.hands, seat, tuple(hand))
    game.undealt = tuple(sorted(deck))


def _events(game: Tsukuyumi, doc: Any) -> None:
    part = table_of(doc, "events")
    known(part, ("open", "deck", "held", "discard", "own", "used", "played"), "events.")
    book = game.book
    left = [e for e, n in enumerate(book.event_copies) for _ in range(n or book.event_epic[e])]
    if game.rules.uses("faction_events"):
        owners = game.rules.faction_of
        left += [e for e, faction in enumerate(book.event_faction) if faction in owners]

    def regular(events: list[int], field: str) -> list[int]:
        for event in events:
            if event >= book.first_own:
                raise ComposeError(f"field {field!r}: {book.event_ids[event]!r} is a Faction event")
        return events

    def take(names: Any, field: str) -> list[int]:
        found = [word(name, book.event_index, field) for name in list_of(names, field)]
        for event in found:
            if event not in left:
                raise ComposeError(f"field {field!r}: no copy of {book.event_ids[event]!r} is left")
            left.remove(event)
        return found

    game.open_events = tuple(sorted(regular(take(part.get("open", []), "events.open"), "events.open")))
    for name, names in table_of(part.get("held", {}), "events.held").items():
        seat = seat_of(game, name, "events.held")
        game.held = replaced(game.held, seat, tuple(sorted(take(names, f"events.held.{name}"))))
        for event in game.held[seat]:
            if book.event_faction[event] not in (-1, game.rules.faction_of[seat]):
                raise ComposeError(f"field 'events.held.{name}': {book.event_ids[event]!r} belongs to another faction")
        game.held_open = replaced(game.held_open, seat, () if game.rules.events_hidden else game.held[seat])
    game.event_discard = tuple(sorted(regular(take(part.get("discard", []), "events.discard"), "events.discard")))
    top = regular(take(part.get("deck", []), "events.deck"), "events.deck")
    if game.rules.uses("faction_events"):
        game.used_own = tuple(sorted(take(part.get("used", []), "events.used")))
        played = list_of(part.get("played", []), "")
        game.played = tuple([word(name, book.event_index, "events.played") for name in played])
        tops = [take(names, "events.own") for names in table_of(part.get("own", {}), "events.own").values()]
        own = [e for e in left if e >= book.first_own]
        game.shuffle(own)
        own += [e for cards in tops for e in cards[::-1]]
        game.own_pile = tuple(sorted(own, key=lambda e: book.event_faction[e]))
        left = [e for e in left if e < book.first_own]
    left = sorted([e for e in left if not book.event_epic[e]])  # those come only where they are named
    game.shuffle(left)
    game.event_deck = (*left, *top[::-1])
    if "open" not in part:
        show_open(game)


def _points(game: Tsukuyumi, doc: Any) -> None:
    part = table_of(doc, "points")
    known(part, (*COUNTERS, *TAKEN, "missions", "objectives", "tasks", "destroyed"), "points.")
    for name in COUNTERS:
        field = "moon_vp" if name == "moon" else name
        for who, n in table_of(part.get(name, {}), f"points.{name}").items():
            seat, value = seat_of(game, who, f"points.{name}"), number(n, f"points.{name}.{who}", 0, 99)
            setattr(game, field, replaced(getattr(game, field), seat, value))
    for name in TAKEN:
        for who, areas in table_of(part.get(name, {}), f"points.{name}").items():
            bits = _taken(game, areas, f"points.{name}.{who}")
            seat = seat_of(game, who, f"points.{name}")
            setattr(game, name, replaced(getattr(game, name), seat, bits))
    index = {m: n for n, m in enumerate(game.book.mission_ids)}
    for who, names in table_of(part.get("missions", {}), "points.missions").items():
        for name in list_of(names, f"points.missions.{who}"):
            seat, mission = seat_of(game, who, "points.missions"), word(name, index, "points.missions")
            game.missions_done = replaced(game.missions_done, seat, game.missions_done[seat] | 1 << mission)
    _deeds(game, part)
    for who in list_of(part.get("objectives", []), "points.objectives"):
        game.objective_done = replaced(game.objective_done, seat_of(game, who, "points.objectives"), 1)


def _taken(game: Tsukuyumi, areas: Any, field: str) -> int:
    """Areas a seat has conquered: their hexes, or how many there were besides those that lie here now."""
    if not isinstance(areas, list):
        others = len(game.book.tile_ids) + SPACES
        return sum(1 << others + n for n in range(number(areas, field, 0, 99)))
    bits = 0
    for name in areas:
        space = space_of(name, field)
        if game.ground[space] not in (AREA, MOON_AREA):
            raise ComposeError(f"field {field!r}: {name} is no area")
        bits |= game.area_bit(space)
    return bits


def _deeds(game: Tsukuyumi, part: dict[str, Any]) -> None:
    """Two players: points scored by tasks of Victory cards, and units destroyed so far."""
    if not game.deeds and ("tasks" in part or "destroyed" in part):
        raise ComposeError("fields 'points.tasks' and 'points.destroyed' belong to games of two players")
    index = {t.id: n for n, t in enumerate(game.book.tasks)}
    for name, n in table_of(part.get("tasks", {}), "points.tasks").items():
        game.deeds = replaced(game.deeds, word(name, index, "points.tasks"), number(n, f"points.tasks.{name}", 0, 99))
    for who, n in table_of(part.get("destroyed", {}), "points.destroyed").items():
        seat = seat_of(game, who, "points.destroyed")
        tasks.add(game, seat, tasks.DESTROYED, number(n, f"points.destroyed.{who}", 0, 99))


def _start(game: Tsukuyumi, doc: dict[str, Any]) -> None:
    """What happens next: a step of the set-up, the selection of cards, or a turn of a phase."""
    phase = doc.get("phase", "white")
    steps = [*STEPS, *[PHASES[one] for one in game.rules.phases]]
    if phase not in steps:
        raise ComposeError(f"field 'phase' does not know {phase!r}.{did_you_mean(str(phase), steps)}")
    seat = seat_of(game, doc["active"], "active") if "active" in doc else -1
    if phase in ("home", "areas", "units"):
        _start_setup(game, phase, game.order[0] if seat < 0 else seat)
        return
    if phase == "select":
        game.round -= 1
        game.push(from_step(game, NewRound))
        return
    game.phase = PHASES.index(phase)
    game.then(NextTurn(), after_step(game, Phase(game.phase)))
    if doc.get("opens"):  # with what comes before the turn of the next who has not acted
        return
    if seat < 0:
        seat = next((s for s in game.order if not game.flipped[s]), -1)
        if seat < 0:
            raise ComposeError("field 'flipped': everybody has acted; name who is active, or the next phase")
    game.then(*[step for part in game.rules.on_after_turn for step in part.after_turn(game, seat)])
    Turn(seat).run(game)
    for name, n in table_of(doc.get("left", {}), "left").items():
        symbols = {s: i for i, s in enumerate(SYMBOL_NAMES)}
        game.left[word(name, symbols, "left")] = number(n, f"left.{name}", 0, 9)
    game.fought = 1 if doc.get("fought") else 0


def _start_setup(game: Tsukuyumi, phase: str, seat: int) -> None:
    game.round = 0
    game.active = seat
    own: list[Any] = list(setup.own_steps(game, seat))
    settling = game.rules.factions[seat].settles(game, seat)
    if settling is not None and phase != "units":
        if phase == "areas":
            raise ComposeError("field 'phase': the active faction settles in a way of its own; say 'home' or 'units'")
        own = [*settling, *own]
    elif phase != "units":
        left = game.rules.start_areas[seat] - game.controlled(seat)
        own = [*[setup.StartArea(seat) for _ in range(left)], *setup.settled(game, seat), *own]
    if phase == "home" and settling is None:
        if game.homezone[seat] >= 0:
            raise ComposeError("field 'homes': the active player is about to place the Homezone")
        own.insert(0, setup.PlaceHome(seat))
    order = setup.set_up_order(game)
    closing = [step for part in game.rules.on_set_up_done for step in part.set_up_done(game)]
    game.then(*own, *[setup.SetUp(s) for s in order[order.index(seat) + 1 :]], *closing, Calendar(0))
