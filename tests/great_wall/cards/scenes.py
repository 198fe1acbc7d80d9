"""Scenes for card tests: a composed position, the options somebody wants, and what is to be seen afterwards.

``play`` answers every decision: the next wanted option when its seat (seat 0, or that of a prefix like ``1:``) is
offered it, otherwise the quiet one (pass, done, gather, or the first of the list). A wanted option that never comes
fails the test, but for ``done`` and ``pass``, which the kernel plays by itself when nothing else is left.
"""

from __future__ import annotations

from typing import Any

from moonwall import table
from moonwall.games.great_wall.game import GAME
from moonwall.games.great_wall.names import CELLS, LOCATIONS, RESOURCES, SECTIONS, SLOTS, SOLDIERS
from moonwall.games.great_wall.parts.requests import EVENT_DECK, EVENT_OPEN, REQUEST_DECK, REQUESTS, kept
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules import shame
from moonwall.games.great_wall.rules.hordes import points_of
from moonwall.table import Match, Setup

QUIET = ("pass", "done", "gather", "decline", "nothing")
LONG = 400
Doc = dict[str, Any]

LATER = "choose-command"  # the first decision of the next Autumn
SCOUTS = "steppe-scouts-left"  # w . q . . h / s . . . . .
NAIMANS = "naiman-lancers-left"  # g s . . o . / . g . . w .
GUARD = "kheshig-guard-left"  # . g! t! a . . / . o H q! h .
# Steppe Scouts covered by seat 0 with one point and seat 1 with two
SHARED = {"a1": "@0 spearman", "a3": "@1 spearman", "a6": "@1 spearman", "b1": "wound"}
MINE = {"a1 a3 a6 b1": "@0 spearman"}


class Case:
    """One scene: document, wanted options, when to stop looking, what must be true then."""

    def __init__(self, card: str, doc: Doc, wants: str = "", until: str = "", seats: int = 3, **seen: Any) -> None:
        self.card = card
        self.doc = doc
        self.wants = [want.strip() for want in wants.split(",") if want.strip()]
        self.until = until
        self.seats = seats
        self.coop = bool(seen.pop("coop", False))
        self.events: tuple[str, ...] = tuple(seen.pop("events", ()))
        self.seen = seen

    def __repr__(self) -> str:
        return self.card


def compose(doc: Doc, seats: int = 3) -> Match:
    return table.compose("great-wall", {"seats": seats, "seed": 5, **doc})


def compose_coop(doc: Doc, events: tuple[str, ...] = (), seats: int = 3) -> Match:
    """A position of the co-operative game with lasting Events, but no Request open and no Event to come, so that a card
    is seen by itself."""
    chairs = GAME.seat_list(seats, GAME.modes[0], {}, 5)
    setup = Setup(chairs, 5, "coop", {o.name: o.default for o in GAME.options}, GAME.load_content())
    position = GAME.compose(setup, {"seats": seats, "seed": 5, **doc})
    kept(position, REQUESTS)[:] = [-1] * len(kept(position, REQUESTS))
    kept(position, REQUEST_DECK).clear()
    kept(position, EVENT_DECK).clear()
    kept(position, EVENT_OPEN)[:] = [position.book.cards.event_ids.index(event) for event in events]
    match = Match(GAME, setup, position)
    match._advance()
    return match


def play(case: Case) -> tuple[Match, set[str]]:
    """Play the scene to its end; also all options that were offered on the way."""
    if case.coop:
        match = compose_coop(case.doc, case.events, case.seats)
    else:
        match = compose(case.doc, case.seats)
    wants = [want.split(":") if ":" in want else ["0", want] for want in case.wants]
    offered: set[str] = set()
    for _ in range(LONG):
        decision = match.decision
        if decision is None or (not wants and (not case.until or case.until == decision.kind)):
            break
        texts = [option.text for option in decision.options]
        offered.update(texts)
        if len(wants) > 1 and wants[0][1] in ("done", "pass") and wants[0][1] not in texts:
            wants.pop(0)
        if wants and wants[0][1] in texts and int(wants[0][0]) == decision.seat:
            match.play(wants.pop(0)[1])
            continue
        match.play(next((quiet for quiet in QUIET if quiet in texts), texts[0]))
    assert not wants, f"{case.card}: {wants[0]} was never offered; offered were {sorted(offered)}"
    return match, offered


def check(case: Case) -> None:
    match, offered = play(case)
    for what, expected in case.seen.items():
        if what == "never":
            assert expected not in offered, f"{case.card}: {expected!r} was offered"
        elif what == "offered":
            assert expected in offered, f"{case.card}: {expected!r} was not offered"
        else:
            found = see(match, what)
            assert found == expected, f"{case.card}: {what} is {found}, not {expected}"


