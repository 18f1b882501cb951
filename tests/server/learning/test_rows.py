"""Rows of reviews and puzzles: asked for once, one a day, adopted, exported and deleted."""

import io
import json
import zipfile

from chapiteau.server.reviews.practice import day_of
from chapiteau.server.store.rows import ASKED, FAILED, ExerciseRow, PuzzleRow, ReviewRow
from chapiteau.server.store.sqlite import SqliteStore
from server.guests import Guest, async_test, opened
from server.learning.planted import plant_error
from server.reviews import finished
from server.store.test_store import again, store

__all__ = ["again", "store"]  # fixtures
ROW = ReviewRow("t", "parade", "me", ASKED, 1.0, 4)
EXERCISE = ExerciseRow("guest", "p1", 5.0)


def puzzle(id, weight, common=True, game="parade"):
    return PuzzleRow(id, "t", weight, 0, game, weight, common)


@async_test
async def test_a_review_is_asked_for_once_and_again_only_when_it_failed(store: SqliteStore):
    await store.open()
    try:
        assert await store.reviews.ask(ROW)
        assert not await store.reviews.ask(ReviewRow("t", "parade", "you", ASKED, 2.0, 4))
        assert await store.reviews.waiting_of("me") == 1
        await store.reviews.plan("t", 3)
        await store.reviews.add_part("t", 0, "{}")
        await store.reviews.add_part("t", 0, "another")  # whoever comes second changes nothing
        assert await store.reviews.parts("t") == {0: "{}"}
        row = await store.reviews.of("t")
        assert row is not None and (row.done, row.total, row.person) == (1, 3, "me")
        await store.reviews.fail("t")
        assert await store.reviews.parts("t") == {} and await store.reviews.asked() == []
        failed = await store.reviews.of("t")
        assert failed is not None and failed.state == FAILED
        assert await store.reviews.ask(ReviewRow("t", "parade", "you", ASKED, 2.0, 4))
        assert [each.person for each in await store.reviews.asked()] == ["you"]
    finally:
        await store.close()


@async_test
async def test_a_review_is_kept_once_with_its_puzzles(store: SqliteStore):
    await store.open()
    try:
        await store.reviews.ask(ROW)
        made = [puzzle("p1", 1), puzzle("p2", 9), puzzle("p3", 20, common=False)]
        assert await store.reviews.finish(ROW, made, [EXERCISE])
        assert not await store.reviews.finish(ROW, [puzzle("p4", 7)], [])
        assert await store.puzzles.puzzle("p4") is None
        for day, id in (("2026-01-01", "p2"), ("2026-01-02", "p1"), ("2026-01-03", None)):
            assert await store.puzzles.choose("parade", day) == (id is not None)
            assert not await store.puzzles.choose("parade", day)
            assert [p.id for p in (await store.puzzles.of_day(day)).values()] == [id][: bool(id)]
    finally:
        await store.close()


@async_test
async def test_a_guests_practice_becomes_the_accounts_and_goes_with_the_person(store: SqliteStore):
    await store.open()
    try:
        await store.reviews.ask(ReviewRow("t", "parade", "guest", ASKED, 1.0, 4))
        await store.reviews.finish(ROW, [puzzle("p1", 1)], [EXERCISE])
        await store.adopt("guest", "me")
        ((mine, known),) = await store.puzzles.exercises("me")
        assert (mine.due, known.id) == (5.0, "p1")
        assert await store.puzzles.exercises("guest") == []
        row = await store.reviews.of("t")
        assert row is not None and row.person == "me"
        await store.delete_person("me", "Me")
        assert await store.puzzles.exercises("me") == []
        row = await store.reviews.of("t")
        assert row is not None and row.person == ""
        await store.puzzles.save_exercise(mine)  # an answer that comes too late brings nothing back
        assert await store.puzzles.exercises("me") == []
    finally:
        await store.close()


@async_test
async def test_a_copy_of_what_is_kept_has_ones_puzzles(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await finished(me)
        _, error, _ = await plant_error(house, table)
        answer = await me.post("/export")
        with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
            (said,) = json.loads(packed.read("account.json"))["puzzles"]
        assert (said["table"], said["decision"]) == (table, error.number + 1)
        assert said["due"][:10] > day_of(house.hall.clock())
