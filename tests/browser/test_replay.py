"""After the end: every position again."""

import re

import pytest
from playwright.sync_api import Route, expect

from browser.guest import LOW, PHONE, say


def at(guest, n):
    expect(guest.one("#at")).to_have_text(re.compile(rf"\b{n} "))
    expect(guest.page).to_have_url(re.compile(rf"at={n}$"))


def test_a_result_that_is_asked_for_before_its_script_has_come_is_shown_when_it_has(
    guests, finished
):
    path, cookies = finished
    guest = guests(storage_state=cookies)
    held: list[Route] = []
    guest.page.route("**/static/replay.js", lambda route: held.append(route))
    guest.page.goto(f"{path}/replay?at=0", wait_until="commit")
    guest.one("label:has(#railed)").click()
    expect(guest.one("#rail")).to_be_hidden()
    held[0].continue_()
    expect(guest.one("#rail")).to_be_visible()
    guest.one("label:has(#railed)").click()
    expect(guest.one("#rail")).to_be_hidden()


def test_slider_keys_buttons_and_links_to_positions(guests, finished):
    path, cookies = finished
    guest = guests(storage_state=cookies, permissions=["clipboard-read", "clipboard-write"])
    guest.go(path)
    guest.see_the_end()
    guest.one("#over-actions").get_by_role("link", name=say("page-replay")).click()
    last = int(guest.one("#slider").get_attribute("max"))
    at(guest, last)
    trophy = guest.one("[data-won]").first
    expect(guest.one("#rail")).to_be_hidden()  # it would lie on the board
    guest.one("label:has(#railed)").click()
    expect(trophy).to_be_visible()
    slider = guest.one("#slider")
    slider.focus()
    for key, n in (
        ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last),
    ):  # fmt: skip
        guest.page.keyboard.press(key)
        at(guest, n)
    guest.one("#main").focus()
    for key, n in (
        ("Home", 0), ("PageDown", 10), ("ArrowRight", 11), ("PageUp", 1), ("ArrowLeft", 0),
    ):  # fmt: skip
        guest.page.keyboard.press(key)
        at(guest, n)
    for button, n in (("after", 1), ("after", 2), ("before", 1), ("last", last), ("first", 0)):
        guest.button(say(f"page-replay-{button}"), exact=True).click()
        at(guest, n)
    slider.fill("17")
    at(guest, 17)
    expect(trophy).to_be_hidden()  # nobody had won yet
    picture, story = guest.picture(), guest.one("#happened li").all_text_contents()
    points = guest.one("[data-points]").all_inner_texts()
    guest.button(say("page-replay-link")).click()
    expect(guest.one("#said")).to_have_text(say("page-copied"))
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("at=17")
    other = guests(storage_state=cookies)
    other.go(link)
    at(other, 17)
    expect(other.one("#happened li")).to_have_text(story)
    assert other.picture() == picture
    assert other.one("[data-points]").all_inner_texts() == points


def test_it_plays_by_itself_until_told_to_stop(guests, finished):
    path, cookies = finished
    guest = guests(storage_state=cookies)
    guest.go(f"{path}/replay?at=3")
    at(guest, 3)
    run = guest.button(say("page-replay-run"))
    run.click()
    at(guest, 5)
    run.click()
    expect(run).to_have_attribute("aria-pressed", "false")


def test_nobody_else_may_look_at_it(guests, finished):
    path, _ = finished
    guest = guests()
    guest.expected.append("404")
    for page in (path, f"{path}/replay", f"{path}/record", f"{path}/at/0.json"):
        assert guest.page.request.get(page).status == 404
    guest.go(f"{path}/replay")
    expect(guest.one("h1")).to_have_text(say("page-trouble"))


def test_a_tall_table_is_as_long_as_each_position_needs(guests, finished):
    path, cookies = finished
    guest = guests(storage_state=cookies, viewport=PHONE)
    guest.go(f"{path}/replay?at=0")
    look, seen = {"layout": "tall", "theme": "light", "lang": "en"}, set()
    for n in range(12):
        at(guest, n)
        scene = guest.page.request.get(f"{path}/at/{n}.json", params=look).json()["scene"]
        sheet = guest.one("#picture svg").first
        expect(sheet).to_have_attribute("viewBox", f"0 0 {scene['width']:g} {scene['height']:g}")
        seen.add(scene["height"])
        guest.button(say("page-replay-after"), exact=True).click()
    assert len(seen) > 1


LINES = """(place) => {
    const line = document.createElement("li");
    line.textContent = "One line";
    place.firstElementChild.replaceChildren(line);
    const high = line.offsetHeight;
    place.firstElementChild.append(...Array.from({ length: 7 }, () => line.cloneNode(true)));
    return place.clientHeight / high;
}"""


@pytest.mark.parametrize(("window", "lines"), [(LOW, 2), (PHONE, 3)])
def test_what_happened_is_told_in_whole_lines_below_a_replay(guests, finished, window, lines):
    path, cookies = finished
    guest = guests(storage_state=cookies, viewport=window)
    guest.go(f"{path}/replay")
    expect(guest.one("#happened li").first).to_be_visible()
    assert guest.one("#happened").evaluate(LINES) == pytest.approx(lines, abs=0.1)
