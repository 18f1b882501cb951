"""What can go wrong between a program and a house."""

from __future__ import annotations


class Refused(Exception):
    """The house says no: `error` is a name that stays, `text` a sentence in the chosen language."""

    def __init__(self, status: int, error: str, text: str, position: int | None = None) -> None:
        super().__init__(text or error)
        self.status = status
        self.error = error
        self.text = text
        self.position = position  # where the seat stands now, if a move was refused
        self.retry_after = 0.0  # seconds after which it may be tried again

    @property
    def is_passing(self) -> bool:
        """Whether the same may be said again later."""
        return self.status in (429, 503)


class ConnectionLost(OSError):
    """The house cannot be reached, or an answer broke off."""
