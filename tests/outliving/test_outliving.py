"""Whatever the house ships later, what is written today goes on: records, tables, lessons, ids.

A copy of the house is changed in every way a game may change (a card, an option, a verb, a rule,
and with the card the box that others differ from) and gets what ours has left behind.
"""

import json
import random

import pytest
from games.playing import sure
from outliving.plants import future, run
from server.archives import generate
from server.guests import Guest, async_test, opened

import chapiteau
from chapiteau.benchmark.tasks import PINNED
from chapiteau.lessons import NEWCOMER, Lesson, lesson_of

GAME = chapiteau.games()["fourberies"]
RUNNING = "0" * 24  # the table that `generate` leaves in the middle of a game


def played(match):
    dice = random.Random(5)
    while not match.over:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
    return match


def leave_records(folder):
    """A record with rows of its own; and the same without the box they differ from, as it was."""
    own = folder / "own.toml"
    text = (GAME.folder / "box" / "components.toml").read_text("utf-8")
    own.write_text(text.replace("reward = 4", "reward = 9", 1), "utf-8")
    match = played(chapiteau.new("fourberies", seats=3, seed=2, components=own))
    record = match.record().text
    base = f"box base: {GAME.box.hash}\n"
    assert base in record and "box row: request" in record
    (folder / "own.record").write_text(record, "utf-8")
    (folder / "baseless.record").write_text(record.replace(base, ""), "utf-8")
    return match.hash


@async_test
async def leave_tables(folder):
    """A house with a table in the middle of its game, and a lesson in the middle of its line."""
    generate(folder / "data", 1, names=("fourberies",), finish=lambda n: False)
    async with opened(folder / "data") as house, Guest(house.address) as me:
        answer = await me.post("/learn", game="fourberies")
        lesson = answer.headers["location"].rsplit("/", 1)[1]
        line = await me.live(lesson)
        for stop in [stop for stop in sure(Lesson, lesson_of(GAME)).stops if stop][:3]:
            await line.until(
                lambda line, stop=stop: line.ask and line.parts["lesson"]["n"] == stop.n
            )
            assert (await line.move(stop.move))["is"] == "done"
    (folder / "tables.json").write_text(json.dumps([RUNNING, lesson]), "utf-8")


@pytest.fixture(scope="module")
def left(tmp_path_factory):
    """What a house of the future says of all that we leave behind, and what it was."""
    folder = tmp_path_factory.mktemp("left")
    hash = leave_records(folder)
    leave_tables(folder)
    (folder / "moves.txt").write_text("\n".join(move.text for move in GAME.moves), "utf-8")
    tree = future(folder)
    found = json.loads(run(tree, __file__.replace("test_outliving", "later"), folder))
    return {**found, "hash": hash, "tree": tree, "lesson": found["tables"].popitem()[1]}


def test_a_card_an_option_a_verb_and_a_rule_are_new(left):
    changed = left["changed"]
    assert changed.pop("where").startswith(str(left["tree"]))
    assert changed == {
        "rules": GAME.rules + 1,
        "requests": len(GAME.box.data["request"]) + 1,
        "options": ["encore"],
        "option": "yes",
        "last move": "bow",
        "encores": 2,
    }


def test_golden_games_of_older_rules_and_boxes_replay_hash_for_hash(left):
    golden = left["golden"]
    assert golden["games"] >= 80 and golden["decisions"] > 5000 and golden["boxes"] == 2


def test_every_move_keeps_its_number(left):
    assert left["moves"] == []


def test_agents_for_the_usual_game_need_not_know_of_an_options_moves(left):
    assert left["counts"] == [len(GAME.moves), len(GAME.moves) + 1]


def test_tasks_of_an_older_box_have_the_observation_and_the_moves_they_were_published_with(left):
    newer = f"o{GAME.mind().observation + 1}-m{len(GAME.moves)}"
    assert left["interfaces"] == [PINNED[GAME.name][2], newer]


def test_records_with_rows_of_their_own_find_the_box_they_differ_from(left):
    assert left["records"] == {"own": left["hash"], "baseless": left["hash"]}


def test_running_tables_go_on_as_they_began(left):
    table = left["tables"][RUNNING]
    assert table == {"rules": GAME.rules, "box": GAME.box.hash, "led": 0}


def test_a_lesson_goes_on_along_its_line(left):
    lesson = sure(Lesson, lesson_of(GAME))
    rest = sum(stop is not None for stop in lesson.stops) - 3
    assert left["lesson"] == {
        "rules": lesson.edition.rules, "box": lesson.edition.box.hash, "led": rest,
    }  # fmt: skip
    assert NEWCOMER == 0
