"""Broccoli, a collection of recipes."""
