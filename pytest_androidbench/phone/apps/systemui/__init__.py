"""Bars, shade, quick settings and the dialogs of the system."""
