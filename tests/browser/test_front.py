"""The front page: everything in one window, without scrolling."""

import re

import pytest
from games.playing import sure
from playwright.sync_api import expect

from browser.guest import PHONE, WIDE, say
from browser.house import House
from browser.test_access import in_both_themes
from browser.test_notices import register
from chapiteau.words import LANGUAGES, words_for

WINDOWS = [(1366, 625), (1280, 585), (1440, 780), (1920, 960), (390, 664), (390, 844)]
PHONES = [(375, 667), (412, 800), (360, 640), (320, 640)]
BUTTONS = ".posters button, .posters summary, .posters a, .strip a, .strip button, #code"
SHOWN = """(all) => all.filter((one) => one.checkVisibility()).map((one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return { text: one.textContent.trim(), inside, free: one.contains(there), width, height };
})"""
SCROLLS = """() => {
    const page = document.scrollingElement;
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""
BEYOND = """(all) => all.flatMap((poster) => {
    const { right } = poster.getBoundingClientRect();
    return [...poster.querySelectorAll(".poster-buttons :is(.button, summary)")]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > right - 4)
        .map((one) => one.textContent.trim());
})"""
CUT = """(all) => all.filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent)"""
SMALL = """() => [...document.querySelectorAll("body *")].filter((one) =>
    one.checkVisibility() && !one.closest("svg") && parseFloat(getComputedStyle(one).fontSize) < 12
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .map((one) => one.outerHTML.slice(0, 80))"""


def stands_whole(guest):
    """Nothing scrolls, and every way into a game is in sight, free and large enough."""
    guest.page.evaluate("document.fonts.ready")
    assert guest.page.evaluate(SCROLLS) == [0, 0]
    for shown in guest.one(BUTTONS).evaluate_all(SHOWN):
        assert shown["inside"] and shown["free"], shown
    for shown in guest.one(".poster-buttons .button, .poster-buttons summary").evaluate_all(SHOWN):
        assert min(shown["width"], shown["height"]) >= 40, shown
    assert guest.one(".poster").evaluate_all(BEYOND) == []
    texts = ".poster h2, .seats-line, .poster-buttons .button, .join button"
    assert guest.one(texts).evaluate_all(CUT) == []
    assert guest.page.evaluate(SMALL) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_five_posters_fill_the_window_and_nothing_scrolls(guests, lang):
    guest, words = guests(locale=lang), words_for(lang)
    for waits in (False, True):
        guest.go("/")  # once for all windows: the stylesheet alone decides how it fills them
        for width, height in WINDOWS:
            guest.page.set_viewport_size({"width": width, "height": height})
            expect(guest.one(".poster")).to_have_count(5)
            expect(guest.one(".waiting")).to_have_count(int(waits))
            stands_whole(guest)
            tops = guest.one(".poster").evaluate_all("all => all.map(one => one.offsetTop)")
            assert len(set(tops)) == (5 if width < 500 else 1)
            play = words("page-play-short") if width < 500 else words("page-play", seats=3)
            expect(guest.one(".poster .play > .start").first).to_contain_text(play)
        guest.play_now("trickerion", seats=3)
        assert guest.is_my_turn()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_other_phones_no_button_leaves_its_poster(guests, lang):
    guest = guests(locale=lang)
    guest.go("/")
    for width, height in PHONES:
        guest.page.set_viewport_size({"width": width, "height": height})
        assert guest.one(".poster").evaluate_all(BEYOND) == []
        assert guest.page.evaluate(SCROLLS)[0] == 0, width


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_opens_a_table_for_friends_sees_the_button_without_scrolling(guests, lang):
    guest = guests(locale=lang)
    guest.go("/new/fourberies")
    for width, height in [(1366, 625), (1440, 780), (390, 844)]:
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(guest.button(words_for(lang)("page-open-table"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_before_a_game_for_three_the_button_that_begins_it_is_in_sight(guests, lang):
    guest = guests(locale=lang, viewport={"width": 1366, "height": 625})
    guest.go("/new/fourberies")
    guest.one("form button.main").last.click()
    guest.at_the_table()
    expect(guest.one("[data-start]")).to_be_in_viewport(ratio=1)
    free = guest.one("#lobby .seat:not(.own) .seat-who").all_inner_texts()
    assert free == [words_for(lang[:2])("page-seat-empty")] * 2, "said once"


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_with_a_choice_open_and_a_wrong_code(guests, window):
    guest = guests(bypass_csp=True, viewport=window)
    guest.expected.append("404")
    for _ in range(2):
        guest.play_now("fourberies")
        assert guest.is_my_turn()
    guest.go("/")
    expect(guest.one(".waiting-more")).to_have_text("+1")
    found = in_both_themes(guest, "front page")
    if window is WIDE:
        guest.one(".choose summary").first.click()
        expect(guest.one(".choose-box").first).to_be_visible()
        found += in_both_themes(guest, "choice of seats")
    guest.one("#code").fill("nothing")
    guest.button(say("page-join-go"), exact=True).click()
    expect(guest.one(".trouble")).to_have_text(say("error-no-such-code"))
    expect(guest.one("#code")).to_have_value("nothing")
    assert found + in_both_themes(guest, "wrong code") == []


def test_play_begins_with_what_was_played_last(guests):
    guest = guests()
    guest.go("/")
    poster = guest.one(".poster[data-face=fourberies]")
    play = poster.locator(".play > .start")
    expect(play).to_contain_text(say("page-play", seats=3))
    poster.locator("summary").click()
    poster.locator("[name=seats]").select_option("2")
    poster.locator("[name=level]").select_option("random")
    expect(play).to_contain_text(say("page-play", seats=2))
    play.click()
    guest.at_the_table()
    guest.go("/")
    expect(play).to_contain_text(say("page-play", seats=2))
    expect(poster.locator("[name=level]")).to_have_value("random")
    expect(guest.one(".poster[data-face=trickerion] .play > .start")).to_contain_text(
        say("page-play", seats=3)
    )
    other = guests()
    other.go("/")
    expect(other.one(".poster[data-face=fourberies] .play > .start")).to_contain_text(
        say("page-play", seats=3)
    )


def test_a_choice_closes_with_escape_or_a_click_elsewhere(guest):
    guest.go("/")
    first, second = guest.one(".choose").nth(0), guest.one(".choose").nth(1)
    first.locator("summary").click()
    expect(first.locator(".choose-box")).to_be_visible()
    second.locator("summary").click()
    expect(first.locator(".choose-box")).to_be_hidden()
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Escape")
    expect(second.locator(".choose-box")).to_be_hidden()
    expect(second.locator("summary")).to_be_focused()
    first.locator("summary").click()
    guest.one("h1").click()
    expect(first.locator(".choose-box")).to_be_hidden()


def test_on_a_phone_the_choice_is_a_sheet_with_a_play_of_its_own(guests):
    guest = guests(viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    guest.go("/")
    poster = guest.one(".poster").last
    poster.locator("summary").tap()
    box = poster.locator(".choose-box")
    expect(box).to_be_in_viewport(ratio=1)
    expect(box).to_contain_text(poster.locator("h2").inner_text())
    box.locator("[name=level]").select_option("random")
    box.get_by_role("button").tap()
    guest.at_the_table()


def test_a_code_or_a_whole_link_leads_to_the_table(guests):
    host = guests()
    link = host.found()
    code = link.rpartition("/")[2]
    for typed in (link, code, code.upper().replace("-", " ")):
        guest = guests()
        guest.go("/")
        guest.one("#code").fill(typed)
        guest.one("#code").press("Enter")
        guest.page.wait_for_url(re.compile(f"{host.path}|/join/"))


def test_the_table_that_waits_is_one_click_away(guest):
    guest.play_now("fourberies", seats=2)
    path = guest.path
    assert guest.is_my_turn()
    guest.go("/")
    guest.one(".waiting-table").click()
    guest.at_the_table()
    assert guest.path == path


def test_the_front_page_changes_its_language_whole(guest):
    guest.go("/")
    guest.button(re.compile("^FR")).click()
    expect(guest.one("h1")).to_have_text(words_for("fr")("page-tonight", count=5))
    expect(guest.one(".join button")).to_have_text(words_for("fr")("page-join-go"))


DAILY = """() => document.querySelector(".cups").insertAdjacentHTML("beforebegin",
    '<p class="daily"><a href="/puzzle/x"><svg class="icon"></svg><span class="long">' +
    '%s</span></a><a class="waiting-more" href="/puzzles">+4</a></p>')"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_tournaments_share_the_strip_with_all_that_may_stand_there(guests, lang):
    guest, words = guests(locale=lang), words_for(lang)
    register(guest, f"Zerbinette {lang}")  # who may take tickets
    for waits in (False, True):
        guest.go("/")
        guest.page.evaluate(DAILY % words("page-puzzle-day"))  # a house that has one
        for width, height in WINDOWS:
            guest.page.set_viewport_size({"width": width, "height": height})
            expect(guest.one(".waiting")).to_have_count(int(waits))
            for each in (".find", ".daily", ".cups"):
                expect(guest.one(each).first).to_be_visible()
            stands_whole(guest)
        guest.page.set_viewport_size(WIDE)
        if not waits:
            guest.play_now("trickerion", seats=3)
            assert guest.is_my_turn()
    guest.go("/")
    guest.page.get_by_role("link", name=words("page-tournaments")).click()
    expect(guest.one("h1")).to_have_text(words("page-tournaments"))


def test_a_house_without_tournaments_has_no_link_to_them(guests, tmp_path):
    with House(tmp_path) as house:
        guest = guests(address=house.address)
        guest.go("/")
        expect(guest.one(".strip .join")).to_be_visible()
        expect(guest.one(".strip a[href='/tournaments']")).to_have_count(0)


def test_examples_hang_on_the_bill_only_where_the_host_asks_for_them(guests, tmp_path):
    guest = guests()
    guest.go("/")
    expect(guest.one(".poster[data-face=parade]")).to_have_count(0)
    with House(tmp_path, rehearsals=True) as house:
        guest = guests(address=house.address, viewport={"width": 1366, "height": 625})
        guest.go("/")
        expect(guest.one(".poster")).to_have_count(6)
        expect(guest.one(".poster").last).to_have_attribute("data-face", "parade")
        tops = guest.one(".poster").evaluate_all("all => all.map(one => one.offsetTop)")
        assert len(set(tops[:5])) == 1 and tops[5] > tops[0]
        across, _ = guest.page.evaluate(SCROLLS)
        assert across == 0


def test_whoever_is_invited_says_a_name_once_and_sits(guests):
    host, me = guests(), guests(viewport=PHONE)
    link = host.found()
    me.go(link)
    expect(me.one("h1")).to_contain_text("Parade")
    field = me.page.get_by_label(say("page-join-name"))
    expect(field).to_be_focused()
    field.fill("Célimène")
    field.press("Enter")
    me.at_the_table()
    expect(me.one("#lobby .seat.own")).to_contain_text("Célimène")
    expect(host.one("#lobby")).to_contain_text("Célimène")
    me.until(lambda: [m for m in me.sent if m["do"] == "sit" and m["nonce"]])
    host.button(say("page-start")).click()
    me.until(lambda: [m for m in me.sent if m["do"] == "unseal"])
    again = host.found()
    me.page.goto(again)
    me.at_the_table()
    expect(me.one("#lobby .seat.own")).to_contain_text("Célimène")


def test_axe_finds_nothing_serious_on_an_invitation(guests):
    link = guests().found("fourberies")
    guest = guests(bypass_csp=True)
    guest.go(link)
    expect(guest.one("h1")).to_be_visible()
    assert in_both_themes(guest, "invitation") == []


LONGER = """(all) => all.filter((select) => {
    const pen = document.createElement("canvas").getContext("2d");
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return pen.measureText(select.selectedOptions[0].text).width > room;
}).map((select) => select.name)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_low_phone_the_button_that_begins_a_game_is_one_line_and_in_sight(guests, lang):
    guest = guests(viewport={"width": 390, "height": 664}, locale=lang)
    for game in ("carnavalesque", "trickerion"):
        guest.go(f"/game/{game}")
        box = sure(dict, guest.one(".play-now button").bounding_box())
        assert box["y"] + box["height"] <= 664 and box["height"] < 50, (game, box)
        assert guest.one(".play-now select").evaluate_all(LONGER) == [], game
