"""A house of the future: a copy of ours in which Fourberies has changed in every way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAME = Path("chapiteau", "games", "fourberies")
CARD = """
[[request]]
id = "planted"
conditions = [{ metric = "actors", cmp = ">=", value = 3 }]
reward = 7
source = "reconstructed"

[[request]]"""
PLANTS = {
    "box/components.toml": [("\n[[request]]", CARD)],  # a card, before all others of its kind
    "words/en.ftl": [("game-title =", "request-planted = a gardener\ngame-title =")],
    "words/fr.ftl": [("game-title =", "request-planted = un jardinier\ngame-title =")],
    "rules/moves.py": [("STEAL: Final", 'BOW: Final = MOVES.one("bow")\nSTEAL: Final')],  # a verb
    "rules/game.py": [
        ("rules = 2\n", "rules = 3\n"),
        ("list(STEPS), [], mind", 'list(STEPS), [Option("encore", ("no", "yes"))], mind'),
        ("import Edition\n", "import Edition, Option\n"),
    ],  # an option
    "rules/state.py": [
        ("class Fourberies(State):", 'class Fourberies(State):\n    later = ("encores",)\n'),
        (
            "            self.season = 0",
            "            self.encores = 0\n            self.season = 0",
        ),
        (
            "            self.season = like.season",
            "            self.encores = like.encores\n            self.season = like.season",
        ),
    ],  # what the option needs to remember
    "rules/scoring.py": [
        ("            t.ecus += liked\n", "            t.ecus += liked + (g.rules >= 3)\n"),
        (
            "        mood, kind, rewards",
            "        g.encores += g.rules >= 3\n        mood, kind, rewards",
        ),
    ],  # a rule, pinned by its number
}


def future(folder):
    """The changed house below a folder, its moves frozen and its older box kept."""
    tree = folder / "future"
    shutil.copytree(
        ROOT / "src" / "chapiteau", tree / "chapiteau", ignore=shutil.ignore_patterns("__pycache__")
    )
    for name, changes in PLANTS.items():
        path = tree / GAME / name
        text = path.read_text("utf-8")
        for old, new in changes:
            assert old in text, f"{name}: {old}"
            text = text.replace(old, new, 1)
        path.write_text(text, "utf-8")
    run(tree, ROOT / "tools" / "freeze.py", tree, ROOT / "src")
    return tree


def run(tree, script, *args):
    """Run a program with the house of a tree; what it printed."""
    paths = [tree, ROOT / "tests", ROOT / "examples" / "parade" / "src"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    command = [sys.executable, str(script), *map(str, args)]
    found = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr[-3000:]
    return found.stdout
