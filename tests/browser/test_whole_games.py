"""Whole games: by mouse, by keyboard alone, and between two browsers."""

import pytest
from playwright.sync_api import expect

from browser.guest import at_one_table, say, whose_turn
from browser.house import Cable

MOST_TABS = 80
MOST_ARROWS = 90


HEADINGS = {
    "fourberies": ["Season 1", "Season 2"],
    "trickerion": [],
    "carnavalesque": ["The parade"],
    "the_magnificent": ["Round 1", "Round 2", "Round 3", "Final count"],
    "three_ring_circus": ["Washington DC", "New York", "Boston", "Final count"],
}
"""What the count is divided into, before the result."""


def see_result(guest):
    """Who has won, everybody's points, and the score pad."""
    guest.see_the_end()
    expect(guest.one("#winner")).not_to_be_empty()
    points = guest.points()
    totals = [
        int(total.replace("−", "-")) for total in guest.one("#pad tfoot td").all_inner_texts()
    ]
    assert {int(p) for p in points} <= set(totals)
    return points


def see_replay(guest, game, points):
    expect(guest.one("#slider")).to_be_visible()
    expect(guest.one("[data-points]")).to_have_text(points)
    assert guest.one("#chart .chart-line").count() == len(points)
    assert guest.one(".count li").count() > len(points)
    assert guest.one(".count h3").count() == len(HEADINGS[game]) + 1
    assert guest.one("#picture .item").count() > 0


STILL = """async () => {  // a card that turns over has no width for a moment
    const moving = document.querySelector("#picture").getAnimations({ subtree: true });
    await Promise.all(moving.map((one) => one.finished.catch(() => {})));
}"""
VISIBLE = """(piece) => {  // its middle, as far as it is seen: at an edge others may be uncovered
    const box = piece.querySelector(".drawn").getBoundingClientRect();
    const seen = [];
    for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
        const [x, y] = [box.x + box.width * j / 20, box.y + box.height * i / 20];
        if (document.elementFromPoint(x, y)?.closest(".item") === piece) seen.push([x, y]);
    }
    const [mx, my] = [0, 1].map((k) => seen.reduce((sum, at) => sum + at[k], 0) / seen.length);
    const far = ([x, y]) => Math.hypot(x - mx, y - my);
    return seen.sort((one, other) => far(one) - far(other))[0] ?? null;
}"""


