"""What a phone shows of a table at once, from the top of its picture."""

from .measures import hit

LOW, HIGH = 342.0, 522.0
"""Units of a picture between the players and a question on four lines: at 390 by 664, by 844."""


def lowest(scene):
    """Where the lowest piece ends that answers the question."""
    return max(
        y for item in scene.items if item.state == "legal" and item.edge for _, y in hit(item)
    )
