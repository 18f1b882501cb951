"""What colours tell is told to deutan eyes too, and in grey by form."""

from itertools import combinations

import pytest

from chapiteau.draw.palette import SEATS

DEUTAN = (  # what is left of linear light without the cones for green (Machado et al., 2009)
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
APART = 30.0  # CIELAB units: two colours that nobody takes for each other
GREY = 12.0  # units of lightness


def linear(colour):
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]


def deutan(light):
    seen = [sum(a * b for a, b in zip(row, light, strict=True)) for row in DEUTAN]
    return [min(1.0, max(0.0, s)) for s in seen]


def lab(light):
    """Lightness and two hues of linear light under D65."""
    r, g, b = light
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    f, h, k = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z)]
    return 116 * h - 16, 500 * (f - h), 200 * (h - k)


def distance(one, other):
    pairs = zip(lab(deutan(linear(one))), lab(deutan(linear(other))), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def lightness(colour):
    return lab(linear(colour))[0]


def test_deutan_eyes_take_red_for_green_and_not_blue_for_yellow():
    assert distance("#A05A00", "#6B7400") < 15 < 60 < distance("#0000FF", "#FFFF00")
    assert lightness("#FFFFFF") == pytest.approx(100, abs=0.1)
    assert lightness("#000000") == pytest.approx(0, abs=0.1)


def test_the_colours_of_any_two_seats_differ_to_deutan_eyes():
    close = [(a.shape, b.shape) for a, b in combinations(SEATS, 2)
             if distance(a.colour, b.colour) < APART]  # fmt: skip
    assert close == []


def test_seats_that_are_alike_in_grey_have_other_shapes_and_patterns():
    alike = [(a, b) for a, b in combinations(SEATS, 2)
             if abs(lightness(a.colour) - lightness(b.colour)) < GREY]  # fmt: skip
    assert alike, "nothing that shapes have to tell apart"
    assert all(a.shape != b.shape and a.pattern != b.pattern for a, b in alike)
