"""The phone app: dial pad, call history, contacts, and the screen of a call."""
