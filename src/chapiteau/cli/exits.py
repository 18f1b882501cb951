"""How a command ends: the codes of BSD's sysexits, which Python names on some systems only."""

from __future__ import annotations

OK = 0
USAGE = 64  # it was asked in a way it does not understand
DATAERR = 65  # what it was given is damaged
NOINPUT = 66  # a file it was given is not there or cannot be read
UNAVAILABLE = 69  # something that it needs does not answer or is not installed
SOFTWARE = 70  # a fault of ours, or of somebody's own bot
OSERR = 71  # the system refused
CANTCREAT = 73  # a file or folder cannot be made
IOERR = 74  # what it writes cannot be written
TEMPFAIL = 75  # not now: somebody else is at it
NOPERM = 77  # it may not
CONFIG = 78  # a setting in the environment or in the data folder is wrong
INTERRUPTED = 130  # by ^C, as shells count it
PIPE_CLOSED = 141  # whoever read the output has gone, as shells count it
