"""A guest with a browser window: what people see and do on the pages of the house."""

import json
import re
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from chapiteau.words import words_for

BROWSER = Path(__file__).parents[2] / "tools" / "browser.py"
UNWANTED = (
    # Pages of Chromium's own address bar, loaded for every window: a fifth of what a guest costs.
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    # Only the last list counts, so here is what Playwright leaves out that our pages could feel.
    "AimEnabled", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
)  # fmt: skip
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--force-gpu-mem-available-mb=0",  # nobody looks: pages are laid out and not painted in pixels
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
)  # fmt: skip
say = words_for("en")
WIDE = {"width": 1440, "height": 900}
LOW = {"width": 1366, "height": 650}
PHONE = {"width": 360, "height": 640}
PAINT = "new Promise(requestAnimationFrame)"
SAME_NUMBER = "crypto.getRandomValues = (drops) => drops.fill(7)"  # the house decides the deal
WALKS = "try { localStorage.pace ??= %r } catch { /* a page of nobody's */ }"
HURRY = 1000  # times as fast as fades are for others
TURN_OR_END = "#table.my-turn, #table[data-phase=over]"


def program(name):
    """The path of a browser of this machine."""
    command = [sys.executable, BROWSER, name]
    found = subprocess.run(command, check=True, capture_output=True, text=True)
    return found.stdout.strip().splitlines()[-1]


