"""Batches: the same results on any number of processes, and errors that do not stop the others."""

from __future__ import annotations

import importlib.util
import socket
import threading
import time
from typing import Any

import msgspec
import pytest

from moonwall.lab import on_ray
from moonwall.lab.batch import Job, Result, play_one, run
from moonwall.lab.numbers import wilson
from moonwall.lab.plans import Plan, check, jobs, layouts, layouts_of
from moonwall.lab.standings import duel, duels, event_counts, factions, matchups, offers, standings
from moonwall.table import SetupError
from tests.guests import dike, goose

assert goose, dike
PLUGINS = ("tests.guests.goose", "tests.guests.dike")


def plan(**changes: Any) -> Plan:
    given: dict[str, Any] = {"what": "tournament", "game": "goose", "entrants": ["random", "greedy"], "rounds": 12}
    return Plan(**{**given, "seats": 3, **changes})


def played(some: Plan, processes: int = 1, ray: str | None = None) -> list[bytes]:
    """All that must be the same anywhere: everything but the time it took to think."""
    results = sorted(run(jobs(some), processes, PLUGINS, ray), key=lambda r: r.number)
    return [msgspec.json.encode(msgspec.structs.replace(r, thought=[])) for r in results]


def test_the_number_of_processes_changes_nothing() -> None:
    some = plan(entrants=["random", "greedy", "search:iterations=8"], rounds=6)
    assert played(some) == played(some, processes=3)


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs moonwall[ray]")
def test_a_ray_cluster_changes_nothing() -> None:
    some = plan(rounds=10)
    assert played(some) == played(some, ray="local")


def test_without_ray_the_option_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("moonwall.lab.on_ray.importlib.import_module", missing)
    with pytest.raises(SetupError, match=r"install moonwall\[ray\]"):
        list(run(jobs(plan()), ray="local"))


class FakeRay:
    """Ray as it is when nobody answers: it tries for a minute."""

    def is_initialized(self) -> bool:
        return False

    def init(self, **_: object) -> None:
        time.sleep(60)
        raise ConnectionError("too late")


def listener() -> socket.socket:
    line = socket.socket()
    line.bind(("127.0.0.1", 0))
    return line


def test_a_wrong_ray_address_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moonwall.lab.on_ray.importlib.import_module", lambda _: FakeRay())
    with listener() as line:  # bound, but it does not listen
        address = f"127.0.0.1:{line.getsockname()[1]}"
        for wrong in (address, f"ray://{address}"):
            begun = time.monotonic()
            with pytest.raises(SetupError, match=f"no Ray cluster answers at '{wrong}': .*refused"):
                list(run(jobs(plan()), ray=wrong))
            assert time.monotonic() - begun < 30, "it does not wait for Ray, which tries for a minute"
        monkeypatch.setenv("RAY_ADDRESS", address)
        with pytest.raises(SetupError, match=f"'auto', which RAY_ADDRESS says is '{address}'"):
            list(run(jobs(plan()), ray="auto"))


@pytest.mark.parametrize("address", ["nowhere", "host:", ":6379", "host:99999", "ray://host"])
def test_what_is_no_address_is_refused_with_what_is_one(address: str) -> None:
    with pytest.raises(SetupError, match=r"no address of a Ray cluster; write host:port \(127.0.0.1:6379\)"):
        on_ray.look_for(address)


@pytest.mark.parametrize(
    ("answer", "why"),
    [(None, "no answer within 1 s"), (b"HTTP/1.1 400 Bad Request\r\n\r\n", "something else listens there"),
     (bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]), "")],
    ids=["silence", "a web server", "gRPC"],
)  # fmt: skip
def test_who_listens_but_is_no_cluster_is_told_from_one(answer: bytes | None, why: str) -> None:
    with listener() as line:
        line.listen()

        def serve() -> None:
            other, _ = line.accept()
            with other:
                if answer is None:
                    over.wait(60)
                else:
                    other.recv(100)
                    other.sendall(answer)

        over = threading.Event()
        threading.Thread(target=serve, daemon=True).start()
        address = f"127.0.0.1:{line.getsockname()[1]}"
        begun = time.monotonic()
        patience = 1 if answer is None else 60  # who answers may be busy for a while
        if why:
            with pytest.raises(SetupError, match=why):
                on_ray.look_for(address, patience=patience)
        else:
            on_ray.look_for(address, patience=patience)
        over.set()
        assert time.monotonic() - begun < 30, "it does not wait for what never comes"


