"""A look back at a recorded game, at the command line."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from typing import Any

import chapiteau

from ..review.choices import Effort
from ..review.page import page
from ..review.run import reviewed
from ..review.sheet import Sheet
from ..words import words_for
from .progress import progress
from .trouble import check_writable, read_text, write_text

GAP = "  "


def review(args: Namespace) -> None:
    """Say what was luck and what was skill; or write it as data, or as a page."""
    record = chapiteau.load(read_text(args.file)).record
    if args.html:
        check_writable(args.html)
    words = words_for(args.lang)

    def watch(parts: Iterable[Any], total: int) -> Iterable[Any]:
        return progress(parts, total, words("cli-reviewing"))

    effort = Effort.of(args.budget) if args.budget else Effort()
    found = reviewed(record, effort, args.seed, args.workers, args.ray, watch)
    if args.json:
        print(found.json(), end="")
        return
    sheet = Sheet(found, args.lang)
    if args.html:
        write_text(args.html, page(sheet))
        print(words("cli-review-written", file=args.html))
        return
    print("\n".join(written(sheet)))


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
