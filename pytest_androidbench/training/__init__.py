"""What agents learn from recorded runs: experiences to be shown, rows to be trained on."""
