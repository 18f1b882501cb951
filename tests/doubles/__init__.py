"""Games with a mistake planted in them: the conformance checks must find every one."""