MIDDLE = """(piece) => {  // a piece that is being laid follows the pointer with its middle
    const box = piece.querySelector(".drawn").getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def click_piece(guest, piece):
    """Click a piece where it is not covered by another; the move it stands for is sent.

    Others may do something at the same time: then the table may have changed under the pointer,
    and whoever looks again clicks again.
    """
    heard = len(guest.heard)

    def has_changed():
        return len(guest.heard) > heard

    guest.page.mouse.move(0, 0)
    guest.page.keyboard.press("Shift")  # any key ends what still moves
    guest.page.evaluate(STILL)
    piece.scroll_into_view_if_needed()
    follows = "ghost" in piece.get_attribute("class").split()
    move, place = piece.get_attribute("data-move"), piece.evaluate(MIDDLE if follows else VISIBLE)
    if has_changed():
        return
    assert place, f"{move} cannot be clicked anywhere"
    with guest.answering(unless=has_changed):
        guest.page.mouse.click(*place)
        was_the_same = not has_changed()
    assert guest.plays[-1]["move"] == move or not was_the_same


WHOLE = [
    ("fourberies", 3),
    ("trickerion", 2),
    ("carnavalesque", 3),
    ("the_magnificent", 3),
    ("the_magnificent", 1),
    ("three_ring_circus", 2),
    ("three_ring_circus", 1),
]


@pytest.mark.parametrize(("game", "seats"), WHOLE)
def test_a_guest_plays_a_whole_game_against_bots_by_mouse(guests, game, seats):
    guest = guests(motion="reduce" if seats == 1 else "no-preference")
    guest.play_now(game, seats=seats)
    on_board = by_button = 0
    while guest.is_my_turn():
        pieces = guest.one("#picture .item[data-move]")
        if on_board <= by_button and pieces.count():
            click_piece(guest, pieces.nth(on_board % pieces.count()))
            on_board += 1
        else:
            guest.choose(at=by_button % guest.options.count())
            by_button += 1
    assert on_board > 10 and by_button > 10
    points = see_result(guest)
    guest.one("#over-actions").get_by_role("link", name=say("page-replay")).click()
    see_replay(guest, game, points)
    with guest.page.expect_download() as record:
        guest.one(".rail").get_by_role("link", name=say("page-record")).click()
    with open(record.value.path()) as f:
        assert game in f.read()


def has_focus(guest, selector):
    return guest.page.evaluate("wanted => document.activeElement.matches(wanted)", selector)


def tab_to(guest, selector):
    """Press Tab until what has the focus matches."""
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        if has_focus(guest, selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_whole_game_by_keyboard_alone(guests):
    guest = guests()
    keys = guest.page.keyboard
    guest.confirm = lambda sure: keys.press("Enter")
    guest.go("/")
    tab_to(guest, ".poster[data-face=fourberies] summary")
    keys.press("Enter")
    tab_to(guest, ".poster[data-face=fourberies] select[name=level]")
    keys.press("Home")
    for _ in range(3):
        keys.press("Shift+Tab")
    assert has_focus(guest, ".poster[data-face=fourberies] .start")
    keys.press("Enter")
    guest.at_the_table()
    ways = [by_shortcut, by_tab_and_enter, on_the_board_by_arrows]
    used = dict.fromkeys(ways, 0)
    while guest.is_my_turn():
        way = min(ways, key=lambda way: used[way])
        if way is on_the_board_by_arrows and not guest.one(".item[data-move]").count():
            way = by_shortcut
        with guest.answering():
            way(guest)
        used[way] += 1
    assert min(used.values()) > 5
    see_result(guest)
    tab_to(guest, "#over-actions [data-replay]")
    keys.press("Enter")
    expect(guest.one("#slider")).to_be_visible()


def by_shortcut(guest):
    """The list by its key, an answer by typing."""
    if guest.options.count() == 1:
        return by_tab_and_enter(guest)
    guest.page.keyboard.press("l")
    guest.page.keyboard.type(guest.answers[1])
    guest.page.keyboard.press("Enter")


def by_tab_and_enter(guest):
    if guest.options.count() > 1:
        guest.page.keyboard.press("l")
    tab_to(guest, "#options [data-answer]:last-child, #do")
    guest.page.keyboard.press("Enter")


def on_the_board_by_arrows(guest):
    """Tab reaches a piece that can be chosen; arrows lead away from it and to another one."""
    tab_to(guest, ".frame")
    assert has_focus(guest, ".item[data-move] .frame")
    guest.page.keyboard.press("ArrowDown")
    assert has_focus(guest, ".frame")
    key = guest.one(".item[data-move]").last.get_attribute("data-k")
    guest.page.keyboard.press("Home")
    for _ in range(MOST_ARROWS):
        if has_focus(guest, f'[data-k="{key}"] .frame'):
            break
        guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("Enter")


BY_HAND = {"fourberies": 999, "trickerion": 26, "the_magnificent": 26, "three_ring_circus": 26}
"""How many choices the two make themselves: bots end long games for them."""


@pytest.mark.parametrize("game", BY_HAND)
def test_two_browsers_play_each_other_through_a_reload_and_a_cut_line(guests, house, game):
    with Cable(house.address) as cable:
        one, two = guests(), guests(address=cable.address)
        two.expected.append("WebSocket connection to .* failed")
        at_one_table(one, two, game=game)
        players, last, turns = [one, two], one, 0
        cut = False
        while not (cut and turns >= BY_HAND[game]) and (player := whose_turn(players, by=last)):
            turns += 1
            if turns == 12:
                before = one.picture(), one.story, one.prompt
                one.page.reload()
                one.at_the_table()
                assert (one.picture(), one.story, one.prompt) == before
                player.is_my_turn()
            if turns > 20 and player is two and not cut:
                cut = True
                lose_the_line_and_choose(two, cable)
            else:
                player.choose(at=turns % player.options.count())
            last = player
        assert cut
        for each in players if player else ():
            each.let_a_bot_play()
        for each in players:
            each.see_the_end()
        assert one.points() == two.points()
        assert one.one("#winner").inner_text() == two.one("#winner").inner_text()
        assert one.one("#pad tfoot").inner_text() == two.one("#pad tfoot").inner_text()


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
