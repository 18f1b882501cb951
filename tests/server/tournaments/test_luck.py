"""Results without luck: the house reviews every table of a round once the round has ended."""

import csv
import io
import re
from dataclasses import replace

import msgspec

from chapiteau.review.figures import Figures, SeatFigures
from chapiteau.server.store.rows import ASKED, FAILED, MADE, ReviewRow
from chapiteau.server.thinking.background import may_begin
from chapiteau.server.tournaments.stepping import step
from server.guests import Guest, async_test
from server.reviews import told
from server.tournaments.company import announced, house, play_out, tables
from server.tournaments.test_pages import playing, seated

LUCK = 250  # thousandths of a victory, which the first seat had and the second had not


async def plant(house, table, is_points=False, luck=LUCK, is_luck_shown=True):
    """A review of a table in which the first seat had luck."""
    seats = [SeatFigures(luck, 1.0, 0), SeatFigures(-luck, 1.0, 0)]
    figures = msgspec.to_builtins(Figures(is_points, seats, is_luck_shown=is_luck_shown))
    row = ReviewRow(table, "parade", "", ASKED, house.hall.clock(), 1)
    await house.store.reviews.ask(row)
    kept = replace(row, made=1.0, figures=figures, data="{}")
    assert await house.store.reviews.finish(kept, [], [])


async def rows(guest, path):
    return list(csv.DictReader(io.StringIO((await guest.get(path)).text)))


@async_test
async def test_a_round_that_has_ended_is_reviewed_by_the_house_and_none_before(tmp_path, db):
    async with house(tmp_path, db, people=4) as (home, _, people):
        home.reviewing.begin = nothing_yet  # what is asked for stays to be seen
        t = await announced(home, people, rounds=1)
        one, other = await tables(home, t, 1)
        await play_out(home, one)
        assert await home.store.reviews.asked() == []  # its deal is still played
        await play_out(home, other)
        await step(home.hall, t.id)
        asked = await home.store.reviews.asked()
        assert {row.table for row in asked} == {one, other}
        assert {(row.person, row.state, row.game) for row in asked} == {("", ASKED, "parade")}


async def nothing_yet():
    """Nothing is made."""


@async_test
async def test_what_somebody_asked_for_stays_theirs_and_nothing_is_asked_for_twice(tmp_path):
    async with house(tmp_path, people=2) as (home, _, people):
        home.reviewing.begin = nothing_yet
        t = await announced(home, people, rounds=2, duplicate=False)
        (first,) = await tables(home, t, 1)
        own = ReviewRow(first, "parade", people[0].id, ASKED, 0.0, 7)
        await home.store.reviews.ask(own)
        await play_out(home, first)
        await step(home.hall, t.id)
        assert await home.store.reviews.of(first) == own
        await home.store.reviews.fail(first)
        (second,) = await tables(home, t, 2)
        await play_out(home, second)
        await step(home.hall, t.id)
        assert (await home.store.reviews.of(first)).state == FAILED  # not again by itself
        assert (await home.store.reviews.of(second)).person == ""


@async_test
async def test_the_house_makes_the_reviews_and_tells_no_luck_that_is_a_guess(tmp_path, monkeypatch):
    """With the workers of the house, as it is: nobody has measured what the judge of this game is
    worth, so what it says of draws is no part of anybody's result."""
    monkeypatch.setattr("chapiteau.server.tournaments.luck.ROUNDS", 4)
    async with playing(tmp_path, rounds="1") as (house, t, path, guests):
        for id in await tables(house, t, 1):
            await play_out(house, id)
        for id in await tables(house, t, 1):
            house.reviewing.wake.set()
            assert (await told(guests[0], id))["state"] == MADE
        page = (await guests[0].get(path)).text
        assert "Without luck" not in page
        found = await rows(guests[0], f"{path}/tables.csv")
        assert len(found) == 4 and not any(row["Without luck"] for row in found)


