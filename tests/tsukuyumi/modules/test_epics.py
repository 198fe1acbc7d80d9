"""TSM-EPIC: Epic events happen as soon as they come up, by the active player."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.book import M_BLOCK
from moonwall.games.tsukuyumi.modules import epics
from moonwall.games.tsukuyumi.rules import ground
from moonwall.games.tsukuyumi.rules.events import natures_wisdom
from moonwall.games.tsukuyumi.rules.ground import removable
from moonwall.games.tsukuyumi.rules.oni import placeable
from moonwall.games.tsukuyumi.rules.pieces import destroy
from moonwall.table import Match
from moonwall.words import LANGUAGES, Words

from ..hand import (
    FOUR,
    PATCH,
    at,
    deal,
    game,
    go,
    kind,
    offered,
    order,
    own,
    owner,
    play,
    props,
    seat,
    texts,
    told,
    units,
    want,
)
from ..modes.test_terminal import drawn
from .blanks import fails_without

NAME = "epic_events"
ON = {NAME: True}
IDS = [e.id for e in GAME.load_content()["events"].values() if e.epic]
CARDS = {"nomads": "action-advance", "boarlords": "action-progress", "dark-seed": "action-offensive"}
OPEN = ["ascent", "passage"]


def ready(deck: list[str], draws: int = 1, plays: int = 0, **doc: Any) -> Match:
    """The Nomads' Blue turn with an Event action; the deck begins with these cards."""
    doc.setdefault("cards", CARDS)
    doc.setdefault("active", "nomads")
    events = {"deck": deck, "open": OPEN, **doc.pop("events", {})}
    left = {"draw": draws, "play": plays, "effect": 0, "initiative": 0}
    return deal(options={**ON, **doc.pop("options", {})}, phase="blue", left=left, events=events, **doc)


def come(card: str, **doc: Any) -> Match:
    """An Epic event comes up when the Nomads draw."""
    return want(ready([f"epic-{card}", "swamp"], **doc), "use events", "draw deck")


# --- the deck -----------------------------------------------------------------------------------------------


def test_players_and_one_are_in_the_deck() -> None:
    """MX-EP-1, XM-12, TSM-EPIC-01, TSM-EPIC-02, QM-11: unseen; none lies open when the game begins."""
    for seats, mode, epic, cards in ((2, "two", 3, 26), (3, "standard", 4, 27), (4, "standard", 5, 28)):
        for seed in range(6):
            match = table.start("tsukuyumi", seats=seats, mode=mode, seed=seed, **ON)
            shown = match.view()["table"]["events"]
            assert shown["epics"] == {"left": epic, "gone": []}
            assert shown["deck"] + 2 == cards and not [e for e in shown["open"] if e.startswith("epic-")]
    two = game(table.start("tsukuyumi", seats=2, mode="two", seed=1, **ON))
    assert len(epics.pool(two)) == 9, "without Dragon Blood (TSM-GEN-07)"


def test_a_drawn_epic_happens_and_uses_the_draw_up() -> None:
    """MX-EP-2, TSM-EPIC-03, QM-12: two draws; the first shows Liquid Magma, the second is kept."""
    match = ready(["epic-liquid-magma", "swamp"], draws=2, plays=1)
    want(match, "use events", "draw deck")
    assert kind(match) == "epic-magma" and told(match, "epic")[0]["seat"] == at(match, "nomads")
    while kind(match) in ("epic-magma", "turn-tile"):
        play(match, texts(match)[0])
    assert kind(match) == "draw-events"
    go(match, "draw deck")
    ids = game(match).book.event_ids
    assert [ids[e] for e in game(match).held[0]] == ["swamp"]
    assert match.view()["table"]["events"]["epics"]["gone"] == ["epic-liquid-magma"], "out of the game (QM-13)"
    assert not [e for e in game(match).event_discard if ids[e].startswith("epic-")]


