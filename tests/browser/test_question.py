"""The question: answers that stay under the finger, and second thoughts about what is final."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import PAINT, PHONE, at_one_table, say, whose_turn
from browser.tap import Tap, final

SURE = re.compile(re.escape(say("page-sure", what="").strip()))


def test_answers_that_stay_the_same_stay_the_same_buttons(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    for _ in range(2):
        whose_turn([one, two], by=one).choose()
    for each in (one, two):
        each.choose()
    asked = whose_turn([one, two], by=one)
    asked.options.first.evaluate("button => { button.kept = true; button.focus(); }")
    [one, two][asked is one].button(say("page-ask-undo")).click()
    expect(asked.one("#consent")).to_be_visible()
    assert asked.options.first.evaluate("button => button.kept")
    expect(asked.options.first).to_be_focused()


def test_a_choice_is_sent_once_until_the_table_answers(guests):
    guest = guests()
    tap = Tap(guest)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    asked = tap.parts["ask"]
    tap.hold()
    guest.options.first.click()
    expect(guest.options.first).to_have_attribute("aria-busy", "true")
    tap.tell({**asked, "undo": True})
    expect(guest.button(say("page-undo"), exact=True)).to_be_visible()
    expect(guest.options.first).to_have_attribute("aria-busy", "true")
    guest.page.keyboard.press("1")
    guest.options.nth(1).click()
    guest.one("#picture .item[data-move] .frame").first.focus()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("u")
    tap.let_go()
    guest.until(lambda: guest.one("#options [aria-busy]").count() == 0)
    assert len(tap.plays) == 1 and "undo" not in [message["do"] for message in tap.sent]


HELD = """{
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const run = animate.apply(this, how);
        run.pause();
        return run;
    };
}"""  # nothing that moves or fades comes to its end


@pytest.mark.parametrize("mark", ["data-move", "data-why"])
def test_a_piece_that_fades_away_can_no_longer_be_chosen(guests, mark):
    guest = guests()
    guest.page.add_init_script(HELD)
    tap = Tap(guest)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    piece = guest.one("#picture .item[data-move]").first
    item = {"k": "visitor", "x": 9, "y": 9, "svg": "<circle r='9'/>", "label": "A visitor"}
    item |= {"state": "legal", mark.removeprefix("data-"): piece.get_attribute("data-move")}
    tap.tell({"is": "patch", "put": [item], "drop": []})
    visitor = guest.one("#picture .item[data-k=visitor]")
    expect(visitor).to_have_attribute(mark, item[mark.removeprefix("data-")])
    tap.tell({"is": "patch", "put": [], "drop": ["visitor"]})
    expect(visitor).to_have_class(re.compile("leaving"))
    names = visitor.evaluate("piece => piece.getAttributeNames()")
    assert not {"data-move", "data-why", "data-state"} & set(names)
    assert visitor.locator(".frame").count() == 0
    said = len(tap.sent)
    visitor.dispatch_event("click")
    guest.page.evaluate(PAINT)
    assert len(tap.sent) == said


def test_what_cannot_be_undone_is_confirmed_on_the_same_button(guests):
    guest = guests()
    tap = Tap(guest, final)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    first, second = guest.options.first, guest.options.nth(1)
    text = first.locator("span").inner_text()
    for press in (first.click, lambda: guest.page.keyboard.press("1")):
        press()
        expect(first).to_have_text(SURE)
        expect(guest.one("#answer")).to_contain_text(say("page-sure-help"))
        for cancel in (
            lambda: guest.page.keyboard.press("Escape"),
            lambda: guest.one("#log").click(),
            lambda: guest.one("#prompt").click(),
        ):
            cancel()
            expect(first.locator("span")).to_have_text(text)
            expect(guest.one("#answer")).to_be_empty()
            press()
            expect(first).to_have_class(re.compile("sure"))
        second.click()
        expect(first.locator("span")).to_have_text(text)
        expect(second).to_have_text(SURE)
        guest.page.keyboard.press("Escape")
    assert tap.plays == []
    first.focus()
    guest.page.keyboard.press("Enter")
    expect(first).to_have_text(SURE)
    guest.page.keyboard.press("Enter")
    guest.until(lambda: tap.plays)
    expect(guest.one("#options .sure")).to_have_count(0)


@pytest.mark.parametrize("window", [None, PHONE], ids=["wide", "phone"])
def test_a_final_choice_on_the_board_is_confirmed_beside_the_question(guests, window):
    guest = guests(**({"viewport": window} if window else {}))
    tap = Tap(guest, final)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    places = guest.one("#picture .item[data-move] .frame")
    for i in (0, 3):
        places.nth(i).focus()
        guest.page.keyboard.press("Enter")
        expect(guest.one("#options .sure")).to_have_count(1)
        expect(guest.one("#options .sure")).to_be_in_viewport(ratio=1)
    assert tap.plays == []
    guest.page.keyboard.press("Escape")
    expect(guest.one("#options .sure")).to_have_count(0)
    move = guest.one("#picture .item[data-move]").nth(3).get_attribute("data-move")
    for _ in range(2):
        guest.page.keyboard.press("Enter")
    guest.until(lambda: tap.plays)
    assert tap.plays == [move]


MIDDLE = """(piece) => {
    const { x, y, width, height } = piece.querySelector(".frame").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


def test_a_final_choice_on_the_board_can_be_confirmed_by_its_button(guests):
    guest = guests(viewport=PHONE)
    tap = Tap(guest, final)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    piece = guest.one("#picture .item[data-move]").first
    move = piece.get_attribute("data-move")
    guest.page.mouse.click(*piece.evaluate(MIDDLE))
    expect(guest.one("#options .sure")).to_be_in_viewport(ratio=1)
    guest.one("#options .sure").click()
    guest.until(lambda: tap.plays)
    assert tap.plays == [move]


def test_on_a_phone_the_list_of_answers_gives_way_to_the_board(guests):
    guest = guests(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.play_now("fourberies", seats=4)
    assert guest.is_my_turn()
    grip, first = guest.one("#grip"), guest.options.first
    box = grip.bounding_box()
    assert box["height"] >= 44 and box["width"] >= 44
    expect(grip).to_have_attribute("aria-expanded", "false")
    expect(grip).to_have_text(re.compile(rf"{say('page-fold')}\s*8"))
    assert guest.one("#ask").bounding_box()["height"] < PHONE["height"] / 6
    names = [name for role, name, _ in guest.tree() if role == "button"]
    assert set(guest.one("#options span").all_text_contents()) <= set(names)
    assert not shown(first)
    grip.tap()
    expect(grip).to_have_attribute("aria-expanded", "true")
    assert shown(first)
    grip.tap()
    assert not shown(first)
    guest.page.keyboard.press("Tab")  # whoever has a keyboard finds the list on the way
    guest.options.last.focus()
    assert shown(guest.options.last)
    lowest = guest.one("#picture .item[data-move]").last
    lowest.locator(".frame").focus()
    expect(lowest.locator(".frame")).to_be_in_viewport(ratio=0.9)
    assert not shown(first)


def shown(button):
    return button.evaluate(
        "(one) => { const { x, y, width, height } = one.getBoundingClientRect();"
        " return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"
    )


def test_on_a_phone_only_answers_that_are_not_on_the_board_are_listed(guests):
    guest = guests(viewport=PHONE)
    tap = Tap(guest)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    asked = tap.parts["ask"]
    neither = {"move": "pass", "text": "Neither"}
    tap.tell({**asked, "position": 77, "prompt": "Which?", "options": [neither, *asked["options"]]})
    expect(guest.options).to_have_count(9)
    assert shown(guest.options.first) and not shown(guest.options.nth(1))
    tap.tell({**asked, "position": 78, "prompt": "Well?", "options": [neither]})
    expect(guest.options).to_have_count(1)
    assert shown(guest.options.first)
    expect(guest.one("#grip")).to_be_hidden()
