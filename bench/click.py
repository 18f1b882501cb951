"""From a click to the painted answer, in Chromium on this machine: python bench/click.py

A city is clicked on the board of a running game; the time ends after the frame in which the page
shows the server's answer was painted. Beside it the same on a page that only toggles a class.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
CLICKS = 60
WARM = 5  # clicks that do not count
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip

# From the moment of the click event to the first message after the frame that shows the change.
CLOCK = """(changes) => {
    let begun = 0;
    window.times = [];
    const painted = new MessageChannel();
    painted.port1.onmessage = () => { times.push(performance.now() - begun); begun = 0; };
    addEventListener("click", (event) => {
        if (event.isTrusted) begun = event.timeStamp;
    }, true);
    new MutationObserver(() => {
        if (!begun) return;
        requestAnimationFrame(() => begun && painted.port2.postMessage(""));
    }).observe(document.querySelector(changes), { childList: true, attributes: true });
}"""
PLAIN = """<!doctype html><style>b { display: block; width: 200px; height: 80px; background: #a22 }
b.on { background: #2a2 }</style><b></b>"""


def main() -> None:
    found = subprocess.run(
        [sys.executable, ROOT / "tools" / "chromium.py"], check=True, capture_output=True, text=True
    )
    chromium = found.stdout.strip().splitlines()[-1]
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        plain = measured_plain(browser)
        for motion in ("reduce", "no-preference"):
            server, address = serve(f"{data}/{motion}")
            try:
                table = measured_table(browser, address, motion)
            finally:
                server.terminate()
                server.wait()
            say(f"a city on the board, motion: {motion}", table)
        say("a page that only toggles a class", plain)
        browser.close()


def say(what: str, times: list[float]) -> None:
    times = sorted(times)
    p50, p95 = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"{what:44} click to paint p50 {p50:6.1f} ms, p95 {p95:6.1f} ms, {len(times)} clicks")


def serve(data: str) -> tuple[subprocess.Popen[str], str]:
    env = {k: v for k, v in os.environ.items() if not k.startswith("CHAPITEAU_")}
    env |= {"CHAPITEAU_LIMITS": "100", "CHAPITEAU_WORKERS": "1", "LC_ALL": "en"}
    command = [sys.executable, "-m", "chapiteau", "serve", "--data", data]
    server = subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout
    address = re.search(r"http://\S+", server.stdout.readline())
    assert address
    return server, address[0]


def measured_plain(browser: Any) -> list[float]:
    page = browser.new_page()
    page.set_content(PLAIN)
    page.evaluate(CLOCK, "b")
    page.evaluate(
        "() => { document.querySelector('b').onclick = (event) =>"
        " event.target.classList.toggle('on'); }"
    )
    for n in range(CLICKS + WARM):
        click_middle(page, page.locator("b").bounding_box())
        page.wait_for_function("n => times.length > n", arg=n)
    times: list[float] = page.evaluate("times")
    page.close()
    return times[WARM:]


def measured_table(browser: Any, address: str, motion: str) -> list[float]:
    """The founder chooses a city and takes it back; the friend only watches."""
    how = {"viewport": {"width": 1440, "height": 900}, "base_url": address, "locale": "en-GB"}
    contexts = [browser.new_context(reduced_motion=motion, **how) for _ in range(2)]
    one, two = [context.new_page() for context in contexts]
    one.goto("/new/fourberies")
    one.locator("input[name=seats][value='2']").check(force=True)
    one.locator("form.panel button").click()
    one.wait_for_function("() => document.querySelector('#invite-link')?.value")
    two.goto(one.locator("#invite-link").input_value())
    two.locator("#lobby [data-act^=sit]").click()
    two.locator("#lobby .seat.own").wait_for()
    one.locator("[data-start][aria-disabled=false]").click()
    one.locator("#table.my-turn").wait_for()
    one.evaluate(CLOCK, "#options")
    for n in range(CLICKS + WARM):
        cities = one.locator(".item[data-move^='travel:']")
        click_middle(one, cities.nth(n % 8).locator(".drawn").bounding_box())
        one.wait_for_function("n => times.length > n", arg=n)
        one.keyboard.press("u")
        one.locator("#table.my-turn").wait_for()
    times: list[float] = one.evaluate("times")
    for context in contexts:
        context.close()
    return times[WARM:]


def click_middle(page: Page, box: Any) -> None:
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


if __name__ == "__main__":
    main()