def test_an_epic_for_the_display() -> None:
    """MX-EP-3: it happens, and the next regular card lies open."""
    match = ready(["epic-rockfall", "stocking-up"])
    want(match, "use events", "draw ascent")
    assert kind(match) == "epic-rocks"
    assert sorted(match.view()["table"]["events"]["open"]) == ["passage", "stocking-up"]


def test_the_active_player_carries_it_out_whoever_drew() -> None:
    """TSM-EPIC-04: drawn by another player outside the turn."""
    match = ready(["epic-earthquake"])
    natures_wisdom(game(match), at(match, "boarlords"))
    match = table.restore(match.snapshot())
    want(match, "draw deck")
    assert kind(match) == "epic-quake" and seat(match) == "nomads"


def test_in_a_battle_it_waits_for_the_end() -> None:
    """QM-12: the ground of a battle is needed till then."""
    spaces = {"2,0": {"units": {"private": 2, "squeaker": 1}}}
    match = ready(["epic-earthquake"], spaces=spaces)
    position = game(match)
    position.battle = [SPACE["2,0"]]
    part = next(p for p in position.rules.modules if p.name == NAME)
    event, position.event_deck = position.event_deck[-1], position.event_deck[:-1]
    assert part.event_comes(position, event)
    assert epics.waiting(position) == [event] and type(position.stack[-1]).__name__ != "Epic"
    position.battle = []
    part.battle_over(position)
    assert type(position.stack[-1]).__name__ == "Epic" and epics.waiting(position) == []


# --- the cards ----------------------------------------------------------------------------------------------


def test_gain_of_power() -> None:
    """MX-EP-8, TSM-EPIC-05, TSM-EPIC-06: the active player picks for each; markers stay; Oni may come beside it."""
    spaces: dict[str, Any] = {"2,0": {"owner": "nomads", "added": ["tsukuyumi"]}, "2,-1": {"owner": "nomads"},
                              "3,0": {"owner": "boarlords"}, "3,-1": {"owner": "boarlords"}}  # fmt: skip
    match = come("gain-of-power", spaces=spaces)
    assert seat(match) == "nomads"
    while kind(match) == "epic-holy":
        play(match, texts(match)[0])
    assert props(match, "2,-1") == ["tsukuyumi"] and owner(match, "2,-1") == "nomads"
    holy = [s for s in ("3,0", "3,-1") if "tsukuyumi" in props(match, s)]
    assert len(holy) == 1 and owner(match, holy[0]) == "boarlords"
    assert SPACE["3,-2"] in placeable(game(match))


def test_land_emerges() -> None:
    """TSM-EPIC-07, TSM-EPIC-08: each lays a tile on an open space, a Block between or not; nothing is covered."""
    spaces = {"3,0": {"blocks": ["3,1", "4,-1"]}}
    match = come("land-emerges", spaces=spaces)
    laid = set()
    for _ in range(3):
        assert kind(match) == "epic-lay"
        assert not [o for o in texts(match) if game(match).ground[SPACE[o.split()[1]]]]
        assert "lay 3,1" in texts(match) or "3,1" in laid
        pick = next(o for o in texts(match))
        laid.add(pick.split()[1])
        play(match, pick)
        go(match, "turn 0")
    assert len(laid) == 3 and all(game(match).ground[SPACE[s]] for s in laid)


def test_surprised_by_the_storm() -> None:
    """MX-EP-6, XM-14, TSM-EPIC-09: the others still act in the old order; the next phase has the new one."""
    match = come("surprised-by-the-storm", order=["boarlords", "nomads", "dark-seed"], flipped=["boarlords"])
    assert order(match) == ["boarlords", "nomads", "dark-seed"]
    while game(match).phase == 1:
        play(match, "done" if "done" in texts(match) else texts(match)[-1])
    assert order(match) == ["dark-seed", "nomads", "boarlords"]
    assert own(match, NAME)[epics.REVERSE] == 0


