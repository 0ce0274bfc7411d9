"""Episodes: one agent in one cell, from the restored device to the record."""
