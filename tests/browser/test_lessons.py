"""First games: a newcomer who only follows what is said and lit gets through every one of them."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

import chapiteau
from browser.guest import LOW, PHONE, WIDE, say
from chapiteau.lessons import lesson_of

LESSONS = {name: lesson for name, game in chapiteau.games().items() if (lesson := lesson_of(game))}

EACH = 4
"""After so many steps the window is another one."""


def piece(guest, move):
    return guest.one(f'#picture .item[data-move="{move}"]')


def errs(guest, move):
    """Choose something else: nothing happens but a sentence, and one way is left, which is lit."""
    guest.unfold()
    guest.one(f'#options [data-answer]:not([data-answer="{move}"])').first.click()
    expect(guest.options).to_have_count(1)
    sentence, _, _ = say("error-lesson-goes-on", why="|").partition("|")
    expect(guest.one("#answer")).to_contain_text(sentence.strip())
    is_tall = guest.page.viewport_size == PHONE  # where they have one place, and say the same
    expect(guest.one("#lesson")).to_be_visible(visible=not is_tall)
    expect(guest.one("#picture .item[data-move]")).to_have_count(piece(guest, move).count())
    with guest.answering():
        piece(guest, move).first.locator(".frame").press("Enter")


def led_through(lesson):
    """What the newcomer is led to, and whether a step begins with it."""
    return [pair for pair in zip(lesson.stops, lesson.starts, strict=True) if pair[0]]


def hears(guest, lesson, stop, starts):
    """What is said at a stop is in sight, what it speaks of is lit, and its move can be made."""
    voice, lit = guest.one("#lesson"), guest.one(".pointed:not(.leaving)")
    step = say("page-lesson-step", n=stop.n, of=lesson.length)
    expect(voice.locator("h2")).to_have_text(step)
    expect(voice).to_be_visible()
    if starts and stop.show:
        expect(lit.first).to_be_attached()
    assert lit.count() <= len(stop.show)
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    expect(guest.one(f'#options [data-answer="{stop.move}"]')).to_be_attached()
    return voice.inner_text()


def goes_on(guest, stop, may_err):
    """Make the move of a stop; whether another one was tried before."""
    if may_err and guest.options.count() > 1 and piece(guest, stop.move).count():
        errs(guest, stop.move)
        return True
    answers = guest.options.evaluate_all("all => all.map(one => one.dataset.answer)")
    guest.choose(at=answers.index(stop.move))
    return False


@pytest.mark.parametrize(("n", "game"), list(enumerate(LESSONS)))
def test_a_newcomer_follows_the_lesson_to_its_end(guests, n, game):
    # Walked once, with a change of windows every few steps, not once in each: what a step says
    # comes from the lesson, how it stands in a window from the stylesheet, the same for all steps.
    windows = cycle([WIDE, PHONE] if n % 2 else [PHONE, WIDE])
    guest, lesson, erred = guests(viewport=next(windows)), LESSONS[game], False
    said: dict[int, str] = {}
    guest.go(f"/game/{game}")
    guest.button(say("page-learn")).click()
    guest.at_the_table()
    for stop, starts in led_through(lesson):
        heard = hears(guest, lesson, stop, starts)
        is_new = stop.n not in said
        said.setdefault(stop.n, heard)
        if is_new and stop.n % EACH == 0:
            guest.page.set_viewport_size(next(windows))
            guest.settle()
            assert hears(guest, lesson, stop, starts).split() == heard.split()
        erred |= goes_on(guest, stop, may_err=not erred)
    assert erred
    voice = guest.one("#lesson")
    expect(voice.locator("h2")).to_have_text(say("page-lesson-over"))
    assert len(set(said.values())) == lesson.length
    assert guest.is_my_turn()
    assert guest.one(".pointed:not(.leaving)").count() == 0
    guest.choose()
    expect(voice).to_be_hidden()


OVERLAP = """() => {
    const voice = document.querySelector("#lesson").getBoundingClientRect();
    return [...document.querySelectorAll(".pointed")].filter((piece) => {
        const box = piece.getBoundingClientRect();
        return box.left < voice.right && box.right > voice.left
            && box.top < voice.bottom && box.bottom > voice.top;
    }).length;
}"""


@pytest.mark.parametrize("window", [LOW, WIDE], ids=["low", "wide"])
def test_the_voice_stands_beside_what_it_speaks_of(guests, window):
    guest = guests(viewport=window)
    guest.go("/game/fourberies")
    guest.button(say("page-learn")).click()
    guest.at_the_table()
    expect(guest.one("#lesson")).to_be_in_viewport(ratio=1)
    expect(guest.one(".pointed").first).to_be_attached()
    assert guest.page.evaluate(OVERLAP) < guest.one(".pointed").count()


HIDDEN = """() => {
    const voice = document.querySelector("#lesson").getBoundingClientRect();
    const rings = [...document.querySelectorAll("#picture .item[data-move^='ring:']")];
    return rings.map((ring) => {
        const box = ring.getBoundingClientRect();
        const across = Math.min(box.right, voice.right) - Math.max(box.left, voice.left);
        const down = Math.min(box.bottom, voice.bottom) - Math.max(box.top, voice.top);
        return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0;
    });
}"""


@pytest.mark.parametrize("window", [LOW, WIDE], ids=["low", "wide"])
def test_the_voice_leaves_what_may_be_chosen_in_sight(guests, window):
    """The discs that tell the price of each ring stand at its left end."""
    guest, lesson = guests(viewport=window), LESSONS["three_ring_circus"]
    guest.go("/game/three_ring_circus")
    guest.button(say("page-learn")).click()
    guest.at_the_table()
    met = 0
    for stop, starts in led_through(lesson)[:12]:
        hears(guest, lesson, stop, starts)
        hidden = guest.page.evaluate(HIDDEN)
        assert all(part < 0.1 for part in hidden), stop
        met += bool(hidden)
        goes_on(guest, stop, may_err=False)
    assert met >= 3
