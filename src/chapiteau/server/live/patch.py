"""What a page must change in its picture: pieces that are not as they were, each drawing once.

Pieces name their drawings by a digest, so that what is sent of a piece is the same for every page;
the drawings that a page does not have are sent with them.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from ...words.voice import Store
from .changes import Part, item_part

if TYPE_CHECKING:
    from ...draw.scene import Item, Items, Parts, Scene

Drawings = list[tuple[int, str]]
"""Each with its number."""
MOST_CHANGES = 128
NUMBERS = (1 << 48) - 1
DRAWN: Final = ("svg", "over")


def number_of(svg: str) -> int:
    """What a drawing is called: Python's own hash, which is known already. It is keyed for each
    process, so nobody can choose a name whose drawing is taken for another one; by chance no page
    meets that in 48 bits."""
    return hash(svg) & NUMBERS


# parts that are drawn together


class Change(NamedTuple):
    """What is new in parts that are drawn together, for every page that has those before."""

    put: list[Part]  # pieces, in painting order
    drawn: Drawings  # that they name
    came: dict[str, tuple[int, Item]]  # what was not here before, and where in `put` it is
    gone: dict[str, Item]
    lies: list[list[str]]  # where pieces have come to lie: rows, each after the piece below it


class Changes:
    """Those that were worked out last: what all see alike changes alike for everybody, and what
    comes forward again and again changes as it did before.

    They are known by the ids of what was and what is, which nothing else can have while both are
    kept here.
    """

    def __init__(self) -> None:
        self.parts: Store[tuple[Parts, Parts, Change]] = Store(MOST_CHANGES)

    def between(self, was: Parts, now: Parts) -> Change:
        key = id(was), id(now)
        found = self.parts.get(key)
        if found is None:
            found = was, now, change_between(was, now)
            self.parts.put(key, found)
        return found[2]


CHANGES = Changes()


def piece_of(item: Item, old: Item | None, drawn: Drawings) -> Part:
    """What is new of a piece, with numbers in place of its drawings; those are added to others."""
    part = item_part(item, old)
    for trait in DRAWN:
        svg = part.get(trait)
        if svg:
            number = part[trait] = number_of(svg)
            drawn.append((number, svg))
    return part


def change_between(was: Parts, now: Parts) -> Change:
    if len(was) != len(now):  # then nothing tells which part is which
        was, now = (joined(was),), (joined(now),)
    change = Change([], [], {}, {}, [])
    loose: list[tuple[Items, Items]] = []
    below, is_open = "", False  # what lies below a part, and whether a row of new pieces ends there
    for old, new in zip(was, now, strict=True):
        if old is not new:
            if [item[0] for item in old] == [item[0] for item in new]:
                put_changed(change, old, new)
                is_open = False
            else:
                loose.append((old, new))
                is_open = put_rows(change.lies, old, new, below, is_open)
        elif new:
            is_open = False
        if new:
            below = new[-1][0]
    if loose:
        put_loose(change, loose)
    return change


def put_changed(change: Change, was: Items, now: Items) -> None:
    """What is new of the same pieces."""
    for old, item in zip(was, now, strict=True):
        if old is not item and old != item:
            put(change, item, old)


def put(change: Change, item: Item, old: Item | None) -> None:
    change.put.append(piece_of(item, old, change.drawn))


def put_loose(change: Change, parts: list[tuple[Items, Items]]) -> None:
    """The same for parts whose pieces come, go and change places, also from one to another."""
    before = {item[0]: item for old, _ in parts for item in old}
    for _, new in parts:
        for item in new:
            old = before.pop(item[0], None)
            if old is None:
                change.came[item[0]] = len(change.put), item
            if old is not item and old != item:
                put(change, item, old)
    change.gone.update(before)


def joined(parts: Parts) -> Items:
    return tuple(chain.from_iterable(parts))


def put_rows(rows: list[list[str]], was: Items, now: Items, below: str, is_open: bool) -> bool:
    """Add the pieces that come to lie among those that stay: all of a part where the order is
    another one. What lies below all of them has no name. Whether the last row goes on."""
    keys = [item[0] for item in now]
    before, after = [item[0] for item in was], set(keys)
    known = set(before)
    is_same = [key for key in before if key in after] == [key for key in keys if key in known]
    for key in keys:
        if is_same and key in known:
            is_open = False
        elif is_open:
            rows[-1].append(key)
        else:
            rows.append([below, key])
            is_open = True
        below = key
    return is_open


# the whole picture


def patch_between(old: Scene, new: Scene) -> tuple[Part | None, Drawings]:
    """What a page has to change: pieces to put, to drop, and where those lie that are new there."""
    changes = changed_parts(old, new)
    pieces: list[Part] = []
    drawn: Drawings = []
    lies: list[list[str]] = []
    gone: dict[str, Item] = {}
    for _, change in changes:
        gone |= change.gone
    for nth, change in changes:
        drawn += change.drawn
        pieces += met(change, gone, drawn) if gone and change.came else change.put
        lies += [row if row[0] else [below(new, nth), *row[1:]] for row in change.lies]
    part: Part = {"is": "patch", "put": pieces, "drop": list(gone)}
    if lies:
        part["lies"] = lies
    if old.height != new.height:
        part["height"] = new.height
    if old.regions is not new.regions and old.regions != new.regions:
        part["regions"] = new.regions
    return (part if pieces or gone or len(part) > 3 else None), drawn


def changed_parts(old: Scene, new: Scene) -> list[tuple[int, Change]]:
    """What has changed in parts that are drawn together, if anything, and which of them it is."""
    if len(old.parts) != len(new.parts) or not new.parts:
        return [(0, change_between((old.items,), (new.items,)))]
    pairs = enumerate(zip(old.parts, new.parts, strict=True))
    return [(nth, CHANGES.between(was, now)) for nth, (was, now) in pairs if was is not now]


def below(scene: Scene, nth: int) -> str:
    """The topmost piece below parts that are drawn together; nothing below the first."""
    pieces = chain.from_iterable(reversed(parts) for parts in reversed(scene.parts[:nth]))
    return next((part[-1].key for part in pieces if part), "")


def met(change: Change, gone: dict[str, Item], drawn: Drawings) -> list[Part]:
    """What to put; of pieces that come from parts drawn elsewhere, only what is new."""
    both = gone.keys() & change.came
    if not both:
        return change.put
    pieces = change.put.copy()
    for key in both:
        at, item = change.came[key]
        pieces[at] = piece_of(item, gone.pop(key), drawn)
    return [part for part in pieces if len(part) > 1]
