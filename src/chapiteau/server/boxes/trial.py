"""Whether a box can be played with: bots play it through, within limits, before people do.

What could go wrong at a table goes wrong here: a game that never ends, a position in which nobody
can do anything, a rule, a bot or a picture that breaks. If it can be told by which row, it is.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from json import loads
from typing import Any, NamedTuple

from ...bots.bot import AT_A_TABLE, ask
from ...bots.levels import make_bot
from ...core.box import Box, Data, patched
from ...core.edition import Choice
from ...core.errors import BadComponents, Value
from ...core.game import Game
from ...draw.scene import LAYOUTS
from ...match import Match
from ...registry import find
from ...words import LANGUAGES
from .reading import house_box, numbered

MOST_DECISIONS = 5_000
"""No record that has more is taken; games of the house have a tenth of it."""
GAME_SECONDS = 8.0
SECONDS = 16.0
"""Of a processor: of one game, and of all of them. What was not reached by then stays untried."""
SEARCH_SECONDS = 8.0
"""More, to find the row that it is because of."""
AT_ONCE = 20
"""So many decisions are made between two looks at the clock; the table is drawn as often."""
LEVEL, BETTER, ANYTHING = "novice", "amateur", "random"


@dataclass(frozen=True)
class Tried:
    """A version to be played through."""

    game: str
    base: str
    rows: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Outcome:
    """Nothing wrong; or what is, and the row it is because of, if that can be told."""

    error: str = ""
    said: dict[str, Value] = field(default_factory=dict)
    where: str = ""


class Play(NamedTuple):
    """One game that bots play."""

    seats: int
    level: str
    options: dict[str, Choice]


class Unfit(Exception):
    """Why a box cannot be played with."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.error)
        self.outcome = outcome


def try_out(tried: Tried) -> Outcome:
    """Play a version through, and say what is wrong with it."""
    game = find(tried.game)
    base = house_box(game, tried.base)
    box = game.read_box(patched(base.data, numbered(tried.rows)))
    begun = time.process_time()
    for play in plays(game):
        found = trouble_of(game, box, play)
        if found.error:
            where = guilty(game, base.data, tried.rows, play, found)
            return Outcome(found.error, found.said, where)
        if time.process_time() - begun > SECONDS:
            break
    return Outcome()


def plays(game: Game[Any]) -> Iterator[Play]:
    """Every number of seats, bots that mean well or do anything, every choice of every option."""
    usual = game.usual_seats
    yield Play(usual, LEVEL, {})
    yield Play(usual, ANYTHING, {})
    yield Play(game.most, ANYTHING, {})
    yield Play(usual, BETTER, {})
    for seats in range(game.fewest, game.most + 1):
        if seats != usual:
            yield Play(seats, LEVEL, {})
    for option in game.options:
        for choice in option.choices:
            if choice != option.default(game.rules):
                yield Play(usual, LEVEL, {option.name: choice})


def trouble_of(game: Game[Any], box: Box, play: Play) -> Outcome:
    """What goes wrong in one game, if anything."""
    try:
        play_through(game, box, play)
    except Unfit as e:
        return e.outcome
    except RecursionError:
        return Outcome("box-trial-broken", {"detail": "RecursionError"})
    except Exception as e:  # whatever breaks would break at a table
        return Outcome("box-trial-broken", {"detail": type(e).__name__})
    return Outcome()


def play_through(game: Game[Any], box: Box, play: Play) -> None:
    match = Match(game.edition(play.options, box), play.seats, "trial")
    bot, begun = make_bot(play.level, game), time.process_time()
    game.check(match.state)
    while not match.over:
        if len(match.decisions) % AT_ONCE == 0:
            look_at(match)
            if time.process_time() - begun > GAME_SECONDS:
                raise Unfit(Outcome("box-trial-slow", {"seconds": int(GAME_SECONDS)}))
        if len(match.decisions) >= MOST_DECISIONS:
            raise Unfit(Outcome("box-trial-endless", {"most": MOST_DECISIONS}))
        seat = next((seat for seat in match.to_act if match.moves(seat)), None)
        if seat is None:
            raise Unfit(Outcome("box-trial-stuck", {"decisions": len(match.decisions)}))
        match.play(seat, ask(match, seat, bot, AT_A_TABLE))
    game.check(match.state)
    look_at(match)
    for lang in LANGUAGES:
        match.log(None, lang)


def look_at(match: Match) -> None:
    """The table as people see it: in words and drawn, in turn in each shape and language."""
    n = len(match.decisions) // AT_ONCE
    seat = match.to_act[0] if match.to_act else None
    lang, layout = LANGUAGES[n % len(LANGUAGES)], LAYOUTS[n % len(LAYOUTS)]
    match.outline(seat, lang)
    if match.game.board.is_drawn:
        match.scene(seat, lang, layout)


def guilty(game: Game[Any], house: Data, rows: list[str], play: Play, found: Outcome) -> str:
    """The row that alone makes the same happen, if one does: `request 3 (dauphin)`."""
    alone = [line for line in rows if "{" in line]
    if len(rows) == 1:
        return said_of(rows[0])
    begun = time.process_time()
    for line in alone:
        if time.process_time() - begun > SEARCH_SECONDS:
            break
        try:
            box = game.read_box(patched(house, [(1, line)]))
        except BadComponents:  # it only fits together with others
            continue
        if trouble_of(game, box, play).error == found.error:
            return said_of(line)
    return ""


def said_of(line: str) -> str:
    """What complaints call the row of a line; a number of rows goes by its section."""
    head, _, value = line.partition(" {")
    if not value:
        return head.partition(" ")[0]
    id = loads("{" + value).get("id")
    return f"{head} ({id})" if isinstance(id, str) else head
