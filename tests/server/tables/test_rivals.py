"""A rival: a little stronger than whoever it plays, by their results."""

import random
from dataclasses import replace
from typing import Any

import pytest

from chapiteau.bots import LEVELS
from chapiteau.server.store.rows import FORK, SeatRow, StoredTable, TableRow
from chapiteau.server.tables.new.again import level_again
from chapiteau.server.tables.rivals import STANDINGS, met_in, settled, strength, suiting
from server.guests import Guest, async_test, friends, opened


def finished(n, levels, scores, winners, game="fourberies"):
    """A table that is over: I sat on the first seat, and these bots on the others."""
    row = TableRow(
        id=f"t{n}", code=f"c{n}", game=game, rules=1, options={}, seats=len(scores), pace="day",
        private=True, host="me", seed="", nonce="", created=0.0, phase="over", touched=float(n),
        result={"scores": scores, "winners": winners, "hash": "", "decisions": 9},
    )  # fmt: skip
    bots = [SeatRow(i, "bot", "", "", level) for i, level in enumerate(levels, 1)]
    return StoredTable(row, (SeatRow(0, "human", "me", "Me"), *bots))


def games(level, won, lost):
    """So many games against one bot."""
    return [finished(n, [level], [9, 1], [0]) for n in range(won)] + [
        finished(won + n, [level], [1, 9], [1]) for n in range(lost)
    ]


def rival_of(*tables):
    return suiting([strength(met_in(tables, "fourberies", "me"))])


def test_every_level_has_a_standing_and_each_is_above_the_one_before():
    assert list(STANDINGS) == list(LEVELS)
    assert sorted(STANDINGS, key=lambda level: STANDINGS[level]) == list(LEVELS)


def test_whoever_has_no_results_meets_a_novice():
    assert rival_of() == suiting([]) == "novice"


@pytest.mark.parametrize(
    ("level", "won", "lost", "rival"),
    [
        ("novice", 1, 0, "amateur"),
        ("novice", 0, 5, "novice"),
        ("amateur", 5, 1, "expert"),
        ("amateur", 2, 6, "amateur"),
        ("expert", 12, 1, "master"),
        ("rival-expert", 12, 1, "master"),
        ("master", 30, 0, "master"),
        ("random", 30, 0, "amateur"),
    ],
)
def test_a_rival_stands_just_above_what_the_results_say(level, won, lost, rival):
    assert rival_of(*games(level, won, lost)) == rival


def test_a_loss_brings_the_rival_down_again():
    won = games("novice", 2, 0)
    lost = [finished(9 + n, ["rival-amateur"], [1, 9], [1]) for n in range(6)]
    assert (rival_of(*won), rival_of(*won, *lost)) == ("amateur", "novice")


def test_where_neither_has_won_points_decide():
    ahead, behind = ([finished(1, ["novice", "master"], [5, n, 9], [2])] for n in (4, 6))
    assert met_in(ahead, "fourberies", "me")[0].share == 1.0
    assert met_in(behind, "fourberies", "me")[0].share == 0.0
    shared = finished(1, ["novice"], [9, 9], [0, 1])
    assert met_in([shared], "fourberies", "me")[0].share == 0.5


def test_partners_win_and_lose_together():
    lost = finished(1, ["amateur"] * 3, [20] * 4, [], game="carnavalesque")
    won = finished(2, ["amateur"] * 3, [60] * 4, [0, 1, 2, 3], game="carnavalesque")
    assert {met.share for met in met_in([lost], "carnavalesque", "me")} == {0.0}
    assert {met.share for met in met_in([won], "carnavalesque", "me")} == {1.0}


def test_only_games_to_the_end_of_the_same_title_count():
    (won,) = games("novice", 1, 0)
    fork = StoredTable(replace(won.row, origin=FORK), won.seats)
    running = StoredTable(replace(won.row, phase="playing"), won.seats)
    left = StoredTable(won.row, (replace(won.seats[0], kind="bot"), won.seats[1]))
    lesson = StoredTable(won.row, (won.seats[0], replace(won.seats[1], level="lesson")))
    other = finished(1, ["novice"], [9, 1], [0], game="trickerion")
    assert met_in([fork, running, left, lesson, other], "fourberies", "me") == []
    assert len(met_in([won], "fourberies", "me")) == 1


class Results:
    """A store that knows what people have finished."""

    def __init__(self, **tables):
        self.tables = tables

    async def tables_of(self, person, most):
        return self.tables.get(person, [])


@async_test
async def test_among_several_people_the_rival_suits_their_mean():
    strong = [
        StoredTable(t.row, (replace(t.seats[0], person="strong"), t.seats[1]))
        for t in games("expert", 20, 0)
    ]
    people = [SeatRow(0, "human", "strong", "S"), SeatRow(1, "human", "new", "N")]
    seats = [*people, SeatRow(2, "bot", "", "", "rival"), SeatRow(3, "bot", "", "", "random")]
    store: Any = Results(strong=strong)
    made = await settled(store, "fourberies", seats)
    assert [s.level for s in made] == ["", "", "rival-expert", "random"]
    alone = await settled(store, "fourberies", [people[0], *seats[2:]])
    assert alone[1].level == "rival-master"


def test_a_rival_that_plays_again_finds_its_level_anew():
    assert [level_again(each) for each in ("rival-expert", "expert", "lesson")] == [
        "rival", "expert", "novice",
    ]  # fmt: skip


@async_test
async def test_a_rival_is_settled_when_its_game_begins_and_stays_so(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.play(game="parade", seats="2", level="rival")
        line = await me.live(table)
        await line.until(lambda line: line.table["phase"] == "playing")
        stored = await house.store.table(table)
        assert stored and stored.seats[1].level == "rival-novice"
        await line.play_on(random.Random(1))
        page = (await me.get("/game/parade")).text
        assert 'value="rival" selected' in page
        cookie = me.cookie
    async with opened(tmp_path) as later, Guest(later.address) as back:
        line = await back.live(table, cookie=cookie)
        assert line.table["seats"][1]["level"] == "rival-novice"


@async_test
async def test_a_rival_that_takes_a_seat_over_in_a_game_is_settled_at_once(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, _):
        assert (await one.act("bot", seat=0, level="genius"))["error"] == "unknown-level"
        assert (await one.act("bot", seat=0, level="rival"))["is"] == "done"
        stored = await house.store.table(table)
        assert stored and stored.seats[0].level == "rival-novice"
