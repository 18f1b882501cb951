"""A study: the same games on any number of workers, kept, counted and described."""

import csv
import os
import sys
from collections import Counter
from html.parser import HTMLParser
from types import ModuleType
from zipfile import ZipFile

import pytest
from games.playing import sure

import chapiteau
from chapiteau.cli import main
from chapiteau.games.fourberies.box.components import FourberiesBox
from chapiteau.lab import series
from chapiteau.lab.facts import Facts, Share, quantile
from chapiteau.lab.series import Setting, deals, edition_of, play_game
from chapiteau.lab.things import groups
from chapiteau.lab.workers import in_workers

GAMES = 40
SETTING = Setting("fourberies", 3, "random")


def cli(*args):
    return main([*map(str, args), "--lang", "en"])


@pytest.fixture(scope="module")
def played():
    return [play_game(job) for job in deals([SETTING], GAMES, "study")]


@pytest.fixture(scope="module")
def facts(played):
    found = Facts()
    for told in played:
        found.add(told)
    return found


def test_two_workers_play_the_same_games_in_the_same_order(played):
    todo = deals([SETTING], GAMES, "study")
    assert list(in_workers(play_game, todo, 2)) == played


def test_every_figure_is_what_the_records_say(played, facts):
    """Counted once more, from the records alone."""
    won, lengths, scores = [0.0] * 3, 0, 0
    travel: dict[int, tuple[int, float]] = {}
    for told in played:
        match = chapiteau.load(told.record).match
        assert match.hash == told.hash and match.over
        lengths += len(match.decisions)
        scores += sum(match.scores)
        assert match.outcome is not None
        for seat, share in enumerate(match.outcome):
            won[seat] += share
            cities = {
                e.move.arg for e in match.decisions if e.seat == seat and e.move.verb == "travel"
            }
            for city in cities:
                seen = travel.get(city, (0, 0.0))
                travel[city] = (seen[0] + 1, seen[1] + share)
    assert facts.games == GAMES
    assert [facts.by_seat[seat].wins for seat in range(3)] == pytest.approx(won)
    assert sum(n * count for n, count in facts.decisions.items()) == lengths
    assert sum(points * count for points, count in facts.scores.items()) == scores
    assert facts.chance() == pytest.approx(1 / 3)
    for city, (seats, share) in travel.items():
        counted = facts.by_thing["move", "travel", city]
        assert (counted.seats, counted.wins) == (seats, pytest.approx(share))
        low, high = counted.interval()
        assert low < counted.rate < high


def test_the_widths_are_the_numbers_of_possible_moves(played):
    told = played[0]
    record = chapiteau.load(told.record)
    assert told.widths == tuple(
        len(record.at(n).moves(record.match.decisions[n].seat)) for n in range(told.decisions)
    )


def test_equal_cards_are_one_thing():
    game, edition = chapiteau.games()["fourberies"], edition_of(SETTING)
    known: dict[str, set[int]] = {}
    kinds = sure(FourberiesBox, game.box).kind
    for id in range(1, len(kinds)):
        name = game.word_id(edition, "encounter", id)
        known.setdefault(name, set()).add(series.known_as(edition, "encounter", id))
    assert len(known) < len(kinds) - 1
    assert all(len(ids) == 1 for ids in known.values())
    assert series.known_as(edition, "seat", 1) == series.known_as(edition, "encounter", 0) == 0


@pytest.mark.parametrize("told_first", [True, False])
def test_what_is_chosen_and_then_told_of_is_shown_once_as_a_choice(told_first):
    kinds = [("told.slot", "goes"), ("move", "go")]
    facts = Facts()
    for where, kind in kinds if told_first else kinds[::-1]:
        for id in (1, 2):
            facts.by_thing[where, kind, id] = Share(40, 10.0 * id, 900.0)
    facts.by_thing["move", "learn", 1] = facts.by_thing["move", "learn", 2] = Share(30, 9.0, 1.0)
    found = groups([facts], [edition_of(Setting("trickerion", 2, "random"))], "en")
    assert [group.title for group in found] == ["Go to X", "Learn X"]
    assert [row.rate for row in found[0].rows] == [0.5, 0.25]


