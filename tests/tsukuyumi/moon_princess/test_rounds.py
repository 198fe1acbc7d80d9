"""Set-up, rounds, White and Black of the mode (MP-SETUP, MP-ROUND, MP-WHITE, MP-BLACK, MP-SOLO, MP-DIFFICULTY)."""

from __future__ import annotations

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, MOON, SPACE, SPACES
from moonwall.games.tsukuyumi.book import BLACK, WHITE
from moonwall.games.tsukuyumi.modes.moon_princess import cards, score, state
from moonwall.games.tsukuyumi.modes.moon_princess.oni_step import OniTurn
from moonwall.games.tsukuyumi.position import HOMEZONE, ONI

from ..hand import deal as regular
from ..hand import game, kind, offered, texts
from ..hand import owner as holder
from .play import INNER, begin, deal, follow, own, told


@pytest.fixture(autouse=True)
def mode() -> None:
    """These tables have the mode itself."""


# --- set-up ---------------------------------------------------------------------------------------------------


def test_nothing_scores_but_this_mode() -> None:
    """MP-SETUP-03, MP-VP-01, MP-VP-07: no Missions, objectives, Initiative places."""
    match = begin(3)
    rules = game(match).rules
    assert not rules.missions and not rules.objectives and not rules.part_points
    follow(match)
    assert match.outcome is not None
    assert sum(match.outcome.scores) == score.team_score(game(match))


def test_base_rules_hold_where_the_mode_says_nothing() -> None:
    """MP-SETUP-01: the same units for the same points, the same ways for the same range, the same cards in a battle."""
    units = {"2,0": {"units": {"private": 2, "dog": 1}, "owner": "nomads"}}
    left = {"production": 3, "movement": 2, "combat": 1, "effect": 0}
    here = deal(["nomads"], units, left=left)
    board = {
        "board": dict.fromkeys(INNER, "ocean"),
        "homes": {"nomads": "3,0", "boarlords": "-3,0", "dark-seed": "0,3"},
    }
    there = regular(phase="green", active="nomads", left=left, spaces=units, **board)
    game(there).print_blocks = game(here).print_blocks
    game(there).refresh_ground()
    for verb in ("use production", "use movement"):
        one, other = here.clone(), there.clone()
        one.play(verb)
        other.play(verb)
        assert offered(one, "buy") == offered(other, "buy") and offered(one, "march") == offered(other, "march")
        assert offered(one, "buy") or offered(one, "march")


def test_the_team_places_the_princess() -> None:
    """MP-SETUP-07, MQ-20: any of 18 places, any seat may answer; or chance does."""
    match = begin(2)
    assert kind(match) == "princess-start" and len(texts(match)) == 18
    assert match.decision is not None and set(match.decision.seats) == {0, 1}
    match = begin(2, princess_start="random")
    assert kind(match) != "princess-start" and own(match, state.PRINCESS) >= 0


def test_one_starting_area_and_units_round_it() -> None:
    """MP-SETUP-11, MP-SETUP-12: one marker; units there, beside it, beside or in the Homezone, never on the Moon, never
    past a Block (MQ-19)."""
    match = begin(["nomads"], objections=False)
    match.play(texts(match)[0])
    match.play(texts(match)[0])  # the Homezone
    while kind(match) != "start-units":
        match.play(texts(match)[0])
    position = game(match)
    assert position.controlled(0) == 1
    spots = {SPACE[t.split()[2]] for t in offered(match, "put")}
    home, area = position.homezone[0], position.territory.index(0)
    near = {t for s in (home, area) for d, t in AROUND[s] if position.ground[t] and not position.wall_between(s, d)}
    assert spots == {s for s in {home, area, *near} if (s not in MOON and position.ground[s] != HOMEZONE) or s == home}
    assert not spots & set(MOON)
    free = begin(["nomads"], objections=False, start_on_moon=True)
    while kind(free) != "start-units":
        free.play(texts(free)[0])
    assert {SPACE[t.split()[2]] for t in offered(free, "put")} & set(MOON)


def test_lords_of_the_lost_sea_carry_a_home_marker() -> None:
    """MP-SETUP-13, MP-SETUP-14: two areas, one with the Home marker, which counts as a Homezone for its neighbours."""
    match = begin(["lords-of-the-lost-sea"], objections=False)
    while kind(match) != "home-mark":
        match.play(texts(match)[0])
    assert game(match).controlled(0) == 2 and len(texts(match)) == 2
    space = SPACE[texts(match)[0].split()[1]]
    match.play(texts(match)[0])
    position = game(match)
    assert position.marks_at(state.HOME_MARKER, space) == 1
    assert all(state.beside_home(position, t) for _, t in AROUND[space] if position.ground[t])
    assert not state.beside_home(position, 0) or any(t == space for _, t in AROUND[0])


