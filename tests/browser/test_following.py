"""Following others: step by step at one's own pace, with traces on the board, and nothing lost."""

import pytest
from playwright.sync_api import expect

from browser.guest import LOW, PHONE, WIDE, at_one_table, whose_turn
from browser.tap import Tap

LONG = 60_000  # milliseconds in which a few steps have been shown at any pace


def the_other_has_acted(guests, **how):
    """Two at a table: what the first of them did is two steps for the second, who is next."""
    one, two = guests(**how), guests(**how)
    at_one_table(one, two)
    if whose_turn([one, two], by=one) is two:
        one, two = two, one
    before = len(two.story)
    one.choose("Look at it")
    one.choose("Put it at the bottom")
    expect(one.one("#players .seat.own")).not_to_contain_class("to-act")
    return two, before


def test_every_step_waits_to_be_seen_and_then_comes_the_question(guests):
    two, before = the_other_has_acted(guests, pace="step")
    expect(two.one("#follow")).to_be_visible()
    seen = [two.prompt]
    assert two.story[-1] in seen[0]
    assert two.one("#table.my-turn").count() == 0 and two.one("#picture [data-move]").count() == 0
    while two.one("#follow").is_visible():
        two.page.keyboard.press("ArrowRight")
        two.page.evaluate("document.title")
        seen.append(two.prompt)
    expect(two.one("#table.my-turn")).to_be_attached()
    told = two.story[before:]
    assert told and [line for line in told if any(line in prompt for prompt in seen)] == told
    two.choose("Do not look")


def test_the_keys_of_following_work_from_the_piece_that_was_chosen_last(guests):
    guest = guests(pace="step")
    guest.play_now("fourberies", seats=2)
    guest.is_my_turn()
    guest.one("#picture [data-move] .frame").first.focus()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Enter")  # first it shows what it would do
    expect(guest.one("#follow")).to_be_visible()
    assert guest.page.evaluate("document.activeElement.closest('#picture') !== null")
    shown = guest.prompt
    guest.page.keyboard.press("ArrowRight")
    guest.until(lambda: guest.prompt != shown)
    guest.page.keyboard.press("Space")
    expect(guest.one("#follow")).to_be_hidden()


def test_at_a_pace_the_steps_follow_by_themselves(guests):
    one, two = guests(), guests(pace="slow")
    at_one_table(one, two)
    if whose_turn([one, two], by=one) is two:
        two.choose("Do not look")
    two.page.clock.install()
    before = len(two.story)
    one.choose("Look at it")
    one.choose("Put it at the bottom")
    expect(two.one("#follow")).to_be_visible()
    assert len(two.story) == before + 1
    two.page.clock.run_for(LONG)
    expect(two.one("#table.my-turn")).to_be_attached()
    assert len(two.story) == len(one.story)


def test_a_pause_holds_everything_and_space_goes_to_my_turn(guests):
    one, two = guests(), guests(pace="slow")
    at_one_table(one, two)
    if whose_turn([one, two], by=one) is two:
        two.choose("Do not look")
    two.page.clock.install()
    two.page.keyboard.press("p")
    one.choose("Look at it")
    one.choose("Put it at the bottom")
    heard = len(two.story)
    expect(two.one("#follow-pause")).to_have_attribute("aria-pressed", "true")
    two.page.clock.run_for(LONG)
    assert two.one("#table.my-turn").count() == 0 and len(two.story) == heard
    two.page.keyboard.press("Space")
    expect(two.one("#table.my-turn")).to_be_attached()
    expect(two.one("#follow")).to_be_hidden()
    assert len(two.story) == len(one.story)


def test_the_pace_is_remembered_and_can_be_changed(guests):
    guest = guests(pace="slow")
    guest.play_now()
    guest.pane("words")
    chooser = guest.one("#pace")
    expect(chooser).to_have_value("slow")
    chooser.select_option("fast")
    guest.page.reload()
    guest.at_the_table()
    assert guest.page.evaluate("localStorage.pace") == "fast"


