"""What the page makes of drawings that change, and of their order."""

import json
from typing import Any

import pytest

AMENDED = """async ([old, fresh]) => {
  const { redraw } = await import("/static/redraw.js");
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const [place, anew] = [sheet.cloneNode(), sheet.cloneNode()];
  place.innerHTML = old;
  anew.innerHTML = fresh;
  const before = new Set(place.querySelectorAll("*"));
  redraw(place, old, fresh);
  const after = [...place.querySelectorAll("*")];
  return { same: place.isEqualNode(anew), kept: after.filter((one) => before.has(one)).length };
}"""
ARRANGED = """async ([old, fresh]) => {
  const { arrange } = await import("/static/order.js");
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const nodes = Object.fromEntries([...old, "last"].map((name) => [name, sheet.cloneNode()]));
  for (const [name, node] of Object.entries(nodes)) node.id = name;
  sheet.append(...Object.values(nodes));
  const seen = new MutationObserver(() => {});
  seen.observe(sheet, { childList: true });
  arrange([...fresh].map((name) => nodes[name]), sheet, nodes.last);
  const moved = seen.takeRecords().flatMap((change) => [...change.addedNodes]);
  const order = [...sheet.children].map((node) => node.id);
  return { order, moved: moved.map((node) => node.id).sort() };
}"""
REMEMBERED = """async (parts) => {
  const { Memory } = await import("/static/live.js");
  const memory = new Memory();
  return parts.map((part) => {
    const { order } = memory.whole(part);
    return [memory.order.join(""), order?.join("") ?? "", memory.items.size];
  });
}"""
NAMED = """async ([label, text]) => {
  const { Lights } = await import("/static/lights.js");
  const lights = new Lights({ options: [{ move: "bow:1", text }], chosen: [] });
  return lights.lit({ k: "a", x: 0, y: 0, label, answers: ["bow:1"] }).label;
}"""
RETURNED = """async (parts) => {
  const { Memory } = await import("/static/live.js");
  const memory = new Memory();
  return parts.map((part) => {
    const { put, drop, order, height, regions } = memory.whole(part);
    const now = memory.order.map((key) => `${key}${memory.items.get(key).x}`).join(" ");
    return { put: put?.map(({ k }) => k), drop, order: order?.join(""), height, regions, now };
  });
}"""
CARD = '<g class="card"><rect x="0" width="9"/><text>Fame</text></g>'


@pytest.mark.parametrize(
    ("old", "fresh", "kept"),
    [
        (CARD, CARD.replace('x="0"', 'x="4"'), 3),
        (CARD, CARD.replace(' width="9"', ""), 3),
        (CARD, CARD.replace("<rect ", '<rect rx="2" '), 3),
        (CARD, CARD.replace("Fame", "Coins"), 3),
        (CARD, CARD.replace("Fame", ""), 0),
        (CARD, CARD.replace("Fame", "Fame &amp; coins"), 0),
        (CARD, CARD.replace("<text>Fame</text>", "Fame"), 0),
        (CARD, CARD.replace("<rect", "<circle"), 0),
        (CARD, CARD.replace("</text></g>", "</text>!</g>"), 0),
        (CARD, "", 0),
        ("", CARD, 0),
    ],
)
def test_a_drawing_keeps_its_elements_where_only_their_traits_or_words_change(
    scripts, old, fresh, kept
):
    assert scripts.evaluate(AMENDED, [old, fresh]) == {"same": True, "kept": kept}


@pytest.mark.parametrize("game", ["fourberies", "the_magnificent"])
def test_whatever_a_piece_becomes_in_a_game_is_what_would_be_drawn_anew(guest, game):
    guest.play_now(game, seats=3)
    for _ in range(3):
        guest.choose()
    drawings: dict[int, str] = {}
    drawn: dict[str, str] = {}
    changes = list[list[str]]()
    for text in guest.heard:
        for part in json.loads(text)["parts"]:
            drawings |= dict(part.get("drawings", []))
            for item in part.get("items", []) + part.get("put", []):
                if item.get("svg"):
                    fresh = drawings.get(item["svg"], item["svg"])  # its number, or itself
                    if drawn.get(item["k"], fresh) != fresh:
                        changes.append([drawn[item["k"]], fresh])
                    drawn[item["k"]] = fresh
    assert len(changes) > 20
    for change in changes:
        assert guest.page.evaluate(AMENDED, change)["same"]


@pytest.mark.parametrize(
    ("old", "fresh", "moved"),
    [
        ("abcde", "abcde", ""),
        ("abcde", "bcdea", "a"),
        ("abcde", "eabcd", "e"),
        ("abcde", "abdce", "c"),
        ("abcde", "edcba", "bcde"),
    ],
)
def test_pieces_come_into_another_order_by_moving_as_few_as_it_takes(scripts, old, fresh, moved):
    arranged = scripts.evaluate(ARRANGED, [old, fresh])
    assert arranged["order"] == [*fresh, "last"]
    assert len(arranged["moved"]) == len(moved)


