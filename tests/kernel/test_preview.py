"""What an answer would do, as far as its seat can know: it comes true, tells nothing hidden, and always has a line."""

from __future__ import annotations

import json
from random import Random

import pytest

from moonwall import table
from moonwall.table import changes
from moonwall.words import LANGUAGES, Words
from tests import previews
from tests.great_wall.cards.scenes import compose, turn
from tests.guests import dike, goose  # noqa: F401  (seats the guests)
from tests.promises import known_games


@pytest.mark.parametrize("game", known_games(), ids=lambda game: game.name)
def test_previews_of_every_game_come_true_and_tell_nothing_hidden(game: table.GameType) -> None:
    """Some options of many decisions of each mode; ``python -m tests.previews`` looks at all of them."""
    stops = set()
    for mode in game.modes:
        match = table.start(game.name, seats=mode.seats[-1], mode=mode.name, seed=11)
        here = [Words(lang).at(match) for lang in LANGUAGES]
        chance = Random(5)
        while not match.over and match.count < 400:
            decision = chance.choice(match.decisions)
            if chance.random() < 0.25:
                for preview in previews.look(match, decision.seat, chance, most=2):
                    stops.add(preview.stop)
                    assert all(said.consequence(preview).strip() for said in here)
            match.play(chance.choice(decision.options), decision.seat)
    assert stops & {"others", "reveal", "chance"}, stops


def test_the_check_finds_what_is_told_as_known_but_only_imagined() -> None:
    """The counter-example: a game that shows the card before it says that something is revealed."""
    match = table.compose("goose", {"seats": 2, "hands": [[1, 2, 3], [4, 5, 6]]})
    match.play("lay 1", 0)
    match.play("lay 4", 1)
    assert match.decision is not None and match.decision.kind == "swap"
    assert previews.look(match, 0, Random(1))

    match.position.stack[-1] = Hasty(0)
    match._advance()
    with pytest.raises(AssertionError, match="only imagined"):
        previews.look(match, 0, Random(1))


class Hasty(goose.Swap):
    def take(self, game: goose.Goose, picked: table.Option) -> None:
        if picked is not table.PASS:
            game.tell("took", seat=self.seat, n=game.deck[-1])
        super().take(game, picked)


def test_a_secret_answer_waits_for_the_others() -> None:
    match = table.compose("goose", {"seats": 2, "hands": [[1, 2, 3], [4, 5, 6]]})
    preview = match.preview("lay 3", 0)
    assert (preview.stop, preview.waiting, preview.events, preview.differences) == ("others", [1], [], [])
    line = Words("en").at(match).consequence(preview)
    assert line == "No effect that can be known yet. Then to decide: Seat 2."
    match.play("lay 4", 1)  # what the other has laid is known to nobody else
    assert match.preview("lay 3", 0).encode() == preview.encode()


def test_only_who_is_asked_can_foresee_and_only_legal_options() -> None:
    match = table.compose("goose", {"seats": 2, "hands": [[1, 2, 3], [4, 5, 6]]})
    match.play("lay 1", 0)
    with pytest.raises(table.NotYourDecision, match="seat 0 has nothing to decide"):
        match.preview("lay 2", 0)
    with pytest.raises(table.NotYourDecision):
        match.previews(0)
    with pytest.raises(table.IllegalOption, match="'lay 9' is not one of the 3 options"):
        match.preview("lay 9", 1)


def test_costs_gains_and_what_is_built_are_foreseen() -> None:
    """GW-BUILD-02: a Barricade is paid for and brings Honour; the view is the one that follows."""
    match = table.start("great-wall", seats=3, seed=5)
    chance = Random(5)
    while match.decision is not None and not any(
        d.kind == "pay-mix" and any(p.differences for p in match.previews(d.seat)) for d in match.decisions
    ):
        match.play(chance.choice(match.decision.options))
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    previews_ = match.previews(seat)
    assert [p.option for p in previews_] == decision.options
    own = {(d.word, d.now - d.was) for d in previews_[-1].differences if d.seat == seat}
    assert any(n < 0 for _, n in own), "something is paid"
    here = Words("en").at(match)
    line = here.consequence(previews_[-1])
    for word, n in own:
        assert f"{'+' if n > 0 else '−'}{abs(n)} " in line, (word, line)
    view = json.loads(json.dumps(match.view(seat)))
    ghost = changes.apply(view, previews_[-1].changes)
    assert ghost["table"] == previews_[-1].view["table"] != match.view(seat)["table"]
    assert ghost["scores"] == previews_[-1].view["scores"]


def test_others_who_might_hold_a_card_are_taken_to_pass_and_named() -> None:
    """GW-TACTIC-02: whether seat 1 holds a card for the moment or one that does not fit, seat 0 foresees the same."""
    seen = []
    for card in ("shield-wall", "restless"):
        doc = turn({})
        doc["players"]["@1"] = {"tactics": [card]}
        match = compose(doc)
        assert match.decision is not None and match.decision.seat == 0
        seen.append([preview.encode() for preview in match.previews(0)])
    assert seen[0] == seen[1]


def test_one_s_own_card_is_no_secret_to_oneself() -> None:
    """TS-EVENT-05-PL, GW-TACTIC-02: playing a hidden card of one's own hand is foreseen; a drawn one is not."""
    played, drawn = set(), set()
    for seed in range(4):
        match = table.start("great-wall", seats=3, seed=seed)
        chance = Random(seed)
        while match.decision is not None:
            decision = match.decision
            if decision.kind == "play-tactic":
                for preview in match.previews(decision.seat):
                    if preview.option is not table.PASS:
                        played |= {event["kind"] for event in preview.events}
            if decision.kind == "school":
                drawn |= {preview.stop for preview in match.previews(decision.seat)}
            match.play(chance.choice(decision.options))
    assert "played" in played
    assert "draw-tactics" not in played and "reveal" in drawn


@pytest.mark.parametrize(("game", "seats"), [("great-wall", 3), ("tsukuyumi", 4)])
def test_a_battle_or_an_assault_tells_both_strengths(game: str, seats: int) -> None:
    """«15 against 20»: what the rules tell of an outcome stands in the line before it is chosen."""
    here = None
    for seed in range(3):
        match = table.start(game, seats=seats, seed=seed)
        here = Words("en").at(match)
        chance = Random(seed)
        while match.decision is not None:
            for preview in match.previews() if chance.random() < 0.3 else []:
                if " against " in here.consequence(preview):
                    return
            match.play(chance.choice(match.decision.options))
    raise AssertionError("no line tells strengths")


@pytest.mark.parametrize("game", known_games(), ids=lambda game: game.name)
def test_a_glimpse_is_a_part_of_the_view(game: table.GameType) -> None:
    """What is counted is what the seat sees; and every counter finds its place in the view of some moment."""
    parts = frozenset(path.split(".")[1] for path, _ in game.counters if path.startswith("table."))
    for mode in game.modes:
        match = table.start(game.name, seats=mode.seats[0], mode=mode.name, seed=2)
        chance = Random(3)
        while not match.over and match.count < 150:
            decision = chance.choice(match.decisions)
            if chance.random() < 0.1:
                whole = match.position.view(decision.seat)
                seen = match.position.glimpse(decision.seat, parts)
                assert seen == {part: whole[part] for part in parts}
                every = match.position.glimpse(decision.seat, frozenset(whole))
                assert every == whole, "a game that makes some parts alone gives all when all are wanted"
            match.play(chance.choice(decision.options), decision.seat)
