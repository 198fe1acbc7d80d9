"""Push: what is sealed for a browser, who is told and who is not, and that nothing of it is lost with a process."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import struct
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from moonwall.server.webpush import CURVE, LONGEST_MESSAGE, Signer, padded, seal, unpadded

from .house import ForkedHouse, House, Made, Nursery, run
from .test_people import post, until


class Browser:
    """The other end: a push service on loopback, and the keys of a browser that reads what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = b"sixteen bytes it"
        self.status = [201]  # what it answers; the last one for ever
        self.heard: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sealed = self.rfile.read(int(self.headers["content-length"]))
                status = browser.status.pop(0) if len(browser.status) > 1 else browser.status[0]
                if status < 300:
                    browser.headers.append({k.lower(): v for k, v in self.headers.items()})
                    browser.heard.append(json.loads(browser.unseal(sealed)))
                self.send_response(status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.service = HTTPServer(("127.0.0.1", 0), Service)
        self.url = f"http://127.0.0.1:{self.service.server_port}"
        threading.Thread(target=self.service.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.service.shutdown()
        self.service.server_close()

    def unseal(self, sealed: bytes) -> bytes:
        """RFC 8291 from the browser's side, written apart from the server's."""
        salt, (size, length) = sealed[:16], struct.unpack("!IB", sealed[16:21])
        theirs, body = sealed[21 : 21 + length], sealed[21 + length :]
        assert size == 4096 and length == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))

        def derive(n: int, salt: bytes, secret: bytes, info: bytes) -> bytes:
            return HKDF(hashes.SHA256(), n, salt, info).derive(secret)

        keying = derive(32, self.secret, shared, b"WebPush: info\0" + self.point + theirs)
        key = derive(16, salt, keying, b"Content-Encoding: aes128gcm\0")
        nonce = derive(12, salt, keying, b"Content-Encoding: nonce\0")
        plain = AESGCM(key).decrypt(nonce, body, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]

    def listen(self, house: House, tokens: list[str], lang: str = "en", path: str = "/one") -> Any:
        keys = {"p256dh": unpadded(self.point), "auth": unpadded(self.secret)}
        return post(house, "/api/push", endpoint=self.url + path, tokens=tokens, lang=lang, **keys)


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.close()


@pytest.fixture
def house(nursery: Nursery, tmp_path: Path) -> Iterator[ForkedHouse]:
    with ForkedHouse(nursery, tmp_path / "house", push="any") as running:
        yield running


