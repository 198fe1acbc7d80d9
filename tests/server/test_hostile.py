"""What strangers bring is read within bounds: hostile packs and records take little, and tables are played on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from moonwall import table
from moonwall.server import reader
from moonwall.server.errors import Refusal
from moonwall.server.reader import CheckPack, Follow, LayOut
from moonwall.server.readers import WAITING_EACH, Lane, Readers
from moonwall.server.settings import Settings
from tests import maps
from tests.torture.hostile import p99, sent_to_games, suffer

from .house import House, run

ROW = '[[advisors]]\nid = "woodcutter"\n'


def pack(text: str) -> CheckPack:
    return CheckPack("great-wall", "mine", {"mine.toml": text})


def test_hostile_packs_are_refused_at_once_and_the_match_goes_on(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        assert house.process is not None
        found = run(suffer(house, house.process.pid))
        assert list(found.packs) == [name for _, name, _ in sent_to_games()]
        for name, (_, status, why) in found.packs.items():
            harmless = name == "990 rows"
            assert status in (400, 413) or (status == 200 and (why == "[]") == harmless), (name, status, why)
            assert found.computed[name] < 0.5, found.report()
        assert found.peak - found.before < 100, found.report()
        assert p99(found.answers) < 0.2 * found.stretch, found.report()
        with house.http() as http:
            refused = sum("takes more than 0.35 s" in why for _, _, why in found.packs.values())
            assert refused and f"moonwall_read_refused {refused}.0" in http.get("/metrics").text
        assert '"level": "error"' not in house.log()


def test_a_reader_ends_what_takes_too_long_or_too_much_and_reads_on() -> None:
    async def play() -> None:
        readers = Readers(Settings())
        try:
            # The pack that took 3 GB: one key of 20,000 parts
            with pytest.raises(Refusal, match=r"takes more than 0\.35 s or 80 MB") as refused:
                await readers.check_pack(pack(ROW + ".".join(["a"] * 20_000) + " = 1\n"), "a")
            assert refused.value.code == "too-large"
            # Each limit for itself: what takes long where there is room, what takes room where there is time
            for seconds, megabytes, text in (
                (0.35, 4_000, "".join(f'[[advisors]]\nid = "a{n}"\nsource = "pack"\n' for n in range(40_000))),
                (30.0, 80, ROW + ".".join(["a"] * 8_000) + " = 1\n"),
            ):
                with pytest.raises(Refusal, match=f"takes more than {seconds:g} s or {megabytes} MB"):
                    await readers._do(pack(text), seconds, megabytes)
            assert readers.refused == 3 and readers.computed >= 0.35
            # A counter-example: the next pack is read by the same process
            before = readers._process
            assert (await readers.check_pack(pack(ROW), "a")).problems == []
            assert readers._process is before
            # A process that is killed comes again
            assert before is not None
            os.kill(before.pid, signal.SIGKILL)
            await before.wait()
            assert (await readers.check_pack(pack(ROW), "a")).hash
        finally:
            await readers.close()

    run(play())


async def least(readers: Readers, job: Callable[[], Awaitable[object]]) -> float:
    """Seconds of computing that a job takes when nothing disturbs it: other work on a machine makes them more."""
    taken = []
    for _ in range(3):
        before = readers.computed
        await job()
        taken.append(readers.computed - before)
    return min(taken)


def test_honest_maps_need_little_of_the_limit(tmp_path: Path) -> None:
    """Every scenario of the box, and the largest and hardest that can be drawn for each number of seats, are read in a
    quarter of what a pack may compute, and their tables set in half of it."""
    limit = Settings().pack_seconds
    drawn = [*maps.of_the_box(), ("own-all", maps.largest(), maps.SEATS)]
    drawn += [("own-arms", maps.arms(n, seed), (n,)) for n in maps.SEATS for seed in (1, 2)]

    async def play() -> None:
        readers = Readers(Settings())
        try:
            for number, (name, text, seats) in enumerate(drawn):
                work = CheckPack("tsukuyumi", "draft", {"mine.toml": text})
                assert (await readers.check_pack(work, "a")).problems == [], name
                assert await least(readers, partial(readers.check_pack, work, "a")) < limit / 4, name
                folder = tmp_path / str(number)
                folder.mkdir()
                (folder / "mine.toml").write_text(text, encoding="utf-8")
                for n in seats:
                    table_of = LayOut("tsukuyumi", n, 1, {"scenario": name}, (str(folder),))
                    assert await least(readers, partial(readers.lay_out, table_of, "a")) < limit / 2, (name, n)
            assert not readers.refused
        finally:
            await readers.close()

    run(play())


def test_a_reader_that_is_told_to_go_leaves_no_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    async def play() -> None:
        readers = Readers(Settings())
        assert (await readers.check_pack(pack(ROW), "a")).problems == []
        assert len(list(tmp_path.glob("moonwall-reader-*"))) == 1
        await readers.close()

    run(play())
    assert list(tmp_path.iterdir()) == []


def test_a_map_that_cannot_be_laid_is_refused_with_its_reason(tmp_path: Path) -> None:
    """Setting its table would never end; it is ended by the rules, before any limit."""
    (tmp_path / "mine.toml").write_text(maps.never_laid())

    async def play() -> None:
        readers = Readers(Settings())
        try:
            with pytest.raises(Refusal, match=r"'m-3' cannot be laid .* reach_check=no") as refused:
                await readers.lay_out(LayOut("tsukuyumi", 3, 1, {"scenario": "m"}, (str(tmp_path),)), "a")
            assert refused.value.code == "setup" and not readers.refused
            assert 0 < readers.computed < 0.5
            laid = LayOut("tsukuyumi", 3, 1, {"scenario": "m", "reach_check": False}, (str(tmp_path),))
            assert (await readers.lay_out(laid, "a")).grade == "exact"
        finally:
            await readers.close()

    run(play())


def test_what_nobody_foresaw_is_told_by_its_place_and_never_by_its_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stumble(*_: object) -> None:
        raise ValueError("the seed is SeedCanary")

    monkeypatch.setattr(reader, "follow", stumble)
    job = reader.Job(1, Follow(msgspec.Raw(b"{}"), None, ()), 1.0, 1, 1.0)
    found = reader.do(job, tmp_path)
    assert isinstance(found, reader.Refused) and found.kind == "ValueError" and "stumble" in found.where
    assert b"SeedCanary" not in msgspec.json.encode(found)


def test_what_a_reader_says_is_what_the_kernel_says(tmp_path: Path) -> None:
    async def play() -> None:
        readers = Readers(Settings())
        try:
            found = await readers.check_pack(pack(ROW + "abilitys = []\n"), "a")
            assert [(p.file, p.line, p.row, p.field) for p in found.problems] == [
                ("mine.toml", 3, "woodcutter", "abilitys")
            ]
            assert found.rows == {"mine.toml": {"advisors": [{"id": "woodcutter", "abilitys": []}]}}
            deep = await readers.check_pack(pack(ROW + "x = " + "[ " * 2000 + "] " * 2000), "a")
            assert "nested too deep" in deep.problems[0].message
            long = await readers.check_pack(pack(ROW + "x = " + "9" * 5000), "a")
            assert "4300" in long.problems[0].message
            many = await readers.check_pack(pack("".join(f"[[nothing{n}]]\n" for n in range(300))), "a")
            assert len(many.problems) == 201 and "100 more" in many.problems[-1].message
            with pytest.raises(Refusal, match="no game 'chess'"):
                await readers.check_pack(CheckPack("chess", "mine", {"a.toml": ROW}), "a")

            match = table.start("great-wall", seed=3)
            for _ in range(5):
                assert match.decision is not None
                match.play(match.decision.options[0])
            record = match.record()
            followed = await readers.follow(Follow(msgspec.Raw(json.dumps(record).encode()), None, ()), "a")
            assert followed.grade == "exact" and [r["number"] for r in followed.rows] == list(range(6))
            assert table.restore(followed.snapshot).fingerprint() == match.fingerprint()
            record["answers"][2][1] = "nonsense"
            followed = await readers.follow(Follow(msgspec.Raw(json.dumps(record).encode()), None, ()), "a")
            assert followed.grade == "diverged" and len(followed.rows) == 3
            with pytest.raises(Refusal, match="not a moonwall record"):
                await readers.follow(Follow(msgspec.Raw(b"{}"), None, ()), "a")

            (tmp_path / "mine").mkdir()
            (tmp_path / "mine" / "a.toml").write_text(ROW)
            laid = await readers.lay_out(LayOut("great-wall", 3, 7, {}, (str(tmp_path / "mine"),)), "a")
            assert laid.setup["content"]["packs"][0]["name"] == "mine" and len(laid.rows) == 1
        finally:
            await readers.close()

    run(play())


def test_addresses_take_turns_and_who_wants_too_much_is_sent_away() -> None:
    async def play() -> None:
        lane = Lane(1)
        order: list[str] = []
        gate = asyncio.Event()

        async def use(who: str) -> None:
            async with lane.turn(who):
                order.append(who)
                await gate.wait()

        greedy = [asyncio.create_task(use("greedy")) for _ in range(WAITING_EACH + 1)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(use("modest"))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="try again in a moment"):
            await use("greedy")
        greedy[3].cancel()
        gate.set()
        await asyncio.gather(modest, *greedy, return_exceptions=True)
        assert order[:3] == ["greedy", "greedy", "modest"], "one of each in turn, however many wait"
        assert order.count("greedy") == WAITING_EACH and lane.free == 1 and not lane.waiting

    run(play())
