"""Own errors come again as puzzles after days, one a day is for everybody; none tells a secret."""

import pytest
from games.playing import sure

from chapiteau.core.wire import text
from chapiteau.review.puzzle import Verdict
from chapiteau.server.reviews.making import DAY
from chapiteau.server.reviews.practice import DAYS, DailyPuzzles, day_of, practised
from chapiteau.server.reviews.sharing import is_common
from chapiteau.server.reviews.showing import Puzzle
from chapiteau.server.reviews.telling import told_decision
from chapiteau.server.store.rows import FORK, RECORD, ExerciseRow, ReviewRow, SeatRow, StoredTable
from chapiteau.server.tables.past import Appearance
from chapiteau.server.thinking import work
from server.guests import Clock, Guest, async_test, opened
from server.learning.planted import plant_error, twin_of
from server.pages.test_statistics import finished as stored_game
from server.reviews import finished

LOOK = Appearance("en", "wide", "light")


def test_what_is_solved_comes_again_later_and_later_and_what_is_not_tomorrow():
    row, now, waits = ExerciseRow("me", "p", due=0.0), 1000.0, []
    for _ in range(7):
        row = practised(row, True, now)
        waits.append(round((row.due - now) / DAY))
        now = row.due
    assert waits == [*DAYS, DAYS[-1], DAYS[-1]] and (row.tries, row.solved) == (7, 7)
    row = practised(row, False, now)
    assert (row.due - now, row.step, row.tries, row.solved) == (DAY, 0, 8, 7)
    assert practised(row, True, now + DAY - 1) == row  # before its day nothing counts


@async_test
async def test_an_error_becomes_a_puzzle_of_whoever_made_it_from_the_next_day_on(tmp_path, db):
    clock = Clock()
    async with (
        opened(tmp_path, db=db, clock=clock) as house,
        Guest(house.address) as me,
        Guest(house.address) as other,
    ):
        table = await finished(me)
        puzzle, error, others = await plant_error(house, table)
        path = f"/puzzle/{puzzle.id}"
        page = (await me.get("/puzzles")).text
        assert path in page and "Nothing to practise today" in page and "begin-steps" not in page
        assert "begin-steps" in (await other.get("/puzzles")).text  # where there never was one
        clock.now += DAY
        assert "Nothing to practise today" not in (await me.get("/puzzles")).text
        for where in ("", "/position.json", f"/preview.json?move={error.made}"):
            assert (await me.get(path + where)).status_code == 200
            assert (await other.get(path + where)).status_code == 404
        assert (await other.post(path, move=error.better)).status_code == 404
        told = (await me.get(f"{path}/position.json")).json()
        assert {o["move"] for o in told["options"]} == {error.made, *others}
        wrong = (await me.post(path, move=error.made)).json()
        assert (
            not wrong["right"] and wrong["best"] == "" and wrong["lines"] == ["Try another move."]
        )
        assert "33.3" in wrong["headline"]
        person = sure(StoredTable, await house.store.table(table)).row.host
        row = sure(ExerciseRow, await house.store.puzzles.exercise(person, puzzle.id))
        assert (row.tries, row.solved, row.due) == (1, 0, clock.now + DAY)
        right = (await me.post(path, move=error.better)).json()  # tried again on the same day
        assert right["right"] and right["best"] == error.better and len(right["lines"]) >= 2
        assert await house.store.puzzles.exercise(row.person, puzzle.id) == row
        clock.now += DAY
        assert (await me.post(path, move=error.better)).json()["right"]
        again = sure(ExerciseRow, await house.store.puzzles.exercise(person, puzzle.id))
        assert (again.tries, again.solved, again.due) == (2, 1, clock.now + DAYS[0] * DAY)


@async_test
async def test_any_other_answer_is_judged_by_a_worker_and_counts_if_it_is_as_good(
    tmp_path, monkeypatch
):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await finished(me)
        puzzle, error, others = await plant_error(house, table)
        path, other = f"/puzzle/{puzzle.id}", others[1]
        said = (await me.post(path, move=other)).json()  # judged by a real one
        assert said["headline"]
        ask, asked = house.chores.ask, []

        async def answer(what, question, asker, share):
            reply = await ask(what, question, asker, share)
            asked.append((what, question.move, question.best))
            return type(reply)(verdict)

        monkeypatch.setattr(house.chores, "ask", answer)
        for verdict in (Verdict(True, 5), Verdict(False, 250)):
            said = (await me.post(path, move=other)).json()
            assert said["right"] == verdict.is_right
            assert bool(said["best"]) == verdict.is_right
        assert "25" in said["headline"]
        assert asked == [(work.ATTEMPT, other, error.better)] * 2
        given_up = (await me.post(path)).json()
        assert not given_up["right"] and given_up["best"] == error.better
        for wrong in ("nonsense", "play:99", "x" * 81):
            assert (await me.post(path, move=wrong)).status_code == 400


