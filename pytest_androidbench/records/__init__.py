"""What is kept of an episode and of a run, and how it reaches the disk."""
