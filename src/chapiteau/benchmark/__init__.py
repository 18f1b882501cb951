"""A benchmark that can be cited: fixed tasks, and results that anybody can check."""
