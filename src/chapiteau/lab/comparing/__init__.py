"""Two boxes and the same deals: what differs, how sure that is, and the same in words."""
