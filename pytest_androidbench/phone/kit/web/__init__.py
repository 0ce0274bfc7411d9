"""Web pages in apps: what shows one, what a page asks for, and what it may read."""
