"""Before people play with a box, bots do: what would go wrong at a table goes wrong there."""

from time import process_time

import pytest

import chapiteau
from chapiteau.match import Match
from chapiteau.server.boxes import trial
from chapiteau.server.boxes.trial import Outcome, Play, Tried, Unfit, plays, trouble_of, try_out
from chapiteau.server.thinking.scheduler import Reply
from chapiteau.server.thinking.work import TRIAL
from server.boxes.shelves import FOURBERIES, changed, rows_of, saved, tried
from server.guests import Guest, async_test, opened

TWO = [*rows_of(FOURBERIES, "season", 0, reward=7), *rows_of(FOURBERIES, "request", 2, reward=9)]
ONE_GAME = Play(2, "novice", {})


def outcome(rows):
    return try_out(Tried("fourberies", FOURBERIES.box.hash, rows))


def test_every_number_of_seats_and_every_choice_is_played():
    game = chapiteau.games()["trickerion"]
    found = list(plays(game))
    assert {play.seats for play in found} == set(range(game.fewest, game.most + 1))
    for option in game.options:
        tried = {play.options.get(option.name, option.default(game.rules)) for play in found}
        assert tried == set(option.choices)


def test_a_sound_box_is_played_through_and_drawn_on_the_way(monkeypatch):
    seen: list[int] = []
    look_at = trial.look_at

    def noted(match):
        seen.append(len(match.decisions))
        look_at(match)

    monkeypatch.setattr(trial, "look_at", noted)
    assert outcome(TWO) == Outcome()
    assert seen.count(0) == len(list(plays(FOURBERIES))) and max(seen) > trial.AT_ONCE


class Stuck(Match):
    """From the fourth decision on nobody can do anything."""

    def moves(self, seat):
        found = super().moves(seat)
        return found if len(self.decisions) < 3 else type(found)([])


def broken(*args, **kw):
    raise IndexError


@pytest.mark.parametrize(
    ("what", "instead", "found"),
    [
        ("MOST_DECISIONS", 20, Outcome("box-trial-endless", {"most": 20})),
        ("GAME_SECONDS", -1, Outcome("box-trial-slow", {"seconds": -1})),
        ("Match", Stuck, Outcome("box-trial-stuck", {"decisions": 3})),
        ("look_at", broken, Outcome("box-trial-broken", {"detail": "IndexError"})),
        ("make_bot", broken, Outcome("box-trial-broken", {"detail": "IndexError"})),
    ],
)
def test_a_game_that_does_not_come_to_its_end_is_found(monkeypatch, what, instead, found):
    monkeypatch.setattr(trial, what, instead)
    assert trouble_of(FOURBERIES, FOURBERIES.box, ONE_GAME) == found


def planted(is_guilty):
    """Games that break with some boxes."""

    def play_through(game, box, play):
        if is_guilty(box.data):
            raise Unfit(Outcome("box-trial-stuck", {"decisions": 3}))

    return play_through


def test_the_row_is_named_that_alone_makes_it_happen(monkeypatch):
    is_nine = planted(lambda data: data["request"][2]["reward"] == 9)
    monkeypatch.setattr(trial, "play_through", is_nine)
    assert outcome(TWO).where == "request 3 (dauphin)"
    assert outcome(TWO[1:]).where == "request 3 (dauphin)"
    assert outcome(TWO[:1]) == Outcome()


def test_no_row_is_named_where_several_make_it_happen_together(monkeypatch):
    both = planted(lambda data: data["request"][2]["reward"] + data["season"][0]["reward"] == 16)
    monkeypatch.setattr(trial, "play_through", both)
    assert outcome(TWO) == Outcome("box-trial-stuck", {"decisions": 3}, "")


def test_whatever_the_box_is_like_the_time_is_bounded(monkeypatch):
    """Every game takes so long that only the first is begun, and the search for the row ends."""
    begun: list[Play] = []

    def slow(game, box, play):
        begun.append(play)
        until = process_time() + 0.05
        while process_time() < until:
            pass

    monkeypatch.setattr(trial, "SECONDS", 0.0)
    monkeypatch.setattr(trial, "play_through", slow)
    assert outcome(TWO) == Outcome() and len(begun) == 1
    monkeypatch.setattr(trial, "SEARCH_SECONDS", -1.0)
    monkeypatch.setattr(trial, "play_through", planted(lambda data: True))
    assert outcome(TWO).where == ""


@async_test
async def test_what_cannot_be_played_is_named_and_no_table_plays_with_it(tmp_path, monkeypatch):
    async with opened(tmp_path) as house, Guest(house.address, "fr") as me:
        ask = house.chores.ask
        found = Outcome("box-trial-endless", {"most": 5000}, "request 3 (dauphin)")

        async def asked(work, question, asker, share):
            return Reply(found) if work is TRIAL else await ask(work, question, asker, share)

        monkeypatch.setattr(house.chores, "ask", asked)
        id = await saved(me, changed(9))
        assert await tried(me, id) == "unfit"
        page = (await me.get(f"/box/{id}")).text
        assert "request 3 (dauphin)" in page and "5000" in page.replace("\u202f", "")
        for wanted in (id, f"{id}/1"):
            assert (await me.post("/play", game="fourberies", box=wanted)).status_code == 409
        assert f'value="{id}' not in (await me.get("/new/fourberies")).text
        assert (await me.post(f"/box/{id}/share", audience="link")).status_code == 303
        monkeypatch.undo()
        await saved(me, changed(8), at=f"/box/{id}/rows", since="1")
        assert await tried(me, id, 2) == "fit"
        assert f'value="{id}/2"' in (await me.get("/new/fourberies")).text


@async_test
async def test_a_trial_that_a_restart_ended_is_begun_again_by_whoever_looks(tmp_path, monkeypatch):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        monkeypatch.setattr(house.shelf, "try_out", lambda *args: None)
        id = await saved(me, changed(9))
        await me.post(f"/box/{id}/share", audience="link")
        refused = await me.post("/play", game="fourberies", box=f"{id}/1")
        assert refused.status_code == 409
    async with opened(tmp_path) as house, Guest(house.address) as you:
        assert (await you.get(f"/box/{id}")).status_code == 200
        assert await tried(you, id) == "fit"
