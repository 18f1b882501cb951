"""What docs/hosting.md and its files say is so: commands, variables, names, files."""

import configparser
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from chapiteau.cli.parser import COMMANDS

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FILES = {path.name: path for path in (ROOT / "docs" / "hosting").iterdir()}
TEXTS = {"hosting.md": PAGE} | {name: path.read_text("utf-8") for name, path in FILES.items()}
SOURCE = "\n".join(p.read_text("utf-8") for p in (ROOT / "src" / "chapiteau").rglob("*.py"))
INSTRUCTIONS = {
    "FROM",
    "RUN",
    "WORKDIR",
    "COPY",
    "ENV",
    "USER",
    "VOLUME",
    "EXPOSE",
    "STOPSIGNAL",
    "HEALTHCHECK",
    "ENTRYPOINT",
    "CMD",
}


def test_every_file_is_named_on_the_page_and_every_link_leads_somewhere():
    headings = {"#" + h.lower().replace(" ", "-") for h in re.findall(r"^#+ (.+)$", PAGE, re.M)}
    for link in re.findall(r"\]\(([^)]+)\)", PAGE):
        assert link in headings or (ROOT / "docs" / link).exists(), link
    for name in ("nginx.conf", "Caddyfile", "Containerfile"):
        assert f"(hosting/{name})" in PAGE


@pytest.mark.parametrize("name", TEXTS)
def test_every_command_and_every_variable_exists(name):
    text = TEXTS[name]
    for command in re.findall(r"(?:^|[/ `'])chapiteau (\w+) ", text):
        if command not in ("and", "chapiteau", "py"):
            assert command in COMMANDS, command
    for variable in re.findall(r"CHAPITEAU_(\w+)", text):
        assert f'"{variable}"' in SOURCE or f"CHAPITEAU_{variable}" in SOURCE, variable


def test_every_figure_on_the_page_is_counted():
    for figure in re.findall(r"chapiteau_(\w+)", PAGE):
        assert f"chapiteau_{figure}" in SOURCE or f'"{figure}"' in SOURCE, figure


class Unit(configparser.RawConfigParser):
    """Systemd tells capital letters from small ones."""

    def optionxform(self, optionstr):
        return optionstr


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith((".service", ".timer"))])
def test_units_are_understood_by_systemd(name, tmp_path):
    unit = Unit(strict=False)
    unit.read_string(TEXTS[name])
    assert {"Unit"} <= set(unit.sections()) <= {"Unit", "Service", "Timer", "Install"}
    if found := shutil.which("systemd-analyze"):
        here = TEXTS[name].replace("/opt/chapiteau/bin/chapiteau", "/bin/true")
        for other, text in TEXTS.items():  # a timer looks for its service
            if other.endswith(".service"):
                (tmp_path / other).write_text(
                    text.replace("/opt/chapiteau/bin/chapiteau", "/bin/true")
                )
        (tmp_path / name).write_text(here)
        done = subprocess.run(
            [found, "verify", tmp_path / name], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0 and name.split("@")[0] not in done.stderr, done.stderr


def test_the_container_is_made_of_what_is_here():
    text = re.sub(r"\\\n\s*", "", TEXTS["Containerfile"])
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert {line.split()[0] for line in lines} <= INSTRUCTIONS
    assert lines[0].startswith("FROM")
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = re.findall(r"whl\)\[([\w,]+)\]", text)[0].split(",")
    assert {"table"} < set(extras) <= set(project["project"]["optional-dependencies"])
    assert "HATCH_BUILD_HOOKS_ENABLE=1" in text and "/src/tools/constraints.txt" in text
