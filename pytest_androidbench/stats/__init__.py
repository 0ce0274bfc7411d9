"""Pure statistics of episodes: numbers in, numbers out."""
