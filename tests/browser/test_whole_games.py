"""Whole games: by each of three hands alone, and between two browsers.

Five games by mouse, by finger and by keyboard: from the front page to the score sheet, against
quick bots at the smallest table, in the window of a laptop with its bars or on a phone. A hand
answers every question itself and through its own device only (`hands.py`). At each it sees that all
answers can be reached: lit on the board or in another part of it, as one of the few buttons in the
line, by arrows. The list of answers is for the keyboard; the others take it only for phrases, which
have no place on a board. Half of the runs are in French, half of them dark.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import at_one_table, say, whose_turn
from browser.hands import EYES, Finger, Keys, Mouse
from browser.house import Cable
from browser.test_score_sheet import READ

LAPTOP: dict[str, object] = {"viewport": {"width": 1366, "height": 625}}
PHONE: dict[str, object] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
HANDS = {Mouse: LAPTOP, Finger: PHONE, Keys: LAPTOP}
SEATS = {"fourberies": 2, "trickerion": 2, "carnavalesque": 3, "the_magnificent": 1,
         "three_ring_circus": 1}  # fmt: skip
TABLE = [(game, hand) for hand in HANDS for game in SEATS]
MOST_TABS = 80
QUICK = "random"


@pytest.mark.parametrize(("game", "hand"), TABLE)
def test_a_whole_game_is_played_by_one_hand_alone(guests, game, hand):
    n = TABLE.index((game, hand))
    locale, shade = ("en-GB", "fr-FR")[n % 2], ("light", "dark")[n // 2 % 2]
    guest = guests(locale=locale, color_scheme=shade, **HANDS[hand])
    guest.context.add_init_script(EYES)
    DOORS[hand](guest, game)
    guest.at_the_table()
    player = hand(guest.page, game)
    assert player.play()
    assert len(player.given) > 5, "hardly a kind of question was met"
    points = see_result(guest)
    if hand is Mouse:
        see_replay(guest, game, points)


def see_result(guest):
    """Who has won, everybody's points, and a score pad whose columns sum up."""
    guest.see_the_end()
    expect(guest.one("#winner")).not_to_be_empty()
    *rows, totals = guest.page.evaluate(READ)
    assert [sum(cells) for cells in zip(*rows, strict=True)] == totals
    points = guest.points()
    assert {int(one) for one in points} <= set(totals)
    return points


# the way in


def by_pointer(press):
    """The poster's Play, with bots that do not think, at the smallest table."""

    def enter(guest, game):
        guest.go("/")
        poster = guest.one(f".poster[data-face={game}]")
        press(poster.locator("summary"))
        poster.locator("select[name=seats]").select_option(str(SEATS[game]))
        poster.locator("select[name=level]").select_option(QUICK)
        press(poster.locator(".start").locator("visible=true").last)

    return enter


def by_keys(guest, game):
    guest.go("/")
    keys, poster = guest.page.keyboard, f".poster[data-face={game}]"
    tab_to(guest, f"{poster} summary")
    keys.press("Enter")
    for choice in ("seats", "level"):
        tab_to(guest, f"{poster} select[name={choice}]")
        keys.press("Home")  # the fewest seats, and the simplest bots
    for _ in range(3):
        keys.press("Shift+Tab")
    assert has_focus(guest, f"{poster} .start")
    keys.press("Enter")


DOORS = {Mouse: by_pointer(Locator.click), Finger: by_pointer(Locator.tap), Keys: by_keys}


def has_focus(guest, selector):
    return guest.page.evaluate("wanted => document.activeElement.matches(wanted)", selector)


def tab_to(guest, selector):
    """Press Tab until what has the focus matches."""
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        if has_focus(guest, selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


# afterwards

HEADINGS = {
    "fourberies": ["Season 1", "Season 2"],
    "trickerion": [],
    "carnavalesque": ["The parade"],
    "the_magnificent": ["Round 1", "Round 2", "Round 3", "Final count"],
    "three_ring_circus": ["Washington DC", "New York", "Boston", "Final count"],
}
"""What the count is divided into, before the result."""


def see_replay(guest, game, points):
    """Every position again, how the points grew, and the record."""
    guest.one("#over-actions [data-replay]").click()
    expect(guest.one("#slider")).to_be_visible()
    expect(guest.one("#at")).not_to_be_empty()
    guest.one("label:has(#railed)").click()  # on a laptop the result would lie on the board
    expect(guest.one("[data-points]")).to_have_text(points)
    assert guest.one("#chart .chart-line").count() == len(points)
    assert guest.one(".count li").count() > len(points)
    assert guest.one(".count h3").count() == len(HEADINGS[game]) + 1
    assert guest.one("#picture .item").count() > 0
    with guest.page.expect_download() as record:
        guest.one(".rail [download]").click()
    assert game in Path(record.value.path()).read_text("utf-8")


# two browsers

WHOLE = "fourberies"
GAMES = (WHOLE, "trickerion", "the_magnificent", "three_ring_circus")
RELOADED, CUT, AFTERWARDS = 6, 8, 4
"""After how many choices one reloads the page, after how many the other may lose the line, and how
many follow where a game is not played to its end."""


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_each_other_through_a_reload_and_a_cut_line(guests, house, game):
    with Cable(house.address) as cable:
        one, two = guests(), guests(address=cable.address)
        two.expected.append("WebSocket connection to .* failed")
        at_one_table(one, two, game=game)
        last, turns, most = one, 0, 999
        was_cut = False
        while turns < most and (player := whose_turn([one, two], by=last)):
            turns += 1
            if turns == RELOADED:
                see_the_same_again(one)
                player.is_my_turn()
            if turns > CUT and player is two and not was_cut:
                was_cut, most = True, 999 if game == WHOLE else turns + AFTERWARDS
                lose_the_line_and_choose(two, cable)
            else:
                player.choose(at=turns % player.options.count())
            last = player
        assert was_cut
        see_one_end(one, two) if game == WHOLE else see_one_table(one, two)


def see_the_same_again(guest):
    before = guest.picture(), guest.story, guest.prompt
    guest.page.reload()
    guest.at_the_table()
    assert (guest.picture(), guest.story, guest.prompt) == before


def see_one_table(one, two):
    """Both pages have come equally far."""

    def stand(guest):
        asked = guest.one("#players .to-act")
        seats = asked.evaluate_all("all => all.map(one => one.dataset.seat).sort()")
        return seats, guest.points(), len(guest.story)

    one.until(lambda: stand(one) == stand(two))


def see_one_end(one, two):
    """Both pages are of the same mind about it."""
    for each in (one, two):
        each.see_the_end()
    assert one.points() == two.points()
    for part in ("#winner", "#pad tfoot"):
        assert one.one(part).inner_text() == two.one(part).inner_text()


def lose_the_line_and_choose(guest, cable):
    """What is chosen without a line is done once there is one again, and once only."""
    cable.cut()
    expect(guest.one("#line")).to_have_text(say("page-line-lost"))
    before = len(guest.plays)
    if guest.options.count() > 1:
        guest.unfold()
    with guest.answering():
        (guest.options.first if guest.options.count() > 1 else guest.one("#do")).click()
        cable.mend()
        expect(guest.one("#line")).to_have_text(say("page-line-back"))
    assert len(guest.plays) == before + 1
