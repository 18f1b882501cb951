"""The heap on the street: card by card, turned as it lies, what may be taken in the light."""

from __future__ import annotations

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import item
from ....draw.states import legal, legal_ring
from ....draw.svg import at, circle, rect
from ..box.lengths import SLOTS
from ..rules.crowd.heap import AROUND, Heap
from ..rules.moves import HINT, HINTS, HUNT, LAY, LOOK, SIGN_LOOK, TAKE
from ..rules.powers import LayAround
from .cards import H, W
from .pieces import face_name, lying, number_tag, on_card, pointer
from .plan import Ground
from .table import Items, Table, region
from .theme import Street

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1), "stop": (0.82, 0.82)}
ARROWS = {"left": "arrow-left", "right": "arrow-right", "up": "arrow-up", "down": "arrow-down"}
QUARTER = {"left": "up", "right": "down", "up": "right", "down": "left", "stop": "stop"}
"""Where a way of the table points once it is turned by a quarter."""
HINT_AWAY = 62
HINT_SIZE = 22


def seen_from(table: Table, ground: Ground) -> Ground:
    """As near as everything fits: also the places around, while one of them is asked for."""
    heap = table.view.heap
    if isinstance(table.step, LayAround) and table.moves:
        heap = heap.clone()
        around = [spot_around(heap, table.step.slot, place) for place in range(1, AROUND + 1)]
        for x, y in around:
            if heap.count() < SLOTS:
                heap.lay(x, y, 0, 1)
    return ground if table.blind else ground.holding(heap)


def spot_around(heap: Heap, slot: int, place: int) -> tuple[int, int]:
    """Where a card taken from a slot would come to lie."""
    after = heap.clone()
    if after.lies(slot):
        after.take(slot)
    fresh = after.lay_around(place, 1)
    return after.xs[fresh], after.ys[fresh]


def crowd(table: Table, ground: Ground) -> Items:
    view, heap = table.view, table.view.heap
    if table.blind:
        return ()
    seen = (
        ground, tuple(heap.order), tuple(heap.xs), tuple(heap.ys), tuple(heap.angles),
        tuple(heap.ups), tuple(view.crowd), tuple(view.backs), view.decree, table.question,
        table.lit("take", "hunt", "look"), tuple([tuple(f) for f in view.floats]),
        tuple(view.turned),
    )  # fmt: skip
    return region(table, "crowd", seen, lambda: [_card(table, ground, s) for s in heap.order])


def key_of(card: int, slot: int) -> str:
    """A card that the viewer knows keeps its key wherever it goes; else the place has one."""
    return f"c{card}" if card else f"s{slot}"


def _card(table: Table, ground: Ground, slot: int) -> Item:
    view, heap, street = table.view, table.view.heap, table.street
    card, age, up = view.crowd[slot], view.backs[slot], heap.is_face_up(slot)
    turn, under = ground.turn(heap.angles[slot]), heap.is_covered(slot)
    mark = table.mark_one_of(TAKE[slot], HUNT[slot], LOOK[slot])
    banned = view.decree == age != 0 and mark.state != "legal" and not view.over
    known = f"head-{table.box.costumes[table.box.costume[card]]}" if card and not up else ""
    svg = lying(face_name(card, age, up), round(ground.card, 3), turn, street)
    # Nearly everything may be pointed at: there the number is enough of a light.
    state = "" if mark.move == LOOK[slot].text else mark.state
    over = on_card(round(ground.card, 3), street, state, banned, under, known)
    if mark.state == "legal":
        size = 0.86 if ground.turned else 1
        tag = number_tag(slot, street)
        over += at(0, H * ground.card * 0.5 - 4, tag, scale=size, turn=-turn)
    x, y = ground.point(heap.xs[slot], heap.ys[slot])
    label, text = _said(table, slot, card, age, up)
    return item(key_of(card, slot), x, y, svg, mark, label, text, over, turn)


