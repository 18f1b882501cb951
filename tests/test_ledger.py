"""The rule ledger: every numbered rule is shown by a test, every number used exists."""

import re
from pathlib import Path

import pytest

import chapiteau
from chapiteau.core.step import Step
from chapiteau.words import rules_of

ROOT = Path(__file__).parent.parent
HOUSE = {n: g for n, g in chapiteau.games().items() if "games" in g.folder.parts}
NUMBER = re.compile(r"\b\d+\.\d+\b")


def rules_shown(folder):
    """The rule numbers that tests name with @pytest.mark.rule("5.10", ...)."""
    found = set()
    for path in folder.rglob("test_*.py"):
        for mark in re.findall(r"pytest\.mark\.rule\(([^)]*)\)", path.read_text("utf-8")):
            found |= set(NUMBER.findall(mark))
    return found


@pytest.mark.parametrize("name", HOUSE)
def test_every_rule_is_named_by_a_test(name):
    rules = {r.number for r in rules_of(HOUSE[name], "en") if not r.is_title}
    tested = rules_shown(ROOT / "tests" / "games" / name)
    assert rules, "no rules found"
    assert rules - tested == set(), "rules without a test"
    assert tested - rules == set(), "tests of rules that do not exist"


@pytest.mark.parametrize("name", HOUSE)
def test_every_number_in_the_code_is_a_rule(name):
    rules = {r.number for r in rules_of(HOUSE[name], "en")}
    for path in (ROOT / "src" / "chapiteau" / "games" / name).rglob("*.py"):
        text = path.read_text("utf-8")
        used = set(re.findall(r'Reason\("[^"]+", "([^"]+)"\)', text))
        for doc in re.findall(r'"""(.*?)"""', text, re.DOTALL):
            used |= set(re.findall(r"^\d+\.\d+", doc)) | set(re.findall(r"\((\d+\.\d+)\)", doc))
        assert used - rules == set(), f"{path.name} names rules that do not exist"


@pytest.mark.parametrize("name", HOUSE)
def test_every_decision_says_which_rule_it_is(name):
    for step in HOUSE[name].steps.values():
        if isinstance(step, type) and issubclass(step, Step):
            assert re.match(r"\d+\.\d+ ", step.__doc__ or ""), f"{step.__name__} names no rule"


@pytest.mark.parametrize("name", HOUSE)
def test_the_rules_file_is_current(name):
    import runpy

    written = runpy.run_path(str(ROOT / "tools" / "rules_md.py"))["rules_md"](HOUSE[name])
    path = ROOT / "src" / "chapiteau" / "games" / name / "words" / "RULES.md"
    assert path.read_text("utf-8") == written, "make bless"
