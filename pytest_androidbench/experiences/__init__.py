"""What earlier runs taught, to be shown as examples: kept in a database, found by likeness."""
