"""Answers that are made once and given from memory."""
