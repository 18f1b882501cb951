"""What the server refuses, by name."""

from __future__ import annotations

from ..core.errors import ChapiteauError, Value


class Refused(ChapiteauError):
    """Refused by the house, not by the rules; `status` is its HTTP code."""

    def __init__(self, id: str, status: int = 400, **said: Value) -> None:
        super().__init__(id, said)
        self.status = status
