"""Running a house: who may, what people report, and what was done about it."""
