"""The way back: alone, by consent, and of secret choices."""

import asyncio
import random

from chapiteau.server.store.rows import LogEntry, SeatRow, TableRow
from chapiteau.server.tables.state import TableState
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


async def both_choose(one, two):
    """Bring Parade to the choice that both make in secret."""
    while not (one.ask["options"] and two.ask["options"]):
        line = await somebody_is_asked(one, two)
        await line.move("pass")


@async_test
async def test_a_decision_is_taken_back_up_to_the_last_reveal(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade") as (table, one, two):
        line = await somebody_is_asked(one, two)
        state = house.hall.tables[table].state
        before = state.playing.hash
        assert (await line.undo())["error"] == "nothing-to-undo"
        log = line.log[:]
        assert (await line.move("pass"))["is"] == "done"
        await line.until(lambda line: line.ask["undo"])
        assert (await line.undo())["is"] == "done"
        assert state.playing.hash == before and line.log == log
        kinds = [e.kind for e in await house.store.log(table)]
        assert kinds[-2:] == ["play", "undo"]
        assert (await line.move("peek"))["is"] == "done"
        await line.until(lambda line: line.ask["options"][0]["move"] != "pass")
        assert not line.ask["undo"]
        assert (await line.undo())["error"] == "nothing-to-undo"


@async_test
async def test_a_secret_choice_is_picked_up_again(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade") as (_, one, two):
        await both_choose(one, two)
        await one.move()
        await one.until(lambda line: line.ask["undo"] and not line.ask["options"])
        assert (await one.undo())["is"] == "done"
        await one.until(lambda line: line.ask["options"])
        assert (await one.move())["is"] == "done"
        assert (await two.move())["is"] == "done"


@async_test
async def test_past_a_reveal_only_with_everybodys_consent_and_the_same_cards_come_again(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade") as (table, one, two):
        await both_choose(one, two)
        move = one.ask["options"][0]["move"], two.ask["options"][0]["move"]
        before = house.hall.tables[table].state.playing.hash
        await one.move(move[0])
        await two.move(move[1])
        await somebody_is_asked(one, two)
        for line in (one, two):
            await line.look()
        after = house.hall.tables[table].state.playing.hash
        story = one.log[:]
        assert (await one.act("answer-undo", yes=True))["error"] == "nothing-asked"
        assert (await one.ask_undo())["is"] == "done"
        assert (await two.ask_undo())["error"] == "already-asked"
        await two.until(lambda line: line.ask["undo_asked"])
        assert two.ask["undo_asked"]["seat"] == 0
        assert (await two.act("answer-undo", yes=False))["is"] == "done"
        await one.until(lambda line: line.ask["undo_asked"] is None)
        assert house.hall.tables[table].state.playing.hash == after
        position = one.ask["position"]
        assert (await one.ask_undo())["is"] == "done"
        await two.until(lambda line: line.ask["undo_asked"])
        assert (await two.act("answer-undo", yes=True))["is"] == "done"
        await one.until(lambda line: line.ask["position"] > position)
        assert house.hall.tables[table].state.playing.hash == before
        said = await one.act("play", seat=0, position=position, move=move[0])
        assert said["error"] == "stale-move"
        assert sum("same cards" in text for text in one.log) == 1
        await one.move(move[0])
        await two.move(move[1])
        assert house.hall.tables[table].state.playing.hash == after
        await one.look()
        assert [text for text in one.log if "same cards" not in text] == story
        house.hall.tables[table].drop(even_if_busy=True)
        assert (await house.hall.table(table)).state.playing.hash == after
        again = await one.guest.live(table)
        assert again.log == one.log and again.ask == one.ask


@async_test
async def test_bots_always_agree_to_go_back(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="fourberies", level="random"))
        dice = random.Random(5)
        for _ in range(6):
            await line.my_turn()
            await line.move(dice=dice)
        await line.my_turn()
        decisions = len(house.hall.tables[line.table_id].state.playing.decisions)
        assert (await line.ask_undo())["is"] == "done"
        await line.my_turn()
        assert len(house.hall.tables[line.table_id].state.playing.decisions) <= decisions
        assert any("same cards" in text for text in line.log)
        await line.play_on(dice)
        record = (await me.get(f"/table/{line.table_id}/record")).text
        assert __import__("chapiteau").load(record).match.over


@async_test
async def test_alone_nobody_is_asked_and_a_repeat_does_not_go_back_twice(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="parade", level="random"))
        for _ in range(4):
            await line.my_turn()
            await line.move()
        await line.my_turn()
        assert line.ask["alone"] and line.ask["ask_undo"]
        state = house.hall.tables[line.table_id].state
        last, wish = state.last_decision(0), {"do": "ask-undo", "id": "once", **line.stand}
        assert (await line.answer(wish))["is"] == "done"
        assert (await line.answer(wish))[
            "is"
        ] == "done"  # its answer was lost, and it is said again
        said = await line.answer(wish | {"id": "twice"})  # clicked twice before the answer came
        assert said["error"] == "stale-move"
        kinds = [e.kind for e in await house.store.log(line.table_id)]
        assert last is not None
        assert kinds.count("undo-consented") == 1 and len(state.playing.decisions) >= last
        assert "undo-wished" not in kinds
        await line.my_turn()
        assert not any("consent" in text for text in line.log)


async def past_a_reveal(one, two):
    """Both have shown a card, and somebody is asked again."""
    await both_choose(one, two)
    await one.move()
    await two.move()
    return await somebody_is_asked(one, two)


async def kinds(house, table):
    return [e.kind for e in await house.store.log(table)]


@async_test
async def test_a_seat_that_is_lent_to_a_bot_still_belongs_to_its_player(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade") as (_, one, two):
        assert not one.ask["alone"] and not two.ask["alone"]
        assert (await two.act("bot", seat=1, level="random"))["is"] == "done"
        await one.until(lambda line: line.table["seats"][1]["kind"] == "bot")
        assert not one.ask["alone"]
        assert (await two.act("leave"))["is"] == "done"  # now it is nobody's
        await one.until(lambda line: line.ask["alone"])


@async_test
async def test_nobody_goes_back_without_the_player_whose_seat_a_bot_keeps(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade") as (table, one, two):
        await past_a_reveal(one, two)
        assert (await two.act("bot", seat=1, level="random"))["is"] == "done"
        await one.my_turn()
        state = house.hall.tables[table].state
        before = len(state.playing.decisions)
        assert (await one.ask_undo())["is"] == "done"
        for _ in range(11):
            assert (await one.ask_undo())["error"] == "already-asked"
        await two.until(lambda line: line.ask["undo_asked"])
        assert two.ask["undo_asked"]["waits_for"] == [two.table["seats"][1]["name"]]
        assert len(state.playing.decisions) >= before
        assert "undo-consented" not in await kinds(house, table)
        assert (await two.act("answer-undo", yes=True))["is"] == "done"  # without coming back
        assert (await kinds(house, table))[-1] == "undo-consented"
        assert len(state.playing.decisions) < before and state.seats[1].kind == "bot"


def test_a_bots_move_leaves_the_question_open_and_a_persons_ends_it():
    seats = tuple(SeatRow(i, "human", f"p{i}") for i in range(2))
    row = TableRow("t", "code", "parade", 1, {}, 2, "day", False, "p0", "seed", "nonce", 0.0)
    state = TableState(row, seats)

    def write(kind, seat, text="", client=""):
        state.apply(LogEntry(state.n, kind, seat, text, client))

    def play(client):
        seat = state.playing.to_act[0]
        write("play", seat, str(state.playing.moves(seat)[0]), client)

    write("start", -1, '["",""]')
    play("a page")
    write("undo-wished", 0)
    play("")
    assert state.wish and state.wish.seat == 0
    play("a page")
    assert state.wish is None
    while state.phase == "playing":
        write("undo-wished", 0)
        play("")
    assert state.wish is None  # a game that is over stays so


@async_test
async def test_an_answer_that_never_comes_stops_nobody(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade") as (table, one, two):
        await past_a_reveal(one, two)
        assert (await two.act("bot", seat=1, level="random"))["is"] == "done"
        await two.close()
        await one.my_turn()
        assert (await one.ask_undo())["is"] == "done"
        assert (await one.act("answer-undo", yes=False))["is"] == "done"  # withdrawn
        await one.until(lambda line: line.ask["undo_asked"] is None)
        assert (await one.ask_undo())["is"] == "done"
        await one.my_turn()
        assert (await one.move())["is"] == "done"  # or simply played on
        await one.until(lambda line: line.ask["undo_asked"] is None)
        await one.play_on(random)
        assert "undo-consented" not in await kinds(house, table)


@async_test
async def test_whoever_moves_on_no_longer_waits_for_consent(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade") as (_, one, two):
        await both_choose(one, two)
        await one.move()
        await two.move()
        line = await somebody_is_asked(one, two)
        assert (await one.ask_undo())["is"] == "done"
        await asyncio.gather(
            one.until(lambda line: line.ask["undo_asked"]),
            two.until(lambda line: line.ask["undo_asked"]),
        )
        assert (await line.move("pass"))["is"] == "done"
        await two.until(lambda line: line.ask["undo_asked"] is None)
        assert (await two.act("answer-undo", yes=True))["error"] == "nothing-asked"


@async_test
async def test_a_wish_to_go_back_outlives_the_server(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade", seats=3) as (table, *lines):
        while sum(bool(line.ask["options"]) for line in lines) < 3:
            await (await somebody_is_asked(*lines)).move("pass")
        for line in lines:
            await line.move()
        await somebody_is_asked(*lines)
        assert (await lines[0].ask_undo())["is"] == "done"
        assert (await lines[1].act("answer-undo", yes=True))["is"] == "done"
        await lines[2].until(lambda line: len(line.ask["undo_asked"]["answered"]) == 2)
        house.hall.tables[table].drop(even_if_busy=True)  # as if the server had ended
        again = [await line.guest.live(table) for line in lines]
        assert [line.ask["undo_asked"]["answered"] for line in again] == [[0, 1]] * 3
        count = len((await house.hall.table(table)).state.playing.decisions)
        assert (await again[2].act("answer-undo", yes=True))["is"] == "done"
        state = (await house.hall.table(table)).state
        assert len(state.playing.decisions) < count and state.wish is None
        assert [e.kind for e in await house.store.log(table)][-3:] == [
            "undo-wished", "undo-agreed", "undo-consented",
        ]  # fmt: skip


@async_test
async def test_a_refusal_ends_a_wish_for_good(tmp_path):
    async with opened(tmp_path) as house, friends(house, "parade") as (table, one, two):
        await both_choose(one, two)
        await one.move()
        await two.move()
        await somebody_is_asked(one, two)
        assert (await one.ask_undo())["is"] == "done"
        assert (await two.act("answer-undo", yes=False))["is"] == "done"
        house.hall.tables[table].drop(even_if_busy=True)
        assert (await one.guest.live(table)).ask["undo_asked"] is None
