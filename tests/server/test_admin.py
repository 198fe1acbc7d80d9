"""``moonwall admin``: list, delete, block, back up and restore, beside a running server and on both databases."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import select, text, update
from typer.testing import CliRunner

from moonwall import table
from moonwall.server import operate, tokens
from moonwall.server.admin import app
from moonwall.server.backup import back_up, open_engine, restore
from moonwall.server.database import Database, plain_engine
from moonwall.server.errors import StartFault
from moonwall.server.schema import contents, entries, matches, packs
from moonwall.server.settings import Settings, database_url
from moonwall.table.content import KEPT

from .house import PATIENCE, ForkedHouse, House, Made, Nursery, run


@pytest.fixture(params=["sqlite", "postgres"])
def base(request: pytest.FixtureRequest) -> str:
    """The URL of a fresh PostgreSQL database, or nothing for a SQLite file."""
    if request.param == "sqlite":
        return ""
    postgres: str = request.getfixturevalue("postgres")
    return fresh(postgres)


def fresh(postgres: str) -> str:
    name = f"admin_{time.monotonic_ns()}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


def admin(house: House, *words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, list(words), env={**house.environment, "COLUMNS": "200"})
    assert done.exit_code == code and (code or done.exception is None), (done.output, done.exception)
    assert code == 0 or len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.output


def eventually(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.1)


def test_the_name_of_a_match_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["--2AM8bneTGe9IH1", "-AAAAAAAAAAAAAAA", "x-AAAAAAAAAAAAAA"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert tokens.new_id() == "x-AAAAAAAAAAAAAA"


def test_matches_are_listed_and_deleted_beside_a_running_server(nursery: Nursery, tmp_path: Path, base: str) -> None:
    with ForkedHouse(nursery, tmp_path / "house", base) as house:
        mine, other = house.make("goose", ("me", "me")), house.make("goose", ("me", "bot:random"))
        bots = house.make("goose", ("bot:random", "bot:random"))
        mine.answer(0)
        listed = {m["id"]: m for m in json.loads(admin(house, "matches", "--json"))}
        assert set(listed) == {mine.id, other.id, bots.id}
        assert (listed[mine.id]["people"], listed[mine.id]["bots"], listed[mine.id]["answers"]) == (2, 0, 1)
        assert [m["id"] for m in json.loads(admin(house, "matches", "--bots", "--json"))] == [bots.id]
        assert json.loads(admin(house, "matches", "--idle", "1", "--json")) == []
        assert mine.id in admin(house, "matches")

        async def play() -> None:
            async with mine.page(0) as page:
                assert "1 match deleted" in admin(house, "delete", mine.id, "--yes")
                message = await page.hear()
                while message["type"] != "bye":
                    message = await page.hear()
                assert message["error"] == "not-found"

        run(play())
        assert "1 match deleted" in admin(house, "delete", "--bots", "--yes")
        eventually(lambda: bots.call("GET", tokens=[]).status_code == 404)
        assert other.call("GET").status_code == 200
        assert "not both" in admin(house, "delete", other.id, "--bots", "--yes", code=2)
        assert "There is no match nothing" in admin(house, "delete", "nothing", "--yes", code=2)


def test_a_blocked_address_is_let_in_no_more_and_its_pages_are_closed(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path / "house") as house:
        made = house.make("goose", ("me", "me"))

        async def play() -> None:
            async with made.page(0) as page:
                assert "127.0.0.0/8 is blocked" in admin(house, "block", "127.0.0.1/8", "--reason", "noise")
                message = await page.hear()
                while message["type"] != "bye":
                    message = await page.hear()
                assert message["error"] == "not-allowed"

        run(play())
        assert made.call("GET").status_code == 403
        with house.http() as http:
            assert http.get("/healthz").status_code == 200, "watching over the server stays possible"
        assert "noise" in admin(house, "blocked")
        assert "let in again" in admin(house, "unblock", "127.0.0.0/8")
        eventually(lambda: made.call("GET").status_code == 200)
        admin(house, "block", "2001:db8::/64")
        assert "no network" in admin(house, "block", "the neighbours", code=2)


ROW = '[[advisors]]\nid = "woodcutter"\nsource = "pack"\n'
PACK: dict[str, Any] = {"game": "great-wall", "name": "mine", "files": {"mine.toml": ROW}}


def test_packs_are_listed_and_deleted_unless_they_are_played_with(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path / "house") as house, house.http() as http:
        used = http.post("/api/packs", json=PACK).json()["hash"]
        spare = http.post("/api/packs", json={**PACK, "files": {"a.toml": ROW + "# more\n"}})
        unused = spare.json()["hash"]
        made = house.make("great-wall", ("me",) * 3, packs=[used])
        listed = {p["hash"]: p["matches"] for p in json.loads(admin(house, "packs", "--json"))}
        assert listed == {used: 1, unused: 0}
        told = admin(house, "delete-packs", used, unused, "--yes")
        assert "1 pack deleted" in told and f"{used} stays" in told
        assert http.get(f"/api/packs/{unused}").status_code == 404 and http.get(f"/api/packs/{used}").status_code == 200
        admin(house, "delete", made.id, "--yes")
        assert "1 pack deleted" in admin(house, "delete-packs", "--unused", "--yes")


def play_on(made: Made, moves: int) -> None:
    for _ in range(moves):
        views = made.state(*made.tokens)["views"].values()
        decision = next(v["decision"] for v in views if v["decision"])
        body = {"decision": decision["id"], "option": decision["options"][-1], "seat": decision["seat"]}
        assert made.call("POST", "/answer", json=body).status_code == 200


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_made_while_people_play_is_restored_into_either_database(
    nursery: Nursery, tmp_path: Path, base: str, target: str, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "backup.jsonl.gz"
    with ForkedHouse(nursery, tmp_path / "house", base, snapshot_every="4") as house:
        made = house.make("great-wall", ("me",) * 3, seed=5)
        play_on(made, 10)
        made.call("POST", "/chat", json={"text": "Łódź, 月"})
        assert "1 match, 11 entries" in admin(house, "backup", str(file))
        assert "writes over nothing" in admin(house, "backup", str(file), code=2)
        before = made.state(0, 1, 2)
        play_on(made, 2)
    other = fresh(request.getfixturevalue("postgres")) if target == "postgres" else ""
    again = ForkedHouse(nursery, tmp_path / "again", other)
    assert "1 match, 11 entries" in admin(again, "restore", str(file))
    assert admin(again, "restore", str(file), code=2), "nothing is written over"
    with again:
        there = Made(again, made.doc)
        after = there.state(0, 1, 2)
        assert after["views"] == before["views"] and after["version"] == 10
        play_on(there, 2)
        assert there.call("POST", "/chat", json={"text": "here"}).status_code == 201
        assert [line["text"] for line in there.call("GET", "/chat").json()["chat"]] == ["Łódź, 月", "here"]
        assert there.call("GET", "/record").status_code == 200


def test_a_copy_of_the_file_is_a_backup_too(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path / "house") as house:
        made = house.make("goose", ("me", "me"))
        made.answer(0)
        admin(house, "backup", str(tmp_path / "copy.sqlite3"))
    again = ForkedHouse(nursery, tmp_path / "again")
    admin(again, "restore", str(tmp_path / "copy.sqlite3"))
    with again:
        assert Made(again, made.doc).state(0)["count"] == 1


def test_half_a_backup_is_known_as_such_and_leaves_nothing_behind(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path / "house") as house:
        house.make("goose", ("me", "me"))
        house.make("goose", ("me", "me"))
    url = database_url("", tmp_path / "house")
    back_up(url, tmp_path / "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    target = database_url("", tmp_path / "new")
    for name, kept in (("cut", lines[:-1]), ("holed", lines[:2] + lines[3:]), ("torn", [*lines[:-1], lines[-1][:9]])):
        (tmp_path / f"{name}.jsonl").write_text("".join(kept))
        with pytest.raises(StartFault):
            restore(target, tmp_path / f"{name}.jsonl")
        assert not (tmp_path / "new" / "moonwall.sqlite3").exists()
    (tmp_path / "other.jsonl").write_text('{"kind": "shopping"}\n')
    with pytest.raises(StartFault, match="no backup"):
        restore(target, tmp_path / "other.jsonl")
    assert restore(target, tmp_path / "whole.jsonl")["matches"] == 2
    with pytest.raises(StartFault, match="exists already"):
        restore(target, tmp_path / "whole.jsonl")


def test_what_has_outlived_its_time_is_forgotten_and_nothing_else(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path / "house") as house, house.http() as http:
        kinds = {"old": ("me", "me"), "young": ("me", "me"), "bots": ("bot:random",) * 2, "untouched": ("me", "me")}
        made = {name: house.make("goose", who) for name, who in kinds.items()}
        made["old"].answer(0)
        made["young"].answer(0)
        eventually(lambda: made["bots"].state()["over"])
        pack = http.post("/api/packs", json=PACK).json()["hash"]
    url = database_url("", tmp_path / "house")
    engine = open_engine(url)
    ages = {"old": 400, "young": 300, "bots": 8, "untouched": 31}
    with engine.begin() as connection:
        for name, days in ages.items():
            at = operate.days_ago(days)
            connection.execute(update(entries).where(entries.c.match_id == made[name].id).values(at=at))
            connection.execute(update(matches).where(matches.c.id == made[name].id).values(created=at))
        connection.execute(update(packs).values(at=operate.days_ago(31)))

    def left(settings: Settings, busy: Any = ()) -> set[str]:
        operate.tend(Database(url), settings, busy)
        ids = {m.id for m in operate.list_matches(engine)}
        return {name for name, match in made.items() if match.id in ids}

    folder = str(tmp_path / "house")
    forever = Settings(data_dir=folder, keep_bot_tables=0, keep_packs=0)
    assert left(forever) == set(made), "on loopback people's matches stay"
    assert [p.hash for p in operate.list_packs(engine)] == [pack]
    strangers = Settings(data_dir=folder, host="0.0.0.0")
    assert left(strangers, {made["old"].id}) == {"old", "young"}, "what somebody looks at stays"
    assert left(strangers) == {"young"} and operate.list_packs(engine) == []
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(DISTINCT match_id) FROM entries")).scalar() == 1
    engine.dispose()


def test_contents_that_no_match_was_begun_with_are_forgotten(nursery: Nursery, tmp_path: Path, base: str) -> None:
    """Given a match of a pack and one of the house, only what neither was begun with goes; it comes again when used."""
    folder = tmp_path / "house"
    with ForkedHouse(nursery, folder, base) as house, house.http() as http:
        used = http.post("/api/packs", json=PACK).json()["hash"]
        made = house.make("great-wall", ("me",) * 3, packs=[used])
        house.make("tsukuyumi", ("me",) * 3)
        assert made.state(0)["count"] == 0
    url = base or database_url("", folder)
    engine = open_engine(url)

    def kept() -> set[str]:
        with engine.connect() as connection:
            return set(connection.scalars(select(contents.c.hash)))

    def tend(days: float) -> None:
        with engine.begin() as connection:
            connection.execute(update(contents).values(at=operate.days_ago(days)))
        operate.tend(Database(url), Settings(data_dir=str(folder), keep_packs=0.01), ())

    house_gw = table.game_type("great-wall").load_content().hash
    house_ts = table.game_type("tsukuyumi").load_content().hash
    before = kept()
    assert {house_gw, house_ts} < before
    tend(0.9)
    assert kept() == before, "what was kept today stays: a match may be about to begin with it"
    unused = folder / "contents" / f"{house_gw}{KEPT}"
    unused.parent.mkdir(exist_ok=True)
    unused.write_text("{}")
    tend(1.1)
    assert house_gw not in kept() and house_ts in kept() and not unused.exists()
    assert len(kept()) == 2, "the other is the pack's"
    with ForkedHouse(nursery, folder, base) as house:
        assert Made(house, made.doc).state(0)["count"] == 0
        assert house_gw in kept()
    engine.dispose()


def test_faults_of_the_commands_are_plain(tmp_path: Path) -> None:
    house = House(tmp_path / "none")
    assert "There is no database" in admin(house, "matches", code=2)
    house.environment["MOONWALL_DATABASE_URL"] = "postgresql://ada:PasswordCanary@127.0.0.1:9/none"
    told = admin(house, "matches", code=2)
    assert "PasswordCanary" not in told and "Traceback" not in told
    house.environment["MOONWALL_DATABASE_URL"] = "mysql://x/y"
    assert "MOONWALL_DATABASE_URL" in admin(house, "backup", str(tmp_path / "b.jsonl"), code=2)
    assert os.listdir(tmp_path) == []
    assert plain_engine(Database("sqlite+aiosqlite:///x")).dialect.name == "sqlite"


def test_what_is_named_to_the_commands_must_be_there_and_sensible(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path / "house") as house:
        made = house.make()
        narrow = CliRunner().invoke(app, ["matches"], env={**house.environment, "COLUMNS": "80"})
        assert made.id in narrow.output, "an id can be copied from a narrow terminal, too"
        assert "There is no match nowhere" in admin(house, "delete", "nowhere", "--yes", code=2)
        assert "There is no pack nowhere" in admin(house, "delete-packs", "nowhere", "--yes", code=2)
        for days in ("-1", "nan", "inf"):
            for command in ("matches", "delete"):
                refused = CliRunner().invoke(app, [command, "--idle", days], env=house.environment)
                assert refused.exit_code == 2 and "days are a number from 0" in refused.output, refused.output
        assert "a backup is called NAME.jsonl.gz" in admin(house, "backup", str(tmp_path / "all.zip"), code=2)
        both = CliRunner().invoke(app, ["delete", "nowhere", made.id, made.id, "--yes"], env=house.environment)
        assert both.exit_code == 0 and "no match nowhere" in both.stderr and "1 match deleted" in both.stdout


def test_nobody_else_may_read_what_is_kept(nursery: Nursery, tmp_path: Path) -> None:
    """Seeds and hands lie in the database and its backups."""
    with ForkedHouse(nursery, tmp_path / "house" / "data") as house:
        house.make()
        admin(house, "backup", str(tmp_path / "all.jsonl.gz"))
        admin(house, "backup", str(tmp_path / "all.sqlite3"))
        restored = f"sqlite:///{tmp_path / 'again.sqlite3'}"
        admin(house, "restore", str(tmp_path / "all.jsonl.gz"), "--database", restored)
        kept = [*house.folder.glob("moonwall.sqlite3*"), *tmp_path.glob("all.*"), tmp_path / "again.sqlite3"]
        assert len(kept) >= 5
        assert [file.name for file in kept if file.stat().st_mode & 0o077 and file.suffix != ".lock"] == []


def test_what_is_no_database_of_ours_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "words.sqlite3").write_text("just words, and more of them, so that it is long enough for a header")
    with sqlite3.connect(tmp_path / "other.sqlite3") as other:
        other.execute("CREATE TABLE matches (id TEXT)")
    other.close()
    for name, why in (("words", "cannot be copied"), ("other", "is no database of Moonwall")):
        with pytest.raises(StartFault, match=why):
            restore(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}", tmp_path / f"{name}.sqlite3")
    assert [file.name for file in tmp_path.glob("new*")] == ["new.sqlite3.lock"], "nothing is left behind"
