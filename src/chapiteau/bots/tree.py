"""A search tree over what one seat can tell apart: positions that look the same share a node."""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Any, Final

from ..core.mind import Mind
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State, play

CURIOSITY: Final = 0.4
"""How much a rarely tried move is preferred to one that did well."""
FINE_CURIOSITY: Final = 0.5
"""The same in a game of fine margins, where it is measured by how much outcomes differ."""
UNKNOWN_SPREAD: Final = 0.1
ENOUGH: Final = 8  # outcomes to tell how much they differ
SEAT_BITS: Final = 16
LONGEST_PLAYOUT: Final = 120


class Arm:
    """One move of one seat at a node: how it fared, and what came after it."""

    def __init__(self, prior: float) -> None:
        self.prior: Final = prior  # how good it looked at first sight
        self.visits = 0
        self.offered = 0  # how often it was there to be chosen
        self.total = 0.0
        self.squares = 0.0
        self.next: Node | None = None

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return standard_error(self.visits, self.total, self.squares)


def standard_error(n: int, total: float, squares: float) -> float:
    """How far the mean of `n` values may well be off, by their sum and that of their squares."""
    if n < 2:
        return inf
    return sqrt(max(0.0, squares - total * total / n) / (n * (n - 1)))


class Node:
    """A moment of the game. Seats that choose together choose at the same node, unseen."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}

    def choose(self, arms: list[Arm], dice: Rng) -> int:
        """The place of the arm to try next: an untried one that looks best, else the most
        promising, where first sight counts less the better it is known."""
        best, place, ties = -1.0, 0, 0
        fresh = False
        for i, arm in enumerate(arms):
            arm.offered += 1
            if arm.visits == 0:
                if not fresh:
                    fresh, best, ties = True, -1.0, 0
                score = arm.prior
            elif fresh:
                continue
            else:
                spread = sqrt(log(arm.offered) / arm.visits)
                score = arm.total / arm.visits + CURIOSITY * spread + arm.prior / (1 + arm.visits)
            if score > best:
                best, place, ties = score, i, 1
            elif score == best:
                ties += 1
                if dice.below(ties) == 0:  # any of them, equally likely
                    place = i
        return place

    def choose_finely(self, arms: list[Arm], spread: float) -> int:
        """The same where all moves lead to nearly the same: an untried arm is taken for as good as
        the others were, so that many may stay untried; `spread` says what much and little is."""
        visits, total = 0, 0.0
        for arm in arms:
            arm.offered += 1
            visits += arm.visits
            total += arm.total
        usual = total / visits if visits else 0.0
        best, place = 0.0, -1
        for i, arm in enumerate(arms):
            n = arm.visits
            unsure = FINE_CURIOSITY * sqrt(log(arm.offered + 1.0) / (1 + n)) + arm.prior / (1 + n)
            score = (arm.total / n if n else usual) + spread * unsure
            if place < 0 or score > best:
                best, place = score, i
        return place


class Search:
    """Grows a tree from one view: every round deals the hidden cards anew."""

    def __init__(self, mind: Mind[Any], view: State, seat: int, rng: Rng) -> None:
        self.mind: Final = mind
        self.view: Final = view
        self.seat: Final = seat
        self.rng: Final = rng
        self.root: Final = Node()
        self.rounds = 0
        self.sum = 0.0  # of what the seat was promised, and of its squares
        self.squares = 0.0

    def think(self, rounds: int) -> None:
        """More rounds: deal, go down the tree, play on to a quiet moment, look, remember."""
        for _ in range(rounds):
            g: State = self.mind.game.dealt(self.view, self.rng)
            path = self.descend(g)
            self.play_on(g)
            chances = self.mind.chances(g)
            for seat, arm in path:
                arm.visits += 1
                arm.total += chances[seat]
                arm.squares += chances[seat] * chances[seat]
            self.rounds += 1
            self.sum += chances[self.seat]
            self.squares += chances[self.seat] * chances[self.seat]

    def spread(self) -> float:
        """How much outcomes differ, as far as they are known."""
        if self.rounds < ENOUGH:
            return UNKNOWN_SPREAD
        mean = self.sum / self.rounds
        return sqrt(max(1e-6, self.squares / self.rounds - mean * mean))

    def descend(self, g: State) -> list[tuple[int, Arm]]:
        path: list[tuple[int, Arm]] = []
        node, seat, spread = self.root, self.seat, self.spread()
        is_fresh = False
        while g.stack:
            moves = self.mind.candidates(g, seat, g.legal(seat))
            arms = self.arms(node, g, seat, moves)
            if self.mind.fine_margins:
                place = node.choose_finely(arms, spread)
            else:
                place = node.choose(arms, self.rng)
            arm = arms[place]
            path.append((seat, arm))
            play(g, moves[place], seat)
            seat = g.seat
            if g.chosen and g.has_finished(path[-1][0]):
                continue  # the others choose at this node too, knowing nothing of it
            is_fresh = is_fresh or arm.visits == 0
            if is_fresh and (not self.mind.whole_turns or self.mind.begins_turn(g, seat)):
                break
            if arm.next is None:
                arm.next = Node()
            node = arm.next
        return path

    def arms(self, node: Node, g: State, seat: int, moves: list[Move]) -> list[Arm]:
        """The arms of the moves; one that was never offered here gets the game's first opinion."""
        known, first = node.arms, seat << SEAT_BITS
        found = [known.get(first | move.id) for move in moves]
        priors: list[float] | None = None
        arms: list[Arm] = []
        for i, arm in enumerate(found):
            if arm is None:
                if priors is None:
                    priors = self.mind.priors(g, seat, moves)
                arm = known[first | moves[i].id] = Arm(priors[i] if priors else 0.0)
            arms.append(arm)
        return arms

    def play_on(self, g: State) -> None:
        """Anything may happen until all is quiet."""
        for _ in range(LONGEST_PLAYOUT):
            if not g.stack or self.mind.is_quiet(g, self.seat):
                return
            moves = g.moves
            play(g, moves[self.rng.below(len(moves))])

    def choices(self) -> list[tuple[Move, Arm]]:
        """What the seat could choose from in any of the deals, and how it fared."""
        moves, mask = self.mind.game.moves.moves, (1 << SEAT_BITS) - 1
        return [
            (moves[key & mask], arm)
            for key, arm in self.root.arms.items()
            if key >> SEAT_BITS == self.seat
        ]

    def best(self, moves: list[Move]) -> Move:
        """The move that was found worth trying most often."""
        best, visits = moves[0], -1
        for move in moves:
            arm = self.root.arms.get(self.seat << SEAT_BITS | move.id)
            if arm is not None and arm.visits > visits:
                best, visits = move, arm.visits
        return best
