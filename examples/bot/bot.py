"""A bot that sits down wherever it is invited, and plays whatever it may."""

import os
import random
import sys
from threading import Thread

from chapiteau.client import House

house = House(sys.argv[1], os.environ["CHAPITEAU_TOKEN"])
watched = set()


def play(id):
    for table in house.watch(id):
        if table.moves:
            house.play(table, random.choice(table.moves))
    print(id, table.scores, "won" if table.seat in table.winners else "lost", flush=True)


for code in sys.argv[2:]:
    house.join(code)
for event in house.events():
    if event.kind == "invitation":
        house.sit(event.table)
    elif event.kind in ("waiting", "start") and event.table not in watched:
        watched.add(event.table)
        Thread(target=play, args=[event.table]).start()
