"""Typed access to the state of apps; the same code on every kind of device."""