@async_test
async def test_one_puzzle_a_day_and_game_is_for_everybody_without_names(tmp_path, db):
    clock = Clock()
    async with (
        opened(tmp_path, db=db, clock=clock, rehearsals=True) as house,
        Guest(house.address) as me,
        Guest(house.address) as other,
    ):
        await me.post("/name", name="Quetzal the First")
        table = await finished(me)
        puzzle, error, _ = await plant_error(house, table)
        path, daily = f"/puzzle/{puzzle.id}", DailyPuzzles(house)
        assert "Quetzal" in (await me.get(f"/table/{table}/review.json")).text
        assert (await other.get(path)).status_code == 404
        today = day_of(clock.now)
        await daily.choose(today)
        await daily.choose(today)
        assert [p.id for p in (await house.store.puzzles.of_day(today)).values()] == [puzzle.id]
        assert path in (await other.get("/")).text and path in (await other.get("/puzzles")).text
        said = (await other.post(path, move=error.better)).json()
        texts = [(await other.get(path + p)).text for p in ("", "/position.json")]
        assert said["right"] and not [t for t in [*texts, str(said)] if "Quetzal" in t]
        assert not [t for t in [*texts, str(said)] if table in t]
        clock.now += DAY
        await daily.choose(day_of(clock.now))  # it has had its day, and no other is left
        assert await house.store.puzzles.of_day(day_of(clock.now)) == {}
        assert path not in (await other.get("/")).text
        assert (await other.get(path)).status_code == 200


@async_test
async def test_where_no_puzzle_is_left_the_house_looks_back_at_its_last_game(tmp_path, monkeypatch):
    async with opened(tmp_path, rehearsals=True) as house, Guest(house.address) as me:
        table = await finished(me)
        monkeypatch.setattr("chapiteau.server.reviews.practice.ROUNDS", 4)
        monkeypatch.setattr(house.reviewing, "begin", house.reviewing.wake.wait)
        await DailyPuzzles(house).choose("2026-01-01")
        await DailyPuzzles(house).choose("2026-01-01")
        asked = await house.store.reviews.asked()
        assert [(row.table, row.person) for row in asked] == [(table, "")]


def test_only_games_that_anybody_could_see_or_that_one_person_played_are_for_everybody():
    alone = stored_game(1, [3, 4], [1])
    assert is_common(alone)
    friends = StoredTable(alone.row, (alone.seats[0], SeatRow(1, "human", "you", "You")))
    assert not is_common(friends)
    for origin in (FORK, RECORD):
        assert not is_common(stored_game(1, [3, 4], [1], origin=origin))


@pytest.mark.parametrize("name", ["parade", "fourberies"])
def test_what_is_shown_of_a_decision_is_the_same_in_any_world_that_looks_the_same(
    name, tmp_path, monkeypatch
):
    """Twins: a review and a puzzle show a position through the eyes of its seat alone."""

    @async_test
    async def shown():
        async with opened(tmp_path) as house, Guest(house.address) as me:
            table = await finished(me, name, seats="3")
            row, error, _ = await plant_error(house, table)
            archive = await house.hall.finished(table)
            data = sure(ReviewRow, await house.store.reviews.of(table)).data
            puzzle = Puzzle(row, archive, data)
            match, seat = archive.match_at(row.number), row.seat

            def all_of_it():
                said = puzzle.said(error.better, Verdict(True, 0), "en")
                pictures = [puzzle.told(LOOK), puzzle.preview(error.better, LOOK)]
                return [said, *pictures, told_decision(archive, data, row.number, LOOK)]

            before, twin = all_of_it(), twin_of(match, seat)
            assert text(twin) != text(match.state)
            match.state = twin
            monkeypatch.setattr(archive, "match_at", lambda n: match)
            assert all_of_it() == before

    shown()
