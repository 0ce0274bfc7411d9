"""How rows and pages look."""
