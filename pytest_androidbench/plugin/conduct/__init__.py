"""Running the items: devices, attempts, verdicts, records."""
