"""Numbers beside the picture: what people compare, and how far the next mark of the public is."""

from __future__ import annotations

from ....board import Figure, Progress
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.pieces.counters import fame
from ....draw.svg import Attribute, rect
from ....words import Telling
from ....words.voice import Voice, made_once, voice_of
from ..rules.state import Carnavalesque
from .questions import next_mark


@memo
def _cards() -> str:
    """Two cards, as a chip shows them."""
    look: dict[str, Attribute] = {"stroke": INK, "stroke_width": 1.6}
    back = rect(-8, -8, 11, 15, 2.5, fill="#E0457B", transform="rotate(-12)", **look)
    return back + rect(-3, -8, 11, 15, 2.5, fill="#FFF6E6", transform="rotate(8)", **look)


def figures(view: Carnavalesque, telling: Telling, seat: int) -> tuple[Figure, ...]:
    """The points that all have together, and the cards in a hand."""
    words = telling.words
    return (
        Figure(fame(0, 0, 11), words("page-points"), view.points()),
        Figure(_cards(), words("figure-cards"), len(view.players[seat].hand)),
    )


def progress(view: Carnavalesque, telling: Telling) -> Progress:
    """The round, and what the public still wants."""
    words, rounds = telling.words, view.box.rounds[view.seats]
    said = words("board-round", round=view.round, rounds=rounds)
    mark = "" if view.over else mark_text(voice_of(telling), next_mark(view), view.points())
    return Progress(view.round, rounds, said, mark)


@made_once
def mark_text(voice: Voice, mark: int, points: int) -> str:
    """How far the next mark of the public is."""
    edition = voice.telling.edition
    goal = voice.words(f"goal-{edition.game.word_id(edition, 'reaction', mark)}")
    return voice.words("board-mark", points=points, mark=voice.box.reaction_from[mark], goal=goal)
