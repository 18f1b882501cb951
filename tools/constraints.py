"""Write tools/constraints.txt: exact versions of all that the project is built and tested with.

python tools/constraints.py         the versions that are pinned, and new packages beside them
python tools/constraints.py newest  the newest versions that the ranges in pyproject.toml allow
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "tools" / "constraints.txt"
HEAD = "# The exact versions that the project is built and tested with: tools/constraints.py.\n"
OTHERS = ("build", "cibuildwheel", "hatchling", "pyright")
"""What builds and checks wheels, and is no requirement of the package."""


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return found


def resolved(pinned: Path | None) -> dict[str, str]:
    """What pip would install for everything together; nothing is installed."""
    extras = ",".join(project()["project"]["optional-dependencies"])
    wheel = project()["tool"]["hatch"]["build"]["targets"]["wheel"]
    compiler = wheel["hooks"]["custom"]["dependencies"]
    command = [sys.executable, "-m", "pip", "install", "-q", "--dry-run", "--ignore-installed"]
    command += ["--report", "-", f"{ROOT}[{extras}]", *OTHERS, *compiler]
    command += ["-c", str(pinned)] if pinned else []
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    parts = [each["metadata"] for each in json.loads(said)["install"]]
    return {canonical(part["name"]): part["version"] for part in parts}


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def main() -> None:
    found = resolved(None if sys.argv[1:] == ["newest"] else FILE)
    del found["chapiteau"]
    lines = [f"{name}=={version}\n" for name, version in sorted(found.items())]
    FILE.write_text(HEAD + "".join(lines), "utf-8")
    print(f"{FILE.relative_to(ROOT)}: {len(lines)} packages")


if __name__ == "__main__":
    main()
