"""Write each game's RULES.md from its words, so that page, terminal and file say the same.

python tools/rules_md.py          write them
python tools/rules_md.py --check  fail if one is not current
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import chapiteau
from chapiteau.words import rules_of, words_for

ROOT = Path(__file__).resolve().parent.parent


def rules_md(game: Any) -> str:
    words = words_for("en", game)
    lines = [
        f"# {words('game-title')}: the rules",
        "",
        "In our own words, numbered as in refusals and tests. **Ours** marks a decision of this",
        "house where the rulebook is silent. Made from `words/en.ftl` by `make bless`.",
    ]
    for rule in rules_of(game, "en"):
        if rule.is_title:
            lines += ["", f"## {rule.number} {rule.text}", ""]
        else:
            ours = " **Ours.**" if rule.ours else ""
            lines.append(f"- **{rule.number}** {rule.text}{ours}")
    return "\n".join([*lines, ""])


def main() -> None:
    for game in chapiteau.games().values():
        if not str(game.folder).startswith(str(ROOT / "src")):
            continue
        path = game.folder / "words" / "RULES.md"
        if "--check" not in sys.argv:
            path.write_text(rules_md(game), encoding="utf-8")
        elif path.read_text(encoding="utf-8") != rules_md(game):
            sys.exit(f"{path.relative_to(ROOT)} is not current: make bless")


if __name__ == "__main__":
    main()
