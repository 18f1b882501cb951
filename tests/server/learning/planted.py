"""A review that says what a test wants it to say."""

from dataclasses import replace

import msgspec

from chapiteau.core.rng import seeded
from chapiteau.review.choices import Choice, Effort
from chapiteau.review.figures import figures_of
from chapiteau.review.plain import written
from chapiteau.review.run import reviewed
from chapiteau.server.reviews.making import exercises_of
from chapiteau.server.reviews.sharing import is_common
from chapiteau.server.reviews.telling import record_of
from chapiteau.server.store.rows import ASKED, PuzzleRow, ReviewRow


def some_decision(archive, seat, least=3):
    """One of a seat's decisions with several answers, and two of them beside the one it gave."""
    decisions = list(enumerate(archive.end.decisions))
    half = len(decisions) // 2
    for number, decision in [*decisions[half:], *decisions[:half]]:
        moves = [move.text for move in archive.match_at(number).moves(seat)]
        others = [text for text in moves if text != decision.move.text]
        if decision.seat == seat and len(others) >= least - 1:
            return number, decision.move.text, others
    raise AssertionError("this seat never had a choice")


async def plant_error(house, table, seat=0):
    """Have a finished game reviewed, with one error that is surely one; returns its puzzle."""
    archive = await house.hall.finished(table)
    review = reviewed(record_of(archive), Effort(1, 1, 2), workers=1)
    number, made, others = some_decision(archive, seat)
    third = review.unit // 3
    error = Choice(number, seat, made, others[0], 24, third, third // 2, 2 * third, 0.0, 1000)
    blocks = [
        replace(b, choices=[error if c.number == number else c for c in b.choices])
        for b in review.blocks
    ]
    now, stored = house.hall.clock(), await house.store.table(table)
    row = ReviewRow(table, archive.end.game.name, "", ASKED, now, 1)
    await house.store.reviews.ask(row)
    puzzle = PuzzleRow(f"puzzle{table[:12]}", table, number, seat, row.game, 333, is_common(stored))
    kept = replace(row, made=now, data=written(replace(review, blocks=blocks, errors=[error])))
    figures = msgspec.to_builtins(figures_of(review))
    exercises = exercises_of([puzzle], stored, now)
    await house.store.reviews.finish(replace(kept, figures=figures), [puzzle], exercises)
    return puzzle, error, others


def twin_of(match, seat):
    """Another world that looks the same to a seat."""
    game = match.game
    return game.dealt(game.view(match.state, seat), seeded("another world"))
