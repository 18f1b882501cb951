"""Web push: a message that only one browser can read (RFC 8291), and who sends it (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
from dataclasses import dataclass

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ..refusal import Refused

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD = 4096
"""Bytes of the one record that is sent; services take no more."""
LARGEST = RECORD - 16 - 1 - (SALT_BYTES + 4 + 1 + POINT_BYTES)
TOKEN_LIFE = 12 * 3600  # seconds; services take up to a day


def encoded(data: bytes) -> str:
    """As all of this is written: base64 for addresses, without its padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise Refused("bad-subscription") from None


def _hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


@dataclass(frozen=True)
class Subscription:
    """What a browser gave us to reach it: where, and the two keys that only it can open with."""

    endpoint: str
    p256dh: bytes
    auth: bytes

    @classmethod
    def read(cls, endpoint: str, p256dh: str, auth: str) -> Subscription:
        """As a page sends it; keys that are none are refused now, not when it matters."""
        found = cls(endpoint, decoded(p256dh), decoded(auth))
        if len(found.p256dh) != POINT_BYTES or len(found.auth) != AUTH_BYTES:
            raise Refused("bad-subscription")
        found.public_key()
        return found

    def public_key(self) -> ec.EllipticCurvePublicKey:
        try:
            return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.p256dh)
        except (ValueError, UnsupportedAlgorithm):
            raise Refused("bad-subscription") from None


def encrypted(message: bytes, to: Subscription) -> bytes:
    """A message as a body in aes128gcm: one record, whose header has the salt and our key."""
    if len(message) > LARGEST:
        raise ValueError("too long for a push message")
    return sealed(message, to, ec.generate_private_key(CURVE), os.urandom(SALT_BYTES))


def sealed(
    message: bytes, to: Subscription, ours: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """The same with a key and a salt that nothing else was ever sealed with."""
    public = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), to.public_key())
    key_info = b"WebPush: info\0" + to.p256dh + public
    secret = _hkdf(to.auth, shared, key_info, 32)
    key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(key).encrypt(nonce, message + b"\2", None)  # 2: this is the last record
    return salt + RECORD.to_bytes(4) + bytes([len(public)]) + public + record


class PushKey:
    """The house's own key for push services. It follows from the key of the house, so there is
    nothing more to keep, and all processes of a house have the same."""

    def __init__(self, key: bytes, contact: str) -> None:
        number = int.from_bytes(_hkdf(b"", key, b"chapiteau vapid", 48))
        self.private = ec.derive_private_key(1 + number % (ORDER - 1), CURVE)
        self.public = encoded(_point(self.private.public_key()))
        self.contact = contact
        self.tokens: dict[str, tuple[float, str]] = {}  # by audience, with when they end

    def authorization(self, audience: str, now: float) -> str:
        """The header that says who we are to a service; made anew every few hours."""
        ends, token = self.tokens.get(audience, (0.0, ""))
        if ends - now < TOKEN_LIFE / 2:
            ends, token = now + TOKEN_LIFE, self._token(audience, now + TOKEN_LIFE)
            if len(self.tokens) > 100:
                self.tokens.clear()
            self.tokens[audience] = ends, token
        return f"vapid t={token}, k={self.public}"

    def _token(self, audience: str, ends: float) -> str:
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": audience, "exp": int(ends), "sub": self.contact}
        said = ".".join(encoded(json.dumps(part).encode()) for part in (head, claims))
        der = self.private.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(der)
        return f"{said}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"
