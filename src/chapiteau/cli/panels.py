"""The table in the terminal: sections of the outline as panels, side by side."""

from __future__ import annotations

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..words import Section

SHORT = 90
"""A section of up to this many letters is written on one line."""
WIDE = 120
"""From this width on, panels stand in two columns."""


def panel(section: Section) -> Panel:
    """A section of the outline with its heading in the frame."""
    return Panel(
        Group(*written(section)),
        title=Text(section.title, style="bold"),
        title_align="left",
    )


def side_by_side(panels: list[Panel], console: Console) -> Table:
    """One column, or two of about the same height where the terminal is wide enough."""
    columns: list[list[Panel]] = [[], []] if console.width >= WIDE else [[]]
    width = console.width // len(columns)
    heights = [0] * len(columns)
    for each in panels:
        each.width = width
        shorter = heights.index(min(heights))
        columns[shorter].append(each)
        heights[shorter] += len(console.render_lines(each))
    grid = Table.grid()
    grid.add_row(*[Group(*column) for column in columns])
    return grid


def written(section: Section) -> list[Text]:
    """What stands in a section: a smaller one takes a line if it is short, else a list."""
    out = [Text(line) for line in section.lines]
    for sub in section.sections:
        title = Text(f"{sub.title}  ", style="bold")
        together = " · ".join(sub.lines)
        if len(together) <= SHORT:
            out.append(title.append(together, style="not bold"))
        else:
            out += [title, *[Text(f"· {line}") for line in sub.lines]]
        out += written(Section("", [], sub.sections))
    return out