def test_a_result_tells_what_happened() -> None:
    result = play_one(next(jobs(plan(game="dike", seats=2, rounds=2))))
    assert result.error == ""
    assert result.outcome is not None
    assert result.outcome["kind"] == "shared"
    assert result.decisions == sum(result.asked) == sum(result.kinds.values()) == sum(result.widths.values())
    assert sorted(result.order) == [0, 1]
    assert len(result.used) == len(result.factions)
    assert len(result.thought) == len(result.asked)
    assert all((spent > 0) == (asked > 0) for spent, asked in zip(result.thought, result.asked))
    assert any(result.used)  # the dike's segments are content, and seats name them


def test_offers_count_what_was_refused_too() -> None:
    """Each decision counts what it named once, and what was taken; a choice made together says which one it was."""
    results = [play_one(job) for job in jobs(plan(game="tsukuyumi", entrants=["random"], what="simulation", rounds=2))]
    for result in results:
        picks = {kind: rows for kind, rows in result.offers.items() if kind.startswith("select-card")}
        assert sorted(picks) == [f"select-card {n}" for n in range(1, 5)]
        for rows in picks.values():  # three seats each took one of the cards in their hands
            assert sum(taken for _, taken in rows.values()) == 3
            assert sum(offered for offered, _ in rows.values()) > 3
        assert all(0 <= taken <= offered for rows in result.offers.values() for offered, taken in rows.values())
    found = {(row["decision"], row["card"]): row for row in offers(results)}
    first = next(iter(results[0].offers["select-card 1"]))
    both = [result.offers["select-card 1"].get(first, [0, 0]) for result in results]
    row = found["select-card 1", first]
    assert [row["offered"], row["taken"]] == [sum(counts) for counts in zip(*both)]


def test_events_about_content_are_counted() -> None:
    """An Oni Conquest that succeeds and one that fails are told apart; so are points and what brought them."""
    results = [play_one(job) for job in jobs(plan(game="tsukuyumi", entrants=["random"], what="simulation", rounds=4))]
    rows = {(row["event"], row["card"]): row for row in event_counts(results)}
    tried = [result.told.get("conquered oni-conquest", 0) + result.told.get("conquest-failed oni-conquest", 0)
             for result in results]  # fmt: skip
    assert sum(tried) > 0
    for event in ("conquered", "conquest-failed"):
        some = [result.told.get(f"{event} oni-conquest", 0) for result in results]
        if any(some):
            row = rows[event, "oni-conquest"]
            assert (row["times"], row["games"]) == (sum(some), sum(map(bool, some)))
            assert row["share"] == row["games"] / 4


def test_a_secret_choice_says_nothing_about_turn_order() -> None:
    """All lay at once; the first turn of one's own is the swap, which goes by seat."""
    for job in jobs(plan(rounds=4)):
        assert play_one(job).order == [0, 1, 2]


def test_a_game_that_fails_is_a_result_and_the_others_go_on() -> None:
    good = next(jobs(plan()))
    bad = msgspec.structs.replace(good, number=1, seats=9)
    results = list(run([good, bad, msgspec.structs.replace(good, number=2)]))
    assert [bool(r.error) for r in results] == [False, True, False]
    assert "SetupError: goose (standard) is for 2 or 3 seats, not 9" in results[1].error


