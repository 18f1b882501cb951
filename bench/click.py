"""From a click to the painted answer, in Chromium: python bench/click.py --before COMMIT GAME...

A lit piece is clicked on the board of a running game; the time ends after the frame in which the
page shows the server's answer was painted. Beside an earlier commit in the same run, and beside
a page that only toggles a class.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from gallery import BUTTONS, GAMES, MY_TURN, chromium, served, trees  # noqa: E402

CLICKS, WARM = 40, 5  # clicks that count, and before them some that do not
# From the click to the first message after the frame that shows what the server answered.
CLOCK = """
try { localStorage.pace = "once" } catch { /* a page of nobody's */ }
let begun = 0;
window.times = [];
window.answered = 0;
const painted = new MessageChannel();
painted.port1.onmessage = () => {
  if (begun) times.push(performance.now() - begun);
  begun = 0;
  answered++;
};
window.shown = () => requestAnimationFrame(() => painted.port2.postMessage(""));
addEventListener("click", (event) => { if (event.isTrusted) begun = event.timeStamp; }, true);
const Plain = WebSocket;
WebSocket = class extends Plain {
  constructor(...way) {
    super(...way);
    this.addEventListener("message", ({ data }) => /"is":"done"/.test(data) && shown());
  }
};
"""
TOGGLES = """<!doctype html><style>
b { display: block; width: 200px; height: 80px; background: #a22 }
b.on { background: #2a2 }</style><b></b>"""
# A point of a lit piece that no other piece covers, and that is in sight.
PLACE = """() => {
  for (const piece of document.querySelectorAll("#picture .item[data-move]:not(.ghost)")) {
    const box = piece.getBoundingClientRect();
    for (const [dx, dy] of [[.5, .5], [.5, .2], [.2, .5], [.8, .8], [.2, .2]]) {
      const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
      if (document.elementFromPoint(x, y)?.closest(".item") === piece) return [x, y];
    }
  }
  return null;
}"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--before", default="", help="an earlier commit to compare with")
    asked.add_argument("games", nargs="*", default=list(GAMES))
    options = asked.parse_args()
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with chromium() as browser, tempfile.TemporaryDirectory() as folder:
        say("a page that only toggles a class", toggled(browser))
        for kind, tree in trees(options.before, Path(folder)):
            for game in options.games:
                with served(tree, Path(folder) / kind / game) as address:
                    say(f"{game}, {kind}", played(browser, address, game))


def say(what: str, times: list[float]) -> None:
    times = sorted(times)
    p50, p95 = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(
        f"{what:34} click to paint p50 {p50:6.1f} ms, p95 {p95:6.1f} ms, {len(times)} clicks",
        flush=True,
    )


def toggled(browser: Browser) -> list[float]:
    page = browser.new_page()
    page.add_init_script(CLOCK)
    page.goto(f"data:text/html,{quote(TOGGLES)}")
    page.evaluate(
        "() => { document.querySelector('b').onclick = (event) =>"
        " { event.target.classList.toggle('on'); shown(); }; }"
    )
    for n in range(CLICKS + WARM):
        page.mouse.click(50, 40)
        page.wait_for_function("n => times.length > n", arg=n)
    times: list[float] = page.evaluate("times")
    page.close()
    return times[WARM:]


def played(browser: Browser, address: str, game: str) -> list[float]:
    """One person against quick bots, who answers on the board wherever that can be done."""
    page = browser.new_context(
        base_url=address, locale="en", reduced_motion="reduce",
        viewport={"width": 1440, "height": 780},
    ).new_page()  # fmt: skip
    page.add_init_script(CLOCK)
    dice, times = random.Random(game), list[float]()
    while len(times) < CLICKS + WARM:  # a short game is followed by another
        begin(page, game)
        while page.evaluate("times.length") < CLICKS + WARM - len(times):
            page.wait_for_selector(MY_TURN, state="attached", timeout=300_000)
            if page.locator("#table[data-phase=over]").count():
                break
            answer(page, dice)
        times += page.evaluate("times")
    page.context.close()
    return times[WARM:]


def begin(page: Page, game: str) -> None:
    page.goto(f"/game/{game}")
    form = page.locator(".play-now")
    form.locator("[name=level]").select_option("random")
    form.locator("[name=seats]").select_option(str(GAMES[game]))
    form.get_by_role("button").click()
    page.wait_for_selector("#table[data-line=open]")


def answer(page: Page, dice: random.Random) -> None:
    before = page.evaluate("answered")
    place = page.evaluate(PLACE)
    if place:
        page.mouse.click(*place)
    else:
        buttons = page.locator(BUTTONS)
        buttons.nth(dice.randrange(buttons.count())).evaluate("button => button.click()")
    sure = page.locator("#do.sure, #options .sure")
    if sure.count():
        sure.first.evaluate("button => button.click()")
    page.wait_for_function("n => answered > n", arg=before, timeout=300_000)


if __name__ == "__main__":
    main()
