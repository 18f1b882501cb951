"""A game in the terminal: the table in words, the question, numbered choices."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from itertools import chain, count
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

import chapiteau

from ..bots import AT_A_TABLE, Bot, ask, make_bot
from ..core.errors import ChapiteauError
from ..core.move import Move
from ..match import Match
from ..registry import find
from ..words import rules_of, words_for
from ..words.telling import say_error, verdict
from .commands import edition_of
from .panels import panel, side_by_side
from .trouble import INTERRUPTED, OK, Trouble, read_text, write_text

HUMAN = "human"
MOST_REFUSED = 8
"""More refused choices than this are not listed: they would bury the question."""
COMMANDS = ("undo", "why", "rules", "table", "log", "save", "quit", "help")


class Quit(Exception):
    """The player wants to stop."""


def play(args: Namespace) -> int:
    """Play a new game or go on with a saved one."""
    match, levels = resumed(args) if args.resume else begun(args)
    game = Terminal(match, levels, args.lang, args.resume or free_file(match.game.name))
    try:
        game.run()
    except (Quit, EOFError):
        game.keep()
    except (KeyboardInterrupt, OSError) as e:  # or nobody can be shown the table any more
        game.keep()
        if isinstance(e, OSError):
            raise
        return INTERRUPTED
    return OK


def free_file(name: str) -> str:
    """Where a new game will be kept: never over another one."""
    files = chain([f"{name}.record"], (f"{name}-{n}.record" for n in count(2)))
    return next(file for file in files if not Path(file).exists())


def begun(args: Namespace) -> tuple[Match, list[str]]:
    """A new game, with the player on the first seat."""
    game = find(args.game or next(iter(chapiteau.games())))
    given = args.bots.split(",") if args.bots else []
    seats = args.seats or (len(given) + 1 if given else max(game.fewest, min(3, game.most)))
    game.check_seats(seats)
    bots = given or ["amateur"] * (seats - 1)
    if len(bots) != seats - 1:
        raise Trouble("cli-bad-bots", seats=seats, needed=seats - 1, given=len(bots))
    edition = edition_of(args, game)
    seed = args.seed or secrets.token_hex(16)
    return Match(edition, seats, seed), [HUMAN, *bots]


def resumed(args: Namespace) -> tuple[Match, list[str]]:
    """The game that a file holds, where it stopped."""
    if args.game or args.seats or args.bots or args.seed or args.components or args.option:
        raise Trouble("cli-resume-alone")
    replay = chapiteau.load(read_text(args.resume))
    match = replay.match
    levels = replay.record.notes.get("players", "").split()
    if len(levels) != match.seats or levels.count(HUMAN) != 1:
        levels = [HUMAN, *["amateur"] * (match.seats - 1)]
    return match, levels


class Terminal:
    """One player at the keyboard, bots on the other seats."""

    def __init__(self, match: Match, levels: list[str], lang: str, file: str) -> None:
        self.match = match
        self.levels = levels
        self.lang = lang
        self.file = file
        self.me = levels.index(HUMAN)
        self.words = words_for(lang, match.game)
        self.bots: dict[int, Bot] = {
            seat: make_bot(level, match.game) for seat, level in enumerate(levels) if level != HUMAN
        }
        match.players = [self.name(seat) for seat in range(match.seats)]
        self.console = Console(highlight=False)
        self.told = 0

    def name(self, seat: int) -> str:
        name = self.words(f"player-{seat + 1}")
        if seat == self.me:
            return self.words("cli-you", name=name)
        level = self.words(f"table-level-{self.levels[seat]}")
        return self.words("cli-bot", name=name, level=level)

    # the course of the game

    def run(self) -> None:
        title = self.words("game-title")
        commands = ", ".join(self.words(f"cli-word-{c}") for c in COMMANDS)
        welcome = {"title": title, "player": self.match.players[self.me], "commands": commands}
        self.say(self.words("cli-welcome", **welcome))
        while not self.match.over:
            self.let_bots_play()
            self.tell_news()
            if self.me in self.match.to_act:
                self.choose()
        self.tell_news()
        title, lines = self.words("cli-result"), verdict(self.match, self.match.telling(self.lang))
        self.console.print(Panel(Text("\n".join(lines)), title=title, title_align="left"))

    def let_bots_play(self) -> None:
        while not self.match.over:
            seats = [s for s in self.match.to_act if s != self.me]
            if not seats:
                return
            self.match.play(seats[0], ask(self.match, seats[0], self.bots[seats[0]], AT_A_TABLE))

    def tell_news(self) -> None:
        """Say what has happened since the last time."""
        lines = self.match.log(self.me, self.lang)
        for line in lines[self.told :]:
            self.say(f"· {line}")
        self.told = len(lines)

    def choose(self) -> None:
        """Show the table, ask, and do what the player says."""
        self.show_table()
        moves = self.show_question()
        while not self.obey(self.read(), moves):
            pass

    def show_question(self) -> list[Move]:
        """The question and its numbered choices; what is refused now comes last, and dimmed."""
        moves = list(self.match.moves(self.me))
        refused = self.refused()
        self.say("")
        self.console.print(Text(self.match.prompt(self.me, self.lang), style="bold"))
        for i, move in enumerate(moves):
            self.say(f"{i + 1:>3}  {self.match.describe(move, self.lang)}")
        for i, move in enumerate(refused):
            text = f"{len(moves) + i + 1:>3}  {self.match.describe(move, self.lang)}"
            self.console.print(Text(f"{text} ({self.words('cli-refused')})", style="dim"))
        return [*moves, *refused]

    def refused(self) -> list[Move]:
        """Moves of the kind that is asked which are not possible now, each with its reason."""
        verbs = {move.verb for move in self.match.moves(self.me)}
        found = []
        for move in self.match.game.moves:
            if move.verb in verbs and move not in self.match.moves(self.me):
                reason = self.match.why_not(self.me, move)
                if reason is not None and reason.rule:
                    found.append(move)
        return found if len(found) <= MOST_REFUSED else []

    def read(self) -> str:
        self.console.print(f"[bold]{escape(self.words('cli-your-choice'))}>[/bold] ", end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    # what the player may say

    def obey(self, line: str, moves: list[Move]) -> bool:
        """Do what was typed; True when the question is answered or has changed."""
        word, _, rest = line.partition(" ")
        command = next((c for c in COMMANDS if word in (c, self.words(f"cli-word-{c}"))), None)
        try:
            if command:
                return bool(getattr(self, f"do_{command}")(rest.strip(), moves))
            self.match.play(self.me, self.meant(line, moves))
            return True
        except ChapiteauError as e:
            self.say(say_error(self.lang, e))
        except Trouble as e:
            self.say(e.sentence(self.words))
        return False

    def meant(self, text: str, moves: list[Move]) -> Move | str:
        """A number of the list or a move in its notation."""
        numbers = [str(i + 1) for i in range(len(moves))]
        if text in numbers:
            return moves[numbers.index(text)]
        if text in self.match.game.moves.by_text:
            return text
        commands = ", ".join(self.words(f"cli-word-{c}") for c in COMMANDS)
        raise Trouble("cli-not-understood", input=text[:40], commands=commands)

    def do_undo(self, rest: str, moves: list[Move]) -> bool:
        self.match.undo(self.me)
        self.told = len(self.match.log(self.me, self.lang))
        self.say(self.words("cli-undone"))
        return True

    def do_why(self, rest: str, moves: list[Move]) -> None:
        if not rest:
            raise Trouble("cli-why-usage", example=moves[0].text)
        reason = self.match.why_not(self.me, self.meant(rest, moves))
        telling = self.match.telling(self.lang)
        self.say(telling.reason(reason) if reason else self.words("cli-why-legal"))

    def do_rules(self, rest: str, moves: list[Move]) -> None:
        rules = rules_of(self.match.game, self.lang)
        chosen = [
            r for r in rules if not rest or r.number == rest or r.number.startswith(f"{rest}.")
        ]
        if not chosen:
            raise Trouble("cli-no-such-rule", number=rest[:20])
        for rule in chosen:
            ours = f" {self.words('rule-ours')}" if rule.ours else ""
            style = "bold" if rule.is_title else ""
            self.console.print(Text(f"{rule.number} {rule.text}{ours}", style=style))
            if rule.example:
                self.console.print(Text(f"  {self.words('page-rules-example')} {rule.example}"))

    def do_table(self, rest: str, moves: list[Move]) -> None:
        self.show_table(asides=True)

    def do_log(self, rest: str, moves: list[Move]) -> None:
        for line in self.match.log(self.me, self.lang):
            self.say(line)

    def do_save(self, rest: str, moves: list[Move]) -> None:
        file = rest or self.file
        write_text(file, self.record())
        self.say(self.words("cli-saved", file=file))

    def do_quit(self, rest: str, moves: list[Move]) -> None:
        raise Quit

    def do_help(self, rest: str, moves: list[Move]) -> None:
        self.say(self.words("cli-help-commands"))

    # what the player sees

    def say(self, text: str) -> None:
        self.console.print(Text(text))

    def show_table(self, asides: bool = False) -> None:
        """The table as panels, side by side where the terminal is wide enough."""
        outline = self.match.outline(self.me, self.lang)
        self.console.rule(Text(f"{outline.title} · {' · '.join(outline.lines)}", style="bold"))
        panels = [panel(s) for s in outline.sections if asides or not s.aside]
        self.console.print(side_by_side(panels, self.console))

    # keeping it

    def record(self) -> str:
        return self.match.record({"players": " ".join(self.levels)}).text

    def keep(self) -> None:
        """Save the game wherever it stands; said on the other channel, as output may be closed."""
        write_text(self.file, self.record())
        print(f"\n{self.words('cli-saved', file=self.file)}", file=sys.stderr)
