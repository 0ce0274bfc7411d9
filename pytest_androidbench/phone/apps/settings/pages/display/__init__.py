"""The display pages."""
