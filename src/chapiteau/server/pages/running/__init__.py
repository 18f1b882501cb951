"""For those who run the house: is it well, and what is to be done."""
