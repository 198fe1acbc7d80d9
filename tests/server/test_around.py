"""What stands around a match: webhooks, content packs, bot workers, words."""

from __future__ import annotations

import asyncio
import http.server
import json
import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import structlog

from moonwall import table
from moonwall.server.errors import STATUS, Refusal
from moonwall.server.hub import Hub
from moonwall.server.settings import Settings
from moonwall.server.thinkers import Thinkers
from moonwall.server.webhook import PAUSES, Webhooks
from moonwall.words import LANGUAGES
from tests.clock import measured
from tests.guests import dike, goose

from .house import PATIENCE, PLUGINS, ForkedHouse, House, Made, Nursery, run

# --- webhooks ----------------------------------------------------------------------------------------------------


class Listener:
    """A stranger's server that keeps what it is sent."""

    def __init__(self, *statuses: int) -> None:
        """Answers with these in turn, with the last of them from then on."""
        heard = self.heard = []  # type: list[dict[str, Any]]
        answers = list(statuses or (204,))

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                status = answers.pop(0) if len(answers) > 1 else answers[0]
                heard.append(body)
                self.send_response(status)
                if status == 302:
                    self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def test_a_webhook_is_told_whose_turn_it_is(nursery: Nursery, tmp_path: Path) -> None:
    listener = Listener()
    with ForkedHouse(nursery, tmp_path / "house", webhooks="any") as house:
        made = house.make("goose", ("me", "me"), options={"rounds": 1}, seed=1)
        answer = made.call("PUT", "/webhook", [made.owner], json={"url": listener.url})
        assert answer.json() == {"url": listener.url}
        assert made.call("GET", "/webhook", [made.tokens[0]]).json()["error"] == "not-owner"
        assert listener.url not in made.call("GET", tokens=[made.tokens[0]]).text
        for seat in (0, 1, 0, 1):
            made.answer(seat)
        made.call("PUT", "/webhook", [made.owner], json={"url": None})
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and len(listener.heard) < 4:
            time.sleep(0.02)
        assert listener.url not in house.log()
    listener.close()
    told = sorted(listener.heard, key=lambda h: h["count"])
    assert [[w["seat"] for w in h["waiting"]] for h in told] == [[1], [0], [1], []]
    assert told[-1]["over"] and "your turn" in told[0]["text"]


def deliver(listener: Listener, *bodies: dict[str, Any], pauses: tuple[float, ...] = (0.01, 0.02, 0.04)) -> Webhooks:
    """Send these one after the other, each once the one before was heard; wait until nothing is tried any more."""

    async def send() -> Webhooks:
        hooks = Webhooks("any", pauses)
        for number, body in enumerate(bodies):
            while len(listener.heard) < number:
                await asyncio.sleep(0.005)
            hooks.send(listener.url, body)
        await asyncio.wait(hooks._tasks, timeout=PATIENCE)
        await hooks.close()
        return hooks

    return run(send())


def test_a_webhook_that_fails_is_tried_again_with_growing_pauses() -> None:
    listener = Listener(503, 429, 204)
    hooks = deliver(listener, {"match": "m", "count": 1})
    assert [h["count"] for h in listener.heard] == [1, 1, 1] and (hooks.sent, hooks.failed) == (1, 0)
    assert len({h["id"] for h in listener.heard}) == 1, "a repeat can be known by its id"
    assert list(PAUSES) == sorted(PAUSES) and 3 <= len(PAUSES) <= 8
    listener.close()


def test_tries_of_a_webhook_are_bounded_and_a_dead_address_is_one_failure() -> None:
    listener = Listener(500)
    hooks = deliver(listener, {"match": "m", "count": 1})
    assert len(listener.heard) == 4 and (hooks.sent, hooks.failed) == (0, 1)
    listener.close()
    hooks = deliver(listener, {"match": "m", "count": 1})
    assert (hooks.sent, hooks.failed) == (0, 1)


@pytest.mark.parametrize("status", [302, 400, 404, 410])
def test_a_webhook_that_is_refused_for_good_is_not_repeated(status: int) -> None:
    listener = Listener(status)
    hooks = deliver(listener, {"match": "m", "count": 1})
    assert len(listener.heard) == 1 and (hooks.sent, hooks.failed) == (0, 1)
    listener.close()


