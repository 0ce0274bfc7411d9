"""The system pages."""
