"""Every table in every window: two lines and the board, nothing too small, nothing cut off, nobody
and nothing twice."""

import pytest

from browser.ends import record
from browser.test_pages import lines_and_board_share
from chapiteau.words.words import LANGUAGES

TABLES = (("fourberies", 5), ("trickerion", 4), ("the_magnificent", 4), ("three_ring_circus", 4),
          ("carnavalesque", 6))  # fmt: skip
LAPTOPS = ((1280, 585), (1366, 625), (1440, 780), (1680, 900), (1920, 1080))
PHONES = ((390, 664), (390, 844), (820, 1180))
WINDOWS = (*LAPTOPS, *PHONES)
STANDS = 4  # positions of a game, from its first question to its last quarter
WRONG = """(least) => {
    const wrong = [];
    const owns = (node) => [...node.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    const shown = [...document.querySelectorAll("#top *, #table *")].filter((node) =>
        owns(node) && !node.closest(".unseen, defs, option, script")
        && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const { left, right } = document.querySelector("#picture").getBoundingClientRect();
    for (const node of shown) {
        const drawn = node instanceof SVGElement;
        const m = drawn ? node.getScreenCTM() : null;
        const scale = m ? Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : 1;
        const size = parseFloat(getComputedStyle(node).fontSize) * scale;
        if (size === 0) continue; // only for those who listen
        const said = `${node.textContent.trim().slice(0, 40)} in ${node.closest("[id]").id}`;
        if (size < least - 0.05) wrong.push(`${size.toFixed(1)} px: ${said}`);
        const box = node.getBoundingClientRect();
        if (drawn && (box.left < left - 1 || box.right > right + 1)) wrong.push(`outside: ${said}`);
        const cut = !drawn && !node.matches(".chip-name, .progress") // whole or gone
            && getComputedStyle(node).overflowX !== "visible"
            && getComputedStyle(node).clipPath === "none" && node.clientWidth > 0
            && node.scrollWidth > node.clientWidth + 1;
        if (cut) wrong.push(`cut off: ${said}`);
    }
    if (document.scrollingElement.scrollWidth > innerWidth) wrong.push("scrolls sideways");
    return wrong;
}"""
TWICE = """() => {
    const onBoard = new Set([...document.querySelectorAll("#picture .item[data-move]")]
        .map((piece) => piece.dataset.move));
    const buttons = [...document.querySelectorAll("#plain [data-answer], #do[data-answer]")]
        .filter((one) => one.checkVisibility()).map((one) => one.dataset.answer);
    const panels = ["#drawer", "#visit", "#answers", "#inspector"]
        .filter((panel) => document.querySelector(panel).checkVisibility());
    return [buttons.filter((move) => onBoard.has(move)), panels];
}"""


def is_readable(guest, window, seats):
    """All that holds of a table in a window, whoever is asked whatever."""
    wide, high = window
    guest.page.set_viewport_size({"width": wide, "height": high})
    guest.settle()
    assert guest.page.evaluate(WRONG, 12 if wide <= 560 else 11) == [], (window, guest.prompt)
    assert guest.one("#players .seat").count() == seats
    both, panels = guest.page.evaluate(TWICE)
    single = guest.options.count() == 1
    assert single or both == [], f"{both} have a piece and a button at {window}: {guest.prompt}"
    assert panels == (["#drawer"] if wide >= 1680 else []), window
    if window in LAPTOPS:
        lines_and_board_share(guest, high)


def stands(guest, game, seats):
    """Positions of a whole game, each a table of its own at which its next question is mine."""
    text, verbs = record(game, seats)
    replay = guest.sent_form("/watch", text=text)
    table, _, _ = replay.partition("/replay")
    for n in range(STANDS):
        lang = LANGUAGES[n % len(LANGUAGES)]
        guest.context.add_cookies([{"name": "lang", "value": lang, "url": guest.address}])
        n_made = len(verbs) * n // STANDS
        guest.go(guest.sent_form(f"{table}/fork", n=n_made, level="random"))
        guest.at_the_table()
        assert guest.is_my_turn()
        yield n


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_is_readable_and_nothing_is_there_twice(guests, game, seats):
    """Pictures are measured one by one in tests/draw; here is what windows make of them."""
    guest = guests()
    for n in stands(guest, game, seats):
        for window in WINDOWS[n::STANDS]:
            is_readable(guest, window, seats)


NAMES = """(all) => all.map((name) => {
    const [edge, at] = [name.closest(".chip"), name].map((one) => one.getBoundingClientRect());
    return at.width > 25 && at.top >= edge.top && at.bottom <= edge.bottom && at.right < edge.right;
})"""


@pytest.mark.parametrize("window", [(1280, 585), (1366, 625), (1440, 780)])
def test_of_four_at_a_table_every_one_is_named_above_a_laptop_s_board(guests, window):
    wide, high = window
    guest = guests(locale="fr", viewport={"width": wide, "height": high})
    guest.play_now("three_ring_circus", seats=4)
    assert guest.is_my_turn()
    assert guest.one("#players .chip-name").evaluate_all(NAMES) == [True] * 4
