"""The magicians: a bust each, lit from the left, with one thing nobody else has."""

from __future__ import annotations

from collections.abc import Callable

from .....draw.memo import memo
from .....draw.palette import darken, lighten
from .....draw.svg import Attribute, at, circle, ellipse, path, rect

K = "#1B1418"
LINE: dict[str, Attribute] = {"stroke": K, "stroke_width": 2, "stroke_linejoin": "round"}
THIN: dict[str, Attribute] = {
    "fill": "none", "stroke": K, "stroke_width": 1.8, "stroke_linecap": "round",
}  # fmt: skip


def _bust(skin: str, coat: str) -> str:
    """Shoulders, neck and head; the right half is darker."""
    shoulders = "M-38 0C-37 -18 -22 -25 -9 -27L0 -20L9 -27C22 -25 37 -18 38 0Z"
    return (
        path(shoulders, fill=coat, **LINE)
        + path("M0 -20L9 -27C22 -25 37 -18 38 0H0Z", fill="#000", opacity=0.17)
        + path("M-8 -34V-25L0 -17L8 -25V-34Z", fill=darken(skin, 0.12), **LINE)
        + ellipse(0, -47, 16, 19, fill=skin, **LINE)
        + path("M0 -66A16 19 0 0 1 0 -28Z", fill="#000", opacity=0.14)
        + path("M-8 -48h4M4 -48h4", stroke=K, stroke_width=3, stroke_linecap="round")
        + path("M0 -46L-2 -41H1M-4 -36Q0 -33.6 4 -36", **THIN)
    )


def _top_hat(colour: str, band: str, y: float = -60) -> str:
    crown = f"M-14 {y}V{y - 24}C-6 {y - 28} 6 {y - 28} 14 {y - 24}V{y}Z"
    return (
        path(crown, fill=colour, **LINE)
        + path(f"M-14 {y - 3}h28v-6h-28Z", fill=band)
        + ellipse(0, y, 23, 4.6, fill=colour, **LINE)
    )


def _mechaniker() -> str:
    return (
        path("M-17 -56C-16 -72 16 -72 17 -56C8 -60 -8 -60 -17 -56Z", fill="#7A4A22", **LINE)
        + "".join(circle(x, -50, 7.4, fill="#BFE6E8", **LINE) for x in (-8, 8))
        + path("M-15 -51H-18M15 -51H18M-1 -51H1", **THIN)
        + path("M-12 -38C-6 -30 6 -30 12 -38C8 -26 -8 -26 -12 -38Z", fill="#8A5A2A", **LINE)
    )


def _great_optico() -> str:
    return (
        _top_hat("#123F4A", "#57C4C8")
        + circle(8, -48, 6.4, fill="none", stroke="#D9A441", stroke_width=2.6)
        + path("M14 -46C18 -38 16 -30 12 -24", fill="none", stroke="#D9A441", stroke_width=1.4)
        + path(
            "M-10 -38C-5 -42 -2 -39 0 -38C2 -39 5 -42 10 -38C6 -34 2 -36 0 -36C-2 -36 -6 -34 -10 -38Z",
            fill=K,
        )
    )


def _master_of_chains() -> str:
    links = "M-34 -8C-20 -2 -8 2 0 2C8 2 20 -2 34 -8"
    return (
        path("M-16 -52C-17 -66 17 -66 16 -52C12 -62 -12 -62 -16 -52Z", fill="#2A1A14", **LINE)
        + path("M-14 -42C-12 -26 12 -26 14 -42C10 -36 -10 -36 -14 -42Z", fill="#2A1A14", **LINE)
        + path(links, fill="none", stroke=K, stroke_width=9)
        + path(links, fill="none", stroke="#B9C0C6", stroke_width=6, stroke_dasharray="9 3")
        + rect(-6, -6, 12, 11, 2, fill="#D9A441", **LINE)
    )


def _priestess() -> str:
    veil = "M-22 -6C-30 -40 -22 -72 0 -73C22 -72 30 -40 22 -6L14 -26C20 -46 14 -62 0 -62C-14 -62 -20 -46 -14 -26Z"
    return (
        path(veil, fill="#5B3A96", **LINE)
        + circle(0, -66, 5, fill="#9B7BE8", **LINE)
        + path("M-10 -55Q-6 -58 -3 -55M3 -55Q6 -58 10 -55", **THIN)
        + path("M-4 -36Q0 -33 4 -36Q0 -32 -4 -36Z", fill="#9A2A3C", **LINE)
    )


