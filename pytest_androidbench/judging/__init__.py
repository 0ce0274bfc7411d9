"""A model as a judge of recorded episodes: what it is told, asked, and how its words are read."""
