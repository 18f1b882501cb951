"""A look back: one click after the end."""

import re

from playwright.sync_api import expect
from review.games import random_game

from browser.guest import say


def uploaded(guest, text):
    """The table of a record from elsewhere."""
    guest.go("/")
    return guest.sent_form("/watch", text=text).split("/")[2]


def test_one_click_at_the_end_and_the_review_is_there_when_it_is_made(guests):
    guest = guests()
    table = uploaded(guest, random_game("parade", 2, "one click").record().text)
    guest.go(f"/table/{table}")
    guest.see_the_end()
    guest.one("#over-actions [data-review]").click()
    expect(guest.page).to_have_url(re.compile(r"/review$"))
    expect(guest.one("#overview")).to_be_visible()
    expect(guest.one("#making")).to_be_hidden()
    expect(guest.one("#skills tbody")).to_have_count(2)
    expect(guest.one("#account tbody tr").last).to_contain_text(say("review-result"))
    expect(guest.one("#course .course-line")).to_have_count(2)
