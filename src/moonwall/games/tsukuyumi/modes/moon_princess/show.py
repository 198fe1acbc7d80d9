"""What everybody sees of the mode, how it is written by hand, dealt again, said in the terminal and judged by bots."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from moonwall.table import ComposeError
from moonwall.table.errors import did_you_mean
from moonwall.table.position import shuffle

from ...board import NAMES, SPACE
from ...book import COMBAT, DRAW, MOVE, PLAY, PROD
from ...position import Tsukuyumi
from . import ring
from .aim import BY_ABYSSAL, BY_OBSERVER, BY_SEARCH, NOBODY_CAN, PASSED_ON, Aim
from .cards import cards_of
from .choices import threats
from .momentum import COUNTER, LEGEND, special, track_of, track_points
from .oni_step import next_attacks
from .presence import aside_of
from .ring import OFF
from .round_card import objective
from .score import figures, oni_score, team_score
from .setup import lay_priority
from .state import (
    BOXED,
    COUNTER_DECK,
    DIE,
    LAST_DECK,
    LEGEND_DECK,
    LYING,
    MOMENTUM,
    ONI_VP,
    PENDING,
    PRINCESS,
    PRINCESS_DECK,
    PRINCESS_GONE,
    PRIORITY,
    ROUND_CARD,
    ROUND_DECK,
    TEAM_VP,
    oni_controls,
    own,
    pile,
    princess_cp,
    princess_dmg,
    princess_hp,
    prioritised,
    team_controls,
    terms_of,
    touched,
)
from .track import LAST_COUNTER, amount, counter_row

SYMBOLS = {MOVE: "movement", PROD: "production", COMBAT: "combat", DRAW: "draw", PLAY: "play"}
BY = {NOBODY_CAN: "nobody", BY_SEARCH: "search", BY_OBSERVER: "observer", BY_ABYSSAL: "abyssal", PASSED_ON: "team"}
DECKS = {
    "princess": PRINCESS_DECK,
    "round": ROUND_DECK,
    "counter": COUNTER_DECK,
    "last": LAST_DECK,
    "legend": LEGEND_DECK,
}


def modification(game: Tsukuyumi, seat: int) -> str:
    """The modification card of a seat's faction."""
    rows = game.book.content["modifications"].values()
    return next((row.id for row in rows if row.faction == game.seats[seat].faction), "")


# --- the view -------------------------------------------------------------------------------------------------


def table(game: Tsukuyumi, doc: dict[str, Any], gate: int) -> None:
    """``coop``: see docs/architecture.md."""
    mine, terms, cards = own(game), terms_of(game), cards_of(game)
    spaces = special(track_of(game), terms)
    waiting = pile(game, PENDING)
    lying = pile(game, LYING)
    doc["coop"] = {
        "difficulty": terms.difficulty,
        "momentum": {
            "at": mine[MOMENTUM],
            "last": max(spaces),
            "counters": sorted([at for at, what in spaces.items() if what == COUNTER]),
            "legends": sorted([at for at, what in spaces.items() if what == LEGEND]),
            "vp": track_points(game, terms),
        },
        "princess": {
            "at": None if mine[PRINCESS] == OFF else ring.NAMES[mine[PRINCESS]],
            "touches": [NAMES[s] for s in touched(game)],
            "values": [cards.princess.cp, cards.princess.hp, cards.princess.dmg],
        },
        "round_card": _round_card(game),
        "counters": [
            {"id": counter_row(game, lying[i + 1], lying[i + 2]).id, "owner": lying[i]} for i in range(0, len(lying), 3)
        ],
        "pending": [
            {
                "seat": waiting[i],
                "what": "legend-space" if waiting[i + 1] == LEGEND else "counter-space",
            }
            for i in range(0, len(waiting), 3)
        ],
        "decks": {name: len(pile(game, which)) for name, which in DECKS.items()},
        "princess_discard": discarded(game),
        "die": mine[DIE],
        "priority": priority(game),
        "supply": {game.book.kind_ids[k]: game.stock[k] for k in game.book.plain_oni},
        "oni": {"points": oni_score(game, terms, gate), "areas": held_by_oni(game), "figures": figures(game)},
        "team": {
            "points": team_score(game),
            "areas": len([s for s in game.areas if team_controls(game, s)]),
            "recorded": mine[TEAM_VP],
        },
        "threats": threatened(game),
        "ahead": ahead(game),
    }