def test_pieces_come_to_lie_in_rows_on_those_that_they_name(scripts):
    def patch(put, drop, *lies):
        told = {"lies": [list(row) if row[0] != "-" else ["", *row[1:]] for row in lies]}
        items = [{"k": key, "x": 0, "y": 0} for key in put]
        return {"is": "patch", "put": items, "drop": list(drop), **(told if lies else {})}

    scene = {"is": "scene", "items": patch("abcde", "")["put"]}
    parts = [scene, patch("a", "b"), patch("xyz", "", "-x", "cyz"), patch("", "x", "-e", "eca")]
    assert scripts.evaluate(REMEMBERED, parts) == [
        ["abcde", "", 5], ["acde", "", 4], ["xacyzde", "xacyzde", 7], ["ecayzd", "ecayzd", 6],
    ]  # fmt: skip


def test_a_picture_that_comes_back_is_what_it_was_with_what_is_new_in_it(scripts):
    def patch(put, **more):
        items = [{"k": key, "x": x} for key, x in put.items()]
        return {"is": "patch", "put": items, "drop": [], **more}

    def told(now, put, **more):
        still: dict[str, Any] = {"drop": [], "order": None, "height": None, "regions": None}
        return {**still, "put": list(put), "now": now, **more}

    scene = {"is": "scene", "items": patch({"a": 1, "b": 1, "c": 1})["put"], "height": 8}
    parts = [
        {**scene, "regions": "first"},
        patch({"a": 2, "b": 2}, leaves=0, regions="second"),
        patch({"d": 2}, drop=["c"], height=9, lies=[["b", "d"]]),
        patch({"b": 3}, leaves=1, comes=0, lies=[["", "b"]]),
        patch({}, leaves=0, comes=1),
    ]
    first, *others = scripts.evaluate(RETURNED, parts)
    assert first["now"] == "a1 b1 c1"
    assert others == [
        told("a2 b2 c1", "ab", regions="second"),
        told("a2 b2 d2", "d", drop=["c"], order="abd", height=9),
        told("b3 a1 c1", "bac", drop=["d"], order="bac", height=8, regions="first"),
        told("a2 b2 d2", "abd", drop=["c"], order="abd", height=9, regions="second"),
    ]


MEASURED = """async (drawn) => {
  const { sized } = await import("/static/sizes.js");
  const place = document.createElement("div");
  place.innerHTML = `<svg><defs><clipPath id="window"><rect width="80" height="50"/></clipPath>
    <g id="rays"><g clip-path="url(#window)"><path d="M-500 0H500V50H-500Z"/></g></g>
    <g id="card"><rect width="100" height="150"/><use href="#rays"/>
      <g clip-path="url(#window)"><path d="M-500 0H500V50H-500Z"/></g></g>
    <g id="die"><circle r="20"/><rect x="-3" y="-3" width="6" height="6"/></g>
    <g id="arch"><path d="M0 0H80V90H0Z"/><use href="#rays" x="5"/></g></defs>
    <g class="item"><g><g><g>${drawn}</g></g></g></g></svg>`;
  document.body.append(place);
  const { x, y, width, height } = sized(place.querySelector(".item"));
  place.remove();
  return [x, y, width, height];
}"""


@pytest.mark.parametrize(
    ("label", "text", "named"),
    [
        ("The Tent", "Put it on “The Tent”", "Put it on “The Tent”"),
        ("The Tent", "Bow", "The Tent. Bow"),
        ("", "Bow", ""),
    ],
)
def test_an_answer_that_names_its_piece_names_it_once(scripts, label, text, named):
    assert scripts.evaluate(NAMED, [label, text]) == named


@pytest.mark.parametrize("more", ["", '<circle cx="50" cy="9" r="9"/>'])
def test_a_card_is_as_large_as_its_paper_whatever_is_clipped_in_its_picture(scripts, more):
    card = f'<rect x="-2" width="104" height="152"/><rect width="100" height="150"/>{more}'
    assert scripts.evaluate(MEASURED, f'{card}<use href="#rays"/>') == [-2, 0, 104, 152]


@pytest.mark.parametrize(
    ("drawn", "box"),
    [
        ('<use href="#card" x="-50"/>', [-50, 0, 100, 150]),
        ('<use href="#die" transform="scale(.5)"/>', [-10, -10, 20, 20]),
        (
            '<rect y="40" width="40" height="20"/><g transform="scale(.5)"><use href="#arch"/></g>',
            [0, 0, 42.5, 60],
        ),
        ('<g clip-path="url(#window)"><use href="#arch" x="60"/></g>', [60, 0, 20, 50]),
    ],
)
def test_what_is_drawn_elsewhere_is_as_large_as_it_is_here(scripts, drawn, box):
    assert scripts.evaluate(MEASURED, drawn) == box
