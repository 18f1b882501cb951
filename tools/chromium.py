"""Print the path of a Chromium for the browser tests, getting one if need be.

In this order: $CHROMIUM; one on the PATH; Debian's package, when root; Playwright's own download.
When none can be had it stops with the line to type.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def named() -> str | None:
    """The one that $CHROMIUM names; a wrong name is said, not passed over."""
    path = os.environ.get("CHROMIUM")
    if path and not shutil.which(path):
        sys.exit(f"chapiteau: $CHROMIUM is {path}, which is not a program")
    return shutil.which(path) if path else None


def on_the_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def from_debian() -> str | None:
    """Debian's package, which only root can install."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
            return None
    return on_the_path()


def from_playwright() -> str | None:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def main() -> None:
    for find in (named, on_the_path, from_debian, from_playwright):
        path = find()
        if path:
            print(path)
            return
    sys.exit("chapiteau: the browser tests need Chromium: apt-get install chromium")


if __name__ == "__main__":
    main()
