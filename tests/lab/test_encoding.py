"""Layouts and grammars: no two things share a place, nothing hidden is seen, and Gymnasium's own tests pass."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env

import moonwall
from moonwall import table
from moonwall.games.great_wall import grammar as great_wall_grammar
from moonwall.games.tsukuyumi import grammar as tsukuyumi_grammar
from moonwall.lab.encoding import OPTIONS, TOKENS, Play
from moonwall.lab.gym_env import MoonwallGym, MoonwallVector
from moonwall.table import IllegalOption, SetupError, option
from moonwall.table.grammar import Beside, Domain, Grammar, GrammarError
from moonwall.table.layout import SEATS, Block, Layout
from tests.lab import spaces

GAMES = Path(moonwall.__file__).parent / "games"
EXAMPLES = Path(__file__).parents[2] / "examples" / "learning"
_VERB = re.compile(r'\boptions?\(\s*"([a-z-]+)"')
PATTERNS: list[tuple[str, dict[str, tuple[str, ...]]]] = [
    ("great_wall", great_wall_grammar.PATTERNS),
    ("tsukuyumi", tsukuyumi_grammar.PATTERNS),
]


def test_a_grammar_numbers_every_option_once() -> None:
    domains = {
        "hex": Domain(["a", "b", "c"]),
        "side": Beside({"a": ["b", None], "b": ["c", "a"], "c": [None, "b"]}),
        "n": Domain(range(3)),
        "none": Domain([]),
    }
    one = Grammar({"go": ("hex", "hex side", "hex n"), "stay": ("",), "fly": ("none hex",)}, domains)
    assert one.size == 3 + 3 * 2 + 3 * 3 + 1
    texts = [found.text for n in range(one.size) if (found := one.option(n)) is not None]
    assert len(texts) == len(set(texts)) == one.size - 2  # two directions lead off the board
    assert [one.number(option(*found)) for found in (("go", "b", "c"), ("go", "b", 2), ("stay",))] == [5, 14, 18]
    assert one.number(option("go", "a", "c")) == one.number(option("fly", "a")) == -1
    with pytest.raises(GrammarError, match="0 to 18"):
        one.option(19)
    with pytest.raises(GrammarError, match="'hexagon'"):
        Grammar({"go": ("hexagon",)}, domains)


def test_a_layout_turns_seats_towards_who_looks() -> None:
    blocks = [Block("points", "", SEATS[:3]), Block("clerks", "", ("mill", "mine"), SEATS[:3]), Block("year", "")]
    one = Layout(blocks, 3, lambda game, seat: bytes(range(10)))
    assert one.names()[:5] == ["points/me", "points/next", "points/second", "clerks/mill/me", "clerks/mill/next"]
    assert one.order(0) == list(range(10))
    assert one.order(1) == [1, 2, 0, 4, 5, 3, 7, 8, 6, 9]
    assert one.fingerprint() != Layout(blocks[:2], 3, one.write).fingerprint()


@pytest.mark.parametrize(("folder", "patterns"), PATTERNS)
def test_every_verb_of_the_rules_is_in_the_grammar(folder: str, patterns: dict[str, tuple[str, ...]]) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (GAMES / folder).rglob("*.py")]
    verbs = {verb for text in sources for verb in _VERB.findall(text)}
    assert len(verbs) > 50
    assert not verbs - set(patterns)


@pytest.mark.parametrize("game", ["great-wall", "tsukuyumi"])
def test_no_two_things_share_a_place_and_nothing_hidden_is_seen(game: str) -> None:
    """``python -m tests.lab.spaces GAME 500`` plays more of them."""
    assert spaces.run(game, 16 if game == "great-wall" else 24) == []


def test_words_lead_to_every_option() -> None:
    play = Play("great-wall", seats=3, actions=TOKENS)
    play.reset(5)
    while play.decision is not None and play.match.count < 120:
        decision = play.decision
        for one in decision.options:
            other = Play("great-wall", seats=3, actions=TOKENS)
            other.match = play.match.clone()
            other.ask()
            way = other.way_to(one)
            assert [other.answer(word) for word in way] == [False] * (len(way) - 1) + [True]
            assert other.match.record()["answers"][-1] == _last(play, one)
        play.match.play(decision.options[play.match.count % len(decision.options)], decision.seat)
        play.ask()


def _last(play: Play, one: Any) -> Any:
    other = play.match.clone()
    other.play(one, play.seat)
    return other.record()["answers"][-1]


def test_a_card_that_the_grammar_does_not_know_still_has_an_id() -> None:
    play = Play("great-wall", seats=3)
    play.reset(1)
    codec = play.codec
    ids = codec.ids([option("fly", "moon"), option("pass"), option("fly", "sun")])
    assert ids[codec.grammar.size] is option("fly", "moon")
    assert ids[codec.grammar.size + 1] is option("fly", "sun")
    assert max(ids) < codec.actions


def test_a_policy_knows_what_its_numbers_meant() -> None:
    a, b = Play("great-wall", seats=3).codec, Play("great-wall", seats=4).codec
    assert a.fingerprint() == Play("great-wall", seats=3).codec.fingerprint()
    assert a.fingerprint() != b.fingerprint()
    assert a.fingerprint() != Play("great-wall", seats=3, actions=TOKENS).codec.fingerprint()
    assert Play("tsukuyumi", seats=3).codec.form == TOKENS
    assert a.form == OPTIONS


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("great-wall", {"seats": 3, "opponents": "random"}),
        ("great-wall", {"mode": "solo", "seats": 1, "shaping": 0.01}),
        ("tsukuyumi", {"seats": ["nomads", "boarlords", "dark-seed"], "max_decisions": 40}),
    ],
)
def test_it_passes_the_tests_of_gymnasium(game: str, settings: dict[str, Any]) -> None:
    class Sampled(MoonwallGym):
        """Gymnasium's checker samples any action; take a legal one for it."""

        def step(self, action: Any) -> Any:
            legal = list(self.table.legal)
            return super().step(legal[int(action) % len(legal)])

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Sampled(game, **settings), skip_render_check=True)