def test_a_message_is_sealed_as_rfc_8291_does_it() -> None:
    """The example of its section 5."""
    number = int.from_bytes(padded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    text = b"When I grow up, I want to be a watermelon"
    own, salt = ec.derive_private_key(number, CURVE), padded("DGv6ra1nlYgDCS1FRnbzlw")
    assert unpadded(seal(text, browser, "BTBZMqHH6r4Tts7J_aSIgg", own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    with pytest.raises(ValueError, match="at most"):
        seal(b"x" * (LONGEST_MESSAGE + 1), browser, "BTBZMqHH6r4Tts7J_aSIgg")


def test_the_house_signs_for_one_push_service_at_a_time() -> None:
    signer = Signer(Signer.new_secret(), "mailto:ada@example.org")
    header = signer.header("https://push.example.net/send/abc")
    assert header == signer.header("https://push.example.net/send/other"), "one signature serves for hours"
    token, key = (part.partition("=")[2] for part in header.removeprefix("vapid ").split(", "))
    said, _, signature = token.rpartition(".")
    claims = json.loads(padded(said.partition(".")[2]))
    assert claims["aud"] == "https://push.example.net" and claims["sub"] == "mailto:ada@example.org"
    raw = padded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, padded(key))
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(*numbers), b"another", ec.ECDSA(hashes.SHA256()))


def test_who_has_no_page_open_is_told_and_who_looks_is_not(house: ForkedHouse, browser: Browser) -> None:
    made = house.make(who=("me", "me"), seed=4)
    assert post(house, "/api/push", endpoint=browser.url, tokens=["mws_x"], p256dh="x", auth="x").status_code == 401
    assert browser.listen(house, [made.tokens[1]], "it").json() == {"matches": 1}

    async def with_a_page() -> None:
        async with made.page(1) as page:
            await page.until(lambda: page.presence.get("seats", {}).get("1") == 1)
            made.answer(0)
            await page.until(lambda: page.version == 1)

    run(with_a_page())
    made.answer(1)  # nobody told seat 1; now it is 0's turn, who does not listen
    until(lambda: table_away(made, 1))
    made.answer(0)
    until(lambda: browser.heard)
    told = browser.heard[0]
    assert told["body"].startswith("Tocca a te: ")
    assert told == {"title": "Moonwall", "body": told["body"], "tag": made.id, "url": f"/m/{made.id}"}
    headers = browser.headers[0]
    with house.http() as http:
        key = http.get("/api/push").json()["key"]
    assert headers["content-encoding"] == "aes128gcm" and headers["authorization"].endswith(f"k={key}")
    assert int(headers["ttl"]) > 3600 and len(headers["topic"]) <= 32
    assert made.call("POST", "/nudge", [made.tokens[0]], json={"seat": 1}).status_code == 200
    until(lambda: len(browser.heard) == 2)
    assert "ti aspetta" in browser.heard[1]["body"]
    assert made.tokens[1] not in house.log() and browser.url not in house.log()


def table_away(made: Made, seat: int) -> bool:
    return "seen" in made.call("GET").json()["table"]["seats"][seat]


def test_a_key_is_told_of_matches_that_come_later_and_consent_ends_when_it_is_withdrawn(
    house: ForkedHouse, browser: Browser
) -> None:
    first = house.make(who=("me", "me"))
    key = post(house, "/api/key", tokens=[first.tokens[1]]).json()["key"]
    assert browser.listen(house, [key]).status_code == 200
    later = house.make(who=("me", "me"))
    post(house, "/api/key", tokens=[later.tokens[1]], key=key)
    later.answer(0)
    until(lambda: browser.heard)
    assert browser.heard[0]["tag"] == later.id
    assert post(house, "/api/push/forget", endpoint=browser.url + "/one").json() == {"matches": 0}
    assert post(house, "/api/push/forget", endpoint=browser.url + "/one").status_code == 404
    first.answer(0)
    other = house.make(who=("me", "me"))  # one more that listens, so that there is something to wait for
    browser.listen(house, [other.tokens[1]], path="/two")
    other.answer(0)
    until(lambda: len(browser.heard) == 2)
    assert browser.heard[1]["tag"] == other.id, "nothing was told of the first match"


def test_a_push_outlives_the_process_and_a_browser_that_is_gone_is_forgotten(
    nursery: Nursery, tmp_path: Path, browser: Browser
) -> None:
    folder = tmp_path / "kept"
    browser.status = [503, 503, 201]
    with ForkedHouse(nursery, folder, push="any") as house:
        made = house.make(who=("me", "me"))
        browser.listen(house, [made.tokens[1]])
        made.answer(0)
        until(lambda: len(browser.status) < 3)
        house.kill()
    with contextlib.closing(sqlite3.connect(folder / "moonwall.sqlite3")) as base, base:
        base.execute("UPDATE pushes SET due = 1")  # the pause is over
    with ForkedHouse(nursery, folder, push="any") as house:
        until(lambda: len(browser.status) == 1)
        with contextlib.closing(sqlite3.connect(folder / "moonwall.sqlite3")) as base, base:
            base.execute("UPDATE pushes SET due = 1")
        until(lambda: browser.heard)
        assert browser.heard[0]["tag"] == made.id
        browser.status = [410]
        made.house = house
        made.answer(1)
        made.answer(0)
        with contextlib.closing(sqlite3.connect(folder / "moonwall.sqlite3")) as base:
            until(lambda: not base.execute("SELECT * FROM subscriptions").fetchall())


def test_strangers_cannot_point_push_messages_into_a_private_network(nursery: Nursery, tmp_path: Path) -> None:
    keys = {"p256dh": unpadded(_point()), "auth": unpadded(b"x" * 16)}
    with ForkedHouse(nursery, tmp_path / "public") as house:
        made = house.make(who=("me", "me"))
        for endpoint in ("http://127.0.0.1:9/x", "https://10.0.0.1/x", "http://push.example.net/x", "ftp://a/b"):
            body = {"endpoint": endpoint, "tokens": [made.tokens[0]], **keys}
            assert post(house, "/api/push", **body).status_code in (400, 403), endpoint
        good = {"endpoint": "https://push.example.net/x", "tokens": [made.tokens[0]], **keys}
        assert post(house, "/api/push", **good).status_code == 200
        assert post(house, "/api/push", **{**good, "auth": "short"}).status_code == 400
    with ForkedHouse(nursery, tmp_path / "off", push="off") as house, house.http() as http:
        assert http.get("/api/push").status_code == 403


def _point() -> bytes:
    return ec.generate_private_key(CURVE).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
