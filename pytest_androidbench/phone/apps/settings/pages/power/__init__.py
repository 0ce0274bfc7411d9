"""The power pages."""