def princess_shown(game: Tsukuyumi) -> dict[str, Any]:
    """The Princess as she stands, with what the round effect gives her."""
    place = own(game)[PRINCESS]
    return {
        "at": None if place == OFF else ring.NAMES[place],
        "touches": [NAMES[s] for s in touched(game)],
        "values": [princess_cp(game), princess_hp(game), princess_dmg(game)],
    }


def aside_shown(game: Tsukuyumi) -> list[dict[str, Any]]:
    """Territory markers of players that she overrides."""
    return [{"at": NAMES[s], "owner": owner} for s, owner in aside_of(game).items()]


def _round_card(game: Tsukuyumi) -> dict[str, Any] | None:
    card = own(game)[ROUND_CARD]
    if card < 0:
        return None
    row = cards_of(game).rounds[card]
    now = objective(game, row)
    vp = max(0, row.vp - amount(game, "objective-vp"))
    return {"id": row.id, "objective": row.objective, "have": now.have, "need": now.need, "met": now.met, "vp": vp}


def discarded(game: Tsukuyumi) -> list[str]:
    """Her cards that have been played."""
    return [cards_of(game).princess_cards[n].id for n in pile(game, PRINCESS_GONE)]


def priority(game: Tsukuyumi) -> list[str]:
    return [NAMES[s] for s in game.areas if prioritised(game, s)]


def held_by_oni(game: Tsukuyumi) -> int:
    return len([s for s in game.areas if oni_controls(game, s)])


def threatened(game: Tsukuyumi) -> list[dict[str, Any]]:
    """Every area that the Oni could conquer now: how many of them must move and how far, the CP needed and there."""
    if not game.round or game.battle or game.outcome is not None:
        return []
    found = threats(game, terms_of(game))
    return [
        {"at": NAMES[s], "moved": t.rank[0], "steps": t.rank[1], "need": t.need, "have": t.have}
        for s, t in sorted(found.items(), key=lambda item: (item[1].rank, item[0]))
    ]


def ahead(game: Tsukuyumi) -> list[dict[str, Any]]:
    """What the Oni would do if their step came now: ``sure`` areas, and those the team would choose ``asked`` of."""
    if not game.round or game.battle or game.outcome is not None:
        return []
    first, third = next_attacks(game)
    return [_attack(found) for found in (first, third) if found is not None]


def _attack(found: Aim) -> dict[str, Any]:
    known = found.who != NOBODY_CAN
    return {
        "by": BY[found.who],
        "moved": found.rank[0] if known and found.who != PASSED_ON else 0,
        "steps": found.rank[1] if known and found.who != PASSED_ON else 0,
        "sure": [NAMES[s] for s in found.sure],
        "among": [NAMES[s] for s in found.among],
        "asked": found.asked,
        "priority": found.by_priority,
    }


def seat(game: Tsukuyumi, which: int, doc: dict[str, Any]) -> None:
    """Only this mode's points count (MP-VP-01): the seat's areas as far as the Princess leaves them."""
    held = len([s for s in game.areas if game.territory[s] == which and team_controls(game, s)])
    doc["points"] = {"instant": 0, "moon": 0, "areas": held, "initiative": 0}
    doc["modification"] = modification(game, which)


# --- what nobody knows ----------------------------------------------------------------------------------------


