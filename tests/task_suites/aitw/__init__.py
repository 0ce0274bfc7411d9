"""Laws of the suite aitw."""
