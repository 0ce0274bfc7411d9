"""What the suite popular_apps promises beside its tasks."""
