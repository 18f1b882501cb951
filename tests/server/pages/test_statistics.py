"""My games in figures: what counts, what it comes to, and how it is drawn."""

import random
import re
from dataclasses import replace
from xml.etree import ElementTree

from chapiteau.draw.plots import MOST_MARKED, WIDE, Bar, Span, bars, points, spans
from chapiteau.server.pages.statistics import tallies
from chapiteau.server.store.rows import FORK, SeatRow, StoredTable, TableRow
from server.guests import Guest, async_test, opened


def finished(n, scores, winners, seat=0, **more):
    row = TableRow(
        id=f"t{n}", code=f"c{n}", game="parade", rules=1, options={}, seats=len(scores), pace="day",
        private=True, host="me", seed="", nonce="", created=0.0, phase="over", touched=float(n),
        result={"scores": scores, "winners": winners, "hash": "", "decisions": 9}, **more,
    )  # fmt: skip
    seats = [SeatRow(i, "bot", "", "", "novice") for i in range(len(scores))]
    seats[seat] = SeatRow(seat, "human", "me", "Me")
    return StoredTable(row, tuple(seats))


def test_wins_means_and_bests_are_counted_by_title_in_order_of_time():
    tables = [
        finished(3, [5, 9], [1]),
        finished(1, [7, 7], [0, 1], seat=1),
        finished(2, [4, 1], [0]),
    ]
    (tally,) = tallies(tables, "me")
    assert [game.table for game in tally.played] == ["t1", "t2", "t3"]
    assert [game.points for game in tally.played] == [7, 4, 5]
    assert tally.won == 2 and tally.best == 7 and round(tally.mean, 2) == 5.33


def test_what_was_not_played_to_its_end_by_oneself_does_not_count():
    fork = finished(1, [5, 5], [0], origin=FORK)
    unknown = finished(2, [5, 5], [0])
    unknown = StoredTable(replace(unknown.row, result=None), unknown.seats)
    running = finished(3, [5, 5], [0])
    running = StoredTable(replace(running.row, phase="playing"), running.seats)
    by_bot = finished(4, [5, 5], [0])
    by_bot = StoredTable(by_bot.row, (replace(by_bot.seats[0], kind="bot"), by_bot.seats[1]))
    lesson = finished(5, [5, 5], [0])
    lesson = StoredTable(lesson.row, (lesson.seats[0], replace(lesson.seats[1], level="lesson")))
    gone = finished(6, [5, 5], [0])
    gone = StoredTable(replace(gone.row, game="chess"), gone.seats)
    assert tallies([fork, unknown, running, by_bot, lesson, gone], "me") == []


def test_plots_are_whole_and_tell_victories_by_shape():
    rows = [
        Bar("<Rouge & Noir>", 3, 8, "3 of 8"),
        Bar("A title that is far too long for it", 0, 1, "0"),
    ]
    drawn = ElementTree.fromstring(bars(rows, "how many"))
    assert drawn.get("role") == "img" and drawn.get("aria-label") == "how many"
    assert [t.text for t in drawn.iter("text")][:2] == ["<Rouge & Noir>", "3 of 8"]
    for count in (1, 2, MOST_MARKED + 5):
        values = [n % 7 - 2 for n in range(count)]
        drawn = ElementTree.fromstring(points(values, [n % 3 == 0 for n in range(count)], "points"))
        classes = [each.get("class") for each in drawn.iter()]
        assert classes.count("plot-won") == (count + 2) // 3
        assert classes.count("plot-dot") == (0 if count > MOST_MARKED else count - (count + 2) // 3)
        assert "nan" not in ElementTree.tostring(drawn, "unicode")


@async_test
async def test_the_page_shows_my_games_and_nobody_elses(tmp_path):
    async with (
        opened(tmp_path) as house,
        Guest(house.address) as me,
        Guest(house.address, "fr") as other,
    ):
        first = (await me.get("/statistics")).text
        assert "Here they will be counted" in first
        posters = re.findall(r'<li><a href="/game/(\w+)"><svg', first)
        assert len(posters) == len(set(posters)) == 5
        for seed in range(2):
            table = await me.play(level="random")
            await (await me.live(table)).play_on(random.Random(seed))
        running = await me.play(level="random")
        page = (await me.get("/statistics")).text
        assert page.count('class="plot"') == 2 and "begin-posters" not in page
        assert f"/table/{table}/replay" in page and running not in page
        assert re.search(r"Played</dt><dd>2<", page)
        assert '/statistics"' in (await me.get("/tables")).text
        assert table not in (await other.get("/statistics")).text


def test_a_span_is_drawn_with_its_interval_around_nothing():
    rows = [Span("luck & all", 2.0, -1.0, 5.0, "2"), Span("errors", -3.0, -4.0, -2.0, "−3")]
    drawn = ElementTree.fromstring(spans(rows, "both"))
    lines = [
        (p.get("class"), re.findall(r"[ML]([\d.]+)", p.get("d") or "")) for p in drawn.iter("path")
    ]
    zeros = {x for kind, xs in lines if kind == "plot-grid" for x in xs}
    assert len(zeros) == 1  # one scale
    zero = float(zeros.pop())
    bars_drawn = [(float(r.get("x") or 0), float(r.get("width") or 0)) for r in drawn.iter("rect")]
    assert bars_drawn[0][0] == zero and abs(sum(bars_drawn[1]) - zero) < 0.02
    assert [t.text for t in drawn.iter("text")] == ["luck & all", "2", "errors", "−3"]
    ends = [float(x) for _, xs in lines for x in xs]
    assert min(ends) == 4 and max(ends) == WIDE - 4
