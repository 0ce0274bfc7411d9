"""The map of Liechtenstein: its data, how it is searched, routed on and drawn."""
