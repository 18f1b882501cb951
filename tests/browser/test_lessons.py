"""First games: a newcomer who only follows what is said and lit gets through every one of them."""

import pytest
from playwright.sync_api import expect

import chapiteau
from browser.guest import LOW, PHONE, WIDE, say
from chapiteau.lessons import lesson_of

LESSONS = {name: lesson for name, game in chapiteau.games().items() if (lesson := lesson_of(game))}


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_newcomer_follows_the_lesson_to_its_end(guests, game, window):
    guest, lesson = guests(viewport=window), LESSONS[game]
    guest.go(f"/game/{game}")
    guest.button(say("page-learn")).click()
    guest.at_the_table()
    voice, lit, said = guest.one("#lesson"), guest.one(".pointed:not(.leaving)"), set()
    erred = False
    for stop in filter(None, lesson.stops):
        step = say("page-lesson-step", n=stop.n, of=lesson.length)
        expect(voice.locator("h2")).to_have_text(step)
        expect(voice).to_be_visible()
        said.add(voice.inner_text())
        assert lit.count() <= len(stop.show)
        assert lit.count() or not stop.show
        wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        answer = guest.one(f'[data-answer="{stop.move}"]')
        wrong = guest.one(f'[data-answer]:not([data-answer="{stop.move}"])')
        if wrong.count() and not erred:  # nothing happens but a sentence, and one way is lit
            guest.unfold()
            wrong.first.click()
            expect(wrong).to_have_count(0)
            erred = True
        guest.unfold()
        with guest.answering():
            answer.first.click()
    assert erred
    expect(voice.locator("h2")).to_have_text(say("page-lesson-over"))
    assert len(said) == lesson.length
    assert guest.is_my_turn()
    assert lit.count() == 0
    guest.choose()
    expect(voice).to_be_hidden()


def test_in_a_low_window_the_voice_is_heard_beside_the_question(guests):
    guest = guests(viewport=LOW)
    guest.go("/game/carnavalesque")
    guest.button(say("page-learn")).click()
    guest.at_the_table()
    expect(guest.one("#ask > #lesson")).to_be_visible()
    expect(guest.options).to_be_in_viewport(ratio=1)
    guest.page.set_viewport_size(WIDE)
    expect(guest.one("#players > #lesson")).to_be_visible()
