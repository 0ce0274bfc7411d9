"""Mobile-agent benchmark tasks as pytest tests."""
