"""Films and songs, decoded in a process of their own: what they hold may come from anybody."""
