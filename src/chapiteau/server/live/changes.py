"""What has changed for one page in parts and in the table in words: only that is sent."""

from __future__ import annotations

from typing import Any

from ...words import Section

Part = dict[str, Any]


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
