"""Faults that a seed throws into a run, and what must be left of the run after them."""
