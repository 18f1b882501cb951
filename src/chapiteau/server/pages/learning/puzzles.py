"""Puzzles: own errors that come again after days, and one of the day for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ....core.errors import ChapiteauError
from ....registry import games
from ....review.puzzle import Verdict
from ....words import words_for
from ...answers.kept import Kept
from ...live.changes import Part
from ...refusal import Refused
from ...reviews.practice import day_of, may_solve, practised
from ...reviews.showing import Puzzle, ToldPuzzle, ToldVerdict
from ...store.rows import MADE, ExerciseRow, PuzzleRow
from ...tables.past import Appearance
from ...thinking.fair_queue import Asker
from ...thinking.shares import PUZZLES
from ...thinking.work import ATTEMPT
from ..contract import gives, takes
from ..entrance.about import offers
from ..forms import MoveForm, MoveSight, Sight
from ..tables import JSON, requested_look
from ..visit import Visitor, visitor


@dataclass(frozen=True)
class Line:
    """A puzzle in a list."""

    url: str
    game: str
    title: str
    due: str  # a date, or "" if it is due now
    tries: int
    solved: int


async def page(request: Request) -> Response:
    """GET /puzzles -> puzzles.html

    due     my puzzles that are due: url, title (of the game), due (a date or ""), tries, solved
    later   those that come again another day
    today   the puzzles of the day, the same fields
    offers  to whom none has ever come: the games of the front page (about.about())
    """
    me = visitor(request)
    now, store = me.house.hall.clock(), me.house.store.puzzles
    mine = await store.exercises(me.person.id) if me.person.stored else []
    lines = [(row.due <= now, line(puzzle, me.lang, row, now)) for row, puzzle in mine]
    return me.page(
        "puzzles.html",
        due=[each for is_due, each in lines if is_due],
        later=[each for is_due, each in lines if not is_due],
        today=await puzzles_of_today(me),
        offers=[] if lines else offers(me.lang, me.house.settings.rehearsals),
    )


async def puzzles_of_today(me: Visitor) -> list[Line]:
    """In the order in which games are listed."""
    found = await me.house.store.puzzles.of_day(day_of(me.house.hall.clock()))
    return [line(found[name], me.lang) for name in games() if name in found]


def line(puzzle: PuzzleRow, lang: str, row: ExerciseRow | None = None, now: float = 0.0) -> Line:
    words = words_for(lang, games()[puzzle.game])
    later = row is not None and row.due > now
    due = datetime.fromtimestamp(row.due, UTC).date().isoformat() if row and later else ""
    title = words("game-title").partition(" (")[0]
    tries, solved = (row.tries, row.solved) if row else (0, 0)
    return Line(f"/puzzle/{puzzle.id}", puzzle.game, title, due, tries, solved)


async def requested(request: Request) -> tuple[Visitor, Puzzle, ExerciseRow | None]:
    """A puzzle that whoever asks may solve: their own, or one that has had its day."""
    me = visitor(request)
    store = me.house.store
    row = await store.puzzles.puzzle(request.path_params["id"])
    if row is None or row.game not in games():
        raise Refused("no-such-puzzle", 404)
    mine = await store.puzzles.exercise(me.person.id, row.id) if me.person.stored else None
    review = await store.reviews.of(row.table)
    today = day_of(me.house.hall.clock())
    if not may_solve(row, mine is not None, today) or review is None or review.state != MADE:
        raise Refused("no-such-puzzle", 404)
    return me, Puzzle(row, await me.house.hall.finished(row.table), review.data), mine


async def puzzle_page(request: Request) -> Response:
    """GET /puzzle/{id} -> puzzle.html

    id      of the puzzle
    game    name and title of the game
    seat    whose eyes it is seen through
    mine    whether it is an error of mine, and then review, the address of its review
    """
    me, puzzle, mine = await requested(request)
    game = games()[puzzle.row.game]
    review = f"/table/{puzzle.row.table}/review?seat={puzzle.row.seat}&at={puzzle.row.number}"
    return me.page(
        "puzzle.html",
        id=puzzle.row.id,
        game={"name": game.name, "title": words_for(me.lang, game)("game-title")},
        seat=puzzle.row.seat,
        mine=mine is not None,
        review=review if mine else "",
    )


@gives(ToldPuzzle)
@takes(Sight)
async def position(request: Request, query: Sight) -> Response:
    """GET /puzzle/{id}/position.json -> the board as the seat saw it, the question, the answers"""
    me, puzzle, _ = await requested(request)
    look = Appearance(me.lang, *requested_look(me, query))
    return await shown(request, puzzle, ("puzzle", look), partial(puzzle.told, look))


@gives(Part)
@takes(MoveSight)
async def preview(request: Request, query: MoveSight) -> Response:
    """GET /puzzle/{id}/preview.json -> what a move would do, as on the live channel"""
    me, puzzle, _ = await requested(request)
    look = Appearance(me.lang, *requested_look(me, query))
    key = ("foreseen", look, query.move)
    return await shown(request, puzzle, key, partial(puzzle.preview, query.move, look))


async def shown(
    request: Request, puzzle: Puzzle, key: tuple[object, ...], make: Callable[[], object]
) -> Response:
    house = visitor(request).house
    name = (puzzle.archive.key, puzzle.row.id, key)

    def encoded() -> Kept:
        return Kept.of(msgspec.json.encode(make()), JSON)

    return (await house.kept.get(name, partial(house.hall.worker.run, encoded))).response(request)


@gives(ToldVerdict)
@takes(MoveForm)
async def answer(request: Request, form: MoveForm) -> Response:
    """POST /puzzle/{id} -> whether a move is right; without one, what is best

    {"right", "headline", "best": the move, once it is told, "lines"}
    """
    me, puzzle, mine = await requested(request)
    if not me.house.puzzle_limit.allows(me.person.id):
        raise Refused("too-fast", 429)
    verdict = await verdict_of(me, puzzle, form.move)
    if mine:
        now = me.house.hall.clock()
        await me.house.store.puzzles.save_exercise(practised(mine, verdict.is_right, now))
    said = await me.house.hall.worker.run(puzzle.said, form.move, verdict, me.lang)
    return JSONResponse(said)


async def verdict_of(me: Visitor, puzzle: Puzzle, move: str) -> Verdict:
    """The error itself is wrong and the best move right; any other is judged, by a worker."""
    sheet = await me.house.hall.worker.run(puzzle.sheet, me.lang)
    choice = puzzle.choice(sheet)
    if not move:
        return Verdict(False, 0)
    try:
        puzzle.move(move)
    except ChapiteauError:
        raise Refused("bad-request") from None
    if move in (choice.better, choice.made):
        loss = 0 if move == choice.better else 1000 * choice.loss // sheet.review.unit
        return Verdict(move == choice.better, loss)
    house = me.house
    house.chores.check_room(me.address)
    asker = Asker(me.address, me.person.id)
    attempt = puzzle.attempt(move, choice.better)
    found = (await house.chores.ask(ATTEMPT, attempt, asker, PUZZLES)).answer
    if found is None:
        raise Refused("puzzle-unjudged", 503)
    return found
