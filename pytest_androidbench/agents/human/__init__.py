"""The agent that is a person at a page."""
