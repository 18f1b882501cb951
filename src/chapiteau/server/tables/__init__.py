"""Tables: who sits where, what they do, what is said, and where all tables are found."""
