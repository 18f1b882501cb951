"""A search tree over what one seat can tell apart: positions that look the same share a node."""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from ..core.game import Game
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State, play

CURIOSITY: Final = 0.4
"""How much a rarely tried move is preferred to one that did well."""
SEAT_BITS: Final = 16
LONGEST_PLAYOUT: Final = 120


class Arm:
    """One move of one seat at a node: how it fared, and what came after it."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it was there to be chosen
        self.total = 0.0
        self.next: Node | None = None

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A moment of the game. Seats that choose together choose at the same node, unseen."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}

    def choose(self, seat: int, moves: list[Move], dice: Rng) -> int:
        """The place of the move to try next: an untried one, else the most promising."""
        best, place, fresh = -1.0, 0, 0
        for i, move in enumerate(moves):
            arm = self.arm(seat, move)
            arm.offered += 1
            if arm.visits == 0:
                fresh += 1
                if fresh == 1 or dice.below(fresh) == 0:  # any of them, equally likely
                    place = i
            elif fresh == 0:
                spread = sqrt(log(arm.offered) / arm.visits)
                score = arm.total / arm.visits + CURIOSITY * spread
                if score > best:
                    best, place = score, i
        return place

    def arm(self, seat: int, move: Move) -> Arm:
        key = seat << SEAT_BITS | move.id
        arm = self.arms.get(key)
        if arm is None:
            arm = self.arms[key] = Arm()
        return arm


class Search:
    """Grows a tree from one view: every round deals the hidden cards anew."""

    def __init__(self, game: Game[Any], view: State, seat: int, rng: Rng) -> None:
        self.game: Final = game
        self.view: Final = view
        self.seat: Final = seat
        self.rng: Final = rng
        self.root: Final = Node()
        self.rounds = 0

    def think(self, rounds: int) -> None:
        """So many more rounds: deal, go down the tree, play on to a quiet moment, look, remember."""
        for _ in range(rounds):
            g: State = self.game.dealt(self.view, self.rng)
            path = self.descend(g)
            self.play_on(g)
            promise = self.game.promise(g)
            for seat, arm in path:
                arm.visits += 1
                arm.total += promise[seat]
            self.rounds += 1

    def descend(self, g: State) -> list[tuple[int, Arm]]:
        path: list[tuple[int, Arm]] = []
        node, seat = self.root, self.seat
        while g.stack:
            moves = g.legal(seat)
            place = node.choose(seat, moves, self.rng)
            arm = node.arm(seat, moves[place])
            path.append((seat, arm))
            play(g, moves[place], seat)
            seat = g.seat
            if g.chosen and g.has_finished(path[-1][0]):
                continue  # the others choose at this node too, knowing nothing of it
            if arm.visits == 0:
                break
            if arm.next is None:
                arm.next = Node()
            node = arm.next
        return path

    def play_on(self, g: State) -> None:
        """Anything may happen until all is quiet."""
        for _ in range(LONGEST_PLAYOUT):
            if not g.stack or self.game.is_quiet(g, self.seat):
                return
            moves = g.moves
            play(g, moves[self.rng.below(len(moves))])

    def choices(self) -> list[tuple[Move, Arm]]:
        """What the seat could choose from in any of the deals, and how it fared."""
        moves, mask = self.game.moves.moves, (1 << SEAT_BITS) - 1
        return [
            (moves[key & mask], arm)
            for key, arm in self.root.arms.items()
            if key >> SEAT_BITS == self.seat
        ]

    def best(self, moves: list[Move]) -> Move:
        """The move that was found worth trying most often."""
        best, visits = moves[0], -1
        for move in moves:
            arm = self.root.arm(self.seat, move)
            if arm.visits > visits:
                best, visits = move, arm.visits
        return best
