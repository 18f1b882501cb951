"""Three hands that play: a mouse, a finger, a keyboard. Each sees what a person sees, and answers
through its own device alone.

A hand is given a page that evaluates JavaScript (`eyes.js`, which only looks) and has a device.
What it chooses is left to dice, but for kinds of answers that it has given less often.
"""

from collections import Counter
from pathlib import Path
from random import Random

EYES = Path(__file__).with_name("eyes.js").read_text("utf-8")
LAID = "(laid)"  # stands for all answers of a piece that is laid on a grid
MOST_DOWN = 3  # rows of the list
MOST_NEAR = 3  # pieces among which arrows choose
MOST_SWIPES = 6
BUTTON = 50  # pixels, how high a button with one line is
MOST_TRIES = 60  # places where a piece is held until one is found where it may lie


def verb(move):
    return move.partition(":")[0]


class Hand:
    """Plays the questions of one seat."""

    is_pointed = False  # whether it wants to know beforehand where everything can be pressed

    def __init__(self, page, name):
        self.page = page
        self.dice = Random(name)
        self.given: Counter[str] = Counter()  # answers by their verb
        self.seen = {}

    def ask(self, what, *about):
        """Something that the eyes tell."""
        return self.page.evaluate(f"about => eyes.{what}(...about)", list(about))

    def play(self, most=1000):
        """Answer until the game is over, or so many times; whether it is over."""
        for _ in range(most):
            self.look()
            if self.seen["over"]:
                return True
            self.answer()
        return False

    def look(self):
        """Wait for the next question."""
        self.seen = self.ask("question", self.seen.get("position", ""), self.is_pointed)

    def answer(self):
        """Choose something, do it, and see that it was done."""
        places, prompt = self.places(), self.seen["prompt"]
        reached = {move for move, *_ in places}
        missing = [move for move, _ in self.seen["options"] if move not in reached]
        assert not missing or LAID in reached, f"{prompt} {missing} cannot be reached"
        assert self.seen["highest"] < 3 * BUTTON, f"{prompt} a button's words run down the page"
        move, how, where = self.chosen(places)
        self.given[verb(move)] += 1
        done = getattr(self, how)(move, where)
        became = self.outcome(done)
        if became == "sure":
            self.confirm()
            became = self.outcome(done)
        assert became == "sent", f"{prompt} {done}, {how} {where}: {became or 'nothing'}"

    def chosen(self, places):
        """An answer of a kind that was given least often."""
        fewest = min(self.given[verb(move)] for move, *_ in places)
        return self.dice.choice([one for one in places if self.given[verb(one[0])] == fewest])

    def outcome(self, move):
        return self.ask("outcome", self.seen["position"], move)

    def places(self):
        """Every answer that this hand can reach now, by which method, and where."""
        raise NotImplementedError

    def listed(self, reached):
        """Where more answers than the line can hold have no place on the table by their nature, the
        main button opens the list."""
        rest = [move for move, _ in self.seen["options"] if move not in reached]
        return [(move, "from_list", None) for move in rest] if self.seen["isListed"] else []

    def from_list(self, move, _):
        self.confirm()
        self.tap_at(self.ask("row", move))
        return move

    def tap_at(self, at):
        raise NotImplementedError

    def confirm(self):
        """What ends the game is asked once more."""
        raise NotImplementedError

    def laid(self, _, where):
        """Carry a piece about until it lies where it may, and let it go."""
        for _ in range(MOST_TRIES):
            self.carry(self.ask("ghost")["at"])
            here = self.ask("ghost")
            if here["isLegal"]:
                self.let_go(here["at"])
                return here["move"]
        raise AssertionError("it may lie nowhere")

    def carry(self, at):
        """Turn it, and bring it elsewhere."""
        raise NotImplementedError

    def let_go(self, at):
        raise NotImplementedError

    def aside(self, at):
        """Somewhere near."""
        return at[0] + self.dice.randint(-160, 160), at[1] + self.dice.randint(-120, 120)