def redeal(game: Tsukuyumi, chance: Random) -> None:
    """The order of every deck, cards drawn and not yet shown, and the Legendary card in the box are known to nobody."""
    waiting = pile(game, PENDING)
    for which in (PRINCESS_DECK, ROUND_DECK):
        deck = pile(game, which)
        deck.sort()
        shuffle(chance, deck)
    for what, which in ((COUNTER, COUNTER_DECK), (LAST_COUNTER, LAST_DECK), (LEGEND, LEGEND_DECK)):
        deck, box = pile(game, which), pile(game, BOXED) if what == LEGEND else []
        drawn = [i + 2 for i in range(0, len(waiting), 3) if waiting[i + 1] == what]
        hidden = sorted([*deck, *box, *[waiting[i] for i in drawn]])
        shuffle(chance, hidden)
        for i in drawn:
            waiting[i] = hidden.pop()
        box[:] = [hidden.pop() for _ in box]
        deck[:] = hidden


# --- positions by hand ----------------------------------------------------------------------------------------

FIELDS = ("princess", "momentum", "priority", "round_card", "counters", "decks", "recorded", "gambler", "supply")


def compose(
    game: Tsukuyumi,
    doc: dict[str, Any],
    where: str = "modules.moon-princess",
    fields: Collection[str] = FIELDS,
    decks: Collection[str] = tuple(DECKS),
) -> None:
    """The field ``modules.moon-princess`` of a hand-written position (docs/positions.md), or another one that knows
    some of its fields and decks."""
    for key in doc:
        if key not in fields:
            raise ComposeError(f"there is no field '{where}.{key}'.{did_you_mean(str(key), list(fields))}")
    mine = own(game)
    mine[PRINCESS] = _word(doc.get("princess", "off"), ["off", *ring.NAMES], f"{where}.princess") - 1
    mine[MOMENTUM] = _number(doc.get("momentum", 1), f"{where}.momentum", 1, 199)
    mine[DIE] = _number(doc.get("gambler", 0), f"{where}.gambler", 0, 6)
    for field, recorded in (("team", TEAM_VP), ("oni", ONI_VP)):
        mine[recorded] = _number(dict(doc.get("recorded", {})).get(field, 0), f"{where}.recorded.{field}", 0, 99)
    _decks(game, doc, where, decks)
    for name, n in dict(doc.get("supply", {})).items():
        kind = game.book.kind_index.get(name, -1)
        if kind not in game.book.plain_oni:
            raise ComposeError(f"field '{where}.supply' does not know {name!r}")
        game.stock[kind] = _number(n, f"{where}.supply.{name}", 0, 99)
    if "priority" not in doc:
        lay_priority(game)
        return
    for name in doc["priority"]:
        if name not in SPACE or SPACE[name] not in game.areas:
            raise ComposeError(f"field '{where}.priority': {name!r} is no area of this board")
        game.put_marks(PRIORITY, SPACE[name])


def _decks(game: Tsukuyumi, doc: dict[str, Any], where: str, decks: Collection[str]) -> None:
    """Tops first; what is not named lies below in the order of the seed; face-up cards are in no deck."""
    cards = cards_of(game)
    rows: dict[str, list[Any]] = {
        "princess": cards.princess_cards, "round": cards.rounds, "counter": cards.counters, "last": cards.last_counters,
        "legend": cards.legends,
    }  # fmt: skip
    ids = {name: [row.id for row in found] for name, found in rows.items()}
    if doc.get("round_card"):
        card = _word(doc["round_card"], ids["round"], f"{where}.round_card")
        own(game)[ROUND_CARD] = card
        pile(game, ROUND_DECK).remove(card)
    for owner, names in dict(doc.get("counters", {})).items():
        who = next((s.index for s in game.seats if s.faction == owner), -1)
        if who < 0:
            raise ComposeError(f"field '{where}.counters': {owner!r} does not sit here")
        for name in names:
            last = name in ids["last"]
            what, which = (LAST_COUNTER, LAST_DECK) if last else (COUNTER, COUNTER_DECK)
            card = _word(name, ids["last" if last else "counter"], f"{where}.counters.{owner}")
            pile(game, which).remove(card)
            pile(game, LYING).extend((who, what, card))
    for name, tops in dict(doc.get("decks", {})).items():
        if name not in decks:
            raise ComposeError(f"there is no deck '{where}.decks.{name}'.{did_you_mean(str(name), list(decks))}")
        deck = pile(game, DECKS[name])
        for word in reversed(tops):
            card = _word(word, ids[name], f"{where}.decks.{name}")
            if card not in deck and name == "legend" and card in pile(game, BOXED):
                pile(game, BOXED)[:] = [deck.pop(0)]
                deck.append(card)
            if card not in deck:
                raise ComposeError(f"field '{where}.decks.{name}': {word!r} lies elsewhere")
            deck.remove(card)
            deck.append(card)


