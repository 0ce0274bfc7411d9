"""File transfer over a device service, versions 1 and 2."""