def _said(table: Table, slot: int, card: int, age: int, up: bool) -> tuple[str, str]:
    """Who it is as far as one can tell, and how the card lies."""
    words, heap = table.words, table.view.heap
    if card and up:
        who = table.person(card)
    elif card:
        who = words("board-recalled", person=table.name("person", card))
    elif age:
        who = words("board-back", age=table.name("age", age))
    else:
        who = words("board-never-seen")
    lies = "free" if not heap.is_covered(slot) else "peeks" if heap.is_in_sight(slot) else "buried"
    lines = [words(f"board-lies-{lies}")]
    if table.view.decree and age == table.view.decree:
        lines.append(words("board-banned", age=table.name("age", age)))
    if card:
        lines.append(fitting(table, card))
    said = words("board-numbered", slot=slot, who=who)
    return f"{said}. {lines[0]}", "\n".join(lines[1:] or lines)


def fitting(table: Table, card: int) -> str:
    """Which floats somebody could join."""
    view = table.view
    floats = [str(w) for w in view.workshops() if view.floats[w] and view.fits(card, w)]
    if not floats:
        return table.words("board-fits-none")
    return table.words("board-fits", floats=", ".join(floats))


# signs, places around, the finger


def signs_on_crowd(table: Table, ground: Ground) -> list[Item]:
    """Partners who want a card looked at."""
    items = []
    for seat, p in enumerate(table.view.players):
        if p.sign == SIGN_LOOK and p.sign_at and not table.blind:
            x, y = ground.point(table.view.heap.xs[p.sign_at], table.view.heap.ys[p.sign_at])
            said = table.words("board-looks", player=table.player(seat))
            small = 0.66 if ground.turned else 1
            svg = pointer(seat, "eye", table.street, small)
            away = (16 * seat - 20) * small
            items.append(Item(f"look{seat}", x + away, y - 10, svg, label=said))
    return items


@memo
def _berth(scale: float, street: Street) -> str:
    w, h = W * scale, H * scale
    frame = rect(
        -w / 2,
        -h / 2,
        w,
        h,
        10 * scale,
        fill=street.room,
        fill_opacity=0.35,
        stroke=street.chalk,
        stroke_width=2.4,
        stroke_dasharray="9 6",
    )
    return frame + icon("plus", 0, 0, 26 * scale + 8, street.chalk, 2.6)


def places_around(table: Table, ground: Ground) -> list[Item]:
    """10.17 Where the bounty hunter may lay a card."""
    step = table.step
    if not isinstance(step, LayAround) or not table.moves:
        return []
    items, scale = list[Item](), round(ground.card, 3)
    box = (-W * scale / 2, -H * scale / 2, W * scale, H * scale, 10 * scale)
    for place in range(1, AROUND + 1):
        x, y = ground.point(*spot_around(table.view.heap, step.slot, place))
        mark = table.mark(LAY[place])
        over = legal(*box, table.street) if mark.state == "legal" else ""
        said = table.words("board-around", around=table.name("around", place))
        svg, turn = _berth(scale, table.street), 90 if ground.turned else 0
        items.append(item(f"lay{place}", x, y, svg, mark, said, over=over, turn=turn))
    return items


@memo
def _arrow(sign: str, street: Street) -> str:
    disc = circle(0, 0, 20, fill=street.panel, stroke=INK, stroke_width=2)
    return disc + icon(sign, 0, 0, 26, street.ink, 2.8)


def hints(table: Table, ground: Ground) -> list[Item]:
    """5.6 Ways to point around the finger, as the picture shows them; at the rim of the street they
    keep away from what lies beside it."""
    items, view = list[Item](), table.view
    if "hint" not in table.verbs:
        return items
    x, y = ground.inside(*ground.point(view.finger_x, view.finger_y), HINT_AWAY + HINT_SIZE)
    for i, way in enumerate(HINTS, 1):
        shown = QUARTER[way] if ground.turned else way
        dx, dy = WAYS[shown]
        mark = table.mark(HINT[i])
        over = legal_ring(0, 0, HINT_SIZE, table.street) if mark.state == "legal" else ""
        svg = _arrow(ARROWS.get(shown, "hand"), table.street)
        at_x, at_y = x + dx * HINT_AWAY, y + dy * HINT_AWAY
        said = table.name("hint", i)
        items.append(item(f"hint-{way}", at_x, at_y, svg, mark, said, over=over))
    return items