def test_a_legend_that_a_pack_leaves_out_does_not_come(tmp_path) -> None:  # type: ignore[no-untyped-def]
    """MP-SETUP-20."""
    (tmp_path / "units.toml").write_text('[[units]]\nid = "oni-ronin"\npieces = 0\n')
    match = table.start("tsukuyumi", mode=state.NAME, seats=1, seed=1, content=tmp_path)
    assert "ronin" not in game(match).book.legends


def test_events_and_initiative_are_as_always() -> None:
    """MP-SETUP-21: two open Events; order by the factions' numbers. MP-SETUP-22 is advice, so nothing is enforced."""
    position = game(begin(["boarlords", "cybersamurai", "nomads"]))
    assert len(position.open_events) == 2
    numbers = [position.book.factions[position.rules.faction_of[seat]].number for seat in position.order]
    assert numbers == sorted(numbers)


def test_one_or_two_draw_three_and_keep_one() -> None:
    """MP-SETUP-16, MP-ROUND-16, MP-SOLO-03; with three MP-SETUP-15, MP-ROUND-15: five are dealt, the rest passed on."""
    for seats, cards_each in ((1, 3), (2, 3), (3, 5)):
        match = begin(seats, objections=False)
        while kind(match) != "select-card":
            match.play(texts(match)[0])
        assert {len(game(match).hands[s]) for s in range(seats)} == {cards_each}
        hands = game(match).hands
        while not match.over and match.decisions and match.decisions[0].kind == "select-card":
            match.play(match.decisions[0].options[0], match.decisions[0].seat)
        after = game(match).hands
        assert after == (((),) * seats if seats < 3 else tuple([hands[s - 1][1:] for s in range(3)]))


def test_cybersamurai_draw_four_in_small_tables() -> None:
    """HD-06, *Orbital Watch*."""
    match = begin(["cybersamurai", "nomads"], objections=False)
    while kind(match) != "select-card":
        match.play(texts(match)[0])
    assert [len(h) for h in game(match).hands] == [4, 3]


# --- rounds ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [3, 4])
def test_the_story_of_a_game(rounds: int) -> None:
    """MP-ROUND-01, MP-ROUND-02, MP-ROUND-03, MP-ROUND-04, MP-ROUND-05, MP-ROUND-14, MP-ROUND-18, MP-BLACK-01,
    MP-BLACK-02, MP-PRIORITY-01, MP-EX-43: cards are selected before the Round card is turned up; then White by all,
    the Princess before each; then Black by all, two Oni attacks before each; then the objective."""
    match = begin(3, seed=4, objections=False, rounds=rounds)
    story = follow(match)
    kinds = [e.kind for e in story]
    assert kinds.count("round") == kinds.count("round-card") == kinds.count("objective-checked") == rounds
    one = kinds[kinds.index("round") : kinds.index("objective-checked") + 1]
    assert one.index("selected") < one.index("round-card") < one.index("phase")
    phases = [e.data["phase"] for e in story if e.kind == "phase"]
    assert phases == ["white", "black"] * rounds
    turns = [(e.data["phase"], e.data["seat"]) for e in story if e.kind == "turn"]
    order = game(match).order
    assert turns[:6] == [("white", s) for s in order] + [("black", s) for s in order]
    assert kinds.count("oni-step") == 3 * rounds
    for place, kind_ in enumerate(kinds):
        if kind_ == "turn" and story[place].data["phase"] == "black":
            seat = story[place].data["seat"]
            before = [e for e in story[:place] if e.kind in ("oni-step", "turn")][-1]
            assert before.kind == "oni-step" and before.data["seat"] == seat  # MP-BLACK-01, MP-BLACK-02
    walks = [e for e in story if e.kind == "princess-card" and e.data["why"] == "turn-princess"]
    backs = [e for e in story if e.kind == "princess-placed"]
    assert len(walks) + len(backs) >= 3 * rounds


def test_selection_is_secret() -> None:
    """MP-ROUND-17: each chooses alone, all are revealed at once."""
    match = begin(2, objections=False)
    while kind(match) != "select-card":
        match.play(texts(match)[0])
    assert match.together and match.view(0)["decision"]["sealed"]
    match.play(match.decisions[0].options[0], match.decisions[0].seat)
    assert not told(match, "selected")