@contextmanager
def browser_opened():
    path = program("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Guest:
    """One person in one browser profile, with one open page."""

    def __init__(
        self, browser, address, hangs, viewport=WIDE, locale="en-GB", motion="reduce",
        pace="once", **how
    ):  # fmt: skip
        self.address = address
        self.context = browser.new_context(
            viewport=viewport, locale=locale, reduced_motion=motion, base_url=address, **how
        )
        self.context.add_init_script(SAME_NUMBER)
        self.context.add_init_script(WALKS % pace)
        self.context.set_default_timeout(hangs)
        self.page = self.context.new_page()
        self.trouble: list[str] = []  # whatever the page complained about
        self.expected = []  # but for what a test provokes
        self.sent = []  # everything said on live channels
        self.heard = []
        self.answered = {}  # by id, whether it was done
        self.wanted = self.shown_whole = 0  # how often all was asked for and sent on this channel
        self.hangs = hangs / 1000
        self.page.on("console", self.complain)
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("websocket", self.listen)
        if motion == "reduce":
            self.hurry()

    def hurry(self):
        """Nothing fades for long: what is left to draw is what a change looks like in the end."""
        self.tools = self.context.new_cdp_session(self.page)
        self.tools.send("Animation.enable")
        self.tools.send("Animation.setPlaybackRate", {"playbackRate": HURRY})

    def complain(self, message):
        if message.type == "error" and not any(re.search(e, message.text) for e in self.expected):
            self.trouble.append(f"{self.page.url}: {message.text} {message.location['url']}")

    def listen(self, line):
        """What an earlier channel was asked for is lost with it."""
        self.line, self.wanted, self.shown_whole = line, 0, 0
        line.on("framesent", lambda text: self.note(line, text))
        line.on("framereceived", lambda text: self.hear(line, text))

    def note(self, line, text):
        message = json.loads(text)
        self.sent.append(message)
        self.wanted += line is self.line and message["do"] == "look"

    def hear(self, line, text):
        self.heard.append(text)
        frame = json.loads(text)
        self.shown_whole += line is self.line and frame.get("n") == 1
        for part in frame["parts"]:
            if part["is"] in ("done", "no"):
                self.answered[part["id"]] = part["is"] == "done"

    def leave(self):
        self.context.close()

    # going about

    def go(self, path):
        self.page.goto(path)

    @property
    def path(self):
        return self.page.url.removeprefix(self.address)

    def one(self, selector, **how):
        return self.page.locator(selector, **how)

    def button(self, name, **how):
        return self.page.get_by_role("button", name=name, **how)

    def play_now(self, game="parade", level="random", seats=2):
        """Sit down with quick bots, as the button on the page of a game does (`click_play`)."""
        self.go(self.sent_form("/play", game=game, level=level, seats=seats))
        self.at_the_table()

    def click_play(self, game="parade", level="random", seats=2):
        """The same by that button."""
        self.go(f"/game/{game}")
        form = self.one(".play-now")
        form.locator("[name=level]").select_option(level)
        form.locator("[name=seats]").select_option(str(seats))
        form.get_by_role("button").click()
        self.at_the_table()

    def sent_form(self, to, **fields):
        """Where a form leads whose page need not be looked at: that would cost as much again."""
        shown = self.context.request.get("/name").text()
        token = re.search(r'name="csrf" value="([^"]+)"', shown)
        assert token
        answer = self.context.request.post(to, form={"csrf": token[1], **fields}, max_redirects=0)
        assert answer.status == 303, answer.text()
        return answer.headers["location"]

    def found(self, game="parade"):
        """A table for two; the address of the invitation."""
        self.go(f"/new/{game}")
        self.one("input[name=seats][value='2']").check(force=True)
        self.button(say("page-open-table")).click()
        self.at_the_table()
        return self.one("#invite-link").input_value()

    def at_the_table(self):
        expect(self.one("#table")).to_have_attribute("data-line", re.compile("open|back"))

    def join(self, invite):
        """Follow a link, and look on at first; whoever has a name sits down by it."""
        self.go(invite)
        if self.one(".invitation").count():
            self.one(".invitation a.quiet").click()
        self.at_the_table()

    def sit(self):
        expect(self.one("#lobby .seat").first).to_be_visible()
        if not self.one("#lobby .seat.own").count():
            self.one("#lobby").get_by_role("button", name=say("page-sit")).click()
        expect(self.one("#lobby .seat.own")).to_be_visible()

    def tree(self):
        """Chromium's accessibility tree: role, name and properties of each node it has."""
        session = self.context.new_cdp_session(self.page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        return [
            (
                node["role"]["value"],
                node.get("name", {}).get("value", ""),
                {p["name"]: p["value"].get("value") for p in node.get("properties", [])},
            )
            for node in nodes
            if not node["ignored"]
        ]

    # the table

    @property
    def is_over(self):
        return self.one("#table").get_attribute("data-phase") == "over"

    @property
    def is_asked(self):
        return self.one("#table.my-turn").count() > 0

    @property
    def options(self):
        """The answers in the list, whether it is open or not."""
        return self.one("#options [data-answer]")

    @property
    def answers(self):
        """What the list says."""
        return self.options.locator("span:first-child").all_text_contents()

    @property
    def prompt(self):
        return self.one("#prompt").inner_text()

    @property
    def story(self):
        return self.one("#log li").all_text_contents()

    def picture(self):
        """What the board shows, piece by piece."""
        return self.one("#picture .item:not(.leaving)").evaluate_all(
            "all => all.map(one => [one.dataset.k, one.getAttribute('transform'),"
            " one.dataset.state, one.querySelector('.frame')?.getAttribute('aria-label')])"
        )

    def is_my_turn(self):
        """Wait for the own turn, or for the end."""
        self.one(TURN_OR_END).wait_for(state="attached")
        return not self.is_over

    @property
    def looks(self):
        """How often the page has asked for everything."""
        return sum(message["do"] == "look" for message in self.sent)

    @property
    def plays(self):
        return [message for message in self.sent if message["do"] == "play"]

    @contextmanager
    def answering(self, unless=lambda: False):
        """Wait until the move that is made inside was sent, done, and shown."""
        before = len(self.plays)
        yield
        sure = self.one("#do.sure")  # the game ends with this choice: it asks once more
        self.until(lambda: len(self.plays) > before or sure.count() or unless())
        if len(self.plays) == before and not sure.count():
            return
        if len(self.plays) == before:
            self.confirm(sure)
            self.until(lambda: len(self.plays) > before)
        move = self.plays[before]
        self.until(lambda: move["id"] in self.answered)
        assert self.answered[move["id"]], (move, self.heard[-1])

    def confirm(self, sure):
        sure.click()

    def until(self, is_true):
        """Let the page paint until something holds, and once more."""
        end = time.monotonic() + self.hangs
        while not is_true():
            assert time.monotonic() < end, "nothing happens any more"
            self.page.evaluate(PAINT)
        self.page.evaluate(PAINT)

    def settle(self):
        """Wait until the table is shown for the room it has now: a page asks for it again when its
        lines have taken their places, which it notices after a frame."""
        for _ in range(2):
            self.page.evaluate(PAINT)
        self.until(lambda: self.wanted == self.shown_whole > 0)

    def unfold(self):
        """Open the list of answers."""
        if not self.one("#answers").is_visible():
            self.one("#list").click()
            expect(self.one("#answers")).to_be_visible()

    def choose(self, name=None, at=0):
        """Answer from the list; where there is but one answer, by the button in the line."""
        chosen = self.options.nth(at)
        if name:
            chosen = self.options.filter(has_text=name).first
        if self.options.count() == 1:
            chosen = self.one("#do")
        else:
            self.unfold()
        with self.answering():
            chosen.click()

    def bot_chooser(self):
        """Opens the card of the own seat, with what can be done with it."""
        card = self.one("#visit") if self.one("#visit").is_visible() else self.visit(".seat.own")
        return card.get_by_label(say("page-bot-for-me"))

    def pane(self, name):
        """A part of the drawer, opened."""
        if not self.one(f"#pane-{name}").is_visible():
            self.one(f"[data-opens={name}], #tab-{name}").locator("visible=true").first.click()
        return self.one(f"#pane-{name}")

    def talk(self, text):
        """Say something to the table."""
        self.pane("talk")
        self.one("#chat-text").fill(text)
        self.one("#chat-text").press("Enter")

    def visit(self, seat=".seat:not(.own)"):
        """The card of a player, opened."""
        self.one(f"#players {seat} > button").last.click()
        expect(self.one("#visit")).to_be_visible()
        return self.one("#visit")

    def switch(self, name):
        """A switch of the house, which at a table is in the tent."""
        tent = self.one(".tent:not([open]) > summary")
        if tent.count():
            tent.click()
        self.button(name).click()

    def let_a_bot_play(self, level="random"):
        self.bot_chooser().select_option(level)

    def see_the_end(self):
        """Bots may have most of a game to play before it."""
        expect(self.one("#over")).to_be_visible(timeout=5_000 * self.hangs)
        expect(self.one("#pad tbody tr").first).to_be_attached()

    def points(self):
        """Everybody's points, as the players' rows show them."""
        return self.one("#players .seat").evaluate_all(
            "all => all.sort((a, b) => a.dataset.seat - b.dataset.seat)"
            ".map(one => one.querySelector('.score b').textContent.replace('−', '-'))"
        )


def at_one_table(one, *others, game="parade", start=True):
    """Friends at a new table of the first one's."""
    invite = one.found(game)
    for other in others:
        other.join(invite.replace(one.address, other.address))
        other.sit()
    if start:
        one.button(say("page-start")).click()
        for each in (one, *others):
            expect(each.one("#table")).to_have_attribute("data-phase", "playing")
            expect(each.one("#log li").first).to_be_attached()
    return invite


def whose_turn(players, by):
    """Whoever is to choose now, by what the page of one who knows says; nobody at the end."""
    by.one("#players .seat.to-act, #table[data-phase=over]").first.wait_for(state="attached")
    if by.is_over:
        return None
    asked = by.one("#players .seat.to-act").evaluate_all("all => all.map(one => one.dataset.seat)")
    player = players[min(map(int, asked))]
    return player if player.is_my_turn() else None
