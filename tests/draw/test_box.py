"""The drawing box: escaping, measuring, fonts."""

from io import BytesIO

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # no types
from games.playing import sure

import chapiteau
from chapiteau.draw.lettering import faces, fonts
from chapiteau.draw.lettering.faces import woff2
from chapiteau.draw.lettering.text import fit, width, wrap, write
from chapiteau.draw.palette import SEATS, mix
from chapiteau.draw.pieces.icons import icon
from chapiteau.draw.svg import el, number
from chapiteau.words.words import HOUSE


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


def test_every_face_is_installed_served_and_named_in_the_style_sheet():
    for face in fonts.FACES.values():
        assert fonts.installed(face)
        assert fonts.served()[face.served_as] is face
        assert sure(bytes, woff2(face)).startswith(b"wOF2")
        assert f"font-family:'{face.family}'" in fonts.css()
        assert f"url('/fonts/{face.served_as}')" in fonts.css()


def test_a_browsers_font_is_kept_and_made_again_when_it_cannot_be(tmp_path, monkeypatch):
    face = fonts.FACES["ui-italic"]
    monkeypatch.setattr(faces, "cache_folder", lambda: tmp_path / "kept")
    first = woff2.__wrapped__(face)
    [kept] = (tmp_path / "kept").iterdir()
    assert kept.read_bytes() == first
    kept.write_bytes(b"another")
    assert woff2.__wrapped__(face) == b"another"
    (tmp_path / "file").touch()
    monkeypatch.setattr(faces, "cache_folder", lambda: tmp_path / "file")  # no folder to write to
    assert woff2.__wrapped__(face) == first


def test_a_font_that_lacks_letters_does_not_bear_the_reserved_name():
    for face in fonts.FACES.values():
        names = TTFont(BytesIO(sure(bytes, woff2(face))))["name"]
        called = [str(names.getName(id, 3, 1)) for id in (1, 3, 4, 6, 16, 25)]
        said = [name.replace(" ", "") for name in called if name != "None"]
        assert said and set(said) == {face.family.replace(" ", "")}
        assert "Open Font License" in str(names.getName(13, 3, 1))


def test_no_letter_that_the_house_uses_was_lost_from_its_fonts():
    from chapiteau.words import LANGUAGES, words_for

    said = set()
    for game in [None, *chapiteau.games().values()]:
        for lang in LANGUAGES:
            folder = game.folder / "words" if game else HOUSE
            said |= set((folder / f"{words_for(lang).lang}.ftl").read_text("utf-8"))
    said -= set("\n\t")
    for face in fonts.FACES.values():
        small = TTFont(BytesIO(sure(bytes, woff2(face)))).getBestCmap()
        whole = TTFont(fonts.installed(face)).getBestCmap()
        assert {c for c in said if ord(c) in whole and ord(c) not in small} == set()


def test_an_unknown_icon_is_loud():
    with pytest.raises(LookupError):
        icon("no-such-icon", 0, 0, 10, "#000")


def test_seats_differ_in_colour_shape_and_pattern():
    for trait in ("colour", "shape", "pattern"):
        assert len({getattr(seat, trait) for seat in SEATS}) == len(SEATS)
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
