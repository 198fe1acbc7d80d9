"""Every card of the mode is a rule: its case fails when the card is blank (HD-02, HD-04, HD-05, HD-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.book import COMBAT, DRAW, MOVE, PROD
from moonwall.games.tsukuyumi.modes.moon_princess import momentum, ring, score, state
from moonwall.games.tsukuyumi.modes.moon_princess.aim import rank_of
from moonwall.games.tsukuyumi.modes.moon_princess.cards import cards_of
from moonwall.games.tsukuyumi.modes.moon_princess.rounds import gate
from moonwall.games.tsukuyumi.modes.moon_princess.track import LAST_COUNTER, in_force
from moonwall.games.tsukuyumi.rules.combat import begin_with
from moonwall.games.tsukuyumi.rules.comparison import defence_cp
from moonwall.games.tsukuyumi.values import hp
from moonwall.table import Match

from ..hand import game, kind, offered, owner, texts, units
from ..modules.blanks import fails_without
from .play import INNER, deal, own, told

Case = Callable[[], None]
CONTENT = GAME.load_content()
TWO = ["nomads", "boarlords"]
MANY = ["nomads", "boarlords", "dark-seed", "cybersamurai", "fireborn"]
FAR_HOMES = {"nomads": "3,0", "boarlords": "-3,0", "dark-seed": "0,3", "cybersamurai": "0,-3", "fireborn": "3,-3"}


@pytest.fixture(autouse=True)
def mode() -> None:
    """These tables have the mode itself."""


def idle(match: Match, *stops: str) -> list[Any]:
    """Play on, idle where that is possible, until one of these is asked; all events."""
    story = list(match.events)
    while not match.over and kind(match) not in stops:
        found = texts(match)
        match.play(next((t for t in ("pass", "done", "keep") if t in found), found[0]), match.decisions[0].seat)
        story += match.events
    return story


# --- Moon Princess cards ----------------------------------------------------------------------------------------


def walks(card: str, start: int, spaces: dict[str, Any], seats: list[str] | None = None, **coop: Any) -> Match:
    """She stands at a place of the ring, and the card is on top of her deck."""
    full = {"princess": f"ring-{start}", "decks": {"princess": [card]}, **coop}
    return deal(seats or ["nomads"], spaces, phase="white", opens=True, coop=full)


def goes(card: str, start: int, to: int, spaces: dict[str, Any]) -> None:
    match = walks(card, start, spaces)
    assert own(match, state.PRINCESS) == to


MARKED = {"2,0": {"owner": "nomads"}, "-2,0": {"owner": "nomads"}}
PAIR = {"2,-1": {"owner": "nomads"}, "2,0": {"owner": "nomads"}, "-2,2": {"owner": "nomads"}}
GUARDED = {"2,0": {"units": {"private": 1}}, "-2,0": {"units": {"private": 1}}}


def procession(card: str, start: int, to: int) -> None:
    """MPX-17: the smallest Oni comes to the touched areas off the Moon without players' units."""
    names = [name for name in INNER if SPACE[name] in ring.OUTER_TOUCHED[to]]
    match = walks(card, start, {names[0]: {"units": {"private": 1}}})
    assert own(match, state.PRINCESS) == to
    assert "oni-small" not in units(match, names[0]) and units(match, names[1]) == {"oni-small": 1}


def her_gaze() -> None:
    match = walks("princess-her-gaze", 4, {}, priority=["-2,0"])
    assert own(match, state.PRINCESS) == 10
    assert all(game(match).marks_at(state.PRIORITY, s) == 1 for s in ring.TOUCHED[10])
    assert not game(match).marks_at(state.PRIORITY, SPACE["2,0"])


def whispers() -> None:
    """The marker of another player is none of the player's own."""
    match = deal(TWO, {"1,1": {"owner": "boarlords"}, "2,0": {"owner": "nomads"}}, phase="white", opens=True,
                 order=TWO, coop={"princess": "ring-5", "decks": {"princess": ["princess-whispers"]}})  # fmt: skip
    assert own(match, state.PRINCESS) == 2 and own(match, state.MOMENTUM) == 2


