"""Agents: what they must offer, the built-in ones, and how one is named and built."""
