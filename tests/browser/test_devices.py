"""Fingers, forced colours, and a bell for whoever looks elsewhere."""

import pytest
from playwright.sync_api import expect

from browser.ends import at_the_first
from browser.guest import PHONE, WIDE, at_one_table, say, whose_turn

TOUCH = {"has_touch": True, "is_mobile": True, "viewport": PHONE}
MIDDLE = """(piece) => {
    const { x, y, width, height } = piece.querySelector(".frame").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""

# What a browser tells of a mouse that rests when the page changes under it.
RESTS = """() => {
    const how = { pointerType: "mouse", bubbles: true, screenX: 3, screenY: 3 };
    const items = document.querySelector("#picture .items");
    items.dispatchEvent(new PointerEvent("pointermove", how));
    items.dispatchEvent(new PointerEvent("pointerleave", how));
}"""


def test_a_tap_on_a_city_travels_there(guests):
    guest = guests(**TOUCH)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    city = guest.one('#picture .item[data-move="travel:3"]').first
    guest.page.touchscreen.tap(*city.evaluate(MIDDLE))  # sees first what it would do
    expect(guest.one("#do")).to_have_attribute("data-answer", "travel:3")
    expect(guest.one(".preview.foreseen").first).to_be_attached()
    assert guest.plays == []
    guest.page.evaluate(RESTS)
    expect(guest.one("#do")).to_have_attribute("data-answer", "travel:3")
    with guest.answering():
        guest.page.touchscreen.tap(*city.evaluate(MIDDLE))
    assert guest.plays[-1]["move"] == "travel:3"
    expect(guest.one("#inspector")).to_be_hidden()


IN_SIGHT = """() => {
    const edge = (selector, side) => document.querySelector(selector).getBoundingClientRect()[side];
    const [ceiling, floor] = [edge("#top", "bottom"), edge("#ask", "top")];
    return [...document.querySelectorAll("#picture [data-move] .frame")].map((piece) => {
        const { top, bottom } = piece.getBoundingClientRect();
        return top >= ceiling && bottom <= floor;
    });
}"""


def test_a_phone_goes_to_all_that_can_be_chosen(guests):
    guest = guests(**TOUCH | {"viewport": {"width": 390, "height": 844}})
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    seen = guest.page.evaluate(IN_SIGHT)
    assert len(seen) == 8 and all(seen)


STREET = """() => {
    const [sheet, board] = [document.querySelector("#ask"), document.querySelector("#stage")];
    const cards = [...sheet.querySelectorAll(".again-cards button")].map((card) => {
        const { width, height } = card.getBoundingClientRect();
        return [card.dataset.again, Math.min(width, height)];
    });
    const lit = [...board.querySelectorAll("[data-move]")].map((piece) => piece.dataset.move);
    return [cards, lit];
}"""


def test_small_cards_of_a_phone_stand_again_above_the_question_and_are_tapped_like_them(guests):
    guest = guests(**TOUCH)
    at_the_first(guest, "carnavalesque", 3, "take")
    again = guest.one(".again-cards button")
    expect(again.first).to_be_visible()
    cards, lit = guest.page.evaluate(STREET)
    assert sorted(move for move, _ in cards) == sorted(lit) and len(lit) > 5
    assert all(least >= 44 for _, least in cards)
    move, _ = cards[2]
    again.nth(2).tap()  # sees first what it would do, on the board too
    expect(guest.one("#do")).to_have_attribute("data-answer", move)
    expect(again.nth(2)).to_have_class("pointed-at")
    expect(guest.one(".preview").first).to_be_attached()
    assert guest.plays == []
    with guest.answering():
        again.nth(2).tap()
    assert guest.plays[-1]["move"] == move


def test_where_cards_are_large_enough_none_stands_above_the_question(guests):
    guest = guests()
    at_the_first(guest, "carnavalesque", 3, "take")
    expect(guest.one(".again-cards")).to_have_count(0)


def test_a_long_press_explains_and_does_not_play(guests):
    guest = guests(**TOUCH)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    city = guest.one('#picture .item[data-move="travel:2"]').first
    x, y = city.evaluate(MIDDLE)
    finger = guest.context.new_cdp_session(guest.page)

    def touch(kind, *points):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    expect(guest.one("#inspector")).to_be_visible()
    label = city.locator(".frame").get_attribute("aria-label")
    expect(guest.one("#inspector")).to_contain_text(label)
    touch("touchEnd")
    expect(guest.one("#inspector")).to_be_visible()
    assert guest.plays == []
    guest.one("#prompt").tap()  # anywhere else
    expect(guest.one("#inspector")).to_be_hidden()
    guest.page.touchscreen.tap(x, y)
    expect(guest.one("#do")).to_have_attribute("data-answer", "travel:2")
    with guest.answering():
        guest.one("#do").tap()
    assert guest.plays[-1]["move"] == "travel:2"


STANDS_OUT = """(node) => {
    const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(node);
    return (borderTopStyle !== "none" && borderTopWidth !== "0px") || outlineStyle !== "none";
}"""


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["wide", "phone"])
def test_forced_colours_leave_lobby_and_table_usable(guests, window):
    one = guests(forced_colors="active", viewport=window)
    two = guests(forced_colors="active")
    at_one_table(one, two, game="fourberies", start=False)
    for control in one.one("#lobby :is(button, select, input):visible").all():
        assert control.evaluate(STANDS_OUT), control.inner_text()
    one.button(say("page-start")).click()
    assert one.is_my_turn()
    one.unfold()
    for option in one.options.all():
        assert option.evaluate(STANDS_OUT)
    one.page.keyboard.press("Escape")
    one.pane("words")
    tabs = one.one("[role=tab]:visible")
    looks = tabs.evaluate_all(
        "all => all.map(tab => [tab.ariaSelected, getComputedStyle(tab).borderBlockWidth])"
    )
    chosen = {width for selected, width in looks if selected == "true"}
    assert len(chosen) == 1 and not chosen & {w for s, w in looks if s == "false"}
    place = one.one("#picture .item[data-move] .frame").first
    one.page.keyboard.press("Tab")
    place.focus()
    ring = one.one(".ring-over").evaluate("ring => getComputedStyle(ring).stroke")
    assert ring == one.page.evaluate(
        "() => { document.body.style.outlineColor = 'Highlight';"
        " return getComputedStyle(document.body).outlineColor; }"
    )


BELL = """() => {  // notes which notifications the page makes, and looks away when told
    window.rung = [];
    const Real = window.Notification;  // in Chromium's shell nobody could see one: they are denied
    const Base = Real.permission === "granted" ? Real : EventTarget;
    window.Notification = class extends Base {
        static permission = "granted";
        constructor(title, more) {
            super(title, more);
            window.rung.push([title, more.body]);
        }
    };
    Object.defineProperty(document, "hidden", { get: () => window.away === true });
}"""


def test_a_notification_says_that_it_is_my_turn_while_i_look_elsewhere(guests, house):
    one, two = guests(), guests()
    for each in (one, two):
        each.context.grant_permissions(["notifications"], origin=house.address)
        each.page.add_init_script(f"({BELL})()")
    at_one_table(one, two)
    expect(one.one("#bell")).to_be_hidden()  # nothing is left to be asked
    first = whose_turn([one, two], by=one)
    other = two if first is one else one
    assert first.page.evaluate("rung") == other.page.evaluate("rung") == []
    other.page.evaluate("away = true")
    first.choose("Do not look")
    assert other.is_my_turn()
    assert other.page.evaluate("rung") == [[say("page-your-turn"), other.prompt]]
    assert first.page.evaluate("rung") == []


NAMES = """(points) => [...document.querySelectorAll("#players .chip > button")].map((chip) => {
    chip.querySelector(".score b").textContent = points;
    const name = chip.querySelector(".chip-name");
    const [edge, at] = [chip.getBoundingClientRect(), name.getBoundingClientRect()];
    const number = chip.querySelector(".score b").getBoundingClientRect();
    const whole = at.right <= edge.right && at.top < edge.bottom && name.scrollWidth <= name.clientWidth;
    return [whole ? "whole" : at.top >= edge.bottom - 1 ? "gone" : "cut", number.right <= edge.right];
})"""  # noqa: E501 - one line of the page's own language


@pytest.mark.parametrize(("points", "names"), [("7", {"whole"}), ("−1234", {"whole", "gone"})])
def test_a_name_on_a_phone_is_whole_or_gone_and_its_number_stays(guests, points, names):
    guest = guests(**{**TOUCH, "viewport": {"width": 390, "height": 844}})
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    seen = guest.page.evaluate(NAMES, points)
    assert {name for name, _ in seen} <= names and all(fits for _, fits in seen)


CROWDED = """(points) => [...document.querySelectorAll("#players .chip > button")].map((chip) => {
    chip.closest(".chip").classList.add("to-act");
    chip.querySelector(".score b").textContent = points;
    const parts = [...chip.querySelectorAll(".sigil, .score")].map((one) => one.getBoundingClientRect());
    const [sign, number] = parts.sort((one, other) => one.left - other.left);
    return sign.right <= number.left + 1 && number.right <= chip.getBoundingClientRect().right;
})"""  # noqa: E501 - one line of the page's own language


@pytest.mark.parametrize(("game", "seats"), [("fourberies", 5), ("carnavalesque", 6)])
def test_of_five_and_six_players_on_a_phone_no_number_lies_on_a_sign(guests, game, seats):
    guest = guests(**{**TOUCH, "viewport": {"width": 390, "height": 664}})
    guest.play_now(game, seats=seats)
    expect(guest.one("#players .chip .score b")).to_have_count(seats)
    assert all(guest.page.evaluate(CROWDED, "12"))