def test_no_storm_after_the_last_phase() -> None:
    """MX-EP-7: in Red of the last round nothing changes, nor do the points of Initiative."""
    spaces = {"2,0": {"units": {"private": 1}}}
    match = deal(options=ON, phase="red", round=4, active="nomads", order=["boarlords", "dark-seed", "nomads"],
                 flipped=["boarlords", "dark-seed"], left={"movement": 1}, spaces=spaces, cards=CARDS)  # fmt: skip
    own(match, NAME)[epics.REVERSE] = 1
    while match.decision:
        play(match, "done" if "done" in texts(match) else texts(match)[-1])
    assert match.over and order(match) == ["boarlords", "dark-seed", "nomads"]


def test_the_ground_breaks_away() -> None:
    """MX-EP-4, XM-11, TSM-EPIC-10, TSM-EPIC-11, TSM-EPIC-12: not where units stand, Unstable or not; markers return."""
    spaces: dict[str, Any] = {"3,0": {"owner": "nomads", "mines": 2, "eggs": 1, "added": ["radioactive"]},
                              "2,1": {"added": ["unstable"], "units": {"oni-small": 1}}}  # fmt: skip
    homes = {"nomads": "3,-3", "boarlords": "4,-3", "dark-seed": "1,2"}
    match = come("the-ground-breaks-away", spaces=spaces, homes=homes)
    assert "area 3,0" in texts(match) and "area 2,1" not in texts(match)
    before = game(match).neutral[:]
    play(match, "area 3,0")
    position = game(match)
    assert not position.ground[SPACE["3,0"]] and position.controlled(0) == 0
    assert position.marks_left("mine") == 20 and position.marks_left("egg") == 25
    assert position.neutral[2] == before[2] + 1, "the Radioactive marker is back"
    assert kind(match) == "epic-break"
    play(match, texts(match)[0])
    assert kind(match) != "epic-break"


def test_the_board_stays_in_one_piece() -> None:
    """QM-14: a tile that alone holds another is not offered, nor are Moon and Homezones."""
    board = {"2,0": "ocean", "3,0": "ocean", "2,-1": "ocean"}
    homes = {"nomads": "4,0", "boarlords": "1,-2", "dark-seed": "-1,-1"}
    position = game(deal(options=ON, board=board, homes=homes))
    assert SPACE["2,0"] not in removable(position) and SPACE["3,0"] not in removable(position)
    assert SPACE["0,0"] not in removable(position)


def test_dragon_blood() -> None:
    """MX-EP-10, TSM-EPIC-13, TSM-EPIC-14: once for each player; Small Oni do not count, nor do kills of nobody."""
    spaces = {"2,0": {"units": {"oni-small": 2, "oni-medium": 2, "oni-large": 2}}}
    match = come("dragon-blood", spaces=spaces)
    position = game(match)
    kinds = {u: position.book.kind_index[u] for u in ("oni-small", "oni-medium", "oni-large")}

    def instant(who: int) -> int:
        return int(match.view()["table"]["seats"][who]["points"]["instant"])

    for by, unit, points in ((0, "oni-medium", 1), (0, "oni-medium", 1), (1, "oni-large", 1), (2, "oni-small", 0)):
        destroy(position, SPACE["2,0"], (kinds[unit], 1), by, "mine")
        assert instant(by) == points
    destroy(position, SPACE["2,0"], (kinds["oni-large"], 1), 7, "event")
    assert [instant(s) for s in range(3)] == [1, 1, 0]
    shown = match.view()["table"]["open_cards"]
    assert shown == [{"id": "epic-dragon-blood", "what": "epic-event", "done": [0, 1]}]
    for lang in LANGUAGES:
        assert Words(lang).at(match).name("epic-dragon-blood") in drawn(match, lang)


