"""After the end: play on from a position, and watch a record from elsewhere without spoilers."""

import random
import re

import pytest
from playwright.sync_api import expect

import chapiteau
from browser.guest import say


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A finished game of the library, in a file."""
    match, dice = chapiteau.new("parade", seats=2, seed="browser"), random.Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    path = tmp_path_factory.mktemp("record") / "game.record"
    path.write_text(match.record().text, "utf-8")
    return path


def test_a_position_of_a_finished_game_is_played_on(guests, finished):
    path, cookies = finished
    guest = guests(storage_state=cookies)
    guest.go(f"{path}/replay?at=12")
    expect(guest.page).to_have_url(re.compile(r"at=12$"))
    guest.button(say("page-replay-after"), exact=True).click()
    expect(guest.page).to_have_url(re.compile(r"at=13$"))
    expect(guest.one(".fork")).to_be_hidden()  # the board has the window
    guest.one("label:has(#railed)").click()
    guest.one(".fork summary").click()
    guest.one("#fork [name=level]").select_option("random")
    guest.button(say("page-fork-go"), exact=True).click()
    guest.at_the_table()
    assert guest.path != path and guest.is_my_turn()
    expect(guest.one("#log li").nth(5)).to_be_attached()  # the story so far is that of the record
    guest.choose()


def test_a_record_is_watched_from_its_start_and_tells_its_result_at_the_end(guests, record):
    guest = guests()
    guest.go("/")
    guest.page.get_by_role("link", name=say("page-watch")).click()
    guest.one("[name=record]").set_input_files(record)
    guest.button(say("page-watch-go"), exact=True).click()
    expect(guest.page).to_have_url(re.compile(r"/replay\?at=0$"))
    veil = guest.one("#veil")
    expect(guest.one("#chart")).to_be_hidden()
    expect(guest.one("[data-review]")).to_be_visible()  # to look back one need not know the result
    guest.button(say("page-replay-after"), exact=True).click()
    expect(guest.page).to_have_url(re.compile(r"at=1$"))
    expect(veil).not_to_have_attribute("open", "")
    guest.button(re.compile("^FR")).click()
    expect(guest.one("html")).to_have_attribute("lang", "fr")
    expect(guest.one("#chart")).to_be_hidden()
    guest.page.keyboard.press("End")
    expect(guest.one("#chart")).to_be_visible()
    expect(guest.page).not_to_have_url(re.compile(r"at=1$"))  # it follows what is shown
    other = guests()
    other.go(guest.path)
    expect(other.one("#happened li").first).to_be_attached()


def test_a_record_that_is_not_true_is_refused_on_the_page(guests, record, tmp_path):
    guest = guests()
    guest.expected.append("400")
    forged = tmp_path / "forged.record"
    forged.write_text(record.read_text("utf-8").replace("result: ", "result: 9"), "utf-8")
    guest.go("/watch")
    guest.one("[name=record]").set_input_files(forged)
    guest.button(say("page-watch-go"), exact=True).click()
    expect(guest.one(".trouble")).to_contain_text("result")
