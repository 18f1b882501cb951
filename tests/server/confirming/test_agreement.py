"""What several owners say is put together row by row."""

from typing import Any

from chapiteau.server.confirming.agreement import confirmed, facts_key, open_rows, put_together
from chapiteau.server.store.rows import SayingRow

HOUSE: dict[str, Any] = {
    "meta": {"year": 1},
    "card": [
        {"id": "a", "cost": 3, "source": "reconstructed"},
        {"id": "b", "cost": 4, "cost_source": "found", "source": "confirmed"},
    ],
    "board": {"size": 5, "source": "reconstructed"},
}


def saying(person, path, row, **more):
    said = {"edition": "", "note": "", "at": 1.0, **more}
    return SayingRow(f"{person} {path}", "game", path, person, row, **said)


def test_rows_on_which_several_agree_come_first_and_what_most_say_leads():
    dear = {"id": "a", "cost": 5, "source": "reconstructed"}
    said = put_together(
        HOUSE,
        [
            saying("one", "board/0", HOUSE["board"]),
            saying("one", "card/0", dear, edition="French"),
            saying("two", "card/0", {**dear, "source": "found"}, edition="English"),
        ],
    )
    assert [each.path for each in said] == ["card/0", "board/0"]
    assert said[0].is_agreed and not said[1].is_agreed
    assert said[0].best.row["cost"] == 5 and not said[0].best.is_house
    assert said[0].best.editions == ["English", "French"]
    assert said[1].best.is_house


def test_where_one_says_otherwise_nothing_is_agreed():
    house, other = HOUSE["card"][0], {**HOUSE["card"][0], "cost": 9}
    (said,) = put_together(
        HOUSE,
        [
            saying("one", "card/0", other),
            saying("two", "card/0", house),
            saying("three", "card/0", house),
        ],
    )
    assert not said.is_agreed and [version.count for version in said.versions] == [2, 1]


def test_what_speaks_of_another_row_or_of_none_is_left_out():
    stale = {**HOUSE["card"][0], "id": "was here before"}
    gone = [saying("one", path, stale) for path in ("card/0", "card/7", "meta/0", "deck/0", "card")]
    assert put_together(HOUSE, gone) == []


def test_a_row_that_is_confirmed_so_already_waits_for_nobody():
    said = put_together(HOUSE, [saying(p, "card/1", HOUSE["card"][1]) for p in ("one", "two")])
    assert said and open_rows(HOUSE, said) == []


def test_taken_over_every_fact_of_a_row_is_confirmed_and_stays_the_same_fact():
    row = HOUSE["card"][1]
    assert confirmed(row) == {**row, "cost_source": "confirmed", "source": "confirmed"}
    assert facts_key(confirmed(row)) == facts_key(row)


def test_a_hidden_edition_is_not_told():
    row = HOUSE["card"][0]
    (said,) = put_together(HOUSE, [saying("one", "card/0", row, edition="rude", hidden=True)])
    assert said.best.editions == [] and said.count == 1
