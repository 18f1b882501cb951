"""Languages, themes, and small windows."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, at_one_table, say
from chapiteau.words import words_for

dire = words_for("fr")
WINDOWS = [(1280, 585), (1920, 960), (1440, 780), (1366, 625)]
PLAIN = (
    "/",
    "/tables",
    "/game/fourberies",
    "/game/fourberies/rules",
    "/new/fourberies",
    "/login",
    "/register",
    "/recover",
    "/name",
    "/delete",
    "/privacy",
    "/statistics",
    "/watch",
    "/game/the_magnificent/box?section=poster",
    "/game/three_ring_circus/box/space/4",
    "/no-such-page",
)


def test_the_language_changes_at_once_without_losing_the_place(guests):
    guest = guests()
    guest.play_now("fourberies", seats=2)
    assert guest.is_my_turn()
    guest.choose()
    assert guest.is_my_turn()
    before = guest.picture(), guest.prompt, guest.options.count()
    guest.page.evaluate("window.stayed = true")
    guest.switch(re.compile("^FR"))
    expect(guest.one("html")).to_have_attribute("lang", "fr")
    expect(guest.one("#prompt")).not_to_have_text(before[1])
    expect(guest.one("[data-opens=story]")).to_have_attribute("title", dire("page-tab-story"))
    assert guest.options.count() == before[2]
    assert [piece[0] for piece in guest.picture()] == [piece[0] for piece in before[0]]
    assert [piece[3] for piece in guest.picture()] != [piece[3] for piece in before[0]]
    assert guest.page.evaluate("window.stayed")
    guest.page.reload()
    guest.at_the_table()
    expect(guest.one("html")).to_have_attribute("lang", "fr")
    guest.switch(re.compile("^EN"))
    expect(guest.one("html")).to_have_attribute("lang", "en")
    expect(guest.one("#prompt")).to_have_text(before[1])
    assert guest.picture() == before[0]


def test_every_page_speaks_the_browsers_language_and_the_other(guests):
    guest = guests(locale="fr-FR")
    guest.expected.append("404")
    for path in PLAIN:
        guest.page.goto("about:blank")  # a page that still asks for something would get a cookie
        guest.context.clear_cookies()  # nobody who has chosen a language
        guest.go(path)
        expect(guest.one("html")).to_have_attribute("lang", "fr")
        expect(guest.one("h1")).to_be_visible()
        guest.button(re.compile("^EN")).click()
        expect(guest.one("html")).to_have_attribute("lang", "en")
        expect(guest.one(".skip")).to_have_text(say("page-skip"))


def background(guest):
    return guest.page.evaluate("getComputedStyle(document.body).backgroundColor")


def test_the_theme_changes_at_once_on_page_and_board(guests):
    guest = guests(color_scheme="dark")
    guest.play_now("fourberies", seats=2)
    guest.is_my_turn()
    dark, board = background(guest), guest.one(".backdrop").inner_html()
    guest.page.evaluate("window.stayed = true")
    switch = guest.one("[data-theme-button]")
    expect(switch).to_have_attribute("aria-pressed", "true")
    guest.one(".tent > summary").click()
    switch.click()
    expect(guest.one("html")).to_have_attribute("data-theme", "light")
    expect(switch).to_have_attribute("aria-pressed", "false")
    guest.page.wait_for_function(
        "old => document.querySelector('.backdrop').innerHTML !== old", arg=board
    )
    assert background(guest) != dark
    assert guest.page.evaluate("window.stayed")
    guest.page.reload()
    guest.at_the_table()
    expect(guest.one("html")).to_have_attribute("data-theme", "light")


def fits(guest):
    """Nothing can be scrolled sideways; whatever sticks out is named."""
    wide = guest.page.evaluate("document.scrollingElement.scrollWidth")
    out = guest.page.evaluate(
        "[...document.querySelectorAll('body *')]"
        ".filter(one => one.getBoundingClientRect().right > innerWidth + 1)"
        ".map(one => one.outerHTML.slice(0, 90)).slice(0, 5)"
    )
    assert wide <= PHONE["width"], (guest.path, wide, out)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_phone_scrolls_no_page_sideways(guests, finished, locale):
    path, cookies = finished
    guest = guests(viewport=PHONE, locale=locale, storage_state=cookies)
    guest.expected.append("404")
    for page in PLAIN:
        guest.go(page)
        expect(guest.one("h1")).to_be_visible()
        fits(guest)
    guest.go(path)
    guest.at_the_table()
    fits(guest)
    guest.go(f"{path}/replay")
    expect(guest.one("#at")).not_to_be_empty()
    fits(guest)
    guest.play_now()
    while guest.is_my_turn():
        guest.choose()
    guest.go("/statistics")
    guest.one("summary").click()
    fits(guest)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_question_and_answers_are_in_sight(guests, locale):
    guest = guests(viewport=PHONE, locale=locale, has_touch=True, is_mobile=True)
    guest.play_now("fourberies", seats=4)
    for n in range(8):
        if not guest.is_my_turn():
            break
        fits(guest)
        expect(guest.one("#prompt")).to_be_in_viewport(ratio=0.9)
        if guest.options.count() == 1:
            guest.choose()
            continue
        guest.unfold()
        expect(guest.options.first).to_be_in_viewport(ratio=0.9)
        with guest.answering():
            guest.options.nth(n % guest.options.count()).tap()
    guest.pane("words")
    for tab in guest.page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        fits(guest)


def test_a_phone_in_the_lobby(guests):
    one, two = guests(viewport=PHONE), guests(viewport=PHONE)
    at_one_table(one, two, start=False)
    for each in (one, two):
        fits(each)
    expect(one.button(say("page-start"))).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_no_seat_of_a_lobby_runs_off_a_phone(guests, locale):
    guest = guests(viewport=PHONE, locale=locale)
    guest.go("/new/fourberies")
    guest.one("form button.main").last.click()
    guest.at_the_table()
    expect(guest.one("#lobby .seat select").first).to_be_visible()
    wide = guest.page.eval_on_selector_all(
        "#lobby .seat, #lobby .seat *",
        "all => Math.max(...all.map(one => one.getBoundingClientRect().right))",
    )
    assert wide <= PHONE["width"]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_both_lines_keep_their_height_and_the_board_has_the_rest(guests, locale):
    guest = guests(locale=locale)
    guest.play_now("fourberies", seats=5)
    for n in range(6):
        if not guest.is_my_turn():
            break
        for wide, high in WINDOWS[n % 2 :: 2]:  # two at each question
            guest.page.set_viewport_size({"width": wide, "height": high})
            guest.settle()
            lines_and_board_share(guest, high)
            expect(guest.one("#drawer")).to_be_visible(visible=wide >= 1680)
        guest.choose(at=n % guest.options.count())


def lines_and_board_share(guest, high):
    """The line above, the question below, and the board between them."""
    top, line = guest.one("#top").bounding_box(), guest.one("#ask").bounding_box()
    assert (top["height"], line["height"]) == ((40, 64) if high <= 700 else (44, 76))
    assert line["y"] + line["height"] == high
    assert guest.page.evaluate("document.scrollingElement.scrollHeight") <= high
    picture = guest.one("#picture").bounding_box()
    assert picture["y"] >= top["height"] and picture["y"] + picture["height"] <= line["y"] + 1
    for chip in guest.one("#players .seat").all():
        expect(chip).to_be_in_viewport(ratio=1)
        assert chip.evaluate("one => one.scrollWidth <= one.clientWidth + 1")


def test_the_drawer_lies_over_the_board_or_beside_it(guests):
    guest = guests(viewport={"width": 1440, "height": 780})
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    board = guest.one("#picture").bounding_box()
    guest.page.keyboard.press("s")
    expect(guest.one("#log")).to_be_visible()
    assert guest.one("#picture").bounding_box() == board
    guest.page.keyboard.press("g")
    expect(guest.one("#pane-rules .rulebook")).to_be_visible()
    expect(guest.one("#log")).to_be_hidden()
    guest.page.keyboard.press("Escape")
    expect(guest.one("#drawer")).to_be_hidden()
    guest.page.set_viewport_size({"width": 1920, "height": 1000})
    drawer = guest.one("#drawer")
    expect(drawer).to_be_visible()
    board = guest.one("#picture").bounding_box()
    assert board["x"] + board["width"] <= drawer.bounding_box()["x"] + 1
    guest.one("#dock").click()
    expect(drawer).to_be_hidden()
    guest.page.reload()
    guest.at_the_table()
    expect(drawer).to_be_hidden()


def test_the_table_of_keys_is_shown_and_keys_can_be_switched_off(guests):
    guest = guests()
    guest.play_now("fourberies", seats=2)
    assert guest.is_my_turn()
    guest.page.keyboard.press("?")
    table = guest.one("#keys-table")
    expect(table).to_be_visible()
    expect(table).to_contain_text(say("page-key-undo"))
    table.locator("#keys").uncheck()
    guest.page.keyboard.press("Escape")
    expect(table).to_be_hidden()
    guest.page.keyboard.press("l")
    guest.page.keyboard.press("s")
    expect(guest.one("#answers")).to_be_hidden()
    expect(guest.one("#drawer")).to_be_hidden()


def test_rules_are_found_by_other_words_and_lead_to_each_other(guest):
    guest.go("/game/trickerion/rules")
    guest.one("[data-rules-search]").fill("winner")
    texts = guest.one("[data-rule-row]:visible").all_inner_texts()
    assert texts and not any("winner" in text.lower() for text in texts)
    expect(guest.one(".overview")).to_be_hidden()
    guest.one("[data-rules-search]").fill("")
    expect(guest.one(".overview")).to_be_visible()
    link = guest.one("[data-see]").first
    number = link.inner_text()
    link.click()
    expect(guest.one(".rules li.found .number")).to_have_text(number)
