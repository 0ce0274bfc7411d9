"""What a settings page is made of, without widgets."""
