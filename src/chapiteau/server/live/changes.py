"""What has changed for one page: only that is sent, and every drawing only once."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import TYPE_CHECKING, Any

from ...words import Section

if TYPE_CHECKING:
    from ...draw.scene import Item, Scene

Part = dict[str, Any]
MOST_DRAWINGS = 1000
"""A page that was sent so many gets a whole picture instead, and both sides count anew."""
_PLACES, _DRAWN = {"x", "y", "turn"}, {"svg", "over"}
_NOTHING = (None, None, None, "", "", "", "", "", "", "", 0, None, (), "")
"""What an item has if nobody says."""


class Drawings:
    """The drawings that one page has, numbered as they came; the page counts the same way."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def named(self, svg: str) -> str | int:
        """The number of a drawing that was sent before, else the drawing itself."""
        number = self.numbers.get(svg)
        if number is None:
            self.numbers[svg] = len(self.numbers)
            return svg
        return number

    @property
    def are_many(self) -> bool:
        return len(self.numbers) >= MOST_DRAWINGS


def item_part(item: Item, old: Item | None = None, drawings: Drawings | None = None) -> Part:
    """One piece, without its empty fields; of one that the page has, only what is new."""
    part: Part = {"k": item.key}
    value: Any
    for trait, was, value in zip(item._fields, old or _NOTHING, item, strict=True):
        if was is value or was == value or trait == "key":
            continue
        if trait in _PLACES:
            part[trait] = round(value, 2)
        elif trait in _DRAWN and drawings and value:
            part[trait] = drawings.named(value)
        else:
            part[trait] = value
    return part


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
    if new.parts and same_objects(old.parts, new.parts) and old.regions == new.regions:
        return None
    before = {item.key: item for item in old.items}
    changes_to = []
    for item in new.items:
        was = before.get(item.key)
        if was is not item and was != item:
            changes_to.append(item_part(item, was, drawings))
    part: Part = {"is": "patch", "put": changes_to, "drop": []}
    if old.height != new.height:
        part["height"] = new.height
    if old.regions != new.regions:
        part["regions"] = new.regions
    order, known = [item.key for item in new.items], list(before)
    if order != known:
        after = set(order)
        part["drop"] = [key for key in known if key not in after]
        kept = [key for key in known if key in after]
        if order != kept + [key for key in order if key not in before]:
            part["order"] = order
    return part if len(part) > 3 or changes_to or part["drop"] else None


def same_objects(old: Sequence[object], new: Sequence[object]) -> bool:
    return len(old) == len(new) and all(map(is_, old, new))


def is_other_board(old: Scene, new: Scene) -> bool:
    """Whether more has changed than pieces and the length of the table."""
    return old.width != new.width or old.backdrop != new.backdrop


class SentScene:
    """The picture that one page has, to tell what it must be sent of the next one."""

    def __init__(self) -> None:
        self.scene: Scene | None = None
        self.drawings = Drawings()

    def changes_to(self, scene: Scene) -> Part | None:
        """The whole picture, or what has changed in it, if anything has."""
        old, self.scene = self.scene, scene
        if old is None or is_other_board(old, scene) or self.drawings.are_many:
            self.drawings = Drawings()
            return scene_part(scene, self.drawings)
        return patch_part(old, scene, self.drawings)


def changed_fields(old: Part | None, new: Part) -> Part | None:
    """The fields of a part that are not as they were sent; what kind of part it is stays in it."""
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
