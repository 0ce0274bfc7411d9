"""A suite in a package of its own: timers for the kitchen."""
