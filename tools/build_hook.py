"""What hatchling asks while it builds a wheel: with HATCH_BUILD_HOOKS_ENABLE=1, the compiled rules.

MYPYC_OPT_LEVEL says how hard the C compiler tries. Sources are in the wheel too: they are what
people read, and what runs where an extension module cannot be loaded.
"""

from __future__ import annotations

import os
import runpy
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STAMP = "commit.txt"  # as lab/provenance.py reads it


class CompiledRules(BuildHookInterface[Any]):
    """Adds the extension modules of this Python and this machine."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":  # an editable install runs what is edited
            return
        compiling = runpy.run_path(str(Path(self.root) / "tools" / "compile.py"))
        folder = compiling["built"](os.environ.get("MYPYC_OPT_LEVEL", "3"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in folder.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["force_include"][str(self.stamp())] = f"chapiteau/{STAMP}"

    def stamp(self) -> Path:
        """The commit that is built, with a + where it was edited since."""
        name = git(self.root, "rev-parse", "--short=7", "HEAD")
        edited = "+" if name and git(self.root, "status", "--porcelain", "--", "src") else ""
        file = Path(self.root) / "build" / STAMP
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"{name}{edited}\n", "utf-8")
        return file


def git(root: str, *command: str) -> str:
    """What git says; nothing where this is no repository."""
    called = ["git", "-C", root, *command]
    try:
        return subprocess.run(called, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""
