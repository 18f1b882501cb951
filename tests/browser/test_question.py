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
    asked.unfold()
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
    guest.unfold()
    guest.options.first.click()
    expect(guest.one("#do")).to_have_attribute("aria-busy", "true")
    tap.tell({**asked, "undo": True})
    expect(guest.button(say("page-undo"), exact=True)).to_be_visible()
    guest.unfold()
    guest.options.nth(1).click()
    guest.one("#picture .item[data-move] .frame").first.focus()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("u")
    tap.let_go()
    guest.until(lambda: guest.one("#do[aria-busy]").count() == 0)
    assert len(tap.plays) == 1 and "undo" not in [message["do"] for message in tap.sent]


def test_the_list_is_filtered_by_typing_and_answered_by_enter(guests):
    guest = guests()
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    guest.page.keyboard.press("l")
    expect(guest.one("#filter")).to_be_focused()
    assert guest.one("#options [data-answer]:visible").count() > 1
    wanted = guest.answers[2]
    guest.page.keyboard.type(wanted.upper())
    guest.until(lambda: guest.one("#options [data-answer]:visible").count() == 1)
    guest.page.keyboard.press("Escape")
    expect(guest.one("#answers")).to_be_hidden()
    expect(guest.one("#list")).to_be_focused()
    guest.page.keyboard.press("l")
    guest.page.keyboard.type(wanted)
    with guest.answering():
        guest.page.keyboard.press("Enter")
    assert guest.plays[-1]["move"] == "travel:3"


ROOMY = {"width": 1600, "height": 1100}  # laid out the same before and after the start
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
    guest = guests(viewport=ROOMY)
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


# Right behind the click, when the focus is still in the list that it has closed.
AT_ONCE = """() => {
  const one = document.querySelectorAll("#options [data-answer]")[1];
  document.querySelector("#list").click();
  one.focus();
  one.click();
  one.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}"""


def test_what_cannot_be_undone_is_confirmed_by_the_main_button(guests):
    guest = guests()
    tap = Tap(guest, final)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    main = guest.one("#do")
    for cancel in (
        lambda: guest.page.keyboard.press("Escape"),
        lambda: guest.one("#prompt").click(),
        lambda: guest.page.evaluate(AT_ONCE),
    ):
        doubt(guest, 0)
        doubt(guest, 1)
        cancel()
        expect(guest.one("#do.sure")).to_have_count(0)
        expect(guest.one("#answer")).to_be_empty()
    assert tap.plays == []
    doubt(guest, 0)
    main.click()
    guest.until(lambda: tap.plays)
    expect(guest.one("#do.sure")).to_have_count(0)


def doubt(guest, at):
    """Choose an answer that asks once more."""
    guest.unfold()
    guest.options.nth(at).click()
    expect(guest.one("#do")).to_have_text(SURE)
    expect(guest.one("#answer")).to_contain_text(say("page-sure-help"))


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
        expect(guest.one("#do.sure")).to_be_in_viewport(ratio=1)
    assert tap.plays == []
    guest.page.keyboard.press("Escape")
    expect(guest.one("#do.sure")).to_have_count(0)
    move = guest.one("#picture .item[data-move]").nth(3).get_attribute("data-move")
    places.nth(3).focus()
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
    expect(guest.one("#do.sure")).to_be_in_viewport(ratio=1)
    guest.one("#do.sure").click()
    guest.until(lambda: tap.plays)
    assert tap.plays == [move]


def test_on_a_phone_the_list_is_opened_by_its_button(guests):
    guest = guests(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.play_now("fourberies", seats=4)
    assert guest.is_my_turn()
    opens = guest.one("#list")
    box = opens.bounding_box()
    assert box["height"] >= 44 and box["width"] >= 44
    expect(opens).to_have_attribute("aria-expanded", "false")
    assert guest.one("#ask").bounding_box()["height"] < PHONE["height"] / 4
    expect(guest.options.first).to_be_hidden()
    opens.tap()
    expect(opens).to_have_attribute("aria-expanded", "true")
    expect(guest.options.first).to_be_in_viewport(ratio=1)
    guest.one("#answers-close").tap()
    expect(guest.options.first).to_be_hidden()


def test_answers_without_a_place_on_the_board_stand_in_the_line(guests):
    guest = guests(viewport=PHONE)
    tap = Tap(guest)
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    asked = tap.parts["ask"]
    plain = [{"move": f"pass{n}", "text": f"Neither {n}"} for n in range(5)]
    on_board = asked["options"]
    alike = [{**one, "do": "Neither"} for one in plain[1:3]]
    for n, (options, buttons, main) in enumerate(
        [
            ([{**plain[0], "do": "None"}, *on_board], [], "None"),
            (
                [{**plain[0], "do": "None"}, *alike, *on_board],
                ["None", "Neither 1", "Neither 2"],
                None,
            ),
            ([plain[0], *on_board], [], "Neither 0"),
            ([*plain[:2], *on_board], ["Neither 0", "Neither 1"], None),
            (plain[:3], ["Neither 0", "Neither 1", "Neither 2"], None),
            (plain, [], say("page-list-choose")),
        ]
    ):
        tap.tell({**asked, "position": 77 + n, "prompt": f"Which {n}?", "options": options})
        expect(guest.one("#prompt")).to_have_text(f"Which {n}?")
        expect(guest.one("#plain button")).to_have_text(buttons)
        if main:
            expect(guest.one("#do-said")).to_have_text(main)
        else:
            expect(guest.one("#do")).to_be_hidden()
