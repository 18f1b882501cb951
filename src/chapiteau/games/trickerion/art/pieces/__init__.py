"""Single things: cards, markers, characters, tokens and the grounds they lie on."""
