"""Rows by room: what a store offers beside tables and people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Select

from .house.boxes import BoxRows
from .house.clocks import ClockRows
from .house.confirmations import Confirmations
from .house.meeting import MeetingRows
from .house.ratings import RatingRows
from .house.tournaments import TournamentRows
from .learning.puzzles import Puzzles
from .learning.reviews import Reviews
from .learning.studies import Studies
from .notices import Notices
from .people.moderation import ModerationRows
from .people.tokens import Tokens
from .rows import StoredTable
from .writer import Writer

T = TypeVar("T")


class Rooms:
    """Each room of rows, over one database."""

    writer: Writer
    upsert: Any  # the dialect's own INSERT, which knows what to do with a row that is there

    @property
    def notices(self) -> Notices:
        return Notices(self)

    @property
    def moderation(self) -> ModerationRows:
        return ModerationRows(self)

    @property
    def confirmations(self) -> Confirmations:
        return Confirmations(self)

    @property
    def clocks(self) -> ClockRows:
        return ClockRows(self)

    @property
    def meeting(self) -> MeetingRows:
        return MeetingRows(self)

    @property
    def own_boxes(self) -> BoxRows:
        return BoxRows(self)

    @property
    def ratings(self) -> RatingRows:
        return RatingRows(self)

    @property
    def tournaments(self) -> TournamentRows:
        return TournamentRows(self)

    @property
    def tokens(self) -> Tokens:
        return Tokens(self)

    @property
    def reviews(self) -> Reviews:
        return Reviews(self)

    @property
    def puzzles(self) -> Puzzles:
        return Puzzles(self)

    @property
    def studies(self) -> Studies:
        return Studies(self)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction that changes nothing."""
        raise NotImplementedError

    async def load(self, query: Select[Any], most: int) -> list[StoredTable]:
        """The tables that a query finds, with their seats."""
        raise NotImplementedError
