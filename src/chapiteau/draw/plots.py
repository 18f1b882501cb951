"""Plots for pages: bars and points over time. Colours and letters come from the page's style."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from .lettering.text import fit
from .svg import circle, el, group, line, number, path, polygon, rect, star

WIDE, ROW, NAMES = 460, 44, 140  # on a phone letters are three quarters of their size
SPAN_ROW, SPAN_SAID = 58, 190
RUNG, LADDER_SAID = 46, 250
HIGH, LEFT, RIGHT, TOP, BOTTOM = 230, 46, 18, 16, 16
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_MARKED = 60
"""With more points than this only the line and the marks of victory are drawn."""


@dataclass(frozen=True)
class Bar:
    """So many of so many."""

    name: str
    part: int
    whole: int
    said: str


def bars(rows: Sequence[Bar], label: str) -> str:
    """One row each: the whole as a frame, the part filled, both in figures."""
    most, room = max([row.whole for row in rows], default=1), WIDE - NAMES - 120
    drawn = [_bar(i, row, room / max(1, most)) for i, row in enumerate(rows)]
    return sheet(ROW * len(rows) + 8, label, *drawn)


def _bar(i: int, row: Bar, scale: float) -> str:
    y = 4 + i * ROW
    name, size = fit(row.name, 18, NAMES - 16, weight=600)
    long = max(4.0, row.whole * scale)
    return group(
        _text(name, NAMES - 12, y + 26, size, anchor="end"),
        rect(NAMES, y + 7, long, 26, 4, class_="plot-whole"),
        rect(NAMES, y + 7, row.part * scale, 26, 4, class_="plot-part") if row.part else "",
        _text(row.said, NAMES + long + 10, y + 26, 18),
    )


@dataclass(frozen=True)
class Span:
    """A figure with how far it may be off."""

    name: str
    value: float
    low: float
    high: float
    said: str


def spans(rows: Sequence[Span], label: str) -> str:
    """Two lines each: what it is with its figure, then bar and interval on a common scale that
    has 0 on it."""
    ends = [0.0, *[end for row in rows for end in (row.low, row.high, row.value)]]
    low, scale = min(ends), (WIDE - 8) / max(1e-9, max(ends) - min(ends))

    def x(at: float) -> float:
        return 4 + (at - low) * scale

    drawn = [_span(i, row, x) for i, row in enumerate(rows)]
    return sheet(SPAN_ROW * len(rows) + 8, label, *drawn)


def _span(i: int, row: Span, x: Callable[[float], float]) -> str:
    y = 4 + i * SPAN_ROW
    name, size = fit(row.name, 18, WIDE - SPAN_SAID, weight=600)
    left, right = sorted((x(0), x(row.value)))
    ticks = [line(x(at), y + 29, x(at), y + 47, class_="plot-reach") for at in (row.low, row.high)]
    return group(
        _text(name, 0, y + 20, size),
        _text(row.said, WIDE, y + 20, 18, anchor="end"),
        rect(left, y + 28, max(1.5, right - left), 20, 2, class_="plot-part"),
        line(x(0), y + 26, x(0), y + 50, class_="plot-grid"),
        line(x(row.low), y + 38, x(row.high), y + 38, class_="plot-reach"),
        *ticks,
    )


@dataclass(frozen=True)
class Level(Span):
    """A figure among others on a scale without a 0; one of them may be the reader's."""

    is_own: bool = False


def ladder(rows: Sequence[Level], label: str) -> str:
    """Two lines each: what it is with its figure, then a dot and its interval on a common scale."""
    ends = [end for row in rows for end in (row.low, row.high)]
    low, scale = min(ends), (WIDE - 24) / max(1e-9, max(ends) - min(ends))

    def x(at: float) -> float:
        return 12 + (at - low) * scale

    return sheet(RUNG * len(rows) + 4, label, *[_rung(i, row, x) for i, row in enumerate(rows)])


def _rung(i: int, row: Level, x: Callable[[float], float]) -> str:
    y = 2 + i * RUNG
    name, size = fit(row.name, 18, WIDE - LADDER_SAID, weight=700)
    ticks = [line(x(at), y + 25, x(at), y + 37, class_="plot-reach") for at in (row.low, row.high)]
    return group(
        _text(name, 0, y + 17, size),
        _text(row.said, WIDE, y + 17, 18, anchor="end"),
        line(x(row.low), y + 31, x(row.high), y + 31, class_="plot-reach"),
        *ticks,
        circle(x(row.value), y + 31, 8, class_="plot-own" if row.is_own else "plot-dot"),
    )


def points(values: Sequence[int], won: Sequence[bool], label: str) -> str:
    """Values one after the other; a victory is a star, anything else a dot."""
    low, high = min([0, *values]), max([5, *values])
    across = (WIDE - LEFT - RIGHT) / max(1, len(values) - 1)
    up = (HIGH - TOP - BOTTOM) / (high - low)
    at = [(LEFT + i * across, HIGH - BOTTOM - (v - low) * up) for i, v in enumerate(values)]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in at)
    few = len(values) <= MOST_MARKED
    marks = [
        polygon(star(x, y, 10 if few else 6), class_="plot-won")
        if is_won
        else circle(x, y, 5, class_="plot-dot")
        for (x, y), is_won in zip(at, won, strict=True)
        if is_won or few
    ]
    return sheet(HIGH, label, *_grid(low, high, up), path(d, class_="plot-line"), *marks)


def _grid(low: int, high: int, up: float) -> list[str]:
    """A few round numbers and their lines."""
    step = next((size for size in STEPS if size >= (high - low) / 4), STEPS[-1])
    found = []
    for value in range(-(-low // step) * step, high + 1, step):
        y = HIGH - BOTTOM - (value - low) * up
        found.append(line(LEFT, y, WIDE - RIGHT, y, class_="plot-grid"))
        found.append(_text(str(value), LEFT - 8, y + 5, 18, anchor="end"))
    return found


def _text(said: str, x: float, y: float, size: float, anchor: str | None = None) -> str:
    return el(
        "text", escape(said), x=x, y=y, text_anchor=anchor, class_="plot-text", font_size=size
    )


def sheet(height: int, label: str, *kids: str) -> str:
    """A picture with a name, for who does not see it."""
    box = f"0 0 {WIDE} {height}"
    return el("svg", *kids, viewBox=box, class_="plot", role="img", aria_label=label)
