"""Every game as a person meets it: python tools/gallery.py [--games A,B] [--seats N] [--before X]

Plays a game of each against quick bots in a real Chromium, and at ten moments takes the page in all
windows, both themes and both languages: build/gallery/index.html shows them side by side, with
--before COMMIT also as an earlier one has them. `make gallery` does it for all games; with some of
them named, the pictures of the others stay.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "gallery"
GAMES = {"trickerion": 3, "the_magnificent": 3, "three_ring_circus": 3, "fourberies": 4,
         "carnavalesque": 3}  # fmt: skip
WINDOWS = ((1280, 585), (1366, 625), (1440, 780), (1920, 960), (820, 1180), (390, 844), (390, 664))
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGS = ("en", "fr")
MOMENTS = (0, 2, 5, 9, 14, 20, 27, 35, 44, 54)  # own decisions before each
BUTTONS = "#options button, #options [data-answer]"
DONE = "the table has answered"
TELLS = f"""try {{ localStorage.pace = 'once' }} catch {{ /* a page of nobody's */ }}
const Plain = WebSocket;
window.looks = 0; // how often the page has asked for a picture, but for those that have come
WebSocket = class extends Plain {{
  constructor(...way) {{
    super(...way);
    this.addEventListener("message", ({{ data }}) => {{
      if (/"is":"done"/.test(data)) console.log({DONE!r});
      if (JSON.parse(data).n === 1) window.looks -= 1;
    }});
  }}
  send(said) {{
    if (JSON.parse(said).do === "look") window.looks += 1;
    super.send(said);
  }}
}};"""
FADES = 350  # milliseconds after which a page has taken notice of its window, and nothing fades
MY_TURN = "#table.my-turn, #table[data-phase=over]"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", default=",".join(GAMES), help="names, separated by commas")
    asked.add_argument("--seats", type=int, default=0, help="at every table, else some three")
    asked.add_argument("--before", default="", help="an earlier commit to compare with")
    options = asked.parse_args()
    if options.seats:
        GAMES.update(dict.fromkeys(GAMES, options.seats))
    names = options.games.split(",")
    forget(names)
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        trees(options.before, Path(folder)) as shown,
    ):
        for (kind, tree), name in product(shown.items(), names):
            with served(tree, Path(folder) / kind / name) as address:
                take(browser, address, name, OUT / kind / name)
            print(f"{kind} {name}: {len(list((OUT / kind / name).iterdir()))} pictures")
    there = [name for name in GAMES if (OUT / "now" / name).exists()]
    (OUT / "index.html").write_text(page(there, (OUT / "before").exists()), "utf-8")
    print(OUT / "index.html")


def forget(names: list[str]) -> None:
    """What was taken earlier of games that are taken anew; an earlier tree stands for one run."""
    for old in (OUT / "before", *[OUT / "now" / name for name in names]):
        shutil.rmtree(old, ignore_errors=True)


@contextmanager
def trees(before: str, folder: Path) -> Iterator[dict[str, Path]]:
    """What is shown: this tree, and an earlier one."""
    if not before:
        yield {"now": ROOT}
        return
    earlier = folder / "earlier"
    add = ["git", "worktree", "add", "-q", "--detach", str(earlier), before]
    subprocess.run(add, cwd=ROOT, check=True)
    try:
        yield {"now": ROOT, "before": earlier}
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", earlier], cwd=ROOT, check=True)


@contextmanager
def chromium() -> Iterator[Browser]:
    command = [sys.executable, str(ROOT / "tools" / "browser.py"), "chromium"]
    found = subprocess.run(command, check=True, capture_output=True, text=True)
    path = found.stdout.strip().splitlines()[-1]
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


@contextmanager
def served(tree: Path, data: Path, program: Sequence[str] = ("-m", "chapiteau")) -> Iterator[str]:
    """A house of a tree's own sources, by another program if it is to be watched."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("CHAPITEAU_")}
    env |= {"CHAPITEAU_LIMITS": "100", "CHAPITEAU_WORKERS": "1", "LC_ALL": "en"}
    sources = [tree / "src", tree / "examples" / "parade" / "src"]
    env["PYTHONPATH"] = os.pathsep.join([str(source) for source in sources])
    command = [sys.executable, *program, "serve", "--data", str(data)]
    server = subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert server.stdout
        yield re.findall(r"http://\S+", server.stdout.readline())[0]
    finally:
        server.terminate()
        server.wait()


