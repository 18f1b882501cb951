"""5 to 9: what characters do where they were placed."""
