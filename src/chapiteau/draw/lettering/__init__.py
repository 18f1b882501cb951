"""The typefaces of the house, and text that is measured before it is drawn."""
