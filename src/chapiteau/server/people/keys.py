"""What proves who somebody is: a key file, signed cookies, tokens for forms."""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
from hashlib import blake2b, sha256
from pathlib import Path

from itsdangerous import BadSignature, Signer
from starlette.responses import Response

from ..refusal import Refused
from .people import Person

COOKIE = "who"
LONG = 400 * 24 * 3600
KEY_BYTES = 32
LARGEST_KEY = 4096


def read_key(path: Path) -> bytes:
    """The server's secret, made at its first start; nobody else may read it."""
    if not path.exists():
        new = path.with_name(f"{path.name}.{os.getpid()}")
        file = os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(file, "wb") as f:
            f.write(secrets.token_bytes(KEY_BYTES))
            f.flush()
            os.fsync(f.fileno())
        with contextlib.suppress(FileExistsError):  # of servers that start together, one is first
            os.link(new, path)
        os.unlink(new)
    os.chmod(path, 0o600)
    with path.open("rb") as f:
        key = f.read(LARGEST_KEY)
    if len(key) < KEY_BYTES:
        raise Refused("key-damaged", path=str(path))
    return key


class Keys:
    """Signs and checks."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.fingerprint = blake2b(b"fingerprint", key=key, digest_size=16).hexdigest()
        self.signer = Signer(key, salt="who", digest_method=sha256)

    def give(self, response: Response, person: Person, secure: bool) -> None:
        """Let the browser keep who it is."""
        kind = "a" if person.registered else "g"
        value = self.signer.sign(f"{kind}-{person.id}-{person.session}").decode()
        response.set_cookie(
            COOKIE, value, max_age=LONG, httponly=True, samesite="lax", secure=secure, path="/"
        )

    def read(self, cookie: str) -> tuple[bool, str, str] | None:
        """Whether it is an account, who, and which session; None for what we did not sign."""
        try:
            kind, person, session = self.signer.unsign(cookie).decode().split("-")
        except (BadSignature, ValueError):
            return None
        return kind == "a", person, session

    def csrf(self, session: str) -> str:
        """A token for the forms of a session; masked, or compressed pages would tell it."""
        mask = secrets.token_bytes(16)
        return (mask + xor(mask, self._csrf(session))).hex()

    def is_csrf(self, session: str, token: str) -> bool:
        try:
            given = bytes.fromhex(token)
        except ValueError:
            return False
        return len(given) == 32 and hmac.compare_digest(
            xor(given[:16], given[16:]), self._csrf(session)
        )

    def _csrf(self, session: str) -> bytes:
        return blake2b(f"csrf {session}".encode(), key=self.key, digest_size=16).digest()


def xor(a: bytes, b: bytes) -> bytes:
    return bytes(x ^ y for x, y in zip(a, b, strict=True))
