"""Tries what no end notices against the tests that a suite names for it."""
