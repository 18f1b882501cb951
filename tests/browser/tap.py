"""A tap on a guest's live channel: what the real table says can be held or altered."""

import json

from browser.guest import PAINT


class Tap:
    """Opened before the guest goes to a table."""

    def __init__(self, guest, alter=lambda part: part):
        self.alter = alter
        self.sent = []  # what the page said
        self.parts = {}  # what the table has said of each kind
        self.guest = guest
        self.whole = 0  # how often everything was told
        self.held = None  # frames on their way to the page, while they are held up
        guest.page.route_web_socket("**/*", self.open)

    def open(self, line):
        self.line = line
        self.table = line.connect_to_server()
        line.on_message(self.say)
        self.table.on_message(self.hear)

    def say(self, text):
        self.sent.append(json.loads(text))
        self.table.send(text)

    def hear(self, text):
        frame = json.loads(text)
        if "parts" in frame:
            frame["parts"] = [self.alter(part) for part in frame["parts"]]
            self.remember(frame)
        if self.held is None:
            self.line.send(json.dumps(frame))
        else:
            self.held.append(frame)

    def remember(self, frame):
        """A frame that is not the first holds only what has changed."""
        self.whole += frame["n"] == 1
        known = {} if frame["n"] == 1 else self.parts
        for part in frame["parts"]:
            known[part["is"]] = {**known.get(part["is"], {}), **part}
        self.parts = known

    def settle(self):
        """Wait until the page was told everything that it has asked for, in the room it has."""
        for _ in range(2):
            self.guest.page.evaluate(PAINT)
        self.guest.until(lambda: self.looks == self.whole)

    def hold(self):
        self.held = []

    def let_go(self):
        held, self.held = self.held, None
        for frame in held or []:
            self.line.send(json.dumps(frame))

    def lose(self):
        """What was held never arrives."""
        self.held = None

    def tell(self, part):
        """Something that the table did not say."""
        self.line.send(json.dumps(part))

    @property
    def looks(self):
        """How often the page has asked for everything."""
        return sum(message["do"] == "look" for message in self.sent)

    @property
    def plays(self):
        return [message["move"] for message in self.sent if message["do"] == "play"]


def final(part):
    """As if nothing could be undone."""
    for option in part.get("options", []) if part["is"] == "ask" else []:
        option["final"] = True
    return part
