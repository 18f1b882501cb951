"""For everybody: axe on every screen, and what a screen reader meets at the table."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, WIDE, at_one_table, say

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
RUN = """async () => {
    const found = await axe.run(document, { resultTypes: ["violations"], preload: false });
    return found.violations
        .filter((rule) => ["serious", "critical"].includes(rule.impact))
        .flatMap((rule) => rule.nodes.map((node) =>
            `${rule.id}: ${node.html.slice(0, 160)} ${(node.failureSummary ?? "").slice(0, 200)}`));
}"""


def complaints(guest, where):
    """What axe finds serious or critical on the page as it is now; it writes styles of its own."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE)
    return [f"{where}: {text}" for text in guest.page.evaluate(RUN)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_before_the_game(guests, theme):
    guest = guests(color_scheme=theme, bypass_csp=True)
    guest.expected.append("404")
    found = []
    for path in (
        "/", "/game/fourberies", "/game/fourberies/rules", "/new/fourberies", "/login", "/register",
        "/recover", "/name", "/no-such-page",
    ):  # fmt: skip
        guest.go(path)
        expect(guest.one("h1")).to_be_visible()
        found += complaints(guest, path)
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_at_the_table(guests, theme, window):
    one = guests(color_scheme=theme, bypass_csp=True, viewport=window)
    two = guests(color_scheme=theme, bypass_csp=True)
    at_one_table(one, two, game="fourberies", start=False)
    found = complaints(one, "waiting, host") + complaints(two, "waiting, guest")
    one.button(say("page-start")).click()
    assert one.is_my_turn() and two.is_my_turn()
    two.one("#chat-text").fill("Bonsoir")
    two.one("#chat-text").press("Enter")
    expect(one.one("#chat li")).to_have_count(1)
    for tab in one.page.get_by_role("tab").all():
        tab.click()
        found += complaints(one, f"asked, {tab.inner_text()}")
    one.page.get_by_role("tab").first.click()
    one.one("#options button").first.focus()
    one.choose()
    found += complaints(one, "chosen")
    one.go("/")
    found += complaints(one, "front page with tables")
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_after_the_game(guests, finished, theme):
    path, cookies = finished
    guest = guests(color_scheme=theme, bypass_csp=True, storage_state=cookies)
    guest.go(path)
    guest.see_the_end()
    found = complaints(guest, "finished")
    guest.go(f"{path}/replay?at=30")
    expect(guest.one("#picture .item").first).to_be_attached()
    found += complaints(guest, "replay")
    assert found == []


def tree(guest):
    """Chromium's accessibility tree: role, name and properties of each node that is not ignored."""
    session = guest.context.new_cdp_session(guest.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        (
            node["role"]["value"],
            node.get("name", {}).get("value", ""),
            {p["name"]: p["value"].get("value") for p in node.get("properties", [])},
        )
        for node in nodes
        if not node["ignored"]
    ]


def test_names_and_roles_of_the_running_table(guests):
    guest = guests()
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    guest.one("#chat-text").fill("Bonsoir")
    guest.one("#chat-text").press("Enter")
    expect(guest.one("#chat li")).to_have_count(1)
    guest.page.keyboard.press("Escape")
    guest.one("#main").focus()
    guest.page.keyboard.press("n")
    expect(guest.one("#said")).to_have_text(say("page-none-waiting"))
    nodes = tree(guest)
    names = {role: [name for r, name, _ in nodes if r == role] for role, _, _ in nodes}
    for landmark in ("main", "navigation", "complementary", "banner"):
        assert len(names[landmark]) == 1, landmark
    assert names["complementary"] == [say("page-rail")] and names["navigation"] == [say("page-nav")]
    assert say("page-question") in names["region"] and say("page-board") in names["region"]
    assert names["log"] == [say("page-story"), say("page-chat")]
    assert len(names["status"]) == 1
    live = {name: p["live"] for role, name, p in nodes if p.get("live")}
    assert live[say("page-story")] == "polite" and live[say("page-chat")] == "polite"
    assert guest.one("#prompt").get_attribute("aria-live") == "polite"
    for role in ("button", "link", "tab", "textbox", "combobox", "img"):
        assert all(name.strip() for name in names.get(role, [])), role
    moves = guest.one("#picture .item[data-move] .frame")
    labels = moves.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(labels) > 7 and set(labels) <= set(names["button"])
    assert all(
        answer in names["button"] for answer in guest.one("#options span").all_text_contents()
    )
    assert names["heading"].count(say("page-question")) == 1
    assert len([1 for role, _, p in nodes if role == "heading" and p.get("level") == 1]) == 1


def test_a_piece_is_explained_on_focus_and_on_hover(guests):
    guest = guests()
    guest.play_now("fourberies", seats=2)
    guest.is_my_turn()
    box = guest.one("#inspector")
    expect(box).to_be_hidden()
    frame = guest.one("#picture .item[data-move] .frame").first
    guest.page.keyboard.press("Tab")
    frame.focus()
    expect(box).to_be_visible()
    expect(box).to_contain_text(frame.get_attribute("aria-label"))
    guest.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    guest.one("#picture .item[data-move] .drawn").last.hover()
    expect(box).to_be_visible()


def test_the_skip_link_goes_to_the_content(guests):
    guest = guests()
    guest.go("/")
    guest.page.keyboard.press("Tab")
    expect(guest.one(".skip")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.page).to_have_url(re.compile("#main$"))
    expect(guest.one("#main")).to_be_focused()
