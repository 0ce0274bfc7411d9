"""The emulator console."""
