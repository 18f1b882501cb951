"""A report as one page that needs nothing else: figures, plots, win rates with their intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from ..core.edition import Edition
from ..words import Words, words_for
from ..words.figures import Figures
from . import plots
from .comparing.study import Study
from .comparing.telling import Cell, compared
from .facts import Facts, Share, mean, quantile
from .intervals import interval
from .things import FEWEST, RateRow, groups

MOST_OPENINGS = 30
STYLE = """
:root { color-scheme: light dark; --paper: #fbf4e4; --ink: #2a1d18; --muted: #6a574a;
  --line: #d8c9ac; --one: #8c1d2f; --two: #2c5f8a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1e1618; --ink: #f4e8d2;
  --muted: #b5a48f; --line: #4a3a35; --one: #e8a33d; --two: #6fb3e0; } }
body { margin: 0 auto; padding: 24px 20px 60px; max-width: 1100px; background: var(--paper);
  color: var(--ink); font: 16px/1.45 "Source Sans 3", system-ui, sans-serif; }
h1, h2 { font-family: "Playfair Display", Georgia, serif; }
.plots { margin-top: 24px; display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr)); gap: 24px; }
figure { margin: 0; } figcaption { font-weight: 700; } .plot { width: 100%; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 3px 10px 3px 0; border-bottom: 1px solid var(--line);
  vertical-align: middle; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .whisker { width: 220px; display: block; } .dot { width: 160px; display: block; }
.one { color: var(--one); } .two { color: var(--two); } .key b { margin-right: 16px; }
"""


@dataclass(frozen=True)
class Series:
    """Some games of one edition, under a name."""

    name: str
    edition: Edition
    facts: Facts


def page(
    series: Sequence[Series],
    seats: int,
    bot: str,
    seed: str,
    lang: str,
    study: Study | None = None,
) -> str:
    """The whole report; of two series, with what a study of both says of their differences."""
    game = series[0].edition.game
    words = words_for(lang, game)
    head = words("report-title", game=words("game-title"))
    facts = [one.facts for one in series]
    body = [
        f"<h1>{escape(head)}</h1>",
        paragraph(words("report-about", seats=seats, bot=bot, seed=seed, games=facts[0].games)),
        key(series),
        comparison(series, study, lang) if study and study.is_pair else "",
        table(*summary(words, series)),
        plots_of(words, facts),
        section(words("report-seats"), rate_table(words, seat_rows(words, facts), facts)),
        *[
            section(group.title, rate_table(words, group.rows, facts))
            for group in groups(facts, [one.edition for one in series], lang)
        ],
        section(words("report-openings"), rate_table(words, opening_rows(facts), facts)),
        paragraph(words("report-how", fewest=FEWEST)),
        paragraph(words("unofficial")),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(head)}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(body)}</body></html>\n"
    )


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def section(title: str, inner: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inner}</section>"


def key(series: Sequence[Series]) -> str:
    """Which colour is which, where there are two."""
    if len(series) < 2:
        return ""
    named = zip(("one", "two"), series, strict=False)
    said = [
        f'<b class="{colour}">■ {escape(one.name)} ({one.edition.box.hash})</b>'
        for colour, one in named
    ]
    return f'<p class="key">{"".join(said)}</p>'


def comparison(series: Sequence[Series], study: Study, lang: str) -> str:
    """What differs, in sentences and by figure."""
    words, told = words_for(lang, series[0].edition.game), compared(study, lang)
    said = "".join(f"<li>{escape(finding)}</li>" for finding in told.findings)
    names, parts = [one.name for one in series], [paragraph(told.headline), f"<ul>{said}</ul>"]
    for found in told.tables:
        heads = [""]
        for head in found.heads:
            heads += [f"{head} {name}".strip() for name in names]
            heads += [words("compare-difference"), ""]
        lines = [
            [escape(line.name), *[part for cell in line.cells for part in compared_cells(cell)]]
            for line in found.lines
        ]
        parts.append(f"<h3>{escape(found.title)}</h3>{table(heads, lines)}")
    return section(words("compare-title"), "".join(parts) + paragraph(told.rest))


def compared_cells(cell: Cell) -> list[str]:
    said = f"<b>{escape(cell.said)}</b>" if cell.is_sure else escape(cell.said)
    return [escape(cell.first), escape(cell.second), said, cell.picture]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    first = "".join(
        f'<th scope="col"{" class=n" if i else ""}>{escape(head)}</th>'
        for i, head in enumerate(heads)
    )
    lines = []
    for row in rows:
        cells = [f"<td{' class=n' if i else ''}>{cell}</td>" for i, cell in enumerate(row)]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    body = f"<tbody>{''.join(lines)}</tbody>"
    return f'<div class="wide"><table><thead><tr>{first}</tr></thead>{body}</table></div>'


def summary(words: Words, series: Sequence[Series]) -> tuple[list[str], list[list[str]]]:
    """The figures that come first."""
    show = Figures(words.lang)
    figures: list[tuple[str, Callable[[Facts], str]]] = [
        ("games", lambda f: show.number(f.games)),
        ("points", lambda f: show.number(mean(f.scores), 2)),
        (
            "points-middle",
            lambda f: " – ".join(str(quantile(f.scores, q)) for q in (0.1, 0.5, 0.9)),
        ),
        ("winner", lambda f: show.number(mean(f.winning), 2)),
        ("length", lambda f: show.number(mean(f.decisions), 1)),
        ("width", lambda f: show.number(mean(f.widths), 2)),
        ("width-most", lambda f: show.number(max(f.widths, default=0))),
    ]
    heads = ["", *[one.name for one in series]]
    rows = [[escape(words(f"report-{id}")), *[say(s.facts) for s in series]] for id, say in figures]
    first = series[0]
    for points in first.edition.game.marks(first.edition.box, first.facts.seats):
        cells = [reached(show, s.facts, points) for s in series]
        rows.append([escape(words("report-mark", points=points)), *cells])
    return heads, rows


def reached(show: Figures, facts: Facts, points: int) -> str:
    """The part of all games that came to so many points."""
    found, of = facts.at_least(points), facts.scores.total()
    low, high = interval(found, of)
    return f"{show.percent(found / max(1, of))} ({show.percent(low)} – {show.percent(high)})"


def plots_of(words: Words, facts: Sequence[Facts]) -> str:
    drawn = [
        ("scores", plots.histogram, "points-unit", [f.scores for f in facts]),
        ("winning", plots.histogram, "points-unit", [f.winning or f.scores for f in facts]),
        ("lengths", plots.histogram, "decisions-unit", [f.decisions for f in facts]),
    ]
    figures = [
        figure(words(f"report-{id}"), plot(words(f"report-{id}"), words(f"report-{unit}"), data))
        for id, plot, unit, data in drawn
    ]
    widths = [
        [(n, total / count) for n, (total, count) in sorted(f.width_at.items())] for f in facts
    ]
    title = words("report-widths")
    figures.append(figure(title, plots.lines(title, words("report-decisions-unit"), widths)))
    return f'<div class="plots">{"".join(figures)}</div>'


def figure(title: str, drawn: str) -> str:
    return f"<figure><figcaption>{escape(title)}</figcaption>{drawn}</figure>"


def rate_table(words: Words, rows: Sequence[RateRow], facts: Sequence[Facts]) -> str:
    """Rows with their shares of victories, beside what chance would give."""
    many, show = len(facts) > 1, Figures(words.lang)
    per = ["report-count", "report-rate", "report-interval", "report-mean"]
    heads = ["", *[words(id) for _ in facts for id in per], ""]
    lines = []
    for row in rows:
        cells = [cell for share in row.shares for cell in cells_of(show, share)]
        drawn = [(s.rate, *s.interval()) if s else None for s in row.shares]
        lines.append([escape(row.name), *cells, plots.whisker(drawn, facts[0].chance())])
    note = paragraph(words("report-difference")) if many else ""
    return table(heads, lines) + note


def cells_of(show: Figures, share: Share | None) -> list[str]:
    if share is None:
        return ["–"] * 4
    low, high = share.interval()
    reach = f"{show.percent(low)} – {show.percent(high)}"
    return [show.number(share.seats), show.percent(share.rate), reach, show.number(share.mean, 2)]


def seat_rows(words: Words, facts: Sequence[Facts]) -> list[RateRow]:
    seats = sorted({seat for f in facts for seat in f.by_seat})
    return [
        RateRow(words("report-seat", seat=seat + 1), tuple(f.by_seat.get(seat) for f in facts))
        for seat in seats
    ]


def opening_rows(facts: Sequence[Facts]) -> list[RateRow]:
    """The openings that are played most, the best first."""
    known = {opening for f in facts for opening, s in f.by_opening.items() if s.seats >= FEWEST}
    often = sorted(
        known, key=lambda o: -sum(f.by_opening[o].seats for f in facts if o in f.by_opening)
    )
    rows = [
        RateRow(", ".join(opening), tuple(f.by_opening.get(opening) for f in facts))
        for opening in often[:MOST_OPENINGS]
    ]
    return sorted(rows, key=lambda row: -row.rate)
