"""Google Play Music."""
