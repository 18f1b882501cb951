"""Builders of boxes that differ from the house's in some rows."""

from __future__ import annotations

from chapiteau.games.carnavalesque import GAME

DATA = GAME.box.data


def box(**sections):
    """The house box with other rows, and as many copies of each symbol as people bear."""
    data = {**DATA, **sections}
    people = data["person"]
    for section, bears in (("costume", wears), ("accessory", carries)):
        data[section] = [
            {**row, "copies": sum(bears(person, row["id"]) for person in people)}
            for row in data[section]
        ]
    return GAME.read_box(data)


def wears(person, costume):
    return person["costume"] == costume


def carries(person, accessory):
    return accessory in person["accessories"]


def person(costume="rabbit", accessories=("trumpet",), age="adult", **more):
    return {"age": age, "costume": costume, "accessories": list(accessories), **more}


def without(section, id):
    return [row for row in DATA[section] if row["id"] != id]
