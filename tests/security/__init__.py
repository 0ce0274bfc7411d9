"""What must not get in, and what must not get out."""
