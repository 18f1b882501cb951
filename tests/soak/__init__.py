"""Long trials for `make soak`: they print what they found, and fail if it is bad."""
