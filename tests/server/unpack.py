"""Puts frames together again as a page does (static/live.js)."""

WHOLE = ("log", "chat", "done", "no", "why", "drawings")  # each stands for itself


class Unpacked:
    """All that a page knows after the parts it was sent."""

    def __init__(self):
        self.parts = {}
        self.items = {}
        self.order = []
        self.drawings = {}
        self.stood = {}

    def take(self, part):
        kind = part["is"]
        if kind == "scene":
            self.drawings, self.items, self.stood = dict(part.get("drawings", ())), {}, {}
            self.order = [self.put(item) for item in part["items"]]
        elif kind == "drawings":
            self.drawings |= dict(part["drawings"])
        elif kind == "patch":
            self.patch(part)
        elif kind == "outline" and kind in self.parts:
            part = {"is": kind, "section": merged(self.parts[kind]["section"], part["section"])}
        elif kind not in WHOLE:
            part = {**self.parts.get(kind, {}), **part}
        self.parts[kind] = part
        return part

    def patch(self, part):
        self.drawings |= dict(part.get("drawings", ()))
        if "leaves" in part:
            scene = self.parts["scene"]
            self.stood[part["leaves"]] = self.items.copy(), self.order.copy(), scene
        if "comes" in part:
            items, order, self.parts["scene"] = self.stood[part["comes"]]
            self.items, self.order = items.copy(), order.copy()
        for key in part["drop"]:
            del self.items[key]
            self.order.remove(key)
        for item in part["put"]:
            self.put(item)
        lies = part.get("lies", [])
        moved = {key for _, *row in lies for key in row}
        self.order = [key for key in self.order if key not in moved]
        for below, *row in lies:
            at = self.order.index(below) + 1 if below else 0
            self.order[at:at] = row
        shape = {trait: part[trait] for trait in ("height", "regions") if trait in part}
        self.parts["scene"] = {**self.parts.get("scene", {}), **shape}
        assert sorted(self.order) == sorted(self.items)

    def put(self, item):
        drawn = {t: self.drawings[item[t]] for t in ("svg", "over") if type(item.get(t)) is int}
        whole = {**self.items.get(item["k"], {}), **item, **drawn}
        self.items[item["k"]] = {k: v for k, v in whole.items() if v or k in ("x", "y")}
        return item["k"]


def merged(old, new):
    """A section with what is new in it."""
    sections = new.get("sections")
    if isinstance(sections, dict):
        sections = [
            merged(section, sections[str(i)]) if str(i) in sections else section
            for i, section in enumerate(old["sections"])
        ]
    elif sections is None:
        sections = old["sections"]
    return {**old, **new, "sections": sections}
