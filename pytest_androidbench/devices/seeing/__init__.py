"""From hierarchy dumps to observations."""
