"""The phone's programs, one file a family."""
