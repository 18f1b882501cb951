"""Results as CSV, for whoever wants to count for themselves."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from ...words import Words
from .shown import Act, Line

RISKY = ("=", "+", "-", "@", "\t", "\r")
"""With which a spreadsheet takes a name for a formula."""


def standings_csv(lines: Sequence[Line], words: Words) -> str:
    """One row for everybody."""
    rounds = len(lines[0].by_round) if lines else 0
    heads = ("place", "player", "kind", "points", "rivals", "wins")
    head = [words(f"page-tournament-{name}") for name in heads]
    head += [words("page-tournament-round-short", number=n + 1) for n in range(rounds)]
    head += [words(f"page-tournament-csv-{name}") for name in ("adjusted", "reviewed")]
    rows = [
        [
            each.place,
            safe(each.name),
            words(f"page-tournament-kind-{'bot' if each.is_bot else 'person'}"),
            each.points,
            each.rivals,
            each.wins,
            *["" if one == "–" else one for one in each.by_round],
            each.adjusted,
            each.reviewed,
        ]
        for each in lines
    ]
    return written([head, *rows])


def tables_csv(acts: Sequence[Act], words: Words) -> str:
    """One row for everybody at every table of all rounds that have ended."""
    heads = (
        "round",
        "table-number",
        "seat-number",
        "player",
        "score",
        "rank",
        "points",
        "adjusted",
    )
    head = [words(f"page-tournament-csv-{name}") for name in heads]
    rows = [
        [a.number, t.place, s.seat + 1, safe(s.name), s.score, s.rank, s.points, s.adjusted]
        for a in reversed(acts)
        if a.is_over
        for t in a.tables
        for s in t.seats
    ]
    return written([head, *rows])


def safe(name: str) -> str:
    return f"'{name}" if name.startswith(RISKY) else name


def written(rows: Sequence[Sequence[object]]) -> str:
    out = io.StringIO()
    csv.writer(out).writerows(rows)
    return out.getvalue()