def test_a_round_card_is_carried_out_in_its_order() -> None:
    """MP-ROUND-07, MP-ROUND-08, MP-ROUND-11: Oni, then the Princess, then the objective is told."""
    match = deal(
        ["nomads"], phase="select", round=1, coop={"princess": "ring-1", "decks": {"round": ["round-her-call"]}}
    )
    while kind(match) == "select-card":
        match.play(texts(match)[0])
    kinds = [e.kind for e in match.events]
    assert (
        kinds.index("round-card")
        < kinds.index("oni-made")
        < kinds.index("princess-card")
        < kinds.index("round-objective")
    )
    away = deal(["nomads"], phase="select", round=1, coop={"decks": {"round": ["round-her-call"]}})  # MP-EX-38
    story = []
    while kind(away) != "act":
        away.play(texts(away)[0])
        story += away.events
    assert "princess-placed" in [e.kind for e in story]
    assert [e.data["why"] for e in story if e.kind == "princess-card"] == ["turn-princess"]


def test_the_objective_is_recorded_at_once() -> None:
    """MP-ROUND-12, MP-ROUND-13; counter-example: missed."""
    for owner, points in (({"owner": "nomads"}, 4), ({}, 0)):
        match = deal(["nomads"], {"0,0": owner}, coop={"round_card": "round-heart-of-the-moon"}, round=1)
        match.play("done")
        assert told(match, "objective-checked")[0]["n"] == points
        assert own(match, state.TEAM_VP) == points


def test_radioactive_areas_after_the_objective() -> None:
    """MP-ROUND-20, MQ-28: players' units there go, Oni stay."""
    board = {**dict.fromkeys(("2,-1", "1,1"), "ocean"), "2,0": "radioactive"}
    spaces = {"2,0": {"units": {"private": 2, "oni-small": 1}}}
    match = deal(["nomads"], spaces, board=board, coop={"round_card": "round-siege"}, round=1)
    match.play("done")
    kinds = [e.kind for e in match.events]
    assert kinds.index("objective-checked") < kinds.index("lost")
    assert game(match).crowd[ONI * SPACES + SPACE["2,0"]] == 1


def test_the_last_round_has_counters_of_its_own() -> None:
    """MP-ROUND-21, MP-DIFFICULTY-03, MP-EX-32: drawn by an attack in round 3; in round 2 the others are."""
    for number, deck in ((3, "last"), (2, "counter")):
        match = deal(["nomads"], {"2,0": {"units": {"private": 3, "oni-small": 1}}}, round=number,
                     coop={"momentum": 4, "round_card": "round-siege"}, left={"combat": 1})  # fmt: skip
        match.play("attack 2,0")
        while kind(match) != "act":
            match.play(texts(match)[0])
        waiting = game(match).own[game(match).rules.slot_of[state.NAME] + state.PENDING]
        assert waiting[1] == (2 if deck == "last" else 0)


# --- White ----------------------------------------------------------------------------------------------------


def test_the_princess_acts_before_a_white_turn() -> None:
    """MP-WHITE-01, MP-WHITE-02, MP-WHITE-05, MP-WHITE-06: a card is drawn and discarded, then two actions."""
    match = deal(["nomads"], phase="white", opens=True, coop={"princess": "ring-1"})
    while kind(match) != "act":
        match.play(texts(match)[0])
    kinds = [e.kind for e in match.events]
    assert kinds.index("princess-card") < kinds.index("turn")
    assert game(match).phase == WHITE and game(match).white_left == 2
    assert len(match.view()["table"]["coop"]["princess_discard"]) == 1


def test_away_she_comes_back_instead_of_a_card() -> None:
    """MP-WHITE-03, MP-SOLO-05: the only player is the lowest."""
    match = deal(["nomads"], phase="white", opens=True)
    while kind(match) != "act":
        match.play(texts(match)[0])
    assert told(match, "princess-placed") and not told(match, "princess-card")


def test_an_empty_princess_deck_is_made_anew() -> None:
    """MP-WHITE-04."""
    match = deal(["nomads"], phase="white", opens=False, coop={"princess": "ring-1"})
    position = game(match)
    deck, gone = (
        position.own[position.rules.slot_of[state.NAME] + at] for at in (state.PRINCESS_DECK, state.PRINCESS_GONE)
    )
    gone[:] = sorted(deck)
    deck.clear()
    follow(match)
    assert len(deck) + len(gone) == 12


# --- Black ----------------------------------------------------------------------------------------------------


def test_any_actions_in_any_order_but_no_movement_after_a_fight() -> None:
    """MP-BLACK-04, MP-BLACK-06: an action may stand between two fights; MP-BLACK-05."""
    spaces = {"2,0": {"units": {"private": 2}}, "2,-1": {"units": {"private": 2}}}
    match = deal(["nomads"], spaces, left={"combat": 2, "production": 2, "movement": 2})
    assert {"attack 2,0", "use movement", "use production"} <= set(texts(match))
    match.play("attack 2,0")
    while kind(match) != "act":
        match.play(texts(match)[0])
    assert "use movement" not in texts(match) and {"attack 2,-1", "use production"} <= set(texts(match))


