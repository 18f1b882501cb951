"""The end of a game: podium, pad, course, and the next game."""

import re

import pytest
from playwright.sync_api import expect

from browser.ends import at_the_end, at_the_last_choice
from browser.guest import LOW, PHONE, WIDE, at_one_table, say
from browser.test_access import complaints
from chapiteau.words import words_for

GAMES = [
    ("fourberies", 2), ("fourberies", 5), ("trickerion", 4), ("three_ring_circus", 1),
    ("three_ring_circus", 4), ("the_magnificent", 1), ("the_magnificent", 3),
    ("carnavalesque", 6), ("parade", 3),
]  # fmt: skip
READ = """() => [...document.querySelectorAll('#pad tbody tr, #pad tfoot tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => {
        const said = (cell.querySelector('.pad-points') ?? cell).textContent;
        return said === '–' ? 0 : Number(said.replace('−', '-'));
    }))"""
CUT = """() => [...document.querySelectorAll('#over :is(h2, h3, p, th, td, button, a, li)')]
    .filter((it) => it.offsetParent && it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0
        && getComputedStyle(it).overflowX !== 'visible' && getComputedStyle(it).clipPath === 'none')
    .map((it) => it.outerHTML.slice(0, 120))"""
SMALL = """() => [...document.querySelectorAll('#over *')]
    .filter((it) => it.getClientRects().length
        && [...it.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
    .filter((it) => !it.closest('.unseen') && parseFloat(getComputedStyle(it).fontSize) < 12)
    .map((it) => it.outerHTML.slice(0, 120))"""


def inside(guest, selector):
    """Whether something lies wholly in the window."""
    box, window = guest.one(selector).bounding_box(), guest.page.viewport_size
    return (
        box["x"] >= 0 and box["y"] >= 0
        and box["x"] + box["width"] <= window["width"] + 1
        and box["y"] + box["height"] <= window["height"] + 1
    )  # fmt: skip


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_end_of_a_game_is_a_podium_and_a_pad_that_adds_up(guest, game, seats):
    at_the_end(guest, game, seats)
    expect(guest.one("#winner")).not_to_be_empty()
    expect(guest.one("#margin")).not_to_be_empty()
    *rows, totals = guest.page.evaluate(READ)
    assert [sum(cells) for cells in zip(*rows, strict=True)] == totals
    common, rivals = game == "carnavalesque", (game, seats) == ("three_ring_circus", 1)
    assert len(totals) == (1 if common else seats + rivals)
    shown = guest.one("#podium .podium-name b").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == totals
    assert guest.one("#podium .podium-piece svg").count() == min(3, len(totals))
    lines = guest.one("#course .course-line")
    assert lines.count() == (0 if game == "parade" else len(totals))
    expect(guest.one("#goals")).to_be_visible(
        visible=common or (game, seats) == ("the_magnificent", 1)
    )
    expect(guest.one("[data-again]")).to_be_focused()


TALL = {"width": 390, "height": 844}
ANTLERS = """async () => {
    const { drawPodium } = await import("/static/podium.js");
    const place = document.querySelector("#podium");
    const antlers = '<path class="antlers" d="M-40 -53H40V-20H-40Z"/>';
    const piece = `<svg viewBox="-46 -58 92 110">${antlers}<circle r="24" cy="20"/></svg>`;
    const column = (seat, name, total, rank) =>
        ({ seat, name, total, rank, won: rank === 1, best: "", piece });
    const columns = [column(0, "Valère", 107, 1), column(2, "Dorine", 106, 2),
        column(1, "Hippolyte", 78, 3)];
    drawPodium(place, { columns });
    const best = [...place.querySelectorAll(".antlers")].at(-1).getBoundingClientRect();
    const whole = place.getBoundingClientRect();
    const names = [...place.querySelectorAll(".podium-name")];
    const plates = names.map((it) => it.getBoundingClientRect());
    const meet = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    return plates.slice(1).map((box, i) => {
        const apart = box.right <= best.left || box.left >= best.right;
        const alone = plates.every((other, k) => k === i + 1 || !meet(box, other));
        return alone && apart && box.left >= whole.left - 8 && box.right <= whole.right + 8;
    });
}"""


@pytest.mark.parametrize("window", [WIDE, LOW, TALL], ids=["wide", "low", "phone"])
def test_plates_of_others_leave_each_other_and_the_antlers_of_the_best_alone(guests, window):
    guest = guests(viewport=window)
    at_the_end(guest, "fourberies", 3)
    assert guest.page.evaluate(ANTLERS) == [True, True]


STANDS = """async (chapters) => {
    const { named } = await import("/static/course.js");
    return named(chapters, (at) => at, 400);
}"""


def test_names_of_chapters_stand_apart_under_the_course(guests):
    guest = guests()
    at_the_end(guest, "fourberies", 2)
    close = [[100, "Indianapolis"], [290, "New York"], [335, "Boston"]]
    first, second, third = guest.page.evaluate(STANDS, close)
    assert [first, second] == [100, 290]
    assert third > 335 and third - second > 50  # half of either, and some air
    assert guest.page.evaluate(STANDS, [[290, "New York"], [300, "Boston"]])[1] is None


