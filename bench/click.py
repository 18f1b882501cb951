"""From a click to the painted answer, in Chromium: python bench/click.py --before COMMIT GAME...

A lit piece is clicked on the board of a running game; the time ends after the frame in which the
page shows the server's answer was painted. Beside an earlier commit in the same run, turn by turn,
and beside a page that only toggles a class. --divided says where the time goes: what the page, the
way, and in the house rules, disk and drawing take, and how much style and layout are worked out; on
a machine that is not one's own, CPU and counts are what tells. --previews measures from pointing at
a piece until what it would do is painted, in milliseconds and in frames. Lines end with how many
toggles of a class take as long in the same run: that ratio holds on any machine.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from gallery import BUTTONS, GAMES, MY_TURN, begin, chromium, served, trees  # noqa: E402

CLICKS, WARM, TURN = 40, 5, 5  # clicks that count, some before that do not, and in one turn
MOST_POINTED, RESTS = 3, 150  # pieces that are pointed at before a click, and milliseconds at each
WAY, LONGEST = 8, 3000  # moves in which a mouse comes there, milliseconds after which nothing does
PAINTED = "until => !pointing() || performance.now() > until"  # some pieces have no preview now
FRAMES = 2  # in which a preview is to be painted
CLOCK = (ROOT / "bench" / "click_clock.js").read_text("utf-8")
TOGGLES = """<!doctype html><style>
b { display: block; width: 200px; height: 80px; background: #a22 }
b.on { background: #2a2 }</style><b></b>"""
# A point of each lit piece that no other piece covers, and that is in sight.
PLACES = """() => {
  const places = [];
  for (const piece of document.querySelectorAll("#picture .item[data-move]:not(.ghost)")) {
    const box = piece.getBoundingClientRect();
    const points = [[.5, .5], [.5, .2], [.2, .5], [.8, .8], [.2, .2]]
      .map(([dx, dy]) => [box.x + box.width * dx, box.y + box.height * dy]);
    const free = ([x, y]) => document.elementFromPoint(x, y)?.closest(".item") === piece;
    places.push(...points.filter(free).slice(0, 1));
  }
  return places;
}"""
PARTS = {
    "click": ("at", "sent"),
    "way there": ("sent", "heard"),
    "turn": ("heard", "begun"),
    "way back": ("answered", "came"),
    "frame": ("patched", "frame"),
    "paint": ("frame", "painted"),
}
"""Parts of the time by the moments between which they lie."""
SUMS = ("rules", "disk", "drawing", "parse", "patch", "others")
COUNTS = ("LayoutCount", "RecalcStyleCount")
BROWSER, HOUSE = "CPU of the browser", "CPU of the house"
DURATIONS = ("LayoutDuration", "RecalcStyleDuration", BROWSER)  # in seconds
MEANS = (*COUNTS, *DURATIONS, HOUSE)  # clocks of a process tick slowly: only many clicks tell
Click = dict[str, float]


class Player:
    """One person against quick bots, who answers on the board wherever that can be done."""

    def __init__(
        self, browser: Browser, address: str, game: str, notes: Path, points: bool = False
    ) -> None:
        self.page = browser.new_context(
            base_url=address, locale="en", reduced_motion="reduce",
            viewport={"width": 1440, "height": 780},
        ).new_page()  # fmt: skip
        self.page.add_init_script(f"{{{CLOCK}}}")
        self.cdp = self.page.context.new_cdp_session(self.page)
        self.cdp.send("Performance.enable")
        self.system = browser.new_browser_cdp_session()
        self.game, self.notes, self.dice = game, notes, random.Random(game)
        self.points = points  # before each click at other pieces, to see what they would do
        self.clicks: list[Click] = []
        self.previews: list[Click] = []
        begin(self.page, game)

    def take_turn(self, most: int) -> None:
        """Some clicks more; a short game is followed by another."""
        goal = min(most, len(self.clicks) + TURN)
        while len(self.clicks) < goal:
            self.page.wait_for_selector(MY_TURN, state="attached", timeout=300_000)
            if self.page.locator("#table[data-phase=over]").count():
                begin(self.page, self.game)
            else:
                if self.points:
                    self.point()
                self.click()
        self.page.wait_for_selector(MY_TURN, state="attached", timeout=300_000)

    def click(self) -> None:
        """A mouse comes to a piece and rests there, as a person's does, before the click counts."""
        places = self.page.evaluate(PLACES)
        if places:
            self.page.mouse.move(*places[0], steps=WAY)
            self.page.wait_for_timeout(RESTS)
        before = self.metrics()
        answer(self.page, self.dice, places)
        after = self.metrics()
        for click in self.page.evaluate("clicks.splice(0)"):
            spent = {key: after[key] - before[key] for key in (*COUNTS, *DURATIONS)}
            self.clicks.append({**click, **spent})

    def point(self) -> None:
        """Point at pieces one after another, at each until it is seen what it would do."""
        for place in self.page.evaluate(PLACES)[:MOST_POINTED]:
            self.page.mouse.move(*place, steps=WAY)
            self.page.wait_for_timeout(RESTS)
            until = self.page.evaluate("performance.now()") + LONGEST
            self.page.wait_for_function(PAINTED, arg=until, timeout=60_000)
        self.previews += self.page.evaluate("previews.splice(0)")

    def metrics(self) -> dict[str, float]:
        found = self.cdp.send("Performance.getMetrics")["metrics"]
        processes = self.system.send("SystemInfo.getProcessInfo")["processInfo"]
        used = sum(each["cpuTime"] for each in processes)
        return {each["name"]: each["value"] for each in found} | {BROWSER: used}

    def divided(self) -> list[Click]:
        """The clicks that count, with what the house has noted of them."""
        told = map(json.loads, self.notes.read_text().splitlines()) if self.notes.exists() else ()
        notes = {note["id"]: note for note in told}
        return [{**click, **notes.get(click["id"], {})} for click in self.clicks[WARM:]]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--before", default="", help="an earlier commit to compare with")
    asked.add_argument("--divided", action="store_true", help="say where the time goes")
    asked.add_argument("--previews", action="store_true", help="point at pieces, too")
    asked.add_argument("--clicks", type=int, default=CLICKS, help="how many count in each game")
    asked.add_argument("games", nargs="*", default=list(GAMES))
    options = asked.parse_args()
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        trees(options.before, Path(folder)) as compared,
    ):
        least = say("a page that only toggles a class", toggled(browser))
        for game in options.games:
            with players(browser, game, compared, Path(folder), options.previews) as both:
                for _ in range(0, options.clicks + WARM, TURN):
                    for player in both.values():
                        player.take_turn(options.clicks + WARM)
                report(game, both, options.divided, least)


@contextmanager
def players(
    browser: Browser, game: str, compared: dict[str, Path], folder: Path, points: bool
) -> Iterator[dict[str, Player]]:
    """A player at a house of each tree."""
    with ExitStack() as stack:
        both = {}
        for kind, tree in compared.items():
            data, notes = folder / kind / game, folder / f"{kind}-{game}.notes"
            program = (str(ROOT / "bench" / "click_server.py"), str(notes))
            address = stack.enter_context(served(tree, data, program))
            both[kind] = Player(browser, address, game, notes, points)
        yield both
        for player in both.values():
            player.page.context.close()


def report(game: str, both: dict[str, Player], is_divided: bool, least: float) -> None:
    for kind, player in both.items():
        say(f"{game}, {kind}", player.divided(), least)
        if player.previews:
            say(f"{game}, {kind}, previews", player.previews, least)
            say_frames(player.previews)
    if is_divided:
        divide({kind: player.divided() for kind, player in both.items()})


def say(what: str, clicks: list[Click], least: float = 0) -> float:
    """The median, also as a multiple of what can be done at least."""
    times = sorted(click["painted"] - click["at"] for click in clicks)
    p50, p95 = times[len(times) // 2], times[int(len(times) * 0.95)]
    ratio = f", {p50 / least:.1f} toggles" if least else ""
    print(
        f"{what:34} to paint p50 {p50:6.1f} ms, p95 {p95:6.1f} ms, {len(times)} times{ratio}",
        flush=True,
    )
    return p50


def say_frames(previews: list[Click]) -> None:
    """How many frames they take, and whether those that were asked for by pointing take more."""
    frames = sorted(preview["frames"] for preview in previews)
    late = [preview["asked"] > preview["at"] for preview in previews if preview["frames"] > FRAMES]
    early = sum(preview["asked"] <= preview["at"] for preview in previews)
    print(
        f"    in {frames[len(frames) // 2]:.0f} frames at the median,"
        f" {1 - len(late) / len(frames):.0%} in {FRAMES}; {early / len(frames):.0%} were asked for"
        f" before they were pointed at, and {sum(late)} of {len(late)} slower ones after"
    )


def divide(found: dict[str, list[Click]]) -> None:
    """What each part takes, at the median; counts and CPU of a click at the mean."""
    parted = {kind: [parts(click) for click in clicks] for kind, clicks in found.items()}
    for name in next(iter(parted.values()))[0]:
        cells = [[click[name] for click in clicks if name in click] for clicks in parted.values()]
        middle = statistics.mean if name in MEANS else statistics.median
        said = (f"{kind} {middle(c):8.2f}" for kind, c in zip(parted, cells, strict=True) if c)
        print(f"    {name:20} {'   '.join(said)}", flush=True)


def parts(click: Click) -> Click:
    """A click divided: milliseconds, counts, and bytes of the answer."""
    moments = {**click, "patched": click["came"] + click["parse"] + click["patch"]}
    spans = {
        name: moments[end] - moments[begin]
        for name, (begin, end) in PARTS.items()
        if begin in moments and end in moments
    }
    sums = {name: click.get(name, 0.0) for name in (*SUMS, HOUSE)}
    durations = {name: click[name] * 1000 for name in DURATIONS}
    return {**spans, **sums, **durations, **{name: click[name] for name in COUNTS}}


def toggled(browser: Browser) -> list[Click]:
    page = browser.new_page()
    page.add_init_script(f"{{{CLOCK}}}")
    page.goto(f"data:text/html,{quote(TOGGLES)}")
    page.evaluate(
        "() => { document.querySelector('b').onclick = (event) =>"
        " { event.target.classList.toggle('on'); shown(); }; }"
    )
    for n in range(CLICKS + WARM):
        page.mouse.click(50, 40)
        page.wait_for_function("n => clicks.length > n", arg=n)
    clicks: list[Click] = page.evaluate("clicks")
    page.close()
    return clicks[WARM:]


def answer(page: Page, dice: random.Random, places: list[tuple[float, float]]) -> None:
    before = page.evaluate("answered")
    if places:
        page.mouse.click(*places[0])
    else:
        buttons = page.locator(BUTTONS)
        buttons.nth(dice.randrange(buttons.count())).evaluate("button => button.click()")
    sure = page.locator("#do.sure, #options .sure")
    if sure.count():
        sure.first.evaluate("button => button.click()")
    page.wait_for_function("n => answered > n", arg=before, timeout=300_000)


if __name__ == "__main__":
    main()
