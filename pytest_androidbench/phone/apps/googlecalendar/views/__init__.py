"""Schedule, hours and months."""
