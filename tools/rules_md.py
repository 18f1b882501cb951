"""Write each game's RULES.md and the options in the README from their words, so that page, terminal
and file say the same.

python tools/rules_md.py          write them
python tools/rules_md.py --check  fail if one is not current
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import chapiteau
from chapiteau.words import options_of, overview_of, rules_of, words_for

ROOT = Path(__file__).resolve().parent.parent


def rules_md(game: Any) -> str:
    words = words_for("en", game)
    lines = [
        f"# {words('game-title')}: the rules",
        "",
        "In our own words, numbered as in refusals and tests. **Ours** marks a decision of this",
        "house: where the rulebook is silent or can be read in several ways, and in a few rules",
        "where we narrow it or do otherwise. Made from `words/en.ftl` by `make bless`.",
    ]
    for part in overview_of(game, "en"):
        lines += ["", part]
    for rule in rules_of(game, "en"):
        if rule.is_title:
            lines += ["", f"## {rule.number} {rule.text}", ""]
        else:
            ours = " **Ours.**" if rule.ours else ""
            example = f" *{words('page-rules-example')}* {rule.example}" if rule.example else ""
            lines.append(f"- **{rule.number}** {rule.text}{ours}{example}")
    return "\n".join([*lines, ""])


def options_md(text: str) -> str:
    """The README with all options of the house's games between its two marks."""
    begin, end = "<!-- options: made by make bless -->\n", "<!-- end of options -->"
    lines = []
    for game in chapiteau.games().values():
        if not str(game.folder).startswith(str(ROOT / "src")):
            continue
        title = words_for("en", game)("game-title")
        for option in options_of(game, "en"):
            lines.append(f"- {title}, `{option.value}`: {option.about}")
            for choice in option.choices:
                usual = " (usual)" if choice.value == option.usual else ""
                lines.append(f"  - `{choice.value}`{usual}: {choice.about}")
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    return before + begin + "\n".join(lines) + "\n" + end + after


def main() -> None:
    readme = ROOT / "README.md"
    current = options_md(readme.read_text(encoding="utf-8"))
    if "--check" not in sys.argv:
        readme.write_text(current, encoding="utf-8")
    elif readme.read_text(encoding="utf-8") != current:
        sys.exit("the options in README.md are not current: make bless")
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
