"""A user's program, as mypy (strict) and pyright read it against the installed wheel alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import chapiteau
from chapiteau import IllegalMove, Match, Move, Record
from chapiteau.bots import IN_THE_LAB, Bot, Budget, ask, make_bot
from chapiteau.core.rng import Rng
from chapiteau.core.state import State


class Last:
    """A bot of one's own."""

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        return moves[-1]


def played(name: str, bots: list[Bot]) -> Match:
    match = chapiteau.new(name, seats=len(bots), seed=7)
    while not match.over:
        seat: int = match.to_act[0]
        match.play(seat, ask(match, seat, bots[seat], IN_THE_LAB))
    return match


def told(match: Match) -> list[str]:
    lines: list[str] = match.log(None, lang="fr")
    question: str = match.prompt(0)
    return [*lines, question, str(match.outline(0, lang="en"))]


def refused(match: Match) -> str:
    try:
        match.play(0, "steal:1")
    except IllegalMove as error:
        return str(error)
    reason = match.why_not(0, "steal:1")
    return reason.id if reason else ""


def main() -> None:
    game = chapiteau.games()["fourberies"]
    match = played(game.name, [Last(), make_bot("novice", game)])
    record: Record = match.record()
    again: Match = chapiteau.load(record.text).match
    scores: list[int] = list(again.scores)
    Path("game.record").write_text(record.text, "utf-8")
    print(scores, told(match)[-1], refused(chapiteau.new(game.name)))


if __name__ == "__main__":
    main()
