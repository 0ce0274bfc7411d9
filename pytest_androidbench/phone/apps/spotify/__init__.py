"""Spotify: music of others, and what one makes of it."""
