"""The crowd in words: every slot that can be seen, with what it shows."""

from __future__ import annotations

from typing import NamedTuple

from ....words import Section, Words
from ....words.voice import Voice, made_once
from ..rules.crowd.heap import Heap
from .texts import person_text, seen_text

Some = tuple[int, ...]


class Heaped(NamedTuple):
    """How the cards of the crowd lie, by their slots."""

    free: Some
    covered: Some  # but in sight
    buried: Some
    ups: Some  # for every slot: 1 face up


class Finger(NamedTuple):
    """Where the finger is, and how often it has been told where to go."""

    hints: int
    x: int
    y: int


def heaped(heap: Heap) -> Heaped:
    slots, overs = sorted(heap.order), heap.overs
    in_sight = [s for s in slots if heap.is_in_sight(s)]
    free = [s for s in slots if not overs[s]]
    covered = [s for s in in_sight if overs[s]]
    buried = sorted(set(slots).difference(in_sight))
    return Heaped(tuple(free), tuple(covered), tuple(buried), tuple(heap.ups))


@made_once
def crowd(
    voice: Voice,
    count: int,
    lying: Heaped | None,
    cards: Some,
    backs: Some,
    finger: Finger | None,
) -> Section:
    """Every slot that can be seen, with what it shows; closed eyes see none."""
    words, lines = voice.words, list[str]()
    if count and lying is None:
        lines.append(words("outline-closed"))
    elif lying is not None:
        for key, slots in (("outline-free", lying.free), ("outline-covered", lying.covered)):
            if slots:
                named = [slot(voice, s, lying.ups[s], cards[s], backs[s]) for s in slots]
                lines.append(words(key, cards=", ".join(named)))
        if lying.buried:
            lines.append(words("outline-buried", count=len(lying.buried)))
            known = [person_text(voice.telling, cards[s]) for s in lying.buried if cards[s]]
            if known:
                lines.append(words("outline-recalled", cards=", ".join(known)))
    if finger:
        way = words.listed(straying(words, finger)) or words("finger-middle")
        lines.append(words("outline-finger", way=way, hints=finger.hints))
    return Section(words("outline-crowd", count=count), lines)


def straying(words: Words, finger: Finger) -> list[str]:
    """How far the finger is from the middle, where it is not level with it."""
    across = "finger-right" if finger.x > 0 else "finger-left"
    down = "finger-down" if finger.y > 0 else "finger-up"
    far = ((across, abs(finger.x)), (down, abs(finger.y)))
    return [words(way, mm=mm) for way, mm in far if mm]


def slot(voice: Voice, number: int, up: int, card: int, back: int) -> str:
    words = voice.words
    if up:
        person = seen_text(voice.telling, up, card, back)
        return words("outline-slot-up", slot=number, person=person)
    if card:
        return words("outline-slot-known", slot=number, person=person_text(voice.telling, card))
    return words("outline-slot-down", slot=number, age=voice.thing("age", back))
