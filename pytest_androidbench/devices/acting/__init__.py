"""From actions to device commands."""
