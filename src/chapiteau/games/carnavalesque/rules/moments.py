"""Moments: what is done at another time of the round, by whom and when."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.move import Move
from ....core.step import Condition
from ..box.components import BOUNTY_HUNTER, FATHER_CHRISTMAS, MAGICIAN
from .moves import END
from .reasons import (
    DECREE_BEFORE_DRAW,
    DRAW_AFTER_GIFT,
    DRAW_IS_OVER,
    EYES_ARE_OPEN,
    GIFT_COMES_LAST,
    GIFT_IS_MADE,
    HUNT_AFTER_DRAW,
    HUNT_IS_VOID,
    KING_COMES_LAST,
    KING_DRAWS_LATER,
    KING_HAS_NO_ROLE,
    KING_IS_SILENT,
    MAGIC_BEFORE_DRAW,
    NO_SIGNS_AGREED,
    ONLY_THE_KING_FORBIDS,
    ONLY_THE_KING_SENDS,
    ROLE_IS_CHOSEN,
    SIGN_AFTER_TURN,
    THROWN_WHEN_LEVELLED,
    TURN_COMES_LATER,
)
from .state import Carnavalesque


def is_draw(move: Move) -> bool:
    return move.verb in ("take", "aim")


def is_gift(move: Move) -> bool:
    return move.verb in ("give", "row")


def is_sending(move: Move) -> bool:
    return move.verb.startswith("send-")


def at_another_moment(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """What is never done while a step that does not ask for it goes on."""
    if move.verb == "forbid":
        yield ONLY_THE_KING_FORBIDS, seat == g.king
        yield DECREE_BEFORE_DRAW, False
    elif is_sending(move) or move.verb == "launch" or (move is END and seat == g.king):
        yield ONLY_THE_KING_SENDS, seat == g.king
        yield KING_COMES_LAST, False
    elif move.verb in ("grow", "roll", "look", "say"):
        yield KING_IS_SILENT, seat != g.king
        yield NO_SIGNS_AGREED, g.has_signs()
        yield SIGN_AFTER_TURN, False
    elif move.verb == "throw":
        yield THROWN_WHEN_LEVELLED, False
    elif g.has_roles():
        yield from roles_at_another_moment(g, seat, move)


def roles_at_another_moment(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """10.2 Roles are chosen once a round, and a power has its own place in the turn."""
    role = g.players[seat].role
    if move.verb == "role":
        yield KING_HAS_NO_ROLE, seat != g.king
        yield ROLE_IS_CHOSEN, False
    elif move.verb == "hunt" and role == BOUNTY_HUNTER:
        other = g.box.antagonist[role]
        yield HUNT_IS_VOID.about("role", other), not g.is_face_up(other)
        yield HUNT_AFTER_DRAW, False
    elif move.verb == "conjure" and role == MAGICIAN:
        yield MAGIC_BEFORE_DRAW, False


def before_the_turns(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """3.1 Nobody draws or gives while roles are chosen or cards laid open."""
    if seat == g.king:
        yield from while_reigning(g, seat, move)
    elif is_draw(move) or is_gift(move):
        yield TURN_COMES_LATER, False
    else:
        yield from at_another_moment(g, seat, move)


def while_drawing(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """3.7 A gift follows the draw; only Father Christmas has made his before (10.11)."""
    if is_gift(move):
        yield GIFT_COMES_LAST, g.players[seat].role == FATHER_CHRISTMAS
        yield GIFT_IS_MADE, False
    elif move.verb == "aim":
        yield EYES_ARE_OPEN, False
    else:
        yield from at_another_moment(g, seat, move)


def while_giving(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """3.7 Whoever gives has drawn; only Father Christmas draws afterwards (10.11)."""
    if is_draw(move):
        yield DRAW_AFTER_GIFT, g.players[seat].role != FATHER_CHRISTMAS
        yield DRAW_IS_OVER, False
    else:
        yield from at_another_moment(g, seat, move)


def while_reigning(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """7.2 The King has no draw of his own in the round."""
    if is_draw(move):
        yield KING_DRAWS_LATER, False
    else:
        yield from at_another_moment(g, seat, move)
