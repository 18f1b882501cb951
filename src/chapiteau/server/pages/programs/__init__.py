"""The door for programs: tokens and their page, calls, streams of lines."""
