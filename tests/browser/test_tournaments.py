"""A tournament from its announcement to its final standings, in two browsers."""

from playwright.sync_api import expect

from browser.guest import LOW, PHONE, say
from browser.test_notices import register


def test_a_tournament_goes_from_its_announcement_to_its_final_standings(guests):
    one, two = guests(viewport=LOW), guests(viewport=PHONE)
    register(one, "Sylvestre")
    register(two, "Hyacinthe")
    for guest in (two, one):
        guest.go("/tournaments")
        assert is_within(guest)
    one.one("input[name=name]").fill("Un soir à Naples")
    one.one("select[name=game]").select_option("fourberies")
    one.one("input[name=rounds]").fill("1")
    expect(one.one(".group-size")).to_be_hidden()
    one.one("select[name=form]").select_option("groups")
    expect(one.one(".group-size")).to_be_visible()
    one.one("select[name=form]").select_option("swiss")
    one.one("select[name=level]").select_option("novice")
    one.button(say("page-tournament-announce")).click()
    one.button(say("page-tournament-enter")).click()
    expect(one.one(".entrants")).to_have_text("Sylvestre")
    link = one.one(".link input").input_value()
    path = link[link.index("/tournament/") :]
    two.page.route("**/tournament.js*", lambda route: route.abort())
    two.go(path)
    expect(two.button(say("page-tournament-enter"))).to_be_disabled()  # no number could be drawn
    two.page.unroute_all()
    two.trouble.clear()  # the page has complained of the missing script
    two.go(path)
    two.button(say("page-tournament-enter")).click()
    expect(two.one(".entrants")).to_contain_text("Hyacinthe")
    expect(one.one(".entrants")).to_contain_text("Hyacinthe")  # by itself
    one.button(say("page-tournament-begin")).click()
    expect(two.one("#my-table")).to_be_visible()  # by itself
    assert is_within(two)
    deals = one.context.request.get(f"{path}/deals.json").json()
    assert all(len(nonce) == 64 for nonce in deals["nonces"]) and len(deals["nonces"]) == 2
    two.one("#my-table").click()
    two.at_the_table()
    expect(two.one("#table")).to_have_attribute("data-phase", "playing")
    numbers = one.page.wait_for_function(
        """async (path) => Object.keys((await (await fetch(path)).json()).numbers).length === 2""",
        arg=f"{path}/deals.json",
    )
    assert numbers  # both browsers have shown what lay under their seals
    for guest in (one, two):
        guest.go(path)
        guest.button(say("page-tournament-leave-playing")).click()
    final = one.one("#standings-title")
    expect(final).to_contain_text(say("page-tournament-final-standings"))  # bots have finished it
    expect(one.one(".standings tbody tr")).to_have_count(2)
    expect(two.one("#standings-title")).to_be_visible()
    assert is_within(two) and is_within(one)
    one.page.locator(".act-table a").first.click()
    expect(one.one("#at")).to_be_visible()  # the replay: its doors are open


def is_within(guest):
    guest.page.wait_for_load_state()  # a page that has just renewed itself has no styles yet
    return guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
