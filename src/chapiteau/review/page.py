"""A review as one page that needs nothing else: the course of the game, its account, lessons."""

from __future__ import annotations

from html import escape

from ..lab.page import STYLE, paragraph, section, table
from .numbers import rounded
from .sheet import Lesson, Sheet

WIDTH, HEIGHT, EDGE = 1000, 300, 8
LIGHT = ("#8c1d2f", "#2c5f8a", "#3f7a3a", "#b0721a", "#6b4a8f", "#4a6a70")
DARK = ("#e8737f", "#6fb3e0", "#8fcf86", "#e8a33d", "#c3a0e8", "#9fc4cb")
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 5", "1 6")
"""Whose line it is, also in grey."""
OWN = """
.course { width: 100%; height: auto; background: color-mix(in srgb, var(--line) 25%, transparent); }
.key span { margin-right: 20px; white-space: nowrap; }
.key svg { width: 42px; height: 10px; vertical-align: middle; margin-right: 6px; }
article { border-left: 4px solid var(--one); padding: 2px 0 2px 14px; margin: 18px 0; }
article h3 { margin: 0 0 4px; } article p { margin: 2px 0; } .better { font-weight: 700; }
tr:last-child td { font-weight: 700; border-top: 2px solid var(--ink); }
"""


def colours() -> str:
    """One for each seat, on light paper and on dark."""

    def listed(colours: tuple[str, ...]) -> str:
        return "".join([f"--seat{seat}: {colour}; " for seat, colour in enumerate(colours)])

    dark = f"@media (prefers-color-scheme: dark) {{ :root {{ {listed(DARK)}}} }}"
    return f":root {{ {listed(LIGHT)}}} {dark}"


def page(sheet: Sheet) -> str:
    """The whole review."""
    words = sheet.words
    title = words("review-title", game=words("game-title"))
    seats = range(sheet.review.record.seats)
    heads = ["", *[sheet.telling.player(seat) for seat in seats]]
    rows = [[escape(name), *figures] for name, figures in sheet.rows()]
    lessons = "".join([article(sheet, lesson) for lesson in sheet.lessons()])
    body = [
        f"<h1>{escape(title)}</h1>",
        paragraph(sheet.lead()),
        section(words("review-course-title"), key(sheet) + course(sheet)),
        section(words("review-account-title"), f'<div class="wide">{table(heads, rows)}</div>'),
        section(words("review-lessons-title"), paragraph(sheet.summary()) + lessons),
        paragraph(sheet.how()),
        paragraph(words("unofficial")),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}{colours()}{OWN}</style></head><body>{''.join(body)}</body></html>\n"
    )


def lines_of(sheet: Sheet) -> list[list[int]]:
    """What is drawn, by seat: one line where all have the same."""
    course = sheet.review.account.course
    seats = 1 if sheet.review.judge.counts else sheet.review.record.seats
    return [[vector[seat] for vector in course] for seat in range(seats)]


def pen(seat: int) -> str:
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'fill="none" stroke="var(--seat{seat})" stroke-width="3"{dash}'


def key(sheet: Sheet) -> str:
    """Whose line is which."""
    if len(lines_of(sheet)) < 2:
        return ""
    said = [
        f'<span><svg viewBox="0 0 42 10" aria-hidden="true"><path d="M0 5h42" {pen(seat)}/></svg>'
        f"{escape(sheet.telling.player(seat))}</span>"
        for seat in range(sheet.review.record.seats)
    ]
    return f'<p class="key">{"".join(said)}</p>'


def course(sheet: Sheet) -> str:
    """Everybody's chances from before the deal to the end, with the errors marked."""
    lines = lines_of(sheet)
    every = [value for line in lines for value in line]
    low, high = min(0, *every), max(sheet.review.unit, *every)
    steps = max(1, len(lines[0]) - 1)

    def place(n: int, value: int) -> str:
        x = EDGE + rounded((WIDTH - 2 * EDGE) * n, steps)
        return f"{x} {HEIGHT - EDGE - rounded((HEIGHT - 2 * EDGE) * (value - low), high - low)}"

    paths = [
        f'<path d="M{"L".join([place(n, value) for n, value in enumerate(line)])}" {pen(seat)}/>'
        for seat, line in enumerate(lines)
    ]
    marks = [mark(sheet, lesson, lines, place) for lesson in sheet.lessons()]
    label = escape(sheet.words("review-course-label"), quote=True)
    return (
        f'<svg class="course" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"{''.join(paths)}{''.join(marks)}</svg>"
    )


def mark(sheet: Sheet, lesson: Lesson, lines: list[list[int]], place: object) -> str:
    """A dot where an error was made, which says what it was."""
    at = sheet.review.block_of(lesson.choice.number) + 1
    seat = lesson.choice.seat if len(lines) > 1 else 0
    assert callable(place)
    x, y = place(at, lines[seat][at]).split()
    title = escape(f"{lesson.where} · {lesson.player} · {lesson.made} · {lesson.cost}")
    return (
        f'<circle cx="{x}" cy="{y}" r="7" fill="var(--seat{seat})"><title>{title}</title></circle>'
    )


def article(sheet: Sheet, lesson: Lesson) -> str:
    words = sheet.words
    made = words("review-made", move=lesson.made)
    better = words("review-better", move=lesson.better)
    return (
        f"<article><h3>{escape(lesson.player)} · {escape(lesson.where)}</h3>{paragraph(made)}"
        f'<p class="better">{escape(better)}</p>{paragraph(lesson.cost)}'
        f"{''.join([paragraph(line) for line in lesson.why])}</article>"
    )