def test_a_black_turn_is_over_for_good() -> None:
    """MP-BLACK-07, MP-BLACK-08, MP-BLACK-10, MP-EX-42: nobody else is asked to act in it, and it never comes again."""
    match = begin(2, seed=3, objections=False)
    story = follow(match)
    turns = [e.data["seat"] for e in story if e.kind == "turn" and e.data["phase"] == "black"]
    assert len(turns) == 2 * 3 and all(set(turns[i : i + 2]) == {0, 1} for i in range(0, 6, 2))


def test_an_event_point_costs_an_event() -> None:
    """MP-BLACK-11, MP-BLACK-12, MP-MOMENTUM-14: one open or the top of the deck, discarded without effect."""
    match = deal(
        ["nomads"], {}, left={"draw": 2, "play": 2}, coop={"momentum": 5, "princess": "ring-1", "priority": ["2,0"]}
    )
    match.play("use events")
    assert {"momentum", "princess clockwise", "priority 2,0", "draw-event"} <= set(texts(match))
    before = len(game(match).event_deck)
    match.play("momentum")
    assert kind(match) == "event-pay" and "spend deck" in texts(match)
    match.play("spend deck")
    assert own(match, state.MOMENTUM) == 4 and len(game(match).event_deck) == before - 1
    match.play("priority 2,0")
    match.play("spend deck")
    assert not game(match).marks_at(state.PRIORITY, SPACE["2,0"])
    assert kind(match) != "event-point" or "momentum" not in texts(match)
    white = deal(["nomads"], {}, phase="white", coop={"momentum": 5})  # MQ-17
    white.play("use events")
    assert kind(white) != "event-point"


def test_cards_are_shown_when_the_turn_is_over() -> None:
    """MP-BLACK-15, MP-WHITE-07, MP-COUNTER-03, MP-COUNTER-09, MP-LEGEND-02: unseen until then, also Legendary Oni."""
    match = deal(["nomads"], {"2,0": {"units": {"private": 3, "oni-small": 1}}}, round=2,
                 coop={"momentum": 8, "round_card": "round-siege", "decks": {"legend": ["coop-merchant"]}},
                 left={"combat": 1})  # fmt: skip
    match.play("attack 2,0")
    while kind(match) != "act":
        match.play(next((t for t in texts(match) if "conquest" in t), texts(match)[0]))
    coop = match.view(0)["table"]["coop"]
    assert coop["pending"] == [{"seat": 0, "what": "legend-space"}] and not told(match, "revealed")
    match.play("done")
    assert told(match, "revealed")[0]["card"] == "coop-merchant"
    assert told(match, "legend-comes")[0]["space"] == "0,0"


def test_solo_track_and_no_initiative() -> None:
    """MP-SOLO-04: the track of one player; its initiative symbol is not offered."""
    match = deal(["nomads"], {}, cards={"nomads": "coop-council"})
    assert match.view()["table"]["coop"]["momentum"]["last"] == 37
    assert "use initiative" not in texts(match)
    two = deal(["nomads", "boarlords"], {}, cards={"nomads": "coop-council"}, order=["nomads", "boarlords"])
    assert "use initiative" in texts(two) and game(two).phase == BLACK


def test_players_may_do_nothing_but_oni_must_act() -> None:
    """MP-ROUND-19: `done` at once is legal; nobody can spare the Oni's attacks."""
    match = deal(["nomads"], {"1,0": {"units": {"oni-small": 1}}}, opens=True)
    while kind(match) != "act":
        assert "pass" not in texts(match) and "done" not in texts(match)
        match.play(texts(match)[0])
    assert "done" in texts(match)
    assert game(match).controlled(ONI) == 2
    assert len(cards.cards_of(game(match)).rounds) == 8


@pytest.mark.parametrize("twice", [True, False])
def test_an_oni_may_move_in_both_attacks(twice: bool) -> None:
    """MQ-05, MP-PRIORITY-10: the Oni that took the first area goes on to the second, unless the switch
    ``oni_moves_twice`` is off; in the next step of the Oni all may move again."""
    taken = {space: {"owner": "oni"} for space in INNER}
    held = {"owner": "nomads", "units": {"private": 2}}
    spaces = {**taken, "2,0": held, "2,-1": held, "1,0": {"units": {"oni-medium": 1}}}
    match = deal(["nomads"], spaces, options={"oni_moves_twice": twice}, opens=True)
    for _ in range(20):
        decision = match.decisions[0]
        if decision.kind == "act":
            break
        texts = [o.text for o in decision.options]
        match.play("pass" if "pass" in texts else texts[0], decision.seat)
    lost = [s for s in ("2,0", "2,-1") if holder(match, s) == "oni"]
    assert len(lost) == (2 if twice else 1)
    position = game(match)
    assert bool(state.tired(position)) is not twice
    OniTurn(0).run(position)
    assert not state.tired(position)
