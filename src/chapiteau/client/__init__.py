"""Plays at the tables of a house over HTTP: `House`, and `AsyncHouse` for programs with asyncio.

Needs nothing but Python; docs/programs.md has a bot of 30 lines.
"""

from .asynchronous import AsyncHouse
from .errors import ConnectionLost, Refused
from .house import House
from .table import Event, Option, Table

__all__ = ["AsyncHouse", "ConnectionLost", "Event", "House", "Option", "Refused", "Table"]
