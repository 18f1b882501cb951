"""From the rules back to the table at which they are read, and to no other place."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, say
from chapiteau.words import words_for

RULES = "/game/fourberies/rules"
BACK = "[data-back-to-table]"


def at_a_table(guest):
    """The address of a table of Fourberies at which somebody is asked."""
    guest.play_now("fourberies", seats=2)
    assert guest.is_my_turn()
    return guest.path


@pytest.mark.parametrize(("locale", "lang"), [("en-GB", "en"), ("fr-FR", "fr")])
def test_rules_over_the_board_lead_back_to_it_by_keys_too(guests, locale, lang):
    guest = guests(locale=locale)
    at_a_table(guest)
    guest.one("#list").focus()
    guest.page.keyboard.press("g")
    back = guest.one(f"#drawer {BACK}")
    expect(back).to_have_text(words_for(lang)("page-back-to-table"))
    expect(back).to_be_in_viewport()
    guest.one("#drawer [data-see]").last.click()
    expect(guest.one("#drawer .found")).to_be_in_viewport()
    expect(back).to_be_in_viewport()
    guest.one("#tab-rules").focus()
    for _ in range(5):
        guest.page.keyboard.press("Tab")
        if back.evaluate("link => link === document.activeElement"):
            break
    guest.page.keyboard.press("Enter")
    expect(guest.one("#drawer")).to_be_hidden()
    expect(guest.one("#list")).to_be_focused()


def test_what_was_pointed_at_is_gone_so_the_way_back_leads_to_the_board(guests):
    guest = guests(viewport=PHONE)
    at_a_table(guest)
    guest.one(".tools [data-opens=rules]").evaluate("tool => (tool.focus(), tool.click())")
    guest.one(".tools [data-opens=rules]").evaluate("tool => tool.remove()")
    guest.one(f"#drawer {BACK}").click()
    expect(guest.one("#drawer")).to_be_hidden()
    expect(guest.one("#main")).to_be_focused()


def test_the_page_of_rules_leads_back_to_the_table_of_its_tab_or_of_another(guests):
    guest = guests()
    table = at_a_table(guest)
    beside = guest.context.new_page()
    beside.goto(RULES)
    expect(beside.locator(BACK)).to_have_attribute("href", table)
    beside.close()
    guest.go(RULES)
    back = guest.one(BACK)
    expect(back).to_have_text(say("page-back-to-table"))
    guest.one("[data-see]").last.click()
    expect(back).to_be_in_viewport()
    assert table not in guest.page.url
    guest.go("/game/trickerion/rules")
    expect(guest.one(".overview")).to_be_visible()
    expect(guest.one(BACK)).to_be_hidden()
    guest.go(RULES)
    guest.one(BACK).click()
    guest.at_the_table()
    assert guest.path == table


def test_a_rule_that_is_opened_in_a_tab_of_its_own_names_no_table(guests):
    guest = guests()
    table = at_a_table(guest)
    while not guest.one("#refused-list button").count():
        guest.choose()
        assert guest.is_my_turn()
    guest.one("#list").click()
    guest.one("#refused summary").click()
    guest.one("#refused-list button").first.click(force=True)
    link = guest.one("#answer a.rule-link")
    with guest.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    page = opened.value
    expect(page.locator(BACK)).to_have_attribute("href", table)
    assert re.search(rf"{RULES}#r[\d.]+$", page.url)
    expect(guest.one("#drawer")).to_be_hidden()


@pytest.mark.parametrize("path", ["https://elsewhere.example/table/1", "//elsewhere.example",
                                  "javascript:alert(1)", "/table/1/../../logout", ""])  # fmt: skip
def test_nobody_is_led_elsewhere(guest, path):
    guest.go(RULES)
    guest.page.evaluate(
        "path => sessionStorage.table = JSON.stringify({ game: 'fourberies', path })", path
    )
    guest.page.reload()
    expect(guest.one(".overview")).to_be_visible()
    expect(guest.one(BACK)).to_be_hidden()
    assert not guest.one(BACK).get_attribute("href")
