"""A page that shows the phone to a person."""