def test_calling_off_a_run_stops_its_processes() -> None:
    endless = (Job(n, "goose", n, ("search:iterations=300",) * 3, 3) for n in range(10_000))
    stream = run(endless, 2, PLUGINS)
    assert next(stream).error == ""
    stream.close()


# --- plans ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_both_bots_sit_everywhere_equally_often(count: int) -> None:
    found = layouts(count)
    for seat in range(count):
        assert sum(layout[seat] for layout in found) * 2 == len(found)
    for first, second in zip(found[::2], found[1::2]):
        assert all(a != b for a, b in zip(first, second))


def test_allies_are_played_by_one_bot() -> None:
    assert layouts_of([0, 1, 0, 1]) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert layouts_of([0, 1, 1, 1]) == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert layouts_of([0, 0, 0]) == [(0, 0, 0), (1, 1, 1)]


@pytest.mark.parametrize(
    ("changes", "drawn"),
    [
        ({"seats": 4}, 4),
        ({"seats": 4, "options": {"expansions": True}}, 9),
        ({"seats": 2, "mode": "two", "options": {"expansions": True}}, 8),  # Sentinels may not (TSM-GEN-10)
        ({"seats": 5, "options": {"expansions": True}}, 9),
        ({"seats": 3, "mode": "moon-princess"}, 4),
    ],
)
@pytest.mark.parametrize("what", ["simulation", "tournament"])
def test_factions_are_drawn_from_those_that_may_sit_there(what: str, changes: dict[str, Any], drawn: int) -> None:
    """Expansion factions only where the table wants them, and nobody whom the rules keep out of the mode."""
    named = {"what": what, "game": "tsukuyumi", "entrants": ["random", "greedy"][: 1 + (what == "tournament")]}
    every = list(jobs(Plan(**{**named, "rounds": 60, **changes})))
    seats = [set(job.seats) for job in every if isinstance(job.seats, list)]
    assert len(seats) == len(every) and {len(one) for one in seats} == {changes["seats"]}
    assert len(set().union(*seats)) == drawn


def test_where_all_win_together_each_bot_has_the_table_to_itself() -> None:
    lineups = [job.lineup for job in jobs(plan(game="great-wall", mode="coop", seats=2, rounds=4))]
    assert lineups == [("random", "random"), ("greedy", "greedy")] * 2


def test_a_pair_meets_the_same_shuffles() -> None:
    games = list(jobs(plan(rounds=6)))
    for first, second in zip(games[::2], games[1::2]):
        assert first.seed == second.seed
        assert all(a != b for a, b in zip(first.lineup, second.lineup))
    assert len({job.seed for job in games}) == 3


def test_an_odd_number_of_games_is_rounded_up_to_pairs() -> None:
    assert len(list(jobs(plan(rounds=5)))) == plan(rounds=5).total == 6


