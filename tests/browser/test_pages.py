"""Languages, themes, and small windows."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import LOW, PHONE, at_one_table, say
from chapiteau.words import words_for

dire = words_for("fr")
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
    guest.button(re.compile("^FR")).click()
    expect(guest.one("html")).to_have_attribute("lang", "fr")
    expect(guest.one("#prompt")).not_to_have_text(before[1])
    expect(guest.page.get_by_role("tab", name=dire("page-tab-story"))).to_be_visible()
    assert guest.options.count() == before[2]
    assert [piece[0] for piece in guest.picture()] == [piece[0] for piece in before[0]]
    assert [piece[3] for piece in guest.picture()] != [piece[3] for piece in before[0]]
    assert guest.page.evaluate("window.stayed")
    guest.page.reload()
    guest.at_the_table()
    expect(guest.one("html")).to_have_attribute("lang", "fr")
    guest.button(re.compile("^EN")).click()
    expect(guest.one("html")).to_have_attribute("lang", "en")
    expect(guest.one("#prompt")).to_have_text(before[1])
    assert guest.picture() == before[0]


@pytest.mark.parametrize("path", PLAIN)
def test_every_page_speaks_the_browsers_language_and_the_other(guests, path):
    guest = guests(locale="fr-FR")
    guest.expected.append("404")
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
        guest.unfold()
        expect(guest.options.first).to_be_in_viewport(ratio=0.9)
        with guest.answering():
            guest.options.nth(n % guest.options.count()).tap()
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


def test_in_a_low_window_the_board_keeps_its_size_and_nothing_is_lost(guests):
    guest = guests(viewport=LOW)
    guest.play_now("fourberies", seats=5)
    assert guest.is_my_turn()
    picture, room = guest.one("#picture").bounding_box(), guest.one("#main").bounding_box()
    assert picture["width"] > 0.6 * LOW["width"]
    assert picture["y"] + picture["height"] <= LOW["height"] + 1
    for option in guest.options.all():
        expect(option).to_be_in_viewport(ratio=1)
        assert option.bounding_box()["x"] >= room["x"] + room["width"]
    guest.page.get_by_role("tab", name=say("page-players")).click()
    guest.one("#players .seat").last.scroll_into_view_if_needed()
    expect(guest.one("#players .seat").last).to_be_in_viewport(ratio=1)
    expect(guest.one("#log")).to_be_hidden()
    guest.page.set_viewport_size({"width": 1600, "height": 1000})
    expect(guest.one("#log")).to_be_visible()
    expect(guest.one("#players .seat").last).to_be_visible()


CLEAR = """tab => {
    const { x, y, width, height } = tab.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    return parts.every((across) => parts.every((down) => {
        const there = document.elementsFromPoint(x + across * width, y + down * height);
        const behind = there.find((one) => !tab.contains(one));
        return tab.contains(there[0]) && behind === tab.parentElement;
    }));
}"""  # nothing lies over a tab, nor between it and its ground


def test_in_a_low_and_narrow_window_every_tab_can_be_read_and_reached(guests):
    guest = guests(viewport={"width": 1100, "height": 430}, locale="fr")
    guest.play_now("fourberies", seats=5)
    assert guest.is_my_turn()
    tabs = [tab for tab in guest.page.get_by_role("tab").all() if tab.is_visible()]
    assert len(tabs) == 4
    for opened in tabs:
        opened.click()
        expect(opened).to_have_attribute("aria-selected", "true")
        for tab in tabs:
            expect(tab).to_be_in_viewport(ratio=1)
            assert tab.evaluate("tab => tab.scrollWidth <= tab.clientWidth")
            assert tab.evaluate(CLEAR)