def test_others_leave_beads_and_then_a_trace_each(guests):
    guest = guests(pace="step")
    guest.play_now("fourberies", seats=2)
    beads, traces = guest.one(".beads .bead"), guest.one(".bead-edge")
    is_left = False
    while not is_left:  # a piece that the next question takes out of sight leaves no trace
        while not guest.one("#table.my-turn, .bead").count():
            guest.page.keyboard.press("ArrowRight")
            guest.page.evaluate("document.title")
        if beads.count():
            assert beads.first.locator("text").inner_html() == "1"
            guest.page.keyboard.press("Space")
            expect(guest.one("#table.my-turn")).to_be_attached()
            expect(beads).to_have_count(0)
            is_left = traces.count() > 0
        else:
            guest.choose()
    guest.choose()
    expect(traces).to_have_count(0)


MARKED = """async () => {
  const { Beads } = await import("/static/beads.js");
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const picture = { known: new Map(), items: sheet, regions: ["before"], width: 600, height: 400 };
  const beads = new Beads(picture);
  const at = (k, x) => {
    const item = { k, x, y: 20, svg: "", label: k };
    const box = { x: -9, y: -9, width: 18, height: 18 };
    picture.known.set(k, { item, raw: item, node: document.createElement("i"), box });
    return item;
  };
  const went = [["card", 200, 300], ["own-sum", 200, 300], ["hand", 50, 90], ["edge", 100, 2]];
  for (const [k, from, to] of went) {
    at(k, from);
    const ghost = k === "hand" ? {} : undefined; // what I am laying myself
    beads.add({ by: k === "edge" ? 1 : 0, put: [{ k, x: to, y: 20, svg: "", label: k, ghost }] });
    at(k, to);
  }
  const seen = () => {
    beads.write();
    const found = (kind) => [...sheet.querySelectorAll(kind)];
    return [found(".bead-way").length, found(".bead-edge").map((edge) => edge.x.baseVal.value)];
  };
  const first = seen();
  picture.regions = ["after"];
  const second = seen();
  beads.foldAll();
  beads.write();
  const signs = [...sheet.querySelectorAll(".bead-sign")];
  return [first, second, signs.map((one) => one.getAttribute("d"))];
}"""


def test_marks_are_of_others_pieces_and_stay_on_the_picture(guests):
    """A piece that went with its part of the table, when that came forward, left no way."""
    guest = guests()
    guest.play_now()
    first, second, signs = guest.page.evaluate(MARKED)
    assert first == [2, [286, 3]] and second == [0, [286, 3]]
    assert len(signs) == 2 == len({*signs}), "in grey nobody could tell whose they are"


LONG_WAY = """async () => {
  const { Beads } = await import("/static/beads.js");
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const picture = { known: new Map(), items: sheet, regions: [], width: 600, height: 400 };
  const [box, node] = [{ x: -20, y: -10, width: 40, height: 20 }, document.createElement("i")];
  const at = (x) => ({ k: "card", x, y: 200, svg: "", label: "card" });
  const lie = (item) => picture.known.set("card", { item, raw: item, node, box });
  const beads = new Beads(picture);
  lie(at(50));
  beads.add({ by: 0, put: [at(450)] });
  lie(at(450));
  beads.write();
  const way = sheet.querySelector("path.bead-trail:not(.under)");
  const at_part = (part) => way.getPointAtLength(part * way.getTotalLength());
  const [from, middle, to] = [0, .5, 1].map(at_part);
  return [sheet.querySelector("line"), from.x, 200 - middle.y, 450 - 20 - to.x];
}"""


def test_a_long_way_is_a_trail_that_bends_and_ends_before_its_piece(guests):
    guest = guests()
    guest.play_now()
    line, start, bend, before = guest.page.evaluate(LONG_WAY)
    assert (line, start) == (None, 50)
    assert bend > 20 and 5 < before < 30


