"""A small web: a table of hosts, and what pages of theirs say; texts and pages are our own."""
