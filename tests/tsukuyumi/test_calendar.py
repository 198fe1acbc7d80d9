"""A round is a list of steps (TS-ROUND-02). A part may give another one, with phases that count as several colours."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.book import BLACK, BLUE, GREEN, RED, WHITE
from moonwall.games.tsukuyumi.lineup import Lineup
from moonwall.games.tsukuyumi.part import Part
from moonwall.games.tsukuyumi.position import Rules, Tsukuyumi
from moonwall.games.tsukuyumi.rules.rounds import PassHands, Radioactive, Score
from moonwall.games.tsukuyumi.rules.turns import Phase
from moonwall.table import Match, Step

from . import invariants
from .hand import THREE, deal, game, seat, texts


class Omen(Step[Tsukuyumi]):
    """A guest's step: something happens around a turn."""

    seat: int
    word: str

    def run(self, game: Tsukuyumi) -> None:
        game.tell("omen", seat=self.seat, word=self.word)


class Night(Part):
    """A guest: after the selection an omen, then White and Black alone, with steps before and after each turn."""

    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        others = [step for step in steps if not isinstance(step, Phase)]
        at = others.index(PassHands()) + 1
        return [*others[:at], Omen(0, "card"), Phase(WHITE), Phase(BLACK), *others[at:]]

    def before_turn(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        return (Omen(seat, "before"),)

    def after_turn(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        return (Omen(seat, "after"),)


@pytest.fixture
def night(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Lineup.seated
    monkeypatch.setattr(Lineup, "seated", lambda *given: (*(parts := usual(*given)), Night("night", -1, len(parts))))


def names(match: Match) -> list[str]:
    return [repr(step) for step in game(match).calendar()]


def test_the_list_reads_like_the_page_of_the_rulebook() -> None:
    """TS-ROUND-02: select, the four phases, score; then what ends with the round (Q-15)."""
    assert names(table.start("tsukuyumi", seats=3, seed=1)) == [
        "NewRound()",
        "SelectCards()",
        "PassHands()",
        f"Phase(phase={WHITE})",
        f"Phase(phase={BLUE})",
        f"Phase(phase={GREEN})",
        f"Phase(phase={RED})",
        "Score()",
        "Radioactive()",
        "EndRound()",
        "ClearUp()",
    ]


def test_radioactive_may_come_before_the_scoring() -> None:
    """Q-15: the option moves one entry of the list."""
    first = table.start("tsukuyumi", seats=3, seed=1, radioactive_step="before-scoring")
    steps = game(first).calendar()
    assert steps.index(Radioactive()) + 1 == steps.index(Score())


def test_polish_cards_are_turned_up_before_blue() -> None:
    """TS-ROUND-07-PL."""
    found = names(table.start("tsukuyumi", seats=3, seed=1, edition="polish"))
    assert found[found.index("ShowCards()") + 1] == f"Phase(phase={BLUE})"
    assert "ShowCards()" not in names(table.start("tsukuyumi", seats=3, seed=1))


def test_a_position_holds_only_where_in_the_round_it_is() -> None:
    match = table.start("tsukuyumi", seats=3, seed=1)
    while not game(match).round:
        match.play(match.decisions[0].options[0])
    assert [repr(step) for step in game(match).stack[:-1]] == ["Calendar(at=2)"]


@pytest.mark.usefixtures("night")
def test_a_guests_round_has_white_and_black_only() -> None:
    match = table.start("tsukuyumi", seats=THREE, seed=5)
    story: list[str] = []
    while not match.over:
        match.play("done" if "done" in texts(match) else texts(match)[0])
        for event in match.events:
            if event.kind in ("round", "phase"):
                story.append(str(event.data.get("phase", "round")))
            elif event.kind in ("omen", "turn"):
                story.append(str(event.data.get("word", "turn")))
    turns = ["before", "turn", "after"] * 3
    assert story == ["round", "card", "white", *turns, "black", *turns] * 4


@pytest.mark.usefixtures("night")
@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_whole_games_with_black(edition: str) -> None:
    """Whatever is played, the promises of every position hold, and a copy goes on as the match does."""
    for seed in range(6):
        match = table.start("tsukuyumi", seats=4, seed=seed, edition=edition, legendary_oni=True, faction_events=True)
        chance = Random(seed)
        while not match.over:
            invariants.check(game(match), match.count % 25 == 0)
            assert match.decision is not None
            match.play(chance.choice(match.decision.options))
            if match.count % 60 == 0 and not match.over:
                assert table.restore(match.snapshot()).fingerprint() == match.fingerprint()
        assert table.replay(match.record()).grade == "exact"


@pytest.mark.usefixtures("night")
def test_black_counts_as_blue_green_and_red() -> None:
    """MP-BLACK-09: for everything bound to one of the three."""
    position = game(deal(phase="black"))
    assert [position.in_phase(colour) for colour in (WHITE, BLUE, GREEN, RED)] == [False, True, True, True]
    position = game(deal(phase="white"))
    assert [position.in_phase(colour) for colour in (WHITE, BLUE, GREEN, RED)] == [True, False, False, False]


@pytest.mark.usefixtures("night")
def test_productive_and_aggressive_units_act_in_black(tmp_path: Path) -> None:
    """MP-BLACK-09, MP-EX-41: Productive gives its points, an Aggressive unit its Combat action, in one turn."""
    (tmp_path / "units.toml").write_text('[[units]]\nid = "squeaker"\naggressive = true\nproductive = 1\n')
    doc = {
        "seats": THREE,
        "board": {"3,-1": "ocean", "2,-1": "ocean"},
        "homes": {"boarlords": "4,-2", "nomads": "4,0", "dark-seed": "1,2"},
        "order": ["boarlords", "nomads", "dark-seed"],
        "spaces": {"3,-1": {"units": {"squeaker": 2}, "owner": "nomads"}},
        "phase": "black",
        "left": {"combat": 0, "movement": 0, "production": 0, "place": 0, "initiative": 0},
    }
    match = table.compose("tsukuyumi", doc, content=tmp_path)
    assert seat(match) == "boarlords"
    assert "rage 3,-1" in texts(match) and game(match).harvest == 1
    with pytest.raises(table.ComposeError, match="does not know 'red'"):
        table.compose("tsukuyumi", {**doc, "phase": "red"}, content=tmp_path)


@pytest.mark.usefixtures("night")
def test_no_movement_after_a_combat_in_black() -> None:
    """MP-BLACK-05; TS-ROUND-10-PL bars it in Blue and Red, so also in a phase that counts as both."""
    for polish in (False, True):
        given = {
            "phase": "black",
            "polish": polish,
            "order": ["nomads", "boarlords", "dark-seed"],
            "spaces": {"3,0": {"units": {"private": 2}}},
            "left": {"movement": 1, "combat": 1},
        }
        assert "use movement" in texts(deal(**given))
        assert "use movement" not in texts(deal(**given, fought=True))


@pytest.mark.usefixtures("night")
def test_symbols_of_black_are_those_of_its_colours() -> None:
    position = game(deal(phase="black"))
    book = position.book
    for card in range(len(book.action_ids)):
        shown = book.symbols[card]
        assert shown[BLACK] == [sum(one) for one in zip(*shown[BLUE : RED + 1])]
        assert book.has_phase[card][BLACK] == any(book.has_phase[card][BLUE : RED + 1])


def test_the_usual_game_knows_no_black() -> None:
    with pytest.raises(table.ComposeError, match="field 'phase' does not know 'black'"):
        deal(phase="black")


@pytest.mark.usefixtures("night")
def test_bots_play_a_round_with_black() -> None:
    from moonwall import bots

    match = table.start("tsukuyumi", seats=3, seed=3, rounds=3)
    players = [bots.make("greedy", seed=n) for n in range(3)]
    while not match.over and game(match).round < 2:
        decision = match.decisions[0]
        match.play(players[decision.seat].choose(match, decision.seat), decision.seat)
    assert game(match).round == 2
