"""The picture that one page has, and what it must be sent to come to the next one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from .changes import Part, scene_part
from .patch import DRAWN, Drawings, number_of, patch_between

if TYPE_CHECKING:
    from ...draw.scene import Scene

MOST_DRAWINGS = 1000
"""A page that was sent so many gets a whole picture instead, and both sides begin anew."""


def is_other_board(old: Scene, new: Scene) -> bool:
    """Whether more has changed than pieces and the length of the table."""
    return old.width != new.width or old.backdrop != new.backdrop


def front_at(scene: Scene) -> int:
    """Which of its regions is in front."""
    return next((i for i, region in enumerate(scene.regions) if region.is_front), -1)


class Base(NamedTuple):
    """The picture that a page goes on from, and what it must do to have it before itself."""

    scene: Scene | None  # none if it needs a whole one
    steps: Part


class SentScene:
    """The picture that one page has, to tell what it must be sent of the next one.

    A region that comes forward gives most pieces another place and size; when it was in front
    before, they had these already. So a page keeps how it stood with each region in front, and goes
    on from there.
    """

    def __init__(self, scene: Scene | None = None) -> None:
        self.scene = scene
        self.known: set[int] = set()  # the drawings that the page has
        self.stood: dict[int, Scene] = {}  # the last picture with each region in front

    def begun(self, scene: Scene) -> Base:
        """What a page goes on from to come to a picture."""
        old = self.scene
        if old is None or is_other_board(old, scene) or len(self.known) >= MOST_DRAWINGS:
            self.known, self.stood = set(), {}
            return Base(None, {})
        if old.regions is scene.regions:
            return Base(old, {})
        left, comes = front_at(old), front_at(scene)
        if left == comes:
            return Base(old, {})
        self.stood[left] = old
        base = self.stood.get(comes)
        if base is None:
            return Base(old, {"leaves": left})
        return Base(base, {"leaves": left, "comes": comes})

    def lacks(self, drawn: Drawings) -> Drawings:
        """Which drawings the page must be sent; from now on it has them."""
        known = self.known
        found = {number: svg for number, svg in drawn if number not in known}
        known.update(found)
        return list(found.items())

    def changes_to(self, scene: Scene) -> Part | None:
        """The whole picture, or what has changed in it, if anything has."""
        part, drawn = changes_between(self.begun(scene), scene)
        self.scene = scene
        lacks = self.lacks(drawn)
        if part and lacks:
            part["drawings"] = lacks
        return part


def changes_between(base: Base, new: Scene) -> tuple[Part | None, Drawings]:
    """The whole picture or what has changed in it, if anything, and the drawings it names."""
    if base.scene is None:
        return begun_with(new)
    part, drawn = patch_between(base.scene, new)
    if base.steps:
        part = {"is": "patch", "put": [], "drop": []} | (part or {}) | base.steps
    return part, drawn


def begun_with(scene: Scene) -> tuple[Part, Drawings]:
    """A whole picture for a page that goes on from it: a drawing that only one piece has stands in
    it, for a name would be more to send."""
    part = scene_part(scene)
    count = Counter([item[trait] for item in part["items"] for trait in DRAWN if trait in item])
    drawn: Drawings = [(number_of(svg), svg) for svg, times in count.items() if times > 1]
    numbers = {svg: number for number, svg in drawn}
    for item in part["items"]:
        for trait in DRAWN:
            if item.get(trait) in numbers:
                item[trait] = numbers[item[trait]]
    return part, drawn
