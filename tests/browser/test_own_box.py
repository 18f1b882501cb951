"""A card is corrected, kept as a box of one's own, and played with; friends are told before."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE
from browser.test_box import shown, touched

CITY = "/game/fourberies/box/city/1"


def save(guest, name=""):
    """Keep what was changed, and wait until bots have played it through."""
    if name:
        guest.one("[name=name]").fill(name)
    guest.one("[data-save]").press("Enter")
    expect(guest.one(".own-box-page")).to_have_attribute("data-state", "fit")


@pytest.mark.parametrize("how", [{}, {"viewport": PHONE, "locale": "fr-FR"}])
def test_a_corrected_card_is_saved_revised_and_played(guests, how):
    guest = guests(**how)
    guest.go(CITY)
    shown(guest)
    for lang in ("en", "fr"):
        touched(guest, lambda lang=lang: guest.one(f"[data-name='name/{lang}']").fill("Samarkand"))
    save(guest, "Silk road")
    expect(guest.one("h1")).to_contain_text("Silk road")
    expect(guest.one(".differences li")).to_have_count(1)
    expect(guest.one(".differences")).to_contain_text("Samarkand")
    own = re.sub(r"\?.*", "", guest.path)
    guest.go("/game/fourberies/box?section=city")
    expect(guest.one(".box-drafts")).to_be_hidden()  # what was saved is no draft any more
    guest.go(f"{own}/rows/city/1")
    shown(guest)
    name = guest.one("[data-name='name/en']")
    expect(name).to_have_value("Samarkand")
    for lang in ("en", "fr"):
        touched(guest, lambda lang=lang: guest.one(f"[data-name='name/{lang}']").fill("Ispahan"))
    save(guest)
    expect(guest.one(".versions li")).to_have_count(2)
    guest.one(".play-now [name=level]").select_option("random")
    guest.one(".play-now .button.main").click()
    guest.at_the_table()
    guest.is_my_turn()
    guest.choose("Ispahan")
    guest.until(lambda: any("Ispahan" in line for line in guest.story))
    told = guest.pane("words").locator(".own-box")
    expect(told).to_contain_text("Silk road")
    expect(told).to_contain_text("Ispahan")


def test_friends_see_what_differs_before_they_sit(guests):
    guest, friend = guests(), guests(locale="fr-FR", viewport=PHONE)
    rows = '{"season/0": {"reward": 7, "source": "found"}}'
    own = guest.sent_form("/game/fourberies/box/save", rows=rows, name="Rich seasons")
    guest.go(own)
    expect(guest.one(".own-box-page")).to_have_attribute("data-state", "fit")
    guest.one(".play-now a.button").click()
    expect(guest.one("[name=box]:checked")).to_have_value(re.compile("/1$"))
    guest.one("input[name=seats][value='2']").dispatch_event("click")
    guest.one("form .button.main").click()
    guest.at_the_table()
    expect(guest.one("#lobby .own-box")).to_contain_text("Rich seasons")
    friend.go(guest.one("#invite-link").input_value())
    expect(friend.one(".own-box")).to_contain_text("Rich seasons")
    expect(friend.one(".own-box ins")).to_have_text("7")
    friend.one(".invitation [name=name]").fill("Pierrot")
    friend.one(".invitation .button.main").click()
    friend.at_the_table()
    expect(friend.one("#lobby .own-box")).to_contain_text("Rich seasons")
    friend.switch(re.compile("^EN"))
    expect(friend.one("#lobby .own-box")).to_contain_text("One row differs")
