"""For everybody: axe on every screen, and what a screen reader meets at the table."""

import re
from importlib.resources import files
from itertools import product

import pytest
from playwright.sync_api import expect

import chapiteau
from browser.guest import LOW, PHONE, WIDE, at_one_table, say

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
RUN = """async (only) => {
    const how = { resultTypes: ["violations"], preload: false };
    const found = await axe.run(document, only.length ? { ...how, runOnly: only } : how);
    return found.violations
        .filter((rule) => ["serious", "critical"].includes(rule.impact))
        .flatMap((rule) => rule.nodes.map((node) =>
            `${rule.id}: ${node.html.slice(0, 160)} ${(node.failureSummary ?? "").slice(0, 200)}`));
}"""


COLOURS = ("color-contrast", "link-in-text-block")  # the rules that a theme can break


def complaints(guest, where, only=()):
    """What axe finds serious or critical on the page as it is now; it writes styles of its own."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE)
    return [f"{where}: {text}" for text in guest.page.evaluate(RUN, only)]


def in_both_themes(guest, where):
    """The same on a page that need not be loaded or drawn again for the dark."""
    found = []
    for theme, only in (("light", ()), ("dark", COLOURS)):
        guest.page.emulate_media(color_scheme=theme)
        found += complaints(guest, f"{where}, {theme}", only)
    return found


def test_axe_finds_nothing_serious_before_the_game(guests):
    guest = guests(bypass_csp=True)
    guest.expected.append("404")
    found = []
    for path in (
        "/", "/tables", "/game/fourberies", "/game/fourberies/rules", "/new/fourberies", "/login",
        "/register", "/recover", "/name", "/delete", "/privacy", "/statistics", "/watch",
        "/puzzles", "/game/fourberies/box?section=request", "/game/the_magnificent/box/tile/1",
        "/no-such-page",
    ):  # fmt: skip
        guest.go(path)
        expect(guest.one("h1")).to_be_visible()
        found += in_both_themes(guest, path)
    assert found == []


# A theme is nothing but colours, and a low window shows what a wide one does: not all pairs.
@pytest.mark.parametrize(
    ("theme", "window", "only"),
    [("light", LOW, ()), ("dark", WIDE, COLOURS), ("dark", PHONE, ())],
    ids=["light-low", "dark-wide", "dark-phone"],
)
def test_axe_finds_nothing_serious_at_the_table(guests, theme, window, only):
    one = guests(color_scheme=theme, bypass_csp=True, viewport=window)
    two = guests(color_scheme=theme, bypass_csp=True)
    at_one_table(one, two, game="fourberies", start=False)
    found = complaints(one, "waiting, host", only) + complaints(two, "waiting, guest", only)
    one.button(say("page-start")).click()
    assert one.is_my_turn() and two.is_my_turn()
    two.talk("Bonsoir")
    expect(one.one("#chat li")).to_have_count(1)
    one.pane("words")
    for tab in one.page.get_by_role("tab").all():
        tab.click()
        found += complaints(one, f"asked, {tab.inner_text()}", only)
    one.page.keyboard.press("Escape")
    found += complaints(one, "asked", only)
    one.visit()
    found += complaints(one, "visiting", only)
    one.page.keyboard.press("Escape")
    one.unfold()
    found += complaints(one, "listed", only)
    one.choose()
    found += complaints(one, "chosen", only)
    one.go("/")
    found += complaints(one, "front page with tables", only)
    assert found == []


def test_axe_finds_nothing_serious_on_any_board(guests):
    guest, found = guests(bypass_csp=True, viewport=LOW), []
    for game in ("trickerion", "the_magnificent", "three_ring_circus", "carnavalesque"):
        guest.play_now(game, seats=3)
        assert guest.is_my_turn()
        found += complaints(guest, game)
    guest.go("/game/fourberies")
    guest.button(say("page-learn")).click()
    expect(guest.one("#lesson")).to_be_visible()
    assert found + complaints(guest, "lesson") == []


def test_axe_finds_nothing_serious_after_the_game(guests, finished):
    path, cookies = finished
    guest = guests(bypass_csp=True, storage_state=cookies)
    guest.go(path)
    guest.see_the_end()
    found = in_both_themes(guest, "finished")
    for theme in ("light", "dark"):  # of which the house draws the picture
        guest.page.emulate_media(color_scheme=theme)
        guest.go(f"{path}/replay?at=30")
        expect(guest.one("#picture .item").first).to_be_attached()
        found += complaints(guest, f"replay, {theme}")
    guest.play_now()
    while guest.is_my_turn():
        guest.choose()
    guest.go("/statistics")
    guest.one("summary").click()
    expect(guest.one(".plot").first).to_be_visible()
    assert found + in_both_themes(guest, "figures") == []


def test_names_and_roles_of_the_running_table(guests):
    guest = guests()
    guest.play_now("fourberies", seats=3)
    assert guest.is_my_turn()
    guest.talk("Bonsoir")
    expect(guest.one("#chat li")).to_have_count(1)
    guest.pane("story")
    guest.one("#main").focus()
    guest.page.keyboard.press("n")
    expect(guest.one("#said")).to_have_text(say("page-none-waiting"))
    nodes = guest.tree()
    names = {role: [name for r, name, _ in nodes if r == role] for role, _, _ in nodes}
    for landmark in ("main", "complementary", "banner"):
        assert len(names[landmark]) == 1, landmark
    assert names["complementary"] == [say("page-rail")]
    assert say("page-question") in names["region"] and say("page-board") in names["region"]
    assert names["log"] == [say("page-story")]  # talk is another pane
    assert len(names["status"]) == 2  # the line, and what was just done
    live = {name: p["live"] for role, name, p in nodes if p.get("live")}
    assert live[say("page-story")] == "polite"
    assert guest.one("#prompt").get_attribute("aria-live") == "polite"
    for role in ("button", "link", "tab", "textbox", "combobox", "img"):
        assert all(name.strip() for name in names.get(role, [])), role
    moves = guest.one("#picture .item[data-move] .frame")
    labels = moves.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(labels) > 7 and set(labels) <= set(names["button"])
    assert names["heading"].count(say("page-question")) == 1
    assert len([1 for role, _, p in nodes if role == "heading" and p.get("level") == 1]) == 1


WALK = """() => {  // everything that arrow keys reach from the first stop
    const press = (key) =>
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const stops = [...document.querySelectorAll("#picture .frame")];
    const name = (stop) => stop.closest(".item").dataset.k;
    const found = new Set();
    const missing = () => stops.filter((stop) => !found.has(stop));
    stops[0].focus();
    press("Home");
    for (let known = -1; known < found.size; press("ArrowRight")) {
        known = found.size;
        found.add(document.activeElement);
    }
    for (const stop of found) for (const key of ["Left", "Right", "Up", "Down"]) {
        if (!missing().length) return [];
        stop.focus();
        press(`Arrow${key}`);
        found.add(document.activeElement);
    }
    return missing().map(name);
}"""
SIZES = """() => [...document.querySelectorAll("#picture .frame")].map((frame) => {
    const { width, height } = frame.getBoundingClientRect();
    const all = document.querySelector("#picture").getBoundingClientRect();
    return [frame.getAttribute("aria-label"), width / all.width, height / all.height];
})"""


def test_arrow_keys_reach_every_piece_and_no_ring_is_larger_than_its_piece(guests):
    guest = guests()
    guest.play_now("fourberies", seats=5)
    for n in range(17):
        if not guest.is_my_turn():
            break
        for window in (WIDE, PHONE) if n % 4 == 0 else ():
            guest.page.set_viewport_size(window)
            guest.settle()
            assert guest.page.evaluate(WALK) == []
            for label, width, height in guest.page.evaluate(SIZES):
                assert width < 0.97 and height < 0.8 and width * height < 0.3, label
        guest.choose(at=n % guest.options.count())


def test_places_for_news_are_there_before_the_news(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    line, said, chat, answer = (one.one(f"#{id}") for id in ("line", "said", "chat", "answer"))
    one.pane("talk")
    for place in (line, said, chat, answer):
        expect(place).to_have_text("")
        assert is_live(one, place)
    assert not one.one("#chat").evaluate("chat => chat.matches('[tabindex=\"0\"]')")
    two.talk("Bonsoir")
    expect(chat.locator("li")).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(chat).to_be_hidden()
    two.talk("Are you there?")
    expect(one.one("#aloud")).to_contain_text("Are you there?")
    assert is_live(one, one.one("#aloud"))


def is_live(guest, place):
    """Whether Chromium would have what changes there read aloud."""
    session = guest.context.new_cdp_session(guest.page)
    handle = place.evaluate_handle("one => window.asked = one")
    found = session.send("Runtime.evaluate", {"expression": "window.asked"})["result"]
    nodes = session.send(
        "Accessibility.getPartialAXTree",
        {"objectId": found["objectId"], "fetchRelatives": True},
    )["nodes"]
    handle.dispose()
    session.detach()
    own = {p["name"]: p["value"].get("value") for p in nodes[0].get("properties", [])}
    return not nodes[0]["ignored"] and own.get("live") == "polite"


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
    card = guest.one('#picture .item:has(.frame[aria-label$="at Port-Sabot"])')
    card.locator(".drawn").first.hover()
    expect(box).to_contain_text("Port-Sabot")


def test_the_skip_link_goes_to_the_content(guests):
    guest = guests()
    guest.go("/")
    guest.page.keyboard.press("Tab")
    expect(guest.one(".skip")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.page).to_have_url(re.compile("#main$"))
    expect(guest.one("#main")).to_be_focused()


FORMS = """async () => {
  const { light } = await import("/static/lights.js");
  const sheet = document.querySelector("#picture svg");
  const EDGES = ["0 0 60 90 6", "0 0 20", "M0 0H40V30Z"];
  const STATES = [["legal", ""], ["legal", "foreseen"], ["chosen", ""], ["refused", ""], ["", ""]];
  const traits = (one) => {
    const { strokeWidth, strokeDasharray, opacity, fill } = getComputedStyle(one);
    const set = [...one.attributes].filter(({ name }) => name !== "class");
    const form = set.map(({ value }) => value);
    return [one.tagName, ...form, strokeWidth, strokeDasharray, opacity, fill === "none"];
  };
  const form = (edge, [state, kind]) => {
    const group = document.createElementNS(sheet.namespaceURI, "g");
    group.setAttribute("class", kind);
    group.append(...light({ k: "a", x: 0, y: 0, state, edge, answers: ["pass"] }, 1));
    sheet.append(group);
    const seen = [...group.querySelectorAll(":not(.hit)")].map(traits);
    group.remove();
    return JSON.stringify(seen);
  };
  return EDGES.map((edge) => STATES.map((state) => form(edge, state)));
}"""


def test_what_may_be_done_with_a_piece_is_told_by_form_and_not_by_colour_alone(guests):
    """Legal, foreseen, chosen, not to be had, nothing: whatever shape the piece has."""
    guest = guests()
    guest.play_now()
    for forms in guest.page.evaluate(FORMS):
        assert len({*forms}) == len(forms) == 5


VEILED = """async (game) => {
  const { light } = await import("/static/lights.js");
  document.documentElement.dataset.game = game;
  const sheet = document.querySelector("#picture svg");
  const piece = { k: "a", x: 0, y: 0, state: "refused", edge: "0 0 9", answers: ["pass"] };
  const [veil] = light(piece, 1);
  sheet.append(veil);
  const { fill, opacity } = getComputedStyle(veil);
  veil.remove();
  const probe = document.createElement("i");
  document.body.append(probe);
  const coloured = (name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const found = [fill, coloured("--paper"), coloured("--muted"), coloured("--panel")];
  probe.remove();
  return [Number(opacity), ...found.map((said) => said.match(/\\d+/g).slice(0, 3).map(Number))];
}"""


def contrast(one, other):
    """How far two colours are apart in light, as WCAG has it."""
    lights = []
    for colour in (one, other):
        parts = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
        lights.append(0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05)
    return max(lights) / min(lights)


def test_what_is_not_to_be_had_can_still_be_read_by_night_and_by_day(guests):
    """Ink and quieter words on the paper of a card, white on a plaque, and yet all in shadow."""
    guest = guests()
    guest.play_now()
    for theme, game in product(("dark", "light"), chapiteau.games()):
        guest.page.emulate_media(color_scheme=theme)
        share, veil, paper, muted, panel = guest.page.evaluate(VEILED, game)

        def seen(colour, veil=veil, share=share):
            return [c * (1 - share) + v * share for c, v in zip(colour, veil, strict=True)]

        ink, brown, red, white = (42, 29, 24), (102, 84, 63), (163, 34, 47), (255, 255, 255)
        pairs = ((ink, paper), (brown, paper), (white, red), (muted, panel))
        assert [pair for pair in pairs if contrast(seen(pair[0]), seen(pair[1])) < 3] == []
        assert contrast(seen(paper), paper) > 1.5, (theme, game)
