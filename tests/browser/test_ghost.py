"""A piece that is laid on a grid: it follows the pointer, turns, snaps, tells, and refuses."""

import json

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, say

TO_BUILD = ("build", "level:", "tile:")
UNDER = "(piece, [x, y]) => document.elementFromPoint(x, y)?.closest('.item') === piece"
BESIDE = """(piece, [x, y]) => {
  const there = document.elementFromPoint(x, y);
  return there?.closest("#picture") && there.closest(".item") !== piece;
}"""
NOT_YET = ("use:", "spot:", "gem:", "trade:", "travel", "perform")


def answers(guest):
    return guest.options.evaluate_all("all => all.map(one => one.dataset.answer)")


def worth(move):
    """What leads to a tile comes first, then the highest die, then whatever is no detour."""
    if move.startswith(TO_BUILD):
        return 10
    if move.startswith("take:"):
        return int(move[-1])
    return -1 if move.startswith(NOT_YET) else 0


def hold_a_tile(guest, laid=0):
    """Play on until there is a tile to lay and so many lie in the camp."""
    while guest.is_my_turn():
        if guest.one("#flip").is_visible() and tiles(guest) >= laid:
            return guest.one(".item.ghost")
        move = max(answers(guest), key=worth)
        with guest.answering():
            guest.one(f'#options [data-answer="{move}"]').evaluate("button => button.click()")
    raise AssertionError("the game ended without a tile")


def tiles(guest):
    return guest.one('.item[data-k^="y0-"]:not(.leaving)').count()


def at(guest, column, row):
    """The middle of a cell of the camp, in pixels."""
    parts = [part for text in guest.heard for part in json.loads(text).get("parts", ())]
    wide = [part["width"] for part in parts if part["is"] == "scene"][-1]
    put = [item for part in parts for item in part.get("items", part.get("put", ()))]
    camp = [item["ghost"] for item in put if item.get("ghost")][-1]
    box = guest.one("#picture").bounding_box()
    scale = box["width"] / wide
    x, y = camp["x"] + (column + 0.5) * camp["step"], camp["y"] + (row + 0.5) * camp["step"]
    return box["x"] + x * scale, box["y"] + y * scale


def said(guest):
    return guest.one("#meaning").inner_text()


@pytest.fixture
def seated(guests):
    guest = guests()
    guest.play_now("the_magnificent")
    return guest


def test_it_follows_the_mouse_turns_and_is_laid_where_it_is(seated):
    ghost = hold_a_tile(seated)
    mouse, keys = seated.page.mouse, seated.page.keyboard
    mouse.move(*at(seated, 2, 2))
    first = ghost.get_attribute("data-move"), ghost.get_attribute("transform")
    mouse.move(*at(seated, 5, 4))
    second = ghost.get_attribute("data-move"), ghost.get_attribute("transform")
    assert first[0] != second[0] and first[1] != second[1]
    looks = {ghost.locator(".drawn").inner_html()}
    turned = [said(seated)]
    for turn in (lambda: keys.press("r"), lambda: mouse.wheel(0, 120), lambda: keys.press("f")):
        turn()
        seated.page.wait_for_timeout(200)  # a wheel turns it only so often
        looks.add(ghost.locator(".drawn").inner_html())
        turned.append(said(seated))
    assert len(looks) > 1 or len(set(turned)) == 1  # a square looks the same from everywhere
    move = ghost.get_attribute("data-move")
    with seated.answering():
        mouse.click(*at(seated, 5, 4))
    assert seated.plays[-1]["move"] == move
    assert tiles(seated) == 1


def test_it_tells_what_it_would_cover(seated):
    hold_a_tile(seated)
    seen = set()
    for row in range(7):
        for column in range(8):
            seated.page.mouse.move(*at(seated, column, row))
            seen.add(said(seated))
    brings = say("page-ghost-gains", where="", gains="").strip(" .")
    assert any(brings in text for text in seen)
    assert any(brings not in text for text in seen)


def test_it_refuses_with_a_reason_and_its_rule(seated):
    ghost = hold_a_tile(seated, laid=1)
    for cell in range(56):
        place = at(seated, cell % 8, cell // 8)
        seated.page.mouse.move(*place)
        if ghost.get_attribute("data-state") == "refused":
            break
    assert said(seated) == say("page-ghost-no")
    before = len(seated.plays)
    seated.page.mouse.click(*place)
    expect(seated.one("#answer .rule-link")).to_be_visible()
    assert len(seated.plays) == before


def test_arrow_keys_move_it_and_enter_lays_it(seated):
    ghost = hold_a_tile(seated)
    keys = seated.page.keyboard
    ghost.locator(".frame").focus()
    for _ in range(8):
        keys.press("ArrowLeft")
        keys.press("ArrowUp")
    corner = ghost.get_attribute("data-move")
    assert corner.endswith(":c1r1")
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    keys.press("r")
    expect(ghost.locator(".frame")).to_be_focused()
    move = ghost.get_attribute("data-move")
    assert move != corner
    assert ghost.locator(".frame").get_attribute("aria-label").lower() == said(seated).lower()
    with seated.answering():
        keys.press("Enter")
    assert seated.plays[-1]["move"] == move


def test_a_finger_points_first_and_lays_then(guests):
    guest = guests(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.play_now("the_magnificent")
    ghost = hold_a_tile(guest)
    before, tap = len(guest.plays), guest.page.touchscreen.tap
    corners = [at(guest, *cell) for cell in ((1, 1), (6, 1), (1, 4), (6, 4))]
    place = next(place for place in corners if ghost.evaluate(BESIDE, place))
    where = ghost.get_attribute("transform")
    tap(*place)
    assert ghost.get_attribute("transform") != where
    assert len(guest.plays) == before
    guest.one("#turn").tap()
    move = ghost.get_attribute("data-move")
    covered = ghost.evaluate(UNDER, place)
    with guest.answering():
        tap(*place) if covered else guest.one("#do").tap()
    assert guest.plays[-1]["move"] == move


def test_the_list_still_offers_every_place(seated):
    hold_a_tile(seated)
    assert {move.split(":")[0].split("-")[0] for move in answers(seated)} == {"lay"}
    expect(seated.one("#plain button")).to_have_count(0)
