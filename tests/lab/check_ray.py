"""Games on a Ray cluster of two nodes, both on this machine: make ray.

Not part of `make test`, because Ray alone weighs more than all the rest and opens ports.
"""

import os

import pytest

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # before Ray is imported: it would report to its makers

from review.games import random_game

from chapiteau.cli import main
from chapiteau.lab.duels import Duel, Ending, Score, fought
from chapiteau.lab.on_ray import on_ray
from chapiteau.lab.series import Setting, deals, play_game

MEMORY = 80 * 2**20
SETTING = Setting("fourberies", 2, "random")


@pytest.fixture
def cluster():
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "object_store_memory": MEMORY}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    cluster.other = cluster.add_node(**node)
    yield cluster
    cluster.shutdown()


def test_the_same_seeds_give_the_same_games_even_when_a_node_is_lost(cluster):
    todo = deals([SETTING], 60, "ray")
    here = [play_game(job) for job in todo]
    found = []
    for told in on_ray(play_game, todo, cluster.address):
        found.append(told)
        if len(found) == 10:
            cluster.remove_node(cluster.other, allow_graceful=False)
    assert found == here
    duel = Duel("fourberies", 2, "random", "novice", "ray")
    there = [r[:3] for _, r in fought(Score(duel), Ending(3), {}, ray=cluster.address)]
    assert there == [r[:3] for _, r in fought(Score(duel), Ending(3), {}, workers=1)]


def test_training_on_a_cluster_comes_to_the_same_weights_as_here(cluster, tmp_path):
    for where in (["--ray", cluster.address], ["--workers", "1"]):
        command = ["train", "the_magnificent", "--games", "10", "--seats", "2", "--seed", "ray"]
        main([*command, *where, "--out", str(tmp_path / where[0][2:])])
    assert (tmp_path / "ray").read_text() == (tmp_path / "workers").read_text()


def test_a_review_on_a_cluster_has_the_same_bytes_as_here(cluster, tmp_path, capsys):
    record = tmp_path / "game.record"
    record.write_text(random_game("parade", 3).record().text, "utf-8")
    told = []
    for where in (["--ray", cluster.address], ["--workers", "1"]):
        assert main(["review", str(record), "--json", "--budget", "25", *where]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] and '"review": 4' in told[0]
