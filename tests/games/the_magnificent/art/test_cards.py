"""Cards and panels of The Magnificent: names whole, and what only tells viewers of themselves."""

import random
from html import unescape

import pytest

import chapiteau
from chapiteau.draw.lettering.text import ELLIPSIS
from chapiteau.games.the_magnificent.art.pieces.masters import HIGH, NAMED, Card, master_card
from chapiteau.games.the_magnificent.art.theme import THEMES

from ..table import BOX


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("w", "h"), [(116.0, 104.0), (NAMED, 96.0), (116.0, 88.0), (150.0, 120.0)])
def test_a_master_card_has_its_whole_name_or_none(lang, w, h):
    telling = chapiteau.new("the_magnificent", seats=2, seed="names").telling(lang)
    named = 0
    for master in range(1, len(BOX.masters)):
        name = str(telling.thing("master", master)).split(" (")[0]
        drawn = unescape(master_card(BOX, Card(master, name, ""), w, h, THEMES["dark"]))
        assert ELLIPSIS not in drawn, name
        said = drawn.replace("</text>", " ")
        named += all(f">{word}" in said or f" {word}" in said for word in name.split(" "))
    assert named >= len(BOX.masters) - 2 or h < HIGH  # of which one is longer than two lines


def test_the_power_that_is_counted_before_a_viewer_bears_nobodys_mark():
    """What others' turns change there is no step of theirs; pages mark nothing that is `own-`."""
    match, dice = chapiteau.new("the_magnificent", seats=2, seed="power"), random.Random(1)
    changed = set()
    while len(match.decisions) < 60 and not match.over:
        before = {item.key: item for item in match.scene(0, layout="low").items if item.label}
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
        if seat == 1:
            after = match.scene(0, layout="low").items
            changed |= {i.key for i in after if i.key in before and i.svg != before[i.key].svg}
    assert {key for key in changed if key.startswith("own-")} > {"own-sum"}
    assert not any(key.removeprefix("v").isdigit() for key in changed)
