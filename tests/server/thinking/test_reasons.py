"""“Why did you do that?” is answered from what the asker could see, and of nothing sealed."""

import random

from chapiteau.core.step import Together
from chapiteau.core.wire import pack
from chapiteau.server.tables.new import creation
from chapiteau.server.thinking.reasons import choices, last_told
from server.guests import Guest, async_test, opened
from server.thinking.backends import Listening


async def explained(line, seat):
    line.parts.pop("thought", None)
    await line.say(do="explain", seat=seat)
    await line.until(lambda line: "thought" in line.parts)
    return line.parts["thought"]["text"]


@async_test
async def test_a_bot_says_why_from_what_the_asker_could_see(tmp_path):
    backend = Listening()
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        table = await me.play(game="fourberies", seats="2", level="novice")
        line = await me.live(table)
        state = house.hall.tables[table].state
        while await line.my_turn() and last_told(state, 1) is None:
            await line.move(dice=random.Random(1))
        n = -1
        while n != state.n:  # until nothing new has happened while it was asked
            n = state.n
            text = await explained(line, 1)
        found, question = last_told(state, 1), backend.considered[-1]
        assert found is not None
        assert question.view == pack(state.game.view(found.before, 0))
        assert question.moves == (found.move.text,) and question.seat == 1
        assert state.telling("en").move(found.before.stack[-1], found.move) in text
        assert state.playing.seed not in str(question) and state.row.nonce not in str(question)


@async_test
async def test_after_the_end_a_bot_speaks_of_what_it_saw_itself(tmp_path):
    backend = Listening()
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        table = await me.play(game="parade", level="novice")
        line = await me.live(table)
        await line.play_on(random.Random(2))
        await explained(line, 1)
        state = house.hall.tables[table].state
        found = last_told(state, 1)
        assert found is not None
        assert backend.considered[-1].view == pack(state.game.view(found.before, 1))


@async_test
async def test_nothing_that_is_still_sealed_is_explained(tmp_path, monkeypatch):
    """Whatever is spoken of in a running game was an open choice, or has been turned up since."""
    monkeypatch.setattr(creation, "new_seed", lambda: ("seed 7", "nonce"))
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.play(game="fourberies", seats="3", level="random")
        line, dice, seen = await me.live(table), random.Random(3), 0
        state = house.hall.tables[table].state
        while await line.my_turn():
            await line.until(lambda line: not line.parts["thinking"]["seats"])  # all have sealed
            g = state.playing.state
            found = last_told(state, 1)
            if found and g.chosen:
                lanes = [m for lane in g.chosen for m in lane]
                open_now = len(lanes)
                mine = [e for e in state.playing.decisions[: -open_now or None] if e.seat == 1]
                assert found.move in [e.move for e in mine]
                seen += isinstance(found.before.stack[-1], Together)
            await line.move(dice=dice)
        assert seen


@async_test
async def test_who_is_no_bot_explains_nothing_and_lots_are_lots(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="parade", level="random"))
        for seat in (0, 9):
            said = await line.answer({"do": "explain", "id": "x", "seat": seat})
            assert said["error"] == "not-a-bot"
        assert await explained(line, 1) == "I drew lots."


@async_test
async def test_a_bot_speaks_of_the_choice_that_mattered_in_its_turn(tmp_path, monkeypatch):
    """Not of the end of the turn, nor of what it had to do anyway."""
    monkeypatch.setattr(creation, "new_seed", lambda: ("seed 3", "nonce"))
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.play(game="trickerion", seats="2", level="novice")
        line, dice, others = await me.live(table), random.Random(4), 0
        state = house.hall.tables[table].state
        while others < 3 and await line.my_turn():
            found, last = last_told(state, 1), choices(state, 1)[0][-1:]
            if found and last and not isinstance(last[0].before.stack[-1], Together):
                between = state.playing.decisions[found.n : last[0].n + 1]
                assert {entry.seat for entry in between} == {1}  # of one turn
                region = state.game.board.region_of(last[0].before, last[0].move)
                others += found.n != last[0].n and region == ""
            await line.move(dice=dice)
        assert others
