"""A page of a real Firefox, driven over WebDriver BiDi: as much of it as a hand and its eyes need.

Playwright drives only a Firefox of its own make, and Selenium would be a package and a driver more;
the protocol is JSON over a WebSocket, for which the house has a package already.
"""

import json
import re
import subprocess
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE
from threading import Thread

from browser.guest import program
from websockets.sync.client import connect

HANGS = 120  # seconds after which a page that says nothing is given up
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "services.settings.server": "data:,",  # it asks nobody elsewhere
    "intl.accept_languages": "fr",
    "ui.prefersReducedMotion": 1,
}


@contextmanager
def firefox(profile):
    """A Firefox with an empty profile, and one page in it."""
    lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
    Path(profile, "user.js").write_text("\n".join(lines), "utf-8")
    command = [program("firefox"), "--headless", "--no-remote", "--profile", str(profile)]
    command += ["--remote-debugging-port", "0"]
    process = subprocess.Popen(command, stdout=DEVNULL, stderr=PIPE, text=True)
    try:
        assert process.stderr
        where = address(process.stderr)
        Thread(target=process.stderr.read, daemon=True).start()  # a full pipe would stop it
        with connect(f"{where}/session", max_size=None) as line:
            yield Page(line)
    finally:
        process.terminate()
        process.wait()


def address(said):
    """Where it listens, which it tells when it is ready."""
    for text in said:
        if found := re.search(r"BiDi listening on (ws://\S+)", text):
            return found[1]
    raise RuntimeError("Firefox does not listen")


class Page:
    """Shaped as a page of Playwright, so that the same hands play on it."""

    def __init__(self, line):
        self.line, self.count = line, 0
        self.trouble = []  # what it complained about
        self.loaded = 0  # how many pages were
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded", "browsingContext.load"])
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.mouse = Mouse(self)

    def send(self, method, **parameters):
        """A command, and its answer."""
        self.count += 1
        self.line.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while (heard := self.hear()).get("id") != self.count:
            pass
        assert heard["type"] == "success", heard
        return heard["result"]

    def hear(self):
        heard = json.loads(self.line.recv(timeout=HANGS))
        self.loaded += heard.get("method") == "browsingContext.load"
        if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
            self.trouble.append(heard["params"]["text"])
        return heard

    @contextmanager
    def going(self):
        """Wait for the page to which something inside leads."""
        before = self.loaded
        yield
        while self.loaded == before:
            self.hear()

    def resize(self, width, height):
        window = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.context, viewport=window)

    def prepare(self, script):
        """Run it in every page that is opened."""
        self.send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def goto(self, url):
        self.send("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, function, about=None):
        expression = f"(async () => JSON.stringify(await ({function})({json.dumps(about)})))()"
        target = {"context": self.context}
        said = self.send("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert said["type"] == "success", said
        told = said["result"].get("value")
        return None if told is None else json.loads(told)


class Mouse:
    def __init__(self, page):
        self.page = page

    def act(self, kind, actions):
        source = {"type": kind, "id": kind, "actions": actions}
        self.page.send("input.performActions", context=self.page.context, actions=[source])

    def move(self, x, y):
        self.at = {"x": round(x), "y": round(y)}
        self.act("pointer", [{"type": "pointerMove", **self.at}])

    def click(self, x, y):
        self.move(x, y)
        self.act("pointer", [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")])

    def wheel(self, x, y):
        self.act("wheel", [{"type": "scroll", **self.at, "deltaX": x, "deltaY": y}])
