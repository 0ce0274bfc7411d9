"""Chrome: pages of the phone's files, and what is around them."""
