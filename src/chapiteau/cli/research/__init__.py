"""Commands for research: the benchmark, and data sets."""
