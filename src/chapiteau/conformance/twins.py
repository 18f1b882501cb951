"""Twins: two worlds that differ in one secret look the same to whoever was not told.

Knows nothing of the game: a secret is born in a shuffle or in a secret move, so one of these is
changed. Whoever then sees a difference must have been told one, and have learned at that move.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from random import Random
from typing import Any

from ..core.edition import Choice
from ..core.game import Game
from ..core.match import BareMatch
from ..core.wire import pack, text
from .legality import sample
from .speech import outlined
from .spot import Spot
from .twisting import twisted
from .walk import begin, walk

LATEST_CHANGE = 40
OPENINGS = 20  # twins whose set-up is looked at
PAIRS = 5  # twins that are played
READING = 0.1  # how often the table is read in words, too
REFUSALS = 15  # that are compared at every move; with the table in words, all of them


def twins(game: Game[Any], options: dict[str, Choice], seats: int, seeds: Iterable[int]) -> None:
    """A twisted shuffle, or another secret move, shows only to those who are told."""
    for seed in seeds:
        chance = Random(seed)
        left = PAIRS
        for _ in range(OPENINGS):
            pair = Pair(twisted(game, options, seats, seed, chance), chance, never=True)
            spots = walk(game, options, seats, seed)
            first = next(spots)
            with first.trouble("setting up a twin"):
                pair.compare(first)
            if left and len(pair.blind) > 1:
                left -= 1
                pair.watch(chain([first], spots))
        for _ in range(PAIRS):
            twin = begin(game, options, seats, seed)
            Pair(twin, chance, never=False).watch(walk(game, options, seats, seed))


class Pair:
    """A random game and its twin; `blind` are those who have not been told a difference."""

    def __init__(self, twin: BareMatch, chance: Random, never: bool) -> None:
        self.twin = twin
        self.chance = chance
        self.change_at = -1 if never else chance.randrange(LATEST_CHANGE)
        self.blind = set(range(-1, twin.seats))
        self.was = [[0] * (twin.seats + 1)] * 2
        self.drawn = [0, 0]
        self.last = "the set-up"

    def watch(self, spots: Iterable[Spot]) -> None:
        for spot in spots:
            with spot.trouble("playing a twin"):
                self.compare(spot)
                if not self.blind or spot.over or not self.follow(spot):
                    break
        with spot.trouble("reading the log"):
            for viewer in self.blind:
                same = log(spot.match, viewer) == log(self.twin, viewer)
                spot.require(same, f"the log tells {viewer} what was not told")

    def compare(self, spot: Spot) -> None:
        """Who sees a difference was told one; who is told one has learned something."""
        now = [spot.g.learned[:], self.twin.state.learned[:]]
        drawn = [spot.g.rng.drawn, self.twin.state.rng.drawn]
        looks = self.chance.random()
        for viewer in sorted(self.blind):
            same = sight(spot.match, viewer, looks) == sight(self.twin, viewer, looks)
            if tale(spot.match, viewer) != tale(self.twin, viewer):
                learned = any(a[viewer] != b[viewer] for a, b in zip(now, self.was, strict=True))
                spot.require(learned, f"{viewer} is told of {self.last} without learning anything")
                if drawn == self.drawn and text(spot.g) != text(self.twin.state):
                    spot.require(not same, f"{viewer} is told of {self.last}, but cannot see it")
                self.blind.discard(viewer)
            else:
                spot.require(same, f"{viewer} sees a difference after {self.last}, but is not told")
        self.was, self.drawn = now, drawn

    def follow(self, spot: Spot) -> bool:
        """Let the twin make the same move, or another one in secret; False when it cannot."""
        seat, move, twin = spot.seat, spot.move, self.twin
        if twin.to_act != spot.match.to_act:
            return False
        legal = list(twin.moves(seat))
        if spot.step.secret and 0 <= self.change_at <= spot.number:
            move = self.chance.choice(legal)
            if move is not spot.move:
                self.change_at = -1
                self.blind.discard(seat)
        elif spot.step.secret and seat not in self.blind and move not in legal:
            move = self.chance.choice(legal)
        if move not in legal:
            return False
        self.last = f"{spot.move} by {seat}"
        lane = spot.is_lane() and seat not in self.blind
        twin.play(seat, move)
        if lane:
            spot.play()
            finish(spot.match, seat, self.chance)
            finish(twin, seat, self.chance)
        return True


def finish(match: BareMatch, seat: int, chance: Random) -> None:
    """Complete a lane: others see that a seat has finished, and that it took longer tells them."""
    while match.state.chosen and match.state.chosen[seat] and seat in match.to_act:
        match.play(seat, chance.choice(list(match.moves(seat))))


def tale(match: BareMatch, viewer: int) -> list[list[object]]:
    """What a viewer was told last."""
    told = match.decisions[-1].told if match.decisions else match.opening
    return [event.seen_by(viewer).wire() for event in told]


def log(match: BareMatch, viewer: int) -> list[list[object]]:
    return [event.wire() for event in match.events(None if viewer < 0 else viewer)]


def sight(match: BareMatch, viewer: int, looks: float) -> str:
    """What a viewer sees: the view, in words too, the question, its moves and refusals."""
    game: Game[Any] = match.game
    view = game.view(match.state, viewer)
    asked = pack(match.state.stack[-1:])
    seen = f"{text(view)}{asked}{match.to_act}"
    if looks < READING:
        seen += outlined(game, view)
    if viewer in match.to_act:
        legal = list(match.moves(viewer))
        illegal = sample(game, Random(looks), legal)[:REFUSALS]
        if looks < READING:
            illegal = [move for move in game.moves if move not in legal]
        step = match.state.stack[-1]
        refused = [step.refusal(match.state, viewer, move).wire() for move in illegal]
        seen += f"{legal}{refused}"
    return seen


# memory: nobody forgets what was seen


def memory(game: Game[Any], options: dict[str, Choice], seats: int, seeds: Iterable[int]) -> None:
    """Who can tell two worlds apart still can after a move without chance, or they became one.

    Whoever is blindfolded meanwhile can again once the blindfold is gone.
    """
    for seed in seeds:
        chance = Random(seed)
        for _ in range(PAIRS):
            twin = twisted(game, options, seats, seed, chance)
            remember(twin, walk(game, options, seats, seed))


def remember(twin: BareMatch, spots: Iterable[Spot]) -> None:
    """Play two worlds side by side, by the place of each move among the options."""
    apart: set[int] = set()
    drawn: list[int] = []
    for spot in spots:
        with spot.trouble("playing a twin"):
            blind = {v for v in apart if spot.game.is_blindfolded(spot.g, v)}
            now = blind | {v for v in spot.viewers if differs(spot, twin, v)}
            chance = [spot.g.rng.drawn, twin.state.rng.drawn]
            if chance == drawn and text(spot.g) != text(twin.state):
                spot.require(apart <= now, f"{sorted(apart - now)} forget what they have seen")
            apart, drawn = now, chance
            if not followed(spot, twin):
                return


def differs(spot: Spot, twin: BareMatch, viewer: int) -> bool:
    game = spot.game
    return text(game.view(spot.g, viewer)) != text(game.view(twin.state, viewer))


def followed(spot: Spot, twin: BareMatch) -> bool:
    """Let the twin make the move at the same place; False when the two games part."""
    ours, theirs = spot.g.stack, twin.state.stack
    if spot.over or [type(s) for s in ours] != [type(s) for s in theirs]:
        return False
    if spot.match.to_act != twin.to_act:
        return False
    mine, other = list(spot.match.moves(spot.seat)), list(twin.moves(spot.seat))
    if len(mine) != len(other):
        return False
    twin.play(spot.seat, other[mine.index(spot.move)])
    return True
