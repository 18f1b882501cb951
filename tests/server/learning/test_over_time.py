"""Luck and errors over many games: added up alike, with intervals that narrow with games."""

from chapiteau.review.figures import Errors, Figures, SeatFigures
from chapiteau.server.pages.statistics import pictured
from chapiteau.server.reviews.over_time import MOST_KINDS, Own, summaries
from server.guests import Guest, async_test, opened
from server.reviews import finished, think_little, told


def game(luck, losses, is_points=False, kind="travel"):
    """A game in whose beginning and end these were lost."""
    phases = {p: Errors(4, x, 1.0) for p, x in zip(("beginning", "end"), losses, strict=True)}
    kinds = {kind: Errors(8, sum(losses), 2.0)}
    mine = SeatFigures(luck, 9.0, 0, phases, kinds)
    asked = {kind: {"en": f"{kind}?", "fr": f"{kind} ?"}}
    return Own(Figures(is_points, [SeatFigures(0.0, 0.0, 0), mine], asked), 1)


def test_losses_are_added_up_by_phase_and_kind_and_never_shares_with_points():
    games = [
        game(30.0, (8.0, 40.0)),
        game(-10.0, (0.0, 24.0), kind="steal"),
        game(5.0, (1.0, 1.0), True),
    ]
    shares, points = summaries(games)
    assert (shares.is_points, shares.games, points.games) == (False, 2, 1)
    assert shares.luck.value == 10.0 and shares.errors.value == 72 / 16
    assert shares.phases["beginning"].value == 1.0 and shares.phases["end"].value == 8.0
    assert "middle" not in shares.phases
    assert [(asked["en"], rate.count) for asked, rate in shares.kinds] == [
        ("travel?", 8),
        ("steal?", 8),
    ]


def test_intervals_come_from_how_unlike_games_are_and_narrow_with_their_number():
    (one,) = summaries([game(30.0, (8.0, 40.0))])
    assert one.luck.reach == 1.96 * 3.0  # of its own judging
    few, many = (
        summaries([game(10.0 * (n % 2), (n % 3, 2.0 + n % 5)) for n in range(count)])[0]
        for count in (4, 60)
    )
    assert 0 < many.luck.reach < few.luck.reach / 3
    assert 0 < many.errors.reach < few.errors.reach
    same = summaries([game(5.0, (4.0, 4.0)) for _ in range(5)])[0]
    assert same.luck.reach == 0.0 and same.errors.reach == 0.0


def test_games_of_which_nothing_is_told_of_luck_are_not_counted_for_it():
    told, untold = game(10.0, (1.0, 2.0)), game(90.0, (1.0, 2.0))
    untold.figures.is_luck_told = False
    (both,), (none,) = summaries([told, untold]), summaries([untold])
    assert (both.games, both.luck.count, both.luck.value) == (2, 1, 10.0)
    assert none.luck.count == 0 < none.errors.count
    for summary, is_told in ((both, True), (none, False)):
        for lang, said in (("en", "luck, a game"), ("fr", "chance, par partie")):
            assert (said in pictured(summary, lang)["luck"]) is is_told


def test_few_kinds_are_told_the_dearest_first():
    games = [game(0.0, (0.0, float(n)), kind=f"kind{n}") for n in range(MOST_KINDS + 3)]
    told = [asked["en"] for asked, _ in summaries(games)[0].kinds]
    assert told == [f"kind{n}?" for n in range(MOST_KINDS + 2, 2, -1)]


@async_test
async def test_the_page_of_figures_tells_of_reviewed_games_in_both_languages(tmp_path, monkeypatch):
    think_little(monkeypatch)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await finished(me)
        assert "looked back at" not in (await me.get("/statistics")).text
        await me.post(f"/table/{table}/review")
        await told(me, table)
        page = (await me.get("/statistics")).text
        assert "One game that was looked back at" in page and "luck, a game" in page
        row = await house.store.reviews.of(table)
        assert row is not None and row.figures is not None
        for said in row.figures["asked"].values():
            assert said["en"] and said["fr"]
        me.http.cookies.set("lang", "fr")
        assert "chance, par partie" in (await me.get("/statistics")).text
