"""Records of boxes that people have made.

A box is found by its id (`store.own_boxes.box(id)`), which is also its link; whoever may see it is
decided in `server/boxes/shelf.py`. Its facts are those of a version, found by id and number
(`store.own_boxes.version(id, n)`) and never changed: the lines in which it differs from a box of
the house, whose hash is `base`, as records carry them. `server/boxes/reading.py` makes a `Box` of
a version. A table names its own by `TableRow.box`, the version's `key`, and has all of it in
`boxes`, so that it needs none of these rows; `server/tables/boxes.py` finds a `Box` by a key.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

PRIVATE, LINK, OFFERED = "private", "link", "offered"
AUDIENCES = (PRIVATE, LINK, OFFERED)
"""Who finds a box: its owner, whoever has its link, or everybody."""
NEW, FIT, UNFIT = "new", "fit", "unfit"
"""A version is played through by bots before people may play with it."""


@dataclass(frozen=True)
class OwnBoxRow:
    """A box that somebody has made; what is in it stands in its versions."""

    id: str  # nobody guesses it: it is the link
    game: str
    owner: str  # "" once they have left
    name: str
    audience: str = PRIVATE
    hidden: bool = False  # by those who run the house: nobody but its owner finds it
    newest: int = 1  # the number of its newest version
    created: float = 0.0
    touched: float = 0.0


@dataclass(frozen=True)
class VersionRow:
    """What a box was at one time; only what bots make of it is written later."""

    box: str
    n: int  # from 1
    base: str  # the hash of the house's box that it differs from
    rows: list[str]  # `core.box.differences` from it
    key: str  # names all of it (server/tables/boxes.py)
    at: float
    state: str = NEW
    trouble: dict[str, Any] | None = None  # why it is unfit: an error's id and what it says


@dataclass(frozen=True)
class VersionState:
    """A version as lists show it, without what is in it."""

    box: str
    n: int
    at: float
    state: str
