"""Around the game: reasons, talk, spectators, seats."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.guest import at_one_table, say, whose_turn
from browser.tap import Tap

LONG = 60_000  # milliseconds in which whatever waits for a mouse to rest has happened


@pytest.mark.parametrize("size", [(1280, 585), (1440, 780), (1920, 960), (820, 1180), (390, 844)])
def test_a_table_that_opens_asks_for_its_picture_once(guests, size):
    width, height = size
    guest = guests(viewport={"width": width, "height": height})
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    guest.settle()
    assert guest.looks == 1


def test_a_long_story_goes_back_and_on_without_losing_a_line(guests):
    guest = guests()
    tap = Tap(guest)
    guest.play_now()
    assert guest.is_my_turn()
    tap.settle()
    told = [f"Line {i}." for i in range(230)]
    tap.tell({"is": "log", "from": 0, "lines": told})
    expect(guest.one("#log li")).to_have_text(told)
    for back in (190, 150, 100, 7):
        again = [f"After {back}, line {i}." for i in range(120)]
        told[back:] = again
        tap.tell({"is": "log", "from": back, "lines": again})
        expect(guest.one("#log li")).to_have_text(told)
        expect(guest.one("#log li.new")).to_have_text(again)


def test_the_story_bears_the_sign_of_whom_each_line_names(guests):
    """In the line above I am no name, so the sign alone tells which one is mine."""
    guest = guests()
    tap = Tap(guest)
    guest.play_now()
    assert guest.is_my_turn()
    tap.settle()
    me, other = [seat["name"] for seat in tap.parts["table"]["seats"]]
    lines = [f"{me} greets {other}.", f"A bow to {other}.", f"{me}s and {other}s bow.", "All bow."]
    tap.tell({"is": "log", "from": 0, "lines": lines})
    told = guest.one("#log li")
    expect(told).to_have_text(lines)
    fill = "path => path.lastElementChild.getAttribute('fill')"
    chips = [guest.one(f"#players [data-seat='{n}'] .sigil").evaluate(fill) for n in (0, 1)]
    signs = [
        told.nth(n).locator(".sigil").evaluate_all(f"all => all.map({fill})") for n in range(4)
    ]
    assert signs == [chips[:1], chips[1:], [], []]


def test_a_small_card_is_lit_by_what_answers_on_it_and_brings_it_forward(guests):
    guest = guests(viewport={"width": 390, "height": 844})
    tap = Tap(guest)
    guest.play_now("trickerion", seats=3)
    assert guest.is_my_turn()
    tap.settle()
    region = next(id for id, *_, front, _ in tap.parts["scene"]["regions"] if front)
    move = tap.parts["ask"]["options"][0]["move"]
    small = {"k": f"region-{region}/card-2", "x": 0, "y": 0, "label": "A small card", "edge": ""}
    small |= {"svg": "<rect width='80' height='96'/>", "edge": "0 0 80 96 5", "answers": [move]}
    tap.tell({"is": "patch", "put": [small], "drop": []})
    card = guest.one(f"#picture .item[data-k='{small['k']}']")
    expect(card).to_have_attribute("data-state", "legal")
    assert card.get_attribute("data-move") is None  # it plays nothing
    wish = {"do": "focus", "region": f"{region}/card-2"}
    for bring in (card.locator(".hit").click, lambda: card.locator(".frame").press("Enter")):
        said = len(tap.sent)
        bring()
        guest.until(lambda before=said: tap.sent[before:] == [wish])


def test_a_tablet_shows_what_people_compare_and_my_chip_says_that_it_is_my_turn(guests):
    guest = guests(viewport={"width": 820, "height": 1180})
    guest.play_now("trickerion", seats=3)
    assert guest.is_my_turn()
    figures = guest.one("#players .figure")
    assert figures.count() > 3
    for figure in figures.all():
        expect(figure).to_be_in_viewport(ratio=1)
    middles = figures.evaluate_all("all => all.map(one => one.getBoundingClientRect().x)")
    assert middles == sorted(middles)
    guest.page.set_viewport_size({"width": 1920, "height": 960})
    expect(guest.one("#players .own .seat-state")).to_have_text(say("page-is-my-turn"))


@pytest.mark.parametrize("names", [("Hippolyte", "Valère"), ("Dorine", "Zerbinette")])
def test_a_phone_has_room_for_three_names_and_what_they_have(guests, names):
    guest = guests(viewport={"width": 390, "height": 844})

    def alter(part):
        if part["is"] == "table":
            for seat, name in zip(part["seats"][1:], names, strict=True):
                seat["name"] = name
        if part["is"] == "top":
            part["values"] = [[48, *more] for _, *more in part["values"]]
        return part

    Tap(guest, alter)
    guest.play_now("the_magnificent", seats=3)
    assert guest.is_my_turn()
    expect(guest.one("#players .score b")).to_have_text(["48"] * 3)
    middle = "node => { const b = node.getBoundingClientRect(); return b.top + b.height / 2; }"
    for chip in guest.one("#players .chip").all():
        assert abs(chip.evaluate(middle) - chip.locator(".chip-name").evaluate(middle)) < 4


def test_what_is_refused_answers_with_its_rule(guests):
    guest = guests()
    guest.play_now("fourberies", seats=3)
    listed = on_board = False
    games = 1
    while not (listed and on_board):
        if not guest.is_my_turn():  # nothing of the kind in this game: another one
            games += 1
            assert games < 8
            guest.play_now("fourberies", seats=3)
            continue
        if not listed and guest.one("#refused-list li").count():
            listed = True
            guest.unfold()
            guest.one("#refused summary").click()
            guest.one("#refused-list button").first.click(force=True)
            see_rule(guest)
        if not on_board and guest.one("#picture .item[data-why]").count():
            on_board = True
            guest.one("#picture .item[data-why] .frame").first.focus()
            guest.page.keyboard.press("Enter")
            see_rule(guest)
        guest.choose(at=guest.options.count() - 1)


def see_rule(guest):
    """The answer names a rule; its link opens the rules at that rule."""
    link = guest.one("#answer a.rule-link")
    number = re.search(r"\d+\.\d+", link.inner_text())
    assert number
    link.click()
    row = guest.one(f'[id="r{number[0]}"]')
    expect(row).to_be_visible()
    expect(row).to_contain_text(number[0])
    guest.page.get_by_role("tab", name=say("page-tab-story")).click()
    expect(guest.one("#log")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.one("#drawer")).to_be_hidden()


def test_talk_with_markup_in_it_is_text(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    evil = "<img src=x onerror=\"document.title='caught'\">"
    evil += "<script>alert(1)</script> <b>&amp;</b> {name}"
    one.talk(evil)
    for each in (one, two):
        expect(each.one("#chat li span").last).to_have_text(evil)
        assert each.one("#chat li").locator("img, script, b b").count() == 0
        assert "caught" not in each.page.title()
    expect(one.one("#chat-text")).to_have_value("")
    two.visit().get_by_role("button", name=re.compile("^Mute")).click()
    one.one("#chat-text").fill("can you hear me")
    one.one("#chat-form button").click()
    expect(one.one("#chat li")).to_have_count(2)
    two.talk("no")
    expect(two.one("#chat li")).to_have_count(1)
    one.button(say("page-chat-close")).click()
    expect(two.one("#chat-closed")).to_be_visible()
    expect(two.one("#chat-form")).to_be_hidden()


def test_two_of_the_same_name_are_told_apart_in_talk(guests):
    one, two = guests(), guests()
    for each in (one, two):
        each.go("/name")
        each.one("input[name=name]").fill("Scapin")
        each.one("form[action='/name'] button").click()
    at_one_table(one, two)
    two.visit().get_by_role("button", name=re.compile("^Mute")).click()
    for each in (one, two):
        each.talk("who am I")
        expect(one.one("#chat li")).to_have_count(1 if each is one else 2)
    expect(two.one("#chat li b")).to_have_text(["Scapin 2"])
    expect(one.one("#chat li b")).to_have_text(["Scapin", "Scapin 2"])


def test_a_line_is_pinned_by_keyboard_and_stays_above_the_talk(guests):
    one, two, third = guests(), guests(), guests()
    third.join(at_one_table(one, two))
    for text in ("On Friday at eight.", "I am late."):
        one.talk(text)
    expect(two.one("#chat li")).to_have_count(2)
    two.pane("talk")
    two.one("#chat .pinner").last.focus()
    two.page.keyboard.press("ArrowUp")
    two.page.keyboard.press("Enter")
    for each in (one, two, third):
        each.pane("talk")
        expect(each.one("#pin span")).to_have_text("On Friday at eight.")
    assert third.one(".pinner").count() == 0
    expect(one.one("#chat .pinner").first).to_have_attribute("aria-pressed", "true")
    two.page.reload()
    two.pane("talk")
    expect(two.one("#pin span")).to_have_text("On Friday at eight.")
    one.switch(re.compile("^FR"))
    one.pane("talk").get_by_role("button", name="Désépingler cette ligne").press("Enter")
    for each in (one, two, third):
        expect(each.one("#pin")).to_be_hidden()
    expect(one.one("#chat-text")).to_be_focused()


def test_a_card_that_was_closed_stays_so_while_the_mouse_rests_on_its_chip(guests):
    guest = guests()
    guest.play_now("fourberies", seats=2)
    guest.page.clock.install()
    guest.visit()
    guest.page.keyboard.press("Escape")
    chip = guest.one("#players .seat:not(.own) > button")
    chip.dispatch_event("pointerover", {"pointerType": "mouse"})  # made anew under the mouse
    guest.page.clock.run_for(LONG)
    expect(guest.one("#visit")).to_be_hidden()
    guest.page.mouse.move(600, 400)
    chip.hover()
    guest.page.clock.run_for(LONG)
    expect(guest.one("#visit")).to_be_visible()


ACT = """([live, message]) => new Promise((done) => {
    const line = new WebSocket(new URL(live, location.href.replace(/^http/, "ws")));
    line.onopen = () => line.send(JSON.stringify(message));
    line.onmessage = (event) => { done(event.data); line.close(); };
})"""


def test_a_spectator_sees_no_secrets_and_cannot_act(guests):
    one, two, third = guests(), guests(), guests()
    invite = at_one_table(one, two)
    third.join(invite)
    expect(third.one("#watching")).to_be_visible()
    assert third.options.count() == 0 and third.one("[data-move], [data-why]").count() == 0
    assert third.visit(".seat").locator("select, [data-act^=sit]").count() == 0
    third.page.keyboard.press("Escape")
    expect(third.one("#visit")).to_be_hidden()
    hands = [hand_lines(each) for each in (one, two, third)]
    assert re.search(r"\d", hands[0][0]) and not re.search(r"\d", hands[0][1])
    assert re.search(r"\d", hands[1][1]) and not re.search(r"\d", hands[1][0])
    assert not re.search(r"\d", "".join(hands[2]))
    assert not any(re.search(r"draws \d", text) for text in third.heard)
    live = third.one("#table").get_attribute("data-live")
    for message in (
        {"do": "play", "id": "x1", "seat": 0, "position": 0, "move": "pass"},
        {"do": "undo", "id": "x2", "seat": 0, "position": 0},
        {"do": "why", "seat": 0, "move": "pass"},
        {"do": "bot", "seat": 0, "level": "random"},
        {"do": "start"},
    ):
        said = json.loads(third.page.evaluate(ACT, [live, message]))
        assert [part["is"] for part in said["parts"]] == ["no"], said
    before = len(third.sent)
    for key in ("l", "u", "Enter"):
        third.page.keyboard.press(key)
    player = whose_turn([one, two], by=one)
    player.choose("Do not look")
    other = [two, one].index(player)
    expect(third.one(f"#players [data-seat='{other}']")).to_have_class(re.compile("to-act"))
    assert [said for said in third.sent[before:] if said["do"] != "visit"] == []


def test_spectators_see_the_same_whenever_they_came(guests):
    one, two, early, late = [guests() for _ in range(4)]
    invite = at_one_table(one, two, game="fourberies")
    early.join(invite)
    for n in range(6):
        if n == 3:
            late.join(invite)
            expect(late.one("#watching")).to_be_visible()
        whose_turn([one, two], by=one).choose()
    told = one.one("#log li").all_text_contents()[-1]
    for watcher in (early, late):
        expect(watcher.one("#log li").last).to_have_text(told)
    late.until(lambda: pieces(early) == pieces(late))
    assert pieces(late)


def pieces(guest):
    """What each piece looks like."""
    return guest.one("#picture .item").evaluate_all("all => all.map(one => one.innerHTML)")


def hand_lines(guest):
    guest.pane("words")
    expect(guest.one("#outline li").first).to_be_visible()
    return [
        line for line in guest.one("#outline li").all_text_contents() if line.startswith("Hand:")
    ]


def test_a_seat_is_given_to_a_bot_and_taken_back(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    one.let_a_bot_play()
    for each in (one, two):
        expect(each.one("#log")).to_contain_text("A bot now plays for")
    expect(two.one("#table.my-turn")).to_be_attached()
    expect(one.options).to_have_count(0)
    two.choose("Do not look")
    one.bot_chooser()
    one.button(say("page-return")).click()
    for each in (one, two):
        expect(each.one("#log")).to_contain_text("plays again")
    last = two
    while player := whose_turn([one, two], by=last):
        player.choose()
        last = player
    for each in (one, two):
        each.see_the_end()
    assert one.points() == two.points()


def test_a_bot_says_why_it_chose(guests):
    guest = guests()
    guest.play_now(level="random")
    guest.visit().get_by_role("button", name=say("page-explain")).click()
    expect(guest.one("#answer")).to_contain_text(say("thought-lots"))


def test_the_master_gives_a_hint(guests):
    guest = guests()
    guest.play_now("fourberies", level="random")
    assert guest.is_my_turn()
    guest.button(say("page-hint")).click()
    expect(guest.one("#answer")).to_contain_text(say("page-hint-said", text=""))
    advised = guest.one("#options .advised")
    expect(advised).to_have_count(1)
    move = advised.get_attribute("data-answer")
    assert guest.one("#picture .advised").count() > 0
    guest.unfold()
    with guest.answering():
        advised.click()
    assert guest.plays[-1]["move"] == move


def test_a_table_for_friends_with_a_bot_on_the_empty_seat(guests):
    one = guests()
    one.found()
    start = one.button(say("page-start"))
    expect(start).to_have_attribute("aria-disabled", "true")
    start.click(force=True)
    expect(one.one("#lobby-answer")).to_contain_text(say("error-seats-empty"))
    expect(one.one("#lobby-answer")).to_be_in_viewport(ratio=1)
    one.one("#lobby").get_by_label(say("page-bot-here")).select_option("random")
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    while one.is_my_turn():
        one.choose()
    one.see_the_end()


def test_the_title_says_whose_turn_it_is_and_a_key_goes_to_the_next_table(guests):
    one = guests()
    one.play_now()
    first = one.path
    one.is_my_turn()
    expect(one.page).to_have_title(re.compile(re.escape(say("page-your-turn"))))
    one.play_now()
    assert one.path != first
    one.is_my_turn()
    one.page.keyboard.press("n")
    one.page.wait_for_url(f"**{first}")
    one.go("/tables")
    expect(one.one(".table-row.waits")).to_have_count(2)


def test_a_clock_says_how_long_a_decision_may_take_and_what_happens_then(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    player = whose_turn([one, two], by=one)
    other = two if player is one else one
    assert re.fullmatch(r"\d+:\d\d", player.one("#clock time").inner_text())
    assert "bot" in player.one("#clock .clock").get_attribute("title")
    expect(other.one("#clock time")).to_have_count(0)
    expect(other.one("#players .to-act .clock time")).to_have_text(re.compile(r"\d+:\d\d"))