def test_quantiles():
    counts = Counter({1: 1, 2: 8, 3: 1})
    assert [quantile(counts, part) for part in (0.1, 0.5, 0.9, 1.0)] == [1, 2, 2, 3]


class Page(HTMLParser):
    """Checks that what is opened is closed, and keeps the headings."""

    def __init__(self):
        super().__init__()
        self.open, self.headings, self.tables = [], [], 0

    def handle_starttag(self, tag, attrs):
        if tag != "meta":
            self.open.append(tag)
        self.tables += tag == "table"

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_data(self, data):
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_archive_and_page(tmp_path, capsys, lang):
    args = ["report", "fourberies", "--bot", "random", "--games", 60, "--workers", 1]
    assert main([*map(str, args), "--out", str(tmp_path), "--lang", lang]) == 0
    assert "report.html" in capsys.readouterr().out
    with (tmp_path / "games-1.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    with ZipFile(tmp_path / "games-1.zip") as archive:
        assert archive.namelist() == [row["record"] for row in rows]
        for row in rows[:5]:
            match = chapiteau.load(archive.read(row["record"]).decode()).match
            assert row["hash"] == match.hash
            assert row["scores"] == " ".join(map(str, match.scores))
            assert row["winners"] == " ".join(map(str, match.winners))
    page = Page()
    page.feed((tmp_path / "report.html").read_text("utf-8"))
    assert page.open == [] and page.tables > 6
    assert "<td>Port-Sabot</td>" in (tmp_path / "report.html").read_text()


def test_a_changed_game_stands_beside_the_original(tmp_path):
    own = tmp_path / "rich.toml"
    rows = chapiteau.games()["fourberies"].box.data["bonus"]
    rich = [
        f'[[bonus]]\necus = 10\ncopies = {row["copies"]}\nsource = "reconstructed"' for row in rows
    ]
    own.write_text("\n".join(rich))
    code = cli(
        "report", "fourberies", "--bot", "random", "--games", 30, "--workers", 1,
        "--components", own, "--out", tmp_path / "out",
    )  # fmt: skip
    assert code == 0
    text = (tmp_path / "out" / "report.html").read_text()
    assert "rich.toml" in text and 'class="two"' in text
    means = []
    for n in (1, 2):
        with (tmp_path / "out" / f"games-{n}.csv").open(newline="") as file:
            points = [sum(map(int, row["scores"].split())) for row in csv.DictReader(file)]
        means.append(sum(points) / len(points))
    assert means[1] > means[0] + 5


def test_what_is_done_stays_when_interrupted(tmp_path, monkeypatch, capsys):
    def tired(work, todo, workers, ray):
        for i, job in enumerate(todo):
            if i == 12:
                raise KeyboardInterrupt
            yield work(job)

    monkeypatch.setattr("chapiteau.cli.lab.report.in_workers", tired)
    assert cli("report", "fourberies", "--bot", "random", "--games", 50, "--out", tmp_path) == 130
    assert "12 games" in (tmp_path / "report.html").read_text()
    with ZipFile(tmp_path / "games-1.zip") as archive:
        assert len(archive.namelist()) == 12
    assert "12" in capsys.readouterr().out


@pytest.mark.parametrize(
    "args",
    [
        ("nogame",),
        ("fourberies", "--seats", "9"),
        ("fourberies", "--bot", "wizard"),
        ("fourberies", "--option", "x"),
        ("fourberies", "--components", "nothing.toml"),
    ],
)
def test_what_cannot_be_studied_is_named_before_a_game_is_played(tmp_path, capsys, args):
    assert cli("report", *args, "--out", tmp_path / "never") in (os.EX_USAGE, os.EX_NOINPUT)
    assert capsys.readouterr().err.strip()
    assert not (tmp_path / "never").exists()


def test_without_ray_or_a_cluster_it_is_said_plainly(tmp_path, monkeypatch, capsys):
    ray = ModuleType("ray")
    monkeypatch.setitem(sys.modules, "ray", ray)
    asked = ("report", "fourberies", "--bot", "random", "--games", 2, "--out", tmp_path)
    assert cli(*asked, "--ray", "127.0.0.1:1") == os.EX_UNAVAILABLE
    assert "127.0.0.1:1" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli(*asked, "--ray", "auto") == os.EX_UNAVAILABLE
    assert "chapiteau[ray]" in capsys.readouterr().err
