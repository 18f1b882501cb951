"""A review that is kept, as a page is told it: in the visitor's language, with the names then."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypedDict

from ...core.record import Record
from ...draw.scene import Layout, Shade
from ...review.numbers import rounded
from ...review.plain import restored
from ...review.sheet import Lesson, Sheet
from ...review.story import Skill, Turn, skills, turns
from ...words import Section
from ..live.changes import Part, scene_part
from ..live.previews import foreseen
from ..live.viewer import fresh

if TYPE_CHECKING:
    from ..tables.archive import Archive
    from ..tables.past import Appearance

FINE = 1000
"""What a victory is drawn as; a point is a thousand of these too."""


class ToldTurn(TypedDict):
    """A turning point: after which position of the course, whose line, and what it was."""

    at: int
    seat: int
    text: str


class ToldSkill(TypedDict):
    """Luck and own errors of a seat: to be drawn, and in words; none of luck where nothing is
    told of it."""

    name: str
    luck: int
    luck_reach: int
    errors: int
    errors_reach: int
    luck_said: str
    errors_said: str


class ToldError(TypedDict):
    """A costly decision: which, where on the course, and in words."""

    n: int
    at: int
    where: str
    made: str
    better: str
    cost: str
    lost: str
    why: list[str]


class ToldRow(TypedDict):
    """A line of the account."""

    name: str
    figures: list[str]


class ToldReview(TypedDict):
    """All that is told of a review to whoever looks at a seat's decisions."""

    seat: int
    players: list[str]
    counts: bool
    course: list[list[int]]
    decisions: list[int]
    turns: list[ToldTurn]
    skills: list[ToldSkill]
    errors: list[ToldError]
    account: list[ToldRow]
    lead: str
    summary: str
    how: str


class ToldDecision(TypedDict):
    """A decision as its seat saw it: the board, the question, and what two moves would do."""

    n: int
    seat: int
    prompt: str
    scene: Part
    outline: Section
    top: Part
    made: Part
    better: Part


def record_of(archive: Archive) -> Record:
    """What is reviewed: the game alone, without how its seed was agreed on."""
    return archive.end.record()


def sheet_of(archive: Archive, data: str, lang: str) -> Sheet:
    review = restored(record_of(archive), json.loads(data))
    return Sheet(review, lang, archive.players(lang))


def told_review(archive: Archive, data: str, lang: str, seat: int) -> ToldReview:
    sheet = sheet_of(archive, data, lang)
    review = sheet.review
    lessons = [lesson for lesson in sheet.lessons() if lesson.choice.seat == seat]
    lessons.sort(key=lambda lesson: lesson.choice.number)
    lines = 1 if review.judge.counts else review.record.seats
    return {
        "seat": seat,
        "players": archive.players(lang),
        "counts": review.judge.counts,
        "course": [[fine(sheet, x) for x in v[:lines]] for v in review.account.course],
        "decisions": [0, 0, *[block.first + block.count for block in review.blocks]],
        "turns": [told_turn(sheet, turn) for turn in turns(review)],
        "skills": [told_skill(sheet, s, skill) for s, skill in enumerate(skills(review))],
        "errors": [told_error(sheet, lesson) for lesson in lessons],
        "account": [ToldRow(name=name, figures=figures) for name, figures in sheet.rows()],
        "lead": sheet.lead(),
        "summary": own_summary(sheet, seat, len(lessons)),
        "how": sheet.how(),
    }


def fine(sheet: Sheet, value: int) -> int:
    return rounded(FINE * value, sheet.review.unit)


def told_turn(sheet: Sheet, turn: Turn) -> ToldTurn:
    by = sheet.telling.player(turn.by) if turn.by >= 0 else "none"
    measure = "points" if sheet.review.judge.counts else "share"
    change = sheet.signed(sheet.written(turn.change))
    text = sheet.words(
        f"review-turn-{turn.cause}",
        number=sheet.review.blocks[turn.block].first + 1,
        player=sheet.telling.player(turn.seat),
        by=by,
        change=sheet.words(f"review-amount-{measure}", amount=change),
    )
    return {"at": turn.block + 2, "seat": min(turn.seat, seats_drawn(sheet) - 1), "text": text}


def seats_drawn(sheet: Sheet) -> int:
    return 1 if sheet.review.judge.counts else sheet.review.record.seats


def told_skill(sheet: Sheet, seat: int, skill: Skill) -> ToldSkill:
    return {
        "name": sheet.telling.player(seat),
        "luck": fine(sheet, skill.luck),
        "luck_reach": fine(sheet, skill.luck_reach),
        "errors": fine(sheet, skill.errors),
        "errors_reach": fine(sheet, skill.errors_reach),
        "luck_said": (
            between(sheet, skill.luck, skill.luck_reach) if sheet.review.judge.is_luck_told else ""
        ),
        "errors_said": between(sheet, skill.errors, skill.errors_reach),
    }


def between(sheet: Sheet, value: int, reach: int) -> str:
    """A figure with how far it may be off."""
    low, high = (sheet.signed(sheet.written(x)) for x in (value - reach, value + reach))
    measure = "points" if sheet.review.judge.counts else "share"
    now = sheet.words(f"review-amount-{measure}", amount=sheet.signed(sheet.written(value)))
    return sheet.words("review-between", value=now, low=low, high=high)


def told_error(sheet: Sheet, lesson: Lesson) -> ToldError:
    choice = lesson.choice
    measure = "points" if sheet.review.judge.counts else "share"
    lost = sheet.plain(sheet.written(choice.loss))
    return {
        "n": choice.number,
        "at": sheet.review.block_of(choice.number) + 1,
        "where": lesson.where,
        "made": lesson.made,
        "better": lesson.better,
        "cost": lesson.cost,
        "lost": sheet.words(f"review-amount-{measure}", amount=lost),
        "why": lesson.why,
    }


def own_summary(sheet: Sheet, seat: int, errors: int) -> str:
    choices = [choice for choice in sheet.review.choices if choice.seat == seat]
    unlike = sum(not choice.is_par for choice in choices)
    said = {"free": len(choices), "unlike": unlike, "errors": errors}
    return sheet.words("review-summary-of", player=sheet.telling.player(seat), **said)


def told_decision(archive: Archive, data: str, n: int, look: Appearance) -> ToldDecision:
    """The moment of an error through the eyes of whoever made it: nothing else is in it."""
    choice = next(c for c in restored(record_of(archive), json.loads(data)).errors if c.number == n)
    seat, moves = choice.seat, archive.end.game.moves
    view = archive.match_at(n).view(seat)
    telling = fresh(archive.telling(look.lang))
    how: tuple[Layout, Shade] = (look.layout, look.theme)
    board = archive.end.game.board
    scene = board.draw(view, telling, *how, seat)
    made, better = (
        foreseen(view, seat, moves.read(move), scene, telling, how)
        for move in (choice.made, choice.better)
    )
    figures = board.figures(view, telling, seat)
    top: dict[str, Any] = {
        "signs": [figure.sign for figure in figures],
        "names": [figure.name for figure in figures],
    }
    return {
        "n": n,
        "seat": seat,
        "prompt": telling.prompt(view.stack[-1], view),
        "scene": scene_part(scene),
        "outline": board.outline(view, telling),
        "top": top,
        "made": made,
        "better": better,
    }
