"""What a page was sent last, and so what it must be sent next: only what is not as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...words import Section
from .changes import Part, SentScene, changed_fields, changed_section
from .frame import encode
from .story import Story

if TYPE_CHECKING:
    from ...draw.scene import Scene


class Page:
    """All that was sent to one page, or to several that were always sent the same."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.picture = SentScene()
        self.outline: Section | None = None
        self.story = Story()

    def copy(self) -> Page:
        """A page that goes on from here by itself."""
        other = Page()
        other.parts = self.parts.copy()
        other.picture = self.picture.copy()
        other.outline = self.outline
        other.story = self.story.copy()
        return other

    def put(self, out: list[Any], part: Part) -> None:
        """Add the fields of a part that are not as they were sent before."""
        new = changed_fields(self.parts.get(part["is"]), part)
        if new is not None:
            self.parts[part["is"]] = part
            out.append(new)

    def put_scene(self, out: list[Any], scene: Scene) -> None:
        part = self.picture.changes_to(scene)
        if part is not None:
            out.append(part)

    def put_outline(self, out: list[Any], outline: Section) -> None:
        new = changed_section(self.outline, outline) if self.outline else outline
        if new is not None:
            self.outline = outline
            out.append({"is": "outline", "section": new})


class Parts(list[Any]):
    """What several pages are sent alike: encoded once."""

    encoded = b""


def framed(n: int, parts: list[Any]) -> bytes:
    """A frame as it is sent, under its number."""
    if not isinstance(parts, Parts):
        return encode({"n": n, "parts": parts})
    if not parts.encoded:
        parts.encoded = encode(parts)
    return b'{"n":%d,"parts":%b}' % (n, parts.encoded)
