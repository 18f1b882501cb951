"""What lies on the street: cards, carts, signs, and the grounds under them."""
