"""Accounts: a guest registers, and finds the tables again in another browser."""

import pytest
from playwright.sync_api import expect

from browser.guest import say
from browser.house import House

PASSWORD = "an-act-in-three-scenes"


def fill_in(guest, mode, login, **fields):
    """Fill in one of the forms about accounts and send it."""
    guest.go(f"/{mode}")
    for name, value in {"login": login, **fields}.items():
        guest.one(f"main [name={name}]").fill(value)
    guest.one("main form button.main").click()


def who(guest):
    """The cookie that says who somebody is."""
    found = [cookie for cookie in guest.context.cookies() if cookie["name"] == "who"]
    assert all(cookie["httpOnly"] and cookie["sameSite"] == "Lax" for cookie in found)
    return found[0]["value"] if found else ""


def register(guest, login):
    fill_in(guest, "register", login, password=PASSWORD)
    expect(guest.one("h1")).to_have_text(say("page-code-title"))
    code = guest.one(".code").inner_text()
    guest.page.get_by_role("link", name=say("page-code-kept")).click()
    return code


def test_an_account_keeps_the_tables_across_browsers(guests):
    one, two = guests(), guests()
    for each in (one, two):
        each.expected.append("40[0-9]")
    one.play_now()
    table, guest_cookie = one.path, who(one)
    register(one, "celimene")
    one.go("/tables")
    expect(one.one(f'.table-row a[href="{table}"]')).to_be_visible()
    assert who(one) not in ("", guest_cookie)

    two.play_now()
    other, guest_cookie = two.path, who(two)
    fill_in(two, "login", "celimene", password="not-the-password")
    expect(two.one(".trouble")).to_have_text(say("error-wrong-login"))
    expect(two.one("main [name=login]")).to_have_value("celimene")
    assert who(two) == guest_cookie
    fill_in(two, "login", "celimene", password=PASSWORD)
    two.go("/tables")
    for path in (table, other):  # what the guest sat at belongs to the account now
        expect(two.one(f'.table-row a[href="{path}"]')).to_be_visible()
    assert who(two) not in ("", guest_cookie, who(one))
    two.go(table)
    two.at_the_table()
    assert two.is_my_turn()
    two.choose()

    signed_in = who(one)
    one.go("/name")
    one.button(say("page-logout")).click()
    one.go("/tables")
    expect(one.one(".table-row")).to_have_count(0)
    assert who(one) != signed_in
    one.go(table)
    expect(one.one("h1")).to_have_text(say("page-trouble"))
    two.go("/tables")
    expect(two.one(".table-row")).to_have_count(2)


def test_the_recovery_code_opens_the_account_once(guests):
    one, two, three = guests(), guests(), guests()
    for each in (one, two, three):
        each.expected.append("40[0-9]")
    one.play_now()
    table = one.path
    code = register(one, "alceste")
    fill_in(two, "recover", "alceste", code="WRONG-CODE", password="another-password")
    expect(two.one(".trouble")).to_have_text(say("error-wrong-code"))
    fill_in(two, "recover", "alceste", code=code, password="another-password")
    expect(two.one(".code")).not_to_have_text(code)
    two.page.get_by_role("link", name=say("page-code-kept")).click()
    two.go("/tables")
    expect(two.one(f'.table-row a[href="{table}"]')).to_be_visible()
    fill_in(three, "recover", "alceste", code=code, password="a-third-password")
    expect(three.one(".trouble")).to_have_text(say("error-wrong-code"))
    fill_in(three, "login", "alceste", password=PASSWORD)
    expect(three.one(".trouble")).to_have_text(say("error-wrong-login"))
    fill_in(three, "login", "alceste", password="another-password")
    three.go("/tables")
    expect(three.one(f'.table-row a[href="{table}"]')).to_be_visible()


@pytest.fixture
def slow_house(tmp_path):
    with House(tmp_path, limits=1) as house:
        yield house


def test_whoever_guesses_passwords_is_told_to_wait(guests, slow_house):
    one, two = guests(address=slow_house.address), guests(address=slow_house.address)
    two.expected.append("4[0-9][0-9]")
    register(one, "harpagon")
    for _ in range(5):
        fill_in(two, "login", "harpagon", password="cassette-cassette")
        expect(two.one(".trouble")).to_have_text(say("error-wrong-login"))
    fill_in(two, "login", "harpagon", password="cassette-cassette")
    expect(two.one(".trouble")).to_have_text(say("error-too-many-tries"))
    fill_in(two, "login", "harpagon", password=PASSWORD)
    expect(two.one(".trouble")).to_have_text(say("error-too-many-tries"))
