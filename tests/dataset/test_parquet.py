"""Games as Parquet: what is in the tables is what the records say."""

import zipfile
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import chapiteau
from chapiteau.cli import main
from chapiteau.core.event import score_pad
from chapiteau.core.mind import width
from chapiteau.core.observing.row import Row


def tables(folder, prefix):
    return {
        name: pq.read_table(Path(folder) / f"{prefix}{name}.parquet").to_pylist()
        for name in ("games", "seats", "decisions")
    }


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    command = ["dataset", "fourberies", "--seats", "3", "--bot", "random", "--decisions", "150"]
    assert main([*command, "--observations", "--workers", "1", "--out", str(folder)]) == 0
    return folder


def test_there_are_as_many_decisions_as_were_asked_for_in_whole_games(made):
    found = tables(made, "fourberies-3-")
    assert len(found["decisions"]) >= 150 == 150 > len(found["decisions"]) - last(found)
    assert [game["game"] for game in found["games"]] == list(range(len(found["games"])))
    assert sum(game["decisions"] for game in found["games"]) == len(found["decisions"])


def last(found):
    return found["games"][-1]["decisions"]


def test_every_row_is_what_the_record_says(made):
    found = tables(made, "fourberies-3-")
    rows = iter(found["decisions"])
    for game in found["games"]:
        record = chapiteau.load(game["record"]).record
        match = chapiteau.Match(record.edition, record.seats, record.seed)
        mind = match.game.mind()
        row = Row(width(mind.feature_bounds(match.edition, 3)))
        for n, (seat, text) in enumerate(record.moves):
            told = next(rows)
            assert (told["game"], told["decision"]) == (game["game"], n)
            assert (told["seat"], told["move"]) == (seat, text)
            assert match.game.moves.moves[told["move_id"]].text == text
            assert told["legal"] == [move.id for move in match.moves(seat)]
            assert told["choices"] == len(told["legal"])
            row.begin()
            mind.write(match.view(seat), seat, row)
            assert told["observation"] == row.values()
            match.play(seat, text)
        assert match.hash == game["hash"]
        seats = [seat for seat in found["seats"] if seat["game"] == game["game"]]
        assert [seat["points"] for seat in seats] == list(match.scores)
        assert [seat["share"] for seat in seats] == list(match.outcome or ())
        pad = score_pad(match)
        for category, cells in zip(pad.rows, pad.cells(), strict=True):
            name = "_".join([category.id, *map(str, category.things.values())])
            assert [seat[name] for seat in seats] == cells[:3]


def test_files_say_how_they_were_made(made):
    about = pq.read_schema(made / "fourberies-3-games.parquet").metadata
    assert about[b"bot"] == b"random" and about[b"rounds"] == b"30"
    assert about[b"version"].decode() == chapiteau.__version__


def test_a_report_writes_the_same_games_as_parquet(tmp_path, capsys):
    command = ["report", "parade", "--seats", "2", "--bot", "random", "--games", "3"]
    assert main([*command, "--workers", "1", "--parquet", "--out", str(tmp_path)]) == 0
    found = tables(tmp_path, "games-1-")
    with zipfile.ZipFile(tmp_path / "games-1.zip") as kept:
        records = [kept.read(name).decode() for name in sorted(kept.namelist())]
    assert [game["record"] for game in found["games"]] == records
    assert "observation" not in found["decisions"][0]
    assert not list(tmp_path.glob("*.new"))


def test_what_fails_leaves_earlier_files_as_they_were(made, monkeypatch):
    before = {file.name: file.read_bytes() for file in made.iterdir()}
    from chapiteau.dataset import parquet

    def fail(match, told):
        raise chapiteau.BadRecord("record-of-position", {})

    monkeypatch.setattr(parquet, "check_end", fail)
    command = ["dataset", "fourberies", "--seats", "3", "--bot", "random", "--decisions", "10"]
    assert main([*command, "--workers", "1", "--out", str(made)]) == 65
    assert {file.name: file.read_bytes() for file in made.iterdir()} == before
