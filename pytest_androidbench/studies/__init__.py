"""Studies: which params break an agent, and what they have that others lack."""
