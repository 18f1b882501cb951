"""Legality: what is offered can be done and nothing else can, and reasons say why in truth."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from ..core.errors import NOT_NOW, IllegalMove, NotYourTurn, Reason
from ..core.game import Game
from ..core.move import Move
from ..core.state import State, play
from ..core.wire import text
from .speech import has_words
from .spot import Spot
from .walk import at_every_move

MOST_REFUSALS = 60
"""Of a large table, this many refusals are tried in each position."""


@at_every_move
def legality(spot: Spot) -> None:
    """Every legal move can be played; every other move is refused, with a rule that exists."""
    before = text(spot.g)
    for seat in range(spot.match.seats):
        if seat in spot.g.to_act():
            check_options(spot, seat)
        refused = sample(spot.game, spot.chance, list(spot.match.moves(seat)))
        for move in refused if seat in spot.g.to_act() else refused[:1]:
            check_refusal(spot, seat, move)
    spot.require(text(spot.g) == before, "asking or refusing changes the position")


def check_options(spot: Spot, seat: int) -> None:
    """Options are distinct moves of the table, not refused, and can be played."""
    moves = list(spot.match.moves(seat))
    if len(set(moves)) != len(moves):
        raise spot.wrong(f"{seat} is offered a move twice: {moves}")
    table, count = spot.game.moves.moves, spot.game.moves.count(spot.match.edition.options)
    for move in moves:
        if not (0 <= move.id < count and table[move.id] is move):
            raise spot.wrong(f"{move} is not a move of the table")
        reason = spot.match.why_not(seat, move)
        if reason is not None:
            raise spot.wrong(f"{seat} is offered {move}, but it is refused: {reason}")
        clone = spot.game.copy(spot.g)
        with spot.trouble(f"{move}, which {seat} is offered,"):
            play(clone, move, seat)


def check_refusal(spot: Spot, seat: int, move: Move) -> None:
    """A move that is not offered is refused by the match, for a reason of the rules."""
    reason = spot.match.why_not(seat, move)
    if reason is None:
        raise spot.wrong(f"{seat} is not offered {move}, but nothing speaks against it")
    check_rule(spot, reason)
    try:
        spot.match.play(seat, move)
    except (IllegalMove, NotYourTurn):
        return
    raise spot.wrong(f"{seat} plays {move}, which is not offered")


def check_rule(spot: Spot, reason: Reason) -> None:
    if reason.rule and has_words(spot.game) and reason.rule not in rule_numbers(spot.game):
        raise spot.wrong(f"{reason.id} names rule {reason.rule}, which does not exist")


@cache
def rule_numbers(game: Game[Any]) -> frozenset[str]:
    from ..words import LANGUAGES, rules_of

    return frozenset.intersection(
        *[frozenset([rule.number for rule in rules_of(game, lang)]) for lang in LANGUAGES]
    )


def sample(game: Game[Any], chance: Random, legal: list[Move]) -> list[Move]:
    """Moves that are not legal: those of the verbs asked for first, then any."""
    offered, verbs = set(legal), {move.verb for move in legal}
    others = [move for move in game.moves if move not in offered]
    if len(others) <= MOST_REFUSALS:
        return others
    near = [move for move in others if move.verb in verbs]
    chosen = chance.sample(near, min(len(near), MOST_REFUSALS))
    far = [move for move in others if move.verb not in verbs]
    return chosen + chance.sample(far, MOST_REFUSALS - len(chosen))


@at_every_move
def reasons(spot: Spot) -> None:
    """Legal is exactly what meets every condition, and from a seat's own view the reasons for all
    other moves are the same."""
    before = text(spot.g)
    for seat in spot.g.to_act():
        view, legal = spot.game.view(spot.g, seat), set(spot.g.legal(seat))
        for move in spot.game.moves:
            if move in legal:
                check_legal(spot, spot.g, seat, move)
            else:
                check_refused(spot, view, seat, move)
    spot.require(text(spot.g) == before, "asking for reasons changes the position")


def unmet(g: State, seat: int, move: Move) -> Reason | None:
    """The first condition that a move does not meet; NOT_NOW where no rule speaks of it."""
    spoken = False
    for reason, is_met in g.stack[-1].conditions(g, seat, move):
        if not is_met:
            return reason
        spoken = True
    return None if spoken else NOT_NOW


def check_legal(spot: Spot, g: State, seat: int, move: Move) -> None:
    reason = unmet(g, seat, move)
    if reason is not None and reason is not NOT_NOW:
        raise spot.wrong(f"{seat} is offered {move}, although {reason} speaks against it")


def check_refused(spot: Spot, view: State, seat: int, move: Move) -> None:
    """A reason is a condition that is not met, in a rule that exists, and tells no secret."""
    reason = unmet(spot.g, seat, move)
    if reason is None:
        raise spot.wrong(f"{seat} is not offered {move}, which meets every condition")
    check_rule(spot, reason)
    given, seen = spot.step.refusal(spot.g, seat, move), view.stack[-1].refusal(view, seat, move)
    # A hundred thousand times in a game: what is wrong is put into words only where it is.
    if given.wire() != reason.wire():
        raise spot.wrong(f"{move} is refused to {seat} by {given}, but {reason} is what is not met")
    if given.wire() != seen.wire():
        raise spot.wrong(f"{move} is refused to {seat} by {given}, but {seat} sees only {seen}")
