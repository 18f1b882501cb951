"""New tables: made from a form, or because somebody wants to play again."""
