"""What every hand can reach: arrows from nowhere, parts of the table that are not in front, answers
that the board has no place for, and nothing that lies in the way."""

import pytest
from playwright.sync_api import expect

from browser.ends import at_the_first
from browser.guest import PHONE
from browser.tap import Tap

LAPTOP = {"width": 1366, "height": 625}
ENTER = """(piece) => {  // as a mouse that comes to it
    const { x, y, width, height } = piece.querySelector(".hit").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
LATER = (
    "new Promise((then) => setTimeout(then, 200))"  # than anything a page puts off that is asked
)
COVERED = """() => {
    const [one, other] = [document.activeElement, document.querySelector("#inspector")]
        .map((node) => node.getBoundingClientRect());
    return one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
}"""


REVEAL = """async (to) => {
    const { reveal } = await import("/static/page.js");
    scrollTo(0, to);
    reveal([...document.querySelectorAll("#picture [data-move] .frame")]);
    return scrollY;
}"""
BETWEEN = """(all) => {  // the lines above and below the board
    const lines = ["#top", "#ask"].map((one) => document.querySelector(one));
    const [above, below] = lines.map((one) => one.getBoundingClientRect());
    return all.every((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= above.bottom - 1 && bottom <= below.top + 1;
    });
}"""


def asking(*options):
    """Alters every own question of a table: it offers these answers."""
    offered = [{"move": move, "text": move, **how} for move, how in options]

    def alter(part):
        mine = part["is"] == "ask" and part.get("options")
        return {**part, "options": offered} if mine else part

    return alter


def seated(guests, game, alter=lambda part: part, **how):
    guest = guests(**how)
    tap = Tap(guest, alter)
    guest.play_now(game, seats=1 if game == "three_ring_circus" else 2)
    assert guest.is_my_turn()
    tap.settle()
    return guest, tap


def test_arrows_lead_from_nowhere_to_what_can_be_chosen(guests):
    guest, _ = seated(guests, "fourberies")
    expect(guest.one("body")).to_be_focused()
    guest.page.keyboard.press("ArrowRight")
    expect(guest.one(".item[data-move] .frame:focus")).to_have_count(1)


def test_enter_on_a_piece_that_does_nothing_gives_the_only_answer(guests):
    guest, tap = seated(guests, "three_ring_circus", asking(("pass", {})))
    guest.page.keyboard.press("ArrowRight")
    expect(guest.one(".frame[role=img]:focus")).to_have_count(1)
    guest.page.keyboard.press("Enter")
    guest.until(lambda: tap.plays == ["pass"])


def test_what_lies_in_a_part_behind_is_a_dot_on_its_tab_and_no_button(guests):
    ways = [(f"hire:{n}", {"region": "circus"}) for n in (91, 92)]
    guest, _ = seated(guests, "three_ring_circus", asking(*ways, ("pass", {})), viewport=PHONE)
    assert guest.one("#tabs [data-region=circus][aria-pressed=false].dot").count() == 1
    expect(guest.one("#do")).to_have_attribute("data-answer", "pass")
    expect(guest.one("#plain button")).to_have_count(0)


def test_all_ways_of_a_piece_lie_on_the_board_and_to_pass_is_no_bait(guests):
    offered = asking(("lay:1", {}), ("lay:2", {}), ("pass", {}))

    def alter(part):
        if part["is"] == "scene":
            piece = next(item for item in part["items"] if item.get("answers"))
            piece["answers"] = ["lay:1", "lay:2"]
        return offered(part)

    guest, _ = seated(guests, "fourberies", alter)
    guest.one("#options [data-answer='lay:2']").wait_for(state="attached")
    expect(guest.one("#plain button")).to_have_count(0)
    main, lit = guest.one("#do"), guest.one(".item[data-move='lay:1'] .frame")
    expect(main).to_have_attribute("data-answer", "pass")
    colour = "(main) => getComputedStyle(main).backgroundColor"
    quiet = main.evaluate(colour)
    lit.focus()
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    expect(main).to_have_attribute("data-answer", "lay:1")
    assert main.evaluate(colour) != quiet


CUT = """() => [...document.querySelectorAll("#ask .button span, #prompt")]
    .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1
        && getComputedStyle(node).overflowX !== "visible").map((node) => node.textContent)"""


@pytest.mark.parametrize("width", [1280, 1366, 1440])
def test_two_ways_out_and_what_is_pointed_at_stand_whole_beside_a_short_question(guests, width):
    words = {"shard": "Un fragment : +1 point", "done": "Terminer ici"}
    plain = [(verb, {"do": said}) for verb, said in words.items()]
    offered = asking(*plain, ("buy:1", {"do": "acheter : déguisement"}), ("buy:2", {}))

    def alter(part):
        if part["is"] == "scene":
            first, second, *_ = (item for item in part["items"] if item.get("answers"))
            first["answers"], second["answers"] = ["buy:1"], ["buy:2"]
        if part["is"] == "ask":
            more = {"undo": True, "hint": True, "past": True}
            part |= {"prompt": "Marché : encore 2 points d’action", **more}
        return offered(part)

    guest, _ = seated(guests, "fourberies", alter, viewport={"width": width, "height": 625})
    guest.page.mouse.move(*guest.one(".item[data-move='buy:1']").evaluate(ENTER))
    expect(guest.one("#do-said")).to_have_text("Acheter : déguisement")
    expect(guest.one("#plain button")).to_have_text(list(words.values()))
    assert guest.page.evaluate(CUT) == []


PAYS: tuple[tuple[str, dict[str, str]], ...] = tuple((f"pay:{n}", {}) for n in range(4))
SWAPS: tuple[tuple[str, dict[str, str]], ...] = tuple((f"swap:{n}", {}) for n in range(5))


@pytest.mark.parametrize(
    ("offered", "lit", "plain", "main"),
    [
        (PAYS[:2], False, ["pay:0", "pay:1"], None),  # nothing is offered before the others
        (PAYS[:3], False, ["pay:0", "pay:1", "pay:2"], None),
        (PAYS, False, [], ""),  # the list is the only way
        ((*SWAPS, ("pass", {})), True, [], "pass"),  # all others have a place on the board
        ((*SWAPS, ("pass", {}), ("end", {})), True, ["pass", "end"], None),
        ((SWAPS[0], *PAYS, ("pass", {})), True, ["pass"], ""),  # payments are in the list only
        (SWAPS, True, [], None),
    ],
)
def test_the_main_button_is_never_one_of_several_that_compete(guests, offered, lit, plain, main):
    ask = asking(*offered)

    def alter(part):
        if lit and part["is"] == "scene":
            next(item for item in part["items"] if item.get("answers"))["answers"] = ["swap:0"]
        return ask(part)

    guest, _ = seated(guests, "fourberies", alter)
    guest.one(f"#options [data-answer='{offered[-1][0]}']").wait_for(state="attached")
    shown = guest.one("#plain button").evaluate_all("all => all.map(one => one.dataset.answer)")
    assert shown == plain
    if main is None:
        expect(guest.one("#do")).to_be_hidden()
    else:
        expect(guest.one("#do")).to_be_visible()
        expect(guest.one("#do")).to_have_attribute("data-answer", main)


GRID = """() => {
    const ask = document.querySelector("#ask");
    const boxes = (which) => [...ask.querySelectorAll(which)].filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect().toJSON());
    return [boxes("#prompt, #meaning"), boxes(".deeds > :is(.square, #list), .undo"),
        boxes("#plain .button, #do"), [...ask.querySelectorAll("#plain span, #do-said")]
        .every((one) => one.scrollWidth <= one.clientWidth + 1)];
}"""


def least_of(boxes):
    return min(min(box["width"], box["height"]) for box in boxes)


@pytest.mark.parametrize("ways", [0, 1, 2, 3])
def test_on_a_phone_no_row_has_signs_alone_and_answers_stand_in_an_even_grid(guests, ways):
    said = ["Un fragment : +1 point", "Terminer ici", "Ne rien payer"]
    plain = [(f"way{n}:0", {"do": text}) for n, text in enumerate(said[:ways])]
    ask = asking(("lay:0", {}), ("lay:1", {}), *plain)

    def alter(part):
        if part["is"] == "scene":
            first = next(item for item in part["items"] if item.get("answers"))
            first["answers"] = ["lay:0", "lay:1"]
        if part["is"] == "ask":
            part |= {"prompt": "Marché : encore 2 points d’action", "undo": True, "past": True}
        return ask(part)

    guest, _ = seated(guests, "fourberies", alter, viewport={"width": 390, "height": 664})
    expect(guest.one("#ask")).to_have_attribute("data-ways", str(ways))
    texts, signs, buttons, fits = guest.page.evaluate(GRID)
    assert fits and len(signs) >= 3 and len(buttons) == ways
    assert least_of([*signs, *buttons]) >= 44
    beside = buttons if ways == 1 else texts
    top, bottom = min(one["top"] for one in beside), max(one["bottom"] for one in beside)
    assert any(top <= one["top"] < bottom for one in signs)
    assert len({round(one["top"]) for one in buttons}) <= 1
    assert len({round(one["width"]) for one in buttons}) <= 1


def test_on_a_phone_a_piece_is_turned_and_laid_by_buttons_of_one_row(guests):
    guest = guests(viewport={"width": 390, "height": 664})
    at_the_first(guest, "the_magnificent", 3, "lay-4")
    row = guest.one("#turn, #flip, #do")
    boxes = row.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    assert len({round(one["top"]) for one in boxes}) == 1 and least_of(boxes) >= 44
    texts, signs, _, fits = guest.page.evaluate(GRID)
    bottom = max(one["bottom"] for one in texts)
    beside = [one for one in signs if one["top"] < bottom]
    assert fits and len(beside) == len(signs) - 2


def test_nobody_has_to_open_a_list_of_phrases_to_pass(guests):
    phrases: list[tuple[str, dict[str, str]]] = [(f"say:{n}", {}) for n in range(5)]
    guest, _ = seated(guests, "fourberies", asking(*phrases, ("pass", {})))
    shown = guest.one("#plain button").evaluate_all("all => all.map(one => one.dataset.answer)")
    assert shown == ["pass"]
    guest.one("#do").click()
    expect(guest.one("#options [data-answer]:visible")).to_have_count(6)


def test_a_closer_look_does_not_lie_on_what_it_looks_at(guests):
    guest, _ = seated(guests, "three_ring_circus", viewport=LAPTOP)
    guest.page.keyboard.press("ArrowRight")
    for key in ("End", "Home"):
        guest.page.keyboard.press(key)
        expect(guest.one("#inspector")).to_be_visible()
        assert not guest.page.evaluate(COVERED)


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_on_a_phone_the_mood_is_seen_above_all_the_cities_that_one_may_choose(guests, lang):
    guest, _ = seated(guests, "fourberies", viewport={"width": 390, "height": 844}, locale=lang)
    while guest.one("#picture [data-move^='travel:']").count() < 8:  # the Friend goes first
        guest.choose()
    guest.settle()
    assert guest.page.evaluate("scrollY") == 0
    shown = "#picture [data-k=mood] .frame, #picture [data-k=needle] .frame, [data-move] .frame"
    assert guest.one(shown).evaluate_all(BETWEEN)


def test_a_phone_goes_back_to_the_top_of_a_picture_that_shows_all_answers_there(guests):
    guest, _ = seated(guests, "fourberies", viewport={"width": 390, "height": 844})
    guest.settle()
    assert guest.page.evaluate(REVEAL, 20) == 0


TITLED = """async ([part, ...pieces]) => {  // where a part and its pieces begin below the bar
    const { reveal } = await import("/static/page.js");
    const [above, below] = ["#top", "#ask"].map((one) => document.querySelector(one));
    const room = below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
    const made = [part, ...pieces].map((at) => {
        const node = document.body.appendChild(document.createElement("i"));
        const top = above.getBoundingClientRect().bottom + (at < 0 ? room : 0) + at;
        node.style.cssText = `position: absolute; left: 0; width: 9px; height: 9px; top: ${top}px`;
        return node;
    });
    document.body.style.minHeight = "3000px";
    scrollTo(0, 0);
    reveal(made.slice(1), made.slice(0, 1));
    made.map((node) => node.remove());
    return scrollY;
}"""


def test_a_phone_that_scrolls_to_what_is_lit_cuts_no_title(guests):
    """Titles begin at 10; `-1` is where the sheet begins, so its end has to be scrolled to."""
    guest, _ = seated(guests, "fourberies", viewport={"width": 390, "height": 664})
    needed = 17 - 1  # to show what begins a pixel above the sheet with some room below it

    def scrolled(*places):
        return guest.page.evaluate(TITLED, list(places))

    assert scrolled(300, 320, -1) == needed  # no title is near
    assert scrolled(0, 80, -1) == 36  # it would be cut: gone as well
    assert scrolled(10, 30, -1) == needed  # but not what may be chosen below it
