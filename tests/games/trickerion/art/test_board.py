"""The drawn table of Trickerion: previews that come true, equal pieces, and what stays in place."""

import random

import pytest
from draw.memory import check_memory

import chapiteau
from chapiteau.games.trickerion.art.emblems import DRAWN
from chapiteau.games.trickerion.art.markers import CLOCKWISE, triskele_way
from chapiteau.games.trickerion.box.components import CREW, DICE, IDLE, KIND_OF
from chapiteau.games.trickerion.rules.moves import MOVES, cell_of
from chapiteau.games.trickerion.rules.state import mark_of

SEED = 5
RESTING = ("done", "pass", "idle", "ready", "reroll", "set")


def positions(seats, seed=SEED, **options):
    """A match at every position of a game whose players rather act than pass."""
    match, dice = (
        chapiteau.new("trickerion", seats=seats, seed=seed, **options),
        random.Random(seed),
    )
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        moves = list(match.moves(seat))
        doing = [m for m in moves if m.verb not in RESTING]
        on_stage = [m for m in doing if m.verb in ("prepare", "set-up")]
        match.play(seat, dice.choice(on_stage or doing or moves))
    yield match


def asked(name, seats=3, seed=SEED):
    """The positions of a game in which a kind of question is asked, with who is asked."""
    for match in positions(seats, seed):
        if not match.over and type(match.state.stack[-1]).__name__ == name:
            yield match, match.to_act[0]


def crowded(match, seat):
    """The same question with markers of somebody else on every second slot."""
    g = match.state
    rival = next(s for s, p in enumerate(g.players) if s != seat and p.trick[1])
    for place in g.cards_in_row():
        for cell in g.box.cards[g.row[place]].cells:
            if (cell + (cell - 1) // 2) % 2 and not g.mark_at(place, cell):
                g.put_mark(mark_of(rival, 1, cell % 4), place, cell)
    g.moves = g.stack[-1].options(g)
    return match


def links_after(match, seat, move):
    later = match.clone()
    later.play(seat, move)
    return later.state.links_on(int(move.verb[-1]))


def items(match, seat, layout="wide"):
    return {item.key: item for item in match.scene(seat, "en", layout).items}


def test_a_petal_promises_exactly_the_links_that_its_marker_makes():
    promised = 0
    for match, seat in asked("PlaceMarker"):
        match = crowded(match.clone(), seat)
        words = match.telling("en").words
        for item in items(match, seat).values():
            if not item.move.startswith("mark-"):
                continue
            move = MOVES.read(item.move)
            place = int(move.verb[-1])
            before = match.state.links_on(place)
            later = match.clone()
            later.play(seat, move)
            made = later.state.links_on(place) - before
            assert item.text.startswith(
                words("board-links-made", count=made, pays=0, shards=0).strip()
            )
            assert later.state.mark_at(place, cell_of(move.arg))
            promised += made
    assert promised > 0


def test_every_spot_of_a_marker_is_a_petal_of_its_own():
    for match, seat in asked("PlaceMarker"):
        offered = [item.move for item in items(match, seat).values() if item.move]
        assert sorted(offered) == sorted(move.text for move in match.moves(seat))


def test_a_marker_is_drawn_with_the_schools_where_they_are():
    box = chapiteau.new("trickerion", seats=2).state.box
    for category in CLOCKWISE:
        for points in range(4):
            way = triskele_way(category, points)
            for i, school in enumerate(CLOCKWISE):
                assert box.icon(category, points, (way + i) % 4) == school


def test_links_glow_where_signs_are_equal_and_nowhere_else():
    glowing = 0
    for match, seat in asked("PlaceMarker"):
        match = crowded(match.clone(), seat)
        match.play(seat, max(match.moves(seat), key=lambda move: links_after(match, seat, move)))
        view = match.view(0)
        drawn = {key for key in items(match, 0) if key[0] == "l" and key[1:2].isdigit()}
        links = set()
        for place in view.cards_in_row():
            card = view.box.cards[view.row[place]]
            for cell in card.cells:
                for circle in card.circles[cell]:
                    if circle.cell > cell and view.is_linked(place, cell, circle.corner):
                        links.add(f"l{view.row[place]}-{cell}-{circle.corner}")
        assert drawn == links
        glowing += len(links)
    assert glowing > 0


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_every_character_is_drawn_once_wherever_it_is(layout):
    for match in positions(4):
        drawn = {key for key in items(match, 0, layout) if key.startswith("d") and key[1].isdigit()}
        crew = {
            f"d{seat}-{place}"
            for seat, p in enumerate(match.state.players)
            for place in range(1, len(CREW))
            if p.crew[place]
        }
        assert drawn == crew


def test_equal_apprentices_are_assigned_by_the_same_move():
    compared = 0
    for match, seat in asked("Assign"):
        if match.state.chosen[seat]:
            continue
        match.state.players[seat].crew[6] = 1
        view = match.view(seat)
        board = [p for p in (5, 6, 7) if view.players[seat].crew[p]]
        free = [p for p in board if all(move.arg != p for move in view.chosen[seat])]
        drawn = items(match, seat)
        for location in range(1, 5):
            moves = {drawn[f"a{place}-{location}"].move for place in free}
            assert len(moves) <= 1
            compared += len(free) > 1
    assert compared > 0


def test_equal_dice_offer_the_same_reroll():
    compared = 0
    for match, seat in asked("Downtown"):
        drawn, dice = items(match, seat), match.state.dice
        for die in range(1, len(DICE), 2):
            twins = match.state.box.has_twin[die + 1] and dice[die] == dice[die + 1]
            if twins and f"dices{die}" in drawn:
                assert drawn[f"dices{die}"].move == drawn[f"dices{die + 1}"].move
                compared += 1
    assert compared > 0


def test_a_phone_keeps_its_height_all_match():
    for seats in (2, 3, 4):
        heights = {match.scene(0, layout="tall").height for match in positions(seats)}
        assert len(heights) == 1


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(positions(3, edition="five_turns"), layout)


def test_every_trick_has_a_picture_of_its_own():
    box = chapiteau.new("trickerion", seats=2).state.box
    assert {trick.id for trick in box.tricks[1:]} == set(DRAWN)
    assert len({draw() for draw in DRAWN.values()}) == len(DRAWN)


def test_the_board_of_a_rival_stands_whole_in_the_inspector():
    for match in positions(3):
        if match.state.turn == 2:
            text, p = items(match, 0)["p1"].text, match.state.players[1]
            for symbol in range(1, 5):
                if p.trick[symbol]:
                    assert match.telling("en").thing("trick", p.trick[symbol]) in text
            for place in range(1, len(CREW)):
                if p.crew[place] and p.at[place] != IDLE and KIND_OF[place] == 1:
                    assert match.telling("en").thing("character", place) in text
            return
    raise AssertionError("the second turn never came")