def test_a_learner_sits_among_bots_and_is_paid_at_the_end() -> None:
    one = MoonwallGym("great-wall", seats=3, seat=1, shaping=0.0)
    _, info = one.reset(seed=4)
    assert info["seat"] == 1
    total, ended = 0.0, False
    while not ended:
        legal = np.flatnonzero(one.action_masks())
        assert len(legal)
        _, reward, ended, cut, info = one.step(int(legal[0]))
        assert not cut
        total += reward
    assert total == one.table.rewards()[1]
    assert "Honour" in one.render() or one.render()
    with pytest.raises(SetupError, match="seat must be one of 0, 1, 2"):
        MoonwallGym("great-wall", seats=3, seat=3)
    one.reset(seed=4)
    with pytest.raises(IllegalOption, match="the action mask marks"):
        one.step(one.action_space.n - 1)  # type: ignore[attr-defined]


def test_shaping_gives_the_lead_point_by_point() -> None:
    one = MoonwallGym("great-wall", seats=3, seat=0, shaping=1.0)
    one.reset(seed=4)
    before = one._ahead()
    total, ended = 0.0, False
    while not ended:
        _, reward, ended, _, _ = one.step(int(np.flatnonzero(one.action_masks())[0]))
        total += reward
    assert total == pytest.approx(one._ahead() - before + one.table.rewards()[0])


def test_a_vector_of_tables_plays_on_after_an_end() -> None:
    many = MoonwallVector("great-wall", 3, mode="solo", seats=1)
    seen, _ = many.reset(seed=1)
    assert seen.shape == (3, many.single_observation_space.shape[0])  # type: ignore[index]
    ends = 0
    for _ in range(400):
        masks = many.action_masks()
        seen, rewards, ended, cut, _ = many.step(masks.argmax(axis=1))
        assert not cut.any()
        assert (np.abs(rewards[ended]) == 1).all()
        ends += int(ended.sum())
    assert ends > 3
    with pytest.raises(SetupError, match="at least 1"):
        MoonwallVector("great-wall", 0)


def test_the_grammar_says_what_its_numbers_are() -> None:
    match = table.start("great-wall", seats=3, seed=1)
    one = great_wall_grammar.grammar(match.setup.content, "standard", ())
    rows = one.describe()
    assert rows[0]["first"] == 0
    assert sum(int(str(row["size"])) for row in rows) == one.size
    assert 900 < one.size < 5000


def test_the_curve_of_a_training_is_drawn(tmp_path: Path) -> None:
    """The training itself needs PyTorch: the commands and what they gave are in docs/research.md."""
    rows = [{"steps": n * 10, "won": n, "games": 4, "low": n / 5, "high": (n + 1) / 5} for n in range(4)]
    run = {"game": "great-wall", "seats": 3, "seed": 1, "rows": rows}
    (tmp_path / "run.json").write_text(json.dumps(run))
    words = [sys.executable, str(EXAMPLES / "curve.py"), "run.json", "--out", "curve.svg"]
    subprocess.run(words, cwd=tmp_path, check=True)
    picture = ElementTree.parse(tmp_path / "curve.svg")
    assert "seed 1" in [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    ast.parse((EXAMPLES / "train.py").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", ["great-wall", "tsukuyumi"])
def test_what_was_written_before_leaves_no_trace(game: str) -> None:
    """A writer keeps what is as it was at its last look: two tables and all seats through one give what fresh do."""
    tables = [table.start(game, seats=4, seed=seed) for seed in (1, 2)]
    chance = Random(5)
    kept = Play(game, seats=4).codec
    for number in range(150):
        for match in tables:
            if match.decision is not None:
                match.play(chance.choice(match.decision.options))
        if number % 10 == 9:
            for match in tables:
                fresh = Play(game, seats=4).codec
                for seat in range(4):
                    assert np.array_equal(kept.observe(match, seat, None), fresh.observe(match, seat, None))


@pytest.mark.parametrize(
    ("target", "rewards"),
    [(None, [1, 0, -1]), (9, [1 / 3, -1 / 3, -1]), (5, [1, -1 / 3, -1]), (0, [1, 1 / 3, -1 / 3])],
)
def test_who_plays_without_a_seat_has_a_place(target: int | None, rewards: list[float]) -> None:
    """MP-REGULAR-02: where the Oni win, or stand between the seats, nobody is paid for a place that they have."""
    outcome = table.Outcome("ranked", (9, 4, 2), () if target == 9 else (0,), (0, 1, 2), "", target)
    play = SimpleNamespace(match=SimpleNamespace(outcome=outcome), people=[0, 1, 2])
    assert list(Play.rewards(play).values()) == pytest.approx(rewards)  # type: ignore[arg-type]
