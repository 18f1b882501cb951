"""10: performances from Thursday to Sunday, guests, weekdays and bonuses."""

from __future__ import annotations

import pytest
from games.playing import as_match, do, legal, refused, told

from chapiteau.games.trickerion.box.components import DAYS
from chapiteau.games.trickerion.rules.performance import Perform, Performances, yield_of

from ..table import BOTH, FIVE, SIX, table, trick, wealth

RINGS = {"spades": "linking-rings"}  # 0 fame, 2 coins
TABLE = {"spades": "floating-table"}  # 5 fame, 2 coins, 1 shard


def on_stage(*days):
    """Seats with their magicians on stage, in the order told."""
    cards = {seat: {"magician": "theatre"} for seat in range(len(days))}
    at = {seat: {"magician": f"{day}_show"} for seat, day in enumerate(days)}
    return {"cards": cards, "at": at}


def show(day="friday", seats=2, **more):
    return table(seats, step=Perform(0, DAYS.index(day)), **on_stage(day), **more)


@pytest.mark.rule("10.1")
def test_days_decide_the_order_not_initiative():
    marks = [(1, "c0r0", 0, "spades", "down"), (2, "c0r0", 1, "spades", "down"),
             (3, "c0r0", 2, "spades", "down")]  # fmt: skip
    own = {0: RINGS, 1: TABLE, 2: {"spades": "walled"}}
    m = as_match(
        table(
            3, order=[0, 1, 2], tricks=own, marks=marks, step=Performances(),
            row=["riverside-08", "riverside-02", "riverside-03"],
            **on_stage("sunday", "thursday", "saturday"),
        )
    )  # fmt: skip
    for seat, place in ((1, 2), (2, 3), (0, 1)):
        assert m.to_act == (seat,)
        m.play(seat, f"perform:{place}")
    assert [e[1] for e in told(m) if e[0] == "performs"] == [1, 2, 0]


@pytest.mark.rule("10.2")
def test_a_card_with_an_own_marker_is_chosen_freely_or_not_at_all():
    marks = [(1, "c0r0", 0, "spades", "down"), (3, "c0r0", 0, "spades", "down"),
             (2, "c0r0", 1, "spades", "down")]  # fmt: skip
    g = show(
        tricks={0: RINGS, 1: TABLE}, marks=marks,
        row=["riverside-08", "riverside-02", "riverside-03"],
    )  # fmt: skip
    assert legal(g, 0) == ["perform:1", "perform:3", "pass"]
    assert refused(g, "0 perform:2") == ("no-own-marker", "10.2")
    assert refused(g, "0 perform:4") == ("no-card-there", "10.2")
    do(g, "0 pass")
    assert g.over and wealth(g, 0) == (20, 20, 0) and g.players[0].shown[1] == 2


@pytest.mark.rule("10.2")
def test_without_an_own_marker_nothing_happens():
    crew = {0: ["assistant"]}
    g = show(tricks={1: TABLE}, marks=[(1, "c0r0", 1, "spades", "down")], crew=crew)
    assert g.over and wealth(g, 0) == (20, 20, 0) and g.players[1].shown[1] == 1


@pytest.mark.rule("10.3")
def test_every_marker_yields_to_its_owner_guests_included():
    marks = [(1, "c0r0", 0, "spades", "down"), (1, "c0r2", 1, "spades", "up"),
             (1, "c1r1", 1, "hearts", "left")]  # fmt: skip
    own = {0: RINGS, 1: TABLE | {"hearts": "walled"}}
    g = show(tricks=own, marks=marks, row=["riverside-08"])
    do(g, "0 perform:1")
    assert wealth(g, 1) == (20 + 5 + 3, 20 + 2 + 2, 1 + 1)


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(
    ("day", "id", "gain"),
    [
        ("thursday", "floating-table", (4, 1, 1)), ("friday", "floating-table", (5, 2, 1)),
        ("saturday", "floating-table", (5, 2, 1)), ("sunday", "floating-table", (6, 3, 1)),
        ("thursday", "linking-rings", (0, 1, 0)), ("sunday", "linking-rings", (1, 3, 0)),
        ("thursday", "mind-reading", (0, 0, 1)), ("sunday", "mind-reading", (1, 1, 1)),
        ("sunday", "enchanted-butterflies", (3, 1, 0)),
    ],
)  # fmt: skip
@pytest.mark.parametrize("agreed", BOTH)
def test_thursday_takes_from_each_trick_and_sunday_adds(agreed, day, id, gain):
    g = show(day, options=agreed, tricks={0: {"spades": id}},
             marks=[(1, "c0r0", 0, "spades", "down")])  # fmt: skip
    found = yield_of(g, trick(id), 0, 0)
    assert (found.fame, found.coins, found.shards) == gain
    do(g, "0 perform:1")
    fame, coins, shards = gain
    assert wealth(g, 0) == (20 + fame + 1, 20 + coins + 1, shards)  # and the card: 1 fame, 1 coin


@pytest.mark.rule("10.4")
def test_bonuses_do_not_change_with_the_day():
    marks = [(1, "c0r0", 0, "spades", "down"), (1, "c0r1", 1, "spades", "up")]
    own = {0: RINGS, 1: {"spades": "living-piano"}}
    g = show("thursday", tricks=own, marks=marks)
    do(g, "0 perform:1")
    assert wealth(g, 0) == (20 + 0 + 1 + 1, 20 + 1 + 1, 0)  # trick, link, card


