"""The live channel: messages of a page, and frames sent to it."""