ALONG = """async () => {
  const { Beads } = await import("/static/beads.js");
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const picture = { known: new Map(), items: sheet, regions: [], width: 600, height: 400 };
  const node = document.createElement("i");
  const lie = (item, box) => picture.known.set(item.k, { item, raw: item, node, box });
  const stops = "1,100,100,20,20 2,300,100,20,20 3,300,300,20,20 4,100,300,20,20 5,200,300,20,20";
  const roads = "1,2 2,3 1,4 4,5 5,3"; // by way of 2, or of 4 and 5, where nobody has to stop
  lie({ k: "ways", svg: `<g data-roads="${stops};${roads}"/>`, over: '<g data-free="4 5"/>' });
  picture.known.get("ways").node = sheet.appendChild(node);
  const town = sheet.appendChild(document.createElement("b"));
  const at = (x, y, n) => ({ k: "v2", x, y, svg: "", label: "v", over: `<g data-stop="${n}"/>` });
  const box = { x: -10, y: -10, width: 20, height: 20 };
  lie(at(60, 60, 1), box);
  const beads = new Beads(picture);
  beads.add({ by: 0, put: [at(340, 340, 3)] });
  lie(at(340, 340, 3), box);
  beads.write();
  const way = sheet.querySelector("path.bead-road:not(.under)");
  const drawn = [way.getAttribute("d"), sheet.querySelectorAll(".bead-arrow").length];
  const mark = sheet.querySelector(".bead").getAttribute("transform");
  const isBelow = way.compareDocumentPosition(town) === Node.DOCUMENT_POSITION_FOLLOWING;
  picture.regions = [];
  beads.write();
  return [...drawn, sheet.querySelectorAll(".bead-road").length, mark, isBelow];
}"""


def test_a_way_along_roads_follows_them_and_leaves_stops_and_small_pieces_in_sight(guests):
    guest = guests()
    guest.go("/name")
    way, arrows, left, mark, is_below = guest.page.evaluate(ALONG)
    assert way == "M100 113L100 287M113 300L187 300M213 300L287 300", "the fewest steps"
    assert arrows == 3
    assert left == 0, "it went with its part of the table"
    assert is_below, "towns and their names stand on it"
    assert mark == "translate(325 325) scale(0.75)", "beside a piece that it would hide"


SIGNED = """async () => {
  const { Story } = await import("/static/log.js");
  const story = new Story();
  story.seats = ["Ann", "Bob", "Cyd"].map((name, seat) => ({ name, seat, sigil: seat }));
  story.tell(0, ["It begins."]);
  story.tell(1, ["Ann robs Bob.", "Ann, Bob and Cyd set out."]);
  return story.news.map((line) => line.querySelectorAll(".sigil").length);
}"""


def test_a_line_that_names_a_whole_table_bears_the_sign_of_nobody(guests):
    guest = guests()
    guest.play_now()
    assert guest.page.evaluate(SIGNED) == [1, 0]


SEALED = """async (sealed) => {
  const { Follow } = await import("/static/follow.js");
  const told = [];
  const hands = { hear() {}, told: (step) => told.push(step.by), isElsewhere: () => true };
  const follow = new Follow(hands);
  const seated = (seat) => ({ seat, asked: seat === 1, sealed: sealed && seat !== 1 });
  const seats = [0, 1, 2].map(seated);
  follow.take([{ is: "table", seat: 0, seats }]);
  follow.take([{ is: "log", from: 0, lines: ["All set out."] }]);
  return told;
}"""


def test_what_all_have_chosen_in_secret_is_no_step_of_whoever_chose_last(guests):
    guest = guests()
    guest.play_now()
    assert guest.page.evaluate(SEALED, True) == [-1]
    assert guest.page.evaluate(SEALED, False) == [1]


TURNED = """async () => {
  const { Beads } = await import("/static/beads.js");
  const ns = "http://www.w3.org/2000/svg";
  const room = document.body.appendChild(document.createElementNS(ns, "svg"));
  room.innerHTML = '<g class="item" transform="translate(200 150)"><g><g transform="rotate(30)">'
    + '<g><rect x="-40" y="-60" width="80" height="120"/></g></g></g></g>';
  const item = { k: "card", x: 200, y: 150, turn: 30, svg: "card", label: "card" };
  const box = new DOMRect(-65, -72, 130, 144);
  const known = new Map([["card", { item, raw: item, node: room.firstElementChild, box }]]);
  const beads = new Beads({ known, items: room, regions: [], width: 600, height: 400 });
  beads.add({ by: 0, put: [{ ...item, svg: "another" }] });
  beads.write();
  const [card, edge, bead] = ["rect", ".bead-edge", ".bead"].map((one) => room.querySelector(one));
  const [inner, outer] = [card, edge].map((one) => one.getBoundingClientRect());
  const middle = bead.getBoundingClientRect();
  room.remove();
  const wider = [outer.width - inner.width, outer.height - inner.height];
  return [wider, middle.left + middle.width / 2 - inner.left];
}"""


