"""B-MoCA's later tasks: 131 are published, those on open apps and apps of the system are here."""
