"""Outlines of fields: closed, of the right size, and holes run the other way."""

from math import hypot, pi

from chapiteau.draw.pieces.contours import area, contours, smooth, thinned

SIZE = 40


def ring(inner, outer):
    """Above zero between two circles."""
    return [
        [
            min(
                outer - hypot(x - SIZE / 2, y - SIZE / 2), hypot(x - SIZE / 2, y - SIZE / 2) - inner
            )
            for x in range(SIZE + 1)
        ]
        for y in range(SIZE + 1)
    ]


def test_a_disc_has_one_outline_of_its_size():
    [loop] = contours(ring(-1, 15), 1)
    assert abs(abs(area(loop)) / (pi * 15 * 15) - 1) < 0.02
    assert all(abs(hypot(x - SIZE / 2, y - SIZE / 2) - 15) < 0.2 for x, y in loop)


def test_a_hole_runs_the_other_way():
    loops = sorted(contours(ring(5, 15), 1), key=len)
    assert len(loops) == 2
    assert area(loops[0]) * area(loops[1]) < 0


def test_outlines_are_as_large_as_their_step_and_lie_where_they_are_put():
    [loop] = contours(ring(-1, 10), 3, 100, 200)
    assert abs(abs(area(loop)) / (pi * 900) - 1) < 0.02
    assert min(x for x, _ in loop) > 100 and min(y for _, y in loop) > 200


def test_nothing_above_zero_has_no_outline():
    assert contours([[-1.0] * 5 for _ in range(5)], 1) == []


def test_a_thinned_loop_keeps_its_shape_with_fewer_points():
    [loop] = contours(ring(-1, 15), 1)
    fewer = thinned(loop, 4)
    assert len(fewer) < len(loop) / 3
    assert abs(area(fewer) / area(loop) - 1) < 0.05


def test_a_smooth_curve_is_closed():
    d = smooth([(0, 0), (10, 0), (10, 10)])
    assert d.startswith("M") and d.endswith("Z") and d.count("Q") == 3
