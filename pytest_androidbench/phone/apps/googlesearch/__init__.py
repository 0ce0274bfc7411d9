"""The Google app: a feed of stories, and the search."""
