"""A table in words: headings and lists, for the terminal, the screen reader and `str(view)`."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Section:
    """A heading, what is said under it, and smaller headings."""

    title: str
    lines: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    aside: bool = False  # to look things up in, not part of the table

    def __str__(self) -> str:
        return "\n".join(self.written(0))

    def written(self, depth: int) -> list[str]:
        """Plain text, indented by depth."""
        pad = "  " * depth
        out = [f"{pad}{self.title}", *[f"{pad}  - {line}" for line in self.lines]]
        for section in self.sections:
            out += section.written(depth + 1)
        return out
