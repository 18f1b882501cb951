"""A box is corrected in the browser: by form, on the picture, by keys; and taken along."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import chapiteau
from browser.guest import PHONE
from chapiteau.core.box import parse

LIST = "/game/fourberies/box?section=request"


def shown(guest):
    """Wait until the house has answered to what was written."""
    expect(guest.one(".box-edit")).to_have_attribute("data-shown", re.compile(r"\d"))


def touched(guest, act):
    """Do something, and wait for the picture that comes of it."""
    before = guest.one(".box-edit").get_attribute("data-shown") or ""
    act()
    expect(guest.one(".box-edit")).not_to_have_attribute("data-shown", before)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_card_is_found_corrected_refused_and_taken_along(guests, locale):
    guest = guests(locale=locale)
    guest.go("/game/fourberies")
    guest.one("a[href='/game/fourberies/box']").click()
    guest.go(LIST)
    guest.page.wait_for_selector("[data-drawn]")
    assert guest.one(".box-look svg").count() == guest.one(".box-row").count()
    guest.one("[name=source][value=reconstructed]").click()
    guest.page.wait_for_selector("[data-drawn]")
    guest.one(".box-row h3 a").first.click()
    shown(guest)
    reward = guest.one("[data-name=reward]")
    before = guest.one("#picture svg").inner_html()
    touched(guest, lambda: reward.fill("9"))
    assert guest.one("#picture svg").inner_html() != before
    touched(guest, lambda: reward.fill("99"))
    expect(guest.one("[data-trouble=reward]")).to_contain_text("99")
    expect(reward).to_have_attribute("aria-invalid", "true")
    expect(guest.one("#take")).to_be_disabled()
    touched(guest, lambda: reward.fill("8"))
    expect(guest.one("[data-trouble=reward]")).to_be_hidden()
    other = "FR" if locale == "en-GB" else "EN"
    guest.button(re.compile(f"^{other}")).click()
    expect(guest.one("html")).to_have_attribute("lang", other.lower())
    shown(guest)
    expect(reward).to_have_value("8")  # another language loses nothing
    with guest.page.expect_download() as taken:
        guest.one("#take").click()
    text = Path(taken.value.path()).read_text("utf-8")
    n = int(guest.path.rpartition("/")[2])
    assert parse(text, "taken.toml")["request"][n - 1]["reward"] == 8
    chapiteau.games()["fourberies"].own_box(text, "taken.toml")
    guest.go(LIST)
    expect(guest.one(f"#row-{n}")).to_have_class(re.compile("is-changed"))
    expect(guest.one("#drafts")).to_contain_text("1")
    guest.go(f"/game/fourberies/box/request/{n}")
    shown(guest)
    expect(reward).to_have_value("8")
    touched(guest, lambda: guest.one("#reset").click())
    expect(reward).not_to_have_value("8")
    guest.go(LIST)
    expect(guest.one(".box-drafts")).to_be_hidden()


def test_a_form_follows_what_is_chosen_and_keeps_the_focus(guest):
    guest.go("/game/fourberies/box/request/3")
    shown(guest)
    add = guest.one("[data-add=conditions]")
    count = guest.one("[data-name$='/metric']").count()
    add.focus()
    touched(guest, lambda: guest.page.keyboard.press("Enter"))
    expect(guest.one("[data-name$='/metric']")).to_have_count(count + 1)
    expect(add).to_be_focused()
    expect(guest.one("#troubles li")).to_have_count(0)


def test_the_map_the_wheel_and_the_card_are_changed_on_the_picture_by_keys_too(guests):
    guest = guests(viewport=PHONE)
    guest.go("/game/three_ring_circus/box/space/4")
    shown(guest)
    x = int(guest.one("[data-name=x]").input_value())
    guest.one("[data-handle=place]").focus()
    touched(guest, lambda: guest.page.keyboard.press("ArrowRight"))
    expect(guest.one("[data-name=x]")).to_have_value(str(x + 5))
    expect(guest.one("[data-handle=place]")).to_be_focused()
    guest.go("/game/the_magnificent/box/wheel/1")
    shown(guest)
    before = guest.one("[data-name='cells/3']").input_value()
    touched(guest, lambda: guest.one("[data-handle=cell3]").click())
    expect(guest.one("[data-name='cells/3']")).not_to_have_value(before)
    guest.go("/game/trickerion/box/performance_card/6")
    shown(guest)
    circles = guest.one("[data-remove=circles]").count()
    closed = guest.one("[data-handle='c1r1']")
    name = closed.get_attribute("aria-label")
    closed.focus()
    touched(guest, lambda: guest.page.keyboard.press("Enter"))
    expect(closed).not_to_have_attribute("aria-label", name)
    touched(guest, lambda: guest.one("[data-handle='c0r1-c1r1']").click())
    expect(guest.one("[data-remove=circles]")).to_have_count(circles + 1)
    expect(guest.one("#troubles li")).to_have_count(0)
