"""Of a piece that has changed a page is sent what is new, and nothing else."""

from typing import Any

import pytest

from chapiteau.draw.scene import Item, Scene, scene_of
from chapiteau.server.live.changes import Drawings, SentScene, item_part

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


def picture(*parts: tuple[Item, ...]) -> Scene:
    return scene_of((1, 1), "", parts)


def test_of_a_piece_that_goes_to_another_part_only_what_is_new_is_sent():
    stays, goes = Item("a", 0, 0, "svg"), Item("b", 0, 0, "svg")
    page = SentScene()
    page.changes_to(picture((stays, goes), ()))
    part = page.changes_to(picture((stays,), (goes._replace(x=5.0),)))
    assert part == {"is": "patch", "put": [{"k": "b", "x": 5.0}], "drop": []}


def test_pages_that_see_the_same_have_numbers_of_their_own():
    common, changed = (Item("a", 0, 0, "first"),), (Item("a", 3.0, 0, "third"),)
    one, two = SentScene(), SentScene()
    one.changes_to(picture(common))
    two.changes_to(picture(common, (Item("own", 0, 0, "second"),)))
    mine, others = one.changes_to(picture(changed)), two.changes_to(picture(changed, ()))
    assert mine and others
    assert mine["put"] == [{"k": "a", "x": 3.0, "svg": 1}]
    assert mine["drawings"] == [(1, "third")]
    assert others["put"] == [{"k": "a", "x": 3.0, "svg": 2}]
    assert others["drawings"] == [(2, "third")]


def test_a_page_that_lacks_a_drawing_of_others_is_sent_it_when_it_is_named():
    shared = Drawings()
    for svg in ("first", "second"):
        shared.number(svg)
    page = SentScene(picture((Item("a", 0, 0, "first"),)), shared, 0b01)
    part = page.changes_to(picture((Item("a", 0, 0, "second"),)))
    assert part and part["drawings"] == [(1, "second")]
    assert page.known == 0b11
