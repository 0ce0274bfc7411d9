"""Text messages, after Google's Messages."""
