"""The drawing box: escaping, measuring, fonts."""

import pytest

from chapiteau.draw import fonts
from chapiteau.draw.icons import icon
from chapiteau.draw.palette import SEATS, mix
from chapiteau.draw.svg import el, number
from chapiteau.draw.text import fit, width, wrap, write


def test_attributes_and_texts_are_escaped():
    assert el("a", title='<"&') == '<a title="&lt;&quot;&amp;"/>'
    assert "&lt;b&gt;" in write(0, 0, "<b>", 12, "#000")


def test_numbers_are_short():
    assert [number(x) for x in (1.0, 0.5, -0.001, 12.346, 100.0)] == [
        "1",
        "0.5",
        "0",
        "12.35",
        "100",
    ]


def test_text_shrinks_and_is_then_cut_short():
    text, size = fit("Belle-Ramure", 20, 100)
    assert text == "Belle-Ramure" and 12.5 <= size < 20 and width(text, size) <= 100
    text, size = fit("Belle-Ramure", 20, 40)
    assert text.endswith("…") and size == 12.5 and width(text, size) <= 40


def test_lines_break_at_spaces_but_not_at_no_break_spaces():
    assert wrap("un deux trois", 10, width("un deux", 10)) == ("un deux", "trois")
    assert wrap("Prochaine cité\u00a0:", 10, 1) == ("Prochaine", "cité\u00a0:")


def test_letters_that_were_not_measured_are_taken_for_wide_ones():
    assert width("漢", 10) == width("m", 10)


def test_every_face_is_installed_and_named_in_the_style_sheet():
    assert set(fonts.files()) == {face.served_as for face in fonts.FACES.values()}
    for name, path in fonts.files().items():
        assert path.is_file()
        assert f"url('/fonts/{name}')" in fonts.css()
        assert name == name.strip("[]%")


def test_an_unknown_icon_is_loud():
    with pytest.raises(LookupError):
        icon("no-such-icon", 0, 0, 10, "#000")


def test_seats_differ_in_colour_shape_and_pattern():
    for trait in ("colour", "shape", "pattern"):
        assert len({getattr(seat, trait) for seat in SEATS}) == len(SEATS)
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
