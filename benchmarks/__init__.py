"""Measures what the project promises about speed; nothing here decides a test."""
