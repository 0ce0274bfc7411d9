"""B-MoCA's agents: dual gestures by words, from lists of elements and pictures, with few shots."""
