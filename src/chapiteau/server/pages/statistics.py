"""My games in figures: how many, how often won, with how many points, over time."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...draw.plots import Bar, Span, bars, points, spans
from ...registry import games
from ...review.figures import Figures
from ...review.sheet import MINUS
from ...words import Words, words_for
from ...words.figures import Figures as Numbers
from ..reviews.over_time import Own, Rate, Summary, summaries
from ..store.rows import BOT, StoredTable
from ..tables.rivals import is_measured
from .entrance.about import offers
from .visit import Visitor, visitor

MOST_GAMES = 5000
LAST = 200
"""A plot shows at most so many games, the last ones."""


@dataclass(frozen=True)
class Played:
    """One finished game from where its player sat."""

    table: str
    points: int
    won: bool
    at: float
    seats: int
    seat: int


@dataclass
class Tally:
    """All finished games of one title."""

    name: str
    played: list[Played] = field(default_factory=list)

    @property
    def won(self) -> int:
        return sum(game.won for game in self.played)

    @property
    def mean(self) -> float:
        return sum(game.points for game in self.played) / len(self.played)

    @property
    def best(self) -> int:
        return max(game.points for game in self.played)


def tallies(tables: list[StoredTable], person: str) -> list[Tally]:
    """By title, the most played first; a game whose seat a bot finished is its bot's."""
    found: dict[str, Tally] = {}
    for stored in sorted(tables, key=lambda each: each.row.touched):
        row, result = stored.row, stored.row.result
        seat = next(s for s in stored.seats if s.person == person)
        if not is_measured(stored) or result is None or seat.kind == BOT:
            continue
        won = seat.seat in result["winners"]
        game = Played(row.id, result["scores"][seat.seat], won, row.touched, row.seats, seat.seat)
        found.setdefault(row.game, Tally(row.game)).played.append(game)
    return sorted(found.values(), key=lambda tally: -len(tally.played))


async def statistics(request: Request) -> Response:
    """GET /statistics -> statistics.html

    bars    a picture: for each game how many were played and won; "" without any
    games   list of: title, played, won, share (percent), mean, best, plot (a picture), rows: the
            last games with url, date, points, won (bool), seats; learned: for what was reviewed
            of it and counted alike: heading, luck, phases and kinds (pictures)
    offers  without any: the games of the front page (about.about())
    """
    me = visitor(request)
    tables = await me.house.store.tables_of(me.person.id, MOST_GAMES) if me.person.stored else []
    found = tallies(tables, me.person.id)
    words = words_for(me.lang)
    return me.page(
        "statistics.html",
        bars=overview(found, words) if found else "",
        games=[
            {**described(tally, me.lang), "learned": await learned(me, tally)} for tally in found
        ],
        offers=[] if found else offers(me.lang, me.house.settings.rehearsals),
    )


def date_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


async def learned(me: Visitor, tally: Tally) -> list[dict[str, str]]:
    """Luck and errors over the games of a title that were looked back at."""
    seats = {game.table: game.seat for game in tally.played}
    found = await me.house.store.reviews.figures(list(seats))
    own = [Own(msgspec.convert(data, Figures), seats[table]) for table, data in found.items()]
    return [pictured(each, me.lang) for each in summaries(own)]


def pictured(found: Summary, lang: str) -> dict[str, str]:
    """A summary as pictures: luck and errors, errors by phase, and by kind of decision."""
    words = words_for(lang)
    span = partial(span_of, found, words)
    luck = [span(words("stats-luck"), found.luck)] if found.luck.count else []
    errors = span(words("stats-errors"), found.errors, -1)
    phases = [span(words(f"stats-phase-{p}"), r, -1) for p, r in found.phases.items()]
    kinds = [span(asked.get(lang, "?"), rate, -1) for asked, rate in found.kinds]
    return {
        "heading": words("stats-learned", games=found.games),
        "luck": spans([*luck, errors], words("stats-learned-both")),
        "phases": spans(phases, words("stats-phases")),
        "kinds": spans(kinds, words("stats-kinds")),
    }


def span_of(found: Summary, words: Words, name: str, rate: Rate, sign: int = 1) -> Span:
    """A rate as it is drawn: in points, or in hundredths of the victory; losses go down."""
    part = 1000 if found.is_points else 10
    value, low, high = (sign * x / part for x in (rate.value, rate.low, rate.high))
    number = Numbers(words.lang).number
    said = words(
        "stats-rate-points" if found.is_points else "stats-rate",
        value=number(value, 2).replace("-", MINUS),
        reach=number(rate.reach / part, 2),
    )
    return Span(name, value, min(low, high), max(low, high), said)


def title(tally: Tally, lang: str) -> str:
    return words_for(lang, games()[tally.name])("game-title")


def overview(found: list[Tally], words: Words) -> str:
    rows = [
        Bar(
            title(tally, words.lang),
            tally.won,
            len(tally.played),
            words("stats-of", won=tally.won, played=len(tally.played)),
        )
        for tally in found
    ]
    return bars(rows, words("stats-bars"))


def described(tally: Tally, lang: str) -> dict[str, object]:
    """One title, in figures, as a picture and as rows."""
    words, last = words_for(lang), tally.played[-LAST:]
    name = title(tally, lang)
    values, won = [game.points for game in last], [game.won for game in last]
    said = words("stats-points", game=name, count=len(last))
    rows = [
        {
            "url": f"/table/{game.table}/replay",
            "date": date_of(game.at),
            "points": game.points,
            "won": game.won,
            "seats": game.seats,
        }
        for game in reversed(last)
    ]
    return {
        "name": tally.name,
        "title": name,
        "played": len(tally.played),
        "won": tally.won,
        "share": round(100 * tally.won / len(tally.played)),
        "mean": Numbers(lang).number(tally.mean, 1).replace("-", MINUS),
        "best": tally.best,
        "plot": points(values, won, said) if len(last) > 1 else "",
        "rows": rows,
    }
