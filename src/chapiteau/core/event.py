"""What happened, for the log and the animation, and who may see it."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
UNKNOWN: Final = 0
"""Stands in a view for a card that may not be seen; real ids start at 1."""


def sees(viewer: int, mask: int) -> bool:
    """A mask names seats by bits; only EVERYONE includes the spectators."""
    return mask == EVERYONE or (viewer >= 0 and mask >> viewer & 1 == 1)


class Kind:
    """One kind of event: its word id and the nouns it speaks of.

    A noun is written `city`, `victim:seat` (its label in the words, then what it counts), or with
    a trailing `?` when only those the event is told to may know it.
    """

    def __init__(self, id: str, nouns: tuple[str, ...], counts: bool) -> None:
        self.id: Final = id
        self.counts: Final = counts  # whether it explains where points come from
        self.labels: Final = tuple([n.rstrip("?").split(":")[0] for n in nouns])
        self.nouns: Final = tuple([n.rstrip("?").split(":")[-1] for n in nouns])
        self.secret: Final = tuple([n.endswith("?") for n in nouns])


class Kinds:
    """All kinds of events of one game."""

    def __init__(self) -> None:
        self.kinds: Final[list[Kind]] = []

    def one(self, id: str, *nouns: str) -> Kind:
        return self._add(id, nouns, False)

    def counting(self, id: str, *nouns: str) -> Kind:
        """An event that belongs to the count: told again when the game is over."""
        return self._add(id, nouns, True)

    def _add(self, id: str, nouns: tuple[str, ...], counts: bool) -> Kind:
        kind = Kind(id, nouns, counts)
        self.kinds.append(kind)
        return kind


class Event:
    """One thing that happened. Seats outside `to` (a bit mask) see its secret ids as unknown."""

    def __init__(self, kind: Kind, ids: list[int], to: int) -> None:
        self.kind: Final = kind
        self.ids: Final = ids
        self.to: Final = to

    def seen_by(self, viewer: int) -> Event:
        if sees(viewer, self.to):
            return self
        secret = self.kind.secret
        ids = [UNKNOWN if secret[i] else x for i, x in enumerate(self.ids)]
        return Event(self.kind, ids, EVERYONE)

    def wire(self) -> list[object]:
        return [self.kind.id, *self.ids]
