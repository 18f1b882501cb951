"""Tournaments at real tables: from the announcement to the last place, on both databases."""

import asyncio

import pytest

from chapiteau import load
from chapiteau.server.clocks.ending import check
from chapiteau.server.store.rows import BOT, HUMAN, OVER, PLAYING, ChannelRow
from chapiteau.server.store.rows.tournaments import CALLED_OFF, FINISHED, LATE, LEFT, OPEN, RUNNING
from chapiteau.server.tables.seeds import is_fair
from chapiteau.server.tournaments import announcing, entering
from chapiteau.server.tournaments.announcing import MOST_OPEN, Announcement, announce
from chapiteau.server.tournaments.deals import fits
from chapiteau.server.tournaments.stepping import step, step_all
from server.guests import async_test
from server.tournaments.company import account, announced, house, now, play_out, refused, tables


@async_test
async def test_a_tournament_goes_from_its_first_round_to_its_last_by_itself(tmp_path, db):
    async with house(tmp_path, db, people=4) as (home, _, people):
        t = await announced(home, people)
        assert (t.phase, t.round, t.ended) == (RUNNING, 1, 0)
        for number in (1, 2):
            for id in await tables(home, t, number):
                assert (await home.store.table(id)).row.phase == PLAYING
                await play_out(home, id)
            await step(home.hall, t.id)
        t = await now(home, t)
        assert (t.phase, t.round, t.ended) == (FINISHED, 2, 2)
        seats = await home.store.tournaments.seats(t.id)
        assert len(seats) == 8 and {s.rank for s in seats} <= {1, 2}
        met = [frozenset(s.entry for s in seats if s.table == each.table) for each in seats]
        assert len(set(met)) == 4  # nobody met twice


@async_test
async def test_all_tables_of_a_duplicate_round_have_one_deal_and_rounds_have_others(tmp_path):
    async with house(tmp_path, people=4) as (home, _, people):
        t = await announced(home, people, duplicate=True)
        seeds = []
        for number in (1, 2):
            both = await tables(home, t, number)
            seeds += [{(await home.hall.table(id)).state.playing.seed for id in both}]
            for id in both:
                await play_out(home, id)
            await step(home.hall, t.id)
        assert [len(each) for each in seeds] == [1, 1]
        assert not seeds[0] & seeds[1]


@async_test
async def test_a_record_proves_that_its_deal_was_fixed_before_anybody_entered(tmp_path):
    async with house(tmp_path, people=3) as (home, _, people):
        t = await announced(home, people, rounds=1, duplicate=False)
        for id in await tables(home, t, 1):
            await play_out(home, id)
        await step(home.hall, t.id)
        t = await now(home, t)
        shown = entering.deals_shown(t, await home.store.tournaments.entries(t.id))
        assert shown["nonces"] == ["nonce-0", "nonce-1", "nonce-2"]
        seeds = set()
        for id in await tables(home, t, 1):
            archive = await home.hall.archive(id, people[0])
            replay = load(archive.record())
            said = replay.record.notes
            assert is_fair(replay.match.seed, said, 2) and fits(said, shown)
            assert said["tournament"] == t.commitment
            assert not is_fair(replay.match.seed, {**said, "nonce 2": "other"}, 2)
            seeds.add(replay.match.seed)
        assert len(seeds) == 2  # without duplicate every table has its own


@async_test
async def test_odd_numbers_play_with_a_bot_that_has_a_place_of_its_own(tmp_path):
    async with house(tmp_path, people=3) as (home, _, people):
        t = await announced(home, people, level="random")
        entries = await home.store.tournaments.entries(t.id)
        assert [e.kind for e in entries] == [HUMAN] * 3 + [BOT]
        at = [(await home.store.table(id)).seats for id in await tables(home, t, 1)]
        assert sorted(s.kind for seats in at for s in seats) == [BOT] + [HUMAN] * 3


@async_test
async def test_whoever_leaves_gives_up_their_table_and_is_drawn_no_more(tmp_path):
    async with house(tmp_path, people=4) as (home, _, people):
        t = await announced(home, people, level="random")
        await entering.leave(home.hall, people[3], t)
        at = await tables(home, t, 1)
        (mine,) = [
            id
            for id in at
            if any(s.person == people[3].id for s in (await home.store.table(id)).seats)
        ]
        seat = next(s for s in (await home.store.table(mine)).seats if s.person == people[3].id)
        assert seat.kind == BOT
        for id in at:
            await play_out(home, id)
        await step(home.hall, t.id)
        seats = await home.store.tournaments.seats(t.id)
        (lost,) = [s for s in seats if s.round == 1 and s.entry == 4]
        assert lost.is_out and lost.rank == 2
        assert 4 not in {s.entry for s in seats if s.round == 2}
        assert {e.n: e.gone for e in await home.store.tournaments.entries(t.id)}[4] == LEFT
        await entering.come_back(home.hall, people[3], await now(home, t))
        assert {e.n: e.gone for e in await home.store.tournaments.entries(t.id)}[4] == ""