def take(browser: Browser, address: str, game: str, folder: Path) -> None:
    """Play a game, and take all its pictures on the way."""
    folder.mkdir(parents=True)
    dice, pages = random.Random(game), seated(browser, address, game)
    player = pages["en"]
    for n in range(MOMENTS[-1] + 1):
        player.wait_for_selector(MY_TURN, state="attached", timeout=300_000)
        if player.locator("#table[data-phase=over]").count():
            break
        if n in MOMENTS:
            for lang, shown in pages.items():
                pictures(shown, folder, f"{MOMENTS.index(n)}-{lang}")
        choose(player, dice)


def seated(browser: Browser, address: str, game: str) -> dict[str, Page]:
    """One person at a table with quick bots, looking in both languages."""
    first: BrowserContext = context(browser, address, "en")
    page = first.new_page()
    begin(page, game)
    second = context(browser, address, "fr", storage_state=first.storage_state()).new_page()
    second.goto(page.url)
    second.wait_for_selector("#table[data-line=open]")
    return {"en": page, "fr": second}


def begin(page: Page, game: str) -> None:
    """A table with quick bots, by one click on the page of a game."""
    page.goto(f"/game/{game}")
    form = page.locator(".play-now")
    form.locator("[name=level]").select_option("random")
    form.locator("[name=seats]").select_option(str(GAMES[game]))
    form.get_by_role("button").click()
    page.wait_for_selector("#table[data-line=open]")


def context(browser: Browser, address: str, lang: str, **how: Any) -> BrowserContext:
    made = browser.new_context(base_url=address, locale=lang, reduced_motion="reduce", **how)
    made.add_init_script(TELLS)
    return made


def pictures(page: Page, folder: Path, name: str) -> None:
    for (width, height), theme in product(WINDOWS, THEMES):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(FADES)
        page.wait_for_function("() => looks <= 0", timeout=60_000)  # what was asked for is drawn
        page.wait_for_timeout(FADES)
        path = folder / f"{name}-{theme}-{width}x{height}.jpg"
        page.screenshot(path=path, type="jpeg", quality=82)


def choose(page: Page, dice: random.Random) -> None:
    """Press one of the answers, twice where the page wants to be sure."""
    buttons = page.locator(BUTTONS)
    with page.expect_event("console", lambda said: said.text == DONE, timeout=300_000):
        buttons.nth(dice.randrange(buttons.count())).evaluate("button => button.click()")
        sure = page.locator("#do.sure, #options .sure")
        if sure.count():
            sure.first.evaluate("button => button.click()")


def page(names: list[str], has_before: bool) -> str:
    """All pictures on one page; switches choose window, theme and language."""
    rows = []
    for name in names:
        rows.append(f"<h2>{escape(name)}</h2>")
        for moment in range(len(MOMENTS)):
            kinds = ("now", "before") if has_before else ("now",)
            shown = "".join(
                f'<img data-of="{kind}/{name}/{moment}" alt="{kind}">' for kind in kinds
            )
            rows.append(f"<h3>after {MOMENTS[moment]} decisions</h3><div>{shown}</div>")
    picks = "".join(
        f"<select name={kind}>{''.join(f'<option>{escape(one)}' for one in ones)}</select>"
        for kind, ones in (
            ("window", [f"{w}x{h}" for w, h in WINDOWS]),
            ("theme", THEMES),
            ("lang", LANGS),
        )
    )
    return PAGE.replace("PICKS", picks).replace("ROWS", "\n".join(rows))


PAGE = """<!doctype html><meta charset="utf-8"><title>Chapiteau: gallery</title>
<style>body { font: 16px system-ui; background: #222; color: #eee; margin: 20px }
form { position: sticky; top: 0; background: #222; padding: 8px 0; display: flex; gap: 8px }
select { font: inherit } img { max-width: 100%; border: 1px solid #555; margin-right: 8px }</style>
<form>PICKS</form>
ROWS
<script>
const show = () => {
  const { window: size, theme, lang } = Object.fromEntries(new FormData(document.forms[0]));
  for (const img of document.images) {
    const [kind, game, moment] = img.dataset.of.split("/");
    img.src = `${kind}/${game}/${moment}-${lang}-${theme}-${size}.jpg`;
    img.hidden = false;
    img.onerror = () => (img.hidden = true);
  }
};
document.forms[0].addEventListener("change", show);
show();
</script>
"""

if __name__ == "__main__":
    main()
