"""What people write: every script and emoji stays, what nobody sees goes."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as some

from chapiteau.server.people.people import clean_name
from chapiteau.server.people.writing import MOST_MARKS, cleaned
from chapiteau.server.refusal import Refused
from server.guests import async_test, friends, opened

INTACT = [
    "Où est l’Œuvre\u202f? «\u00a0Là-bas\u00a0», dit Noël\u00a0: ça m’a plu\u202f!",
    "שָׁלוֹם עֲלֵיכֶם",
    "بِسْمِ ٱللَّٰهِ",
    "می\u200cخواهم",  # Persian parts a word with a joiner that does not join
    "١٤٤٥ ه\u200d",
    "क्\u200dष र\u200d्य",  # and Indian scripts choose a shape with one
    "ཧཱུྃ སྒྲུབ",
    "Tiếng Việt",
    "👩\u200d🚀 👩🏽\u200d🤝\u200d👨🏿 🏳️\u200d🌈 👁️\u200d🗨️ 1️⃣ 🇫🇷 ❤️\u200d🔥",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "\U0001fae8\U0001fae9",  # newer than the oldest Python knows
]
CHANGED = {
    "\u202eevil\u202c": "evil",
    "\u2066a\u2067b\u2068c\u2069": "abc",
    "a\u200eb\u200fc\u061cd\u202ae\u202bf\u202dg": "abcdefg",
    "zero\u200bwidth\u2060\ufeff\u00ad": "zerowidth",
    "pay\u200dpal a\u200cb \u200d": "paypal ab",
    "bell\x07 nul\x00 del\x7f": "bell nul del",
    "two\nlines\tand\u2028more": "two lines and more",
    "hidden\U000e0041\U000e0042": "hidden",
    "private\ue000 unpaired\ud800": "private unpaired",
    "e\u200b\u0301": "é",
    "\u0301leading, and \u0301alone": "leading, and alone",
    "\u3164\u2800\u115f": "",
}
DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize("text", INTACT)
def test_letters_of_every_script_and_emoji_stay_as_they_were_written(text):
    assert cleaned(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(("text", "expected"), CHANGED.items(), ids=map(ascii, CHANGED))
def test_what_nobody_sees_goes(text, expected):
    assert cleaned(text) == expected


def test_accents_do_not_pile_up():
    tower = "Z" + "\u0335\u0321\u0353\u0301\u0311\u0300" * 20 + "algo"
    low = cleaned(tower)
    assert len(low) == len("Zalgo") + MOST_MARKS and low.endswith("algo")
    joined = "क" + "\u094d\u200d" * 50  # nor with joiners in between
    assert sum(c == "\u094d" for c in cleaned(joined)) == MOST_MARKS
    assert cleaned("e\u0301\u0301") == "é\u0301"  # those that are part of a letter do not count


@given(some.text())
def test_what_is_clean_stays_and_turns_nothing_around(text):
    clean = cleaned(text)
    assert cleaned(clean) == clean
    assert not set(clean) & set(DIRECTIONS) and clean == clean.strip()


def test_a_name_is_cleaned_the_same_way():
    assert clean_name(" Zoé \u202e \u200b Ève ") == "Zoé Ève"
    assert clean_name("می\u200cخواهم") == "می\u200cخواهم"
    for nothing in ("\u202e", "\u3164", "\u0301\u0301", "\ufe0f", "\u200d"):
        with pytest.raises(Refused):
            clean_name(nothing)


@async_test
async def test_talk_is_cleaned_before_anybody_reads_it(tmp_path):
    async with opened(tmp_path) as house, friends(house) as (_, one, two):
        said = "שלום \u202eevil\u202c Z" + "\u0301" * 30
        assert (await two.act("chat", text=said))["is"] == "done"
        await one.until(lambda line: line.chat)
        assert one.chat[0]["text"] == "שלום evil " + cleaned("Z" + "\u0301" * 30)
        assert (await two.act("chat", text="\u202e\u200b \u3164"))["error"] == "nothing-said"
