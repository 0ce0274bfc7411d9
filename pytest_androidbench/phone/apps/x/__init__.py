"""X: posts, profiles, communities, messages."""
