"""Who may speak to the phone: whose a connection is, and the tokens of console and live view."""
