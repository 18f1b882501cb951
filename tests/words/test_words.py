"""Every text comes from words/, in every language, with the same variables; none is left over."""

import ast
import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer, Visitor
from games.pairs import reasons_of

import chapiteau
from chapiteau.bots import LEVELS
from chapiteau.bots.levels import RIVAL
from chapiteau.core.edition import spelled
from chapiteau.core.move import FACE_DOWN
from chapiteau.core.step import Auto, Step
from chapiteau.lessons import lesson_of
from chapiteau.words import LANGUAGES, Words, options_of, rules_of, words_for
from chapiteau.words.bundle import Bundle, parsed
from chapiteau.words.telling import kebab, say_error
from chapiteau.words.words import HOUSE, cut, disguise

SOURCE = Path(chapiteau.__file__).parent
GAMES = chapiteau.games()


# what there is


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


class References(Visitor):
    def __init__(self):
        self.ids = set()

    def visit_MessageReference(self, node):
        self.ids.add(node.id.name)


@cache
def messages(folder, lang):
    """Message id -> (variables, attributes, other messages it uses)."""
    found = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables, references = Variables(), References()
            variables.visit(entry)
            references.visit(entry)
            attributes = {a.id.name for a in entry.attributes}
            found[entry.id.name] = (variables.names, attributes, references.ids)
    return found


FOLDERS = {"house": HOUSE, **{name: game.folder / "words" for name, game in GAMES.items()}}


@pytest.mark.parametrize("name", FOLDERS)
def test_all_languages_have_the_same_messages_with_the_same_variables(name):
    english = messages(FOLDERS[name], "en")
    for lang in LANGUAGES:
        other = messages(FOLDERS[name], lang)
        assert other.keys() == english.keys()
        for id, (variables, attributes, _) in english.items():
            own = other[id][1] - {"gender", "number"}  # what only one language must know of a name
            assert (other[id][0], own) == (variables, attributes), id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_option_and_every_choice_has_a_name_and_one_sentence(name, lang):
    for option in options_of(GAMES[name], lang):
        assert option.usual in {choice.value for choice in option.choices}
        for named in (option, *option.choices):
            assert named.name[0].isupper() and not named.name.endswith("."), named
            assert named.about[0].isupper() and named.about.endswith("."), named
            assert len(re.findall(r"[.!?](?= |$)", named.about)) == 1, named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_of_bots_has_a_name_and_a_style(lang):
    words = words_for(lang)
    for level in (*LEVELS, RIVAL):
        style = words.aside(f"table-level-{level}", "style")
        assert words(f"table-level-{level}")[0].isupper()
        assert style[0].islower() and style[-1].isalpha() and len(style) <= 48, style


# what is needed


def patterns(*folders):
    """Every text in the code as a pattern: an f-string's values stand for anything."""
    return set().union(*[patterns_in(path) for folder in folders for path in folder.rglob("*.py")])


@cache
def patterns_in(path):
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[a-z0-9-]+"
                for v in node.values
            ]
            if re.search("[a-z]{3}-", "".join(parts).replace("\\", "")):
                found.add("".join(parts))
    return found


def page_patterns():
    """Every text in the pages: `'page-level-' ~ level` stands for anything behind the dash."""
    found = set()
    for path in (SOURCE / "server" / "pages" / "templates").glob("*.html"):
        for text, joined in re.findall(r"""['"]([a-z][a-z0-9-]+)['"](\s*~)?""", path.read_text()):
            found.add(re.escape(text) + ("[a-z0-9-]+" if joined else ""))
    return found


def engine_needs(game):
    """Message id -> the variables that the engine offers it."""
    edition = game.edition({})
    want: dict[str, set[str] | None] = {}
    for move in game.moves:
        want[f"move-{move.verb}"] = {move.noun, "number"} if move.noun else set()
    for kind in game.kinds.kinds:
        want[f"told-{kind.id}"] = {*kind.labels, "items", "times"}
        for noun, secret in zip(kind.nouns, kind.secret, strict=True):
            if secret:
                want[f"{noun}-unknown"] = set()
    for name, step in game.steps.items():
        if isinstance(step, type) and issubclass(step, Step) and not issubclass(step, Auto):
            want[f"ask-{kebab(name)}"] = None
    for reason in reasons_of(game):
        want[f"why-{reason.id}"] = None
    for noun, id in told_things(game):
        want[game.word_id(edition, noun, id)] = set()
    for option in game.options:
        named = f"option-{option.name.replace('_', '-')}"
        chosen = [spelled(choice).replace("_", "-") for choice in option.choices]
        want |= {id: set() for id in (named, *[f"{named}-{choice}" for choice in chosen])}
    lesson = lesson_of(game)
    if lesson:
        others = {f"player{seat}" for seat in range(1, lesson.seats)}
        want |= {f"lesson-{n}": others for n in (*range(1, lesson.length + 1), "done")}
    want.pop("", None)
    for noun, count in counted(game):
        for id in range(1, count + 1):
            word = game.word_id(edition, noun, id)
            if word:
                want[word] = set()
    return want


