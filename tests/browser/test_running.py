"""Reporting a line at the table, and those who run the house, in a real Chromium."""

from pathlib import Path
from time import time

from playwright.sync_api import expect

from browser.guest import at_one_table, say
from browser.test_access import in_both_themes
from browser.test_notices import register
from chapiteau.server.moderation.admins import admin_code

PHONE = {"width": 390, "height": 844}


def test_a_line_is_reported_and_whoever_said_it_is_muted(guests, house):
    one, two, admin = guests(), guests(), guests(viewport=PHONE, bypass_csp=True)
    at_one_table(one, two)
    two.talk("You fool, you")
    one.pane("talk")
    one.one("#report summary").click()
    expect(one.one("#report-what option").first).to_contain_text("You fool, you")
    one.one("#report select[name=reason]").select_option("insult")
    one.one("#report input[name=note]").fill("to a child")
    one.one("#report button").click()
    expect(one.one("#report-thanks")).to_have_text(say("page-report-thanks"))
    register(admin, "Armande")
    admin.go("/house")
    key = Path(house.data / "chapiteau.key").read_bytes()
    admin.one("input[name=code]").fill(admin_code(key, time()))
    admin.one(".panel .main").click()
    reported = admin.one(".channels > li", has_text="You fool, you")
    expect(reported).to_contain_text("to a child")
    assert in_both_themes(admin, "house") == []
    assert admin.page.evaluate("document.documentElement.scrollWidth") <= 390
    reported.get_by_role("button", name=say("house-do-mute")).click()
    expect(admin.one("#acts-title + ol")).to_contain_text("has muted")
    two.talk("Again")
    expect(two.page.get_by_text(say("error-muted")).first).to_be_visible()
