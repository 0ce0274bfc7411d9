"""Short programs that show how this is used; tests run them."""
