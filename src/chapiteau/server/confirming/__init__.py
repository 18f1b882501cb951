"""A box grows together: what owners read off their copies, what agrees, and the house's own box."""
