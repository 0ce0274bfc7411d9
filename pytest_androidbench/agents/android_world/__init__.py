"""Agents written for AndroidWorld, run unchanged: their environment and modules over a turn."""
