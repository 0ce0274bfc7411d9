"""From decorated functions to test items, one for each cell."""
