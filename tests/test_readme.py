"""What the README shows is what happens."""

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from chapiteau.bots import LEVELS
from chapiteau.bots.levels import RIVAL
from chapiteau.words import words_for

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_library_lines_run():
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert blocks
    for block in blocks:
        names: dict[str, Any] = {}
        exec(compile(block, "README.md", "exec"), names)
        match = names["m"]
        assert match.view(0).seats == 3
        assert len(match.events(0)) > 10 and match.log(0)


def test_every_file_it_links_to_is_there():
    links = re.findall(r"\]\((?!http)([^)#]+)\)", README)
    assert len(links) > 4
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_reference_of_the_library_is_current():
    # In a process of its own: other tests exchange what is described here.
    command = [sys.executable, str(ROOT / "tools" / "api_md.py"), "--check"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


def test_the_options_it_lists_are_current():
    listed = runpy.run_path(str(ROOT / "tools" / "rules_md.py"))["options_md"](README)
    assert listed == README, "make bless writes them anew"


def test_the_table_of_duels_is_made_from_the_files_of_results():
    command = [sys.executable, str(ROOT / "tools" / "duels.py"), "--check"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


def test_it_says_how_every_level_plays():
    for level in (*LEVELS, RIVAL):
        style = words_for("en").aside(f"table-level-{level}", "style")
        assert re.search(rf"^\| `{level}`.* \| {style} \|$", README, re.MULTILINE), level
