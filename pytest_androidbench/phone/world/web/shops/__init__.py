"""Five shops as pages: what they have is in `world.shops`, how each shows it is here."""
