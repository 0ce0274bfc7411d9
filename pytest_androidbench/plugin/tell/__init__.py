"""Telling what became of the items: reports, progress, summary, exit status."""
