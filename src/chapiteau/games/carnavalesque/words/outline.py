"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from ....core.event import UNKNOWN
from ....core.move import FACE_DOWN
from ....words import Section, Telling
from ..rules.hands import ShowTogether
from ..rules.moves import SIGN_GROW, SIGN_LOOK, SIGN_ROLL, SIGN_SAY
from ..rules.parade import is_success
from ..rules.state import Carnavalesque, Player
from .outline_memory import recalls
from .texts import (
    box_of,
    event_text,
    feature_text,
    features_of,
    person_text,
    reaction_text,
    role_text,
    slot_text,
)


def outline(view: Carnavalesque, telling: Telling) -> Section:
    """The round, the crowd, the workshops, the parade, the players, and what cards do."""
    words = telling.words
    again, heap = telling.remembered, view.heap
    lying = heap.order, heap.xs, heap.ys, heap.angles, heap.ups, view.crowd, view.backs
    finger = view.closed, view.finger_x, view.finger_y, view.hints
    sections = [
        again("crowd in words", (lying, finger), crowd, view, telling),
        again("workshops in words", (view.floats, view.turned), workshops, view, telling),
        again("parade in words", (view.parade, view.turned), parade, view, telling),
        *[player(view, telling, seat) for seat in range(view.seats)],
    ]
    recalled = again("memory in words", view.known.rows, recalls, view, telling)
    if recalled.lines:
        sections.append(recalled)
    sections.append(guide(view, telling))
    return Section(words("game-title"), happening(view, telling), sections)


def happening(view: Carnavalesque, telling: Telling) -> list[str]:
    """Round, King, Jester, event and decree; at the end, the public."""
    words, points = telling.words, view.points()
    rounds = view.box.rounds[view.seats]
    lines = [
        words("outline-round", round=view.round, rounds=rounds, points=points),
        words("outline-king", player=telling.player(view.king)),
    ]
    if not view.has_roles():
        lines.append(words("outline-jester", player=telling.player(view.jester())))
    if view.event:
        name = telling.thing("event", view.event)
        lines.append(words("outline-event", event=name, text=event_text(telling, view.event)))
    if view.past:
        events = ", ".join(str(telling.thing("event", e)) for e in view.past)
        lines.append(words("outline-past", events=events))
    if view.decree:
        lines.append(words("outline-decree", age=telling.thing("age", view.decree)))
    if view.over:
        reaction = reaction_text(telling, view.box.reaction(points))
        lines.append(words("outline-over", reaction=reaction))
        lines.append(words("outline-success" if is_success(view) else "outline-failure"))
    return lines


def people(telling: Telling, cards: list[int]) -> str:
    return ", ".join(person_text(telling, card) for card in cards)


# the crowd


def crowd(view: Carnavalesque, telling: Telling) -> Section:
    """Every slot that can be seen, with what it shows."""
    words, heap = telling.words, view.heap
    title = words("outline-crowd", count=heap.count())
    lines: list[str] = []
    if heap.count() and not heap.laid:
        lines.append(words("outline-closed"))
    else:
        slots = sorted(heap.order)
        free = [s for s in slots if not heap.is_covered(s)]
        covered = [s for s in slots if heap.is_covered(s) and heap.is_in_sight(s)]
        buried = [s for s in slots if not heap.is_in_sight(s)]
        for key, found in (("outline-free", free), ("outline-covered", covered)):
            if found:
                cards = ", ".join(slot(view, telling, s) for s in found)
                lines.append(words(key, cards=cards))
        if buried:
            lines.append(words("outline-buried", count=len(buried)))
            known = [view.crowd[s] for s in buried if view.crowd[s]]
            if known:
                lines.append(words("outline-recalled", cards=people(telling, known)))
    if view.hints:
        x, y = view.finger_x // 10, view.finger_y // 10
        lines.append(words("outline-finger", x=x, y=y, hints=view.hints))
    return Section(title, lines)


def slot(view: Carnavalesque, telling: Telling, number: int) -> str:
    words, card = telling.words, view.crowd[number]
    if not view.heap.ups[number]:
        if card:
            return words("outline-slot-known", slot=number, person=person_text(telling, card))
        age = telling.thing("age", view.backs[number])
        return words("outline-slot-down", slot=number, age=age)
    return words("outline-slot-up", slot=number, person=slot_text(view, telling, number))


# workshops and parade