@pytest.mark.rule("10.5")
def test_a_guest_brings_the_own_weekday():
    own = {0: RINGS, 1: TABLE}
    marks = [(1, "c0r0", 0, "spades", "down"), (1, "c0r2", 1, "spades", "up")]
    cards = {0: {"magician": "theatre"}, 1: {"apprentice_1": "theatre"}}
    at = {0: {"magician": "thursday_show"}, 1: {"apprentice_1": "sunday_1"}}
    g = table(tricks=own, marks=marks, cards=cards, at=at, step=Perform(0, 1))
    do(g, "0 perform:1")
    assert wealth(g, 1) == (26, 23, 1)


@pytest.mark.rule("10.5")
@pytest.mark.parametrize(("day", "gain"), [("thursday", (4, 1, 1)), ("sunday", (6, 3, 1))])
def test_a_guest_without_characters_in_the_theatre_takes_the_performers_day(day, gain):
    marks = [(1, "c0r0", 0, "spades", "down"), (1, "c0r2", 1, "spades", "up")]
    g = show(day, tricks={0: RINGS, 1: TABLE}, marks=marks)
    do(g, "0 perform:1")
    assert wealth(g, 1) == (20 + gain[0], 20 + gain[1], gain[2])


@pytest.mark.rule("10.6")
def test_the_performer_gets_fame_for_every_link_on_the_card():
    own = {0: {"spades": "mind-reading"}, 1: {"spades": "living-piano"},
           2: {"spades": "linking-rings"}}  # fmt: skip
    marks = [(1, "c0r0", 1, "spades", "down"), (1, "c0r1", 2, "spades", "up"),
             (1, "c1r1", 0, "spades", "left")]  # fmt: skip
    g = show(seats=3, tricks=own, marks=marks, row=["riverside-08"])
    links = g.links_on(1)
    assert links >= 1
    do(g, "0 perform:1")
    assert g.players[0].fame == 20 + 0 + links + 1


@pytest.mark.rule("10.7")
@pytest.mark.parametrize(
    ("agreed", "kind", "bonus"),
    [
        (SIX, "assistant", (2, 0, 0)), (SIX, "manager", (0, 2, 0)), (SIX, "engineer", (0, 0, 1)),
        (FIVE, "assistant", (2, 0, 0)), (FIVE, "manager", (0, 3, 0)),
        (FIVE, "engineer", (0, 0, 1)),
    ],
)  # fmt: skip
def test_specialists_backstage_help_the_performer(agreed, kind, bonus):
    def performed(slot):
        cards = {0: {"magician": "theatre", kind: "theatre" if "friday" in slot else "market"}}
        at = {0: {"magician": "friday_show", kind: slot}}
        g = table(options=agreed, crew={0: [kind]}, tricks={0: RINGS}, cards=cards, at=at,
                  marks=[(1, "c0r0", 0, "spades", "down")], step=Perform(0, 2))  # fmt: skip
        do(g, "0 perform:1")
        return wealth(g, 0)

    away, there = performed("market_1"), performed("friday_1")
    assert tuple(b - a for a, b in zip(away, there, strict=True)) == bonus


@pytest.mark.rule("10.7")
def test_a_guests_specialists_do_not_help_the_guest():
    own = {0: RINGS, 1: TABLE}
    marks = [(1, "c0r0", 0, "spades", "down"), (1, "c0r2", 1, "spades", "up")]
    cards = {0: {"magician": "theatre"}, 1: {"assistant": "theatre"}}
    at = {0: {"magician": "friday_show"}, 1: {"assistant": "saturday_1"}}
    crew = {1: ["assistant"]}
    g = table(crew=crew, tricks=own, marks=marks, cards=cards, at=at, step=Perform(0, 2))
    do(g, "0 perform:1")
    assert wealth(g, 1) == (25, 22, 1)


@pytest.mark.rule("10.8")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [("riverside-01", (0, 0, 1)), ("riverside-11", (0, 2, 0)), ("grand-magorian-05", (2, 1, 0))],
)
@pytest.mark.parametrize("agreed", BOTH)
def test_the_performer_gets_the_bonus_of_the_card(agreed, card, bonus):
    g = show(options=agreed, tricks={0: RINGS}, marks=[(1, "c0r0", 0, "spades", "down")],
             row=[card])  # fmt: skip
    do(g, "0 perform:1")
    assert wealth(g, 0) == (20 + bonus[0], 22 + bonus[1], bonus[2])


@pytest.mark.rule("10.9")
def test_markers_return_to_the_supply_and_the_card_stays():
    marks = [(1, "c0r0", 0, "spades", "down"), (1, "c0r2", 1, "spades", "up"),
             (2, "c0r0", 1, "spades", "down")]  # fmt: skip
    g = show(tricks={0: RINGS, 1: TABLE}, marks=marks, row=["riverside-08", "riverside-02"],
             ready={0: {"spades": 1}})  # fmt: skip
    do(g, "0 perform:1")
    assert g.supply(0, 1) == 3 and g.players[0].ready[1] == 1  # not back on the trick
    assert g.supply(1, 1) == 3 and g.row[1] and not any(g.stage[:6]) and any(g.stage)


@pytest.mark.rule("10.9")
def test_a_card_is_performed_once_a_turn():
    marks = [(1, "c0r0", 0, "spades", "down"), (1, "c0r2", 1, "spades", "up")]
    g = table(tricks={0: RINGS, 1: TABLE}, marks=marks, step=Performances(),
              **on_stage("thursday", "friday"))  # fmt: skip
    do(g, "0 perform:1")
    assert g.over  # the second performer has no marker left there
