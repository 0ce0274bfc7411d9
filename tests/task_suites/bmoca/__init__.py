"""What the suite bmoca promises beside its tasks."""
