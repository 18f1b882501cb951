"""What a choice would do is asked for as a mouse comes near, and shown where it is pointed at."""

import re
from itertools import count

import pytest
from playwright.sync_api import expect

from browser.guest import say
from browser.test_reach import ENTER, LAPTOP, LATER, seated


def test_a_preview_that_comes_too_late_says_nothing(guests):
    guest, tap = seated(guests, "fourberies")
    tap.tell({"is": "no", "error": "stale-move", "text": "The game has moved on."})
    tap.tell({"is": "no", "error": "too-fast", "text": "Slowly!"})
    expect(guest.one("#answer")).to_have_text("Slowly!")
    tap.tell({"is": "no", "error": "stale-move", "text": "The game has moved on."})
    guest.page.evaluate(LATER)
    expect(guest.one("#answer")).to_have_text("Slowly!")


BESIDE = """(piece) => {  // of all sides of it the freest: where no piece that is lit lies nearer
    const of = (one) => one.querySelector(".hit").getBoundingClientRect();
    const { left, top, right, bottom } = of(piece);
    const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
    const others = [...document.querySelectorAll("#picture .item[data-move]")]
        .filter((one) => one !== piece).map(of);
    const far = ([x, y]) => Math.min(...others.map((box) => Math.hypot(
        Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))));
    const sides = [[left - 20, my], [right + 20, my], [mx, top - 20], [mx, bottom + 20]];
    return sides.sort((one, other) => far(other) - far(one))[0];
}"""


MIDDLE = """(all) => {  // between the two pieces that are next to each other
    const middles = all.map((piece) => piece.querySelector(".hit").getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    const pairs = middles.flatMap((one, i) => middles.slice(i + 1).map((other) => [one, other]));
    const far = ([[ax, ay], [bx, by]]) => Math.hypot(ax - bx, ay - by);
    const [[[ax, ay], [bx, by]]] = pairs.sort((one, other) => far(one) - far(other));
    return [(ax + bx) / 2, (ay + by) / 2];
}"""


def asked_for(tap):
    """The moves of which a page has asked what they would do: those of each message together."""
    return [[one["move"], *one["also"]] for one in tap.sent if one["do"] == "preview"]


def approach(guest, tap, x, y):
    """Bring a mouse to a place beside pieces: the first move only wakes what watches it."""
    moves = count()

    def stir():
        guest.page.mouse.move(x, y + next(moves) % 2)
        return asked_for(tap)

    guest.until(stir)


def test_what_a_mouse_comes_near_is_asked_for_once_and_shown_when_it_is_pointed_at(guests):
    guest, tap = seated(guests, "fourberies", viewport=LAPTOP)
    piece = guest.one("#picture .item[data-move]").last
    move = piece.get_attribute("data-move")
    approach(guest, tap, *piece.evaluate(BESIDE))
    guest.until(lambda: "preview" in tap.parts)
    guest.page.evaluate(LATER)
    assert asked_for(tap)[0][0] == move
    assert guest.one("#meaning.foretold, .preview").count() == 0
    guest.page.mouse.move(*piece.evaluate(ENTER))
    expect(guest.one("#meaning.foretold")).to_be_attached()
    assert [message.count(move) for message in asked_for(tap)].count(1) == 1


def test_neighbours_are_asked_for_together_and_only_those_that_are_near(guests):
    guest, tap = seated(guests, "three_ring_circus", viewport=LAPTOP)
    lit = guest.one("#picture .item[data-move]")
    moves = lit.evaluate_all("all => all.map((one) => one.dataset.move)")
    approach(guest, tap, *lit.evaluate_all(MIDDLE))
    guest.page.evaluate(LATER)
    (asked,) = asked_for(tap)
    assert 1 < len(asked) <= 6 and len(asked) < len(set(moves))


def test_what_lies_under_a_resting_mouse_is_asked_for_with_the_next_question(guests):
    guest, tap = seated(guests, "fourberies", viewport=LAPTOP)
    piece = guest.one("#picture .item[data-move]").last
    approach(guest, tap, *piece.evaluate(BESIDE))
    guest.page.mouse.move(*piece.evaluate(ENTER))
    guest.page.evaluate(LATER)
    seen, ask = len(asked_for(tap)), tap.parts["ask"]
    tap.tell({**ask, "position": ask["position"] + 1})
    guest.until(lambda: len(asked_for(tap)) > seen)
    (asked,) = asked_for(tap)[seen:]
    assert piece.get_attribute("data-move") in asked and len(asked) <= 2
    assert guest.one("#meaning.foretold, .preview").count() == 0


