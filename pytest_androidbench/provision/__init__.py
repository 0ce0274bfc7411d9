"""Bringing a device into the state a suite starts from."""