def test_every_bot_of_a_simulation_sits_in_every_seat() -> None:
    games = list(jobs(plan(what="simulation", entrants=["random", "greedy", "easy"], rounds=3)))
    for seat in range(3):
        assert {job.lineup[seat] for job in games} == {"random", "greedy", "easy"}


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"rounds": 0}, "at least 1 game"),
        ({"entrants": ["random"]}, "at least two bots"),
        ({"entrants": ["random", "random"]}, "named twice"),
        ({"entrants": ["random", "gredy"]}, "no bot 'gredy'"),
        ({"seats": 7}, "not 7"),
        ({"game": "gose"}, "no game 'gose'"),
        ({"mode": "dark"}, "no mode 'dark'"),
        ({"options": {"rnds": 2}}, "no option 'rnds'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(SetupError, match=what):
        check(plan(**changes))


# --- standings --------------------------------------------------------------------------------------------------------


def finished(number: int, lineup: list[str], ranking: list[int]) -> Result:
    scores = [10 * (len(ranking) - ranking.index(seat)) for seat in range(len(ranking))]
    outcome = {"kind": "ranked", "scores": scores, "winners": ranking[:1], "ranking": ranking, "reason": ""}
    return Result(number, "a | b", number, lineup, ["x"] * len(lineup), "standard", outcome)


def test_a_duel_counts_whose_seat_won_and_who_finished_ahead() -> None:
    results = [
        finished(0, ["a", "b", "b"], [0, 1, 2]),  # a wins and is ahead
        finished(1, ["b", "a", "a"], [0, 1, 2]),  # b wins and is ahead
        finished(2, ["a", "b", "a", "b"], [0, 1, 3, 2]),  # a wins, but 1 and 4 are no better than 2 and 3
    ]
    row = duel("a", "b", results)
    assert (row["games"], row["won"], row["share"]) == (3, 2, 0.6667)
    assert row["ahead"] == 0.5
    assert row["low"] < 0.6667 < row["high"]
    assert duels(results) == [row]


def test_where_the_table_wins_together_both_stand_beside_each_other() -> None:
    some = plan(game="dike", seats=2, rounds=8, entrants=["random", "greedy"])
    results = [play_one(job) for job in jobs(some)]
    row = duels(results)[0]
    if "table_a" in row:
        assert row["table_a"]["games"] + row["table_b"]["games"] == 8


def test_a_table_that_wins_together_counts_once() -> None:
    """Three seats that win one game together are one win, or the interval would be far too narrow."""
    outcome = {"kind": "shared", "scores": [1, 2, 3], "winners": [0, 1, 2], "ranking": [], "reason": ""}
    lost = {**outcome, "winners": []}
    results = [Result(n, "", n, ["a"] * 3, ["x"] * 3, "coop", some) for n, some in enumerate((outcome, lost))]
    row = standings(results)[0]
    assert (row["games"], row["won"], row["share"], row["fair"]) == (2, 1, 0.5, 0.5)
    assert (row["seats"], row["seats_won"]) == (2, 1)


def test_the_mean_time_a_bot_thinks_about_a_decision() -> None:
    result = finished(0, ["a", "b", "b"], [0, 1, 2])
    result.asked, result.thought = [2, 1, 3], [30.0, 4.0, 8.0]
    assert {row["bot"]: row["thinking_ms"] for row in standings([result])} == {"a": 15.0, "b": 3.0}


def test_factions_and_pairs_of_factions_have_rates_of_their_own() -> None:
    results = [finished(n, ["a", "a"], ranking) for n, ranking in enumerate([[0, 1], [0, 1], [1, 0], [1, 0]])]
    for result, names in zip(results, (["ox", "carp"], ["ox", "carp"], ["carp", "ox"], ["carp", "tiger"])):
        result.factions = names
    assert [(r["faction"], r["games"], r["won"]) for r in factions(results)] == [
        ("ox", 3, 3),
        ("tiger", 1, 1),
        ("carp", 4, 0),
    ]
    pairs = [(r["a"], r["b"], r["games"], r["won"]) for r in matchups(results)]
    assert pairs == [("carp", "ox", 3, 0), ("carp", "tiger", 1, 0)]
    assert matchups([finished(0, ["a", "b", "b"], [0, 1, 2])]) == []


def test_games_won_stand_first_and_seats_after_them() -> None:
    """Who has two of three seats and wins every game has won every game, not two seats of three."""
    layouts = ((["b", "a", "b"], [1, 0, 2]), (["a", "b", "a"], [0, 2, 1]))
    results = [finished(n, *layouts[n % 2]) for n in range(16)]
    first, second = standings(results)
    assert (first["bot"], first["games"], first["won"], first["share"]) == ("a", 16, 16, 1.0)
    assert (second["bot"], second["won"], second["share"]) == ("b", 0, 0.0)
    assert first["fair"] == second["fair"] == 0.5
    assert (first["seats"], first["seats_won"], first["seat_share"]) == (24, 16, 0.6667)
    assert first["seat_fair"] == second["seat_fair"] == 0.3333


def test_standings_give_each_seat_its_fair_share() -> None:
    rows = standings([finished(0, ["a", "b", "b"], [0, 1, 2]), finished(1, ["b", "a", "b"], [1, 0, 2])])
    assert [row["bot"] for row in rows] == ["a", "b"]
    assert rows[0]["share"] == 1.0 and rows[0]["fair"] == 0.3333 and rows[1]["fair"] == 0.6667
    assert rows[0]["seat_fair"] == rows[1]["seat_fair"] == 0.3333
    assert rows[1]["place"] == 2.5


def test_a_win_that_bots_share_is_shared() -> None:
    """Allies of two bots win together: half a game for each, so that games won are as many as games."""
    result = finished(0, ["a", "b", "a", "b"], [0, 1, 2, 3])
    assert result.outcome is not None
    result.outcome["winners"] = [0, 1]
    assert {row["bot"]: row["won"] for row in standings([result])} == {"a": 0.5, "b": 0.5}


def test_games_of_one_shuffle_count_as_what_they_are_worth() -> None:
    """Pairs that always end alike are half as many chances; the interval is that of so many."""
    alike = [finished(n, ["a", "b"], [0, 1] if n < 12 else [1, 0]) for n in range(20)]
    apart = duel("a", "b", alike)
    for result in alike:
        result.seed = result.number // 2
    paired = duel("a", "b", alike)
    assert (apart["share"], paired["share"]) == (0.6, 0.6)
    assert (apart["low"], apart["high"]) == pytest.approx(wilson(12, 20), abs=1e-4)
    assert (paired["low"], paired["high"]) == pytest.approx(wilson(6, 10), abs=1e-4)
    assert paired["ahead_low"] == paired["low"]


def test_seats_of_one_game_are_not_so_many_games() -> None:
    """Two seats of a bot can not both win: their interval is not that of twice as many chances."""
    results = [finished(n, ["a", "a", "b"], [[0, 1, 2], [2, 0, 1]][n % 2]) for n in range(20)]
    row = next(row for row in standings(results) if row["bot"] == "a")
    assert (row["seats"], row["seats_won"]) == (40, 10)
    assert (row["seat_low"], row["seat_high"]) != pytest.approx(wilson(10, 40), abs=1e-3)


def test_a_duel_says_by_how_many_points() -> None:
    results = [finished(n, ["a", "b"], [0, 1]) for n in range(6)]
    points = duel("a", "b", results)["points"]
    assert points == {"value": 10.0, "low": 10.0, "high": 10.0}
    results[0] = finished(0, ["a", "b"], [1, 0])
    points = duel("a", "b", results)["points"]
    assert points["value"] == pytest.approx(20 / 3, abs=1e-4)
    assert points["low"] < 0 < points["value"] < points["high"]
    assert duel("a", "b", results[:1])["points"] is None  # one game has no spread


def test_tables_played_alone_differ_by_an_interval() -> None:
    """Each bot plays the same shuffles. Where both win the same ones there is no difference, however hard they are."""
    together = {"kind": "shared", "scores": [1, 1], "winners": [0, 1], "ranking": [], "reason": ""}
    lost = {**together, "winners": []}
    results = []
    for seed in range(30):
        for bot in "ab":
            outcome = together if seed % 2 or (bot == "a" and seed % 5 == 0) else lost
            results.append(Result(len(results), "a | b", seed, [bot] * 2, ["x"] * 2, "coop", outcome))
    row = duel("a", "b", results)
    assert row["table_a"]["won"] == 18 and row["table_b"]["won"] == 15
    gap = row["difference"]
    assert gap["value"] == 0.1 and gap["low"] < 0.1 < gap["high"]
    for result in results:
        result.seed = result.number  # without the shuffles in common the same wins say less
    loose = duel("a", "b", results)["difference"]
    assert loose["value"] == 0.1 and loose["high"] - loose["low"] > 1.5 * (gap["high"] - gap["low"])
