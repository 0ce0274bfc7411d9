"""The operating system: files, databases, settings, packages, windows, clock, snapshots."""
