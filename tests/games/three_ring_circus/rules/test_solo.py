"""12 Playing alone."""

import pytest
from games.playing import as_match, asked, sure, told

from chapiteau.core.rng import seeded
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.box.components import DIFFICULTIES, REVEAL, SPACES
from chapiteau.games.three_ring_circus.rules.automatons.show import (
    find_venue,
    give_automatons_show,
    regions_by_wish,
)
from chapiteau.games.three_ring_circus.rules.automatons.turn import (
    automatons_turn,
    find_place,
    hire_artist,
)
from chapiteau.games.three_ring_circus.rules.end_of_turn import CloseTurn, Turn
from chapiteau.games.three_ring_circus.rules.scoring import FINAL_COUNT, winners
from chapiteau.games.three_ring_circus.rules.shows.pawn import MovePawn
from chapiteau.games.three_ring_circus.rules.state import AUTOMATONS, NEUTRAL

from ..table import (
    AT,
    BOX,
    REGION,
    ask,
    faces,
    fresh,
    names,
    pawn,
    show,
    table,
    take,
    tent,
    wishes,
)

CARD = {card.id: n for n, card in enumerate(BOX.automa) if card.id}
ROW = ["ticket_05_banknote", "ticket_06_banknote", "ticket_07_banknote", "ticket_16_per_beast",
       "ticket_15_per_acrobat"]  # fmt: skip


def solo(**options):
    """A solo game in its course whose metropolises want 8 (Washington), 9 and 10."""
    g = table(1, **options)
    for region, value in (("washington_dc", 8), ("new_york", 9), ("boston", 10)):
        wishes(g, region, value)
    return g


def turned(g, id):
    """Let this be the card of the Automatons."""
    a = g.automata[0]
    first = 1 if not a.monkey else 18
    a.deck = [n for n in range(first, first + (15 if a.monkey else 17)) if n != CARD[id]]
    a.deck.append(CARD[id])
    a.played, a.card = [], 0
    return g


def finish(g, begin):
    """What the Automatons begin happens to its end, but for the great circus."""
    g.stack, g.mark, g.chosen, g.waiting = [], 0, [], []
    begin(g)
    while g.stack and not isinstance(g.stack[-1], MovePawn):
        g.stack[-1].advance(g)
    return g


def act(g, id):
    """The Automatons play this card."""
    return finish(turned(g, id), automatons_turn)


def troupe(g, *ids):
    """Artists the Automatons have."""
    g.automata[0].artists += [take(g, id) for id in ids]
    return g


def choice(g, id="fortune_teller_04"):
    """The artist they would hire from the row."""
    g.automata[0].card = CARD[id]
    place = find_place(g)
    return names([g.row[place]])[0] if place >= 0 else ""


def venue(g, pedestals=0, movement=0):
    """Where they would perform, and on which slot."""
    found = find_venue(g, pedestals, movement)
    return (SPACES[found.space], found.slot) if found else None


def at(g, space, locomotives=6):
    g.automata[0].at, g.automata[0].locomotives = AT[space], locomotives
    return g


@pytest.mark.rule("12.1")
def test_alone_one_plays_on_the_map_for_two_against_automatons():
    g = fresh(1)
    a = g.automata[0]
    assert len(g.start().order) == 3 and g.tents.count(NEUTRAL) == 6
    assert a.locomotives == 6 and sorted(a.tokens) == [1, 2, 3, 4]
    assert len(a.deck) == 17 and len(g.players) == 1
    assert fresh(1, start="indianapolis").pawn_space() == AT["indianapolis"]


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(("difficulty", "pedestals"), [("easy", 2), ("medium", 2), ("hard", 3)])
def test_extras_that_are_marked_count_at_that_difficulty_only(difficulty, pedestals):
    g = show(solo(difficulty=difficulty), *ROW)
    act(g, "fortune_teller_05")  # hire a beast, +1 pedestal in the hard game
    assert g.automata[0].pedestals == pedestals


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(("difficulty", "pedestals"), [("easy", 1), ("medium", 2), ("hard", 2)])
def test_a_loss_is_for_the_easy_game(difficulty, pedestals):
    g = show(solo(difficulty=difficulty), *ROW)
    act(g, "fortune_teller_09")
    assert g.automata[0].pedestals == pedestals
    assert [d for d in DIFFICULTIES if GAME.edition({"difficulty": d})] == DIFFICULTIES


