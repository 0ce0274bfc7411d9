"""Texts as vectors, such that texts that mean much the same point the same way."""
