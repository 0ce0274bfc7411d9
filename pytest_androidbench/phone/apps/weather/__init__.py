"""The Weather Channel."""
