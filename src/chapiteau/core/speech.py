"""How the engine is heard: it knows ids only, and asks whoever has words to say them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .native import mypyc_attr

if TYPE_CHECKING:
    from .errors import ChapiteauError
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Says things without words; the room that has words puts a better one in its place."""

    def error(self, error: ChapiteauError) -> str:
        return " ".join([error.id, *[f"{k}={v}" for k, v in error.said.items()]])

    def state(self, g: State) -> str:
        return f"<{type(g).__name__}, {g.seats} seats>"


_speakers: Final[list[Speaker]] = [Speaker()]


def speaker() -> Speaker:
    return _speakers[-1]


def install(new: Speaker) -> None:
    _speakers.append(new)