class Mouse(Hand):
    """Points and clicks: at pieces, and at the few buttons in the line."""

    is_pointed = True

    def look(self):
        """A closer look at what the mouse rests on may lie on other pieces: it draws back then."""
        super().look()
        if any(at is None for _, _, at, _ in self.seen["pieces"]):
            self.page.mouse.move(2, 2)
            self.seen |= self.ask("unveiled")

    def places(self):
        seen = self.seen
        pieces = [(move, "click", at) for move, _, at, _ in seen["pieces"] if at]
        line = [(move, "click", at) for move, at in seen["line"]]
        laid = [(LAID, "laid", None)] if seen["ghost"] else []
        return pieces + line + laid + self.listed({move for move, *_ in pieces + line})

    def tap_at(self, at):
        self.page.mouse.click(*at)

    def click(self, move, at):
        self.tap_at(at)
        return move

    def confirm(self):
        self.tap_at(self.ask("main"))

    def carry(self, at):
        self.page.mouse.move(*self.aside(at))
        self.page.mouse.wheel(0, self.dice.choice((-1, 1)))

    def let_go(self, at):
        self.tap_at(at)


class Finger(Hand):
    """Taps, once to see what would happen and once to do it; swipes to what is out of sight, and
    takes the tabs to the other parts of the table."""

    def __init__(self, page, name):
        super().__init__(page, name)
        self.session = page.context.new_cdp_session(page)

    def places(self):
        seen = self.seen
        here = [(move, "tap", key) for move, key, *_ in seen["pieces"]]
        here += [(move, "press", at) for move, at in seen["line"]]
        here += [(LAID, "laid", None)] if seen["ghost"] else []
        lit = {tab["title"]: tab["at"] for tab in seen["tabs"] if tab["isLit"]}
        reached = {move for move, *_ in here}
        away = [(m, "turn_to", lit[part]) for m, part in seen["options"] if part in lit]
        here += [one for one in away if one[0] not in reached]
        return here + self.listed({move for move, *_ in here})

    def tap_at(self, at):
        self.page.touchscreen.tap(*at)

    def press(self, move, at):
        self.tap_at(at)
        return move

    def tap(self, move, key):
        """The first tap shows what it would do, and does it where there is nothing to show."""
        self.tap_at(self.in_sight(key))
        if self.outcome(move) == "shown":
            self.tap_at(self.dice.choice((self.in_sight(key), self.ask("main"))))
        return move

    def turn_to(self, move, at):
        """It lies in another part of the table."""
        self.tap_at(at)
        self.seen |= self.ask("partWith", move)
        keys = [key for answer, key, *_ in self.seen["pieces"] if answer == move]
        return self.tap(move, keys[0])

    def in_sight(self, key):
        """Where to tap a piece, after swiping to it if need be, once the page has come to rest."""
        self.ask("still")
        for _ in range(MOST_SWIPES):
            if at := self.ask("pointOf", key):
                return at
            self.swipe(self.ask("wayTo", key))
        raise AssertionError(f"{key} cannot be tapped anywhere")

    def swipe(self, way):
        """Down the page, or up again."""
        start, way = (520, min(way, 330)) if way > 0 else (190, max(way, -330))
        for kind, y in (("Start", start), ("Move", start - way / 2), ("Move", start - way)):
            self.touch(kind, {"x": 12, "y": y})
        self.touch("End")
        self.ask("still")

    def touch(self, kind, *points):
        event = {"type": f"touch{kind}", "touchPoints": points}
        self.session.send("Input.dispatchTouchEvent", event)

    def confirm(self):
        self.tap_at(self.ask("main"))

    def carry(self, at):
        if turn := self.ask("turner"):
            self.tap_at(turn)
        self.tap_at(self.aside(at))

    def let_go(self, at):
        self.confirm()


