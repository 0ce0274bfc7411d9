"""What the phone says: found in its source, and kept translated in `.po` files."""
