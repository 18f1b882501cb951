"""Of a piece that has changed a page is sent what is new, and nothing else."""

from random import Random
from typing import Any

import pytest

from chapiteau.draw.scene import Item, Region, Scene, scene_of
from chapiteau.server.live import sent_scene
from chapiteau.server.live.changes import item_part
from chapiteau.server.live.patch import number_of
from chapiteau.server.live.sent_scene import SentScene
from server.unpack import Unpacked

GHOST: Any = "ghost"
FULL = Item("k", 1.0, 2.0, "svg", "move", "label", "text", "legal", "why", "over", 3.0, GHOST,
            ("answer",), "edge")  # fmt: skip
TRAITS = [trait for trait in Item._fields if trait != "key"]


def test_a_new_piece_is_sent_with_all_it_has():
    assert item_part(FULL) == {"k": "k", **{t: getattr(FULL, t) for t in TRAITS}}
    assert item_part(Item("k", 1.0, 2.0, "svg")) == {"k": "k", "x": 1.0, "y": 2.0, "svg": "svg"}


@pytest.mark.parametrize("trait", TRAITS)
def test_each_trait_that_is_new_is_sent_alone(trait):
    kinds: dict[type, Any] = {str: "new", float: 7.126, tuple: ("another",)}
    other = FULL._replace(**{trait: kinds[type(getattr(FULL, trait))]})
    said = getattr(other, trait)
    assert item_part(other, FULL) == {"k": "k", trait: 7.13 if said == 7.126 else said}
    assert item_part(FULL, FULL._replace()) == {"k": "k"}


def picture(*parts: tuple[Item, ...]) -> Scene:
    """All drawn together."""
    return scene_of((1, 1), "", (parts,))


def test_pieces_name_their_drawings_by_number_and_each_is_sent_once():
    page, moved = SentScene(), FULL._replace(svg="other", over="")
    page.changes_to(picture((FULL,)))
    number = number_of("other")
    assert page.changes_to(picture((moved,))) == {
        "is": "patch", "put": [{"k": "k", "svg": number, "over": ""}], "drop": [],
        "drawings": [(number, "other")],
    }  # fmt: skip
    page.changes_to(picture((FULL,)))
    again = page.changes_to(picture((moved,)))
    assert again and again["put"] == [{"k": "k", "svg": number, "over": ""}]
    assert "drawings" not in again


def test_in_a_whole_picture_only_drawings_of_several_pieces_have_names():
    page = SentScene()
    part = page.changes_to(picture((FULL, FULL._replace(key="l"), FULL._replace(key="m", svg="x"))))
    number, over = number_of("svg"), number_of("over")
    assert part and part["drawings"] == [(number, "svg"), (over, "over")]
    assert [item["svg"] for item in part["items"]] == [number, number, "x"]
    assert [item["over"] for item in part["items"]] == [over] * 3


def test_pages_call_a_drawing_by_one_number_but_only_those_are_sent_it_that_lack_it():
    one, two, changed = SentScene(), SentScene(), (Item("a", 3.0, 0, "second"),)
    own = Item("own", 0, 0, "second"), Item("another", 0, 0, "second")
    one.changes_to(picture((Item("a", 0, 0, "first"),)))
    two.changes_to(picture((Item("a", 0, 0, "first"),), own))
    mine, others = one.changes_to(picture(changed)), two.changes_to(picture(changed, ()))
    assert mine and others
    assert mine["put"] == others["put"] == [{"k": "a", "x": 3.0, "svg": number_of("second")}]
    assert mine["drawings"] == [(number_of("second"), "second")] and "drawings" not in others


def test_a_page_that_has_many_drawings_begins_anew(monkeypatch):
    monkeypatch.setattr(sent_scene, "MOST_DRAWINGS", 2)
    page = SentScene()
    page.changes_to(picture((Item("a", 0, 0, "first"),)))
    page.changes_to(picture((Item("a", 0, 0, "second", over="third"),)))
    part = page.changes_to(picture((Item("a", 0, 0, "first"),)))
    assert part and part["is"] == "scene"
    assert page.known == set()


