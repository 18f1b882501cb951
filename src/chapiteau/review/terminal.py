"""A review as lines of text."""

from __future__ import annotations

from .sheet import Sheet

GAP = "  "


def written(sheet: Sheet) -> list[str]:
    """The account as a table, and below it what to learn."""
    words = sheet.words
    out = [words("review-title", game=words("game-title")), sheet.lead(), "", *account(sheet), ""]
    out.append(sheet.summary())
    for lesson in sheet.lessons():
        out += ["", f"{lesson.player} · {lesson.where}"]
        said = [words("review-made", move=lesson.made), words("review-better", move=lesson.better)]
        out += [f"{GAP}{line}" for line in [*said, lesson.cost, *lesson.why]]
    return [*out, "", sheet.how()]


def account(sheet: Sheet) -> list[str]:
    """Columns as wide as what stands in them."""
    rows = sheet.rows()
    heads = [sheet.telling.player(seat) for seat in range(sheet.review.record.seats)]
    lines = [["", *heads], *[[name, *figures] for name, figures in rows]]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    told = [
        GAP.join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]).rstrip()
        for line in lines
    ]
    return [*told[:-1], "-" * (sum(widths) + len(GAP) * len(heads)), told[-1]]