def test_earthquake() -> None:
    """TSM-EPIC-15: an area and those next to it, each by any amount; Homezones and the Moon are immune."""
    spaces = {"2,0": {"blocks": ["3,0"]}, "2,-1": {"blocks": ["3,-2"]}, "3,-2": {"blocks": ["4,-2"]}}
    match = come("earthquake", spaces=spaces)
    assert set(texts(match)) == {f"area {s}" for s in PATCH}
    play(match, "area 2,0")
    turned = []
    while kind(match) == "turn-tile":
        about = match.describe(match.decision)["about"] if match.decision else {}
        turned.append(about["space"])
        play(match, "turn 1")
    assert set(turned) == {"2,0", "2,-1"}, "3,-2 is no neighbour"
    assert game(match).turn[SPACE["2,0"]] == 1 and game(match).turn[SPACE["3,-2"]] == 0


def test_liquid_magma() -> None:
    """TSM-EPIC-16, TSM-EPIC-17: each player, also the same area again; what lies in it turns, Tunnels stay."""
    spaces: dict[str, Any] = {
        "2,0": {"blocks": ["3,0"], "tunnels": ["2,1"], "units": {"private": 1}, "owner": "nomads"}
    }
    match = come("liquid-magma", spaces=spaces)
    tunnels = game(match).tunnels[SPACE["2,0"]]
    for _ in range(3):
        assert kind(match) == "epic-magma"
        want(match, "area 2,0", "turn 1")
    position = game(match)
    assert position.turn[SPACE["2,0"]] == 3 and position.tunnels[SPACE["2,0"]] == tunnels
    assert units(match, "2,0") == {"private": 1} and owner(match, "2,0") == "nomads"


def test_rockfall() -> None:
    """MX-EP-5, TSM-EPIC-18, TSM-EPIC-19: two each in Initiative order, as long as there are markers."""
    match = ready(
        ["epic-rockfall", "swamp"], order=["nomads", "boarlords", "dark-seed"], spaces={"2,0": {"blocks": ["3,0"]}}
    )
    game(match).neutral[M_BLOCK] = 3
    want(match, "use events", "draw deck")
    placed = []
    while kind(match) == "epic-rocks":
        placed.append(seat(match))
        want(match, "area 2,0")
        assert "close 2,0 3,0" not in texts(match)
        play(match, texts(match)[0])
    assert placed == ["nomads", "nomads", "boarlords"]


def test_shifting_frontiers_markers() -> None:
    """MX-EP-9, TSM-EPIC-22, TSM-EPIC-23: past a Block, one after the other, not onto another marker or the centre; no
    conquest."""
    spaces: dict[str, Any] = {"2,0": {"owner": "nomads", "blocks": ["1,0"]}, "3,0": {"owner": "nomads"},
                              "2,-1": {"owner": "boarlords"}}  # fmt: skip
    match = come("shifting-frontiers", spaces=spaces, order=["nomads", "boarlords", "dark-seed"])
    play(match, "shift markers")
    assert "from 2,0 1,0" in texts(match) and "from 2,0 2,-1" not in texts(match)
    play(match, "from 2,0 1,0")
    assert "from 3,0 2,0" in texts(match) and not [o for o in texts(match) if o.startswith("from 1,0")]
    play(match, "from 3,0 2,0")
    assert [owner(match, s) for s in ("1,0", "2,0", "3,0")] == ["nomads", "nomads", None]
    assert game(match).moonstruck[0] == 0 and game(match).controlled(0) == 2
    assert kind(match) == "epic-frontiers" and seat(match) == "boarlords"
    go(match, "pass")


def test_shifting_frontiers_home() -> None:
    """TSM-EPIC-20, TSM-EPIC-21: by one space, over no tile, with all that stands in it."""
    spaces: dict[str, Any] = {"4,0": {"units": {"private": 2}}}
    match = come("shifting-frontiers", spaces=spaces, order=["nomads", "boarlords", "dark-seed"])
    go(match, "shift home")
    found = [o.split()[1] for o in offered(match, "home")]
    assert found and not [s for s in found if game(match).ground[SPACE[s]]]
    play(match, f"home {found[0]}")
    assert units(match, found[0]) == {"private": 2} and game(match).homezone[0] == SPACE[found[0]]
    assert not game(match).ground[SPACE["4,0"]]


