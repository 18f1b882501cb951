"""Whoever watches keeps what was drawn: it must be what would be drawn anew, once for all."""

import random

from chapiteau.core.step import NOBODY
from chapiteau.words import Telling
from chapiteau.words.voice import common_store


def check_memory(positions, layout):
    """Several viewers, each with a memory of their own, see what newcomers would see."""
    kept: dict[int, Telling] = {}
    dice = random.Random(3)
    for match in positions:
        viewer = dice.choice([-1, 0, 1])
        telling = kept.setdefault(viewer, match.telling("fr"))
        game, view = match.game, match.view(None if viewer < 0 else viewer)
        common_store.cache_clear()  # a newcomer at a table of a house that has just been opened
        fresh = Telling("fr", match.edition, match.players)
        remembered = game.board.draw(view, telling, layout, "dark", viewer)
        anew = game.board.draw(view, fresh, layout, "dark", viewer)
        assert remembered == anew, [
            a for a, b in zip(remembered.items, anew.items, strict=False) if a != b
        ]
    assert len(kept) == 3


def check_shared(positions, drawn):
    """What everybody sees is worked out once for all, by whomever it is asked for first: players
    and those who only look on get the very same parts, and these are what somebody sees who looks
    on alone. `drawn` makes them from a viewer's table."""
    for match in positions:
        common, everybody, shown = match.telling("fr"), match.view(None), []
        for viewer in (1, 0, NOBODY):
            telling = match.telling("fr") if viewer != NOBODY else common
            telling.common, telling.public_view = common, everybody
            view = match.view(viewer) if viewer != NOBODY else everybody
            shown.append(drawn(view, telling, viewer))
        assert all(one is other for one, other in zip(shown[0], shown[1], strict=True))
        alone = drawn(match.view(None), match.telling("fr"), NOBODY)
        assert list(shown[0]) == list(alone) == list(shown[2])


def check_kept(positions, times):
    """From one position to the next most pieces are the very same; so many for each other one."""
    telling, before = None, None
    kept = changed = 0
    for match in positions:
        telling = telling or match.telling("en")
        scene = match.game.board.draw(match.view(0), telling, "wide", "dark", 0)
        if before and [r.is_front for r in before.regions] == [r.is_front for r in scene.regions]:
            old = {item.key: item for item in before.items}
            for item in scene.items:
                kept += old.get(item.key) is item
                changed += old.get(item.key) is not item
        before = scene
    assert kept > times * changed
