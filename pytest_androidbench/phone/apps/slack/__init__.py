"""Slack: workspaces, channels, and what is written in them."""
