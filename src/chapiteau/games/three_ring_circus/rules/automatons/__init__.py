"""12 Playing alone: what the Automatons have, and what they do."""
