"""Keyboards: one with keys, and one that types what broadcasts say."""
