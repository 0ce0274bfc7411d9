"""Mozilla's Firefox: tabs, a home page, history and bookmarks in places.sqlite."""
