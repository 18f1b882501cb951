"""What is proclaimed: the round and the score, the King's decree, the public's verdict."""

from __future__ import annotations

from ....core.step import NOBODY
from ....draw.icons import icon
from ....draw.layout import Rect
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import legal
from ....draw.svg import at, circle, line, path, rect, use
from ....draw.text import width, wrap, write
from ....draw.tokens import banner, shadow, sigil
from ..box.components import AGES
from ..rules.moves import FORBID
from .cards import hats
from .table import Items, Table, region
from .theme import AGE_DARKS, K, Street, id, url

BAN = "#D4286A"


@memo
def panel(w: float, h: float, street: Street, r: float = 14) -> str:
    return shadow(0, 0, w, h, r, street) + rect(
        0, 0, w, h, r, fill=street.panel, stroke=street.line, stroke_width=1.4
    )


# round and score


@memo
def rounds(now: int, count: int, step: float, street: Street) -> str:
    """A lantern for each round; the present one is lit and crowned."""
    drawn, r = [], step * 0.4
    for i in range(1, count + 1):
        x = (i - 1) * step
        lit = street.metal if i <= now else street.panel2
        drawn.append(circle(x, 0, r, fill=lit, stroke=street.line, stroke_width=1.6))
        ink = K if i <= now else street.muted
        drawn.append(write(x, r * 0.42, i, r * 1.2, ink, "lilita", 400, "middle"))
        if i == now:
            drawn.append(at(x, -r - 4, use(id("crown")), scale=r / 30))
    return "".join(drawn)


@memo
def meter(points: int, marks: tuple[int, ...], w: float, street: Street) -> str:
    """How far the parade has come on the way to the next applause."""
    low, top = marks[0], marks[-1] + 6
    x = {
        m: w * (0.42 * m / low if m < low else 0.42 + 0.58 * (min(m, top) - low) / (top - low))
        for m in (*marks, points)
    }  # the last points to the ovations are the ones that people count
    drawn = [
        rect(0, -9, w, 18, 9, fill=street.panel2, stroke=street.line, stroke_width=1.4),
        rect(0, -9, max(18, x[points]), 18, 9, fill=street.accent) if points else "",
    ]
    for i, m in enumerate(marks):
        past = points >= m
        drawn.append(line(x[m], -13, x[m], 13, stroke=street.ink, stroke_width=2))
        sign = ("hand", "thumbs-up", "party-popper", "heart")[min(i, 3)]
        drawn.append(icon(sign, x[m], -23, 16, street.ink if past else street.muted, 2.4))
        drawn.append(
            write(
                x[m], 28, m, 13.5, street.ink if past else street.muted, weight=700, anchor="middle"
            )
        )
    return "".join(drawn)


def bar(table: Table, box: Rect) -> Items:
    view = table.view
    seen = (box, view.round, view.points(), view.over)
    return region(table, "bar", seen, lambda: _bar(table, box))


def _bar(table: Table, box: Rect) -> list[Item]:
    view, words, street, (x, y, w, h) = table.view, table.words, table.street, box
    count, points = table.box.rounds[view.seats], view.points()
    said = words("board-round", round=view.round, rounds=count)
    marks = tuple([m for m in table.box.reaction_from if m])
    reaction = table.name("reaction", table.box.reaction(points))
    score = words("board-score", points=points)
    if h > 60:
        room = w - 300
        svg = rounds(view.round, count, 30, street)
        number = write(0, 0, points, 34, street.ink, "lilita", 400)
        return [
            item("rounds", x + 28, y + 70, svg, PLAIN, said),
            item("score", x + 238, y + 57, number, PLAIN, score, reaction),
            item("meter", x + 300, y + 50, meter(points, marks, room - 30, street), PLAIN, score, reaction),
        ]  # fmt: skip
    left = width(words("board-wordmark"), 20, "lilita") + 34
    number = write(0, 0, points, 24, street.ink, "lilita", 400, "end") + icon(
        "sparkles", 14, -8, 17, street.accent
    )
    svg = rounds(view.round, count, 24, street)
    return [
        item("rounds", x + left, y + 25, svg, PLAIN, said),
        item("score", x + w - 28, y + 30, number, PLAIN, score, reaction),
    ]


# the decree


@memo
def _plate(age: int, name: str, w: float, h: float, street: Street) -> str:
    """An age as the King may name it."""
    low = h < 60
    hat = hats(age, 27 if low else w / 2, h / 2 + 1 if low else h * 0.38, 0.86 if low else 1.4)
    said = (
        write(w / 2 + 21, h / 2 + 5, name, 15, AGE_DARKS[age], "lilita", 400, "middle", w - 60, 11)
        if low
        else write(w / 2, h - 16, name, 18, AGE_DARKS[age], "lilita", 400, "middle", w - 24)
    )
    return (
        rect(0, 0, w, h, 11, fill=url(f"age{age}"), stroke=K, stroke_width=1.8)
        + rect(7, 7, w - 14, h - 14, 7, fill=street.paper, stroke=K, stroke_width=1)
        + hat
        + said
    )


