"""Two who look for the same game find each other: ticket, strip, table."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import say
from browser.test_notices import register


def take_a_ticket(guest):
    guest.go("/meet")
    guest.one("select[name=game]").first.select_option("trickerion")
    guest.button(say("page-ticket-take")).click()


@pytest.mark.parametrize(
    "viewport",
    [{"width": 1366, "height": 625}, {"width": 390, "height": 664}],
    ids=["laptop", "phone"],
)
def test_tickets_that_fit_become_a_table_that_anybody_begins(guests, viewport):
    one, two = guests(viewport=viewport), guests(viewport=viewport)
    names = [f"{who} {viewport['width']}" for who in ("Toinette", "Argan")]
    for guest, name in zip((one, two), names, strict=True):
        register(guest, name)
    take_a_ticket(one)
    expect(one.button(say("page-ticket-withdraw"))).to_be_visible()
    one.go("/")
    expect(one.one(".find-count")).to_have_text("1")
    take_a_ticket(two)
    two.go("/")
    strip = two.one(".strip .meets")
    expect(strip).to_contain_text(re.compile("company is found"))
    for side in ("Width", "Height"):
        seen = two.page.evaluate(f"document.documentElement.scroll{side} <= inner{side}")
        assert seen, f"the front page scrolls: {side}"
    strip.locator("button").click()
    two.at_the_table()
    expect(two.one("#lobby [data-seats]")).to_contain_text(names[0])
    two.button(say("page-start")).click()
    expect(two.one("#table")).to_have_attribute("data-phase", "playing")
