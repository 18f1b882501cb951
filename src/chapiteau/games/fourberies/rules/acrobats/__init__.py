"""7 The acrobats: what each does, and the windows in which they may perform."""
