"""Whether a crowded table stays smooth, in Chromium: python bench/smooth.py --before COMMIT GAME...

A real table is opened, and then told by this program what happens there: a story of many lines,
many spots that may be chosen, and pieces that travel from place to place. Counted by the browser's
own trace: frames drawn while pieces travel, what the main thread works for a frame, and how many
elements are styled and laid out for a step. Frames are those of this machine; CPU and counts hold
where it is loaded.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from gallery import GAMES, MY_TURN, begin, chromium, served, trees  # noqa: E402

SPOTS, LINES, TRAVELLERS, STEPS = 300, 2000, 8, 12
TRAVEL = 500  # milliseconds from one step to the next: all have arrived
TRACED = "-*,devtools.timeline,disabled-by-default-devtools.timeline.frame"
WORK = ("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize")
Event = dict[str, Any]
Part = dict[str, Any]


class Told:
    """A page whose table says what this program wants, once it has been opened."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game = page, game
        self.scene: Part = {}
        self.ask: Part = {}
        self.n = self.lines = 0
        self.is_mine = False  # the house is no longer heard
        page.route_web_socket("**/live", self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        self.line, house = line, line.connect_to_server()
        house.on_message(self.pass_on)

    def pass_on(self, text: str | bytes) -> None:
        if self.is_mine:
            return
        frame = json.loads(text)
        self.n = frame["n"]
        for part in frame["parts"]:
            if part["is"] == "scene":
                self.scene = part
            elif part["is"] == "ask":
                self.ask |= part
            elif part["is"] == "log":
                self.lines = part["from"] + len(part["lines"])
        self.line.send(text)

    def say(self, *parts: Part) -> None:
        self.n += 1
        self.line.send(json.dumps({"n": self.n, "parts": parts}))

    def tell(self, count: int) -> Part:
        """Some lines more of the story."""
        lines = [f"Somebody did something worth telling: step {i}." for i in range(count)]
        self.lines += count
        return {"is": "log", "from": self.lines - count, "lines": lines}

    def open(self) -> None:
        page = self.page
        begin(page, self.game)
        page.wait_for_selector(MY_TURN, state="attached", timeout=300_000)
        page.wait_for_timeout(1000)  # until nothing else is asked for
        self.is_mine = True

    def crowd(self) -> None:
        """Lay out the spots, light them, and tell the story so far."""
        spots = [spot(i, self.scene["width"], self.scene["height"]) for i in range(SPOTS)]
        options = [{"move": f"go:{i}", "text": f"Go to spot {i}"} for i in range(SPOTS)]
        asked = {**self.ask, "position": self.ask["position"] + 1, "options": options}
        self.say({"is": "patch", "put": spots, "drop": []}, self.tell(LINES), asked)
        if story := self.page.query_selector('[data-opens="story"], [data-tab="story"]'):
            story.click()
        self.page.wait_for_timeout(1000)

    def travel(self, step: int) -> None:
        """Pieces go to each other's places, and it is told."""
        named = [item for item in self.scene["items"] if "label" in item]
        movers = [item for item in named if not item["k"].startswith("region-")][-TRAVELLERS:]
        places = [(item["x"], item["y"]) for item in movers]
        moved = [
            {"k": item["k"], "x": places[(i + step) % len(places)][0] + 1,
             "y": places[(i + step) % len(places)][1] + 1}
            for i, item in enumerate(movers)
        ]  # fmt: skip
        self.say({"is": "patch", "put": moved, "drop": []}, self.tell(1))
        self.page.wait_for_timeout(TRAVEL)


def spot(i: int, width: float, height: float) -> Part:
    """A place that may be chosen, as this page and earlier ones want to hear of it."""
    x, y = 30 + (i % 25) * (width - 60) / 25, 30 + (i // 25) * (height - 60) / 12
    drawn = '<circle r="9" fill="#8A4B2A" stroke="#1E1618"/><text y="4">8</text>'
    return {
        "k": f"spot{i}", "x": round(x, 1), "y": round(y, 1), "svg": drawn, "label": f"Spot {i}",
        "answers": [f"go:{i}"], "edge": "0 0 9", "move": f"go:{i}", "state": "legal",
    }  # fmt: skip


@contextmanager
def traced(session: CDPSession) -> Iterator[list[Event]]:
    """What the browser notes of itself meanwhile."""
    events: list[Event] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda found: events.extend(found["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"categories": TRACED, "transferMode": "ReportEvents"})
    yield events
    session.send("Tracing.end")
    while not ended:
        session.send("Performance.enable")  # lets events come in


def measured(browser: Browser, address: str, game: str) -> tuple[list[Event], float]:
    """What the browser traced while pieces travelled, and the CPU seconds of all its processes."""
    page = browser.new_context(
        base_url=address, locale="en", reduced_motion="no-preference",
        viewport={"width": 1440, "height": 780},
    ).new_page()  # fmt: skip
    page.add_init_script("try { localStorage.pace = 'once' } catch { /* nobody's */ }")
    told = Told(page, game)
    told.open()
    told.crowd()
    told.travel(0)
    with traced(page.context.new_cdp_session(page)) as events:
        begun = cpu_of(browser)
        for step in range(1, STEPS + 1):
            told.travel(step)
        used = cpu_of(browser) - begun
    page.context.close()
    return events, used


def cpu_of(browser: Browser) -> float:
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(each["cpuTime"] for each in found))


def say(what: str, events: list[Event], used: float) -> None:
    """Frames while something moves, as the compositor reports them; work by the thread's CPU."""
    whole = [event for event in events if event.get("ph") == "X"]
    cpu = {name: sum(ms(e) for e in whole if e["name"] == name) for name in WORK}
    styled = sum(count(e, "elementCount") for e in whole if e["name"] == "UpdateLayoutTree")
    laid = sum(count(e, "dirtyObjects") for e in whole if e["name"] == "Layout")
    layouts = sum(e["name"] == "Layout" for e in whole)
    shown, dropped = travelling(events)
    print(
        f"{what:28} {shown} of {shown + dropped} frames shown while pieces travel;"
        f" a step: main thread {sum(cpu.values()) / STEPS:.1f} ms of CPU,"
        f" {layouts / STEPS:.1f} layouts, {styled / STEPS:.0f} elements styled,"
        f" {laid / STEPS:.0f} laid out; all of the browser {used / STEPS * 1000:.0f} ms of CPU",
        flush=True,
    )
    print("    " + ", ".join(f"{name} {spent / STEPS:.1f}" for name, spent in cpu.items()))


def travelling(events: list[Event]) -> tuple[int, int]:
    """Frames in which something moved: shown, and dropped."""
    reports = [
        event["args"]["frame_reporter"]
        for event in events
        if event["name"] == "PipelineReporter" and "frame_reporter" in event.get("args", {})
    ]
    states = [each["state"] for each in reports if each.get("has_compositor_animation")]
    shown = sum(state.startswith("STATE_PRESENTED") for state in states)
    return shown, sum(state == "STATE_DROPPED" for state in states)


def ms(event: Event) -> float:
    return float(event.get("tdur", 0)) / 1000


def count(event: Event, what: str) -> int:
    args = event["args"]
    return int(args.get(what) or args.get("beginData", {}).get(what) or 0)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--before", default="", help="an earlier commit to compare with")
    asked.add_argument("games", nargs="*", default=list(GAMES))
    options = asked.parse_args()
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"{SPOTS} lit spots, {LINES} lines of story, {TRAVELLERS} pieces travel in a step")
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        trees(options.before, Path(folder)) as compared,
    ):
        for game in options.games:
            for kind, tree in compared.items():
                with served(tree, Path(folder) / kind / game) as address:
                    say(f"{game}, {kind}", *measured(browser, address, game))


if __name__ == "__main__":
    main()
