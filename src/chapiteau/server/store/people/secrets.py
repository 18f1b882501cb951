"""How secrets are stored: whoever reads the store cannot pretend to be anybody."""

from __future__ import annotations

from hashlib import blake2b


def session_key(session: str) -> str:
    """How a session is known to the store; of a token, how its open channels are."""
    return blake2b(session.encode(), digest_size=32).hexdigest()