@async_test
async def test_whoever_runs_out_of_time_ranks_last_and_sits_out_until_they_return(tmp_path):
    async with house(tmp_path, people=2) as (home, clock, people):
        t = await announced(home, people, tempo="quick", rounds=3, filling="byes")
        (id,) = await tables(home, t, 1)
        live = await home.hall.table(id)
        late = live.state.playing.to_act[0]
        await home.hall.clocks.look()
        for _ in range(70):  # the house is there all the time
            clock.now += 10.0
            await home.hall.clocks.look()
        await check(home.hall, id)
        stored = await home.store.table(id)
        assert stored.seats[late].kind == BOT
        await play_out(home, id)
        await step(home.hall, t.id)
        entries = await home.store.tournaments.entries(t.id)
        assert [e.gone for e in entries if e.person == stored.seats[late].person] == [LATE]
        # one alone cannot go on, and has won
        assert (await now(home, t)).phase == FINISHED


@async_test
async def test_a_deleted_account_leaves_its_results_and_no_name(tmp_path):
    async with house(tmp_path, people=4) as (home, _, people):
        t = await announced(home, people)
        to_come = await announced(home, people, begin=False, name="later")
        await home.store.delete_person(people[2].id, people[2].name)
        entries = await home.store.tournaments.entries(t.id)
        assert (entries[2].person, entries[2].name, entries[2].gone) == ("", "", LEFT)
        assert [e.n for e in await home.store.tournaments.entries(to_come.id)] == [1, 2, 4]
        await home.store.delete_person(people[0].id, people[0].name)
        assert (await now(home, to_come)).phase == CALLED_OFF
        assert (await now(home, t)).host == ""


@async_test
async def test_an_export_holds_entries_and_results_and_nothing_that_is_secret(tmp_path):
    async with house(tmp_path, people=2) as (home, _, people):
        t = await announced(home, people, rounds=2)
        kept = await home.store.tournaments.kept(people[0].id)
        assert kept["entered"][0]["rounds"] == []
        assert kept["announced"][0]["name"] == t.name
        assert t.seed not in str(kept) and t.seed
        (id,) = await tables(home, t, 1)
        await play_out(home, id)
        await step(home.hall, t.id)
        kept = await home.store.tournaments.kept(people[0].id)
        assert [row["round"] for row in kept["entered"][0]["rounds"]] == [1]


@async_test
async def test_it_begins_by_itself_when_its_time_has_come_or_is_called_off(tmp_path, db):
    async with house(tmp_path, db, people=2) as (home, clock, people):
        full = await announced(home, people, begin=False, delay="hour")
        empty = await announced(home, people[:1], begin=False, delay="hour")
        await step_all(home.hall)
        assert (await now(home, full)).phase == OPEN
        clock.now += 3601
        await step_all(home.hall)
        assert (await now(home, full)).phase == RUNNING
        assert (await now(home, empty)).phase == CALLED_OFF


@async_test
async def test_processes_that_step_at_once_draw_a_round_once(tmp_path, cluster):
    db = cluster.migrated()
    async with house(tmp_path, db, people=4) as (one, _, people):
        async with house(tmp_path, db, people=0) as (two, _, _):
            t = await announced(one, people, begin=False)
            await asyncio.gather(
                *[entering.begin_now(each.hall, people[0], t) for each in (one, two)],
                return_exceptions=True,
            )
            seats = await one.store.tournaments.seats(t.id)
            assert len(seats) == 4
            both = await tables(one, t, 1)
            for id in both:
                await play_out(one, id)
            await asyncio.gather(*[step(each.hall, t.id) for each in (one, two, one, two)])
            seats = await two.store.tournaments.seats(t.id)
            assert len(seats) == 8 and (await now(two, t)).round == 2
            for id in await tables(two, t, 2):
                assert (await two.store.table(id)).row.phase == PLAYING


@async_test
async def test_people_who_blocked_each_other_are_kept_apart_and_out(tmp_path):
    from chapiteau.server.store.rows import BlockRow

    async with house(tmp_path, people=5) as (home, _, people):
        await home.store.meeting.block(BlockRow(people[0].id, people[4].id, 0.0))
        await home.store.meeting.block(BlockRow(people[1].id, people[2].id, 0.0))
        t = await announced(home, people[:4], begin=False)
        with refused("tournament-closed"):
            await entering.enter(home.hall, people[4], t)
        await entering.begin_now(home.hall, people[0], t)
        for id in await tables(home, t, 1):
            here = {s.person for s in (await home.store.table(id)).seats}
            assert not {people[1].id, people[2].id} <= here


