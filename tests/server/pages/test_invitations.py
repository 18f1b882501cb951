"""Who is invited is asked for a name once, and sits down by following the link."""

from server.guests import Guest, async_test, opened


async def invited(host, **fields):
    """A table that waits for friends: its id, its host's channel, and the link."""
    table = await host.found(**fields)
    line = await host.live(table)
    return table, line, line.table["invite"]


@async_test
async def test_a_newcomer_says_a_name_and_has_a_seat(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as host, Guest(house.address) as me:
        table, line, link = await invited(host)
        page = await me.get(link)
        assert page.status_code == 200 and 'name="name"' in page.text
        assert line.table["seats"][1]["kind"] == "empty"
        for bad in ("", "x" * 25):
            again = await me.post(link, name=bad)
            assert again.status_code == 400 and 'name="name"' in again.text
        answer = await me.post(link, name="Célimène")
        assert answer.headers["location"] == f"/table/{table}"
        await line.until(lambda line: line.table["seats"][1]["name"] == "Célimène")
        mine = await me.live(table)
        assert mine.table["seat"] == 1
        assert (await line.act("start"))["is"] == "done"


@async_test
async def test_whoever_has_a_name_is_seated_at_once_and_only_once(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as host, Guest(house.address) as me:
        await me.post("/name", name="Célimène")
        table, line, link = await invited(host, seats="3")
        for _ in range(2):
            answer = await me.get(link)
            assert answer.headers["location"] == f"/table/{table}"
        await line.until(lambda line: line.table["seats"][1]["name"] == "Célimène")
        assert line.table["seats"][2]["kind"] == "empty"
        own = await host.get(link)
        assert own.headers["location"] == f"/table/{table}"  # who sits there is not asked anything
        other, _, link = await invited(host)
        assert (await me.get(link)).headers["location"] == f"/table/{other}"


@async_test
async def test_the_name_is_remembered_by_the_house_and_after_a_restart(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as host, Guest(house.address) as me:
        _, _, link = await invited(host)
        own = (await me.get("/")).text
        await me.post(link, name="Dorine" if "Dorine" in own else "Valère")  # perhaps as before
        cookie = me.http.cookies["who"]
        _, _, link = await invited(host)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        me.http.cookies.set("who", cookie)
        assert (await me.get(link)).status_code == 303


@async_test
async def test_a_bot_makes_room_before_the_start_and_a_full_table_is_looked_at(tmp_path):
    async with (
        opened(tmp_path) as house,
        Guest(house.address) as host,
        Guest(house.address) as me,
        Guest(house.address) as late,
    ):
        table, line, link = await invited(host)
        assert (await line.act("bot", seat=1, level="random"))["is"] == "done"
        await me.post(link, name="Célimène")
        await line.until(lambda line: line.table["seats"][1]["kind"] == "human")
        answer = await late.get(link)  # nobody is asked for a name just to look on
        assert answer.headers["location"] == f"/table/{table}"
        assert (await late.live(table)).table["seat"] is None


@async_test
async def test_whoever_was_seated_by_a_link_still_adds_to_the_shuffle(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as host, Guest(house.address) as me:
        table, line, link = await invited(host)
        await me.post(link, name="Célimène")
        mine = await me.live(table)
        assert not mine.table["has_nonce"]
        assert (await mine.act("sit", seat=0, nonce="abc"))["error"] == "already-seated"
        assert (await mine.act("sit", seat=1))["error"] == "already-seated"
        assert (await mine.act("sit", seat=1, nonce="abc"))["is"] == "done"
        await mine.until(lambda line: line.table["has_nonce"])
        assert (await mine.act("sit", seat=1, nonce="def"))["error"] == "already-seated"
        assert (await line.act("start", nonce="xyz"))["is"] == "done"
        assert house.hall.tables[table].state.nonces == ["xyz", "abc"]


@async_test
async def test_a_code_is_read_however_it_is_typed(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as host, Guest(house.address) as me:
        _, _, link = await invited(host)
        code = link.rpartition("/")[2]
        assert len(code) == 14
        for typed in (code, code.upper(), f" {code.replace('-', ' ')} ", f"{house.address}{link}"):
            answer = await me.post("/join", code=typed)
            assert answer.status_code == 303
            assert (await me.get(answer.headers["location"])).status_code == 200
        for wrong in ("", "abcd-efgh-jkmn", "/", "é" * 80):
            answer = await me.post("/join", code=wrong)
            assert answer.status_code == 404 and 'id="trouble"' in answer.text