def test_a_turn_that_has_passed_is_not_told_again() -> None:
    """Only what is newest of a match is repeated; other matches do not matter."""
    listener = Listener(500, 204)
    hooks = deliver(listener, {"match": "m", "count": 1}, {"match": "m", "count": 2}, pauses=(2.5,))
    assert [h["count"] for h in listener.heard] == [1, 2] and (hooks.sent, hooks.failed) == (1, 1)
    listener.close()
    listener = Listener(500, 204)
    hooks = deliver(listener, {"match": "m", "count": 1}, {"match": "n", "count": 2}, pauses=(2.5,))
    assert [h["count"] for h in listener.heard] == [1, 2, 1] and (hooks.sent, hooks.failed) == (2, 0)
    listener.close()


def test_logs_of_failed_webhooks_hold_no_address() -> None:
    listener = Listener(500)
    with structlog.testing.capture_logs() as logs:
        deliver(listener, {"match": "m", "count": 1, "text": "Ada: it is your turn"})
        listener.close()
        deliver(listener, {"match": "m", "count": 1, "text": "Ada: it is your turn"})
    told = json.dumps(logs)
    assert [entry["attempt"] for entry in logs] == [1, 2, 3, 4] * 2 and "status 500" in told
    assert logs[0]["again_in"] is not None and logs[3]["again_in"] is None
    assert "127.0.0.1" not in told and "/hook" not in told and "Ada" not in told


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/x",
        "http://localhost/x",
        "http://127.0.0.1:9/x",
        "http://[::1]/x",
        "http://10.1.2.3/",
        "http://169.254.169.254/latest",
        "http://[::ffff:192.168.0.1]/",
        "https://user:pass@example.org/",
        "http:///x",
        "javascript:alert(1)",
        "http://example.org:99999/",
        "http://exa mple.org/",
    ],
)
def test_webhooks_into_private_networks_and_nonsense_are_refused(url: str) -> None:
    async def check() -> None:
        with pytest.raises(Refusal):
            Webhooks("public").check(url)

    run(check())


def test_a_name_that_leads_home_and_a_redirect_are_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    moved = Listener(302)

    async def check() -> None:
        hooks = Webhooks("public")
        loop = asyncio.get_running_loop()

        async def home(*_: Any, **__: Any) -> Any:
            return [(2, 1, 6, "", ("127.0.0.1", 80))]

        monkeypatch.setattr(loop, "getaddrinfo", home)
        hooks.send("http://innocent.example/x", {"match": "m"})
        while hooks._tasks:
            await asyncio.sleep(0.01)
        assert (hooks.sent, hooks.failed) == (0, 1)
        with pytest.raises(Refusal):
            Webhooks("off").check("https://example.org/")

    run(check())

    async def follow() -> None:
        hooks = Webhooks("any")
        hooks.send(moved.url, {"match": "m", "n": 1})
        while hooks._tasks:
            await asyncio.sleep(0.01)
        assert (hooks.sent, hooks.failed) == (0, 1)

    run(follow())
    moved.close()
    assert [h["n"] for h in moved.heard] == [1], "the redirect led back here and was not followed"


# --- content packs -----------------------------------------------------------------------------------------------


def one_row(game: str) -> dict[str, str]:
    """A pack of one row, repeated as it is."""
    for name, rows in table.game_type(game).load_content().tables.items():
        for row_id in rows:
            row = f'[[{name}]]\nid = "{row_id}"\nsource = "pack"\n'
            return {"mine.toml": row, "locales/en/mine.ftl": "mine = Mine\n"}
    raise AssertionError(f"{game} has no content")


