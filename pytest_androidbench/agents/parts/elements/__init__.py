"""What is on a screen, as texts in the forms of published agents."""
