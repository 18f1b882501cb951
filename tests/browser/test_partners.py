"""Whole games of Carnavalesque with bots as partners: the roles, and a finger that others guide."""

import pytest
from playwright.sync_api import expect

from browser.guest import say
from browser.hands import EYES, Finger, Mouse
from browser.test_whole_games import HANDS, see_result

GAME = "carnavalesque"
OVERFLOWS = "document.documentElement.scrollWidth > innerWidth"


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
    ("options", "hand"),
    [
        ({"version": "roles"}, Mouse),
        ({"version": "events", "blind_draw": "guided"}, Finger),
    ],
)
def test_a_guest_plays_a_whole_game_with_bots_as_partners(guests, options, hand):
    guest = guests(**HANDS[hand])
    guest.context.add_init_script(EYES)
    with_partners(guest, 3, **options)
    player = hand(guest.page, GAME)
    while not player.play(most=1):
        assert not guest.page.evaluate(OVERFLOWS)
    assert len(player.given) > 5, "hardly a kind of question was met"
    assert len(set(see_result(guest))) == 1  # everybody wins or nobody
