"""A whole game of each title in Firefox, by clicks on the board alone.

PYTHONPATH=tests python -m soak.firefox [GAMES, with commas]: from the front page to the score
sheet, against quick bots at the smallest table, in French; fails if an answer has no place, if a
click does nothing, if a column of the pad does not sum up, or if the page complains.
"""

import sys
import tempfile
from pathlib import Path

from browser.guest import WALKS
from browser.hands import EYES, Mouse
from browser.house import House
from browser.test_score_sheet import READ
from browser.test_whole_games import SEATS

from soak.bidi import firefox

CHOOSE = """([game, seats]) => {
    const poster = document.querySelector(`.poster[data-face=${game}]`);
    poster.querySelector("[name=seats]").value = seats;
    poster.querySelector("[name=level]").value = "random";
    const { x, y, width, height } = poster.querySelector(".start").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


def play(page, address, game):
    """One game; how many answers it took."""
    page.goto(address)
    with page.going():
        page.mouse.click(*page.evaluate(CHOOSE, [game, SEATS[game]]))
    hand = Mouse(page, game)
    assert hand.play()
    *rows, totals = page.evaluate(READ)
    assert [sum(cells) for cells in zip(*rows, strict=True)] == totals
    assert page.trouble == [], page.trouble
    return sum(hand.given.values())


def main():
    games = sys.argv[1].split(",") if len(sys.argv) > 1 else list(SEATS)
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory() as profile,
        House(Path(data)) as house,
        firefox(profile) as page,
    ):
        page.resize(1366, 625)
        page.prepare(WALKS % "once")
        page.prepare(EYES)
        for game in games:
            print(f"{game}: {play(page, house.address, game)} answers in Firefox", flush=True)


if __name__ == "__main__":
    main()
