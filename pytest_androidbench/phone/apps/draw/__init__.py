"""Simple Draw Pro: a sheet to draw on, and pictures made of it."""
