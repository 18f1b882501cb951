"""A page that has missed something the table said asks for everything again."""

from playwright.sync_api import expect

from browser.guest import LOW, at_one_table, say
from browser.tap import Tap


def test_a_page_that_missed_a_frame_opens_a_new_channel_and_shows_everything_once(guests):
    one, two = guests(), guests()
    tap = Tap(two)
    at_one_table(one, two)
    tap.settle()
    channel, looks = tap.line, tap.looks
    tap.hold()
    one.talk("This one is lost.")
    while not any(part["is"] == "chat" for frame in tap.held or () for part in frame["parts"]):
        two.page.evaluate("0")
    tap.lose()
    one.talk("This one is not.")
    said = ["This one is lost.", "This one is not."]
    expect(two.one("#chat li span")).to_have_text(said)
    assert tap.line is not channel and tap.looks == looks + 1
    one.talk("And life goes on.")
    expect(two.one("#chat li span")).to_have_text([*said, "And life goes on."])
    assert tap.looks == looks + 1


def test_a_page_that_is_never_shown_what_it_asked_for_opens_a_new_channel(guests):
    guest = guests()
    guest.page.clock.install()
    tap = Tap(guest)
    guest.play_now("fourberies")
    tap.settle()
    channel, looks = tap.line, tap.looks
    tap.hold()
    guest.page.set_viewport_size(LOW)
    guest.until(lambda: tap.looks > looks and any(frame["n"] == 1 for frame in tap.held or ()))
    tap.lose()
    guest.page.clock.fast_forward("00:30")
    guest.until(lambda: tap.line is not channel and tap.looks == tap.whole)
    expect(guest.one("#line")).to_have_text(say("page-line-back"))
