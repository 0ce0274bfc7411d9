"""M3A: an agent that sees the screen's picture, with and without marks, and a list of elements."""
