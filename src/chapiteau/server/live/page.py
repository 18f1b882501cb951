"""What a page was told last, and so what it must be told next: only what is not as it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...words import Section
from .changes import Part, changed_fields, changed_section
from .frame import encode
from .packing import Frame, packed
from .patch import Drawings
from .sent_scene import SentScene, changes_between
from .story import Story

if TYPE_CHECKING:
    from ...draw.scene import Scene


class Told:
    """All that a page was sent but its picture."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.outline: Section | None = None
        self.story = Story()

    def copy(self) -> Told:
        """The same for a page that goes on from here by itself."""
        other = Told()
        other.parts = self.parts.copy()
        other.outline = self.outline
        other.story = self.story.copy()
        return other

    def put(self, out: list[Any], part: Part) -> None:
        """Add the fields of a part that are not as they were sent before."""
        new = changed_fields(self.parts.get(part["is"]), part)
        if new is not None:
            self.parts[part["is"]] = part
            out.append(new)

    def put_outline(self, out: list[Any], outline: Section) -> None:
        new = changed_section(self.outline, outline) if self.outline else outline
        if new is not None:
            self.outline = outline
            out.append({"is": "outline", "section": new})


class Parts(list[Any]):
    """Parts that several pages are sent: encoded and compressed once."""

    encoded = compressed = b""

    @property
    def text(self) -> bytes:
        """What stands between the brackets."""
        if not self.encoded:
            self.encoded = encode(self)[1:-1]
        return self.encoded

    @property
    def packed(self) -> bytes:
        if not self.compressed:
            self.compressed = packed(self.text)
        return self.compressed


class Joined(list[Any]):
    """All that a page is sent, of parts that others are sent too and then its own."""

    def __init__(self, shared: Sequence[Parts], own: Sequence[Any] = ()) -> None:
        super().__init__([*[part for parts in shared for part in parts], *own])
        self.shared, self.own = shared, own


def framed(n: int, parts: Sequence[Any], first: Sequence[Any] = ()) -> Frame:
    """A frame as it is sent, under its number; some parts may go before what others are sent."""
    if not isinstance(parts, Joined):
        return Frame(encode({"n": n, "parts": [*first, *parts]}))
    shared = [each for each in parts.shared if each and each.text]  # encoded as things are now
    if not shared:
        return Frame(encode({"n": n, "parts": [*first, *parts.own]}))
    head = b'{"n":%d,"parts":[' % n + (encode(first)[1:-1] + b"," if first else b"")
    return Frame(head, shared, (b"," + encode(parts.own)[1:-1] if parts.own else b"") + b"]}")


Way = tuple[int, int, str, tuple[int, ...]]
"""From one picture to another, when that is shown, and what a page does before."""


class Shared:
    """What spectators who look the same way are sent at one moment.

    Pages that were told the same are told the same from then on, whenever they came; so are those
    that had the same picture. Only the drawings that a page does not have yet are a part of their
    own.
    """

    def __init__(self) -> None:
        self.texts: dict[Told, tuple[Parts, Parts, Told]] = {}  # before and after the picture
        self.pictures: dict[Way, tuple[Scene | None, Scene, Parts, Drawings]] = {}
        self.drawings: dict[tuple[int, ...], Parts] = {}

    def same(self, told: Told) -> Told:
        """The one of those that know the same by now which all go on with."""
        for _, _, other in self.texts.values():
            if other.parts.keys() == told.parts.keys():
                return other
        return told

    def drawn(self, before: SentScene, scene: Scene, when: str = "") -> list[Parts]:
        """What is new in a picture, after the drawings that the page lacks for it; `when` it is
        shown, if it is not the step itself."""
        base = before.begun(scene)
        old = base.scene
        way = id(old), id(scene), when, tuple(base.steps.values())
        if way not in self.pictures:
            part, drawn = changes_between(base, scene)
            if part and old is None:  # whoever comes has none of them
                part["drawings"] = list(dict(drawn).items())
            if part and when:
                part["when"] = when
            self.pictures[way] = old, scene, Parts([part] if part else []), drawn
        _, _, parts, drawn = self.pictures[way]
        before.scene, lacks = scene, before.lacks(drawn)
        if old is None or not lacks:
            return [parts]
        key = tuple([number for number, _ in lacks])
        if key not in self.drawings:
            self.drawings[key] = Parts([{"is": "drawings", "drawings": lacks}])
        return [self.drawings[key], parts]