def told_things(game):
    """Everything that the logs of some random games speak of."""
    for seats in range(game.fewest, game.most + 1):
        match, dice = chapiteau.new(game.name, seats=seats, seed="told"), random.Random(seats)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, dice.choice(list(match.moves(seat))))
        for event in match.events(0):
            yield from ((n, i) for n, i in zip(event.kind.nouns, event.ids, strict=True) if i)


def counted(game):
    """What moves count, and how many there are of each."""
    most: dict[str, int] = {}
    for move in game.moves:
        if move.noun and move is not FACE_DOWN:
            most[move.noun] = max(most.get(move.noun, 0), move.arg)
    return most.items()


@pytest.mark.parametrize("name", GAMES)
def test_every_id_of_a_game_has_words_and_no_word_is_left_over(name):
    game = GAMES[name]
    have = messages(game.folder / "words", "en")
    want = engine_needs(game)
    house = messages(HOUSE, "en")
    assert {id for id in want if id not in have and id not in house} == set()
    for id, offered in want.items():
        if offered is not None and id in have:
            assert have[id][0] <= offered, id
    speaking = ("words", "cli", "bots", "editing", "server/pages")
    code = re.compile("|".join(patterns(game.folder, *[SOURCE / f for f in speaking])))
    referenced = set().union(*[refs for _, _, refs in have.values()])
    rules = {id for id in have if id.startswith("rule-")}
    special = {id for id in have if any(id.startswith(f"move-{m.verb}-") for m in game.moves)}
    left = have.keys() - want.keys() - referenced - rules - special
    assert {id for id in left if not code.fullmatch(id)} == set()


def test_every_text_of_the_house_is_there_and_used():
    have = messages(HOUSE, "en")
    code = re.compile("|".join(patterns(SOURCE) | page_patterns()))
    assert {id for id in have if not code.fullmatch(id)} == set()


ERRORS = r"(?:BadRecord|BadComponents|BadSetup|NothingToUndo|NotYourTurn|StaleMove|UnknownMove)"


def test_every_error_and_every_sentence_asked_for_has_words():
    have = messages(HOUSE, "en")
    text = "\n".join(p.read_text("utf-8") for p in SOURCE.rglob("*.py"))
    errors = set(re.findall(rf"{ERRORS}\(\s*\"([a-z-]+)\"", text))
    errors |= set(re.findall(r"complaint\(\"([a-z-]+)\"", text))
    assert len(errors) > 20
    assert {e for e in errors if f"error-{e}" not in have} == set()
    asked = set(re.findall(r"(?:Trouble|\bw|words)\(\s*\"((?:cli|ask|why|rule)-[a-z-]+)\"", text))
    assert len(asked) > 40
    assert {a for a in asked if a not in have} == set()


# a made-up language shows what does not come from the words


class Bracket(Transformer):
    """Writes every letter of a text as a sign of its own, so that plain letters stand out."""

    def visit_TextElement(self, node):
        node.value = re.sub(r"[^\W\d_]", "§", node.value)
        return node

    def visit_StringLiteral(self, node):
        return node


@cache
def bracketed(text):
    return FluentSerializer().serialize(Bracket().visit(FluentParser().parse(text)))


@pytest.fixture
def pseudo():
    disguise("pseudo", "en", bracketed)
    yield "pseudo"
    disguise("pseudo", "en", str)


LETTERS = re.compile(r"[^\W\d_§]")