def test_what_is_decided_is_not_previewed_any_more(guests):
    guest, tap = seated(guests, "fourberies")
    tap.hold()
    first, second = [guest.one("#picture .item[data-move]").nth(n).evaluate(ENTER) for n in (0, 1)]
    guest.page.mouse.move(*first)  # is previewed at once, and the next a moment after
    guest.page.mouse.click(*second)
    guest.until(lambda: tap.plays)
    guest.page.evaluate(LATER)
    sent = [message["do"] for message in tap.sent]
    assert "preview" not in sent[sent.index("play") :]
    tap.let_go()


ABOVE = """(drawn) => {  // the pieces of the table that lie on what was drawn
    const all = [...document.querySelectorAll("#picture .item")];
    const after = (one) => drawn.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    return all.filter(after).length;
}"""


TRACED = """() => {  // whether traces of what was done are to be seen
    const svg = document.querySelector("#picture .items");
    const trace = svg.appendChild(document.createElementNS(svg.namespaceURI, "g"));
    trace.setAttribute("class", "beads");
    const { display } = getComputedStyle(trace);
    trace.remove();
    return display !== "none";
}"""


def test_what_changes_in_its_place_keeps_what_lies_on_it_and_what_moves_lies_on_all(
    guests,
):
    guest, tap = seated(guests, "fourberies")
    tap.hold()
    pieces = guest.one("#picture .item")
    ground, place = [pieces.first.get_attribute(name) for name in ("data-k", "transform")]
    x, y = [float(n) for n in re.findall(r"-?[\d.]+", place)]
    piece = guest.one("#picture .item[data-move]").first
    told = {"gone": [], "gains": [], "lines": ["A bow."], "open": False}
    for offset, above in ((0, pieces.count() - 1), (40, 0)):
        move = piece.get_attribute("data-move")
        new = {"k": ground, "x": x + offset, "y": y, "svg": '<circle id="new" r="9"/>'}
        guest.page.mouse.move(*piece.evaluate(ENTER))
        tap.tell({"is": "preview", "move": move, "pieces": [new], **told})
        expect(guest.one("#new")).to_be_attached()
        assert guest.one("#new").evaluate(ABOVE) == above
        assert not guest.page.evaluate(TRACED)
        guest.page.mouse.move(0, 0)
        expect(guest.one("#new")).to_have_count(0)
        assert guest.page.evaluate(TRACED)
    tap.let_go()


GAP = """() => {  // pixels between the numbers and what they speak of
    const of = (css) => document.querySelector(css).getBoundingClientRect();
    const [one, other] = [".callout", ".preview.foreseen"].map(of);
    return Math.max(one.left - other.right, other.left - one.right,
        one.top - other.bottom, other.top - one.bottom);
}"""


def test_what_is_gained_stands_beside_what_changes(guests):
    guest, tap = seated(guests, "fourberies")
    tap.hold()
    piece = guest.one("#picture .item[data-move]").first
    move, seat = piece.get_attribute("data-move"), tap.parts["ask"]["seat"]
    guest.page.mouse.move(*piece.evaluate(ENTER))
    new = {"k": "new", "x": 300, "y": 200, "label": "New", "svg": '<circle r="30"/>'}
    told = {"gone": [], "gains": [[seat, 0, 2]], "lines": ["A bow."], "open": False}
    tap.tell({"is": "preview", "move": move, "pieces": [new], **told})
    expect(guest.one(".callout")).to_contain_text("+2")
    assert 0 < guest.page.evaluate(GAP) < 20
    guest.page.mouse.move(0, 0)
    expect(guest.one(".callout")).to_be_hidden()
    tap.let_go()


@pytest.mark.parametrize("reveals", [False, True])
def test_where_nothing_can_be_told_the_line_says_what_is_done_as_a_sentence(guests, reveals):
    guest, tap = seated(guests, "fourberies")
    tap.hold()
    piece = guest.one("#picture .item[data-move]").first
    move = piece.get_attribute("data-move")
    guest.page.mouse.move(*piece.evaluate(ENTER))
    empty: dict[str, list[str]] = {"pieces": [], "gone": [], "gains": [], "lines": []}
    tap.tell({"is": "preview", "move": move, **empty, "open": reveals})
    said = guest.one(f'#options [data-answer="{move}"] span').first.text_content()
    expect(guest.one("#meaning")).to_have_text(
        f"{said}. {say('page-reveals')}" if reveals else said
    )
    told = {**empty, "lines": ["a bow", "applause."]}
    tap.tell({"is": "preview", "move": move, **told, "open": False})
    expect(guest.one("#meaning")).to_have_text("A bow applause.")
    tap.let_go()
