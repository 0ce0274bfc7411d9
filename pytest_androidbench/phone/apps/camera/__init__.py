"""AOSP's camera."""
