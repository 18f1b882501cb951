"""What is said: the table in words, and the texts of both languages."""
