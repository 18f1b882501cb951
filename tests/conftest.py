"""For all tests."""

import signal

# A shell lets what it starts in the background ignore ^C, and so would all programs that tests
# start: those that press it would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)
