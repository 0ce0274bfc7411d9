"""The privacy pages."""
