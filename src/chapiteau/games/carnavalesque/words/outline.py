"""The table in words, as headings and lists: all that a view shows, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from ....core.move import Move
from ....words import Section, Telling
from ....words.voice import Voice, made_once, told_to_all, voice_of
from ..rules.hands import ShowTogether
from ..rules.parade import is_success
from ..rules.secrets.dealing import recalled
from ..rules.state import Carnavalesque
from .outline_crowd import Finger, Heaped, Some, crowd, heaped
from .outline_memory import recalls
from .outline_player import Held, player
from .texts import event_text, feature_text, features_of, person_text, reaction_text, role_text


class ForAll(NamedTuple):
    """What everybody is told alike."""

    lines: list[str]
    heaped: Heaped
    floats: tuple[Section, Section]


def outline(view: Carnavalesque, telling: Telling) -> Section:
    """The round, the crowd, the workshops, the parade, the players, and what cards do."""
    voice, told = voice_of(telling), told_to_all(view, telling, for_all)
    cards, backs = tuple(view.crowd), tuple(view.backs)
    lying = told.heaped if view.heap.laid else None  # closed eyes see no heap
    finger = None
    if view.hints:
        finger = Finger(view.hints, view.finger_x // 10, view.finger_y // 10)
    sections = [crowd(voice, view.heap.count(), lying, cards, backs, finger), *told.floats]
    for seat, p in enumerate(view.players):
        role = p.role, p.face_up, p.drafted, p.offered
        held = Held(tuple(p.hand), tuple(p.backs), p.row, p.shown, *role, p.sign, p.sign_at)
        sections.append(player(voice, seat, held, choice(view, seat)))
    hands = tuple([tuple(p.hand) for p in view.players])
    recalled_ones = recalls(voice, tuple(recalled(view)), hands, cards)
    if recalled_ones.lines:
        sections.append(recalled_ones)
    roles = tuple([(p.role, p.offered) for p in view.players])
    sections.append(guide(voice, roles))
    return Section(voice.words("game-title"), told.lines, sections)


def choice(view: Carnavalesque, seat: int) -> Move | None:
    """A card chosen to be shown, if one is."""
    if not view.chosen or not view.chosen[seat] or not isinstance(view.stack[-1], ShowTogether):
        return None
    return view.chosen[seat][0]


def for_all(view: Carnavalesque, voice: Voice) -> ForAll:
    """What everybody sees alike, unless their eyes are closed."""
    floats = [(w, tuple(view.floats[w]), view.common_points(w)) for w in view.workshops()]
    rolling, turned = tuple([tuple(cards) for cards in view.parade]), tuple(view.turned)
    sections = workshops(voice, tuple(floats), turned), parade(voice, rolling, turned)
    return ForAll(happening(view, voice), heaped(view.heap), sections)


def happening(view: Carnavalesque, voice: Voice) -> list[str]:
    """Round, King, Jester, event and decree; at the end, the public."""
    words, points = voice.words, view.points()
    rounds = view.box.rounds[view.seats]
    lines = [
        words("outline-round", round=view.round, rounds=rounds, points=points),
        words("outline-king", player=voice.player(view.king)),
    ]
    if not view.has_roles():
        lines.append(words("outline-jester", player=voice.player(view.jester())))
    if view.event:
        name = voice.thing("event", view.event)
        lines.append(words("outline-event", event=name, text=event_text(voice.telling, view.event)))
    if view.past:
        events = voice.names("event", view.past)
        lines.append(words("outline-past", events=events))
    if view.decree:
        lines.append(words("outline-decree", age=voice.thing("age", view.decree)))
    if view.over:
        reaction = reaction_text(voice.telling, view.box.reaction(points))
        lines.append(words("outline-over", reaction=reaction))
        lines.append(words("outline-success" if is_success(view) else "outline-failure"))
    return lines


# workshops and parade


@made_once
def workshops(voice: Voice, floats: tuple[tuple[int, Some, int], ...], turned: Some) -> Section:
    words = voice.words
    lines = []
    for number, cards, shared in floats:
        if cards:
            text = float_text(voice, cards, shared, turned)
            lines.append(words("outline-workshop", workshop=number, cards=text))
        else:
            lines.append(words("outline-workshop-empty", workshop=number))
    return Section(words("outline-workshops"), lines)


def float_text(voice: Voice, people: Some, shared: int, turned: Some) -> str:
    """The cards of a float, and what they have in common."""
    words, cards = voice.words, on_float(voice, people, turned)
    if shared == -1:
        return words("outline-open", cards=cards)
    features = ", ".join([feature_text(voice.telling, f) for f in features_of(shared)])
    return words("outline-common", cards=cards, features=features)


def on_float(voice: Voice, cards: Some, turned: Some) -> str:
    found = []
    for card in cards:
        name = person_text(voice.telling, card)
        found.append(voice.words("outline-turned", person=name) if card in turned else name)
    return ", ".join(found)


@made_once
def parade(voice: Voice, floats: tuple[Some, ...], turned: Some) -> Section:
    words = voice.words
    lines = [
        words(
            "outline-float",
            number=i + 1,
            points=voice.box.points(len(cards)),
            cards=on_float(voice, cards, turned),
        )
        for i, cards in enumerate(floats)
    ]
    return Section(words("outline-parade"), lines or [words("outline-no-float")])


@made_once
def guide(voice: Voice, roles: tuple[tuple[int, int], ...]) -> Section:
    """What the roles in sight do, given the one of each player and what each was offered."""
    seen = {role for role, _ in roles if role}
    for _, offered in roles:
        seen |= {r for r in voice.box.roles if offered >> r & 1}
    lines = [
        voice.words(
            "outline-guide-card", card=voice.thing("role", r), text=role_text(voice.telling, r)
        )
        for r in sorted(seen)
    ]
    return Section(voice.words("outline-guide"), lines, aside=True)
