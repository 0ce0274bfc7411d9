"""Laws of what the small web's shops sell."""
