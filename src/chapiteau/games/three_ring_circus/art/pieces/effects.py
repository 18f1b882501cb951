"""What a card does, as pictures in a row: said in signs here, in words in the inspector."""

from __future__ import annotations

from typing import Final

from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.svg import Attribute, circle, number, path
from ..theme import FAMILY_INKS, KEY, stamp
from .icons import badge, points, sign

LEAST: Final = 12.5  # of letters
LEAST_STAR: Final = 12.8
COUNTED: Final = ("pedestal", "banknote", "locomotive")
Bit = tuple[str, str]  # what is drawn, and of what

# what each kind of effect is spelled with: # is the amount, @ what is counted
SPELLED: Final[dict[str, tuple[Bit, ...]]] = {
    "pedestal_per_after": (("sign", "pedestal"), ("text", "+"), ("thing", "@"), ("after", "")),
    "symbol": (("thing", "@"),),
    "per_before": (("points", "#"), ("text", "/"), ("before", ""), ("thing", "@")),
    "per_all": (("points", "#"), ("text", "/"), ("thing", "@"), ("board", "")),
    "temporary_pedestals_per_artist": (("text", "+"), ("sign", "pedestal"), ("text", "/"), ("thing", "@")),
    "temporary_pedestals": (("text", "+#"), ("sign", "pedestal")),
    "points": (("points", "#"),),
    "take_ticket_from_display_or_deck": (("sign", "draw_ticket"),),
    "extra_movement": (("text", "+#"), ("sign", "locomotive")),
    "draw_money": (("text", "+#"), ("sign", "back-money")),
    "bb_pawn_stays": (("pawn", ""), ("stay", "")),
}  # fmt: skip


def _wide(bit: Bit, amount: int, r: float, is_flat: bool = False) -> float:
    kind, what = bit
    if kind == "text":
        return width(what.replace("#", str(amount)), _letters(r), "ui", 800) + r * 0.3
    if kind == "points" and is_flat:
        return width(str(amount), _letters(r), "ui", 800) + r * 2.2
    if kind == "points":
        return _star(r) * 1.96
    return {"after": r * 0.9, "before": r * 0.9, "board": r * 1.5, "stay": r * 1.4}.get(
        kind, r * 2.3
    )


def _letters(r: float) -> float:
    return max(LEAST, r * 1.7)


def _star(r: float) -> float:
    """A star is large enough for its number."""
    return max(LEAST_STAR, r * 1.2)


def effect_width(effect: str, per: str, amount: int, r: float) -> float:
    return sum(_wide(bit, amount, r) for bit in SPELLED.get(effect, ()))


@memo
def effect(
    effect: str, per: str, amount: int, x: float, y: float, r: float, is_flat: bool = False
) -> str:
    """An effect from the left, around a middle line; a sign is twice `r` high. Where there is no
    more height than that, fame stands beside its star instead of in it."""
    found = []
    for bit in SPELLED.get(effect, ()):
        if bit[0] == "points" and is_flat:
            found.append(_flat(amount, x, y, r))
        else:
            found.append(_bit(bit, per, amount, x, y, r))
        x += _wide(bit, amount, r, is_flat)
    return "".join(found)


def _flat(amount: int, x: float, y: float, r: float) -> str:
    letters = _letters(r)
    said = write(x, y + letters * 0.35, amount, letters, KEY, weight=800)
    return said + points("", x + width(str(amount), letters, "ui", 800) + r * 1.1, y, r)


def _bit(bit: Bit, per: str, amount: int, x: float, y: float, r: float) -> str:
    kind, what = bit
    mid = x + r * 1.15
    if kind == "text":
        said = what.replace("#", str(amount))
        return write(x, y + _letters(r) * 0.35, said, _letters(r), KEY, weight=800)
    if kind == "sign":
        return sign(what, mid, y, r)
    if kind == "points":
        return points(amount, x + _star(r) * 0.98, y, _star(r))
    if kind == "thing":
        return thing(per, mid, y, r)
    if kind == "pawn":
        return stamp("rival", mid, y, r / 27)
    return _mark(kind, x, y, r)


def _mark(kind: str, x: float, y: float, r: float) -> str:
    """Before, after, everywhere on the board, or stand still."""
    n = number
    if kind == "board":
        look: dict[str, Attribute] = {"fill": "none", "stroke": KEY, "stroke_width": r * 0.18}
        return "".join(circle(x + r * 0.75, y + k * r * 0.62, r * 0.32, **look) for k in (-1, 0, 1))
    if kind == "stay":
        bars = f"M{n(x + r * 0.45)} {n(y - r * 0.7)}v{n(r * 1.4)}M{n(x + r)} {n(y - r * 0.7)}v{n(r * 1.4)}"
        return path(bars, stroke=KEY, stroke_width=r * 0.34)
    way = 1 if kind == "after" else -1
    left = x + r * (0.1 if way > 0 else 0.7)
    d = f"M{n(left)} {n(y - r * 0.6)}l{n(way * r * 0.6)} {n(r * 0.6)}l{n(-way * r * 0.6)} {n(r * 0.6)}Z"
    return path(d, fill=KEY)


def thing(what: str, x: float, y: float, r: float) -> str:
    """What an effect counts: a symbol, a family, or artists of one name."""
    if what in COUNTED:
        return sign(what, x, y, r)
    if what in FAMILY_INKS:
        return badge(what, x, y, r)
    disc = circle(x, y, r * 1.06, fill="#FFF8E4", stroke=KEY, stroke_width=r * 0.13)
    return disc + stamp(f"figure-{what}", x - r * 0.95, y - r * 0.95, r * 0.019)
