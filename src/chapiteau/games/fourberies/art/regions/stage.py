"""The stage: the King's mood on his dial, the set that follows it, the managers; and in the wings."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect, centred, row
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import Point, at, circle, ngon, path, polygon
from ...box.components import COMEDY, TRAGEDY
from ...rules.moves import turn
from ...rules.state import Fourberies
from ..pieces.cards import pile
from ..pieces.small import manager, plaque
from ..plan import SLIP
from ..questions import STAGE
from ..table import Items, Quill, Table
from ..theatre.dial import Dial, needle, places, space
from ..theatre.frame import king
from ..theatre.house import Theatre, house, proscenium, theatre_in
from ..theatre.scenery import stage_set
from ..theme import COMIC, DECK, SECRET, TRAGIC, Hall, url

HEAD = 12.0


class Court(NamedTuple):
    """All that is to be seen of the King: the needle, the dial, and each seat's managers."""

    needle: int
    spaces: int
    managers: tuple[int, ...]

    @property
    def is_comic(self) -> bool:
        return self.needle > 0


def court_of(view: Fourberies) -> Court:
    return Court(view.needle, view.box.dial, tuple([t.managers for t in view.troupes]))


def shifts(view: Fourberies) -> dict[int, int]:
    """7.11 The shortest push of the needle to each other space."""
    found = dict[int, int]()
    for k in range(1, 2 * view.box.dial):
        for shift in (k, -k):
            found.setdefault(view.needle_after(shift), shift)
    return {space: shift for space, shift in found.items() if space != view.needle}


# in front


@piece
def _house(pen: Quill, theatre: Theatre, spaces: int) -> Item:
    return Item("house", 0.0, 0.0, house(theatre, spaces, pen.room))


@piece
def _set(pen: Quill, theatre: Theatre, comic: bool) -> Item:
    drawn = stage_set(comic, theatre.w, theatre.h, pen.room, url("stage"))
    mood = pen.words("outline-mood", mood=pen.name("mood", COMEDY if comic else TRAGEDY))
    return Item("set", theatre.x, theatre.y, drawn, label=mood)


@piece
def _curtain(pen: Quill, theatre: Theatre) -> Item:
    return Item("curtain", theatre.x, theatre.y, proscenium(theatre, pen.room))


@piece
def _space(pen: Quill, dial: Dial, number: int, is_lit: bool, shift: int) -> Item:
    """A space of the dial: the Elephant may push the needle there."""
    x, y = dial.place(number)
    r = dial.radius
    label = pen.words("needle-place", needle=number)
    answers = (turn(shift).text,) if shift else ()
    lit = f"0 0 {max(22.0, r * 1.3):.1f}" if shift else ""
    return Item(
        f"d{number}", x, y, space(number, r, is_lit), label=label, answers=answers, edge=lit
    )


@piece
def _needle(pen: Quill, dial: Dial, number: int, hub: float) -> Item:
    place = pen.words("outline-needle", needle=number, dial=dial.spaces)
    drawn = needle(dial, number, hub, pen.room)
    return Item("needle", dial.x, dial.y, drawn, label=place, turn=dial.turn(number))


@piece
def _king(pen: Quill, x: float, y: float, r: float, comic: bool) -> Item:
    mood = pen.words("outline-mood", mood=pen.name("mood", COMEDY if comic else TRAGEDY))
    return Item("king", x, y, king(comic, r, pen.room), label=mood)


@piece
def _manager(pen: Quill, seat: int, nth: int, x: float, y: float, scale: float) -> Item:
    label = pen.words("board-manager", player=pen.player(seat))
    return Item(f"m{seat}-{nth}", x, y, manager(seat, scale), label=label)


@piece
def _managers(pen: Quill, theatre: Theatre, counts: tuple[int, ...]) -> Items:
    """Everybody's managers, side by side on the boards."""
    standing = [(s, i) for s, n in enumerate(counts) for i in range(n)]
    size = min(theatre.h * 0.0048, theatre.w * 0.0016)
    xs = centred(len(standing), size * 100, theatre.w * 0.6, theatre.x + theatre.w / 2)
    y = theatre.y + theatre.h * 0.93
    return tuple([_manager(pen, s, i, x, y, size) for (s, i), x in zip(standing, xs, strict=True)])


@piece
def _front(
    pen: Quill, theatre: Theatre, court: Court, pushes: tuple[tuple[int, int], ...]
) -> Items:
    dial, now = theatre.dial(court.spaces), court.needle
    reach = dict(pushes)
    return (
        _house(pen, theatre, court.spaces),
        _set(pen, theatre, court.is_comic),
        *_managers(pen, theatre, court.managers),
        _curtain(pen, theatre),
        *[_space(pen, dial, s, s == now, reach.get(s, 0)) for s in places(dial)],
        _needle(pen, dial, now, theatre.hub),
        _king(pen, dial.x, dial.y, theatre.hub, court.is_comic),
    )


def house_in(box: Rect, is_slim: bool) -> Theatre:
    x, y, w, h = box
    low = 66.0 if is_slim else 8.0
    return theatre_in((x + 8, y + HEAD, w - 16, h - HEAD - low))


