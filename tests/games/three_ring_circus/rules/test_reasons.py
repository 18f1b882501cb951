"""Every reason is a claim: the move is legal until the one thing changes that it speaks of."""

import pytest
from games.pairs import Pair, check_pair, unpaired

from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.rules.hiring.hire import FIRST_HIRE, PLAY_ONE_MORE
from chapiteau.games.three_ring_circus.rules.shows.backstage import BACKSTAGE_CARD, TakeTicket
from chapiteau.games.three_ring_circus.rules.turn import ACT

from .. import situations as at
from ..situations import END, after, back, instead, joined, left, pitched, without
from ..table import table

FIRST_TURNS = [
    Pair("closed-off", "2.1", "0 go:chicago", at.setting_out_from_new_york, at.closed),
    Pair("not-a-metropolis", "3.2", "0 go:trenton", at.in_new_york, at.setting_out),
    Pair("has-caravan", "3.2", "0 go:chicago", lambda: at.setting_out(table(4)), at.crowded),
    Pair("first-turn", "3.2", "0 hire:clown_beast", at.hiring, at.setting_out),
    Pair("first-turn", "3.2", "0 pass", at.hiring_one_more, at.setting_out),
    Pair("first-turn", "3.2", "0 go:trenton", at.in_new_york, instead(FIRST_HIRE[0], END)),
    Pair("first-turn", "3.2", "0 pass", at.hiring_one_more, instead(FIRST_HIRE[0], END)),
]
TURNS = [
    Pair("must-act", "3.3", "0 pass", at.stuck_for_good, at.with_a_clown_to_hire),
    Pair("must-act", "3.3", "0 pass", at.exchanging, instead(BACKSTAGE_CARD[0], END)),
    Pair("action-done", "3.1", "0 go:staunton", at.touring, instead(BACKSTAGE_CARD[0], END)),
    Pair("action-done", "3.1", "0 hire:clown_beast", at.hiring, instead(TakeTicket(0, 1), END)),
    Pair("already-planned", "3.5", "0 hire:clown_beast", at.hiring, after("0 hire:rider_beast")),
    Pair("already-planned", "3.5", "0 ring:2", at.choosing_a_ring, at.ring_chosen),
    Pair("already-planned", "3.5", "0 ring:2", at.choosing_a_ring, at.show_planned),
    Pair("already-planned", "3.5", "0 go:philadelphia", at.hiring, after("0 hire:rider_beast")),
    Pair("already-planned", "3.5", "0 go:buffalo", at.hiring, after("0 go:philadelphia")),
    Pair("already-planned", "3.5", "0 slot:1", at.in_pittsburgh, after("0 slot:2")),
    Pair("already-planned", "3.5", "0 pass", at.hiring_one_more, after("0 hire:rider_beast")),
    Pair("plan-order", "3.5", "0 ring:1", at.choosing_a_ring, back()),
    Pair("plan-order", "3.5", "0 pay:train", at.paying, back()),
    Pair("plan-order", "3.5", "0 slot:1", at.in_pittsburgh, back()),
    Pair("plan-order", "3.5", "0 points", at.choosing_a_reward, back()),
    Pair("no-show-to-end", "8.5", "0 end", at.ending, instead(ACT[0], END)),
    Pair("nothing-to-discard", "10.1", "0 discard:train", at.discarding, instead(ACT[0], END)),
    Pair("card-not-in-hand", "10.1", "0 discard:train", at.discarding, without("train")),
    Pair("already-discarded", "10.1", "0 discard:train", at.discarding, after("0 discard:train")),
    Pair("must-discard", "10.1", "0 pass", at.exchanging, at.overburdened_at_the_end),
]
HIRES = [
    Pair("card-not-in-hand", "4.1", "0 hire:clown_beast", at.hiring, without("clown_beast")),
    Pair(
        "circus-full", "4.1", "0 hire:clown_beast", at.nearly_full, joined(3, "ticket_09_per_beast")
    ),
    Pair("same-value", "4.2", "0 hire:clown_beast", at.one_clown_less, joined(3, "clown_acrobat")),
    Pair("too-dear", "4.4", "0 hire:rider_beast", at.rich_enough, without("train")),
    Pair("ring-full", "4.1", "0 ring:3", at.filling, joined(3, "ticket_09_pedestal")),
    Pair("ring-has-value", "4.2", "0 ring:1", at.choosing_a_ring, joined(1, "rider_acrobat")),
    Pair("ring-too-dear", "4.4", "0 ring:2", at.rich_enough_for_any_ring, without("train")),
    Pair("card-not-in-hand", "4.4", "0 pay:train", at.paying, without("train")),
    Pair("pays-for-itself", "4.4", "0 pay:rider_beast", at.paying, without("rider_beast")),
    Pair("already-paid", "4.4", "0 pay:train", at.paying_nine, after("0 pay:train")),
    Pair("not-needed", "4.5", "0 pay:train", at.paying_five, after("0 pay:clown_beast")),
    Pair("only-a-hire", "4.10", "0 go:philadelphia", at.hiring, instead(PLAY_ONE_MORE[0], END)),
]
EXCHANGES_AND_OBJECTIVES = [
    Pair("no-exchange", "4.12", "0 swap:1", at.exchanging, instead(ACT[0], END)),
    Pair("no-card-there", "4.12", "0 swap:2", at.exchanging, left(1)),
    Pair("no-card-there", "4.12", "0 swap:7", at.choosing_a_partner, left(2)),
    Pair("no-partner", "4.12", "0 swap:2", at.exchanging, at.magician_in_the_way),
    Pair("exchange-begun", "4.12", "0 pass", at.exchanging, after("0 swap:6")),
    Pair("same-ring", "4.12", "0 swap:6", at.choosing_a_partner, at.beginning_with_its_neighbour),
    Pair("double-value", "4.12", "0 swap:7", at.choosing_a_partner, joined(1, "magician_beast")),
    Pair("no-full-column", "4.14", "0 place:artists", at.placing, instead(ACT[0], END)),
    Pair("objective-not-in-hand", "4.14", "0 place:artists", at.placing, at.placed_before),
    Pair("must-place", "4.14", "0 pass", at.exchanging, at.column_filled),
]
SHOWS = [
    Pair("closed-off", "2.1", "0 go:peoria", at.in_chicago, at.closed),
    Pair("too-far", "6.1", "0 go:detroit", at.in_chicago, at.with_locomotives(3)),
    Pair("too-far", "6.1", "0 go:detroit", at.on_the_train, at.with_locomotives(0)),
    Pair("no-place-by-train", "6.5", "0 play:train", lambda: at.touring("train"), at.played_out),
    Pair("where-you-are", "6.6", "0 go:trenton", at.in_new_york, at.standing_in("trenton")),
    Pair("already-performed", "7.1", "0 go:trenton", at.in_new_york, at.performed_in("trenton")),
    Pair("no-tents", "7.1", "0 go:trenton", at.in_new_york, at.tents_used_up),
    Pair("no-tents", "7.1", "0 play:train", lambda: at.touring("train"), at.tents_used_up),
    Pair("town-taken", "7.2", "0 go:trenton", at.in_new_york, pitched("trenton")),
    Pair("no-slot", "7.4", "0 go:pittsburgh", at.touring, pitched("pittsburgh")),
    Pair("slot-taken", "7.4", "0 slot:2", at.in_pittsburgh, pitched("pittsburgh", 1)),
    Pair("too-few-pedestals", "7.4", "0 slot:2", at.in_pittsburgh, at.with_pedestals(2)),
    Pair("no-ticket-due", "7.6", "0 take:1", at.taking, instead(BACKSTAGE_CARD[0], END)),
    Pair("no-ticket-due", "7.6", "0 deck", at.taking, instead(ACT[0], END)),
    Pair("empty-place", "7.7", "0 take:1", at.taking, at.row_emptied),
    Pair("empty-deck", "1.5", "0 deck", at.taking, at.deck_emptied),
    Pair("no-star", "7.8", "0 go:new_york", at.starring, at.star_unwanted),
]
BACKSTAGE = [
    Pair("not-in-a-show", "8.1", "0 play:reserve", at.ending, instead(FIRST_HIRE[0], END)),
    Pair("not-in-a-show", "8.1", "0 play:train", at.hiring, after("0 hire:rider_beast")),
    Pair("card-not-in-hand", "8.1", "0 play:reserve", at.ending, without("reserve")),
    Pair("card-not-in-hand", "8.1", "0 play:train", at.hiring, without("train")),
    Pair("one-card", "8.1", "0 play:orchestra", at.with_an_orchestra, after("0 play:bill_poster")),
    Pair("one-card", "8.1", "0 play:reserve", at.ending, instead(TakeTicket(0, 1), END)),
    Pair("second-card", "8.1", "0 go:pittsburgh", at.by_train, pitched("pittsburgh")),
    Pair("before-moving", "8.2", "0 play:train", at.hiring, after("0 go:philadelphia")),
    Pair("before-moving", "8.2", "0 play:train", at.hiring, instead(BACKSTAGE_CARD[0], END)),
    Pair("before-the-slot", "8.3", "0 play:bill_poster", at.with_an_orchestra, back()),
    Pair("before-the-slot", "8.3", "0 play:orchestra", at.with_an_orchestra, after("0 slot:2")),
    Pair("brings-nothing", "8.3", "0 play:orchestra", at.with_an_orchestra_by_rules_2, left(1)),
    Pair("no-slot-by-card", "7.4", "0 play:orchestra", at.with_an_orchestra, at.low_slots_taken),
    Pair("at-the-end", "8.5", "0 play:reserve", at.ending, instead(ACT[0], END)),
    Pair("at-the-end", "8.5", "0 play:reserve", at.ending, at.tickets_not_taken_yet),
]
PAIRS = [*FIRST_TURNS, *TURNS, *HIRES, *EXCHANGES_AND_OBJECTIVES, *SHOWS, *BACKSTAGE]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_reason_is_given_when_one_thing_changes(pair):
    check_pair(pair)


def test_every_reason_has_a_pair():
    assert unpaired(GAME, PAIRS) == set()