def _word(value: Any, known: Any, field: str) -> int:
    words = list(known)
    if value not in words:
        raise ComposeError(f"field '{field}' does not know {value!r}.{did_you_mean(str(value), words)}")
    return words.index(value)


def _number(value: Any, field: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ComposeError(f"field '{field}' must be a whole number from {low} to {high}, not {value!r}")
    return value


# --- the terminal ---------------------------------------------------------------------------------------------


def lines(board: dict[str, Any], words: Any) -> list[str]:
    """Under the board: points, track, Princess, Round card, Counters, what the Oni would do now."""
    coop = board.get("coop")
    if not coop:
        return []
    track, her = coop["momentum"], coop["princess"]
    found = [
        words.say("ts-term-coop-points", team=coop["team"]["points"], oni=coop["oni"]["points"],
                  figures=coop["oni"]["figures"]),
        words.say("ts-term-coop-momentum", at=track["at"], last=track["last"],
                  counters=", ".join([str(n) for n in track["counters"]]),
                  legends=", ".join([str(n) for n in track["legends"]]), vp=track["vp"]),
        said_of_her(her, words),
    ]  # fmt: skip
    card = coop["round_card"]
    if card:
        found.append(
            words.say("ts-term-coop-round", card=words.name(card["id"]), have=card["have"], need=card["need"],
                      vp=card["vp"])
        )  # fmt: skip
    lying = [f"{words.name(c['id'])} ({words.seat(c['owner'])})" for c in coop["counters"]]
    if lying:
        found.append(words.say("ts-term-coop-counters", cards=", ".join(lying)))
    if coop["pending"]:
        found.append(words.say("ts-term-coop-pending", n=len(coop["pending"])))
    return found + [said_attack(attack, words) for attack in coop["ahead"]]


def said_of_her(her: dict[str, Any], words: Any) -> str:
    """Where the Princess is."""
    areas = ", ".join([words.name(s) for s in her["touches"]]) or "–"
    return str(words.say("ts-term-coop-princess", at=words.name(her["at"] or "off-board"), areas=areas))


def said_ahead(shown: dict[str, Any] | None, words: Any, who: str = "coop") -> list[str]:
    """What the Oni would do now, and every area in danger with what it needs and what it costs them. ``who``: the word
    of who would choose among equals."""
    if not shown:
        return []
    found = [said_attack(attack, words, who) for attack in shown["ahead"]]
    for threat in shown["threats"]:
        data = {key: threat[key] for key in ("moved", "steps", "need", "have")}
        found.append(str(words.say("ts-term-coop-threat", space=words.name(threat["at"]), **data)))
    return found


def said_attack(attack: dict[str, Any], words: Any, who: str = "coop") -> str:
    areas = [words.name(s) for s in attack["sure"]]
    among = ", ".join([words.name(s) for s in attack["among"]])
    if attack["by"] == "nobody":
        return str(words.say("ts-term-coop-calm"))
    sure = ", ".join(areas) or "–"
    if attack["asked"]:
        return str(words.say(f"ts-term-{who}-choice", sure=sure, n=attack["asked"], among=among))
    return str(words.say("ts-term-coop-ahead", sure=sure, moved=attack["moved"]))
