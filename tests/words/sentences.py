"""All that the golden games can say: logs, questions, answers, refusals, the table in words and the
labels of its picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import chapiteau
from chapiteau.core.game import Game
from chapiteau.core.match import BareMatch
from chapiteau.core.step import NOBODY
from chapiteau.draw.scene import Scene
from chapiteau.match import Match
from chapiteau.words import Section, Telling, overview_of, rules_of
from chapiteau.words.grammar import capital
from chapiteau.words.telling import outline

GOLDEN = Path(__file__).parent.parent / "golden"
LOOKED_AT = 0.04
"""How many positions of a game are asked for all they say: there are always a few like it."""
DRAWN = 4
"""One in so many of those is drawn too: most of a picture's labels stay from move to move."""
REFUSED = 12
LETTERS = re.compile(r"\w\w.*\s\w\w")
"""How a sentence looks: plans of a camp and bare numbers are none."""
PLAYERS = ("Anna", "Octave", "Hippolyte", "Élise", "Bob", "Inès")


def sentences(game: Game[Any], lang: str, share: float = 1.0) -> set[str]:
    """Everything said in a share of the golden games, and what the rules say."""
    return set(said_one_by_one(game, lang, share))


def said_one_by_one(game: Game[Any], lang: str, share: float = 1.0) -> Iterator[str]:
    """The same, game by game, for whoever looks for something."""
    return (each for each in all_said(game, lang, share) if LETTERS.search(each))


def all_said(game: Game[Any], lang: str, share: float) -> Iterator[str]:
    chance = Random(game.name)
    yield from overview_of(game, lang)
    for rule in rules_of(game, lang):
        yield from (rule.text, rule.example or "")
    for file in sorted((GOLDEN / game.name).rglob("*.record")):
        if chance.random() < share:
            yield from said_in(chapiteau.load(file.read_text("utf-8")).match, lang, chance)


def said_in(match: Match, lang: str, chance: Random) -> Iterator[str]:
    """What a game said to a spectator and to the first seat, then what some positions say."""
    telling = Telling(lang, match.edition, PLAYERS[: match.seats])
    for seat in (None, 0):
        for events in match.happenings:
            yield from telling.story(events, NOBODY if seat is None else seat)
    again = BareMatch(match.edition, match.seats, match.seed)
    for decision in match.decisions:
        if chance.random() < LOOKED_AT:
            yield from said_at(again, lang, telling, chance)
        again.play(decision.seat, decision.move)


def said_at(match: BareMatch, lang: str, telling: Telling, chance: Random) -> Iterator[str]:
    for seat in match.to_act[:1]:
        view, moves = match.view(seat), list(match.moves(seat))
        step = view.stack[-1]
        yield telling.prompt(step, view)
        yield telling.help(step, view)
        yield from (telling.move(step, move, view) for move in moves)
        refused = [move for move in match.game.moves if move not in moves]
        for move in chance.sample(refused, min(REFUSED, len(refused))):
            yield telling.reason(step.refusal(view, seat, move))
        yield from lines(outline(view, lang, telling.players))
        if len(match.decisions) % DRAWN == 0:
            yield from labels(match.game.board.draw(view, telling, "wide", "light", seat))


def lines(section: Section) -> Iterator[str]:
    yield section.title
    yield from (line for line in section.lines if " . " not in line)
    for inner in section.sections:
        yield from lines(inner)


def labels(scene: Scene) -> Iterator[str]:
    """What is read out and explained of a picture; what only names a thing may begin small."""
    yield from (region.title for region in scene.regions)
    for item in scene.items:
        yield capital(item.label)
        yield from item.text.splitlines()
