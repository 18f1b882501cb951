"""Every message has its deed."""

from chapiteau.server.live import messages
from chapiteau.server.tables.commands import DEEDS


def test_whatever_a_client_may_say_has_exactly_one_deed():
    assert set(DEEDS) == set(messages.kinds_of(messages.Message))


def test_only_what_changes_something_is_confirmed():
    unconfirmed = {kind.__name__ for kind, deed in DEEDS.items() if not deed.is_confirmed}
    assert unconfirmed == {"Look", "Focus", "Preview", "Visit", "Why", "Explain", "Hint"}
    hasty = [kind for kind, deed in DEEDS.items() if not deed.needs_settled]
    assert hasty == [messages.Look]
