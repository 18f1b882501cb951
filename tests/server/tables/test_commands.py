"""Every message has its command."""

from chapiteau.server.live import messages
from chapiteau.server.tables.commands import COMMANDS


def test_whatever_a_client_may_say_has_exactly_one_command():
    assert set(COMMANDS) == set(messages.KINDS)


def test_only_what_changes_something_is_confirmed():
    unconfirmed = {kind.__name__ for kind, command in COMMANDS.items() if not command.is_confirmed}
    assert unconfirmed == {"Look", "Focus", "Preview", "Visit", "Why", "Explain", "Hint"}
    hasty = [kind for kind, command in COMMANDS.items() if not command.needs_settled]
    assert hasty == [messages.Look]