NAMED = """(all) => all.map((name) => {
    name.textContent = "Zerbinette";
    const words = document.createRange();
    words.selectNodeContents(name);
    const [text, head] = [words, name.closest("th")].map((one) => one.getBoundingClientRect());
    return text.top >= head.top && text.bottom <= head.bottom;
})"""
LIT = """() => {
    const beam = document.querySelector(".podium-beam");
    const { top, height } = beam.getBoundingClientRect();
    const stops = [...document.querySelectorAll(".podium linearGradient stop")]
        .map((stop) => [stop.offset.baseVal, Number(stop.getAttribute("stop-opacity"))]);
    const said = ".sheet-podium :is(.sheet-margin, .sheet-public, .fair-check)";
    return [...document.querySelectorAll(said)].map((one) => {
        const at = (one.getBoundingClientRect().bottom - top) / height;
        const next = stops.findIndex(([offset]) => offset >= at);
        const [[from, low], [to, high]] = [stops[Math.max(0, next - 1)], stops[next]];
        return to > from ? low + (high - low) * (at - from) / (to - from) : high;
    });
}"""


def test_everybody_is_named_on_the_pad_before_the_reader_is_called_you(guests):
    guest = guests(locale="fr", viewport=LOW)
    at_the_end(guest, "fourberies", 4)
    for window in (LOW, WIDE):
        guest.page.set_viewport_size(window)
        assert all(guest.one("#pad .pad-name").evaluate_all(NAMED))


@pytest.mark.parametrize("window", [WIDE, LOW, TALL], ids=["wide", "low", "phone"])
def test_the_light_falls_on_whoever_stands_there_and_not_on_words(guests, window):
    guest = guests(viewport=window)
    at_the_end(guest, "carnavalesque", 3)
    shown = guest.page.evaluate(LIT)
    assert shown and max(shown) <= 0.25


def test_the_end_is_seen_whatever_was_open_unless_somebody_is_writing(guests):
    for pane, is_open in (("story", False), ("talk", True)):
        guest = guests(viewport=LOW)
        at_the_last_choice(guest, "fourberies", 3)
        guest.pane(pane)
        if pane == "talk":
            guest.one("#chat-text").focus()
        guest.options.first.evaluate("answer => answer.click()")
        guest.one("#do.sure, #options .sure").first.evaluate("button => button.click()")
        guest.see_the_end()
        expect(guest.one("[data-again]")).to_be_visible()
        expect(guest.one("#drawer")).to_be_visible(visible=is_open)
        focused = guest.one("#chat-text" if is_open else "[data-again]")
        expect(focused).to_be_focused()


def test_a_row_opens_into_its_lines_and_closes_again(guest):
    at_the_end(guest, "fourberies", 3)
    row = guest.one("[data-row]").first
    row.click()
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(guest.one("#course")).to_be_hidden()
    expect(guest.one("#pad-lines-title")).to_be_focused()
    assert guest.one("#pad-lines li").count() > 0
    guest.page.keyboard.press("Escape")
    expect(guest.one("#pad-lines")).to_be_hidden()
    expect(guest.one("#course")).to_be_visible()
    expect(row).to_be_focused()


def test_the_table_can_still_be_seen(guest):
    at_the_end(guest, "parade", 2)
    expect(guest.one("#picture")).to_be_hidden()
    guest.button(say("sheet-see")).click()
    expect(guest.one("#picture")).to_be_visible()
    guest.button(say("sheet-see")).click()
    expect(guest.one("#sheet")).to_be_visible()


def test_the_public_says_what_it_thinks_and_how_far_the_next_mark_was(guest):
    at_the_end(guest, "carnavalesque", 4)
    said = guest.one("#public span").all_inner_texts()
    assert len(said) == 2 and re.search(r"\d+ points? more|no higher mark", said[1])
    assert guest.one("#goals li").count() == 4


@pytest.mark.parametrize(
    ("theme", "windows", "lang"), [("dark", (WIDE, LOW), "en"), ("light", (LOW, PHONE), "fr")]
)
def test_nothing_is_cut_off_too_small_or_out_of_reach(guests, theme, windows, lang):
    guest = guests(color_scheme=theme, bypass_csp=True)
    at_the_end(guest, "three_ring_circus", 4)
    if lang == "fr":
        guest.switch(re.compile("^FR"))
        expect(guest.one("#pad-title")).to_have_text(words_for("fr")("sheet-pad"))
        expect(guest.one("#winner")).to_contain_text("l’emporte")
    for window in windows:
        guest.page.set_viewport_size(window)
        assert guest.page.evaluate(SMALL) == [] and guest.page.evaluate(CUT) == []
        assert complaints(guest, f"the end, {theme}") == []
        if window is PHONE:  # its buttons stand in one row, so that the sheet is seen
            assert guest.one("#ask").bounding_box()["height"] < window["height"] / 3
        else:
            for part in ("#podium", "#pad", "#course", "[data-again]", "[data-replay]"):
                assert inside(guest, part), part


def test_alone_play_again_deals_the_next_game_at_once(guest):
    at_the_end(guest, "parade", 3)
    before = guest.path
    guest.page.keyboard.press("Enter")
    expect(guest.page).not_to_have_url(re.compile(re.escape(before)))
    guest.at_the_table()
    expect(guest.one("#table")).to_have_attribute("data-phase", "playing")
    assert guest.one("#players .seat").count() == 3


def test_a_friend_is_asked_and_sits_down_with_one_click(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    for each in (one, two):
        each.let_a_bot_play()
    for each in (one, two):
        each.see_the_end()
    two.one("[data-again]").click()
    expect(one.one("[data-join]")).to_be_visible()
    expect(one.one("#over-offer")).to_contain_text(say("sheet-asks", name="").strip())
    expect(two.one("#lobby")).to_be_visible()
    one.one("[data-join]").click()
    expect(one.one("#lobby")).to_be_visible()
    expect(two.one("#lobby .seat").nth(0)).to_have_class(re.compile(r"^seat$"))
    two.button(say("page-start")).first.click()
    for seat, each in enumerate((one, two)):
        expect(each.one("#table")).to_have_attribute("data-phase", "playing")
        expect(each.one("#players .seat.own")).to_have_attribute("data-seat", str(seat))