@pytest.mark.rule("12.3")
def test_the_automatons_begin_with_a_token_and_stand_in_the_first_metropolis_to_be_counted():
    g = fresh(1)
    a = g.automata[0]
    assert a.revealed == 1 and a.pedestals == 3 and len(a.deck) == 17
    assert a.at == AT["washington_dc"] and asked(g) == "FirstHire"
    assert g.players[0].at == AT["new_york"]  # the one metropolis left


@pytest.mark.rule("12.4")
def test_one_card_a_turn_and_the_monkey_after_the_first_count():
    g = solo()
    ask(g, Turn(AUTOMATONS))
    assert len(g.automata[0].played) == 1 and g.automata[0].card <= 17
    g.pawn, g.popcorn, g.holder = g.route().index(AT["washington_dc"]), True, 1
    ask(g, CloseTurn(1))
    a = g.automata[0]
    assert a.monkey and len(a.deck) + len(a.played) == 15
    assert min(a.deck + a.played) == 18


@pytest.mark.rule("12.5")
def test_a_token_is_turned_up_and_raises_the_pedestals():
    g = act(solo(), "fortune_teller_01")
    a = g.automata[0]
    assert a.revealed == 1 and a.pedestals == 3 and a.artist_cards == 1
    view = GAME.view(g, 0)
    assert view.automata[0].tokens[0] == a.tokens[0] and view.automata[0].tokens[1:] == [0, 0, 0]


# 12.6-12.9: who is hired, one line for each priority.
HIRES = [
    # the star of a metropolis comes before the card's family and before higher values
    ("12.6", ["ticket_05_banknote", "ticket_08_pedestal", "ticket_16_per_beast"], [], 0,
     "fortune_teller_04", "ticket_08_pedestal"),
    # of two stars that of the metropolis counted first: Washington (8) before New York (9)
    ("12.6", ["ticket_09_pedestal", "ticket_08_pedestal", "ticket_10_pedestal"], [], 0,
     "fortune_teller_04", "ticket_08_pedestal"),
    # the star of a region that has been counted is no star any more
    ("12.6", ["ticket_08_pedestal", "ticket_09_pedestal", "ticket_16_per_beast"], [], 1,
     "fortune_teller_04", "ticket_09_pedestal"),
    # a star they have already is passed over
    ("12.6", ["ticket_08_pedestal", "ticket_05_banknote"], ["ticket_08_locomotive"], 0,
     "fortune_teller_04", "ticket_05_banknote"),
    # without a star the family of the card, even below other values
    ("12.7", ["ticket_05_banknote", "ticket_14_per_banknote", "ticket_15_per_juggler"], [], 0,
     "fortune_teller_04", "ticket_05_banknote"),
    ("12.7", ["ticket_05_banknote", "ticket_14_per_banknote", "ticket_15_per_juggler"], [], 0,
     "fortune_teller_09", "ticket_14_per_banknote"),
    # the highest of the family; without one the highest of all
    ("12.8", ["ticket_05_banknote", "ticket_16_per_beast", "ticket_15_per_juggler"], [], 0,
     "fortune_teller_04", "ticket_16_per_beast"),
    ("12.8", ["ticket_06_banknote", "ticket_15_per_juggler", "ticket_14_per_banknote"], [], 0,
     "fortune_teller_04", "ticket_15_per_juggler"),
    # the leftmost of equal ones
    ("12.9", ["ticket_05_locomotive", "ticket_16_per_pedestal", "ticket_16_per_beast"], [], 0,
     "fortune_teller_04", "ticket_16_per_pedestal"),
    ("12.9", ["ticket_08_per_beast", "ticket_08_pedestal"], [], 0,
     "fortune_teller_04", "ticket_08_per_beast"),
]  # fmt: skip


@pytest.mark.rule("12.6", "12.7", "12.8", "12.9")
@pytest.mark.parametrize(("rule", "row", "have", "scored", "card", "hired"), HIRES)
def test_whom_the_automatons_hire(rule, row, have, scored, card, hired):
    g = show(solo(), *row, *[""] * (5 - len(row)))
    troupe(g, *have)
    g.scored = scored
    assert choice(g, card) == hired, rule


@pytest.mark.rule("12.10")
def test_no_value_is_hired_twice_and_two_cards_are_replaced_when_all_are_known():
    g = show(solo(), *ROW)
    troupe(g, "ticket_05_locomotive", "ticket_06_locomotive", "ticket_07_locomotive")
    troupe(g, "ticket_15_per_juggler", "ticket_16_per_pedestal")
    assert choice(g) == ""
    gone = g.row[-2:]
    g.tickets.deck.append(take(g, "ticket_12_per_beast"))
    act(g, "fortune_teller_04")
    values = [BOX.value[c] for c in g.automata[0].artists]
    assert values == [5, 6, 7, 12, 15, 16]
    assert set(gone) <= set(g.tickets.discard)