def to_the_weakest() -> None:
    """ring-1 and ring-2 are nearest to 3,0; ring-2 is the shorter way from ring-4."""
    match = walks("princess-to-the-weakest", 4, {})
    assert own(match, state.PRINCESS) == 2 and units(match, "1,0") == {"oni-medium": 1}


def unguarded() -> None:
    spaces = {"0,1": {"units": {"oni-medium": 1}}, "1,0": {"units": {"oni-medium": 1}}}
    match = walks("princess-unguarded", 4, spaces)
    assert own(match, state.PRINCESS) == 17
    assert all(units(match, name) == {"oni-small": 1} for name in ("1,-1", "2,-1", "2,-2"))


PRINCESS: dict[str, Case] = {
    "princess-first-light": lambda: goes("princess-first-light", 4, 10, MARKED),  # MPX-15
    "princess-last-light": lambda: goes("princess-last-light", 4, 2, MARKED),
    "princess-rising-tide": lambda: goes("princess-rising-tide", 4, 1, PAIR),  # one marker alone is passed by
    "princess-ebbing-tide": lambda: goes("princess-ebbing-tide", 10, 1, PAIR),
    "princess-hunters-moon": lambda: goes("princess-hunters-moon", 4, 10, GUARDED),
    "princess-blood-moon": lambda: goes("princess-blood-moon", 4, 2, GUARDED),
    "princess-procession": lambda: procession("princess-procession", 1, 4),
    "princess-return": lambda: procession("princess-return", 4, 1),
    "princess-her-gaze": her_gaze,
    "princess-whispers": whispers,
    "princess-to-the-weakest": to_the_weakest,
    "princess-unguarded": unguarded,
}
BLANK_WALK: dict[str, Any] = {"dir": "cw", "goal": "", "steps": 1, "then": "", "n": 0, "attack_from": 0}


@pytest.mark.parametrize("card", CONTENT["princess_cards"])
def test_every_princess_card_is_a_rule(card: str) -> None:
    """HD-02, MP-PRINCESS-07, MP-PRINCESS-08, MP-WHITE-02."""
    fails_without("princess_cards", card, PRINCESS[card], **BLANK_WALK)


def attacks(card: str, players: int) -> bool:
    """Every area round the Moon is the team's, so she finds something to take wherever she stops."""
    seats = MANY[:players]
    spaces = {name: {"owner": "nomads"} for name in INNER}
    match = deal(seats, spaces, phase="white", opens=True, order=seats, homes={n: FAR_HOMES[n] for n in seats},
                 coop={"princess": "ring-4", "priority": list(INNER), "decks": {"princess": [card]}})  # fmt: skip
    story = idle(match, "act")
    assert any(e.kind == "princess-card" for e in story)
    return any(e.kind == "princess-strikes" for e in story)


@pytest.mark.parametrize("card", [row.id for row in CONTENT["princess_cards"].values() if row.attack_from])
def test_an_attack_card_attacks_from_its_number_of_players_on(card: str) -> None:
    """HD-02, MP-PRINCESS-18."""
    least = CONTENT["princess_cards"][card].attack_from
    assert attacks(card, least) and not attacks(card, least - 1)


# --- cards of the track -----------------------------------------------------------------------------------------


