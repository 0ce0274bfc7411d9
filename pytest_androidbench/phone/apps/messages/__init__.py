"""Text messages, after Simple SMS Messenger."""
