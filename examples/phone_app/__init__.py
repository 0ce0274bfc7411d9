"""A small app for the simulated phone, made of the kit: five pages over a database."""