class Keys(Hand):
    """Keys alone: arrows and Enter on the board, L and the list, Enter for the only thing to do,
    letters for the parts of the table, R and F for a piece that is laid, U to take back."""

    def __init__(self, page, name):
        super().__init__(page, name)
        self.pressed: Counter[str] = Counter()

    def press(self, key, times=1):
        for _ in range(times):
            self.page.keyboard.press(key)
        self.pressed[key] += times

    def places(self):
        seen = self.seen
        listed = [(move, "pick", n) for n, (move, _) in enumerate(seen["options"])]
        if len(listed) == 1:
            return [(listed[0][0], "enter", None)]
        if seen["ghost"]:
            return [*listed, (LAID, "laid", None)]
        named = {move: key for move, key, _, is_named in seen["pieces"] if is_named}
        nameless = [move for move, *_ in seen["pieces"] if move not in named]
        assert not nameless, f"{nameless} can be clicked and not be reached by arrows"
        return listed + [(move, "walk", key) for move, key in named.items()]

    def chosen(self, places):
        """On the board what is near, or from the list what stands high in it."""
        near = [one for one in places if one[1] != "pick" or one[2] < MOST_DOWN]
        walks = [one for one in places if one[1] == "walk"]
        if not walks or self.dice.random() < 0.6:
            return super().chosen([one for one in near if one[1] != "walk"] or near)
        stops, at = self.on_board()
        walks.sort(key=lambda one: abs(self.way(stops, at, one[2])[1]))
        return super().chosen(walks[:MOST_NEAR])

    def answer(self):
        if self.dice.random() < 0.1:
            self.bring_forward()
        super().answer()
        if self.dice.random() < 0.1:
            self.take_back()

    def walk(self, move, key):
        self.walk_to(key)
        self.press("Enter")
        return move

    def on_board(self):
        """What arrows lead to, and where they are; from nowhere they enter."""
        stops, at = self.ask("stops")
        if at < 0:
            self.press("ArrowRight")
            stops, at = self.ask("stops")
        assert at >= 0, "arrows do not lead to the board"
        return stops, at

    def way(self, stops, at, key):
        """The shortest one: from here, or from the first piece or the last; and how far then."""
        goal = stops.index(key)
        ways = {"": goal - at, "Home": goal, "End": goal - len(stops) + 1}
        return min(ways.items(), key=lambda one: abs(one[1]) + len(one[0][:1]))

    def walk_to(self, key):
        """Arrows lead from what has the focus to any other piece."""
        stops, at = self.on_board()
        start, way = self.way(stops, at, key)
        if start:
            self.press(start)
        self.press("ArrowRight" if way > 0 else "ArrowLeft", abs(way))
        if self.ask("focus") != key:  # lines that hardly differ in height are read otherwise
            self.press("Home")
            self.search(key, len(stops))

    def search(self, key, most):
        """From the first piece to the last."""
        for _ in range(most):
            if self.ask("focus") == key:
                return
            self.press("ArrowRight")
        raise AssertionError(f"arrows do not lead to {key}")

    def pick(self, move, n):
        """From the list."""
        self.press("l")
        self.press("ArrowDown", n + 1)
        self.press("Enter")
        return move

    def enter(self, move, _):
        assert self.ask("isByEnter")
        self.press("Enter")
        return move

    def confirm(self):
        self.press("Enter")

    def bring_forward(self):
        """Another part of the table, and back."""
        before, keys = self.ask("front"), self.ask("parts")
        if keys:
            self.press(self.dice.choice(keys))
            self.ask("otherPart", before)
            there = self.ask("front")
            self.press("Escape")
            self.ask("otherPart", there)

    def take_back(self):
        """Once in a while something is taken back; another answer is given then."""
        self.look()
        if not self.seen["over"] and self.ask("canUndo"):
            self.press("u")
        elif not self.seen["over"]:
            super().answer()

    def carry(self, at):
        self.press(self.dice.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r", "f")))

    def laid(self, move, where):
        self.walk_to(self.ask("ghost")["key"])
        return super().laid(move, where)

    def let_go(self, at):
        self.press("Enter")
