"""Owners say how a card is printed, and it becomes the house’s: from its page to the host’s."""

import re
from pathlib import Path
from time import time

from playwright.sync_api import expect

from browser.guest import PHONE, say
from browser.test_access import in_both_themes
from browser.test_notices import register
from chapiteau.server.moderation.admins import admin_code

ROW = "/game/fourberies/box/request/1"


def drafted(guest, reward):
    """A row with another reward in the form."""
    guest.go(ROW)
    expect(guest.one(".box-edit")).to_have_attribute("data-shown", re.compile(r"\d"))
    expect(guest.one("#say-other")).to_be_disabled()
    guest.one("[data-name=reward]").fill(str(reward))
    expect(guest.one("#say-other")).to_be_enabled()
    expect(guest.one("#say-so")).to_be_disabled()


def forget(guest):
    """The draft in this browser, which hides what the house has."""
    guest.page.evaluate("localStorage.clear()")


def test_two_owners_agree_and_the_host_takes_their_card_over_and_undoes_it(guests, house):
    one, two = guests(locale="fr-FR"), guests(viewport=PHONE, bypass_csp=True)
    one.go(ROW)
    expect(one.one("#said a[href='/login']")).to_be_visible()  # only accounts have a say
    for owner, name in ((one, "Araminte"), (two, "Dorante")):
        register(owner, name)
        drafted(owner, 9)
        owner.one("#said [name=edition]").fill("2021")
    one.one("#say-other").click()
    two.one("#say-other").focus()
    two.page.keyboard.press("Enter")
    expect(two.one(".said-versions")).to_contain_text("2021")
    expect(two.one(".said-versions ins").first).to_have_text("9")
    assert in_both_themes(two, "row") == []
    assert two.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    admin = guests(viewport=PHONE, bypass_csp=True)
    register(admin, "Lisette")
    admin.go("/house")
    key = Path(house.data / "chapiteau.key").read_bytes()
    admin.one("input[name=code]").fill(admin_code(key, time()))
    admin.one(".panel .main").click()
    admin.one("a[href='/house/boxes']").first.click()
    expect(admin.one(".box-said .mark").first).to_have_text(say("page-confirm-agreed"))
    assert in_both_themes(admin, "boxes") == []
    assert admin.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    admin.one(".box-said .main").first.click()
    expect(admin.one("#undo-fourberies")).to_be_visible()
    for owner in (one, two):
        forget(owner)
    two.go(ROW)
    expect(two.one("[data-name=reward]")).to_have_value("9")
    expect(two.one(".source[data-source=confirmed]").first).to_be_visible()
    admin.one("#undo-fourberies").click()
    expect(admin.one("#undo-fourberies")).to_have_count(0)
    two.go(ROW)
    expect(two.one("[data-name=reward]")).not_to_have_value("9")
