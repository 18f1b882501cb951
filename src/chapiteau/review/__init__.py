"""Looking back at a game: what was luck, what was skill, and what to learn. See `docs/review.md`.

`chapiteau.review` is a function of the same name, so nothing is loaded here.
"""
