"""The apps pages."""
