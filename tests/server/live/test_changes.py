"""Of a piece that has changed a page is sent what is new, and nothing else."""

from typing import Any

import pytest

from chapiteau.draw.scene import Item
from chapiteau.server.live.changes import Drawings, item_part

GHOST: Any = "ghost"
FULL = Item("k", 1.0, 2.0, "svg", "move", "label", "text", "legal", "why", "over", 3.0, GHOST,
            ("answer",), "edge")  # fmt: skip
TRAITS = [trait for trait in Item._fields if trait != "key"]


def test_a_new_piece_is_sent_with_all_it_has():
    assert item_part(FULL) == {"k": "k", **{t: getattr(FULL, t) for t in TRAITS}}
    assert item_part(Item("k", 1.0, 2.0, "svg")) == {"k": "k", "x": 1.0, "y": 2.0, "svg": "svg"}


@pytest.mark.parametrize("trait", TRAITS)
def test_each_trait_that_is_new_is_sent_alone(trait):
    value: Any = "new" if isinstance(getattr(FULL, trait), str) else 7.126
    other = FULL._replace(**{trait: value})
    said = {"x": 7.13, "y": 7.13, "turn": 7.13}.get(trait, getattr(other, trait))
    assert item_part(other, FULL) == {"k": "k", trait: said}
    assert item_part(FULL, FULL._replace()) == {"k": "k"}


def test_pieces_name_their_drawings_by_number():
    drawings, moved = Drawings(), FULL._replace(svg="other", over="")
    assert item_part(FULL, None, drawings)["svg"] == 0
    part = item_part(moved, FULL, drawings)
    assert part == {"k": "k", "svg": 2, "over": ""}
    assert item_part(FULL, moved, drawings) == {"k": "k", "svg": 0, "over": 1}
    assert drawings.sent(0b101) == [(0, "svg"), (2, "other")]
