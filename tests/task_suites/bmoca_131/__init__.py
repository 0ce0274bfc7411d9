"""What the suite bmoca_131 promises beside its tasks."""
