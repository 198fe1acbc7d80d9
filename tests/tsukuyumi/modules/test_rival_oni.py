"""MP-REGULAR-02: the Oni as a faction of their own in the regular game (HD-08 variant B; docs/rulings.md)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moonwall import bots, table
from moonwall.bots.calibration import chances
from moonwall.bots.evaluation import evaluation
from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.book import GREEN
from moonwall.games.tsukuyumi.lineup import BASE, HOUSE
from moonwall.games.tsukuyumi.modes.moon_princess import state
from moonwall.games.tsukuyumi.modes.moon_princess.score import oni_lines
from moonwall.games.tsukuyumi.modes.moon_princess.state import eligible
from moonwall.games.tsukuyumi.modules.rival_oni import RivalOni, attacks_to_come
from moonwall.table import ComposeError, Match, NotYourDecision, SetupError
from moonwall.words import LANGUAGES, Words

from ..hand import PATCH, deal, game, go, kind, offered, owner, play, seat, texts, told, units
from ..test_games import random_game

ON = {"rival_oni": True}
ORDER = ["nomads", "boarlords", "dark-seed"]
CARDS = {"nomads": "action-advance", "boarlords": "action-progress", "dark-seed": "action-offensive"}


def stage(spaces: dict[str, Any], phase: str = "red", rival: dict[str, Any] | None = None, **doc: Any) -> Match:
    """The Nomads' turn, no Priority markers unless said; with ``opens`` what comes before it."""
    options = {**ON, **doc.pop("options", {})}
    if not doc.get("opens"):
        doc.setdefault("active", "nomads")
        doc.setdefault("left", {"combat": 3, "movement": 0} if phase == "red" else {})
    doc.setdefault("order", ORDER)
    doc.setdefault("cards", CARDS)
    modules = {"rival_oni": {"priority": [], **(rival or {})}}
    return deal(phase=phase, spaces=spaces, options=options, modules=modules, **doc)


