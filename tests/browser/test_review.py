"""A look back: one click after the end, then each costly decision on the board as it was seen."""

import re
import sqlite3
import time
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from review.games import random_game

from browser.guest import LOW, PHONE, say
from browser.test_access import in_both_themes
from browser.test_front import stands_whole
from browser.test_notices import register
from chapiteau import Match
from chapiteau.review.account import Account, Column, Weighed
from chapiteau.review.blocks import blocks
from chapiteau.review.choices import Choice, Effort
from chapiteau.review.judge import Measure
from chapiteau.review.numbers import VICTORY
from chapiteau.review.plain import written
from chapiteau.review.run import Review

SEAT = 1
PUZZLE = "a0puzzle0of0a0test"


def uploaded(guest, text):
    """The table of a record from elsewhere."""
    guest.go("/")
    return guest.sent_form("/watch", text=text).split("/")[2]


def decisions(match, count):
    """So many decisions of a seat with several answers, each with another one."""
    replay = Match(match.edition, match.seats, match.seed)
    found: list[tuple[int, str, str]] = []
    for number, decision in enumerate(match.decisions):
        moves = [move.text for move in replay.moves(decision.seat)]
        if decision.seat == SEAT and len(moves) > 2 and number > 5 and len(found) < count:
            made = decision.move.text
            found.append((number, made, next(move for move in moves if move != made)))
        replay.play(decision.seat, decision.move)
    return found


def without_thought(record, errors):
    """A review that finds these errors, and nothing else: both have half of it all the time."""
    half = VICTORY // 2
    found = [
        Weighed(b.first, b.count, b.is_together, False, [], [], [], [], {}, [
            error for error in errors if b.first <= error.number < b.first + b.count
        ])
        for b in blocks(record)
    ]  # fmt: skip
    columns = [Column(half, half, others=[0, 0]) for _ in range(2)]
    course = [[half, half] for _ in range(len(found) + 2)]
    measure = Measure("nobody", counts=False, is_split=False)
    return Review(record, measure, Effort(), "0", Account(columns, [], course), found, errors)


