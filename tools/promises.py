"""What each extra promises, done with what is installed: `python tools/promises.py EXTRA...`.

Needs nothing but the installed package; `core` is what it does without any extra.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from contextlib import chdir
from pathlib import Path
from urllib.request import urlopen

import chapiteau
from chapiteau import extras
from chapiteau.bots import IN_THE_LAB, Budget, ask, make_bot

GAMES = ("carnavalesque", "fourberies", "the_magnificent", "three_ring_circus", "trickerion")
UNAVAILABLE = 69
NOBODY = "postgresql://nobody@127.0.0.1:1/none"


def command(*args: str, code: int = 0, given: str = "") -> str:
    """What `chapiteau ...` says; it must end with this code."""
    called = [sys.executable, "-m", "chapiteau", "--lang", "en", *args]
    done = subprocess.run(
        called, input=given, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == code, (args, done.returncode, done.stdout, done.stderr)
    return done.stdout + done.stderr


def core() -> None:
    """Plays, records, replays and speaks; asked for more, it says what to install."""
    for name in GAMES:
        plays(name)
    assert "fourberies" in command("games") and "rules numbers" in command("--version")
    assert json.loads(command("simulate", "fourberies", "--games", "3", "--json"))["games"] == 3
    command("verify", "fourberies.record")
    assert "\n" in command("replay", "fourberies.record")
    for extra, args in {"terminal": ["play"], "table": ["serve"]}.items():
        if extras.missing(extra):
            assert f'"chapiteau[{extra}]"' in command(*args, code=UNAVAILABLE)
    found = {each["id"] for each in json.loads(command("doctor", "--json"))["found"]}
    assert "games" in found and ("compiled" in found) == chapiteau.is_compiled()


def plays(name: str) -> None:
    """A whole game between a novice and chance, its record, its texts; and a master's answer."""
    match = chapiteau.new(name, seed="promise", seats=chapiteau.games()[name].most)
    bots = [make_bot(level, match.game) for level in ("novice", "random")]
    ask(match, match.to_act[0], make_bot("master", match.game), Budget(8))
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, ask(match, seat, bots[seat % 2], IN_THE_LAB))
    record = match.record().text
    assert chapiteau.load(record).match.hash == match.hash
    assert all(match.log(0, lang) and str(match.outline(0, lang)) for lang in ("en", "fr"))
    Path(f"{name}.record").write_text(record, "utf-8")


def terminal() -> None:
    asked = ["play", "fourberies", "--seats", "2", "--bots", "random", "--seed", "7"]
    assert "fourberies.record" in command(*asked, given="1\nundo\n1\nquit\n")


def bots() -> None:
    duel = ["arena", "fourberies", "novice", "random", "--sets", "1"]
    assert json.loads(command(*duel, "--json"))["games"] == 2
    assert "%" in command(*duel)
    command("yardsticks", "carnavalesque", "--bots", "novice", "--games", "1", "--seats", "3")
    command("report", "fourberies", "--games", "2", "--bot", "novice", "--out", "report")
    assert Path("report/report.html").stat().st_size > 10_000
    command("train", "the_magnificent", "--games", "3", "--seats", "1", "--workers", "1")


def draw() -> None:
    for name in GAMES:
        command("draw", name, "--moves", "20", "--out", f"{name}.svg")
    command("draw", "fourberies", "--moves", "20", "--out", "table.png")
    assert Path("table.png").read_bytes().startswith(b"\x89PNG")
    from chapiteau.draw.lettering.fonts import FACES, served

    assert len(served()) == len(FACES)


def table() -> None:
    """A house opens, shows its pages with their fonts, and is looked after."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    called = [sys.executable, "-m", "chapiteau", "serve", "--port", str(port), "--data", "house"]
    house = subprocess.Popen(called, stdout=subprocess.PIPE, text=True)
    try:
        assert house.stdout and str(port) in house.stdout.readline()
        address = f"http://127.0.0.1:{port}"
        well = json.loads(urlopen(f"{address}/healthz").read())
        assert well["ok"] and (well["build"] == "compiled") == chapiteau.is_compiled()
        front = urlopen(f"{address}/").read()
        assert all(name.encode() in front for name in GAMES)
        assert urlopen(f"{address}/fonts/chapiteau-sans.woff2").read(4) == b"wOF2"
        command("backup", "rows.backup", "--data", "house")
    finally:
        house.terminate()
        house.wait()
    command("archive", "check", "--data", "house")
    command("doctor", "--data", "house")


def research() -> None:
    """One step by each interface, and a picture."""
    import gymnasium
    import pyspiel  # type: ignore[import-not-found]  # a C++ module without types

    import chapiteau.research.openspiel  # noqa: F401  # makes the games known
    from chapiteau.research.gymnasium import OneSeat
    from chapiteau.research.pettingzoo import aec_env, parallel_env

    one = OneSeat("fourberies", render_mode="rgb_array")
    one.reset(seed=1)
    assert one.render().shape[2] == 3
    assert gymnasium.make("chapiteau/Fourberies-v2").reset(seed=1)
    for make in (aec_env, parallel_env):
        make("trickerion", seats=3).reset(seed=1)
    game = pyspiel.load_game("chapiteau(game=fourberies,seats=3)")
    assert game.new_initial_state().legal_actions()


def data() -> None:
    """A data set of a few decisions, with what each seat saw."""
    how = ("--bot", "random", "--decisions", "50", "--observations", "--workers", "1")
    assert "decisions of" in command("dataset", "fourberies", *how, "--out", "data")


def ray() -> None:
    """Games on a cluster of one node."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    from chapiteau.lab.on_ray import on_ray
    from chapiteau.lab.series import Setting, deals, play_game

    node = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    try:
        todo = deals([Setting("fourberies", 2, "random")], 4, "ray")
        assert list(on_ray(play_game, todo, cluster.address)) == [play_game(job) for job in todo]
    finally:
        cluster.shutdown()


def postgres() -> None:
    """The driver is there; where no database answers, it is that which is said."""
    said = command("backup", "rows.backup", "--db", NOBODY, code=UNAVAILABLE)
    assert "pip install" not in said and "database" in said


def redis() -> None:
    """The same of the bus."""
    asked = ["serve", "--data", "house", "--db", NOBODY, "--bus", "redis://127.0.0.1:1"]
    said = command(*asked, code=UNAVAILABLE)
    assert "pip install" not in said and "database" in said


DO = {f.__name__: f for f in (core, terminal, bots, draw, table, research, ray, postgres, redis)}


def main() -> None:
    expected = os.environ.get("CHAPITEAU_BUILD", "")
    assert not expected or chapiteau.is_compiled() == (expected == "compiled"), chapiteau.__file__
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        for name in sys.argv[1:]:
            DO[name]()


if __name__ == "__main__":
    main()
