"""What the apps of Simple Mobile Tools have in common."""
