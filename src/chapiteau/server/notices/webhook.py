"""Webhooks: a JSON body that chats understand, signed as Standard Webhooks are."""

from __future__ import annotations

import base64
import hmac
import secrets
from hashlib import sha256

PREFIX = "whsec_"


def new_secret() -> str:
    """What whoever receives it checks the signature with."""
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def signature(secret: str, id: str, timestamp: int, body: bytes) -> str:
    """HMAC-SHA256 over id, time and body, so that none of them can be another."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = hmac.digest(key, f"{id}.{timestamp}.".encode() + body, sha256)
    return f"v1,{base64.b64encode(signed).decode()}"


def headers(secret: str, id: str, timestamp: int, body: bytes) -> dict[str, str]:
    return {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": signature(secret, id, timestamp, body),
    }