def test_nature_on_the_move() -> None:
    """MX-EP-11, XM-13, TSM-EPIC-24, TSM-EPIC-25, TSM-EPIC-26: each plays the next regular Event; Epics are laid aside
    and shuffled back, not resolved."""
    deck = ["epic-nature-on-the-move", "epic-earthquake", "stocking-up", "change-of-tactics", "swamp"]
    match = ready(deck, order=["nomads", "boarlords", "dark-seed"])
    want(match, "use events", "draw deck")
    assert kind(match) == "produce" and seat(match) == "nomads" and game(match).pp == 1
    go(match, "done")
    assert kind(match) == "initiative" and seat(match) == "boarlords"
    go(match, "done")
    assert kind(match) == "event-close" and seat(match) == "dark-seed"
    want(match, "area 2,0", "close 2,0")
    ids = game(match).book.event_ids
    assert "epic-earthquake" in [ids[e] for e in game(match).event_deck]
    assert match.view()["table"]["events"]["epics"] == {"left": 1, "gone": ["epic-nature-on-the-move"]}
    assert epics.aside(game(match)) == [] and own(match, NAME)[epics.QUIET] == 0


def test_an_event_without_a_target_is_discarded() -> None:
    """QM-20: Oil needs an Unstable area; there is none."""
    match = ready(["epic-nature-on-the-move", "oil", "stocking-up", "change-of-tactics"],
                  order=["nomads", "boarlords", "dark-seed"], options={"after_the_moonfall": True})  # fmt: skip
    want(match, "use events", "draw deck")
    assert seat(match) == "boarlords" and kind(match) == "produce"


def test_intelligence_puts_epics_back() -> None:
    """MX-SA-7: before the game an Epic that is drawn goes back, another card is drawn."""
    match = deal(options={**ON, "starting_advantages": True}, phase="units", active="nomads", seats=FOUR[:3],
                 events={"deck": ["swamp", "epic-rockfall"], "open": OPEN}, order=["boarlords", "dark-seed", "nomads"],
                 modules={"starting_advantages": {"nomads": "advantage-intelligence"}})  # fmt: skip
    want(match, "put all 4,0")
    while kind(match) != "use-advantage":
        play(match, texts(match)[0])
    play(match, "yes")
    ids = game(match).book.event_ids
    held = [ids[e] for e in game(match).held[0]]
    assert len(held) == 2 and "swamp" in held and "epic-rockfall" not in held
    assert "epic-rockfall" in [ids[e] for e in game(match).event_deck]


def test_a_removed_tile_leaves_nothing_behind() -> None:
    """TSM-EPIC-12: Blocks, Passages, Tunnels and a Storm of the tile return."""
    spaces: dict[str, Any] = {"3,0": {"blocks": ["3,1"], "tunnels": ["2,1"]}}
    match = deal(options=ON, spaces=spaces)
    position = game(match)
    before = position.neutral[M_BLOCK]
    ground.remove_tile(position, SPACE["3,0"])
    assert position.neutral[M_BLOCK] == before + 1 and not any(position.tunnels)


CASES = {
    "epic-gain-of-power": test_gain_of_power,
    "epic-land-emerges": test_land_emerges,
    "epic-surprised-by-the-storm": test_surprised_by_the_storm,
    "epic-the-ground-breaks-away": test_the_ground_breaks_away,
    "epic-dragon-blood": test_dragon_blood,
    "epic-earthquake": test_earthquake,
    "epic-liquid-magma": test_liquid_magma,
    "epic-rockfall": test_rockfall,
    "epic-shifting-frontiers": test_shifting_frontiers_markers,
    "epic-nature-on-the-move": test_nature_on_the_move,
}


@pytest.mark.parametrize("card", IDS)
def test_every_card_is_a_rule(card: str) -> None:
    fails_without("events", card, CASES[card], do="reverse" if "storm" not in card else "quake", n=0)
