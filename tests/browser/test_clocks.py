"""A clock with a bank: agreed on in the form, seen on chips and in the question line."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import LOW, PHONE, say, whose_turn
from browser.test_notices import register


def agree(guest, kind, time, added="", end="kept", seats=2):
    """Fill in the form of a new table with a clock in minutes."""
    guest.go("/new/fourberies")
    expect(guest.one(".clocks")).to_be_hidden()
    guest.one(f"input[name=seats][value='{seats}']").check(force=True)
    guest.one("input[name=pace][value=clock]").check(force=True)
    guest.one(f"input[name=clock][value={kind}]").check(force=True)
    guest.one("input[name=time]").fill(time)
    if added:
        guest.one("input[name=added]").fill(added)
    guest.one(f"input[name=end][value={end}]").check(force=True)
    guest.button(say("page-open-table")).click()
    guest.at_the_table()


@pytest.mark.parametrize("viewport", [LOW, PHONE], ids=["laptop", "phone"])
def test_everybodys_time_is_seen_and_runs_only_while_one_is_asked(guests, viewport):
    one, two = guests(viewport=viewport), guests(viewport=viewport)
    agree(one, "both", "12", "30", "last")
    expect(one.one("#lobby-pace")).to_contain_text("12 minutes each for the whole game, and 30")
    two.join(one.one("#invite-link").input_value())
    two.sit()
    one.button(say("page-start")).click()
    for each in (one, two):
        expect(each.one("#table")).to_have_attribute("data-phase", "playing")
        expect(each.one("#players .clock[data-until]")).to_have_count(2)  # both choose at once
        expect(each.one("#clock time")).to_have_text(re.compile(r"^1[12]:\d\d$"))
        assert "you rank last" in each.one("#clock .clock").get_attribute("title")
    whose_turn([one, two], by=one)
    one.one("#picture [data-move] .frame").first.focus()
    one.page.keyboard.press("Enter")
    one.page.keyboard.press("Enter")
    expect(one.one("#players .own .clock.stands")).to_have_count(1)
    expect(two.one("#players .own .clock[data-until]")).to_have_count(1)
    expect(two.one("#players .chip:not(.own) .clock.stands time")).to_have_text("12:00")
    for each in (one, two):
        assert each.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_four_clocks_are_seen_on_a_phone(guests):
    one, others = guests(viewport=PHONE), [guests() for _ in range(3)]
    agree(one, "game", "12", seats=4)
    invite = one.one("#invite-link").input_value()
    for n, other in enumerate(others):
        register(other, f"Zerbinette {n}")
        assert other.context.request.get(invite).ok  # whoever has a name sits down by it
    one.button(say("page-start")).click()
    expect(one.one("#table")).to_have_attribute("data-phase", "playing")
    expect(one.one("#players .clock time")).to_have_count(4)
    seen = """chips => chips.map(chip => {
      const [edge, time] = ["button", "time"].map(
        (name) => chip.querySelector(name).getBoundingClientRect());
      return time.width > 20 && time.left >= edge.left && time.right <= edge.right
        && time.top >= edge.top && time.bottom <= edge.bottom;
    })"""
    assert one.page.locator("#players .chip").evaluate_all(seen) == [True] * 4
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
