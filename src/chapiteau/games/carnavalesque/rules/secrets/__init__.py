"""Who may see what, who remembers what, and what an unseen card may be."""
