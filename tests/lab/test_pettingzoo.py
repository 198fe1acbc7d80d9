"""PettingZoo: its own tests, and ids and observations that mean the same everywhere."""

from __future__ import annotations

import contextlib
import io
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, render_test, seed_test

from moonwall import table
from moonwall.lab.encoding import hashed_ids, observe_view, place_of
from moonwall.lab.pettingzoo_env import MoonwallEnv, env
from moonwall.table import IllegalOption, SetupError, option
from tests.guests import dike, goose

assert goose, dike
STARTS: list[tuple[str, dict[str, Any]]] = [("goose", {"seats": 3}), ("dike", {"seats": 2}), ("dike", {"seats": 1})]


@pytest.mark.parametrize(("game", "start"), STARTS)
def test_it_passes_the_tests_of_pettingzoo(game: str, start: dict[str, Any]) -> None:
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, **start), num_cycles=100)
        seed_test(lambda: env(game, **start), num_cycles=60)
        render_test(lambda render_mode=None: env(game, render_mode=render_mode, **start))


def test_ids_of_a_game_without_a_grammar_come_from_texts_alone() -> None:
    """Kept numbers: they may never change, or trained policies would mean something else."""
    assert place_of("pass", 1 << 14) == 6015
    assert place_of("lay 3", 1 << 14) == 1276


def test_two_options_on_one_id_are_told_apart() -> None:
    options = [option("lay", n) for n in range(40)]
    ids = hashed_ids(options, 41)
    assert len(ids) == 40
    assert set(ids.values()) == set(options)
    assert hashed_ids(options[::-1], 41) == ids


def test_masks_and_ids_say_the_same_as_the_legal_list() -> None:
    one = MoonwallEnv("goose", seats=2)
    one.reset(seed=3)
    while not any(one.terminations.values()):
        seen = one.observe(one.agent_selection)
        legal = np.flatnonzero(seen["action_mask"])
        assert sorted(one.infos[one.agent_selection]["legal"]) == legal.tolist()
        texts = {one.option_of(n).text for n in legal}
        assert texts == {o.text for o in one.match.decision.options}  # type: ignore[union-attr]
        other = next(a for a in one.agents if a != one.agent_selection)
        assert not one.observe(other)["action_mask"].any()
        assert one.action_of(one.option_of(legal[0])) == legal[0]
        one.step(int(legal[0]))
    assert sum(one.rewards.values()) == 0
    assert sorted(one.rewards.values()) == [-1.0, 1.0]


def test_what_is_hidden_is_not_in_an_observation() -> None:
    one = MoonwallEnv("goose", seats=2)
    one.reset(seed=3)
    before = one.observe("seat_0")["observation"]
    one.play.match = one.match.imagine(0, 99)
    assert np.array_equal(before, one.observe("seat_0")["observation"])
    assert not np.array_equal(before, one.observe("seat_1")["observation"])


def test_an_observation_follows_the_view() -> None:
    a = observe_view({"points": [1, 2], "card": "goose"}, 64)
    assert np.array_equal(a, observe_view({"card": "goose", "points": [1, 2]}, 64))
    assert not np.array_equal(a, observe_view({"points": [2, 1], "card": "goose"}, 64))
    assert not np.array_equal(a, observe_view({"points": [1, 2], "card": "duck"}, 64))


def test_wrong_use_gets_a_clear_error() -> None:
    one = MoonwallEnv("goose", seats=2)
    one.reset(seed=3)
    wrong = next(n for n in range(one.play.codec.actions) if n not in one.play.legal)
    with pytest.raises(IllegalOption, match="the action mask marks"):
        one.step(wrong)
    with pytest.raises(IllegalOption, match="not legal now"):
        one.option_of(wrong)
    with pytest.raises(IllegalOption, match="'fly' is not legal"):
        one.action_of("fly")
    with pytest.raises(SetupError, match="render_mode must be"):
        MoonwallEnv("goose", render_mode="opera")
    with pytest.raises(SetupError, match="no game"):
        MoonwallEnv("gose")
    with pytest.raises(SetupError, match="actions must be"):
        MoonwallEnv("great-wall", actions="words")
    with pytest.raises(SetupError, match="declares no grammar"):
        MoonwallEnv("goose", actions="tokens")


def test_a_game_can_be_cut_short() -> None:
    one = MoonwallEnv("goose", seats=2, max_decisions=2)
    one.reset(seed=3)
    for _ in range(2):
        one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
    assert all(one.truncations.values())
    assert not any(one.terminations.values())


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [
        (game["name"], mode["name"], mode["seats"][0])
        for game in table.games()
        if game["name"] not in ("goose", "dike")
        for mode in game["modes"]
    ],
)
def test_every_game_and_mode_passes_the_tests_of_pettingzoo(game: str, mode: str, seats: int) -> None:
    def make(**settings: Any) -> Any:
        return env(game, seats=seats, mode=mode, **settings)

    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=15)
        render_test(lambda render_mode=None: make(render_mode=render_mode))