def shown(what: str, card: str, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    """A Counter or a Legendary card waits for the only player, whose turn is over."""
    seats, weary = doc.pop("seats", ["nomads"]), doc.pop("tired", ())
    doc.setdefault("round", 2)
    coop = {"round_card": "round-siege", **doc.pop("coop", {})}
    match = deal(seats, spaces or {}, coop=coop, order=seats, **doc)
    position = game(match)
    cards = cards_of(position)
    decks: dict[str, Any] = {"legend": cards.legends, "counter": cards.counters, "last": cards.last_counters}
    rows: list[Any] = decks[what]
    number = [row.id for row in rows].index(card)
    deck, kind_ = {
        "legend": (state.LEGEND_DECK, momentum.LEGEND),
        "counter": (state.COUNTER_DECK, momentum.COUNTER),
        "last": (state.LAST_DECK, LAST_COUNTER),
    }[what]
    held = state.pile(position, deck)
    if number in held:
        held.remove(number)
    else:
        state.pile(position, state.BOXED)[:] = [held.pop()]
    state.pile(position, state.PENDING)[:] = [0, kind_, number]
    if weary:
        state.tire(position, SPACE[weary[0]], position.book.kind_index[weary[1]], 1)
    match.play("done")
    return match


def lies(match: Match) -> list[str]:
    return [row["id"] for row in match.view()["table"]["coop"]["counters"]]


# Legendary Oni: where their cards place them, and who comes with them.


def ronin() -> None:
    """HD-04: Fertile Ground, with a Medium on every other; those with a Priority marker first."""
    board = {**dict.fromkeys(INNER, "ocean"), "2,0": "fertile", "-2,0": "fertile"}
    match = shown("legend", "coop-ronin", board=board, coop={"priority": ["-2,0"], "round_card": "round-offerings"})
    assert units(match, "-2,0") == {"oni-ronin": 1} and units(match, "2,0") == {"oni-medium": 1}
    bare = shown("legend", "coop-ronin")  # no Fertile Ground: beside the lowest's Homezone
    assert units(bare, "2,0") == {"oni-ronin": 1}


def comes(card: str, unit: str, *where: str, **doc: Any) -> None:
    match = shown("legend", card, **doc)
    while not match.over and kind(match) == "legend-where":
        assert {t.split()[2] for t in offered(match, "place")} <= set(where)
        match.play(texts(match)[0])
    assert [name for name in where if unit in units(match, name)]


def three_shadows() -> None:
    """HD-04: three different areas without Tsukuyumi and without players' units."""
    match = shown("legend", "coop-three-shadows", {"2,0": {"units": {"private": 1}}})
    places: list[str] = []
    while kind(match) == "legend-where":
        named = [t.split()[2] for t in offered(match, "place")]
        assert "2,0" not in named and "0,0" not in named and not set(named) & set(places)
        places.append(named[0])
        match.play(texts(match)[0])
    assert len(places) == 3 and all(units(match, name) == {"oni-shadow": 1} for name in places)


def gambler() -> None:
    """MP-LEGEND-16: into the Homezone of the lowest, with three Medium, and the die is rolled."""
    match = shown("legend", "coop-gambler")
    assert units(match, "3,0") == {"oni-gambler": 1, "oni-medium": 3}
    assert told(match, "gambler-die") and 1 <= own(match, state.DIE) <= 6


def skybound() -> None:
    """HD-04: the area with a player's marker nearest to the Princess; being placed it tears nothing (MQ-26)."""
    spaces = {"2,0": {"owner": "nomads"}, "-2,0": {"owner": "nomads"}}
    match = shown("legend", "coop-skybound", spaces, coop={"princess": "ring-10"})
    assert units(match, "-2,0") == {"oni-skybound": 1} and owner(match, "-2,0") == "nomads"


RIM = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")
LEGENDS: dict[str, Case] = {
    "coop-ronin": ronin,
    "coop-dark-observer": lambda: comes("coop-dark-observer", "oni-dark-observer", "0,0", *RIM),
    "coop-three-shadows": three_shadows,
    "coop-merchant": lambda: comes("coop-merchant", "oni-merchant", "0,0"),
    "coop-abyssal": lambda: comes("coop-abyssal", "oni-abyssal", *RIM, coop={"priority": ["0,0"]}),
    "coop-gambler": gambler,
    "coop-skybound": skybound,
    "coop-defiler": lambda: comes("coop-defiler", "oni-defiler", "0,0"),
}


@pytest.mark.parametrize("card", CONTENT["coop_legends"])
def test_every_legendary_card_is_a_rule(card: str) -> None:
    """HD-04, MP-LEGEND-05, MP-COUNTER-09: placed by its card; what each does is in ``test_fights`` and
    ``test_search``."""
    elsewhere = "fertile" if card != "coop-ronin" else "centre"
    fails_without("coop_legends", card, LEGENDS[card], place=elsewhere, do="tax")


# Counters.


def ambush() -> None:
    match = shown("counter", "counter-ambush", {"2,0": {"units": {"private": 2}}, "1,1": {"units": {"private": 1}}})
    assert units(match, "2,0")["oni-small"] == 2


def backlash() -> None:
    match = shown("counter", "counter-backlash", {"2,0": {"units": {"private": 1, "dog": 1}}})
    assert set(texts(match)) == {"remove-unit private 2,0", "remove-unit dog 2,0"}
    match.play("remove-unit dog 2,0")
    assert units(match, "2,0") == {"private": 1}


def onslaughts(what: str, card: str, n: int) -> None:
    shut = {name: {"owner": "oni"} for name in INNER}
    spaces = {**shut, "2,0": {"owner": "nomads", "units": {"oni-small": 1}}}
    spaces |= {"-2,0": {"owner": "nomads", "units": {"oni-small": 1}}}
    match = shown(what, card, spaces, round=2 if what == "counter" else 3)
    while not match.over and kind(match) == "oni-aim":
        match.play(texts(match)[0])
    taken = [name for name in ("2,0", "-2,0") if owner(match, name) == "oni"]
    assert len(taken) == n


def summons(what: str, card: str, n: int) -> None:
    """A Princess action of the only player: the card on top sends her three steps."""
    deck = ["princess-procession", "princess-return"]
    match = shown(what, card, coop={"princess": "ring-4", "decks": {"princess": deck}})
    assert len(match.view()["table"]["coop"]["princess_discard"]) >= n
    assert [e["card"] for e in told(match, "princess-card") if e["why"] == "princess-ordered"][:n] == deck[:n]


def reclaimed() -> None:
    match = shown("counter", "counter-reclaimed", {"1,0": {"owner": "nomads"}, "2,0": {"owner": "nomads"}})
    assert owner(match, "1,0") is None and owner(match, "2,0") == "nomads"


def marked_land() -> None:
    match = shown("counter", "counter-marked-land", {name: {"owner": "nomads"} for name in INNER[:4]})
    for _ in range(3):
        match.play(texts(match)[0])
    assert sum(game(match).marks_at(state.PRIORITY, SPACE[name]) for name in INNER[:4]) == 3


def lasting(card: str, symbol: int, printed: int, left: int, action: str, seats: list[str] | None = None) -> None:
    """In force in the Black turn: one less of a symbol (MP-COUNTER-05)."""
    seats = seats or TWO
    plain = deal(seats, {}, cards={"nomads": action}, order=seats)
    match = deal(seats, {}, cards={"nomads": action}, order=seats, coop={"counters": {"nomads": [card]}})
    assert game(plain).left[symbol] == printed and game(match).left[symbol] == left
    other = deal(seats, {}, cards={"nomads": action}, order=seats, coop={"counters": {"boarlords": [card]}})
    assert game(other).left[symbol] == (left if CONTENT["coop_counters"][card].all else printed)


def hardened() -> None:
    match = deal(
        ["nomads"], {"2,0": {"units": {"oni-small": 1}}}, coop={"counters": {"nomads": ["counter-hardened-masks"]}}
    )
    position = game(match)
    assert hp(position, position.book.kind_index["oni-small"], SPACE["2,0"]) == 15
    assert hp(position, position.book.kind_index["private"], SPACE["2,0"]) == 10


def need_of(space: str, spaces: dict[str, Any], **doc: Any) -> int:
    """CP that the Nomads need for a Conquest there."""
    match = deal(["nomads"], spaces, left={"combat": 1}, **doc)
    position = game(match)
    begin_with(position, 0, SPACE[space], position.book.card_index["nomad-conquest"])
    return defence_cp(position)


def dread() -> None:
    """Where Oni or the Princess are; an area without is as always."""
    spaces = {"2,0": {"units": {"private": 3, "oni-small": 1}}, "1,1": {"units": {"private": 1}}}
    lying = {"counters": {"nomads": ["counter-dread"]}}
    assert need_of("2,0", spaces, coop=lying) - need_of("2,0", spaces) == 10
    assert need_of("1,1", spaces, coop=lying) == need_of("1,1", spaces) == 0
    assert need_of("1,1", spaces, coop={**lying, "princess": "ring-3"}) == 30


def omen() -> None:
    match = shown("last", "last-omen", round=3)
    assert match.outcome is not None and told(match, "oni-points")
    assert [e["n"] for e in told(match, "oni-score") if e["what"] == "score-recorded"] == [1]


def low_ebb() -> None:
    """The Moon area of a player with fewest players' units: the marker goes, a Medium Oni comes."""
    spaces = {
        "1,0": {"owner": "nomads", "units": {"private": 1}},
        "0,1": {"owner": "nomads"},
        "2,0": {"owner": "nomads"},
    }
    match = shown("last", "last-low-ebb", spaces)
    assert owner(match, "0,1") is None and units(match, "0,1") == {"oni-medium": 1} and owner(match, "1,0") == "nomads"


def broken_oath() -> None:
    coop = {"round_card": "round-heart-of-the-moon", "counters": {"nomads": ["last-broken-oath"]}}
    match = deal(["nomads"], {"0,0": {"owner": "nomads"}}, round=3, coop=coop)
    match.play("done")
    assert told(match, "objective-checked")[0]["n"] == CONTENT["round_cards"]["round-heart-of-the-moon"].vp - 1


def under_the_walls() -> None:
    """2,0 borders the Homezone 3,0; 0,2 does not."""
    spaces = {"2,0": {"owner": "oni"}, "0,2": {"owner": "oni"}}
    position = game(deal(["nomads"], spaces, coop={"counters": {"nomads": ["last-under-the-walls"]}}))
    lines = dict(score.oni_lines(position, state.PLAIN_TERMS, gate(position)))
    assert lines["score-gates"] == 3


COUNTERS: dict[str, Case] = {
    "counter-ambush": ambush,
    "counter-backlash": backlash,
    "counter-retaliation": lambda: onslaughts("counter", "counter-retaliation", 1),
    "counter-summons": lambda: summons("counter", "counter-summons", 1),
    "counter-reclaimed": reclaimed,
    "counter-marked-land": marked_land,
    "counter-heavy-limbs": lambda: lasting("counter-heavy-limbs", MOVE, 3, 2, "coop-long-road"),
    "counter-shortage": lambda: lasting("counter-shortage", PROD, 3, 2, "coop-muster"),
    "counter-fatigue": lambda: lasting("counter-fatigue", COMBAT, 3, 2, "coop-last-stand"),
    "counter-silence": lambda: lasting("counter-silence", DRAW, 2, 1, "coop-portents"),
    "counter-hardened-masks": hardened,
    "counter-dread": dread,
    "last-omen": omen,
    "last-low-ebb": low_ebb,
    "last-onslaught": lambda: onslaughts("last", "last-onslaught", 2),
    "last-her-will": lambda: summons("last", "last-her-will", 2),
    "last-broken-oath": broken_oath,
    "last-under-the-walls": under_the_walls,
}


@pytest.mark.parametrize("card", CONTENT["coop_counters"])
def test_every_counter_is_a_rule(card: str) -> None:
    """HD-05, MP-COUNTER-04, MP-COUNTER-05."""
    row = CONTENT["coop_counters"][card]
    fails_without("coop_counters", card, COUNTERS[card], do="limit-events" if row.permanent else "oni-score", n=0)


def test_a_permanent_counter_lies_and_an_immediate_one_is_discarded() -> None:
    """MP-COUNTER-04, MP-COUNTER-05."""
    match = shown("counter", "counter-dread")
    assert lies(match) == ["counter-dread"] and [row.id for row in in_force(game(match))] == ["counter-dread"]
    once = shown("counter", "counter-ambush", {"2,0": {"units": {"private": 2}}})
    assert not lies(once) and len(state.pile(game(once), state.COUNTER_GONE)) == 1


# --- Oni Round cards --------------------------------------------------------------------------------------------


def turned(card: str, spaces: dict[str, Any], **doc: Any) -> Match:
    """The card is turned up after the Action cards; where the team picks, the first option."""
    coop = {"decks": {"round": [card], "princess": ["princess-procession", "princess-return"]}, **doc.pop("coop", {})}
    match = deal(doc.pop("seats", ["nomads"]), spaces, phase="select", coop=coop, **doc)
    while kind(match) == "select-card":
        match.play(match.decisions[0].options[0], match.decisions[0].seat)
    return match


def made_at(match: Match) -> dict[str, str]:
    return {e["space"]: e["unit"] for e in told(match, "oni-made")}


def in_round(card: str, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    return deal(doc.pop("seats", ["nomads"]), spaces or {}, coop={"round_card": card, **doc.pop("coop", {})}, **doc)


def points(card: str, spaces: dict[str, Any], **doc: Any) -> int:
    """VP for the objective, checked when the turn is over."""
    match = in_round(card, spaces, round=1, **doc)
    match.play("done")
    return int(told(match, "objective-checked")[0]["n"])


def low_tide() -> None:
    match = turned("round-low-tide", {"1,0": {"owner": "nomads"}}, coop={})
    assert made_at(match) == {"0,0": "oni-small", "1,0": "oni-small"}
    board = {**dict.fromkeys(INNER, "ocean"), "4,-1": "ocean", "3,-1": "ocean"}
    far = {"4,-1": {"owner": "nomads"}, "1,0": {"units": {"oni-small": 1}}}
    here = game(in_round("round-low-tide", far, board=board))
    assert rank_of(here, SPACE["4,-1"]) == (1, 3)
    assert rank_of(game(in_round("round-siege", far, board=board)), SPACE["4,-1"])[0] > 9
    three = {name: {"owner": "nomads"} for name in RIM[:2]}
    assert points("round-low-tide", three) == 3 and points("round-low-tide", {"1,0": {"owner": "nomads"}}) == 0


def masks() -> None:
    shut = {name: {"owner": "oni"} for name in INNER}
    spaces = {**shut, "2,0": {"owner": "nomads", "units": {"private": 2, "oni-medium": 1}}}
    hurt = []
    for card in ("round-masks-of-fury", "round-siege"):
        match = in_round(card, spaces, opens=True)
        hurt.append([e["n"] for e in told(match, "oni-damage")])
    assert hurt == [[30], [20]]
    crowd = {name: {"units": {"oni-small": 2}} for name in RIM}
    assert list(made_at(turned("round-masks-of-fury", crowd)).items()) == [("0,0", "oni-medium")]
    full = {"0,0": {"units": {"oni-small": 15, "oni-medium": 4}}}
    assert points("round-masks-of-fury", full) == 0
    assert points("round-masks-of-fury", {"0,0": {"units": {"oni-small": 15, "oni-medium": 3}}}) == 3


def siege() -> None:
    match = turned("round-siege", {"2,0": {"owner": "oni"}, "0,2": {"owner": "oni"}})
    assert made_at(match) == {"2,0": "oni-small"}
    assert (
        points("round-siege", {"2,0": {"owner": "oni"}}) == 0 and points("round-siege", {"0,2": {"owner": "oni"}}) == 3
    )
    here = in_round("round-siege", left={"draw": 1, "play": 1}, coop={"priority": ["0,2"]})
    assert state.prioritised(game(here), SPACE["2,0"]) and not state.prioritised(game(here), SPACE["1,1"])
    here.play("use events")
    assert not offered(here, "priority")


def her_call() -> None:
    match = turned("round-her-call", {}, coop={"princess": "ring-1"})
    assert [e["space"] for e in told(match, "oni-made")][:3] == ["1,0", "2,-1", "2,0"]
    assert [e["why"] for e in told(match, "princess-card")] == ["princess-ordered", "turn-princess"]
    position = game(in_round("round-her-call", coop={"princess": "ring-1"}))
    assert (state.princess_cp(position), state.princess_dmg(position), state.princess_hp(position)) == (30, 30, 40)
    assert points("round-her-call", {"2,0": {"owner": "nomads"}}, coop={"princess": "ring-1"}) == 0
    assert points("round-her-call", {"2,0": {"owner": "nomads"}}, coop={"princess": "ring-8"}) == 3


def offerings() -> None:
    board = {**dict.fromkeys(INNER, "ocean"), "2,0": "fertile", "-2,0": "fertile"}
    spaces = {"2,0": {"units": {"private": 3}}}
    assert made_at(turned("round-offerings", spaces, board=board)) == {"-2,0": "oni-medium"}
    with_card = need_of("2,0", spaces, board=board, coop={"round_card": "round-offerings"})
    assert with_card - need_of("2,0", spaces, board=board, coop={"round_card": "round-siege"}) == 20
    assert need_of("1,1", {"1,1": {"units": {"private": 1}}}, board=board, coop={"round_card": "round-offerings"}) == 0
    assert points("round-offerings", {"2,0": {"owner": "nomads"}}, board=board) == 3
    assert points("round-offerings", {}, board=board) == 0


def heart() -> None:
    """MPX-25: the first attack against Oni gives one more, the second does not."""
    assert made_at(turned("round-heart-of-the-moon", {})) == {"0,0": "oni-large"}
    spaces = {"2,0": {"units": {"private": 3, "oni-large": 1}}, "1,1": {"units": {"private": 2, "oni-large": 1}}}
    match = in_round("round-heart-of-the-moon", spaces, left={"combat": 2}, round=1)
    rises = []
    for space in ("2,0", "1,1"):
        before = own(match, state.MOMENTUM)
        match.play(f"attack {space}")
        while kind(match) != "act":
            match.play(next((t for t in texts(match) if "conquest" in t), texts(match)[0]))
        rises.append(own(match, state.MOMENTUM) - before)
    assert rises == [2, 1]
    assert points("round-heart-of-the-moon", {"0,0": {"owner": "nomads"}}) == 4
    assert points("round-heart-of-the-moon", {"1,0": {"owner": "nomads"}}) == 0


def scattered() -> None:
    shut = {name: {"owner": "oni"} for name in INNER}
    spaces = {**shut, "2,0": {"owner": "nomads", "units": {"oni-small": 1}}}
    match = in_round("round-scattered-host", spaces, opens=True)
    assert units(match, "2,0") == {"oni-small": 3}
    turn = turned("round-scattered-host", {}, coop={"princess": "ring-1"})
    assert [e["why"] for e in told(turn, "princess-card")][:2] == ["princess-ordered"] * 2
    four = {name: {"owner": "nomads"} for name in INNER[:4]}
    assert points("round-scattered-host", four) == 3
    assert points("round-scattered-host", {k: v for k, v in four.items() if k != INNER[0]}) == 0


def new_blood() -> None:
    match = turned("round-new-blood", {}, coop={"princess": "ring-6"})
    assert [e["space"] for e in told(match, "oni-made")][:2] == ["0,1", "-1,1"]
    held = {"held": {"nomads": ["swamp"]}}
    for card, able in (("round-new-blood", False), ("round-siege", True)):
        here = in_round(card, {"2,0": {"units": {"private": 1}, "owner": "nomads"}}, left={"draw": 1, "play": 1},
                        events=held, coop={"momentum": 3})  # fmt: skip
        here.play("use events")
        assert "momentum" in texts(here)
        found = offered(here, "play")
        if not found and "draw-event" in texts(here):
            here.play("draw-event")
            while kind(here) != "event-point" and kind(here) != "act":
                here.play(texts(here)[0])
            found = offered(here, "play") if kind(here) == "event-point" else []
        assert bool(found) == able
    spaces = {"2,0": {"units": {"private": 5, "oni-small": 1}}}
    fought = in_round("round-new-blood", spaces, left={"combat": 1}, round=1)
    fought.play("attack 2,0")
    while kind(fought) != "act":
        fought.play(next((t for t in texts(fought) if "annihilation" in t), texts(fought)[0]))
    fought.play("done")
    assert told(fought, "objective-checked")[0]["n"] == 3
    assert points("round-new-blood", spaces) == 0


ROUNDS: dict[str, Case] = {
    "round-low-tide": low_tide,
    "round-masks-of-fury": masks,
    "round-siege": siege,
    "round-her-call": her_call,
    "round-offerings": offerings,
    "round-heart-of-the-moon": heart,
    "round-scattered-host": scattered,
    "round-new-blood": new_blood,
}
OTHER = {"effect": {"siege": "first-attack"}, "make": {}, "objective": {"centre": "fertile"}}


@pytest.mark.parametrize("part", ["effect", "make", "objective", "princess"])
@pytest.mark.parametrize("card", CONTENT["round_cards"])
def test_every_round_card_is_a_rule(card: str, part: str) -> None:
    """HD-09, MP-ROUND-08: its effect, what it makes, the Princess and its objective."""
    row = CONTENT["round_cards"][card]
    if (part == "make" and row.make == "none") or (part == "princess" and not row.princess):
        return
    blanks: dict[str, dict[str, Any]] = {
        "effect": {"effect": OTHER["effect"].get(row.effect, "siege")},
        "make": {"make": "none"},
        "objective": {"objective": OTHER["objective"].get(row.objective, "centre")},
        "princess": {"princess": 0},
    }
    fails_without("round_cards", card, ROUNDS[card], **blanks[part])