@pytest.mark.rule("12.10")
def test_when_no_artist_is_new_even_then_the_card_is_shuffled_back():
    g = show(solo(), *ROW)
    troupe(g, "ticket_05_locomotive", "ticket_06_locomotive", "ticket_07_locomotive")
    troupe(g, "ticket_15_per_juggler", "ticket_16_per_pedestal")
    known = [take(g, "ticket_06_pedestal"), take(g, "ticket_05_pedestal")]
    g.tickets.deck += known
    g.heard = []
    act(g, "fortune_teller_04")
    kinds = [e.kind.id for e in g.heard]
    assert "automatons-redraw" in kinds and kinds.count("automatons-turn") >= 2
    assert g.automata[0].card in g.automata[0].played
    assert len(g.automata[0].played) == 1


@pytest.mark.rule("12.11")
def test_when_no_ticket_could_be_new_the_card_is_spent():
    g = show(solo(), *ROW)
    for card in [*g.row, *g.tickets.deck]:
        known = [BOX.value[c] for c in g.automata[0].artists]
        if card in g.tickets.deck and BOX.value[card] not in known:
            g.tickets.deck.remove(card)
            g.automata[0].artists.append(card)
    g.automata[0].artists.sort(key=lambda c: BOX.value[c])
    assert len(g.automata[0].artists) == 12
    act(g, "fortune_teller_04")
    assert len(g.automata[0].artists) == 12 and g.automata[0].artist_cards == 1


@pytest.mark.rule("12.12", "12.26")
def test_symbols_of_the_artist_and_of_the_card_move_the_markers():
    g = show(solo(), "ticket_09_pedestal", "", "", "", "")
    g.automata[0].card = CARD["fortune_teller_06"]  # a pedestal at any difficulty
    hire_artist(g, 0)
    assert [g.automata[0].pedestals, g.automata[0].locomotives] == [4, 6]
    g = show(solo(difficulty="hard"), "ticket_09_locomotive", "", "", "", "")
    g.automata[0].card = CARD["fortune_teller_07"]  # a locomotive in the hard game
    hire_artist(g, 0)
    assert [g.automata[0].pedestals, g.automata[0].locomotives] == [2, 8]
    g = show(solo(), "ticket_05_banknote", "", "", "", "")
    g.automata[0].card, g.automata[0].pedestals = CARD["fortune_teller_09"], 0
    hire_artist(g, 0)
    assert g.automata[0].pedestals == 0  # not below the track
    g = show(solo(), "ticket_09_pedestal", "", "", "", "")
    g.automata[0].card, g.automata[0].pedestals = CARD["fortune_teller_06"], 10
    hire_artist(g, 0)
    assert g.automata[0].pedestals == 10


@pytest.mark.rule("12.13")
def test_after_a_hire_the_rightmost_card_goes_and_the_row_slides_right():
    g = show(solo(), *ROW)
    row = g.row[:]
    act(g, "fortune_teller_04")  # hires the 16 in the fourth place
    assert g.row[2:] == row[:3] and row[4] in g.tickets.discard
    assert all(g.row[:2])


@pytest.mark.rule("12.13")
def test_the_row_slides_after_a_players_turn_as_well():
    g = show(solo(), "ticket_05_banknote", "", "ticket_06_banknote", "", "ticket_07_banknote")
    row = [card for card in g.row if card]
    first, second = g.tickets.deck[-1], g.tickets.deck[-2]
    g.stack = [CloseTurn(1)]
    turned(g, "fortune_teller_10")
    sure(CloseTurn, g.stack[-1]).run(g)
    assert g.row == [second, first, *row]  # the last one revealed lies leftmost


# 12.14-12.19: where they perform, one line for each priority.


@pytest.mark.rule("12.14", "12.27")
def test_the_next_region_without_a_winning_majority_comes_first():
    g = solo()
    order = [REGION[r] for r in ("washington_dc", "new_york", "boston")]
    assert regions_by_wish(g) == order
    for town in ("erie", "wheeling", "staunton"):
        tent(g, AUTOMATONS, town)
    assert regions_by_wish(g) == [order[1], order[2], order[0]]
    g.scored = 1
    assert regions_by_wish(g) == [order[1], order[2], order[0]]


