"""Bytes to and from a device: transports, its shell, its automation server."""