def test_a_trace_is_turned_as_its_piece_is(guests):
    guest = guests()
    guest.go("/name")
    wider, right = guest.page.evaluate(TURNED)
    assert all(0 < more < 15 for more in wider), "no wider than the card and its edge"
    assert 40 < right < 75, "its number stands at the corner of the card"


TOLD = """(lines) => {
  document.querySelector("#ask").classList.add("told");
  const prompt = document.querySelector("#prompt");
  prompt.textContent = "Valère draws a secret request at Rive-Museau. ".repeat(lines);
  return [prompt.clientHeight, document.querySelector("#ask").getBoundingClientRect().height];
}"""


@pytest.mark.parametrize(("window", "lines"), [(LOW, 2), (WIDE, 2), (PHONE, 5)])
def test_of_a_long_step_as_much_is_told_as_there_is_room_for(guests, window, lines):
    guest = guests(viewport=window)
    guest.play_now()
    assert guest.is_my_turn()
    guest.settle()
    one, line = guest.page.evaluate(TOLD, 1)
    many, line_then = guest.page.evaluate(TOLD, 40)
    assert 1.5 * one < many < lines * 24
    assert window is PHONE or line_then == line, "the line keeps its height"


def test_no_trace_lies_around_what_a_preview_takes_away(guests):
    """Of what a choice would take away nothing is seen: a trace would frame an empty place."""
    guest = guests()
    keys: list[str] = []
    Tap(guest, lambda part: part | {"gone": keys} if part["is"] == "preview" else part)
    guest.play_now("fourberies", seats=3)
    traces, lit = guest.one(".bead-edge"), guest.one("#picture [data-move] .hit")
    while guest.is_my_turn() and not (traces.count() and lit.count()):
        guest.choose()
    keys += guest.one("#picture .item").evaluate_all("all => all.map(one => one.dataset.k)")
    box = lit.first.bounding_box()
    guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(guest.one(".vanishing").first).to_be_attached()
    expect(traces).to_have_count(0)
    guest.page.mouse.move(1, 1)
    expect(traces.first).to_be_attached()


LIGHTS = (
    "#picture :is([data-move], .light-ink, .light-lime, .light-line, .light-thin, .hit), "
    "#tabs .dot[data-region], .ask.lit, .chip.own.to-act, #options [data-answer]"
)


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["wide", "phone"])
def test_on_others_turns_nothing_is_lit(guests, window):
    one, two = guests(viewport=window), guests(viewport=window)
    at_one_table(one, two, game="three_ring_circus")
    for each in (one, two):
        expect(each.one("#picture .item").first).to_be_attached()
    seen: set[object] = set()
    while len(seen) < 2:  # until each has been asked, and asked no more
        player = whose_turn([one, two], by=one)
        other = two if player is one else one
        seen.add(player)
        expect(player.one(LIGHTS).first).to_be_attached()
        expect(other.one(LIGHTS)).to_have_count(0)
        player.choose()


def front(guest):
    """The region that a phone shows."""
    return guest.one("#tabs [aria-pressed=true]").get_attribute("data-region")


def test_a_phone_shows_a_step_where_it_is_made_and_then_the_region_of_the_question(guests):
    guest = guests(pace="step", viewport=PHONE)
    guest.play_now("trickerion", seats=2)
    shown = asked = ""
    while not (shown and shown != asked):
        while not guest.one("#table.my-turn, .bead").count():
            guest.page.keyboard.press("ArrowRight")
            guest.page.evaluate("document.title")
        shown = front(guest) if guest.one(".bead").count() else ""
        while not guest.one("#table.my-turn, #table[data-phase=over]").count():
            guest.page.keyboard.press("Space")  # what a bot does later waits anew
            guest.page.evaluate("document.title")
        assert guest.is_my_turn()
        asked = front(guest)
        if not shown or shown == asked:
            guest.choose()
    lit = guest.one(f'#tabs .dot:not([data-region="{asked}"])')
    assert guest.one("#picture [data-move]").count() or lit.count(), "nothing can be answered"
