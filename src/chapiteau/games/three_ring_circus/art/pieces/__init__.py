"""What lies on the table of 3 Ring Circus, each drawn by itself."""