@memo
def _banned(w: float, h: float, word: str) -> str:
    """The King has spoken: not these."""
    low = h < 60
    x, y, r = (24, h / 2, 12) if low else (w / 2, h * 0.36, 20)
    slash = f"M{x - r * 0.7:.1f} {y + r * 0.7:.1f}L{x + r * 0.7:.1f} {y - r * 0.7:.1f}"
    drawn = [rect(0, 0, w, h, 11, fill=K, opacity=0.42)]
    for colour, wide in (("#FFFFFF", 8), (BAN, 5)):
        drawn.append(circle(x, y, r, fill="none", stroke=colour, stroke_width=wide))
        drawn.append(path(slash, stroke=colour, stroke_width=wide))
    bx, by, bw = (41, h / 2 - 12, w - 48) if low else (12, h - 34, w - 24)
    drawn.append(rect(bx, by, bw, 24, 8, fill=BAN, stroke="#FFF", stroke_width=1.2))
    drawn.append(
        write(bx + bw / 2, by + 17, word, 16, "#FFFFFF", "lilita", 400, "middle", bw - 4, 12)
    )
    return "".join(drawn)


def decree(table: Table, box: Rect) -> Items:
    view = table.view
    seen = (box, view.king, view.decree, table.lit("forbid"), table.player(max(0, view.king)))
    return region(table, "decree", seen, lambda: _decree(table, box))


def _decree(table: Table, box: Rect) -> list[Item]:
    view, words, street, (x, y, w, h) = table.view, table.words, table.street, box
    items = []
    if view.king != NOBODY and h > 90:
        said = words("board-king", player=table.player(view.king))
        svg = _reign(view.king, said, w, street)
        items.append(item("king", x, y, svg, PLAIN, said))
    top, high = (y + 46, h - 54) if h > 90 else (y + 5, h - 10)
    left, step = (x + 14, (w - 28 + 8) / 3) if h > 90 else (x + 6, (w - 12 + 8) / 3)
    for age in range(1, len(AGES)):
        name = table.name("age", age)
        mark = table.mark_one_of(FORBID[age])
        shown = words(f"board-age-{AGES[age]}")
        pw = step - 8
        over = _banned(pw, high, words("board-no-age")) if view.decree == age else ""
        if mark.state == "legal":
            over += legal(0, 0, pw, high, 11, street, 2)
        state = "board-age-banned" if view.decree == age else "board-age-open"
        label = words(state, age=name)
        items.append(
            item(
                f"age{age}",
                left + (age - 1) * step,
                top,
                _plate(age, shown, pw, high, street),
                mark,
                label,
                over=over,
            )
        )
    return items


@memo
def _reign(seat: int, said: str, w: float, street: Street) -> str:
    """Who reigns, beside the herald's horn."""
    return (
        at(34, 24, use(id("herald")), scale=0.62)
        + write(66, 31, said, 21, street.ink, "lilita", 400, room=w - 140)
        + at(w - 62, 25, use(id("crown")), scale=0.5)
        + sigil(seat, w - 28, 24, 11)
    )


def proclamation(table: Table, x: float, y: float) -> list[Item]:
    """What the King has just let be known, across the street."""
    view = table.view
    if not view.decree or view.over:
        return []
    said = table.words(f"board-decree-{AGES[view.decree]}")
    svg = banner(said, table.street, 19, "lilita", 520)
    return [item("proclamation", x, y, svg, PLAIN, said)]


# the end


def ending(table: Table, x: float, y: float, size: float, room: float) -> list[Item]:
    """What the public thinks, across the street."""
    view = table.view
    if not view.over:
        return []
    points = view.points()
    said = table.name("reaction", table.box.reaction(points))
    score = table.words("board-final", points=points)
    svg = _verdict(said, size * 0.56, room * 0.8, table.street)
    svg += banner(score, table.street, size, "lilita", room)
    return [item("banner", x, y, svg, PLAIN, f"{score}. {said}", said)]


@memo
def _verdict(said: str, size: float, room: float, street: Street) -> str:
    """What the public thinks, on a paper below the ribbon."""
    lines = wrap(said, size, room - 40, "lilita", 400)
    w = max(width(s, size, "lilita") for s in lines) + 48
    h = size * (1.3 * len(lines) + 2.6)
    top = size * 0.8
    return (
        shadow(-w / 2, top, w, h, 12, street)
        + rect(-w / 2, top, w, h, 12, fill="#FFFDF6", stroke=K, stroke_width=2)
        + "".join(
            write(0, top + size * (2.6 + 1.3 * i), s, size, K, "lilita", 400, "middle")
            for i, s in enumerate(lines)
        )
    )
