"""A small world of our own that apps show: people, and what they write, film, sing and know."""
