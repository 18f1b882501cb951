"""A click on a piece of a table that still moves, wherever nothing covers it."""

STILL = """async () => {  // a card that turns over has no width for a moment
    const moving = document.querySelector("#picture").getAnimations({ subtree: true });
    await Promise.all(moving.map((one) => one.finished.catch(() => {})));
}"""
VISIBLE = """(piece) => {  // its middle, as far as it is seen: at an edge others may be uncovered
    const box = piece.querySelector(".drawn").getBoundingClientRect();
    const seen = [];
    for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
        const [x, y] = [box.x + box.width * j / 20, box.y + box.height * i / 20];
        if (document.elementFromPoint(x, y)?.closest(".item") === piece) seen.push([x, y]);
    }
    const [mx, my] = [0, 1].map((k) => seen.reduce((sum, at) => sum + at[k], 0) / seen.length);
    const far = ([x, y]) => Math.hypot(x - mx, y - my);
    return seen.sort((one, other) => far(one) - far(other))[0] ?? null;
}"""


MIDDLE = """(piece) => {  // a piece that is being laid follows the pointer with its middle
    const box = piece.querySelector(".drawn").getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def click_piece(guest, piece):
    """Click a piece where it is not covered by another; the move it stands for is sent.

    Others may do something at the same time: then the table may have changed under the pointer,
    and whoever looks again clicks again.
    """
    heard = len(guest.heard)

    def has_changed():
        return len(guest.heard) > heard

    guest.page.mouse.move(0, 0)
    guest.page.keyboard.press("Shift")  # any key ends what still moves
    guest.page.evaluate(STILL)
    piece.scroll_into_view_if_needed()
    follows = "ghost" in piece.get_attribute("class").split()
    move, place = piece.get_attribute("data-move"), piece.evaluate(MIDDLE if follows else VISIBLE)
    if has_changed():
        return
    assert place, f"{move} cannot be clicked anywhere"
    with guest.answering(unless=has_changed):
        guest.page.mouse.click(*place)
        was_the_same = not has_changed()
    assert guest.plays[-1]["move"] == move or not was_the_same
