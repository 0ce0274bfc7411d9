"""Clipper: puts text on the clipboard, or reads it, when asked by a broadcast."""
