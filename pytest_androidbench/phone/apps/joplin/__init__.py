"""Joplin: notes and to-dos in Markdown, in notebooks, with tags, search and a trash."""
