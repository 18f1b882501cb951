"""The way back: alone, of secret choices, and past a reveal when both agree."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import at_one_table, say, whose_turn
from browser.tap import Tap
from chapiteau.words import words_for

PASS = "Do not look"


def to_the_secret_choice(one, two):
    """Bring Parade to the choice that both make in secret."""
    last = one
    for _ in range(2):
        last = whose_turn([one, two], by=last)
        last.choose(PASS)
    for each in (one, two):
        expect(each.options).to_have_count(3)


def asks(one):
    """What the page says to whoever waits for the other's consent."""
    name = one.one("#players .seat:not(.own) .chip-name").inner_text()
    return say("page-undo-waits", names=name)


def test_a_decision_is_undone_by_button_and_by_key(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    if whose_turn([one, two], by=one) is two:
        one, two = two, one
    before = one.prompt, one.story, one.answers
    assert one.one("#back button").count() == 0
    for undo in (
        lambda: one.one("#back button").click(),
        lambda: one.page.keyboard.press("u"),
    ):
        one.choose(PASS)
        expect(two.one("#table.my-turn")).to_be_attached()
        undo()
        expect(one.one("#table.my-turn")).to_be_attached()
        expect(two.one("#table.my-turn")).to_have_count(0)
        assert (one.prompt, one.story, one.answers) == before


def test_a_secret_choice_is_taken_back(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    to_the_secret_choice(one, two)
    cards, story = one.answers, two.story
    one.choose()
    expect(one.options).to_have_count(0)
    one.button(say("page-take-back")).click()
    one.until(lambda: one.answers == cards)
    assert two.story == story
    one.choose(at=1)
    two.choose()
    expect(one.one("#log")).to_contain_text("plays")


def test_past_a_reveal_only_when_both_agree(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    to_the_secret_choice(one, two)
    cards = one.answers, two.answers
    one.choose()
    two.choose()
    expect(one.one("#log")).to_contain_text("Round 2")
    expect(two.one("#log")).to_contain_text("Round 2")
    story = one.story
    one.button(say("page-ask-undo")).click()
    expect(one.one("#consent")).to_contain_text(asks(one))
    assert one.button(say("page-undo-yes")).count() == 0
    two.button(say("page-undo-no")).click()
    expect(one.one("#consent")).to_be_hidden()
    assert one.story == story
    one.button(say("page-ask-undo")).click()
    two.button(say("page-undo-yes")).click()
    for each in (one, two):
        expect(each.one("#log")).to_contain_text("the same cards come again")
        expect(each.one("#consent")).to_be_hidden()
    one.until(lambda: one.answers == cards[0])
    one.choose()
    two.until(lambda: two.answers == cards[1])
    two.choose()
    expect(one.one("#log")).to_contain_text("Round 2")
    assert [line for line in one.story if "same cards" not in line] == story


def test_whoever_has_lent_a_seat_is_still_asked_whether_to_go_back(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    to_the_secret_choice(one, two)
    cards = one.answers
    one.choose()
    two.choose()
    expect(one.one("#log")).to_contain_text("Round 2")
    two.let_a_bot_play()
    assert one.is_my_turn()
    one.button(say("page-ask-undo")).click()
    expect(one.one("#consent")).to_contain_text(asks(one))
    expect(two.one("#consent")).to_contain_text(say("page-undo-lent"))
    one.button(say("page-undo-withdraw")).click()
    expect(two.one("#consent")).to_be_hidden()
    one.button(say("page-ask-undo")).click()
    two.button(say("page-undo-yes")).click()
    expect(one.one("#log")).to_contain_text("the same cards come again")
    one.until(lambda: one.answers == cards)
    expect(two.visit(".seat.own")).to_contain_text(say("page-return"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alone_nobody_is_asked_whether_to_go_back(guests, lang):
    guest, words = guests(locale=lang), words_for(lang)
    tap = Tap(guest)
    guest.play_now("parade", seats=2)
    cards: list[str] = []
    while len(cards) < 3:  # the choice that both make in secret
        assert guest.is_my_turn()
        cards = guest.answers
        guest.choose()
    assert guest.is_my_turn()
    note = words("table-note-back-alone", player="").strip()
    for undo in (
        lambda: guest.button(words("page-undo-alone")).click(),
        lambda: guest.page.keyboard.press("u"),
    ):
        expect(guest.one("#back")).to_have_text(re.compile(words("page-undo-alone")))
        tap.hold()
        for _ in range(2):  # in haste, before the table has answered
            undo()
        tap.let_go()
        guest.until(lambda cards=cards: guest.answers == cards)
        expect(guest.one("#log")).to_contain_text(note)
        expect(guest.one("#consent")).to_be_hidden()
        guest.choose()
        assert guest.is_my_turn()
    assert [message["do"] for message in tap.sent].count("ask-undo") == 2
