"""Web push: a message that only one browser can read (RFC 8291, RFC 8188), and who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
import struct
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: all of a message is one record
LONGEST_MESSAGE = RECORD - 86 - 17  # without the head, the tag and the mark of the last record
POINT = 65  # bytes of a public key
AUTH = 16  # bytes of a browser's secret
LASTS = 12 * 3600.0  # seconds for which a signature is good
AGAIN = 3600.0  # and before its end, a new one is made


def unpadded(data: bytes) -> str:
    """base64url as browsers and tokens write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(length: int, salt: bytes, secret: bytes, info: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def readable(p256dh: str, auth: str) -> bool:
    """Whether these are keys that a message can be sealed with."""
    try:
        point, secret = padded(p256dh), padded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        return False
    return len(point) == POINT and len(secret) == AUTH


def seal(
    message: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push request. ``own`` and ``salt`` are fresh each time; only tests give them."""
    if len(message) > LONGEST_MESSAGE:
        raise ValueError(f"a push message holds at most {LONGEST_MESSAGE} bytes, not {len(message)}")
    theirs, secret = padded(p256dh), padded(auth)
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    ours = _point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    keying = _derive(32, secret, shared, b"WebPush: info\0" + theirs + ours)
    key = _derive(16, salt, keying, b"Content-Encoding: aes128gcm\0")
    nonce = _derive(12, salt, keying, b"Content-Encoding: nonce\0")
    head = salt + struct.pack("!IB", RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Signer:
    """The house's key: push services take messages only from who a page has subscribed to."""

    def __init__(self, secret: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(padded(secret), "big"), CURVE)
        self.public = unpadded(_point(self._key))
        self.contact = contact
        self._signed: dict[str, tuple[float, str]] = {}  # by origin: until when, and the header

    @staticmethod
    def new_secret() -> str:
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return unpadded(number.to_bytes(32, "big"))

    def header(self, endpoint: str) -> str:
        """``Authorization`` for a push service; one signature serves for hours."""
        parts = urlsplit(endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        until, header = self._signed.get(origin, (0.0, ""))
        if until < time.time() + AGAIN:
            until = time.time() + LASTS
            claims = {"aud": origin, "exp": int(until), "sub": self.contact}
            header = f"vapid t={self._token(claims)}, k={self.public}"
            if len(self._signed) > 100:
                self._signed.clear()
            self._signed[origin] = until, header
        return header

    def _token(self, claims: dict[str, object]) -> str:
        said = ".".join(unpadded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{unpadded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
