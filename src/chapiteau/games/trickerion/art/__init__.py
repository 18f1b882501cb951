"""The drawings of Trickerion's table."""
