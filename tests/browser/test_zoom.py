"""A closer look at a crowded picture: keys, buttons, wheel, two fingers, and moving it about."""

import pytest
from playwright.sync_api import expect

from browser.clicks import click_piece
from browser.guest import PHONE, say

GAME = "carnavalesque"
WIDTH = "document.querySelector('#picture').getBoundingClientRect().width"
SCROLLED = (
    "[document.querySelector('#stage').scrollLeft, document.querySelector('#stage').scrollTop]"
)
ASIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture
def seated(guests):
    def sit(**how):
        guest = guests(**how)
        guest.play_now(GAME, seats=3)
        assert guest.is_my_turn()
        guest.settle()
        guest.page.keyboard.press("1")  # the street comes forward, if it is not there yet
        expect(guest.one("#zoom")).to_be_visible()  # what brings it nearer has been loaded
        return guest

    return sit


def wide(guest):
    return guest.page.evaluate(WIDTH)


def scrolled(guest):
    return guest.page.evaluate(SCROLLED)


def test_keys_bring_the_crowd_nearer_and_move_it(seated):
    guest = seated()
    keys, whole = guest.page.keyboard, wide(guest)
    keys.press("+")
    assert wide(guest) == pytest.approx(1.5 * whole, abs=1)
    keys.press("+")
    assert wide(guest) == pytest.approx(2 * whole, abs=1)
    x, y = scrolled(guest)
    keys.press("Shift+ArrowRight")
    keys.press("Shift+ArrowDown")
    there_x, there_y = scrolled(guest)
    assert there_x > x and there_y > y
    keys.press("-")
    assert wide(guest) == pytest.approx(1.5 * whole, abs=1)
    keys.press("0")
    assert wide(guest) == pytest.approx(whole, abs=1)


def test_the_first_step_nearer_shows_the_middle_of_the_crowd(seated):
    guest = seated()
    guest.page.keyboard.press("+")
    off = guest.page.evaluate(
        """() => {
            const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
            const detail = document.querySelector("#picture [data-zoom]");
            const [x, y] = middle(detail.getBoundingClientRect());
            const [cx, cy] = middle(document.querySelector("#stage").getBoundingClientRect());
            return [Math.abs(x - cx), Math.abs(y - cy)];
        }"""
    )
    assert max(off) < 120  # as near as the edges of the picture allow


def test_buttons_do_the_same_and_only_those_that_help_are_there(seated):
    guest = seated()
    whole = wide(guest)
    knobs = guest.one("#zoom")
    nearer, farther, all_ = [
        knobs.get_by_role("button", name=say(f"page-zoom-{way}"), exact=True)
        for way in ("in", "out", "all")
    ]
    expect(nearer).to_be_visible()
    expect(farther).to_be_hidden()
    nearer.click()
    nearer.click()
    expect(farther).to_be_visible()
    farther.click()
    assert wide(guest) == pytest.approx(1.5 * whole, abs=1)
    all_.click()
    assert wide(guest) == pytest.approx(whole, abs=1)
    expect(all_).to_be_hidden()


def test_what_is_near_can_still_be_played_and_moving_it_plays_nothing(seated):
    guest = seated()
    guest.page.keyboard.press("+")
    guest.page.keyboard.press("+")
    before, x = len(guest.plays), scrolled(guest)[0]
    box = guest.one("#stage").bounding_box()
    mouse = guest.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2 - 90, box["y"] + box["height"] / 2, steps=5)
    mouse.up()
    assert scrolled(guest)[0] == pytest.approx(x + 90, abs=2)
    assert len(guest.plays) == before
    click_piece(guest, guest.one("#picture .item[data-move]").first)
    assert len(guest.plays) == before + 1


def test_the_wheel_keeps_what_is_under_the_pointer(seated):
    guest = seated()
    mouse = guest.page.mouse
    box = guest.one("#picture").bounding_box()
    at = box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.5
    mouse.move(*at)
    guest.page.keyboard.down("Control")
    mouse.wheel(0, -200)
    guest.page.keyboard.up("Control")
    guest.until(lambda: wide(guest) > box["width"] * 1.5)
    now = guest.one("#picture").bounding_box()
    assert (at[0] - now["x"]) / now["width"] == pytest.approx(0.3, abs=0.01)
    assert (at[1] - now["y"]) / now["height"] == pytest.approx(0.5, abs=0.01)


def test_two_fingers_on_a_phone_bring_it_near_without_a_sideways_page(seated):
    guest = seated(viewport=PHONE, has_touch=True)
    whole = wide(guest)
    guest.one("#picture [data-zoom]").scroll_into_view_if_needed()
    touch(guest, [(120, 200), (240, 200)], [(60, 200), (300, 200)])
    assert wide(guest) > 1.7 * whole
    assert not guest.page.evaluate(ASIDE)
    touch(guest, [(60, 200), (300, 200)], [(160, 200), (200, 200)])
    assert wide(guest) == pytest.approx(whole, abs=1)


def touch(guest, start, end):
    """Two fingers that move apart or together."""
    line = guest.context.new_cdp_session(guest.page)

    def say_touch(kind, points):
        fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    say_touch("touchStart", start)
    for share in (0.25, 0.5, 0.75, 1):
        between = [
            (a + (c - a) * share, b + (d - b) * share)
            for (a, b), (c, d) in zip(start, end, strict=True)
        ]
        say_touch("touchMove", between)
    say_touch("touchEnd", [])
    line.detach()


def test_a_picture_without_a_crowd_stays_as_it_is(guests):
    guest = guests()
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    guest.settle()
    whole = wide(guest)
    guest.page.keyboard.press("+")
    assert wide(guest) == whole
    expect(guest.one("#zoom")).to_be_hidden()
