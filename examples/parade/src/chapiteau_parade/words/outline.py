"""The table in words: for the terminal, for screen readers, and for str(view)."""

from __future__ import annotations

from chapiteau.words import Section, Telling

from ..rules.state import Parade


def outline(view: Parade, telling: Telling) -> Section:
    """Takes a view, so it cannot tell what the viewer may not see."""
    words = telling.words
    deck = ", ".join(str(telling.thing("card", card)) for card in view.deck[::-1])
    lines = [words("outline-round", round=view.round), words("outline-deck", cards=deck or "-")]
    if view.float:
        points = view.box.points[view.float]
        lines.append(
            words("outline-float", float=telling.thing("float", view.float), points=points)
        )
    return Section(
        words("game-title"), lines, [player(view, telling, s) for s in range(view.seats)]
    )


def player(view: Parade, telling: Telling, seat: int) -> Section:
    me, words = view.players[seat], telling.words
    hand = ", ".join(str(telling.thing("card", card)) for card in me.hand)
    won = ", ".join(str(telling.thing("float", float)) for float in me.won)
    lines = [words("outline-hand", cards=hand or "-"), words("outline-won", floats=won or "-")]
    return Section(telling.player(seat), lines)
