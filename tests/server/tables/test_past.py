"""Looking back: what has happened since my last move, as I saw it and never as another did."""

import json
import random
from typing import Any

import pytest
from games.playing import sure

import chapiteau
from chapiteau.core.match import Decision
from chapiteau.core.move import FACE_DOWN
from chapiteau.core.rng import seeded
from chapiteau.core.wire import text
from chapiteau.games.three_ring_circus.rules.state import ThreeRings
from chapiteau.match import Match
from chapiteau.server.live.changes import scene_part
from chapiteau.server.live.frame import viewer_of
from chapiteau.server.operation.costs import Costs
from chapiteau.server.tables.new import creation
from chapiteau.server.tables.past import beginnings, happenings, still
from server.guests import Guest, async_test, friends, opened, somebody_is_asked
from server.unpack import Unpacked

GAMES = chapiteau.games()


@pytest.fixture
def same_deal(monkeypatch):
    """Every table gets the same cards."""
    monkeypatch.setattr(creation, "new_seed", lambda: ("look back", "nonce"))


async def past(guest, table, **query):
    answer = await guest.get(f"/table/{table}/past.json", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def told(answer):
    return [line for step in answer["steps"] for line in step["lines"]]


def pictures(answer):
    """Each step's table, piece by piece."""
    page = Unpacked()
    for step in answer["steps"]:
        if step["picture"]:
            page.take(step["picture"])
        yield dict(page.items)


def shown(state, seat):
    """The table as it would be drawn for a viewer now, if nothing were asked."""
    view, telling = state.playing.view(seat), state.telling("en")
    view.moves = []
    scene = state.game.board.draw(view, telling, "wide", "light", viewer_of(seat))
    page = Unpacked()
    page.take(json.loads(json.dumps(scene_part(still(scene)))))
    return page.items


async def play(state, lines, dice, count):
    """Random decisions; the tables that each seat, and last the public, saw on the way."""
    viewers = [*range(len(lines)), None]
    seen = [[shown(state, seat)] for seat in viewers]
    for _ in range(count):
        line = await somebody_is_asked(*lines)
        assert (await line.move(dice=dice))["is"] == "done"
        for seat, tables in zip(viewers, seen, strict=True):
            tables.append(shown(state, seat))
    for line in lines:
        await line.look()
    return seen


@pytest.mark.parametrize("game", ["three_ring_circus", "fourberies"])
@async_test
async def test_a_seat_sees_again_what_it_saw_and_nothing_else(tmp_path, same_deal, game):
    async with opened(tmp_path) as house, friends(house, game) as (table, *lines):
        state = house.hall.tables[table].state
        seen = await play(state, lines, random.Random(3), 12)
        for seat, line in enumerate(lines):
            answer = await past(line.guest, table, back=2)
            first, *_, last = pictures(answer)
            assert first in seen[seat] and last in seen[seat]
            assert told(answer) == line.log[-len(told(answer)) :]
            assert answer["steps"][0]["lines"] == []
            assert all(step["lines"] for step in answer["steps"][1:])
        mine, others = [told(await past(line.guest, table, back=99)) for line in lines]
        assert mine != others  # each was told what it drew itself


@async_test
async def test_a_spectator_looks_back_as_the_public(tmp_path, same_deal):
    async with (
        opened(tmp_path) as house,
        friends(house, "three_ring_circus") as (table, *lines),
        Guest(house.address) as stranger,
    ):
        state = house.hall.tables[table].state
        seen = await play(state, lines, random.Random(4), 12)
        await stranger.get(f"/table/{table}")
        public = await stranger.live(table)
        answer = await past(stranger, table, back=99)
        assert told(answer) == public.log[-len(told(answer)) :]
        first, *_, last = pictures(answer)
        assert first in seen[-1] and last in seen[-1]
        for line in lines:
            assert told(await past(line.guest, table, back=99)) != told(answer)


async def automatons_act(line, dice):
    """Play alone until the Automatons have had a turn; what was told since the own last move."""
    since: list[str] = []
    while not any("Automatons turn up" in text for text in since):
        await line.my_turn()
        before = len(line.log)
        assert (await line.move(dice=dice))["is"] == "done"
        await line.look()
        since = line.log[before:]
    return since


@async_test
async def test_alone_one_sees_what_the_automatons_did(tmp_path, same_deal):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="three_ring_circus", seats="1"))
        await line.my_turn()
        assert not line.ask["past"] and told(await past(me, line.table_id)) == []
        dice = random.Random(5)
        earlier, since = await automatons_act(line, dice), await automatons_act(line, dice)
        answer = await past(me, line.table_id)
        assert line.ask["past"] and told(answer) == since
        assert len(answer["steps"]) > 2  # the own move, and what happened by itself
        assert answer["more"]
        assert told(await past(me, line.table_id, back=99))[: len(earlier)] == earlier


