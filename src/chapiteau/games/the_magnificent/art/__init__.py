"""The drawings of The Magnificent."""
