"""The lab: what another box changes, found by games of bots, kept, and told."""
