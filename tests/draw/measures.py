"""Measuring pictures: how large every text is, where it stands, and what a finger can hit."""

import math
import re
import xml.etree.ElementTree as ET
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from chapiteau.draw.lettering.fonts import FACES
from chapiteau.draw.lettering.text import LOWEST, TALLEST, width

LEAST_TEXT = 12.5
LEAST_HIT = 44.0
STEP = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")


class Text(NamedTuple):
    """A text of a picture: how large, and what its letters cover."""

    said: str
    size: float
    left: float
    top: float
    right: float
    bottom: float


def transformed(text):
    """The matrix (a, b, c, d, e, f) of a transform attribute."""
    found = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    for kind, numbers in STEP.findall(text or ""):
        n = [float(x) for x in re.split(r"[ ,]+", numbers.strip())]
        found = times(found, STEPS[kind](n))
    return found


def turned(n):
    a = math.radians(n[0])
    return math.cos(a), math.sin(a), -math.sin(a), math.cos(a), 0, 0


STEPS = {
    "translate": lambda n: (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0),
    "scale": lambda n: (n[0], 0, 0, n[-1], 0, 0),
    "rotate": turned,
}


def times(m, n):
    a, b, c, d, e, f = m
    p, q, r, s, t, u = n
    return (
        a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s,
        a * t + c * u + e, b * t + d * u + f,
    )  # fmt: skip


@cache
def face_named(family, italic):
    """The face of the house that a text is set in."""
    for name, face in FACES.items():
        if face.italic == italic and family.strip("'").startswith(face.family):
            return name
    return "ui-italic" if italic else "ui"


def texts(scene):
    """All texts of a picture, those of its drawings in the defs included."""
    found = list(texts_of(scene.backdrop, scene.backdrop, 0))
    for item in scene.items:
        for said, size, left, top, right, bottom in texts_of(
            f"{item.svg}{item.over}", scene.backdrop, item.turn
        ):
            x, y = item.x, item.y
            found.append(Text(said, size, left + x, top + y, right + x, bottom + y))
    return found


@lru_cache(20_000)  # pieces are the same in most pictures
def texts_of(svg, backdrop, turn):
    """The texts of a drawing, which may use what a backdrop defines, as it is turned."""
    drawn = ET.fromstring(f"<svg>{svg}</svg>")
    return list(_in(drawn, defined_in(backdrop), transformed(f"rotate({turn})")))


@lru_cache(100)
def defined_in(backdrop):
    nodes = ET.fromstring(f"<svg>{backdrop}</svg>").iter()
    return {node.get("id"): node for node in nodes if node.get("id")}


def _in(node, defs, place):
    if node.tag == "defs":
        return
    here = times(place, transformed(node.get("transform")))
    if node.tag == "text" and node.text:
        yield _measured(node, here)
    if node.tag == "use":
        yield from _in(defs[node.get("href")[1:]], defs, here)
    for kid in node:
        yield from _in(kid, defs, here)


def _measured(node, here):
    size, weight = float(node.get("font-size")), int(node.get("font-weight", 400))
    italic = node.get("font-style") == "italic"
    face = face_named(node.get("font-family", ""), italic)
    wide = width(node.text, size, face, weight)
    x, y = float(node.get("x")), float(node.get("y"))
    left = x - wide * {"middle": 0.5, "end": 1}.get(node.get("text-anchor"), 0)
    top, bottom = y - size * TALLEST, y + size * LOWEST
    a, b, c, d, e, f = here
    corners = [
        (a * px + c * py + e, b * px + d * py + f)
        for px in (left, left + wide)
        for py in (top, bottom)
    ]
    xs, ys = [p[0] for p in corners], [p[1] for p in corners]
    scale = math.sqrt(abs(a * d - b * c))
    return Text(node.text, size * scale, min(xs), min(ys), max(xs), max(ys))


def small(found, least=LEAST_TEXT):
    return [text for text in found if text.size < least - 0.01]


def covered(found, slack=1.5):
    """Pairs of texts that lie on each other."""
    found = sorted(found, key=lambda text: text.left)
    pairs = []
    for i, one in enumerate(found):
        for other in found[i + 1 :]:
            if other.left >= one.right - slack:
                break
            if one.top < other.bottom - slack and other.top < one.bottom - slack:
                pairs.append((one.said, other.said))
    return pairs


def outside(found, scene):
    """Texts that a picture cuts off."""
    return [
        text.said
        for text in found
        if text.left < -0.5 or text.right > scene.width + 0.5 or text.bottom > scene.height + 0.5
    ]


# what a finger can hit


def hit(item):
    """The corners of what a finger can hit, grown to its least size."""
    if item.edge.startswith("M"):
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", item.edge)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
    else:
        numbers = [float(n) for n in item.edge.split()]
        if len(numbers) == 3:
            x, y, r = numbers
            r = max(r, LEAST_HIT / 2)
            points = [
                (x + r * math.cos(k * math.pi / 12), y + r * math.sin(k * math.pi / 12))
                for k in range(24)
            ]
        else:
            x, y, w, h, _ = numbers
            dx, dy = max(0, LEAST_HIT - w) / 2, max(0, LEAST_HIT - h) / 2
            left, right, top, low = x - dx, x + w + dx, y - dy, y + h + dy
            points = [(left, top), (right, top), (right, low), (left, low)]
    return [(item.x + x, item.y + y) for x, y in points]


def meet(a, b, slack=0.6):
    """Whether two convex shapes have more than an edge in common: no line parts them."""
    for axis in (0, 1):  # most are far apart
        sides = [[point[axis] for point in shape] for shape in (a, b)]
        if max(sides[0]) <= min(sides[1]) or max(sides[1]) <= min(sides[0]):
            return False
    for shape in (a, b):
        for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
            nx, ny = y2 - y1, x1 - x2
            length = math.hypot(nx, ny) or 1
            sides = [[(x * nx + y * ny) / length for x, y in other] for other in (a, b)]
            if max(sides[0]) <= min(sides[1]) + slack or max(sides[1]) <= min(sides[0]) + slack:
                return False
    return True


def crowded(scene):
    """Pairs of lit pieces whose hit areas overlap, unless both stand for the same."""
    lit = [(item, hit(item)) for item in scene.items if item.state == "legal" and item.edge]
    return [
        (one.key, other.key)
        for (one, here), (other, there) in combinations(lit, 2)
        if one.move != other.move and meet(here, there)
    ]


def narrow(scene):
    """Lit pieces with less than a finger's room."""
    found = []
    for item in scene.items:
        if item.state == "legal":
            points = hit(item)
            wide = max(x for x, _ in points) - min(x for x, _ in points)
            high = max(y for _, y in points) - min(y for _, y in points)
            if min(wide, high) < LEAST_HIT - 0.01:
                found.append((item.key, wide, high))
    return found


def crowds(scene):
    """All at once: nothing where a picture is as it should be."""
    found = texts(scene)
    return {
        name: wrong
        for name, wrong in (
            ("small", small(found)),
            ("covered", covered(found)),
            ("outside", outside(found, scene)),
            ("crowded", crowded(scene)),
            ("narrow", narrow(scene)),
        )
        if wrong
    }


# a language with longer words


class Stretch(Transformer):
    """Every word a third longer."""

    def visit_TextElement(self, node):
        node.value = re.sub(r"([^\W\d_]{3})", r"\1o", node.value)
        return node


@cache
def stretched(text):
    return FluentSerializer().serialize(Stretch().visit(FluentParser().parse(text)))