def _electra() -> str:
    hair = "M-16 -44C-30 -50 -24 -66 -16 -62C-20 -80 -4 -80 -2 -70C4 -84 18 -76 13 -64C26 -70 28 -50 16 -44C16 -58 10 -62 0 -62C-10 -62 -16 -58 -16 -44Z"
    return (
        path(hair, fill="#E8C24A", **LINE)
        + path(
            "M-30 -70L-24 -62H-29L-24 -52M30 -72L24 -64H29L24 -54",
            fill="none",
            stroke="#F7E27A",
            stroke_width=3,
        )
        + path("M-5 -36Q0 -31 5 -36Z", fill="#B02A3C", **LINE)
    )


def _gentleman() -> str:
    return (
        _top_hat("#1B1B22", "#43A5EC")
        + path(
            "M-9 -38Q0 -43 9 -38Q13 -40 15 -43Q13 -35 6 -36Q0 -38 -6 -36Q-13 -35 -15 -43Q-13 -40 -9 -38Z",
            fill="#3A2A1E",
        )
        + path("M-8 -24L0 -19L8 -24V-14L0 -19L-8 -14Z", fill="#FFFFFF", **LINE)
    )


def _red_lotus() -> str:
    petals = [
        at(9, -68, path("M0 0C-5 -6 -4 -12 0 -15C4 -12 5 -6 0 0Z", fill="#D63A4C", **LINE), turn=a)
        for a in (-70, -35, 0, 35, 70)
    ]
    return (
        path(
            "M-17 -38C-20 -68 20 -68 17 -38C16 -54 10 -60 0 -60C-10 -60 -16 -54 -17 -38Z",
            fill="#1B1418",
            **LINE,
        )
        + circle(-10, -70, 8, fill="#1B1418", **LINE)
        + "".join(petals)
        + path("M-4 -36Q0 -32 4 -36Q0 -38 -4 -36Z", fill="#B3152B")
        + path("M-8 -24L10 -8M8 -24L-10 -8", stroke="#F2C14E", stroke_width=2.4)
    )


def _spiritmaster() -> str:
    beads = "M-14 -22C-10 -8 10 -8 14 -22"
    return (
        path(
            "M-18 -56C-20 -76 -8 -84 0 -82C8 -84 20 -76 18 -56C8 -62 -8 -62 -18 -56Z",
            fill="#7247B0",
            **LINE,
        )
        + path(
            "M-16 -62L-8 -74L0 -62L8 -74L16 -62", fill="none", stroke="#F2C14E", stroke_width=2.6
        )
        + path(
            "M-11 -44h6M5 -44h6M0 -54v4", stroke="#FFF4DC", stroke_width=2, stroke_linecap="round"
        )
        + path(
            beads,
            fill="none",
            stroke="#F2C14E",
            stroke_width=4,
            stroke_dasharray="1 5",
            stroke_linecap="round",
        )
    )


DRAWN: dict[str, tuple[str, str, Callable[[], str]]] = {  # skin, coat, and what is their own
    "mechaniker": ("#E7BE98", "#5A3A22", _mechaniker),
    "great-optico": ("#D9A57C", "#123F4A", _great_optico),
    "master-of-chains": ("#B97F56", "#3A1620", _master_of_chains),
    "priestess-of-mysticism": ("#F0D2B4", "#3B2463", _priestess),
    "electra": ("#EBC6A4", "#A8641A", _electra),
    "gentleman": ("#F2D8BE", "#1F2A44", _gentleman),
    "red-lotus": ("#E9C19B", "#8E1C2E", _red_lotus),
    "yoruba-spiritmaster": ("#6B4630", "#4A2A6B", _spiritmaster),
}


@memo
def portrait(magician: str, x: float, y: float, colour: str) -> str:
    """A bust that stands on a line, with a halo of the school's colour.

    An owner's own magician wears a coat and a top hat of that colour.
    """
    glow = circle(0, -48, 34, fill=lighten(colour, 0.45), opacity=0.55)
    if magician not in DRAWN:
        hat = _top_hat(darken(colour, 0.6), lighten(colour, 0.3))
        return at(x, y, glow, _bust("#DDB08A", darken(colour, 0.35)), hat)
    skin, coat, own = DRAWN[magician]
    return at(x, y, glow, _bust(skin, coat), own())