def rival(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(0)["table"]["rival"]
    return found


def idle(match: Match, until: str = "") -> list[tuple[str, dict[str, Any]]]:
    """Everybody does as little as possible, to the end or to a decision of this kind; what is told on the way."""
    found = [(e.kind, dict(e.data)) for e in match.events]
    while not match.over and (not until or kind(match) != until):
        decision = match.decisions[0]
        stops = [o for o in decision.options if o.text in ("pass", "done")]
        match.play((stops or decision.options)[0], decision.seat)
        found += [(e.kind, dict(e.data)) for e in match.events]
    return found


def answer(match: Match, until: str, *wanted: str) -> list[tuple[str, dict[str, Any]]]:
    """Everybody answers with one of the ``wanted``, else as little as possible, to a decision of this kind; what is
    told on the way, and who was asked what."""
    found = [(e.kind, dict(e.data)) for e in match.events]
    while not match.over and kind(match) != until:
        decision = match.decisions[0]
        found.append((f"ask {decision.kind}", {"seat": decision.seat}))
        able = [o.text for o in decision.options]
        match.play(next((t for t in (*wanted, "pass", "done") if t in able), able[0]), decision.seat)
        found += [(e.kind, dict(e.data)) for e in match.events]
    return found


def kinds(story: list[tuple[str, dict[str, Any]]], *wanted: str) -> list[tuple[str, Any]]:
    return [(k, data.get("seat", data.get("phase"))) for k, data in story if k in wanted]


# --- optional, experimental, with what it goes together -------------------------------------------------------


def test_it_is_optional() -> None:
    """MP-REGULAR-02: a start option, off unless the table agrees; without it Oni do nothing by themselves."""
    plain = table.start("tsukuyumi", seats=3, seed=1)
    assert plain.setup.options["rival_oni"] is False and "rival" not in plain.view(0)["table"]
    match = table.start("tsukuyumi", seats=3, seed=1, **ON)
    assert "rival" in match.view(0)["table"]
    for lang, words in (("en", "Optional and experimental"), ("it", "Facoltativo e sperimentale"),
                        ("pl", "Opcjonalne i eksperymentalne")):  # fmt: skip
        assert words in str(Words(lang).find("ts-option-rival_oni", "help"))


REFUSED = {
    "mascots": "MP-SETUP-02", "oni_missions": "MP-SETUP-02", "oni_power": "MP-SETUP-02",
    "alternative_objectives": "MP-SETUP-02", "starting_advantages": "MP-SETUP-02", "faction_events": "MP-SETUP-03",
    "epic_events": "MQ-35", "after_the_moonfall": "MP-SETUP-10", "legendary_oni": "MP-REGULAR-02",
    "moon_princess": "MP-REGULAR-02",
}  # fmt: skip


@pytest.mark.parametrize("module", HOUSE.joinable())
def test_what_the_expansion_cannot_be_combined_with_is_refused(module: str) -> None:
    """MP-SETUP-02, MP-SETUP-03, MP-SETUP-10, MQ-35: the rule is named. A Legendary Oni has no way to come, and the
    Princess is the Oni's own."""
    with pytest.raises(SetupError, match=rf"'rival_oni' cannot be combined with '{module}' \({REFUSED[module]}\)"):
        table.start("tsukuyumi", seats=3, seed=1, **{module: True}, **ON)


@pytest.mark.parametrize(("mode", "seats"), [("two", 2), ("alliance", 4), ("domination", 4), ("moon-princess", 3)])
def test_it_belongs_to_the_competitive_game(mode: str, seats: int) -> None:
    """MP-REGULAR-02: every player for himself, three and more."""
    with pytest.raises(SetupError, match=r"'rival_oni' belongs to mode standard, not .*MP-REGULAR-02"):
        table.start("tsukuyumi", mode=mode, seats=seats, seed=1, **ON)
    assert table.start("tsukuyumi", seats=5, seed=1, expansions=True, **ON).setup.options["rival_oni"]


# --- the set-up -----------------------------------------------------------------------------------------------


def test_the_princess_and_priority_markers_are_set_up() -> None:
    """MP-REGULAR-02, MP-SETUP-07, MP-SETUP-18: the last in initiative puts her on the ring before anybody settles;
    Priority markers lie when all have. Land and Oni are those of the regular game."""
    match = table.start("tsukuyumi", seats=list(BASE), seed=3, **ON)
    last = game(match).order[-1]
    assert kind(match) == "princess-start" and match.decisions[0].seats == (last,) and len(texts(match)) == 18
    play(match, "at ring-4")
    assert rival(match)["princess"]["at"] == "ring-4" and not rival(match)["priority"]
    plain = table.start("tsukuyumi", seats=list(BASE), seed=3)
    assert len(game(plain).areas) == len(game(match).areas)
    assert sum(game(plain).stock[k] for k in game(plain).book.plain_oni) == sum(
        game(match).stock[k] for k in game(match).book.plain_oni
    )
    idle(match, "select-card")
    marked = set(rival(match)["priority"])
    assert "0,0" in marked
    gates = {s for s in game(match).areas if state.beside_home(game(match), s)}
    assert {SPACE[name] for name in marked} >= gates > set()


# --- MP-ROUND-05: when the Oni act ----------------------------------------------------------------------------


def test_a_round_card_is_turned_up_every_round() -> None:
    """MP-REGULAR-02, MP-ROUND-07: when the Action cards are chosen, before White; its Oni come, its Princess action is
    carried out, its effect lasts to the end of the round. No objective is told: there is no team."""
    cards = {"decks": {"round": ["round-her-call", "round-low-tide"], "princess": ["princess-procession"]}}
    match = stage({}, "select", {"princess": "ring-1", **cards})
    story = idle(match, "act")
    told_of = [k for k, _ in story]
    assert told_of.index("selected") < told_of.index("received") < told_of.index("round-card") < told_of.index("phase")
    assert [data["space"] for k, data in story if k == "oni-made"][:3] == ["1,0", "2,-1", "2,0"], "Her Call"
    assert next(data["why"] for k, data in story if k == "princess-card") == "princess-ordered"
    assert rival(match)["round_card"] == {"id": "round-her-call"}
    assert rival(match)["princess"]["values"] == [30, 40, 30], "while the card lies"
    assert not [k for k in told_of if k.startswith(("round-objective", "objective-checked"))]
    story = idle(match, "select-card")
    assert rival(match)["round_card"] is None and rival(match)["princess"]["values"] == [20, 40, 20]
    idle(match, "act")
    assert rival(match)["round_card"] == {"id": "round-low-tide"}


def test_the_princess_acts_before_each_white_turn() -> None:
    """MP-REGULAR-02, MP-ROUND-05, MP-WHITE-01: a card for each player, in Initiative order, before the player acts."""
    deck = ["princess-procession", "princess-return", "princess-whispers"]
    match = stage({}, "white", {"princess": "ring-1", "decks": {"princess": deck}}, opens=True)
    story = idle(match)
    seen = kinds(story, "princess-card", "turn")[:6]
    assert seen == [(what, n) for n in range(3) for what in ("princess-card", "turn")]
    drawn = [data for k, data in story if k == "princess-card"][:3]
    assert [(data["why"], data["card"]) for data in drawn] == [("turn-princess", card) for card in deck]


def test_she_comes_back_instead_of_a_card() -> None:
    """MP-REGULAR-02, MP-WHITE-03, MP-PRINCESS-16: off the board she is placed nearest to the Homezone of the last in
    initiative, and of equally near places the last in initiative chooses."""
    spaces = {s: {"owner": "nomads"} for s in ("1,0", "1,1", "2,-1", "2,0", "2,1")}
    match = stage(spaces, "white", {"princess": "off"}, opens=True)
    story = answer(match, "act")
    placed = [d for k, d in story if k == "princess-placed"]
    assert placed and placed[0]["place"] == rival(match)["princess"]["at"]
    assert not [k for k, _ in story[: [k for k, _ in story].index("turn")] if k == "princess-card"]
    hers = set(spaces) & set(rival(match)["princess"]["touches"])
    assert hers and {one["at"] for one in rival(match)["aside"]} == hers, "she overrides at once"


def test_two_attacks_before_each_green_turn() -> None:
    """MP-REGULAR-02, MP-BLACK-01: before each player's turn of the Green phase and no other one, in Initiative order;
    whether the Action card shows Green or not (docs/rulings.md)."""
    cards = {**CARDS, "boarlords": no_green()}
    for phase in ("white", "blue", "green", "red"):
        match = stage({"1,0": {"units": {"oni-small": 2}}}, phase, opens=True, cards=cards, round=4)
        story = idle(match)
        mine = story[: next((n for n, (k, d) in enumerate(story) if k == "phase"), len(story))]
        steps = kinds(mine, "oni-step", "turn")
        if phase == "green":
            assert steps == [(what, n) for n in range(3) for what in ("oni-step", "turn")]
            assert [d["n"] for k, d in mine if k == "oni-step"] == [2, 2, 2]
            first = [d["space"] for k, d in mine[: [k for k, _ in mine].index("turn")] if k == "oni-marked"]
            assert len(first) == 2 and set(first) <= {"2,0", "2,-1", "1,1"}
        else:
            assert {k for k, _ in steps} == {"turn"}


def no_green() -> str:
    rows = GAME.load_content()["action_cards"].values()
    return next(row.id for row in rows if row.deck == "many" and row.green is None and "italian" in row.editions)


# --- what the players' cards do not do ------------------------------------------------------------------------


def test_symbols_for_oni_are_ignored() -> None:
    """MP-REGULAR-02: Placing Oni and Oni Conquest on the Action cards are ignored, so that nothing is owed for them
    (TS-ROUND-12); all other symbols are there. In the regular game they must be carried out."""
    card = next(
        row for row in GAME.load_content()["action_cards"].values()
        if row.deck == "many" and row.green and row.green.oni and row.green.place and "italian" in row.editions
    )  # fmt: skip
    spaces = {"1,0": {"units": {"oni-small": 1}}, "3,0": {"owner": "nomads", "units": {"private": 2}}}
    cards = {**CARDS, "nomads": card.id}
    match = stage(spaces, "green", cards=cards)
    assert not {"use place-oni", "use oni-conquest"} & set(texts(match)) and "done" in texts(match)
    left = match.view(0)["table"]["turn"]["left"]
    assert not {"place", "oni-areas", "oni-range", "oni-combats"} & set(left)
    plain = deal(phase="green", active="nomads", spaces=spaces, cards=cards)
    assert {"use place-oni", "use oni-conquest"} <= set(texts(plain)) and "done" not in texts(plain)
    oni = ("place", "oni-areas", "oni-range", "oni-combats")
    wanted = {name: n for name, n in plain.view(0)["table"]["turn"]["left"].items() if name not in oni}
    assert left == wanted


# --- who chooses for them -------------------------------------------------------------------------------------


def test_the_last_in_initiative_chooses_for_the_oni() -> None:
    """MP-REGULAR-02: what the team would choose is chosen by the player with the lowest Initiative, alone: nobody else
    may answer and nobody is asked to agree; the log says so (MP-PRIORITY-06)."""
    for order in (ORDER, ["dark-seed", "boarlords", "nomads"]):
        match = stage({"1,0": {"units": {"oni-small": 1}}}, "green", opens=True, order=order)
        assert kind(match) == "oni-aim" and seat(match) == order[-1]
        assert match.decisions[0].seats == (game(match).order[-1],)
        with pytest.raises(NotYourDecision):
            match.play(texts(match)[0], game(match).order[0])
        assert sorted(texts(match)) == ["oni-attack 1,1", "oni-attack 2,-1", "oni-attack 2,0"]
        play(match, "oni-attack 2,0", "oni-attack 1,1")
        assert [e["space"] for e in told(match, "oni-aim")] == ["2,0", "1,1"]
        assert {e["why"] for e in told(match, "oni-aim")} == {"aim-last"}
    here = Words("en").at(match)
    again = stage({"1,0": {"units": {"oni-small": 1}}}, "green", opens=True)
    assert here.ask(again.describe(again.decisions[0])).startswith("Last in initiative, for the Oni: which area")


def test_priority_markers_decide_first() -> None:
    """MP-REGULAR-02, MP-PRIORITY-05: of equally cheap areas those with a marker."""
    match = stage({"1,0": {"units": {"oni-small": 1}}}, "green", {"priority": ["2,0", "2,-1"]}, opens=True)
    assert kind(match) == "oni-order" and seat(match) == "dark-seed"
    play(match, "first 2,-1")
    assert [e["space"] for e in told(match, "oni-marked")][:1] == ["2,-1"]


# --- one attack -----------------------------------------------------------------------------------------------

CROWD = {
    "2,0": {"owner": "boarlords", "units": {"private": 1, "squeaker": 1, "oni-medium": 2}},
    "2,-1": {"owner": "oni"}, "3,-1": {"owner": "oni"}, "3,0": {"owner": "oni"}, "1,1": {"owner": "oni"},
    "2,1": {"owner": "oni"}, "3,-2": {"owner": "oni"},
}  # fmt: skip


def test_every_defender_answers() -> None:
    """MP-REGULAR-02, TS-ONI-40: several defenders each choose a counterattack of their own, in Initiative order; nobody
    chooses who may (MP-ATTACK-24 is the team's). Damage goes from the last in initiative on (MP-DAMAGE-02)."""
    match = stage(CROWD, "green", opens=True)
    story = answer(match, "act", "counter counterstrike")
    answered = [data["seat"] for k, data in story if k == "counter"]
    assert answered == [0, 1], "the Nomads and the Boarlords"
    assert not [k for k, _ in story if k in ("ask who-answers", "ask consent")]
    assert [data["among"] for k, data in story if k == "oni-damage"] == [("boarlords", "nomads")]
    assert owner(match, "2,0") == "oni"


def test_who_is_hit_when_oni_attack_and_when_they_defend() -> None:
    """MP-REGULAR-02, MP-DAMAGE-06: a counterattack against their attack hits who has most Health; attacked, they defend
    by the base rules, so the last in initiative names who is hit (TS-ONI-50, Q-04)."""
    crowd = {"lt-dan": 1, "private": 2, "oni-small": 1, "oni-medium": 2}
    spaces = {**CROWD, "2,0": {"owner": "nomads", "units": crowd}}
    match = stage(spaces, "green", opens=True)
    story = answer(match, "act", "counter counterstrike")
    fallen = [data for k, data in story if k == "oni-fell"]
    assert [data["unit"] for data in fallen] == ["oni-medium"] and fallen[0]["why"] == "highest-first"
    assert not [k for k, _ in story if k == "ask assign-damage"]
    match = stage(spaces)
    go(match, "attack 2,0", "with nomad-annihilation")
    answer(match, "assign-damage")
    assert kind(match) == "assign-damage" and seat(match) == "dark-seed"
    assert set(texts(match)) == {"hit oni-small", "hit oni-medium"}


def test_oni_defend_by_the_base_rules() -> None:
    """MP-REGULAR-02, TS-ONI-50 to TS-ONI-54: attacked, they get a counterattack, chosen by the last in Initiative, or
    by the last but one if that attacks; never a Defense action or Protection. In their own game they have none
    (MP-MOMENTUM-01)."""
    for active, unit, chooser in (("nomads", "private", "dark-seed"), ("dark-seed", "worker", "boarlords")):
        spaces = {"2,0": {"units": {unit: 3, "oni-medium": 1}}, "3,0": {"units": {unit: 1}}}
        match = play(stage(spaces, active=active), "attack 2,0")
        card = next(t for t in texts(match) if t.endswith("-conquest"))
        story = answer(play(match, card), "act")
        chosen = [data for k, data in story if k == "counter-oni"]
        assert [ORDER[data["by"]] for data in chosen] == [chooser]
        assert chosen[0]["counter"] not in ("defense-action", "protection")


def test_there_is_no_momentum() -> None:
    """MP-REGULAR-02: an attack on Oni moves no track and draws no card, *Whispers* says that there is none, and the Oni
    score nothing for it (MP-VP-14)."""
    match = stage({"2,0": {"units": {"private": 5, "oni-small": 1}}})
    story = idle(play(match, "attack 2,0"))
    assert not [k for k, _ in story if k in ("momentum", "special-space", "revealed", "counter-lies")]
    assert state.own(game(match))[state.MOMENTUM] == 1
    rules = {"princess": "ring-1", "decks": {"princess": ["princess-whispers"]}}
    match = stage({}, "white", rules, opens=True)
    left_out = [e for e in told(match, "skipped") if e["what"] == "momentum-track"]
    assert [e["why"] for e in left_out] == ["no-momentum"]


def test_round_effects_hold() -> None:
    """MP-REGULAR-02, MP-ROUND-09: *Offerings* raises what players need on Fertile Ground and nowhere else, *New Blood*
    closes Events."""
    spaces = {"2,0": {"units": {"private": 2}}, "3,0": {"units": {"private": 2}}}
    for card, land, need in (
        ("round-low-tide", "fertile", 0), ("round-offerings", "fertile", 20), ("round-offerings", PATCH["2,0"], 0),
    ):  # fmt: skip
        match = stage(spaces, rival={"round_card": card}, board={**PATCH, "2,0": land})
        play(match, "attack 2,0")
        story = answer(match, "act", "with nomad-conquest")
        assert [data["need"] for k, data in story if k in ("conquered", "conquest-failed")] == [need]
    for card in ("round-low-tide", "round-new-blood"):
        match = stage({}, "blue", {"round_card": card}, events={"held": {"nomads": ["stocking-up"]}}, left={"play": 1})
        go(match, "use events", "done")
        able = kind(match) == "play-events" and bool(offered(match, "play"))
        assert able is (card == "round-low-tide")


# --- the Princess ---------------------------------------------------------------------------------------------


def test_she_overrides_for_the_oni() -> None:
    """MP-REGULAR-02, MP-PRINCESS-03, MP-VP-09: her areas are the Oni's while she is there; markers lie aside and lie
    again when a card has walked her on. The Oni may take such an area all the same, also on the Moon (MP-ATTACK-03)."""
    spaces = {"1,0": {"owner": "nomads"}, "2,0": {"owner": "nomads"}, "2,-1": {"owner": "boarlords"}}
    deck = {"princess": ["princess-procession"]}
    match = stage(spaces, "white", {"princess": "ring-1", "decks": deck}, active="nomads")
    assert {(one["at"], one["owner"]) for one in rival(match)["aside"]} == {("1,0", 0), ("2,0", 0), ("2,-1", 1)}
    assert [owner(match, s) for s in spaces] == [None, None, None]
    position = game(match)
    assert eligible(position, SPACE["1,0"]) and not eligible(position, SPACE["0,1"]), "Moon areas"
    without = stage(spaces, "white", active="nomads")
    held = rival(without)["oni"]["areas"]
    assert rival(match)["oni"]["areas"] == held + 3 and match.scores[0] == without.scores[0] - 2
    play(match, "done")  # the next White turn begins with her card
    assert rival(match)["princess"]["at"] == "ring-4" and rival(match)["aside"] == []
    assert [owner(match, s) for s in spaces] == ["nomads", "nomads", "boarlords"]
    assert match.scores[0] == without.scores[0]


def test_she_turns_units_after_the_counterattack() -> None:
    """MP-REGULAR-02, MP-PRINCESS-12: her standard counter comes beside the one that Oni choose."""
    match = stage({"2,0": {"units": {"private": 4}}}, rival={"princess": "ring-1"})
    story = idle(go(match, "attack 2,0", "with nomad-conquest"), "act")
    events = {**{e.kind: e.data for e in match.events}, **dict(story)}
    assert events["standard-counter"]["n"] == 2
    assert units(match, "2,0") == {"private": 2, "oni-large": 2}


def test_her_attack_is_answered_by_all() -> None:
    """MP-REGULAR-02, MP-PRINCESS-18: she takes all her areas before anybody answers; then every defender may, the areas
    in Initiative order of who stands there."""
    areas = {
        "2,0": {"owner": "boarlords", "units": {"squeaker": 1}},
        "2,-1": {"owner": "nomads", "units": {"private": 1}},
    }
    deck = {"princess": ["princess-rising-tide"]}  # clockwise to two areas with markers
    seats = [*ORDER, "cybersamurai"]
    for order in (seats, [seats[1], seats[0], *seats[2:]]):
        cards = {**CARDS, "cybersamurai": "action-raid"}
        rules = {"princess": "ring-0", "decks": deck}
        match = stage(areas, "white", rules, opens=True, order=order, seats=seats, cards=cards)
        story = answer(match, "act")
        told_of = [k for k, _ in story]
        assert told_of.count("oni-marked") == 2 and "princess-strikes" in told_of
        asked = dict.fromkeys([data["seat"] for k, data in story if k.startswith("ask ")])
        assert list(asked) == [seats.index(name) for name in order[:2]]
        assert max(n for n, k in enumerate(told_of) if k == "oni-marked") < told_of.index("ask ask-early")
        assert not {"ask who-answers", "ask consent"} & set(told_of)


# --- points ---------------------------------------------------------------------------------------------------

LAND = {
    "2,0": {"owner": "oni"}, "2,-1": {"owner": "oni"}, "3,-1": {"owner": "oni"}, "3,0": {"owner": "oni"},
    "1,1": {"owner": "nomads"}, "2,1": {"owner": "oni"},
}  # fmt: skip


def test_the_oni_score_half_of_their_board_rounded_down() -> None:
    """MP-REGULAR-02, MP-VP-08 to MP-VP-13: areas, Fertile Ground twice, two for each beside a Homezone, the Princess,
    two for many areas; nothing for Momentum or what was recorded."""
    board = {**PATCH, "2,0": "fertile"}
    match = stage(LAND, board=board)
    gates = [s for s in LAND if LAND[s]["owner"] == "oni" and state.beside_home(game(match), SPACE[s])]
    lines = dict(oni_lines(game(match)))
    assert lines == {"score-land": 12, "score-fertile": 1, "score-gates": 2 * len(gates), "score-legends": 0,
                     "score-princess": 0, "score-many": 2, "score-track": 0, "score-recorded": 0}  # fmt: skip
    whole = 15 + 2 * len(gates)
    assert rival(match)["oni"] | {"figures": 0} == {
        "points": whole // 2, "whole": whole, "share": 2, "areas": 12, "figures": 0
    }  # fmt: skip
    assert whole % 2, "so that rounding down shows"
    with_her = stage(LAND, board=board, rival={"princess": "ring-9"})
    assert rival(with_her)["oni"]["whole"] == whole + 1 and rival(with_her)["oni"]["points"] == whole // 2 + 1
    mine = state.own(game(match))
    mine[state.MOMENTUM], mine[state.ONI_VP] = 60, 5
    assert rival(match)["oni"]["whole"] == whole, "MP-VP-14 and -15 do not count"
    for share in (3, 4):
        other = stage(LAND, board=board, options={"rival_share": share})
        assert rival(other)["oni"]["points"] == whole // share


def test_players_score_by_the_base_rules() -> None:
    """MP-REGULAR-02: areas, Moon, Missions, Initiative as ever (TS-VP); what the Oni hold is nobody's."""
    points = {"moon": {"nomads": 2}, "missions": {"nomads": ["mission-nest"]}}
    plain = deal(phase="red", active="nomads", spaces=LAND, cards=CARDS, order=ORDER, points=points)
    assert stage(LAND, points=points).scores == plain.scores


@pytest.mark.parametrize(("moon", "winner"), [(0, None), (3, None), (4, 0)])
def test_the_highest_single_score_wins_and_the_oni_win_ties(moon: int, winner: int | None) -> None:
    """MP-REGULAR-02: the Oni's points stand against each player's own; with as many as the best player they win, which
    leaves no seat a winner; the outcome carries their points and says so in words."""
    probe = stage(LAND, round=4)
    oni, base = rival(probe)["oni"]["points"], probe.scores[0]
    match = stage(LAND, round=4, points={"moon": {"nomads": oni - base - 3 + moon}})
    assert match.scores[0] == oni - 3 + moon
    story = idle(match)
    outcome = match.outcome
    assert outcome is not None and outcome.kind == "ranked" and outcome.target == oni
    assert outcome.winners == (() if winner is None else (winner,))
    assert outcome.ranking[0] == 0 and outcome.reason == ("rivals" if winner is None else "rounds")
    places = {d["seat"]: d["place"] for k, d in story if k == "final"}
    final = next(d for k, d in story if k == "rival-final")
    assert (places[0], final["place"]) == ((2, 1) if winner is None else (1, 2))
    assert sorted([*places.values(), final["place"]]) == [1, 2, 3, 4]
    assert final["n"] == oni and final["n"] == final["whole"] // final["share"]
    assert sum(d["n"] for k, d in story if k == "oni-score") == final["whole"]
    said = Words("en").at(match).outcome(outcome)
    score = outcome.scores[0]
    if winner is None:
        assert said.startswith(f"No player wins: {score} to {oni}.") and "the Oni have at least as many" in said
    else:
        assert said == f"Nomads win {score} to {oni}. The last round is over."


def test_every_round_tells_their_points() -> None:
    """MP-REGULAR-02, TS-ROUND-23: with those of the players; at the end the final score says it."""
    match = stage(LAND, round=1)
    n = rival(match)["oni"]["points"]
    story = idle(match, "select-card")
    assert [d["n"] for k, d in story if k == "rival-interim"] == [n]
    last = idle(stage(LAND, round=4))
    assert "rival-final" in [k for k, _ in last] and "rival-interim" not in [k for k, _ in last]


# --- bots, pages, positions by hand ---------------------------------------------------------------------------


def test_bots_count_with_the_oni() -> None:
    """MP-REGULAR-02: the more points the Oni have the less anybody's chance, and the more it is worth to take an area
    from them; who is blind to the module does not see it."""
    few: dict[str, Any] = {}
    many = {s: {"owner": "oni"} for s in list(PATCH)[:4]}
    seen = [sum(evaluation(GAME).values(stage(land))) for land in (few, many)]
    assert 1 > seen[0] > seen[1]
    blind = [sum(evaluation(GAME, blind="rival_oni").values(stage(land))) for land in (few, many)]
    assert blind == pytest.approx([1.0, 1.0])
    plain = deal(phase="red", active="nomads", cards=CARDS)
    assert sum(evaluation(GAME).values(plain)) == pytest.approx(1.0)
    assert sum(chances(stage(many))) < 1 and sum(chances(plain)) == pytest.approx(1.0)


def test_bots_count_the_attacks_to_come() -> None:
    """MP-ROUND-05: two before each Green turn that is still to come; after Green those of the next round, if any."""
    for phase in ("white", "blue"):
        assert [attacks_to_come(game(stage({}, phase, round=n))) for n in (1, 4)] == [6, 6]
    green = stage({}, "green", opens=True)
    idle(green, "act")
    left = []
    while game(green).in_phase(GREEN):
        left.append(attacks_to_come(game(green)))
        idle(play(green, "done"), "act")
    assert left == [4, 2, 0]
    assert [attacks_to_come(game(stage({}, round=n))) for n in (3, 4)] == [6, 0]
    assert attacks_to_come(game(table.start("tsukuyumi", seats=3, seed=1, **ON))) == 0, "nothing before round 1"


def test_bots_see_what_the_oni_may_take() -> None:
    """Half a point of an own area next to a crowd of Oni is as good as lost while they still come; nobody else's is."""
    spaces = {"2,0": {"owner": "nomads"}, "1,0": {"units": {"oni-small": 2}}}
    for phase, number, lost in (("white", 4, 0.5), ("red", 4, 0.0)):
        position = game(stage(spaces, phase, round=number))
        part = next(part for part in position.rules.parts if isinstance(part, RivalOni))
        assert [part.worth(position, n) for n in range(3)] == [-lost, 0, 0]


def test_greedy_bots_play_it_to_the_end() -> None:
    """Nobody is asked what it cannot answer; the Oni's end is an end."""
    match = table.start("tsukuyumi", seats=3, seed=8, rounds=3, **ON)
    players = [bots.make("greedy:tries=20", seed=n) for n in range(3)]
    while not match.over:
        decision = match.decisions[0]
        match.play(players[decision.seat].choose(match, decision.seat), decision.seat)
    assert match.outcome is not None and match.outcome.target is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_a_game_can_be_said(lang: str) -> None:
    """Prompts, options, log lines and reasons, the terminal's lines, the end: nothing shows a bare word or a hole."""
    match = table.start("tsukuyumi", seats=list(BASE), seed=4, edition="polish" if lang == "pl" else "italian", **ON)
    here, chance, kinds_seen = Words(lang).at(match), Random(4), set()
    while not match.over:
        decision = match.decisions[0]
        kinds_seen.add(decision.kind)
        said = [here.ask(match.describe(decision)), *[here.option(o) for o in decision.options[:3]]]
        for event in match.events:
            said += [here.event(event), here.why(event)]
        if match.count % 25 == 0:
            board = match.view(0)["table"]
            part = next(m for m in HOUSE.modules if m.option is not None and m.option.name == "rival_oni")
            said += [*part.lines(board, here), *part.ahead(board, here)]
        for line in said:
            assert "{" not in line and "ts-" not in line and "why-" not in line, line
        match.play(chance.choice(decision.options), decision.seat)
    assert match.outcome is not None and "table-" not in here.outcome(match.outcome)
    assert {"princess-start", "oni-aim"} <= kinds_seen


def test_the_terminal_shows_points_princess_card_and_what_comes() -> None:
    match = stage({"1,0": {"units": {"oni-small": 1}}}, "blue", {"princess": "ring-1", "round_card": "round-siege"})
    here = Words("en").at(match)
    part = next(m for m in HOUSE.modules if m.option is not None and m.option.name == "rival_oni")
    lines = part.lines(match.view(0)["table"], here)
    oni = rival(match)["oni"]
    assert lines[0].startswith(f"Oni {oni['points']} VP ({oni['whole']} on the board, divided by 2")
    assert lines[1].startswith("Princess: place 1 of the ring") and lines[2].startswith("Round card Siege")
    assert any("the last in initiative would choose" in line or "would attack now" in line for line in lines[3:])
    assert len(part.ahead(match.view(0)["table"], here)) > len(lines[3:])
    assert part.lines(deal().view(0)["table"], here) == []


@pytest.mark.parametrize(
    ("fields", "words"),
    [({"princes": "ring-1"}, "princess"), ({"princess": "ring-71"}, "ring-71"), ({"momentum": 3}, "momentum"),
     ({"decks": {"counter": []}}, "counter"), ({"round_card": "round-sige"}, "round-siege"),
     ({"priority": ["9,9"]}, "9,9")],
)  # fmt: skip
def test_what_is_written_wrong_is_said(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(ComposeError, match=rf"modules\.rival_oni.*{words}"):
        stage({}, rival=fields)


def test_a_position_that_says_nothing_of_it_can_be_played() -> None:
    """Decks are shuffled and Priority markers lie as after a set-up."""
    match = deal(options=ON, phase="select")
    assert rival(match)["decks"] == {"princess": 12, "round": 8} and rival(match)["priority"]
    idle(match, "act")
    assert rival(match)["decks"]["round"] == 7


@pytest.mark.parametrize("number", range(3))
def test_pieces_are_conserved(number: int) -> None:
    """Whole random games of three to five, both editions; the record replays exactly (more: tests/random_games.py)."""
    match = table.start(
        "tsukuyumi", seats=3 + number, seed=40 + number, expansions=True, edition=("italian", "polish")[number % 2],
        rival_share=2 + number, **ON,
    )  # fmt: skip
    assert random_game(match, number) <= 150
    assert table.replay(match.record()).grade == "exact"
