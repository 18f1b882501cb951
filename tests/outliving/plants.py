"""A house of the future: a copy of ours in which Fourberies has changed in every way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAME = Path("chapiteau", "games", "fourberies")
CARD = """[[request]]
id = "planted"
conditions = [{ metric = "actors", cmp = ">=", value = 3 }]
reward = 7
source = "reconstructed"

"""
BOW = 'BOW: Final = MOVES.only_with("encore", "yes", [MOVES.one("bow")])[0]\n'
AT_THE_TOP = {  # right before the first line that begins like this
    "box/components.toml": ("[[request]]", CARD),  # a card, before all others of its kind
    "words/en.ftl": ("game-title =", "request-planted = a gardener\n"),
    "words/fr.ftl": ("game-title =", "request-planted = un jardinier\n"),
    "rules/moves.py": ("PASS: Final", BOW),  # a verb of the option, before all
}
AT_THE_END = {
    "rules/state.py": """
Fourberies.later = (*Fourberies.later, "encores")  # what the option needs to remember
_before = Fourberies.__init__


def _with_encores(self, edition, box, seats, rng, like=None):
    _before(self, edition, box, seats, rng, like)
    self.encores = like.encores if like else 0


Fourberies.__init__ = _with_encores
""",
    "rules/scoring.py": """
_count = Count.run


def _count_more(self, g):
    _count(self, g)
    if g.rules >= 3:  # a rule, pinned by its number
        g.encores += 1
        g.troupes[0].ecus += 1


Count.run = _count_more
""",
    "mind/mind.py": """
FourberiesMind.observation += 1  # a card more makes the observation longer
""",
    "__init__.py": """
from ...core.edition import Option

type(GAME).rules += 1
GAME.options.append(Option("encore", ("no", "yes")))  # an option
""",
}


def future(folder):
    """The changed house below a folder, its moves frozen and its older box kept."""
    tree = folder / "future"
    shutil.copytree(
        ROOT / "src" / "chapiteau", tree / "chapiteau", ignore=shutil.ignore_patterns("__pycache__")
    )
    for name, (line, plant) in AT_THE_TOP.items():
        path = tree / GAME / name
        before, found, after = path.read_text("utf-8").partition(f"\n{line}")
        assert found, f"{name}: {line}"
        path.write_text(f"{before}\n{plant}{line}{after}", "utf-8")
    for name, plant in AT_THE_END.items():
        path = tree / GAME / name
        path.write_text(path.read_text("utf-8") + plant, "utf-8")
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
