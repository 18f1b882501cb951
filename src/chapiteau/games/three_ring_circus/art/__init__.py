"""The drawings of the table: a lithographed railway map, three rings, and a hand of tickets."""
