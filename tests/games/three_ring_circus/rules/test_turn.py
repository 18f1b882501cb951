"""3 A turn."""

import pytest
from games.playing import as_match, asked, do, legal, refused

from chapiteau.core.errors import NothingToUndo
from chapiteau.games.three_ring_circus.rules.end_of_turn import Turn

from ..table import AT, BOX, ask, fresh, hold, pawn, ring, show, stand, stuck, table


@pytest.mark.rule("3.1")
def test_a_turn_is_a_hire_or_a_show():
    g = hold(stand(table(), 0, "new_york"), 0, "clown_beast", "clown_acrobat")
    verbs = {move.split(":")[0] for move in legal(g, 0)}
    assert verbs == {"hire", "go"}
    do(g, "0 go:trenton", "0 end")
    assert asked(g) == "Act" and g.seat == 1


@pytest.mark.rule("3.2")
def test_in_the_first_turn_a_caravan_is_placed_and_an_artist_hired():
    g = fresh(3)
    first = g.seat
    assert asked(g) == "PlaceCaravan"
    assert legal(g, first) == ["go:indianapolis", "go:washington-dc", "go:new-york"]
    assert refused(g, f"{first} go:boston") == ("has-caravan", "3.2")
    assert refused(g, f"{first} go:natick") == ("not-a-metropolis", "3.2")
    do(g, f"{first} go:new_york")
    assert asked(g) == "FirstHire" and g.players[first].at == AT["new_york"]
    assert {move.split(":")[0] for move in legal(g, first)} == {"hire"}


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_first_round_every_circus_has_an_artist_and_every_metropolis_a_caravan(seats):
    g = fresh(seats)
    while any(not p.artists() for p in g.players):
        do(g, f"{g.seat} {named(g.moves[0])}")
    homes = {BOX.regions[r].metropolis for r in g.start().order}
    assert {p.at for p in g.players} | {g.pawn_space()} == homes
    assert [p.artists() for p in g.players] == [1] * seats


def named(move):
    """A move as tests write it."""
    kinds = {"hire", "pay", "play", "discard"}
    return f"{move.verb}:{BOX.kinds[move.arg].id}" if move.verb in kinds else move.text


@pytest.mark.rule("3.3")
def test_only_who_can_do_nothing_passes():
    g = hold(table(), 0, "clown_beast", "clown_acrobat")
    assert refused(g, "0 pass") == ("must-act", "3.3")
    g = ask(stuck(table(), 0), Turn(1))
    assert legal(g, 0) == ["pass"]
    do(g, "0 pass")
    assert g.passes == 1 and g.seat == 1


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("popcorn", [False, True])
def test_when_all_pass_in_a_row_the_pawn_makes_a_step_unless_it_waits(popcorn):
    g = pawn(table(), "portland")
    g.passes, g.popcorn, g.holder = 2, popcorn, 2
    ask(stuck(g, 0), Turn(1))
    do(g, "0 pass")
    assert g.passes == 0
    assert (g.pawn_space() == AT["portland"]) == popcorn


@pytest.mark.rule("3.5")
def test_a_plan_is_secret_and_may_be_changed_until_it_is_whole():
    g = hold(table(), 0, "clown_beast", "rider_beast", "ticket_05_banknote", "train")
    m = as_match(g)
    m.play(0, m.game.moves.read("hire:25"))
    assert m.view(1).chosen[0] == [] and len(m.view(0).chosen[0]) == 1
    m.play(0, "ring:1")
    m.undo(0)
    m.undo(0)
    assert not g.chosen[0] and asked(g) == "Act"
    m.play(0, "hire:1")
    m.play(0, "ring:2")
    m.play(0, "pay:22")
    assert g.players[0].rings[1] and g.seat == 1
    with pytest.raises(NothingToUndo):
        m.undo(0)


@pytest.mark.rule("3.5")
def test_a_show_is_planned_with_slot_and_reward():
    g = ring(stand(table(), 0, "new_york"), 0, 1, "clown_beast", "farm_animal_beast")
    show(g, *["ticket_05_banknote", "ticket_06_banknote", "", "", ""])
    do(g, "0 go:philadelphia")
    assert g.players[0].at == AT["new_york"]
    do(g, "0 slot:2")
    assert legal(g, 0) == ["tickets", "points"]
    do(g, "0 points")
    assert g.players[0].at == AT["philadelphia"] and g.players[0].points == 1
