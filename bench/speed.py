"""How fast Fourberies plays at random, beside its peers, in one run on one core by CPU time.

`make bench`, or: python tools/compile.py -O3 && python bench/speed.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def measured(script: str, tree: str) -> dict[str, Any]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / tree)}
    command = [sys.executable, str(ROOT / "bench" / script)]
    found = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    parsed: dict[str, Any] = json.loads(found.stdout.splitlines()[-1])
    return parsed


def main() -> None:
    fast = measured("fourberies_loop.py", "build/compiled-O3")
    plain = measured("fourberies_loop.py", "src")
    assert fast["compiled"] and not plain["compiled"], "the builds are mixed up"
    peers = measured("peers_loop.py", "src")
    catan = peers["catanatron"]
    print(f"{'random decisions a second':34}{'rate':>12}{'to Catanatron':>16}")
    rows = [
        ("Fourberies, compiled", fast["decision"]),
        ("Fourberies, interpreted", plain["decision"]),
        ("Catanatron", catan),
        ("OpenSpiel gin_rummy from Python", peers["gin_rummy"]),
    ]
    for name, seconds in rows:
        print(f"{name:34}{1 / seconds:>12,.0f}{catan / seconds:>15.1f}x")
    print(f"\n{'clone':34}{'µs':>12}{'to Catanatron':>16}")
    clones = [
        ("Fourberies, compiled", fast["clone"]),
        ("Fourberies, interpreted", plain["clone"]),
        ("Catanatron", peers["catanatron_clone"]),
    ]
    for name, seconds in clones:
        ratio = peers["catanatron_clone"] / seconds
        print(f"{name:34}{seconds * 1e6:>12.1f}{ratio:>15.1f}x")
    for name, found in (("compiled", fast), ("interpreted", plain)):
        print(f"\na live match at its end, {name}: {found['match_bytes'] / 1e6:.2f} MB", end="")
    print()


if __name__ == "__main__":
    main()
