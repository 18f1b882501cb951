"""What has changed for one page in a part, a piece or the table in words: only that is sent."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any

from ...words import Section

if TYPE_CHECKING:
    from ...draw.scene import Item, Scene

Part = dict[str, Any]
MOST_PLACES = 8192
TRAITS = ("k", "x", "y", "svg", "move", "label", "text", "state", "why", "over", "turn", "ghost",
          "answers", "edge")  # fmt: skip
NOTHING: Any = ("", None, None, "", "", "", "", "", "", "", 0, None, (), "")
"""What an item has if nobody says."""


@lru_cache(maxsize=MOST_PLACES)
def rounded(place: float) -> float:
    """Pieces lie in the same places again and again."""
    return round(place, 2)


def item_part(item: Item, old: Item | None = None) -> Part:
    """One piece, without its empty fields; of one that the page has, only what is new."""
    part: Part = {"k": item[0]}
    for trait, now in compress(zip(TRAITS, item, strict=True), map(ne, item, old or NOTHING)):
        part[trait] = rounded(now) if type(now) is float else now
    return part


def scene_part(scene: Scene) -> Part:
    """A whole picture, which stands alone."""
    return {
        "is": "scene",
        "width": scene.width,
        "height": scene.height,
        "backdrop": scene.backdrop,
        "regions": scene.regions,
        "items": [item_part(item) for item in scene.items],
    }


def changed_fields(old: Part | None, new: Part) -> Part | None:
    """The fields of a part that are not as they were sent; what kind of part it is stays in it."""
    if old is new:
        return None
    if old is None:
        return new
    if old == new:
        return None
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
