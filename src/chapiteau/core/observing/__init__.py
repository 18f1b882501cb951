"""What a seat observes, written into buffers: for learners, who ask often."""
