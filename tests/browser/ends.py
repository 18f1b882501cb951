"""Games just before their end: a record of the library, played on from its last choice."""

import re
from functools import cache
from random import Random

from playwright.sync_api import expect

import chapiteau
from browser.guest import say


@cache
def record(game, seats, **options):
    """A whole game, played at random."""
    match, dice = chapiteau.new(game, seats=seats, seed="end", **options), Random(7)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    return match.record().text


def at_the_end(guest, game, seats):
    """Make the last choice of a game, and see how it came out."""
    guest.go("/watch")
    file = {"name": "game.record", "mimeType": "text/plain", "buffer": record(game, seats).encode()}
    guest.one("[name=record]").set_input_files(file)
    guest.button(say("page-watch-go"), exact=True).click()
    expect(guest.page).to_have_url(re.compile(r"/replay\?at=0$"))
    last = int(guest.one("#slider").get_attribute("max")) - 1
    guest.go(guest.path.replace("at=0", f"at={last}"))
    guest.one(".fork summary").click()
    guest.one("#fork [name=level]").select_option("random")
    guest.button(say("page-fork-go"), exact=True).click()
    guest.at_the_table()
    while guest.is_my_turn():
        guest.choose()
    guest.see_the_end()
