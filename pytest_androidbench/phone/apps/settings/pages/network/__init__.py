"""The network pages."""
