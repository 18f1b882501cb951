"""Plots as SVG: bars, lines and shares with their intervals, for one series or two side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, log10

from ..draw.lettering.text import write
from ..draw.svg import circle, el, group, line, number, path, rect

WIDTH, HEIGHT = 640.0, 260.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 12.0, 12.0, 34.0
COLOURS = ("var(--one)", "var(--two)")
MOST_BARS = 40
Points = Sequence[tuple[float, float]]


class Axes:
    """Where values lie on a sheet of the usual size."""

    def __init__(self, xs: tuple[float, float], top: float) -> None:
        self.low, self.high = xs[0], max(xs[1], xs[0] + 1e-9)
        self.top = max(top, 1e-9)

    def x(self, value: float) -> float:
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - value / self.top * (HEIGHT - TOP - BOTTOM)

    def frame(self, unit: str) -> str:
        """Lines at round values, with their figures; `unit` says what lies along the bottom."""
        marks = []
        for value in ticks(0, self.top):
            y = self.y(value)
            marks.append(line(LEFT, y, WIDTH - RIGHT, y, stroke="var(--line)", stroke_width=1))
            marks.append(write(LEFT - 6, y + 4, short(value), 13, "var(--muted)", anchor="end"))
        for value in ticks(self.low, self.high):
            marks.append(
                write(self.x(value), HEIGHT - 16, short(value), 13, "var(--muted)", anchor="middle")
            )
        marks.append(write(WIDTH - RIGHT, HEIGHT - 2, unit, 13, "var(--muted)", anchor="end"))
        return group(*marks)


def ticks(low: float, high: float) -> list[float]:
    """About five round values between two others."""
    rough = (high - low) / 5
    if rough <= 0:
        return [low]
    unit = 10.0 ** ceil(log10(rough))
    step = next(s for s in (unit / 10, unit / 5, unit / 2, unit) if s >= rough * 0.999)
    first = ceil(low / step)
    return [k * step for k in range(first, int(high / step + 1e-9) + 1)]


def short(value: float) -> str:
    return f"{value:g}" if abs(value) < 10_000 else f"{value:,.0f}"


def sheet(title: str, *drawn: str) -> str:
    view = f"0 0 {number(WIDTH)} {number(HEIGHT)}"
    return el("svg", el("title", title), *drawn, viewBox=view, role="img", class_="plot")


def histogram(title: str, unit: str, series: Sequence[Counter[int]]) -> str:
    """How often each value came, as a part of all."""
    values = [value for counts in series for value in counts]
    low, high = min(values), max(values)
    size = max(1, ceil((high - low + 1) / MOST_BARS))
    shares = [binned(counts, low, size) for counts in series]
    axes = Axes((low, high + size), max(max(s.values()) for s in shares) * 100)
    wide = (axes.x(low + size) - axes.x(low)) / len(series)
    bars = [
        rect(
            axes.x(low + k * size) + i * wide,
            axes.y(share * 100),
            max(1.0, wide - 1),
            axes.y(0) - axes.y(share * 100),
            fill=COLOURS[i],
        )
        for i, found in enumerate(shares)
        for k, share in sorted(found.items())
    ]
    return sheet(title, axes.frame(unit), *bars)


def binned(counts: Counter[int], low: int, size: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for value, n in counts.items():
        k = (value - low) // size
        found[k] = found.get(k, 0) + n / counts.total()
    return found


def lines(title: str, unit: str, series: Sequence[Points]) -> str:
    """Values that follow each other."""
    xs = [x for points in series for x, _ in points]
    axes = Axes((min(xs), max(xs)), max(y for points in series for _, y in points))
    drawn = [
        path(
            "M" + "L".join(f"{number(axes.x(x))} {number(axes.y(y))}" for x, y in points),
            fill="none",
            stroke=COLOURS[i],
            stroke_width=2.5,
            stroke_linejoin="round",
        )
        for i, points in enumerate(series)
    ]
    return sheet(title, axes.frame(unit), *drawn)


def whisker(shares: Sequence[tuple[float, float, float] | None], chance: float) -> str:
    """Shares between 0 and 1 with their intervals, in one small strip each; a mark at chance."""
    wide, high = 220.0, 14.0 * len(shares)
    drawn = [line(chance * wide, 0, chance * wide, high, stroke="var(--muted)", stroke_width=1.5)]
    for i, share in enumerate(shares):
        if share is None:
            continue
        rate, low, high_end = share
        y = 14.0 * i + 7
        drawn.append(line(low * wide, y, high_end * wide, y, stroke=COLOURS[i], stroke_width=3))
        drawn.append(rect(rate * wide - 3, y - 5, 6, 10, 2, fill=COLOURS[i]))
    view = f"0 0 {number(wide)} {number(high)}"
    return el("svg", *drawn, viewBox=view, class_="whisker", aria_hidden="true")


def dot(value: float, low: float, high: float, most: float, is_sure: bool) -> str:
    """A difference with its interval, on a strip that has none in the middle; what may be chance
    is a hollow dot."""
    wide, high_strip = 160.0, 20.0
    middle = wide / 2
    scale = (middle - 8) / (most or 1.0)
    left, right = (middle + max(-most, min(most, x)) * scale for x in (low, high))
    mark = {"fill": COLOURS[1]} if is_sure else {"fill": "none"}
    drawn = [
        line(middle, 0, middle, high_strip, stroke="var(--muted)", stroke_width=1.5),
        line(left, 10, right, 10, stroke=COLOURS[1], stroke_width=3),
        circle(middle + value * scale, 10, 5.5, stroke=COLOURS[1], stroke_width=2.5, **mark),
    ]
    view = f"0 0 {number(wide)} {number(high_strip)}"
    return el("svg", *drawn, viewBox=view, class_="dot", aria_hidden="true")
