"""6 to 9: moving, giving a show, and the count of a region."""
