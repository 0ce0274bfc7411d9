"""A page that shows a device's screen to a person, live, and takes what the person does."""
