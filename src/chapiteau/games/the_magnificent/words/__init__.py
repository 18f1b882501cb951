"""What is said: the table in words, texts of cards, the lesson, the rules in our own words."""
