"""What would the master do? Asked on one's own turn and answered from one's own view."""

from chapiteau.core.wire import pack
from server.guests import Guest, async_test, friends, opened
from server.thinking.backends import Listening


async def hinted(line):
    line.parts.pop("hint", None)
    before = len(line.answers)
    await line.say(do="hint", seat=line.ask["seat"], position=line.ask["position"])
    await line.until(lambda line: "hint" in line.parts or len(line.answers) > before)
    return line.parts.get("hint") or line.answers[-1]


@async_test
async def test_a_hint_is_one_of_the_possible_moves_and_is_thought_of_with_the_own_view(tmp_path):
    backend = Listening()
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        table = await me.play(game="fourberies", seats="2", level="novice")
        line = await me.live(table)
        await line.my_turn()
        assert line.ask["hint"] is True
        hint = await hinted(line)
        assert hint["move"] in {option["move"] for option in line.ask["options"]}
        assert hint["text"]
        state = house.hall.tables[table].state
        now, before = state.playing, state.fresh_match()  # the bot may have chosen since, in secret
        assert backend.considered[-1].view in (pack(now.view(0)), pack(before.view(0)))
        assert pack(before.view(0)) != pack(before.state)


@async_test
async def test_there_are_no_hints_where_another_person_plays(tmp_path):
    async with opened(tmp_path) as house, friends(house, "fourberies") as (_, one, two):
        for line in (one, two):
            await line.my_turn()
            assert line.ask["hint"] is False
        assert (await hinted(one))["error"] == "no-hints"
        assert (await two.act("bot", seat=1, level="random"))["is"] == "done"  # it is still theirs
        await one.my_turn()
        assert one.ask["hint"] is False
        assert (await hinted(one))["error"] == "no-hints"
        assert (await two.act("leave"))["is"] == "done"
        assert (await one.act("bot", seat=1, level="random"))["is"] == "done"
        await one.until(lambda line: line.ask["hint"])


@async_test
async def test_nobody_asks_for_another_seat_or_an_earlier_question(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="fourberies", seats="2", level="novice"))
        await line.my_turn()
        position = line.ask["position"]
        no = await line.answer({"do": "hint", "seat": 1, "position": position})
        assert no["error"] == "not-your-seat"
        no = await line.answer({"do": "hint", "seat": 0, "position": position + 1})
        assert no["error"] == "hint-too-late"
