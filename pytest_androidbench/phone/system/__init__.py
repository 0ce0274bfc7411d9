"""The operating system: files, databases, settings, packages, windows, providers, clock, snapshots."""
