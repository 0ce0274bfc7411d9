"""Retro Music."""
