"""Looking back: what happened since my last move, step by step, and then the game goes on."""

from typing import Any

import pytest
from playwright.sync_api import expect

import chapiteau
from browser.guest import PHONE, WIDE, at_one_table, say, whose_turn
from browser.test_access import complaints
from chapiteau.lessons import lesson_of

FIRST: Any = lesson_of(chapiteau.games()["fourberies"])
LONG = 10 * 60_000  # milliseconds in which any look back has come to its end by itself


def follow_the_lesson(guest, steps):
    """The first game of Fourberies: what happens there happens every time."""
    guest.go("/game/fourberies")
    guest.button(say("page-learn")).click()
    guest.at_the_table()
    for stop in list(filter(None, FIRST.stops))[:steps]:
        expect(guest.one("#lesson h2")).to_contain_text(f"{stop.n} ")
        expect(guest.one(f'#options [data-answer="{stop.move}"]')).to_be_attached()
        answers = guest.options.evaluate_all("all => all.map(one => one.dataset.answer)")
        before = len(guest.story)
        guest.choose(at=answers.index(stop.move))
    assert guest.is_my_turn()
    return guest.story[before:]


def alone_until_the_automatons_act(guest):
    """3 Ring Circus for one; what was told since the own last move."""
    guest.play_now("three_ring_circus", level="novice", seats=1)
    since: list[str] = []
    while not any("Automatons turn up" in line for line in since):
        assert guest.is_my_turn()
        before = len(guest.story)
        guest.choose()
        since = guest.story[before:]
    assert guest.is_my_turn()
    return since


def shown(guest):
    return guest.one("#past-lines li").all_text_contents()


def step(guest):
    """Where the look back is, and how far it goes."""
    at, of = guest.one("#past-at").inner_text().split(" of ")
    return int(at), int(of)


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["wide", "phone"])
def test_alone_one_looks_again_at_what_the_automatons_did(guests, window):
    guest = guests(viewport=window)
    since = alone_until_the_automatons_act(guest)
    now, asked, plays = guest.picture(), guest.prompt, len(guest.plays)
    guest.one("#again").click()
    bar = guest.one("#past")
    expect(bar).to_be_visible()
    assert shown(guest) == [say("page-past-start")]
    assert guest.picture() != now
    told = []
    for n in range(2, step(guest)[1] + 1):
        guest.button(say("page-past-after")).click()
        assert step(guest)[0] == n
        told += shown(guest)
        assert guest.one("#picture [data-move]").count() == 0
    assert told == since
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.button(say("page-past-now")).click()
    expect(bar).to_be_hidden()
    assert (guest.picture(), guest.prompt, len(guest.plays)) == (now, asked, plays)
    guest.choose()


def test_the_whole_look_back_works_by_keyboard(guests):
    guest = guests(color_scheme="light", bypass_csp=True)
    told = follow_the_lesson(guest, 3)
    now, plays, press = guest.picture(), len(guest.plays), guest.page.keyboard.press
    press("v")
    expect(guest.one("#past-after")).to_be_focused()
    first = guest.picture()
    assert first != now
    assert complaints(guest, "looking back") == []
    press("l")  # answers nothing meanwhile
    assert not guest.one("#answers").is_visible()
    for _ in range(step(guest)[1] - 1):
        press("Enter")
    assert set(shown(guest)) <= set(told)
    press("ArrowLeft")
    press("ArrowRight")
    assert step(guest)[0] == step(guest)[1]
    for _ in range(step(guest)[1] - 1):
        press("ArrowLeft")
    assert guest.picture() == first
    press("Escape")
    expect(guest.one("#again")).to_be_focused()
    assert guest.picture() == now and len(guest.plays) == plays
    guest.choose()


def test_before_the_first_step_there_is_more(guests):
    guest = guests(color_scheme="dark", bypass_csp=True, viewport=PHONE)
    follow_the_lesson(guest, 3)
    guest.one("#again").click()
    expect(guest.one("#past")).to_be_visible()
    assert complaints(guest, "looking back") == []
    before, count = guest.one("#past-before"), step(guest)[1]
    while before.get_attribute("aria-disabled") == "false":
        was = step(guest)
        before.click()
        guest.until(lambda was=was: step(guest) != was)
    assert step(guest)[1] > count and shown(guest) == [say("page-past-start")]


def test_it_plays_by_itself_and_comes_back_to_now(guests):
    guest = guests(motion="no-preference")
    guest.page.clock.install()
    follow_the_lesson(guest, 2)
    now = guest.picture()
    guest.one("#again").click()
    expect(guest.one("#past-run")).to_have_attribute("aria-pressed", "true")
    assert shown(guest) == [say("page-past-start")]
    guest.one("#past-run").click()
    guest.page.clock.run_for(LONG)
    assert step(guest)[0] == 1  # it waits when told to
    guest.one("#past-run").click()
    guest.page.clock.run_for(LONG)
    expect(guest.one("#past")).to_be_hidden()
    assert guest.picture() == now


def test_the_game_goes_on_underneath_until_something_is_taken_back(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    if whose_turn([one, two], by=one) is two:
        one, two = two, one
    one.choose("Look at it")
    one.choose("Put it at the bottom")
    expect(two.one("#table.my-turn")).to_be_attached()
    two.one("#again").click()
    expect(two.one("#past")).to_be_visible()
    assert "bottom" in " ".join(two.story)
    one.page.keyboard.press("u")
    expect(two.one("#past")).to_be_hidden()
    assert "bottom" not in " ".join(two.story)
    one.choose("Put it at the bottom")
    expect(two.one("#table.my-turn")).to_be_attached()
    one.one("#again").click()
    expect(one.one("#past")).to_be_visible()
    two.choose("Do not look")
    expect(one.one("#table.my-turn")).to_be_attached()
    expect(one.one("#past")).to_be_visible()
    one.one("#past-now").click()
    expect(one.options).to_have_count(3)
    one.choose()