@async_test
async def test_a_round_is_told_to_everybody_whom_it_does_not_ask(tmp_path):
    async with house(tmp_path, people=2) as (home, _, people):
        for person in people:
            channel = ChannelRow(
                person.id, person.id, "hook", "", "x", "https://x", {}, "", "en", 0.0
            )
            await home.store.notices.save_channel(channel)
        t = await announced(home, people)
        (id,) = await tables(home, t, 1)
        told = {p.id: {n.topic for n in await home.store.notices.of(p.id)} for p in people}
        assert all(f"round:{id}" in topics for topics in told.values())


@async_test
async def test_who_may_announce_enter_and_begin(tmp_path):
    async with house(tmp_path, people=3) as (home, _, people):
        guest = type(people[0])("x" * 24, "Guest", "")
        asked = Announcement("A", "parade", 2)
        with refused("account-only"):
            await announce(home.hall, guest, asked)
        t = await announce(home.hall, people[0], asked)
        with refused("account-only"):
            await entering.enter(home.hall, guest, t)
        program = await account(home, "Marvin", bot=True)
        with refused("tournament-no-programs"):
            await entering.enter(home.hall, program, t)
        with refused("tournament-too-few"):
            await entering.begin_now(home.hall, people[0], t)
        with refused("host-only"):
            await entering.begin_now(home.hall, people[1], t)
        for _ in range(2):  # twice is once
            await entering.enter(home.hall, people[1], t)
        assert len(await home.store.tournaments.entries(t.id)) == 1
        for _ in range(MOST_OPEN - 1):
            await announce(home.hall, people[0], asked)
        with refused("too-many-tournaments"):
            await announce(home.hall, people[0], asked)


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"name": "  "}, "tournament-nameless"),
        ({"rounds": 0}, "tournament-rounds"),
        ({"rounds": 12}, "tournament-rounds"),
        ({"form": "groups", "group_size": 1}, "tournament-group"),
        ({"form": "knockout"}, "bad-request"),
        ({"tempo": "slow"}, "bad-request"),
        ({"delay": "never"}, "bad-request"),
        ({"seats": 1}, "nobody-ranks"),
        ({"game": "carnavalesque"}, "nobody-ranks"),
    ],
)
def test_what_cannot_be_is_refused_by_name(asked, error):
    with refused(error):
        announcing.check(Announcement(**{"name": "A", "game": "parade", "seats": 2, **asked}))


@async_test
async def test_nobody_lends_their_seat_or_goes_back_in_a_tournament(tmp_path):
    from chapiteau.server.thinking.hints import has_hints

    async with house(tmp_path, people=2) as (home, _, people):
        t = await announced(home, people)
        (id,) = await tables(home, t, 1)
        state = (await home.hall.table(id)).state
        assert state.row.tournament == t.id and not has_hints(state, 0)
        for id in await tables(home, t, 1):
            await play_out(home, id)
        assert (await home.store.table(id)).row.phase == OVER


@async_test
async def test_programs_enter_where_they_may_and_find_their_table(tmp_path):
    from server.programs.door import account as program
    from server.programs.door import calling

    async with house(tmp_path, people=2) as (home, _, people):
        guest, token = await program(home)
        async with guest, calling(home, token) as http:
            closed = await announced(home, people, begin=False)
            for_all = await announced(home, people, begin=False, programs=True, level="random")
            me = (await http.get("/api/account")).json()["id"]
            listed = (await http.get("/api/tournaments")).json()["tournaments"]
            assert {each["id"] for each in listed} == {closed.id, for_all.id}
            no = await http.post(f"/api/tournament/{closed.id}/enter", json={})
            assert no.status_code == 403 and no.json()["error"] == "tournament-no-programs"
            yes = await http.post(f"/api/tournament/{for_all.id}/enter", json={"nonce": "mine"})
            assert yes.status_code == 200 and len(yes.json()["entrants"]) == 3
            await entering.begin_now(home.hall, people[0], for_all)
            now_ = (await http.get(f"/api/tournament/{for_all.id}")).json()
            stored = await home.store.table(now_["table"])
            assert me in {s.person for s in stored.seats} and now_["standings"] == []
            gone = await http.post(f"/api/tournament/{for_all.id}/leave", json={})
            assert gone.status_code == 200
            mine = next(s for s in (await home.store.table(now_["table"])).seats if s.person == me)
            assert mine.kind == BOT
