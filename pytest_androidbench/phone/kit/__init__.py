"""What apps are built of, each once: dialogs, pickers, drawers, Markdown, people, writing."""
