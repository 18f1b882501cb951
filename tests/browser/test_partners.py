"""Whole games of Carnavalesque with bots as partners: the roles, and a finger that others guide."""

import pytest
from playwright.sync_api import expect

from browser.clicks import click_piece
from browser.guest import PHONE, say
from browser.test_whole_games import see_result

GAME = "carnavalesque"
ABOVE_THE_SHEET = """async (piece) => {
    await new Promise(requestAnimationFrame);
    const [box, sheet] = [piece.getBoundingClientRect(), document.querySelector("#ask")];
    const room = Math.min(innerHeight, sheet.getBoundingClientRect().top || innerHeight);
    scrollBy(0, box.top + box.height / 2 - (room + 50) / 2);
}"""


def with_partners(guest, seats, **options):
    """A table with bots on all other seats."""
    guest.go(f"/new/{GAME}")
    guest.one(f"input[name=seats][value='{seats}']").check(force=True)
    for name, value in options.items():
        guest.one(f"input[name=option-{name}][value={value}]").check(force=True)
    guest.button(say("page-open-table")).click()
    guest.at_the_table()
    free = guest.one("#lobby").get_by_label(say("page-bot-here"))
    for left in range(seats - 2, -1, -1):
        free.first.select_option("random")
        expect(free).to_have_count(left)
    guest.one("[data-start]").click()


@pytest.mark.parametrize(
    ("options", "how"),
    [
        ({"version": "roles"}, {}),
        ({"version": "events", "blind_draw": "guided"}, {"viewport": PHONE, "has_touch": True}),
    ],
)
def test_a_guest_plays_a_whole_game_with_bots_as_partners(guests, options, how):
    guest = guests(**how)
    with_partners(guest, 3, **options)
    on_board = by_button = 0
    while guest.is_my_turn():
        pieces = guest.one("#picture .item[data-move]")
        if on_board <= by_button and pieces.count():
            piece = pieces.nth(7 * on_board % pieces.count())
            guest.until(lambda: True)  # the sheet has its size, and the page its length
            piece.evaluate(ABOVE_THE_SHEET)
            click_piece(guest, piece)
            on_board += 1
        else:
            guest.choose(at=5 * by_button % guest.options.count())
            by_button += 1
        assert not guest.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert on_board > 8 and by_button > 8
    assert len(set(see_result(guest))) == 1  # everybody wins or nobody
