"""Suites: folders of tasks with a name, a version and defaults."""
