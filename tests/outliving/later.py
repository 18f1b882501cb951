"""What the house of the future makes of what we leave behind: python later.py FOLDER

FOLDER has records (*.record), a list of the moves of today (moves.txt) and a house's data (data/).
Prints JSON.
"""

import asyncio
import json
import random
import runpy
import sys
from pathlib import Path
from typing import Any

import chapiteau
from chapiteau.benchmark.tasks import PINNED
from chapiteau.core.edition import spelled
from chapiteau.environment_ids import interface_of
from chapiteau.lessons import NEWCOMER, lesson_of
from chapiteau.server.house import House
from chapiteau.server.settings import Settings
from chapiteau.server.store.rows import OVER, PLAY
from chapiteau.server.tables.lessons import is_led, stop_at

ROOT = Path(__file__).resolve().parents[2]
GAME = chapiteau.games()["fourberies"]


def changed():
    """That everything planted is really there."""
    match, dice = chapiteau.new("fourberies", seats=3, seed=1, encore="yes"), random.Random(1)
    while not match.over:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
    planted: Any = match.state
    again = chapiteau.load(match.record().text)
    assert again.match.hash == match.hash
    return {
        "where": str(GAME.folder),
        "rules": GAME.rules,
        "requests": len(GAME.box.data["request"]),
        "options": [option.name for option in GAME.options][-1:],
        "option": spelled(again.record.edition.options["encore"]),
        "last move": GAME.moves.moves[-1].text,
        "encores": planted.encores,
    }


def golden():
    """Every golden game of the game, hash for hash, whatever its rules number and its box."""
    replay = runpy.run_path(str(ROOT / "tools" / "golden.py"))["replay"]
    paths = sorted((ROOT / "tests" / "golden" / "fourberies").rglob("*.record"))
    boxes = {line for p in paths for line in p.read_text("utf-8").splitlines()[3:4]}
    return {"games": len(paths), "decisions": sum(map(replay, paths)), "boxes": len(boxes)}


def interfaces():
    """What an agent has to fit where the box of today is played, and that of before."""
    boxes = [GAME.house_box(PINNED[GAME.name][1]), GAME.box]
    return [interface_of(GAME.edition({}, box)) for box in boxes]


def counts():
    """How many moves an agent has to know of as usual, and with the option."""
    return [GAME.moves.count({"encore": choice}) for choice in ("no", "yes")]


def moves(folder):
    """The moves whose number is no longer what it was."""
    before = (folder / "moves.txt").read_text("utf-8").split()
    return [text for id, text in enumerate(before) if GAME.moves.read(text).id != id]


def records(folder):
    """Records of today, with rows of their own, by the hash they end with."""
    found = {}
    for path in sorted(folder.glob("*.record")):
        found[path.stem] = chapiteau.load(path.read_text("utf-8")).match.hash
    return found


async def tables(folder):
    """Tables that were running go on to their end; a lesson goes on along its line."""
    lesson = lesson_of(GAME)
    assert lesson is not None
    async with House(Settings(folder / "data", workers=1)) as house:
        found = {}
        for id in json.loads((folder / "tables.json").read_text("utf-8")):
            table, dice = await house.hall.table(id), random.Random(id)
            state, led = table.state, 0
            while state.phase != OVER:
                stop = stop_at(state, NEWCOMER)
                if is_led(state) and stop is None:
                    due = lesson.next(state.playing.decisions)
                    assert due is not None
                    seat, move = due
                else:
                    seat = NEWCOMER if stop else dice.choice(state.playing.to_act)
                    move = stop.move if stop else dice.choice(list(state.playing.moves(seat))).text
                led += stop is not None
                await table.commit(PLAY, seat, move)
            found[id] = {"rules": state.row.rules, "box": state.edition().box.hash, "led": led}
        return found


def main():
    folder = Path(sys.argv[1])
    found = {"changed": changed(), "golden": golden(), "records": records(folder)}
    found |= {"moves": moves(folder), "counts": counts(), "interfaces": interfaces()}
    found |= {"tables": asyncio.run(tables(folder))}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
