"""Tasks never change, results are records, and whoever doubts them plays them again."""

import gzip
import json
from types import SimpleNamespace

import pytest

from chapiteau.benchmark import games as games_of
from chapiteau.benchmark import luck, tasks
from chapiteau.benchmark.card import Card
from chapiteau.benchmark.games import Job, play
from chapiteau.benchmark.results import opened, read
from chapiteau.benchmark.tasks import PINNED, TASKS, TEST, Task, find_task
from chapiteau.cli import main
from chapiteau.core.errors import BadSetup
from chapiteau.environment_ids import interface_of
from chapiteau.lab.results import BadResults
from chapiteau.registry import find
from chapiteau.review.account import Column

SMALL = Task("parade-2-random", "parade", 2, "random", 3)
ALONE = Task("parade-2-alone", "three_ring_circus", 1, "", 2)


class First:
    """A player that somebody else wrote."""

    def __init__(self, game):
        self.game = game

    def choose(self, view, moves, rng, budget):
        return moves[0]


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """Two small tasks beside those of the house."""
    parade = find("parade")
    interface = interface_of(parade.edition({}))
    pins = {"parade": (parade.rules, parade.box.hash, interface)}
    monkeypatch.setattr(tasks, "PINNED", {**PINNED, **pins})
    monkeypatch.setattr(tasks, "TASKS", {**TASKS, SMALL.name: SMALL, ALONE.name: ALONE})
    games_of.bot_for.cache_clear()
    yield
    games_of.bot_for.cache_clear()


@pytest.fixture
def file(tmp_path):
    """The results of a novice among random players."""
    results = opened(tmp_path / "r.jsonl", SMALL, "novice")
    for n in range(6):
        results.add(play(Job(SMALL.name, "novice", n)))
    return results.file


FROZEN = {
    "fourberies-2-novice": ("fourberies", 2, "novice", 50),
    "fourberies-2-amateur": ("fourberies", 2, "amateur", 50),
    "fourberies-4-amateur": ("fourberies", 4, "amateur", 50),
    "fourberies-2-master": ("fourberies", 2, "master@30", 50),
    "three_ring_circus-1": ("three_ring_circus", 1, "", 100),
    "three_ring_circus-2-novice": ("three_ring_circus", 2, "novice", 50),
    "three_ring_circus-3-amateur": ("three_ring_circus", 3, "amateur", 50),
    "the_magnificent-1": ("the_magnificent", 1, "", 100),
    "the_magnificent-2-novice": ("the_magnificent", 2, "novice", 50),
    "the_magnificent-3-amateur": ("the_magnificent", 3, "amateur", 50),
    "carnavalesque-3": ("carnavalesque", 3, "", 100),
    "carnavalesque-5": ("carnavalesque", 5, "", 100),
    "trickerion-2-novice": ("trickerion", 2, "novice", 50),
    "trickerion-2-amateur": ("trickerion", 2, "amateur", 50),
    "trickerion-4-amateur": ("trickerion", 4, "amateur", 50),
}


def test_the_tasks_of_a_version_are_those_that_were_published():
    found = {t.name: (t.game, t.seats, t.opponent, t.sets) for t in TASKS.values()}
    assert found == FROZEN and TEST == "benchmark 1 test"
    for task in TASKS.values():
        edition = task.edition()
        assert (edition.rules, edition.box.hash) == PINNED[task.game][:2]
        assert edition.unusual() == {}
        assert interface_of(edition) == task.interface
    with pytest.raises(BadSetup, match="no task “chess”; there are fourberies-2-novice"):
        find_task("chess")


def test_the_player_takes_every_seat_of_a_deal(file):
    results = read(file)
    told = results.told()
    assert [told[n][0].seed for n in range(6)] == [f"{TEST} {n // 2}" for n in range(6)]
    assert [SMALL.duel("novice").bout(n).levels.index("novice") for n in range(4)] == [0, 1, 0, 1]


def test_a_card_has_means_over_whole_sets_with_their_intervals(file):
    results = read(file)
    told, card = results.told(), Card.of(SMALL, "novice", results.told())
    assert card.sets == 3 and card.games == 6 and card.is_whole
    scores = [[int(x) for x in told[n][0].result.split()] for n in range(6)]
    own = [scores[n][n % 2] for n in range(6)]
    rest = [scores[n][1 - n % 2] for n in range(6)]
    said = card.as_json()
    assert said["points"]["mean"] == pytest.approx(sum(own) / 6, abs=1e-3)
    assert said["margin"]["mean"] == pytest.approx((sum(own) - sum(rest)) / 6, abs=1e-3)
    assert said["share"]["interval"][0] <= said["share"]["mean"] <= said["share"]["interval"][1]
    del told[5]
    assert Card.of(SMALL, "novice", told).sets == 2 and not Card.of(SMALL, "novice", told).is_whole


def test_alone_points_count_and_nobody_is_beaten():
    told = {n: play(Job(ALONE.name, "random", n)) for n in range(2)}
    results = {n: (chapiteau_record(game.record), game.thought) for n, game in told.items()}
    card = Card.of(ALONE, "random", results)
    assert card.games == 2 and "margin" not in card.as_json()


