"""How a page is shown a table: everything when it comes or looks otherwise, else what is new."""

from chapiteau.server.live.viewer import Viewer
from server.guests import async_test, friends, opened, somebody_is_asked


@async_test
async def test_a_look_that_changes_nothing_draws_nothing_and_is_sent_nothing(tmp_path, monkeypatch):
    async with opened(tmp_path) as house, friends(house) as (_, one, _other):
        drawn, real = [], Viewer.parts

        def noted(viewer, *args):
            drawn.append(viewer)
            return real(viewer, *args)

        monkeypatch.setattr(Viewer, "parts", noted)
        frames = len(one.frames)
        for n in range(5):
            await one.say(do="look", id=str(n), **one.seen)
        assert (await one.act("why", seat=0, move="pass"))["is"] == "why"  # all has been heard
        assert len(one.frames) == frames + 1 and not drawn
        await one.look(theme="dark")
        assert len(drawn) == 1 and one.n == 1


@async_test
async def test_a_new_channel_is_told_everything_however_often_somebody_looked(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, _):
        await one.say(do="look", **one.seen)
        fresh = await one.guest.live(table)
        assert fresh.items == one.items and fresh.log == one.log
        assert fresh.parts["table"] == one.parts["table"]


@async_test
async def test_a_table_is_told_in_words_only_to_whoever_reads_them(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (table, one, other):
        closed = await one.guest.live(table, words=False)
        assert "outline" not in closed.parts and closed.parts["ask"] == one.parts["ask"]
        for words in (True, False, True):  # whoever comes back to them has missed nothing
            await closed.say(do="look", **{**closed.seen, "words": words})
            assert (await closed.act("why", seat=0, move="pass"))["is"] == "why"  # it was heard
            before, heard = (one.n, closed.n), len(closed.frames)
            mover = await somebody_is_asked(one, other)
            assert (await mover.move())["is"] == "done"
            for line, n in zip((one, closed), before, strict=True):
                await line.until(lambda line, n=n: line.n > n)
            if words:
                assert closed.parts["outline"] == one.parts["outline"]
            else:
                assert not [text for text in closed.frames[heard:] if '"is":"outline"' in text]
