"""A grammar check over all that the golden games can say, with findings mended or allowed by name.

PYTHONPATH=tests python -m words.language [GAME...]   a report; French also by grammalecte, if found
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import chapiteau
from chapiteau.words import LANGUAGES

from .sentences import sentences

NBSP = "\u00a0"
NOT_ASKED = ("apos", "typo", "nbsp", "unit", "num", "esp", "poncfin")
ONE, MANY = r"(?<![\d.,/:+–-])\b1 ", r"(?<![\d.,/:+–-])\b(?:[2-9]|\d\d+) "
SHORT = "[Dd]e|[Qq]ue|[Ll][ea]|[Jj]usque|[Nn]e|[Ss]e|[Cc]e|[Jj]e"
PATTERNS = {
    "en": {
        "a before a vowel": r"\ba (?!one\b|uni|us[eu]|eu|once)[aeiou]",
        "an before a consonant": r"\ban (?!hour|hono|heir|[aeiouéX8]|11\b|18\b)\w",
        "a plural of one": ONE
        + r"(?!less|minus|plus|towards|opens|begins|stays|is|was|has)[a-z]+s\b(?<!ss)",
        "a singular of many": MANY + r"(?:coin|point|card|gem|shard|tent|écu)\b",
        "space before a sign": r"\s[,.;:!?]( |$)",
        "who for whoever": r"^Who\b[^?]*$",
    },
    "fr": {
        "no elision": rf"(?<!-)\b(?:{SHORT}) (?!onze|oui\b|ou\b|et\b)[aeéèêiîoôuœAEÉÈÊIOU]",
        "no contraction": r"\b(?:[Dd]e|[Àà]) [Ll]es? (?![a-zé]+(?:er|ir|re)\b)",
        "si il": r"\b[Ss]i ils?\b",
        "a plural of one": ONE
        + r"(?!fois|temps|dans|sous|vers|plus|moins|pas|bois|près|cadenas)[a-zéè]+s\b",
        "a singular of many": MANY + r"(?:pièce|point|carte|gemme|fragment|chapiteau|écu)\b",
        "no no-break space": rf"[^\s{NBSP}][;!?»]|«[^{NBSP}]|[^{NBSP}] [:;!?»]",
    },
    "both": {
        "a word twice": r"\b(?!nous\b|vous\b|that\b)([a-zé]{2,}) \1\b",
        "two spaces": r"  ",
        "engine language": r"[{}$_]|\b[a-z]+(?:-[a-z]+){2,}-\w+\b|\bNone\b",
        "nothing counted": r"(?<![\d.,:+–-])\b0 (?:coins?|points?|cards?|pièces?|cartes?)\b",
        "doubled sign": r"[.!?]\.(?!\.)|,,|\(\)",
    },
}

Finding = tuple[str, str, str]
"""What is wrong by name, what else is said of it, and the sentence."""


def findings(game: str, lang: str, said: list[str], checker: bool = False) -> list[Finding]:
    """What is wrong with these sentences and not allowed by name."""
    found = list(by_patterns(lang, said))
    if checker:
        found += by_grammalecte(said)
    left = allowed(game, lang)
    return [each for each in found if not any(fits(each, name, part) for name, part in left)]


def fits(finding: Finding, name: str, part: str) -> bool:
    return finding[0] == name and (part == "*" or part in finding[2])


def allowed(game: str, lang: str) -> list[tuple[str, str]]:
    """What is right all the same: a finding, and a part of the sentences it is found in.

    `allowed/<game>.txt` has lines of language | finding | part of a sentence, or * for any; a line
    with # before says why.
    """
    file = Path(__file__).parent / "allowed" / f"{game}.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    rows = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return [(name, part) for of, name, part in rows if of == lang]


def by_patterns(lang: str, said: list[str]) -> Iterator[Finding]:
    rules = {name: re.compile(text) for name, text in (PATTERNS[lang] | PATTERNS["both"]).items()}
    for sentence in said:
        for name, pattern in rules.items():
            if found := pattern.search(sentence):
                yield name, repr(found[0]), sentence


def by_grammalecte(said: list[str]) -> Iterator[Finding]:
    """What the French checker of Debian's packages finds; typography is ours to check."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "said.txt"
        file.write_text("\n".join(said), "utf-8")
        command = ["grammalecte-cli", "-f", str(file), "-j", "-off", *NOT_ASKED]
        found = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    for paragraph in json.loads(found)["data"]:
        sentence = said[paragraph["iParagraph"] - 1]
        for error in paragraph["lGrammarErrors"]:
            wrong = sentence[error["nStart"] : error["nEnd"]]
            yield error["sRuleId"], f"{wrong!r} {error['sMessage']}", sentence


def report(name: str, lang: str) -> int:
    said = sorted(sentences(chapiteau.games()[name], lang))
    checker = lang == "fr" and shutil.which("grammalecte-cli") is not None
    found = findings(name, lang, said, checker)
    by = "our patterns and grammalecte" if checker else "our patterns"
    print(f"{name}, {lang}: {len(said)} sentences, {len(found)} findings by {by}")
    for what, count in Counter(each[0] for each in found).most_common():
        print(f"  {count} x {what}")
        for _, more, sentence in [each for each in found if each[0] == what][:3]:
            print(f"      {more}: {sentence}")
    return len(found)


def main() -> None:
    names = sys.argv[1:] or [n for n in chapiteau.games() if n != "parade"]
    sys.exit(bool(sum(report(name, lang) for name in names for lang in LANGUAGES)))


if __name__ == "__main__":
    main()
