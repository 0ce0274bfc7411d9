"""What people and machines are told about a run."""