# in the wings


@memo
def small_dial(dial: Dial, now: int, hall: Hall) -> str:
    """An arc of spaces without their numbers: too small to be read."""
    drawn, r = list[str](), dial.largest
    for s, (x, y) in places(dial).items():
        is_lit = s == now
        look = {"stroke": hall.ink if is_lit else hall.line, "stroke_width": 2 if is_lit else 1}
        size = r * 1.5 if is_lit else r
        if s < 0:
            drawn.append(polygon(ngon(x, y, size * 1.2, 4), fill=TRAGIC, **look))
        else:
            drawn.append(circle(x, y, size, fill=COMIC, **look))
    ground = path(dial.arc(1, 0, 180) + "Z", fill=hall.tympanum, opacity=0.75)
    return ground + "".join(drawn)


@piece
def _small(pen: Quill, dial: Dial, now: int) -> Item:
    return Item("house", 0.0, 0.0, small_dial(dial, now, pen.room))


@piece
def _mood(pen: Quill, now: int, x: float, y: float, w: float, r: float) -> Item:
    """The mood in a word, and the space of the needle."""
    kind = COMEDY if now > 0 else TRAGEDY
    said = pen.title("mood", kind)
    drawn = plaque(kind, abs(now), r + 2, 0, r)
    drawn += write(
        2.5 * r + 1, 7, said, 19, pen.room.ink, "playfair", 700, room=w - 2.5 * r - 2, floor=14
    )
    label = pen.words("outline-mood", mood=pen.name("mood", kind))
    return Item("mood", x, y, drawn, label=label)


@piece
def _wing(pen: Quill, box: Rect, court: Court) -> Items:
    x, y, w, h = box
    is_slip = h == SLIP
    head = 8.0 if is_slip else 40.0
    high = min(h - head - 22, w * 0.38)
    low = y + head + (h - head - 8 + high) / 2
    hub = min(26.0, 9 + h * 0.055)
    dial = Dial(x + w * 0.27, low - hub * 0.4, w * 0.215, high, court.spaces, w * 0.016)
    left, room = x + w * 0.54, w * 0.46 - 12
    found = [
        _small(pen, dial, court.needle),
        _needle(pen, dial, court.needle, hub),
        _king(pen, dial.x, dial.y, hub, court.is_comic),
        _mood(
            pen,
            court.needle,
            left,
            y + 28 if is_slip else low - high * 0.72,
            room,
            19.0 if h < 170 else 23.0,
        ),
    ]
    standing = [(s, i) for s, n in enumerate(court.managers) for i in range(n)]
    size, foot = (0.35, y + h - 4) if is_slip else (min(0.56, (h - head - 60) / 105), low + 4)
    xs = row(len(standing), size * 62, room - 26, left + 18)
    for (s, i), at_x in zip(standing, xs, strict=True):
        found.append(_manager(pen, s, i, at_x, foot, size))
    return tuple(found)


def stage(table: Table) -> Items:
    box, court = table.plan.box(STAGE), court_of(table.view)
    if not box[2]:
        return ()
    if table.plan.front != STAGE:
        return _wing(table.pen, box, court)
    is_slim = table.layout == "tall"
    pushes = () if is_slim else tuple(shifts(table.view).items())
    return _front(table.pen, house_in(box, is_slim), court, pushes)


# decks, in the corners of the front


@piece
def _deck(
    pen: Quill, key: str, colour: str, counts: tuple[int, int], place: Point, text: str
) -> Item:
    """A deck and its discard: how many cards each has; the words end where the right one does."""
    deck, gone = counts
    hall, is_left = pen.room, colour == DECK
    anchor, low = ("start", 0.0) if is_left else ("end", -60.0)
    drawn = at(low, -22, pile(colour, deck, hall, 24, 33))
    drawn += write(low + 36, 0, deck, 22, hall.ink, weight=800)
    lines = (pen.words(f"board-{key}"), pen.words("board-gone", count=gone))
    for i, said in enumerate(lines):
        drawn += write(0, 30 + i * 19, said, 13.5, hall.muted, anchor=anchor, room=120, floor=13)
    label = pen.words("outline-deck" if is_left else "outline-request-deck", count=deck)
    return Item(f"deck-{key}", *place, drawn, label=label, text=text)


def decks(table: Table) -> Items:
    """Beside the arch of the dial, where there is room."""
    x, y, w, _ = table.plan.box(STAGE)
    if table.plan.front != STAGE or table.plan.is_tall:
        return ()
    from ...words.outline import thrown_away

    view, supply = table.view, table.view.supply
    gone = thrown_away(table.pen, tuple(view.discard)) if view.discard else ""
    both = (len(view.deck), len(view.discard)), (len(supply.deck), len(supply.discard))
    left, right = (x + 16, y + 70), (x + w - 16, y + 70)
    return (
        _deck(table.pen, "encounters", DECK, both[0], left, gone),
        _deck(table.pen, "requests-deck", SECRET, both[1], right, ""),
    )