@pytest.mark.rule("12.14")
def test_a_region_out_of_reach_is_passed_over():
    g = at(solo(), "portland", 1)
    assert venue(g) == ("concord", 0)
    g = at(solo(), "washington_dc")
    assert BOX.spaces[AT[venue(g)[0]]].region == REGION["washington_dc"]


@pytest.mark.rule("12.15")
def test_in_the_region_the_metropolis_comes_first_if_they_have_its_star():
    g = at(troupe(solo(), "ticket_08_pedestal"), "pittsburgh")
    g.automata[0].pedestals = 9
    assert venue(g) == ("washington_dc", 0)
    assert venue(at(solo(), "harrisburg"), pedestals=3) != ("washington_dc", 0)
    tent(g, AUTOMATONS, "washington_dc", 0)
    assert venue(g)[0] != "washington_dc"


@pytest.mark.rule("12.15")
def test_a_metropolis_brings_points_with_the_whole_row_as_one_ring():
    g = at(solo(), "pittsburgh")
    troupe(g, "ticket_06_banknote", "ticket_08_pedestal", "ticket_10_pedestal")
    g.automata[0].artists += [take(g, f"ticket_{v}_per_beast") for v in (12, 13)]
    g.automata[0].card = CARD["fortune_teller_12"]
    finish(g, give_automatons_show)
    assert g.automata[0].points == 6 + 4 + 5 + 3
    assert g.tents_on(AT["washington_dc"])[0] == AUTOMATONS


@pytest.mark.rule("12.16", "12.28")
def test_then_a_medium_city_for_the_highest_slot_of_at_least_five():
    g = at(solo(), "washington_dc")
    faces(g, "washington_dc", "clown", "rider")
    g.automata[0].pedestals = 5
    assert venue(g) == ("pittsburgh", 3)
    assert venue(g, pedestals=2) == ("pittsburgh", 4)
    tent(g, 1, "pittsburgh", 2)
    assert venue(g) == ("baltimore", 3)
    g.automata[0].pedestals = 4  # slots below five pedestals are never taken
    assert venue(g)[1] == 0
    g.automata[0].tokens, g.automata[0].revealed = [4, 2, 3, 1], 1
    assert venue(g) == ("baltimore", 3)  # the rider token adds two where riders are loved
    g.automata[0].tokens = [2, 4, 3, 1]
    assert venue(g)[1] == 0


@pytest.mark.rule("12.16")
def test_they_always_take_the_points():
    g = at(solo(), "washington_dc")
    faces(g, "washington_dc", "clown", "rider")
    g.automata[0].pedestals, g.automata[0].card = 7, CARD["fortune_teller_12"]
    finish(g, give_automatons_show)
    assert g.automata[0].points == 5 and g.tents_on(AT["pittsburgh"])[3] == AUTOMATONS


@pytest.mark.rule("12.17")
def test_of_two_equal_slots_they_take_the_closer_city_and_then_the_first():
    g = at(solo(), "philadelphia")
    faces(g, "washington_dc", "clown", "rider")
    g.automata[0].pedestals = 5
    assert venue(g) == ("baltimore", 3)  # one step; Pittsburgh is two, past Connellsville's tent
    g = at(solo(), "washington_dc")  # a step to both
    faces(g, "washington_dc", "clown", "rider")
    g.automata[0].pedestals = 5
    assert venue(g) == ("pittsburgh", 3)


@pytest.mark.rule("12.18")
def test_then_the_town_on_the_road_ahead_with_the_most_money_and_the_closest_to_the_pawn():
    g = at(solo(), "washington_dc")
    # Wheeling: Charleston (Connellsville has a tent); Charleston: Wheeling, Staunton;
    # Staunton: Charleston
    assert venue(pawn(g, "buffalo"))[0] == "charleston"
    tent(g, 1, "charleston")
    pawn(g, "pittsburgh")  # Erie lies behind; Wheeling and Staunton would bring 1 each
    assert venue(g)[0] == "wheeling"
    assert len(g.players[0].money) == 0


@pytest.mark.rule("12.18")
def test_they_draw_no_money_in_a_town():
    g = at(solo(), "washington_dc")
    g.automata[0].card = CARD["fortune_teller_12"]
    deck = len(g.money.deck)
    finish(g, give_automatons_show)
    assert len(g.money.deck) == deck and g.automata[0].points == 0
    assert g.automata[0].tents == 1


@pytest.mark.rule("12.19")
def test_without_a_town_on_the_road_one_off_it_is_taken():
    g = at(solo(), "washington_dc")
    for town in ("charleston", "staunton", "wheeling"):
        tent(g, 1, town)
    pawn(g, "pittsburgh")
    assert venue(g)[0] == "erie"  # behind the pawn; two cards like Harrisburg, and closer
    tent(g, 1, "elmira")
    assert venue(g)[0] == "harrisburg"  # Erie would bring one card now


