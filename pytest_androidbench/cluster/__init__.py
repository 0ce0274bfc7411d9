"""A run on several machines: which cell goes where."""