@pytest.mark.parametrize("name", GAMES)
def test_no_text_is_hard_coded(name, pseudo):
    dice = random.Random(1)
    for seats in range(GAMES[name].fewest, GAMES[name].most + 1):
        match = chapiteau.new(name, seats=seats, seed=3)
        seen = [str(match.outline(0, pseudo))]
        while not match.over:
            seat = dice.choice(match.to_act)
            seen += [match.prompt(s, pseudo) for s in range(seats)]
            seen += [match.describe(move, pseudo) for move in match.moves(seat)]
            refused = [match.why_not(seat, move) for move in dice.sample(match.game.moves.moves, 5)]
            seen += [match.telling(pseudo).reason(r) for r in refused if r]
            if dice.random() < 0.1:
                seen += [str(match.outline(s, pseudo)) for s in (None, 0)]
            match.play(seat, dice.choice(list(match.moves(seat))))
        seen += [*match.log(0, pseudo), *match.log(None, pseudo), str(match.outline(None, pseudo))]
        assert [text for text in seen if LETTERS.search(text)] == []
    assert [r.text for r in rules_of(GAMES[name], pseudo) if LETTERS.search(r.text)] == []


def test_errors_come_from_the_words(pseudo):
    match = chapiteau.new("fourberies", seats=2)
    for call in (
        lambda: match.play(0, "steal:1"),
        lambda: match.undo(0),
        lambda: chapiteau.new("fourberies", seats=7),
    ):
        with pytest.raises(chapiteau.ChapiteauError) as caught:
            call()
        said = say_error(pseudo, caught.value).replace("steal:1", "").replace("fourberies", "")
        assert not LETTERS.search(said), said


# how it reads


def lines_people_read(path):
    """Each line of a file of texts with what it says alone: no names, no variables, no comments."""
    for line in path.read_text("utf-8").splitlines():
        text = re.sub(r"^[a-z0-9-]+ =|^\s*\*?\[\w+\]|^\s*\.\w+ =|^#.*", "", line)
        yield line, re.sub(r"\{[^}]*\}?", "x", text)


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_apostrophes_are_curly(name, lang):
    for line, text in lines_people_read(FOLDERS[name] / f"{lang}.ftl"):
        assert "'" not in text, line


@pytest.mark.parametrize("name", FOLDERS)
def test_french_has_a_no_break_space_before_high_punctuation(name):
    for line, text in lines_people_read(FOLDERS[name] / "fr.ftl"):
        assert not re.search(r" [:;!?»]|« |[a-z][;!?»]", text), line


def test_whatever_language_is_asked_for_only_those_of_the_house_are_kept():
    assert words_for("x1") is words_for("x2") is words_for("en")


def test_a_word_that_is_missing_is_loud():
    words = Words("en")
    with pytest.raises(LookupError):
        words("no-such-word")
    with pytest.raises(LookupError):
        words("error-bad-seed")


def test_an_unknown_language_speaks_english():
    assert words_for("xx")("ask-nothing-over") == "The game is over."
    assert words_for("fr")("ask-nothing-over") == "La partie est terminée."


ODD = """
# A comment
first = one
    line and another

    after a gap
    .aside = beside it
## A comment of a group
-term = { $count ->
[one] a
*[other] b
}
last = { -term(count: 1) } and {
first }
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_that_is_read_alone_is_the_one_that_stands_in_its_file(lang):
    files = [(folder / f"{lang}.ftl").read_text("utf-8") for folder in FOLDERS.values()]
    for text in [ODD, *files]:
        entries = cut(text)
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, (ftl.Message, ftl.Term)):
                name = f"{'-' * isinstance(entry, ftl.Term)}{entry.id.name}"
                assert entry.equals(parsed(entries.pop(name)), ["span", "comment"]), name
        assert entries == {}


def test_a_message_that_is_read_alone_finds_what_it_names():
    bundle = Bundle("en")
    bundle.add(cut(ODD))
    pattern = bundle.get_message("last").value
    assert pattern
    text = "a and one\nline and another\n\nafter a gap"
    assert bundle.format_pattern(pattern) == (text, [])


def test_a_message_that_cannot_be_read_is_no_message():
    with pytest.raises(LookupError, match="broken"):
        parsed("broken = { $no-end")


def test_french_elides_before_a_name_that_begins_with_a_vowel():
    words = words_for("fr", GAMES["carnavalesque"])
    assert words("ask-hint", other_seat="Octave") == "Guidez le doigt d’Octave"
    assert words("ask-hint", other_seat="Hippolyte") == "Guidez le doigt d’Hippolyte"
    assert words("ask-hint", other_seat="Élise (x)") == "Guidez le doigt d’Élise (x)"
    assert words("ask-hint", other_seat="Valère") == "Guidez le doigt de Valère"
    assert words_for("en")("table-note-sits", name="de Octave") == "de Octave sits down."
