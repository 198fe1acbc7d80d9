"""Forged seats, malformed frames, huge bodies, other origins, limits, headers: clear refusals, nothing broken."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import connect

from moonwall.server.logs import strike_out
from moonwall.server.settings import SettingsError, database_url, read_settings
from moonwall.server.sockets import origin_allowed

from .house import PATIENCE, ForkedHouse, House, Nursery, run


def ws(house: House) -> str:
    return house.url.replace("http", "ws") + "/ws"


async def talk(house: House, *frames: str | bytes, origin: str | None = None) -> tuple[list[dict[str, object]], int]:
    """Send frames, hear everything until the server closes: what was said, and the close code."""
    heard: list[dict[str, object]] = []
    async with connect(ws(house), proxy=None, origin=origin, max_size=None) as socket:  # type: ignore[arg-type]
        try:
            for frame in frames:
                await socket.send(frame)
            while True:
                heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
        except websockets.ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd else 1006


def test_forged_and_foreign_seats_are_refused(house: House) -> None:
    made, other = house.make("goose", ("me", "me")), house.make("goose", ("me", "me"))
    for token in ("mws_" + "A" * 32, other.tokens[0], made.tokens[0][:-1], "x"):
        answer = made.call("GET", tokens=[token])
        assert (answer.status_code, answer.json()["error"]) == (401, "token-unknown")
        body = {"decision": "0-0", "option": "lay 1"}
        assert made.call("POST", "/answer", [token], json=body).status_code == 401
        hello = json.dumps({"type": "hello", "match": made.id, "tokens": [token]})
        heard, code = run(talk(house, hello))
        assert code == 1008 and [m["type"] for m in heard] == ["bye"] and heard[0]["error"] == "token-unknown"
    assert made.call("GET", tokens=["a" * 500]).status_code == 401
    with house.http() as http:
        answer = http.get(made.path, headers={"Authorization": "Basic eDp5"})
        assert answer.status_code == 401


def test_a_closed_match_is_not_watched(house: House) -> None:
    made = house.make("goose", ("me", "me"), spectators=False)
    assert made.call("GET", tokens=[]).json()["error"] == "not-allowed"
    assert made.call("GET", "/moments/0", []).json()["error"] == "not-allowed"
    assert made.call("GET", "/chat", []).json()["error"] == "not-allowed"
    heard, code = run(talk(house, json.dumps({"type": "hello", "match": made.id})))
    assert code == 1008 and heard[0]["error"] == "not-allowed"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 1003),
        ("[]", 1008),
        ('"hello"', 1008),
        ('{"type": "dance"}', 1008),
        ('{"type": "hello"}', 1008),
        ('{"type": "hello", "match": 7}', 1008),
        ('{"type": "answer", "decision": "0-0", "option": "lay 1"}', 1008),
        ('{"type": "hello", "match": "none"}', 4004),
        (b"\x00\x01", 1003),
        ('{"type": "hello", "match": "' + "x" * 100_000 + '"}', 1009),
    ],
)
def test_a_bad_first_frame_ends_the_talk_with_a_reason(house: House, frame: str | bytes, code: int) -> None:
    heard, closed = run(talk(house, frame))
    assert closed == code
    assert code == 1009 or (heard[0]["type"] == "bye" and heard[0]["message"])


def test_bad_frames_later_are_refused_and_the_talk_goes_on(house: House) -> None:
    made = house.make("goose", ("me", "me"))

    async def play() -> None:
        async with made.page(0) as page:
            for frame in (
                {"type": "answer", "ref": "", "decision": "0-0", "option": 5},
                {"type": "answer", "ref": "", "decision": "0-0", "option": "lay 1", "extra": 1},
                {"type": "undo", "ref": "", "to": -1},
                {"type": "hello", "match": made.id},
                {"type": "vote", "ref": "", "ask": 1.5, "yes": True},
            ):
                assert (await page.ask({"ref": "", **frame}))["error"] == "invalid"
            refused = await page.ask({"type": "answer", "ref": "n", "decision": "99-0", "option": "lay 1"})
            assert refused["error"] == "late"
            refused = await page.ask({"type": "answer", "ref": "s", "decision": "0-0", "option": "lay 1", "seat": 1})
            assert refused["error"] == "not-your-decision"
            await page.say({"type": "ping"})
            while (await page.hear())["type"] != "pong":
                pass
        assert made.state(0)["version"] == 0

    run(play())


def test_pages_of_other_origins_may_not_connect(house: House) -> None:
    with pytest.raises(websockets.InvalidStatus):
        run(talk(house, "{}", origin="https://evil.example"))
    heard, code = run(talk(house, "{", origin=house.url))
    assert code == 1003 and heard
    assert origin_allowed("https://table.example", "table.example", ())
    assert not origin_allowed("https://table.example.evil.example", "table.example", ())
    assert not origin_allowed("null", "table.example", ())
    assert origin_allowed("https://app.example", "table.example", ("https://app.example",))


def test_names_that_are_not_ours_read_nothing_on_loopback(house: House) -> None:
    with house.http() as http:
        answer = http.get("/api/games", headers={"Host": "evil.example"})
        assert answer.status_code == 400 and "games" not in answer.json()
        assert http.get("/api/games", headers={"Host": "localhost:1234"}).status_code == 200


def test_huge_and_broken_bodies(house: House) -> None:
    with house.http() as http:
        answer = http.post("/api/matches", content=b"x" * 5_000_000, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413 and answer.json()["error"] == "too-large"
        for body in (b"", b"{", b"\xff\xfe", b"[]", b'{"game": 3}', b'{"game": "goose", "seats": [{"who": "king"}]}'):
            answer = http.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400 and answer.json()["error"] == "invalid", (body, answer.text)
        answer = http.post("/api/matches", json={"game": "goose", "seats": [{"who": "me", "nmae": "x"}]})
        assert answer.status_code == 400 and "nmae" in answer.text
        for wish, word in (
            ({"game": "chess"}, "chess"),
            ({"game": "goose", "seats": [{"who": "me"}]}, "seats"),
            ({"game": "goose", "seats": [{"who": "me"}] * 2, "mode": "duel"}, "duel"),
            ({"game": "goose", "seats": [{"who": "me"}] * 2, "options": {"rounds": 99}}, "rounds"),
            ({"game": "goose", "seats": [{"who": "me"}] * 2, "options": {"seed": 9}}, "seed"),
            ({"game": "goose", "seats": [{"who": "me", "faction": "red"}] * 2}, "factions"),
            ({"game": "goose", "seats": [{"who": "me"}, {"who": "bot", "bot": "search:ms=999999"}]}, "search"),
            ({"game": "goose", "seats": [{"who": "me"}] * 2, "packs": ["nope"]}, "nope"),
        ):
            answer = http.post("/api/matches", json=wish)
            assert answer.status_code == 400 and word in answer.json()["message"], answer.text
        assert http.patch("/api/games").status_code == 405
        assert http.get("/api/nothing").json()["error"] == "not-found"


def test_every_answer_carries_the_headers(house: House) -> None:
    with house.http() as http:
        for path in (
            "/",
            "/m/abc",
            "/api/games",
            "/api/none",
            "/schema",
            "/schema/style.css",
            "/healthz",
            "/locales/en.ftl",
        ):
            headers = http.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"], path
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        assert http.get("/api/games").headers["cache-control"] == "no-store"


def test_documentation_works_without_scripts_or_strangers(house: House) -> None:
    with house.http() as http:
        page = http.get("/schema")
        assert page.headers["content-type"].startswith("text/html")
        assert "<script" not in page.text and "style=" not in page.text and "://" not in page.text
        assert "/api/matches/{match_id}/answer" in page.text
        assert http.get("/schema/openapi.json").json()["info"]["title"] == "Moonwall"
        assert "body {" in http.get("/schema/style.css").text


def test_static_files_stay_in_their_folder(house: House) -> None:
    with house.http() as http:
        for path in (
            "/..%2f..%2fpyproject.toml",
            "/assets/../../app.py",
            "/assets/none.js",
            "/%2e%2e/app.py",
            "/secret.txt",
        ):
            assert http.get(path).status_code == 404, path
        assert "<html" in http.get("/m/anything").text


def test_limits_slow_down_and_say_when_to_come_again(nursery: Nursery, tmp_path: Path) -> None:
    limits = {  # rates so low that a slow machine does not fill the buckets again meanwhile
        "rate": "0.05",
        "burst": "20",
        "create_rate": "0.02",
        "create_burst": "3",
        "socket_rate": "0.1",
        "socket_burst": "10",
    }
    with ForkedHouse(nursery, tmp_path / "house", **limits) as house, house.http() as http:
        wish = {"game": "goose", "seats": [{"who": "me"}] * 2}
        answers = [http.post("/api/matches", json=wish) for _ in range(5)]
        assert [a.status_code for a in answers[:2]] == [201, 201] and answers[-1].status_code == 429
        assert answers[-1].json()["error"] == "too-many" and int(answers[-1].headers["retry-after"]) >= 1
        made = answers[0].json()
        hello = json.dumps({"type": "hello", "match": made["match"], "tokens": [made["seats"][0]["token"]]})
        heard, code = run(talk(house, hello, *['{"type": "ping"}'] * 40))
        assert code == 4029 and heard[-1]["error"] == "too-many"
        codes = {http.get("/api/games").status_code for _ in range(40)}
        assert codes == {200, 429}
        assert http.get("/healthz").status_code == 200
        assert "moonwall_limited_total" in http.get("/metrics").text


def test_logs_hold_no_secret(house: House) -> None:
    made = house.make("goose", ("me", "link"))
    made.answer(0)
    made.call("GET", tokens=["mws_forgedforgedforgedforged"])
    log = house.log()
    for secret in (made.owner, *made.tokens.values(), *made.invites.values(), made.id, "forgedforged"):
        assert secret not in log
    assert strike_out(None, "", {"event": "x mws_abcdefghij y"}) == {"event": "x [token] y"}
    assert all(json.loads(line) for line in log.splitlines())


def test_a_fault_in_the_rules_shows_a_report_number_and_no_trace(house: House) -> None:
    made = house.make("faulty", ("me", "me"))
    decision = made.state(0)["views"]["0"]["decision"]
    answer = made.call("POST", "/answer", [made.tokens[0]], json={"decision": decision["id"], "option": "hard"})
    assert answer.status_code == 500 and answer.json()["error"] == "internal"
    assert "secret reason" not in answer.text and "Zero" not in answer.text and "Traceback" not in answer.text
    assert answer.json()["report"] in house.log()

    async def play() -> None:
        async with made.page(0) as page:
            said = {"type": "answer", "decision": decision["id"]}
            refused = await page.ask({**said, "ref": "1", "option": "hard"})
            assert refused["error"] == "internal" and "secret" not in refused["message"]
            assert (await page.ask({**said, "ref": "2", "option": "softly"}))["type"] == "ack", "the match goes on"

    run(play())


def test_settings_that_cannot_be_used_say_what_would_be_right(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="MOONWALL_PORT must be a whole number"):
        read_settings({"MOONWALL_PORT": "many"})
    with pytest.raises(SettingsError, match="one of off, public, any"):
        read_settings({"MOONWALL_WEBHOOKS": "sure"})
    with pytest.raises(SettingsError, match="postgresql://"):
        database_url("mysql://x/y", tmp_path)
    assert database_url("postgres://u@h/d", tmp_path) == "postgresql+psycopg://u@h/d"
    assert read_settings({}).loopback and read_settings({}, host="0.0.0.0").loopback is False
