"""The engine: knows no game, does no I/O, and is the same in every process."""