def workshops(view: Carnavalesque, telling: Telling) -> Section:
    words = telling.words
    lines = []
    for w in view.workshops():
        if view.floats[w]:
            lines.append(words("outline-workshop", workshop=w, cards=float_text(view, telling, w)))
        else:
            lines.append(words("outline-workshop-empty", workshop=w))
    return Section(words("outline-workshops"), lines)


def float_text(view: Carnavalesque, telling: Telling, workshop: int) -> str:
    """The cards of a float, and what they have in common."""
    words, shared = telling.words, view.common_points(workshop)
    cards = on_float(view, telling, view.floats[workshop])
    if shared == -1:
        return words("outline-open", cards=cards)
    features = ", ".join(feature_text(telling, f) for f in features_of(shared))
    return words("outline-common", cards=cards, features=features)


def on_float(view: Carnavalesque, telling: Telling, cards: list[int]) -> str:
    found = []
    for card in cards:
        name = person_text(telling, card)
        is_turned = card in view.turned
        found.append(telling.words("outline-turned", person=name) if is_turned else name)
    return ", ".join(found)


def parade(view: Carnavalesque, telling: Telling) -> Section:
    words = telling.words
    lines = [
        words(
            "outline-float",
            number=i + 1,
            points=view.box.points(len(cards)),
            cards=on_float(view, telling, cards),
        )
        for i, cards in enumerate(view.parade)
    ]
    return Section(words("outline-parade"), lines or [words("outline-no-float")])


# the players


def player(view: Carnavalesque, telling: Telling, seat: int) -> Section:
    """What one player holds, shows, plays and signs."""
    p = view.players[seat]
    lines = [hand(telling, p)]
    if p.shown:
        lines.append(telling.words("outline-shown", person=person_text(telling, p.shown)))
    lines += role(telling, p)
    lines += choice(view, telling, seat)
    lines += sign(telling, p)
    return Section(telling.player(seat), lines)


def hand(telling: Telling, p: Player) -> str:
    """Known cards by name, others by their backs; a face-down row by its places."""
    words, cards = telling.words, []
    for i, card in enumerate(p.hand):
        age = telling.thing("age", p.backs[i])
        if i < p.row:
            cards.append(words("outline-in-row", place=i + 1, age=age))
        elif card == UNKNOWN:
            cards.append(words("outline-back", age=age))
        else:
            cards.append(person_text(telling, card))
    return words("outline-hand", cards=", ".join(cards) or "-")


def role(telling: Telling, p: Player) -> list[str]:
    words, lines = telling.words, []
    if p.role:
        word = "outline-role" if p.face_up else "outline-role-secret"
        lines.append(words(word, role=telling.thing("role", p.role)))
    elif p.drafted:
        lines.append(words("outline-role-hidden"))
    if p.offered:
        roles = [r for r in box_of(telling).roles if p.offered >> r & 1]
        names = ", ".join(str(telling.thing("role", r)) for r in roles)
        lines.append(words("outline-offered-then" if p.drafted else "outline-offered", roles=names))
    return lines


def choice(view: Carnavalesque, telling: Telling, seat: int) -> list[str]:
    """A card chosen to be shown, sealed where it may not be seen."""
    if not view.chosen or not view.chosen[seat] or not isinstance(view.stack[-1], ShowTogether):
        return []
    move = view.chosen[seat][0]
    if move is FACE_DOWN:
        return [telling.words("outline-sealed")]
    return [telling.words("outline-chosen", person=person_text(telling, move.arg))]


def sign(telling: Telling, p: Player) -> list[str]:
    words, at = telling.words, p.sign_at
    if p.sign == SIGN_GROW:
        return [words("outline-sign-grow", workshop=at)]
    if p.sign == SIGN_ROLL:
        return [words("outline-sign-roll", workshop=at)]
    if p.sign == SIGN_LOOK:
        return [words("outline-sign-look", slot=at)]
    if p.sign == SIGN_SAY:
        return [words("outline-sign-say", phrase=telling.thing("phrase", at))]
    return []


def guide(view: Carnavalesque, telling: Telling) -> Section:
    """What the roles in sight do."""
    seen = {p.role for p in view.players if p.role}
    for p in view.players:
        seen |= {r for r in view.box.roles if p.offered >> r & 1}
    lines = [
        telling.words(
            "outline-guide-card", card=telling.thing("role", r), text=role_text(telling, r)
        )
        for r in sorted(seen)
    ]
    return Section(telling.words("outline-guide"), lines, aside=True)