def chapiteau_record(text):
    import chapiteau

    return chapiteau.load(text).record


def test_results_go_on_where_they_stopped_and_refuse_another_player(file):
    assert len(opened(file, SMALL, "novice").known) == 6
    with file.open("a") as f:
        f.write('[6, "cut sho')  # as a kill leaves it
    assert len(opened(file, SMALL, "novice").known) == 6 and file.read_text().endswith("\n")
    with pytest.raises(BadResults, match="player"):
        opened(file, SMALL, "amateur")


def changed(file, n, change):
    """The file with one game told otherwise."""
    lines = file.read_text().splitlines()
    game = json.loads(lines[n + 1])
    game[1] = change(game[1])
    lines[n + 1] = json.dumps(game)
    file.write_text("\n".join(lines) + "\n")


def another_end(text):
    record = chapiteau_record(text)
    return text.replace(f"result: {record.result}", "result: 99 0")


def another_deal(text):
    """A whole game of the right kind, on a deal that the task does not have."""
    import chapiteau

    match = chapiteau.new("parade", seats=2, seed="mine")
    while not match.over:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    return match.record().text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (another_end, "found|says|result"),
        (another_deal, "game 2 was not played on the deal"),
        (lambda text: text[:80], "record of game 2 is damaged"),
    ],
)
def test_whoever_forges_a_record_is_found_out(file, change, said):
    assert list(read(file).checked(ask_again=False)) == list(range(6))
    changed(file, 2, change)
    with pytest.raises(Exception, match=said):
        list(read(file).checked(ask_again=False))


def weaker(text):
    """The same deal, with an opponent who always takes the last move instead of its own."""
    import chapiteau
    from chapiteau.bots import Budget, ask, make_bot

    told = chapiteau_record(text)
    match = chapiteau.Match(told.edition, told.seats, told.seed)
    novice = make_bot("novice", match.game)
    while not match.over:
        seat = match.to_act[0]
        move = ask(match, seat, novice, Budget()) if seat == 0 else match.moves(seat)[-1]
        match.play(seat, move)
    return match.record().text


def test_bots_of_the_house_are_asked_again_and_others_are_believed(file, tmp_path):
    assert list(read(file).checked(ask_again=True)) == list(range(6))
    changed(file, 0, weaker)
    assert 0 in list(read(file).checked(ask_again=False))  # a record that adds up
    with pytest.raises(BadResults, match="in game 0 decision"):
        list(read(file).checked(ask_again=True))
    own = opened(tmp_path / "own.jsonl", SMALL, "benchmark.test_benchmark:First")
    own.add(play(Job(SMALL.name, "benchmark.test_benchmark:First", 1)))
    assert list(read(own.file).checked(ask_again=True)) == [1]


def test_without_luck_is_the_result_less_what_draws_brought(file, monkeypatch):
    """What a review says is given here: tests/review looks at that."""
    asked = []

    def told_by(record, effort, seed, workers):
        asked.append(record.seed)
        columns = [Column(0, 1_000_000, draws=250_000), Column(0, 0, draws=-500_000)]
        judge = SimpleNamespace(counts=False)
        return SimpleNamespace(
            account=SimpleNamespace(columns=columns), judge=judge, unit=1_000_000
        )

    monkeypatch.setattr(luck, "reviewed", told_by)
    told = {n: record for n, (record, _) in read(file).told().items() if n < 3}
    found = list(luck.without_luck(SMALL, "novice", told, 1))  # the second set is not whole
    assert found == [("share", (0.75 + 0.5) / 2)] and asked == [told[0].seed, told[1].seed]
    assert main(["benchmark", "--check", str(file), "--luck", "--json", "--workers", "1"]) == 0


def test_the_command_measures_keeps_and_checks(tmp_path, capsys, file):
    results = tmp_path / "x.jsonl"
    command = ["benchmark", SMALL.name, "novice", "--workers", "1", "--results", str(results)]
    assert main([*command, "--sets", "2", "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert (first["sets"], first["whole"]) == (2, False)
    assert main([*command, "--lang", "fr"]) == 0
    assert "Part des victoires" in capsys.readouterr().out
    packed = tmp_path / "x.jsonl.gz"
    packed.write_bytes(gzip.compress(results.read_bytes()))
    assert main(["benchmark", "--check", str(packed), "--ask-again", "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["whole"] and "6 games replayed" in told.err
    assert main(["benchmark", "--json"]) == 0
    assert {t["name"] for t in json.loads(capsys.readouterr().out)["tasks"]} >= set(FROZEN)
    assert main(["benchmark"]) == 0
    assert main(["benchmark", SMALL.name]) == 64
    assert main(["benchmark", "chess", "novice"]) == 64
    packed.write_bytes(packed.read_bytes()[:50])
    assert main(["benchmark", "--check", str(packed)]) == 65
    assert main(["benchmark", "--check", str(tmp_path / "none")]) == 66
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 4 and all("benchmark" in line or str(tmp_path) in line or "chess" in line
                                   or "parade" in line for line in lines)  # fmt: skip