@async_test
async def test_what_was_taken_back_cannot_be_seen_again(tmp_path, same_deal):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="three_ring_circus", seats="1"))
        dice = random.Random(5)
        earlier, since = await automatons_act(line, dice), await automatons_act(line, dice)
        assert (await line.ask_undo())["is"] == "done"  # nobody else has to agree
        again = told(await past(me, line.table_id))
        assert again and again != since
        assert not set(since) & set(again) - set(earlier)


@async_test
async def test_who_may_not_look_at_a_table_may_not_look_back(tmp_path):
    async with opened(tmp_path) as house, friends(house, private="yes") as (table, one, two):
        path = f"/table/{table}/past.json"
        async with Guest(house.address) as stranger:
            assert (await stranger.get(path)).status_code == 404
        for wrong in ("back=0", "back=x", "back=-1", "layout=round", "theme=blue"):
            assert (await two.guest.get(f"{path}?{wrong}")).status_code == 400
        waiting = await one.guest.found()
        assert (await one.guest.get(f"/table/{waiting}/past.json")).status_code == 400
        answer = await past(one.guest, table, back=9, layout="tall", theme="dark")
        assert answer["steps"][0]["picture"]["width"] == 390 and not answer["more"]


@async_test
async def test_nobody_looks_back_all_the_time(tmp_path):
    async with (
        opened(tmp_path, limits=0.1, costs=Costs(100)) as house,
        friends(house) as (table, one, _),
    ):
        codes = [(await one.guest.get(f"/table/{table}/past.json")).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]


APART = (  # what the Automatons do one after the other
    {"automatons-turn"},
    {"leaves-row", "shows-ticket", "automatons-redraw"},
    {"automatons-hire", "marker"},
    {"token-shows", "marker"},
    {"automatons-stand"},
    {"automatons-go"},
    {"automatons-take-slot", "automatons-points"},
    {"pawn-moves", "pawn-arrives"},
)


def test_the_turn_of_the_automatons_is_seen_deed_by_deed():
    game, dice, seen = GAMES["three_ring_circus"], random.Random(2), set()
    match = Match(game.edition({}), 1, "deed by deed")
    while not match.over:
        decision = Decision(0, dice.choice(list(match.moves(0))), [])
        for g, events in happenings(match, decision):
            kinds = {event.kind.id for event in events} - {"automatons-reshuffle"}
            if kinds & set.union(*APART[:-1]) - {"shows-ticket"}:
                assert any(kinds <= deed for deed in APART), kinds
                seen |= kinds
                if "automatons-go" in kinds:  # where they are to be seen before anything is gained
                    assert sure(ThreeRings, g).automata[0].at == events[-1].ids[0]
        match.play(0, decision.move)
    assert {"automatons-turn", "automatons-hire", "leaves-row", "automatons-points"} <= seen


def test_it_begins_with_the_own_decision_that_something_followed():
    no_move = FACE_DOWN
    said: list[Any] = ["told"]
    story = [
        Decision(0, no_move, said),
        Decision(1, no_move, said),
        Decision(0, no_move, []),
        Decision(1, no_move, said),
    ]
    own_plan = [Decision(0, no_move, []), Decision(0, no_move, [])]
    assert beginnings(story + own_plan, 0) == [0, 2]  # a plan that is not whole yet tells nothing
    assert beginnings(story, 1) == [0, 1, 3]
    assert beginnings(story, None) == [0, 1, 3]
    assert beginnings([], 0) == [0]
    assert beginnings([Decision(1, no_move, said)], 0) == [0]


@pytest.mark.parametrize("name", GAMES)
def test_between_two_positions_nobody_sees_what_they_may_not(name):
    """Two worlds that look the same to a viewer go on looking the same, step by step, until the
    viewer is told something."""
    game, dice, compared = GAMES[name], random.Random(6), 0
    match = Match(game.edition({}), max(2, game.fewest), "between")
    telling = match.telling()

    def seen(g, events, viewer):
        view = game.view(g, viewer)
        view.moves = []
        lines = [telling.event(event.seen_by(viewer)) for event in events]
        scene = (
            game.board.draw(view, telling, "wide", "light", viewer) if compared % 9 == 0 else None
        )
        return text(view), lines, scene

    for n in range(120):
        if match.over:
            break
        seat = dice.choice(match.to_act)
        move = dice.choice(list(match.moves(seat)))
        viewer, decision = dice.randrange(-1, match.seats), Decision(seat, move, [])
        other = match.clone()
        other.state = game.dealt(match.view(None if viewer < 0 else viewer), seeded(str(n)))
        if move in other.state.legal(seat):
            start, twins = match.state.learned[viewer], happenings(other, decision)
            for (g, events), (h, same) in zip(happenings(match, decision), twins, strict=False):
                if g.learned[viewer] != start or h.learned[viewer] != start:
                    break
                assert seen(g, events, viewer) == seen(h, same, viewer)
                compared += 1
        told = [event.wire() for _, part in happenings(match, decision) for event in part]
        match.play(seat, move)
        assert told == [event.wire() for event in match.decisions[-1].told]
    assert compared
