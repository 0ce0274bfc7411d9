"""Wikipedia: an encyclopaedia with a feed, reading lists and a reader."""