def see(match: Match, what: str) -> Any:
    """Words joined by ``_``: wood_0, honour_1, rest_left_0_spearman, wounds_left1, hand_0, tea, over …"""
    game = match.position
    assert isinstance(game, GreatWall)
    word, *rest = what.split("_")
    if word in RESOURCES:
        return game.res[int(rest[0]) * 4 + RESOURCES.index(word)]
    if word == "goods":
        return sum(game.res[int(rest[0]) * 4 : int(rest[0]) * 4 + 4])
    if word == "honour":
        return game.honour[int(rest[0])]
    if word == "dealt":
        return game.wounds_dealt[int(rest[0])]
    if word == "hand":
        return game.tactics[int(rest[0])].bit_count()
    if word == "shame":
        return shame.count(game, int(rest[0]))
    if word == "tea":
        return tuple(game.tea)
    if word == "pool":
        return game.pool[int(rest[0]) * 3 + SOLDIERS.index(rest[1])]
    if word == "clerkpool":
        return game.clerk_pool[int(rest[0])]
    if word == "clerks":
        place = next(p for p, name in enumerate(LOCATIONS) if name.replace("-", "") == rest[0])
        return game.clerks[place * 4 + int(rest[1])]
    if word == "overseer":
        place = next(p for p, name in enumerate(LOCATIONS) if name.replace("-", "") == rest[0])
        return game.overseer[place * 4 + int(rest[1])]
    if word == "rest":
        section = SECTIONS.index(rest[0])
        return game.rest[(section * 4 + int(rest[1])) * 3 + SOLDIERS.index(rest[2])]
    if word == "spots":
        return game.spots[SECTIONS.index(rest[0]) * 4 + int(rest[1])]
    if word in ("wounds", "points", "horde"):
        slot = next(s for s, name in enumerate(SLOTS) if name.replace("-", "") == rest[0])
        if word == "horde":
            return game.hordes[slot] >= 0
        if word == "points":
            return points_of(game, slot, int(rest[1]))
        return sum(1 for cell in range(len(CELLS)) if game.cover[slot * 12 + cell] == 1)
    if word == "wall":
        return game.wall[SECTIONS.index(rest[0])]
    if word == "barricades":
        return game.barricades[SECTIONS.index(rest[0])]
    if word == "warehouse":
        return sum(game.warehouse)
    if word == "advisors":
        return (game.active[int(rest[0])] | game.support[int(rest[0])]).bit_count()
    if word == "taken":
        return sum(1 for owner in game.horde_owner if owner == int(rest[0]))
    if word == "breached":
        return bool(game.breaches >> SECTIONS.index(rest[0]) & 1)
    raise AssertionError(f"nothing can be seen under {what!r}")


# --- parts of documents ---


def me(**own: Any) -> Doc:
    return {"@0": own}


def goods(**n: int) -> Doc:
    return {"resources": n}


def summer(own: Doc, **more: Any) -> Doc:
    return {"year": 2, "start": "summer", "players": {"@0": own}, **more}


def turn(own: Doc, command: str = "economy", **more: Any) -> Doc:
    """Seat 0's turn begins."""
    return {"track": [["@0", command]], "start": "turns", "players": {"@0": own}, **more}


def turn_ends(own: Doc, **more: Any) -> Doc:
    return {"turn": "@0", "start": "end-of-turn", "players": {"@0": own}, **more}


def fires(place: str, own: Doc, clerks: Doc | None = None, **more: Any) -> Doc:
    """A Location is Activated in seat 0's turn, by an Advanced Activation, so that nobody is shamed."""
    start = {"at": "activate", "location": place, "advanced": True}
    here = {place: clerks or {"@0": 1, "@1": 1}}
    return {"turn": "@0", "locations": here, "start": start, "players": {"@0": own}, **more}


def after_activation(own: Doc, **more: Any) -> Doc:
    return {"turn": "@0", "start": "activation-step", "players": {"@0": own}, **more}


def horde(section: str, card: str, cover: Doc | None = None, **more: Any) -> Doc:
    return {section: {"hordes": [{"card": card, "cover": cover or {}}], **more}}


def defeated(own: Doc, cover: Doc, card: str = SCOUTS, **more: Any) -> Doc:
    """The Horde of the left Section is checked at the end of seat 0's turn."""
    sections = more.pop("sections", horde("left", card, cover))
    return {"turn": "@0", "start": "defeats", "sections": sections, "players": {"@0": own}, **more}


def assault(own: Doc, *hordes: Any, **left: Any) -> Doc:
    """The left Section with these Hordes is judged."""
    others = left.pop("players", {})
    left = {"hordes": list(hordes), **left}
    return {"start": "assault", "sections": {"left": left}, "players": {"@0": own, **others}}
