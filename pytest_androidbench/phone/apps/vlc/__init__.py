"""VLC, a player of films and songs."""
