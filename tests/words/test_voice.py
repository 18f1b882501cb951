"""Passages and pieces: made once for what they are given, and with names only where they belong."""

import pytest

import chapiteau
from chapiteau.words import Telling
from chapiteau.words.voice import Store, Voice, made_once, voice_of


@pytest.fixture
def made():
    """What was made, in order."""
    return []


@pytest.fixture
def passages(made):
    @made_once
    def plain(voice, number):
        made.append(("plain", number))
        return [number]

    @made_once
    def named(voice, seat):
        made.append(("named", seat))
        return [voice.player(seat)]

    @made_once
    def around(voice, seat):
        made.append(("around", seat))
        return [named(voice, seat), plain(voice, seat)]

    @made_once
    def by_thing(voice, seat):
        made.append(("thing", seat))
        return [voice.thing("seat", seat)]

    return plain, named, around, by_thing


def a_voice(*players, seats=2, game="parade", lang="en", **options):
    match = chapiteau.new(game, seats=seats, seed="voice", **options)
    return voice_of(Telling(lang, match.edition, players))


def test_the_same_is_made_once_whoever_asks(passages, made):
    plain, *_ = passages
    voice = a_voice("Ann", "Ben")
    assert plain(voice, 1) is plain(voice, 1)
    assert plain(voice, 2) is not plain(voice, 1)
    assert made == [("plain", 1), ("plain", 2)]


def test_what_names_nobody_is_made_once_for_all_tables(passages, made):
    plain, *_ = passages
    assert plain(a_voice("Ann", "Ben"), 3) is plain(a_voice("Cleo", "Dan"), 3)
    assert made == [("plain", 3)]


@pytest.mark.parametrize("which", [1, 3])
def test_what_names_somebody_stays_at_its_table(passages, which):
    told = passages[which]
    one, other = a_voice("Ann", "Ben"), a_voice("Cleo", "Dan")
    for voice in (one, other):
        voice.thing("seat", 0)  # a name that was looked up before is still a name
    assert [told(voice, 0) for voice in (one, other, one)] == [["Ann"], ["Cleo"], ["Ann"]]
    assert told(one, 0) is told(one, 0)


def test_a_passage_with_a_named_one_inside_stays_too_also_if_that_is_known_already(passages):
    _, named, around, _ = passages
    one, other = a_voice("Ann", "Ben"), a_voice("Cleo", "Dan")
    assert named(one, 0) == ["Ann"]
    assert around(one, 0) == [["Ann"], [0]]
    assert around(other, 0) == [["Cleo"], [0]]


def test_a_plain_passage_after_a_named_one_is_everybodys(passages, made):
    plain, named, *_ = passages
    one, other = a_voice("Ann", "Ben"), a_voice("Cleo", "Dan")
    named(one, 0)
    assert plain(one, 4) is plain(other, 4)


@pytest.mark.parametrize(
    "how", [{"lang": "fr"}, {"game": "fourberies"}, {"game": "trickerion", "edition": "five_turns"}]
)
def test_languages_games_and_options_share_nothing(passages, made, how):
    plain, *_ = passages
    game = how.get("game", "parade")
    plain(a_voice(game="trickerion" if game == "trickerion" else "parade"), 5)
    plain(a_voice(**how), 5)
    assert made == [("plain", 5)] * 2


def test_much_that_is_new_pushes_out_what_nobody_asks_for():
    store = Store[str](2)
    for key in "abc":
        store.put(key, key.upper())
    assert store.get("a") == "A"  # asked for, so it is young again
    for key in "de":
        store.put(key, key.upper())
    assert store.get("b") is None
    assert store.get("a") == "A"
    assert len(store.young) <= 2 and len(store.old) <= 2


def test_a_voice_keeps_a_bounded_number(passages):
    plain, *_ = passages
    voice = a_voice("Ann", "Ben")
    for number in range(2 * Voice.most_common + 100):
        plain(voice, number)
    assert len(voice.common.young) + len(voice.common.old) <= 2 * Voice.most_common
