"""The games of a task: who sits where, and how each of them went."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ..bots import Bot, ask, find_bot
from ..core.match import BareMatch
from ..core.record import Record, record
from ..lab.players import bot_of, budget_of
from ..registry import find
from .tasks import find_task


@dataclass(frozen=True)
class Job:
    """One game to be played, by its number."""

    task: str
    player: str
    number: int


class Played(NamedTuple):
    """One game: its record, and how long the player thought, in ms a decision."""

    number: int
    record: str
    thought: float


@cache
def bot_for(player: str, game: str) -> Bot:
    """Made once in each process: a learner may take seconds to load."""
    return find_bot(bot_of(player), find(game))


def play(job: Job) -> Played:
    """One game from start to end."""
    task = find_task(job.task)
    bout = task.duel(job.player).bout(job.number)
    match = BareMatch(task.edition(), task.seats, bout.seed)
    seconds, asked = 0.0, 0
    while not match.over:
        seat, begun = match.to_act[0], time.perf_counter()
        player = bout.levels[seat]
        match.play(seat, ask(match, seat, bot_for(player, task.game), budget_of(player)))
        if player == job.player:
            seconds += time.perf_counter() - begun
            asked += 1
    return Played(job.number, record(match).text, round(1000 * seconds / max(1, asked), 2))


def differing(task: str, player: str, number: int, told: Record) -> int | None:
    """The first decision in a game that whoever sat there would not have made, if there is any.

    Bots of the house are asked again: what they do follows from what they see. Others, whose code
    may not be at hand, are believed.
    """
    found = find_task(task)
    bout = found.duel(player).bout(number)
    match: Any = BareMatch(told.edition, told.seats, told.seed)
    for n, (seat, move) in enumerate(told.moves):
        level = bout.levels[seat]
        if ":" not in level:
            bot = bot_for(level, found.game)
            if ask(match, seat, bot, budget_of(level)).text != move:
                return n
        match.play(seat, move)
    return None
