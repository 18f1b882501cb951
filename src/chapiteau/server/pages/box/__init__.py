"""The box of a game: all it holds, row by row, and each row as a form."""
