"""What has changed for one page: only that is sent, and every drawing only once.

Pieces name their drawings by number; drawings that a page does not have are sent with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ...words import Section

if TYPE_CHECKING:
    from ...draw.scene import Item, Scene

Part = dict[str, Any]
MOST_DRAWINGS = 1000
"""A page that was sent so many gets a whole picture instead, and both sides begin anew."""
MOST_PLACES = 8192
DRAWN = ("svg", "over")
SAID = ("move", "label", "text", "state", "why")
NOTHING: Any = (None, None, None, "", "", "", "", "", "", "", 0, None, (), "")
"""What an item has if nobody says."""


class Drawings:
    """Drawings by their numbers; pages that look the same way may have one list in common."""

    def __init__(self, numbers: dict[str, int] | None = None) -> None:
        self.numbers = {} if numbers is None else numbers
        self.texts = list(self.numbers)

    def copy(self) -> Drawings:
        return Drawings(self.numbers.copy())

    def number(self, svg: str) -> int:
        number = self.numbers.get(svg)
        if number is None:
            number = self.numbers[svg] = len(self.texts)
            self.texts.append(svg)
        return number

    def sent(self, mask: int) -> list[tuple[int, str]]:
        """Drawings as a page is sent them, those whose bits are set."""
        found = list[tuple[int, str]]()
        while mask:
            n = (mask & -mask).bit_length() - 1
            found.append((n, self.texts[n]))
            mask &= mask - 1
        return found

    @property
    def are_many(self) -> bool:
        return len(self.texts) >= MOST_DRAWINGS


def named(part: Part) -> int:
    """The drawings that the pieces of a picture name, a bit for each."""
    mask = 0
    for item in part["items"] if part["is"] == "scene" else part["put"]:
        for trait in DRAWN:
            number = item.get(trait)
            if isinstance(number, int):
                mask |= 1 << number
    return mask


def item_part(item: Item, old: Item | None = None, drawings: Drawings | None = None) -> Part:
    """One piece, without its empty fields; of one that the page has, only what is new."""
    key, x, y, svg, *said, over, turn, ghost, answers, edge = item
    _, x0, y0, svg0, *said0, over0, turn0, ghost0, answers0, edge0 = old or NOTHING
    part: Part = {"k": key}
    if x != x0:
        part["x"] = rounded(x)
    if y != y0:
        part["y"] = rounded(y)
    if svg != svg0:
        part["svg"] = drawings.number(svg) if drawings and svg else svg
    if said != said0:
        traits = zip(SAID, said, said0, strict=True)
        part |= {trait: now for trait, now, was in traits if now != was}
    if over != over0:
        part["over"] = drawings.number(over) if drawings and over else over
    if turn != turn0:
        part["turn"] = rounded(turn)
    if ghost != ghost0:
        part["ghost"] = ghost
    if answers != answers0:
        part["answers"] = answers
    if edge != edge0:
        part["edge"] = edge
    return part


@lru_cache(maxsize=MOST_PLACES, typed=True)
def rounded(place: float) -> float:
    """Pieces lie in the same places again and again."""
    return round(place, 2)


def scene_part(scene: Scene, drawings: Drawings | None = None) -> Part:
    """A whole picture."""
    return {
        "is": "scene",
        "width": scene.width,
        "height": scene.height,
        "backdrop": scene.backdrop,
        "regions": scene.regions,
        "items": [item_part(item, None, drawings) for item in scene.items],
    }


def patch_part(old: Scene, new: Scene, drawings: Drawings) -> Part | None:
    """What a page has to change, if anything: pieces to put, to drop, and their order."""
    gone, came = other_parts(old, new)
    before = {item.key: item for part in gone for item in part}
    changed = [
        item_part(item, was, drawings)
        for part in came
        for item in part
        if (was := before.get(item.key)) is not item and was != item
    ]
    found: Part = {"is": "patch", "put": changed, "drop": []}
    if old.height != new.height:
        found["height"] = new.height
    if old.regions is not new.regions and old.regions != new.regions:
        found["regions"] = new.regions
    if not have_same_keys(gone, came) or len(old.parts) != len(new.parts):
        found |= order_part(old, new)
    return found if len(found) > 3 or changed or found["drop"] else None


def other_parts(old: Scene, new: Scene) -> tuple[list[Sequence[Item]], list[Sequence[Item]]]:
    """The parts of each of two pictures that the other does not have: only these are compared."""
    if not (old.parts and new.parts):
        return [old.items], [new.items]
    if len(old.parts) == len(new.parts):
        pairs = [pair for pair in zip(old.parts, new.parts, strict=True) if pair[0] is not pair[1]]
        return [was for was, _ in pairs], [now for _, now in pairs]
    known, kept = set(map(id, old.parts)), set(map(id, new.parts))
    gone = [part for part in old.parts if id(part) not in kept]
    return gone, [part for part in new.parts if id(part) not in known]


def have_same_keys(old: Sequence[Sequence[Item]], new: Sequence[Sequence[Item]]) -> bool:
    """Whether the same pieces lie in the same order, part by part."""
    for was, now in zip(old, new, strict=False):
        if [item.key for item in was] != [item.key for item in now]:
            return False
    return len(old) == len(new)


def order_part(old: Scene, new: Scene) -> Part:
    """What to drop, and the order of all pieces where new ones do not simply lie on top."""
    order, known = new.keys, old.keys
    if order == known:
        return {}
    gone, came = set(known).difference(order), set(order).difference(known)
    kept = [key for key in known if key not in gone] if gone else known
    found: Part = {"drop": [key for key in known if key in gone] if gone else []}
    if order[: len(kept)] != kept or not came.issuperset(order[len(kept) :]):
        found["order"] = order
    return found


def is_other_board(old: Scene, new: Scene) -> bool:
    """Whether more has changed than pieces and the length of the table."""
    return old.width != new.width or old.backdrop != new.backdrop


class SentScene:
    """The picture that one page has, to tell what it must be sent of the next one."""

    def __init__(
        self, scene: Scene | None = None, drawings: Drawings | None = None, known: int = 0
    ) -> None:
        self.scene = scene
        self.drawings = drawings or Drawings()
        self.known = known  # a bit for each drawing that the page has

    def copy(self) -> SentScene:
        """The same for a page that goes on alone: what it sees is numbered for nobody else."""
        return SentScene(self.scene, self.drawings.copy(), self.known)

    def changes_to(self, scene: Scene) -> Part | None:
        """The whole picture, or what has changed in it, if anything has."""
        old, self.scene = self.scene, scene
        if old is None or is_other_board(old, scene) or self.drawings.are_many:
            self.drawings, self.known, old = Drawings(), 0, None
        had = len(self.drawings.texts)
        part = changes_between(old, scene, self.drawings)
        lacks = 0
        if self.known == (1 << had) - 1:  # only what is new can be missing
            lacks = (1 << len(self.drawings.texts)) - (1 << had)
        elif part:
            lacks = named(part) & ~self.known
        if part and lacks:
            part["drawings"] = self.drawings.sent(lacks)
            self.known |= lacks
        return part


def changes_between(old: Scene | None, new: Scene, drawings: Drawings) -> Part | None:
    return patch_part(old, new, drawings) if old else scene_part(new, drawings)


def changed_fields(old: Part | None, new: Part) -> Part | None:
    """The fields of a part that are not as they were sent; what kind of part it is stays in it."""
    if old is new:
        return None
    if old is None:
        return new
    changed = {k: v for k, v in new.items() if k not in old or old[k] != v}
    return {"is": new["is"], **changed} if changed else None


def changed_section(old: Section, new: Section) -> Part | Section | None:
    """The same for a table in words: sections by their number where only some have changed."""
    if old is new:
        return None
    if len(old.sections) != len(new.sections):
        return new
    names = ("title", "lines", "aside")
    part: Part = {k: getattr(new, k) for k in names if getattr(old, k) != getattr(new, k)}
    pairs = enumerate(zip(old.sections, new.sections, strict=True))
    inner = {str(i): changed_section(a, b) for i, (a, b) in pairs if a is not b}
    changed = {i: change for i, change in inner.items() if change is not None}
    return ({**part, "sections": changed} if changed else part) or None