@async_test
async def test_a_planted_review_is_told_in_standings_rows_and_spreadsheets(tmp_path):
    async with playing(tmp_path, rounds="1") as (house, t, path, guests):
        house.reviewing.begin = nothing_yet
        one, other = await tables(house, t, 1)
        for id in (one, other):
            await play_out(house, id)
        page = (await guests[0].get(path)).text
        assert "Without luck" not in page  # nobody has reviewed anything
        await plant(house, other, is_luck_shown=False)
        page = (await guests[0].get(path)).text
        assert "Without luck" not in page  # what was reviewed is a guess
        await plant(house, one)
        page = (await guests[0].get(path)).text
        assert "1 of 2 so far" in page
        found = await rows(guests[0], f"{path}/tables.csv")
        by_seat = {int(r["Seat"]): r for r in found if r["Table"] == "1"}
        best = sum(row["Rank"] == "1" for row in by_seat.values())  # they share a victory
        for seat, luck in ((1, LUCK), (2, -LUCK)):
            won = 1.0 / best if by_seat[seat]["Rank"] == "1" else 0.0
            assert float(by_seat[seat]["Without luck"]) == won - luck / 1000
        assert {r["Without luck"] for r in found if r["Table"] == "2"} == {""}
        standings = {r["Player"]: r for r in await rows(guests[0], f"{path}/standings.csv")}
        for row in by_seat.values():
            assert standings[row["Player"]]["Without luck"] == row["Without luck"]
            assert standings[row["Player"]]["Tables reviewed"] == "1"
        assert sum(r["Without luck"] == "" for r in standings.values()) == 2
        (lucky,) = [r for r in by_seat.values() if r["Seat"] == "1"]
        share = float(lucky["Without luck"])
        french = (await Guest(house.address, "fr").get(path)).text
        assert f"{100 * share:.1f}".replace(".", ",") + "\u00a0%" in french
        assert f"{100 * share:.1f}%" in page


@async_test
async def test_points_without_luck_are_points_of_the_game(tmp_path):
    async with playing(tmp_path, rounds="1") as (house, t, path, guests):
        house.reviewing.begin = nothing_yet
        one, other = await tables(house, t, 1)
        for id in (one, other):
            await play_out(house, id)
        await plant(house, one, is_points=True, luck=2500)
        found = await rows(guests[0], f"{path}/tables.csv")
        (row,) = [r for r in found if (r["Table"], r["Seat"]) == ("1", "2")]
        assert float(row["Without luck"]) == int(row["Score"]) + 2.5
        french = (await Guest(house.address, "fr").get(path)).text
        assert re.search(r"\d,\d", french)


@async_test
async def test_of_a_round_that_is_played_no_luck_is_told_whatever_is_written(tmp_path):
    """Twins: a review of a table whose deal others still play lies in the database of one."""
    async with playing(tmp_path) as (house, t, path, guests):
        house.reviewing.begin = nothing_yet
        at = await seated(house, t)
        (mine,) = [id for id, logins in at.items() if "Toinette" in logins]
        await play_out(house, mine)

        async def seen(guest):
            pages = [path, f"{path}/status.json", f"{path}/standings.csv", f"{path}/tables.csv"]
            pages += ["/statistics", f"/table/{mine}/review.json"]
            texts = [(await guest.get(page)).text for page in pages]
            return [re.sub(r'(name="csrf" value|data-csrf)="[0-9a-f]+"', "", t) for t in texts]

        stranger = Guest(house.address)
        before = [await seen(guest) for guest in (guests[0], stranger)]
        await plant(house, mine)
        assert [await seen(guest) for guest in (guests[0], stranger)] == before


def test_the_house_has_one_made_at_a_time_so_that_people_need_not_wait():
    house_own = ReviewRow("a", "parade", "", ASKED, 1.0, 4)
    person = ReviewRow("b", "parade", "one", ASKED, 2.0, 4)
    assert may_begin(house_own, []) and may_begin(house_own, ["one"])
    assert not may_begin(house_own, [""])
    assert may_begin(person, [""]) and may_begin(person, ["one"])
