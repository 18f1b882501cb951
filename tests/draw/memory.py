"""Whoever watches a table keeps what was drawn: it must be what would be drawn anew."""

import random

from chapiteau.words import Telling


def check_memory(positions, layout):
    """Several viewers, each with a memory of their own, see what newcomers would see."""
    kept: dict[int, Telling] = {}
    dice = random.Random(3)
    for match in positions:
        viewer = dice.choice([-1, 0, 1])
        telling = kept.setdefault(viewer, match.telling("fr"))
        game, view = match.game, match.view(None if viewer < 0 else viewer)
        fresh = Telling("fr", match.edition, match.players)
        remembered = game.board.draw(view, telling, layout, "dark", viewer)
        anew = game.board.draw(view, fresh, layout, "dark", viewer)
        assert remembered == anew, [
            a for a, b in zip(remembered.items, anew.items, strict=False) if a != b
        ]
    assert len(kept) == 3
