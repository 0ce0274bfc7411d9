"""Everyday goals in eight popular apps: AndroidGen's own evaluation (arXiv 2504.19298)."""