@pytest.mark.rule("12.20")
def test_they_move_like_players_and_extras_serve_one_show():
    g = at(solo(), "washington_dc", 1)
    tent(tent(tent(g, 1, "staunton"), 1, "harrisburg"), 1, "charleston")
    assert venue(g)[0] == "wheeling"  # past the tents of Staunton and Charleston, or Connellsville
    g = at(solo(), "washington_dc")
    turned(g, "fortune_teller_16")
    before = g.pawn
    ask(g, Turn(AUTOMATONS))
    assert g.automata[0].points == 2 and g.pawn > before
    g = at(solo(), "portland", 1)
    far = venue(g, movement=3)
    assert venue(g) == ("concord", 0) and far != venue(g)


@pytest.mark.rule("12.21")
def test_without_a_show_the_card_is_spent_and_they_have_passed():
    g = solo()
    g.automata[0].tents = BOX.tents
    g.automata[0].card = CARD["fortune_teller_16"]
    finish(g, give_automatons_show)
    assert g.passes == 1 and g.automata[0].points == 0


@pytest.mark.rule("12.22")
def test_the_tile_goes_from_you_to_the_automatons_and_back():
    g, holders = solo(), []
    for region in g.start().order:
        holders.append(g.holder)
        g.pawn, g.popcorn = g.route().index(BOX.regions[region].metropolis), True
        ask(g, CloseTurn(g.holder))
    assert holders == [1, AUTOMATONS, 1] and g.over


@pytest.mark.rule("12.23", "12.29")
@pytest.mark.parametrize(("difficulty", "bonus"), [("easy", 0), ("medium", 4), ("hard", 8)])
def test_the_automatons_are_counted_with_a_bonus_by_difficulty(difficulty, bonus):
    g = solo(difficulty=difficulty)
    a = g.automata[0]
    troupe(g, "ticket_05_banknote", "ticket_09_per_beast", "ticket_14_per_banknote")
    troupe(g, "ticket_15_per_locomotive", "ticket_16_per_pedestal")
    a.pedestals, a.locomotives, a.artist_cards = 7, 5, 4
    ask(g, FINAL_COUNT)
    corners, effects = 1 + 2 + 4 + 4 + 4, 2 + 3 + 10 + 7
    assert a.points == corners + effects + bonus


@pytest.mark.rule("12.24")
def test_a_deck_that_is_used_up_is_shuffled_without_its_tokens():
    g = solo()
    a = g.automata[0]
    a.played, a.deck = a.deck, []
    ask(g, Turn(AUTOMATONS))
    assert len(a.deck) + len(a.played) == 17
    spent = [c for c in a.played if BOX.automa[c].action == REVEAL]
    assert len(spent) == 3 and not [c for c in a.deck if BOX.automa[c].action == REVEAL]


@pytest.mark.rule("12.25")
def test_more_points_than_the_automatons_win_and_ties_are_broken_like_others():
    g = solo()
    g.players[0].points = g.automata[0].points = 60
    assert winners(g) == [0]
    tent(g, AUTOMATONS, "concord")
    assert winners(g) == []
    tent(tent(g, 1, "rutland"), 1, "albany")
    assert winners(g) == [0]
    g.automata[0].points = 61
    assert winners(g) == []


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_whole_solo_games_end_with_the_count_of_the_automatons(difficulty):
    g = fresh(1, difficulty, difficulty=difficulty)
    m = as_match(g)
    rng = seeded(difficulty)
    while not m.over:
        m.play(0, m.moves(0)[rng.below(len(m.moves(0)))])
    assert g.scored == 3 and told(m)[-1] == ["automatons-total", g.automata[0].points]


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("fortune_teller_01", ["automatons-turn", "token-shows", "marker"]),
        ("fortune_teller_04", ["automatons-turn", "automatons-hire", "leaves-row"]),
        ("fortune_teller_16", ["automatons-turn", "automatons-go", "automatons-points"]),
    ],
)
def test_a_turn_of_the_automatons_is_told_step_by_step(card, kinds):
    g = at(show(solo(), *ROW), "washington_dc")
    g.heard = []
    act(g, card)
    assert [e.kind.id for e in g.heard][:3] == kinds


def test_the_human_is_asked_after_every_turn_of_the_automatons():
    g = solo()
    ask(g, Turn(AUTOMATONS))
    assert asked(g) == "Act" and g.seat == 0
