"""Agents that are programs of their own: command lines with places for what they are told."""
