"""What decides the exit status of a run beside its episodes: bars, a baseline, caps."""
