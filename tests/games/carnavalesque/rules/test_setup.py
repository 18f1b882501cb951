"""The game and its set-up."""

from collections import Counter

import pytest
from games.playing import at_random

from chapiteau.core.step import NOBODY
from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.box.components import AGES, EVENTS, ROLES
from chapiteau.games.carnavalesque.rules.round import new_king
from chapiteau.words import rules_of

from ..table import ADULT, BOX, CHILD, TEEN, Dice, fresh, table, view

SEATS = [3, 4, 5, 6]


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_share_one_score(seats):
    g = at_random(fresh(seats), "together")
    assert len(set(GAME.scores(g))) == 1
    assert GAME.winners(g) in ([], list(range(seats)))


@pytest.mark.rule("1.2")
def test_one_version_has_events_and_the_other_roles():
    events, roles = fresh(), fresh(version="roles")
    assert events.event and not any(p.offered for p in events.players)
    assert not roles.event and roles.players[roles.seat].offered


@pytest.mark.rule("1.4")
def test_a_parade_is_a_success_from_the_third_reaction_on():
    g = table(floats={})
    sizes = {44: [9, 4, 2], 45: [10]}
    for points, floats in sizes.items():
        cards = iter(range(1, 55))
        g.parade = [[next(cards) for _ in range(n)] for n in floats]
        g.stack = []
        won = points >= 45
        assert (g.points() >= 45) == won
        assert GAME.winners(g) == (list(range(4)) if won else [])


@pytest.mark.rule("1.5")
def test_the_decisions_of_the_house_are_marked_and_the_components_say_where_facts_come_from():
    ours = [rule.number for rule in rules_of(GAME, "en") if rule.ours]
    assert "1.5" in ours and "8.2" in ours and "9.4" in ours and "9.5" not in ours
    assert BOX.sources["players 1"] == "reconstructed"
    assert BOX.sources["event 1 (feast_of_fools)"] == "found"


@pytest.mark.rule("2.1")
def test_costumes_accessories_and_ages_are_counted_as_printed():
    people = range(1, 55)
    costumes = Counter(BOX.costume[p] for p in people)
    accessories = Counter(a for p in people for a in BOX.extras[p])
    assert set(costumes.values()) == {6} and len(costumes) == 9
    assert set(accessories.values()) == {7} and len(accessories) == 9
    for name, age in (("fireworks", CHILD), ("balloon", TEEN), ("lantern", ADULT)):
        bearers = [p for p in people if BOX.accessories.index(name) in BOX.extras[p]]
        assert age not in [BOX.age[p] for p in bearers]
    for a in people:
        for b in range(a + 1, 55):
            assert (BOX.features[a] & BOX.features[b]).bit_count() <= 1


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("seats", "size", "rounds"), [(3, 4, 6), (4, 5, 4), (5, 3, 5), (6, 3, 4)])
def test_hands_and_rounds_depend_on_the_number_of_players(seats, size, rounds):
    g = fresh(seats, version="roles")
    assert [len(p.hand) for p in g.players] == [size] * seats
    assert g.box.rounds[seats] == rounds


@pytest.mark.rule("2.3")
def test_the_rest_of_the_crowd_is_thrown_into_a_heap():
    g = fresh(3, version="roles")
    assert g.heap.count() == 54 - 12
    sides = [g.heap.ups[s] for s in g.heap.order]
    assert 0 < sum(sides) < len(sides)
    assert any(g.heap.is_covered(s) for s in g.heap.order)
    assert fresh(3, version="roles").heap.xs == g.heap.xs
    assert fresh(3, "other", version="roles").heap.xs != g.heap.xs


@pytest.mark.rule("2.4")
def test_five_workshops_begin_empty():
    g = fresh()
    assert list(g.workshops()) == [1, 2, 3, 4, 5]
    assert not any(g.floats)


@pytest.mark.rule("2.5")
def test_ten_events_are_shuffled_face_down_or_eleven_roles_are_at_hand():
    g = fresh()
    assert sorted([g.event, *g.events]) == list(range(1, len(EVENTS)))
    assert set(view(g, 0).events) == {0}
    assert fresh(version="roles").events == [] and len(ROLES) == 12


@pytest.mark.rule("2.6")
def test_the_first_king_is_drawn_and_the_crown_goes_to_the_left():
    g = table()
    for drawn in range(4):
        g.king, g.rng = NOBODY, Dice(drawn)
        new_king(g)
        assert g.king == drawn
    kings: list[int] = []

    def watch(g):
        if len(kings) < g.round:
            kings.append(g.king)

    g = at_random(fresh(5, "crown"), "crown", watch)
    assert kings == [(kings[0] + k) % 5 for k in range(5)] and g.round == 5


@pytest.mark.rule("2.7")
def test_backs_show_the_age_wherever_a_card_is():
    street = [(3, 0, 0, "up"), (5, 0, 0, "up"), (25, 2000, 0, "down")]
    g = table(hands={0: [1, 2, 4], 1: [7], 2: [], 3: [19, 21]}, street=street)
    for seat in (-1, 0, 1, 2, 3):
        seen = view(g, seat)
        backs = [sorted(p.backs) for p in seen.players]
        assert backs == [[CHILD, CHILD, TEEN], [CHILD], [], [CHILD, TEEN]]
        assert seen.backs[1:4] == [0, ADULT, CHILD]  # the first lies under the second, out of sight
    assert AGES[1:] == ["child", "teen", "adult"]