@pytest.mark.parametrize("game", ["great-wall", "tsukuyumi", dike.DIKE.name])
def test_packs_are_checked_kept_by_hash_and_played_with(house: House, game: str) -> None:
    files = one_row(game)
    with house.http() as http:
        made = http.post("/api/packs", json={"game": game, "name": "mine", "files": files})
        assert made.status_code == 201, made.text
        digest = made.json()["hash"]
        assert http.get(f"/api/packs/{digest}").json()["files"] == files
        seats = [{"who": "me"}] * table.game_type(game).modes[0].seats[0]
        match = http.post("/api/matches", json={"game": game, "seats": seats, "packs": [digest]})
        assert match.status_code == 201, match.text
        tokens = ",".join(s["token"] for s in match.json()["seats"])
        path = f"/api/matches/{match.json()['match']}"
        got = http.get(path + "/record", headers={"Authorization": f"Bearer {tokens}"})
        assert got.status_code == 200, got.text
        record = got.json()
        assert record["content"]["packs"] == [{"name": "mine", "hash": digest}]
        again = http.post("/api/import", json={"record": record}).json()
        assert again["grade"] == "exact", again
        for wrong, word in (
            ({"mine.toml": "[[nothing]]\nid = 'x'\n"}, "nothing"),
            ({"mine.toml": "not = toml = at all"}, "TOML"),
            ({"../up.toml": ""}, "../up.toml"),
            ({"locales/xx/a.ftl": ""}, "locales/xx/a.ftl"),
        ):
            refused = http.post("/api/packs", json={"game": game, "name": "mine", "files": wrong})
            assert refused.status_code == 400 and word in refused.json()["message"], refused.text
            assert str(house.folder) not in refused.text and tempfile.gettempdir() not in refused.text
        assert http.post("/api/packs", json={"game": game, "name": "../x", "files": files}).status_code == 400
        huge = {"game": game, "name": "x", "files": {"a.toml": "#" * 600_000}}
        assert http.post("/api/packs", json=huge).status_code == 413
        assert http.get("/api/packs/none").status_code == 404


def test_a_pack_being_written_is_looked_over_without_keeping_it(house: House) -> None:
    broken = '[[scenarios]]\nid = "mine"\nplayers = [3]\n\n'
    broken += '[[boards]]\nid = "mine-3"\nscenario = "mine"\nplayers = 3\ntiles = 2\nspaces = ["2,0", "9,9"]\n'
    with house.http() as http:

        def look(text: str) -> Any:
            answer = http.post("/api/packs/check", json={"game": "tsukuyumi", "files": {"mine.toml": text}})
            assert answer.status_code == 200, answer.text
            assert tempfile.gettempdir() not in answer.text
            return answer.json()

        report = look(broken)
        places = {(p["file"], p["line"], p["row"], p["field"]) for p in report["problems"]}
        assert {("mine.toml", 9, "mine-3", "tiles"), ("mine.toml", 10, "mine-3", "spaces")} == places
        assert report["rows"]["mine.toml"]["boards"][0]["spaces"] == ["2,0", "9,9"]
        unreadable = look("spaces = [\n")
        assert unreadable["rows"] == {} and "TOML" in unreadable["problems"][0]["message"]

        board = next(r for r in http.get("/api/games/tsukuyumi/rows/boards").json()["rows"] if r["id"] == "random-3")
        spaces = json.dumps(board["spaces"])
        whole = broken.replace("tiles = 2", "tiles = 21").replace('["2,0", "9,9"]', spaces)
        assert look(whole)["problems"] == []

        assert http.get("/api/games/tsukuyumi/rows/nothing").status_code == 404
        assert http.get("/api/games/nothing/rows/boards").status_code in (400, 404)
        draft = {"game": "tsukuyumi", "files": {"../up.toml": ""}}
        assert http.post("/api/packs/check", json=draft).status_code == 400


# --- bots --------------------------------------------------------------------------------------------------------


def test_a_worker_that_hangs_or_dies_is_replaced_and_the_move_is_legal() -> None:
    match = table.start(goose.GOOSE.name, seats=2, seed=3)
    legal = [o.text for o in match.decisions[0].options]

    async def play() -> None:
        thinkers = Thinkers(1, tuple(PLUGINS.split(",")), timeout=PATIENCE)
        try:
            assert await thinkers.choose(match, (), 0, "random") in legal and thinkers.faults == 0
            assert await thinkers.choose(match, (), 0, "no-such-bot") in legal and thinkers.faults == 1
            for worker in thinkers._all:
                worker.kill()
                await worker.wait()
            assert await thinkers.choose(match, (), 0, "random") in legal
            thinkers.timeout = 0.0001
            assert await thinkers.choose(match, (), 0, "random") in legal and thinkers.faults >= 2
        finally:
            await thinkers.close()

    run(play())


