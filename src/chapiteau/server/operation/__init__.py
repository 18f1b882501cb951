"""For whoever runs the house: health, metrics, logs, limits, shutdown."""
