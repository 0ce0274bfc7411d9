"""Suites of tasks, one package each."""
