"""The ways in which the calendar shows its events."""