@pytest.fixture(scope="module")
def planted(house, chromium):
    """A reviewed game with two errors that are surely some, and one of them the day's puzzle."""
    from browser.conftest import HANGS
    from browser.guest import Guest

    match = random_game("fourberies", 2)
    guest = Guest(chromium, house.address, HANGS)
    table = uploaded(guest, match.record().text)
    guest.leave()
    third = VICTORY // 3
    errors = [
        Choice(n, SEAT, made, better, 24, third, third // 2, 2 * third, 0.0, 2000)
        for n, made, better in decisions(match, 2)
    ]
    data = written(without_thought(match.record(), errors))
    today = time.strftime("%Y-%m-%d", time.gmtime())
    with sqlite3.connect(house.data / "chapiteau.db", timeout=30) as c:
        row = (table, "fourberies", "", "made", 1.0, 1.0, 1, 1, 1, None, data)
        c.execute(f"INSERT INTO reviews VALUES ({', '.join('?' * len(row))})", row)
        first = (PUZZLE, table, errors[0].number, SEAT, "fourberies", 333, True, today)
        c.execute(f"INSERT INTO puzzles VALUES ({', '.join('?' * len(first))})", first)
    return f"/table/{table}", errors


def test_one_click_at_the_end_and_the_review_is_there_when_it_is_made(guests):
    guest = guests()
    table = uploaded(guest, random_game("parade", 2, "one click").record().text)
    guest.go(f"/table/{table}")
    guest.see_the_end()
    guest.one("#over-actions [data-review]").click()
    expect(guest.page).to_have_url(re.compile(r"/review$"))
    expect(guest.one("#overview")).to_be_visible()
    expect(guest.one("#making")).to_be_hidden()
    expect(guest.one("#skills tbody")).to_have_count(2)
    expect(guest.one("#account tbody tr").last).to_contain_text(say("review-result"))
    expect(guest.one("#course .course-line")).to_have_count(2)


@pytest.mark.parametrize("is_told", [True, False])
def test_luck_of_which_nothing_is_said_has_no_picture(guests, planted, is_told):
    path, _ = planted
    guest = guests()

    def untold(route):
        answer = route.fetch()
        told = answer.json()
        skills = told["review"]["skills"]
        assert all(skill["luck_said"] for skill in skills)
        for skill in skills if not is_told else []:
            skill["luck_said"] = ""
        route.fulfill(response=answer, json=told)

    guest.page.route("**/review.json*", untold)
    guest.go(f"{path}/review?seat={SEAT}")
    expect(guest.one("#skills .skill-errors")).to_have_count(2)
    expect(guest.one("#skills .skill-luck")).to_have_count(2 * is_told)
    title = say("page-review-skill") if is_told else "Own errors"
    expect(guest.one("#skill-title")).to_have_text(title)
    expect(guest.one("#skills .skill-bar")).to_have_count(2 + 2 * is_told)


@pytest.mark.parametrize("window", [LOW, PHONE], ids=["low", "phone"])
def test_each_costly_decision_is_seen_explained_and_tried_again(guests, planted, window):
    path, errors = planted
    guest = guests(viewport=window, bypass_csp=True)
    guest.go(f"{path}/review?seat={SEAT}")
    beads = guest.one(".review-bead")
    expect(beads).to_have_count(2)
    expect(guest.one("#errors button")).to_have_count(2)
    assert in_both_themes(guest, "overview") == []
    beads.first.click()
    expect(guest.one("#picture .item").first).to_be_visible()
    expect(guest.page).to_have_url(re.compile(rf"at={errors[0].number}$"))
    expect(guest.one("#prompt")).to_contain_text("33.3")
    for way in ("made", "was", "better"):
        button = guest.one(f"[data-which={way}]")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    expect(guest.one("#meaning")).to_contain_text("2.0")
    guest.one("#main").focus()
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page).to_have_url(re.compile(rf"at={errors[1].number}$"))
    expect(beads.last).to_have_attribute("aria-current", "true")
    assert in_both_themes(guest, "decision") == []
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    guest.page.keyboard.press("Escape")
    expect(guest.one("#overview")).to_be_visible()
    guest.page.keyboard.press("ArrowRight")
    guest.one("#try button").click()
    guest.at_the_table()
    expect(guest.page).not_to_have_url(re.compile(path))
    assert guest.one("#table").get_attribute("data-seat") == str(SEAT)


def test_the_puzzle_of_the_day_shares_the_strip_with_tickets_and_tournaments(guests, planted):
    guest = guests(viewport={"width": 390, "height": 664}, locale="fr-FR")
    register(guest, "Lisette")
    guest.go("/")
    stands_whole(guest)
    rows = guest.one(".strip :is(h1, .find, .daily)")  # tournaments look as the puzzle does
    boxes = rows.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    assert len(boxes) == 4
    assert all(one["right"] <= other["left"] for one, other in pairwise(boxes))


def test_a_puzzle_is_answered_from_the_list_or_shown(guests, planted):
    _, errors = planted
    guest = guests(viewport=LOW, bypass_csp=True)
    guest.go(f"/puzzle/{PUZZLE}")
    expect(guest.one("#picture .item").first).to_be_visible()
    options = guest.one("#options")
    options.select_option(errors[0].made)
    guest.one("#do").click()
    expect(guest.one("#prompt")).to_contain_text("33.3")
    assert in_both_themes(guest, "puzzle") == []
    options.select_option(errors[0].better)
    guest.one("#do").click()
    expect(guest.one("#prompt")).to_have_text(say("puzzle-right"))
    expect(guest.one("#do")).to_be_hidden()
    guest.go(f"/puzzle/{PUZZLE}")
    guest.one("#show").click()
    expect(guest.one("#prompt")).to_have_text(say("puzzle-shown"))
