"""What a changed card does: from the card to the answer, by mouse and by keys, also on a phone."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE

ROW = "/game/fourberies/box/request/1"


def changed(guest):
    """A card that pays more, in this browser."""
    guest.go(ROW)
    expect(guest.one(".box-edit")).to_have_attribute("data-shown", re.compile(r"\d"))
    expect(guest.one("#to-lab")).to_be_hidden()
    guest.one("[data-name=reward]").fill("9")
    expect(guest.one("#to-lab")).to_be_visible()


@pytest.mark.parametrize(("locale", "sure"), [("en-GB", "deals"), ("fr-FR", "donnes")])
def test_a_designer_changes_a_card_and_is_told_what_that_does(guests, locale, sure):
    guest = guests(locale=locale)
    changed(guest)
    guest.one("#to-lab").click()
    expect(guest.one("#drafts")).to_contain_text("1")
    guest.one("[name=level][value=random]").check()
    guest.one("#lab-begin").click()
    guest.page.wait_for_url(re.compile("/lab/[0-9a-f]+$"))
    expect(guest.one(".lab-headline")).to_contain_text(sure, timeout=60_000)
    expect(guest.one(".lab-changes ins").first).to_have_text("9")
    assert guest.one(".lab-table .dot").count() > 5
    expect(guest.one(".lab-command")).to_contain_text("chapiteau report fourberies")
    path = guest.path
    other = guests(viewport=PHONE, locale=locale)  # whoever has the link sees it
    other.go(path)
    expect(other.one(".lab-headline")).to_be_visible()
    wide = other.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_the_lab_is_asked_by_keys_alone_and_says_so_where_nothing_is_changed(guests):
    guest = guests(viewport=PHONE)
    guest.go("/game/fourberies/lab")
    expect(guest.one("#lab-begin")).to_be_disabled()
    expect(guest.one("#drafts")).not_to_be_empty()
    changed(guest)
    guest.one("#to-lab").focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/lab")
    guest.one("[name=level]:checked").focus()
    guest.page.keyboard.press("ArrowUp")
    guest.page.keyboard.press("ArrowUp")
    expect(guest.one("[name=level][value=random]")).to_be_checked()
    guest.one("#lab-begin").focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(re.compile("/lab/[0-9a-f]+$"))
    expect(guest.one(".lab-headline")).to_be_visible(timeout=60_000)
