"""Whatever content comes along, what is remembered of it has a bound."""

from __future__ import annotations

import gc
from random import Random
from threading import Barrier, Thread
from typing import Any

import msgspec
import pytest

from moonwall import table
from moonwall.games.great_wall import game as great_wall
from moonwall.games.great_wall.book import Book as WallBook
from moonwall.games.tsukuyumi import book as tsukuyumi
from moonwall.games.tsukuyumi.rules.cards import Cards
from moonwall.table import Content, options
from moonwall.table.cache import Kept
from moonwall.table.options import DONE, option, parse

PACKS = 200


def other_content(name: str, kind: str, row: str, number: int) -> Content:
    """The house's content with one row that no other has, as a pack would change it."""
    own = table.game_type(name).load_content()
    rows = dict(own.tables[kind])
    rows[row] = msgspec.structs.replace(rows[row], **{"hp" if kind == "units" else "power": number})
    return Content({**own.tables, kind: rows}, [{"name": f"pack-{number}", "hash": str(number)}], own.specs)


def alive(kind: type[Any], before: tuple[Any, ...] = ()) -> tuple[Any, ...]:
    """All there are of a kind, but for those of ``before``, which other tests may hold."""
    gc.collect()
    known = {id(one) for one in before}
    return tuple(one for one in gc.get_objects() if type(one) is kind and id(one) not in known)


def play_a_little(monkeypatch: pytest.MonkeyPatch, name: str, content: Content, seats: int, seed: int) -> None:
    game = table.game_type(name)
    with monkeypatch.context() as patch:
        patch.setattr(type(game), "load_content", lambda self, packs=(): content)
        match = table.start(name, seats=seats, seed=seed)
    chance = Random(seed)
    for _ in range(12):
        decision = match.decisions[0]
        match.play(decision.options[int(chance.random() * len(decision.options))], decision.seat)


def test_books_of_two_hundred_packs_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that meets ever new packs keeps so many books and no more; those who play on keep theirs."""
    hashes = set()
    before = {kind: alive(kind) for kind in (tsukuyumi.Book, Cards, WallBook)}
    for number in range(1, PACKS + 1):
        for name, kind, row, seats in (
            ("tsukuyumi", "units", "squeaker", 3),
            ("great-wall", "hordes", next(iter(table.game_type("great-wall").load_content()["hordes"])), 2),
        ):
            content = other_content(name, kind, row, number)
            hashes.add(content.hash)
            play_a_little(monkeypatch, name, content, seats, number)
    assert len(hashes) == 2 * PACKS
    assert len(tsukuyumi.BOOKS) == tsukuyumi.BOOKS.most and len(great_wall.BOOKS) == great_wall.BOOKS.most
    del content
    left = {kind: len(alive(kind, known)) for kind, known in before.items()}
    assert left[tsukuyumi.Book] <= tsukuyumi.BOOKS.most + 4  # bots think about four games at a time (survey.py)
    assert left[Cards] <= left[tsukuyumi.Book]
    assert left[WallBook] <= great_wall.BOOKS.most


def test_the_oldest_goes_first_and_nothing_is_made_twice() -> None:
    made: list[int] = []
    kept: Kept[str] = Kept(2)

    def get(key: int) -> str:
        return kept.get(key, lambda: made.append(key) or f"{key}!")  # type: ignore[func-returns-value]

    first = get(1)
    assert get(1) is first and made == [1]
    get(2), get(3)
    assert len(kept) == 2 and get(3) == "3!" and made == [1, 2, 3]
    assert get(1) == first and made == [1, 2, 3, 1], "made again"


@pytest.fixture
def small_pool(monkeypatch: pytest.MonkeyPatch) -> int:
    """A pool that is soon full; the options of the house are in it."""
    most = len(options._pool) + 100
    monkeypatch.setattr(options, "POOL_MOST", most)
    return most


def test_options_that_nobody_holds_are_forgotten(small_pool: int) -> None:
    """Words of ever new packs: those held stay the same object, by any way they are asked for; the others go."""
    held = [option("held", n) for n in range(50)]
    for n in range(10 * small_pool):
        option("passing", n)
        if n % small_pool == 0:
            assert option("held", 7) is held[7]
    assert len(options._pool) <= small_pool + 50 and len(options._before) <= 2 * small_pool
    assert all(option("held", n) is one and parse(f"held {n}") is one for n, one in enumerate(held))
    assert option("done") is DONE is parse("done")
    assert ("passing", 0) not in options._pool and ("passing", 0) not in options._before


@pytest.mark.usefixtures("small_pool")
def test_a_game_goes_on_while_the_pool_forgets() -> None:
    """Rules compare options by identity: a game plays the same whether or not options are forgotten under it."""
    prints = []
    for noise in (0, 60):
        match = table.start("tsukuyumi", seats=3, seed=4)
        chance = Random(4)
        for step in range(120):
            for n in range(noise):
                option("noise", step, n)
            decision = match.decisions[0]
            match.play(decision.options[int(chance.random() * len(decision.options))].text, decision.seat)
        prints.append(match.fingerprint())
    assert prints[0] == prints[1]


@pytest.mark.usefixtures("small_pool")
def test_threads_agree_on_options_while_the_pool_forgets() -> None:
    found: list[list[Any]] = [[], [], [], []]
    start = Barrier(len(found))

    def work(place: int) -> None:
        start.wait()
        for n in range(3000):
            found[place].append(option("shared", n))

    threads = [Thread(target=work, args=(place,)) for place in range(len(found))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(len({id(one) for one in same}) == 1 for same in zip(*found))
