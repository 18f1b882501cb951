"""Boxes that people make: read, played through by bots, kept, shared; what is in them is data."""
