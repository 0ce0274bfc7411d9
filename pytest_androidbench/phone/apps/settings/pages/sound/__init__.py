"""The sound pages."""