def test_of_a_piece_that_goes_to_another_part_only_what_is_new_is_sent():
    stays, goes = Item("a", 0, 0, "svg"), Item("b", 0, 0, "svg")
    for apart in (False, True):  # drawn together with the others, or not
        page = SentScene()

        def shown(*parts, apart=apart):
            return scene_of((1, 1), "", tuple((part,) for part in parts) if apart else (parts,))

        page.changes_to(shown((goes, stays), ()))
        part = page.changes_to(shown((stays,), (goes._replace(x=5.0),)))
        assert part
        assert (part["put"], part["drop"]) == ([{"k": "b", "x": 5.0}], [])
        assert page.changes_to(shown((stays,), (goes._replace(x=5.0),))) is None
        part = page.changes_to(shown((), (goes._replace(x=5.0), stays)))
        assert part and (part["put"], part["drop"]) == ([], [])


def regions_with(front: int) -> tuple[Region, ...]:
    return tuple([Region(f"r{i}", "", "", 0, 0, 1, 1, i == front, "") for i in range(3)])


def test_a_region_that_comes_forward_again_is_told_from_how_it_stood():
    page = SentScene()

    def shown(front: int, a: float, b: float) -> Any:
        items = Item("a", a, 0, "A"), Item("b", b, 0, "B")
        return page.changes_to(scene_of((1, 1), "", ((items,),), regions_with(front)))

    def moved(key: str, x: float) -> Any:
        return {"k": key, "x": x}

    shown(0, 1.0, 1.0)
    new = {"is": "patch", "drop": []}
    both, wings = [moved("a", 5.0), moved("b", 5.0)], {"regions": regions_with(1)}
    assert shown(1, 5.0, 5.0) == {**new, "put": both, "leaves": 0, **wings}
    assert shown(0, 1.0, 7.0) == {**new, "put": [moved("b", 7.0)], "leaves": 1, "comes": 0}
    assert shown(1, 5.0, 5.0) == {**new, "put": [], "leaves": 0, "comes": 1}
    assert shown(1, 5.0, 5.0) is None
    assert shown(0, 1.0, 7.0) == {**new, "put": [], "leaves": 1, "comes": 0}


Table = list[list[list[Item]]]
"""Pieces in parts, some of which are drawn together."""


def place_in(dice: Random, table: Table) -> tuple[list[Item], int]:
    part = dice.choice(dice.choice(table))
    return part, dice.randint(0, len(part))


def change(dice: Random, table: Table, n: int) -> None:
    """Let a piece come, go, move or become another; now and then the parts are others too."""
    for _ in range(dice.randint(1, 3)):
        part, at = place_in(dice, table)
        deed = dice.randrange(4)
        if deed == 0:
            part.insert(at, Item(f"new{n}-{dice.random()}", 0, 0, "A"))
        elif at < len(part):
            item = part.pop(at)
            if deed == 1:
                part.insert(at, item._replace(svg=dice.choice("ABC")))
            elif deed == 2:
                other, there = place_in(dice, table)
                other.insert(there, item._replace(x=dice.randint(0, 1)))
    if n % 20 == 0:
        dice.choice(table).insert(0, [])
    if n % 50 == 0:
        table.append([[]])


def laid(part: list[Item], front: int) -> tuple[Item, ...]:
    """Where pieces lie while a region is in front, each other one below the rest."""
    found = [item._replace(y=front) for item in part]
    return tuple(reversed(found) if front == 2 else found)


@pytest.mark.parametrize("most", [2, 1000])  # drawings, before a page begins anew
def test_whatever_is_drawn_together_pages_add_up_to_the_last_picture(monkeypatch, most):
    monkeypatch.setattr(sent_scene, "MOST_DRAWINGS", most)
    dice, page, known, kept = Random(18), SentScene(), Unpacked(), dict[Any, Any]()
    table: Table = [[[], [], []], [[], []]]
    begun = 0
    for n in range(1, 1000):
        change(dice, table, n)
        front = dice.choice([0, 0, 0, 1, 2])
        laid_out = [[laid(part, front) for part in parts] for parts in table]
        groups = [tuple([kept.setdefault(p, p) for p in parts]) for parts in laid_out]
        parts = tuple([kept.setdefault(g, g) for g in groups])
        scene = scene_of((1, dice.choice([8, 9])), "", parts, regions_with(front))
        part = page.changes_to(scene)
        begun += part is not None and part["is"] == "scene"
        if part:
            known.take(part)
        assert known.order == [item.key for item in scene.items]
        shown = [{"k": i.key, "x": i.x, "y": front, "svg": i.svg} for i in scene.items]
        assert [known.items[item.key] for item in scene.items] == shown
        assert known.parts["scene"]["height"] == scene.height
        assert known.parts["scene"]["regions"] == scene.regions
    assert begun > 1 if most == 2 else begun == 1
