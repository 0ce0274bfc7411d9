"""The screens and dialogs of settings."""
