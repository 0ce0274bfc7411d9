"""All pages of settings, by area."""