def test_the_server_answers_while_bots_think_hard(house: House) -> None:
    """A hard bot thinks about a second a move; other people's answers must not wait for it. On a slow machine they
    take long anyway: what counts is how much longer than while nobody thinks."""

    async def play(made: Made) -> float:
        spent = []
        async with made.page(0, 1) as page:
            for number in range(7):
                decision = page.decision(0) or page.decision(1)
                assert decision is not None
                said = {"type": "answer", "ref": str(number), "decision": decision["id"], "seat": decision["seat"]}
                started = time.perf_counter()
                ack = await page.ask({**said, "option": decision["options"][0]})
                spent.append(time.perf_counter() - started)
                await page.until(lambda v=ack["version"]: page.version >= v)
        return statistics.median(spent)

    def both() -> tuple[float, float]:
        alone = run(play(house.make("goose", ("me", "me"), seed=5)))
        thinking = house.make("goose", ("bot:hard", "bot:hard"), seed=5)
        beside = run(play(house.make("goose", ("me", "me"), seed=5)))
        thinking.call("DELETE", tokens=[thinking.owner])
        return beside, alone

    def fast(found: tuple[float, float]) -> bool:
        return found[0] < max(0.4, 4 * found[1])

    found = measured(both, fast)
    assert fast(found), f"answers wait for bots: {found[0]:.3f} s, without them {found[1]:.3f} s"


def test_bots_play_every_mode_of_every_game_to_its_end(nursery: Nursery, tmp_path: Path) -> None:
    """Automata, co-operation, two players: whatever the lobby offers, workers can follow it and nothing gets stuck."""
    with ForkedHouse(nursery, tmp_path / "house") as house:
        made = []
        for game in table.games():
            if game["name"] in ("great-wall", "tsukuyumi"):
                for mode in game["modes"]:
                    bots = ("bot:random",) * min(mode["seats"])
                    made.append(house.make(game["name"], bots, mode=mode["name"], seed=2))
        assert len(made) >= 2

        async def watch() -> None:
            for match in made:
                async with match.page(log=0) as page:
                    await page.until(lambda p=page: p.state["over"], timeout=600)
                    assert page.state["views"]["watch"]["outcome"] is not None

        run(watch())
        assert "bot failed" not in house.log() and "bot replaced" not in house.log()


# --- words -------------------------------------------------------------------------------------------------------


def test_every_refusal_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        text = (Path(table.__file__).parents[1] / "locales" / language / "server.ftl").read_text()
        keys = {line.split(" = ")[0] for line in text.splitlines() if " = " in line}
        told = {f"server-push-{what}" for what in ("turn", "nudge", "over", "rematch")}
        assert keys == {f"server-error-{code}" for code in STATUS} | told


def test_a_room_that_opens_while_the_deleted_are_looked_for_stays(tmp_path: Path) -> None:
    """Given a deleted match, when another room opens while the database is asked, then only the deleted one closes."""

    async def play() -> None:
        hub = Hub(Settings(data_dir=str(tmp_path)))
        await hub.database.open()
        try:
            rooms: Any = hub.rooms
            rooms["deleted"] = deleted = _NoRoom("deleted")
            asked = hub.store.existing

            async def existing(ids: list[str]) -> set[str]:
                rooms["young"] = _NoRoom("young")
                return await asked(ids)

            hub.store.existing = existing  # type: ignore[method-assign]
            await hub._drop_deleted()
            assert list(rooms) == ["young"] and deleted.told == ["gone"]
        finally:
            await hub.database.close()

    run(play())


class _NoRoom:
    """As much of a room as closing it needs."""

    def __init__(self, match_id: str) -> None:
        self.id = match_id
        self.gone = False
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.told: list[str] = []

    def tell(self, what: str) -> None:
        self.told.append(what)
