"""What one player holds, shows, plays and signs, in words."""

from __future__ import annotations

from typing import NamedTuple

from ....core.event import UNKNOWN
from ....core.move import FACE_DOWN, Move
from ....words import Section
from ....words.voice import Voice, made_once
from ..rules.moves import SIGN_GROW, SIGN_LOOK, SIGN_ROLL, SIGN_SAY
from .outline_crowd import Some
from .texts import person_text


class Held(NamedTuple):
    """What one player has, as far as the viewer knows it."""

    hand: Some
    backs: Some
    row: int  # cards that lie face down
    shown: int
    role: int
    face_up: int
    drafted: int
    offered: int  # roles, as bits
    sign: int
    sign_at: int


@made_once
def player(voice: Voice, seat: int, held: Held, chosen: Move | None) -> Section:
    """What one player holds, shows, plays and signs."""
    lines = [hand(voice, held)]
    if held.shown:
        person = person_text(voice.telling, held.shown)
        lines.append(voice.words("outline-shown", person=person))
    lines += role(voice, held)
    if chosen is not None:
        lines.append(choice(voice, chosen))
    lines += sign(voice, held.sign, held.sign_at)
    return Section(voice.player(seat), lines)


def hand(voice: Voice, held: Held) -> str:
    """Known cards by name, others by their backs; a face-down row by its places."""
    words, cards = voice.words, []
    for i, card in enumerate(held.hand):
        age = voice.thing("age", held.backs[i])
        if i < held.row:
            cards.append(words("outline-in-row", place=i + 1, age=age))
        elif card == UNKNOWN:
            cards.append(words("outline-back", age=age))
        else:
            cards.append(person_text(voice.telling, card))
    return words("outline-hand", cards=", ".join(cards) or "-")


def role(voice: Voice, held: Held) -> list[str]:
    words, lines = voice.words, []
    if held.role:
        word = "outline-role" if held.face_up else "outline-role-secret"
        lines.append(words(word, role=voice.thing("role", held.role)))
    elif held.drafted:
        lines.append(words("outline-role-hidden"))
    if held.offered:
        names = voice.names("role", [r for r in voice.box.roles if held.offered >> r & 1])
        word = "outline-offered-then" if held.drafted else "outline-offered"
        lines.append(words(word, roles=names))
    return lines


def choice(voice: Voice, move: Move) -> str:
    """A card chosen to be shown, sealed where it may not be seen."""
    if move is FACE_DOWN:
        return voice.words("outline-sealed")
    return voice.words("outline-chosen", person=person_text(voice.telling, move.arg))


def sign(voice: Voice, sign: int, at: int) -> list[str]:
    words = voice.words
    if sign == SIGN_GROW:
        return [words("outline-sign-grow", workshop=at)]
    if sign == SIGN_ROLL:
        return [words("outline-sign-roll", workshop=at)]
    if sign == SIGN_LOOK:
        return [words("outline-sign-look", slot=at)]
    if sign == SIGN_SAY:
        return [words("outline-sign-say", phrase=voice.thing("phrase", at))]
    return []
