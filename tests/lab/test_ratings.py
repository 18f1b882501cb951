"""What ratings foretell is measured before each game is counted."""

import runpy
from math import log
from pathlib import Path

import pytest

from chapiteau.lab.ratings.foretelling import (
    Chance,
    Foretold,
    Game,
    OpenSkill,
    PairwiseElo,
    foretold,
    surprise,
)

ROOT = Path(__file__).parents[2]
BETTER = [Game(("a", "b", "c"), (1.0, 0.0, 0.0)), Game(("c", "a", "b"), (0.0, 1.0, 0.0))] * 10


def test_the_loss_of_a_game_is_the_logarithm_of_what_was_thought_of_its_winners():
    assert surprise([0.5, 0.25, 0.25], [0.0, 1.0, 0.0]) == pytest.approx(log(4))
    assert surprise([0.5, 0.25, 0.25], [0.5, 0.5, 0.0]) == pytest.approx((log(2) + log(4)) / 2)
    assert surprise([0.0, 1.0], [0.0, 1.0]) == 0 and surprise([0.0, 1.0], [1.0, 0.0]) < 20


@pytest.mark.parametrize("system", [OpenSkill, PairwiseElo, Chance])
def test_before_the_first_game_everybody_is_as_likely_to_win(system):
    chances = system().chances(["a", "b", "c", "d"])
    assert chances == pytest.approx([0.25] * 4)


@pytest.mark.parametrize("system", [OpenSkill, PairwiseElo])
def test_who_wins_is_thought_likelier_to_win_wherever_they_sit(system):
    rated = system()
    told = foretold(rated, BETTER)
    assert len(told.losses) == 20 and told.mean < foretold(Chance(), BETTER).mean == pytest.approx(
        log(3)
    )
    for players in (["a", "b", "c"], ["c", "b", "a"]):
        chances = rated.chances(players)
        assert sum(chances) == pytest.approx(1) and chances[players.index("a")] == max(chances)


@pytest.mark.parametrize("system", [OpenSkill, PairwiseElo])
def test_a_game_is_foretold_from_those_before_it_only(system):
    upset = Game(("a", "b", "c"), (0.0, 1.0, 0.0))
    rated = system()
    for game in BETTER:
        rated.rate(game)
    before = surprise(rated.chances(upset.players), upset.outcome)
    told = foretold(system(), [*BETTER, upset], learning=len(BETTER))
    assert told.losses == pytest.approx([before])


def test_two_systems_are_compared_game_by_game():
    mean, off = Foretold([2.0, 3.0, 4.0]).lead(Foretold([1.0, 2.0, 3.0]))
    assert mean == 1.0 and off == pytest.approx(0)
    assert Foretold([2.0, 1.0]).lead(Foretold([1.0, 2.0]))[1] > 1


def test_elo_gives_what_it_takes_and_nobody_learns_from_themselves():
    rated = PairwiseElo()
    rated.rate(Game(("a", "b", "c"), (0.5, 0.5, 0.0)))
    assert sum(rated.ratings.values()) == pytest.approx(3 * 1500)
    assert rated.of("a") == rated.of("b") == 1508 and rated.of("c") == 1484
    rated.rate(Game(("d", "d"), (1.0, 0.0)))
    assert rated.of("d") == 1500


def test_the_table_of_the_documentation_is_what_the_games_say():
    tool = runpy.run_path(str(ROOT / "tools" / "ratings.py"))
    assert tool["main"](["--check"]) == 0
    files = sorted((ROOT / "docs" / "ratings").glob("*.jsonl"))
    assert files
    for file in files:
        name, _, seats = file.stem.rpartition("-")
        for n, game in enumerate(tool["games_in"](file)[:20]):
            assert tool["bout_of"](name, int(seats), n).levels == game.players
