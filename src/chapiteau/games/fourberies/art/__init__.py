"""How Fourberies looks: a baroque theatre whose persons are animals in masks and ruffs."""
