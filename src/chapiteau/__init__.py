"""Chapiteau: show-themed board games to play, to study and to build on."""

from __future__ import annotations

# First of all: to read the rest takes half a second, in which somebody may press ^C.
from . import interrupt as _interrupt

# isort: split
from os import PathLike, environ
from typing import TYPE_CHECKING, Any

if environ.get("CHAPITEAU_COMPILED"):  # before anything that may be compiled is imported
    from . import builds

    builds.use_asked()

# isort: split
# Loading these folders first keeps later imports from putting them in the place of functions that
# have their names.
from . import environment_ids as _ids
from . import games as _folder
from . import registry
from . import review as _room
from .core import record as records
from .core.edition import Choice
from .core.errors import (
    BadComponents,
    BadRecord,
    BadSetup,
    ChapiteauError,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    Reason,
    StaleMove,
    UnknownMove,
)
from .core.game import Game
from .core.move import Move
from .core.record import Record
from .match import Match, Replay

if TYPE_CHECKING:
    from .review.run import Review

__version__ = "0.1.0"
del _folder, _interrupt, _room
__all__ = [
    "BadComponents", "BadRecord", "BadSetup", "ChapiteauError", "Game", "IllegalMove", "Match",
    "Move", "NotYourTurn", "NothingToUndo", "Reason", "Record", "Replay", "StaleMove",
    "UnknownMove", "games", "is_compiled", "load", "new", "restore", "review",
]  # fmt: skip


def games() -> dict[str, Game[Any]]:
    """All games that are installed, by name."""
    return registry.games()


def new(
    game: str,
    seats: int | None = None,
    seed: int | str = 0,
    components: str | PathLike[str] | None = None,
    **options: Choice,
) -> Match:
    """A fresh match, for two or as few as the game takes where `seats` does not say.

    The same game, options, seats, seed and moves give the same match anywhere.
    """
    edition = registry.edition_of(game, options, components)
    written = str(seed)
    records.check_seed(written)
    count = edition.game.usual_seats if seats is None else seats
    return Match(edition, count, written)


def load(text: str) -> Replay:
    """A record read back; `.match` plays it through, `.at(n)` stops at any position."""
    return Replay(records.read(text, games()))


def restore(text: str) -> Match:
    """A match at the position that `Match.snapshot` wrote; it has no past."""
    from . import positions

    return positions.read(text)


def review(
    record: Record | Replay | str,
    rounds: int | None = None,
    seed: str = "0",
    workers: int | None = 1,
    ray: str = "",
) -> Review:
    """A finished game looked back at: what was luck, what was skill, and which errors are sure.

    The same record, judge, rounds and seed give the same review, on any number of `workers`.
    """
    from .review.choices import Effort
    from .review.run import reviewed

    told = load(record) if isinstance(record, str) else record
    of = told.record if isinstance(told, Replay) else told
    return reviewed(of, Effort.of(rounds) if rounds else Effort(), seed, workers, ray)


def is_compiled() -> bool:
    """Whether the engine runs compiled or interpreted."""
    from .core import state

    return not str(state.__file__).endswith(".py")


_ids.await_gymnasium()  # last: it may load games, which load this
